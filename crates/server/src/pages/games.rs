//! Lists of games: one's own, those with free seats, those to watch.

use maud::{Markup, html};
use tabletop::Phrase;

use super::{
    clock::away_until,
    home::table,
    shell::{Shell, site_bar, token},
    voice::Voice,
};
use crate::{
    frame::{ListFrame, Reader, TableLine, TableList},
    time_control::{DAY, MOST_AWAY},
};

/// The lists, in the order in which they are offered, one's own first, and what each is called.
const LISTS: [(TableList, &str); 6] = [
    (TableList::Owing, "page-your-turn"),
    (TableList::Running, "page-list-running"),
    (TableList::Past, "page-past"),
    (TableList::Open, "page-open-tables"),
    (TableList::Watchable, "page-list-watchable"),
    (TableList::Finished, "page-finished"),
];

/// A page of a list, with a search and the way to the other lists.
#[must_use]
pub fn games(list: &ListFrame, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let mut others = LISTS[3..].iter();
    let head = others.find(|(other, _)| *other == list.list);
    let head = voice.say(head.map_or("page-my-games", |(_, label)| label));
    let content = html! {
        (site_bar(voice, &address(list.list, "", 1)))
        main #frame .reading tabindex="-1" data-now=(voice.reader.now) {
            header.lead {
                h1 { (head) }
                form.search action="/games" method="get" role="search" {
                    input type="hidden" name="list" value=(list.list.name());
                    input name="q" type="search" value=(list.search) aria-label=(voice.say("page-search-games")) placeholder=(voice.say("page-search-games"));
                    button.button { (voice.say("page-search")) }
                }
                nav aria-label=(voice.say("page-lists")) {
                    ul.facts {
                        @for (other, label) in LISTS {
                            li {
                                a href=(address(other, &list.search, 1)) aria-current=[(other == list.list).then_some("page")] {
                                    (voice.say(label))
                                }
                            }
                        }
                    }
                }
            }
            section.tables.home {
                @if list.tables.is_empty() {
                    p.hint { (voice.say("page-list-none")) }
                } @else {
                    ul { @for line in &list.tables { (table(voice, line)) } }
                }
            }
            (turning(voice, list))
            @if list.list == TableList::Watchable {
                p.hint { (voice.say("page-wall-how")) " " a href="/wall" { (voice.say("page-wall")) } }
            }
            (away(voice, list))
        }
    };
    let title = Phrase::new("page-title-table").with("title", head.clone());
    Shell::new(voice, voice.say_phrase(&title), content)
        .showing(list.tables.iter().map(|line| &*line.game))
        .render()
}

/// Being away from all one's games over days at once.
fn away(voice: Voice<'_>, list: &ListFrame) -> Markup {
    let days = |line: &TableLine| line.clock.as_ref().is_some_and(|clock| !clock.is_live());
    let own = matches!(list.list, TableList::Owing | TableList::Running);
    html! {
        @if own && list.tables.iter().any(days) {
            details.away {
                summary { (voice.say("page-clock-away-all")) }
                p.hint { (voice.say("page-clock-away-all-how")) }
                form method="post" action="/away" {
                    (token(voice))
                    (away_until(voice, voice.reader.now + u64::from(MOST_AWAY) * DAY))
                }
                form method="post" action="/away" {
                    (token(voice))
                    button.button { (voice.say("page-clock-back")) }
                }
            }
        }
    }
}

/// The way to the pages before and after.
fn turning(voice: Voice<'_>, list: &ListFrame) -> Markup {
    let at = |page| address(list.list, &list.search, page);
    html! {
        p.onward {
            @if list.page > 1 {
                a.button href=(at(list.page - 1)) { (voice.say("page-newer")) }
            }
            @if list.more {
                a.button href=(at(list.page + 1)) { (voice.say("page-older")) }
            }
            a.button href="/" { (voice.say("page-all-tables")) }
        }
    }
}

/// The address of a page of a list.
fn address(list: TableList, search: &str, page: u32) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    query.append_pair("list", list.name());
    if !search.is_empty() {
        query.append_pair("q", search);
    }
    if page > 1 {
        query.append_pair("page", &page.to_string());
    }
    format!("/games?{}", query.finish())
}

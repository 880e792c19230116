//! Leader boards, and the page of somebody who stands on them.

use maud::{Markup, html};
use tabletop::Phrase;

use super::{
    circle,
    faces::face,
    home::when,
    profile,
    shell::{Shell, site_bar},
    voice::{Voice, signed},
};
use crate::frame::{
    LeaderFrame, LeaderRow, PlayerFrame, PlayerResult, RatingFrame, Reader, ResultSideFrame,
};

/// A leader board.
#[must_use]
pub fn ratings(board: &LeaderFrame, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let content = html! {
        (site_bar(voice, &address(board, |_| {})))
        main #frame .reading.ratings tabindex="-1" {
            header.lead {
                h1 { (voice.say("page-ratings")) }
                p { (voice.say("page-ratings-how")) }
                nav aria-label=(voice.say("page-games")) {
                    ul.facts {
                        @for (game, title) in &board.games {
                            li {
                                a href={ "/ratings?game=" (game) } aria-current=[(*game == board.game).then_some("page")] { (title) }
                            }
                        }
                    }
                }
                nav aria-label=(voice.say("page-ratings-which")) {
                    ul.facts { (which(voice, board)) }
                }
            }
            section.day.beside {
                div {
                    h2 { (board.title) }
                    @if board.rows.is_empty() {
                        p.hint { (voice.say(if board.friends { "page-ratings-none-friends" } else { "page-ratings-none" })) }
                    } @else {
                        (rows(voice, board))
                        p.hint { (voice.say("page-ratings-order")) }
                    }
                    (turning(voice, board))
                }
                (bots(voice, board))
            }
        }
    };
    let title = Phrase::new("page-title-ratings").with("title", board.title.clone());
    Shell::new(voice, voice.say_phrase(&title), content)
        .showing(std::iter::once(&*board.game))
        .render()
}

/// Which games count, and of when.
fn which(voice: Voice<'_>, board: &LeaderFrame) -> Markup {
    let counts = (2..=board.most).map(|count| {
        let label = Phrase::new("page-ratings-players").with("count", i64::from(count));
        (count, voice.say_phrase(&label))
    });
    let all = [(0, voice.say("page-ratings-all"))].into_iter();
    html! {
        @for (players, label) in all.chain(counts) {
            @let is_this = players == board.players;
            li { a href=(address(board, |to| to.players = players)) aria-current=[is_this.then_some("page")] { (label) } }
        }
        @for (week, label) in [(false, "page-ratings-ever"), (true, "page-ratings-week")] {
            @let is_this = week == board.week;
            li { a href=(address(board, |to| to.week = week)) aria-current=[is_this.then_some("page")] { (voice.say(label)) } }
        }
        @for (friends, label) in [(false, "page-ratings-everybody"), (true, "page-ratings-friends")] {
            @let is_this = friends == board.friends;
            li { a href=(address(board, |to| to.friends = friends)) aria-current=[is_this.then_some("page")] { (voice.say(label)) } }
        }
    }
}

/// Which part of which board an address names.
struct To {
    players: u8,
    week: bool,
    friends: bool,
    page: u32,
}

/// The address of another part: the first page of it, unless a page is named.
fn address(board: &LeaderFrame, change: impl FnOnce(&mut To)) -> String {
    let mut to = To {
        players: board.players,
        week: board.week,
        friends: board.friends,
        page: 1,
    };
    change(&mut to);
    let mut query = form_urlencoded::Serializer::new(String::new());
    query.append_pair("game", &board.game);
    if to.players > 0 {
        query.append_pair("players", &to.players.to_string());
    }
    if to.week {
        query.append_pair("week", "true");
    }
    if to.friends {
        query.append_pair("friends", "true");
    }
    if to.page > 1 {
        query.append_pair("page", &to.page.to_string());
    }
    format!("/ratings?{}", query.finish())
}

fn rows(voice: Voice<'_>, board: &LeaderFrame) -> Markup {
    html! {
        table.sheet-of-scores.results {
            thead { tr {
                th scope="col" { (voice.say("page-daily-place")) }
                th scope="col" { (voice.say("page-daily-who")) }
                th scope="col" { (voice.say("page-rating-head")) }
                th scope="col" { (voice.say("page-ratings-games")) }
                @if board.week { th scope="col" { (voice.say("page-ratings-change")) } }
            } }
            tbody {
                @for row in board.rows.iter().chain(&board.own) { (self::row(voice, board, row)) }
            }
        }
    }
}

fn row(voice: Voice<'_>, board: &LeaderFrame, row: &LeaderRow) -> Markup {
    html! {
        tr.you[row.you] {
            td { @if let Some(rank) = row.rank { (rank) } @else { "…" } }
            th scope="row" {
                @if let Some(player) = &row.player {
                    a href={ "/players/" (player) } { (row.name) }
                } @else {
                    (row.name)
                }
                @if row.you { " " span.tag { (voice.say("page-you")) } }
            }
            td { (rating(voice, row.rating)) }
            td { @if board.week { (row.week_games) } @else { (row.games) } }
            @if board.week { td { (signed(i32::try_from(row.week_gain).unwrap_or_default())) } }
        }
    }
}

/// A rating with its uncertainty.
pub(super) fn rating(voice: Voice<'_>, rating: RatingFrame) -> Markup {
    let words = Phrase::new("page-rating")
        .with("points", rating.points.to_string())
        .with("margin", rating.margin.to_string());
    html! {
        span.rating { (voice.say_phrase(&words)) }
        @if rating.provisional { " " span.tag { (voice.say("page-rating-provisional")) } }
    }
}

/// The rating of a level of bots, which is always the same.
pub(super) fn level(voice: Voice<'_>, rating: RatingFrame) -> String {
    let words = Phrase::new("page-rating-level").with("points", rating.points.to_string());
    voice.say_phrase(&words)
}

fn bots(voice: Voice<'_>, board: &LeaderFrame) -> Markup {
    html! {
        @if !board.bots.is_empty() {
            div {
                h2 { (voice.say("page-ratings-bots")) }
                table.sheet-of-scores.of-bots {
                    tbody {
                        @for bot in &board.bots {
                            tr {
                                th scope="row" { (face(&bot.level)) (voice.bot(&bot.level)) }
                                td { (bot.rating.points) }
                            }
                        }
                    }
                }
                p.hint { (voice.say("page-ratings-bots-how")) }
            }
        }
    }
}

/// The way to the pages before and after.
fn turning(voice: Voice<'_>, board: &LeaderFrame) -> Markup {
    html! {
        @if board.page > 1 || board.more {
            p.onward {
                @if board.page > 1 {
                    a.button href=(address(board, |to| to.page = board.page - 1)) { (voice.say("page-ratings-up")) }
                }
                @if board.more {
                    a.button href=(address(board, |to| to.page = board.page + 1)) { (voice.say("page-ratings-down")) }
                }
            }
        }
    }
}

/// Somebody's profile, ratings and rated games. `is_saved` says that the reader has just set who
/// may see it.
#[must_use]
pub fn player(player: &PlayerFrame, is_saved: bool, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let here = format!("/players/{}", player.player);
    let content = html! {
        (site_bar(voice, &here))
        main #frame .reading.ratings tabindex="-1" {
            header.lead {
                h1 { (player.name) @if player.you { " " span.tag { (voice.say("page-you")) } } }
                @if !player.you { (circle::about(voice, player.relation, &player.player, &player.name)) }
            }
            @match &player.profile {
                Some(shown) => section.day.beside { (profile::profile(voice, shown)) },
                None => (profile::nothing(voice, &player.name)),
            }
            @if !player.ratings.is_empty() { section.day.beside {
                div {
                    h2 { (voice.say("page-ratings")) }
                    (own(voice, player))
                }
                div {
                    h2 { (voice.say("page-player-games")) }
                    @if player.results.is_empty() {
                        p.hint { (voice.say("page-list-none")) }
                    } @else {
                        ol.games-played { @for result in &player.results { (self::result(voice, result)) } }
                    }
                    p.onward {
                        @if player.page > 1 {
                            a.button href={ (here) "?page=" (player.page - 1) } { (voice.say("page-newer")) }
                        }
                        @if player.more {
                            a.button href={ (here) "?page=" (player.page + 1) } { (voice.say("page-older")) }
                        }
                        a.button href="/ratings" { (voice.say("page-ratings-all-boards")) }
                    }
                }
            } }
            @if let Some(privacy) = &player.privacy { (profile::privacy(voice, privacy, is_saved)) }
            @if player.you { p.onward { a.button href="/friends" { (voice.say("page-friends")) } } }
        }
    };
    let title = Phrase::new("page-title-table").with("title", player.name.clone());
    Shell::new(voice, voice.say_phrase(&title), content)
        .showing(player.ratings.iter().map(|rating| &*rating.game))
        .render()
}

fn own(voice: Voice<'_>, player: &PlayerFrame) -> Markup {
    html! {
        table.sheet-of-scores.results {
            thead { tr {
                th scope="col" { (voice.say("page-ratings-games")) }
                th scope="col" { (voice.say("page-games")) }
                th scope="col" { (voice.say("page-rating-head")) }
            } }
            tbody {
                @for one in &player.ratings {
                    tr.you[one.players == 0] {
                        td { (one.games) }
                        th scope="row" {
                            @let to = format!("/ratings?game={}&players={}", one.game, one.players);
                            a href=(to) {
                                @if one.players == 0 {
                                    (one.title)
                                } @else {
                                    (voice.say_phrase(&Phrase::new("page-ratings-players").with("count", i64::from(one.players))))
                                }
                            }
                        }
                        td { (rating(voice, one.rating)) }
                    }
                }
            }
        }
    }
}

fn result(voice: Voice<'_>, result: &PlayerResult) -> Markup {
    html! {
        li.{ "game-" (result.game) } {
            p {
                a href={ "/t/" (result.table) } { b { (result.title) } }
                " " (when(result.ended))
            }
            ol.ranking {
                @for side in &result.sides { (self::side(voice, side)) }
            }
        }
    }
}

fn side(voice: Voice<'_>, side: &ResultSideFrame) -> Markup {
    html! {
        li.first[side.place == 1] value=(side.place) {
            span.place aria-hidden="true" { (side.place) }
            span.who {
                @match (&side.player, &side.bot) {
                    (Some(player), _) => a href={ "/players/" (player) } { (side.name) },
                    (None, Some(level)) => { (face(level)) (voice.bot(level)) },
                    (None, None) => {
                        @if side.name.is_empty() { (voice.say("page-someone")) } @else { (side.name) }
                    },
                }
            }
        }
    }
}

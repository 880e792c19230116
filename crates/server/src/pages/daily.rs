//! The game of the day: the reader's own, the results of all, and the promise of its dice.

use maud::{Markup, html};
use tabletop::Phrase;

use super::{
    shell::{Shell, site_bar, token},
    voice::{Voice, number, signed},
};
use crate::frame::{DayFrame, DayGameFrame, OwnGameFrame, Reader, ResultFrame, Stage};

/// The games of a day.
#[must_use]
pub fn daily(day: &DayFrame, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let address = if day.today {
        "/daily".to_owned()
    } else {
        format!("/daily?day={}", day.day)
    };
    let content = html! {
        (site_bar(voice, &address))
        main #frame .reading.day tabindex="-1" {
            header.lead {
                h1 { (voice.say("page-daily")) small { (day.day) } }
                @if day.today { p { (voice.say("page-daily-how")) } }
                p.hint { (voice.say("page-daily-order")) }
                (other_days(voice, day))
            }
            @for game in &day.games { (self::game(voice, day, game)) }
        }
    };
    let title = Phrase::new("page-title-daily").with("day", day.day.clone());
    Shell::new(voice, voice.say_phrase(&title), content)
        .showing(day.games.iter().map(|game| &*game.game))
        .render()
}

/// The way to other days.
fn other_days(voice: Voice<'_>, day: &DayFrame) -> Markup {
    html! {
        form.onward.days method="get" action="/daily" {
            a.button href={ "/daily?day=" (day.before) } { (voice.say("page-daily-before")) }
            @if !day.today {
                a.button href={ "/daily?day=" (day.next) } { (voice.say("page-daily-after")) }
            }
            label for="day" { (voice.say("page-daily-date")) }
            input #day name="day" type="date" required value=(day.day);
            button.button { (voice.say("page-daily-show")) }
        }
    }
}

fn game(voice: Voice<'_>, day: &DayFrame, game: &DayGameFrame) -> Markup {
    let head = format!("day-{}", game.game);
    html! {
        section.{ "game-" (game.game) } aria-labelledby=(head) {
            h2 #(head) { (game.title) }
            p.hint { (opponent(voice, game)) }
            (own(voice, day, game))
            div.beside {
                (results(voice, game))
                (compared(voice, game))
            }
            (promise(voice, day, game))
        }
    }
}

/// Against whom it is played.
fn opponent(voice: Voice<'_>, game: &DayGameFrame) -> String {
    match &game.bot {
        None => voice.say("page-daily-solo"),
        Some(bot) => {
            let bot = Phrase::new("page-daily-bot").with("level", voice.bot(bot));
            voice.say_phrase(&bot)
        }
    }
}

/// What the reader can do, or what came of it.
fn own(voice: Voice<'_>, day: &DayFrame, game: &DayGameFrame) -> Markup {
    let Some(own) = &game.own else {
        return html! { @if day.today { (begin(voice, game)) } };
    };
    let rank = |result: &ResultFrame| {
        let rank = Phrase::new("page-daily-rank")
            .with("rank", i64::from(result.rank))
            .with("count", i64::from(game.count));
        voice.say_phrase(&rank)
    };
    html! {
        @if let Some(result) = &own.result {
            p.own-rank { (rank(result)) }
        } @else if own.stage == Stage::Closed {
            p.hint { (voice.say("page-daily-closed")) }
        } @else if own.stage == Stage::Over || !day.today {
            p.hint { (voice.say("page-daily-late")) }
        }
        p.onward { (onward(voice, game, own)) }
    }
}

/// Where to go from the reader's own game.
fn onward(voice: Voice<'_>, game: &DayGameFrame, own: &OwnGameFrame) -> Markup {
    html! {
        @if own.stage == Stage::Over {
            a.button.strong href={ "/review/" (own.table) } { (voice.say("page-daily-review")) }
        } @else if !own.stage.is_ended() {
            a.button.strong href={ "/t/" (own.table) } { (voice.say("page-daily-continue")) }
        }
        @if let Some(best) = game.best.as_ref().filter(|best| **best != own.table) {
            a.button href={ "/replay/" (best) "?at=0" } { (voice.say("page-daily-best")) }
        }
    }
}

fn begin(voice: Voice<'_>, game: &DayGameFrame) -> Markup {
    html! {
        form.onward method="post" action={ "/daily/" (game.game) } {
            (token(voice))
            button.button.strong { (voice.say("page-daily-play")) }
        }
    }
}

/// The results, with the reader's own below where it is not among the best.
fn results(voice: Voice<'_>, game: &DayGameFrame) -> Markup {
    let own = game.own.as_ref().and_then(|own| own.result.as_ref());
    let below = own.filter(|_| !game.results.iter().any(|result| result.you));
    let hidden = game.results.iter().any(|result| result.table.is_none());
    html! {
        div {
            h3 { (voice.say("page-daily-results")) }
            @if game.results.is_empty() {
                p.hint { (voice.say("page-daily-none")) }
            } @else {
                table.sheet-of-scores.results {
                    thead { tr {
                        th scope="col" { (voice.say("page-daily-place")) }
                        th scope="col" { (voice.say("page-daily-who")) }
                        th scope="col" { (voice.say("page-daily-outcome")) }
                        th scope="col" { (voice.say("page-points-head")) }
                        th scope="col" { (voice.say("page-daily-margin")) }
                    } }
                    tbody { @for result in game.results.iter().chain(below) { (line(voice, result)) } }
                }
                @if hidden { p.hint { (voice.say("page-daily-hidden")) } }
            }
        }
    }
}

fn line(voice: Voice<'_>, result: &ResultFrame) -> Markup {
    let outcome = if result.won {
        "page-daily-won"
    } else {
        "page-daily-lost"
    };
    html! {
        tr.you[result.you] {
            td { (result.rank) }
            th scope="row" {
                @if let Some(table) = &result.table {
                    a href={ "/replay/" (table) "?at=0" } { (result.name) }
                } @else {
                    (result.name)
                }
                @if result.you { " " span.tag { (voice.say("page-you")) } }
            }
            td { (voice.say(outcome)) }
            td { (number(result.points)) }
            td { (signed(result.margin)) }
        }
    }
}

/// The reader's own game beside the best one.
fn compared(voice: Voice<'_>, game: &DayGameFrame) -> Markup {
    let last = game.compared.len().saturating_sub(1);
    html! {
        @if !game.compared.is_empty() {
            div {
                h3 { (voice.say("page-daily-beside")) }
                table.sheet-of-scores {
                    thead { tr {
                        th scope="col" { (voice.say("page-source")) }
                        th scope="col" { (voice.say("page-daily-mine")) }
                        th scope="col" { (voice.say("page-daily-top")) }
                    } }
                    tbody {
                        @for (n, row) in game.compared.iter().enumerate() {
                            tr.sum[n == last] {
                                th scope="row" { (row.label) }
                                td { (number(row.own)) }
                                td { (number(row.best)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The hash that was published before, the secret when the day is over, and the hash for the
/// next day.
fn promise(voice: Voice<'_>, day: &DayFrame, game: &DayGameFrame) -> Markup {
    let row = |key: &'static str, day: &str, text: &str| {
        let label = Phrase::new(key).with("day", day.to_owned());
        html! { div { dt { (voice.say_phrase(&label)) } dd { code { (text) } } } }
    };
    html! {
        details.numbers {
            summary { (voice.say("page-daily-fair")) }
            p { (voice.say("page-daily-fair-how")) }
            dl.dice {
                (row("page-daily-hash", &day.day, &game.commitment))
                @if let Some(secret) = &game.secret { (row("page-daily-seed", &day.day, secret)) }
                @if let Some(next) = &game.next_commitment {
                    (row("page-daily-hash", &day.next, next))
                }
            }
        }
    }
}

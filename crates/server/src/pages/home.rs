//! The shelf, and the tables there are.

use bots::BotKind;
use maud::{Markup, PreEscaped, html};
use tabletop::Phrase;

use super::{
    circle,
    clock::{countdown, label},
    faces::face,
    lesson::learn,
    puzzles::stars,
    shell::{Shell, site_bar, submission, token},
    voice::{Voice, names},
};
use crate::{
    frame::{DailyPuzzleFrame, GameFrame, HomeFrame, Reader, TableLine},
    seat_notes::written,
    time_control::TimeControl,
};

/// The first page.
#[must_use]
pub fn home(home: &HomeFrame, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let content = html! {
        (site_bar(voice, "/"))
        main #frame .home tabindex="-1" data-now=(voice.reader.now) {
            header.hero {
                (orrery())
                h1 { (voice.say("page-hero")) }
                p { (voice.say("page-hero-how")) }
                (name(voice))
            }
            @if !home.invitations.is_empty() { (circle::invitations(voice, &home.invitations)) }
            @if !home.mine.is_empty() { (mine(voice, &home.mine)) }
            section.shelf aria-label=(voice.say("page-games")) {
                @for game in &home.games { (self::game(voice, game, opponent(home))) }
            }
            @if let Some(line) = &home.evening { (evening(voice, line)) }
            div.of-the-day {
                (daily(voice))
                @if let Some(puzzle) = &home.puzzle { (self::puzzle(voice, puzzle)) }
            }
            @if home.open.is_empty() {
                section.tables {
                    h2 { (voice.say("page-open-tables")) }
                    p.hint { (voice.say("page-open-none")) }
                }
            } @else {
                (tables(voice, "open", "page-open-tables", &home.open))
            }
            p.ways {
                a.link href="/games?list=watchable" { (voice.say("page-list-watchable")) }
                @if home.asking > 0 { a.link href="/friends" { (friends(voice, home.asking)) } }
            }
            @if !home.past.is_empty() { (tables(voice, "past", "page-past", &home.past)) }
            @if !home.finished.is_empty() { (tables(voice, "finished", "page-finished", &home.finished)) }
            section.levels {
                h2 { (voice.say("page-how-bots-play")) }
                dl {
                    @for level in BotKind::LEVELS {
                        dt { (face(&level.to_string())) (voice.bot(&level.to_string())) }
                        dd { (voice.how(level)) }
                    }
                }
            }
        }
    };
    Shell::new(voice, voice.say("page-title-home"), content)
        .showing(home.games.iter().map(|game| &*game.id))
        .render()
}

/// The way to friends, with how many ask to be one.
fn friends(voice: Voice<'_>, asking: usize) -> String {
    match i64::try_from(asking) {
        Ok(0) | Err(_) => voice.say("page-friends"),
        Ok(count) => voice.say_phrase(&Phrase::new("page-friends-count").with("count", count)),
    }
}

/// The bot that one click plays against: an easy one for who has not played here.
fn opponent(home: &HomeFrame) -> BotKind {
    if home.mine.is_empty() && home.past.is_empty() {
        BotKind::Novice
    } else {
        BotKind::Greedy
    }
}

/// The planets of the house: decoration.
fn orrery() -> Markup {
    let orbits = [38, 66, 98, 134, 174];
    html! {
        svg.orrery viewBox="0 0 520 240" width="520" height="240" aria-hidden="true" {
            path.beam d="M120 240 L520 20 V72 L230 240z" {}
            path.two d="M276 240 L520 106 V118 L300 240z" {}
            @for r in orbits { circle.orbit cx="330" cy="120" r=(r) {} }
            path.arm d="M330 120L266 75M330 120L402 186M330 120L204 165M330 120L497 72" {}
            circle.sun cx="330" cy="120" r="22" {}
            circle.two cx="266" cy="75" r="9" {}
            circle.three cx="402" cy="186" r="14" {}
            circle.one cx="204" cy="165" r="11" {}
            circle.sun cx="497" cy="72" r="7" {}
        }
    }
}

/// The name the reader goes by, to change.
fn name(voice: Voice<'_>) -> Markup {
    html! {
        form.naming method="post" action="/name" {
            (token(voice))
            label for="name" { (voice.say("page-your-name")) }
            input #name name="name" required maxlength="24" autocomplete="nickname" value=(voice.reader.name);
            button.button { (voice.say("page-rename")) }
        }
    }
}

fn game(voice: Voice<'_>, game: &GameFrame, opponent: BotKind) -> Markup {
    html! {
        article.game.{ "game-" (game.id) } aria-labelledby={ "title-" (game.id) } {
            div.poster { (PreEscaped(&game.poster)) }
            div.about {
                h2 #{ "title-" (game.id) } { (game.title) }
                @if !game.about.is_empty() { p.pitch { (game.about) } }
                (facts(voice, game))
                (play_now(voice, game, opponent))
                p.credits { (game.credits) }
            }
        }
    }
}

/// How many play, how long it takes, how much there is to learn.
pub(super) fn facts(voice: Voice<'_>, game: &GameFrame) -> Markup {
    let players = Phrase::new("page-players-range")
        .with("least", i64::from(game.least))
        .with("most", i64::from(game.most));
    let players = voice.say_phrase(&players);
    let facts = [&players, &game.time, &game.weight];
    html! {
        ul.facts { @for fact in facts.into_iter().filter(|fact| !fact.is_empty()) { li { (fact) } } }
    }
}

/// The game of the day.
fn daily(voice: Voice<'_>) -> Markup {
    html! {
        section.daily aria-labelledby="daily-game" {
            h2 #daily-game { (voice.say("page-daily")) }
            p { (voice.say("page-daily-card")) }
            a.button.strong href="/daily" { (voice.say("page-daily-go")) }
        }
    }
}

/// The table of the evening.
fn evening(voice: Voice<'_>, line: &TableLine) -> Markup {
    html! {
        section.daily.evening.{ "game-" (line.game) } aria-labelledby="evening" {
            h2 #evening { (voice.say("page-evening")) }
            p {
                b { (line.title) } " "
                (voice.say_phrase(&Phrase::new("page-names").with("names", names(&line.names))))
                " " (looking(voice, line))
            }
            p.onward {
                a.button.strong href={ "/t/" (line.table) } { (voice.say("page-watch-game")) }
                a.link href="/wall" { (voice.say("page-wall")) }
            }
        }
    }
}

/// How many look on.
fn looking(voice: Voice<'_>, line: &TableLine) -> Markup {
    let looking = Phrase::new("page-looking").with("count", i64::from(line.looking));
    html! { @if line.looking > 0 { span.tag { (voice.say_phrase(&looking)) } } }
}

/// The puzzle of the day.
fn puzzle(voice: Voice<'_>, puzzle: &DailyPuzzleFrame) -> Markup {
    html! {
        section.daily.{ "game-" (puzzle.game) } aria-labelledby="daily" {
            h2 #daily { (voice.say("page-puzzle-daily")) }
            p { b { (puzzle.title) } " " (stars(voice, puzzle.difficulty)) }
            a.button.strong href={ "/puzzles/" (puzzle.game) "/" (puzzle.number) } { (voice.say("page-puzzle-ask")) }
        }
    }
}

/// One click to a table at which everybody sits already, and the way to all others.
fn play_now(voice: Voice<'_>, game: &GameFrame, opponent: BotKind) -> Markup {
    let level = opponent.to_string();
    html! {
        form.now method="post" action="/play-now" {
            (token(voice))
            (submission(voice))
            input type="hidden" name="game" value=(game.id);
            input type="hidden" name="bot" value=(level);
            (learn(voice, game))
            button.button.strong name="mode" value="bots" {
                (face(&level)) (voice.say("page-play-bots"))
            }
            a.button href={ "/new/" (game.id) } { (voice.say("page-new-table")) }
            p.ways {
                @if game.least == 1 {
                    button.link name="mode" value="solo" { (voice.say("page-play-solo")) }
                }
                button.link name="mode" value="screen" { (voice.say("page-play-screen")) }
                a.link href={ "/how-to-play/" (game.id) } { (voice.say("page-how-to-play")) }
                @if game.puzzles > 0 {
                    a.link href={ "/puzzles/" (game.id) } { (voice.say("page-puzzles")) }
                }
            }
        }
    }
}

/// The levels of bots one would play against.
pub(super) fn levels(voice: Voice<'_>) -> Markup {
    html! {
        @for level in BotKind::LEVELS {
            option value=(level) selected[level == BotKind::Greedy] { (voice.bot(&level.to_string())) }
        }
    }
}

/// The most games of one's own that stand before the shelf.
const OWN: usize = 6;

/// The games to go on with; where there are many, the shelf stays in sight.
fn mine(voice: Voice<'_>, lines: &[TableLine]) -> Markup {
    html! {
        section.tables.mine {
            h2 { (voice.say("page-continue")) }
            ul { @for line in lines.iter().take(OWN) { (table(voice, line)) } }
            @if lines.len() > OWN {
                p.ways { a.link href="/games" { (voice.say("page-my-games")) } }
            }
        }
    }
}

fn tables(voice: Voice<'_>, kind: &str, head: &'static str, lines: &[TableLine]) -> Markup {
    html! {
        section.tables.(kind) {
            h2 { (voice.say(head)) }
            ul { @for line in lines { (table(voice, line)) } }
        }
    }
}

pub(super) fn table(voice: Voice<'_>, line: &TableLine) -> Markup {
    let free = Phrase::new("page-free-seats").with("count", i64::from(line.free));
    html! {
        li.{ "game-" (line.game) }.turn[line.your_turn] {
            a href={ "/t/" (line.table) } {
                b {
                    (line.title)
                    @if line.rated { " " span.tag { (voice.say("page-rated-tag")) } }
                    " " (looking(voice, line))
                }
                span.names {
                    @if !line.names.is_empty() {
                        (voice.say_phrase(&Phrase::new("page-names").with("names", names(&line.names))))
                    }
                    @if let Some(control) = &line.clock { " " span.tag { (label(voice, control)) } }
                }
                span.state {
                    @if line.on_time {
                        (voice.say_phrase(&Phrase::new("page-wins-on-time").with("names", names(&line.winners))))
                    } @else if !line.winners.is_empty() {
                        (voice.say_phrase(&Phrase::new("page-won").with("names", names(&line.winners))))
                    } @else if line.your_turn {
                        (voice.say("page-your-turn"))
                        @if let (Some(due), Some(control)) = (line.due, &line.clock) { " · " (time_left(voice, due, control)) }
                    } @else if line.free > 0 {
                        (voice.say_phrase(&free))
                    } @else if !line.waiting.is_empty() {
                        (voice.say_phrase(&Phrase::new("page-to-play").with("names", names(&line.waiting))))
                    }
                }
                (when(line.updated))
            }
            @if !line.winners.is_empty() {
                p.ways {
                    a.link href={ "/replay/" (line.table) } { (voice.say("page-replay")) }
                    // A game without an end has no review.
                    @if !line.on_time { a.link href={ "/review/" (line.table) } { (voice.say("page-review")) } }
                }
            }
        }
    }
}

/// How much time is left, which the script counts on.
fn time_left(voice: Voice<'_>, due: u64, control: &TimeControl) -> Markup {
    let now = voice.reader.now;
    let short = due.saturating_sub(control.short());
    let live = control.is_live();
    html! {
        span.time.running.short[short <= now] role="timer" data-clock=(if live { "live" } else { "days" })
            data-from="0" data-due=(due) data-short=(short) title=(written(due)) {
            (countdown(voice, due.saturating_sub(now), live))
        }
    }
}

/// A moment in time, which the script tells relative to now.
pub(super) fn when(seconds: u64) -> Markup {
    let seconds = i64::try_from(seconds).unwrap_or(i64::MAX);
    let moment = jiff::Timestamp::from_second(seconds).unwrap_or(jiff::Timestamp::MAX);
    html! {
        time datetime=(moment.strftime("%Y-%m-%dT%H:%MZ")) { (moment.strftime("%Y-%m-%d")) }
    }
}

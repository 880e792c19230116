//! Tournaments: the list with the sheet for a new one, a tournament, and a league.

use maud::{Markup, html};
use tabletop::Phrase;

use super::{
    home::when,
    sheet_clock::preset,
    shell::{Shell, site_bar, token},
    voice::{Voice, names, number},
};
use crate::{
    frame::{
        LeagueFrame, Reader, RoundFrame, RoundTable, StandingRow, TournamentFrame, TournamentLine,
        TournamentStage, TournamentsFrame,
    },
    time_control::{PRESETS, TimeOut},
};

/// How much time there can be for a round, in minutes.
const TIMES: [(u32, &str); 7] = [
    (60, "page-tournament-hour"),
    (120, "page-tournament-hours"),
    (240, "page-tournament-evening"),
    (24 * 60, "page-tournament-day"),
    (3 * 24 * 60, "page-tournament-days"),
    (7 * 24 * 60, "page-tournament-week"),
    (14 * 24 * 60, "page-tournament-weeks"),
];

/// All tournaments.
#[must_use]
pub fn tournaments(all: &TournamentsFrame, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let content = html! {
        (site_bar(voice, "/tournaments"))
        main #frame .reading.tournaments tabindex="-1" {
            header.lead {
                h1 { (voice.say("page-tournaments")) }
                p { (voice.say("page-tournaments-how")) }
            }
            @let none = all.open.is_empty() && all.running.is_empty() && all.over.is_empty();
            @if none { p.hint { (voice.say("page-tournaments-none")) } }
            @for (head, lines) in [
                ("page-tournaments-open", &all.open),
                ("page-tournaments-running", &all.running),
                ("page-tournaments-over", &all.over),
            ] {
                @if !lines.is_empty() {
                    section.tables.home {
                        h2 { (voice.say(head)) }
                        ul { @for line in lines { (self::line(voice, line)) } }
                    }
                }
            }
            (new(voice, all))
        }
    };
    Shell::new(voice, voice.say("page-tournaments"), content).render()
}

fn line(voice: Voice<'_>, line: &TournamentLine) -> Markup {
    let people = Phrase::new("page-tournament-people").with("count", line.people as i64);
    html! {
        li {
            a href={ "/tournaments/" (line.tournament) } {
                b { (line.name) }
                span.names { (line.title) " · " (voice.say_phrase(&people)) }
                span.state {
                    @if !line.winners.is_empty() {
                        (voice.say_phrase(&Phrase::new("page-won").with("names", names(&line.winners))))
                    } @else {
                        (voice.say(stage(line.stage)))
                    }
                }
                (when(line.updated))
            }
        }
    }
}

const fn stage(stage: TournamentStage) -> &'static str {
    match stage {
        TournamentStage::Open => "page-tournament-open",
        TournamentStage::Running => "page-tournament-running",
        TournamentStage::Over => "page-tournament-over",
        TournamentStage::Cancelled => "page-tournament-cancelled",
    }
}

/// The sheet for a new tournament.
fn new(voice: Voice<'_>, all: &TournamentsFrame) -> Markup {
    html! {
        details.new-tournament {
            summary { (voice.say("page-tournament-new")) }
            form.fields method="post" action="/tournaments" {
                (token(voice))
                label { span { (voice.say("page-tournament-name")) } input name="name" required maxlength="60" autocomplete="off"; }
                label { span { (voice.say("page-tournament-game")) }
                    select name="game" {
                        @for (game, title) in &all.games { option value=(game) { (title) } }
                    }
                }
                label { span { (voice.say("page-tournament-group")) }
                    select name="group" {
                        @for group in [4, 3, 2] { option value=(group) { (group) } }
                    }
                }
                label { span { (voice.say("page-tournament-rounds")) } input name="rounds" type="number" min="1" max="12" value="3" required; }
                label { span { (voice.say("page-tournament-minutes")) }
                    select name="minutes" {
                        @for (minutes, label) in TIMES {
                            option value=(minutes) selected[minutes == 120] { (voice.say(label)) }
                        }
                    }
                }
                (clock(voice))
                label { span { (voice.say("page-tournament-league")) } input name="league" maxlength="60" autocomplete="off"; }
                label.check { input type="checkbox" name="last" value="yes" checked; span { (voice.say("page-tournament-last")) } }
                label.check { input type="checkbox" name="rated" value="yes"; span { (voice.say("page-tournament-rated")) } }
                p { button.button.strong { (voice.say("page-tournament-make")) } }
            }
        }
    }
}

/// Which clock the tables of a new tournament have, and what happens when it runs out.
fn clock(voice: Voice<'_>) -> Markup {
    html! {
        label { span { (voice.say("page-clock")) }
            select name="clock" {
                option value="none" { (voice.say("page-clock-none")) }
                @for (name, control) in &PRESETS { option value=(name) { (preset(voice, control)) } }
            }
        }
        label { span { (voice.say("page-tournament-time-out")) }
            select name="time-out" {
                option value="bot" { (voice.say("page-time-out-bot")) }
                option value="lose" { (voice.say("page-tournament-time-out-lose")) }
            }
        }
        p.hint { (voice.say("page-tournament-clock-how")) }
    }
}

/// A tournament.
#[must_use]
pub fn tournament(frame: &TournamentFrame, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let here = format!("/tournaments/{}", frame.tournament);
    let content = html! {
        (site_bar(voice, &here))
        main #frame .reading.tournaments tabindex="-1" {
            header.lead {
                h1 { (frame.name) }
                (facts(voice, frame))
                (own(voice, frame, &here))
            }
            @if !frame.standings.is_empty() {
                section {
                    h2 { (voice.say(if frame.stage == TournamentStage::Open { "page-tournament-signed" } else { "page-tournament-standings" })) }
                    (standings(voice, frame, &here))
                    @if frame.stage != TournamentStage::Open {
                        p.hint { (voice.say("page-tournament-ties")) }
                        p.onward { a.button href={ (here) "/results.csv" } download { (voice.say("page-tournament-csv")) } }
                    }
                }
            }
            @for round in &frame.drawn { (self::round(voice, round)) }
            @if frame.host { (host(voice, frame, &here)) }
            p.onward {
                a.button href="/tournaments" { (voice.say("page-tournaments")) }
                @if let Some((league, name)) = &frame.league {
                    a.button href={ "/leagues/" (league) } { (name) }
                }
            }
        }
    };
    // What is on changes by itself; the page is fetched again where there is no script too.
    Shell::new(voice, frame.name.clone(), content).render()
}

fn facts(voice: Voice<'_>, frame: &TournamentFrame) -> Markup {
    let count =
        |key, count: u32| voice.say_phrase(&Phrase::new(key).with("count", i64::from(count)));
    html! {
        ul.facts {
            li { (frame.title) }
            li { (voice.say(stage(frame.stage))) }
            li { (count("page-tournament-groups", frame.group.into())) }
            li { (count("page-tournament-of-rounds", frame.rounds.into())) }
            @if frame.last { li { (voice.say("page-tournament-final")) } }
            @if let Some(clock) = &frame.clock {
                li { (preset(voice, clock)) }
                li { (voice.say(match clock.time_out() {
                    TimeOut::Lose => "page-tournament-out-lose",
                    _ => "page-tournament-out-bot",
                })) }
            }
            @if frame.rated { li { (voice.say("page-rated")) } }
        }
    }
}

/// What the reader can do: sign up, go, or play.
fn own(voice: Voice<'_>, frame: &TournamentFrame, here: &str) -> Markup {
    html! {
        @if let Some(table) = &frame.own_table {
            p.onward { a.button.strong href={ "/t/" (table) } { (voice.say("page-tournament-play")) } }
        }
        @if frame.takes_part && matches!(frame.stage, TournamentStage::Open | TournamentStage::Running) {
            (act(voice, here, "withdraw", "button", &voice.say("page-tournament-withdraw"), None))
        } @else if frame.stage == TournamentStage::Open {
            p { (voice.say_phrase(&Phrase::new("page-tournament-as").with("name", voice.reader.name.clone()))) }
            (act(voice, here, "sign_up", "button strong", &voice.say("page-tournament-sign-up"), None))
        }
    }
}

fn act(
    voice: Voice<'_>,
    here: &str,
    act: &str,
    class: &str,
    label: &str,
    person: Option<usize>,
) -> Markup {
    html! {
        form.onward method="post" action=(here) {
            (token(voice))
            input type="hidden" name="act" value=(act);
            @if let Some(person) = person { input type="hidden" name="person" value=(person); }
            button class=(class) { (label) }
        }
    }
}

fn standings(voice: Voice<'_>, frame: &TournamentFrame, here: &str) -> Markup {
    let begun = frame.stage != TournamentStage::Open;
    let can_remove = frame.host
        && matches!(
            frame.stage,
            TournamentStage::Open | TournamentStage::Running
        );
    html! {
        table.sheet-of-scores.results {
            thead { tr {
                th scope="col" { @if begun { (voice.say("page-daily-place")) } }
                th scope="col" { (voice.say("page-daily-who")) }
                @if begun {
                    th scope="col" { (voice.say("page-points-head")) }
                    th scope="col" { (voice.say("page-tournament-opposition")) }
                    th scope="col" { (voice.say("page-tournament-wins")) }
                    th scope="col" { (voice.say("page-ratings-games")) }
                }
                @if can_remove { th scope="col" { span.unseen { (voice.say("page-tournament-remove")) } } }
            } }
            tbody {
                @for row in &frame.standings {
                    tr.you[row.you] {
                        td { @if begun { (row.rank) } }
                        th scope="row" {
                            (row.name)
                            @if row.you { " " span.tag { (voice.say("page-you")) } }
                            @if row.gone { " " span.tag { (voice.say("page-tournament-gone")) } }
                        }
                        @if begun { (results(voice, row)) }
                        @if can_remove {
                            td { @if !row.gone { (act(voice, here, "remove", "link", &voice.say("page-tournament-remove"), Some(row.person))) } }
                        }
                    }
                }
            }
        }
    }
}

fn results(voice: Voice<'_>, row: &StandingRow) -> Markup {
    html! {
        td { (row.points) }
        td { (voice.decimal(f64::from(row.opposition) / 100.0)) }
        td { (row.wins) }
        td {
            (row.games)
            @if row.byes > 0 {
                " " span.tag { (voice.say_phrase(&Phrase::new("page-tournament-bye").with("count", i64::from(row.byes)))) }
            }
        }
    }
}

fn round(voice: Voice<'_>, round: &RoundFrame) -> Markup {
    let head = Phrase::new("page-tournament-round").with("number", round.number as i64);
    html! {
        section.round {
            h2 { @if round.last { (voice.say("page-tournament-final")) } @else { (voice.say_phrase(&head)) } }
            @if !round.over {
                p.hint { (voice.say("page-tournament-until")) " " (until(round.deadline)) }
            }
            ul.round-tables { @for table in &round.tables { (self::table(voice, table)) } }
            @if !round.byes.is_empty() {
                p.hint { (voice.say_phrase(&Phrase::new("page-tournament-free").with("names", names(&round.byes)))) }
            }
        }
    }
}

/// When the time of a round is up, to the minute.
fn until(seconds: u64) -> Markup {
    let seconds = i64::try_from(seconds).unwrap_or(i64::MAX);
    let moment = jiff::Timestamp::from_second(seconds).unwrap_or(jiff::Timestamp::MAX);
    html! {
        time datetime=(moment.strftime("%Y-%m-%dT%H:%MZ")) { (moment.strftime("%Y-%m-%d %H:%M UTC")) }
    }
}

fn table(voice: Voice<'_>, table: &RoundTable) -> Markup {
    let over = table.sides.iter().all(|side| side.points.is_some());
    html! {
        li {
            ol.ranking {
                @for side in &table.sides {
                    li.first[side.place == Some(1)] {
                        span.place { @if let Some(place) = side.place { (place) } @else if over { "–" } }
                        span.who { (side.name) @if side.you { " " span.tag { (voice.say("page-you")) } } }
                        @if let Some(points) = side.points { b { (number(i32::try_from(points).unwrap_or_default())) } }
                    }
                }
            }
            a.link href={ "/t/" (table.table) } { (voice.say(if over { "page-tournament-see" } else { "page-watch-game" })) }
        }
    }
}

/// What the organiser can do.
fn host(voice: Voice<'_>, frame: &TournamentFrame, here: &str) -> Markup {
    html! {
        section.organiser {
            h2 { (voice.say("page-tournament-organiser")) }
            @if frame.stage == TournamentStage::Open {
                p { (voice.say("page-tournament-begin-how")) }
                (act(voice, here, "begin", "button strong", &voice.say("page-tournament-begin"), None))
            }
            @if matches!(frame.stage, TournamentStage::Open | TournamentStage::Running) {
                details {
                    summary { (voice.say("page-tournament-cancel")) }
                    p { (voice.say("page-tournament-cancel-how")) }
                    (act(voice, here, "cancel", "button danger", &voice.say("page-tournament-cancel"), None))
                }
            } @else {
                p.hint { (voice.say(stage(frame.stage))) }
            }
        }
    }
}

/// Several tournaments together.
#[must_use]
pub fn league(frame: &LeagueFrame, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let content = html! {
        (site_bar(voice, &format!("/leagues/{}", frame.league)))
        main #frame .reading.tournaments tabindex="-1" {
            header.lead {
                h1 { (frame.name) }
                p { (voice.say("page-league-how")) }
            }
            section {
                h2 { (voice.say("page-tournament-standings")) }
                table.sheet-of-scores.results {
                    thead { tr {
                        th scope="col" { (voice.say("page-daily-place")) }
                        th scope="col" { (voice.say("page-daily-who")) }
                        th scope="col" { (voice.say("page-points-head")) }
                        th scope="col" { (voice.say("page-tournaments")) }
                        th scope="col" { (voice.say("page-tournament-wins")) }
                    } }
                    tbody {
                        @for row in &frame.standings {
                            tr.you[row.you] {
                                td { (row.rank) }
                                th scope="row" { (row.name) @if row.you { " " span.tag { (voice.say("page-you")) } } }
                                td { (row.points) }
                                td { (row.tournaments) }
                                td { (row.wins) }
                            }
                        }
                    }
                }
            }
            section.tables.home {
                h2 { (voice.say("page-tournaments")) }
                ul { @for line in &frame.tournaments { (self::line(voice, line)) } }
            }
        }
    };
    Shell::new(voice, frame.name.clone(), content).render()
}

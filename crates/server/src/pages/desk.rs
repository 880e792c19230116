//! The pages of whoever runs the server.

use bots::BotKind;
use maud::{Markup, html};
use tabletop::Phrase;

use super::{
    home::when,
    shell::{Shell, site_bar, token},
    voice::Voice,
};
use crate::{
    admin::{BanInfo, SeatDetails, TableDetails, TableInfo},
    frame::{DeskContent, DeskFrame, FailingLine, PersonInfo, Reader, ReportLine},
    seat_notes::written,
};

/// The parts of the desk.
const PARTS: [(&str, &str); 5] = [
    ("reports", "page-desk-reports"),
    ("tables", "page-desk-tables"),
    ("people", "page-desk-people"),
    ("notices", "page-desk-notices"),
    ("bans", "page-desk-bans"),
];

/// The page that a link of the host leads to.
#[must_use]
pub fn enter_desk(code: &str, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let content = html! {
        (site_bar(voice, "/"))
        main #frame .reading.account tabindex="-1" {
            header.lead {
                h1 { (voice.say("page-desk")) }
                p { (voice.say("page-desk-enter-how")) }
            }
            form method="post" action={ "/host/enter/" (code) } {
                (token(voice))
                button.button.strong { (voice.say("page-desk-enter")) }
            }
        }
    };
    page(voice, content)
}

/// A page of the host.
#[must_use]
pub fn desk(desk: &DeskFrame, reader: &Reader) -> Markup {
    let voice = Voice::new(reader);
    let part = desk.content.name();
    let content = html! {
        (site_bar(voice, &format!("/host/{part}")))
        main #frame .reading.desk tabindex="-1" {
            header.lead {
                h1 { (voice.say("page-desk")) }
                nav aria-label=(voice.say("page-desk")) {
                    ul.facts {
                        @for (name, label) in PARTS {
                            li {
                                a href={ "/host/" (name) } aria-current=[(name == part).then_some("page")] {
                                    (voice.say(label))
                                    @if name == "reports" && desk.reports > 0 { " (" (desk.reports) ")" }
                                }
                            }
                        }
                    }
                }
                @if desk.is_done { p.done role="status" { (voice.say("page-desk-done")) } }
            }
            (content(voice, &desk.content))
            form method="post" action="/host/reports" {
                (token(voice))
                button.button name="act" value="sign-out" { (voice.say("page-desk-leave")) }
            }
        }
    };
    page(voice, content)
}

fn page(voice: Voice<'_>, content: Markup) -> Markup {
    let title = Phrase::new("page-title-table").with("title", voice.say("page-desk"));
    Shell::new(voice, voice.say_phrase(&title), content).render()
}

fn content(voice: Voice<'_>, content: &DeskContent) -> Markup {
    match content {
        DeskContent::Reports(list) => reports(voice, list),
        DeskContent::Tables { list, stage, one } => tables(voice, list, stage, one.as_deref()),
        DeskContent::People { search, list } => people(voice, search, list),
        DeskContent::Notices {
            waiting,
            late,
            failing,
        } => notices(voice, *waiting, *late, failing),
        DeskContent::Bans(list) => bans(voice, list),
    }
}

fn reports(voice: Voice<'_>, list: &[ReportLine]) -> Markup {
    html! {
        section {
            h2 { (voice.say("page-desk-reports")) }
            @if list.is_empty() { p.hint { (voice.say("page-desk-reports-none")) } }
            ul.people.reports { @for one in list { (report(voice, one)) } }
        }
    }
}

fn report(voice: Voice<'_>, one: &ReportLine) -> Markup {
    let who = Phrase::new("page-desk-report")
        .with("by", one.by.name.clone())
        .with("about", one.about.name.clone());
    html! {
        li {
            div.who {
                p { b { (voice.say_phrase(&who)) } " " (when(one.made)) }
                @if !one.said.is_empty() { blockquote { (one.said) } }
                @if !one.why.is_empty() { p { (one.why) } }
                p.hint { a href={ "/host/tables?table=" (one.table) } { (voice.say("page-desk-table")) " " (one.table) } }
            }
            form method="post" action="/host/reports" {
                (token(voice))
                input type="hidden" name="report" value=(one.id);
                button.button name="act" value="close-report" { (voice.say("page-desk-close-report")) }
            }
            (ban(voice, "reports", &one.id, &one.about))
        }
    }
}

/// Bans a person, or takes that back. `key` tells the fields of several forms apart.
fn ban(voice: Voice<'_>, part: &str, key: &str, who: &PersonInfo) -> Markup {
    html! {
        @if who.banned {
            form method="post" action={ "/host/" (part) } {
                (token(voice))
                input type="hidden" name="subject" value=(who.id);
                button.button name="act" value="unban" { (voice.say("page-desk-unban")) }
            }
        } @else {
            details.drastic {
                summary { (voice.say("page-desk-ban")) }
                form.signing method="post" action={ "/host/" (part) } {
                    (token(voice))
                    input type="hidden" name="subject" value=(who.id);
                    p { b { (who.name) } " " code { (who.id) } }
                    (ban_fields(voice, key))
                    p { button.button.danger name="act" value="ban" { (voice.say("page-desk-ban")) } }
                }
            }
        }
    }
}

/// For how long, and why.
fn ban_fields(voice: Voice<'_>, key: &str) -> Markup {
    html! {
        label for={ "days-" (key) } { (voice.say("page-desk-days")) }
        input #{ "days-" (key) } name="days" type="number" min="1" max="3650" inputmode="numeric";
        label for={ "why-" (key) } { (voice.say("page-desk-why")) }
        input #{ "why-" (key) } name="why" maxlength="200" autocomplete="off";
    }
}

fn tables(voice: Voice<'_>, list: &[TableInfo], stage: &str, one: Option<&TableDetails>) -> Markup {
    let stages = [
        ("", "page-desk-all"),
        ("waiting", "page-desk-waiting"),
        ("live", "page-desk-live"),
        ("finished", "page-desk-finished"),
        ("closed", "page-desk-closed"),
    ];
    html! {
        @if let Some(table) = one { (self::table(voice, table)) }
        section {
            h2 { (voice.say("page-desk-tables")) }
            ul.facts {
                @for (name, label) in stages {
                    li { a href={ "/host/tables?stage=" (name) } aria-current=[(name == stage).then_some("page")] { (voice.say(label)) } }
                }
            }
            @if list.is_empty() { p.hint { (voice.say("page-desk-none")) } }
            ul.people {
                @for table in list {
                    li {
                        a.who href={ "/host/tables?table=" (table.table) } { (table.game) " · " (table.names.join(", ")) }
                        span.tag { (stage_name(voice, &table.stage)) }
                        (when(table.updated))
                    }
                }
            }
        }
    }
}

/// A stage in words; the name of one that is not known.
fn stage_name(voice: Voice<'_>, stage: &str) -> String {
    match stage {
        "waiting" => voice.say("page-desk-waiting"),
        "live" | "playing" => voice.say("page-desk-live"),
        "finished" | "over" => voice.say("page-desk-finished"),
        "closed" => voice.say("page-desk-closed"),
        other => other.to_owned(),
    }
}

/// One table, with what can be done about it. Nothing here is a secret of a seat.
fn table(voice: Voice<'_>, table: &TableDetails) -> Markup {
    let moves = Phrase::new("page-desk-moves").with("count", table.actions as i64);
    let is_on = !matches!(&*table.stage, "closed" | "finished" | "over");
    html! {
        section.one {
            h2 { (voice.say("page-desk-table")) " " code { (table.table) } }
            p {
                (table.game) " · " (stage_name(voice, &table.stage)) " · " (voice.say_phrase(&moves))
                " · " a href={ "/t/" (table.table) } { (voice.say("page-back-to-table")) }
            }
            ul.people { @for seat in &table.seats { (self::seat(voice, table, seat, is_on)) } }
            @if !table.chat.is_empty() {
                h3 { (voice.say("page-chat")) }
                ul.said { @for line in &table.chat { li { b { (line.name) } " " (line.text) } } }
            }
            div.commands {
                @if is_on {
                    form method="post" action="/host/tables" {
                        (token(voice))
                        input type="hidden" name="table" value=(table.table);
                        button.button name="act" value="close" { (voice.say("page-desk-close-table")) }
                    }
                }
                (drastic(voice, "tables", "delete", "page-desk-delete-table", "page-desk-delete-how", ("table", &table.table)))
            }
        }
    }
}

fn seat(voice: Voice<'_>, table: &TableDetails, seat: &SeatDetails, is_on: bool) -> Markup {
    let number = Phrase::new("page-seat").with("number", i64::from(seat.seat));
    html! {
        li {
            span.who {
                (voice.say_phrase(&number)) " · " b { (seat.name) }
                @if let Some(visitor) = &seat.visitor { " " code { (visitor) } }
            }
            @if is_on && seat.visitor.is_some() {
                form method="post" action="/host/tables" {
                    (token(voice))
                    input type="hidden" name="table" value=(table.table);
                    input type="hidden" name="seat" value=(seat.seat);
                    input type="hidden" name="bot" value=(BotKind::Greedy);
                    button.button name="act" value="free" { (voice.say("page-desk-free")) }
                    button.button name="act" value="bot" { (voice.say("page-desk-bot")) }
                }
            }
        }
    }
}

/// Something that cannot be undone: it is asked twice.
fn drastic(
    voice: Voice<'_>,
    part: &str,
    act: &str,
    label: &'static str,
    how: &'static str,
    field: (&str, &str),
) -> Markup {
    html! {
        details.drastic {
            summary { (voice.say(label)) }
            form.signing method="post" action={ "/host/" (part) } {
                (token(voice))
                input type="hidden" name=(field.0) value=(field.1);
                p { (voice.say(how)) }
                label.check { input type="checkbox" name="sure" value="yes" required; (voice.say("page-delete-sure")) }
                p { button.button.danger name="act" value=(act) { (voice.say(label)) } }
            }
        }
    }
}

fn people(voice: Voice<'_>, search: &str, list: &[PersonInfo]) -> Markup {
    html! {
        section {
            h2 { (voice.say("page-desk-people")) }
            form.line.search method="get" action="/host/people" role="search" {
                input name="q" type="search" value=(search) aria-label=(voice.say("page-desk-search")) placeholder=(voice.say("page-desk-search"));
                button.button { (voice.say("page-search")) }
            }
            @if list.is_empty() { p.hint { (voice.say("page-desk-none")) } }
            ul.people {
                @for who in list {
                    li {
                        span.who {
                            b { (who.name) } " " code { (who.id) }
                            @if who.banned { " " span.tag { (voice.say("page-desk-banned")) } }
                            " " (when(who.seen))
                        }
                        (ban(voice, "people", &who.id, who))
                        (drastic(voice, "people", "erase", "page-desk-erase", "page-desk-erase-how", ("visitor", &who.id)))
                    }
                }
            }
        }
    }
}

fn notices(voice: Voice<'_>, waiting: u64, late: u64, failing: &[FailingLine]) -> Markup {
    let count = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    let counts = Phrase::new("page-desk-notices-waiting")
        .with("waiting", count(waiting))
        .with("late", count(late));
    html! {
        section {
            h2 { (voice.say("page-desk-notices")) }
            p { (voice.say_phrase(&counts)) }
            h3 { (voice.say("page-desk-failing")) }
            @if failing.is_empty() { p.hint { (voice.say("page-desk-failing-none")) } }
            ul.people {
                @for line in failing {
                    @let failed = Phrase::new("page-desk-failed").with("count", i64::from(line.failures));
                    li {
                        span.who { b { (line.name) } " · " (line.kind) }
                        span { (voice.say_phrase(&failed)) ": " code { (line.problem) } }
                        @if line.off { span.tag { (voice.say("page-desk-off")) } }
                    }
                }
            }
        }
    }
}

fn bans(voice: Voice<'_>, list: &[BanInfo]) -> Markup {
    html! {
        section {
            h2 { (voice.say("page-desk-bans")) }
            @if list.is_empty() { p.hint { (voice.say("page-desk-none")) } }
            ul.people {
                @for ban in list {
                    li {
                        span.who { code { (ban.subject) } " " (ban.why) }
                        span {
                            @match ban.until {
                                Some(until) => { (voice.say("page-desk-until")) " " (written(until.saturating_mul(1000))) }
                                None => (voice.say("page-desk-for-good")),
                            }
                        }
                        form method="post" action="/host/bans" {
                            (token(voice))
                            input type="hidden" name="subject" value=(ban.subject);
                            button.button name="act" value="unban" { (voice.say("page-desk-unban")) }
                        }
                    }
                }
            }
            h3 { (voice.say("page-desk-ban-new")) }
            form.signing method="post" action="/host/bans" {
                (token(voice))
                label for="subject" { (voice.say("page-desk-subject")) }
                input #subject name="subject" required maxlength="60" autocomplete="off" spellcheck="false";
                (ban_fields(voice, "new"))
                p { button.button.danger name="act" value="ban" { (voice.say("page-desk-ban")) } }
            }
        }
    }
}

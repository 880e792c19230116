//! The clocks of a table: what each player's row shows, what the table has settled, and what
//! can be done about it. The script counts on from what stands here.

use maud::{Markup, html};
use tabletop::Phrase;

use super::{
    icons::icon,
    shell::token,
    table::{Place, Scene},
    voice::Voice,
};
use crate::{
    clock_frame,
    daily::Day,
    frame::{SideClock, SideFrame, SideKind, Stage},
    seat_notes::written,
    time_control::{DAY, MINUTE, SECOND, TimeControl, TimeOut},
};

/// The clock in the row of a player.
pub(super) fn cell(scene: &Scene<'_>, side: &SideFrame) -> Markup {
    let Some((table, clock)) = shown(scene, side) else {
        return html! {};
    };
    let voice = scene.voice;
    let now = voice.reader.now;
    let live = table.is_live();
    let left = left(clock, now);
    let is_short = clock.short.is_some_and(|short| short <= now);
    let away = clock.away.filter(|away| *away > now);
    html! {
        // A turn of a game over days begins anew; only one that is on has a clock to show.
        @if away.is_none() && (live || clock.due.is_some() || clock.out) {
            span #{ "clock-" (side.seat) } .time.running[clock.due.is_some()].short[is_short].out[clock.out] role="timer"
                data-clock=(if live { "live" } else { "days" }) data-left=(clock.left)
                data-from=[clock.from] data-due=[clock.due] data-short=[clock.short] data-own[side.you]
                title=[clock.due.filter(|_| !live).map(written)] {
                (countdown(voice, left, live))
            }
        }
        @if clock.lost { span.tag { (voice.say("page-clock-lost")) } }
        @if let Some(away) = away {
            @let until = Phrase::new("page-clock-away").with("date", written(away));
            span.tag title=(voice.say_phrase(&until)) {
                span aria-hidden="true" { (voice.say("page-clock-away-tag")) }
                span.unseen { (voice.say_phrase(&until)) }
            }
        }
    }
}

/// The clock of a side, where it is to be seen.
fn shown<'a>(scene: &Scene<'a>, side: &'a SideFrame) -> Option<(&'a TimeControl, &'a SideClock)> {
    let table = scene.frame.clock.as_ref()?;
    let clock = side.clock.as_ref()?;
    (scene.is_live() && scene.frame.has_begun()).then_some((&table.control, clock))
}

/// Whether the rows of the players have a clock.
pub(super) fn has_cells(scene: &Scene<'_>) -> bool {
    scene
        .frame
        .sides
        .iter()
        .any(|side| shown(scene, side).is_some())
}

/// How much is left of a clock now.
fn left(clock: &SideClock, now: u64) -> u64 {
    let counted = clock.due.zip(clock.from);
    counted.map_or(clock.left, |(due, from)| due.saturating_sub(from.max(now)))
}

/// Time that is left, in a few characters.
pub(super) fn countdown(voice: Voice<'_>, left: u64, live: bool) -> String {
    let (days, hours) = (left / DAY, left % DAY / (60 * MINUTE));
    let (minutes, seconds) = (left % (60 * MINUTE) / MINUTE, left % MINUTE / SECOND);
    if live {
        return match left / (60 * MINUTE) {
            0 => format!("{minutes}:{seconds:02}"),
            hours => format!("{hours}:{minutes:02}:{seconds:02}"),
        };
    }
    let number = |number: u64| number.to_string();
    if days > 0 {
        pattern(voice, "page-clock-days", number(days), number(hours))
    } else {
        pattern(voice, "page-clock-hours", number(hours), number(minutes))
    }
}

/// How two units of time are written one after the other.
pub(super) fn pattern(voice: Voice<'_>, key: &'static str, large: String, small: String) -> String {
    let phrase = Phrase::new(key).with("large", large);
    voice.say_phrase(&phrase.with("small", small))
}

/// How much time everyone has, in a few words.
pub(super) fn label(voice: Voice<'_>, control: &TimeControl) -> String {
    voice.say_phrase(&clock_frame::label(control))
}

/// What stands above the question: that the clocks stand still, or who would like it.
pub(super) fn state(scene: &Scene<'_>) -> Markup {
    let (frame, voice) = (scene.frame, scene.voice);
    let Some(clock) = frame.clock.as_ref().filter(|_| scene.is_live()) else {
        return html! {};
    };
    let wants = |side: &&SideFrame| side.clock.as_ref().is_some_and(|clock| clock.wants_pause);
    let asking: Vec<&SideFrame> = frame.sides.iter().filter(wants).collect();
    let undecided = scene.own().any(|side| !wants(&side));
    html! {
        @if frame.stage == Stage::Playing && clock.paused {
            div.pause role="status" {
                p { (icon("clock")) (voice.say("page-clock-paused")) }
                @if scene.own().next().is_some() { (pause(scene, false)) }
            }
        } @else if frame.stage == Stage::Playing && !asking.is_empty() {
            div.pause role="status" {
                @for side in asking {
                    @let asks = Phrase::new("page-clock-asks").with("name", side.name.clone());
                    p { (icon("clock")) (voice.say_phrase(&asks)) }
                }
                @if scene.own().next().is_some() { (pause(scene, undecided)) }
            }
        }
    }
}

/// The button for a pause, or for going on.
fn pause(scene: &Scene<'_>, wanted: bool) -> Markup {
    let voice = scene.voice;
    html! {
        form method="post" action=(scene.to("pause")) data-live {
            (token(voice))
            input type="hidden" name="wanted" value=(wanted);
            button.button { (voice.say(if wanted { "page-clock-pause" } else { "page-clock-go-on" })) }
        }
    }
}

/// What the table has settled about time, and what can be done about it, in the menu.
pub(super) fn menu(scene: &Scene<'_>) -> Markup {
    let (frame, voice) = (scene.frame, scene.voice);
    let Some(clock) = frame.clock.as_ref().filter(|_| scene.place == Place::Table) else {
        return html! {};
    };
    let playing = frame.stage == Stage::Playing;
    let own: Vec<&SideFrame> = scene.own().collect();
    let wants = |side: &&SideFrame| side.clock.as_ref().is_some_and(|clock| clock.wants_pause);
    html! {
        button.plain type="button" popovertarget="clocks" title=(voice.say("page-clock")) {
            (icon("clock")) span.word { (voice.say("page-clock")) }
        }
        div #clocks .window popover role="dialog" aria-labelledby="clocks-head" {
            h2 #clocks-head { (voice.say("page-clock")) }
            p { b { (label(voice, &clock.control)) } }
            ul.rules { @for line in lines(voice, &clock.control) { li { (line) } } }
            @if playing && !own.is_empty() {
                p.hint { (voice.say("page-clock-pause-how")) }
                (pause(scene, !own.iter().all(wants)))
                @if let TimeControl::Days { .. } = clock.control { (away(scene, &own)) }
                @for side in frame.sides.iter().filter(|side| can_give(side)) {
                    (give(scene, side, &clock.control))
                }
            }
            p.buttons {
                button.button type="button" popovertarget="clocks" popovertargetaction="hide" { (voice.say("page-close")) }
            }
        }
    }
}

fn can_give(side: &SideFrame) -> bool {
    side.kind == SideKind::Person && side.clock.as_ref().is_some_and(|clock| clock.can_give)
}

/// What a time control means, line by line.
fn lines(voice: Voice<'_>, control: &TimeControl) -> Vec<String> {
    let count = |key, number: u16| Phrase::new(key).with("count", i64::from(number));
    let mut lines = match control {
        TimeControl::Live { bonus: 0, .. } => vec![Phrase::new("page-clock-live-how")],
        TimeControl::Live { bonus, .. } => vec![
            Phrase::new("page-clock-live-how"),
            count("page-clock-bonus-how", *bonus),
        ],
        TimeControl::Days { .. } => vec![Phrase::new("page-clock-turn-how")],
    };
    if let TimeControl::Days {
        working,
        holidays,
        away,
        ..
    } = control
    {
        if *working {
            lines.push(Phrase::new("page-clock-working-how"));
        }
        if !holidays.is_empty() {
            let days: Vec<String> = holidays.iter().map(ToString::to_string).collect();
            lines.push(Phrase::new("page-clock-holidays-are").with("days", days.join(", ")));
        }
        if *away > 0 {
            lines.push(count("page-clock-away-how", *away));
        }
    }
    lines.push(Phrase::new(match control.time_out() {
        TimeOut::Bot => "page-time-out-bot-how",
        TimeOut::Offer => "page-time-out-offer-how",
        TimeOut::Lose => "page-time-out-lose-how",
    }));
    lines.iter().map(|line| voice.say_phrase(line)).collect()
}

/// Being away for some days.
fn away(scene: &Scene<'_>, own: &[&SideFrame]) -> Markup {
    let voice = scene.voice;
    let now = voice.reader.now;
    let clock = own.iter().find_map(|side| side.clock.as_ref());
    let until = clock.and_then(|clock| clock.away.filter(|away| *away > now));
    let left = clock.map_or(0, |clock| clock.away_left) + until.map_or(0, |away| away - now);
    let days = Phrase::new("page-clock-away-left").with("count", (left / DAY) as i64);
    html! {
        form.away method="post" action=(scene.to("away")) data-live {
            (token(voice))
            @if let Some(until) = until {
                @let until = Phrase::new("page-clock-away").with("date", written(until));
                p { (voice.say_phrase(&until)) }
            }
            p.hint { (voice.say_phrase(&days)) }
            @if left >= MINUTE { (away_until(voice, now + left)) }
        }
        @if until.is_some() {
            form method="post" action=(scene.to("away")) data-live {
                (token(voice))
                button.button { (voice.say("page-clock-back")) }
            }
        }
    }
}

/// The field for the last day of an absence.
pub(super) fn away_until(voice: Voice<'_>, latest: u64) -> Markup {
    html! {
        label.field {
            span { (voice.say("page-clock-away-until")) }
            input name="until" type="date" required min=(Day::of(voice.reader.now)) max=(Day::of(latest));
            button.button { (voice.say("page-clock-away-go")) }
        }
    }
}

/// Giving time to somebody else.
fn give(scene: &Scene<'_>, side: &SideFrame, control: &TimeControl) -> Markup {
    let voice = scene.voice;
    let key = if control.is_live() {
        "page-clock-give-minutes"
    } else {
        "page-clock-give-day"
    };
    let give = Phrase::new(key).with("name", side.name.clone());
    html! {
        form method="post" action=(scene.to("give-time")) data-live {
            (token(voice))
            input type="hidden" name="seat" value=(side.seat);
            button.button { (voice.say_phrase(&give)) }
        }
    }
}

//! The clock on the sheet for a new game: ready-made ones in the words that people know, and
//! one's own.

use maud::{Markup, html};
use tabletop::Phrase;

use super::{sheet::Sheet, voice::Voice};
use crate::time_control::{
    MOST_AWAY, MOST_BONUS, MOST_DAYS, MOST_MINUTES, PRESETS, TimeControl, USUAL_AWAY,
};

/// How many days away the sheet offers.
const AWAY: [u16; 5] = [0, 7, USUAL_AWAY, 30, MOST_AWAY];

impl Sheet<'_> {
    /// Which clock, and what belongs to it.
    pub(super) fn clock(&self) -> Markup {
        let voice = self.voice;
        let ready = PRESETS.iter().map(|(name, control)| {
            let how = match control {
                TimeControl::Live { .. } => "page-clock-live-preset-how",
                TimeControl::Days { .. } => "page-clock-days-preset-how",
            };
            (*name, preset(voice, control), voice.say(how))
        });
        let none = (
            "none",
            voice.say("page-clock-none"),
            voice.say("page-clock-none-how"),
        );
        let own = [
            ("live", "page-clock-own-live", "page-clock-own-live-how"),
            ("days", "page-clock-own-days", "page-clock-own-days-how"),
        ];
        let own = own.map(|(value, label, how)| (value, voice.say(label), voice.say(how)));
        html! {
            fieldset.option.clocks {
                legend { (voice.say("page-clock")) }
                div.values {
                    @for (value, label, how) in [none].into_iter().chain(ready).chain(own) {
                        (self.radio("clock", "none", value, &label, &how))
                    }
                }
            }
            div.clock-live {
                (self.number("clock-minutes", "page-clock-minutes", "20", 1, MOST_MINUTES))
                (self.number("clock-bonus", "page-clock-seconds", "15", 0, MOST_BONUS))
            }
            div.clock-days {
                (self.number("clock-days", "page-clock-days-each", "2", 1, MOST_DAYS))
            }
            div.clock-any-days {
                label.check {
                    input type="checkbox" name="clock-working" value="yes" checked[self.field("clock-working", "") == "yes"];
                    span { b { (voice.say("page-clock-working")) } " " span.how { (voice.say("page-clock-working-how")) } }
                }
                label.field {
                    span { (voice.say("page-clock-away-most")) }
                    @let chosen = self.field("clock-away", "14");
                    select name="clock-away" {
                        @for days in AWAY {
                            @let count = Phrase::new("page-clock-days-count").with("count", i64::from(days));
                            option value=(days) selected[chosen == days.to_string()] { (voice.say_phrase(&count)) }
                        }
                    }
                }
                label.field {
                    span { (voice.say("page-clock-holidays")) }
                    input name="clock-holidays" value=(self.field("clock-holidays", "")) maxlength="500"
                        placeholder="2030-12-24 2030-12-31" autocomplete="off";
                }
                p.hint { (voice.say("page-clock-utc")) }
            }
            div.clock-any { (self.time_out()) }
        }
    }

    fn time_out(&self) -> Markup {
        let values = [
            ("bot", "page-time-out-bot", "page-time-out-bot-how"),
            ("offer", "page-time-out-offer", "page-time-out-offer-how"),
            ("lose", "page-time-out-lose", "page-time-out-lose-how"),
        ];
        self.choose("page-time-out", "time-out", &values)
    }

    fn number(
        &self,
        name: &str,
        label: &'static str,
        usual: &str,
        least: u16,
        most: u16,
    ) -> Markup {
        html! {
            label.field {
                span { (self.voice.say(label)) }
                input type="number" name=(name) min=(least) max=(most) value=(self.field(name, usual));
            }
        }
    }

    /// What the chosen clock is called; nothing without one.
    pub(super) fn chosen_clock(&self) -> Option<String> {
        let chosen = self.field("clock", "none");
        match chosen {
            "none" => None,
            "live" => Some(self.voice.say("page-clock-own-live")),
            "days" => Some(self.voice.say("page-clock-own-days")),
            _ => {
                let preset = PRESETS.iter().find(|(name, _)| *name == chosen)?;
                Some(self::preset(self.voice, &preset.1))
            }
        }
    }
}

/// A ready-made clock by the name that people know.
pub(super) fn preset(voice: Voice<'_>, control: &TimeControl) -> String {
    match control {
        TimeControl::Live { minutes, bonus, .. } => {
            let live = Phrase::new("page-clock-live-named");
            let live = live.with("minutes", i64::from(*minutes));
            voice.say_phrase(&live.with("seconds", i64::from(*bonus)))
        }
        TimeControl::Days { days, .. } => {
            let days = Phrase::new("page-clock-per-turn").with("count", i64::from(*days));
            voice.say_phrase(&days)
        }
    }
}

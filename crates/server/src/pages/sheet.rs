//! Setting up a game: who plays, by which rules, and one button.
//!
//! Everything is a radio button with a line of explanation, so that the sheet works
//! without the script; the script only keeps the summary up to date.

use std::collections::BTreeMap;

use bots::BotKind;
use maud::{Markup, PreEscaped, html};
use tabletop::Phrase;

use super::{
    Notice,
    faces::face,
    hands,
    home::facts,
    lesson::learn,
    ratings,
    shell::{Shell, site_bar, submission, token},
    voice::{Voice, mark},
};
use crate::{
    frame::{GameFrame, OptionFrame, PresetFrame, Reader},
    naming::LONGEST_NAME,
};

/// What stands in the fields of the sheet.
pub type Fields = BTreeMap<String, String>;

/// The sheet of a game, as it is filled in.
#[must_use]
pub fn sheet(
    game: &GameFrame,
    filled: &Fields,
    notice: Option<&Notice>,
    reader: &Reader,
) -> Markup {
    let voice = Voice::new(reader);
    let sheet = Sheet {
        game,
        filled,
        voice,
    };
    let title = Phrase::new("page-title-new").with("title", game.title.clone());
    let content = html! {
        (site_bar(voice, &format!("/new/{}", game.id)))
        main #frame .setup tabindex="-1" { (sheet.content(notice)) }
    };
    Shell::new(voice, voice.say_phrase(&title), content)
        .of(&game.id)
        .render()
}

pub(super) struct Sheet<'a> {
    game: &'a GameFrame,
    filled: &'a Fields,
    pub voice: Voice<'a>,
}

/// One of several values of a field.
struct Value<'a> {
    value: &'a str,
    label: String,
    how: &'a str,
    picture: Markup,
}

impl Sheet<'_> {
    /// What a field says; `usual` where it says nothing.
    pub fn field<'a>(&'a self, name: &str, usual: &'a str) -> &'a str {
        self.filled.get(name).map_or(usual, String::as_str)
    }

    fn content(&self, notice: Option<&Notice>) -> Markup {
        let (game, voice) = (self.game, self.voice);
        html! {
            header.intro {
                div.poster { (PreEscaped(&game.poster)) }
                div {
                    h1 { (game.title) }
                    p { (game.about) }
                    (facts(voice, game))
                    (learn(voice, game))
                }
            }
            @if let Some(notice) = notice { p.refused role="alert" { (notice.text) } }
            @if !game.presets.is_empty() {
                nav.presets aria-label=(voice.say("page-presets")) {
                    @for preset in &game.presets { (self.preset(preset)) }
                }
            }
            form #setup method="post" action="/tables" {
                (token(voice))
                (submission(voice))
                input type="hidden" name="game" value=(game.id);
                h2 { (voice.say("page-players")) }
                ol.chairs { @for seat in 1..=game.most { (self.chair(seat)) } }
                @let options = game.options.iter().filter(|option| !option.values.is_empty());
                @if game.options.iter().any(|option| !option.values.is_empty()) { h2 { (voice.say("page-game-rules")) } }
                @for option in options { (self.option(option)) }
                h2 { (voice.say("page-this-table")) }
                (self.rated())
                (self.clock())
                (self.hints())
                (self.who_may())
                (self.who_watches())
                @if game.secrets { (self.open_hands()) }
                footer.start {
                    p #summary aria-live="polite" data-pair=(self.pair("%o", "%v")) { (self.summary()) }
                    button.button.strong {
                        span.alone { (voice.say("page-start-game")) }
                        span.inviting { (voice.say("page-open-table")) }
                    }
                }
            }
        }
    }

    fn preset(&self, preset: &PresetFrame) -> Markup {
        let name = match &*preset.key {
            "first" => "page-preset-first",
            "standard" => "page-preset-standard",
            _ => "page-preset-everything",
        };
        let chosen = self.field("preset", "") == preset.key;
        html! {
            a href={ "/new/" (self.game.id) "?preset=" (preset.key) } aria-current=[chosen.then_some("true")] {
                b { (self.voice.say(name)) } span { (preset.how) }
            }
        }
    }

    /// A seat: its colour, and who sits there.
    fn chair(&self, seat: u8) -> Markup {
        let voice = self.voice;
        let number = Phrase::new("page-seat").with("number", i64::from(seat));
        let usual = self.game.colours.get(usize::from(seat) - 1);
        html! {
            li.chair.{ "seat-" (seat) } {
                p.number {
                    span.mark aria-hidden="true" { (mark(seat)) } (voice.say_phrase(&number))
                }
                @if let Some((usual, _)) = usual {
                    fieldset.swatches {
                        legend.unseen { (self.pair(&voice.say_phrase(&number), &voice.say("page-colour"))) }
                        @for (colour, label) in &self.game.colours {
                            @let name = format!("colour-{seat}");
                            label.swatch.{ "colour-" (colour) } title=(label) {
                                input type="radio" name=(name) value=(colour) checked[self.field(&name, usual) == colour];
                                span.unseen { (label) }
                            }
                        }
                    }
                }
                @if seat == 1 {
                    label.you {
                        span.tag { (voice.say("page-you")) }
                        span.unseen { (voice.say("page-your-name")) }
                        input name="name" required maxlength=(LONGEST_NAME) autocomplete="nickname" value=(self.field("name", &voice.reader.name));
                    }
                } @else { (self.sitters(seat)) }
            }
        }
    }

    /// Who can sit on a seat that is not the reader's.
    fn sitters(&self, seat: u8) -> Markup {
        let voice = self.voice;
        let number = Phrase::new("page-seat").with("number", i64::from(seat));
        let name = format!("seat-{seat}");
        let plain = |value, key| Value {
            value,
            label: voice.say(key),
            how: "",
            picture: html! {},
        };
        let levels = BotKind::LEVELS.map(|level| {
            let level = level.to_string();
            let rating = self.game.ratings.get(&level);
            let rating = rating.map(|rating| ratings::level(voice, *rating));
            (level, rating.unwrap_or_default())
        });
        let bots = levels.iter().map(|(level, rating)| Value {
            value: level,
            label: voice.level(level),
            how: rating,
            picture: face(level),
        });
        let people = [
            plain("none", "page-nobody"),
            plain("open", "page-for-people"),
            plain("here", "page-this-screen"),
        ];
        let values: Vec<Value<'_>> = people.into_iter().chain(bots).collect();
        html! {
            fieldset.sitters {
                legend.unseen { (voice.say_phrase(&number)) }
                @for value in &values { (self.value(&name, "none", value)) }
            }
        }
    }

    fn option(&self, option: &OptionFrame) -> Markup {
        let name = format!("set-{}", option.key);
        html! {
            fieldset.option {
                legend { (option.label) }
                @if !option.how.is_empty() { p.hint { (option.how) } }
                div.values {
                    @for (value, label) in &option.values {
                        (self.value(&name, &option.default, &Value {
                            value,
                            label: label.clone(),
                            how: option.hows.get(value).map_or("", String::as_str),
                            picture: html! {},
                        }))
                    }
                }
            }
        }
    }

    /// A radio button with its name and its line.
    fn value(&self, name: &str, usual: &str, value: &Value<'_>) -> Markup {
        html! {
            label.value {
                input type="radio" name=(name) value=(value.value) checked[self.field(name, usual) == value.value];
                (value.picture)
                span { b { (value.label) } @if !value.how.is_empty() { " " span.how { (value.how) } } }
            }
        }
    }

    /// A radio button of these words.
    pub fn radio(&self, name: &str, usual: &str, value: &str, label: &str, how: &str) -> Markup {
        let picture = html! {};
        let label = label.to_owned();
        self.value(
            name,
            usual,
            &Value {
                value,
                label,
                how,
                picture,
            },
        )
    }

    pub fn choose(
        &self,
        legend: &'static str,
        name: &str,
        values: &[(&str, &'static str, &'static str)],
    ) -> Markup {
        let voice = self.voice;
        html! {
            fieldset.option {
                legend { (voice.say(legend)) }
                div.values {
                    @for (value, label, how) in values {
                        (self.value(name, values[0].0, &Value {
                            value,
                            label: voice.say(label),
                            how: &voice.say(how),
                            picture: html! {},
                        }))
                    }
                }
            }
        }
    }

    fn rated(&self) -> Markup {
        let values = [
            ("no", "page-rated-no", "page-rated-no-how"),
            ("yes", "page-rated-yes", "page-rated-yes-how"),
        ];
        self.choose("page-rated", "rated", &values)
    }

    fn hints(&self) -> Markup {
        let values = [
            ("auto", "page-hints-auto", "page-hints-auto-how"),
            ("yes", "page-hints-on", "page-hints-on-how"),
            ("no", "page-hints-off", "page-hints-off-how"),
        ];
        self.choose("page-hints", "hints", &values)
    }

    fn who_may(&self) -> Markup {
        let values = [
            ("yes", "page-anyone", "page-anyone-how"),
            ("no", "page-invited", "page-invited-how"),
        ];
        html! { div.joining { (self.choose("page-who-may", "open", &values)) } }
    }

    fn who_watches(&self) -> Markup {
        let values = [
            ("auto", "page-watch-auto", "page-watch-auto-how"),
            ("everyone", "page-watch-everyone", "page-watch-everyone-how"),
            ("invited", "page-watch-invited", "page-watch-invited-how"),
            ("nobody", "page-watch-nobody", "page-watch-nobody-how"),
        ];
        self.choose("page-watch", "watch", &values)
    }

    /// After which time those who watch may see all hands.
    fn open_hands(&self) -> Markup {
        let voice = self.voice;
        let chosen = self.field("open-hands", "no");
        let usual = ["no".to_owned()].into_iter();
        let values = usual.chain(hands::DELAYS.map(|minutes| minutes.to_string()));
        html! {
            fieldset.option.open-hands {
                legend { (voice.say("page-hands")) }
                p.hint { (voice.say("page-hands-how")) }
                div.values {
                    @for value in values {
                        label.value {
                            input type="radio" name="open-hands" value=(value) checked[chosen == value];
                            span { b { (hands::delay(voice, &value)) } }
                        }
                    }
                }
            }
        }
    }

    /// Who plays, and what is not as usual. The script says the same when something is
    /// changed.
    fn summary(&self) -> String {
        let voice = self.voice;
        let mut parts = vec![self.field("name", &voice.reader.name).to_owned()];
        for seat in 2..=self.game.most {
            match self.field(&format!("seat-{seat}"), "none") {
                "none" => {}
                "open" => parts.push(voice.say("page-for-people")),
                "here" => parts.push(voice.say("page-this-screen")),
                level => parts.push(voice.level(level)),
            }
        }
        parts.extend(self.chosen_clock());
        for option in &self.game.options {
            let chosen = self.field(&format!("set-{}", option.key), &option.default);
            let label = option.values.iter().find(|(value, _)| value == chosen);
            if let Some((_, label)) = label.filter(|_| chosen != option.default) {
                parts.push(self.pair(&option.label, label));
            }
        }
        parts.join(" · ")
    }

    /// An option and its value.
    fn pair(&self, option: &str, value: &str) -> String {
        let pair = Phrase::new("page-pair").with("option", option.to_owned());
        self.voice.say_phrase(&pair.with("value", value.to_owned()))
    }
}

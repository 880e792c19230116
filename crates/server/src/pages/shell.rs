//! What is around every page.

use maud::{DOCTYPE, Markup, html};
use words::Language;

use super::{
    clock::pattern,
    icons::{icon, sign},
    voice::Voice,
};
use crate::assets::{MAIN, SCRIPTS};

/// The sign of the house for the browser's tab. It is in the page, so that no
/// request is needed for it.
const ICON: &str = "data:image/svg+xml,\
    %3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' r\
    x='6' fill='%2317181c'/%3E%3Cg fill='none' stroke='%23f5f1e8' stroke-opacity='.6'%3E%3Ccircle cx\
    ='16' cy='16' r='8.5'/%3E%3Ccircle cx='16' cy='16' r='13'/%3E%3C/g%3E%3Ccircle cx='16' cy='16' r\
    ='4.5' fill='%23d8402c'/%3E%3Ccircle cx='22' cy='10' r='2.6' fill='%23f5f1e8'/%3E%3Ccircle cx='4\
    .7' cy='22.4' r='2' fill='%23e0a526'/%3E%3C/svg%3E";

/// A whole page around its content.
pub(super) struct Shell<'a> {
    voice: Voice<'a>,
    title: String,
    game: Option<&'a str>,
    shown: Vec<&'a str>,
    again: Option<u32>,
    wall: bool,
    onward: Option<&'a str>,
    content: Markup,
}

impl<'a> Shell<'a> {
    pub fn new(voice: Voice<'a>, title: String, content: Markup) -> Self {
        Self {
            voice,
            title,
            game: None,
            shown: Vec::new(),
            again: None,
            wall: false,
            onward: None,
            content,
        }
    }

    /// The same page with the look of a game.
    pub fn of(self, game: &'a str) -> Self {
        Self {
            game: Some(game),
            ..self
        }
    }

    /// The same page with drawings of games.
    pub fn showing(self, games: impl Iterator<Item = &'a str>) -> Self {
        Self {
            shown: games.collect(),
            ..self
        }
    }

    /// The same page, fetched again after so many seconds where there is no script.
    pub fn again(self, seconds: Option<u32>) -> Self {
        Self {
            again: seconds,
            ..self
        }
    }

    /// The same page for a screen on a wall, where nobody touches anything.
    pub fn on_a_wall(self, wall: bool) -> Self {
        Self { wall, ..self }
    }

    /// The same page, from which the browser goes on to another address by itself.
    pub fn leading_to(self, address: &'a str) -> Self {
        Self {
            onward: Some(address),
            ..self
        }
    }

    pub fn render(&self) -> Markup {
        let voice = self.voice;
        let assets = &voice.reader.assets;
        let game = self.game.map(|game| format!("game-{game}"));
        let wall = self.wall.then(|| "wall".to_owned());
        let settings = &voice.reader.settings;
        let set = settings.iter().next().map(|_| settings.as_json());
        let body: Vec<String> = game.into_iter().chain(wall).collect();
        let body = Some(body.join(" ")).filter(|body| !body.is_empty());
        html! {
            (DOCTYPE)
            html lang=(voice.reader.speaker.language().code()) data-theme=(settings.get("theme").unwrap_or("auto"))
                data-likes=[set] {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                    meta name="color-scheme" content="light dark";
                    @if let Some(seconds) = self.again { noscript { meta http-equiv="refresh" content=(seconds); } }
                    @if let Some(address) = self.onward { meta http-equiv="refresh" content={ "0;url=" (address) }; }
                    title { (self.title) }
                    link rel="icon" href=(ICON) type="image/svg+xml";
                    link rel="stylesheet" href={ (assets) "/orrery.css" };
                    @for game in self.game.iter().chain(&self.shown) {
                        link rel="stylesheet" href={ (assets) "/" (game) ".css" };
                    }
                    @for (module, _) in SCRIPTS.iter().filter(|(module, _)| *module != MAIN) {
                        link rel="modulepreload" href={ (assets) "/" (module) };
                    }
                    script type="module" src={ (assets) "/" (MAIN) } blocking="render" {}
                }
                body class=[body] {
                    a.skip href="#frame" { (voice.say("page-skip")) }
                    (self.content)
                    (self.announcements())
                }
            }
        }
    }

    /// Where the script announces things, and the words for it.
    fn announcements(&self) -> Markup {
        let voice = self.voice;
        html! {
            div #live .unseen aria-live="polite" {}
            div #notice .notice role="status"
                data-lost=(voice.say("page-lost"))
                data-reconnecting=(voice.say("page-reconnecting"))
                data-copied=(voice.say("page-copied"))
                data-final=(voice.say("page-last-round"))
                data-all=(voice.say("page-all-choices"))
                data-possible=(voice.say("page-leads-here"))
                data-short=(voice.say("page-clock-short"))
                data-days=(pattern(voice, "page-clock-days", "%l".to_owned(), "%s".to_owned()))
                data-hours=(pattern(voice, "page-clock-hours", "%l".to_owned(), "%s".to_owned())) {}
            // What it tells is the name of what it points at, which is read out anyway.
            div #tip .tip role="tooltip" aria-hidden="true" hidden {}
            div #link .notice.quiet role="status" {}
        }
    }
}

/// The pages that every page beside the table leads to.
const PLACES: [(&str, &str); 7] = [
    ("/", "page-home"),
    ("/games", "page-my-games"),
    ("/tournaments", "page-tournaments"),
    ("/friends", "page-friends"),
    ("/ratings", "page-ratings"),
    ("/notices", "page-notices"),
    ("/me", "page-profile"),
];

/// The bar of the pages beside the table; `back` is the address of the page.
pub(super) fn site_bar(voice: Voice<'_>, back: &str) -> Markup {
    let path = back.split('?').next().unwrap_or(back);
    html! {
        header.bar.site {
            a.brand href="/" { (sign()) span { (voice.say("page-brand")) } }
            nav.places aria-label=(voice.say("page-places")) {
                @for (place, name) in PLACES {
                    a.plain href=(place) aria-current=[(place == path).then_some("page")] { (voice.say(name)) }
                }
            }
            div.controls { (language(voice, back)) (theme(voice)) }
        }
    }
}

/// The switch of the language; `back` is the page to return to.
pub(super) fn language(voice: Voice<'_>, back: &str) -> Markup {
    let spoken = voice.reader.speaker.language();
    html! {
        form.languages method="post" action="/language" aria-label=(voice.say("page-language")) {
            (token(voice))
            input type="hidden" name="back" value=(back);
            @for language in Language::ALL {
                button.plain name="lang" value=(language.code()) lang=(language.code())
                    title=(language.name()) aria-current=[(language == spoken).then_some("true")] {
                    (language.code()) span.unseen { " " (language.name()) }
                }
            }
        }
    }
}

/// The switch between light and dark, which the script works.
pub(super) fn theme(voice: Voice<'_>) -> Markup {
    html! {
        button.plain.scripted #theme type="button" aria-label=(voice.say("page-theme"))
            data-auto=(voice.say("page-theme-auto"))
            data-light=(voice.say("page-theme-light"))
            data-dark=(voice.say("page-theme-dark")) {
            (icon("theme")) span.word { (voice.say("page-theme")) }
        }
    }
}

/// The hidden field by which what is sent twice is recognised.
pub(super) fn submission(voice: Voice<'_>) -> Markup {
    html! { input type="hidden" name="submission" value=(voice.reader.page_id); }
}

/// The hidden field against forged forms.
pub(super) fn token(voice: Voice<'_>) -> Markup {
    html! { input type="hidden" name="token" value=(voice.reader.form_token); }
}

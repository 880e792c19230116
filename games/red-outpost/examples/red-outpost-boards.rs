//! Writes boards of games in progress as pages to look at:
//! `cargo run -p orrery-red-outpost --example red-outpost-boards -- FOLDER`.

use std::{env, fs, path::Path};

use red_outpost::{RedOutpost, state::State};
use tabletop::{Dice, Draw, Game, Options, Quiet, Seat, Words};
use words::{Language, Speaker};

const BOX: &str = include_str!("../box.toml");
const NAMES: [&str; 4] = ["Anastasia", "Leo", "Маша", "Guillermo del Toro"];

struct Shown {
    file: &'static str,
    players: u8,
    cards: &'static str,
    seed: u64,
    /// How many random answers were given.
    answers: usize,
    language: Language,
    theme: &'static str,
}

#[rustfmt::skip]
const SHOWN: [Shown; 8] = [
    Shown { file: "two-early", players: 2, cards: "off", seed: 3, answers: 14, language: Language::En, theme: "light" },
    Shown { file: "four-late", players: 4, cards: "on", seed: 5, answers: 60, language: Language::En, theme: "light" },
    Shown { file: "three-es", players: 3, cards: "on", seed: 9, answers: 33, language: Language::Es, theme: "light" },
    Shown { file: "solo-fr", players: 1, cards: "off", seed: 4, answers: 22, language: Language::Fr, theme: "light" },
    Shown { file: "four-mid", players: 4, cards: "off", seed: 8, answers: 19, language: Language::Fr, theme: "light" },
    Shown { file: "two-lunch", players: 2, cards: "on", seed: 21, answers: 12, language: Language::Es, theme: "light" },
    Shown { file: "four-dark", players: 4, cards: "on", seed: 11, answers: 50, language: Language::Es, theme: "dark" },
    Shown { file: "solo-dark", players: 1, cards: "off", seed: 6, answers: 9, language: Language::En, theme: "dark" },
];

fn main() {
    let folder = env::args().nth(1).expect("name a folder");
    let write = |file: &str, html: String| {
        let path = Path::new(&folder).join(file).with_extension("html");
        fs::write(path, html).expect("the folder can be written to");
    };
    for shown in SHOWN {
        let (game, state) = played(&shown);
        let names = NAMES.map(String::from);
        let speak = speaker(shown.language).with_names(names.to_vec());
        let view = game.view(&state, Some(Seat(0)));
        let svg = game.svg(&view, &names, &speak);
        write(shown.file, page(shown.theme, "", &svg));
    }
    let poster = RedOutpost::poster(&speaker(Language::En));
    write("poster", page("light", "svg{width:600px}", &poster));
}

fn speaker(language: Language) -> Speaker {
    let words = RedOutpost::locale(language.code()).expect("the game speaks it");
    Speaker::new(language, &[words])
}

fn played(shown: &Shown) -> (RedOutpost, State) {
    let options = [("tokens", "random"), ("cards", shown.cards)];
    let options: Options = options
        .map(|(key, value)| (key.to_string(), value.to_string()))
        .into();
    let game = RedOutpost::open(BOX, shown.players, &options).expect("the box opens");
    let mut state = game.start(Dice::from_seed(shown.seed), &mut Quiet);
    let mut dice = Dice::from_seed(shown.seed + 1);
    let mut list = Vec::new();
    for _ in 0..shown.answers {
        let Some(seat) = game.to_act(&state).lowest() else {
            break;
        };
        game.actions(&state, seat, &mut list);
        let action = list[dice.below(list.len() as u32) as usize];
        game.apply(&mut state, seat, action, &mut Quiet);
    }
    (game, state)
}

fn page(theme: &str, more: &str, svg: &str) -> String {
    format!(
        "<!doctype html><html data-theme=\"{theme}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><style>{}\
         body{{margin:0;background:var(--ground)}}{more}</style>\
         <body class=\"game-red-outpost\">{svg}</body></html>",
        RedOutpost::STYLE
    )
}

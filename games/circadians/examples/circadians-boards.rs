//! Writes boards of games in progress as pages to look at:
//! `cargo run -p orrery-circadians --example circadians-boards -- FOLDER`.

use std::{env, fs, path::Path};

use circadians::{Circadians, state::State};
use tabletop::{Dice, Draw, Game, Options, Quiet, Seat, Words};
use words::{Language, Speaker};

const BOX: &str = include_str!("../box.toml");
const NAMES: [&str; 4] = ["Anastasia", "Leo", "Маша", "Guillermo del Toro"];

struct Shown {
    file: &'static str,
    players: u8,
    edition: &'static str,
    seed: u64,
    /// How many answers were given.
    answers: usize,
    /// Who looks.
    seat: Option<Seat>,
    language: Language,
    theme: &'static str,
}

#[rustfmt::skip]
const SHOWN: [Shown; 8] = [
    Shown { file: "four-leaders", players: 4, edition: "second", seed: 3, answers: 0, seat: Some(Seat(0)), language: Language::En, theme: "light" },
    Shown { file: "four-plan", players: 4, edition: "second", seed: 3, answers: 12, seat: Some(Seat(0)), language: Language::En, theme: "light" },
    Shown { file: "two-mid", players: 2, edition: "second", seed: 5, answers: 90, seat: Some(Seat(1)), language: Language::Es, theme: "light" },
    Shown { file: "three-first", players: 3, edition: "first", seed: 9, answers: 150, seat: Some(Seat(2)), language: Language::Fr, theme: "light" },
    Shown { file: "solo-late", players: 1, edition: "second", seed: 4, answers: 120, seat: Some(Seat(0)), language: Language::En, theme: "light" },
    Shown { file: "four-dark", players: 4, edition: "second", seed: 11, answers: 200, seat: Some(Seat(0)), language: Language::Es, theme: "dark" },
    Shown { file: "solo-dark", players: 1, edition: "first", seed: 6, answers: 40, seat: Some(Seat(0)), language: Language::Fr, theme: "dark" },
    Shown { file: "watching", players: 4, edition: "second", seed: 8, answers: 9999, seat: None, language: Language::En, theme: "dark" },
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
        let view = game.view(&state, shown.seat);
        let svg = game.svg(&view, &names, &speak);
        write(shown.file, page(shown.theme, "", &svg));
    }
    let poster = Circadians::poster(&speaker(Language::En));
    write("poster", page("light", "svg{width:600px}", &poster));
}

fn speaker(language: Language) -> Speaker {
    let words = Circadians::locale(language.code()).expect("the game speaks it");
    Speaker::new(language, &[words])
}

fn played(shown: &Shown) -> (Circadians, State) {
    let options = [("edition", shown.edition)];
    let options: Options = options
        .map(|(key, value)| (key.to_string(), value.to_string()))
        .into();
    let game = Circadians::open(BOX, shown.players, &options).expect("the box opens");
    let mut state = game.start(Dice::from_seed(shown.seed), &mut Quiet);
    let mut dice = Dice::from_seed(shown.seed + 1);
    let mut list = Vec::new();
    for _ in 0..shown.answers {
        let Some(seat) = game.owing(&state).lowest() else {
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
         <body class=\"game-circadians\">{svg}</body></html>",
        Circadians::STYLE
    )
}

//! Writes boards of games in progress as pages to look at:
//! `cargo run -p orrery-kosmonavts --example kosmonavts-boards -- FOLDER`.

use std::{env, fs, path::Path};

use kosmonavts::{Kosmonavts, state::State, step::Action};
use tabletop::{Advice, Dice, Draw, Game, Options, Quiet, Seat, Words};
use words::{Language, Speaker};

const BOX: &str = include_str!("../box.toml");
const NAMES: [&str; 4] = ["Anastasia", "Leo", "Маша", "Guillermo del Toro"];

struct Shown {
    file: &'static str,
    players: u8,
    mode: &'static str,
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
    Shown { file: "four-placing", players: 4, mode: "basic", seed: 3, answers: 4, seat: Some(Seat(0)), language: Language::En, theme: "dark" },
    Shown { file: "four-orders", players: 4, mode: "basic", seed: 5, answers: 150, seat: Some(Seat(0)), language: Language::En, theme: "dark" },
    Shown { file: "four-late", players: 4, mode: "basic", seed: 8, answers: 420, seat: Some(Seat(1)), language: Language::Es, theme: "dark" },
    Shown { file: "two-light", players: 2, mode: "advanced", seed: 4, answers: 120, seat: Some(Seat(0)), language: Language::Fr, theme: "light" },
    Shown { file: "three-light", players: 3, mode: "basic", seed: 9, answers: 200, seat: Some(Seat(2)), language: Language::En, theme: "light" },
    Shown { file: "keeping", players: 3, mode: "advanced", seed: 6, answers: 9, seat: Some(Seat(0)), language: Language::En, theme: "dark" },
    Shown { file: "colours", players: 4, mode: "basic", seed: 6, answers: 10, seat: Some(Seat(0)), language: Language::En, theme: "dark" },
    Shown { file: "watching", players: 4, mode: "advanced", seed: 11, answers: 9999, seat: None, language: Language::En, theme: "dark" },
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
    let poster = Kosmonavts::poster(&speaker(Language::En));
    write("poster", page("light", "svg{width:600px}", &poster));
}

fn speaker(language: Language) -> Speaker {
    let words = Kosmonavts::locale(language.code()).expect("the game speaks it");
    Speaker::new(language, &[words])
}

/// A game in which sensible advice is followed where there is any, and chance else.
fn played(shown: &Shown) -> (Kosmonavts, State) {
    let options = Options::from([("mode".to_string(), shown.mode.to_string())]);
    let game = Kosmonavts::open(BOX, shown.players, &options).expect("the box opens");
    let mut state = game.start(Dice::from_seed(shown.seed), &mut Quiet);
    let mut dice = Dice::from_seed(shown.seed + 1);
    let mut list = Vec::new();
    for answer in 0.. {
        // The viewer's own order is drafted, not given.
        let acting = game.to_act(&state);
        let turn = shown.seat.filter(|&seat| acting.contains(seat));
        let Some(seat) = turn.or_else(|| acting.lowest()) else {
            break;
        };
        game.actions(&state, seat, &mut list);
        let drafts = list.iter().any(|action| matches!(action, Action::Burn(_)));
        if answer >= shown.answers
            && (drafts && Some(seat) == shown.seat || answer > shown.answers + 60)
        {
            let order = game.view(&state, Some(seat)).order;
            if order.cubes().len() < 2 {
                let burns: Vec<Action> = list
                    .iter()
                    .copied()
                    .filter(|action| matches!(action, Action::Burn(_)))
                    .collect();
                if !burns.is_empty() {
                    let burn = burns[dice.below(burns.len() as u32) as usize];
                    game.apply(&mut state, seat, burn, &mut Quiet);
                    continue;
                }
            }
            break;
        }
        if answer >= shown.answers && shown.answers < 20 {
            break;
        }
        let view = game.view(&state, Some(seat));
        let advised = game.advise(&view, seat, &list);
        let by_chance = list[dice.below(list.len() as u32) as usize];
        let action = advised.unwrap_or(by_chance);
        game.apply(&mut state, seat, action, &mut Quiet);
    }
    (game, state)
}

fn page(theme: &str, more: &str, svg: &str) -> String {
    format!(
        "<!doctype html><html data-theme=\"{theme}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><style>\
         :root{{color-scheme:{theme}}}{}\
         body{{margin:0;background:var(--ground)}}{more}</style>\
         <body class=\"game-kosmonavts\">{svg}</body></html>",
        Kosmonavts::STYLE
    )
}

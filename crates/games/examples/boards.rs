//! Writes boards of games in progress as pages to look at, in all languages and both themes:
//! `cargo run -p orrery-games --example boards -- FOLDER [GAME]`.

use std::{env, fs, path::Path};

use catalog::{BotKind, DynGame, Limits, Match, Referee};
use tabletop::{Dice, Options, Seat};
use words::{Language, Speaker};

/// Names that are short, long and not Latin.
const NAMES: [&str; 4] = ["Anastasia", "Leo", "Маша", "Guillermo del Toro"];
/// Which moments are drawn, in hundredths of a game.
const MOMENTS: [usize; 4] = [4, 35, 75, 100];
const THEMES: [&str; 2] = ["light", "dark"];

fn main() {
    let mut args = env::args().skip(1);
    let folder = args.next().expect("name a folder");
    let wanted = args.next();
    let write = |file: &str, html: String| {
        let path = Path::new(&folder).join(file).with_extension("html");
        fs::write(path, html).expect("the folder can be written to");
    };
    let catalog = games::catalog();
    let is_wanted = |entry: &&dyn DynGame| wanted.as_ref().is_none_or(|id| id == entry.info().id);
    for entry in catalog.games().filter(is_wanted) {
        let id = entry.info().id;
        for players in entry.info().players.clone() {
            let options = Options::new();
            let referee = entry.open(None, players, &options).expect("the box opens");
            let game = play(&*referee, u64::from(players));
            for (n, percent) in MOMENTS.into_iter().enumerate() {
                let language = Language::ALL[(n + usize::from(players)) % Language::ALL.len()];
                let theme = THEMES[(n + usize::from(players)) % THEMES.len()];
                let names = NAMES.map(String::from).to_vec();
                let speaker = speaker(entry, language).with_names(names.clone());
                let moment = &game[(game.len() - 1) * percent / 100];
                let board = moment.svg(Some(Seat(0)), &names, &speaker);
                let file = format!("{id}-{players}-{percent}-{language}");
                write(&file, page(entry, theme, "", &board));
            }
        }
        let poster = entry.poster(&speaker(entry, Language::En));
        let page = page(entry, "light", "svg{width:600px}", &poster);
        write(&format!("{id}-poster"), page);
    }
}

fn speaker(entry: &dyn DynGame, language: Language) -> Speaker {
    Speaker::new(language, &[entry.locale(language)])
}

/// Every moment of a game between bots.
fn play(referee: &dyn Referee, seed: u64) -> Vec<Box<dyn Match>> {
    let mut bot = referee.bot(BotKind::Greedy, seed, Limits::default());
    let mut game = referee.start(Dice::from_seed(seed));
    let mut moments = vec![game.copy()];
    while let Some(seat) = game.owing().lowest() {
        let action = game.ask(seat, &mut *bot);
        game.play(seat, &action).expect("bots play by the rules");
        moments.push(game.copy());
    }
    moments
}

fn page(entry: &dyn DynGame, theme: &str, more: &str, svg: &str) -> String {
    let (id, style) = (entry.info().id, entry.style());
    format!(
        "<!doctype html><html data-theme=\"{theme}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><style>{style}\
         body{{margin:0;background:var(--ground)}}{more}</style>\
         <body class=\"game-{id}\">{svg}</body></html>"
    )
}

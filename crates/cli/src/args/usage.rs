//! The command line as its help shows it: with the games there are, and with examples.

use catalog::Catalog;
use clap::{Command, CommandFactory as _, FromArgMatches as _};

use super::Args;

/// What people write most often, for each command; `GAME` stands for a game of the catalogue.
const EXAMPLES: &[(&str, &str)] = &[
    (
        "serve",
        "orrery serve --database table.sqlite
orrery serve --address 0.0.0.0:4700 --public-url https://club.example",
    ),
    (
        "rules",
        "orrery rules GAME
orrery rules GAME score",
    ),
    (
        "play",
        "orrery play GAME
orrery play GAME --full-screen
orrery play GAME -n 3 --bots skilled,strong
orrery play GAME -n 2 --bots none --names Ana,Ben --save evening.jsonl
orrery play --resume evening.jsonl",
    ),
    ("new", "orrery new GAME --players 2 --seed 7 > start.json"),
    (
        "legal",
        "orrery legal start.json
orrery new GAME | orrery legal",
    ),
    ("apply", "orrery apply start.json 1 ACTION > next.json"),
    (
        "show",
        "orrery show next.json --seat 1
orrery show next.json --svg > board.svg",
    ),
    (
        "sim",
        "orrery sim GAME --games 1000 --bots greedy
orrery sim GAME --games 10 --records games",
    ),
    (
        "match",
        "orrery match GAME --bots skilled,greedy --games 200 --save series.jsonl
orrery match GAME --bots greedy,'exec:python3 mine.py' --strict",
    ),
    ("review", "orrery review evening.jsonl"),
    ("replay", "orrery replay evening.jsonl --states"),
];

/// The command line for these games.
pub fn command(catalog: &Catalog) -> Command {
    let games: Vec<&str> = catalog.games().map(|game| game.info().id).collect();
    let example = games.first().copied().unwrap_or("GAME");
    let mut command = Args::command();
    let names = command
        .get_subcommands()
        .map(|sub| sub.get_name().to_string());
    for name in names.collect::<Vec<String>>() {
        command = command.mut_subcommand(&name, |sub| {
            let sub = with_games(sub, &games);
            match EXAMPLES.iter().find(|(of, _)| *of == name) {
                Some((_, lines)) => with_examples(sub, &lines.replace("GAME", example)),
                None => sub,
            }
        });
    }
    command
}

/// Reads the arguments of this process; help and mistakes end it.
pub fn read(catalog: &Catalog) -> Args {
    let command = command(catalog);
    let matches = command.get_matches();
    Args::from_arg_matches(&matches).unwrap_or_else(|why| why.exit())
}

/// Says at the argument for a game which there are.
fn with_games(sub: Command, games: &[&str]) -> Command {
    if !sub.get_arguments().any(|arg| arg.get_id() == "game") {
        return sub;
    }
    // An argument that is changed is put behind the others: all keep their places.
    let places = sub.get_positionals().map(|arg| arg.get_id().clone());
    let places: Vec<_> = places.collect();
    let sub = sub.mut_arg("game", |arg| {
        let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
        arg.help(format!("{help}: {}", games.join(", ")))
    });
    let place = |sub: Command, (n, id)| sub.mut_arg(id, |arg| arg.index(n + 1));
    places.into_iter().enumerate().fold(sub, place)
}

fn with_examples(sub: Command, lines: &str) -> Command {
    let lines: String = lines.lines().map(|line| format!("\n  {line}")).collect();
    sub.after_help(format!("Examples:{lines}"))
}

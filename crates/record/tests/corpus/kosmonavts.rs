//! Kosmonavts: both modes with every number of players, every way to end, every
//! emergency, every disputed reading, and every kind of answer.

use std::collections::BTreeSet;

use crate::{
    Corpus, Kept,
    Shows::{Ends, InARow, Kind, Never, Random, Told},
    kept,
};

pub const CORPUS: Corpus = Corpus {
    game: "kosmonavts",
    kept: KEPT,
    kinds: KINDS,
    kind,
};

const ADVANCED: &[(&str, &str)] = &[("mode", "advanced")];

#[rustfmt::skip]
const KEPT: &[Kept] = &[
    kept("basic-2p", 2, &[("instructor", "1")], &[]),
    kept("basic-3p", 3, &[("first_placer", "2"), ("instructor", "3")], &[]),
    kept("basic-4p", 4, &[("first_placer", "4"), ("instructor", "4")], &[]),
    kept("basic-first-placers", 2, &[("first_placer", "1"), ("instructor", "2")], &[]),
    kept("basic-third-placer", 3, &[("first_placer", "3")], &[]),
    kept("advanced-2p", 2, ADVANCED, &[]),
    kept("advanced-3p", 3, ADVANCED, &[]),
    kept("advanced-4p", 4, ADVANCED, &[]),
    // Every way to end.
    kept("ends-in-flight", 2, &[], &[Ends("home", "flight")]),
    kept("ends-when-earth-arrives", 2, &[], &[Ends("home", "movement")]),
    kept("ends-by-gravity", 4, ADVANCED, &[Ends("home", "event")]),
    kept("ends-by-the-round-cap", 2, &[], &[Random, Told("event-round-cap")]),
    // Every emergency.
    kept("emergency-danger", 2, &[], &[Told("event-emergency-danger")]),
    kept("emergency-off-board", 2, &[], &[Told("event-emergency-off-board")]),
    kept("emergency-sun", 2, &[], &[Told("event-emergency-sun")]),
    kept("evacuation-asked", 2, ADVANCED, &[Told("event-evacuation-asked")]),
    // What these games do not happen to show.
    kept("gravity-chosen", 2, &[], &[Kind("gravity:")]),
    kept("energy-bought", 2, &[], &[Kind("energy:"), Kind("energy:0")]),
    kept("shield-converted", 2, &[], &[Kind("convert")]),
    // Orders are named in any order, and a shield is converted at any moment.
    kept("converted-between-cubes", 2, &[], &[InARow(&["burn:normal", "convert", "burn:normal", "go"], &["burn:hyper", "stay"])]),
    kept("converted-after-the-cubes", 2, &[], &[InARow(&["burn:normal", "burn:normal", "convert", "go"], &["burn:hyper", "stay"])]),
    // The other readings of the rulebook.
    kept("gravity-refuel-next-round", 2, &[], &[InARow(&["event-attracted", "event-stayed", "event-bodies-moved"],
        &["event-took-off", "event-refuelled", "event-not-refuelled"])])
        .with_readings(&[("gravity_refuel", "next_round")]),
    kept("shield-fuel-one-a-round", 2, &[], &[InARow(&["energy:", "event-stayed", "event-stayed"], &["convert", "event-took-off"])])
        .with_readings(&[("shield_fuel", "one_a_round")]),
    kept("earth-marker-shut-out", 4, &[], &[InARow(&["event-bodies-moved", "event-bodies-moved", "event-final-landing", "event-game-over"],
        &["event-marker-taken"])])
        .with_readings(&[("earth_marker_phase4", "no_landing")]),
    kept("final-landing-declared", 2, ADVANCED, &[InARow(&["final:", "event-final-landing"], &["event-not-final"]), Never("evacuate")])
        .with_readings(&[("final_landing_advanced", "declared")]),
    kept("refuelling-advanced", 2, ADVANCED, &[Kind("refuel:quick"), Kind("refuel:full"), Kind("refuel:none")]),
];

/// Every kind of answer, as [`kind`] writes it.
const KINDS: &[&str] = &[
    "place:",
    "colour:",
    "keep:",
    "event:",
    "shield:no",
    "shield:yes",
    "resupply:no",
    "resupply:yes",
    "energy:0",
    "energy:",
    "gravity:",
    "convert",
    "burn:normal",
    "burn:hyper",
    "go",
    "stay",
    "fly",
    "evacuate",
    "pass",
    "land:",
    "refuel:none",
    "refuel:basic",
    "refuel:quick",
    "refuel:full",
    "final:",
];

/// An action without its particulars.
fn kind(action: &str) -> String {
    let Some((question, answer)) = action.split_once(':') else {
        return action.to_string();
    };
    let last = answer.rsplit(':').next().unwrap_or(answer);
    let told = match question {
        "shield" | "resupply" | "refuel" | "burn" => last,
        "energy" if last == "0" => last,
        _ => "",
    };
    format!("{question}:{told}")
}

/// The list of kinds is complete: it has one for every action of the game.
#[test]
fn every_action_is_of_a_known_kind() {
    let figures = CORPUS.entry().figures();
    let game: kosmonavts::Kosmonavts =
        tabletop::Game::open(figures, 2, &tabletop::Options::new()).unwrap();
    let universe = tabletop::Game::universe(&game);
    let kinds: BTreeSet<String> = universe
        .iter()
        .map(|action| kind(&action.to_string()))
        .collect();
    let known: BTreeSet<String> = KINDS.iter().map(ToString::to_string).collect();
    assert_eq!(kinds, known);
}

/// Both modes are kept with every number of players.
#[test]
fn every_mode_is_kept_with_every_number_of_players() {
    let setups: BTreeSet<(String, u8)> = CORPUS
        .records()
        .values()
        .map(|record| (record.header.options["mode"].clone(), record.header.players))
        .collect();
    for (mode, players) in ["basic", "advanced"]
        .iter()
        .flat_map(|m| [(m, 2), (m, 3), (m, 4)])
    {
        assert!(
            setups.contains(&((*mode).to_string(), players)),
            "{mode} {players}"
        );
    }
}

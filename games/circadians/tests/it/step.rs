//! Answers: their order, their notation, and the reasons why not.

use std::{collections::BTreeMap, env, fs};

use circadians::{
    Reason,
    step::{Action, Step},
};
use serde_json::Value;
use tabletop::{Dice, Game, Quiet, Reason as _, Seat};

use crate::contract::tables;

/// The questions, and how their answers begin.
const ANSWERS: [(&str, &[&str]); 33] = [
    ("choose_leader", &["leader:"]),
    ("pick_leader", &["leader:"]),
    ("ban_leader", &["ban:"]),
    ("draft", &["keep:"]),
    ("choose_event", &["event:"]),
    ("assign", &["assign:"]),
    ("send", &["send:", "decline"]),
    ("to", &["to:"]),
    ("partner", &["partner:"]),
    ("pay", &["pay:"]),
    ("hq_reward", &["reward:"]),
    ("buy", &["buy:"]),
    ("stack", &["stack:"]),
    ("place", &["place:"]),
    ("trade", &["trade:"]),
    ("fulfil", &["fulfil:"]),
    ("fulfil_second", &["fulfil:"]),
    ("delivery", &["delivery:"]),
    ("move", &["move:"]),
    ("use", &["use:"]),
    ("set_die", &["set:"]),
    ("reveal", &["reveal:"]),
    ("discard", &["discard:"]),
    ("advance", &["advance:"]),
    ("setback", &["setback:"]),
    ("suffer", &["suffer:"]),
    ("treat", &["treat:"]),
    ("lose_die", &["lose:"]),
    ("move_back", &["back:"]),
    ("destroy", &["destroy:"]),
    ("place_die", &["put:"]),
    ("harvest", &["farm_", "trade:"]),
    ("rest_discard", &["discard:"]),
];

/// The name of a question. One about something is an object in JSON.
fn name(step: Step) -> String {
    match serde_json::to_value(step).unwrap() {
        Value::Object(step) => step.keys().next().unwrap().clone(),
        name => name.as_str().unwrap().to_string(),
    }
}

/// How the answers to a question begin.
fn beginnings(step: Step) -> &'static [&'static str] {
    let name = name(step);
    let (_, answers) = ANSWERS.iter().find(|(step, _)| *step == name).unwrap();
    answers
}

const fn is_plain_to_see(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::NotDealt(_)
            | Reason::NotInPacket(_)
            | Reason::NotInHand(_)
            | Reason::NotRolled(_)
            | Reason::NoDie(_)
            | Reason::FirstFree(_)
    )
}

/// Whoever is asked is told of every answer to the question why it is not possible, unless
/// anyone can see it, and of nothing else.
#[test]
fn every_closed_answer_is_explained() {
    let mut list = Vec::new();
    for (seed, game) in tables().iter().enumerate() {
        let universe: Vec<(Action, String)> = (game.universe().into_iter())
            .map(|action| (action, action.to_string()))
            .collect();
        let mut chance = Dice::from_seed(!seed as u64);
        let mut state = game.start(Dice::from_seed(seed as u64), &mut Quiet);
        while let Some(step) = state.table.pending.top() {
            let begins = beginnings(step);
            let owing = game.owing(&state);
            for seat in Seat::first(game.seats()) {
                for (action, text) in &universe {
                    let answers = begins.iter().any(|kind| text.starts_with(kind));
                    if let Err(reason) = game.check(&state, seat, *action) {
                        assert_eq!(
                            reason.explains(),
                            answers && owing.contains(seat) && !is_plain_to_see(reason),
                            "{step:?}: seat {seat}, {text}: {reason:?}"
                        );
                    }
                }
            }
            let owing: Vec<Seat> = owing.iter().collect();
            let seat = owing[chance.below(owing.len() as u32) as usize];
            game.actions(&state, seat, &mut list);
            let action = list[chance.below(list.len() as u32) as usize];
            game.apply(&mut state, seat, action, &mut Quiet);
        }
        for (action, _) in universe {
            let over = game.check(&state, Seat(0), action).unwrap_err();
            assert!(!over.explains(), "{over:?}");
        }
    }
}

/// The first question of each kind in random games, with its answers.
fn first_questions() -> BTreeMap<String, Vec<Action>> {
    let tables = tables();
    let mut found = BTreeMap::new();
    let mut list = Vec::new();
    for seed in 0..2000 {
        let game = &tables[seed as usize % tables.len()];
        let mut chance = Dice::from_seed(!seed);
        let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
        while let (Some(step), Some(seat)) =
            (state.table.pending.top(), game.owing(&state).lowest())
        {
            game.actions(&state, seat, &mut list);
            found.entry(name(step)).or_insert_with(|| list.clone());
            let action = list[chance.below(list.len() as u32) as usize];
            game.apply(&mut state, seat, action, &mut Quiet);
        }
        if found.len() == ANSWERS.len() {
            return found;
        }
    }
    let missing = ANSWERS
        .iter()
        .filter(|(step, _)| !found.contains_key(*step));
    panic!("never asked: {:?}", missing.collect::<Vec<_>>());
}

/// Seeds and saved numbers depend on the order in which answers are listed, so
/// `order.txt` holds it: the universe, and a list for each kind of question.
#[test]
fn the_order_of_answers_is_pinned() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/order.txt");
    let mut text = String::new();
    let mut write = |title: &str, answers: &[Action]| {
        text += &format!("# {title}: {} answers\n", answers.len());
        let mut line = String::new();
        for answer in answers.iter().map(ToString::to_string) {
            if line.len() + answer.len() > 100 {
                text += &format!("{}\n", line.trim_end());
                line.clear();
            }
            line += &format!("{answer} ");
        }
        text += &format!("{}\n\n", line.trim_end());
    };
    write("the universe", &Action::universe());
    for (question, answers) in first_questions() {
        write(&question, &answers);
    }
    if env::var_os("ORRERY_BLESS").is_some_and(|bless| bless == "1") {
        fs::write(path, text).unwrap();
    } else {
        let pinned = fs::read_to_string(path).unwrap_or_default();
        assert!(
            text == pinned,
            "the order of answers changed; it is now:\n{text}"
        );
    }
}

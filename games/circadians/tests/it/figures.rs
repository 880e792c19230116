//! Reading `box.toml`: a wrong file is refused with its line and a sentence.

use circadians::Circadians;
use tabletop::{Game, OpenProblem, Options};

use crate::kit::BOX;

/// The refusal of the box with one text replaced by another.
#[track_caller]
fn refusal(old: &str, new: &str) -> (usize, String) {
    assert!(BOX.contains(old), "{old}");
    let text = BOX.replacen(old, new, 1);
    let changed = BOX.find(old).unwrap();
    let line = 1 + BOX[..changed].matches('\n').count();
    match Circadians::open(&text, 2, &Options::new()) {
        Err(OpenProblem::Figures { line: found, what }) => {
            assert!(
                found.abs_diff(line) <= 12,
                "line {found} instead of {line}: {what}"
            );
            (found, what)
        }
        Err(other) => panic!("{other:?}"),
        Ok(_) => panic!("this is accepted"),
    }
}

/// Among others, CFL-312: the last event has no effect.
#[test]
fn wrong_figures_are_refused() {
    for (old, new, words) in [
        (
            "rescue_die = \"first\"",
            "rescue_die = \"second\"",
            "rulings.rescue_die is \"second\", but must be \"first\" or \"both\"",
        ),
        (
            "rival_arrow = \"goes_on\"",
            "rival_arrow = true",
            "rulings.rival_arrow is true, but must be \"goes_on\" or \"stops\"",
        ),
        (
            "depository_column_1 = \"from_three\"",
            "depository_column_1 = \"never\"",
            "rulings.depository_column_1 is \"never\", but must be \"from_three\" or \"always\"",
        ),
        (
            "first_edition_number = 5",
            "first_edition_number = 2",
            "is 2, as in another slot of the row",
        ),
        (
            "rounds = 7",
            "rounds = 0",
            "setup.second.rounds is 0, but must be from 1 to 16",
        ),
        (
            "start_water = 15",
            "start_water = \"15\"",
            "setup.second.start_water holds the wrong kind of value",
        ),
        (
            "event_cards_above_last = 6",
            "event_cards_above_last = 5",
            "is 5, but `rounds` makes it 6",
        ),
        (
            "id = \"algae_cells\"",
            "id = \"algae_cell\"",
            "the rules are written for \"algae_cells\"",
        ),
        (
            "key = \"treat_as\"",
            "key = \"treat\"",
            "leader[akira].effect.key is \"treat\", but the rules are written for \"treat_as\"",
        ),
        (
            "effect = { key = \"none\" }",
            "effect = { key = \"send_surcharge\", resource = \"water\", amount = 1 }",
            "event[end_of_an_era].effect.key must be `none`",
        ),
        (
            "tone = \"neutral\"",
            "tone = \"good\"",
            "must be `positive`",
        ),
        ("src = \"R\"", "src = \"X\"", "must be R (rulebook)"),
        (
            "why = \"36th card",
            "note = \"36th card",
            "contract[zcharo_beacon].src is D, but the reason is missing in `why`",
        ),
        ("reward_water = 5", "reward_waters = 5", "unknown key"),
        (
            "values = [1, 2]\nsrc = \"R\"",
            "values = [1, 3]\nsrc = \"R\"",
            "foundry.stack must name the value 2 once",
        ),
        (
            "stack_size = 5",
            "stack_size = 6",
            "the rules are written for 5",
        ),
        (
            "give = \"gem\"",
            "give = \"gold\"",
            "holds the unknown name `gold`",
        ),
        (
            "kind = \"end_game\"",
            "kind = \"in_game\"",
            "contract[alien_relic].kind must be `end_game` with this effect",
        ),
        (
            "at = [1, -3]",
            "at = [4, -3]",
            "lies more than 3 steps from the centre",
        ),
        (
            "direction = 2",
            "direction = 5",
            "begins an arrow that does not point outward",
        ),
        (
            "private_events = 6",
            "private_events = 5",
            "unique_tile[renzo_event].private_events is 5, but the card of Renzo makes it 6",
        ),
        (
            "\"sable\", \"troy\"]",
            "\"sable\", \"sable\"]",
            "names sable twice",
        ),
        (
            "\"sable\", \"troy\"]",
            "\"sable\"]",
            "has too few names to be dealt to four players",
        ),
    ] {
        let (_, what) = refusal(old, new);
        assert!(what.contains(words), "{what}");
    }
    assert!(matches!(
        Circadians::open("nonsense", 2, &Options::new()),
        Err(OpenProblem::Figures { .. })
    ));
}

/// A figure that is only reconstructed can be corrected, and the game follows it.
#[test]
fn figures_can_be_corrected() {
    let text = BOX.replacen("start_water = 15", "start_water = 12", 1);
    let game = Circadians::open(&text, 2, &Options::new()).unwrap();
    let state = game.start(tabletop::Dice::from_seed(1), &mut tabletop::Quiet);
    assert_eq!(state.purses[0].water, 12);
}

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
        ("rounds = 7", "rounds = 0", "from 1 to 16"),
        (
            "start_water = 15",
            "start_water = \"15\"",
            "wrong kind of value",
        ),
        (
            "id = \"algae_cells\"",
            "id = \"algae_cell\"",
            "the rules are written for `algae_cells`",
        ),
        (
            "key = \"treat_as\"",
            "key = \"treat\"",
            "the rules are written for `treat_as`",
        ),
        (
            "tone = \"neutral\"",
            "tone = \"good\"",
            "must be `positive`",
        ),
        ("src = \"R\"", "src = \"X\"", "must be R (rulebook)"),
        ("reward_water = 5", "reward_waters = 5", "unknown key"),
        (
            "values = [1, 2]\nsrc = \"R\"",
            "values = [1, 3]\nsrc = \"R\"",
            "must name the value",
        ),
        (
            "stack_size = 5",
            "stack_size = 6",
            "the rules are written for 5",
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

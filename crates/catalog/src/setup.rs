//! Why a box cannot be opened, for those who explain it to people.

use tabletop::{OpenProblem, Options, SetupProblem};

use crate::DynGame;

/// What is wrong with a setup, in one plain line for logs and records. Programs that
/// speak to people have words of their own.
#[must_use]
pub fn explain_setup(problem: &OpenProblem) -> String {
    match problem {
        OpenProblem::Figures { line, what } => format!("figures, line {line}: {what}"),
        OpenProblem::Setup(SetupProblem::Players { given, allowed }) => {
            format!(
                "{given} players, but the game is for {} to {}",
                allowed.start(),
                allowed.end()
            )
        }
        OpenProblem::Setup(SetupProblem::UnknownOption { key }) => format!("no option {key:?}"),
        OpenProblem::Setup(SetupProblem::BadValue { key, value }) => {
            format!("option {key} cannot be {value:?}")
        }
    }
}

/// The listed values of an option with which the box can be opened, everything else as it
/// is: some values are possible for some numbers of players only.
#[must_use]
pub fn possible_values(
    game: &dyn DynGame,
    figures: Option<&str>,
    players: u8,
    options: &Options,
    key: &str,
) -> Vec<&'static str> {
    let option = game.info().options.iter().find(|option| option.key == key);
    let listed = option.map_or(&[][..], |option| option.values);
    let fits = |value: &&&str| {
        let mut options = options.clone();
        options.insert(key.to_string(), (**value).to_string());
        game.open(figures, players, &options).is_ok()
    };
    listed.iter().filter(fits).copied().collect()
}

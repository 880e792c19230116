//! The two spellings of notation. Records, stored games, the JSON API and the engine have the
//! one the rules print (`miner>mine`, steps of a draft joined by `;`). Both signs mean
//! something to a shell, which would empty a file called `mine`; so what people copy into one
//! is spelt with `@` and `/` instead. Everything that reads notation understands both.

use std::borrow::Cow;

use crate::Answer;

/// How the rules spell it, and how it is safe in a shell. No game has the latter in its own
/// notation.
const SPELLINGS: [(char, char); 2] = [('>', '@'), (Answer::THEN, '/')];

/// Notation as the rules print it, however it was spelt.
#[must_use]
pub fn as_recorded(notation: &str) -> Cow<'_, str> {
    respelt(notation, |(recorded, safe)| (safe, recorded))
}

/// Notation that means nothing else in a shell.
#[must_use]
pub fn for_shells(notation: &str) -> Cow<'_, str> {
    respelt(notation, |spelling| spelling)
}

fn respelt(text: &str, direction: impl Fn((char, char)) -> (char, char)) -> Cow<'_, str> {
    let spellings = SPELLINGS.map(direction);
    let is_respelt = |letter: char| spellings.iter().any(|(from, _)| *from == letter);
    if !text.contains(is_respelt) {
        return Cow::Borrowed(text);
    }
    let letter = |letter: char| {
        let spelling = spellings.iter().find(|(from, _)| *from == letter);
        spelling.map_or(letter, |(_, to)| *to)
    };
    Cow::Owned(text.chars().map(letter).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_spellings_are_one_notation() {
        for (recorded, safe) in [
            ("miner>mine", "miner@mine"),
            (
                "assign:6>garage;assign:2>farm_1",
                "assign:6@garage/assign:2@farm_1",
            ),
            ("swap:miner+farmer-", "swap:miner+farmer-"),
        ] {
            assert_eq!(for_shells(recorded), safe);
            assert_eq!(as_recorded(safe), recorded);
            assert_eq!(as_recorded(recorded), recorded);
            assert_eq!(Answer::new(safe), Answer::new(recorded));
        }
    }
}

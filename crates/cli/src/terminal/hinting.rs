//! Hints as lines: how good, which number, what, and what would follow.

use catalog::Hint;
use tabletop::{Phrase, Speak};
use words::Speaker;

use super::menu::Menu;

/// The lines of some hints, each with what stands before it.
pub fn lines(hints: &[Hint], menu: &Menu, speaker: &Speaker) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    for (index, hint) in hints.iter().enumerate() {
        let chance = (hint.judgement.chance.mean * 100.0).round();
        let number = menu.number_of(&hint.choice().action, speaker);
        let number = number.map_or(String::new(), |number| format!("{number}."));
        let lead = format!("{chance:>4} %  {number:>4} ");
        lines.push((lead, speaker.say(&hint.choice().phrase)));
        // The whole turn is told of the best answer only.
        let next = if index == 0 { &hint.line[1..] } else { &[] };
        for step in next {
            let step = speaker.say(&step.phrase);
            let step = Phrase::new("cli-hint-next").with("choice", step);
            lines.push((" ".repeat(16), speaker.say(&step)));
        }
    }
    lines
}

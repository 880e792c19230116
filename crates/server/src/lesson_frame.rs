//! What a lesson tells the one who learns, and where on the board that is.

use catalog::Moment;
use tabletop::{Phrase, SeatSet, Speak};
use words::Speaker;

use crate::{draft::Draft, frame::LessonFrame, table::TableState};

/// The step of the lesson that stands at the question; nothing where no lesson is on, or
/// where somebody else learns. Several may be about one position: the address says which.
pub fn step(
    state: &TableState,
    own: SeatSet,
    draft: Option<&Draft>,
    tip: Option<usize>,
    speaker: &Speaker,
) -> Option<LessonFrame> {
    let language = speaker.language();
    let (lesson, now) = state.lesson_moment()?;
    if !own.contains(lesson.seat) {
        return None;
    }
    let draft = draft.filter(|draft| draft.seat == lesson.seat);
    let unwanted = draft.and_then(|draft| state.unwanted(draft.seat, &draft.answer));
    let drafted = draft.map_or(0, |draft| draft.answer.actions().count());
    let moment = match &unwanted {
        Some(unwanted) => lesson.moment(unwanted.played),
        None if drafted > 0 => state.lesson_after(drafted)?.1,
        None => now,
    };
    let mut frame = LessonFrame {
        chapter: lesson.id.clone(),
        title: lesson.title.of(language).to_string(),
        step: 0,
        steps: lesson.steps.len(),
        text: String::new(),
        spotlight: Vec::new(),
        choose: Vec::new(),
        unwanted: unwanted.map(|unwanted| {
            let general = || speaker.say(&Phrase::new("problem-lesson"));
            let why = unwanted.why.as_ref();
            why.map_or_else(general, |why| why.of(language).to_string())
        }),
        back: None,
        next: None,
    };
    match moment {
        Moment::Steps { first, steps } => {
            let asked = tip.and_then(|tip| tip.checked_sub(first + 1));
            // Whoever took a choice back has read what comes before it.
            let read = drafted == 0 && state.taken_back;
            let unread = if read { steps.len() - 1 } else { 0 };
            let at = asked.filter(|at| *at < steps.len()).unwrap_or(unread);
            let step = &steps[at];
            frame.step = first + at + 1;
            frame.text = step.text.of(language).to_string();
            frame.spotlight.clone_from(&step.spotlight);
            frame.choose.clone_from(&step.choose);
            frame.back = (at > 0).then(|| first + at);
            frame.next = (at + 1 < steps.len()).then(|| first + at + 2);
        }
        Moment::Played(_) => {
            state.scripted()?;
            frame.step = lesson.steps_before(state.played());
        }
        Moment::Over => return None,
    }
    Some(frame)
}

/// What an address says to take back the learner's last choice in a draft: what the lesson
/// added to it goes as well, and the step that asks for it is shown again. Nothing where no
/// lesson is on.
pub fn shorter(state: &TableState, draft: &Draft) -> Option<String> {
    let (lesson, _) = state.lesson_moment()?;
    let mut rest = draft.shorter();
    loop {
        let drafted = rest
            .as_ref()
            .map_or(0, |rest| rest.answer.actions().count());
        match lesson.moment(state.played() + drafted) {
            Moment::Steps { first, steps } => {
                let rest =
                    rest.map_or_else(|| format!("as_seat={}", draft.seat), |rest| rest.query());
                return Some(format!("{rest}&tip={}", first + steps.len()));
            }
            _ => rest = rest?.shorter(),
        }
    }
}

/// The board with a mark on each element of this name, for the style and the script.
#[must_use]
pub fn light(board: String, spotlight: &[String]) -> String {
    let names = ["data-key", "data-place", "data-spot", "id"];
    spotlight.iter().fold(board, |board, element| {
        let mark = |board: String, name: &str| {
            let attribute = format!(" {name}=\"{element}\"");
            board.replace(&attribute, &format!("{attribute} data-lesson=\"here\""))
        };
        // An element may have two of them; one mark is enough.
        let found = names
            .iter()
            .find(|name| board.contains(&format!(" {name}=\"{element}\"")));
        match found {
            Some(name) => mark(board, name),
            None => board,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_lesson_speaks_of_is_marked_once() {
        let board = r#"<g data-key="mine" data-spot="mine"/><g data-spot="lake"/>"#;
        let lit = light(board.to_string(), &["mine".to_string(), "lake".to_string()]);
        assert_eq!(
            lit,
            r#"<g data-key="mine" data-lesson="here" data-spot="mine"/><g data-spot="lake" data-lesson="here"/>"#
        );
    }
}

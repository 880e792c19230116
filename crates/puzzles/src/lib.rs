//! Puzzles: positions of real games in which one answer is better than all others.
//!
//! A [`Finder`] lets strong bots play and looks at what they are asked. A puzzle is kept when
//! the best answer is better than every other by more than three standard errors and by
//! enough to matter, when a search with twice the budget of an expert comes to the same
//! answer, and when a bot that looks one decision ahead misses it. Everything starts from the
//! view of the seat that is asked, so no puzzle needs what that seat cannot know.
//!
//! A [`Set`] is the file of what was found. It holds notation and numbers: positions are
//! rebuilt by the rules from the seed and the actions, words are made when somebody reads.
#![forbid(unsafe_code)]

mod find;
mod set;

pub use self::{
    find::{Effort, Finder},
    set::{
        BOTS, Header, Played, Puzzle, PuzzleProblem, Rebuilt, Set, SetProblem, Table, VERSION,
        Value, Way, answer_of,
    },
};

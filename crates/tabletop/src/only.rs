//! Questions with a single answer.

use alloc::vec::Vec;

/// Takes the answers that a question lists: a list of all of them, or [`Only`], which
/// wants to know whether there is a choice.
pub trait Answers<A> {
    /// Takes one.
    fn push(&mut self, answer: A);

    /// Whether no more are wanted; whoever lists may stop then.
    #[inline]
    fn enough(&self) -> bool {
        false
    }

    /// Takes all of these, as long as more are wanted.
    #[inline]
    fn take(&mut self, answers: impl IntoIterator<Item = A>)
    where
        Self: Sized,
    {
        for answer in answers {
            if self.enough() {
                return;
            }
            self.push(answer);
        }
    }
}

impl<A> Answers<A> for Vec<A> {
    #[inline]
    fn push(&mut self, answer: A) {
        self.push(answer);
    }

    #[inline]
    fn take(&mut self, answers: impl IntoIterator<Item = A>) {
        self.extend(answers);
    }
}

/// Finds out whether a question leaves a choice. One that has a single answer is not
/// asked: the answer is given, one with none is passed over.
#[derive(Clone, Copy, Debug)]
pub struct Only<A> {
    last: Option<A>,
    several: bool,
}

impl<A> Default for Only<A> {
    fn default() -> Self {
        Self {
            last: None,
            several: false,
        }
    }
}

impl<A> Only<A> {
    /// Whether there is more than one answer, so that the question is asked.
    #[inline]
    pub const fn is_choice(&self) -> bool {
        self.several
    }

    /// The single answer; `None` when there are several, or none.
    #[inline]
    pub fn answer(self) -> Option<A> {
        self.last.filter(|_| !self.several)
    }

    /// The last answer that was listed, where it does not matter which.
    #[inline]
    pub fn last(self) -> Option<A> {
        self.last
    }
}

impl<A> Answers<A> for Only<A> {
    #[inline]
    fn push(&mut self, answer: A) {
        self.several = self.last.is_some();
        self.last = Some(answer);
    }

    #[inline]
    fn enough(&self) -> bool {
        self.several
    }
}

#[cfg(test)]
mod tests {
    use super::{Answers, Only};

    #[test]
    fn a_single_answer_is_no_choice() {
        let mut only = Only::default();
        assert_eq!((only.is_choice(), only.answer()), (false, None));
        only.push(7);
        assert_eq!((only.is_choice(), only.answer()), (false, Some(7)));
        only.push(8);
        assert_eq!((only.is_choice(), only.answer()), (true, None));
        assert_eq!(only.last(), Some(8));
    }

    #[test]
    fn listing_ends_with_the_second_answer() {
        let (mut only, mut listed) = (Only::default(), 0);
        only.take((1..=5).inspect(|_| listed += 1));
        assert!(only.is_choice());
        assert_eq!(listed, 3, "the third is not taken");
        let mut all = alloc::vec::Vec::new();
        all.take(1..=5);
        assert_eq!(all, [1, 2, 3, 4, 5]);
    }
}

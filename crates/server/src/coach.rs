//! The coach: at each new kind of question, the first time a visitor meets it, a tip.
//!
//! What a visitor has met stands in a cookie of the browser. A tip is part of the page of
//! one reader and of no frame, so nobody else can get it.

use axum::http::HeaderMap;
use axum_extra::extract::cookie::{Cookie, CookieJar};
use catalog::{Lessons, Match};
use sha2::{Digest, Sha256};
use tabletop::Seat;
use words::Language;

use crate::{draft::Draft, frame::TipFrame, identity, show::View, table::TableState};

/// The name of the cookie.
const COOKIE: &str = "coach";
/// What stands first in it where there are no tips.
const OFF: &str = "off";
/// How many questions it keeps; the oldest are forgotten.
const MOST_MET: usize = 250;

/// What a visitor has met, and whether there are tips.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coach {
    is_off: bool,
    met: Vec<String>,
}

impl Coach {
    /// What the browser remembers.
    #[must_use]
    pub fn read(headers: &HeaderMap) -> Self {
        let cookies = CookieJar::from_headers(headers);
        cookies
            .get(COOKIE)
            .map_or_else(Self::default, |cookie| Self::parse(cookie.value()))
    }

    fn parse(text: &str) -> Self {
        let mut parts = text.split('.').peekable();
        let is_off = parts.next_if_eq(&OFF).is_some();
        let met = parts
            .filter(|part| is_id(part))
            .take(MOST_MET)
            .map(str::to_string);
        Self {
            is_off,
            met: met.collect(),
        }
    }

    /// The cookie to remember.
    #[must_use]
    pub fn cookie(&self) -> Cookie<'static> {
        let off = self.is_off.then_some(OFF).into_iter();
        let parts: Vec<&str> = off.chain(self.met.iter().map(String::as_str)).collect();
        let mut cookie = identity::cookie(COOKIE, parts.join("."));
        cookie.set_http_only(true);
        cookie
    }

    /// Whether there are tips.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        !self.is_off
    }

    /// The same with tips, or without.
    #[must_use]
    pub fn switched(mut self, on: bool) -> Self {
        self.is_off = !on;
        self
    }

    /// The same with one more question met, by the id of its tip.
    #[must_use]
    pub fn with(mut self, id: &str) -> Self {
        if is_id(id) && !self.met.iter().any(|met| met == id) {
            self.met.push(id.to_string());
        }
        let surplus = self.met.len().saturating_sub(MOST_MET);
        self.met.drain(..surplus);
        self
    }

    /// The tip for the question that the reader of a table is asked, if it is a new kind of
    /// question. While a lesson is on, that one speaks.
    #[must_use]
    pub fn tip(
        &self,
        state: &TableState,
        own: &[Seat],
        view: &View,
        lessons: &Lessons,
        language: Language,
    ) -> Option<TipFrame> {
        if self.is_off || view.at.is_some() || state.lesson_moment().is_some() {
            return None;
        }
        // Of several seats round one screen only one is shown its question.
        let &[seat] = own else { return None };
        let draft = view.draft.as_ref().filter(|draft| draft.seat == seat);
        let question = asked(state, seat, draft)?;
        let tip = lessons.tip(question)?;
        let id = id(&state.game, question);
        (!self.met.contains(&id)).then(|| TipFrame {
            id,
            text: tip.text.of(language).to_string(),
        })
    }
}

/// The message key of the question that a seat is asked, after what it has drafted.
fn asked(state: &TableState, seat: Seat, draft: Option<&Draft>) -> Option<&'static str> {
    if !state.owing().contains(seat) {
        return None;
    }
    let game = state.game().ok()?;
    let draft = draft.filter(|draft| draft.asked == state.asked(seat));
    let drafted: Option<Box<dyn Match>> = draft.and_then(|draft| draft.applied(game));
    Some(drafted.as_deref().unwrap_or(game).question(seat).key)
}

/// Whether this can be the id of a tip.
fn is_id(text: &str) -> bool {
    text.len() == 6 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The id of a tip: short, and the same for ever.
fn id(game: &str, question: &str) -> String {
    const_hex::encode(&Sha256::digest(format!("{game} {question}"))[..3])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_met_comes_back_from_the_cookie() {
        let ids = ["question-move", "question-disc"].map(|key| id("red-outpost", key));
        let coach = Coach::default().with(&ids[0]).with(&ids[1]).with(&ids[0]);
        assert_eq!(coach.met, ids);
        assert_eq!(Coach::parse(coach.cookie().value()), coach);
        let off = coach.clone().switched(false);
        assert!(!off.is_on() && off.met == coach.met);
        assert_eq!(Coach::parse(off.cookie().value()), off);
        assert_eq!(off.switched(true), coach);
    }

    #[test]
    fn the_cookie_stays_small_whatever_it_is_told() {
        let mut coach = Coach::default();
        for n in 0..2 * MOST_MET {
            coach = coach.with(&format!("{n:06x}"));
        }
        assert_eq!(coach.met.len(), MOST_MET);
        assert_eq!(coach.met[0], format!("{MOST_MET:06x}"));
        assert!(coach.cookie().value().len() < 2048);
        assert_eq!(coach.clone().with("<script>"), coach);
        assert_eq!(Coach::parse("x.off..zzzzzz").met.len(), 0);
    }
}

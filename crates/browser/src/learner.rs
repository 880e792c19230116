//! Plays a lesson as its texts say, with wrong choices on the way.

use std::collections::BTreeSet;

use catalog::{Answer, Lesson, LessonStep};
use serde::Deserialize;
use serde_json::json;
use thirtyfour::Key;
use words::Language;

use crate::{Browser, Hand, player::REACH};

/// Someone who learns in a browser.
pub struct Learner<'a> {
    browser: &'a Browser,
    hand: Hand,
    language: Language,
    lesson: &'a Lesson,
    /// The steps at which a choice was made.
    pub chosen: BTreeSet<usize>,
    /// How many choices were made, those that were taken back among them.
    made: usize,
    /// How many wrong ones were answered.
    pub mistakes: usize,
    /// How many choices were taken back and made again.
    pub undone: usize,
}

/// One of so many choices is taken back once, the first among them.
const UNDONE: usize = 7;

/// What a learner is to do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Next {
    /// To read, and to go on.
    Read,
    /// To choose something.
    Choose,
    /// To leave the lesson: it is over.
    GoOn,
}

/// The page of a lesson.
#[derive(Deserialize)]
struct Page {
    next: Next,
    /// The number of the step, from 1.
    step: usize,
    /// What it says.
    text: String,
    /// What was said of a wrong choice.
    answer: String,
    /// Whether the last choice can be taken back.
    undo: bool,
}

/// What is played and drafted.
const STATE: &str = "return `${location.pathname}${location.search.replace(/[?&]tip=\\d+/, '')} ${document.querySelector('#frame').dataset.seq}`";

/// Reads the page, once nothing moves and nothing is under way.
const PAGE: &str = r"
    const sees = (query) => [...document.querySelectorAll(query)].some((node) => node.checkVisibility());
    const lesson = document.querySelector('#lesson');
    const moves = document.querySelector('.play[inert]') || document.getAnimations().some((one) => one.playState === 'running');
    if (!lesson || moves) return null;
    const next = sees('#lesson-next') ? 'read'
      : sees('#lesson .strong[form=leave-lesson]') ? 'go_on'
      : sees('.choices .wanted .choice') ? 'choose' : null;
    const words = (query) => lesson.querySelector(query).textContent.trim();
    return next && { next, step: lesson.querySelector('progress').value, text: words('#lesson-text'), answer: words('#lesson-answer'), undo: sees('#undo') };
";

/// What cannot be read or touched without scrolling, what the step speaks of and is not in
/// sight though it would fit, and rings that do not stand close around it.
const FAULTS: &str = r"
    const inside = ({ top, bottom, left, right }) => top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
    const wanted = [...document.querySelectorAll('#lesson-text, #lesson-next, #lesson .strong')];
    const faults = wanted.filter((node) => !inside(node.getBoundingClientRect())).map((node) => `outside of the window: ${node.outerHTML}`);
    const lit = [...document.querySelectorAll('#stage [data-lesson]')].filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const rings = [...document.querySelectorAll('.spotlight .ring')].map((ring) => ring.getBoundingClientRect());
    const stage = document.querySelector('#stage').getBoundingClientRect();
    // A picture that is cut to a window counts as a whole: then the halo says what is seen.
    const edge = (one) => one.querySelector(':scope > use[width] ~ .halo') ?? one;
    const all = lit.map((one) => edge(one).getBoundingClientRect());
    const [left, top] = ['left', 'top'].map((side) => Math.min(...all.map((one) => one[side])));
    const [right, bottom] = ['right', 'bottom'].map((side) => Math.max(...all.map((one) => one[side])));
    const fits = right - left <= stage.width && bottom - top <= stage.height;
    const seen = (one) => one.left >= stage.left - 2 && one.top >= stage.top - 2 && one.right <= stage.right + 2 && one.bottom <= stage.bottom + 2;
    const hidden = fits ? lit.filter((one, n) => !seen(all[n])) : [];
    faults.push(...hidden.map((one) => `out of sight: ${one.dataset.key ?? one.dataset.spot ?? one.id}`));
    const holds = (ring, one) => ring.left <= one.left + 2 && ring.top <= one.top + 2 && ring.right >= one.right - 2 && ring.bottom >= one.bottom - 2;
    faults.push(...lit.filter((one, n) => !rings.some((ring) => holds(ring, all[n]))).map((one) => `not ringed: ${one.dataset.key ?? one.dataset.spot ?? one.id}`));
    const isLoose = (ring) => {
      const held = all.filter((one) => holds(ring, one));
      const far = (side, most) => Math.abs(most(...held.map((one) => one[side])) - ring[side]) > 12;
      return !held.length || far('left', Math.min) || far('top', Math.min) || far('right', Math.max) || far('bottom', Math.max);
    };
    faults.push(...rings.filter(isLoose).map(({ x, y, width, height }) => `a ring around something else: ${[x, y, width, height].map(Math.round)}`));
    return faults;
";

/// Marks a line of the list to choose: the one that is wanted, or one that is not; groups of
/// wanted ones come before what is in them. What it stands for, or nothing.
const MARK: &str = r"
    const isWanted = arguments[0];
    document.querySelector('[data-next-line]')?.removeAttribute('data-next-line');
    const lines = [...document.querySelectorAll('.choices .choice')].filter((line) => line.checkVisibility());
    const fits = (line) => isWanted ? line.closest('.wanted') : !line.closest('.wanted, .made') && line.matches('button');
    const at = lines.findIndex(fits);
    if (at < 0) return null;
    lines[at].dataset.nextLine = '';
    return { digit: at + 1, action: lines[at].value };
";

/// Where the next thing on the board lies that leads to what is wanted, if it is there.
const BOARD: &str = r"
    const wanted = document.querySelector('.choices .wanted .choice[data-path]');
    const path = JSON.parse(wanted?.dataset.path ?? '[]');
    const spots = path.map((part) => $$(`.glow:not(.chosen)[data-spot='${CSS.escape(part)}']`).find((spot) => spot.checkVisibility({ visibilityProperty: true })));
    const spot = spots.find(Boolean);
    return spot ? reach(spot).at : null;
";

#[derive(Deserialize)]
struct Line {
    digit: usize,
    action: String,
}

impl<'a> Learner<'a> {
    /// Begins a chapter of a game in a language.
    ///
    /// # Panics
    /// When it does not begin.
    #[must_use]
    #[track_caller]
    pub fn begin(
        browser: &'a Browser,
        hand: Hand,
        language: Language,
        (game, lesson): (&str, &'a Lesson),
    ) -> Self {
        browser.visit("/");
        browser.js("localStorage.speed = 'instant'", &[]);
        if language != Language::En {
            let script = "document.querySelector(`.languages [lang=${arguments[0]}]`).click()";
            browser.js(script, &[json!(language.code())]);
            browser.until(&format!(
                "document.documentElement.lang === '{}'",
                language.code()
            ));
        }
        browser.visit(&format!("/learn/{game}"));
        let learner = Self {
            browser,
            hand,
            language,
            lesson,
            chosen: BTreeSet::new(),
            made: 0,
            mistakes: 0,
            undone: 0,
        };
        learner.touch(&format!("button[name=chapter][value='{}']", lesson.id));
        browser.until("document.querySelector('#lesson')");
        learner
    }

    /// Plays the lesson to its end, with so many wrong choices, and leaves it. A few choices
    /// are taken back once, as people do who want to see it again.
    ///
    /// # Panics
    /// When page and lesson disagree, or something cannot be seen or touched.
    #[track_caller]
    pub fn play(&mut self, mistakes: usize) {
        let mut seen = 0;
        loop {
            let page = self.page();
            let step = self.check(&page);
            assert!(page.step >= seen, "step {} after {seen}", page.step);
            seen = page.step;
            match page.next {
                Next::Read => {
                    match self.hand {
                        Hand::Keyboard => self.browser.press(&Key::Enter),
                        _ => self.touch("#lesson-next"),
                    }
                    self.wait("the next text", |now| now.step != page.step);
                }
                Next::Choose => {
                    if self.mistakes < mistakes {
                        self.err(&page, step);
                    }
                    self.choose();
                    self.chosen.insert(page.step);
                    if self.made.is_multiple_of(UNDONE) && self.page().undo {
                        seen = self.take_back(&page);
                        self.undone += 1;
                    }
                    self.made += 1;
                }
                Next::GoOn => {
                    self.touch("#lesson .strong[form=leave-lesson]");
                    return self.browser.until("!document.querySelector('#lesson')");
                }
            }
        }
    }

    /// Waits until the lesson wants something.
    #[track_caller]
    fn page(&self) -> Page {
        self.wait("the lesson goes on", |_| true)
    }

    #[track_caller]
    fn wait(&self, what: &str, is_it: impl Fn(&Page) -> bool) -> Page {
        self.browser.wait_for(what, || {
            let page = self.browser.js(PAGE, &[]);
            let page: Option<Page> = serde_json::from_value(page).expect("a page");
            page.filter(&is_it)
        })
    }

    /// The step that the page shows, which says what the lesson says, in sight and with its
    /// rings in their places.
    #[track_caller]
    fn check(&self, page: &Page) -> &'a LessonStep {
        let step = &self.lesson.steps[page.step - 1];
        let told = step.text.of(self.language);
        assert_eq!(page.text, told, "step {}", page.step);
        let all = self.lesson.id.as_str();
        let faults = || self.browser.js(FAULTS, &[]);
        let first = faults();
        // Pieces may still be on their way, and the rings wait for them.
        if first != json!([]) {
            let what = format!("{all}, step {}: no longer {first}", step.id);
            let is_sound = || (faults() == json!([])).then_some(());
            self.browser.wait_for(&what, is_sound);
        }
        if page.next == Next::Choose {
            assert!(step.has_choice(), "{all}, step {}", step.id);
        }
        step
    }

    /// Chooses something else than what is wanted, if the list has it: that is answered
    /// with its reason, and nothing is played.
    #[track_caller]
    fn err(&mut self, page: &Page, step: &LessonStep) {
        let before = self.state();
        let Some(line) = self.mark(false) else {
            return;
        };
        self.take_line(&line);
        let now = self.wait("a wrong choice is answered", |now| !now.answer.is_empty());
        let place = format!("{}, step {}: {}", self.lesson.id, step.id, line.action);
        assert_eq!(self.state(), before, "{place} is played");
        assert_eq!(now.step, page.step, "{place} goes on");
        if let Some(wrong) = step.wrong(Answer::first_of(&line.action)) {
            assert_eq!(now.answer, wrong.text.of(self.language), "{place}");
        }
        self.mistakes += 1;
    }

    /// Chooses what is wanted: on the board where that leads there, else in the list; every
    /// other time in the list anyway.
    #[track_caller]
    fn choose(&self) {
        let before = self.state();
        let is_done = || self.state() != before;
        let on_board = self.hand != Hand::Keyboard && !self.made.is_multiple_of(2);
        // A path has a few parts, and a group stands before what is in it.
        for _ in 0..6 {
            self.browser.until_still();
            let at = self.browser.js(&[REACH, BOARD].concat(), &[]);
            let at: Option<(i64, i64)> = serde_json::from_value(at).expect("a place");
            match at.filter(|_| on_board) {
                Some((x, y)) if self.hand == Hand::Finger => self.browser.tap_at(x, y),
                Some((x, y)) => self.browser.click_at(x, y),
                None => match self.mark(true) {
                    Some(line) => self.take_line(&line),
                    None => break,
                },
            }
            self.browser
                .until("!document.querySelector('.play[inert]')");
            if is_done() {
                break;
            }
        }
        self.browser
            .wait_for("the choice is taken", || is_done().then_some(()));
    }

    /// What is played and drafted, whatever the lesson wants.
    fn state(&self) -> String {
        self.browser.text_of(STATE)
    }

    /// Takes back the last choice. The lesson is where it was before it, or, where it
    /// completed an answer of several choices, before the first of them: the step.
    #[track_caller]
    fn take_back(&self, page: &Page) -> usize {
        self.page();
        match self.hand {
            Hand::Keyboard => self.browser.write("u"),
            _ => self.touch("#undo button, a#undo"),
        }
        let now = self.wait("the choice is taken back", |now| {
            now.next == Next::Choose && now.step <= page.step
        });
        now.step
    }

    fn mark(&self, wanted: bool) -> Option<Line> {
        let line = self.browser.js(MARK, &[json!(wanted)]);
        serde_json::from_value(line).expect("a line")
    }

    /// Takes the marked line of the list.
    #[track_caller]
    fn take_line(&self, line: &Line) {
        const MARKED: &str = "[data-next-line]";
        self.browser.until_still();
        match self.hand {
            Hand::Keyboard if line.digit < 10 => self.browser.write(&line.digit.to_string()),
            _ => self.touch(MARKED),
        }
    }

    /// Touches something: with a click, a tap, or Tab and Enter.
    #[track_caller]
    fn touch(&self, query: &str) {
        match self.hand {
            Hand::Mouse => self.browser.click(query),
            Hand::Finger => self.browser.tap(query),
            Hand::Keyboard => {
                self.browser.tab_to(query);
                self.browser.press(&Key::Enter);
            }
        }
    }
}

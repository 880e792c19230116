//! Plays any game by touching what glows.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use serde::Deserialize;
use serde_json::{Value, json};
use thirtyfour::Key;

use crate::Browser;

/// How long the others may think.
const PATIENCE: Duration = Duration::from_secs(60);

/// What a player acts with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// The mouse, and nothing else.
    Mouse,
    /// The keyboard, and nothing else.
    Keyboard,
    /// A finger on the screen.
    Finger,
}

/// Someone who plays in a browser.
pub struct Player<'a> {
    browser: &'a Browser,
    hand: Hand,
    random: u64,
    /// How many actions were sent.
    pub actions: usize,
    /// How much of each thing that glowed could be reached, at worst.
    reached: BTreeMap<String, (u32, u32)>,
}

/// What can be seen on the page of a table.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Scene {
    /// The number of the last event.
    pub seq: u64,
    /// How many actions were played.
    pub actions: u64,
    /// How far the table is: `waiting`, `playing`, `over`.
    pub stage: String,
    /// Whether the game waits for the reader.
    pub yours: bool,
    /// Whether an answer is under way, or the page shows what others did.
    pub sending: bool,
    /// Whether something moves.
    pub moving: bool,
    /// What is being told about the actions of others.
    pub story: String,
    /// The path so far, as crumbs.
    pub way: Vec<String>,
    /// What glows.
    pub glows: Vec<Glow>,
    /// The choices in the list, in words.
    pub lines: Vec<String>,
    /// What stands in the way of acting without scrolling the page.
    pub hidden: Vec<String>,
    /// Whether the screen is to be passed on before a secret is shown.
    pub pass: bool,
    /// What the page explains at the moment, instead of taking an action.
    pub pinned: String,
}

/// Something that glows.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Glow {
    /// What it is.
    pub spot: String,
    /// What it says to those who do not see it.
    pub label: String,
    /// Where a click reaches it, if one does; the middle if possible.
    pub at: Option<(i64, i64)>,
    /// Whether it would replace what is drafted: who always did that would never be done.
    pub redrafts: bool,
    /// How much of it a click reaches, in percent of its box.
    pub share: u32,
    /// The number of pixels a click reaches, about.
    pub area: u32,
}

/// Finds where something that glows can be touched, after panning to it if it is
/// outside. A spot is reached where the page, asked for what lies at a point, finds
/// it before any other spot that glows.
pub(crate) const REACH: &str = r"
    const $ = (query) => document.querySelector(query);
    const $$ = (query, from = document) => [...from.querySelectorAll(query)];
    const reached = (x, y) => {
      const stack = document.elementsFromPoint(x, y);
      if (!stack[0]?.closest('[data-spot]')) return null;
      return stack.map((node) => node.closest('.glow')).find(Boolean)?.dataset.spot;
    };
    const reach = (node) => {
      const spot = node.dataset.spot;
      const window = node.closest('#stage, .players');
      const frame = window.getBoundingClientRect();
      let box = node.getBoundingClientRect();
      if (box.x < frame.x || box.y < frame.y || box.right > frame.right || box.bottom > frame.bottom) {
        window.scrollBy(box.x + box.width / 2 - frame.x - frame.width / 2, box.y + box.height / 2 - frame.y - frame.height / 2);
        box = node.getBoundingClientRect();
      }
      const points = [];
      const n = 7;
      for (let i = 0; i < n; i += 1) for (let j = 0; j < n; j += 1) {
        points.push([Math.round(box.x + box.width * (i + 0.5) / n), Math.round(box.y + box.height * (j + 0.5) / n)]);
      }
      const middle = (a) => Math.hypot(a[0] - box.x - box.width / 2, a[1] - box.y - box.height / 2);
      const hits = points.filter(([x, y]) => reached(x, y) === spot).sort((a, b) => middle(a) - middle(b));
      const share = hits.length / points.length;
      return { at: hits[0] ?? null, share: Math.round(100 * share), area: Math.round(box.width * box.height * share) };
    };
";

/// Reads the scene; where things can be touched only if asked to.
const LOOK: &str = r"
    const frame = $('#frame');
    const { seq, actions, stage, yours } = frame.dataset;
    // The part of the board that a finger has just touched stays in front for a moment.
    const touched = $('#stage :active');
    const still = !touched && document.getAnimations().every((one) => one.playState !== 'running');
    const measure = arguments[0] && stage === 'playing' && yours !== undefined && still;
    const windows = $$('#stage, .players').map((window) => [window, window.scrollLeft, window.scrollTop]);
    const shining = $$('.glow');
    const drafted = location.search.includes('draft=');
    const laid = drafted ? $$('a.choice').map((link) => JSON.parse(link.dataset.path)[0]) : [];
    // A phone shows one part of a large board at a time.
    const seen = shining.filter((node) => node.checkVisibility({ visibilityProperty: true }));
    const glows = seen.map((node) => {
      const spot = node.dataset.spot;
      const glow = { spot, label: node.getAttribute('aria-label') ?? '', redrafts: laid.includes(spot), at: null, share: 0, area: 0 };
      return measure ? Object.assign(glow, reach(node)) : glow;
    });
    windows.forEach(([window, x, y]) => window.scrollTo(x, y));
    const lines = $$('.choices .choice').filter((line) => line.checkVisibility());
    const hidden = [];
    const page = document.scrollingElement;
    if (page.scrollHeight > innerHeight) hidden.push(`the page is ${page.scrollHeight} high of ${innerHeight}`);
    if (page.scrollWidth > innerWidth) hidden.push(`the page is ${page.scrollWidth} wide of ${innerWidth}`);
    const inside = (node) => {
      const box = node.getBoundingClientRect();
      return box.x >= -1 && box.y >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    };
    if (shining.length && !seen.length) hidden.push('what glows is in another part of the board');
    const head = $('#question h2');
    if (head && !inside(head)) hidden.push('the question is outside');
    if (measure && lines[0] && !inside(lines[0])) hidden.push('the first choice is outside');
    return {
      seq: +seq, actions: +actions, stage, yours: yours !== undefined, glows, hidden,
      sending: !!$('.play[inert]'), moving: !still,
      story: $('#story')?.textContent ?? '',
      way: $$('.crumb').map((crumb) => crumb.textContent),
      lines: lines.map((line) => line.textContent),
      pass: !!$('.pass .button'),
      pinned: $('#tip.pinned')?.textContent ?? '',
    };";

/// Plays for the reader's seats through the JSON API, without looking at the page:
/// the table's name, how many actions at most, and a seed.
const RUSH: &str = r"
    const [table, most, seed, done] = arguments;
    const read = async (answer) => { if (!answer.ok) throw new Error(await answer.text()); return answer.json(); };
    const rush = async () => {
      let random = seed;
      let draft = '';
      for (let n = 0; n < most;) {
        const frame = await read(await fetch(`/api/tables/${table}?${new URLSearchParams({ draft })}`));
        const question = frame.questions.find(({ owed }) => owed);
        if (frame.stage === 'over') return n;
        if (!question) { await new Promise((later) => setTimeout(later, 5)); continue; }
        random = (random * 48271) % 2147483647;
        const choice = question.choices[random % question.choices.length].action;
        const action = [...draft.split('.').slice(2), choice].join(';');
        const body = JSON.stringify({ seat: question.seat, action, seq: frame.seq, submission: crypto.randomUUID() });
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(`/api/tables/${table}/play`, { method: 'POST', headers, body });
        draft = answer.status === 409 ? '' : (await read(answer)).draft ?? '';
        n += 1;
      }
      return most;
    };
    rush().then(done, (why) => done(String(why)));";

impl<'a> Player<'a> {
    /// A player in a browser; `seed` makes different players choose differently.
    #[must_use]
    pub fn new(browser: &'a Browser, hand: Hand, seed: u64) -> Self {
        Self {
            browser,
            hand,
            random: seed,
            actions: 0,
            reached: BTreeMap::new(),
        }
    }

    /// What the player sees.
    ///
    /// # Panics
    /// When the page is not that of a table.
    #[track_caller]
    pub fn look(&self) -> Scene {
        self.read(true)
    }

    /// What the player sees without looking closely.
    #[track_caller]
    fn glance(&self) -> Scene {
        self.read(false)
    }

    #[track_caller]
    fn read(&self, closely: bool) -> Scene {
        let script = [REACH, LOOK].concat();
        let seen = self.browser.js(&script, &[json!(closely)]);
        serde_json::from_value(seen).expect("the page of a table")
    }

    /// A number below `most`, different each time.
    fn pick(&mut self, most: usize) -> usize {
        self.random = self
            .random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.random >> 33) as usize % most
    }

    /// Waits until the player can act or the game is over. A story that is told
    /// meanwhile is skipped, as impatient people do.
    ///
    /// # Panics
    /// When nothing happens for long.
    #[track_caller]
    pub fn wait(&mut self) -> Scene {
        let mut began = Instant::now();
        let mut seq = 0;
        loop {
            let scene = self.glance();
            // Someone at the keyboard never has to search where they are.
            let lost = self.hand == Hand::Keyboard
                && self.actions > 0
                && scene.yours
                && self.browser.is("document.activeElement === document.body");
            let asked = scene.yours && !lost && !(scene.glows.is_empty() && scene.lines.is_empty());
            let still = !scene.sending && !scene.moving;
            if still && (scene.stage == "over" || asked) && scene.story.is_empty() {
                let settled = self.look();
                if settled.seq == scene.seq && !settled.moving {
                    return settled;
                }
            }
            if scene.pass {
                self.take_the_screen();
            }
            if !scene.story.is_empty() {
                match self.hand {
                    Hand::Mouse => self.browser.click("#frame h1"),
                    Hand::Keyboard => self.browser.press(&Key::Shift),
                    Hand::Finger => self.browser.tap("#frame h1"),
                }
            }
            if scene.seq != seq {
                (began, seq) = (Instant::now(), scene.seq);
            }
            assert!(began.elapsed() < PATIENCE, "nothing happens: {scene:?}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Says that the right person sits at the screen now.
    #[track_caller]
    fn take_the_screen(&self) {
        let button = ".pass .button";
        match self.hand {
            Hand::Mouse => self.browser.click(button),
            Hand::Finger => self.browser.tap(button),
            Hand::Keyboard => {
                self.browser.tab_to(button);
                self.browser.press(&Key::Enter);
            }
        }
        self.browser
            .until("!document.querySelector('.pass .button')");
    }

    /// Does one thing: touches something that glows or, where nothing does, takes
    /// a choice from the list. False when the game is over.
    ///
    /// # Panics
    /// When something that glows cannot be touched, the page has to be scrolled
    /// to act, or touching has no effect.
    #[track_caller]
    pub fn step(&mut self) -> bool {
        let scene = self.wait();
        if scene.stage == "over" {
            return false;
        }
        self.check(&scene);
        let what = match self.hand {
            Hand::Keyboard => self.press(&scene),
            Hand::Mouse | Hand::Finger => self.touch(&scene),
        };
        let sent = self.browser.wait_for(&format!("{what} has an effect"), || {
            let after = self.glance();
            assert!(
                after.pinned.is_empty(),
                "{what} is not taken but explained: {}",
                after.pinned
            );
            let sent = after.sending || after.seq != scene.seq;
            let further = after.way != scene.way || after.lines != scene.lines;
            (sent || further).then_some(sent)
        });
        self.actions += usize::from(sent);
        true
    }

    /// What must hold whenever the player is asked.
    #[track_caller]
    fn check(&mut self, scene: &Scene) {
        assert!(scene.hidden.is_empty(), "{:?}", scene.hidden);
        assert!(
            !scene.lines.is_empty(),
            "the list has no choices: {scene:?}"
        );
        for glow in &scene.glows {
            let least = self
                .reached
                .entry(glow.spot.clone())
                .or_insert((u32::MAX, u32::MAX));
            *least = (*least).min((glow.area, glow.share));
            assert!(!glow.label.is_empty(), "{} has no name", glow.spot);
            assert!(
                glow.at.is_some(),
                "{} glows and no click reaches it: {scene:?}",
                glow.spot
            );
        }
    }

    /// Touches something with the mouse or a finger.
    fn touch(&mut self, scene: &Scene) -> String {
        if scene.glows.is_empty() {
            let n = self.pick(scene.lines.len());
            self.hit(self.place_of_line(n));
            return format!("a click on “{}”", scene.lines[n]);
        }
        let all = scene.glows.iter();
        let mut glows: Vec<_> = all.clone().filter(|glow| !glow.redrafts).collect();
        if glows.is_empty() {
            glows = all.collect();
        }
        let glow = glows[self.pick(glows.len())];
        let find = "return reach($(`.glow[data-spot=\"${arguments[0]}\"]`)).at";
        let at = self
            .browser
            .js(&[REACH, find].concat(), &[json!(glow.spot)]);
        self.hit(serde_json::from_value(at).expect("it can be reached"));
        format!("a click on {}", glow.spot)
    }

    fn hit(&self, (x, y): (i64, i64)) {
        match self.hand {
            Hand::Finger => self.browser.tap_at(x, y),
            Hand::Mouse | Hand::Keyboard => self.browser.click_at(x, y),
        }
    }

    /// Where a line of the list can be clicked.
    fn place_of_line(&self, n: usize) -> (i64, i64) {
        let script = "
            const line = [...document.querySelectorAll('.choices .choice')].filter((line) => line.checkVisibility())[arguments[0]];
            line.scrollIntoView({ block: 'center' });
            const box = line.getBoundingClientRect();
            return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];";
        let place = self.browser.js(script, &[json!(n)]);
        serde_json::from_value(place).expect("a place")
    }

    /// Presses keys: digits for the list, or arrows and Enter for the board.
    fn press(&mut self, scene: &Scene) -> String {
        let way = self.pick(3);
        if scene.glows.is_empty() || way == 0 {
            let n = self.pick(scene.lines.len().min(9));
            self.browser.write(&(n + 1).to_string());
            return format!("the digit of “{}”", scene.lines[n]);
        }
        for _ in 0..=self.pick(4) {
            self.browser.press(&Key::Right);
        }
        let at = self
            .browser
            .text_of("return document.activeElement.textContent.slice(0, 80)");
        let inside = "document.activeElement.matches('.glow, .choices .choice')";
        assert!(self.browser.is(inside), "the arrows lead to {at}");
        self.browser.press(&Key::Enter);
        format!("Enter on {at}")
    }

    /// Comes to the house as a stranger and sits down at a table with bots.
    ///
    /// # Panics
    /// When that does not lead to a game.
    #[track_caller]
    pub fn sit_with_bots(&self, game: &str) {
        self.browser.visit("/");
        let button = format!(".game-{game} .now [value=bots]");
        match self.hand {
            Hand::Mouse => self.browser.click(&button),
            Hand::Finger => self.browser.tap(&button),
            Hand::Keyboard => {
                self.browser.tab_to(&button);
                self.browser.press(&Key::Enter);
            }
        }
        self.browser
            .until("document.querySelector('#frame[data-stage=playing]')");
    }

    /// Waits until what was sent has arrived.
    #[track_caller]
    pub fn wait_sent(&self) {
        self.browser
            .until("!document.querySelector('.play[inert]')");
    }

    /// Sits down on the first seat of a table made as the JSON API is asked to.
    ///
    /// # Panics
    /// When there can be no such table.
    #[track_caller]
    pub fn sit_at(&self, new: &Value) {
        self.browser.visit("/");
        let script = "
            const [new_, done] = arguments;
            const headers = { 'Content-Type': 'application/json' };
            fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(new_) })
              .then((answer) => answer.json()).then(done, (why) => done(String(why)));";
        let made = self.browser.js_later(script, std::slice::from_ref(new));
        let table = made["table"].as_str();
        let table = table.unwrap_or_else(|| panic!("no table: {made}"));
        self.browser.visit(&format!("/t/{table}"));
    }

    /// Plays until the game is over.
    ///
    /// # Panics
    /// When anything goes wrong on the way.
    #[track_caller]
    pub fn play_to_the_end(&mut self) {
        while self.step() {}
    }

    /// What was hardest to hit so far: its name, the pixels that could be reached,
    /// and how many percent of its box that was.
    #[must_use]
    pub fn hardest(&self) -> Vec<(&str, u32, u32)> {
        let mut all: Vec<_> = self
            .reached
            .iter()
            .map(|(spot, &(area, share))| (spot.as_str(), area, share))
            .collect();
        all.sort_by_key(|&(_, area, _)| area);
        all.truncate(8);
        all
    }

    /// The name of the table.
    #[must_use]
    #[track_caller]
    pub fn table(&self) -> String {
        self.browser
            .text_of("return document.querySelector('#frame').dataset.table")
    }

    /// Plays at a table without its page, up to some actions or to the end: for
    /// tests about what comes later.
    ///
    /// # Panics
    /// When an action is refused.
    #[track_caller]
    pub fn rush(&self, table: &str, actions: usize) {
        let arguments = [json!(table), json!(actions), json!(self.random % 1000 + 1)];
        let played = self.browser.js_later(RUSH, &arguments);
        assert!(played.is_number(), "{played}");
    }

    /// Plays until some actions were sent or the game is over.
    ///
    /// # Panics
    /// When anything goes wrong on the way.
    #[track_caller]
    pub fn play(&mut self, actions: usize) {
        let goal = self.actions + actions;
        while self.actions < goal && self.step() {}
    }
}

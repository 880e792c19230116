//! What happened in a game, action by action, in the words of one language.
//!
//! Words cost more than rules. What was told once is kept for the next frame, as long as
//! there is room; it can always be told anew from the journal.

use std::sync::{
    Arc, Mutex, PoisonError,
    atomic::{AtomicU64, Ordering},
};

use catalog::Match;
use quick_cache::{Weighter, sync::Cache};
use record::Journal;
use tabletop::{Phrase, Seat, Speak};
use words::{Language, Speaker};

use crate::frame::{LogEntry, PhaseFrame, PointEntry};

/// How many bytes of told stories are kept in all.
const ROOM: u64 = 64 * 1024 * 1024;
/// About how many stories that may be.
const STORIES: usize = 4096;

/// One action in words.
pub struct Step {
    /// What happened.
    pub entry: LogEntry,
    /// The round and phase in which it was played.
    pub phase: PhaseFrame,
    /// Every change of points.
    pub points: Vec<PointEntry>,
    /// The totals of all sides after it.
    pub totals: Vec<i32>,
}

/// The last actions of a game in words, up to the last one that was told.
#[derive(Default)]
pub struct Story {
    /// How often actions had been taken back.
    rewinds: u32,
    names: Vec<String>,
    /// The number of the first action that is told.
    first: usize,
    steps: Vec<Step>,
}

impl Story {
    /// Tells the actions from one to another, both included. The speaker knows these names.
    fn tell(
        &mut self,
        journal: &Journal,
        speaker: &Speaker,
        names: &[String],
        from: usize,
        to: usize,
    ) -> &[Step] {
        let is_same = (self.rewinds, &*self.names) == (journal.rewinds(), names);
        if !is_same || self.steps.is_empty() {
            *self = Self {
                rewinds: journal.rewinds(),
                names: names.to_vec(),
                first: from,
                steps: Vec::new(),
            };
        }
        if from < self.first {
            let earlier = steps(journal, speaker, from).take(self.first - from);
            self.steps.splice(0..0, earlier);
            self.first = from;
        }
        let known = self.first + self.steps.len();
        if known <= to {
            let later = steps(journal, speaker, known).take(to + 1 - known);
            self.steps.extend(later);
        }
        &self.steps[from - self.first..=to - self.first]
    }

    /// About how many bytes it takes.
    fn size(&self) -> u64 {
        let lines = |step: &Step| -> usize {
            let lines = step.entry.lines.iter();
            let whys = step.points.iter();
            lines.map(|line| line.len() + 32).sum::<usize>()
                + whys.map(|point| point.why.len() + 96).sum::<usize>()
        };
        let steps = self.steps.iter();
        let all: usize = steps.map(|step| size_of::<Step>() + 96 + lines(step)).sum();
        all as u64
    }
}

/// The rounds and phases of some actions.
pub fn phases(steps: &[Step]) -> Vec<PhaseFrame> {
    let mut phases: Vec<PhaseFrame> = Vec::new();
    for Step { phase, .. } in steps {
        let is_same = |known: &PhaseFrame| known.round == phase.round && known.phase == phase.phase;
        if !phases.last().is_some_and(is_same) {
            phases.push(phase.clone());
        }
    }
    phases
}

/// All actions from this one on, in words.
fn steps(journal: &Journal, speaker: &Speaker, first: usize) -> impl Iterator<Item = Step> {
    let mut before = journal.moment(first.saturating_sub(1));
    let mut phase: Option<(Vec<Phrase>, PhaseFrame)> = None;
    let moments = journal.moments_since(first).enumerate();
    moments.map(move |(index, moment)| {
        let n = first + index;
        let before = before.replace(moment.clone());
        let progress = before.as_ref().unwrap_or(&moment).progress(None);
        let frame = match phase.take() {
            Some((known, frame)) if known == progress => PhaseFrame { n, ..frame },
            _ => phase_frame(n, &progress, speaker),
        };
        phase = Some((progress, frame.clone()));
        step(journal, &*moment, n, frame, speaker)
    })
}

/// An action in words. Events are heard by everyone.
fn step(
    journal: &Journal,
    moment: &dyn Match,
    n: usize,
    phase: PhaseFrame,
    speaker: &Speaker,
) -> Step {
    let sides = journal.referee().sides();
    let mut reasons = vec![Vec::new(); sides as usize];
    let (mut lines, mut points, mut icon) = (Vec::new(), Vec::new(), "");
    for news in moment.news(None) {
        if icon.is_empty() {
            icon = news.symbol;
        }
        let line = speaker.say(&news.phrase);
        if let Some(seat) = news.explains {
            reasons[seat.index()].push(line.clone());
        }
        if let Some(scored) = news.scored {
            let source = journal.referee().info().sources[scored.source as usize];
            points.push(PointEntry {
                n,
                seat: scored.seat.number(),
                points: i32::from(scored.points),
                source: speaker.say(&Phrase::new(source)),
                why: std::mem::take(&mut reasons[scored.seat.index()]).join(" "),
            });
        }
        lines.push(line);
    }
    let actor = n
        .checked_sub(1)
        .and_then(|i| journal.record().entries.get(i));
    Step {
        entry: LogEntry {
            n,
            seat: actor.map_or(0, |entry| entry.seat.number()),
            lines,
            icon: icon.to_owned(),
        },
        phase,
        points,
        totals: Seat::first(sides).map(|seat| moment.total(seat)).collect(),
    }
}

/// The phase in which an action was played, as everyone may know it.
fn phase_frame(n: usize, progress: &[Phrase], speaker: &Speaker) -> PhaseFrame {
    let said = |part: usize| progress.get(part).map(|phrase| speaker.say(phrase));
    PhaseFrame {
        n,
        round: said(0).unwrap_or_default(),
        phase: said(1).unwrap_or_default(),
    }
}

/// A story that readers share.
#[derive(Default)]
pub struct SharedStory {
    story: Mutex<Story>,
    /// How large it was when it was last told.
    size: AtomicU64,
}

impl SharedStory {
    /// Reads the actions from one to another, both included, and tells them before if nobody
    /// has. The speaker knows these names.
    pub fn read<R>(
        &self,
        journal: &Journal,
        speaker: &Speaker,
        names: &[String],
        (from, to): (usize, usize),
        read: impl FnOnce(&[Step]) -> R,
    ) -> R {
        let mut story = self.story.lock().unwrap_or_else(PoisonError::into_inner);
        let before = story.steps.len();
        let found = read(story.tell(journal, speaker, names, from, to));
        if story.steps.len() != before {
            self.size.store(story.size(), Ordering::Relaxed);
        }
        found
    }
}

/// A table, and the language of a story of it.
type Key = (String, Language);

/// A story, and its size when it was put there.
type Kept = (Arc<SharedStory>, u64);

/// Stories by their size.
#[derive(Clone)]
struct BySize;

impl Weighter<Key, Kept> for BySize {
    fn weight(&self, _: &Key, (_, size): &Kept) -> u64 {
        (*size).max(1)
    }
}

/// The stories that are kept.
pub struct Stories(Cache<Key, Kept, BySize>);

impl Default for Stories {
    fn default() -> Self {
        Self(Cache::with_weighter(STORIES, ROOM, BySize))
    }
}

impl Stories {
    /// The story of a table in a language.
    pub fn of(&self, table: &str, language: Language) -> Arc<SharedStory> {
        let key = (table.to_owned(), language);
        let kept = self.0.get(&key);
        kept.map_or_else(Arc::default, |(story, _)| story)
    }

    /// Keeps a story that was told, as long as there is room.
    pub fn keep(&self, table: &str, language: Language, story: Arc<SharedStory>) {
        let size = story.size.load(Ordering::Relaxed);
        self.0.insert((table.to_owned(), language), (story, size));
    }
}

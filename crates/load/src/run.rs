//! Many tables at once. Moves are due at random moments at a given rate, whether the
//! program keeps up or not, and their time counts from when they were due.

use std::{
    cell::{Cell, RefCell},
    collections::{HashMap, VecDeque},
    rc::Rc,
    str::FromStr,
    time::Duration,
};

use tokio::{
    task::spawn_local,
    time::{Instant, sleep, sleep_until},
};

use crate::{
    Args, Failure,
    figures::Figures,
    people::{Game, Move, People, Progress, Table},
};

/// Requests under way at once while tables are made.
const BUILDERS: usize = 32;
/// How long late answers are waited for at the end.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often the rate is raised at most, each time by a fifth.
pub const STEPS: u64 = 20;

/// How fast moves are due.
#[derive(Clone, Copy, Debug)]
pub enum Pace {
    /// So many a second.
    Rate(f64),
    /// Faster and faster, as long as the promises are kept.
    Max,
}

impl FromStr for Pace {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.parse() {
            Ok(rate) if rate > 0.0 && f64::is_finite(rate) => Ok(Self::Rate(rate)),
            _ if text == "max" => Ok(Self::Max),
            _ => Err("a number of moves a second, or `max`".into()),
        }
    }
}

/// All tables and what is measured at them.
pub struct Run {
    /// Everyone who plays.
    pub people: Rc<People>,
    /// Whether pages are updated after every change.
    pages: bool,
    tables: RefCell<Vec<Rc<Live>>>,
    /// Moves that were thought of and wait until one is due.
    ready: RefCell<Vec<Ready>>,
    /// Moves that were due before anyone had thought of one.
    due: RefCell<VecDeque<Instant>>,
    /// Moves that were sent and not answered yet.
    under_way: Cell<usize>,
    live: Cell<usize>,
    streams: Cell<usize>,
    moves: Cell<u64>,
    /// The program is about to be killed: what fails now is no failure.
    ending: Cell<bool>,
    /// What is measured, from when to when.
    measured: RefCell<Measured>,
}

struct Measured {
    from: Instant,
    to: Instant,
    figures: Figures,
    /// Answers that came in this time, whenever they were due.
    answers: usize,
}

/// A table at which a game goes on.
struct Live {
    game: Game,
    table: Table,
    over: Cell<bool>,
    /// Whether someone thinks or has thought of a move.
    thinks: [Cell<bool>; 2],
    /// When the move was due that became this event.
    sent: RefCell<HashMap<u64, Instant>>,
    /// When this event was heard of before the move was answered.
    heard: RefCell<HashMap<u64, Vec<Instant>>>,
    /// The last event that was answered.
    answered: Cell<u64>,
}

struct Ready {
    live: Rc<Live>,
    who: usize,
    it: Move,
}

impl Live {
    fn new(game: Game, table: Table) -> Rc<Self> {
        Rc::new(Self {
            game,
            table,
            over: Cell::new(false),
            thinks: [Cell::new(false), Cell::new(false)],
            sent: RefCell::default(),
            heard: RefCell::default(),
            answered: Cell::new(0),
        })
    }
}

impl Run {
    /// No tables yet.
    pub fn new(people: Rc<People>, pages: bool) -> Self {
        let now = Instant::now();
        Self {
            people,
            pages,
            tables: RefCell::default(),
            ready: RefCell::default(),
            due: RefCell::default(),
            under_way: Cell::new(0),
            live: Cell::new(0),
            streams: Cell::new(0),
            moves: Cell::new(0),
            ending: Cell::new(false),
            measured: RefCell::new(Measured {
                from: now,
                to: now,
                figures: Figures::default(),
                answers: 0,
            }),
        }
    }

    /// How many tables there are; a few more than asked for, because a table whose
    /// game is over takes a moment to be replaced.
    pub fn table_count(&self) -> usize {
        self.tables.borrow().len()
    }

    /// How many event streams are open.
    pub fn stream_count(&self) -> usize {
        self.streams.get()
    }

    /// All moves that were answered, measured or not.
    pub fn all_moves(&self) -> u64 {
        self.moves.get()
    }

    /// Makes the tables.
    pub async fn open_tables(
        self: &Rc<Self>,
        games: &[Game],
        tables: usize,
    ) -> Result<(), Failure> {
        let games: Rc<[Game]> = games.into();
        let all = tables + tables / 50 + 5;
        let builders: Vec<_> = (0..BUILDERS)
            .map(|builder| {
                let (run, games) = (self.clone(), games.clone());
                spawn_local(async move {
                    for n in (builder..all).step_by(BUILDERS) {
                        let people = [run.people.person().await, run.people.person().await];
                        let [ana, ben] = people;
                        let game = games[n % games.len()].clone();
                        let table = run.people.table(&game, [ana?, ben?]).await?;
                        run.tables.borrow_mut().push(Live::new(game, table));
                        run.live.set(run.live.get() + 1);
                    }
                    Ok::<_, Failure>(())
                })
            })
            .collect();
        for builder in builders {
            builder.await??;
        }
        Ok(())
    }

    /// Opens the event streams of all players.
    pub async fn open_streams(self: &Rc<Self>) -> Result<(), Failure> {
        let tables = self.tables.borrow().clone();
        for live in tables {
            self.listen(&live).await?;
        }
        Ok(())
    }

    async fn listen(self: &Rc<Self>, live: &Rc<Live>) -> Result<(), Failure> {
        for who in 0..2 {
            let mut stream = self.people.listen(&live.table, who).await?;
            self.streams.set(self.streams.get() + 1);
            let (run, live) = (self.clone(), live.clone());
            spawn_local(async move {
                loop {
                    match stream.next().await {
                        Ok(Some(change)) => {
                            run.hear(&live, change.seq);
                            if run.pages {
                                spawn_local(run.clone().update_page(live.clone(), who));
                            }
                            if change.stage == "over" {
                                run.replace(&live);
                                break;
                            }
                            if change.yours {
                                run.think(&live, who);
                            }
                        }
                        Ok(None) | Err(_) => {
                            run.fail("an event stream ended");
                            break;
                        }
                    }
                }
                run.streams.set(run.streams.get() - 1);
            });
        }
        Ok(())
    }

    /// A game is over: the same people begin another one.
    fn replace(self: &Rc<Self>, live: &Rc<Live>) {
        if live.over.replace(true) {
            return;
        }
        self.live.set(self.live.get() - 1);
        self.count_tables();
        let (run, old) = (self.clone(), live.clone());
        spawn_local(async move {
            let people = old.table.people.clone();
            let made = async {
                let table = run.people.table(&old.game, people).await?;
                let new = Live::new(old.game.clone(), table);
                run.listen(&new).await?;
                Ok::<_, Failure>(new)
            };
            match made.await {
                Ok(new) => {
                    let mut tables = run.tables.borrow_mut();
                    if let Some(place) = tables.iter_mut().find(|live| Rc::ptr_eq(live, &old)) {
                        *place = new;
                    }
                    run.live.set(run.live.get() + 1);
                }
                Err(why) => run.fail(why),
            }
        });
    }

    fn count_tables(&self) {
        let figures = &mut self.measured.borrow_mut().figures;
        figures.least_tables = figures.least_tables.min(self.live.get());
    }

    #[allow(clippy::needless_pass_by_value, reason = "an error or a sentence")]
    fn fail(&self, why: impl ToString) {
        if self.ending.get() {
            return;
        }
        let figures = &mut self.measured.borrow_mut().figures;
        if figures.failures == 0 {
            eprintln!("failed: {}", why.to_string());
        }
        figures.failures += 1;
    }

    /// Someone reads the table and thinks of a move.
    fn think(self: &Rc<Self>, live: &Rc<Live>, who: usize) {
        if live.thinks[who].replace(true) {
            return;
        }
        let (run, live) = (self.clone(), live.clone());
        spawn_local(async move {
            let began = Instant::now();
            let thought = run.people.think(&live.table, who).await;
            run.measure(began, |figures| &mut figures.reads);
            match thought {
                Ok(Some(it)) => run.offer(Ready { live, who, it }),
                Ok(None) => live.thinks[who].set(false),
                Err(why) => run.fail(why),
            }
        });
    }

    /// A move is ready: it is sent at once if one was due already.
    fn offer(self: &Rc<Self>, ready: Ready) {
        let due = self.due.borrow_mut().pop_front();
        match due {
            Some(due) => self.send(ready, due),
            None => self.ready.borrow_mut().push(ready),
        }
    }

    /// A move is due: a random one of those that are ready is sent.
    fn demand(self: &Rc<Self>, due: Instant) {
        let ready = {
            let mut ready = self.ready.borrow_mut();
            let place = self.people.pick(ready.len());
            (!ready.is_empty()).then(|| ready.swap_remove(place))
        };
        match ready {
            Some(ready) => self.send(ready, due),
            None => self.due.borrow_mut().push_back(due),
        }
    }

    fn send(self: &Rc<Self>, ready: Ready, due: Instant) {
        ready.live.thinks[ready.who].set(false);
        self.under_way.set(self.under_way.get() + 1);
        let run = self.clone();
        spawn_local(async move {
            if let Err(why) = run.play_one(&ready, due).await {
                run.fail(why);
            }
            run.under_way.set(run.under_way.get() - 1);
        });
    }

    async fn play_one(self: &Rc<Self>, ready: &Ready, mut due: Instant) -> Result<(), Failure> {
        let Ready { live, who, it } = ready;
        let mut it = it.clone();
        loop {
            match self.people.play(&live.table, *who, &it).await? {
                Progress::Done(seq) => {
                    self.moves.set(self.moves.get() + 1);
                    live.answered.set(live.answered.get().max(seq));
                    self.measure(due, |figures| &mut figures.answers);
                    self.count_answer();
                    self.note_sent(live, seq, due);
                    return Ok(());
                }
                // A secret answer of several actions: the last request counts.
                Progress::Unfinished(draft) => {
                    let more = self.people.think_on(&live.table, *who, &it, &draft).await?;
                    let Some(more) = more else { break };
                    it = more;
                    due = Instant::now();
                }
                Progress::Late => break,
            }
        }
        // Someone was faster, and the question is another one now.
        self.measured.borrow_mut().figures.late += 1;
        self.think(live, *who);
        Ok(())
    }

    /// Adds the time since then to a sample, if then is in the measured time.
    fn measure(
        &self,
        since: Instant,
        sample: impl FnOnce(&mut Figures) -> &mut crate::figures::Sample,
    ) {
        self.measure_until(since, Instant::now(), sample);
    }

    fn measure_until(
        &self,
        since: Instant,
        until: Instant,
        sample: impl FnOnce(&mut Figures) -> &mut crate::figures::Sample,
    ) {
        let measured = &mut *self.measured.borrow_mut();
        if (measured.from..measured.to).contains(&since) {
            sample(&mut measured.figures).time(until - since);
        }
    }

    fn count_answer(&self) {
        let measured = &mut *self.measured.borrow_mut();
        if (measured.from..measured.to).contains(&Instant::now()) {
            measured.answers += 1;
        }
    }

    fn note_sent(&self, live: &Live, seq: u64, due: Instant) {
        live.sent.borrow_mut().insert(seq, due);
        let heard = live.heard.borrow_mut().remove(&seq).unwrap_or_default();
        for heard in heard {
            self.measure_until(due, heard, |figures| &mut figures.events);
        }
    }

    fn hear(&self, live: &Live, seq: u64) {
        let sent = live.sent.borrow().get(&seq).copied();
        let now = Instant::now();
        match sent {
            Some(due) => self.measure_until(due, now, |figures| &mut figures.events),
            None => live.heard.borrow_mut().entry(seq).or_default().push(now),
        }
    }

    async fn update_page(self: Rc<Self>, live: Rc<Live>, who: usize) {
        let began = Instant::now();
        match self.people.page(&live.table, who, true).await {
            Ok(_) => self.measure(began, |figures| &mut figures.pages),
            Err(why) => self.fail(why),
        }
    }

    /// Plays at this rate and measures after a while.
    pub async fn play(
        self: &Rc<Self>,
        rate: f64,
        warm_up: u64,
        seconds: u64,
    ) -> Result<Figures, Failure> {
        let from = Instant::now() + Duration::from_secs(warm_up);
        let to = from + Duration::from_secs(seconds);
        *self.measured.borrow_mut() = Measured {
            from,
            to,
            figures: Figures {
                least_tables: self.live.get(),
                ..Figures::default()
            },
            answers: 0,
        };
        let mut due = Instant::now();
        while due < to {
            sleep_until(due).await;
            self.demand(due);
            // As if many people decided independently: gaps of random length.
            let lot = (self.people.random() >> 11) as f64 / (1_u64 << 53) as f64;
            due += Duration::from_secs_f64(-(1.0 - lot).ln() / rate);
        }
        while self.under_way.get() > 0 && to.elapsed() < PATIENCE {
            sleep(Duration::from_millis(10)).await;
        }
        // The last events may be on their way.
        sleep(Duration::from_millis(200)).await;
        // What was never sent counts with the time it has waited so far.
        for due in std::mem::take(&mut *self.due.borrow_mut()) {
            self.measure(due, |figures| &mut figures.answers);
        }
        let measured = self.measured.borrow();
        let mut figures = measured.figures.clone();
        figures.rate = measured.answers as f64 / seconds as f64;
        // What is not answered by now never was.
        figures.failures += self.under_way.get() as u64;
        Ok(figures)
    }

    /// Plays faster and faster until a promise is not kept; the figures of the
    /// fastest stretch in which they were.
    pub async fn climb(self: &Rc<Self>, args: &Args) -> Result<Figures, Failure> {
        println!("\nclimbing");
        let mut rate = args.least;
        let mut best = None;
        for _ in 0..STEPS {
            let figures = self.play(rate, args.warm_up, args.seconds).await?;
            println!(
                "  due {rate:.0}: {:.0} moves a second, {}",
                figures.rate,
                figures.answers.spread()
            );
            let kept = figures.failures == 0
                && figures.rate > 0.97 * rate
                && figures.answers.at(0.99) <= args.within;
            if !kept {
                return Ok(best.unwrap_or(figures));
            }
            best = Some(figures);
            rate *= 1.2;
        }
        Ok(best.unwrap_or_default())
    }

    /// Nothing more is expected of the program.
    pub fn end(&self) {
        self.ending.set(true);
    }

    /// Tables that do not have all that was answered.
    pub async fn lost(&self) -> Result<usize, Failure> {
        self.people.line.hang_up();
        let tables = self.tables.borrow().clone();
        let mut lost = 0;
        for live in tables {
            if self.people.last(&live.table).await? < live.answered.get() {
                lost += 1;
            }
        }
        Ok(lost)
    }
}

#[cfg(test)]
mod tests {
    use super::Pace;

    #[test]
    fn a_pace_is_a_rate_or_the_highest() {
        assert!(matches!("max".parse(), Ok(Pace::Max)));
        assert!(matches!("12.5".parse(), Ok(Pace::Rate(12.5))));
        for wrong in ["", "0", "-1", "inf", "NaN", "fast"] {
            assert!(wrong.parse::<Pace>().is_err(), "{wrong}");
        }
    }
}

//! People who play while things break: everyone listens to the own table, reads it when it is
//! their turn, and sends each move until it is answered.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
    time::Duration,
};

use tokio::{
    sync::{Notify, watch},
    task::{JoinHandle, spawn_local},
    time::{Instant, sleep},
};

use super::{history::History, sitting};
use crate::{
    Failure,
    figures::Sample,
    people::{Game, People, Person, Progress, Table},
};

/// Everyone, and what they have done and seen.
pub struct Crowd {
    people: Rc<People>,
    games: Vec<Game>,
    /// How long somebody thinks, at most.
    pace: Duration,
    places: RefCell<Vec<Rc<Place>>>,
    /// What was answered.
    pub history: RefCell<History>,
    /// From a move to the news of it at the other player, in quiet times.
    pub news: RefCell<Sample>,
    /// Nothing is broken at the moment.
    pub quiet: Cell<bool>,
    /// Moves that were answered while something was broken.
    pub answered_in_trouble: Cell<u64>,
    ending: watch::Sender<bool>,
    trouble: RefCell<Vec<String>>,
}

/// A table with two people, who begin another game when one is over.
struct Place {
    now: RefCell<Option<Rc<Sitting>>>,
    task: RefCell<Option<JoinHandle<()>>>,
}

/// A game of two people.
struct Sitting {
    table: Table,
    title: String,
    /// The last event that anybody knows.
    latest: Cell<u64>,
    /// The last event that each of them has heard of.
    heard: [Cell<u64>; 2],
    /// Whose turn it may be.
    turn: [Notify; 2],
    /// The last move that was answered, and when it was sent.
    sent: Cell<Option<(u64, Instant)>>,
    /// When each of them heard of an event before its move was answered.
    early: [Cell<Option<(u64, Instant)>>; 2],
    over: watch::Sender<bool>,
}

/// How far everything is at a moment.
pub struct Moment {
    at: Instant,
    places: Vec<(Option<Rc<Sitting>>, u64)>,
}

impl Crowd {
    /// Nobody has come yet.
    pub fn new(people: Rc<People>, games: Vec<Game>, pace: Duration) -> Self {
        Self {
            people,
            games,
            pace,
            places: RefCell::default(),
            history: RefCell::default(),
            news: RefCell::default(),
            quiet: Cell::new(true),
            answered_in_trouble: Cell::new(0),
            ending: watch::channel(false).0,
            trouble: RefCell::default(),
        }
    }

    /// Everyone comes and begins to play.
    pub fn come(self: &Rc<Self>, tables: usize) {
        for n in 0..tables {
            let place = Rc::new(Place {
                now: RefCell::default(),
                task: RefCell::default(),
            });
            let (crowd, here) = (self.clone(), place.clone());
            let task = spawn_local(async move {
                if let Err(why) = crowd.stay(n, &here).await {
                    crowd.complain(&why.to_string());
                }
            });
            *place.task.borrow_mut() = Some(task);
            self.places.borrow_mut().push(place);
        }
    }

    /// Everyone finishes what they have begun, and goes.
    ///
    /// # Errors
    /// When somebody cannot.
    pub async fn go(&self) -> Result<(), Failure> {
        self.ending.send_replace(true);
        let places = self.places.borrow().clone();
        for place in places {
            let task = place.task.borrow_mut().take();
            if let Some(task) = task {
                task.await?;
            }
        }
        self.troubles()
    }

    /// What nobody should have seen.
    ///
    /// # Errors
    /// When there was something.
    pub fn troubles(&self) -> Result<(), Failure> {
        let trouble = self.trouble.borrow();
        match trouble.first() {
            None => Ok(()),
            Some(first) => Err(format!("{first} ({} in all)", trouble.len()).into()),
        }
    }

    fn complain(&self, why: &str) {
        self.trouble.borrow_mut().push(why.to_owned());
    }

    /// One game after the other, until everyone goes.
    async fn stay(self: &Rc<Self>, n: usize, place: &Place) -> Result<(), Failure> {
        let pair = [self.people.person().await?, self.people.person().await?];
        for round in n.. {
            if is(&self.ending.subscribe()) {
                break;
            }
            let game = &self.games[round % self.games.len()];
            let sitting = self.begin(game, pair.clone(), round).await?;
            *place.now.borrow_mut() = Some(sitting.clone());
            tokio::try_join!(
                self.listen(&sitting, 0),
                self.listen(&sitting, 1),
                self.act(&sitting, 0),
                self.act(&sitting, 1),
            )?;
        }
        Ok(())
    }

    async fn begin(
        &self,
        game: &Game,
        pair: [Rc<Person>; 2],
        round: usize,
    ) -> Result<Rc<Sitting>, Failure> {
        let table = sitting::begin(&self.people, game, pair, round.is_multiple_of(3)).await?;
        self.history.borrow_mut().made(&table.id);
        Ok(Rc::new(Sitting {
            latest: Cell::new(table.seen(0).max(table.seen(1))),
            heard: Default::default(),
            turn: [Notify::new(), Notify::new()],
            sent: Cell::new(None),
            early: Default::default(),
            over: watch::channel(false).0,
            title: game.title.clone(),
            table,
        }))
    }

    /// Listens to a table until the game is over. A stream that breaks is opened again, by the
    /// last event that was heard of.
    async fn listen(&self, sitting: &Sitting, who: usize) -> Result<(), Failure> {
        let mut ending = self.ending.subscribe();
        let listening = async {
            loop {
                let mut last = sitting.heard[who].get();
                let opened = self.people.listen_from(&sitting.table, who, last);
                let mut stream = opened.await?;
                while let Ok(Some(change)) = stream.next().await {
                    sitting.table.see(who, last, change.seq)?;
                    last = change.seq;
                    self.hear(sitting, who, change.seq);
                    match &*change.stage {
                        "over" => return Ok(()),
                        "closed" => {
                            return Err(format!("{} was closed", sitting.table.id).into());
                        }
                        _ if change.yours => sitting.turn[who].notify_one(),
                        _ => {}
                    }
                }
            }
        };
        let heard = tokio::select! {
            heard = listening => heard,
            _ = ending.wait_for(|ending| *ending) => Ok(()),
        };
        sitting.over.send_replace(true);
        heard
    }

    fn hear(&self, sitting: &Sitting, who: usize, seq: u64) {
        sitting.heard[who].set(sitting.heard[who].get().max(seq));
        sitting.latest.set(sitting.latest.get().max(seq));
        let now = Instant::now();
        match sitting.sent.get() {
            Some((sent, when)) if sent == seq => self.note_news(now - when),
            _ => sitting.early[who].set(Some((seq, now))),
        }
    }

    /// The news of a move took so long.
    fn note_news(&self, took: Duration) {
        if self.quiet.get() {
            self.news.borrow_mut().time(took);
        }
    }

    /// Acts whenever it is the turn, until the game is over.
    async fn act(&self, sitting: &Sitting, who: usize) -> Result<(), Failure> {
        let mut over = sitting.over.subscribe();
        loop {
            // What is under way is brought to its end: only then is it known what was taken.
            tokio::select! {
                () = sitting.turn[who].notified() => {}
                _ = over.wait_for(|over| *over) => return Ok(()),
            }
            let longest = self.pace.as_micros() as usize + 1;
            let pause = Duration::from_micros(self.people.pick(longest) as u64);
            tokio::select! {
                () = sleep(pause) => {}
                _ = over.wait_for(|over| *over) => return Ok(()),
            }
            while !is(&over) && self.move_once(sitting, who).await? {}
        }
    }

    /// One move, if there is one to make.
    async fn move_once(&self, sitting: &Sitting, who: usize) -> Result<bool, Failure> {
        let table = &sitting.table;
        let Some(mut it) = self.people.think(table, who).await? else {
            return Ok(false);
        };
        loop {
            let sent = Instant::now();
            match self.people.play(table, who, &it).await? {
                Progress::Done(seq) => {
                    let mut history = self.history.borrow_mut();
                    history.note(&table.id, seq, it.seat, &it.action)?;
                    sitting.latest.set(sitting.latest.get().max(seq));
                    sitting.sent.set(Some((seq, sent)));
                    for early in &sitting.early {
                        if let Some((_, heard)) = early.get().filter(|(early, _)| *early == seq) {
                            self.note_news(heard - sent);
                        }
                    }
                    if !self.quiet.get() {
                        let answered = self.answered_in_trouble.get() + 1;
                        self.answered_in_trouble.set(answered);
                    }
                    return Ok(true);
                }
                Progress::Unfinished(draft) => {
                    match self.people.think_on(table, who, &it, &draft).await? {
                        Some(more) => it = more,
                        None => return Ok(true),
                    }
                }
                Progress::Late => return Ok(true),
            }
        }
    }

    /// How far everything is now.
    pub fn moment(&self) -> Moment {
        let places = self.places.borrow();
        let of = |place: &Rc<Place>| {
            let now = place.now.borrow().clone();
            let latest = now.as_ref().map_or(0, |now| now.latest.get());
            (now, latest)
        };
        Moment {
            at: Instant::now(),
            places: places.iter().map(of).collect(),
        }
    }

    /// Waits until everyone is right again after a moment: each has heard of something that
    /// happened at the own table after it. How long that took everyone.
    ///
    /// # Errors
    /// When a table does not go on for so long, or somebody has seen what nobody should.
    pub async fn right_again(&self, after: &Moment, patience: Duration) -> Result<Sample, Failure> {
        let mut took = Sample::default();
        let places = self.places.borrow().clone();
        let mut waiting: Vec<(usize, usize)> = (0..places.len())
            .flat_map(|place| [(place, 0), (place, 1)])
            .collect();
        while !waiting.is_empty() {
            self.troubles()?;
            let now = after.at.elapsed();
            waiting.retain(|&(place, who)| {
                let (then, latest) = &after.places[place];
                let right = is_right(&places[place], then.as_ref(), *latest, who);
                if right {
                    took.time(now);
                }
                !right
            });
            if now > patience {
                let stuck = waiting.iter().map(|&(place, who)| places[place].shown(who));
                let stuck: Vec<String> = stuck.collect();
                return Err(format!("these do not go on:\n  {}", stuck.join("\n  ")).into());
            }
            sleep(Duration::from_millis(10)).await;
        }
        Ok(took)
    }
}

/// Whether a flag is raised. Nothing is held on to, so that it can be raised meanwhile.
fn is(flag: &watch::Receiver<bool>) -> bool {
    *flag.borrow()
}

/// Whether somebody has heard of something new at a table since it was as far as that.
fn is_right(place: &Place, then: Option<&Rc<Sitting>>, latest: u64, who: usize) -> bool {
    let now = place.now.borrow();
    match (now.as_ref(), then) {
        (Some(now), Some(then)) if Rc::ptr_eq(now, then) => now.heard[who].get() > latest,
        // Another game has begun.
        (Some(now), _) => now.heard[who].get() > 0,
        (None, _) => false,
    }
}

impl Place {
    /// How far somebody is here, for whoever looks for the reason.
    fn shown(&self, who: usize) -> String {
        match &*self.now.borrow() {
            None => "no table".to_owned(),
            Some(now) => format!(
                "{} {}: event {} is known, player {} has heard of {} and seen {}",
                now.title,
                now.table.id,
                now.latest.get(),
                who + 1,
                now.heard[who].get(),
                now.table.seen(who),
            ),
        }
    }
}

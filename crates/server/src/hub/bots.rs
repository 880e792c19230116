//! Bots at tables: they think in bounded pools, and what they decide is saved
//! like anyone's action.
//!
//! Those that answer at once have a pool of their own, so nobody waits for a quick bot
//! behind slow ones. A bot plays only where somebody is there to see it: a person at the
//! table, or, where bots play alone, whoever made the table, and then only so many games
//! at once.

use std::{
    collections::BTreeMap,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use catalog::{Answer, BotKind, DynBot, Limits, Match};
use tabletop::Seat;

use super::{
    Hub, Table, jobs,
    jobs::{Job, Lane},
    queue::{Account, FairQueue, Place, Priority},
};
use crate::{
    meters,
    problem::Problem,
    table::{Sitter, TableState},
    table_event::TableEvent,
};

/// How long bots wait after something went wrong that may pass.
const PAUSE: Duration = Duration::from_secs(1);
/// How much longer than two bots think somebody else may take for an answer, who may have to take
/// over from one who ended.
const TAKING_OVER: Duration = Duration::from_secs(10);
/// How much longer than a bot thinks, when nobody seems to be there any more.
const FAREWELL: Duration = Duration::from_secs(2);
/// How often it is looked whether somebody is there.
const LOOK: Duration = Duration::from_millis(500);

/// The places to think.
pub struct Thinkers {
    /// For bots that answer at once.
    quick: FairQueue,
    /// For bots that think ahead, hints and reviews.
    pub(super) slow: FairQueue,
    /// For games at which bots play alone: each has its place as long as it goes on.
    alone: FairQueue,
}

impl Thinkers {
    pub fn new(config: &crate::Config) -> Self {
        let limits = &config.limits;
        Self {
            quick: FairQueue::new(config.bot_threads, usize::MAX),
            slow: FairQueue::new(config.bot_threads, usize::MAX),
            alone: FairQueue::new(limits.bot_games, limits.bot_games_per_visitor),
        }
    }

    /// How many wait for a place of those that answer at once.
    pub fn quick_waiting(&self) -> usize {
        self.quick.len()
    }
}

/// Whether a bot answers at once: nobody else is asked to do that.
const fn is_quick(kind: BotKind) -> bool {
    match kind {
        BotKind::Random | BotKind::Novice | BotKind::Greedy => true,
        BotKind::Skilled | BotKind::Strong | BotKind::Expert | BotKind::Master => false,
    }
}

/// Whether the bots of a table may go on.
pub(super) enum Turn {
    /// No bot is asked.
    Nobody,
    /// Nobody is there to see it.
    Asleep,
    /// They may, on this account.
    Play {
        account: Account,
        /// Whether no person sits at the table.
        alone: bool,
    },
}

/// A bot that is asked, and what it is asked.
struct Asked {
    question: Question,
    game: Box<dyn Match>,
    mind: Box<dyn DynBot>,
}

/// The question that a bot is asked.
#[derive(Clone)]
struct Question {
    seat: Seat,
    kind: BotKind,
    /// The last event of the table when it was asked.
    seq: u64,
    /// The event that put it.
    put: u64,
    lane: Lane,
}

/// What bots have thought so far, by seat: it serves them for their next decisions
/// until it is a person's turn.
pub(super) type Minds = BTreeMap<Seat, (BotKind, Box<dyn DynBot>)>;

impl Hub {
    /// Lets the bots of a table play, if it is their turn and nobody does so yet.
    pub(super) fn wake_bots(self: &Arc<Self>, table: &Arc<Table>) {
        if table.bots_busy.swap(true, Ordering::AcqRel) {
            return;
        }
        let playing = tokio::spawn(self.clone().play_bots(table.clone()));
        let table = table.clone();
        tokio::spawn(async move {
            if let Err(why) = playing.await {
                table.broke_down("the turn of the bots", &why);
                // Else no bot would ever play at this table again.
                table.bots_busy.store(false, Ordering::Release);
            }
        });
    }

    /// Lets the bots go on that have stopped because nobody was there.
    pub(super) fn wake_sleeping_bots(self: &Arc<Self>, table: &Arc<Table>) {
        if table.bots_asleep.load(Ordering::Acquire) {
            self.wake_bots(table);
        }
    }

    /// Plays for the bots of a table until a person is asked, nobody is there or the game
    /// is over.
    async fn play_bots(self: Arc<Self>, table: Arc<Table>) {
        table.bots_asleep.store(false, Ordering::Release);
        let mut minds = Minds::new();
        loop {
            self.play_while_asked(&table, &mut minds).await;
            table.bots_busy.store(false, Ordering::Release);
            // Something may have happened, or somebody come, between the last look and
            // the line above.
            let again = matches!(self.turn(&table).await, Turn::Play { .. });
            if !again || table.bots_busy.swap(true, Ordering::AcqRel) {
                return;
            }
            table.bots_asleep.store(false, Ordering::Release);
        }
    }

    async fn play_while_asked(self: &Arc<Self>, table: &Arc<Table>, minds: &mut Minds) {
        let mut place_alone: Option<Place> = None;
        loop {
            let (account, alone) = match self.turn(table).await {
                Turn::Nobody => return,
                Turn::Asleep => {
                    table.bots_asleep.store(true, Ordering::Release);
                    return;
                }
                Turn::Play { account, alone } => (account, alone),
            };
            if !alone {
                place_alone = None;
            } else if place_alone.is_none() {
                // Whatever happens at the table meanwhile may change whose turn it is.
                let mut changed = table.changed.subscribe();
                let waiting = self.thinkers.alone.place(&account, Priority::Play);
                tokio::select! {
                    place = waiting => place_alone = Some(place),
                    _ = changed.changed() => {}
                }
                continue;
            }
            self.play_one_bot(table, &account, minds).await;
        }
    }

    /// Whether the bots of a table may go on.
    pub(super) async fn turn(&self, table: &Table) -> Turn {
        let state = table.state.lock().await;
        let is_stuck = table.stuck_at.load(Ordering::Acquire) == state.seq;
        if is_stuck || (next_bot(&state).is_none() && state.scripted().is_none()) {
            return Turn::Nobody;
        }
        let people = || state.seats.iter().filter_map(|chair| chair.person());
        let alone = people().next().is_none();
        let host = alone.then_some(&*state.host);
        let those = people().chain(host);
        match self.presence.last_present(those) {
            // Where there is a clock nobody waits until somebody comes to see it.
            None if state.clocks.is_some() && (!alone || state.tournament.is_some()) => {
                let first = people().next().unwrap_or(&state.host);
                let account = self.account(first, table);
                Turn::Play { account, alone }
            }
            None => Turn::Asleep,
            Some((visitor, network)) => Turn::Play {
                account: Account {
                    network: Some(network),
                    visitor: visitor.to_string(),
                    table: table.id.clone(),
                },
                alone,
            },
        }
    }

    /// Plays one action of one bot.
    pub(super) async fn play_one_bot(
        self: &Arc<Self>,
        table: &Arc<Table>,
        account: &Account,
        minds: &mut Minds,
    ) {
        if self.play_lesson(table).await {
            return;
        }
        let Some(asked) = self.asked_bot(table, minds).await else {
            return;
        };
        if !self.config.bot_delay.is_zero() {
            tokio::time::sleep(self.config.bot_delay).await;
        }
        let place = self.place_for(table, account, &asked.question).await;
        if let Some(place) = place {
            self.let_bot_answer(table, asked, place, minds).await;
        }
    }

    /// Waits for a place where a bot can think; none if somebody else has answered for it.
    async fn place_for(&self, table: &Table, account: &Account, asked: &Question) -> Option<Place> {
        if is_quick(asked.kind) {
            return Some(self.thinkers.quick.place(account, Priority::Play).await);
        }
        let job = Job::Bot {
            table: table.id.clone(),
            seat: asked.seat,
            seq: asked.seq,
        };
        let turn = self.jobs.turn(account, Priority::Play, &asked.lane, &job);
        match turn.await {
            jobs::Turn::Here(place) => Some(place),
            jobs::Turn::Elsewhere(place) => {
                if self.is_answered_elsewhere(table, asked).await {
                    return None;
                }
                drop(place);
                metrics::counter!("orrery_jobs_total", "job" => "bot", "way" => "late")
                    .increment(1);
                Some(self.thinkers.slow.place(account, Priority::Play).await)
            }
        }
    }

    /// Waits until somebody else has answered for a bot; false if nobody does so in good time.
    async fn is_answered_elsewhere(&self, table: &Table, asked: &Question) -> bool {
        let began = std::time::Instant::now();
        let time = self.config.bot_time;
        // Whoever listens hears of what others do.
        let mut changed = table.changed.subscribe();
        loop {
            {
                let state = table.state.lock().await;
                if next_bot(&state) != Some((asked.seat, asked.kind))
                    || state.asked(asked.seat) != asked.put
                {
                    return true;
                }
            }
            let patience = if self.jobs.has_others(&asked.lane) {
                2 * time + TAKING_OVER
            } else {
                time + FAREWELL
            };
            if began.elapsed() > patience {
                return false;
            }
            let _ = tokio::time::timeout(LOOK, changed.changed()).await;
        }
    }

    /// Answers for a bot that another node was asked to let think, unless it is done already.
    ///
    /// # Errors
    /// When the table cannot be read, or the answer not be saved.
    pub(super) async fn answer_for_bot(
        self: &Arc<Self>,
        table: &str,
        seat: Seat,
        seq: u64,
        place: Option<Place>,
    ) -> Result<(), Problem> {
        let table = self.table(table).await?;
        let mut minds = Minds::new();
        let Some(asked) = self.asked_bot(&table, &mut minds).await else {
            return Ok(());
        };
        let question = asked.question.clone();
        if question.seat != seat || question.put > seq {
            return Ok(());
        }
        let place = match place {
            Some(place) => place,
            None => {
                let account = self.account("", &table);
                self.thinkers.slow.place(&account, Priority::Play).await
            }
        };
        self.let_bot_answer(&table, asked, place, &mut minds).await;
        let state = table.state.lock().await;
        let is_open = next_bot(&state) == Some((question.seat, question.kind))
            && state.asked(question.seat) == question.put;
        // Somebody else may be able to save it.
        (!is_open)
            .then_some(())
            .ok_or_else(|| Problem::new(503, "problem-not-saved"))
    }

    /// Lets a bot think and saves what it answers.
    async fn let_bot_answer(
        self: &Arc<Self>,
        table: &Arc<Table>,
        asked: Asked,
        place: Place,
        minds: &mut Minds,
    ) {
        let Asked {
            question,
            game,
            mut mind,
        } = asked;
        let Question {
            seat, kind, seq, ..
        } = question;
        let thought = tokio::task::spawn_blocking(move || {
            let _place = place;
            let began = std::time::Instant::now();
            let answer = Answer::of_bot(&*game, seat, &mut *mind);
            meters::bot_thought(kind, began.elapsed());
            (answer, mind)
        })
        .await;
        let (answer, mind) = match thought {
            Ok(thought) => thought,
            Err(why) => {
                table.broke_down("a bot", &why);
                self.replace_bot(table, seat, kind).await;
                return;
            }
        };
        // Only those who think at the moment may take memory for it: when others wait
        // for a place, this bot begins afresh.
        let (quick, slow) = (&self.thinkers.quick, &self.thinkers.slow);
        let queue = if is_quick(kind) { quick } else { slow };
        if queue.len() == 0 {
            minds.insert(seat, (kind, mind));
        }
        self.save_bots_answer(table, seat, kind, &answer, seq).await;
    }

    /// Plays what a lesson plays by itself, if it is its turn.
    async fn play_lesson(self: &Arc<Self>, table: &Arc<Table>) -> bool {
        if table.state.lock().await.scripted().is_none() {
            return false;
        }
        if !self.config.bot_delay.is_zero() {
            tokio::time::sleep(self.config.bot_delay).await;
        }
        let mut state = table.state.lock().await;
        let Some((seat, answer)) = state.scripted() else {
            return true;
        };
        let Ok(prepared) = state.prepare(seat, &answer) else {
            table.stuck_at.store(state.seq, Ordering::Release);
            tracing::error!(table = table.id, seq = state.seq, "a lesson cannot go on");
            return true;
        };
        let events = vec![TableEvent::played(&prepared.entry, false)];
        let saved = self.save(table, &mut state, events, None, vec![prepared]);
        if let Err(problem) = saved.await {
            drop(state);
            self.pause(table, &problem).await;
        }
        true
    }

    /// The bot that is asked next, and the mind it thinks with.
    async fn asked_bot(&self, table: &Table, minds: &mut Minds) -> Option<Asked> {
        let state = table.state.lock().await;
        let (seat, kind) = next_bot(&state)?;
        let is_daily = state.daily.is_some();
        let limits = Limits {
            // In the game of the day everyone meets the same bot, however busy the server is.
            time: (!is_daily).then_some(self.config.bot_time),
            memory: self.config.bot_memory,
        };
        let mind = match minds.remove(&seat) {
            Some((same, mind)) if same == kind && !is_daily => mind,
            _ => state.referee.bot(kind, bot_seed(&state, seat), limits),
        };
        Some(Asked {
            question: Question {
                seat,
                kind,
                seq: state.seq,
                put: state.asked(seat),
                lane: Lane::of(&state),
            },
            game: state.game().ok()?.copy(),
            mind,
        })
    }

    /// Saves what a bot decided, unless the question has changed meanwhile.
    pub(super) async fn save_bots_answer(
        self: &Arc<Self>,
        table: &Arc<Table>,
        seat: Seat,
        kind: BotKind,
        answer: &Answer,
        seq: u64,
    ) {
        let mut state = table.state.lock().await;
        if state.asked(seat) > seq || next_bot(&state) != Some((seat, kind)) {
            return;
        }
        let prepared = match state.prepare(seat, answer) {
            Ok(prepared) => prepared,
            Err(problem) => {
                tracing::error!(
                    table = table.id,
                    seq = state.seq,
                    ?problem,
                    "a bot's action is refused"
                );
                drop(state);
                return self.replace_bot(table, seat, kind).await;
            }
        };
        let events = vec![TableEvent::played(&prepared.entry, false)];
        let saved = self
            .save(table, &mut state, events, None, vec![prepared])
            .await;
        drop(state);
        match saved {
            Ok(_) => metrics::counter!("orrery_actions_total", "by" => "bot").increment(1),
            // Somebody else who thought about it was faster.
            Err(problem) if problem.status == 409 && table.changed.borrow().seq > seq => {}
            Err(problem) => self.pause(table, &problem).await,
        }
    }

    /// A bot that failed is replaced by a simpler one. Where there is none, the bots of
    /// the table stop until something else happens at it.
    async fn replace_bot(self: &Arc<Self>, table: &Arc<Table>, seat: Seat, kind: BotKind) {
        let Some(simpler) = simpler(kind) else {
            let seq = table.state.lock().await.seq;
            table.stuck_at.store(seq, Ordering::Release);
            tracing::error!(table = table.id, seq, %seat, "no bot can play on");
            return;
        };
        metrics::counter!("orrery_bots_replaced_total").increment(1);
        let replaced = self.change(table, move |state| match next_bot(state) {
            Some(next) if next == (seat, kind) => Ok(vec![TableEvent::BotReplaced {
                seat,
                bot: simpler.to_string(),
            }]),
            // Somebody has done something about it meanwhile.
            _ => Err(Problem::late()),
        });
        if let Err(problem) = replaced.await {
            self.pause(table, &problem).await;
        }
    }

    /// The disk may be full: bots try again later rather than never.
    async fn pause(&self, table: &Table, problem: &Problem) {
        tracing::error!(table = table.id, ?problem, "what a bot did was not saved");
        tokio::time::sleep(PAUSE).await;
    }
}

/// The bot that plays on when this one fails.
const fn simpler(kind: BotKind) -> Option<BotKind> {
    match kind {
        BotKind::Master => Some(BotKind::Expert),
        BotKind::Expert => Some(BotKind::Strong),
        BotKind::Strong => Some(BotKind::Skilled),
        BotKind::Skilled => Some(BotKind::Greedy),
        BotKind::Greedy => Some(BotKind::Novice),
        BotKind::Novice => Some(BotKind::Random),
        BotKind::Random => None,
    }
}

/// The next bot that owes an answer. While a lesson has something to tell, none thinks. In the
/// game of the day people answer first where seats answer at the same time, so that a bot
/// knows the same whoever is faster.
pub(super) fn next_bot(state: &TableState) -> Option<(Seat, BotKind)> {
    let owing = state.owing();
    let mut people = owing
        .iter()
        .filter_map(|seat| state.seats[seat.index()].person());
    if state.has_more_to_tell() || (state.daily.is_some() && people.next().is_some()) {
        return None;
    }
    owing
        .iter()
        .find_map(|seat| match state.seats.get(seat.index())?.sitter {
            Sitter::Bot(kind) => Some((seat, kind)),
            _ => None,
        })
}

/// A seed for a bot that begins to think: another one at every table, seat and moment.
/// Nobody can compute it who does not know the secret of the table.
///
/// All tables of a day have one secret. There only the bot's own actions are counted: how
/// often somebody has changed a sealed answer must not matter.
fn bot_seed(state: &TableState, seat: Seat) -> u64 {
    let entries = state
        .journal
        .as_ref()
        .map_or(&[][..], |journal| journal.record().entries.as_slice());
    let counted = entries
        .iter()
        .filter(|entry| state.daily.is_none() || entry.seat == seat);
    let actions = counted.count();
    state.seed(&format!("bot {seat} {actions}"))
}

//! All tables: every change is on disk before anyone hears of it, and bots play on.
//!
//! A command becomes events (`saving.rs`), the events are appended to the store, and
//! only then does the table take them. `commands.rs` has one function for each command.

mod administration;
mod bots;
mod bus_link;
mod bus_news;
mod circle;
mod clock_commands;
mod clocks;
mod closing;
mod commands;
mod connections;
mod credentials;
mod daily;
mod erase;
mod hands;
mod hints;
mod hints_elsewhere;
mod host_commands;
mod jobs;
mod lists;
mod memory;
mod merge;
mod names;
mod news;
mod own_data;
mod presence;
mod queue;
mod ratings;
mod records;
mod reviews;
mod reviews_elsewhere;
mod saving;
mod series;
mod settings;
mod table_quota;
mod tournaments;
mod try_again;
mod upgrade;
mod watching;
mod work;

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64},
    },
    time::Duration,
};

pub use administration::HOST_LINK;
pub use bus_link::{BusLink, BusLinkError, site};
use catalog::Catalog;
pub use circle::{People, Privacy};
pub use connections::Connected;
pub use daily::{DayResults, Ranked};
pub use hints::{HintQuery, SeatHints};
use hmac::{Hmac, KeyInit, Mac};
pub use lists::Described;
use lists::index;
pub use names::{is_star_name, star_name};
pub use presence::{Listening, Presence};
pub use ratings::{public_handle, week_of};
pub use reviews::ReviewStatus;
pub use saving::{Accepted, LONGEST_ID, Submission};
use sha2::Sha256;
use store::{NewEvent, NewTable, Store, StoreError};
use tabletop::Seat;
use tokio::{
    sync::{Mutex, watch},
    task::JoinError,
};
pub use tournaments::{NamedTournament, TournamentAct, league_of};

use crate::{
    Config,
    bans::Bans,
    boxes::{BoxError, Boxes},
    daily::Day,
    frame::Stage,
    identity::Sessions,
    meters,
    notices::{Viewers, told_of_round},
    problem::Problem,
    table::{FoldError, NewGame, Nonce, TableState, check_hands, rated},
    table_event::{RoundOf, TableEvent, Watch},
};

/// All tables of this server.
pub struct Hub {
    store: Arc<dyn Store>,
    tables: memory::Tables,
    boxes: Arc<Boxes>,
    config: Config,
    /// Places to think, for bots, hints and reviews.
    thinkers: bots::Thinkers,
    /// Who does what takes long.
    jobs: Arc<dyn jobs::Jobs>,
    /// Questions that others think about for this server.
    questions: hints_elsewhere::Questions,
    /// Who has been here lately.
    pub presence: Arc<Presence>,
    /// Who looks at which table.
    pub viewers: Arc<Viewers>,
    /// With it the names of tables are made from submissions.
    table_key: String,
    /// With it the dice of every day are made.
    daily_key: String,
    /// What is due.
    time: clocks::Timekeeper,
    /// Which pages of tables are connected.
    connections: connections::Connections,
    /// Which networks have made the tables that have not ended.
    made: table_quota::TableQuota,
    reviews: reviews::Reviews,
    names: names::Names,
    preferences: settings::Preferences,
    /// Whom people block.
    blocks: circle::Blocks,
    /// Which browsers and programs act as whom.
    pub sessions: Sessions,
    /// Whether there is another key that signs.
    pub keys_changed: AtomicBool,
    /// Two visitors become one, one pair after the other.
    merging: Mutex<()>,
    /// Who may not change anything.
    pub bans: Bans,
    /// Open event streams, for the limit and /metrics.
    pub streams: AtomicU64,
    /// Held while ratings are computed.
    rating: Mutex<()>,
    /// What happens at tables through other servers.
    news: Arc<dyn news::News>,
    /// The bus, if there is one.
    link: Option<Arc<BusLink>>,
}

/// A table that is in memory.
pub struct Table {
    /// Its name.
    pub id: String,
    /// What its events made it. Whoever only reads takes a [`snapshot`](Self::snapshot) and
    /// lets go of the lock.
    pub state: Mutex<Arc<TableState>>,
    /// Tells everyone who watches that something happened.
    pub changed: watch::Sender<Change>,
    /// When someone last asked for it, in milliseconds since 1970.
    used: AtomicU64,
    /// Whether a task is playing for its bots.
    bots_busy: AtomicBool,
    /// Whether its bots have stopped because nobody was there.
    bots_asleep: AtomicBool,
    /// The event after which no bot could go on; 0 if that never happened.
    stuck_at: AtomicU64,
    /// Hints that were given lately.
    hints: Mutex<hints::HintCache>,
    /// How far it is in a store that others use too.
    looks: news::Looks,
    /// The table as those who watch with open hands saw it last.
    past: Mutex<Option<hands::Past>>,
}

/// What a new table is played with.
struct Deal {
    /// The name of the table.
    id: String,
    /// The secret behind the dice.
    secret: String,
    /// Whether people add to the dice.
    commit_first: bool,
    /// The hash of the printed figures.
    figures: String,
    /// The day whose game it is, if it is that.
    daily: Option<Day>,
    /// The tournament whose table it is, if it is that.
    tournament: Option<String>,
    /// Which round of it is played there.
    round: Option<RoundOf>,
    /// When its round is over, in milliseconds since 1970.
    ends: Option<u64>,
}

/// Who sits at a table when it is made.
#[derive(Clone, Debug, Default)]
pub struct Party {
    /// The seats of the host.
    pub host: Vec<Seat>,
    /// The seats of bots, with the kind of each.
    pub bots: Vec<(Seat, String)>,
    /// The seats of other people, with the id and the name of each.
    pub people: Vec<(Seat, String, String)>,
}

impl Party {
    /// Everyone takes a seat; returns the events that this became.
    fn sit_down(
        &self,
        state: &mut TableState,
        host: &str,
        name: &str,
        at: u64,
    ) -> Result<Vec<TableEvent>, Problem> {
        let mut all = Vec::new();
        let mut take = |state: &mut TableState, events: Vec<TableEvent>| {
            for event in events {
                let taken = state.take(&event, at, None, None);
                taken.map_err(|why| cannot_take(&state.id, &why))?;
                all.push(event);
            }
            Ok::<_, Problem>(())
        };
        for (index, seat) in self.host.iter().enumerate() {
            let name = match &*self.host {
                [_] => name.to_string(),
                _ => format!("{name} {}", index + 1),
            };
            let sat = state.sit(*seat, host, &name, &Nonce::default(), "")?;
            take(state, sat)?;
        }
        for (seat, visitor, name) in &self.people {
            let sat = TableEvent::Sat {
                seat: *seat,
                visitor: visitor.clone(),
                name: name.clone(),
                nonce: String::new(),
            };
            take(state, vec![sat])?;
        }
        for (seat, bot) in &self.bots {
            let sat = state.seat_bot(*seat, bot, host)?;
            take(state, sat)?;
        }
        Ok(all)
    }
}

/// The news that something happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The number of the last event.
    pub seq: u64,
    /// The hash of the position.
    pub digest: String,
    /// The number of actions.
    pub actions: usize,
    /// How far the table is.
    pub stage: Stage,
    /// The visitors whom the game waits for.
    pub awaited: Arc<[String]>,
    /// Whether everyone may watch.
    pub is_public: bool,
    /// The visitors whose connection is believed lost.
    pub lost: Arc<[String]>,
}

impl Table {
    fn new(state: TableState) -> Self {
        let (changed, _) = watch::channel(Change::of(&state));
        Self {
            id: state.id.clone(),
            state: Mutex::new(Arc::new(state)),
            changed,
            used: AtomicU64::new(0),
            bots_busy: AtomicBool::new(false),
            bots_asleep: AtomicBool::new(false),
            stuck_at: AtomicU64::new(0),
            hints: Mutex::default(),
            looks: news::Looks::default(),
            past: Mutex::default(),
        }
    }

    /// The table as it stands, to be read while it goes on.
    pub async fn snapshot(&self) -> Arc<TableState> {
        self.state.lock().await.clone()
    }

    /// Does work in a task of its own: it goes on when whoever asked has gone away. If it
    /// panics, that is logged whether or not someone still waits.
    async fn detached<T: Send + 'static>(
        self: &Arc<Self>,
        what: &'static str,
        work: impl Future<Output = Result<T, Problem>> + Send + 'static,
    ) -> Result<T, Problem> {
        let table = self.clone();
        let watched = async move {
            let done = tokio::spawn(work).await;
            done.unwrap_or_else(|why| Err(table.broke_down(what, &why)))
        };
        // The watching task itself has nothing that could panic.
        let done = tokio::spawn(watched).await;
        done.unwrap_or_else(|_| Err(Problem::broken()))
    }

    /// Logs that a task at this table panicked.
    fn broke_down(&self, what: &'static str, why: &JoinError) -> Problem {
        let seq = self.changed.borrow().seq;
        tracing::error!(table = self.id, seq, %why, "{what} broke down");
        Problem::broken()
    }
}

impl Change {
    fn of(state: &TableState) -> Self {
        let journal = state.journal.as_ref();
        let actions = journal.map_or(0, |journal| journal.record().entries.len());
        Self {
            seq: state.seq,
            digest: state.public_digest(actions),
            actions,
            stage: state.stage(),
            awaited: state.awaited().into(),
            is_public: state.watch == Watch::Everyone,
            lost: state.lost_visitors().into(),
        }
    }
}

/// A number that nobody can compute without the key, from these parts in a row.
fn mac(key: &str, parts: &[&str]) -> [u8; 32] {
    let mac = Hmac::<Sha256>::new_from_slice(key.as_bytes());
    let mut mac = mac.expect("any key will do");
    for part in parts {
        mac.update(part.as_bytes());
    }
    mac.finalize().into_bytes().into()
}

/// A random name that nobody can guess.
pub fn random_name(bytes: usize) -> String {
    let mut random = vec![0; bytes];
    getrandom::fill(&mut random).expect("the system has randomness");
    const_hex::encode(random)
}

/// A duration in the unit of [`Hub::now`].
pub const fn span(duration: Duration) -> u64 {
    duration.as_millis() as u64
}

impl Hub {
    /// The hub. Tables are read when someone asks for them; then their bots go on.
    ///
    /// # Errors
    /// When the store cannot be read, or the address of the bus cannot be used at all.
    pub async fn load(
        store: Arc<dyn Store>,
        mut boxes: Boxes,
        config: Config,
    ) -> Result<Arc<Self>, BusLinkError> {
        let bans = Bans::new(&store.bans().await?);
        let table_key = store.constant("table key".into(), random_name(32)).await?;
        let daily_key = store.constant("daily key".into(), random_name(32)).await?;
        keep_figures(&*store, &mut boxes).await?;
        let is_shared = store.is_shared();
        let every = config.news_every;
        let link = match &config.bus {
            Some(address) => {
                let (games, places) = (boxes.catalog(), config.bot_threads);
                Some(BusLink::start(address, &*store, games, config.role, places).await?)
            }
            None => None,
        };
        let news: Arc<dyn news::News> = match &link {
            Some(link) => {
                let told = bus_news::BusNews::start(link.clone(), store.clone(), every);
                Arc::new(told.await?)
            }
            None => Arc::new(news::Polling {
                store: store.clone(),
                every,
            }),
        };
        let thinkers = bots::Thinkers::new(&config);
        let here = thinkers.slow.clone();
        let jobs: Arc<dyn jobs::Jobs> = match &link {
            Some(link) => Arc::new(jobs::OnBus::new(link.clone(), here)),
            None => Arc::new(jobs::InProcess(here)),
        };
        let hub = Arc::new(Self {
            thinkers,
            jobs,
            questions: hints_elsewhere::Questions::default(),
            presence: Arc::new(Presence::new(config.limits.presence_time)),
            sessions: Sessions::new(store.clone()),
            keys_changed: AtomicBool::new(false),
            viewers: Arc::default(),
            store,
            tables: memory::Tables::default(),
            boxes: Arc::new(boxes),
            config,
            table_key,
            daily_key,
            time: clocks::Timekeeper::default(),
            connections: connections::Connections::default(),
            made: table_quota::TableQuota::default(),
            reviews: reviews::Reviews::default(),
            names: names::Names::default(),
            preferences: settings::Preferences::default(),
            blocks: circle::Blocks::default(),
            merging: Mutex::default(),
            bans,
            streams: AtomicU64::new(0),
            rating: Mutex::default(),
            news,
            link,
        });
        hub.index_earlier_tables().await?;
        hub.compare_earlier_names().await?;
        // Before anybody is answered: what happened while no server was there.
        hub.beat().await?;
        tokio::spawn(Self::sweep(Arc::downgrade(&hub)));
        tokio::spawn(Self::look_after_tournaments(Arc::downgrade(&hub)));
        if is_shared {
            tokio::spawn(Self::hear(Arc::downgrade(&hub)));
        }
        if let Some(link) = &hub.link {
            let answers = link.answers().await?;
            tokio::spawn(Self::hear_answers(Arc::downgrade(&hub), answers));
            let reviews = link.site().listen(reviews_elsewhere::TOPIC).await?;
            tokio::spawn(Self::hear_of_reviews(Arc::downgrade(&hub), reviews));
        }
        Ok(hub)
    }

    /// Milliseconds since 1970, by the clock of the tables.
    pub fn now(&self) -> u64 {
        self.config.clock.now()
    }

    /// The figures that new tables of a game are played with.
    pub fn current_figures(&self, entry: &dyn catalog::DynGame) -> Arc<str> {
        self.boxes.current_text(entry)
    }

    /// The games there are.
    pub fn catalog(&self) -> &Catalog {
        self.boxes.catalog()
    }

    /// The store.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// The bus, if there is one.
    pub fn link(&self) -> Option<&BusLink> {
        self.link.as_deref()
    }

    /// Bots that wait for a place to think.
    pub fn bot_queue(&self) -> u64 {
        (self.thinkers.quick_waiting() + self.jobs.waiting()) as u64
    }

    /// Makes a table at which some sit already: all of it at once, or nothing.
    ///
    /// # Errors
    /// When the setup or the seating is impossible, or it cannot be saved.
    pub async fn create(
        self: &Arc<Self>,
        host: &str,
        new: &NewGame,
        party: &Party,
    ) -> Result<Arc<Table>, Problem> {
        self.create_as(random_name(6), host, new, party).await
    }

    /// The same by this name.
    async fn create_as(
        self: &Arc<Self>,
        id: String,
        host: &str,
        new: &NewGame,
        party: &Party,
    ) -> Result<Arc<Table>, Problem> {
        let deal = Deal {
            id,
            secret: random_name(32),
            // The dice of a lesson are no secret: nobody has to add to them.
            commit_first: new.lesson.is_none(),
            figures: self.boxes.current(self.entry(&new.game)?).to_string(),
            daily: None,
            tournament: None,
            round: None,
            ends: None,
        };
        self.create_dealt(deal, host, new, party).await
    }

    /// The same, once for each submission of a host: sent again, it is answered with the
    /// table that was made.
    ///
    /// # Errors
    /// As of [`Hub::create`], and when the id of the submission is too long.
    pub async fn create_once(
        self: &Arc<Self>,
        submission: &str,
        host: &str,
        new: &NewGame,
        party: &Party,
    ) -> Result<Arc<Table>, Problem> {
        if submission.is_empty() {
            return self.create(host, new, party).await;
        }
        if submission.chars().count() > LONGEST_ID {
            return Err(Problem::bad("problem-form"));
        }
        let id = self.id_of(host, submission);
        match self.find(&id).await? {
            Some(made) => Ok(made),
            None => self.create_as(id, host, new, party).await,
        }
    }

    /// The same for a form. Whoever sends it again when the game has begun has come back to
    /// its page and wants another one.
    ///
    /// # Errors
    /// As of [`Hub::create_once`].
    pub async fn create_from_page(
        self: &Arc<Self>,
        submission: &str,
        host: &str,
        new: &NewGame,
        party: &Party,
    ) -> Result<Arc<Table>, Problem> {
        if let Some(made) = self.find(&self.id_of(host, submission)).await?
            && made.snapshot().await.journal.is_some()
        {
            return self.create(host, new, party).await;
        }
        self.create_once(submission, host, new, party).await
    }

    /// The table of this name, if there is one.
    async fn find(self: &Arc<Self>, id: &str) -> Result<Option<Arc<Table>>, Problem> {
        match self.table(id).await {
            Ok(table) => Ok(Some(table)),
            Err(problem) if problem.status == 404 => Ok(None),
            Err(problem) => Err(problem),
        }
    }

    /// The name of the table that a host's submission makes: always the same, and nobody
    /// can guess it.
    fn id_of(&self, host: &str, submission: &str) -> String {
        const_hex::encode(&mac(&self.table_key, &[host, "\0", submission])[..6])
    }

    /// A game in the catalogue.
    fn entry(&self, game: &str) -> Result<&dyn catalog::DynGame, Problem> {
        let entry = self.catalog().find(game);
        entry.ok_or_else(|| Problem::missing("problem-no-game"))
    }

    async fn create_dealt(
        self: &Arc<Self>,
        deal: Deal,
        host: &str,
        new: &NewGame,
        party: &Party,
    ) -> Result<Arc<Table>, Problem> {
        let entry = self.entry(&new.game)?;
        let new = &rated(new.clone(), party)?;
        if let Some(clock) = &new.clock {
            clock.check(new.players)?;
        }
        check_hands(entry.info(), new)?;
        let Deal { id, secret, .. } = deal;
        let referee = self
            .boxes
            .open(entry, &deal.figures, new.players, &new.options)
            .map_err(|why| match why {
                BoxError::Open(why) => Problem::setup(entry, new, why),
                BoxError::NoFigures(_) => Problem::broken(),
            })?;
        let opened = TableEvent::Opened {
            game: new.game.clone(),
            rules: entry.info().rules_version,
            figures: Some(deal.figures),
            players: new.players,
            options: referee.options(),
            host: host.to_string(),
            open: new.open,
            watch: new.watch,
            hints: new.hints,
            rated: new.rated,
            invitation: random_name(9),
            commitment: record::commitment(&secret),
            commit_first: deal.commit_first,
            lesson: new.lesson.clone(),
            origin: None,
            daily: deal.daily,
            tournament: deal.tournament,
            round: deal.round,
            ends: deal.ends,
            clock: new.clock.clone(),
            open_hands: new.open_hands,
            record_format: record::Header::FORMAT,
        };
        let at = self.now();
        let mut state = TableState::open(id.clone(), secret.clone(), &opened, at, &self.boxes)
            .map_err(|why| cannot_take(&id, &why))?;
        let mut events = vec![opened];
        let name = self.name_of(host).await;
        events.extend(party.sit_down(&mut state, host, &name, at)?);
        events.extend(play_opening(&mut state, at)?);
        self.keep_new(state, secret, &events).await
    }

    /// Keeps a new table with the events that made it what it is.
    async fn keep_new(
        self: &Arc<Self>,
        state: TableState,
        secret: String,
        events: &[TableEvent],
    ) -> Result<Arc<Table>, Problem> {
        let event = |event| NewEvent {
            submission: None,
            body: body(event),
        };
        let table = NewTable {
            id: state.id.clone(),
            secret,
            events: events.iter().map(event).collect(),
            index: index(&state),
            notices: told_of_round(&state, state.updated + span(self.config.notices.wait)),
            at: state.updated,
        };
        let (hub, host) = (self.clone(), state.host.clone());
        // Those of a tournament are nobody's.
        let counted = state.tournament.is_some();
        let (id, game) = (state.id.clone(), state.game.clone());
        let made = Arc::new(Table::new(state));
        let new = made.clone();
        // Else a table would be on disk that nobody knows of.
        let work = async move {
            let _turn = hub.made.turn(&host).await;
            if let Some(made) = hub.find(&id).await? {
                return Ok(made);
            }
            if !counted {
                hub.count_table(&id, &host).await?;
            }
            if let Err(why) = hub.store.create(table).await {
                hub.made.end(&id);
                return Err(Problem::not_saved(&why));
            }
            meters::table_made(&id, &game);
            let table = hub.tables.insert(new, hub.config.most_tables);
            hub.wake_bots(&table);
            Ok(table)
        };
        made.detached("a new table", work).await
    }
}

/// Plays what a lesson plays before its first step; returns the events that this became.
fn play_opening(state: &mut TableState, at: u64) -> Result<Vec<TableEvent>, Problem> {
    let mut events = Vec::new();
    while let Some((seat, answer)) = state.scripted_opening() {
        let prepared = state.prepare(seat, &answer)?;
        let event = TableEvent::played(&prepared.entry, false);
        let taken = state.take(&event, at, None, Some(prepared));
        taken.map_err(|why| cannot_take(&state.id, &why))?;
        events.push(event);
    }
    Ok(events)
}

/// Keeps the figures of new tables, and remembers those that the games came with when tables
/// did not say yet what they are played with.
async fn keep_figures(store: &dyn Store, boxes: &mut Boxes) -> Result<(), StoreError> {
    for (hash, text) in boxes.all_texts() {
        store.keep_figures(hash, text.to_string()).await?;
    }
    let games = boxes.catalog().clone();
    for entry in games.games() {
        let game = entry.info().id;
        let fresh = catalog::figures_hash(entry.figures());
        let name = format!("figures of {game} before format 3");
        let hash = store.constant(name, fresh).await?;
        boxes.remember_earlier(game, hash);
    }
    Ok(())
}

/// A table does not take an event that was made for it: a mistake in this program.
fn cannot_take(table: &str, why: &FoldError) -> Problem {
    tracing::error!(table, %why, "a table does not take its own event");
    Problem::broken()
}

fn body(event: &TableEvent) -> String {
    serde_json::to_string(event).expect("events are plain data")
}

impl Drop for Hub {
    fn drop(&mut self) {
        if let Some(link) = &self.link {
            link.end();
        }
    }
}

#[cfg(test)]
mod tests;

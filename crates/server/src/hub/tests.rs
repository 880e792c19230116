//! What happens when something breaks: nothing is swallowed, and the log says where it was.

use std::{
    io::Write,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use serde_json::json;
use store::{
    Append, Appended, Ban, Code, Credential, ListQuery, Merge, Name, NewTable, People, Reply,
    Rewritten, Session, Size, StoredEvent, StoredStage, StoredTable, TableIndex, TableRow,
};

use super::*;
use crate::{Limits, guard::Addresses};

/// A store that fails in one way as long as it is set to.
struct Faulty {
    fails: AtomicBool,
    error: StoreError,
}

impl Faulty {
    fn reply<T: Send + 'static>(&self, answer: T) -> Reply<'_, T> {
        let fails = self.fails.load(Ordering::Relaxed);
        Box::pin(async move {
            if fails {
                Err(self.error.clone())
            } else {
                Ok(answer)
            }
        })
    }
}

impl store::Notices for Faulty {
    fn notice_settings(&self, _: String) -> Reply<'_, Option<store::NoticeSettings>> {
        self.reply(None)
    }
    fn set_notice_settings(&self, _: store::NoticeSettings) -> Reply<'_, ()> {
        self.reply(())
    }
    fn channels(&self, _: String) -> Reply<'_, Vec<store::Channel>> {
        self.reply(Vec::new())
    }
    fn channel(&self, _: String) -> Reply<'_, Option<store::Channel>> {
        self.reply(None)
    }
    fn add_channel(&self, _: store::Channel, _: bool, _: u32) -> Reply<'_, store::AddedChannel> {
        self.reply(store::AddedChannel::Added)
    }
    fn confirm_channel(&self, _: String, _: u64) -> Reply<'_, bool> {
        self.reply(false)
    }
    fn move_channel(&self, _: String, _: String) -> Reply<'_, bool> {
        self.reply(false)
    }
    fn remove_channel(&self, _: String) -> Reply<'_, bool> {
        self.reply(false)
    }
    fn seen(&self, _: Vec<(String, String, u64)>) -> Reply<'_, u64> {
        self.reply(0)
    }
    fn claim(&self, _: u64, _: u64) -> Reply<'_, Option<store::Claim>> {
        self.reply(None)
    }
    fn settle(&self, _: store::Settled) -> Reply<'_, bool> {
        self.reply(false)
    }
    fn feed(&self, _: String, _: u32) -> Reply<'_, Option<store::Feed>> {
        self.reply(None)
    }
    fn waiting_notices(&self, _: u64) -> Reply<'_, (u64, u64)> {
        self.reply((0, 0))
    }
    fn forget_notices(&self, _: u64) -> Reply<'_, u64> {
        self.reply(0)
    }
}

impl Store for Faulty {
    fn create(&self, _: NewTable) -> Reply<'_, ()> {
        self.reply(())
    }
    fn append(&self, append: Append) -> Reply<'_, Appended> {
        self.reply(Appended::Written(append.expected + 1))
    }
    fn read(&self, _: String) -> Reply<'_, Option<StoredTable>> {
        self.reply(None)
    }
    fn read_since(&self, _: String, _: u64) -> Reply<'_, Vec<StoredEvent>> {
        self.reply(Vec::new())
    }
    fn heads(&self, _: Vec<String>) -> Reply<'_, Vec<store::Head>> {
        self.reply(Vec::new())
    }
    fn list(&self, _: ListQuery) -> Reply<'_, Vec<TableRow>> {
        self.reply(Vec::new())
    }
    fn results(&self, _: store::ResultsQuery) -> Reply<'_, store::Results> {
        self.reply(store::Results::default())
    }
    fn unended_tables_of(&self, _: String) -> Reply<'_, u32> {
        self.reply(0)
    }
    fn idle(&self, _: store::IdleQuery) -> Reply<'_, Vec<store::IdleRow>> {
        self.reply(Vec::new())
    }
    fn examine(&self) -> Reply<'_, ()> {
        self.reply(())
    }
    fn unindexed(&self, _: u32, _: u32) -> Reply<'_, Vec<TableRow>> {
        self.reply(Vec::new())
    }
    fn index(&self, _: Vec<(String, TableIndex)>) -> Reply<'_, ()> {
        self.reply(())
    }
    fn figures(&self, _: String) -> Reply<'_, Option<String>> {
        self.reply(None)
    }
    fn keep_figures(&self, _: String, _: String) -> Reply<'_, ()> {
        self.reply(())
    }
    fn visitor(&self, _: String) -> Reply<'_, Option<String>> {
        self.reply(Some("Ana".into()))
    }
    fn constant(&self, _: String, fresh: String) -> Reply<'_, String> {
        self.reply(fresh)
    }
    fn rotate(&self, _: String, _: String, _: String) -> Reply<'_, ()> {
        self.reply(())
    }
    fn keep(&self, _: String, _: &'static str, _: String) -> Reply<'_, ()> {
        self.reply(())
    }
    fn kept(&self, _: String, _: &'static str) -> Reply<'_, Option<String>> {
        self.reply(None)
    }
    fn tables(&self, _: Option<StoredStage>, _: u32) -> Reply<'_, Vec<TableRow>> {
        self.reply(Vec::new())
    }
    fn delete(&self, _: String) -> Reply<'_, bool> {
        self.reply(true)
    }
    fn mentioning(&self, _: String) -> Reply<'_, Vec<String>> {
        self.reply(Vec::new())
    }
    fn rewrite(&self, _: String, _: Vec<Rewritten>) -> Reply<'_, ()> {
        self.reply(())
    }
    fn bans(&self) -> Reply<'_, Vec<Ban>> {
        self.reply(Vec::new())
    }
    fn ban(&self, _: Ban) -> Reply<'_, ()> {
        self.reply(())
    }
    fn unban(&self, _: String) -> Reply<'_, bool> {
        self.reply(true)
    }
    fn size(&self) -> Reply<'_, Size> {
        self.reply(Size {
            tables: 0,
            bytes: 0,
        })
    }
    fn check(&self) -> Reply<'_, ()> {
        self.reply(())
    }
}

impl store::Ratings for Faulty {
    fn rating_state(&self) -> Reply<'_, store::RatingState> {
        self.reply(store::RatingState::default())
    }
    fn results_after(&self, _: u64, _: u32) -> Reply<'_, Vec<store::NumberedResult>> {
        self.reply(Vec::new())
    }
    fn keep_ratings(&self, _: store::RatingChange) -> Reply<'_, bool> {
        self.reply(true)
    }
    fn leaders(&self, _: store::LeaderQuery) -> Reply<'_, Vec<store::RatingRow>> {
        self.reply(Vec::new())
    }
    fn ratings_of(&self, _: String) -> Reply<'_, Vec<store::RatingRow>> {
        self.reply(Vec::new())
    }
    fn rated_visitor(&self, _: String) -> Reply<'_, Option<String>> {
        self.reply(None)
    }
    fn results_of(&self, _: String, _: u32, _: u32) -> Reply<'_, Vec<store::NumberedResult>> {
        self.reply(Vec::new())
    }
    fn rated_tables(&self, _: String, _: u32) -> Reply<'_, Vec<String>> {
        self.reply(Vec::new())
    }
}

impl store::Tournaments for Faulty {
    fn make_tournament(&self, _: store::TournamentRow) -> Reply<'_, bool> {
        self.reply(true)
    }
    fn change_tournament(&self, _: store::TournamentRow) -> Reply<'_, bool> {
        self.reply(true)
    }
    fn tournament(&self, _: String) -> Reply<'_, Option<store::TournamentRow>> {
        self.reply(None)
    }
    fn tournaments(&self, _: String, _: u32, _: u32) -> Reply<'_, Vec<store::TournamentRow>> {
        self.reply(Vec::new())
    }
    fn league(&self, _: String, _: u32) -> Reply<'_, Vec<store::TournamentRow>> {
        self.reply(Vec::new())
    }
    fn tournaments_of(&self, _: String, _: Vec<String>) -> Reply<'_, u32> {
        self.reply(0)
    }
    fn tournaments_mentioning(&self, _: String) -> Reply<'_, Vec<String>> {
        self.reply(Vec::new())
    }
}

impl store::Circle for Faulty {
    fn keep_handle(&self, _: String, _: String) -> Reply<'_, ()> {
        self.reply(())
    }
    fn by_handle(&self, _: String) -> Reply<'_, Option<String>> {
        self.reply(None)
    }
    fn ties(&self, _: String) -> Reply<'_, Vec<store::Tie>> {
        self.reply(Vec::new())
    }
    fn relate(&self, _: store::Deed) -> Reply<'_, store::Related> {
        self.reply(store::Related::Done)
    }
    fn invite(
        &self,
        _: store::Invitation,
        _: store::NewNotice,
        _: u32,
    ) -> Reply<'_, store::Invited> {
        self.reply(store::Invited::Invited)
    }
    fn invitation(&self, _: String, _: String) -> Reply<'_, Option<store::Invitation>> {
        self.reply(None)
    }
    fn invitations_to(&self, _: String) -> Reply<'_, Vec<store::Invitation>> {
        self.reply(Vec::new())
    }
    fn invitations_of(&self, _: String, _: u32) -> Reply<'_, Vec<store::OpenInvitation>> {
        self.reply(Vec::new())
    }
    fn decline_invitation(&self, _: String, _: String, _: u64) -> Reply<'_, bool> {
        self.reply(true)
    }
    fn played(&self, _: String, _: u32) -> Reply<'_, Vec<store::PlayedRow>> {
        self.reply(Vec::new())
    }
    fn ratings_among(
        &self,
        _: String,
        _: u8,
        _: Option<u32>,
        _: Vec<String>,
    ) -> Reply<'_, Vec<store::RatingRow>> {
        self.reply(Vec::new())
    }
    fn report(&self, _: store::Report) -> Reply<'_, bool> {
        self.reply(true)
    }
    fn reports(&self, _: bool, _: u32) -> Reply<'_, Vec<store::Report>> {
        self.reply(Vec::new())
    }
    fn reports_by(&self, _: String) -> Reply<'_, Vec<store::Report>> {
        self.reply(Vec::new())
    }
    fn close_report(&self, _: String, _: u64) -> Reply<'_, bool> {
        self.reply(true)
    }
    fn people(&self, _: String, _: u32) -> Reply<'_, Vec<store::PersonRow>> {
        self.reply(Vec::new())
    }
    fn failing_channels(&self, _: u32) -> Reply<'_, Vec<store::Channel>> {
        self.reply(Vec::new())
    }
}

impl store::Deadlines for Faulty {
    fn due(&self, _: store::DueQuery) -> Reply<'_, Vec<store::DueRow>> {
        self.reply(Vec::new())
    }
    fn beat(&self, _: store::Beat) -> Reply<'_, Vec<store::Outage>> {
        self.reply(Vec::new())
    }
    fn end_outage(&self, _: u64) -> Reply<'_, ()> {
        self.reply(())
    }
}

impl People for Faulty {
    fn name_visitor(&self, _: String, _: Name) -> Reply<'_, bool> {
        self.reply(true)
    }
    fn names_without_looks(&self, _: u32) -> Reply<'_, Vec<(String, String)>> {
        self.reply(Vec::new())
    }
    fn set_looks(&self, _: Vec<(String, Name)>) -> Reply<'_, ()> {
        self.reply(())
    }
    fn begin_session(&self, session: Session, _: u32) -> Reply<'_, Session> {
        self.reply(session)
    }
    fn session(&self, _: String) -> Reply<'_, Option<Session>> {
        self.reply(None)
    }
    fn sessions(&self, _: String) -> Reply<'_, Vec<Session>> {
        self.reply(Vec::new())
    }
    fn see_session(&self, _: String, _: u64) -> Reply<'_, ()> {
        self.reply(())
    }
    fn end_session(&self, _: String, _: String, _: u64) -> Reply<'_, bool> {
        self.reply(true)
    }
    fn end_other_sessions(&self, _: String, _: String, _: u64) -> Reply<'_, Vec<String>> {
        self.reply(Vec::new())
    }
    fn forget_sessions(&self, _: u64) -> Reply<'_, u64> {
        self.reply(0)
    }
    fn keep_code(&self, _: Code, _: u32) -> Reply<'_, ()> {
        self.reply(())
    }
    fn code(&self, _: String, _: &'static str, _: u64) -> Reply<'_, Option<Code>> {
        self.reply(None)
    }
    fn use_code(&self, _: String, _: &'static str, _: u64) -> Reply<'_, Option<Code>> {
        self.reply(None)
    }
    fn forget_codes(&self, _: u64) -> Reply<'_, u64> {
        self.reply(0)
    }
    fn add_credential(&self, _: Credential) -> Reply<'_, bool> {
        self.reply(true)
    }
    fn credential(&self, _: String) -> Reply<'_, Option<Credential>> {
        self.reply(None)
    }
    fn credentials(&self, _: String) -> Reply<'_, Vec<Credential>> {
        self.reply(Vec::new())
    }
    fn use_credential(&self, _: Credential, _: String, _: u64) -> Reply<'_, bool> {
        self.reply(true)
    }
    fn remove_credential(&self, _: String, _: String) -> Reply<'_, bool> {
        self.reply(true)
    }
    fn settings(&self, _: String) -> Reply<'_, Vec<(String, String)>> {
        self.reply(Vec::new())
    }
    fn with_setting(&self, _: String, _: String, _: Vec<String>) -> Reply<'_, Vec<String>> {
        self.reply(Vec::new())
    }
    fn set(&self, _: String, _: Vec<(String, String)>) -> Reply<'_, ()> {
        self.reply(())
    }
    fn merge(&self, _: Merge) -> Reply<'_, ()> {
        self.reply(())
    }
}

async fn hub(error: StoreError) -> (Arc<Hub>, Arc<Faulty>) {
    // No bot acts by itself while a test looks.
    hub_with_delay(error, Duration::from_secs(3600)).await
}

async fn hub_with_delay(error: StoreError, bot_delay: Duration) -> (Arc<Hub>, Arc<Faulty>) {
    let fails = AtomicBool::new(false);
    let store = Arc::new(Faulty { fails, error });
    let config = Config {
        bot_delay,
        ..Config::default()
    };
    let hub = Hub::load(store.clone(), Boxes::new(games::catalog()), config).await;
    (hub.unwrap(), store)
}

fn cause() -> store::Cause {
    Arc::new(std::io::Error::other("the disk hums"))
}

/// The log of this thread, as text.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    fn start() -> (Self, tracing::subscriber::DefaultGuard) {
        let log = Self::default();
        let writer = log.clone();
        let subscriber = tracing_subscriber::fmt()
            .with_ansi(false)
            .with_writer(move || writer.clone())
            .finish();
        (log, tracing::subscriber::set_default(subscriber))
    }

    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

impl Write for Log {
    fn write(&mut self, text: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(text)
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

async fn table(hub: &Arc<Hub>) -> Arc<Table> {
    let game = hub.catalog().games().next().unwrap().info().id;
    let new = NewGame {
        game: game.to_string(),
        players: 2,
        options: tabletop::Options::new(),
        open: true,
        watch: None,
        hints: false,
        rated: false,
        lesson: None,
        clock: None,
        open_hands: None,
    };
    hub.create("ana", &new, &Party::default()).await.unwrap()
}

#[tokio::test]
async fn a_task_that_panics_is_logged_with_its_table_and_event() {
    let (hub, _) = hub(StoreError::Closed).await;
    let table = table(&hub).await;
    let (log, _guard) = Log::start();
    let problem = hub.change(&table, |_| panic!("a bad command")).await;
    assert_eq!(problem.unwrap_err().status, 500);
    let text = log.text();
    for part in [
        &*format!("table=\"{}\"", table.id),
        "seq=1",
        "a bad command",
        "ERROR",
    ] {
        assert!(text.contains(part), "no {part} in {text}");
    }
    // The table goes on.
    hub.say(&table.id, "ana", "hello", None).await.unwrap();
}

#[tokio::test]
async fn it_is_logged_also_when_nobody_waits_any_longer() {
    let (hub, _) = hub(StoreError::Closed).await;
    let table = table(&hub).await;
    let (log, _guard) = Log::start();
    // The client goes away as soon as its request is under way.
    tokio::select! {
        biased;
        _ = hub.change(&table, |_| panic!("a bad command")) => panic!("it cannot be done yet"),
        () = async {} => {}
    }
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    assert!(log.text().contains("a bad command"), "{}", log.text());
}

#[tokio::test]
async fn a_store_that_may_recover_is_no_unreadable_table() {
    for (error, status, key) in [
        (StoreError::Busy(cause()), 503, "problem-not-read"),
        (StoreError::Unreachable(cause()), 503, "problem-not-read"),
        (StoreError::Corrupt(cause()), 500, "problem-unreadable"),
    ] {
        let (hub, store) = hub(error).await;
        let (log, _guard) = Log::start();
        store.fails.store(true, Ordering::Relaxed);
        let problem = hub.table("somewhere").await.err().unwrap();
        assert_eq!((problem.status, problem.phrase.key), (status, key));
        assert!(log.text().contains("the disk hums"), "{}", log.text());
        store.fails.store(false, Ordering::Relaxed);
        let problem = hub.table("somewhere").await.err().unwrap();
        assert_eq!(problem.status, 404);
    }
}

#[tokio::test]
async fn a_name_that_could_not_be_read_is_asked_for_again() {
    let (hub, store) = hub(StoreError::Busy(cause())).await;
    store.fails.store(true, Ordering::Relaxed);
    let stars = hub.name_of("ab12cd").await;
    assert_ne!(stars, "Ana");
    assert_eq!(hub.name_of("ab12cd").await, stars);
    assert_ne!(hub.name_of("ab12ce").await, stars);
    let problem = hub.rename("ab12cd", "Ben").await.unwrap_err();
    assert_eq!(problem.status, 503);
    store.fails.store(false, Ordering::Relaxed);
    assert_eq!(hub.name_of("ab12cd").await, "Ana");
}

/// Chat is no move: a game waits since it last went on, before a restart and after it.
#[test]
fn a_table_waits_since_the_game_last_went_on() {
    let catalog = games::catalog();
    let info = catalog.games().next().unwrap().info();
    assert_eq!(*info.players.start(), 1);
    let opened = json!({
        "kind": "opened", "game": info.id, "rules": info.rules_version, "players": 1, "options": {},
        "host": "ana", "open": true, "invitation": "", "commitment": record::commitment("secret"),
    });
    let sat = json!({ "kind": "sat", "seat": 1, "visitor": "ana", "name": "Ana", "nonce": "" });
    let said = json!({ "kind": "said", "visitor": "ana", "name": "Ana", "text": "Hello" });
    let fold = |times: [Option<u64>; 4]| {
        let events = [&opened, &sat, &json!({ "kind": "started" }), &said];
        let events = (1..).zip(events).zip(times);
        let events = events.map(|((seq, body), at)| StoredEvent {
            seq,
            at,
            submission: None,
            body: body.to_string(),
        });
        let stored = StoredTable {
            secret: "secret".into(),
            stage: StoredStage::Live,
            events: events.collect(),
        };
        memory::rebuild("t".into(), stored, &Boxes::new(catalog.clone())).unwrap()
    };
    let state = fold([Some(1), Some(2), Some(3), Some(4)]);
    assert_eq!((state.moved, state.updated), (3, 4));
    // From before times were kept only the last is known.
    let state = fold([None, None, None, Some(4)]);
    assert_eq!((state.moved, state.updated), (4, 4));
}

/// A table at which bots of this kind play, and somebody is there to see it.
async fn table_of_bots(hub: &Arc<Hub>, kind: &str) -> Arc<Table> {
    let network = Addresses::new(&Limits::default()).network([10, 0, 0, 1].into());
    hub.presence.see("ana", network);
    unseen_table_of_bots(hub, kind).await
}

/// A table at which bots of this kind sit.
async fn unseen_table_of_bots(hub: &Arc<Hub>, kind: &str) -> Arc<Table> {
    let new = NewGame {
        game: "red-outpost".into(),
        players: 2,
        options: tabletop::Options::new(),
        open: true,
        watch: None,
        hints: false,
        rated: false,
        lesson: None,
        clock: None,
        open_hands: None,
    };
    let party = Party {
        bots: vec![(Seat(0), kind.into()), (Seat(1), kind.into())],
        ..Party::default()
    };
    hub.create("ana", &new, &party).await.unwrap()
}

/// A bot whose action is refused was asked again, for ever.
#[tokio::test]
async fn a_bot_that_fails_is_replaced_by_simpler_ones_and_then_stops() {
    let (hub, _) = hub(StoreError::Closed).await;
    let table = table_of_bots(&hub, "master").await;
    let nonsense = catalog::Answer::new("nonsense");
    for kind in [
        "master", "expert", "strong", "skilled", "greedy", "novice", "random",
    ] {
        let (seat, sits, seq) = {
            let state = table.state.lock().await;
            let (seat, sits) = bots::next_bot(&state).unwrap();
            (seat, sits, state.seq)
        };
        assert_eq!(sits.to_string(), kind);
        hub.save_bots_answer(&table, seat, sits, &nonsense, seq)
            .await;
    }
    let seq = table.state.lock().await.seq;
    assert_eq!(table.stuck_at.load(Ordering::Relaxed), seq);
    assert!(matches!(hub.turn(&table).await, bots::Turn::Nobody));
}

/// A bot that panics is replaced, and its successor plays on.
#[tokio::test]
async fn a_bot_that_panics_is_replaced_by_a_simpler_one() {
    let (hub, _) = hub_with_delay(StoreError::Closed, Duration::ZERO).await;
    // Nobody is there, so no bot acts by itself.
    let table = unseen_table_of_bots(&hub, "skilled").await;
    let asked = async || bots::next_bot(&*table.state.lock().await).unwrap();
    let (seat, kind) = asked().await;
    let account = queue::Account {
        network: None,
        visitor: "ana".into(),
        table: table.id.clone(),
    };
    // The mind of a bot for another game breaks down over the question.
    let other = hub.catalog().find("kosmonavts").unwrap();
    let other = other.open(None, 2, &tabletop::Options::new()).unwrap();
    let mind = other.bot(kind, 1, catalog::Limits::default());
    let mut minds = bots::Minds::from([(seat, (kind, mind))]);
    let (log, guard) = Log::start();
    hub.play_one_bot(&table, &account, &mut minds).await;
    drop(guard);
    assert!(log.text().contains("a bot broke down"), "{}", log.text());
    assert_eq!(asked().await, (seat, catalog::BotKind::Greedy));
    hub.play_one_bot(&table, &account, &mut minds).await;
    assert_eq!(table.changed.borrow().actions, 1);
}

/// Everybody could compute the seed of a bot.
#[tokio::test]
async fn what_a_table_does_by_chance_depends_on_its_secret() {
    let (hub, _) = hub(StoreError::Closed).await;
    let (one, other) = (table(&hub).await, table(&hub).await);
    let seed = async |table: &Table, purpose| table.state.lock().await.seed(purpose);
    let first = seed(&one, "bot 2 7").await;
    assert_eq!(first, seed(&one, "bot 2 7").await);
    assert_ne!(first, seed(&one, "bot 2 8").await);
    assert_ne!(first, seed(&other, "bot 2 7").await);
}

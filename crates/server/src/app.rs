//! What every request has at hand.

use std::{
    collections::HashMap,
    sync::{Arc, OnceLock, Weak, atomic::Ordering},
    time::Duration,
};

use catalog::{Catalog, DynGame, Lessons};
use metrics_exporter_prometheus::PrometheusHandle;
use puzzles::{Set, SetProblem};
use store::Store;
use tokio::sync::watch;
use words::{Language, Speaker};

use crate::{
    Config, PublicUrl, ServerError,
    assets::Assets,
    boxes::Boxes,
    frames::Frames,
    guard::{Addresses, Counts, Network, Rates},
    guide::Guide,
    health::Health,
    hub::{Hub, span},
    identity::{Keys, LIFE, Signer},
    meters,
    notices::{self, Messenger},
    pages,
    problem::{self, Problem},
    show::Role,
    table::TableState,
};

/// What every request has at hand.
pub struct App {
    pub hub: Arc<Hub>,
    pub config: Config,
    pub signer: Signer,
    /// Where requests come from.
    pub addresses: Addresses,
    /// How fast anyone may go on.
    pub rates: Rates,
    /// The event streams of each visitor.
    pub visitor_streams: Counts<String>,
    /// The event streams of each network.
    pub network_streams: Counts<Network>,
    /// Where frames are made.
    pub frames: Arc<Frames>,
    /// Who else knows people and can say who they are.
    pub club: Option<oidc::Provider>,
    /// Who tells people what happens while they are not looking.
    pub messenger: Messenger,
    pub metrics: PrometheusHandle,
    pub assets: Assets,
    pub health: Health,
    /// Turns true when the server is about to stop.
    pub stopping: watch::Receiver<bool>,
    speakers: HashMap<(Language, &'static str), Speaker>,
    /// How to play, made when someone wants to read it.
    guides: HashMap<(Language, &'static str), OnceLock<Option<Guide>>>,
    /// The puzzles of each game, read when someone wants to see them.
    puzzles: HashMap<&'static str, OnceLock<Option<Set>>>,
    /// Lessons and coach of each game.
    lessons: HashMap<&'static str, Lessons>,
}

impl App {
    pub async fn new(
        store: Arc<dyn Store>,
        boxes: Boxes,
        config: Config,
        stopping: watch::Receiver<bool>,
    ) -> Result<Arc<Self>, ServerError> {
        let keys = Keys::read(&*store).await?;
        let public = config.public_url.as_ref();
        let is_encrypted = public.is_some_and(PublicUrl::is_encrypted);
        let signer = Signer::new(keys, config.secure_cookies || is_encrypted);
        let here = || format!("http://{}", config.address);
        let site = public.map_or_else(here, |public| public.origin().to_owned());
        let messenger = Messenger::new(&*store, &config.notices, &site, public).await?;
        let back = format!("{site}/club/back");
        let club = config.club.clone();
        let club = club.map(|settings| oidc::Provider::new(settings, &back));
        let speakers = speakers(boxes.catalog());
        let assets = Assets::new(boxes.catalog());
        let lessons = lessons(boxes.catalog());
        let hub = Hub::load(store, boxes, config.clone()).await?;
        let app = Arc::new(Self {
            signer,
            addresses: Addresses::new(&config.limits),
            rates: Rates::new(&config.limits),
            visitor_streams: Counts::default(),
            network_streams: Counts::default(),
            frames: Arc::default(),
            club,
            messenger,
            metrics: meters::recorder(),
            assets,
            health: Health::default(),
            stopping,
            puzzles: (hub.catalog().games())
                .map(|entry| (entry.info().id, OnceLock::new()))
                .collect(),
            hub,
            guides: speakers.keys().map(|key| (*key, OnceLock::new())).collect(),
            speakers,
            lessons,
            config,
        });
        app.hub.close_idle_tables();
        app.hub.keep_time();
        tokio::spawn(examine(app.clone()));
        tokio::spawn(upkeep(Arc::downgrade(&app)));
        tokio::spawn(forget(Arc::downgrade(&app)));
        tokio::spawn(notices::delivery::run(Arc::downgrade(&app)));
        Ok(app)
    }

    /// Puts in order what piles up with every request.
    fn tidy(&self) {
        self.rates.forget_the_idle();
        self.hub.presence.forget_the_absent();
        if let Some(mailer) = &self.messenger.mailer {
            mailer.forget_the_idle();
        }
        // Else every measured time is kept until somebody reads /metrics.
        self.metrics.run_upkeep();
    }

    /// Signs with the keys that are kept, where somebody may have changed them.
    async fn read_keys(&self) {
        let store = self.hub.store();
        let is_due = self.hub.keys_changed.swap(false, Ordering::AcqRel);
        if !is_due && !store.is_shared() {
            return;
        }
        match Keys::read(&**store).await {
            Ok(keys) => self.signer.change_keys(keys),
            Err(why) => {
                self.hub.keys_changed.store(is_due, Ordering::Release);
                problem::report(&why, "the signing key cannot be read");
            }
        }
    }

    /// The games there are.
    pub fn catalog(&self) -> &Catalog {
        self.hub.catalog()
    }

    /// Someone who speaks this language and knows the words of the pages, and
    /// those of a game.
    pub fn speaker(&self, language: Language, game: Option<&str>) -> &Speaker {
        let id = game
            .and_then(|game| self.catalog().find(game))
            .map_or("", |entry| entry.info().id);
        &self.speakers[&(language, id)]
    }

    /// Who a visitor is at a table now.
    pub fn role(&self, state: &TableState, visitor: &str) -> Role {
        Role::of(state, visitor, &self.config.policy, self.hub.now())
    }

    /// The puzzles of a game.
    ///
    /// # Errors
    /// When there is no such game, or none of its puzzles.
    pub fn puzzles(&self, game: &str) -> Result<(&dyn DynGame, &Set), Problem> {
        let entry = self.catalog().find(game);
        let entry = entry.ok_or_else(|| Problem::missing("problem-no-game"))?;
        let read = || match Set::read(entry.puzzles()) {
            Ok(set) => Some(set).filter(|set| set.puzzles().next().is_some()),
            Err(SetProblem::Empty) => None,
            Err(why) => {
                tracing::error!(game, %why, "the puzzles cannot be read");
                None
            }
        };
        let set = self.puzzles.get(entry.info().id);
        let set = set.and_then(|set| set.get_or_init(read).as_ref());
        let set = set.ok_or_else(|| Problem::missing("problem-no-puzzle"))?;
        Ok((entry, set))
    }

    /// The lessons and the coach of a game.
    pub fn lessons(&self, game: &str) -> Option<&Lessons> {
        self.lessons.get(game)
    }

    /// How to play a game, if it has a text for people who do not know it.
    pub fn guide(&self, language: Language, game: &str) -> Option<&Guide> {
        let entry = self.catalog().find(game)?;
        let key = (language, entry.info().id);
        let read = || {
            let guide = Guide::read(entry, &self.speakers[&key]);
            guide.unwrap_or_else(|why| {
                tracing::error!(game, %why, "how to play cannot be shown");
                None
            })
        };
        self.guides.get(&key)?.get_or_init(read).as_ref()
    }
}

/// Looks at all that is stored, while people play.
async fn examine(app: Arc<App>) {
    app.health.examine(&**app.hub.store()).await;
}

/// How often what piles up is put in order.
const UPKEEP: Duration = Duration::from_secs(5);

/// Puts in order what piles up with every request, as long as the server is there.
async fn upkeep(app: Weak<App>) {
    let mut tick = tokio::time::interval(UPKEEP);
    loop {
        tick.tick().await;
        let Some(app) = app.upgrade() else { return };
        app.tidy();
        app.read_keys().await;
    }
}

/// How often sessions and codes are forgotten that nobody can use any more.
const FORGETTING: Duration = Duration::from_secs(60 * 60);

/// Forgets sessions and codes that nobody can use any more, as long as the server is there.
async fn forget(app: Weak<App>) {
    let mut tick = tokio::time::interval(FORGETTING);
    loop {
        tick.tick().await;
        let Some(app) = app.upgrade() else { return };
        let (store, now) = (app.hub.store(), app.hub.now());
        let sessions = store.forget_sessions(now.saturating_sub(span(LIFE))).await;
        let codes = store.forget_codes(now).await;
        if let Err(why) = sessions.and(codes) {
            problem::report(&why, "old sessions and codes cannot be forgotten");
        }
    }
}

/// The lessons of all games. Those that cannot be read are left out: a test reads them all.
fn lessons(catalog: &Catalog) -> HashMap<&'static str, Lessons> {
    let read = |game: &dyn DynGame| {
        let id = game.info().id;
        let lessons = Lessons::of(game);
        let lessons = lessons.inspect_err(|why| tracing::error!(game = id, %why, "no lessons"));
        Some((id, lessons.ok()?))
    };
    catalog.games().filter_map(read).collect()
}

fn speakers(catalog: &Catalog) -> HashMap<(Language, &'static str), Speaker> {
    let mut speakers = HashMap::new();
    for language in Language::ALL {
        let own = [pages::locale(language), problem::locale(language)];
        speakers.insert((language, ""), Speaker::new(language, &own));
        for entry in catalog.games() {
            let texts = [own[0], own[1], entry.locale(language)];
            speakers.insert((language, entry.info().id), Speaker::new(language, &texts));
        }
    }
    speakers
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is measured does not pile up where nobody reads the figures.
    #[tokio::test]
    async fn measured_times_do_not_pile_up() {
        const ROUNDS: u64 = 50;
        const EACH: u64 = 10_000;
        let folder = tempfile::tempdir().unwrap();
        let store = store::Sqlite::open(&folder.path().join("test.sqlite")).unwrap();
        let (_stop, stopping) = watch::channel(false);
        let boxes = Boxes::new(games::catalog());
        let app = App::new(Arc::new(store), boxes, Config::default(), stopping).await;
        let app = app.unwrap();
        let counted = allocation_counter::measure(|| {
            for _ in 0..ROUNDS {
                for _ in 0..EACH {
                    metrics::histogram!("orrery_append_seconds").record(0.001);
                }
                app.tidy();
            }
        });
        let measured = (ROUNDS * EACH * size_of::<f64>() as u64).cast_signed();
        assert!(counted.bytes_current < measured / 4, "{counted:?}");
    }
}

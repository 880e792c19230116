//! What every request has at hand.

use std::{
    collections::HashMap,
    sync::{Arc, OnceLock},
};

use catalog::Catalog;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use store::{Store, StoreError};
use tokio::sync::watch;
use words::{Language, Speaker};

use crate::{
    Config,
    assets::Assets,
    hub::{Hub, random_name},
    identity::Signer,
    pages, problem,
};

/// What every request has at hand.
pub struct App {
    pub hub: Arc<Hub>,
    pub config: Config,
    pub signer: Signer,
    /// The rate limit for changes, by visitor or address.
    pub changes: DefaultKeyedRateLimiter<String>,
    /// The rate limit for pages and frames.
    pub reads: DefaultKeyedRateLimiter<String>,
    pub metrics: PrometheusHandle,
    pub assets: Assets,
    /// Turns true when the server is about to stop.
    pub stopping: watch::Receiver<bool>,
    speakers: HashMap<(Language, &'static str), Speaker>,
}

impl App {
    pub async fn new(
        store: Arc<dyn Store>,
        catalog: Catalog,
        config: Config,
        stopping: watch::Receiver<bool>,
    ) -> Result<Arc<Self>, StoreError> {
        let key = store.constant("signing key", random_name(32)).await?;
        let signer = Signer::new(&key, config.secure_cookies);
        let speakers = speakers(&catalog);
        let assets = Assets::new(&catalog);
        let hub = Hub::load(store, catalog, config.clone()).await?;
        let app = Arc::new(Self {
            hub,
            signer,
            changes: limiter(config.changes_per_second, 4),
            reads: limiter(config.reads_per_second, 4),
            metrics: prometheus(),
            assets,
            stopping,
            speakers,
            config,
        });
        Ok(app)
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
}

/// A rate limiter: so many requests a second for each visitor, with room for a burst.
fn limiter(per_second: u32, burst: u32) -> DefaultKeyedRateLimiter<String> {
    let per_second = std::num::NonZero::new(per_second.max(1)).expect("at least one");
    let burst = per_second.saturating_mul(std::num::NonZero::new(burst).expect("at least one"));
    RateLimiter::keyed(Quota::per_second(per_second).allow_burst(burst))
}

/// One recorder for the whole process.
fn prometheus() -> PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    HANDLE
        .get_or_init(|| {
            let recorder = PrometheusBuilder::new().build_recorder();
            let handle = recorder.handle();
            // Another recorder may be there already: then these figures go there.
            let _ = metrics::set_global_recorder(recorder);
            handle
        })
        .clone()
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

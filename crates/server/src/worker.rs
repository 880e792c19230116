//! A program that only thinks: it takes jobs off the bus that servers have put there.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use axum::{
    Router,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use catalog::Catalog;
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::{net::TcpListener, task::JoinHandle};

use crate::{
    Config, Role, ServerError,
    boxes::Boxes,
    health::Health,
    hub::{BusLink, Hub},
    meters,
};

/// How often what is measured is put in order.
const UPKEEP: Duration = Duration::from_secs(5);

/// A program that only thinks.
pub struct Worker {
    desk: Arc<Desk>,
    /// How long it may take to finish what it has begun.
    drain: Duration,
    figures: Option<(SocketAddr, JoinHandle<()>)>,
}

/// What those who run it can ask.
struct Desk {
    hub: Arc<Hub>,
    health: Health,
    metrics: PrometheusHandle,
}

impl Worker {
    /// Opens the data and begins to connect to the bus.
    ///
    /// # Errors
    /// When there is no bus, the data cannot be opened or are in a file, or the address for figures is
    /// taken.
    pub async fn start(catalog: Catalog, config: Config) -> Result<Self, ServerError> {
        let Some(bus) = config.bus.clone() else {
            return Err(ServerError::NoBus);
        };
        if config.database.file().is_some() {
            return Err(ServerError::BusWithFile);
        }
        let config = Config {
            role: Role::Works,
            ..config
        };
        let mut boxes = Boxes::new(catalog);
        for file in &config.boxes {
            boxes.correct(file)?;
        }
        let database = config.database.to_string();
        let store = config.database.open_with(config.database_settings).await?;
        let (drain, address) = (config.limits.stop_time, config.metrics_address);
        let places = config.bot_threads;
        let desk = Arc::new(Desk {
            hub: Hub::load(store, boxes, config).await?,
            health: Health::default(),
            metrics: meters::recorder(),
        });
        let figures = match address {
            Some(address) => Some(serve(address, desk.clone()).await?),
            None => None,
        };
        let version = env!("CARGO_PKG_VERSION");
        tracing::info!(version, %bus, database, places, "working");
        Ok(Self {
            desk,
            drain,
            figures,
        })
    }

    /// Where figures are served, if they are.
    #[must_use]
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.figures.as_ref().map(|(address, _)| *address)
    }

    /// Works until `stop` is done; then it finishes what it has, within a bound, and gives the
    /// rest back.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) {
        let desk = self.desk.clone();
        let upkeep = tokio::spawn(async move {
            loop {
                tokio::time::sleep(UPKEEP).await;
                // Else every measured time is kept until somebody reads the figures.
                desk.metrics.run_upkeep();
            }
        });
        self.desk.hub.clone().work(stop, self.drain).await;
        upkeep.abort();
        if let Some((_, task)) = &self.figures {
            task.abort();
        }
        tracing::info!("stopped");
    }
}

/// Serves health and figures at an address.
async fn serve(
    address: SocketAddr,
    desk: Arc<Desk>,
) -> Result<(SocketAddr, JoinHandle<()>), ServerError> {
    let failed = |source| ServerError::Address { address, source };
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let bound = listener.local_addr().map_err(failed)?;
    let router = Router::new()
        .route("/healthz", get(health))
        .route("/readyz", get(health))
        .route("/metrics", get(metrics))
        .with_state(desk);
    let task = tokio::spawn(async move {
        if let Err(why) = axum::serve(listener, router).await {
            tracing::error!(%why, address = %bound, "a listener broke");
        }
    });
    Ok((bound, task))
}

/// Whether it can work: what comes of it can be saved, and the bus is heard.
async fn health(State(desk): State<Arc<Desk>>) -> Response {
    let stored = desk.health.check(&**desk.hub.store()).await;
    let deaf = desk.hub.link().and_then(BusLink::why_deaf);
    match stored.err().or(deaf) {
        None => "ok\n".into_response(),
        Some(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")).into_response(),
    }
}

async fn metrics(State(desk): State<Arc<Desk>>) -> Response {
    let text = meters::render_worker(&desk.hub, &desk.metrics).await;
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}

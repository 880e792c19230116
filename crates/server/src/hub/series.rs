//! Playing pieces of series that somebody spreads over all workers.
//!
//! Nobody waits for them at a table. They are played on threads of their own, to which the system gives
//! what is left of the processors, so they take no place from those who think for tables.

use std::{sync::Arc, time::Duration};

use tokio::sync::watch;

use super::{Hub, bus_link::BusLink, work::Stage};

/// How long a worker waits for a piece before it looks around.
const PATIENCE: Duration = Duration::from_secs(1);
/// How long it waits when the bus is away.
const PAUSE: Duration = Duration::from_secs(1);

impl Hub {
    /// Plays one piece after the other until it is told to end. A piece that is not finished then is
    /// another's at once: it may take minutes.
    pub(super) async fn series_lane(
        self: Arc<Self>,
        link: Arc<BusLink>,
        mut stage: watch::Receiver<Stage>,
    ) {
        let (site, id) = (link.site(), link.id());
        let queue = series::queue(site);
        while *stage.borrow_and_update() == Stage::Works {
            let piece = match series::take(&queue, PATIENCE).await {
                Ok(Some(piece)) => piece,
                Ok(None) => continue,
                Err(why) => {
                    tracing::debug!(%why, "no pieces of series can be taken");
                    tokio::time::sleep(PAUSE).await;
                    continue;
                }
            };
            let count = |way: &'static str| {
                metrics::counter!("orrery_jobs_total", "job" => "series", "way" => way)
                    .increment(1);
            };
            let told = tokio::select! {
                told = series::carry_out(site, &id, self.catalog(), &piece.work) => Some(told),
                _ = stage.wait_for(|stage| *stage != Stage::Works) => None,
            };
            match told {
                None => {
                    count("returned");
                    piece.give_back(Duration::ZERO).await;
                }
                Some(Ok(())) => {
                    count("done");
                    piece.done().await;
                }
                Some(Err(why)) => {
                    tracing::debug!(%why, "what was played cannot be told");
                    count("returned");
                    piece.give_back(PAUSE).await;
                }
            }
        }
    }
}

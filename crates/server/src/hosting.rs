//! What a server has for whoever runs it, apart from the pages: its lock, an address of its
//! own for figures, and one for commands that only this machine can reach.

use std::{net::SocketAddr, sync::Arc};

use tokio::{net::TcpListener, task::JoinHandle};

use crate::{
    Config, ServerError,
    admin::{self, Contact},
    app::App,
    http,
    hub::random_name,
};

/// The side of a server that faces its host, until it is dropped.
pub struct Hosting {
    metrics: Option<(SocketAddr, JoinHandle<()>)>,
    /// Where commands are taken, and the lock that leads to it. Beside a database of PostgreSQL
    /// there is neither: commands are carried out on the database, whichever servers use it.
    desk: Option<(JoinHandle<()>, store::Lock)>,
}

impl Hosting {
    /// Takes the addresses and serves there.
    ///
    /// # Errors
    /// When an address is taken.
    pub async fn open(
        app: &Arc<App>,
        config: &Config,
        lock: Option<store::Lock>,
        public: SocketAddr,
    ) -> Result<Self, ServerError> {
        let metrics = match config.metrics_address {
            Some(address) => Some(serve(address, http::metrics_router(app.clone())).await?),
            None => None,
        };
        let desk = match lock {
            Some(lock) => {
                let key = random_name(32);
                let desk = admin::router(app.clone(), &key);
                let (address, desk) = serve(SocketAddr::from(([127, 0, 0, 1], 0)), desk).await?;
                lock.announce(&Contact { address, key }.text())?;
                Some((desk, lock))
            }
            None => None,
        };
        let size = app.hub.store().size().await?;
        tracing::info!(
            version = env!("CARGO_PKG_VERSION"),
            address = %public,
            database = %config.database,
            tables = size.tables,
            metrics = metrics.as_ref().map(|(address, _)| tracing::field::display(address)),
            "serving"
        );
        Ok(Self { metrics, desk })
    }

    /// Where figures are served, if they have an address of their own.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().map(|(address, _)| *address)
    }
}

impl Drop for Hosting {
    fn drop(&mut self) {
        if let Some((_, task)) = &self.metrics {
            task.abort();
        }
        if let Some((task, _)) = &self.desk {
            task.abort();
        }
        tracing::info!("stopped");
    }
}

/// Serves at an address, and says where that is when the port was left to the system.
async fn serve(
    address: SocketAddr,
    router: axum::Router,
) -> Result<(SocketAddr, JoinHandle<()>), ServerError> {
    let failed = |source| ServerError::Address { address, source };
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let bound = listener.local_addr().map_err(failed)?;
    let task = tokio::spawn(async move {
        if let Err(why) = axum::serve(listener, router).await {
            tracing::error!(%why, address = %bound, "a listener broke");
        }
    });
    Ok((bound, task))
}

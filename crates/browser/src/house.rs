//! A server of one's own, on a free port, with its data in a folder that goes
//! away with it.

use std::{net::SocketAddr, time::Duration};

use server::{Config, Limits, Server};
use tempfile::TempDir;
use tokio::{runtime::Runtime, sync::oneshot};

/// A house with tables. It closes when it is dropped.
pub struct House {
    folder: TempDir,
    config: Config,
    open: Option<Running>,
}

/// What there is only while the house is open.
struct Running {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    runtime: Runtime,
}

impl House {
    /// Opens a house whose bots do not dally and whose reviews are quick.
    ///
    /// # Panics
    /// When there is no free port or no room on the disk.
    #[must_use]
    pub fn open() -> Self {
        Self::with(|_| {})
    }

    /// The same on whose clock it is noon, so that the day does not end soon.
    ///
    /// # Panics
    /// When there is no free port or no room on the disk.
    #[must_use]
    pub fn at_noon() -> Self {
        const DAY: u64 = 24 * 60 * 60 * 1000;
        let house = Self::open();
        let clock = &house.config.clock;
        clock.set(clock.now() / DAY * DAY + DAY / 2);
        house
    }

    /// The same with bots that wait before they act.
    ///
    /// # Panics
    /// When there is no free port or no room on the disk.
    #[must_use]
    pub fn with_bot_delay(bot_delay: Duration) -> Self {
        Self::with(|config| config.bot_delay = bot_delay)
    }

    /// The same with other settings.
    ///
    /// # Panics
    /// When there is no free port or no room on the disk.
    #[must_use]
    pub fn with(change: impl FnOnce(&mut Config)) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the data");
        let mut config = Config {
            address: ([127, 0, 0, 1], 0).into(),
            database: folder.path().join("test.sqlite").into(),
            bot_delay: Duration::ZERO,
            limits: Limits::unlimited(),
            ..Config::default()
        };
        config.review_pace.time = Duration::from_secs(8);
        change(&mut config);
        let mut house = Self {
            folder,
            config,
            open: None,
        };
        house.reopen();
        house
    }

    /// Time goes on, by the clock of the tables.
    pub fn pass(&self, time: Duration) {
        let clock = &self.config.clock;
        clock.set(clock.now() + time.as_millis() as u64);
    }

    /// Where it is, without a slash at the end.
    ///
    /// # Panics
    /// When it is closed.
    #[must_use]
    pub fn address(&self) -> String {
        let open = self.open.as_ref().expect("the house is open");
        format!("http://{}", open.address)
    }

    /// Ends the server as an operator would; the data stays.
    pub fn close(&mut self) {
        if let Some(Running { stop, runtime, .. }) = self.open.take() {
            drop(stop);
            runtime.shutdown_timeout(Duration::from_secs(5));
        }
    }

    /// Starts the server again, at the address it had.
    ///
    /// # Panics
    /// When the address was taken meanwhile or the data cannot be read.
    pub fn reopen(&mut self) {
        self.close();
        assert!(self.folder.path().exists(), "the data is there");
        let runtime = Runtime::new().expect("threads for the server");
        let server = runtime
            .block_on(Server::bind(games::catalog(), self.config.clone()))
            .expect("the server starts");
        let address = server.address();
        self.config.address = address;
        let (stop, stopped) = oneshot::channel();
        runtime.spawn(server.run(async {
            let _ = stopped.await;
        }));
        self.open = Some(Running {
            address,
            stop,
            runtime,
        });
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.close();
    }
}

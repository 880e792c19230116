//! A NATS server with JetStream.

use std::sync::{Mutex, OnceLock, PoisonError};

use crate::{programs, supervisor::Supervisor};

/// A NATS server for tests. It ends when it is dropped, and with the program.
pub struct Nats {
    supervisor: Mutex<Supervisor>,
    port: String,
}

impl Nats {
    /// The server that all tests of this program share.
    ///
    /// # Panics
    /// When it cannot be started.
    #[must_use]
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Nats> = OnceLock::new();
        SHARED.get_or_init(Self::start)
    }

    /// A server for one test, which may do with it what it likes.
    ///
    /// # Panics
    /// When it cannot be started.
    #[must_use]
    pub fn start() -> Self {
        Self::start_with(&[])
    }

    /// The same for those who know a password.
    ///
    /// # Panics
    /// When it cannot be started.
    #[must_use]
    pub fn locked(user: &str, password: &str) -> Self {
        Self::start_with(&["--user", user, "--pass", password])
    }

    fn start_with(arguments: &[&str]) -> Self {
        let program = programs::nats().expect(
            "NATS is not installed. On Debian: sudo apt-get install nats-server. Elsewhere: \
             name the program in ORRERY_NATS",
        );
        let program = program.to_string_lossy();
        let arguments: Vec<&str> = [&*program].into_iter().chain(arguments.to_vec()).collect();
        let started = Supervisor::start(include_str!("nats.sh"), &arguments, None);
        let (supervisor, port) = started.expect("NATS starts");
        Self {
            supervisor: Mutex::new(supervisor),
            port,
        }
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Shuts the server down in order: connections are ended.
    pub fn stop(&self) {
        self.tell("stop");
    }

    /// Ends the server as a power cut does.
    pub fn crash(&self) {
        self.tell("crash");
    }

    /// Starts the server again at the same port, with its data.
    pub fn start_again(&self) {
        self.tell("start");
    }

    /// Halts the server: connections stay open and nothing is answered.
    pub fn halt(&self) {
        self.tell("halt");
    }

    /// Lets the server go on after [`halt`](Self::halt).
    pub fn resume(&self) {
        self.tell("resume");
    }

    fn tell(&self, command: &str) {
        let mut supervisor = self
            .supervisor
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        supervisor.tell(command).expect("NATS obeys");
    }
}

//! A PostgreSQL server.

use std::{
    path::PathBuf,
    process::Command,
    sync::{
        Mutex, OnceLock, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use crate::{programs, supervisor::Supervisor};

/// A PostgreSQL server for tests. It ends when it is dropped, and with the program.
pub struct Postgres {
    supervisor: Mutex<Supervisor>,
    programs: PathBuf,
    folder: String,
    databases: AtomicU64,
}

impl Postgres {
    /// The server that all tests of this program share.
    ///
    /// # Panics
    /// When it cannot be started.
    #[must_use]
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(Self::start)
    }

    /// A server for one test, which may do with it what it likes.
    ///
    /// # Panics
    /// When it cannot be started.
    #[must_use]
    pub fn start() -> Self {
        let programs = programs::postgres().expect(
            "PostgreSQL is not installed. On Debian: sudo apt-get install postgresql. Elsewhere: \
             name the folder of its programs in ORRERY_POSTGRES",
        );
        let script = include_str!("postgres.sh");
        let started = Supervisor::start(script, &[&programs.to_string_lossy()], Some("postgres"));
        let (supervisor, folder) = started.expect("PostgreSQL starts");
        Self {
            supervisor: Mutex::new(supervisor),
            programs,
            folder,
            databases: AtomicU64::new(0),
        }
    }

    /// Makes an empty database and gives back its address.
    ///
    /// # Panics
    /// When it cannot be made.
    pub fn database(&self) -> String {
        let number = self.databases.fetch_add(1, Ordering::Relaxed);
        let name = format!("test{number}");
        self.sql_in("postgres", &format!("CREATE DATABASE {name}"));
        self.address(&name)
    }

    /// The address of a database that may not be there.
    #[must_use]
    pub fn address(&self, name: &str) -> String {
        let socket = self.folder.replace('/', "%2F");
        format!("postgres://orrery@{socket}/{name}")
    }

    /// Runs a statement in the database of an address and gives back what it says: rows in
    /// lines, columns between bars.
    ///
    /// # Panics
    /// When it fails.
    pub fn sql(&self, address: &str, statement: &str) -> String {
        let name = address.rsplit('/').next().unwrap_or_default();
        self.sql_in(name, statement)
    }

    fn sql_in(&self, database: &str, statement: &str) -> String {
        let done = Command::new(self.programs.join("psql"))
            .args(["-h", &self.folder, "-U", "orrery", "-d", database])
            .args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c"])
            .arg(statement)
            .output()
            .expect("psql starts");
        let errors = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "{statement}: {errors}");
        String::from_utf8_lossy(&done.stdout).trim_end().to_owned()
    }

    /// Shuts the server down in order: connections are ended.
    pub fn stop(&self) {
        self.tell("stop");
    }

    /// Ends the server as a power cut does.
    pub fn crash(&self) {
        self.tell("crash");
    }

    /// Starts the server again, with its data.
    pub fn start_again(&self) {
        self.tell("start");
    }

    /// Halts every process of the server: connections stay open and nothing is answered.
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
        supervisor.tell(command).expect("PostgreSQL obeys");
    }
}

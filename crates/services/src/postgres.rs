//! A PostgreSQL server.

use std::{
    net::TcpListener,
    path::PathBuf,
    process::Command,
    sync::{
        Mutex, OnceLock, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use crate::{programs, supervisor::Supervisor};

/// The port of PostgreSQL, by which its socket is called.
const PORT: u16 = 5432;

/// A PostgreSQL server for tests. It ends when it is dropped, and with the program.
pub struct Postgres {
    supervisor: Mutex<Supervisor>,
    programs: PathBuf,
    folder: String,
    port: u16,
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
        Self::start_at(None)
    }

    /// The same, which listens at a port of this machine too and takes nothing there but
    /// encrypted connections. Its certificate is for `localhost`.
    ///
    /// # Panics
    /// When it cannot be started.
    #[must_use]
    pub fn encrypted() -> Self {
        let free = TcpListener::bind(("127.0.0.1", 0)).and_then(|free| free.local_addr());
        Self::start_at(Some(free.expect("there is a port").port()))
    }

    fn start_at(port: Option<u16>) -> Self {
        let programs = programs::postgres().expect(
            "PostgreSQL is not installed. On Debian: sudo apt-get install postgresql. Elsewhere: \
             name the folder of its programs in ORRERY_POSTGRES",
        );
        let script = include_str!("postgres.sh");
        let own = port.map(|port| port.to_string());
        let folder = programs.to_string_lossy();
        let arguments: Vec<&str> = [&*folder].into_iter().chain(own.as_deref()).collect();
        let started = Supervisor::start(script, &arguments, Some("postgres"));
        let (supervisor, folder) = started.expect("PostgreSQL starts");
        Self {
            supervisor: Mutex::new(supervisor),
            programs,
            folder,
            port: port.unwrap_or(PORT),
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
        let port = match self.port {
            PORT => String::new(),
            other => format!(":{other}"),
        };
        format!("postgres://orrery@{socket}{port}/{name}")
    }

    /// The socket that it listens at.
    #[must_use]
    pub fn socket(&self) -> PathBuf {
        let name = format!(".s.PGSQL.{}", self.port);
        PathBuf::from(&self.folder).join(name)
    }

    /// The port of an [`encrypted`](Self::encrypted) server.
    #[must_use]
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// The file with the certificate that an [`encrypted`](Self::encrypted) server's own is by.
    #[must_use]
    pub fn root(&self) -> PathBuf {
        PathBuf::from(&self.folder).join("root.crt")
    }

    /// Its processes, as far as the system tells.
    #[must_use]
    pub fn processes(&self) -> Vec<u32> {
        let file = PathBuf::from(&self.folder).join("data/postmaster.pid");
        let text = std::fs::read_to_string(file).unwrap_or_default();
        let Some(first) = text.lines().next() else {
            return Vec::new();
        };
        let children = format!("/proc/{first}/task/{first}/children");
        let children = std::fs::read_to_string(children).unwrap_or_default();
        let all = std::iter::once(first).chain(children.split_whitespace());
        all.filter_map(|process| process.parse().ok()).collect()
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
            .args(["-p", &self.port.to_string()])
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

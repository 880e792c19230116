//! The one chromedriver of a test program, shared by the tests that run at the
//! same time.

use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    sync::{Arc, LazyLock, Mutex, PoisonError, Weak},
};

use tempfile::TempDir;
use tokio::runtime::Runtime;

use crate::programs;

/// Where all talk with browsers happens.
pub static TALK: LazyLock<Runtime> =
    LazyLock::new(|| Runtime::new().expect("threads for the talk with browsers"));

/// A chromedriver; it ends with the last test that holds it.
pub struct Driver {
    watch: Child,
    /// Where it and its browsers put what they need while they run.
    folder: TempDir,
    /// Where it listens.
    pub address: String,
}

/// Ends chromedriver when its standard input ends, which also happens when the
/// test program is killed.
const WATCH: &str = "\"$0\" --port=0 & driver=$!; read -r _; kill $driver";

impl Driver {
    /// The chromedriver that is there, or a new one.
    ///
    /// # Panics
    /// When it cannot be started.
    pub fn shared() -> Arc<Self> {
        static SHARED: Mutex<Weak<Driver>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        shared.upgrade().unwrap_or_else(|| {
            let started = Arc::new(Self::start());
            *shared = Arc::downgrade(&started);
            started
        })
    }

    /// A folder for the profile of one browser, which goes away with this.
    ///
    /// # Panics
    /// When the disk is full.
    pub fn profile(&self) -> TempDir {
        tempfile::tempdir_in(self.folder.path()).expect("a folder for the profile")
    }

    fn start() -> Self {
        let folder = tempfile::tempdir().expect("a folder for browsers");
        let driver = programs::chromedriver().unwrap_or_else(|| "chromedriver".into());
        let mut watch = Command::new("sh")
            .args(["-c", WATCH])
            .arg(driver)
            .env("TMPDIR", folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell");
        let mut lines = BufReader::new(watch.stdout.take().expect("its output is piped")).lines();
        let port = lines.find_map(|line| {
            let line = line.ok()?;
            let (_, port) = line.split_once("started successfully on port ")?;
            Some(port.trim_end_matches('.').to_owned())
        });
        let Some(port) = port else {
            panic!(
                "chromedriver does not start. `cargo xtask tools` installs what these tests need."
            );
        };
        // Someone has to listen to it, or it stops when the pipe is full.
        std::thread::spawn(move || lines.for_each(drop));
        Self {
            watch,
            folder,
            address: format!("http://127.0.0.1:{port}"),
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        drop(self.watch.stdin.take());
        let _ = self.watch.wait();
    }
}

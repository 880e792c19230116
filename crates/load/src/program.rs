//! The program under test: a process of its own, known by its id.

use std::{
    fs,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::Stdio,
    time::{Duration, Instant},
};

use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};

use crate::Failure;

/// `orrery serve` with a file of its own.
pub struct Program {
    file: PathBuf,
    database: PathBuf,
    address: SocketAddr,
    child: Child,
}

impl Program {
    /// Starts the program and waits until it serves.
    pub async fn start(file: Option<&Path>, folder: &Path) -> Result<Self, Failure> {
        let file = match file {
            Some(file) => file.to_path_buf(),
            None => std::env::current_exe()?.with_file_name("orrery"),
        };
        let database = folder.join("orrery.sqlite");
        let any_port = SocketAddr::from(([127, 0, 0, 1], 0));
        let (child, address) = serve(&file, &database, any_port).await?;
        Ok(Self {
            file,
            database,
            address,
            child,
        })
    }

    /// Starts it once more, at the same address with the same file; how long it took
    /// until it served.
    pub async fn start_again(&mut self) -> Result<Duration, Failure> {
        let began = Instant::now();
        (self.child, _) = serve(&self.file, &self.database, self.address).await?;
        Ok(began.elapsed())
    }

    /// Ends it at once.
    pub async fn kill(&mut self) -> Result<(), Failure> {
        Ok(self.child.kill().await?)
    }

    /// Where it serves.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The memory it holds, in bytes.
    pub fn memory(&self) -> Result<u64, Failure> {
        let status = self.proc("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.split_whitespace().next());
        let kib: u64 = number.ok_or("no VmRSS in /proc")?.parse()?;
        Ok(kib * 1024)
    }

    /// The time it has spent on processors.
    pub fn cpu(&self) -> Result<Duration, Failure> {
        let stat = self.proc("stat")?;
        // The name of the program, in brackets, may contain anything.
        let (_, fields) = stat.rsplit_once(')').ok_or("no name in /proc")?;
        let ticks: Vec<&str> = fields.split_whitespace().skip(11).take(2).collect();
        let ticks: u64 = ticks.iter().flat_map(|ticks| ticks.parse::<u64>()).sum();
        // The kernel tells programs hundredths of a second, whatever it counts in.
        Ok(Duration::from_millis(ticks * 10))
    }

    fn proc(&self, file: &str) -> Result<String, Failure> {
        let pid = self.child.id().ok_or("the program has ended")?;
        Ok(fs::read_to_string(format!("/proc/{pid}/{file}"))?)
    }
}

/// How many processes wanted a processor in the last minute, as the system tells it.
pub fn machine_load() -> String {
    let text = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let load = text.split_whitespace().next();
    load.unwrap_or("unknown").to_owned()
}

async fn serve(
    file: &Path,
    database: &Path,
    address: SocketAddr,
) -> Result<(Child, SocketAddr), Failure> {
    let mut child = Command::new(file)
        .args(["serve", "--no-browser", "--lang", "en"])
        .args(["--address", &address.to_string(), "--database"])
        .arg(database)
        .args(["--changes-per-second", "1000000"])
        .args(["--reads-per-second", "1000000"])
        .args(["--most-streams", "1000000"])
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .map_err(|why| format!("{}: {why}", file.display()))?;
    let output = child.stdout.as_mut().ok_or("no output")?;
    let mut line = String::new();
    BufReader::new(output).read_line(&mut line).await?;
    let address = line
        .split("http://")
        .nth(1)
        .and_then(|rest| rest.split_whitespace().next())
        .ok_or_else(|| format!("the program does not serve: {line:?}"))?;
    Ok((child, address.parse()?))
}

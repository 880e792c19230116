//! The program under test: a process of its own, known by its id.

use std::{
    fs,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
    process::Stdio,
    time::{Duration, Instant},
};

use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};

use crate::Failure;

/// Whatever port is free.
const ANY_PORT: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);

/// The name of the file with its data.
const DATABASE: &str = "orrery.sqlite";

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
        let file = file_of(file)?;
        let database = folder.join(DATABASE);
        let (child, address) = serve(Command::new(&file), &database, ANY_PORT).await?;
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
        let program = Command::new(&self.file);
        (self.child, _) = serve(program, &self.database, self.address).await?;
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
        cpu_of(self.child.id().ok_or("the program has ended")?)
    }

    fn proc(&self, file: &str) -> Result<String, Failure> {
        let pid = self.child.id().ok_or("the program has ended")?;
        Ok(fs::read_to_string(format!("/proc/{pid}/{file}"))?)
    }
}

/// The time that a process has spent on processors.
pub fn cpu_of(process: u32) -> Result<Duration, Failure> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
    // The name of the program, in brackets, may contain anything.
    let (_, fields) = stat.rsplit_once(')').ok_or("no name in /proc")?;
    let ticks: Vec<&str> = fields.split_whitespace().skip(11).take(2).collect();
    let ticks: u64 = ticks.iter().flat_map(|ticks| ticks.parse::<u64>()).sum();
    // The kernel tells programs hundredths of a second, whatever it counts in.
    Ok(Duration::from_millis(ticks * 10))
}

/// The program under valgrind, which counts its instructions.
pub struct Counted {
    address: SocketAddr,
    child: Child,
    /// What valgrind says at the end.
    told: PathBuf,
}

impl Counted {
    /// Starts the program and waits until it serves.
    pub async fn start(file: Option<&Path>, folder: &Path) -> Result<Self, Failure> {
        let told = folder.join("counted");
        let mut valgrind = Command::new("valgrind");
        valgrind
            .args(["--tool=cachegrind", "--cache-sim=no"])
            .arg("--cachegrind-out-file=/dev/null")
            .arg(format!("--log-file={}", told.display()))
            .arg(file_of(file)?);
        let (child, address) = serve(valgrind, &folder.join(DATABASE), ANY_PORT).await?;
        Ok(Self {
            address,
            child,
            told,
        })
    }

    /// Where it serves.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Lets it end; how many instructions it took.
    pub async fn end(mut self) -> Result<u64, Failure> {
        let pid = self.child.id().ok_or("the program has ended")?;
        let mut stop = Command::new("kill");
        stop.arg(pid.to_string()).status().await?;
        self.child.wait().await?;
        instructions(&fs::read_to_string(self.told)?)
    }
}

/// The number in the line `I refs: 1,234,567`.
fn instructions(told: &str) -> Result<u64, Failure> {
    let mut counts = told.lines().filter_map(|line| line.split_once("refs:"));
    let (_, count) = counts.next().ok_or("valgrind has not counted")?;
    Ok(count.trim().replace(',', "").parse()?)
}

/// The program under test: the one that is named, or `orrery` beside this one.
pub fn file_of(named: Option<&Path>) -> Result<PathBuf, Failure> {
    Ok(match named {
        Some(file) => file.to_path_buf(),
        None => std::env::current_exe()?.with_file_name("orrery"),
    })
}

/// How many processes wanted a processor in the last minute, as the system tells it.
pub fn machine_load() -> String {
    let text = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let load = text.split_whitespace().next();
    load.unwrap_or("unknown").to_owned()
}

async fn serve(
    mut program: Command,
    database: &Path,
    address: SocketAddr,
) -> Result<(Child, SocketAddr), Failure> {
    let name = program.as_std().get_program().to_owned();
    let mut child = program
        .args(["serve", "--no-browser", "--lang", "en", "--log", "warn"])
        .args(["--address", &address.to_string(), "--database"])
        .arg(database)
        .args(["--changes-per-second", "1000000"])
        .args(["--reads-per-second", "1000000"])
        .args(["--most-streams", "1000000"])
        .env("ORRERY_NO_LIMITS", "true")
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .map_err(|why| format!("{}: {why}", name.display()))?;
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

#[cfg(test)]
mod tests {
    use super::instructions;

    #[test]
    fn the_count_is_read_from_what_valgrind_says() {
        let told = "==7== Cachegrind, a profiler\n==7== \n==7== I   refs:      1,234,567\n";
        assert_eq!(instructions(told).unwrap(), 1_234_567);
        assert!(instructions("==7== no such program\n").is_err());
    }
}

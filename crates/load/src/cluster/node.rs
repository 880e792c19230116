//! A node of the cluster: a process that serves or thinks, with a wire of its own to whatever it
//! needs.

use std::{
    fs::{self, File},
    net::SocketAddr,
    path::PathBuf,
    process::Stdio,
    time::Duration,
};

use rustix::process::{Pid, Signal, kill_process};
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
    time::timeout,
};

use super::link::{Link, Target};
use crate::{Failure, program::cpu_of};

/// How long a node may take until it is there.
const PATIENCE: Duration = Duration::from_secs(60);

/// How a node is started.
pub struct Plan {
    /// What it is called in the report.
    pub name: String,
    /// The program.
    pub program: PathBuf,
    /// Its words, without where it listens.
    pub words: Vec<String>,
    /// Secrets of its environment.
    pub environment: Vec<(String, String)>,
    /// Where its log goes.
    pub log: PathBuf,
}

/// A process of the program, however often it is killed.
pub struct Node {
    plan: Plan,
    /// The wire by which people reach it; none to a node that only thinks.
    front: Option<Link>,
    /// The wires to what it needs.
    pub database: Link,
    /// The wire to the news and jobs, where there are any.
    pub bus: Option<Link>,
    child: Option<Child>,
    /// Where it serves, if it does.
    address: Option<SocketAddr>,
    /// What earlier processes of it have spent.
    spent: Duration,
}

impl Node {
    /// A node that was not started yet.
    pub fn new(plan: Plan, front: Option<Link>, database: Link, bus: Option<Link>) -> Self {
        Self {
            plan,
            front,
            database,
            bus,
            child: None,
            address: None,
            spent: Duration::ZERO,
        }
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        &self.plan.name
    }

    /// The wire by which people reach it.
    pub fn front(&self) -> Option<&Link> {
        self.front.as_ref()
    }

    /// Where it serves now, without a wire.
    pub fn address(&self) -> Option<SocketAddr> {
        self.address
    }

    /// Starts its process, and waits until that says that it is there.
    ///
    /// # Errors
    /// When it is not.
    pub async fn start(&mut self) -> Result<(), Failure> {
        self.spawn()?;
        self.wait().await
    }

    /// Starts its process.
    ///
    /// # Errors
    /// When it cannot be started.
    pub fn spawn(&mut self) -> Result<(), Failure> {
        let Plan {
            name,
            program,
            words,
            environment,
            log,
        } = &self.plan;
        let log = File::options().create(true).append(true).open(log)?;
        let child = Command::new(program)
            .args(words)
            .envs(environment.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .kill_on_drop(true)
            .spawn()
            .map_err(|why| format!("{name}: {}: {why}", program.display()))?;
        self.child = Some(child);
        Ok(())
    }

    /// Waits until the process that was started says that it is there, and lets people reach it.
    ///
    /// # Errors
    /// When it ends, or takes too long.
    pub async fn wait(&mut self) -> Result<(), Failure> {
        let child = self.child.as_mut().ok_or("nothing was started")?;
        let output = child.stdout.take().ok_or("no output")?;
        let mut line = String::new();
        let mut lines = BufReader::new(output);
        let said = timeout(PATIENCE, lines.read_line(&mut line)).await;
        let name = &self.plan.name;
        said.map_err(|_| format!("{name} takes too long to start"))??;
        if line.is_empty() {
            let log = self.last_words();
            return Err(format!("{name} does not start: {log}").into());
        }
        if let Some(front) = &self.front {
            let address = address_in(&line)?;
            front.lead_to(Target::Port(address));
            self.address = Some(address);
        }
        // Whatever else it says is let go by, or it would wait to be read.
        tokio::task::spawn_local(async move {
            let _ = tokio::io::copy(&mut lines, &mut tokio::io::sink()).await;
        });
        Ok(())
    }

    /// Its process is there.
    ///
    /// # Errors
    /// When it has ended by itself.
    pub fn check(&mut self) -> Result<(), Failure> {
        let child = self.child.as_mut().ok_or("nothing was started")?;
        match child.try_wait()? {
            None => Ok(()),
            Some(status) => {
                let (name, log) = (&self.plan.name, self.last_words());
                Err(format!("{name} ended by itself with {status}: {log}").into())
            }
        }
    }

    /// The end of its log.
    pub fn last_words(&self) -> String {
        let log = fs::read_to_string(&self.plan.log).unwrap_or_default();
        let start = log.len().saturating_sub(2000);
        let start = (start..).find(|&at| log.is_char_boundary(at));
        log[start.unwrap_or_default()..].to_owned()
    }

    /// Sends its process a signal.
    ///
    /// # Errors
    /// When there is no such process.
    pub fn signal(&self, signal: Signal) -> Result<(), Failure> {
        let child = self.child.as_ref().ok_or("nothing was started")?;
        let id = child.id().ok_or("the process has ended")?;
        let id = i32::try_from(id).ok().and_then(Pid::from_raw);
        Ok(kill_process(id.ok_or("no such process")?, signal)?)
    }

    /// Kills its process.
    ///
    /// # Errors
    /// When there is none.
    pub async fn kill(&mut self) -> Result<(), Failure> {
        self.spent += self.cpu_of_process().unwrap_or_default();
        let child = self.child.as_mut().ok_or("nothing was started")?;
        Ok(child.kill().await?)
    }

    /// Asks its process to end, and waits until it has.
    ///
    /// # Errors
    /// When it has not ended in time, or not well.
    pub async fn end(&mut self, within: Duration) -> Result<(), Failure> {
        self.spent += self.cpu_of_process().unwrap_or_default();
        self.signal(Signal::TERM)?;
        let child = self.child.as_mut().ok_or("nothing was started")?;
        let name = &self.plan.name;
        match timeout(within, child.wait()).await {
            Ok(Ok(status)) if status.success() => Ok(()),
            Ok(Ok(status)) => Err(format!("{name} ends with {status}").into()),
            Ok(Err(why)) => Err(why.into()),
            Err(_) => Err(format!("{name} does not end within {} s", within.as_secs()).into()),
        }
    }

    /// The time that it has spent on processors, all its processes together.
    ///
    /// # Errors
    /// When the system does not tell.
    pub fn cpu(&self) -> Result<Duration, Failure> {
        Ok(self.spent + self.cpu_of_process()?)
    }

    fn cpu_of_process(&self) -> Result<Duration, Failure> {
        let child = self.child.as_ref().ok_or("nothing was started")?;
        cpu_of(child.id().ok_or("the process has ended")?)
    }
}

/// The address in what a node says when it serves.
fn address_in(line: &str) -> Result<SocketAddr, Failure> {
    let address = line.split("http://").nth(1);
    let address = address.and_then(|rest| rest.split_whitespace().next());
    Ok(address
        .ok_or_else(|| format!("it does not serve: {line:?}"))?
        .parse()?)
}

#[cfg(test)]
mod tests {
    use super::address_in;

    #[test]
    fn the_address_is_read_from_what_a_node_says() {
        let said = "Orrery serves at http://127.0.0.1:4700 (Control-C ends it)\n";
        assert_eq!(address_in(said).unwrap().port(), 4700);
        assert!(address_in("no\n").is_err());
    }
}

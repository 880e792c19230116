//! Everything that belongs to the cluster: PostgreSQL, nodes, the proxy in front of them, and
//! the wires between them.

use std::{
    fs::{self, File},
    net::{SocketAddr, TcpListener},
    path::{Path, PathBuf},
    process::Stdio,
    sync::Arc,
    time::{Duration, Instant},
};

use services::{Nats, Postgres};
use tokio::{
    net::TcpStream,
    process::{Child, Command},
    task::spawn_blocking,
    time::sleep,
};

use super::{
    fault::Wire,
    link::{Link, Links, Target},
    node::{Node, Plan},
};
use crate::{Failure, program::cpu_of};

/// How long a part may take until it is there.
const PATIENCE: Duration = Duration::from_secs(60);

/// The proxy as hosts set it up.
const PROXY: &str = include_str!("../../../../packaging/haproxy.cfg");

/// How the parts are connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wiring {
    /// By wires that can be cut, and cost a little.
    Cuttable,
    /// As in earnest.
    Direct,
}

/// How large a cluster is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Nodes that serve.
    pub nodes: usize,
    /// Nodes that only think.
    pub workers: usize,
    /// Whether NATS is between them.
    pub bus: bool,
}

/// Everything that belongs to the cluster. It ends when it is dropped.
pub struct House {
    /// The nodes that serve.
    pub nodes: Vec<Node>,
    /// The nodes that only think.
    pub workers: Vec<Node>,
    /// Where people go.
    pub address: SocketAddr,
    /// The database, without a wire.
    pub database: String,
    /// The program.
    pub program: PathBuf,
    /// The folder of all files.
    pub folder: PathBuf,
    postgres: Arc<Postgres>,
    nats: Option<Arc<Nats>>,
    proxy: Child,
    _links: Links,
}

impl House {
    /// Starts everything.
    ///
    /// # Errors
    /// When a part of it does not start.
    pub async fn open(
        program: &Path,
        folder: &Path,
        size: Size,
        wiring: Wiring,
    ) -> Result<Self, Failure> {
        use services::programs;
        if programs::postgres().is_none() || size.bus && programs::nats().is_none() {
            let missing = "PostgreSQL or NATS is not installed; `cargo xtask tools` installs both";
            return Err(missing.into());
        }
        let (postgres, database) = spawn_blocking(|| {
            let postgres = Postgres::start();
            let database = postgres.database();
            (Arc::new(postgres), database)
        })
        .await?;
        let nats = match size.bus {
            true => Some(Arc::new(spawn_blocking(Nats::start).await?)),
            false => None,
        };
        let builder = Builder {
            links: Links::new()?,
            program,
            folder,
            database: &database,
            postgres: &postgres,
            nats: nats.as_deref(),
            wiring,
        };
        let (mut nodes, mut workers) = (Vec::new(), Vec::new());
        for n in 1..=size.nodes {
            nodes.push(builder.node(format!("node {n}"), SERVE, true).await?);
        }
        for n in 1..=size.workers {
            workers.push(builder.node(format!("worker {n}"), WORK, false).await?);
        }
        // All at once, as they would be after a power cut.
        for node in nodes.iter_mut().chain(&mut workers) {
            node.spawn()?;
        }
        for node in nodes.iter_mut().chain(&mut workers) {
            node.wait().await?;
        }
        let (proxy, address) = proxy(folder, &nodes, wiring).await?;
        let links = builder.links;
        Ok(Self {
            nodes,
            workers,
            address,
            program: program.to_owned(),
            folder: folder.to_owned(),
            database,
            postgres,
            nats,
            proxy,
            _links: links,
        })
    }

    /// Has something done to PostgreSQL.
    ///
    /// # Errors
    /// When that is not possible.
    pub async fn postgres(&self, what: fn(&Postgres)) -> Result<(), Failure> {
        let postgres = self.postgres.clone();
        Ok(spawn_blocking(move || what(&postgres)).await?)
    }

    /// Has something done to NATS.
    ///
    /// # Errors
    /// When that is not possible.
    pub async fn nats(&self, what: fn(&Nats)) -> Result<(), Failure> {
        let nats = self.nats.clone().ok_or("there is no NATS")?;
        Ok(spawn_blocking(move || what(&nats)).await?)
    }

    /// This wire of everyone who has it.
    pub fn wires(&self, wire: Wire) -> impl Iterator<Item = &Link> {
        let all = self.nodes.iter().chain(&self.workers);
        all.filter_map(move |node| wire.of(node))
    }

    /// Everything that serves is there.
    ///
    /// # Errors
    /// When a process has ended by itself.
    pub fn check(&mut self) -> Result<(), Failure> {
        for node in self.nodes.iter_mut().chain(&mut self.workers) {
            node.check()?;
        }
        match self.proxy.try_wait()? {
            None => Ok(()),
            Some(status) => Err(format!("HAProxy ended with {status}").into()),
        }
    }

    /// Writes the records of all games into a folder.
    ///
    /// # Errors
    /// When that is not possible.
    pub async fn export(&self, folder: &Path) -> Result<(), Failure> {
        let folder = folder.to_string_lossy();
        self.have(&["export", "--all", &folder]).await
    }

    /// Has every table played again from its events, whether its game is over or not.
    ///
    /// # Errors
    /// When something is wrong with one.
    pub async fn play_again(&self) -> Result<(), Failure> {
        self.have(&["admin", "check"]).await
    }

    /// Has the program do something with the database.
    async fn have(&self, words: &[&str]) -> Result<(), Failure> {
        let mut program = Command::new(&self.program);
        let program = program.args(words).env("ORRERY_DATABASE", &self.database);
        let done = program.output().await?;
        if done.status.success() {
            return Ok(());
        }
        let said = String::from_utf8_lossy(&done.stderr);
        Err(format!("orrery {}: {said}", words.join(" ")).into())
    }

    /// The time that PostgreSQL has spent on processors.
    ///
    /// # Errors
    /// When the system does not tell.
    pub fn cpu_of_postgres(&self) -> Result<Duration, Failure> {
        let processes = self.postgres.processes();
        processes.into_iter().map(cpu_of).sum()
    }

    /// The time that the proxy has spent on processors.
    ///
    /// # Errors
    /// When the system does not tell.
    pub fn cpu_of_proxy(&self) -> Result<Duration, Failure> {
        cpu_of(self.proxy.id().ok_or("HAProxy has ended")?)
    }
}

/// The words of a node that serves.
const SERVE: &str = "serve --no-browser --no-limits --lang en --log warn --bot-delay 0 \
                     --trusted-proxy 127.0.0.1 --most-streams 1000000 --address 127.0.0.1:0";
/// Those of one that only thinks.
const WORK: &str = "work --lang en --log warn";

/// What every node is made of.
struct Builder<'a> {
    links: Links,
    program: &'a Path,
    folder: &'a Path,
    database: &'a str,
    postgres: &'a Postgres,
    nats: Option<&'a Nats>,
    wiring: Wiring,
}

impl Builder<'_> {
    async fn node(&self, name: String, words: &str, serves: bool) -> Result<Node, Failure> {
        let nowhere = Target::Port(([127, 0, 0, 1], 9).into());
        let front = match serves {
            true => Some(self.links.lay(nowhere).await?),
            false => None,
        };
        let wire = self
            .links
            .lay(Target::Socket(self.postgres.socket()))
            .await?;
        let name_of_data = self.database.rsplit('/').next().unwrap_or_default();
        let url = match self.wiring {
            Wiring::Cuttable => format!("postgres://orrery@{}/{name_of_data}", wire.address()),
            Wiring::Direct => self.database.to_owned(),
        };
        let mut environment = vec![("ORRERY_DATABASE".to_owned(), url)];
        let mut bus = None;
        if let Some(nats) = self.nats {
            let address = nats.address();
            let port = address.trim_start_matches("nats://").parse()?;
            let wire = self.links.lay(Target::Port(port)).await?;
            let url = match self.wiring {
                Wiring::Cuttable => format!("nats://{}", wire.address()),
                Wiring::Direct => address,
            };
            environment.push(("ORRERY_BUS".to_owned(), url));
            bus = Some(wire);
        }
        let plan = Plan {
            program: self.program.to_owned(),
            words: words.split_whitespace().map(str::to_owned).collect(),
            environment,
            log: self.folder.join(format!("{}.log", name.replace(' ', ""))),
            name,
        };
        Ok(Node::new(plan, front, wire, bus))
    }
}

/// Starts the proxy as hosts do, with other addresses.
async fn proxy(
    folder: &Path,
    nodes: &[Node],
    wiring: Wiring,
) -> Result<(Child, SocketAddr), Failure> {
    let free = TcpListener::bind(("127.0.0.1", 0))?;
    let address = free.local_addr()?;
    drop(free);
    let fronts = nodes.iter().filter_map(|node| match wiring {
        Wiring::Cuttable => node.front().map(Link::address),
        Wiring::Direct => node.address(),
    });
    let fronts: Vec<SocketAddr> = fronts.collect();
    let file = folder.join("haproxy.cfg");
    fs::write(&file, configuration(PROXY, address, &fronts))?;
    let log = File::create(folder.join("haproxy.log"))?;
    let mut proxy = Command::new("haproxy")
        .arg("-db")
        .arg("-f")
        .arg(&file)
        .stdin(Stdio::null())
        .stdout(log.try_clone()?)
        .stderr(log)
        .kill_on_drop(true)
        .spawn()
        .map_err(|why| format!("haproxy: {why}; `cargo xtask tools` installs it"))?;
    let began = Instant::now();
    while TcpStream::connect(address).await.is_err() {
        if began.elapsed() > PATIENCE || proxy.try_wait()?.is_some() {
            let log = fs::read_to_string(folder.join("haproxy.log"))?;
            return Err(format!("HAProxy does not listen: {log}").into());
        }
        sleep(Duration::from_millis(20)).await;
    }
    Ok((proxy, address))
}

/// The configuration that hosts copy, without a certificate, at these addresses. A server that
/// is not there is left out.
fn configuration(text: &str, address: SocketAddr, nodes: &[SocketAddr]) -> String {
    let mut lines = String::new();
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["bind", ..] => lines += &format!("    bind {address}\n"),
            ["server", name, host] => {
                let number = host.trim_start_matches("node").split(':').next();
                let number = number.and_then(|number| number.parse::<usize>().ok());
                let node = number.and_then(|number| nodes.get(number.wrapping_sub(1)));
                if let Some(node) = node {
                    lines += &format!("    server {name} {node}\n");
                }
            }
            _ => {
                lines += line;
                lines.push('\n');
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::{PROXY, configuration};

    #[test]
    fn the_proxy_is_the_one_that_hosts_copy_at_other_addresses() {
        let nodes = [([127, 0, 0, 1], 7001).into(), ([127, 0, 0, 1], 7002).into()];
        let text = configuration(PROXY, ([127, 0, 0, 1], 7000).into(), &nodes);
        assert_eq!(text.matches("bind 127.0.0.1:7000\n").count(), 1, "{text}");
        for node in ["server one 127.0.0.1:7001", "server two 127.0.0.1:7002"] {
            assert_eq!(text.matches(node).count(), 2, "{text}");
        }
        assert!(
            !text.contains("server three") && !text.contains("node"),
            "{text}"
        );
    }
}

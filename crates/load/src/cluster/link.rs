//! A wire between two programs that can be cut or go dead: a port of its own that passes on
//! what comes to where it leads.

use std::{
    io,
    net::SocketAddr,
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
    thread,
};

use tokio::{
    io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt},
    net::{TcpListener, TcpStream, UnixStream},
    runtime::{Builder, Handle},
    sync::watch,
};

/// How much is passed on at once.
const PORTION: usize = 32 * 1024;

/// Where a wire leads.
#[derive(Clone, Debug)]
pub enum Target {
    /// A port.
    Port(SocketAddr),
    /// A socket in a folder.
    Socket(PathBuf),
}

/// The state of a wire.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct State {
    /// Nothing passes; whoever sends waits.
    dead: bool,
    /// Connections are refused.
    cut: bool,
    /// How often everything was cut. Whoever has been on the wire before is off.
    cuts: u64,
}

/// A wire. It is gone when it is dropped.
pub struct Link {
    address: SocketAddr,
    state: watch::Sender<State>,
    target: Arc<Mutex<Target>>,
}

/// Wires, carried by a thread of their own, so that whoever else is busy does not delay them.
pub struct Links {
    carrier: Handle,
    /// Its end is the end of the thread.
    _open: tokio::sync::oneshot::Sender<()>,
}

impl Links {
    /// No wires yet.
    ///
    /// # Errors
    /// When there can be no thread.
    pub fn new() -> io::Result<Self> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let carrier = runtime.handle().clone();
        let (open, closed) = tokio::sync::oneshot::channel::<()>();
        thread::Builder::new()
            .name("links".into())
            .spawn(move || runtime.block_on(closed))?;
        Ok(Self {
            carrier,
            _open: open,
        })
    }

    /// A wire that leads there, at a port of its own.
    ///
    /// # Errors
    /// When there is no port.
    pub async fn lay(&self, target: Target) -> io::Result<Link> {
        let (state, states) = watch::channel(State::default());
        let target = Arc::new(Mutex::new(target));
        let led = target.clone();
        let listening = self.carrier.spawn(async move {
            let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
            let address = listener.local_addr()?;
            tokio::spawn(listen(listener, led, states));
            Ok::<_, io::Error>(address)
        });
        let address = listening.await.map_err(io::Error::other)??;
        Ok(Link {
            address,
            state,
            target,
        })
    }
}

impl Link {
    /// Its own end.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Lets it lead elsewhere; connections that are there stay.
    pub fn lead_to(&self, target: Target) {
        *self.target.lock().unwrap_or_else(PoisonError::into_inner) = target;
    }

    /// Ends all connections and refuses new ones.
    pub fn cut(&self) {
        self.state.send_modify(|state| {
            state.cut = true;
            state.cuts += 1;
        });
    }

    /// Nothing passes any more, and nobody is told.
    pub fn deaden(&self) {
        self.state.send_modify(|state| state.dead = true);
    }

    /// What is on its way is lost, with its connections; new ones are possible.
    pub fn lose(&self) {
        self.state.send_modify(|state| {
            state.cuts += 1;
            state.dead = false;
        });
    }

    /// It is whole again. What waited goes on its way.
    pub fn mend(&self) {
        self.state.send_modify(|state| {
            state.cut = false;
            state.dead = false;
        });
    }
}

async fn listen(
    listener: TcpListener,
    target: Arc<Mutex<Target>>,
    mut states: watch::Receiver<State>,
) {
    loop {
        let came = tokio::select! {
            came = listener.accept() => came,
            // The wire is gone.
            () = gone(&mut states) => return,
        };
        let Ok((stream, _)) = came else { continue };
        let State { cut, cuts, .. } = *states.borrow();
        if cut {
            continue;
        }
        let target = target
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone();
        let states = states.clone();
        tokio::spawn(async move {
            let (mut off, on) = (states.clone(), states);
            tokio::select! {
                // An end of either side is the end of the connection.
                _ = carry(stream, target, on) => {}
                _ = off.wait_for(|state| state.cuts != cuts) => {}
            }
        });
    }
}

async fn gone(states: &mut watch::Receiver<State>) {
    while states.changed().await.is_ok() {}
}

async fn carry(
    stream: TcpStream,
    target: Target,
    states: watch::Receiver<State>,
) -> io::Result<()> {
    passable(&mut states.clone()).await?;
    stream.set_nodelay(true)?;
    let (from, to) = stream.into_split();
    match target {
        Target::Port(address) => {
            let other = TcpStream::connect(address).await?;
            other.set_nodelay(true)?;
            let (back, forth) = other.into_split();
            both(from, to, back, forth, states).await
        }
        Target::Socket(path) => {
            let (back, forth) = UnixStream::connect(path).await?.into_split();
            both(from, to, back, forth, states).await
        }
    }
}

async fn both(
    from: impl AsyncRead + Unpin,
    to: impl AsyncWrite + Unpin,
    back: impl AsyncRead + Unpin,
    forth: impl AsyncWrite + Unpin,
    states: watch::Receiver<State>,
) -> io::Result<()> {
    let there = pass(from, forth, states.clone());
    let here = pass(back, to, states);
    tokio::try_join!(there, here).map(|_| ())
}

/// Passes on what comes, as long as the wire is alive.
async fn pass(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut states: watch::Receiver<State>,
) -> io::Result<()> {
    let mut portion = vec![0; PORTION];
    loop {
        let read = from.read(&mut portion).await?;
        passable(&mut states).await?;
        if read == 0 {
            return to.shutdown().await;
        }
        to.write_all(&portion[..read]).await?;
    }
}

/// Waits until something can pass.
async fn passable(states: &mut watch::Receiver<State>) -> io::Result<()> {
    let alive = states.wait_for(|state| !state.dead).await;
    alive.map(|_| ()).map_err(io::Error::other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::{io::AsyncBufReadExt, io::BufReader, time::timeout};

    /// Says again whatever is said to it.
    async fn echo() -> SocketAddr {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(async move {
                    let (mut from, mut to) = stream.into_split();
                    tokio::io::copy(&mut from, &mut to).await
                });
            }
        });
        address
    }

    async fn say(line: &mut BufReader<TcpStream>, word: &str) -> io::Result<String> {
        line.get_mut().write_all(word.as_bytes()).await?;
        let mut heard = String::new();
        line.read_line(&mut heard).await?;
        Ok(heard)
    }

    async fn call(link: &Link) -> BufReader<TcpStream> {
        BufReader::new(TcpStream::connect(link.address()).await.unwrap())
    }

    #[tokio::test]
    async fn a_wire_passes_on_is_cut_dies_and_lives_again() {
        let links = Links::new().unwrap();
        let link = links.lay(Target::Port(echo().await)).await.unwrap();
        let mut line = call(&link).await;
        assert_eq!(say(&mut line, "one\n").await.unwrap(), "one\n");

        // Dead: nothing comes and nobody is told; what was said is heard later.
        link.deaden();
        let moment = std::time::Duration::from_millis(50);
        assert!(timeout(moment, say(&mut line, "two\n")).await.is_err());
        let mut heard = String::new();
        link.mend();
        line.read_line(&mut heard).await.unwrap();
        assert_eq!(heard, "two\n");

        // Lost: the old connection ends, a new one works.
        link.deaden();
        link.lose();
        assert_ne!(
            say(&mut line, "three\n").await.ok().as_deref(),
            Some("three\n")
        );
        let mut line = call(&link).await;
        assert_eq!(say(&mut line, "four\n").await.unwrap(), "four\n");

        // Cut: neither the old nor a new one.
        link.cut();
        assert_ne!(
            say(&mut line, "five\n").await.ok().as_deref(),
            Some("five\n")
        );
        let mut line = call(&link).await;
        assert_ne!(say(&mut line, "six\n").await.ok().as_deref(), Some("six\n"));
        link.mend();
        let mut line = call(&link).await;
        assert_eq!(say(&mut line, "seven\n").await.unwrap(), "seven\n");
    }
}

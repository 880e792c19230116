//! Connections to the program: some for requests, kept and used again, and one for
//! each event stream.

use std::{
    cell::{Cell, RefCell},
    net::SocketAddr,
    time::{Duration, Instant},
};

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::{
    Request, Response,
    body::Incoming,
    client::conn::http1::{SendRequest, handshake},
};
use hyper_util::rt::TokioIo;
use serde::{Deserialize, de::DeserializeOwned};
use tokio::{
    net::TcpStream,
    time::{sleep, timeout},
};

use crate::Failure;

type Sender = SendRequest<Full<Bytes>>;

/// How someone insists who is not answered: the same request is sent again.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// How long an answer is waited for.
    pub answer: Duration,
    /// How long to wait before it is sent again.
    pub again: Duration,
    /// When to give up.
    pub all: Duration,
    /// Of so many changes one is sent over a line that breaks before the answer; 0 for none.
    pub breaks: u64,
}

/// The way to the program.
pub struct Connection {
    address: SocketAddr,
    idle: RefCell<Vec<Sender>>,
    patience: Option<Patience>,
    /// How many requests were sent again.
    resent: Cell<u64>,
    /// Decides which line breaks, and when.
    lots: Cell<u64>,
}

/// A reply, read whole.
pub struct Reply {
    /// The status.
    pub status: u16,
    /// The body as it was sent, compressed or not.
    pub body: Bytes,
}

impl Reply {
    /// The body as JSON, when all went well.
    pub fn json<T: DeserializeOwned>(&self) -> Result<T, Failure> {
        if self.status >= 300 {
            let text = String::from_utf8_lossy(&self.body);
            return Err(format!("{}: {text}", self.status).into());
        }
        Ok(serde_json::from_slice(&self.body)?)
    }
}

impl Connection {
    /// The way to a program that serves there.
    pub fn new(address: SocketAddr) -> Self {
        Self {
            address,
            idle: RefCell::default(),
            patience: None,
            resent: Cell::new(0),
            lots: Cell::new(0),
        }
    }

    /// The same for someone who insists, with lots for where the line breaks.
    pub fn insisting(address: SocketAddr, patience: Patience, lots: u64) -> Self {
        Self {
            patience: Some(patience),
            lots: Cell::new(lots),
            ..Self::new(address)
        }
    }

    /// How many requests were sent again.
    pub fn resent(&self) -> u64 {
        self.resent.get()
    }

    async fn connect(&self) -> Result<Sender, Failure> {
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await?;
        // It ends with its sender, or with an error that the sender tells too.
        tokio::task::spawn_local(connection);
        Ok(sender)
    }

    fn request(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: String,
    ) -> Result<Request<Full<Bytes>>, Failure> {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", self.address.to_string());
        if !body.is_empty() {
            request = request.header("content-type", "application/json");
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        Ok(request.body(Full::new(body.into()))?)
    }

    /// Sends a request and reads the whole answer; again and again where that was agreed.
    pub async fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: String,
    ) -> Result<Reply, Failure> {
        let Some(patience) = self.patience else {
            return self.send_once(method, path, headers, body).await;
        };
        let began = Instant::now();
        loop {
            let limit = self.limit(&patience, method);
            let sent = self.send_once(method, path, headers, body.clone());
            let why = match timeout(limit, sent).await {
                Ok(Ok(reply)) if !is_away(reply.status) => return Ok(reply),
                Ok(Ok(reply)) => reply.status.to_string(),
                Ok(Err(why)) => why.to_string(),
                Err(_) => "no answer".to_owned(),
            };
            if began.elapsed() > patience.all {
                return Err(format!("{method} {path} is not answered: {why}").into());
            }
            self.resent.set(self.resent.get() + 1);
            sleep(patience.again).await;
        }
    }

    /// How long an answer is waited for; a moment where the line is to break.
    fn limit(&self, patience: &Patience, method: &str) -> Duration {
        if patience.breaks == 0 || method != "POST" {
            return patience.answer;
        }
        let lot = crate::people::next_lot(&self.lots);
        match lot % patience.breaks {
            0 => Duration::from_micros(lot / patience.breaks % 20_000),
            _ => patience.answer,
        }
    }

    /// Sends a request once and reads the whole answer.
    async fn send_once(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: String,
    ) -> Result<Reply, Failure> {
        let idle = self.idle.borrow_mut().pop();
        let mut sender = match idle.filter(|sender| !sender.is_closed()) {
            Some(sender) => sender,
            None => self.connect().await?,
        };
        sender.ready().await?;
        let request = self.request(method, path, headers, body)?;
        let response = sender.send_request(request).await?;
        let status = response.status().as_u16();
        let body = response.into_body().collect().await?.to_bytes();
        self.idle.borrow_mut().push(sender);
        Ok(Reply { status, body })
    }

    /// Forgets all connections: the program they led to is gone.
    pub fn hang_up(&self) {
        self.idle.borrow_mut().clear();
    }

    /// Opens an event stream; again and again where that was agreed.
    pub async fn listen(&self, path: &str, headers: &[(&str, &str)]) -> Result<Stream, Failure> {
        let Some(patience) = self.patience else {
            return self.listen_once(path, headers).await?.map_err(Into::into);
        };
        let began = Instant::now();
        loop {
            let opened = timeout(patience.answer, self.listen_once(path, headers)).await;
            let why = match opened {
                Ok(Ok(Ok(stream))) => return Ok(stream),
                Ok(Ok(Err(refused))) if !refused.is_away => return Err(refused.into()),
                Ok(Ok(Err(refused))) => refused.to_string(),
                Ok(Err(why)) => why.to_string(),
                Err(_) => "no answer".to_owned(),
            };
            if began.elapsed() > patience.all {
                return Err(format!("{path} is not answered: {why}").into());
            }
            sleep(patience.again).await;
        }
    }

    /// Opens an event stream, or says how the program refuses it.
    async fn listen_once(
        &self,
        path: &str,
        headers: &[(&str, &str)],
    ) -> Result<Result<Stream, Refused>, Failure> {
        let mut sender = self.connect().await?;
        let request = self.request("GET", path, headers, String::new())?;
        let response: Response<Incoming> = sender.send_request(request).await?;
        if !response.status().is_success() {
            let status = response.status();
            return Ok(Err(Refused {
                is_away: is_away(status.as_u16()),
                what: format!("{path}: {status}"),
            }));
        }
        Ok(Ok(Stream {
            _sender: sender,
            body: response.into_body(),
            text: String::new(),
        }))
    }
}

/// Whether a status says that nobody is there for the moment: the program cannot save or read
/// or has too much to do, or a proxy does not reach it.
fn is_away(status: u16) -> bool {
    matches!(status, 502..=504)
}

/// Why there is no event stream.
#[derive(Debug)]
struct Refused {
    is_away: bool,
    what: String,
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.what)
    }
}

impl std::error::Error for Refused {}

/// An event stream.
pub struct Stream {
    /// The connection lives as long as this.
    _sender: Sender,
    body: Incoming,
    /// What came and was not read yet.
    text: String,
}

/// The news on a stream that a table has changed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Change {
    /// The number of the last event.
    pub seq: u64,
    /// How far the table is.
    pub stage: String,
    /// Whether the one who listens is to act.
    pub yours: bool,
}

impl Stream {
    /// The next change; nothing when the stream has ended.
    pub async fn next(&mut self) -> Result<Option<Change>, Failure> {
        loop {
            if let Some(change) = take(&mut self.text)? {
                return Ok(Some(change));
            }
            let Some(frame) = self.body.frame().await else {
                return Ok(None);
            };
            if let Ok(data) = frame?.into_data() {
                self.text += std::str::from_utf8(&data)?;
            }
        }
    }
}

/// Takes the first change off what came; comments between are passed over.
fn take(text: &mut String) -> Result<Option<Change>, Failure> {
    while let Some(end) = text.find("\n\n") {
        let event: String = text.drain(..end + 2).collect();
        let data = event.lines().find_map(|line| line.strip_prefix("data: "));
        if let Some(data) = data {
            return Ok(Some(serde_json::from_str(data)?));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::{Change, take};

    #[test]
    fn changes_are_read_however_they_are_cut() {
        let whole = ":\n\nevent: change\nid: 7\ndata: {\"seq\":7,\"stage\":\"playing\",\"yours\":true,\
                     \"digest\":\"\",\"actions\":3}\n\n: comment\n\nevent: ch";
        let mut text = String::new();
        let mut read = Vec::new();
        for letter in whole.chars() {
            text.push(letter);
            read.extend(take(&mut text).unwrap());
        }
        let change = Change {
            seq: 7,
            stage: "playing".into(),
            yours: true,
        };
        assert_eq!((read, text.as_str()), (vec![change], "event: ch"));
    }
}

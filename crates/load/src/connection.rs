//! Connections to the program: some for requests, kept and used again, and one for
//! each event stream.

use std::{cell::RefCell, net::SocketAddr};

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::{
    Request, Response,
    body::Incoming,
    client::conn::http1::{SendRequest, handshake},
};
use hyper_util::rt::TokioIo;
use serde::{Deserialize, de::DeserializeOwned};
use tokio::net::TcpStream;

use crate::Failure;

type Sender = SendRequest<Full<Bytes>>;

/// The way to the program.
pub struct Connection {
    address: SocketAddr,
    idle: RefCell<Vec<Sender>>,
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
        }
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

    /// Sends a request and reads the whole answer.
    pub async fn send(
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

    /// Opens an event stream.
    pub async fn listen(&self, path: &str, headers: &[(&str, &str)]) -> Result<Stream, Failure> {
        let mut sender = self.connect().await?;
        let request = self.request("GET", path, headers, String::new())?;
        let response: Response<Incoming> = sender.send_request(request).await?;
        if !response.status().is_success() {
            return Err(format!("{path}: {}", response.status()).into());
        }
        Ok(Stream {
            _sender: sender,
            body: response.into_body(),
            text: String::new(),
        })
    }
}

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

//! Who sends requests.

use std::{
    io,
    net::SocketAddr,
    pin::{Pin, pin},
    sync::Arc,
    time::Duration,
};

use bytes::Bytes;
use futures_util::future::{Either, select};
use http_body_util::{BodyExt, Full, Limited};
use hyper::{
    Request, Response,
    client::conn::http1,
    header::{self, HeaderName, HeaderValue},
};
use hyper_util::rt::TokioIo;
use rustls::{ClientConfig, RootCertStore, pki_types::ServerName};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpStream,
    sync::Semaphore,
};
use tokio_rustls::TlsConnector;

use crate::{Reach, Target, is_public};

/// How long a request may take, from the first question for a name to the last byte.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long a connection may take.
const CONNECTING: Duration = Duration::from_secs(5);

/// How many requests are on their way at once.
const AT_ONCE: usize = 16;

/// The largest head of an answer, in bytes.
const LARGEST_HEAD: usize = 16 * 1024;

/// Finds the addresses of a name.
pub type Lookup =
    Arc<dyn Fn(String, u16) -> Pin<Box<dyn Future<Output = Found> + Send>> + Send + Sync>;

/// The addresses of a name.
type Found = io::Result<Vec<SocketAddr>>;

/// Sends requests. Copies share what is set up.
#[derive(Clone)]
pub struct Client {
    reach: Reach,
    lookup: Lookup,
    patience: Duration,
    tls: TlsConnector,
    places: Arc<Semaphore>,
}

/// What was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// How long the other side asks to be left alone, where it says so in seconds.
    pub retry_after: Option<Duration>,
}

/// Why there is no answer. Of the address it tells the host at most.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PostError {
    /// The name leads to this machine or into a private network.
    #[error("{0} leads into a private network")]
    Private(String),
    /// Nobody knows the name.
    #[error("{0} cannot be found")]
    Unknown(String),
    /// Nobody answers there, or not as a web server does.
    #[error("{0}")]
    Broken(String),
    /// It takes too long.
    #[error("no answer in time")]
    Late,
}

impl Client {
    /// A client that reaches so far, and trusts whom this system trusts.
    #[must_use]
    pub fn new(reach: Reach) -> Self {
        Self {
            reach,
            lookup: Arc::new(|name, port| {
                Box::pin(async move {
                    let found = tokio::net::lookup_host((name, port)).await?;
                    Ok(found.collect())
                })
            }),
            patience: PATIENCE,
            tls: connector(),
            places: Arc::new(Semaphore::new(AT_ONCE)),
        }
    }

    /// The same with other addresses for names.
    #[must_use]
    pub fn finding(self, lookup: Lookup) -> Self {
        Self { lookup, ..self }
    }

    /// The same with less or more patience.
    #[must_use]
    pub fn waiting(self, patience: Duration) -> Self {
        Self { patience, ..self }
    }

    /// How far it reaches.
    #[must_use]
    pub const fn reach(&self) -> Reach {
        self.reach
    }

    /// Sends a body to an address and gives back what is answered, whatever that is.
    ///
    /// # Errors
    /// When there is no answer.
    pub async fn post(
        &self,
        target: &Target,
        headers: &[(HeaderName, String)],
        body: Vec<u8>,
    ) -> Result<Answer, PostError> {
        let mut request = Request::post(target.as_str());
        for (name, value) in headers {
            let value = HeaderValue::from_str(value);
            request = request.header(name, value.map_err(|why| broken(&why))?);
        }
        let request = request.body(body).map_err(|why| broken(&why))?;
        let response = self.send(target, request, 0).await?;
        let retry_after = response.headers().get(header::RETRY_AFTER);
        let retry_after = retry_after.and_then(|value| value.to_str().ok()?.parse().ok());
        Ok(Answer {
            status: response.status().as_u16(),
            retry_after: retry_after.map(Duration::from_secs),
        })
    }

    /// Sends a request to where it says and gives back the whole answer, of which no more than so
    /// many bytes are read.
    ///
    /// # Errors
    /// When nothing is sent there, there is no answer, or it is too long.
    pub async fn fetch(
        &self,
        request: Request<Vec<u8>>,
        most: usize,
    ) -> Result<Response<Vec<u8>>, PostError> {
        let target = Target::new(&request.uri().to_string(), self.reach);
        let target = target.map_err(|why| broken(&why))?;
        self.send(&target, request, most).await
    }

    async fn send(
        &self,
        target: &Target,
        request: Request<Vec<u8>>,
        most: usize,
    ) -> Result<Response<Vec<u8>>, PostError> {
        let sent = async {
            let place = self.places.acquire().await;
            let _place = place.map_err(|_| PostError::Late)?;
            self.send_now(target, request, most).await
        };
        let answer = tokio::time::timeout(self.patience, sent).await;
        answer.unwrap_or(Err(PostError::Late))
    }

    async fn send_now(
        &self,
        target: &Target,
        request: Request<Vec<u8>>,
        most: usize,
    ) -> Result<Response<Vec<u8>>, PostError> {
        let url = target.url();
        let host = target.host().to_owned();
        let stream = self.connect(target).await?;
        let path = &url[url::Position::BeforePath..url::Position::AfterQuery];
        let authority = &url[url::Position::BeforeHost..url::Position::AfterPort];
        let mut request = request.map(|body| Full::new(Bytes::from(body)));
        let path = path.parse::<hyper::Uri>();
        *request.uri_mut() = path.map_err(|why| broken(&why))?;
        let authority = HeaderValue::from_str(authority).map_err(|why| broken(&why))?;
        let headers = request.headers_mut();
        headers.insert(header::HOST, authority);
        headers.insert(header::USER_AGENT, HeaderValue::from_static("Orrery"));
        headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
        if url.scheme() == "https" {
            let name = ServerName::try_from(host.trim_matches(['[', ']']).to_owned());
            let name = name.map_err(|why| broken(&why))?;
            let stream = self.tls.connect(name, stream).await;
            exchange(stream.map_err(|why| broken(&why))?, request, most).await
        } else {
            exchange(stream, request, most).await
        }
    }

    /// A connection to one of the addresses of the host, all of which may be reached.
    async fn connect(&self, target: &Target) -> Result<TcpStream, PostError> {
        let host = target.host().to_owned();
        let port = target.url().port_or_known_default().unwrap_or(443);
        let found = match host.trim_matches(['[', ']']).parse() {
            Ok(address) => vec![SocketAddr::new(address, port)],
            Err(_) => {
                let found = (self.lookup)(host.clone(), port).await;
                found.map_err(|_| PostError::Unknown(host.clone()))?
            }
        };
        if found.is_empty() {
            return Err(PostError::Unknown(host));
        }
        // A name with public and private addresses is a trap.
        let may = |address: &SocketAddr| self.reach == Reach::Anywhere || is_public(address.ip());
        if !found.iter().all(may) {
            return Err(PostError::Private(host));
        }
        let mut problem = PostError::Unknown(host);
        for address in found {
            let connected = tokio::time::timeout(CONNECTING, TcpStream::connect(address)).await;
            match connected {
                Ok(Ok(stream)) => return Ok(stream),
                Ok(Err(why)) => problem = broken(&why),
                Err(_) => problem = PostError::Late,
            }
        }
        Err(problem)
    }
}

/// Trusts whom the system trusts (`SSL_CERT_FILE` names others).
fn connector() -> TlsConnector {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("the provider knows the usual versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    TlsConnector::from(Arc::new(config))
}

fn broken(why: &dyn std::error::Error) -> PostError {
    PostError::Broken(why.to_string())
}

/// One request and its answer; then the connection is closed. If no byte of the answer is wanted,
/// only its head is read.
async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    request: Request<Full<Bytes>>,
    most: usize,
) -> Result<Response<Vec<u8>>, PostError> {
    let (mut sender, connection) = http1::Builder::new()
        .max_buf_size(LARGEST_HEAD)
        .handshake(TokioIo::new(stream))
        .await
        .map_err(|why| broken(&why))?;
    let talk = async {
        let response = sender.send_request(request).await;
        let response = response.map_err(|why| broken(&why))?;
        let (head, body) = response.into_parts();
        if most == 0 {
            return Ok(Response::from_parts(head, Vec::new()));
        }
        let body = Limited::new(body, most).collect().await;
        let body = body.map_err(|why| PostError::Broken(why.to_string()))?;
        Ok(Response::from_parts(head, body.to_bytes().into()))
    };
    let (talk, connection) = (pin!(talk), pin!(connection));
    // The connection lives as long as the exchange: nothing goes on behind its back.
    match select(talk, connection).await {
        Either::Left((answer, _)) => answer,
        // What has arrived before the end is still there.
        Either::Right((_, talk)) => talk.await,
    }
}

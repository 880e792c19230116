//! Connections with time limits: whoever sends the head of a request slowly, takes no
//! answer or holds too many connections is cut off, and a stop has a deadline.

use std::{convert::Infallible, net::SocketAddr, time::Duration};

use axum::{
    Router,
    body::Body,
    extract::{ConnectInfo, Request},
};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::watch,
    task::JoinSet,
    time::timeout,
};
use tokio_io_timeout::TimeoutStream;
use tower::Service;

use super::{Addresses, Counted, Counts, Network};
use crate::limits::Limits;

/// How long to wait when the system gives no connection, for example for want of files.
const PAUSE: Duration = Duration::from_millis(200);

/// Serves until `stopping` turns true; then requests under way may finish in time.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    limits: &Limits,
    mut stopping: watch::Receiver<bool>,
) {
    let addresses = Addresses::new(limits);
    let counts: Counts<Network> = Counts::default();
    let mut connections = JoinSet::new();
    let most = limits.connections_per_address;
    loop {
        let (stream, peer) = tokio::select! {
            accepted = accept(&listener) => accepted,
            _ = connections.join_next(), if !connections.is_empty() => continue,
            () = stopped(&mut stopping) => break,
        };
        // A proxy has the connections of all its clients.
        let is_proxy = addresses.is_proxy(peer.ip());
        let place = counts.enter(
            addresses.network(peer.ip()),
            if is_proxy { u32::MAX } else { most },
        );
        let Some(place) = place else {
            metrics::counter!("orrery_connections_refused_total").increment(1);
            continue;
        };
        let connection = Connection {
            peer,
            router: router.clone(),
            time: limits.connection_time,
            stopping: stopping.clone(),
            _place: place,
        };
        connections.spawn(connection.serve(stream));
    }
    drop(listener);
    let finished = async { while connections.join_next().await.is_some() {} };
    if timeout(limits.stop_time, finished).await.is_err() {
        let left = connections.len();
        tracing::warn!(left, "connections did not end in time and are cut off");
        connections.shutdown().await;
    }
}

async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            Err(why) => {
                tracing::error!(%why, "no connection can be accepted");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

/// Done when the server is about to stop.
async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stop| *stop).await;
}

struct Connection {
    peer: SocketAddr,
    router: Router,
    time: Duration,
    stopping: watch::Receiver<bool>,
    _place: Counted<Network>,
}

impl Connection {
    async fn serve(mut self, stream: TcpStream) {
        let _ = stream.set_nodelay(true);
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(self.time));
        let (peer, router) = (self.peer, self.router);
        let service = service_fn(move |request: hyper::Request<Incoming>| {
            let mut request: Request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            let mut router = router.clone();
            async move { Ok::<_, Infallible>(infallible(router.call(request).await)) }
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            // The clock runs from the end of the last answer: idle connections end too.
            .header_read_timeout(self.time)
            .serve_connection(TokioIo::new(Box::pin(stream)), service);
        tokio::pin!(connection);
        // A connection that breaks is the peer's affair.
        tokio::select! {
            _ = connection.as_mut() => {}
            () = stopped(&mut self.stopping) => {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
        }
    }
}

fn infallible<T>(result: Result<T, Infallible>) -> T {
    match result {
        Ok(value) => value,
        Err(never) => match never {},
    }
}

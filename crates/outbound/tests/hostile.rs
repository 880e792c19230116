//! Other sides that do not play by the rules.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use outbound::{Answer, Client, Lookup, PostError, Reach, Target};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::mpsc,
};

/// Somebody who listens on this machine and does this with whoever comes.
async fn other<F: Future<Output = ()> + Send>(
    does: impl Fn(TcpStream) -> F + Send + 'static,
) -> (SocketAddr, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (address, came) = (
        listener.local_addr().unwrap(),
        Arc::new(AtomicUsize::new(0)),
    );
    let count = came.clone();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            count.fetch_add(1, Ordering::SeqCst);
            does(stream).await;
        }
    });
    (address, came)
}

/// Reads the head of a request, answers this, and then does no more.
async fn answer(mut stream: TcpStream, text: String) {
    read_head(&mut stream).await;
    let _ = stream.write_all(text.as_bytes()).await;
}

async fn read_head(stream: &mut TcpStream) -> String {
    let mut head = Vec::new();
    let mut byte = [0];
    while !head.ends_with(b"\r\n\r\n") && stream.read_exact(&mut byte).await.is_ok() {
        head.push(byte[0]);
    }
    String::from_utf8_lossy(&head).into_owned()
}

fn near() -> Client {
    Client::new(Reach::Anywhere)
}

fn target(address: SocketAddr) -> Target {
    Target::new(&format!("http://{address}/hook?a=b"), Reach::Anywhere).unwrap()
}

fn found(addresses: &[&str]) -> Lookup {
    let addresses: Vec<String> = addresses.iter().map(ToString::to_string).collect();
    Arc::new(move |_, port| {
        let of = |address: &String| SocketAddr::new(address.parse().unwrap(), port);
        let addresses = addresses.iter().map(of).collect();
        Box::pin(async move { Ok(addresses) })
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_body_arrives_with_its_headers() {
    let (told, mut heard) = mpsc::unbounded_channel();
    let (address, _) = other(move |mut stream| {
        let told = told.clone();
        async move {
            let head = read_head(&mut stream).await;
            let mut body = [0; 5];
            stream.read_exact(&mut body).await.unwrap();
            told.send((head, body)).unwrap();
            let answer = "HTTP/1.1 429 Slow\r\nRetry-After: 30\r\nContent-Length: 0\r\n\r\n";
            stream.write_all(answer.as_bytes()).await.unwrap();
        }
    })
    .await;
    let kind = (hyper::header::CONTENT_TYPE, "text/plain".to_owned());
    let (client, target, kinds) = (near(), target(address), [kind]);
    let posted = client.post(&target, &kinds, b"hello".to_vec());
    let expected = Answer {
        status: 429,
        retry_after: Some(Duration::from_secs(30)),
    };
    assert_eq!(posted.await.unwrap(), expected);
    let (head, body) = heard.recv().await.unwrap();
    assert!(head.starts_with("POST /hook?a=b HTTP/1.1\r\n"), "{head}");
    assert!(head.contains("content-type: text/plain\r\n"), "{head}");
    assert!(head.contains(&format!("host: {address}\r\n")), "{head}");
    assert_eq!(&body, b"hello");
}

/// A redirect is an answer like any other: nobody goes where it points.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn redirects_are_not_followed() {
    let (secret, came) = other(|stream| answer(stream, "HTTP/1.1 200 OK\r\n\r\n".into())).await;
    let (address, _) = other(move |stream| {
        let text = format!("HTTP/1.1 307 Go\r\nLocation: http://{secret}/\r\n\r\n");
        answer(stream, text)
    })
    .await;
    let posted = near()
        .post(&target(address), &[], Vec::new())
        .await
        .unwrap();
    assert_eq!(posted.status, 307);
    assert_eq!(came.load(Ordering::SeqCst), 0);
}

/// A name that leads into a private network, now or only at times, or beside a public address.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_that_leads_to_this_machine_reaches_nobody() {
    let (address, came) = other(|stream| answer(stream, "HTTP/1.1 200 OK\r\n\r\n".into())).await;
    let text = format!("https://rebind.example:{}/", address.port());
    let trap = Target::new(&text, Reach::Public).unwrap();
    for addresses in [
        &["127.0.0.1"][..],
        &["::1"],
        &["::ffff:127.0.0.1"],
        &["192.168.1.1"],
        &["169.254.169.254"],
        &["198.20.0.1", "127.0.0.1"],
    ] {
        let client = Client::new(Reach::Public).finding(found(addresses));
        let refused = client.post(&trap, &[], Vec::new()).await;
        let private = PostError::Private("rebind.example".into());
        assert_eq!(refused, Err(private), "{addresses:?}");
    }
    assert_eq!(came.load(Ordering::SeqCst), 0);
    // The same door is open to who may go everywhere: it is the address that was refused.
    let near = near().finding(found(&["127.0.0.1"]));
    let plain = Target::new(&text.replace("https", "http"), Reach::Anywhere).unwrap();
    assert_eq!(
        near.post(&plain, &[], Vec::new()).await.unwrap().status,
        200
    );
}

/// The name is looked up once: what it means a moment later changes nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_is_asked_for_once() {
    let (address, came) = other(|stream| answer(stream, "HTTP/1.1 200 OK\r\n\r\n".into())).await;
    let asked = Arc::new(AtomicUsize::new(0));
    let count = asked.clone();
    let lookup: Lookup = Arc::new(move |_, port| {
        count.fetch_add(1, Ordering::SeqCst);
        Box::pin(async move { Ok(vec![([127, 0, 0, 1], port).into()]) })
    });
    let text = format!("http://rebind.example:{}/", address.port());
    let target = Target::new(&text, Reach::Anywhere).unwrap();
    let posted = near().finding(lookup).post(&target, &[], Vec::new()).await;
    assert_eq!(posted.unwrap().status, 200);
    let both = (asked.load(Ordering::SeqCst), came.load(Ordering::SeqCst));
    assert_eq!(both, (1, 1));
}

/// The status is what counts: a body that never ends is not read.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_endless_answer_harms_nothing() {
    let (address, _) = other(|mut stream| async move {
        read_head(&mut stream).await;
        let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
        let _ = stream.write_all(head.as_bytes()).await;
        // Until the other side has hung up.
        while stream.write_all(b"5\r\nhello\r\n").await.is_ok() {}
    })
    .await;
    let posted = near().post(&target(address), &[], Vec::new()).await;
    assert_eq!(posted.unwrap().status, 200);
    let (address, _) = other(|mut stream| async move {
        read_head(&mut stream).await;
        let _ = stream.write_all(b"HTTP/1.1 200 OK\r\n").await;
        while stream.write_all(b"X-More: and more\r\n").await.is_ok() {}
    })
    .await;
    let posted = near().post(&target(address), &[], Vec::new()).await;
    assert!(matches!(posted, Err(PostError::Broken(_))), "{posted:?}");
}

/// Whoever says nothing, or not what a web server says, is left alone after a while.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_answer_holds_nobody_up() {
    let (hold, mut held) = mpsc::unbounded_channel();
    let (address, _) = other(move |stream| {
        // Kept open for the length of the test.
        let _ = hold.send(stream);
        async {}
    })
    .await;
    let client = near().waiting(Duration::from_millis(200));
    let posted = client.post(&target(address), &[], Vec::new()).await;
    assert_eq!(posted, Err(PostError::Late));
    assert!(held.recv().await.is_some());
    let (address, _) = other(|stream| answer(stream, "220 mail.test ESMTP\r\n".into())).await;
    let posted = near().post(&target(address), &[], Vec::new()).await;
    assert!(matches!(posted, Err(PostError::Broken(_))), "{posted:?}");
    let (address, _) = other(|stream| async { drop(stream) }).await;
    let posted = near().post(&target(address), &[], Vec::new()).await;
    assert!(matches!(posted, Err(PostError::Broken(_))), "{posted:?}");
}

/// Nobody who is not vouched for is told anything.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_to_be_encrypted_is_not_sent_otherwise() {
    let (told, mut heard) = mpsc::unbounded_channel();
    let (address, _) = other(move |mut stream| {
        let told = told.clone();
        async move {
            let mut first = [0; 3];
            stream.read_exact(&mut first).await.unwrap();
            told.send(first).unwrap();
        }
    })
    .await;
    let target = Target::new(&format!("https://{address}/"), Reach::Anywhere).unwrap();
    assert!(near().post(&target, &[], b"secret".to_vec()).await.is_err());
    // The beginning of a handshake, and nothing of HTTP.
    assert_eq!(heard.recv().await.unwrap()[..2], [0x16, 3]);
}

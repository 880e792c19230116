//! Several servers on one PostgreSQL database that hear of each other over NATS.

use std::{
    io::BufReader,
    net::TcpStream,
    time::{Duration, Instant},
};

use serde_json::json;
use services::{Nats, Postgres};

use crate::{
    kit::{Guest, Running},
    postgres_nodes::{LONG, Nodes, listen, seq},
    safety::next_event,
};

/// Servers that hear of each other over this bus. They ask the database so often while they
/// hear nothing.
fn nodes(nats: &Nats, news_every: Duration) -> Nodes {
    let nodes = Nodes::with(Postgres::shared(), |config| {
        config.bus = Some(nats.address().parse().unwrap());
        config.news_every = news_every;
    });
    for node in &nodes.nodes {
        until_health(node, |health| health == "ok\n");
    }
    nodes
}

/// Waits until a server says so of itself; it is well all the time.
fn until_health(node: &Running, is_so: impl Fn(&str) -> bool) {
    let guest = Guest::stranger(node);
    let began = Instant::now();
    loop {
        let health = guest.get("/healthz");
        assert_eq!(health.status, 200, "{health:?}");
        if is_so(&health.text) {
            return;
        }
        assert!(began.elapsed() < LONG, "{health:?}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// The value of a figure at a server.
fn figure(node: &Running, name: &str) -> f64 {
    let text = Guest::stranger(node).get("/metrics").ok().text;
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    let value = line.unwrap_or_else(|| panic!("no {name} in {text}"));
    value.trim().parse().unwrap()
}

fn say(guest: &Guest, table: &str, text: &str) {
    let path = format!("/api/tables/{table}/chat");
    guest.post(&path, &json!({ "text": text })).ok();
}

/// Ana and Ben at one table, and Ana's ear at Ben's server.
fn table(nodes: &Nodes) -> (Guest, Guest, String, BufReader<TcpStream>) {
    let (ana, ben, table) = nodes.ana_and_ben();
    let last = seq(&ana.frame(&table));
    let stream = listen(&ana, &nodes.nodes[1], &table, Some(last));
    (ana, ben, table, stream)
}

/// Nobody asks the database within an hour: what is heard comes over the bus.
#[test]
fn a_stream_hears_of_moves_at_another_server_over_the_bus() {
    let nodes = nodes(Nats::shared(), Duration::from_secs(3600));
    let (ana, _ben, table, mut stream) = table(&nodes);
    let before = seq(&ana.frame(&table));
    for n in 1..=20 {
        say(&ana, &table, &format!("line {n}"));
        assert_eq!(next_event(&mut stream).0, before + n);
    }
    for node in &nodes.nodes {
        assert!((figure(node, "orrery_bus_heard ") - 1.0).abs() < 0.1);
        assert!(figure(node, "orrery_nodes{does=\"serve\"}") >= 2.0);
    }
}

/// Whatever happens to NATS, what is said at one server is heard at the other; it is told that
/// the bus is away, and the servers come back to it by themselves.
#[test]
fn servers_go_on_without_the_bus_and_come_back_to_it() {
    let nats = Nats::start();
    let nodes = nodes(&nats, Duration::from_millis(50));
    let (ana, _ben, table, mut stream) = table(&nodes);
    let mut heard = seq(&ana.frame(&table));
    let mut hears = |text: &str| {
        heard += 1;
        say(&ana, &table, text);
        assert_eq!(next_event(&mut stream).0, heard, "{text}");
    };
    hears("with the bus");
    type Fault = (fn(&Nats), fn(&Nats));
    let faults: [Fault; 3] = [
        (Nats::stop, Nats::start_again),
        (Nats::crash, Nats::start_again),
        (Nats::halt, Nats::resume),
    ];
    for (breaks, heals) in faults {
        breaks(&nats);
        // Before anyone has noticed, and after.
        hears("the bus has just broken");
        for node in &nodes.nodes {
            until_health(node, |health| health.contains("the bus does not answer"));
            assert!(figure(node, "orrery_bus_heard ") < 0.1);
        }
        hears("everyone knows that the bus is away");
        heals(&nats);
        for node in &nodes.nodes {
            until_health(node, |health| health == "ok\n");
        }
        hears("the bus is back");
    }
}

/// A server starts while NATS is away.
#[test]
fn a_server_starts_without_the_bus_and_finds_it_later() {
    let nats = Nats::start();
    let address = nats.address();
    nats.stop();
    let nodes = Nodes::with(Postgres::shared(), |config| {
        config.bus = Some(address.parse().unwrap());
        config.news_every = Duration::from_millis(50);
    });
    let (ana, _ben, table, mut stream) = table(&nodes);
    let before = seq(&ana.frame(&table));
    say(&ana, &table, "nobody needs a bus for that");
    assert_eq!(next_event(&mut stream).0, before + 1);
    nats.start_again();
    for node in &nodes.nodes {
        until_health(node, |health| health == "ok\n");
    }
}

/// Whoever reaches NATS can say what they like: nobody believes it.
#[test]
fn garbage_on_the_bus_changes_nothing() {
    let nats = Nats::start();
    let nodes = nodes(&nats, Duration::from_secs(3600));
    let (ana, _ben, table, mut stream) = table(&nodes);
    let before = seq(&ana.frame(&table));
    let site = Postgres::shared().sql(
        &nodes.address,
        "SELECT value FROM constant WHERE name = 'bus site'",
    );
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let address = nats.address().parse().unwrap();
        let stranger = bus::Bus::connect(&address, "a stranger").await.unwrap();
        stranger.connected(LONG).await.unwrap();
        let forged = bus::Site::new(stranger.clone(), &site, "not the key");
        let news = json!([{ "table": table, "seq": before + 1000 }]);
        for topic in ["news", "nodes"] {
            forged.say(topic, &news).await.unwrap();
            let client = stranger.client();
            for garbage in [news.to_string(), String::new(), "\0".repeat(100_000)] {
                let subject = format!("orrery.{site}.{topic}");
                client.publish(subject, garbage.into()).await.unwrap();
            }
        }
        stranger.client().flush().await.unwrap();
    });
    say(&ana, &table, "the next that is heard");
    assert_eq!(next_event(&mut stream).0, before + 1);
    assert!((figure(&nodes.nodes[1], "orrery_nodes{does=\"serve\"}") - 2.0).abs() < 0.1);
}

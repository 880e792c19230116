//! Several servers on one PostgreSQL database that hear of each other over NATS.

use std::{
    io::BufReader,
    net::TcpStream,
    time::{Duration, Instant},
};

use bus::{Bounds, Bus, Node, Queue, Role, Site};
use serde_json::json;
use server::{Config, Worker};
use services::{Nats, Postgres};
use tokio::{runtime::Runtime, sync::oneshot};

use crate::{
    kit::{Guest, Running, fresh},
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
    let runtime = Runtime::new().unwrap();
    runtime.block_on(async {
        let address = nats.address().parse().unwrap();
        let stranger = Bus::connect(&address, "a stranger").await.unwrap();
        stranger.connected(LONG).await.unwrap();
        let forged = Site::new(stranger.clone(), &site, "not the key");
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

/// A program that only thinks. It stops when it is dropped.
struct Thinking {
    stop: Option<oneshot::Sender<()>>,
    runtime: Option<Runtime>,
}

impl Thinking {
    fn start(nodes: &Nodes, nats: &Nats, change: impl FnOnce(&mut Config)) -> Self {
        let mut config = Config {
            database: nodes.address.parse().unwrap(),
            bus: Some(nats.address().parse().unwrap()),
            bot_threads: 1,
            ..Config::default()
        };
        change(&mut config);
        let runtime = Runtime::new().unwrap();
        let worker = runtime.block_on(Worker::start(games::catalog(), config));
        let (stop, stopped) = oneshot::channel();
        runtime.spawn(worker.unwrap().run(async {
            let _ = stopped.await;
        }));
        Self {
            stop: Some(stop),
            runtime: Some(runtime),
        }
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_timeout(Duration::from_secs(5));
        }
    }
}

/// Waits until something is so.
fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < LONG, "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Waits until every server knows of so many workers.
fn knows_workers(nodes: &Nodes, count: u32) {
    for node in &nodes.nodes {
        until("workers are not known", || {
            (figure(node, "orrery_nodes{does=\"work\"}") - f64::from(count)).abs() < 0.1
        });
    }
}

/// The site of these servers, as one of them sees it.
async fn site(nodes: &Nodes, nats: &Nats) -> Site {
    let constant = |name: &str| {
        let statement = format!("SELECT value FROM constant WHERE name = '{name}'");
        Postgres::shared().sql(&nodes.address, &statement)
    };
    let bus = Bus::connect(&nats.address().parse().unwrap(), "a test").await;
    let bus = bus.unwrap();
    bus.connected(LONG).await.unwrap();
    Site::new(bus, &constant("bus site"), &constant("bus key"))
}

/// A table where Ana plays against a bot, at which it is Ana's turn.
fn against(ana: &Guest, bot: &str) -> String {
    let body = json!({
        "game": "red-outpost", "players": 2, "seats": [1], "bots": { "2": bot }, "hints": true,
    });
    let made = ana.post("/api/tables", &body).ok().json();
    let table = made["table"].as_str().unwrap().to_owned();
    ana.wait(&table);
    table
}

/// Servers that take long for a bot, if they think themselves at all.
fn serving(nats: &Nats) -> Nodes {
    nodes(nats, Duration::from_secs(3600))
}

#[test]
fn workers_think_for_bots_and_give_hints() {
    let nats = Nats::start();
    let nodes = serving(&nats);
    let _worker = Thinking::start(&nodes, &nats, |_| {});
    knows_workers(&nodes, 1);
    let count = |way: &str, job: &str| {
        figure_or_none(
            &nodes.nodes[0],
            &format!("orrery_jobs_total{{job=\"{job}\",way=\"{way}\"}}"),
        )
    };
    let before = (count("done", "bot"), count("done", "hint"));
    let ana = Guest::new(&nodes.nodes[0]);
    let table = against(&ana, "skilled");
    ana.play_on(&table, 3);
    ana.wait(&table);
    let hint = ana
        .get(&format!("/api/tables/{table}/hint?seat=1"))
        .ok()
        .json();
    assert!(hint.to_string().contains("action"), "{hint}");
    let after = (count("done", "bot"), count("done", "hint"));
    assert!(
        after.0 > before.0 && after.1 > before.1,
        "{before:?} {after:?}"
    );
}

/// The value of a figure; 0 where it is not there.
fn figure_or_none(node: &Running, name: &str) -> f64 {
    let text = Guest::stranger(node).get("/metrics").ok().text;
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    line.map_or(0.0, |value| value.trim().parse().unwrap())
}

/// A job that comes again, late or with nonsense in it, is done away with and changes nothing.
#[test]
fn jobs_that_come_twice_or_make_no_sense_change_nothing() {
    let nats = Nats::start();
    let nodes = serving(&nats);
    let _worker = Thinking::start(&nodes, &nats, |_| {});
    knows_workers(&nodes, 1);
    let ana = Guest::new(&nodes.nodes[0]);
    let table = against(&ana, "skilled");
    ana.play_on(&table, 2);
    ana.wait(&table);
    let frame = ana.frame(&table);
    let seq = seq(&frame);
    let rules = games::catalog()
        .find("red-outpost")
        .unwrap()
        .info()
        .rules_version;
    let runtime = Runtime::new().unwrap();
    runtime.block_on(async {
        let site = site(&nodes, &nats).await;
        let bounds = Bounds {
            most: 10_000,
            age: Duration::from_secs(120),
            silence: Duration::from_secs(5),
        };
        let queue = Queue::new(&site, "play", bounds);
        let lane = format!("red-outpost.{rules}");
        let bot = |table: &str, seat: u8, seq: u64| {
            json!({ "job": "bot", "table": table, "seat": seat, "seq": seq })
        };
        let hint = json!({
            "job": "hint", "table": table, "seat": 2, "asked": seq, "draft": "x", "node": "*.>",
            "number": 7,
        });
        let all = [
            // All that were done, again, and those that nobody has asked for.
            bot(&table, 2, seq),
            bot(&table, 2, seq - 1),
            bot(&table, 2, 1),
            bot(&table, 1, seq),
            bot("no-such-table", 1, 1),
            bot(&table, 2, u64::MAX),
            hint,
            json!({ "job": "review", "table": table }),
            json!({ "job": "something", "table": table }),
            json!("nonsense"),
        ];
        for (n, job) in all.iter().enumerate() {
            queue.put(&lane, &format!("{} {n}", fresh()), job).await.unwrap();
        }
        // What a stranger puts there.
        let subject = format!("orrery.{}.work.play.{lane}", site.name());
        site.bus().client().publish(subject, "garbage".into()).await.unwrap();
        let began = Instant::now();
        while queue.depth().await.unwrap() > 0 {
            assert!(began.elapsed() < LONG, "they are not done away with");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    });
    let now = ana.frame(&table);
    assert_eq!(
        (&now["seq"], &now["actions"]),
        (&frame["seq"], &frame["actions"])
    );
    // And it goes on.
    ana.play_on(&table, 2);
    ana.wait(&table);
}

/// One place to think for everyone: forty tables of one visitor do not keep the bots of another
/// from playing, at whichever server.
#[test]
fn many_tables_of_one_visitor_do_not_fill_the_queue_for_others() {
    let nats = Nats::start();
    let nodes = Nodes::with(Postgres::shared(), |config| {
        config.bus = Some(nats.address().parse().unwrap());
        config.bot_time = Duration::from_millis(300);
        config.limits.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
    });
    let _worker = Thinking::start(&nodes, &nats, |config| {
        config.bot_time = Duration::from_millis(300);
    });
    knows_workers(&nodes, 1);
    let from = |node: &Running, address: &str| {
        let mut guest = Guest::new(node);
        guest.headers = vec![("x-forwarded-for".into(), address.into())];
        guest
    };
    let [one, two] = &nodes.nodes;
    let eve = from(one, "192.0.2.1");
    for _ in 0..40 {
        let bots = json!({ "2": "expert", "3": "expert", "4": "expert" });
        let body = json!({ "game": "circadians", "players": 4, "seats": [1], "bots": bots });
        eve.post("/api/tables", &body).ok();
    }
    for node in [one, two] {
        let ana = from(node, "192.0.2.2");
        let table = against(&ana, "skilled");
        ana.play_on(&table, 3);
        ana.wait(&table);
        ana.get(&format!("/api/tables/{table}/hint?seat=1")).ok();
    }
}

/// A table by rules that only a newer program knows is not closed by an older one; one by rules that
/// only an older program knows is closed once that is gone.
#[test]
fn a_server_says_so_when_only_another_version_knows_the_rules() {
    let nats = Nats::start();
    let nodes = serving(&nats);
    let [one, _] = &nodes.nodes;
    let ana = Guest::new(one);
    let rules = games::catalog()
        .find("red-outpost")
        .unwrap()
        .info()
        .rules_version;
    let with_rules = |version: u32| {
        let table = against(&ana, "greedy");
        // Nobody has it in memory afterwards.
        let other = format!("v{version}{table}");
        let statement = format!(
            "INSERT INTO game_table SELECT '{other}', secret, seq, rewritten, summary, updated, \
             stage, listed, host, game, search, indexed, contest, standing FROM game_table \
             WHERE id = '{table}'; INSERT INTO event SELECT '{other}', seq, at, scope, submission, \
             replace(body, '\"rules\":{rules},', '\"rules\":{version},') FROM event \
             WHERE game_table = '{table}'"
        );
        Postgres::shared().sql(&nodes.address, &statement);
        other
    };
    let status = |table: &str| ana.get(&format!("/api/tables/{table}")).status;
    let stage = |table: &str| {
        let statement = format!("SELECT stage FROM game_table WHERE id = '{table}'");
        Postgres::shared().sql(&nodes.address, &statement)
    };
    let newer = with_rules(rules + 1);
    assert_eq!((status(&newer), &*stage(&newer)), (503, "live"));
    let older = with_rules(rules - 1);
    let runtime = Runtime::new().unwrap();
    let site = runtime.block_on(site(&nodes, &nats));
    let node = Node {
        id: "an older server".into(),
        role: Role::Serves,
        version: "0".into(),
        rules: vec![("red-outpost".into(), rules - 1)],
        places: 1,
        leaves: false,
    };
    let beating = runtime.spawn(async move {
        loop {
            let _ = site.say("nodes", &node).await;
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    });
    until("the older server is not heard", || {
        figure(one, "orrery_nodes{does=\"serve\"}") > 2.5
    });
    for _ in 0..100 {
        assert_eq!((status(&older), &*stage(&older)), (503, "live"));
        std::thread::sleep(Duration::from_millis(50));
    }
    beating.abort();
    // Now nobody knows these rules any more.
    until("it stays open", || status(&older) == 410);
    assert_eq!(stage(&older), "closed");
    assert_eq!((status(&newer), &*stage(&newer)), (503, "live"));
}

//! Several servers on one PostgreSQL database: any of them takes any request for any table.

use std::{
    io::{BufReader, Write},
    net::TcpStream,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use server::{
    Clock, Config,
    admin::{Command, Offline, Taker},
};
use tempfile::TempDir;
use words::Language;

use crate::{
    kit::{Guest, Running, fresh, serve_with},
    safety::next_event,
};

/// A test must not hang, however slow the machine is.
pub const LONG: Duration = Duration::from_secs(60);

/// Two servers with the same data. What they hear of each other they hear by asking, or not at
/// all, so that a test can tell the one from the other.
pub struct Nodes {
    pub address: String,
    pub nodes: [Running; 2],
    _folder: TempDir,
}

impl Nodes {
    fn start(news_every: Duration) -> Self {
        Self::on(services::Postgres::shared(), news_every)
    }

    fn on(server: &services::Postgres, news_every: Duration) -> Self {
        Self::with(server, |config| config.news_every = news_every)
    }

    /// Servers with other settings.
    pub fn with(server: &services::Postgres, change: impl Fn(&mut Config)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let address = server.database();
        let node = || {
            serve_with(folder.path(), |config| {
                config.database = address.parse().unwrap();
                config.database_settings.patience = Duration::from_secs(5);
                change(config);
            })
        };
        Self {
            nodes: [node(), node()],
            address,
            _folder: folder,
        }
    }

    /// Servers that hear of each other all the time.
    fn that_hear() -> Self {
        Self::start(Duration::from_millis(50))
    }

    /// Servers that hear nothing of each other.
    fn that_do_not_hear() -> Self {
        Self::start(Duration::from_secs(3600))
    }

    /// Ana at one server, Ben at the other, both at one table.
    pub fn ana_and_ben(&self) -> (Guest, Guest, String) {
        let [one, two] = &self.nodes;
        let (ana, ben) = (Guest::new(one), Guest::new(two));
        let new = json!({ "game": "red-outpost", "players": 2, "seats": [1], "open": true });
        let table = ana.make(&new);
        let sit = format!("/api/tables/{table}/sit");
        ben.post(&sit, &json!({ "seat": 2, "nonce": "b" })).ok();
        (ana, ben, table)
    }
}

pub fn seq(frame: &Value) -> u64 {
    frame["seq"].as_u64().unwrap()
}

/// The event stream of a table at a server.
pub fn listen(
    guest: &Guest,
    running: &Running,
    table: &str,
    last: Option<u64>,
) -> BufReader<TcpStream> {
    let address = running.address.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(LONG)).unwrap();
    let last = last.map_or_else(String::new, |id| format!("Last-Event-ID: {id}\r\n"));
    let head = format!(
        "GET /t/{table}/events HTTP/1.1\r\nHost: x\r\nCookie: {}\r\n{last}\r\n",
        guest.cookie
    );
    stream.write_all(head.as_bytes()).unwrap();
    BufReader::new(stream)
}

/// Plays the first choice of a question, if there is one.
pub fn answer(guest: &Guest, table: &str) -> Option<u64> {
    let frame = guest.frame(table);
    let question = frame["questions"].get(0)?;
    let seat = question["seat"].as_u64().unwrap();
    let action = question["choices"][0]["action"].as_str().unwrap();
    let answer = guest.play(table, seat, action, seq(&frame)).ok().json();
    answer["seq"].as_u64()
}

/// Neither server hears of the other: each finds out when it is asked.
#[test]
fn two_people_at_different_servers_play_a_whole_game() {
    let nodes = Nodes::that_do_not_hear();
    let (ana, ben, table) = nodes.ana_and_ben();
    let mut seen = 0;
    for _ in 0..1000 {
        let played = [&ana, &ben].map(|guest| answer(guest, &table));
        // What one has done, the other sees at once.
        let now = played.into_iter().flatten().max();
        for guest in [&ana, &ben] {
            let frame = guest.frame(&table);
            assert!(seq(&frame) >= now.unwrap_or(seen).max(seen), "back in time");
            seen = seq(&frame);
        }
        if now.is_none() {
            break;
        }
    }
    let records = [&ana, &ben].map(|guest| {
        assert_eq!(guest.frame(&table)["stage"], "over");
        guest.get(&format!("/t/{table}/record")).ok().text
    });
    assert_eq!(records[0], records[1]);
    record::verify(&games::catalog(), &records[0], None).unwrap();
}

#[test]
fn a_stream_hears_of_moves_at_another_server_and_resumes_there() {
    let nodes = Nodes::that_hear();
    let [one, two] = &nodes.nodes;
    let (ana, ben, table) = nodes.ana_and_ben();
    let last = seq(&ana.frame(&table));
    // Ana listens where Ben plays, and the other way round.
    let mut streams = [
        listen(&ana, two, &table, Some(last)),
        listen(&ben, one, &table, Some(last)),
    ];
    let say = |guest: &Guest, text: &str| {
        let said = guest.post(
            &format!("/api/tables/{table}/chat"),
            &json!({ "text": text }),
        );
        said.ok();
    };
    say(&ana, "from the first");
    for stream in &mut streams {
        assert_eq!(next_event(stream).0, last + 1);
    }
    say(&ben, "from the second");
    for stream in &mut streams {
        assert_eq!(next_event(stream).0, last + 2);
    }
    // The streams break, something happens, and each goes on at the other server.
    drop(streams);
    say(&ana, "while nobody listens");
    let mut resumed = [
        listen(&ana, one, &table, Some(last + 2)),
        listen(&ben, two, &table, Some(last + 2)),
    ];
    for stream in &mut resumed {
        assert_eq!(next_event(stream).0, last + 3);
    }
    // Whoever has seen everything hears only what comes next.
    let mut up_to_date = listen(&ana, two, &table, Some(last + 3));
    say(&ana, "the last");
    assert_eq!(next_event(&mut up_to_date).0, last + 4);
}

/// Many people write at once at both servers: everything that was accepted is there once, and
/// nobody is refused because someone else was faster.
#[test]
fn what_is_written_at_both_servers_at_once_is_all_there() {
    const EACH: usize = 15;
    let nodes = Nodes::that_do_not_hear();
    let (ana, ben, table) = nodes.ana_and_ben();
    let before = seq(&ana.frame(&table));
    let path = format!("/api/tables/{table}/chat");
    std::thread::scope(|scope| {
        for guest in [&ana, &ben] {
            for writer in 0..2 {
                let path = &path;
                scope.spawn(move || {
                    for n in 0..EACH {
                        let submission = fresh();
                        let body =
                            json!({ "text": format!("{writer} {n}"), "submission": submission });
                        // Sent twice, as a page does when an answer is lost.
                        for _ in 0..2 {
                            guest.post(path, &body).ok();
                        }
                    }
                });
            }
        }
    });
    for guest in [&ana, &ben] {
        assert_eq!(seq(&guest.frame(&table)), before + 4 * EACH as u64);
    }
}

/// A submission that was taken at one server is recognised at the other.
#[test]
fn an_answer_is_repeated_at_another_server() {
    let nodes = Nodes::that_do_not_hear();
    let (ana, ben, table) = nodes.ana_and_ben();
    let (now, node) = if ana.frame(&table)["questions"].get(0).is_some() {
        (&ana, &nodes.nodes[1])
    } else {
        (&ben, &nodes.nodes[0])
    };
    let elsewhere = now.at(node);
    let frame = now.frame(&table);
    let question = &frame["questions"][0];
    let seat = question["seat"].as_u64().unwrap();
    let action = question["choices"][0]["action"].as_str().unwrap();
    let id = fresh();
    // Both servers have the table in memory before.
    elsewhere.frame(&table);
    let first = now
        .submit(&table, seat, action, seq(&frame), &id)
        .ok()
        .json();
    let again = elsewhere
        .submit(&table, seat, action, seq(&frame), &id)
        .ok()
        .json();
    assert_eq!(first["seq"], again["seq"]);
    assert_eq!(
        (&first["repeated"], &again["repeated"]),
        (&json!(false), &json!(true))
    );
}

/// Commands of whoever runs the servers are carried out on the database; the servers follow.
#[test]
fn servers_follow_the_commands_of_whoever_runs_them() {
    let nodes = Nodes::that_hear();
    let (ana, ben, table) = nodes.ana_and_ben();
    ana.post("/api/me", &json!({ "name": "Ana" })).ok();
    let say = |guest: &Guest| {
        let path = format!("/api/tables/{table}/chat");
        guest.post(&path, &json!({ "text": "hello" })).status
    };
    assert_eq!((say(&ana), say(&ben)), (200, 200));
    let id = |guest: &Guest| {
        let token = guest.cookie.split_once('=').unwrap().1;
        token.split('.').next().unwrap().to_string()
    };
    let config = Config {
        database: nodes.address.parse().unwrap(),
        ..Config::default()
    };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let operator = runtime.block_on(Offline::open(None, games::catalog(), config, Language::En));
    let operator = operator.unwrap();
    let order = |command| runtime.block_on(operator.carry_out(command)).unwrap();
    let (of_table, seat) = (table.clone(), 2);
    order(Command::HandOver {
        table: of_table,
        seat,
        to: Taker::Nobody,
    });
    assert_eq!(ben.frame(&table)["sides"][1]["you"], false);
    order(Command::Ban {
        subject: id(&ben),
        days: None,
        why: String::new(),
    });
    let began = Instant::now();
    while say(&ben) != 403 {
        assert!(began.elapsed() < LONG, "the ban does not hold");
        std::thread::sleep(Duration::from_millis(100));
    }
    let text = ben.get(&format!("/t/{table}")).ok().text;
    assert!(text.contains("hello"));
    order(Command::Erase { visitor: id(&ana) });
    let frame = ben.frame(&table).to_string();
    assert!(
        !frame.contains(&id(&ana)) && !frame.contains("\"Ana\""),
        "{frame}"
    );
    order(Command::Delete {
        table: table.clone(),
    });
    for guest in [&ana, &ben] {
        assert_eq!(guest.get(&format!("/api/tables/{table}")).status, 404);
    }
}

/// As long as the database is away nothing is acknowledged and everyone is told; then play goes
/// on by itself.
#[test]
fn play_goes_on_when_the_database_is_back() {
    let server = services::Postgres::start();
    let nodes = Nodes::on(&server, Duration::from_millis(50));
    let (ana, ben, table) = nodes.ana_and_ben();
    let before = seq(&ana.frame(&table));
    for round in 0..2 {
        server.crash();
        let health = ana.get("/healthz");
        assert_eq!(health.status, 503, "{health:?}");
        let body = json!({ "text": format!("hello {round}"), "submission": fresh() });
        let say = |guest: &Guest| guest.post(&format!("/api/tables/{table}/chat"), &body);
        for guest in [&ana, &ben] {
            let refused = say(guest);
            assert_eq!(refused.status, 503, "{refused:?}");
            assert_eq!(guest.get(&format!("/api/tables/{table}")).status, 503);
        }
        server.start_again();
        let began = Instant::now();
        for guest in [&ana, &ben] {
            loop {
                let said = say(guest);
                if said.status == 200 {
                    break;
                }
                assert_eq!(said.status, 503, "{said:?}");
                assert!(began.elapsed() < LONG, "it does not go on");
            }
        }
    }
    // Each of them said two things, each once.
    assert_eq!(seq(&ben.frame(&table)), before + 4);
    assert_eq!(seq(&ana.frame(&table)), before + 4);
}

/// Rated games that end at both servers at the same moment give the ratings that a rebuild
/// gives.
#[test]
fn postgres_nodes_rate_what_ends_at_once_as_a_rebuild_does() {
    let nodes = Nodes::that_do_not_hear();
    let guest = |n: usize| {
        let guest = Guest::new(&nodes.nodes[n % 2]);
        let name = ["Ana", "Ben", "Cleo", "Dora"][n];
        guest.post("/api/me", &json!({ "name": name })).ok();
        guest
    };
    let people: Vec<Guest> = (0..4).map(guest).collect();
    for _ in 0..3 {
        let pairs = [[0, 1], [2, 3], [1, 2], [3, 0]];
        let tables = pairs.map(|[one, other]| {
            let new = json!({ "game": "red-outpost", "players": 2, "seats": [1], "open": true, "rated": true });
            let table = people[one].make(&new);
            let sit = json!({ "seat": 2, "nonce": "b" });
            people[other].post(&format!("/api/tables/{table}/sit"), &sit).ok();
            people[other].post(&format!("/api/tables/{table}/leave"), &json!({ "seat": 2 })).ok();
            (one, table)
        });
        std::thread::scope(|scope| {
            for (one, table) in &tables {
                let guest = &people[*one];
                scope.spawn(move || {
                    guest
                        .post(&format!("/api/tables/{table}/close"), &json!({}))
                        .ok();
                });
            }
        });
    }
    // Reading at either server brings the ratings up to date.
    let board = |guest: &Guest| {
        let found = guest
            .get("/api/ratings?game=red-outpost&players=2")
            .ok()
            .json();
        let rows = found["rows"].as_array().unwrap().iter();
        rows.map(|row| format!("{} {} {}", row["name"], row["rating"], row["games"]))
            .collect::<Vec<_>>()
    };
    let rows = |address: &str| {
        let rows =
            "SELECT game, players, visitor, mean, deviation, games FROM rating ORDER BY 1, 2, 3";
        services::Postgres::shared().sql(address, rows)
    };
    assert_eq!(board(&people[0]).len(), 4);
    assert_eq!(board(&people[0]), board(&people[1]));
    let kept = rows(&nodes.address);
    let count = services::Postgres::shared()
        .sql(&nodes.address, "SELECT max(number), count(*) FROM result");
    assert_eq!(count, "12|12");
    let config = Config {
        database: nodes.address.parse().unwrap(),
        ..Config::default()
    };
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let operator = Offline::open(None, games::catalog(), config, Language::En);
        let operator = operator.await.unwrap();
        operator.carry_out(Command::RebuildRatings).await.unwrap();
    });
    assert_eq!(rows(&nodes.address), kept);
}

/// However many servers look at a round that is over, the next one is drawn once, and each of
/// its tables is made once.
#[test]
fn postgres_nodes_draw_a_round_once() {
    let nodes = Nodes::that_do_not_hear();
    let guest = |n: usize| {
        let guest = Guest::new(&nodes.nodes[n % 2]);
        let name = ["Ana", "Ben", "Cleo", "Dora", "Emil", "Fritz"][n];
        guest.post("/api/me", &json!({ "name": name })).ok();
        guest
    };
    let people: Vec<Guest> = (0..6).map(guest).collect();
    let new =
        json!({ "name": "Night", "game": "red-outpost", "group": 2, "rounds": 3, "minutes": 60 });
    let made = people[0].send("/api/tournaments", "application/json", &new.to_string());
    let id = made.json()["tournament"].as_str().unwrap().to_owned();
    let path = format!("/api/tournaments/{id}");
    let all_at_once = |work: &(dyn Fn(&Guest) + Sync)| {
        std::thread::scope(|scope| {
            for guest in &people {
                scope.spawn(move || work(guest));
            }
        });
    };
    // All sign up at once, and nobody is lost.
    all_at_once(&|guest| {
        guest.post(&path, &json!({ "act": "sign_up" })).ok();
    });
    people[0].post(&path, &json!({ "act": "begin" })).ok();
    for round in 1..=3 {
        all_at_once(&|guest| {
            let seen = guest.get(&path).ok().json();
            let table = seen["own_table"].as_str().unwrap();
            guest
                .post(
                    &format!("/api/tables/{table}/start"),
                    &json!({ "nonce": "x" }),
                )
                .ok();
        });
        all_at_once(&|guest| {
            let seen = guest.get(&path).ok().json();
            // Who comes second finds the game of the pair over already.
            let Some(table) = seen["own_table"].as_str() else {
                return;
            };
            let frame = guest.frame(table);
            let sides = frame["sides"].as_array().unwrap().iter();
            let seat = sides
                .filter(|side| side["you"] == true)
                .map(|side| side["seat"].clone());
            for seat in seat {
                guest.post(
                    &format!("/api/tables/{table}/leave"),
                    &json!({ "seat": seat }),
                );
            }
        });
        let seen = people[1].get(&path).ok().json();
        let drawn = seen["drawn"].as_array().unwrap().len();
        assert_eq!(drawn, (round + 1).min(3), "after round {round}");
    }
    let over = people[0].get(&path).ok().json();
    assert_eq!(over["stage"], "over");
    let count = "SELECT count(*) FROM game_table";
    let count = services::Postgres::shared().sql(&nodes.address, count);
    assert_eq!(count, "9", "three rounds of three tables");
}

/// The time of a seat runs out once, although both servers look at it all the time; and an
/// answer that comes late at one of them finds that it has.
#[test]
fn time_runs_out_once() {
    const ROUNDS: usize = 6;
    let clock = Clock::default();
    let nodes = Nodes::with(services::Postgres::shared(), |config| {
        config.news_every = Duration::from_millis(50);
        config.clock = clock.clone();
        config.due_every = Duration::from_millis(1);
    });
    let [one, two] = &nodes.nodes;
    let (ana, ben) = (Guest::new(one), Guest::new(two));
    let new = json!({
        "game": "red-outpost", "players": 2, "seats": [1], "open": true,
        "clock": { "pace": "live", "minutes": 20, "time_out": "offer" },
    });
    let mut tables = Vec::new();
    for _ in 0..ROUNDS {
        let table = ana.make(&new);
        let sit = format!("/api/tables/{table}/sit");
        ben.post(&sit, &json!({ "seat": 2, "nonce": "b" })).ok();
        // Both servers have it in memory.
        for guest in [&ana, &ben] {
            assert_eq!(guest.frame(&table)["stage"], "playing");
        }
        tables.push(table);
    }
    clock.set(clock.now() + 21 * 60 * 1000);
    for table in &tables {
        for guest in [&ana, &ben] {
            if let Some(question) = guest.frame(table)["questions"].get(0) {
                let action = question["choices"][0]["action"].as_str().unwrap();
                let seat = question["seat"].as_u64().unwrap();
                let late = guest.play(table, seat, action, 4);
                assert_eq!(late.status, 409, "{late:?}");
            }
        }
        let began = Instant::now();
        loop {
            let frame = ben.frame(table);
            let notes = frame["notes"].as_array().unwrap();
            let out = notes
                .iter()
                .filter(|note| note.to_string().contains("ran out"));
            match out.count() {
                0 => assert!(began.elapsed() < LONG, "the time does not run out: {frame}"),
                count => {
                    assert_eq!(count, 1, "{frame}");
                    assert_eq!(frame["actions"], 0);
                    break;
                }
            }
        }
    }
}

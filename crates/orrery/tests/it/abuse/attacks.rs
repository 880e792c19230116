//! The attacks: each says what came of it, and whether the limits held.

use std::{
    io::{Read, Write},
    net::TcpStream,
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::Duration,
};

use serde_json::json;

use super::client::{Client, Program};

/// The address all attackers come from.
const ATTACKER: &str = "203.0.113.9";

/// An attack.
pub struct Attack {
    pub name: &'static str,
    /// Attacks until it is done or told to stop.
    pub run: fn(&Program, usize, &AtomicBool) -> Outcome,
}

/// What came of an attack.
pub struct Outcome {
    /// Whether the limits held.
    pub held: bool,
    /// What the attacker got.
    pub text: String,
}

pub const ATTACKS: &[Attack] = &[
    Attack {
        name: "tables without end",
        run: tables,
    },
    Attack {
        name: "many tables of experts",
        run: experts,
    },
    Attack {
        name: "new identities",
        run: identities,
    },
    Attack {
        name: "half-sent requests",
        run: half_requests,
    },
    Attack {
        name: "a flood of chat",
        run: chat,
    },
    Attack {
        name: "event streams",
        run: streams,
    },
    Attack {
        name: "reads as fast as they go",
        run: reads,
    },
];

/// Calls `once` again and again, so many times or until the honest player is done, who
/// comes when it was called `first` times.
fn again(
    program: &Program,
    (first, most): (usize, usize),
    stop: &AtomicBool,
    mut once: impl FnMut(usize),
) {
    for number in 0..most {
        if number == first {
            program.attacked();
        }
        if stop.load(Ordering::Relaxed) {
            return;
        }
        once(number);
    }
}

fn tables(program: &Program, scale: usize, stop: &AtomicBool) -> Outcome {
    let (mut made, mut tried) = (0, 0);
    let mut eve = Client::new(program, ATTACKER);
    again(program, (300, 600 * scale), stop, |number| {
        if number % 30 == 29 {
            eve = Client::new(program, ATTACKER);
        }
        tried += 1;
        made += usize::from(eve.table(&json!({}), true).status == 201);
    });
    Outcome {
        held: made <= 200,
        text: format!("{made} of {tried} tables"),
    }
}

fn experts(program: &Program, scale: usize, stop: &AtomicBool) -> Outcome {
    let bots = json!({ "2": "expert", "3": "expert", "4": "expert" });
    let mut made = 0;
    let mut eve = Client::new(program, ATTACKER);
    again(program, (50, 60 * scale), stop, |number| {
        if number % 30 == 29 {
            eve = Client::new(program, ATTACKER);
        }
        let table = eve.table(&bots, false).text("table");
        made += usize::from(eve.start(&table).status == 200);
    });
    Outcome {
        held: made > 0,
        text: format!("{made} tables of experts"),
    }
}

fn identities(program: &Program, scale: usize, stop: &AtomicBool) -> Outcome {
    let mut taken = 0;
    let began = std::time::Instant::now();
    again(program, (200, 1500 * scale), stop, |_| {
        let stranger = Client::stranger(program, ATTACKER);
        taken += u64::from(stranger.get("/api/me").status == 200);
    });
    // So many at once, and as many again every minute.
    let most = 120 + 120 * (began.elapsed().as_secs() / 60 + 1);
    Outcome {
        held: taken <= most,
        text: format!("{taken} identities"),
    }
}

fn half_requests(program: &Program, scale: usize, stop: &AtomicBool) -> Outcome {
    let mut held: Vec<TcpStream> = Vec::new();
    again(program, (200, 400 * scale), stop, |_| {
        let mut stream = program.connect();
        let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: table\r\nX-Slow:");
        held.push(stream);
    });
    let all = held.len();
    // The program ends each of them by itself.
    let cut = held.iter_mut().filter_map(|stream| {
        let read = stream.read(&mut [0; 512]);
        read.ok().filter(|bytes| *bytes == 0)
    });
    let cut = cut.count();
    Outcome {
        held: cut == all,
        text: format!("{cut} of {all} connections cut off"),
    }
}

fn chat(program: &Program, scale: usize, stop: &AtomicBool) -> Outcome {
    let host = Client::new(program, "203.0.113.10");
    let table = host.table(&json!({}), true).text("table");
    let path = format!("/api/tables/{table}/chat");
    let mut written = 0;
    let mut eve = Client::new(program, ATTACKER);
    again(program, (100, 600 * scale), stop, |number| {
        if number % 30 == 29 {
            eve = Client::new(program, ATTACKER);
        }
        let text = format!("{number} {}", "😀".repeat(250));
        written += usize::from(eve.post(&path, &json!({ "text": text })).status == 200);
    });
    let frame = host.get(&format!("/api/tables/{table}")).body.len() / 1024;
    Outcome {
        held: frame < 250,
        text: format!("{written} lines, the table is {frame} KiB"),
    }
}

fn streams(program: &Program, scale: usize, stop: &AtomicBool) -> Outcome {
    let eve = Client::new(program, ATTACKER);
    let table = eve.table(&json!({}), true).text("table");
    let mut held = Vec::new();
    again(program, (100, 300 * scale), stop, |number| {
        let visitor = Client::new(program, ATTACKER);
        let listener = if number % 2 == 0 { &eve } else { &visitor };
        let (status, stream) = listener.listen(&table);
        if status == 200 {
            held.push(stream);
        }
    });
    while !stop.load(Ordering::Relaxed) {
        thread::sleep(Duration::from_millis(10));
    }
    Outcome {
        held: held.len() <= 200,
        text: format!("{} streams", held.len()),
    }
}

fn reads(program: &Program, scale: usize, stop: &AtomicBool) -> Outcome {
    let eve = Client::new(program, ATTACKER);
    let table = eve.table(&json!({}), true).text("table");
    let (mut read, mut refused) = (0, 0);
    again(program, (100, 3000 * scale), stop, |_| {
        match eve.get(&format!("/t/{table}")).status {
            200 => read += 1,
            _ => refused += 1,
        }
    });
    Outcome {
        held: true,
        text: format!("{read} pages, {refused} refused"),
    }
}

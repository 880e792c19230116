//! People, their tables, and what they do there through the JSON API.

use std::{cell::Cell, net::SocketAddr, rc::Rc};

use serde::Deserialize;
use serde_json::json;

use crate::{
    Failure,
    connection::{Connection, Stream},
};

/// Everyone who plays.
pub struct People {
    /// The way to the program.
    pub line: Connection,
    lots: Cell<u64>,
    /// Moves of which the answer said that they had been taken before.
    repeated: Cell<u64>,
}

/// A visitor.
pub struct Person {
    /// Says who it is.
    bearer: String,
}

impl Person {
    /// What every request of this person says.
    pub fn headers(&self) -> [(&str, &str); 1] {
        [("authorization", &self.bearer)]
    }
}

/// A game on the shelf.
#[derive(Clone, Debug, Deserialize)]
pub struct Game {
    /// Its name in addresses.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The fewest players.
    pub least: u8,
    /// The most players.
    pub most: u8,
}

/// A table of two people; where a game is for one, the other looks on.
pub struct Table {
    /// Its name.
    pub id: String,
    /// Who sits there.
    pub people: [Rc<Person>; 2],
    /// The last event that each of them has seen.
    seen: [Cell<u64>; 2],
}

impl Table {
    /// A table where these two sit.
    pub fn new(id: String, people: [Rc<Person>; 2]) -> Self {
        Self {
            id,
            people,
            seen: Default::default(),
        }
    }

    /// The last event that somebody has seen.
    pub fn seen(&self, who: usize) -> u64 {
        self.seen[who].get()
    }

    /// Somebody who had seen the event `before` is shown this one.
    ///
    /// # Errors
    /// When it is an earlier one: readers never go back in time.
    pub fn see(&self, who: usize, before: u64, seq: u64) -> Result<(), Failure> {
        if seq < before {
            let id = &self.id;
            return Err(format!("{id} went back from event {before} to {seq}").into());
        }
        let seen = &self.seen[who];
        seen.set(seen.get().max(seq));
        Ok(())
    }
}

/// A table as a player reads it, as far as a player needs it.
#[derive(Debug, Deserialize)]
struct Frame {
    seq: u64,
    questions: Vec<Question>,
}

#[derive(Debug, Deserialize)]
struct Question {
    seat: u8,
    owed: bool,
    choices: Vec<Choice>,
}

#[derive(Debug, Deserialize)]
struct Choice {
    action: String,
}

/// An answer that someone has thought of.
#[derive(Clone, Debug)]
pub struct Move {
    /// The seat that answers.
    pub seat: u8,
    /// The answer.
    pub action: String,
    seq: u64,
}

/// What came of a move.
pub enum Progress {
    /// It is on disk, as the event with this number.
    Done(u64),
    /// It is a secret answer that needs more actions.
    Unfinished(String),
    /// Someone was faster.
    Late,
}

/// What the program counts itself.
pub struct Counted {
    /// Tables in its memory.
    pub tables: u64,
    /// Open event streams.
    pub streams: u64,
}

impl People {
    /// People who talk to the program that serves there.
    pub fn new(address: SocketAddr, seed: u64) -> Self {
        Self::over(Connection::new(address), seed)
    }

    /// People who talk over this line.
    pub fn over(line: Connection, seed: u64) -> Self {
        Self {
            line,
            lots: Cell::new(seed),
            repeated: Cell::new(0),
        }
    }

    /// A random number.
    pub fn random(&self) -> u64 {
        next_lot(&self.lots)
    }

    /// How many moves were recognised as taken before.
    pub fn repeated(&self) -> u64 {
        self.repeated.get()
    }

    /// A random number below `count`.
    pub fn pick(&self, count: usize) -> usize {
        (self.random() % count.max(1) as u64) as usize
    }

    /// Someone new.
    pub async fn person(&self) -> Result<Rc<Person>, Failure> {
        #[derive(Deserialize)]
        struct Me {
            token: String,
        }
        let answer = self.line.send("GET", "/api/me", &[], String::new());
        let me: Me = answer.await?.json()?;
        Ok(Rc::new(Person {
            bearer: format!("Bearer {}", me.token),
        }))
    }

    /// The games that the program offers.
    pub async fn games(&self) -> Result<Vec<Game>, Failure> {
        #[derive(Deserialize)]
        struct Home {
            games: Vec<Game>,
        }
        let answer = self.line.send("GET", "/api/home", &[], String::new());
        let home: Home = answer.await?.json()?;
        Ok(home.games)
    }

    /// A table at which these two begin to play.
    pub async fn table(&self, game: &Game, people: [Rc<Person>; 2]) -> Result<Table, Failure> {
        #[derive(Deserialize)]
        struct Made {
            table: String,
        }
        let players = 2.clamp(game.least, game.most);
        let body = json!({
            "game": game.id, "players": players, "seats": [1], "open": true,
        });
        let headers = people[0].headers();
        let made = self
            .line
            .send("POST", "/api/tables", &headers, body.to_string());
        let Made { table } = made.await?.json()?;
        let path = format!("/api/tables/{table}/start");
        let body = json!({ "nonce": "a" }).to_string();
        let added = self.line.send("POST", &path, &headers, body).await?;
        let _: serde_json::Value = added.json()?;
        // Where a game needs more than two, the second one has several seats.
        for seat in 2..=players {
            let path = format!("/api/tables/{table}/sit");
            let body = json!({ "seat": seat, "nonce": "b" }).to_string();
            let headers = people[1].headers();
            let sat = self.line.send("POST", &path, &headers, body).await?;
            let _: serde_json::Value = sat.json()?;
        }
        Ok(Table::new(table, people))
    }

    /// What someone could answer now: a random choice, if there is a question.
    pub async fn think(&self, table: &Table, who: usize) -> Result<Option<Move>, Failure> {
        let frame = self.read(table, who, "").await?;
        let Some(question) = frame.questions.iter().find(|question| question.owed) else {
            return Ok(None);
        };
        Ok(self.choose(question).map(|action| Move {
            seat: question.seat,
            action,
            seq: frame.seq,
        }))
    }

    /// Thinks of one more action for a secret answer.
    pub async fn think_on(
        &self,
        table: &Table,
        who: usize,
        so_far: &Move,
        draft: &str,
    ) -> Result<Option<Move>, Failure> {
        let query = format!("?draft={}", encode(draft));
        let frame = self.read(table, who, &query).await?;
        let mut questions = frame.questions.iter();
        let question = questions.find(|question| question.seat == so_far.seat);
        Ok(question
            .and_then(|question| self.choose(question))
            .map(|action| Move {
                action: format!("{};{action}", so_far.action),
                ..so_far.clone()
            }))
    }

    fn choose(&self, question: &Question) -> Option<String> {
        let choice = question.choices.get(self.pick(question.choices.len()))?;
        Some(choice.action.clone())
    }

    async fn read(&self, table: &Table, who: usize, query: &str) -> Result<Frame, Failure> {
        let path = format!("/api/tables/{}{query}", table.id);
        let headers = table.people[who].headers();
        let before = table.seen(who);
        let reply = self.line.send("GET", &path, &headers, String::new());
        let frame: Frame = reply.await?.json()?;
        table.see(who, before, frame.seq)?;
        Ok(frame)
    }

    /// The number of the last event of a table.
    pub async fn last(&self, table: &Table) -> Result<u64, Failure> {
        Ok(self.read(table, 0, "").await?.seq)
    }

    /// Sends a move.
    pub async fn play(&self, table: &Table, who: usize, it: &Move) -> Result<Progress, Failure> {
        #[derive(Deserialize)]
        struct Done {
            seq: u64,
            repeated: bool,
            draft: Option<String>,
        }
        let path = format!("/api/tables/{}/play", table.id);
        let submission = format!("{:016x}", self.random());
        let body = json!({
            "seat": it.seat, "action": it.action, "seq": it.seq, "submission": submission,
        });
        let headers = table.people[who].headers();
        let answer = self
            .line
            .send("POST", &path, &headers, body.to_string())
            .await?;
        if answer.status == 409 {
            return Ok(Progress::Late);
        }
        let done: Done = answer.json()?;
        self.repeated
            .set(self.repeated.get() + u64::from(done.repeated));
        Ok(match done.draft {
            Some(draft) => Progress::Unfinished(draft),
            None => Progress::Done(done.seq),
        })
    }

    /// One move of whoever is to act; whether there was one.
    pub async fn play_one(&self, table: &Table) -> Result<bool, Failure> {
        for who in 0..2 {
            let Some(mut it) = self.think(table, who).await? else {
                continue;
            };
            while let Progress::Unfinished(draft) = self.play(table, who, &it).await? {
                let more = self.think_on(table, who, &it, &draft).await?;
                it = more.ok_or("a draft without choices")?;
            }
            return Ok(true);
        }
        Ok(false)
    }

    /// Fetches the page's frame as a browser does, or without compression; how many
    /// bytes came.
    pub async fn page(&self, table: &Table, who: usize, packed: bool) -> Result<usize, Failure> {
        let path = format!("/t/{}/frame", table.id);
        let [bearer] = table.people[who].headers();
        let encoding = if packed { "gzip" } else { "identity" };
        let headers = [bearer, ("accept", "*/*"), ("accept-encoding", encoding)];
        let answer = self
            .line
            .send("GET", &path, &headers, String::new())
            .await?;
        if answer.status != 200 {
            return Err(format!("{path}: {}", answer.status).into());
        }
        Ok(answer.body.len())
    }

    /// Listens to a table as one of its players.
    pub async fn listen(&self, table: &Table, who: usize) -> Result<Stream, Failure> {
        self.watch(table, &table.people[who]).await
    }

    /// Listens to a table as one of its players who has heard of this event before.
    pub async fn listen_from(
        &self,
        table: &Table,
        who: usize,
        last: u64,
    ) -> Result<Stream, Failure> {
        let path = format!("/api/tables/{}/events", table.id);
        let [bearer] = table.people[who].headers();
        let last = last.to_string();
        let headers = [bearer, ("last-event-id", &*last)];
        self.line.listen(&path, &headers).await
    }

    /// Listens to a table, whoever it is.
    pub async fn watch(&self, table: &Table, person: &Person) -> Result<Stream, Failure> {
        let path = format!("/api/tables/{}/events", table.id);
        self.line.listen(&path, &person.headers()).await
    }

    /// What the program counts itself.
    pub async fn counted(&self) -> Result<Counted, Failure> {
        let answer = self
            .line
            .send("GET", "/metrics", &[], String::new())
            .await?;
        let text = String::from_utf8_lossy(&answer.body);
        Ok(Counted {
            tables: gauge(&text, "orrery_tables")?,
            streams: gauge(&text, "orrery_streams")?,
        })
    }
}

/// The next of some random numbers. Splitmix64: small and repeatable.
pub fn next_lot(lots: &Cell<u64>) -> u64 {
    let state = lots.get().wrapping_add(0x9e37_79b9_7f4a_7c15);
    lots.set(state);
    let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// A number among those that the program tells its hosts.
fn gauge(text: &str, name: &str) -> Result<u64, Failure> {
    let mut lines = text.lines();
    let value = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    Ok(value.ok_or("the program does not count")?.parse()?)
}

fn encode(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
            byte => format!("%{byte:02X}"),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{encode, gauge};

    #[test]
    fn what_the_program_counts_is_read_by_its_whole_name() {
        let text = "# TYPE orrery_tables gauge\norrery_tables_created_total 9\norrery_tables 7\n";
        assert_eq!(gauge(text, "orrery_tables").unwrap(), 7);
        assert!(gauge(text, "orrery_streams").is_err());
        assert!(gauge("orrery_streams x", "orrery_streams").is_err());
    }

    #[test]
    fn a_draft_is_written_so_that_an_address_can_hold_it() {
        assert_eq!(encode("41.2.n;s>e"), "41%2E2%2En%3Bs%3Ee");
    }
}

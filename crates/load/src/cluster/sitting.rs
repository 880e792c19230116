//! Two people sit down and begin to play, whatever breaks meanwhile: each step is looked up and
//! tried again.

use std::{collections::BTreeMap, rc::Rc};

use serde_json::{Value, json};

use crate::{
    Failure,
    people::{Game, People, Person, Table},
};

/// A bot that decides at once.
const BOT: &str = "greedy";

/// How often something is tried that is answered with a refusal.
const ATTEMPTS: usize = 100;

/// A table at which the game has begun, with a bot at it where that is wanted and the game has
/// room for one.
///
/// # Errors
/// When it cannot be made.
pub async fn begin(
    people: &People,
    game: &Game,
    pair: [Rc<Person>; 2],
    with_bot: bool,
) -> Result<Table, Failure> {
    let table = make(people, game, pair, with_bot).await?;
    for _ in 0..ATTEMPTS {
        let mut begun = true;
        for who in 0..2 {
            let frame = look(people, &table, who).await?;
            begun &= step(people, &table, who, &frame).await?;
        }
        if begun {
            return Ok(table);
        }
    }
    Err(format!("{} does not begin", table.id).into())
}

/// Makes a table: the same one however often this is sent.
async fn make(
    people: &People,
    game: &Game,
    pair: [Rc<Person>; 2],
    with_bot: bool,
) -> Result<Table, Failure> {
    let bots: BTreeMap<String, &str> = (3..=game.most)
        .take(usize::from(with_bot))
        .map(|seat| (seat.to_string(), BOT))
        .collect();
    let players = 2.clamp(game.least, game.most) as usize;
    let body = json!({
        "game": game.id, "players": players.max(2 + bots.len()).min(game.most.into()),
        "seats": [1], "open": true, "bots": bots,
        "submission": format!("{:016x}", people.random()),
    });
    let headers = pair[0].headers();
    let sent = people
        .line
        .send("POST", "/api/tables", &headers, body.to_string());
    let made: Value = sent.await?.json()?;
    let id = made["table"].as_str().ok_or("a table without a name")?;
    Ok(Table::new(id.to_owned(), pair))
}

async fn look(people: &People, table: &Table, who: usize) -> Result<Value, Failure> {
    let path = format!("/api/tables/{}", table.id);
    let headers = table.people[who].headers();
    let before = table.seen(who);
    let sent = people.line.send("GET", &path, &headers, String::new());
    let frame: Value = sent.await?.json()?;
    let seq = frame["seq"].as_u64().ok_or("a table without a number")?;
    table.see(who, before, seq)?;
    Ok(frame)
}

/// What somebody does before the game begins; whether it has begun.
async fn step(people: &People, table: &Table, who: usize, frame: &Value) -> Result<bool, Failure> {
    let mut sides = frame["sides"].as_array().into_iter().flatten();
    let free = sides.find(|side| side["kind"] == "free");
    if who == 1
        && let Some(free) = free
    {
        let body = json!({ "seat": free["seat"], "nonce": "b" });
        // Refused: it was taken, by this person before the line broke.
        act(people, table, who, "sit", &body).await?;
        return Ok(false);
    }
    if frame["dice"]["owed"] == true {
        act(people, table, who, "start", &json!({ "nonce": "a" })).await?;
        return Ok(false);
    }
    Ok(frame["stage"] != "waiting")
}

async fn act(
    people: &People,
    table: &Table,
    who: usize,
    what: &str,
    body: &Value,
) -> Result<(), Failure> {
    let path = format!("/api/tables/{}/{what}", table.id);
    let headers = table.people[who].headers();
    let sent = people.line.send("POST", &path, &headers, body.to_string());
    match sent.await? {
        reply if reply.status == 409 => Ok(()),
        reply => reply.json::<Value>().map(|_| ()),
    }
}

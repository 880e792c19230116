//! What takes long: searches and bots. Both start from the view of the seat they think for.

use std::time::Duration;

use catalog::{Answer as Whole, BotKind, Estimate, Judgement, Limits, SearchLine, SearchRequest};
use serde_json::{Value, json};
use tabletop::Seat;

use super::{
    Done,
    problem::Problem,
    requests::{Bot, MOST_ITERATIONS, Search},
    tables::{Table, written},
};

/// Searches with a budget.
pub fn search(asked: Result<(&Table, Seat), Problem>, search: Search) -> Done {
    let (game, seat) = match asked {
        Ok((table, seat)) => (table.game.copy(), seat),
        Err(problem) => return Done::Now(Err(problem)),
    };
    Done::Later(Box::new(move |stop| {
        let most = search.lines as usize;
        let request = SearchRequest {
            rounds: search.iterations.unwrap_or(MOST_ITERATIONS),
            time: search.time_ms.map(Duration::from_millis),
            seed: search.seed,
            deals: search.deals,
            most,
            stop: stop.clone(),
        };
        let found = game.search(seat, &request);
        let visits: u64 = found.iter().map(|line| u64::from(line.visits)).sum();
        written(&json!({
            "seat": seat,
            "visits": visits,
            "stopped": stop(),
            "choices": found.len(),
            "lines": found.iter().take(most).map(line).collect::<Vec<_>>(),
        }))
    }))
}

fn line(line: &SearchLine) -> Value {
    let mut fields = json!({
        "actions": line.actions,
        "visits": line.visits,
        "worth": rounded(line.worth),
    });
    if let (Some(judgement), Some(fields)) = (&line.judgement, fields.as_object_mut()) {
        fields.insert("judgement".into(), judged(judgement));
    }
    fields
}

fn judged(judgement: &Judgement) -> Value {
    let chances = judgement.chances.iter();
    json!({
        "chances": chances.map(|&chance| rounded(chance)).collect::<Vec<_>>(),
        "chance": estimate(&judgement.chance),
        "lead": estimate(&judgement.lead),
        "lost_chance": estimate(&judgement.lost_chance),
        "lost_points": estimate(&judgement.lost_points),
    })
}

/// A mean with its standard error; the error of a single deal is not known.
fn estimate(estimate: &Estimate) -> Value {
    json!({ "mean": rounded(estimate.mean), "error": rounded(estimate.error) })
}

/// Four decimals say all there is.
fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}

/// Asks a bot for its whole answer, all actions of a draft included.
pub fn bot(asked: Result<(&Table, Seat), Problem>, bot: &Bot) -> Done {
    let (table, seat) = match asked {
        Ok(asked) => asked,
        Err(problem) => return Done::Now(Err(problem)),
    };
    let Ok(kind) = bot.level.parse::<BotKind>() else {
        return Done::Now(Err(Problem::internal()));
    };
    let limits = Limits {
        time: bot.time_ms.map(Duration::from_millis),
        ..Limits::default()
    };
    let (referee, game, seed) = (table.referee.clone(), table.game.copy(), bot.seed);
    let answer = move || {
        let mut bot = referee.bot(kind, seed, limits);
        let answer = Whole::of_bot(&*game, seat, &mut *bot);
        written(&json!({ "seat": seat, "action": answer.notation() }))
    };
    match kind {
        BotKind::Random | BotKind::Novice | BotKind::Greedy => Done::Now(answer()),
        _ => Done::Later(Box::new(move |_| answer())),
    }
}

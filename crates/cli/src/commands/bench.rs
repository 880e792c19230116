//! `bench`: how fast random play, the search and play in numbers are.

use std::time::Duration;

use catalog::{DynGame, Spec, steps_per_second};
use serde_json::json;
use tabletop::Options;

use super::Context;
use crate::output::{Failure, Table, print, print_json};

/// The search is measured where two play.
const DUEL: u8 = 2;

/// Games side by side where steps in numbers are measured.
const LANES: usize = 256;

/// Measures one game or all, and checks what the games ended in.
pub fn bench(context: &Context, game: Option<&str>, seconds: f64) -> Result<(), Failure> {
    let entries: Vec<&dyn DynGame> = match game {
        Some(id) => vec![context.entry(id)?],
        None => context.catalog.games().collect(),
    };
    let time = Duration::try_from_secs_f64(seconds)
        .map_err(|_| Failure::Input(format!("--seconds {seconds}: not a length of time")))?;
    let head = [
        "game",
        "games/s",
        "decisions/s",
        "state bytes",
        "copy ns",
        "games",
        "digest",
        "search rounds/s",
        "vector steps/s",
    ];
    let mut table = Table::new(1, head);
    let mut rows = Vec::new();
    for entry in entries {
        let spec = entry.bench_spec();
        let options: Options = spec
            .options
            .iter()
            .map(|(key, value)| (key.to_string(), value.to_string()))
            .collect();
        let open = |players, options| {
            let referee = entry.open(None, players, options);
            referee.map_err(|why| Failure::World(catalog::explain_setup(&why)))
        };
        let bench = open(spec.players, &options)?.bench(spec.games, time);
        let vector = open(spec.players, &options)?.vector(&Spec::new(LANES, 0));
        let steps = vector.ok().map(|mut env| steps_per_second(&mut *env, time));
        let rounds = open(DUEL, &Options::new())?.search_rounds(time);
        if let Some(digest) = spec.digest
            && bench.digest != digest
        {
            return Err(Failure::World(format!(
                "{}: the games end in {:#018x} instead of {digest:#018x}: \
                 these are not the rules that were measured before",
                entry.info().id,
                bench.digest,
            )));
        }
        table.row([
            entry.info().id.to_string(),
            format!("{:.0}", bench.games_per_second),
            format!("{:.0}", bench.decisions_per_second),
            bench.state_bytes.to_string(),
            bench.copy.as_nanos().to_string(),
            bench.games.to_string(),
            format!("{:016x}", bench.digest),
            format!("{rounds:.0}"),
            steps.map_or("-".into(), |steps| format!("{steps:.0}")),
        ]);
        rows.push(json!({
            "game": entry.info().id,
            "games_per_second": bench.games_per_second,
            "decisions_per_second": bench.decisions_per_second,
            "state_bytes": bench.state_bytes,
            "copy_nanoseconds": bench.copy.as_nanos() as u64,
            "games": bench.games,
            "digest": format!("{:016x}", bench.digest),
            "search_rounds_per_second": rounds,
            "vector_steps_per_second": steps,
        }));
    }
    if context.json {
        print_json(&rows)
    } else {
        print(&table.text())
    }
}

//! `cargo xtask instructions`: what a decision of random play, a round of the search and a step
//! in numbers cost in instructions of the processor, which a busy machine does not change as it
//! changes a time. `crates/vector/examples/count.rs` is run by valgrind, each time once for a short
//! while and once for a longer one; the difference is what lies between.

use std::{path::Path, process::Command};

use crate::{Failure, cargo::Cargo, tools};

const GAMES: [&str; 3] = ["red-outpost", "kosmonavts", "circadians"];

/// What is counted.
struct Work {
    /// What the example calls it.
    name: &'static str,
    /// One of it.
    unit: &'static str,
    /// How long the two runs are.
    lengths: [&'static str; 2],
}

const WORKS: [Work; 4] = [
    Work {
        name: "decisions",
        unit: "decision",
        lengths: ["100", "400"],
    },
    // The first search alone, which `orrery bench` measures.
    Work {
        name: "rounds",
        unit: "first round",
        lengths: ["0", "1"],
    },
    Work {
        name: "rounds",
        unit: "round",
        lengths: ["1", "16"],
    },
    Work {
        name: "steps",
        unit: "step",
        lengths: ["20", "120"],
    },
];

/// What a run told.
struct Run {
    instructions: u64,
    units: u64,
    digest: String,
}

/// Counts and prints; beside it what an earlier build of the example costs.
pub fn run(before: Option<&Path>) -> Result<(), Failure> {
    if !Cargo::new("build --profile profiling -p orrery-vector --example count").succeeds() {
        return Err(Failure::Failed("The example does not build.".into()));
    }
    let now = tools::target().join("profiling/examples/count");
    let mut differs = false;
    for game in GAMES {
        for work in &WORKS {
            let (cost, digest) = counted(&now, work, game)?;
            let line = format!("{game:12} {:12} {cost:>10}", work.unit);
            let Some(before) = before else {
                println!("{line}");
                continue;
            };
            let (earlier, known) = counted(before, work, game)?;
            let part = 100 * cost / earlier.max(1);
            let same = if digest == known { "the same" } else { "other" };
            differs |= digest != known;
            println!("{line}, before {earlier:>10}: {part:>3} %, {same} results");
        }
    }
    if differs {
        return Err(Failure::Failed("Results are not what they were.".into()));
    }
    Ok(())
}

/// Instructions for each thing done, and the digest of the longer run.
fn counted(program: &Path, work: &Work, game: &str) -> Result<(u64, String), Failure> {
    let [short, long] = work
        .lengths
        .map(|length| run_counted(program, work.name, game, length));
    let (short, long) = (short?, long?);
    let units = (long.units - short.units).max(1);
    Ok((
        (long.instructions - short.instructions) / units,
        long.digest,
    ))
}

fn run_counted(program: &Path, what: &str, game: &str, length: &str) -> Result<Run, Failure> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args([what, game, length])
        .output()
        .map_err(|why| Failure::Failed(format!("valgrind, of the package valgrind: {why}")))?;
    let told = String::from_utf8_lossy(&output.stdout);
    let counted = String::from_utf8_lossy(&output.stderr);
    let after = |text: &str, word: &str| {
        let mut words = text.split([' ', ':', ',', '\n']);
        words.find(|&other| other == word)?;
        let value = words.find(|value| !value.is_empty())?;
        Some(value.to_string())
    };
    let run = || {
        let units = told.split(' ').next()?.parse().ok()?;
        Some(Run {
            instructions: after(&counted, "Collected")?.parse().ok()?,
            units,
            digest: after(&told, "digest")?,
        })
    };
    run().ok_or_else(|| Failure::Failed(format!("{}: {told}{counted}", program.display())))
}

//! The program that `cargo xtask mutants` starts: it breaks the rules of a game in every
//! small way and sees whether a test notices.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a tool of the terminal"
)]

mod source;
mod tree;
mod trial;

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use clap::Parser;

use source::Mutant;
use trial::{Fate, Tests};

/// Breaks the rules of a game in every small way and sees whether a test notices.
#[derive(Parser)]
#[command(name = "cargo xtask mutants")]
struct Args {
    /// The game
    game: String,
    /// Try so many, chosen at random from every file; all without this
    #[arg(long)]
    sample: Option<usize>,
    /// Another sample
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Leave out tests with this in their name: stored numbers of the game notice every change,
    /// and the notes of what a test meets are allocated
    #[arg(long, default_values = ["encode::", "allocates_nothing"])]
    without: Vec<String>,
    /// How many to try at once
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// Only those with this in their text, as the list of survivors has it
    #[arg(long)]
    only: Option<String>,
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// Whether every mutant is caught, or known to change nothing.
fn run(args: &Args) -> Result<bool, String> {
    let root = root();
    let built = tree::build(&root, &args.game)?;
    let all = built.mutants.len();
    let live = built.mutants.iter().filter(|mutant| mutant.is_live);
    let wanted = |mutant: &&Mutant| {
        let only = args.only.as_ref();
        only.is_none_or(|part| mutant.key().contains(part.as_str()))
    };
    let live: Vec<&Mutant> = live.filter(wanted).collect();
    println!("{all} mutants, {} to choose from", live.len());
    let tests = Tests::look(&built.program, &built.folder, &args.without)?;
    let chosen = match args.sample {
        Some(size) => sample(&live, size, args.seed),
        None => live,
    };
    println!("{} tests, {} mutants to try", tests.count, chosen.len());
    let fates = try_all(&tests, &chosen, args.jobs.max(1));
    let known = root.join("games").join(&args.game).join("mutants.txt");
    let known = fs::read_to_string(known).unwrap_or_default();
    Ok(report(&chosen, &fates, &known))
}

fn root() -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    folder.ancestors().nth(2).unwrap_or(folder).to_owned()
}

/// The same share of every file, at least one.
fn sample<'a>(all: &[&'a Mutant], size: usize, seed: u64) -> Vec<&'a Mutant> {
    let mut files: BTreeMap<&str, Vec<&Mutant>> = BTreeMap::new();
    for mutant in all {
        files.entry(&mutant.file).or_default().push(mutant);
    }
    let mut chosen = Vec::new();
    for mut mutants in files.into_values() {
        let share = (mutants.len() * size).div_ceil(all.len());
        mutants.sort_by_key(|mutant| mixed(seed, mutant.id as u64));
        chosen.extend(mutants.into_iter().take(share));
    }
    chosen
}

/// SplitMix64.
fn mixed(seed: u64, id: u64) -> u64 {
    let mut z = (seed.wrapping_mul(1 << 32) ^ id).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

fn try_all(tests: &Tests, chosen: &[&Mutant], jobs: usize) -> Vec<Fate> {
    let next = AtomicUsize::new(0);
    let fates = Mutex::new(vec![Fate::Unmet; chosen.len()]);
    thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(mutant) = chosen.get(at) else {
                        return;
                    };
                    let fate = tests.fate(mutant.id);
                    if !matches!(fate, Fate::Caught) {
                        println!("{fate:?}: {}", shown(mutant));
                    }
                    if (at + 1).is_multiple_of(100) {
                        println!("{} of {}", at + 1, chosen.len());
                    }
                    fates.lock().expect("nobody panics with it")[at] = fate;
                }
            });
        }
    });
    fates.into_inner().expect("nobody panics with it")
}

fn shown(mutant: &Mutant) -> String {
    format!("{} (line {})", mutant.key(), mutant.line)
}

/// Says what survived; whether all of that is known to change nothing.
fn report(chosen: &[&Mutant], fates: &[Fate], known: &str) -> bool {
    let is_known = |mutant: &Mutant| {
        let key = format!("{}: ", mutant.key());
        known.lines().any(|line| line.starts_with(&key))
    };
    let pairs = || chosen.iter().zip(fates);
    let is_caught = |fate: &Fate| matches!(fate, Fate::Caught | Fate::Endless);
    let caught = pairs().filter(|(_, fate)| is_caught(fate)).count();
    let endless = fates.iter().filter(|fate| **fate == Fate::Endless).count();
    let survivors: Vec<(&Mutant, &Fate)> = pairs()
        .filter(|(_, fate)| !is_caught(fate))
        .map(|(mutant, fate)| (*mutant, fate))
        .collect();
    let (equivalent, open): (Vec<_>, Vec<_>) = survivors
        .into_iter()
        .partition(|(mutant, _)| is_known(mutant));
    println!("\nsurvived:");
    for (mutant, fate) in &open {
        println!("  {fate:?} {}", shown(mutant));
    }
    let counted = chosen.len() - equivalent.len();
    let (low, high) = wilson(caught, counted);
    println!(
        "\n{} tried: {caught} caught ({endless} of them by running on), {} change nothing, {} survived\n\
         caught of those that change something: {:.1} % (95 %: {:.1} to {:.1})",
        chosen.len(),
        equivalent.len(),
        open.len(),
        100.0 * caught as f64 / counted.max(1) as f64,
        100.0 * low,
        100.0 * high,
    );
    open.is_empty()
}

/// Wilson's interval for a share, 95 %.
fn wilson(hits: usize, all: usize) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    let n = all.max(1) as f64;
    let share = hits as f64 / n;
    let middle = share + Z * Z / (2.0 * n);
    let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    ((middle - spread) / scale, (middle + spread) / scale)
}

#[cfg(test)]
mod tests {
    use super::wilson;

    #[test]
    fn the_interval_is_wilsons() {
        let (low, high) = wilson(97, 100);
        assert!((low - 0.915).abs() < 0.001 && (high - 0.990).abs() < 0.001);
        assert!(wilson(10, 10).1 <= 1.000_001);
    }
}

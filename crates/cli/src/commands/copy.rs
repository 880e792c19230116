//! `copy`: all data from a file into a PostgreSQL database, or back.

use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use store::copy::{self, Copied, CopyError, Progress};
use tabletop::Phrase;

use super::Context;
use crate::{
    args::{CopyArgs, database},
    output::{Failure, print, print_json},
};

/// Copies everything, compares it, and says how much it is.
pub fn copy(context: &Context, args: &CopyArgs) -> Result<(), Failure> {
    let (from, to) = (database(&args.from)?, database(&args.to)?);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    // It is drawn on a terminal only.
    let bar = ProgressBar::new(0).with_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}").expect("a fixed template"),
    );
    let tell = |progress: Progress| {
        bar.set_length(progress.all);
        bar.set_position(progress.done);
    };
    let copied = runtime.block_on(copy::copy(&from, &to, tell));
    bar.finish_and_clear();
    let Copied {
        tables,
        events,
        rows,
    } = copied.map_err(|why| failure(&why))?;
    if context.json {
        return print_json(&json!({
            "database": to.to_string(), "tables": tables, "events": events, "rows": rows,
        }));
    }
    let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    let phrase = Phrase::new("cli-copied")
        .with("database", to.to_string())
        .with("tables", number(tables))
        .with("events", number(events));
    print(&context.say(&phrase))
}

/// What the user can put right is bad input; the rest is the world.
fn failure(why: &CopyError) -> Failure {
    let what = why.to_string();
    match why {
        CopyError::Missing(_) | CopyError::NotEmpty(_) | CopyError::Itself(_) => {
            Failure::Input(what)
        }
        CopyError::Differs { .. } | CopyError::Store(_) => Failure::World(what),
    }
}

//! `backup` and `restore`: the data of a server as one file.

use std::path::{Path, PathBuf};

use serde_json::json;
use store::backup::{self, BackupError, Contents};
use tabletop::Phrase;

use super::Context;
use crate::{
    args::{BackupArgs, DatabaseArgs, RestoreArgs},
    output::{Failure, print, print_json},
};

/// Copies the data into a file, while a server goes on if there is one.
pub fn backup(context: &Context, args: &BackupArgs) -> Result<(), Failure> {
    let database = file(context, &args.data)?;
    let made = backup::backup(&database, &args.file, args.force).map_err(|why| failure(&why))?;
    let file = args.file.display().to_string();
    report(context, "cli-backed-up", &file, made)
}

/// Puts a backup in the place of the data.
pub fn restore(context: &Context, args: &RestoreArgs) -> Result<(), Failure> {
    let database = file(context, &args.data)?;
    let made = backup::restore(&args.file, &database, args.force).map_err(|why| failure(&why))?;
    let file = database.display().to_string();
    report(context, "cli-restored", &file, made)
}

/// The file with the data. PostgreSQL has its own ways to back up.
fn file(context: &Context, data: &DatabaseArgs) -> Result<PathBuf, Failure> {
    let database = data.database()?;
    let file = database.file().map(Path::to_owned);
    file.ok_or_else(|| Failure::Input(context.say(&Phrase::new("cli-backup-postgres"))))
}

fn report(
    context: &Context,
    key: &'static str,
    file: &str,
    contents: Contents,
) -> Result<(), Failure> {
    let Contents {
        tables,
        events,
        bytes,
    } = contents;
    if context.json {
        return print_json(&json!({
            "file": file, "tables": tables, "events": events, "bytes": bytes,
        }));
    }
    let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    let phrase = Phrase::new(key)
        .with("file", file.to_owned())
        .with("tables", number(tables))
        .with("events", number(events))
        .with("size", number(bytes.div_ceil(1024)));
    print(&context.say(&phrase))
}

/// What the user can put right is bad input; the rest is the world.
fn failure(why: &BackupError) -> Failure {
    let what = why.to_string();
    match why {
        BackupError::File { .. } | BackupError::Store(_) => Failure::World(what),
        _ => Failure::Input(what),
    }
}

//! `export`: games as records, one file each. An export that was stopped goes on where it was.

use std::{
    collections::HashMap,
    fs::{self, File},
    io::{self, Write},
    path::Path,
};

use serde::{Deserialize, Serialize};
use server::admin::{Answer, Command, TableInfo};
use tabletop::Phrase;

use super::{Context, admin::Desk};
use crate::{
    args::ExportArgs,
    output::{Failure, print, print_json},
};

/// The list of everything that was exported, one line a file.
const MANIFEST: &str = "manifest.jsonl";

/// A line of the manifest.
#[derive(Serialize, Deserialize)]
struct Line {
    table: String,
    game: String,
    stage: String,
    updated: u64,
    file: String,
}

/// Writes the games that are over, or all that have begun, into a folder.
pub fn export(context: &Context, args: &ExportArgs) -> Result<(), Failure> {
    let desk = Desk::open(context, &args.data.database()?)?;
    let command = Command::List {
        stage: None,
        most: u32::MAX,
    };
    let Answer::Tables(tables) = desk.ask(context, command)? else {
        return Ok(());
    };
    let folder = &args.folder;
    fs::create_dir_all(folder).map_err(|why| failed(folder, &why))?;
    let known = read_manifest(folder);
    let manifest = folder.join(MANIFEST);
    let manifest_file = File::options().create(true).append(true).open(&manifest);
    let mut manifest_file = manifest_file.map_err(|why| failed(&manifest, &why))?;
    let (mut written, mut unreadable) = (0_usize, Vec::new());
    for table in tables.iter().filter(|table| is_wanted(table, args.all)) {
        let file = format!("{}.jsonl", table.table);
        if known.get(&table.table) == Some(&table.updated) && folder.join(&file).is_file() {
            continue;
        }
        let command = Command::Record {
            table: table.table.clone(),
        };
        let record = match desk.ask(context, command) {
            Ok(Answer::Record { text }) => text,
            Ok(_) => continue,
            Err(Failure::Input(why)) => {
                unreadable.push(format!("{}: {why}", table.table));
                continue;
            }
            Err(why) => return Err(why),
        };
        let path = folder.join(&file);
        write_whole(&path, &record).map_err(|why| failed(&path, &why))?;
        let line = Line {
            table: table.table.clone(),
            game: table.game.clone(),
            stage: table.stage.clone(),
            updated: table.updated,
            file,
        };
        let line = serde_json::to_string(&line).expect("plain data");
        writeln!(manifest_file, "{line}").map_err(|why| failed(&manifest, &why))?;
        written += 1;
    }
    report(context, written, &unreadable)
}

fn is_wanted(table: &TableInfo, all: bool) -> bool {
    match table.stage.as_str() {
        "finished" => true,
        "live" => all,
        _ => false,
    }
}

/// When each table had changed last when it was exported.
fn read_manifest(folder: &Path) -> HashMap<String, u64> {
    let text = fs::read_to_string(folder.join(MANIFEST)).unwrap_or_default();
    // The last line may be half written.
    let lines = text
        .lines()
        .filter_map(|line| serde_json::from_str::<Line>(line).ok());
    lines.map(|line| (line.table, line.updated)).collect()
}

/// A file appears under its name when it is whole.
fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let new = path.with_extension("new");
    let mut file = File::create(&new)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&new, path)
}

fn report(context: &Context, written: usize, unreadable: &[String]) -> Result<(), Failure> {
    if context.json {
        let told = serde_json::json!({ "written": written, "unreadable": unreadable });
        print_json(&told)?;
    } else {
        let phrase = Phrase::new("cli-exported").with("games", written as i64);
        print(&context.say(&phrase))?;
    }
    if unreadable.is_empty() {
        Ok(())
    } else {
        Err(Failure::World(unreadable.join("\n")))
    }
}

fn failed(path: &Path, why: &io::Error) -> Failure {
    Failure::World(format!("{}: {why}", path.display()))
}

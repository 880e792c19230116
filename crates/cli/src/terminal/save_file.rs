//! The file in which a game is kept while it is played.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

use record::Record;

/// The file, which at every moment holds a record that can be resumed.
pub struct SaveFile {
    file: PathBuf,
    /// Whether the file has everything: a full disk may have left it behind.
    complete: bool,
}

impl SaveFile {
    /// A file to be written; nothing is done yet.
    pub const fn new(file: PathBuf) -> Self {
        Self {
            file,
            complete: false,
        }
    }

    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Whether everything is in the file.
    pub const fn is_complete(&self) -> bool {
        self.complete
    }

    /// Writes the whole record.
    pub fn write(&mut self, record: &Record) -> io::Result<()> {
        let written = write_whole(&self.file, &record.write());
        self.complete = written.is_ok();
        written
    }

    /// Appends these last lines of the record. If the file does not have the lines
    /// before them, or has been moved, all is written anew.
    pub fn append(&mut self, lines: &str, record: &Record) -> io::Result<()> {
        if self.complete && append_lines(&self.file, lines).is_ok() {
            return Ok(());
        }
        self.write(record)
    }
}

/// Whether a new game may be kept here: there is no file yet, or nothing in it, or
/// it is no file that could be lost.
pub fn is_free(file: &Path) -> bool {
    fs::metadata(file).map_or(true, |there| !there.is_file() || there.len() == 0)
}

/// Appends whole lines or nothing.
fn append_lines(file: &Path, lines: &str) -> io::Result<()> {
    let mut open = OpenOptions::new().append(true).open(file)?;
    let before = open.metadata()?.len();
    let appended = open
        .write_all(lines.as_bytes())
        .and_then(|()| open.sync_data());
    if appended.is_err() {
        // Half a line would make the record unreadable.
        let _ = open.set_len(before);
    }
    appended
}

/// Writes a file so that whoever reads it finds the old or the new one whole.
fn write_whole(file: &Path, text: &str) -> io::Result<()> {
    // A link stays a link, and what is no file (a device, a pipe) is not replaced by one.
    let file = fs::canonicalize(file).unwrap_or_else(|_| file.to_path_buf());
    if fs::metadata(&file).is_ok_and(|there| !there.is_file()) {
        return OpenOptions::new()
            .write(true)
            .open(&file)?
            .write_all(text.as_bytes());
    }
    let mut name = file.file_name().unwrap_or_default().to_os_string();
    name.push(".new");
    let beside = file.with_file_name(name);
    let written = write_file(&beside, text).and_then(|()| fs::rename(&beside, &file));
    if written.is_err() {
        let _ = fs::remove_file(&beside);
    }
    written
}

fn write_file(file: &Path, text: &str) -> io::Result<()> {
    let mut open = File::create(file)?;
    open.write_all(text.as_bytes())?;
    open.sync_all()
}

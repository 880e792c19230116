//! Files that only their owner may read: the database holds the key that signs identities and
//! the secrets behind all dice.

use std::{
    ffi::OsString,
    fs::{File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

/// The file of this name with an ending of its own.
pub fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.file_name().map_or_else(OsString::new, OsString::from);
    name.push(".");
    name.push(ending);
    file.with_file_name(name)
}

/// How to open a file that is made for its owner only.
pub fn private() -> OpenOptions {
    let mut options = File::options();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Writes a file for its owner only, whole or not at all.
pub fn write_private(path: &Path, text: &[u8]) -> io::Result<()> {
    let new = beside(path, "new");
    let mut file = private().truncate(true).open(&new)?;
    file.write_all(text)?;
    file.sync_all()?;
    drop(file);
    std::fs::rename(&new, path)
}

/// Makes a database that is not there and takes from everyone else the right to read one that
/// is. SQLite gives its other files the rights of the first.
pub fn keep_private(database: &Path) -> io::Result<()> {
    if !database.exists() {
        private().open(database)?;
    }
    for path in ["", "-wal", "-shm"].map(|ending| with_suffix(database, ending)) {
        if path.exists() {
            restrict(&path)?;
        }
    }
    Ok(())
}

/// SQLite's other files: the name of the database and this.
pub fn with_suffix(database: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(database);
    name.push(suffix);
    name.into()
}

#[cfg(unix)]
fn restrict(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mode = std::fs::metadata(path)?.permissions().mode();
    if mode & 0o077 == 0 {
        return Ok(());
    }
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600))
}

#[cfg(not(unix))]
fn restrict(_: &Path) -> io::Result<()> {
    Ok(())
}

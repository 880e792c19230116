//! Where the programs of services are.
//!
//! `cargo xtask tools` reads this file too, so that both agree on what is there.

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// Debian keeps each version in a folder here.
const DEBIAN: &str = "/usr/lib/postgresql";

/// The folder with `initdb`, `postgres` and the rest: `ORRERY_POSTGRES`, or the newest version
/// that Debian has installed, or one on the path.
#[must_use]
pub fn postgres() -> Option<PathBuf> {
    let has_all = |folder: &PathBuf| {
        ["initdb", "postgres", "pg_ctl", "psql"]
            .iter()
            .all(|program| folder.join(program).is_file())
    };
    if let Some(folder) = std::env::var_os("ORRERY_POSTGRES") {
        return Some(PathBuf::from(folder)).filter(has_all);
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    newest(Path::new(DEBIAN))
        .into_iter()
        .chain(std::env::split_paths(&path))
        .find(has_all)
}

/// The `bin` folder of the highest version.
fn newest(versions: &Path) -> Option<PathBuf> {
    let folders = std::fs::read_dir(versions).ok()?.flatten();
    let number = |name: &std::ffi::OsStr| name.to_str()?.parse::<u32>().ok();
    let folders = folders.filter_map(|folder| Some((number(&folder.file_name())?, folder.path())));
    let (_, folder) = folders.max()?;
    Some(folder.join("bin"))
}

/// The server of NATS: `ORRERY_NATS`, or where Debian installs it, or one on the path.
#[must_use]
pub fn nats() -> Option<PathBuf> {
    if let Some(program) = std::env::var_os("ORRERY_NATS") {
        return Some(PathBuf::from(program)).filter(|program| program.is_file());
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path)
        .chain(["/usr/sbin".into(), "/usr/bin".into()])
        .map(|folder| folder.join("nats-server"))
        .find(|program| program.is_file())
}

/// A Python that has `aiosmtpd`, a server for e-mails: that of the system, or the one on the path.
#[must_use]
pub fn smtp() -> Option<PathBuf> {
    let known = ["/usr/bin/python3", "python3"].map(PathBuf::from);
    known.into_iter().find(|python| has(python, "aiosmtpd"))
}

/// The package that has a provider of OpenID Connect.
pub const OIDC: &str = "oidc-provider-mock==0.3.4";

/// The virtual environment with that package, under the folder of everything that is built.
pub const OIDC_FOLDER: &str = "tmp/oidc-provider-mock-0.3.4";

/// A Python that has it: in the folder of everything that is built, where this program is too, or
/// the one on the path.
#[must_use]
pub fn oidc() -> Option<PathBuf> {
    let program = std::env::current_exe().unwrap_or_default();
    let folders = program.ancestors().skip(1);
    let own = folders.map(|folder| folder.join(OIDC_FOLDER).join("bin/python"));
    let mut own = own.filter(|python| python.is_file());
    let known = own.next().into_iter().chain(["python3".into()]);
    known
        .into_iter()
        .find(|python| has(python, "oidc_provider_mock"))
}

/// Whether a Python has a module.
fn has(python: &Path, module: &str) -> bool {
    Command::new(python)
        .args(["-c", &format!("import {module}")])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

//! Where Chromium and its driver are, under the names they usually have.
//!
//! `cargo xtask tools` reads this file too, so that both agree on what is there.

use std::path::{Path, PathBuf};

/// Chromium or Chrome, on Linux and macOS.
const BROWSERS: &[&str] = &[
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// The program that drives it.
const DRIVERS: &[&str] = &[
    "chromedriver",
    "chromium.chromedriver",
    "/usr/lib/chromium/chromedriver",
    "/usr/lib/chromium-browser/chromedriver",
];

/// The browser: `ORRERY_CHROMIUM`, or the first that is installed.
#[must_use]
pub fn chromium() -> Option<PathBuf> {
    chosen("ORRERY_CHROMIUM", BROWSERS)
}

/// Its driver: `ORRERY_CHROMEDRIVER`, or the first that is installed.
#[must_use]
pub fn chromedriver() -> Option<PathBuf> {
    chosen("ORRERY_CHROMEDRIVER", DRIVERS)
}

fn chosen(variable: &str, names: &[&str]) -> Option<PathBuf> {
    match std::env::var_os(variable) {
        Some(path) => Some(PathBuf::from(path)).filter(|path| path.is_file()),
        None => names.iter().find_map(|name| installed(name)),
    }
}

/// Where a program is: on the path, or at this very place.
#[must_use]
pub fn installed(name: &str) -> Option<PathBuf> {
    if Path::new(name).is_absolute() {
        return Some(PathBuf::from(name)).filter(|path| path.is_file());
    }
    let folders = std::env::var_os("PATH")?;
    let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(&folders)
        .map(|folder| folder.join(&name))
        .find(|path| path.is_file())
}

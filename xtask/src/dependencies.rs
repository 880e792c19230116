//! What the workspace depends on: licences that may be combined with its own, and no
//! newer compiler than the one it declares. All of it is in `cargo metadata`, so no
//! network is needed.

use std::{cmp::Ordering, process::Command};

use serde_json::Value;
use spdx::{Expression, ParseMode};

use crate::{Failure, cargo::Cargo};

/// Licences that a program under MIT or Apache-2.0 may be distributed with, without
/// duties beyond naming them.
const LICENCES: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "Unicode-3.0",
    "Zlib",
];

/// Packages that only tests use, with a licence that asks for more than naming it when
/// a program is distributed.
const IN_TESTS: &[(&str, &str)] = &[
    ("cssparser", "MPL-2.0"),
    ("cssparser-macros", "MPL-2.0"),
    ("dtoa-short", "MPL-2.0"),
    ("selectors", "MPL-2.0"),
];

/// Checks every package of the lock file.
pub fn check() -> Result<(), Failure> {
    let text = metadata()?;
    let metadata: Value = serde_json::from_str(&text)
        .map_err(|why| Failure::Failed(format!("`cargo metadata` cannot be read: {why}")))?;
    let packages = metadata["packages"]
        .as_array()
        .map_or(&[][..], Vec::as_slice);
    let own = packages
        .iter()
        .find(|package| package["name"] == "xtask")
        .and_then(|package| package["rust_version"].as_str());
    let declared =
        own.ok_or_else(|| Failure::Failed("The workspace declares no `rust-version`.".to_owned()))?;
    let problems: Vec<String> = packages
        .iter()
        .flat_map(|package| problems(package, declared))
        .collect();
    if !problems.is_empty() {
        return Err(Failure::Failed(problems.join("\n")));
    }
    println!(
        "    {} packages: licences may be combined, Rust {declared} is enough",
        packages.len()
    );
    Ok(())
}

/// Everything about the packages of all platforms, or else, where some of those cannot
/// be fetched, of this one.
fn metadata() -> Result<String, Failure> {
    const CALL: &str = "metadata --format-version 1 --locked --all-features";
    Cargo::new(CALL).output().or_else(|_| {
        println!("    without a network: only the packages of this platform");
        let call = format!("{CALL} --offline --filter-platform {}", host());
        Cargo::new(&call).output().map_err(Failure::Failed)
    })
}

/// This platform, as the compiler calls it.
pub fn host() -> String {
    let told = Command::new("rustc").arg("-vV").output();
    let told = told.map_or_else(|_| Vec::new(), |told| told.stdout);
    let told = String::from_utf8_lossy(&told);
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.unwrap_or_default().to_owned()
}

fn problems(package: &Value, declared: &str) -> Vec<String> {
    let text = |key: &str| package[key].as_str().unwrap_or_default();
    let named = format!("{} {}", text("name"), text("version"));
    let mut problems = Vec::new();
    let in_tests = IN_TESTS.contains(&(text("name"), text("license")));
    if !in_tests && !allowed(text("license")) {
        problems.push(format!(
            "{named}: the licence `{}` is not among those that xtask/src/dependencies.rs allows",
            text("license")
        ));
    }
    if newer(text("rust_version"), declared) {
        problems.push(format!(
            "{named} needs Rust {}, the workspace declares {declared}",
            text("rust_version")
        ));
    }
    problems
}

/// Whether one of the alternatives of a licence is among those that are fine.
fn allowed(licence: &str) -> bool {
    let known = |id: Option<spdx::LicenseId>| id.is_some_and(|id| LICENCES.contains(&id.name));
    // An addition, such as `WITH LLVM-exception`, only permits more.
    Expression::parse_mode(licence, ParseMode::LAX)
        .is_ok_and(|expression| expression.evaluate(|wanted| known(wanted.license.id())))
}

/// Whether a version is newer than the declared one; none is not.
fn newer(version: &str, declared: &str) -> bool {
    let numbers = |text: &str| -> Vec<u32> {
        let mut numbers: Vec<u32> = text.split('.').map(|n| n.parse().unwrap_or(0)).collect();
        numbers.resize(3, 0);
        numbers
    };
    numbers(version).cmp(&numbers(declared)) == Ordering::Greater
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_licence_needs_one_alternative_that_is_fine() {
        for fine in [
            "MIT",
            "MIT OR GPL-3.0-only",
            "MIT/Apache-2.0",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception",
        ] {
            assert!(allowed(fine), "{fine}");
        }
        for other in ["", "GPL-3.0-only", "MIT AND AGPL-3.0-only", "Proprietary"] {
            assert!(!allowed(other), "{other}");
        }
    }

    #[test]
    fn versions_are_compared_by_their_numbers() {
        assert!(newer("1.89", "1.88"));
        assert!(newer("1.100.0", "1.88"));
        assert!(newer("1.88.1", "1.88"));
        assert!(!newer("1.88.0", "1.88"));
        assert!(!newer("1.9", "1.88"));
        assert!(!newer("", "1.88"));
    }

    #[test]
    fn a_package_is_told_with_what_is_wrong() {
        let package = serde_json::json!({
            "name": "odd", "version": "1.2.3", "license": "GPL-3.0-only", "rust_version": "1.99",
        });
        let problems = problems(&package, "1.88");
        assert_eq!(problems.len(), 2);
        assert!(problems[0].contains("odd 1.2.3") && problems[0].contains("GPL-3.0-only"));
        assert!(problems[1].contains("needs Rust 1.99"));
    }
}

//! The licences of the libraries that the program contains: most of them ask to be passed on.

use std::{fmt::Write, fs, path::Path};

use serde_json::Value;

use crate::{Failure, cargo::Cargo, dependencies};

/// Every library of the program with the text of its licence.
pub fn text() -> Result<String, Failure> {
    let target = dependencies::host();
    let call = format!("metadata --format-version 1 --locked --filter-platform {target}");
    let printed = Cargo::new(&call).output().map_err(Failure::Failed)?;
    let metadata: Value = serde_json::from_str(&printed)
        .map_err(|why| Failure::Failed(format!("`cargo metadata` cannot be read: {why}")))?;
    let call = "tree -p orrery -e normal --prefix none --format {p} --no-dedupe";
    let tree = Cargo::new(call).output().map_err(Failure::Failed)?;
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let mut text = String::from("Orrery contains these libraries.\n");
    for package in packages {
        let field = |name: &str| package[name].as_str().unwrap_or_default();
        let named = format!("{} v{}", field("name"), field("version"));
        let is_own = package["source"].is_null();
        if is_own || !tree.lines().any(|line| line.starts_with(&named)) {
            continue;
        }
        let line = "─".repeat(80);
        let _ = write!(text, "\n{line}\n{named}: {}\n", field("license"));
        for licence in licences(Path::new(field("manifest_path"))) {
            let _ = write!(text, "\n{licence}\n");
        }
    }
    Ok(text)
}

/// The texts of the licences in the folder of a package.
fn licences(manifest: &Path) -> Vec<String> {
    let folder = manifest
        .parent()
        .and_then(|folder| fs::read_dir(folder).ok());
    let files = folder.into_iter().flatten().flatten();
    let mut files: Vec<_> = files
        .map(|entry| entry.path())
        .filter(|path| {
            let name = path.file_name().unwrap_or_default();
            let name = name.to_string_lossy().to_uppercase();
            ["LICENSE", "LICENCE", "COPYING", "NOTICE"]
                .iter()
                .any(|start| name.starts_with(start))
        })
        .collect();
    files.sort();
    files
        .iter()
        .filter_map(|file| fs::read_to_string(file).ok())
        .collect()
}

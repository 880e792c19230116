//! What the compiler does not check about the house, as ordinary tests.

use crate::files::{self, File};

/// Crates of the house, and small ones from outside, that a game may depend on.
const GAME_DEPENDENCIES: &[&str] = &[
    "arrayvec", "enumset", "figures", "grid", "serde", "strum", "svg", "tabletop", "toml",
];

/// Paths that exist on one machine only, and hosts that nothing here has to talk to.
/// They are in two parts so that this file does not contain them.
const FORBIDDEN: &[&str] = &[
    concat!("/wo", "rk/"),
    concat!("crates.io", "/api"),
    concat!("index.", "crates.io"),
    concat!("static.", "crates.io"),
    concat!("pypi", ".org"),
];

/// Fails with every line that `is_wrong`, among the files that `concerns` selects.
#[track_caller]
fn no_line(what: &str, concerns: impl Fn(&File) -> bool, is_wrong: impl Fn(&str) -> bool) {
    let mut wrong = Vec::new();
    for file in files::all(&files::root())
        .iter()
        .filter(|file| concerns(file))
    {
        for (number, line) in file.text.lines().enumerate() {
            if is_wrong(line) {
                wrong.push(format!("{}:{}: {line}", file.path, number + 1));
            }
        }
    }
    assert!(wrong.is_empty(), "{what}:\n{}", wrong.join("\n"));
}

/// The package folders of the workspace with their `Cargo.toml`.
fn packages() -> Vec<(String, File)> {
    let manifests = files::all(&files::root()).into_iter();
    manifests
        .filter(|file| !file.path.starts_with("examples/"))
        .filter_map(|file| Some((file.path.strip_suffix("/Cargo.toml")?.to_owned(), file)))
        .collect()
}

/// The names in `[dependencies]`, also where it is written as one table for each.
fn dependencies(manifest: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut inside = false;
    for line in manifest.lines().map(str::trim) {
        if let Some(table) = line
            .strip_prefix('[')
            .and_then(|line| line.strip_suffix(']'))
        {
            inside = table == "dependencies" || table.ends_with(".dependencies");
            names.extend(table.strip_prefix("dependencies."));
        } else if inside && !line.starts_with('#') {
            names.extend(
                line.split(['.', '=', ' '])
                    .next()
                    .filter(|name| !name.is_empty()),
            );
        }
    }
    names
}

fn read(path: &str) -> String {
    std::fs::read_to_string(files::root().join(path)).unwrap_or_default()
}

fn is_comment(line: &str) -> bool {
    line.trim_start().starts_with("//")
}

fn has_word(line: &str, word: &str) -> bool {
    line.split(|c: char| !c.is_alphanumeric() && c != '_')
        .any(|part| part == word)
}

#[test]
fn nothing_depends_on_one_machine_or_a_registry() {
    no_line(
        "local paths and registry hosts",
        |_| true,
        |line| {
            let line = line.to_lowercase();
            FORBIDDEN.iter().any(|word| line.contains(word))
        },
    );
}

#[test]
fn no_line_ends_with_a_space() {
    no_line(
        "space at the end of a line",
        |_| true,
        |line| line.ends_with([' ', '\t']),
    );
}

#[test]
fn nothing_is_left_unfinished() {
    no_line(
        "unfinished code",
        |file| file.extension() == "rs",
        |line| {
            line.contains(concat!("todo", "!(")) || line.contains(concat!("unimplemented", "!("))
        },
    );
}

#[test]
fn no_crate_has_unsafe_code() {
    assert!(read("Cargo.toml").contains("unsafe_code = \"forbid\""));
    for (folder, manifest) in packages() {
        let by_lint = manifest.text.contains("[lints]\nworkspace = true");
        let by_itself = ["src/lib.rs", "src/main.rs"]
            .iter()
            .any(|root| read(&format!("{folder}/{root}")).contains("#![forbid(unsafe_code)]"));
        assert!(by_lint || by_itself, "{folder} does not forbid unsafe code");
    }
}

/// Versions and paths of dependencies stand in the root's Cargo.toml and nowhere else.
#[test]
fn dependencies_are_declared_once() {
    for (folder, manifest) in packages() {
        let mut inside = false;
        for line in manifest.text.lines() {
            if line.starts_with('[') {
                inside = line.ends_with("dependencies]");
            } else if inside && line.contains('=') {
                // A crate that tests itself with a feature names itself.
                let own = line.contains("path = \".\"");
                assert!(
                    own || line.contains("workspace = true"),
                    "{folder}/Cargo.toml: {line}"
                );
            }
        }
    }
}

/// What is built for a browser starts no process and no thread and reads no clock: only
/// `bots/src/clock.rs` does, where a feature allows it, and the benchmark behind that.
#[test]
fn what_runs_in_a_browser_needs_no_operating_system() {
    const ROOMS: [&str; 9] = [
        "crates/network/",
        "crates/tabletop/",
        "crates/figures/",
        "crates/svg/",
        "crates/grid/",
        "crates/words/",
        "crates/bots/",
        "crates/catalog/",
        "crates/games/",
    ];
    let concerns = |file: &File| {
        let path = &file.path;
        path.ends_with(".rs")
            && (path.starts_with("games/") || ROOMS.iter().any(|room| path.starts_with(room)))
            && path.contains("/src/")
            && !path.contains("/testkit")
            && !["crates/bots/src/clock.rs", "crates/bots/src/bench.rs"].contains(&path.as_str())
    };
    no_line("needs an operating system", concerns, |line| {
        let words = ["Instant", "SystemTime", "spawn", "TcpStream"];
        let modules = ["std::thread", "std::process", "std::fs", "std::net"];
        !is_comment(line)
            && (words.iter().any(|word| has_word(line, word))
                || modules.iter().any(|module| line.contains(module)))
    });
}

#[test]
fn games_are_pure() {
    for (folder, manifest) in packages() {
        if folder.starts_with("games/") {
            for name in dependencies(&manifest.text) {
                assert!(
                    GAME_DEPENDENCIES.contains(&name),
                    "{folder} depends on {name}"
                );
            }
            let lib = read(&format!("{folder}/src/lib.rs"));
            assert!(
                lib.lines().any(|line| line.trim() == "#![no_std]"),
                "{folder}/src/lib.rs is not #![no_std]"
            );
        }
    }
}

#[test]
fn words_drawings_and_numbers_have_never_seen_a_state() {
    no_line(
        "only a View is worded, drawn and observed",
        |file| {
            let inner = file
                .path
                .strip_prefix("games/")
                .and_then(|path| path.split_once('/'));
            inner.is_some_and(|(_, path)| {
                path == "src/words.rs"
                    || path.starts_with("src/words/")
                    || path.starts_with("src/draw/")
                    || path.starts_with("src/encode/")
            })
        },
        |line| !is_comment(line) && has_word(line, "State"),
    );
}

/// Whether a manifest says `key = false` in one of its tables.
fn is_off(manifest: &str, table: &str, key: &str) -> bool {
    let mut tables = manifest.split("\n[");
    let ours = tables.find_map(|text| text.strip_prefix(table.strip_prefix('[')?));
    let says = |text: &str| text.lines().any(|line| line == format!("{key} = false"));
    ours.is_some_and(says)
}

/// A library without tests in its source is not built a second time for them; where there is
/// one, it is run.
#[test]
fn no_test_is_left_out() {
    let all = files::all(&files::root());
    let is_test = |line: &str| {
        let line = line.trim();
        line.starts_with("#[test]") || line.starts_with("#[") && line.contains("::test")
    };
    let is_example = |line: &str| is_comment(line) && line.contains("```");
    for (folder, manifest) in packages() {
        let (source, main) = (format!("{folder}/src/"), format!("{folder}/src/main.rs"));
        let off = |table, key| is_off(&manifest.text, table, key);
        for file in all.iter().filter(|file| file.path.starts_with(&source)) {
            let table = if file.path == main {
                "[[bin]]"
            } else {
                "[lib]"
            };
            let has = |what: &dyn Fn(&str) -> bool| file.text.lines().any(what);
            let left_out =
                off(table, "test") && has(&is_test) || off(table, "doctest") && has(&is_example);
            assert!(!left_out, "{} has something that is not run", file.path);
        }
    }
}

#[test]
fn what_is_off_is_found_in_its_table() {
    let manifest = "[package]\nname = \"a\"\n\n[lib]\nname = \"a\"\ntest = false\n\n\
        [[bin]]\nname = \"b\"\ndoctest = false\n";
    let off = |table, key| is_off(manifest, table, key);
    assert!(off("[lib]", "test") && off("[[bin]]", "doctest"));
    assert!(!off("[lib]", "doctest") && !off("[[bin]]", "test") && !off("[[test]]", "test"));
}

#[test]
fn one_list_names_the_games() {
    let games = files::games(&files::root());
    let names = |text: &str| {
        games
            .iter()
            .any(|game| text.contains(game) || text.contains(&game.replace('-', "_")))
    };
    for (folder, manifest) in packages() {
        if folder.starts_with("crates/") && folder != "crates/games" {
            let named = dependencies(&manifest.text)
                .into_iter()
                .find(|name| names(name));
            assert_eq!(named, None, "{folder} depends on a game");
        }
    }
    for file in files::all(&files::root()) {
        let inner = file
            .path
            .strip_prefix("crates/")
            .and_then(|path| path.split_once('/'));
        let Some((package, path)) = inner else {
            continue;
        };
        if package == "games" || !path.starts_with("src/") || path.ends_with("tests.rs") {
            continue;
        }
        let code = file.text.split("#[cfg(test)]").next().unwrap_or_default();
        for (number, line) in code.lines().enumerate() {
            assert!(
                !names(line),
                "{}:{}: names a game: {line}",
                file.path,
                number + 1
            );
        }
    }
}

#[test]
fn dependencies_are_read_in_every_spelling() {
    let manifest = "[package]\nname = \"a\"\n[dependencies]\n# why\nb.workspace = true\nc = \"1\"\n\n\
        [dev-dependencies]\nd = \"1\"\n[dependencies.e]\nversion = \"1\"\n[target.'cfg(unix)'.dependencies]\nf = \"1\"\n";
    assert_eq!(dependencies(manifest), ["b", "c", "e", "f"]);
}

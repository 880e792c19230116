//! A copy of the workspace in which one game has all its mutants, and how it is built.

use std::{
    collections::HashMap,
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use serde_json::Value;

use crate::source::{self, Dropped, Instrumented, Mutant};

/// Rooms of a game without rules: what is said, drawn, counted, thought and checked of them.
const OTHER_ROOMS: [&str; 7] = [
    "advice",
    "draw",
    "encode",
    "invariants",
    "lib.rs",
    "study",
    "words",
];

/// What the mutants ask.
const MUTANT: &str = include_str!("../mutant.rs");

/// A game whose rules have all their mutants compiled in.
pub struct Built {
    /// Its tests.
    pub program: PathBuf,
    /// The folder they run in.
    pub folder: PathBuf,
    /// All mutants, also those that do not compile.
    pub mutants: Vec<Mutant>,
}

/// Copies the workspace, puts the mutants into the game and builds its tests; what does not
/// compile is left out until the rest does.
pub fn build(root: &Path, game: &str) -> Result<Built, String> {
    let tree = root.join("target/mutants/tree");
    let folder = tree.join("games").join(game);
    let sources = rules(&root.join("games").join(game).join("src"))?;
    let notes = Notes {
        file: root.join(format!("target/mutants/{game}.txt")),
        digest: digest(&sources),
    };
    let (mut dropped, known) = notes.recall();
    let mut known = known.filter(|program| program.exists());
    if copy(root, &tree, game, &sources)? {
        known = None;
    }
    for round in 1.. {
        let mut files = HashMap::new();
        let mut count = 1;
        for (name, text) in &sources {
            let file = source::instrument(&format!("src/{name}"), text, count, &dropped);
            let file = file.map_err(|why| format!("{name}: {why}"))?;
            count += file.mutants.len();
            if write(&folder.join("src").join(name), &file.text)? {
                known = None;
            }
            files.insert(format!("games/{game}/src/{name}"), file);
        }
        if add_module(root, &folder, game, count)? {
            known = None;
        }
        let compiled = match known.take() {
            Some(program) => Ok(program),
            None => compile(root, &tree, game)?,
        };
        let errors = match compiled {
            Ok(program) => {
                let mut mutants: Vec<Mutant> =
                    files.into_values().flat_map(|f| f.mutants).collect();
                mutants.sort_by_key(|mutant| mutant.id);
                notes.write(&dropped, &program)?;
                return Ok(Built {
                    program,
                    folder,
                    mutants,
                });
            }
            Err(errors) => errors,
        };
        let before = dropped.mutants.len() + dropped.constant.len();
        let unknown: Vec<&Error> = errors
            .iter()
            .filter(|error| !error.drop_cause(&files, &mut dropped))
            .collect();
        let after = dropped.mutants.len() + dropped.constant.len();
        println!(
            "build {round}: {} errors, {after} changes left out",
            errors.len()
        );
        if after == before {
            let shown: Vec<&str> = unknown
                .iter()
                .map(|error| error.rendered.as_str())
                .collect();
            return Err(format!("does not compile:\n{}", shown.join("\n")));
        }
    }
    unreachable!("every round leaves something out or ends")
}

/// What was found out when the same sources were built before.
struct Notes {
    file: PathBuf,
    digest: String,
}

impl Notes {
    /// What did not compile, and the program that did.
    fn recall(&self) -> (Dropped, Option<PathBuf>) {
        let text = fs::read_to_string(&self.file).unwrap_or_default();
        let mut lines = text.lines();
        let mut dropped = Dropped::default();
        if lines.next() != Some(&self.digest) {
            return (dropped, None);
        }
        let program = lines.next().map(PathBuf::from);
        for word in lines {
            match word.parse() {
                Ok(id) => dropped.mutants.insert(id),
                Err(_) => dropped.constant.insert(word.to_owned()),
            };
        }
        (dropped, program)
    }

    fn write(&self, dropped: &Dropped, program: &Path) -> Result<(), String> {
        let mutants = dropped.mutants.iter().map(ToString::to_string);
        let words: Vec<String> = mutants.chain(dropped.constant.iter().cloned()).collect();
        let (digest, program, words) = (&self.digest, program.display(), words.join("\n"));
        write(&self.file, &format!("{digest}\n{program}\n{words}\n")).map(drop)
    }
}

/// Of the sources, and of what writes the mutants: their numbers follow from both.
fn digest(sources: &[(String, String)]) -> String {
    let mut hasher = DefaultHasher::new();
    (include_str!("source.rs"), MUTANT, sources).hash(&mut hasher);
    hasher.finish().to_string()
}

/// The source files with rules, in order.
fn rules(folder: &Path) -> Result<Vec<(String, String)>, String> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(below) = folders.pop() {
        let entries = fs::read_dir(folder.join(&below)).map_err(|why| why.to_string())?;
        for entry in entries.flatten() {
            let name = below.join(entry.file_name());
            let is_other = OTHER_ROOMS
                .iter()
                .any(|room| name.starts_with(room) || name == Path::new(&format!("{room}.rs")));
            if is_other {
            } else if entry.path().is_dir() {
                folders.push(name);
            } else if let Ok(text) = fs::read_to_string(entry.path())
                && name.extension().is_some_and(|ending| ending == "rs")
            {
                found.push((name.to_string_lossy().replace('\\', "/"), text));
            }
        }
    }
    found.sort();
    Ok(found)
}

fn add_module(root: &Path, folder: &Path, game: &str, count: usize) -> Result<bool, String> {
    let lib = root.join("games").join(game).join("src/lib.rs");
    let lib = fs::read_to_string(lib).map_err(|why| why.to_string())?;
    let lib = lib.replacen("#![no_std]", "#![no_std]\n#![allow(warnings)]", 1);
    let lib = format!("{lib}\n#[doc(hidden)]\npub mod mutant;\n");
    let module = format!("{MUTANT}\nconst COUNT: usize = {count};\n");
    Ok(write(&folder.join("src/lib.rs"), &lib)? | write(&folder.join("src/mutant.rs"), &module)?)
}

/// All files that belong to the repository, as they are now, but for those that get their
/// mutants; whether one was written. The sources of other games stay as they are: they may
/// have their mutants too.
fn copy(
    root: &Path,
    tree: &Path,
    game: &str,
    sources: &[(String, String)],
) -> Result<bool, String> {
    let own = format!("games/{game}/src/");
    let is_kept = |name: &str| match name.strip_prefix(&own) {
        Some("lib.rs") => true,
        Some(inner) => sources.iter().any(|(source, _)| source == inner),
        None => name.starts_with("games/") && name.contains("/src/") && tree.join(name).exists(),
    };
    let mut git = Command::new("git");
    git.current_dir(root)
        .args(["ls-files", "-z", "--cached", "--others"])
        .arg("--exclude-standard");
    let listed = git.output().map_err(|why| format!("git: {why}"))?;
    let mut changed = false;
    for name in String::from_utf8_lossy(&listed.stdout).split_terminator('\0') {
        if let Ok(bytes) = fs::read(root.join(name))
            && !is_kept(name)
        {
            // A text for people is copied, but nothing is built anew for it.
            let counts = !name.ends_with(".md") && !name.starts_with("xtask/");
            changed |= write_bytes(&tree.join(name), &bytes)? && counts;
        }
    }
    Ok(changed)
}

fn write(path: &Path, text: &str) -> Result<bool, String> {
    write_bytes(path, text.as_bytes())
}

/// Only where it differs, so that Cargo builds nothing again for the same; whether it does.
fn write_bytes(path: &Path, bytes: &[u8]) -> Result<bool, String> {
    if fs::read(path).is_ok_and(|old| old == bytes) {
        return Ok(false);
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    }
    fs::write(path, bytes).map_err(|why| format!("{}: {why}", path.display()))?;
    Ok(true)
}

/// An error of the compiler.
struct Error {
    rendered: String,
    /// File and byte of each place it names, the main one first.
    places: Vec<(String, usize)>,
    /// The constant function that may not be changed.
    constant: Option<String>,
}

impl Error {
    fn read(message: &Value) -> Option<Self> {
        if message["level"] != "error" {
            return None;
        }
        let text = message["message"].as_str().unwrap_or_default();
        let constant = text.starts_with("cannot call non-const").then(|| {
            let path = text.split('`').nth(1).unwrap_or_default();
            let path = path.split('<').next().unwrap_or_default();
            path.rsplit("::").next().unwrap_or_default().to_owned()
        });
        let mut spans: Vec<&Value> = message["spans"].as_array()?.iter().collect();
        spans.sort_by_key(|span| span["is_primary"] != true);
        let places = spans.into_iter().map(place).collect();
        Some(Self {
            rendered: message["rendered"].as_str().unwrap_or(text).to_owned(),
            places,
            constant,
        })
    }

    /// Leaves out what causes it; false if that is not known.
    fn drop_cause(&self, files: &HashMap<String, Instrumented>, dropped: &mut Dropped) -> bool {
        if let Some(name) = &self.constant {
            return dropped.constant.insert(name.clone());
        }
        for (file, byte) in &self.places {
            let blamed = files.get(file).map(|file| file.blamed(*byte));
            let blamed = blamed.unwrap_or_default();
            if !blamed.is_empty() {
                dropped.mutants.extend(blamed);
                return true;
            }
        }
        false
    }
}

/// Where a span is written, not where a macro makes something of it.
fn place(span: &Value) -> (String, usize) {
    let mut span = span;
    while !span["expansion"].is_null() {
        span = &span["expansion"]["span"];
    }
    let file = span["file_name"].as_str().unwrap_or_default();
    let byte = span["byte_start"].as_u64().unwrap_or_default();
    (file.to_owned(), byte as usize)
}

/// Builds the tests of the game: the program, or what is wrong.
fn compile(root: &Path, tree: &Path, game: &str) -> Result<Result<PathBuf, Vec<Error>>, String> {
    let package = format!("orrery-{game}");
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo
        .current_dir(tree)
        // Not the workspace's own: Cargo would take what has mutants for what has none.
        .env("CARGO_TARGET_DIR", root.join("target/mutants/target"))
        .args(["test", "--no-run", "--message-format=json", "--test", "it"])
        .args(["--package", &package])
        .stderr(Stdio::null());
    let output = cargo.output().map_err(|why| format!("cargo: {why}"))?;
    let mut errors = Vec::new();
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let Ok(line) = serde_json::from_str::<Value>(line) else {
            continue;
        };
        if let (Some("it"), Some(path)) =
            (line["target"]["name"].as_str(), line["executable"].as_str())
        {
            return Ok(Ok(path.into()));
        }
        errors.extend(Error::read(&line["message"]).filter(|error| !error.places.is_empty()));
    }
    if errors.is_empty() {
        return Err(format!(
            "{package} does not build: run `cargo test -p {package}` in {}",
            tree.display()
        ));
    }
    Ok(Err(errors))
}

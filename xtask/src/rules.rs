//! Which rule has which code and which tests.
//!
//! Rules are the numbered bullets of `games/*/RULES.md`. A rule counts as tested
//! where its number stands inside a test, in the comment above a test, in the name
//! of a test, or in a case file below a folder named `tests` or `cases`. In plain
//! code it counts as named: every rule must be named in the source that enforces it,
//! or stand in `games/*/unnamed.txt` with a reason. This finds what was forgotten; whether a test
//! would fail without its rule is for its reader to judge.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
    io::{self, Write},
    iter,
    path::Path,
};

use crate::{
    Failure,
    files::{self, File},
    scan::{self, Kind},
};

/// `cargo xtask rules [GAME] [--missing | --unnamed]`.
pub fn run(args: &[&str]) -> Result<(), Failure> {
    let (mut wanted, mut only_missing, mut only_unnamed) = (None, false, false);
    for arg in args {
        match *arg {
            "--missing" => only_missing = true,
            "--unnamed" => only_unnamed = true,
            name if !name.starts_with('-') && wanted.is_none() => wanted = Some(name),
            _ => return Err(Failure::Usage(format!("`rules` does not know `{arg}`."))),
        }
    }
    let games = read_all(&files::root());
    if let Some(name) = wanted
        && !games.iter().any(|game| game.name == name)
    {
        let names: Vec<&str> = games.iter().map(|game| game.name.as_str()).collect();
        return Err(Failure::Usage(format!(
            "There is no games/{name}/RULES.md. Games: {}.",
            names.join(", ")
        )));
    }
    let mut report = String::new();
    let mut failures = Vec::new();
    for game in games {
        if wanted.is_some_and(|name| game.name != name) {
            continue;
        }
        for entry in &game.entries {
            if only_unnamed {
                if game.is_unnamed(entry) {
                    report += &format!("{}\n", entry.id);
                }
            } else if !only_missing {
                report += &entry.to_string();
            } else if entry.tests.is_empty() {
                let mentioned = if entry.code.is_empty() {
                    ""
                } else {
                    "  (in code)"
                };
                report += &format!("{}{mentioned}\n", entry.id);
            }
        }
        report += &game.totals();
        failures.extend(game.failure());
    }
    // Whoever reads only the head of a long list closes the pipe.
    let _ = io::stdout().write_all(report.as_bytes());
    if failures.is_empty() {
        Ok(())
    } else {
        Err(Failure::Failed(failures.join("\n")))
    }
}

/// The list of rules that no source names.
const UNNAMED: &str = "unnamed.txt";

/// Prints the totals of every game; fails unless those in `required` are complete.
pub fn check(required: &[&str]) -> Result<(), Failure> {
    let mut failures = Vec::new();
    let games = read_all(&files::root());
    for game in &games {
        print!("{}", game.totals());
    }
    for name in required {
        match games.iter().find(|game| game.name == *name) {
            Some(game) => failures.extend(game.failure()),
            None => failures.push(format!("There is no games/{name}/RULES.md.")),
        }
    }
    if failures.is_empty() {
        Ok(())
    } else {
        failures.push("To see more: cargo xtask rules --missing, --unnamed".to_owned());
        Err(Failure::Failed(failures.join("\n")))
    }
}

/// The rules of one game.
struct Game {
    name: String,
    entries: Vec<Entry>,
    /// Rules that no source needs to name, because no code can enforce them.
    exceptions: BTreeSet<String>,
    /// References in RULES.md, and to it, that lead nowhere.
    problems: Vec<String>,
}

/// One numbered bullet and who names it.
struct Entry {
    id: String,
    kind: Kind,
    code: Vec<Place>,
    tests: Vec<Place>,
}

/// A line of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    path: String,
    line: usize,
}

impl Game {
    /// How many entries of a kind there are, and how many of them have what is asked for.
    fn count(&self, kind: Kind, has: impl Fn(&Entry) -> bool) -> String {
        let all = self.entries.iter().filter(|entry| entry.kind == kind);
        let (mut with, mut total) = (0, 0);
        for entry in all {
            total += 1;
            with += usize::from(has(entry));
        }
        format!("{with} of {total}")
    }

    /// Whether a rule ought to be named in the source that enforces it and is not.
    fn is_unnamed(&self, entry: &Entry) -> bool {
        entry.kind == Kind::Rule && entry.code.is_empty() && !self.exceptions.contains(&entry.id)
    }

    /// What is wrong, if anything is. Rules and rulings must have a test, an example
    /// need not be a test of its own; rules must be named in the source.
    fn failure(&self) -> Option<String> {
        let untested = self
            .entries
            .iter()
            .filter(|entry| entry.kind != Kind::Example && entry.tests.is_empty())
            .count();
        let unnamed = self.entries.iter().filter(|entry| self.is_unnamed(entry));
        let (unnamed, problems) = (unnamed.count(), self.problems.len());
        (untested + unnamed + problems > 0).then(|| {
            format!(
                "{}: {untested} rules and rulings without a test, {unnamed} rules named in no \
                 source, {problems} wrong references.",
                self.name
            )
        })
    }

    /// A line of totals, and one for each wrong reference.
    fn totals(&self) -> String {
        let tested = |entry: &Entry| !entry.tests.is_empty();
        let mut text = format!(
            "{}: tested {} rules, {} rulings, {} examples; named in code {} rules, {} excepted\n",
            self.name,
            self.count(Kind::Rule, tested),
            self.count(Kind::Ruling, tested),
            self.count(Kind::Example, tested),
            self.count(Kind::Rule, |entry| !entry.code.is_empty()),
            self.exceptions.len(),
        );
        for problem in &self.problems {
            text += &format!("  {problem}\n");
        }
        text
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.id)?;
        for (what, places) in [("code", &self.code), ("tests", &self.tests)] {
            let mut lines: BTreeMap<&str, BTreeSet<usize>> = BTreeMap::new();
            for place in places {
                lines.entry(&place.path).or_default().insert(place.line);
            }
            if lines.is_empty() {
                writeln!(f, "  {what:<5}  none")?;
            }
            for (path, lines) in lines {
                let lines: Vec<String> = lines.iter().map(usize::to_string).collect();
                writeln!(f, "  {what:<5}  {path}:{}", lines.join(", "))?;
            }
        }
        Ok(())
    }
}

fn read_all(root: &Path) -> Vec<Game> {
    let files = files::all(root);
    let games = files::games(root).into_iter();
    games.filter_map(|name| read(&name, &files)).collect()
}

/// Reads a game; none without a RULES.md that numbers at least one rule.
fn read(name: &str, files: &[File]) -> Option<Game> {
    let home = format!("games/{name}/");
    let rules = files
        .iter()
        .find(|file| file.path == format!("{home}RULES.md"))?;
    let mut problems = Vec::new();
    let mut entries: Vec<Entry> = Vec::new();
    let mut index = BTreeMap::new();
    for (number, line) in rules.text.lines().enumerate() {
        if let Some((id, kind)) = scan::bullet(line) {
            if index.insert(id.to_owned(), entries.len()).is_some() {
                problems.push(format!("{}:{}: {id} stands twice", rules.path, number + 1));
            }
            entries.push(Entry {
                id: id.to_owned(),
                kind,
                code: Vec::new(),
                tests: Vec::new(),
            });
        }
        for room in rooms(line) {
            let path = format!("{home}{room}");
            if !files.iter().any(|file| is_at(&file.path, &path)) {
                problems.push(format!("{}:{}: there is no {room}", rules.path, number + 1));
            }
        }
    }
    let prefix = entries.first()?.id.split('-').next()?.to_owned();
    for file in files {
        for (id, place, in_test) in mentions(file, &prefix) {
            let is_home = place.path.starts_with(&home);
            match index.get(&id) {
                Some(&at) if in_test => entries[at].tests.push(place),
                Some(&at) if is_home && file.is_below("src") => entries[at].code.push(place),
                None if is_home => {
                    problems.push(format!("{}:{}: there is no {id}", place.path, place.line));
                }
                _ => {}
            }
        }
    }
    let list = format!("{home}{UNNAMED}");
    let list = files.iter().find(|file| file.path == list);
    let exceptions = list.map_or_else(BTreeSet::new, |list| {
        exceptions(list, &entries, &mut problems)
    });
    Some(Game {
        name: name.to_owned(),
        entries,
        exceptions,
        problems,
    })
}

/// The rules in the list of exceptions: a line is a rule and the reason why no code names it.
fn exceptions(list: &File, entries: &[Entry], problems: &mut Vec<String>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (number, line) in list.text.lines().enumerate() {
        let mut wrong = |what: String| {
            problems.push(format!("{}:{}: {what}", list.path, number + 1));
        };
        let (id, reason) = line.split_once(' ').unwrap_or((line, ""));
        match entries.iter().find(|entry| entry.id == id) {
            None => wrong(format!("there is no rule `{id}`")),
            Some(entry) if entry.kind != Kind::Rule => wrong(format!("{id} is no rule")),
            Some(entry) if !entry.code.is_empty() => wrong(format!("{id} is named in the source")),
            Some(_) if reason.trim().is_empty() => wrong(format!("{id} has no reason")),
            Some(_) if !found.insert(id.to_owned()) => wrong(format!("{id} stands twice")),
            Some(_) => {}
        }
    }
    found
}

/// The files named by the line below a heading: "Code: `src/flow.rs`".
fn rooms(line: &str) -> impl Iterator<Item = &str> {
    let names = ["Code: ", "Data: "]
        .iter()
        .find_map(|head| line.strip_prefix(head));
    names.unwrap_or("").split('`').skip(1).step_by(2)
}

fn is_at(file: &str, path: &str) -> bool {
    if path.ends_with('/') {
        file.starts_with(path)
    } else {
        file == path
    }
}

/// Every id in a file, and whether it stands in a test.
fn mentions(file: &File, prefix: &str) -> Vec<(String, Place, bool)> {
    let tests = match file.extension() {
        "rs" => scan::tests(&file.text),
        "toml" | "json" | "ron" | "yaml" | "yml"
            if file.is_below("tests") || file.is_below("cases") =>
        {
            iter::once(0..usize::MAX).collect()
        }
        _ => return Vec::new(),
    };
    let mut found = Vec::new();
    for (number, line) in file.text.lines().enumerate() {
        for id in scan::ids(line, prefix) {
            let place = Place {
                path: file.path.clone(),
                line: number + 1,
            };
            found.push((id, place, tests.iter().any(|test| test.contains(&number))));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{Game, read};
    use crate::files::File;

    fn game(files: &[(&str, &str)]) -> Game {
        let mut all = vec![File {
            path: "games/chess/RULES.md".to_owned(),
            text: "## Flow\n\nCode: `src/flow.rs`\n\n\
                - **ZZ-001** One.\n- **ZZ-002** Two.\n- **ZZ-Q01** *Why?*\n- **ZZ-E01** Given\n"
                .to_owned(),
        }];
        all.extend(files.iter().map(|(path, text)| File {
            path: (*path).to_owned(),
            text: (*text).to_owned(),
        }));
        read("chess", &all).unwrap()
    }

    fn tested(game: &Game) -> String {
        let tested = game.entries.iter().filter(|entry| !entry.tests.is_empty());
        tested
            .map(|entry| entry.id.as_str())
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn code_is_not_a_test() {
        let game = game(&[(
            "games/chess/src/flow.rs",
            "// ZZ-001\nfn f() {}\n// ZZ-002\n#[test]\nfn t() {}\n",
        )]);
        assert_eq!(tested(&game), "ZZ-002");
        assert_eq!(game.entries[0].code[0].line, 1);
        assert!(game.entries[1].code.is_empty());
        assert!(game.problems.is_empty());
        assert_eq!(
            game.failure().unwrap(),
            "chess: 2 rules and rulings without a test, 1 rules named in no source, \
             0 wrong references."
        );
    }

    #[test]
    fn tests_may_be_anywhere_and_code_only_at_home() {
        let game = game(&[
            (
                "crates/cli/tests/it/rules.rs",
                "#[test]\nfn zz_001_is_shown() {}\n",
            ),
            ("crates/cli/src/main.rs", "// ZZ-002\n"),
        ]);
        assert_eq!(tested(&game), "ZZ-001");
        assert!(game.entries.iter().all(|entry| entry.code.is_empty()));
    }

    #[test]
    fn case_files_count_below_tests_and_cases() {
        let game = game(&[
            ("games/chess/tests/it/cases.toml", "rule = 'ZZ-001'\n"),
            ("games/chess/cases/a.json", "[\"ZZ-Q01\"]\n"),
            ("games/chess/box.toml", "# ZZ-002\n"),
            ("games/chess/tests/notes.md", "ZZ-002\n"),
        ]);
        assert_eq!(tested(&game), "ZZ-001 ZZ-Q01");
    }

    #[test]
    fn rules_and_rulings_must_be_tested_and_examples_may() {
        let flow = ("games/chess/src/flow.rs", "// ZZ-001..002\n");
        let text = "// ZZ-001..002, ZZ-Q01\n#[test]\nfn t() {}\n";
        let game = game(&[flow, ("games/chess/tests/it/main.rs", text)]);
        assert_eq!(game.failure(), None);
        assert_eq!(tested(&game), "ZZ-001 ZZ-002 ZZ-Q01");
    }

    #[test]
    fn rules_are_named_in_the_source_or_excepted() {
        let source = ("games/chess/src/flow.rs", "// ZZ-001\n");
        let unnamed = |files: &[(&str, &str)]| {
            let game = game(files);
            let entries = game.entries.iter().filter(|entry| game.is_unnamed(entry));
            let ids: Vec<String> = entries.map(|entry| entry.id.clone()).collect();
            (ids.join(" "), game.problems)
        };
        assert_eq!(unnamed(&[source]), ("ZZ-002".to_owned(), Vec::new()));
        let list = "games/chess/unnamed.txt";
        let excepted = unnamed(&[source, (list, "ZZ-002 Pieces are moved by hand.\n")]);
        assert_eq!(excepted, (String::new(), Vec::new()));
        let wrong = "ZZ-001 It is.\nZZ-002\nZZ-Q01 Why not?\nZZ-009 Gone.\n";
        let (ids, problems) = unnamed(&[source, (list, wrong)]);
        assert_eq!(ids, "ZZ-002");
        let problems = problems.iter().map(|line| line.split_once(": ").unwrap().1);
        let expected = [
            "ZZ-001 is named in the source",
            "ZZ-002 has no reason",
            "ZZ-Q01 is no rule",
            "there is no rule `ZZ-009`",
        ];
        assert!(problems.eq(expected));
    }

    #[test]
    fn wrong_citations_are_found() {
        let game = game(&[
            ("games/chess/src/turn.rs", "// ZZ-003\n"),
            ("crates/cli/src/main.rs", "// ZZ-004\n"),
        ]);
        assert_eq!(
            game.problems,
            [
                "games/chess/RULES.md:3: there is no src/flow.rs",
                "games/chess/src/turn.rs:1: there is no ZZ-003"
            ]
        );
    }
}

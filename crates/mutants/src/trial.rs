//! Runs the tests on mutants.

use std::{
    collections::{BTreeMap, HashMap},
    fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::mpsc::{self, RecvTimeoutError},
    thread,
    time::{Duration, Instant},
};

/// What became of a mutant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// A test failed.
    Caught,
    /// The tests did not come to an end.
    Endless,
    /// All tests passed that meet it.
    Survived(usize),
    /// No test meets it.
    Unmet,
}

/// The tests of a game, each with what it meets.
pub struct Tests {
    program: PathBuf,
    folder: PathBuf,
    /// By mutant: its tests, the quick ones first, with the time each took.
    meeting: HashMap<usize, Vec<(String, Duration)>>,
    /// How many tests there are.
    pub count: usize,
}

impl Tests {
    /// Runs each test alone, with no mutant on.
    pub fn look(program: &Path, folder: &Path, left_out: &[String]) -> Result<Self, String> {
        let mut tests = Self {
            program: program.to_owned(),
            folder: folder.to_owned(),
            meeting: HashMap::new(),
            count: 0,
        };
        let listed = tests.command("0").arg("--list").output();
        let listed = listed.map_err(|why| why.to_string())?;
        let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
        let names = listed
            .lines()
            .filter_map(|line| line.strip_suffix(": test"));
        let mut found = BTreeMap::new();
        for name in names.filter(|name| !left_out.iter().any(|part| name.contains(part.as_str()))) {
            let notes = std::env::temp_dir().join(format!("orrery-mutants-{}", std::process::id()));
            let _ = fs::remove_file(&notes);
            let start = Instant::now();
            let mut command = tests.command("reach");
            command
                .env("ORRERY_REACHED", &notes)
                .args(["--exact", name]);
            let output = command.output().map_err(|why| why.to_string())?;
            if !output.status.success() {
                let said = String::from_utf8_lossy(&output.stdout);
                return Err(format!("{name} fails without a mutant:\n{said}"));
            }
            let met = fs::read_to_string(&notes).unwrap_or_default();
            let _ = fs::remove_file(&notes);
            found.insert((start.elapsed(), name.to_owned()), met);
        }
        tests.count = found.len();
        for ((time, name), met) in found {
            for id in met.lines().filter_map(|id| id.parse().ok()) {
                let meeting = tests.meeting.entry(id).or_default();
                meeting.push((name.clone(), time));
            }
        }
        Ok(tests)
    }

    /// Runs the tests that meet a mutant until one fails.
    pub fn fate(&self, id: usize) -> Fate {
        let Some(tests) = self.meeting.get(&id) else {
            return Fate::Unmet;
        };
        let (mut from, mut size) = (0, 16);
        while from < tests.len() {
            let part = &tests[from..tests.len().min(from + size)];
            match self.try_some(id, part) {
                Fate::Survived(_) => {}
                fate => return fate,
            }
            (from, size) = (from + size, 2 * size);
        }
        Fate::Survived(tests.len())
    }

    fn try_some(&self, id: usize, tests: &[(String, Duration)]) -> Fate {
        let usual: Duration = tests.iter().map(|(_, time)| *time).sum();
        let end = Instant::now() + 10 * usual + Duration::from_secs(10);
        let mut command = self.command(&id.to_string());
        command.args(["--exact", "--test-threads=1"]);
        command.args(tests.iter().map(|(name, _)| name));
        command.stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("the tests ran before");
        let output = child.stdout.take().expect("it is piped");
        let (send, lines) = mpsc::channel();
        thread::spawn(move || {
            let lines = BufReader::new(output).lines().map_while(Result::ok);
            lines
                .take_while(|line| send.send(line.clone()).is_ok())
                .count();
        });
        let fate = loop {
            match lines.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(line) if line.ends_with("FAILED") => break Fate::Caught,
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => break Fate::Endless,
                Err(RecvTimeoutError::Disconnected) => {
                    let ended_well = child.wait().is_ok_and(|status| status.success());
                    break if ended_well {
                        Fate::Survived(0)
                    } else {
                        Fate::Caught
                    };
                }
            }
        };
        let _ = child.kill();
        let _ = child.wait();
        fate
    }

    /// The test program with little memory, so that a mutant that collects for ever ends.
    fn command(&self, mutant: &str) -> Command {
        let mut command = Command::new("sh");
        command
            .args(["-c", "ulimit -v 4194304; exec \"$0\" \"$@\""])
            .arg(&self.program)
            .current_dir(&self.folder)
            .env("ORRERY_MUTANT", mutant);
        command
    }
}

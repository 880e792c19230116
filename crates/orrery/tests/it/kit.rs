//! Starts the program and reads what it says.

use std::{
    io::{Read, Write},
    path::Path,
    process::{Command, Stdio},
    thread,
};

use serde_json::Value;

/// What came of a run.
#[derive(Clone, Debug)]
pub struct Run {
    /// What was run, for messages.
    what: String,
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

/// The program in a clean environment, with its words in English.
pub fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
    command.args(args).env("LANG", "C");
    for name in ["ORRERY_LANG", "LC_ALL", "LC_MESSAGES", "RUST_BACKTRACE"] {
        command.env_remove(name);
    }
    command
}

/// Runs the program without any input.
#[track_caller]
pub fn run(args: &[&str]) -> Run {
    feed(program(args), b"")
}

/// Runs the program with this on its standard input.
#[track_caller]
pub fn run_with(args: &[&str], input: &str) -> Run {
    feed(program(args), input.as_bytes())
}

/// Runs it in a folder.
#[track_caller]
pub fn run_in(folder: &Path, args: &[&str], input: impl AsRef<[u8]>) -> Run {
    let mut command = program(args);
    command.current_dir(folder);
    feed(command, input.as_ref())
}

/// Feeds a command and waits for its end. It never panics, and whatever it says it
/// says with all its words.
#[track_caller]
pub fn feed(mut command: Command, input: &[u8]) -> Run {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // Who does not read its input to the end need not.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program writes text");
    let run = Run {
        what: format!("{:?}", command.get_args().collect::<Vec<_>>()),
        code: output.status.code().expect("no signal ended it"),
        stdout: text(output.stdout),
        stderr: text(output.stderr),
    };
    assert!(!run.stderr.contains("panicked"), "{run:?}");
    for text in [&run.stdout, &run.stderr] {
        for missing in ["cli-", "words-", "{$", "{ $"] {
            assert!(!text.contains(missing), "{missing} in {run:?}");
        }
    }
    run
}

impl Run {
    /// All went well; the output.
    #[track_caller]
    pub fn ok(self) -> String {
        assert_eq!(self.code, 0, "{self:?}");
        assert_eq!(self.stderr, "", "{}", self.what);
        self.stdout
    }

    /// All went well; the output as JSON.
    #[track_caller]
    pub fn json(self) -> Value {
        let text = self.ok();
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error} in {text}"))
    }

    /// The input was bad: exit code 2, nothing on standard output, a message.
    #[track_caller]
    pub fn refused(self) -> String {
        assert_eq!(self.code, 2, "{self:?}");
        assert_eq!(self.stdout, "", "{}", self.what);
        assert!(self.stderr.trim().len() > 10, "{self:?}");
        self.stderr
    }
}

/// Reads a few bytes of the output and then closes the pipe, as `head` does.
#[track_caller]
pub fn hang_up_after(args: &[&str], input: &str, bytes: usize) {
    let mut child = program(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut stdout = child.stdout.take().expect("a pipe");
    let input = input.as_bytes().to_vec();
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let mut read = vec![0; bytes];
    stdout.read_exact(&mut read).expect("it says something");
    drop(stdout);
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(stderr, "", "{args:?}");
    assert_eq!(output.status.code(), Some(0), "{args:?}");
}

/// A number below `count`, different each time and the same in every run.
pub fn pick(lots: &mut u64, count: usize) -> usize {
    *lots = catalog::game_seed(*lots, 1);
    (*lots % count as u64) as usize
}

/// The longest line of a text, in characters.
pub fn widest(text: &str) -> usize {
    text.lines()
        .map(|line| line.chars().count())
        .max()
        .unwrap_or(0)
}

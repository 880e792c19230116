//! A process with its pipes, which nobody waits for longer than they want to.
//!
//! Three threads carry what goes in and out, so that a program that does not read
//! or write blocks nobody else; they end when its pipes close. What it may pile up
//! is bounded: a line, a few lines that were not read yet, the end of what it wrote
//! to standard error. On Unix the process leads a group of its own, and the whole
//! group is ended with it.

use std::{
    collections::VecDeque,
    io::{self, BufRead, BufReader, Read, Write},
    process::{Child, Command, Stdio},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use serde::Serialize;

/// The most bytes a line may have.
pub const LONGEST_LINE: usize = 64 * 1024;

/// Lines that wait in a pipe before whoever writes them has to wait.
const WAITING_LINES: usize = 4;

/// How much of standard error is kept, in bytes and in lines.
const KEPT: usize = 4096;
const KEPT_LINES: usize = 8;

/// How often one looks whether a process has ended.
const LOOK_AGAIN: Duration = Duration::from_millis(2);

/// A running program.
pub struct Process {
    child: Child,
    input: Option<SyncSender<Vec<u8>>>,
    output: Receiver<Heard>,
    errors: Arc<Mutex<VecDeque<u8>>>,
    listener: Option<JoinHandle<()>>,
}

/// What one hears from a program.
pub enum Heard {
    /// A line.
    Line(Vec<u8>),
    /// The beginning of a line that is too long. Nothing more is read.
    TooLong,
    /// Nothing in the time given.
    Nothing,
    /// It has closed its output, and most likely ended.
    End,
}

impl Process {
    /// Starts a program; blanks separate its arguments.
    pub fn start(command: &str) -> io::Result<Self> {
        let mut words = command.split_whitespace();
        let mut command = Command::new(words.next().unwrap_or_default());
        command
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        group::lead(&mut command);
        let mut child = command.spawn()?;
        group::enter(&child);
        let (mut stdin, stdout, stderr) = (
            child.stdin.take().expect("a pipe"),
            child.stdout.take().expect("a pipe"),
            child.stderr.take().expect("a pipe"),
        );
        let (input, lines) = sync_channel::<Vec<u8>>(WAITING_LINES);
        let (heard, output) = sync_channel(WAITING_LINES);
        let errors = Arc::default();
        let kept = Arc::clone(&errors);
        // From here on `end` cleans up, also when a thread cannot be made.
        let mut process = Self {
            child,
            input: Some(input),
            output,
            errors,
            listener: None,
        };
        let named = || thread::Builder::new().name("guest".into());
        named().spawn(move || {
            for line in lines {
                if stdin.write_all(&line).and_then(|()| stdin.flush()).is_err() {
                    return;
                }
            }
        })?;
        named().spawn(move || read_lines(stdout, &heard))?;
        process.listener = Some(named().spawn(move || keep_end(stderr, &kept))?);
        Ok(process)
    }

    /// Sends a line. A program that has ended, or does not read, does not get it.
    pub fn send(&self, line: &impl Serialize) {
        let mut line = serde_json::to_vec(line).expect("plain data");
        line.push(b'\n');
        if let Some(input) = &self.input {
            // Whoever does not read is found out by not answering.
            let _ = input.try_send(line);
        }
    }

    /// Waits for a line until the deadline.
    pub fn hear(&self, deadline: Instant) -> Heard {
        let time = deadline.saturating_duration_since(Instant::now());
        match self.output.recv_timeout(time) {
            Ok(heard) => heard,
            Err(RecvTimeoutError::Timeout) => Heard::Nothing,
            Err(RecvTimeoutError::Disconnected) => Heard::End,
        }
    }

    /// Closes the program's input, gives it some time to end by itself, ends it and
    /// all that it started, and waits until the system has forgotten it. The exit
    /// status, if it ended by itself, and the last lines of its standard error.
    pub fn end(mut self, grace: Duration) -> (Option<String>, Vec<String>) {
        let status = self.finish(grace);
        let deadline = Instant::now() + Duration::from_millis(200);
        while self.listener.as_ref().is_some_and(|it| !it.is_finished())
            && Instant::now() < deadline
        {
            thread::sleep(LOOK_AGAIN);
        }
        let errors: Vec<u8> = locked(&self.errors).iter().copied().collect();
        let text = String::from_utf8_lossy(&errors);
        let lines: Vec<&str> = text
            .lines()
            .filter(|line| !line.trim().is_empty())
            .collect();
        let last = lines.len().saturating_sub(KEPT_LINES);
        (
            status,
            lines[last..].iter().map(ToString::to_string).collect(),
        )
    }

    fn finish(&mut self, grace: Duration) -> Option<String> {
        self.input.take()?;
        let deadline = Instant::now() + grace;
        while !group::has_ended(&mut self.child) && Instant::now() < deadline {
            thread::sleep(LOOK_AGAIN);
        }
        let by_itself = group::has_ended(&mut self.child);
        group::end(&mut self.child);
        let status = self.child.wait().ok();
        group::leave(&self.child);
        status
            .filter(|_| by_itself)
            .map(|status| status.to_string())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.finish(Duration::ZERO);
    }
}

/// Ends every program that runs now: for when this program is about to be ended itself.
pub fn end_all() {
    group::end_all();
}

/// Passes lines on until the output ends, or until nobody listens.
fn read_lines(output: impl Read, heard: &SyncSender<Heard>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let most = LONGEST_LINE as u64 + 1;
        match output.by_ref().take(most).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) if line.len() > LONGEST_LINE => {
                let _ = heard.send(Heard::TooLong);
                return;
            }
            Ok(_) => {
                if heard.send(Heard::Line(line)).is_err() {
                    return;
                }
            }
        }
    }
}

/// Keeps the end of what is written.
fn keep_end(mut errors: impl Read, kept: &Mutex<VecDeque<u8>>) {
    let mut buffer = [0; 1024];
    while let Ok(count @ 1..) = errors.read(&mut buffer) {
        let mut kept = locked(kept);
        kept.extend(&buffer[..count]);
        let surplus = kept.len().saturating_sub(KEPT);
        kept.drain(..surplus);
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A process and all that it started, ended together.
#[cfg(unix)]
mod group {
    use std::{
        os::unix::process::CommandExt,
        process::{Child, Command},
        sync::Mutex,
    };

    use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

    /// The groups that run now. A group of its own does not hear the Control-C that
    /// ends this program, so someone has to know them.
    static RUNNING: Mutex<Vec<Pid>> = Mutex::new(Vec::new());

    pub fn lead(command: &mut Command) {
        command.process_group(0);
    }

    pub fn enter(child: &Child) {
        super::locked(&RUNNING).push(Pid::from_child(child));
    }

    pub fn leave(child: &Child) {
        let ended = Pid::from_child(child);
        super::locked(&RUNNING).retain(|&running| running != ended);
    }

    /// Whether the process has ended. It is not taken off the system's list yet, so
    /// that nothing else can get its number before its group is ended.
    pub fn has_ended(child: &mut Child) -> bool {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        !matches!(
            waitid(WaitId::Pid(Pid::from_child(child)), options),
            Ok(None)
        )
    }

    pub fn end(child: &mut Child) {
        let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    }

    pub fn end_all() {
        for &running in super::locked(&RUNNING).iter() {
            let _ = kill_process_group(running, Signal::KILL);
        }
    }
}

/// Elsewhere the process is ended without what it started.
#[cfg(not(unix))]
mod group {
    use std::process::{Child, Command};

    pub fn lead(_: &mut Command) {}
    pub fn enter(_: &Child) {}
    pub fn leave(_: &Child) {}

    pub fn has_ended(child: &mut Child) -> bool {
        !matches!(child.try_wait(), Ok(None))
    }

    pub fn end(child: &mut Child) {
        let _ = child.kill();
    }

    pub fn end_all() {}
}

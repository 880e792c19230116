//! Nothing of a program is left when its game is over: no process, no thread. Alone
//! in this file, because it looks at the whole process of the test.
#![cfg(target_os = "linux")]

#[path = "it/kit.rs"]
#[allow(dead_code)]
mod kit;

use std::{fs, thread, time::Duration};

use bots::Fault;
use kit::{Script, play};

const TIME: Duration = Duration::from_secs(4);

/// Whether this comes to hold within a moment: whoever inherits a process needs one
/// to wait for it.
fn soon(holds: impl Fn() -> bool) -> bool {
    (0..100).any(|_| {
        thread::sleep(Duration::from_millis(20));
        holds()
    })
}

/// Whether a process is gone, or dead and only waited for.
fn has_ended(pid: &str) -> bool {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    stat.is_empty() || stat.contains(") Z ")
}

/// The threads that carry the lines of programs.
fn carriers() -> usize {
    let tasks = fs::read_dir("/proc/self/task").unwrap();
    tasks
        .filter_map(|task| fs::read_to_string(task.ok()?.path().join("comm")).ok())
        .filter(|name| name.trim() == "guest")
        .count()
}

#[test]
fn nothing_of_a_program_is_left() {
    // It hangs, with a process of its own that holds its pipes open.
    let script = Script::new("sleep 100 & echo $$ $! > \"$1\"\nwait");
    let (lost, _) = play(&script.command(), TIME);
    assert_eq!(lost.unwrap().fault, Fault::Hung(TIME));
    let notes = script.notes();
    let pids: Vec<&str> = notes.split_whitespace().collect();
    assert_eq!(pids.len(), 2, "{notes}");
    assert!(
        !fs::exists(format!("/proc/{}", pids[0])).unwrap(),
        "the program has ended and was waited for"
    );
    assert!(soon(|| has_ended(pids[1])), "what it started has ended");
    assert!(soon(|| carriers() == 0), "{} threads are left", carriers());

    // It ends before the game does, and leaves a process behind.
    let script = Script::new("sleep 100 & echo $! > \"$1\"");
    let (lost, _) = play(&script.command(), TIME);
    assert!(lost.is_some());
    let notes = script.notes();
    assert!(
        soon(|| has_ended(notes.trim())),
        "what it started has ended"
    );
    assert!(soon(|| carriers() == 0), "{} threads are left", carriers());
}

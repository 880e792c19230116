//! The full screen of `play` at a real terminal, as its keys, clicks, sizes and signals reach it.
#![cfg(target_os = "linux")]

use std::{
    fs,
    io::{Read, Write},
    path::Path,
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{self, Receiver},
    thread,
    time::Duration,
};

use crate::kit::{run, run_in};

/// Longer than anything takes on the slowest machine.
const AT_MOST: Duration = Duration::from_secs(180);

/// A terminal with a program in it.
struct Terminal {
    child: Child,
    keyboard: Option<ChildStdin>,
    output: Receiver<Vec<u8>>,
    screen: vt100::Parser,
    /// Everything that was ever written to it.
    written: Vec<u8>,
    folder: tempfile::TempDir,
}

impl Terminal {
    /// A terminal of this size in which the shell runs a script; `$ORRERY` is the program.
    fn new(rows: u16, columns: u16, script: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let inside = format!("stty cols {columns} rows {rows}; tty > tty; {script}");
        let mut child = Command::new("script")
            .args(["-qec", &inside, "/dev/null"])
            .current_dir(folder.path())
            .env("ORRERY", env!("CARGO_BIN_EXE_orrery"))
            .env("SHELL", "/bin/sh")
            .env("TERM", "xterm-256color")
            .env("LANG", "C.UTF-8")
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env_remove("ORRERY_LANG")
            .env_remove("NO_COLOR")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut from = child.stdout.take().unwrap();
        let (to, output) = mpsc::channel();
        thread::spawn(move || {
            let mut bytes = [0; 8192];
            while let Ok(count) = from.read(&mut bytes) {
                if count == 0 || to.send(bytes[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Self {
            keyboard: child.stdin.take(),
            child,
            output,
            screen: vt100::Parser::new(rows, columns, 1000),
            written: Vec::new(),
            folder,
        }
    }

    /// A game on the full screen.
    fn play(rows: u16, columns: u16, args: &str) -> Self {
        let script = format!(
            "echo $$ > pid; exec \"$ORRERY\" play red --full-screen --seed 3 --set first=1 {args}"
        );
        Self::new(rows, columns, &script)
    }

    fn file(&self, name: &str) -> String {
        fs::read_to_string(self.folder.path().join(name)).unwrap()
    }

    fn keys(&mut self, keys: &str) {
        let keyboard = self.keyboard.as_mut().unwrap();
        keyboard.write_all(keys.as_bytes()).unwrap();
        keyboard.flush().unwrap();
    }

    fn text(&self) -> String {
        self.screen.screen().contents()
    }

    /// Reads on until the screen is as wanted.
    #[track_caller]
    fn wait(&mut self, what: &str, is_so: impl Fn(&Self) -> bool) {
        while !is_so(self) {
            let Ok(bytes) = self.output.recv_timeout(AT_MOST) else {
                panic!("never {what}:\n{}", self.text());
            };
            self.screen.process(&bytes);
            self.written.extend(bytes);
        }
    }

    #[track_caller]
    fn wait_for(&mut self, text: &str) {
        self.wait(text, |terminal| terminal.text().contains(text));
    }

    /// Clicks where a text stands.
    #[track_caller]
    fn click(&mut self, text: &str) {
        let (rows, columns) = self.screen.screen().size();
        let lines: Vec<String> = self.screen.screen().rows(0, columns).collect();
        let row = lines.iter().position(|line| line.contains(text));
        let row = row.unwrap_or_else(|| panic!("no {text:?}:\n{}", self.text()));
        let column = lines[row].find(text).unwrap();
        let column = lines[row][..column].chars().count();
        assert!(row < rows.into());
        let at = format!("{};{}", column + 1, row + 1);
        self.keys(&format!("\x1b[<0;{at}M\x1b[<0;{at}m"));
    }

    /// Waits for the end; how the shell in the terminal ended.
    #[track_caller]
    fn end(&mut self) -> i32 {
        while let Ok(bytes) = self.output.recv_timeout(AT_MOST) {
            self.screen.process(&bytes);
            self.written.extend(bytes);
        }
        drop(self.keyboard.take());
        self.child.wait().unwrap().code().unwrap()
    }

    /// The terminal is as an ordinary one.
    #[track_caller]
    fn is_restored(&self) {
        let screen = self.screen.screen();
        assert!(!screen.alternate_screen() && !screen.hide_cursor());
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[track_caller]
fn verify(folder: &Path, file: &str) {
    let told = run_in(folder, &["verify", file], "").ok();
    assert!(told.starts_with("Valid record"), "{told}");
}

/// A whole game by keys and a click, on a screen that changes its size meanwhile.
#[test]
fn a_whole_game_by_keys_and_a_click() {
    let mut terminal = Terminal::play(24, 80, "--bots none --save game.jsonl");
    terminal.wait_for("Arrows or a number");
    assert!(terminal.screen.screen().alternate_screen());
    terminal.wait_for("4  Miner …");
    terminal.click("Miner …");
    terminal.wait_for("→ Miner");
    terminal.click("1  Miner → ");
    terminal.wait_for("── ■ Player 2");
    assert_eq!(terminal.file("game.jsonl").lines().count(), 2);

    // Another size: the board has its own column, the log is seen beside it.
    let tty = terminal.file("tty");
    terminal.screen.screen_mut().set_size(40, 120);
    let stty = Command::new("stty")
        .args(["-F", tty.trim(), "cols", "120", "rows", "40"])
        .status();
    assert!(stty.unwrap().success());
    terminal.wait("drawn anew", |terminal| {
        let lines = terminal.screen.screen().rows(0, 120);
        lines.filter(|line| line.contains(['│', '┃'])).count() > 30
    });
    // Everybody is at this keyboard, so every key is heard by somebody.
    terminal.keys(&"1\r".repeat(300));
    assert_eq!(terminal.end(), 0);
    terminal.is_restored();
    let told = terminal.text();
    assert!(
        told.contains("Complete game saved to game.jsonl."),
        "{told}"
    );
    verify(terminal.folder.path(), "game.jsonl");
}

/// Bots think while the screen goes on, and the game is kept without being asked.
#[test]
fn a_game_against_bots_is_left_and_goes_on_line_by_line() {
    let mut terminal = Terminal::play(40, 120, "--bots greedy");
    terminal.wait_for("Arrows or a number");
    terminal.keys("/miner@mine\r");
    terminal.wait_for("Player 1: Miner → Mine");
    terminal.wait_for("Saving to red-outpost-");
    terminal.wait("asked again", |terminal| {
        terminal.text().contains("Bot 2: ") && terminal.text().contains("Arrows or a number")
    });
    terminal.keys("q");
    terminal.wait_for("Quit? The game is saved");
    terminal.keys("\r");
    assert_eq!(terminal.end(), 0);
    terminal.is_restored();
    let told = terminal.text();
    assert!(
        told.contains("Game saved to ") && told.contains("Bye!"),
        "{told}"
    );
    let kept = fs::read_dir(terminal.folder.path()).unwrap();
    let mut kept = kept.map(|file| file.unwrap().file_name().into_string().unwrap());
    let file = kept.find(|file| file.ends_with(".jsonl")).unwrap();
    let told = run_in(
        terminal.folder.path(),
        &["play", "--resume", &file],
        "l\nq\n",
    )
    .ok();
    assert!(told.contains("miner@mine"), "{told}");
}

/// Control-C, a signal to end, a lost connection: the terminal is as it was, the game is kept,
/// and whoever waits for the program hears how it ended.
#[test]
fn whatever_ends_the_program_the_terminal_is_restored() {
    for (signal, code) in [("", 0), ("TERM", 143), ("INT", 130), ("HUP", 129)] {
        // The shell stays to look at the terminal after the game.
        let mut terminal = Terminal::new(
            40,
            120,
            "sh -c 'echo $$ > pid; exec \"$ORRERY\" play red --full-screen --seed 3 \
             --set first=1 --bots none --save game.jsonl'; code=$?; stty -a > stty; exit $code",
        );
        terminal.wait_for("Arrows or a number");
        terminal.keys("/miner@mine\r");
        terminal.wait_for("Player 1: Miner → Mine");
        if signal.is_empty() {
            terminal.keys("\x03");
        } else {
            let pid = terminal.file("pid");
            let kill = Command::new("kill")
                .args(["-s", signal, pid.trim()])
                .status();
            assert!(kill.unwrap().success());
        }
        assert_eq!(terminal.end(), code, "{signal}");
        terminal.is_restored();
        let stty = terminal.file("stty");
        assert!(
            stty.contains(" icanon ") && stty.contains(" echo "),
            "{stty}"
        );
        assert!(terminal.text().contains("Game saved to game.jsonl."));
        let told = run_in(
            terminal.folder.path(),
            &["play", "--resume", "game.jsonl"],
            "l\nq\n",
        );
        assert!(told.ok().contains("miner@mine"));
    }
}

/// Control-Z gives the terminal to the shell, and `fg` brings the game back as it was.
#[test]
fn a_game_is_suspended_and_goes_on() {
    let mut terminal = Terminal::new(40, 120, "PS1='ready> ' bash --norc --noprofile -i");
    terminal.wait_for("ready> ");
    terminal.keys("\"$ORRERY\" play red --full-screen --seed 3 --set first=1 --bots none\r");
    terminal.wait_for("Arrows or a number");
    for _ in 0..2 {
        terminal.keys("\x1a");
        terminal.wait("stopped", |terminal| {
            !terminal.screen.screen().alternate_screen() && terminal.text().contains("Stopped")
        });
        terminal.is_restored();
        terminal.keys("clear; fg\r");
        terminal.wait("back", |terminal| {
            terminal.screen.screen().alternate_screen()
                && terminal.text().contains("Arrows or a number")
        });
    }
    terminal.keys("/miner@mine\r");
    terminal.wait_for("Player 1: Miner → Mine");
    terminal.keys("\x03");
    // What is typed before the shell has the terminal again may be lost.
    terminal.wait("at the prompt", |terminal| {
        let text = terminal.text();
        let after = text.split_once("Bye!");
        after.is_some_and(|(_, after)| after.contains("ready> "))
    });
    terminal.keys("exit\r");
    assert_eq!(terminal.end(), 0);
}

/// What one person saw is nowhere when the next one has the keyboard: neither on the screen nor
/// in what one can scroll back to.
#[test]
fn nothing_is_left_of_a_secret() {
    let mut terminal = Terminal::new(
        40,
        100,
        "\"$ORRERY\" play kosmonavts --full-screen --seed 3 --bots none --names Ana,Ben",
    );
    terminal.wait_for("press Enter");
    terminal.keys("\r");
    terminal.wait_for("Arrows or a number");
    let seen = terminal.text();
    assert!(seen.contains("KOSMONAVTS"), "{seen}");
    // Answers until the keyboard is passed on.
    while !terminal.text().contains("press Enter") {
        terminal.keys("1\r");
        let before = terminal.text();
        terminal.wait("answered", |terminal| terminal.text() != before);
    }
    terminal.wait("empty", |terminal| {
        let text = terminal.text();
        text.split_whitespace().count() < 12 && text.contains("Pass the keyboard to")
    });
    let screen = terminal.screen.screen_mut();
    screen.set_scrollback(usize::MAX);
    assert_eq!(screen.scrollback(), 0, "{}", screen.contents());
    terminal.keys("\x03");
    assert_eq!(terminal.end(), 0);
    terminal.is_restored();
    assert!(!terminal.text().contains("KOSMONAVTS"));
}

/// Programs that play end with the game, also in the middle of a thought.
#[test]
fn no_program_outlives_the_screen() {
    let mut terminal = Terminal::new(
        24,
        80,
        "echo 'echo $$ > guest; exec sleep 1000' > slow.sh; \
         \"$ORRERY\" play red --full-screen --seed 3 --set first=1 --bot-time 600000 \
         --bots 'exec:sh slow.sh'",
    );
    terminal.wait_for("Arrows or a number");
    terminal.keys("/miner@mine\r");
    terminal.wait_for("Bot 2 is thinking…");
    terminal.keys("\x03");
    assert_eq!(terminal.end(), 0);
    terminal.is_restored();
    let pid = terminal.file("guest");
    let status = Path::new("/proc").join(pid.trim()).join("status");
    let status = fs::read_to_string(status).unwrap_or_default();
    assert!(status.is_empty() || status.contains("zombie"), "{status}");
}

#[test]
fn without_a_terminal_it_says_so() {
    for option in ["--full-screen", "--tui"] {
        let told = run(&["play", "red", option]).refused();
        assert!(told.contains("--full-screen needs a terminal"), "{told}");
    }
    let mut terminal = Terminal::new(24, 80, "TERM=dumb \"$ORRERY\" play red --full-screen");
    assert_eq!(terminal.end(), 2);
    assert!(terminal.text().contains("--full-screen needs a terminal"));
}

//! The terminal as a full screen, and back as it was, whatever ends the program.

use std::{
    io::{self, stdout},
    panic,
    sync::{
        Once,
        atomic::{AtomicBool, Ordering},
    },
};

use ratatui::crossterm::{
    cursor::{Hide, Show},
    event::{DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture},
    execute,
    terminal::{
        Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode,
        enable_raw_mode,
    },
};

/// Whether the terminal is a full screen now.
static IS_FULL: AtomicBool = AtomicBool::new(false);

/// A full screen; dropped, the terminal is as it was.
pub struct FullScreen(());

impl FullScreen {
    /// Takes the whole terminal. A panic in any thread gives it back before it is told.
    pub fn enter() -> io::Result<Self> {
        give_back_on_panic();
        take()?;
        Ok(Self(()))
    }

    /// Takes the terminal again after it was given back or taken by others.
    pub fn enter_again(&self) -> io::Result<()> {
        take()
    }

    /// Gives the terminal back for a while.
    pub fn pause(&self) {
        give_back();
    }
}

impl Drop for FullScreen {
    fn drop(&mut self) {
        give_back();
    }
}

fn take() -> io::Result<()> {
    enable_raw_mode()?;
    IS_FULL.store(true, Ordering::SeqCst);
    execute!(
        stdout(),
        EnterAlternateScreen,
        EnableMouseCapture,
        EnableBracketedPaste,
        Hide
    )
}

/// Gives the terminal back, once; nothing of the game stays on the second screen. A terminal
/// that is gone needs nothing.
fn give_back() {
    if IS_FULL.swap(false, Ordering::SeqCst) {
        let _ = execute!(
            stdout(),
            Clear(ClearType::All),
            DisableBracketedPaste,
            DisableMouseCapture,
            LeaveAlternateScreen,
            Show
        );
        let _ = disable_raw_mode();
    }
}

fn give_back_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let tell = panic::take_hook();
        panic::set_hook(Box::new(move |what| {
            give_back();
            tell(what);
        }));
    });
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::{env, process::Command, thread};

    use super::FullScreen;

    const TOLD: &str = "something that nobody thought of";

    /// Run by the test below, in a terminal of its own.
    #[test]
    fn a_thread_panics() {
        if env::var_os("ORRERY_TEST_PANIC").is_some() {
            let _screen = FullScreen::enter().unwrap();
            thread::spawn(|| panic!("{TOLD}")).join().unwrap_err();
        }
    }

    #[test]
    fn a_panic_is_told_on_a_terminal_that_is_as_it_was() {
        let program = env::current_exe().unwrap();
        let test = "terminal::screen::mode::tests::a_thread_panics";
        let inside = format!(
            "'{}' --exact {test} --nocapture; stty -a",
            program.display()
        );
        let output = Command::new("script")
            .args(["-qec", &inside, "/dev/null"])
            .env("ORRERY_TEST_PANIC", "1")
            .env("TERM", "xterm")
            .output()
            .unwrap();
        let text = String::from_utf8_lossy(&output.stdout);
        let entered = text.find("\x1b[?1049h").unwrap();
        let left = text.find("\x1b[?1049l").unwrap();
        let told = text.find(TOLD).unwrap();
        assert!(entered < left && left < told, "{text}");
        assert!(
            text.contains("\x1b[?25h") && text.contains("\x1b[?1000l"),
            "{text}"
        );
        assert!(
            text.contains(" icanon ") && text.contains(" echo "),
            "{text}"
        );
    }
}

//! What happens while the screen is up, from all sides, one after the other.

use std::{
    any::Any,
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::mpsc::Sender,
    thread,
};

use catalog::{DynBot, Hint, Match};
use ratatui::crossterm::event::{self, Event};
use tabletop::Seat;

use super::super::sitting::HINT;

/// Something that the screen has to do with.
pub enum Happening {
    /// A key, the mouse, a paste, another size.
    Input(Event),
    /// Nothing more can be read from the terminal.
    InputEnded,
    /// A bot has thought.
    Decided(Seat, Thought<(String, Box<dyn DynBot>)>),
    /// The computer has thought about a hint.
    Hinted(Asked, Thought<Vec<Hint>>),
    /// The system wants something, by the number of its signal.
    #[cfg(unix)]
    Signal(i32),
}

/// What a thread has thought, or how it failed.
pub type Thought<T> = Result<T, Box<dyn Any + Send>>;

/// The question that a hint is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    pub seat: Seat,
    pub actions: usize,
    pub rewinds: u32,
}

/// Tells of everything that is typed and clicked, and of signals, until nobody listens.
pub fn listen(to: &Sender<Happening>) -> io::Result<()> {
    #[cfg(unix)]
    hear_signals(to.clone())?;
    let to = to.clone();
    thread::Builder::new().spawn(move || {
        loop {
            let (happening, ended) = match event::read() {
                Ok(event) => (Happening::Input(event), false),
                Err(_) => (Happening::InputEnded, true),
            };
            if to.send(happening).is_err() || ended {
                return;
            }
        }
    })?;
    Ok(())
}

#[cfg(unix)]
fn hear_signals(to: Sender<Happening>) -> io::Result<()> {
    use signal_hook::{
        consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP},
        iterator::Signals,
    };
    let mut signals = Signals::new([SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP])?;
    thread::Builder::new().spawn(move || {
        for signal in signals.forever() {
            if to.send(Happening::Signal(signal)).is_err() {
                return;
            }
        }
    })?;
    Ok(())
}

/// Lets a bot think in a thread of its own.
pub fn let_think(to: &Sender<Happening>, game: Box<dyn Match>, seat: Seat, mind: Box<dyn DynBot>) {
    let to = to.clone();
    thread::spawn(move || {
        let mut mind = mind;
        let think = AssertUnwindSafe(|| (game.ask(seat, &mut *mind), mind));
        let _ = to.send(Happening::Decided(seat, catch_unwind(think)));
    });
}

/// Lets the computer think about a hint in a thread of its own.
pub fn let_hint(to: &Sender<Happening>, game: Box<dyn Match>, asked: Asked) {
    let to = to.clone();
    thread::spawn(move || {
        let think = AssertUnwindSafe(|| game.hints(asked.seat, &HINT));
        let _ = to.send(Happening::Hinted(asked, catch_unwind(think)));
    });
}

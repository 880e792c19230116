//! A game at one keyboard on the full screen: board, question and log in panes, with keys and
//! the mouse. The game itself is the same [`Sitting`] as line by line.

mod draw;
mod happening;
mod ink;
mod keys;
mod layout;
mod list;
mod mode;
mod pane;
mod popup;
mod scene;
#[cfg(test)]
mod tests;

use std::{
    io::{self, IsTerminal as _, stdout},
    sync::mpsc::{self, Receiver, RecvTimeoutError},
    time::Duration,
};

use ratatui::{
    Terminal,
    backend::{Backend, CrosstermBackend},
};
use tabletop::{Phrase, Speak};

use self::{
    happening::{Happening, listen},
    mode::FullScreen,
    scene::{Flow, Scene},
};
use super::{score_details, scores, sitting::Sitting};
use crate::{
    console::Console,
    output::{Failure, print},
};

/// How often something turns while a thought is awaited.
const TURN: Duration = Duration::from_millis(100);

/// Whether there is a terminal that can be a full screen.
pub fn is_possible() -> bool {
    let is_dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb" || term.is_empty());
    io::stdin().is_terminal() && stdout().is_terminal() && !is_dumb
}

/// Plays on the full screen until the game is over or someone leaves, and says then where the
/// game is kept, as line by line.
pub fn play(sitting: Sitting<'_>, console: Console) -> Result<(), Failure> {
    let (to, happenings) = mpsc::channel();
    let mut scene = Scene::new(sitting, console.colours, to.clone());
    let screen = FullScreen::enter()?;
    let mut terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
    listen(&to)?;
    scene.begin();
    let played = play_on(&mut scene, &mut terminal, &screen, &happenings);
    drop(screen);
    // Programs that play do not outlive the game, whatever they think about.
    guests::end_all();
    let told = leave(&mut scene, console);
    match played? {
        #[cfg(unix)]
        Flow::End(signal) => {
            signal_hook::low_level::emulate_default_handler(signal)?;
            Ok(())
        }
        _ => told,
    }
}

/// Shows the scene and tells it what happens, until somebody leaves.
fn play_on<B: Backend<Error = io::Error>>(
    scene: &mut Scene<'_>,
    terminal: &mut Terminal<B>,
    screen: &FullScreen,
    happenings: &Receiver<Happening>,
) -> Result<Flow, Failure> {
    loop {
        terminal.draw(|frame| scene.draw(frame))?;
        let Some(first) = next(scene, happenings) else {
            scene.turn();
            continue;
        };
        // What came at once is shown at once.
        for happening in std::iter::once(first).chain(happenings.try_iter()) {
            match scene.hear(happening) {
                Flow::Go => {}
                Flow::Redraw => {
                    screen.enter_again()?;
                    clear(terminal)?;
                }
                Flow::Suspend => {
                    suspend(screen)?;
                    clear(terminal)?;
                }
                end @ (Flow::Leave | Flow::End(_)) => return Ok(end),
            }
        }
    }
}

/// Sees that everything is drawn anew. `Terminal::clear` would ask the terminal where its cursor
/// is, and the answer would go to whoever reads the keys.
fn clear<B: Backend<Error = io::Error>>(terminal: &mut Terminal<B>) -> Result<(), Failure> {
    let size = terminal.size()?;
    Ok(terminal.resize(size.into())?)
}

/// What happens next; nothing if only time goes by.
fn next(scene: &Scene<'_>, happenings: &Receiver<Happening>) -> Option<Happening> {
    if !scene.is_waiting() {
        return Some(happenings.recv().unwrap_or(Happening::InputEnded));
    }
    match happenings.recv_timeout(TURN) {
        Ok(happening) => Some(happening),
        Err(RecvTimeoutError::Timeout) => None,
        Err(RecvTimeoutError::Disconnected) => Some(Happening::InputEnded),
    }
}

/// Gives the terminal back to the shell until it lets the game go on.
fn suspend(screen: &FullScreen) -> Result<(), Failure> {
    #[cfg(unix)]
    {
        screen.pause();
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
    }
    Ok(screen.enter_again()?)
}

/// Tells on the ordinary screen how the game ended, or where it is kept.
fn leave(scene: &mut Scene<'_>, console: Console) -> Result<(), Failure> {
    let is_over = scene.sitting.journal.game().outcome().is_some();
    let mut text = String::new();
    let mut told = Vec::new();
    if is_over {
        let width = console.text_columns();
        text += scores(&scene.sitting).trim_end();
        text.push('\n');
        for line in score_details(&scene.sitting, width) {
            text += &line;
            text.push('\n');
        }
        text.push('\n');
        told.extend(scene.sitting.winners());
        told.extend(scene.sitting.where_kept());
    } else {
        told.extend(scene.sitting.save_what_was_played());
        told.push(Phrase::new("cli-goodbye"));
    }
    for phrase in &told {
        text += &scene.sitting.speaker.say(phrase);
        text.push('\n');
    }
    print(&text)
}

//! Where the lines that a person types come from.

use std::io::{self, BufRead, Write};

use rustyline::{DefaultEditor, error::ReadlineError, history::History as _};

use crate::output::Failure;

/// Lines that somebody types.
pub trait Lines {
    /// The next line, without the space around it; nothing at the end of all lines.
    fn read(&mut self, prompt: &str, output: &mut impl Write) -> Result<Option<String>, Failure>;

    /// Forgets what was typed, since the keyboard changes hands.
    fn forget(&mut self) {}
}

/// Lines out of a file or another program.
pub struct Piped<R>(pub R);

impl<R: BufRead> Lines for Piped<R> {
    fn read(&mut self, prompt: &str, output: &mut impl Write) -> Result<Option<String>, Failure> {
        write!(output, "{prompt}")?;
        output.flush()?;
        let mut line = String::new();
        match self.0.read_line(&mut line) {
            Ok(0) => Ok(None),
            Ok(_) => Ok(Some(line.trim().to_string())),
            // Bytes that are no text are an answer that is no answer.
            Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                Ok(Some(String::from("\u{fffd}")))
            }
            Err(error) => Err(error.into()),
        }
    }
}

/// Lines typed at a terminal, with editing and a history that is not kept.
pub struct Editor(DefaultEditor);

impl Editor {
    /// An editor for the terminal of this process.
    pub fn new() -> Result<Self, Failure> {
        DefaultEditor::new().map(Self).map_err(Failure::world)
    }
}

impl Lines for Editor {
    fn read(&mut self, prompt: &str, output: &mut impl Write) -> Result<Option<String>, Failure> {
        output.flush()?;
        match self.0.readline(prompt) {
            Ok(line) => {
                let line = line.trim().to_string();
                // A history that cannot grow is no reason to end a game.
                let _ = self.0.add_history_entry(&line);
                Ok(Some(line))
            }
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
            Err(error) => Err(Failure::world(error)),
        }
    }

    fn forget(&mut self) {
        let _ = self.0.history_mut().clear();
    }
}

//! What is said at a table: who may speak, what is kept, and what is taken away again.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};
use tabletop::Seat;
use utoipa::ToSchema;

use super::TableState;
use crate::{
    naming,
    problem::Problem,
    table_event::{TableEvent, Watch},
};

/// The longest line of chat, in characters.
pub const LONGEST_CHAT: usize = 300;
/// The most lines of chat a table keeps.
const MOST_LINES: usize = 500;
/// The most pairs of people of whom one does not want to hear the other.
const MOST_MUTED: usize = 200;

/// What was said at a table.
#[derive(Clone, Debug, Default)]
pub struct Chat {
    lines: Vec<Line>,
    /// Whom the host has silenced.
    silenced: BTreeSet<String>,
    /// Who does not want to hear whom.
    muted: BTreeSet<(String, String)>,
    /// Who has said something or does not want to hear somebody, in the order of that.
    people: Vec<String>,
}

/// Who reads the chat.
#[derive(Clone, Copy, Debug)]
pub struct Listener<'a> {
    /// Who it is, if they have a part in the chat.
    pub visitor: Option<&'a str>,
    /// Whether they made the table.
    pub is_host: bool,
    /// Whether they sit at the table or could speak there.
    pub is_here: bool,
    /// The numbers of those whom they block, at every table.
    pub unheard: &'a [usize],
}

/// One line.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its number: that of its event.
    pub number: u64,
    /// Who said it.
    visitor: String,
    /// The name of who said it, then.
    pub name: String,
    /// The seat of who said it, if they had one.
    pub seat: Option<Seat>,
    /// What was said; empty when it was removed.
    pub text: String,
    /// The submission it came by.
    submission: Option<String>,
}

/// What can be done about a line, or about who said it.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Display, EnumString, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum ChatAct {
    /// The reader does not want to see what this person says.
    Mute,
    /// The reader wants to see it again.
    Unmute,
    /// The line is taken away for everybody.
    Remove,
    /// The person may not speak at this table any more.
    Silence,
    /// The person may speak again.
    Unsilence,
}

/// Why a line is not shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Hidden {
    /// The reader does not want to see what this person says.
    Muted,
    /// It was taken away.
    Removed,
    /// The reader blocks this person.
    Blocked,
}

impl Chat {
    /// The lines, the oldest first.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The number of a visitor among those who have a part in the chat. To all others it
    /// looks the same.
    #[must_use]
    pub fn number_of(&self, visitor: &str) -> Option<usize> {
        self.people.iter().position(|known| known == visitor)
    }

    /// The visitor of this number.
    #[must_use]
    pub fn person(&self, number: usize) -> Option<&str> {
        self.people.get(number).map(String::as_str)
    }

    fn note_person(&mut self, visitor: &str) {
        if self.number_of(visitor).is_none() {
            self.people.push(visitor.to_string());
        }
    }

    /// Why a reader does not see a line, if so.
    #[must_use]
    pub fn hidden(&self, line: &Line, listener: Listener<'_>) -> Option<Hidden> {
        if line.text.is_empty() {
            Some(Hidden::Removed)
        } else if self.is_blocked(line, listener) {
            Some(Hidden::Blocked)
        } else {
            let is_muted = self.is_muted(line, listener.visitor);
            is_muted.then_some(Hidden::Muted)
        }
    }

    /// Whether a reader blocks who said a line.
    fn is_blocked(&self, line: &Line, listener: Listener<'_>) -> bool {
        let number = self.number_of(&line.visitor);
        number.is_some_and(|number| listener.unheard.contains(&number))
    }

    fn is_muted(&self, line: &Line, reader: Option<&str>) -> bool {
        let pair = |reader: &str| (reader.to_string(), line.visitor.clone());
        reader.is_some_and(|reader| self.muted.contains(&pair(reader)))
    }

    fn line(&self, number: u64) -> Option<&Line> {
        self.lines.iter().find(|line| line.number == number)
    }

    /// Who said a line, by which name, and what.
    #[must_use]
    pub fn said(&self, number: u64) -> Option<(&str, &str, &str)> {
        let line = self.line(number)?;
        Some((&line.visitor, &line.name, &line.text))
    }

    /// The last line of a visitor.
    fn last_of(&self, visitor: &str) -> Option<&Line> {
        let mut lines = self.lines.iter().rev();
        lines.find(|line| line.visitor == visitor)
    }

    /// Takes an event about the chat.
    pub(super) fn take(
        &mut self,
        event: &TableEvent,
        number: u64,
        seat: Option<Seat>,
        submission: Option<&str>,
    ) {
        match event {
            TableEvent::Said {
                visitor,
                name,
                text,
            } => {
                self.note_person(visitor);
                self.lines.push(Line {
                    number,
                    visitor: visitor.clone(),
                    name: name.clone(),
                    seat,
                    text: text.clone(),
                    submission: submission.map(str::to_string),
                });
                if self.lines.len() > MOST_LINES {
                    self.lines.remove(0);
                }
            }
            TableEvent::LineRemoved { line } => {
                let mut lines = self.lines.iter_mut();
                if let Some(line) = lines.find(|known| known.number == *line) {
                    line.text.clear();
                }
            }
            TableEvent::Silenced { visitor, silent } => {
                if *silent {
                    self.silenced.insert(visitor.clone());
                } else {
                    self.silenced.remove(visitor);
                }
            }
            TableEvent::Muted {
                visitor,
                speaker,
                muted,
            } => {
                self.note_person(visitor);
                let pair = (visitor.clone(), speaker.clone());
                if *muted {
                    self.muted.insert(pair);
                } else {
                    self.muted.remove(&pair);
                }
            }
            _ => {}
        }
    }
}

/// Which events a command about the chat becomes.
impl TableState {
    /// Whether those who do not sit may speak, too.
    #[must_use]
    pub fn strangers_may_speak(&self) -> bool {
        self.open && self.watch == Watch::Everyone
    }

    /// Whether a visitor has a part in the chat.
    fn may_listen(&self, visitor: &str) -> bool {
        let is_known = self.host == visitor || !self.seats_of(visitor).is_empty();
        is_known || self.strangers_may_speak()
    }

    /// Somebody says something: nothing happens when it was said before by the same
    /// submission.
    ///
    /// # Errors
    /// When the visitor may not speak, says nothing or too much, or the same again.
    pub fn say(
        &self,
        visitor: &str,
        name: &str,
        text: &str,
        submission: Option<&str>,
    ) -> Result<Vec<TableEvent>, Problem> {
        let is_same = |line: &&Line| {
            submission.is_some()
                && line.visitor == visitor
                && line.submission.as_deref() == submission
        };
        if self.chat.lines.iter().rev().any(|line| is_same(&line)) {
            return Ok(Vec::new());
        }
        if self.closed.is_some() {
            return Err(Problem::new(409, "problem-closed"));
        }
        if self.chat.silenced.contains(visitor) {
            return Err(Problem::forbidden("problem-silenced"));
        }
        if !self.may_listen(visitor) {
            return Err(Problem::forbidden("problem-not-seated"));
        }
        if text.chars().count() > LONGEST_CHAT {
            return Err(Problem::bad("problem-chat"));
        }
        let text = naming::clean_line(text);
        if text.is_empty() {
            return Err(Problem::new(422, "problem-chat"));
        }
        if self
            .chat
            .last_of(visitor)
            .is_some_and(|line| line.text == text)
        {
            return Err(Problem::new(409, "problem-chat-repeated"));
        }
        Ok(vec![TableEvent::Said {
            visitor: visitor.to_string(),
            name: self.name_to_speak_by(visitor, name)?,
            text,
        }])
    }

    /// Whoever sits speaks by the name of the seat, and nobody else by one like it.
    fn name_to_speak_by(&self, visitor: &str, name: &str) -> Result<String, Problem> {
        let own = self
            .seats
            .iter()
            .find(|chair| chair.person() == Some(visitor));
        if let Some(chair) = own {
            return Ok(chair.name.clone());
        }
        self.own_name(visitor, name)?;
        Ok(name.to_string())
    }

    /// What a listener can do about a line.
    #[must_use]
    pub fn chat_acts(&self, line: &Line, listener: Listener<'_>) -> Vec<ChatAct> {
        let is_own = listener.visitor == Some(&*line.visitor);
        let is_host = listener.is_host;
        let mut acts = Vec::new();
        // What is said by who is blocked stays hidden until that ends.
        if !is_own && (is_host || listener.is_here) && !self.chat.is_blocked(line, listener) {
            acts.push(if self.chat.is_muted(line, listener.visitor) {
                ChatAct::Unmute
            } else {
                ChatAct::Mute
            });
        }
        if (is_own || is_host) && !line.text.is_empty() {
            acts.push(ChatAct::Remove);
        }
        if is_host && !is_own {
            acts.push(if self.chat.silenced.contains(&line.visitor) {
                ChatAct::Unsilence
            } else {
                ChatAct::Silence
            });
        }
        acts
    }

    /// Something is done about a line. Nothing happens when it is so already.
    ///
    /// # Errors
    /// When there is no such line, or the visitor may not do this.
    pub fn act_on_line(
        &self,
        visitor: &str,
        number: u64,
        act: ChatAct,
    ) -> Result<Vec<TableEvent>, Problem> {
        let line = self.chat.line(number);
        let line = line.ok_or_else(|| Problem::missing("problem-no-line"))?;
        let listener = Listener {
            visitor: Some(visitor),
            is_host: self.host == visitor,
            is_here: self.may_listen(visitor),
            unheard: &[],
        };
        let (may, speaker) = (self.chat_acts(line, listener), line.visitor.clone());
        let done = |undo: ChatAct| may.contains(&undo);
        let is_done = match act {
            ChatAct::Mute => done(ChatAct::Unmute),
            ChatAct::Unmute => done(ChatAct::Mute),
            ChatAct::Silence => done(ChatAct::Unsilence),
            ChatAct::Unsilence => done(ChatAct::Silence),
            ChatAct::Remove => {
                line.text.is_empty() && (line.visitor == visitor || self.host == visitor)
            }
        };
        if is_done {
            return Ok(Vec::new());
        }
        if !may.contains(&act) {
            return Err(Problem::forbidden("problem-not-yours"));
        }
        if act == ChatAct::Mute && self.chat.muted.len() >= MOST_MUTED {
            return Err(Problem::busy("problem-too-fast"));
        }
        Ok(vec![match act {
            ChatAct::Remove => TableEvent::LineRemoved { line: number },
            ChatAct::Silence | ChatAct::Unsilence => TableEvent::Silenced {
                visitor: speaker,
                silent: act == ChatAct::Silence,
            },
            ChatAct::Mute | ChatAct::Unmute => TableEvent::Muted {
                visitor: visitor.to_string(),
                speaker,
                muted: act == ChatAct::Mute,
            },
        }])
    }
}

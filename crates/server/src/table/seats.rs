//! The seats of a table: who sits on them, who may sit down, and who may free them.

use std::time::Duration;

use catalog::BotKind;
use record::SeatInfo;
use tabletop::{Seat, SeatSet};

use super::{FoldError, TableState};
use crate::{
    frame::Stage,
    hub::{span, star_name},
    naming,
    problem::Problem,
    table_event::TableEvent,
    time_control::TimeOut,
};

/// The longest nonce, in characters.
pub const LONGEST_NONCE: usize = 128;

/// A seat and who is on it.
#[derive(Clone, Debug, Default)]
pub struct Chair {
    /// Who, if anyone.
    pub sitter: Sitter,
    /// The name that goes with the seat: it stays when the person leaves.
    pub name: String,
    /// What was added to the dice before the game began.
    pub nonce: String,
    /// Who sat there before, in this game: they may sit down again while it is free.
    pub former: Vec<String>,
    /// Whether a bot only plays on there for somebody whose time ran out, until they are back.
    pub stands_in: bool,
}

impl Chair {
    /// Who sits there, as a record says it.
    #[must_use]
    pub fn info(&self) -> SeatInfo {
        SeatInfo {
            name: self.name.clone(),
            bot: match &self.sitter {
                Sitter::Bot(kind) => Some(kind.to_string()),
                _ => None,
            },
        }
    }
}

/// Who sits on a chair.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Sitter {
    /// Nobody.
    #[default]
    Nobody,
    /// A visitor.
    Person(String),
    /// A bot.
    Bot(BotKind),
}

/// What someone adds to the dice.
#[derive(Clone, Debug, Default)]
pub struct Nonce(String);

impl Nonce {
    /// A nonce as it was sent.
    ///
    /// # Errors
    /// When it is too long.
    pub fn new(text: impl Into<String>) -> Result<Self, Problem> {
        let text = text.into();
        if text.chars().count() > LONGEST_NONCE {
            return Err(Problem::bad("problem-nonce"));
        }
        Ok(Self(text))
    }
}

/// Someone came or went while the game was on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// After how many actions.
    pub n: usize,
    /// The seat.
    pub seat: Seat,
    /// The name that the seat had before.
    pub former: String,
    /// What happened.
    pub kind: NoteKind,
}

/// What happened to a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoteKind {
    /// Its player got up.
    Left,
    /// It was taken from its player.
    Freed {
        /// By whom; none for the operator of the server.
        by: Option<String>,
    },
    /// A person who had sat there sat down again.
    Returned {
        /// The name.
        name: String,
    },
    /// Somebody else took it over.
    TakenOver {
        /// The name.
        name: String,
    },
    /// A bot took it over.
    Bot {
        /// Its level.
        level: String,
    },
    /// The time of its player ran out.
    TimedOut,
    /// Its player is away for some days.
    Away {
        /// Until when, in milliseconds since 1970.
        until: u64,
    },
    /// Its player is back before that.
    Back,
    /// Its player got more time.
    TimeGiven {
        /// By whom.
        by: String,
    },
    /// Its player wants a pause, or the game to go on.
    Pause {
        /// Whether it is a pause that is wanted.
        wanted: bool,
    },
}

/// Who sits where after an event. `playing` says whether the game had begun before it.
///
/// # Errors
/// When there is no such seat or bot.
pub fn take_seats(
    chairs: &mut [Chair],
    playing: bool,
    event: &TableEvent,
) -> Result<(), FoldError> {
    match event {
        TableEvent::Sat {
            seat,
            visitor,
            name,
            nonce,
        } => {
            let chair = chair(chairs, *seat)?;
            chair.sitter = Sitter::Person(visitor.clone());
            chair.stands_in = false;
            chair.name.clone_from(name);
            // The dice were made with the nonces of those who sat there when it began.
            if !playing {
                chair.nonce.clone_from(nonce);
            }
        }
        TableEvent::BotSat { seat, bot } | TableEvent::BotReplaced { seat, bot } => {
            let kind = bot.parse().map_err(|_| FoldError::NoBot(bot.clone()))?;
            let chair = chair(chairs, *seat)?;
            chair.sitter = Sitter::Bot(kind);
            if chair.name.is_empty() {
                chair.name = format!("{bot} {seat}");
            }
        }
        TableEvent::Contributed { visitor, nonce } if !playing => {
            for chair in chairs {
                if chair.person() == Some(visitor) && chair.nonce.is_empty() {
                    chair.nonce.clone_from(nonce);
                }
            }
        }
        TableEvent::TimedOut { seat, then, .. } if *then != TimeOut::Lose => {
            let chair = chair(chairs, *seat)?;
            chair.vacate(playing, true);
            chair.stands_in = *then == TimeOut::Bot;
        }
        TableEvent::Left { seat } => chair(chairs, *seat)?.vacate(playing, true),
        // Who is sent away before the game is not expected back.
        TableEvent::Freed { seat, .. } => chair(chairs, *seat)?.vacate(playing, playing),
        _ => {}
    }
    Ok(())
}

/// Who sits where after all events of a table, whatever its game and its rules.
///
/// # Errors
/// When the events are not those of a table.
pub fn seating(events: &[TableEvent]) -> Result<Vec<Chair>, FoldError> {
    let Some(TableEvent::Opened { players, .. }) = events.first() else {
        return Err(FoldError::NotOpened);
    };
    let mut chairs = vec![Chair::default(); *players as usize];
    let mut playing = false;
    for event in events {
        take_seats(&mut chairs, playing, event)?;
        playing |= *event == TableEvent::Started;
    }
    Ok(chairs)
}

/// Those who have several of these seats.
pub(super) fn sharing(chairs: &[Chair]) -> Vec<String> {
    let mut people: Vec<&str> = chairs.iter().filter_map(Chair::person).collect();
    people.sort_unstable();
    let several = people.chunk_by(|a, b| a == b).filter(|same| same.len() > 1);
    several.map(|same| same[0].to_string()).collect()
}

fn chair(chairs: &mut [Chair], seat: Seat) -> Result<&mut Chair, FoldError> {
    let chair = chairs.get_mut(seat.index());
    chair.ok_or(FoldError::NoSeat(seat))
}

impl Chair {
    /// The person who sits here, if it is one.
    #[must_use]
    pub fn person(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Person(visitor) => Some(visitor),
            Sitter::Nobody | Sitter::Bot(_) => None,
        }
    }

    /// Nobody sits here any longer. While the game is on, the name stays.
    fn vacate(&mut self, playing: bool, may_return: bool) {
        let sitter = std::mem::take(&mut self.sitter);
        self.stands_in = false;
        if !playing {
            *self = Self::default();
        }
        if let Sitter::Person(visitor) = sitter
            && may_return
            && !self.former.contains(&visitor)
        {
            self.former.push(visitor);
        }
    }
}

impl TableState {
    /// What everyone is told of an event that is about to be taken: who comes and who goes
    /// while the game is on.
    pub(super) fn note_of(&self, event: &TableEvent) -> Option<Note> {
        let journal = self.journal.as_ref()?;
        let (seat, kind) = match event {
            TableEvent::Sat {
                seat,
                visitor,
                name,
                ..
            } => {
                let name = name.clone();
                let kind = if self.may_return(*seat, visitor) {
                    NoteKind::Returned { name }
                } else {
                    NoteKind::TakenOver { name }
                };
                (*seat, kind)
            }
            TableEvent::BotSat { seat, bot } | TableEvent::BotReplaced { seat, bot } => {
                (*seat, NoteKind::Bot { level: bot.clone() })
            }
            TableEvent::Left { seat } => (*seat, NoteKind::Left),
            TableEvent::TimedOut { seat, .. } => (*seat, NoteKind::TimedOut),
            TableEvent::Away { seat, until } => match until {
                Some(until) => (*seat, NoteKind::Away { until: *until }),
                None => (*seat, NoteKind::Back),
            },
            TableEvent::TimeGiven { seat, by, .. } => {
                (*seat, NoteKind::TimeGiven { by: by.clone() })
            }
            TableEvent::PauseWanted { seat, wanted } => {
                (*seat, NoteKind::Pause { wanted: *wanted })
            }
            TableEvent::Freed { seat, by } => (*seat, NoteKind::Freed { by: by.clone() }),
            _ => return None,
        };
        Some(Note {
            n: journal.record().entries.len(),
            seat,
            former: self.seats.get(seat.index())?.name.clone(),
            kind,
        })
    }
}

/// Which events a command about seats becomes.
impl TableState {
    /// A person sits down.
    ///
    /// # Errors
    /// When the seat is taken, the visitor is not invited, or knows the secrets of
    /// another seat.
    pub fn sit(
        &self,
        seat: Seat,
        visitor: &str,
        name: &str,
        nonce: &Nonce,
        invitation: &str,
    ) -> Result<Vec<TableEvent>, Problem> {
        self.seats_may_change()?;
        let invited = self.open
            || self.host == visitor
            || invitation == self.invitation
            || self.may_return(seat, visitor)
            || !self.seats_of(visitor).is_empty();
        if !invited {
            return Err(Problem::forbidden("problem-invitation"));
        }
        self.still_open()?;
        if !self.may_return(seat, visitor) {
            self.free(seat)?;
        }
        if self.knows_another(seat, visitor) {
            return Err(Problem::forbidden("problem-second-seat"));
        }
        self.may_sit_rated(seat, visitor)?;
        let returns = self.may_return(seat, visitor) || !self.seats_of(visitor).is_empty();
        self.may_sit_at_open_hands(returns)?;
        self.own_name(visitor, name)?;
        let sat = TableEvent::Sat {
            seat,
            visitor: visitor.to_string(),
            name: name.to_string(),
            nonce: nonce.0.clone(),
        };
        self.begin_if_ready(vec![sat])
    }

    /// Nobody goes by a name that looks like that of someone else at the table.
    pub(super) fn own_name(&self, visitor: &str, name: &str) -> Result<(), Problem> {
        // Whoever has chosen no name cannot have meant to.
        if name == star_name(visitor) {
            return Ok(());
        }
        let mut others = self.seats.iter().filter(|chair| {
            let person = chair.person();
            person.is_some_and(|person| person != visitor)
        });
        if others.any(|chair| naming::look_alike(&chair.name, name)) {
            return Err(Problem::new(409, "problem-name-taken"));
        }
        Ok(())
    }

    /// Whether this visitor sat on the seat and nobody has taken it since, but a bot that plays
    /// on for them.
    #[must_use]
    pub fn may_return(&self, seat: Seat, visitor: &str) -> bool {
        let chair = self.seats.get(seat.index());
        chair.is_some_and(|chair| {
            (chair.sitter == Sitter::Nobody || chair.stands_in)
                && chair.former.iter().any(|who| who == visitor)
        })
    }

    /// Whether this visitor has seen the secrets of another seat of a game that is on.
    /// People round one screen share theirs from the start.
    fn knows_another(&self, seat: Seat, visitor: &str) -> bool {
        if self.journal.is_none()
            || !self.referee.info().secrets
            || self.sharing.iter().any(|who| who == visitor)
        {
            return false;
        }
        let others = Seat::first(self.seats.len() as u8).zip(&self.seats);
        others
            .filter(|(other, _)| *other != seat)
            .any(|(_, chair)| {
                let sits = matches!(&chair.sitter, Sitter::Person(who) if who == visitor);
                sits || chair.former.iter().any(|who| who == visitor)
            })
    }

    /// A bot takes a free seat, for someone who sits at the table.
    ///
    /// # Errors
    /// When there is no such bot, the seat is taken, or the visitor does not sit there.
    pub fn seat_bot(
        &self,
        seat: Seat,
        bot: &str,
        visitor: &str,
    ) -> Result<Vec<TableEvent>, Problem> {
        if self.seats_of(visitor).is_empty() && self.host != visitor {
            return Err(Problem::forbidden("problem-not-seated"));
        }
        self.seats_may_change()?;
        let sat = bot_sat(seat, bot)?;
        self.free(seat)?;
        self.begin_if_ready(vec![sat])
    }

    fn free(&self, seat: Seat) -> Result<(), Problem> {
        self.still_open()?;
        match self.seats.get(seat.index()) {
            None => Err(Problem::missing("problem-seat")),
            Some(chair) if chair.sitter == Sitter::Nobody => Ok(()),
            Some(_) => Err(Problem::new(409, "problem-taken")),
        }
    }

    /// The events, and the start of the game if with them all seats are taken and every
    /// person has added to the dice.
    fn begin_if_ready(&self, mut events: Vec<TableEvent>) -> Result<Vec<TableEvent>, Problem> {
        let mut chairs = self.seats.clone();
        for event in &events {
            let taken = take_seats(&mut chairs, self.journal.is_some(), event);
            taken.map_err(|_| Problem::missing("problem-seat"))?;
        }
        let is_ready = |chair: &Chair| match &chair.sitter {
            Sitter::Nobody => false,
            Sitter::Bot(_) => true,
            Sitter::Person(_) => !self.commit_first || !chair.nonce.is_empty(),
        };
        if self.journal.is_none() && chairs.iter().all(is_ready) {
            events.push(TableEvent::Started);
        }
        Ok(events)
    }

    /// Whether whoever has these seats has not added to the dice yet.
    #[must_use]
    pub fn owes_nonce(&self, own: SeatSet) -> bool {
        let chairs = own.iter().filter_map(|seat| self.seats.get(seat.index()));
        let mut nonces = chairs.map(|chair| &chair.nonce);
        self.commit_first && self.stage() == Stage::Waiting && nonces.any(String::is_empty)
    }

    /// A person adds to the dice. What was added stays: a second time changes nothing.
    ///
    /// # Errors
    /// When the visitor does not sit here, or adds nothing.
    pub fn contribute(&self, visitor: &str, nonce: &Nonce) -> Result<Vec<TableEvent>, Problem> {
        self.still_open()?;
        let own = self.seats_of(visitor);
        if own.is_empty() {
            return Err(Problem::forbidden("problem-not-seated"));
        }
        if nonce.0.is_empty() {
            return Err(Problem::bad("problem-nonce"));
        }
        if !self.owes_nonce(own) {
            return Ok(Vec::new());
        }
        self.begin_if_ready(vec![TableEvent::Contributed {
            visitor: visitor.to_string(),
            nonce: nonce.0.clone(),
        }])
    }

    /// A person leaves a seat; the host may also send a bot away before the game.
    ///
    /// # Errors
    /// When the seat is not the visitor's.
    pub fn leave(&self, seat: Seat, visitor: &str) -> Result<Vec<TableEvent>, Problem> {
        self.still_open()?;
        self.seats_may_change()?;
        self.may_leave_tournament()?;
        let may = match &self.sitter(seat)? {
            Sitter::Nobody => false,
            Sitter::Person(who) => who == visitor,
            Sitter::Bot(_) => self.host == visitor && self.journal.is_none(),
        };
        if may {
            let left = [TableEvent::Left { seat }].into_iter();
            Ok(left.chain(self.last_leaves(seat)).collect())
        } else {
            Err(Problem::forbidden("problem-not-yours"))
        }
    }

    fn sitter(&self, seat: Seat) -> Result<&Sitter, Problem> {
        let chair = self.seats.get(seat.index());
        let chair = chair.ok_or_else(|| Problem::missing("problem-seat"))?;
        Ok(&chair.sitter)
    }

    /// The seats of people for whom the game has waited longer than this. Where there are clocks
    /// they say how long that is.
    #[must_use]
    pub fn overdue(&self, now: u64, patience: Duration) -> SeatSet {
        let waited = self.clocks.is_none() && now.saturating_sub(self.moved) >= span(patience);
        let is_person = |seat: &Seat| {
            let chair = self.seats.get(seat.index());
            waited && chair.is_some_and(|chair| matches!(chair.sitter, Sitter::Person(_)))
        };
        self.owing().iter().filter(is_person).collect()
    }

    /// Whether this visitor may close the table and free seats: the host, and where the
    /// host does not sit there or is overdue, the first person who is not.
    #[must_use]
    pub fn is_in_charge(&self, visitor: &str, overdue: SeatSet) -> bool {
        if self.host == visitor {
            return true;
        }
        let is_here = |seat: &Seat| !overdue.contains(*seat);
        if self.journal.is_none() || self.seats_of(&self.host).iter().any(|seat| is_here(&seat)) {
            return false;
        }
        let seats = Seat::first(self.seats.len() as u8);
        let mut here =
            seats
                .filter(is_here)
                .filter_map(|seat| match &self.seats.get(seat.index())?.sitter {
                    Sitter::Person(who) => Some(who),
                    _ => None,
                });
        here.next().is_some_and(|first| first == visitor)
    }

    /// The seats that whoever is in charge may free: before the game all but the own,
    /// then those of bots and of people who are overdue.
    #[must_use]
    pub fn can_be_freed(&self, visitor: &str, overdue: SeatSet) -> SeatSet {
        let may_change = !self.stage().is_ended() && self.seats_may_change().is_ok();
        if !may_change || !self.is_in_charge(visitor, overdue) {
            return SeatSet::EMPTY;
        }
        let waiting = self.stage() == Stage::Waiting;
        let chairs = Seat::first(self.seats.len() as u8).zip(&self.seats);
        chairs
            .filter(|(seat, chair)| match &chair.sitter {
                Sitter::Nobody => false,
                Sitter::Person(who) => who != visitor && (waiting || overdue.contains(*seat)),
                Sitter::Bot(_) => !self.keeps_bots(),
            })
            .map(|(seat, _)| seat)
            .collect()
    }

    /// Whoever is in charge frees a seat, or gives it to a bot.
    ///
    /// # Errors
    /// When the visitor is not in charge, or the seat is not one that can be freed.
    pub fn free_seat(
        &self,
        seat: Seat,
        visitor: &str,
        name: &str,
        bot: Option<&str>,
        overdue: SeatSet,
    ) -> Result<Vec<TableEvent>, Problem> {
        self.still_open()?;
        if !self.is_in_charge(visitor, overdue) {
            return Err(Problem::forbidden("problem-not-host"));
        }
        self.seats_may_change()?;
        if *self.sitter(seat)? == Sitter::Nobody {
            return Err(Problem::new(409, "problem-seat-free"));
        }
        if !self.can_be_freed(visitor, overdue).contains(seat) {
            return Err(Problem::new(409, "problem-not-gone"));
        }
        self.replace(seat, Some(name.to_string()), bot)
    }

    /// The operator of the server frees a seat, or gives it to a bot.
    ///
    /// # Errors
    /// When nobody sits there.
    pub fn free_seat_as_operator(
        &self,
        seat: Seat,
        bot: Option<&str>,
    ) -> Result<Vec<TableEvent>, Problem> {
        self.still_open()?;
        if *self.sitter(seat)? == Sitter::Nobody {
            return Err(Problem::new(409, "problem-seat-free"));
        }
        self.replace(seat, None, bot)
    }

    fn replace(
        &self,
        seat: Seat,
        by: Option<String>,
        bot: Option<&str>,
    ) -> Result<Vec<TableEvent>, Problem> {
        let freed = TableEvent::Freed { seat, by };
        let Some(bot) = bot else {
            return Ok(vec![freed]);
        };
        self.begin_if_ready(vec![freed, bot_sat(seat, bot)?])
    }

    /// The operator of the server gives a seat to a visitor, such as one who has lost the
    /// cookie by which the server knew them.
    ///
    /// # Errors
    /// When there is no such seat, or the table has ended.
    pub fn hand_over(
        &self,
        seat: Seat,
        visitor: &str,
        name: &str,
    ) -> Result<Vec<TableEvent>, Problem> {
        self.still_open()?;
        let taken = *self.sitter(seat)? != Sitter::Nobody;
        let freed = taken.then_some(TableEvent::Freed { seat, by: None });
        let sat = TableEvent::Sat {
            seat,
            visitor: visitor.to_string(),
            name: name.to_string(),
            nonce: String::new(),
        };
        self.begin_if_ready(freed.into_iter().chain([sat]).collect())
    }

    /// Whoever is in charge makes a new invitation; the one before no longer works.
    ///
    /// # Errors
    /// When the visitor is not in charge.
    pub fn renew_invitation(
        &self,
        visitor: &str,
        fresh: String,
        overdue: SeatSet,
    ) -> Result<Vec<TableEvent>, Problem> {
        self.still_open()?;
        if !self.is_in_charge(visitor, overdue) {
            return Err(Problem::forbidden("problem-not-host"));
        }
        Ok(vec![TableEvent::Invited { invitation: fresh }])
    }
}

/// A bot sits down.
fn bot_sat(seat: Seat, bot: &str) -> Result<TableEvent, Problem> {
    if bot.parse::<BotKind>().is_err() {
        return Err(Problem::bad("problem-bot"));
    }
    Ok(TableEvent::BotSat {
        seat,
        bot: bot.to_string(),
    })
}

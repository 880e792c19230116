//! The games of the engine, by number, and what is answered about them.

use std::{
    collections::{BTreeMap, VecDeque},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use catalog::{Match, Referee};
use record::{PositionFile, ViewFile};
use serde::Serialize;
use serde_json::{Value, json};
use tabletop::{Dice, Options, Seat, SeatSet, Speak};
use words::Speaker;

use super::{
    Answer, Done,
    problem::{Code, Problem},
    requests::{Apply, Legal, Load, New, OfSeat, Redeal, Request, Undo},
    thinking,
};
use crate::{
    args::EngineArgs,
    commands::{Context, default_players, new_seed, side_names},
};

/// How many opened boxes are kept for further games.
const BOXES: usize = 32;

/// A game, and the moments to which it can go back.
pub struct Table {
    pub referee: Arc<dyn Referee>,
    pub game: Box<dyn Match>,
    /// The last moments before this one, the latest last.
    before: VecDeque<Box<dyn Match>>,
    /// How many actions were played since the table was made.
    moves: u64,
}

/// An opened box by what it was opened with.
type Boxes = BTreeMap<(String, u8, Options), Arc<dyn Referee>>;

/// All games.
pub struct Tables {
    context: Context,
    most_tables: usize,
    most_undo: usize,
    tables: BTreeMap<u64, Table>,
    /// The number of the last table; numbers are not used twice.
    last: u64,
    boxes: Boxes,
}

/// How a table stands.
#[derive(Serialize)]
struct Standing {
    table: u64,
    moves: u64,
    to_act: SeatSet,
    owing: SeatSet,
    over: bool,
    places: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    choices: Option<Vec<Choices>>,
}

/// What a seat may do.
#[derive(Serialize)]
struct Choices {
    seat: Seat,
    #[serde(skip_serializing_if = "Option::is_none")]
    question: Option<String>,
    actions: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    texts: Option<Vec<String>>,
}

impl Tables {
    pub const fn new(context: Context, args: &EngineArgs) -> Self {
        Self {
            context,
            most_tables: args.most_tables,
            most_undo: args.most_undo,
            tables: BTreeMap::new(),
            last: 0,
            boxes: BTreeMap::new(),
        }
    }

    /// Does what is asked. Whatever goes wrong, the tables stay as they are.
    pub fn handle(&mut self, request: Request) -> Done {
        let handled = catch_unwind(AssertUnwindSafe(|| self.dispatch(request)));
        handled.unwrap_or_else(|_| Done::Now(Err(Problem::internal())))
    }

    fn dispatch(&mut self, request: Request) -> Done {
        Done::Now(match request {
            Request::New(new) => self.begin(&new),
            Request::Load(load) => self.load(load),
            Request::Copy(of) => self.copy(of.table),
            Request::Redeal(redeal) => self.redeal(redeal),
            Request::Close(of) => self.close(of.table),
            Request::Tables(_) => Ok(self.list()),
            Request::Legal(legal) => self.legal(&legal),
            Request::Apply(apply) => self.apply(&apply),
            Request::Undo(undo) => self.undo(&undo),
            Request::View(of) => self.view(&of),
            Request::Position(of) => self.position(of.table),
            Request::Score(of) => self.score(of.table),
            Request::Search(search) => {
                return thinking::search(self.asked(search.table, search.seat), search);
            }
            Request::Bot(bot) => return thinking::bot(self.asked(bot.table, bot.seat), &bot),
            Request::Stop | Request::Quit => Ok("{}".into()),
        })
    }

    fn find(&self, table: u64) -> Result<&Table, Problem> {
        self.tables.get(&table).ok_or_else(|| unknown(table))
    }

    /// A table at which a seat is asked something.
    fn asked(&self, table: u64, seat: u8) -> Result<(&Table, Seat), Problem> {
        let table = self.find(table)?;
        let seat = seated(&*table.referee, seat)?;
        if !table.game.to_act().contains(seat) {
            let what = format!("Seat {seat} is not asked anything now.");
            return Err(Problem::new(Code::NotToAct, what));
        }
        Ok((table, seat))
    }

    /// Puts a game on a table of its own.
    fn seat(
        &mut self,
        referee: Arc<dyn Referee>,
        game: Box<dyn Match>,
        legal: bool,
    ) -> Result<Standing, Problem> {
        self.last += 1;
        let table = Table {
            referee,
            game,
            before: VecDeque::new(),
            moves: 0,
        };
        let standing = table.standing(self.last, legal);
        self.tables.insert(self.last, table);
        Ok(standing)
    }

    /// Refuses when there are as many tables as there may be.
    fn has_room(&self) -> Result<(), Problem> {
        if self.tables.len() < self.most_tables {
            return Ok(());
        }
        let most = self.most_tables;
        let what = format!("There are {most} tables, and no more are allowed: close some.");
        Err(Problem::new(Code::TooManyTables, what))
    }

    fn begin(&mut self, new: &New) -> Answer {
        self.has_room()?;
        let referee = self.open(new)?;
        let seed = new.seed.unwrap_or_else(|| new_seed() >> 11);
        let game = referee.start(Dice::from_seed(seed));
        let (seats, sides, options) = (referee.seats(), referee.sides(), referee.options());
        let standing = self.seat(referee, game, new.legal)?;
        #[derive(Serialize)]
        struct Begun {
            #[serde(flatten)]
            standing: Standing,
            seats: u8,
            sides: u8,
            options: Options,
            seed: u64,
        }
        written(&Begun {
            standing,
            seats,
            sides,
            options,
            seed,
        })
    }

    fn open(&mut self, new: &New) -> Result<Arc<dyn Referee>, Problem> {
        let entry = self.context.catalog.find(&new.game).ok_or_else(|| {
            let known = self.context.catalog.games().map(|entry| entry.info().id);
            let known = known.collect::<Vec<_>>().join(", ");
            let what = format!("There is no game {:?}; there are {known}.", new.game);
            Problem::new(Code::UnknownGame, what)
        })?;
        let players = new.players.unwrap_or_else(|| default_players(entry));
        let key = (new.game.clone(), players, new.options.clone());
        if let Some(referee) = self.boxes.get(&key) {
            return Ok(referee.clone());
        }
        let opened = entry.open(self.context.figures(), players, &new.options);
        let referee = opened.map_err(|problem| {
            let what = format!("{}.", catalog::explain_setup(&problem));
            Problem::new(Code::BadSetup, what)
        })?;
        if self.boxes.len() >= BOXES {
            self.boxes.clear();
        }
        self.boxes.insert(key, referee.clone());
        Ok(referee)
    }

    fn load(&mut self, load: Load) -> Answer {
        self.has_room()?;
        let opened = load
            .position
            .open(&self.context.catalog, self.context.figures());
        let (referee, game) =
            opened.map_err(|problem| Problem::new(Code::BadPosition, format!("{problem}.")))?;
        written(&self.seat(referee, game, load.legal)?)
    }

    fn copy(&mut self, table: u64) -> Answer {
        self.has_room()?;
        let Table { referee, game, .. } = self.find(table)?;
        let (referee, game) = (referee.clone(), game.copy());
        written(&self.seat(referee, game, false)?)
    }

    fn redeal(&mut self, redeal: Redeal) -> Answer {
        self.has_room()?;
        let dice = Dice::from_seed(redeal.seed.unwrap_or_else(|| new_seed() >> 11));
        let (referee, game) = match (redeal.view, redeal.table) {
            (Some(view), _) => {
                let catalog = &self.context.catalog;
                // A view that no game could show may lead the rules astray.
                let dealt = catch_unwind(AssertUnwindSafe(|| {
                    view.deal(catalog, self.context.figures(), dice)
                }));
                let dealt = dealt.map_err(|_| "no game could show this view".to_string());
                let dealt = dealt.and_then(|dealt| dealt.map_err(|problem| problem.to_string()));
                dealt.map_err(|what| Problem::new(Code::BadView, format!("{what}.")))?
            }
            (None, table) => {
                let table = self.find(table.unwrap_or_default())?;
                let seat = optional(&*table.referee, redeal.seat)?;
                (table.referee.clone(), table.game.redeal(seat, dice))
            }
        };
        written(&self.seat(referee, game, redeal.legal)?)
    }

    fn close(&mut self, table: u64) -> Answer {
        match self.tables.remove(&table) {
            Some(_) => Ok("{}".into()),
            None => Err(unknown(table)),
        }
    }

    fn list(&self) -> String {
        let tables = self.tables.iter().map(|(number, table)| {
            json!({
                "table": number,
                "game": table.referee.info().id,
                "seats": table.referee.seats(),
                "moves": table.moves,
                "over": table.game.outcome().is_some(),
            })
        });
        json!({ "tables": tables.collect::<Vec<_>>() }).to_string()
    }

    fn legal(&self, legal: &Legal) -> Answer {
        let table = self.find(legal.table)?;
        let seats = match legal.seat {
            Some(seat) => SeatSet::one(seated(&*table.referee, seat)?),
            None => table.game.to_act(),
        };
        let speaker = match legal.text {
            true => Some(self.speaker(&*table.referee)?),
            false => None,
        };
        let choices: Vec<Choices> = seats
            .iter()
            .filter(|&seat| table.game.to_act().contains(seat))
            .map(|seat| table.choices(seat, speaker.as_ref()))
            .collect();
        written(&json!({ "choices": choices }))
    }

    fn apply(&mut self, apply: &Apply) -> Answer {
        let table = self.find(apply.table)?;
        let seat = seated(&*table.referee, apply.seat)?;
        let mut after = table.game.copy();
        if let Err(refusal) = after.play(seat, &apply.action) {
            let speaker = self.speaker(&*table.referee)?;
            return Err(Problem::refused(&speaker, &refusal));
        }
        let most = self.most_undo;
        let table = self.tables.get_mut(&apply.table).expect("it was found");
        let before = std::mem::replace(&mut table.game, after);
        table.before.push_back(before);
        if table.before.len() > most {
            table.before.pop_front();
        }
        table.moves += 1;
        written(&table.standing(apply.table, apply.legal))
    }

    fn undo(&mut self, undo: &Undo) -> Answer {
        let Some(table) = self.tables.get_mut(&undo.table) else {
            return Err(unknown(undo.table));
        };
        let Some(kept) = table.before.len().checked_sub(undo.count) else {
            let known = table.before.len();
            let what = format!("Of this table the last {known} actions can be taken back.");
            return Err(Problem::new(Code::NothingToUndo, what));
        };
        table.before.truncate(kept + 1);
        table.game = table.before.pop_back().expect("one more was kept");
        table.moves -= undo.count as u64;
        written(&table.standing(undo.table, undo.legal))
    }

    fn view(&self, of: &OfSeat) -> Answer {
        let table = self.find(of.table)?;
        let seat = optional(&*table.referee, of.seat)?;
        written(&ViewFile::of(&*table.referee, &*table.game, seat))
    }

    fn position(&self, table: u64) -> Answer {
        let table = self.find(table)?;
        written(&PositionFile::of(&*table.referee, &*table.game))
    }

    fn score(&self, table: u64) -> Answer {
        let table = self.find(table)?;
        written(&score(&*table.referee, &*table.game))
    }

    /// Someone who can say what a game has to say.
    fn speaker(&self, referee: &dyn Referee) -> Result<Speaker, Problem> {
        let entry = self.context.catalog.find(referee.info().id);
        let speaker = self.context.speaker(entry.ok_or_else(Problem::internal)?);
        let names = side_names(referee, &[], &speaker);
        Ok(speaker.with_names(names))
    }
}

impl Table {
    fn standing(&self, number: u64, legal: bool) -> Standing {
        let to_act = self.game.to_act();
        let choices = || to_act.iter().map(|seat| self.choices(seat, None)).collect();
        let outcome = self.game.outcome();
        Standing {
            table: number,
            moves: self.moves,
            to_act,
            owing: self.game.owing(),
            over: outcome.is_some(),
            places: outcome.map(|outcome| outcome.places().to_vec()),
            choices: legal.then(choices),
        }
    }

    fn choices(&self, seat: Seat, speaker: Option<&Speaker>) -> Choices {
        let Some(speaker) = speaker else {
            return Choices {
                seat,
                question: None,
                actions: self.game.actions(seat),
                texts: None,
            };
        };
        let choices = self.game.choices(seat);
        let texts = choices.iter().map(|choice| speaker.say(&choice.phrase));
        Choices {
            seat,
            question: Some(speaker.say(&self.game.question(seat))),
            texts: Some(texts.collect()),
            actions: choices.into_iter().map(|choice| choice.action).collect(),
        }
    }
}

/// The points of all sides by source, as `orrery score --json` prints them too.
pub fn score(referee: &dyn Referee, game: &dyn Match) -> Value {
    let sides = Seat::first(referee.sides()).map(|seat| {
        let sources = referee.info().sources.iter().enumerate();
        let points: serde_json::Map<String, Value> = sources
            .map(|(index, key)| {
                let points = game.points(seat, index as u8);
                (source_name(key).to_string(), points.into())
            })
            .collect();
        json!({
            "seat": seat,
            "automaton": seat.number() > referee.seats(),
            "total": game.total(seat),
            "points": points,
            "place": game.outcome().map(|outcome| outcome.place(seat)),
        })
    });
    json!({ "over": game.outcome().is_some(), "sides": sides.collect::<Vec<_>>() })
}

/// A source of points as programs call it.
pub fn source_name(key: &str) -> &str {
    key.strip_prefix("source-").unwrap_or(key)
}

pub fn written(value: &impl Serialize) -> Answer {
    serde_json::to_string(value).map_err(|_| Problem::internal())
}

fn unknown(table: u64) -> Problem {
    Problem::new(Code::UnknownTable, format!("There is no table {table}."))
}

/// A seat of people at this table.
fn seated(referee: &dyn Referee, number: u8) -> Result<Seat, Problem> {
    let seats = referee.seats();
    let seat = Seat::from_number(number).filter(|seat| seat.0 < seats);
    seat.ok_or_else(|| {
        let what = format!("There is no seat {number}; the seats are 1 to {seats}.");
        Problem::new(Code::NoSuchSeat, what)
    })
}

/// A seat, or a spectator.
fn optional(referee: &dyn Referee, number: Option<u8>) -> Result<Option<Seat>, Problem> {
    number.map(|number| seated(referee, number)).transpose()
}

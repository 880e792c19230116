//! What holds in every state: every piece is counted, every number is within its bounds,
//! and what is still to do fits where the game is.
//!
//! | room | what it checks |
//! |---|---|
//! | here | round, stage and turn; the seats |
//! | `pieces` | dice, contracts, leaders, events and tiles are each in one place |
//! | `board` | what stands on the boards and on the planet; the rival |
//! | `secrets` | what only one player knows |
//! | `pending` | the steps that are left, and the die that is being sent |

mod board;
mod pending;
mod pieces;
mod secrets;

use alloc::{format, string::String};

use tabletop::Seat;

use crate::{
    play::Read,
    state::{Secret, Side, Stage},
};

/// More resources than any game gives, and few enough to be counted.
const MOST_GOODS: u16 = 5000;
/// More numbers than any game draws, and few enough to be counted on.
const MOST_DRAWN: u32 = 1_000_000;
/// More openings than any game has.
const MOST_OPENED: u16 = 10_000;
/// More points from one source than any game gives.
const MOST_POINTS: i16 = 6000;

/// Names what does not hold.
fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

impl Read<'_> {
    /// Checks everything; the error says what does not hold.
    pub fn invariants(&self) -> Result<(), String> {
        ensure(self.state.dice.drawn() <= MOST_DRAWN, || {
            format!("dice.drawn: more than {MOST_DRAWN}")
        })?;
        self.check_clock()?;
        self.check_seats()?;
        self.count_dice()?;
        self.count_contracts(self.state.deck)?;
        self.count_leaders()?;
        self.count_events()?;
        self.count_tiles()?;
        self.check_board()?;
        self.check_incidents()?;
        self.check_planet()?;
        self.check_rival()?;
        for seat in Seat::first(self.setup().players) {
            self.check_secret(seat)
                .map_err(|what| format!("seat {seat}: {what}"))?;
        }
        self.check_sending()?;
        self.check_pending()
    }

    /// Round, stage, Radio and turn.
    fn check_clock(&self) -> Result<(), String> {
        let table = self.table();
        let people = self.setup().players;
        for (name, seat) in [
            ("first", table.first),
            ("radio", table.radio),
            ("active", table.active),
        ] {
            ensure(seat.0 < people, || format!("{name}: nobody sits at {seat}"))?;
        }
        let rounds = self.edition().rounds;
        let round = table.round;
        let fits = match table.stage {
            stage if stage.is_setup() => round == 0,
            Stage::Over => round == rounds,
            _ => (1..=rounds).contains(&round),
        };
        ensure(fits, || format!("round: {round} in {:?}", table.stage))?;
        ensure(self.is_played(table.stage), || {
            format!("stage: {:?} is not played", table.stage)
        })?;
        ensure(table.stage != Stage::Draft || table.turns < 3, || {
            format!("turns: {} in the draft", table.turns)
        })?;
        ensure(table.opened <= MOST_OPENED, || "opened: too often".into())
    }

    /// Nobody sits at the seats behind the last side, and nothing lies there.
    fn check_seats(&self) -> Result<(), String> {
        let sides = self.setup().sides();
        for seat in Seat::first(4) {
            let side = self.side(seat);
            ensure(seat.0 < sides || *side == Side::default(), || {
                format!("seat {seat}: nobody sits there")
            })?;
            let secret = *self.secret(seat) == Secret::default();
            ensure(seat.0 < self.setup().players || secret, || {
                format!("seat {seat}: nobody there has secrets")
            })?;
            let purse = self.purse(seat);
            let goods = [purse.water, purse.algae, purse.energy, purse.gem];
            ensure(goods.iter().all(|&amount| amount <= MOST_GOODS), || {
                format!("seat {seat}: resources")
            })?;
            let none = side.points == Side::default().points;
            ensure(self.table().is_over() || none, || {
                format!("seat {seat}: points before the end")
            })?;
            let mut points = side.points.iter();
            ensure(
                points.all(|points| (0..=MOST_POINTS).contains(points)),
                || format!("seat {seat}: points"),
            )?;
        }
        Ok(())
    }
}

/// Whether nothing follows a hole.
fn packed<T>(places: &[Option<T>]) -> bool {
    let used = places.iter().take_while(|place| place.is_some()).count();
    places[used..].iter().all(Option::is_none)
}

fn sum(numbers: impl IntoIterator<Item = u8>) -> u32 {
    numbers.into_iter().map(u32::from).sum()
}

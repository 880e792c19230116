//! A tournament as it is kept: who has signed up, and what its rounds have brought. What
//! becomes of it is decided here; `hub/tournaments.rs` makes it happen.

use serde::{Deserialize, Serialize};
use tabletop::Options;
use tournaments::{ABSENT, Game, Round, Standing, draw, finalists, standings};
use utoipa::ToSchema;

use crate::{
    naming,
    problem::Problem,
    time_control::{MINUTE, TimeControl, TimeOut},
};

/// The most people in a tournament.
pub const MOST_PEOPLE: usize = 128;
/// The fewest with whom one begins.
pub const LEAST_PEOPLE: usize = 3;
/// The most rounds before the final.
pub const MOST_ROUNDS: u8 = 12;
/// The longest time for a round, in minutes: four weeks.
pub const LONGEST_ROUND: u32 = 4 * 7 * 24 * 60;
/// The longest name, in characters.
pub const LONGEST_NAME: usize = 60;

/// A tournament.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Tournament {
    /// What it is called.
    pub name: String,
    /// The game.
    pub game: String,
    /// Its options.
    pub options: Options,
    /// How many play at a table, at most.
    pub group: u8,
    /// How many rounds are played, the final not counted.
    pub rounds: u8,
    /// Whether the best play a final.
    pub last: bool,
    /// How much time there is for a round, in minutes.
    pub minutes: u32,
    /// How much time everyone has in a game, if there is a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<TimeControl>,
    /// Whether its games are rated.
    pub rated: bool,
    /// The organiser, by id.
    pub host: String,
    /// The name of the league it counts in.
    pub league: Option<String>,
    /// Those who have signed up, in that order; nobody is taken away once it has begun.
    pub people: Vec<Entrant>,
    /// How far it is.
    pub stage: TournamentStage,
    /// The rounds that were drawn.
    pub played: Vec<Played>,
}

/// How far a tournament is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TournamentStage {
    /// People sign up.
    Open,
    /// A round is on.
    Running,
    /// It is over.
    Over,
    /// It was called off.
    Cancelled,
}

impl TournamentStage {
    /// All of them, in the order in which they come in lists.
    pub const ALL: [Self; 4] = [Self::Open, Self::Running, Self::Over, Self::Cancelled];

    /// Its name in the store.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Over => "over",
            Self::Cancelled => "cancelled",
        }
    }
}

/// Somebody who has signed up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    /// The person, by id.
    pub visitor: String,
    /// The name.
    pub name: String,
    /// Whether the person has gone and plays no further rounds.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gone: bool,
}

/// A round that was drawn.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Played {
    /// When its time is up, in milliseconds since 1970.
    pub deadline: u64,
    /// Whether it is the final.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub last: bool,
    /// Its tables.
    pub tables: Vec<PlayedTable>,
    /// Those for whom there was no seat.
    pub byes: Vec<usize>,
}

/// A table of a round.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PlayedTable {
    /// Its name.
    pub table: String,
    /// Who plays, in the order of the seats.
    pub seats: Vec<usize>,
    /// Their places, once the game is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<u8>,
}

impl Played {
    /// Whether all its games are over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.tables.iter().all(|table| !table.places.is_empty())
    }
}

/// Somebody in the final table, with what the rounds have brought.
#[derive(Clone, Debug)]
pub struct Ranked {
    /// The rank; equals share one.
    pub rank: usize,
    /// What the rounds have brought.
    pub standing: Standing,
}

impl Tournament {
    /// Whether it makes sense as it was asked for.
    ///
    /// # Errors
    /// With what is wrong.
    pub fn check(&self) -> Result<(), Problem> {
        let name = self.name.trim();
        let long = |text: &str| text.chars().count() > LONGEST_NAME;
        let unseen = |text: &str| text.chars().any(char::is_control);
        let league = self.league.as_deref().unwrap_or_default();
        if name.is_empty() || long(name) || unseen(name) || long(league) || unseen(league) {
            return Err(Problem::new(422, "problem-tournament-name"));
        }
        let good = (2..=4).contains(&self.group)
            && (1..=MOST_ROUNDS).contains(&self.rounds)
            && (1..=LONGEST_ROUND).contains(&self.minutes);
        if !good {
            return Err(Problem::new(422, "problem-tournament-setup"));
        }
        self.clock
            .as_ref()
            .map_or(Ok(()), |clock| self.check_clock(clock))
    }

    /// Whether tables of this tournament can have a clock: nobody else may sit down at them, and
    /// a round is long enough for what the clocks promise.
    fn check_clock(&self, clock: &TimeControl) -> Result<(), Problem> {
        clock.check(self.group)?;
        if clock.time_out() == TimeOut::Offer {
            return Err(Problem::new(422, "problem-tournament-offer"));
        }
        // All who play a live game after one another, or a turn of a game over days.
        let together = if clock.is_live() {
            u64::from(self.group)
        } else {
            1
        };
        if u64::from(self.minutes) * MINUTE < clock.full() * together {
            return Err(Problem::new(422, "problem-tournament-clock"));
        }
        Ok(())
    }

    /// The number of somebody who has signed up: that under which they still play, if somebody
    /// has been two people here.
    #[must_use]
    pub fn number_of(&self, visitor: &str) -> Option<usize> {
        let is = |one: &Entrant| one.visitor == visitor;
        let mut people = self.people.iter();
        let plays = people.position(|one| is(one) && !one.gone);
        plays.or_else(|| self.people.iter().position(is))
    }

    /// Gives what one person has here to another; says whether that was anything. Who has signed
    /// up as both keeps one place: before it begins the other one is taken away, later it plays
    /// no further round. What it has won so far stays in the table, because others have played
    /// against it.
    pub fn give(&mut self, from: &str, to: &str) -> bool {
        let mut changed = false;
        if self.host == from {
            self.host = to.to_owned();
            changed = true;
        }
        let plays_already = self
            .number_of(to)
            .is_some_and(|number| !self.people[number].gone);
        if plays_already && self.stage == TournamentStage::Open {
            let before = self.people.len();
            self.people.retain(|one| one.visitor != from);
            return changed || self.people.len() < before;
        }
        for one in self.people.iter_mut().filter(|one| one.visitor == from) {
            one.visitor = to.to_owned();
            one.gone |= plays_already;
            changed = true;
        }
        changed
    }

    /// Somebody signs up. A second time changes nothing.
    ///
    /// # Errors
    /// When it has begun, is full, or somebody is called alike.
    pub fn sign_up(&mut self, visitor: &str, name: &str) -> Result<bool, Problem> {
        self.must_be(TournamentStage::Open)?;
        if self.number_of(visitor).is_some() {
            return Ok(false);
        }
        if self.people.len() >= MOST_PEOPLE {
            return Err(Problem::new(409, "problem-tournament-full"));
        }
        let mut people = self.people.iter();
        if people.any(|one| naming::look_alike(&one.name, name)) {
            return Err(Problem::new(409, "problem-name-taken"));
        }
        self.people.push(Entrant {
            visitor: visitor.to_owned(),
            name: name.to_owned(),
            gone: false,
        });
        Ok(true)
    }

    /// Somebody goes: before the beginning without a trace, later so that no further round
    /// has a seat for them.
    ///
    /// # Errors
    /// When it is over, or nobody has this number.
    pub fn withdraw(&mut self, number: usize) -> Result<bool, Problem> {
        if number >= self.people.len() {
            return Err(Problem::missing("problem-tournament-nobody"));
        }
        match self.stage {
            TournamentStage::Open => {
                self.people.remove(number);
                Ok(true)
            }
            TournamentStage::Running => {
                let was_gone = std::mem::replace(&mut self.people[number].gone, true);
                Ok(!was_gone)
            }
            TournamentStage::Over | TournamentStage::Cancelled => {
                Err(Problem::new(409, "problem-tournament-over"))
            }
        }
    }

    /// Begins with the first round.
    ///
    /// # Errors
    /// When it has begun, or too few have signed up.
    pub fn begin(&mut self, draws: &mut Draws<'_>) -> Result<bool, Problem> {
        self.must_be(TournamentStage::Open)?;
        if self.people.len() < LEAST_PEOPLE {
            return Err(Problem::new(409, "problem-tournament-few"));
        }
        self.stage = TournamentStage::Running;
        self.go_on(draws);
        Ok(true)
    }

    /// Calls it off.
    ///
    /// # Errors
    /// When it is over.
    pub fn cancel(&mut self) -> Result<bool, Problem> {
        match self.stage {
            TournamentStage::Over => Err(Problem::new(409, "problem-tournament-over")),
            TournamentStage::Cancelled => Ok(false),
            TournamentStage::Open | TournamentStage::Running => {
                self.stage = TournamentStage::Cancelled;
                Ok(true)
            }
        }
    }

    fn must_be(&self, stage: TournamentStage) -> Result<(), Problem> {
        if self.stage == stage {
            Ok(())
        } else {
            Err(Problem::new(409, "problem-tournament-begun"))
        }
    }

    /// The round that is on, with its number from 0.
    #[must_use]
    pub fn present(&self) -> Option<(usize, &Played)> {
        let is_on = self.stage == TournamentStage::Running;
        let last = self.played.len().checked_sub(1).filter(|_| is_on)?;
        Some((last, &self.played[last]))
    }

    /// Takes the places of games of a round that are over; says whether they were not known.
    /// When all of them are, the next round is drawn, or it is over.
    pub fn take(
        &mut self,
        round: usize,
        found: &[(usize, Vec<u8>)],
        draws: &mut Draws<'_>,
    ) -> bool {
        if self.present().is_none_or(|(present, _)| present != round) {
            return false;
        }
        let mut changed = false;
        for (number, places) in found {
            let table = &mut self.played[round].tables[*number];
            if table.places.is_empty() && places.len() == table.seats.len() {
                table.places.clone_from(places);
                changed = true;
            }
        }
        if self.played[round].is_over() {
            self.go_on(draws);
            changed = true;
        }
        changed
    }

    /// Draws the next round or the final, or ends it.
    fn go_on(&mut self, draws: &mut Draws<'_>) {
        let there: Vec<usize> = (0..self.people.len())
            .filter(|&number| !self.people[number].gone)
            .collect();
        let (people, group) = (self.people.len(), usize::from(self.group));
        let past = self.arithmetic();
        let number = self.played.len();
        let had_final = self.played.last().is_some_and(|round| round.last);
        if there.len() < 2 || had_final {
            self.stage = TournamentStage::Over;
            return;
        }
        let seed = (draws.seed)(number);
        let round = if number < usize::from(self.rounds) {
            draw(people, &there, group, &past, seed)
        } else if self.last {
            let seats = finalists(people, &there, group, &past, seed);
            let places = Vec::new();
            Round {
                games: vec![Game { seats, places }],
                byes: Vec::new(),
            }
        } else {
            self.stage = TournamentStage::Over;
            return;
        };
        let tables = round.games.into_iter().enumerate();
        let tables = tables.map(|(n, game)| PlayedTable {
            table: (draws.table)(number, n),
            seats: game.seats,
            places: Vec::new(),
        });
        self.played.push(Played {
            deadline: draws.now + u64::from(self.minutes) * 60_000,
            last: number >= usize::from(self.rounds),
            tables: tables.collect(),
            byes: round.byes,
        });
    }

    /// The rounds without the final, as arithmetic has them.
    fn arithmetic(&self) -> Vec<Round> {
        let rounds = self.played.iter().filter(|round| !round.last);
        let game = |table: &PlayedTable| Game {
            seats: table.seats.clone(),
            places: table.places.clone(),
        };
        rounds
            .map(|round| Round {
                games: round.tables.iter().map(game).collect(),
                byes: round.byes.clone(),
            })
            .collect()
    }

    /// The table, the best first: those of the final by how it ended, if there was one, and
    /// all others behind them by what the rounds have brought.
    #[must_use]
    pub fn ranking(&self) -> Vec<Ranked> {
        let table = standings(self.people.len(), &self.arithmetic());
        let ended = self
            .played
            .last()
            .filter(|round| round.last && round.is_over());
        let ended = ended.and_then(|round| round.tables.first());
        let place = |person: usize| {
            let table = ended?;
            let seat = table.seats.iter().position(|who| *who == person)?;
            table.places.get(seat).copied()
        };
        let finalists = ended.map_or(0, |table| table.seats.len());
        let mut ranked: Vec<Ranked> = table
            .into_iter()
            .map(|standing| {
                let rank = match place(standing.person) {
                    // Whoever did not come to the final is the last of it.
                    Some(ABSENT) => finalists,
                    Some(place) => place.into(),
                    None => standing.rank + finalists,
                };
                Ranked { rank, standing }
            })
            .collect();
        ranked.sort_by_key(|one| one.rank);
        // The others are counted from behind the final on, without the places of the finalists.
        for n in finalists..ranked.len() {
            let equal = n > finalists && ranked[n].standing.rank == ranked[n - 1].standing.rank;
            ranked[n].rank = if equal { ranked[n - 1].rank } else { n + 1 };
        }
        ranked
    }
}

/// What a draw needs from outside.
pub struct Draws<'a> {
    /// The time, in milliseconds since 1970.
    pub now: u64,
    /// The lots of a round, by its number.
    pub seed: &'a dyn Fn(usize) -> u64,
    /// The name of a table, by its round and its number.
    pub table: &'a dyn Fn(usize, usize) -> String,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tournament(people: usize, rounds: u8, last: bool) -> Tournament {
        let mut made = Tournament {
            name: "Tuesday".into(),
            game: "nim".into(),
            options: Options::new(),
            group: 4,
            rounds,
            last,
            minutes: 60,
            clock: None,
            rated: false,
            host: "ana".into(),
            league: None,
            people: Vec::new(),
            stage: TournamentStage::Open,
            played: Vec::new(),
        };
        for n in 0..people {
            let name = format!("{} {n}", ["Ana", "Ben", "Cleo", "Dora"][n % 4]);
            assert!(made.sign_up(&format!("v{n}"), &name).unwrap());
        }
        made
    }

    /// Plays all games of the present round: the lower number wins.
    fn play(made: &mut Tournament, draws: &mut Draws<'_>) {
        let (round, present) = made.present().unwrap();
        let places = |table: &PlayedTable| -> Vec<u8> {
            let place =
                |one: &usize| 1 + table.seats.iter().filter(|other| *other < one).count() as u8;
            table.seats.iter().map(place).collect()
        };
        let found: Vec<_> = present.tables.iter().map(places).enumerate().collect();
        assert!(made.take(round, &found, draws));
        // The same a second time changes nothing.
        assert!(!made.take(round, &found, draws));
    }

    #[test]
    fn a_tournament_goes_through_its_rounds_to_the_final() {
        let mut draws = Draws {
            now: 1000,
            seed: &|round| round as u64,
            table: &|round, n| format!("{round}-{n}"),
        };
        let mut made = tournament(13, 3, true);
        assert!(!made.sign_up("v3", "Ana").unwrap());
        assert_eq!(made.sign_up("new", "Ana 0").unwrap_err().status, 409);
        made.begin(&mut draws).unwrap();
        assert_eq!(made.begin(&mut draws).unwrap_err().status, 409);
        assert_eq!(made.sign_up("late", "Late").unwrap_err().status, 409);
        play(&mut made, &mut draws);
        // Whoever goes plays no further round and stays in the table.
        assert!(made.withdraw(12).unwrap());
        play(&mut made, &mut draws);
        play(&mut made, &mut draws);
        let (number, last) = made.present().unwrap();
        assert_eq!((number, last.last, last.tables.len()), (3, true, 1));
        assert_eq!(last.deadline, 1000 + 60 * 60_000);
        // The second round was drawn before; in the last one only the best play.
        let plays = |round: &Played| round.tables.iter().any(|table| table.seats.contains(&12));
        assert!(plays(&made.played[0]));
        assert!(!made.played[2..].iter().any(plays));
        play(&mut made, &mut draws);
        assert_eq!(made.stage, TournamentStage::Over);
        let ranked = made.ranking();
        assert_eq!(ranked.len(), 13);
        assert_eq!((ranked[0].rank, ranked[0].standing.person), (1, 0));
        assert_eq!(ranked[4].rank, 5, "behind the four of the final");
        assert_eq!(made.cancel().unwrap_err().status, 409);
        assert!(made.withdraw(1).is_err());
    }

    /// A clock promises nothing that the round would take back, and no seat goes to strangers.
    #[test]
    fn a_clock_fits_into_a_round() {
        let live = |minutes, time_out| TimeControl::Live {
            minutes,
            bonus: 10,
            time_out,
        };
        let days = |days| TimeControl::Days {
            days,
            working: false,
            holidays: Vec::new(),
            away: 0,
            time_out: TimeOut::Bot,
        };
        let check = |group, minutes, clock| {
            let made = Tournament {
                group,
                minutes,
                clock: Some(clock),
                ..tournament(0, 3, false)
            };
            let wrong = made.check().err();
            wrong.map(|problem| problem.phrase.key.to_string())
        };
        let wrong = |key: &str| Some(key.to_owned());
        assert_eq!(check(3, 60, live(20, TimeOut::Bot)), None);
        assert_eq!(
            check(4, 60, live(20, TimeOut::Bot)),
            wrong("problem-tournament-clock")
        );
        assert_eq!(
            check(2, 60, live(20, TimeOut::Offer)),
            wrong("problem-tournament-offer")
        );
        assert_eq!(check(2, 60, live(20, TimeOut::Lose)), None);
        assert_eq!(
            check(3, 60, live(20, TimeOut::Lose)),
            wrong("problem-clock-lose")
        );
        assert_eq!(check(4, 3 * 24 * 60, days(3)), None);
        assert_eq!(
            check(4, 24 * 60, days(3)),
            wrong("problem-tournament-clock")
        );
    }

    /// Who has signed up as two people and turns out to be one keeps one place.
    #[test]
    fn two_who_turn_out_to_be_one_play_once() {
        let mut draws = Draws {
            now: 1000,
            seed: &|round| round as u64,
            table: &|round, n| format!("{round}-{n}"),
        };
        let mut made = tournament(6, 2, false);
        assert!(made.give("v1", "v4"));
        assert_eq!(made.people.len(), 5);
        assert_eq!(made.number_of("v1"), None);
        assert!(!made.give("v1", "v4"), "that is all");
        made.begin(&mut draws).unwrap();
        assert!(made.give("v0", "v2"));
        let owned = |visitor: &str| {
            let people = made.people.iter();
            people.filter(|one| one.visitor == visitor).count()
        };
        assert_eq!((owned("v0"), owned("v2")), (0, 2), "nobody else has it");
        assert_eq!(made.number_of("v2"), Some(1), "the place that still plays");
        play(&mut made, &mut draws);
        let round = made.played.last().unwrap();
        let plays = |number| {
            round
                .tables
                .iter()
                .any(|table| table.seats.contains(&number))
        };
        assert!(!plays(0) && plays(1));
        assert_eq!(made.ranking().len(), 5, "what was played stays");
        // Who has gone and plays on as somebody else plays on.
        assert!(made.withdraw(1).unwrap());
        assert!(made.give("v2", "v3"));
        assert_eq!(made.number_of("v3"), Some(2));
    }

    #[test]
    fn too_few_do_not_begin_and_nobody_is_left_in_an_endless_one() {
        let mut draws = Draws {
            now: 0,
            seed: &|_| 7,
            table: &|_, _| String::new(),
        };
        let mut made = tournament(2, 2, false);
        assert_eq!(made.begin(&mut draws).unwrap_err().status, 409);
        made.sign_up("v9", "Zoe").unwrap();
        made.begin(&mut draws).unwrap();
        assert!(made.withdraw(0).unwrap() && made.withdraw(1).unwrap());
        assert!(!made.withdraw(1).unwrap());
        play(&mut made, &mut draws);
        assert_eq!(
            made.stage,
            TournamentStage::Over,
            "one person plays no round"
        );
    }
}

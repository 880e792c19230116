//! Tournaments: people sign up, tables are made, results are taken, rounds go on.
//!
//! A tournament is one text with a version in the store. The draw of a round is part of it, with
//! the names of its tables, so a round is drawn once however many servers try. The tables are
//! made from it afterwards: a table that is missing is made by whoever misses it, and a table
//! of that name exists once. So a killed server leaves nothing half done that the next one
//! would not finish.

use std::sync::{Arc, Weak};

use store::TournamentRow;
use tabletop::Seat;

use super::{Deal, Hub, Party, Table, mac, random_name, span};
use crate::{
    frame::Stage,
    problem::{Problem, report},
    table::NewGame,
    table_event::{CloseReason, RoundOf, Watch},
    tournament::{Draws, Tournament, TournamentStage},
};

/// How often a change is tried when others are faster each time.
const ATTEMPTS: usize = 50;

/// The most tournaments of an organiser that are not over.
const MOST_OF_HOST: u32 = 10;

/// The most tournaments that are looked after.
const MOST_RUNNING: u32 = 500;

/// What an organiser, or somebody who takes part, does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentAct {
    /// Signs up.
    SignUp,
    /// Goes.
    Withdraw,
    /// Begins it, as the organiser.
    Begin,
    /// Takes somebody out of it, as the organiser.
    Remove(usize),
    /// Calls it off, as the organiser.
    Cancel,
}

/// A tournament with its name in addresses.
pub struct NamedTournament {
    /// The name in addresses.
    pub id: String,
    /// When it last changed, in milliseconds since 1970.
    pub updated: u64,
    /// The tournament.
    pub tournament: Tournament,
}

/// What a league is called in addresses: it belongs to its organiser.
pub fn league_of(host: &str, name: &str) -> String {
    let name = name.trim().to_lowercase();
    const_hex::encode(&mac("orrery league", &[host, "\0", &name])[..8])
}

impl Hub {
    /// Makes a tournament, for which people can sign up from now on.
    ///
    /// # Errors
    /// When it makes no sense, its organiser has too many, or it cannot be saved.
    pub async fn make_tournament(
        self: &Arc<Self>,
        tournament: Tournament,
    ) -> Result<String, Problem> {
        tournament.check()?;
        let entry = self.entry(&tournament.game)?;
        let figures = self.boxes.current(entry).to_string();
        // Tables may have one person fewer than there are in a group.
        for players in 2..=tournament.group {
            let opened = self
                .boxes
                .open(entry, &figures, players, &tournament.options);
            if opened.is_err() {
                return Err(Problem::new(422, "problem-tournament-setup"));
            }
        }
        let unended = [TournamentStage::Open, TournamentStage::Running];
        let unended = unended.map(|stage| stage.name().to_owned()).to_vec();
        let own = self.store.tournaments_of(tournament.host.clone(), unended);
        if own.await.map_err(|why| Problem::not_read(&why))? >= MOST_OF_HOST {
            return Err(Problem::new(429, "problem-tournament-many"));
        }
        let id = random_name(6);
        let row = self.row(&id, 1, &tournament);
        let made = self.store.make_tournament(row).await;
        if !made.map_err(|why| Problem::not_saved(&why))? {
            return Err(Problem::late());
        }
        Ok(id)
    }

    fn row(&self, id: &str, version: u64, tournament: &Tournament) -> TournamentRow {
        let league = tournament.league.as_deref();
        TournamentRow {
            id: id.to_owned(),
            version,
            stage: tournament.stage.name().to_owned(),
            host: tournament.host.clone(),
            league: league.map(|league| league_of(&tournament.host, league)),
            updated: self.now(),
            state: serde_json::to_string(tournament).expect("tournaments are plain data"),
        }
    }

    async fn read_tournament(&self, id: &str) -> Result<(u64, NamedTournament), Problem> {
        let row = self.store.tournament(id.to_owned()).await;
        let row = row.map_err(|why| Problem::not_read(&why))?;
        let row = row.ok_or_else(|| Problem::missing("problem-no-tournament"))?;
        let version = row.version;
        Ok((version, read(row)?))
    }

    /// Changes a tournament; `change` says whether there is anything to save.
    async fn alter(
        &self,
        id: &str,
        mut change: impl FnMut(&mut Tournament) -> Result<bool, Problem>,
    ) -> Result<Tournament, Problem> {
        for _ in 0..ATTEMPTS {
            let (version, found) = self.read_tournament(id).await?;
            let mut tournament = found.tournament;
            if !change(&mut tournament)? {
                return Ok(tournament);
            }
            let row = self.row(id, version + 1, &tournament);
            let saved = self.store.change_tournament(row).await;
            if saved.map_err(|why| Problem::not_saved(&why))? {
                return Ok(tournament);
            }
        }
        Err(Problem::late())
    }

    /// A tournament, with everything that has happened at its tables.
    ///
    /// # Errors
    /// When there is none, or the store does not answer.
    pub async fn tournament(self: &Arc<Self>, id: &str) -> Result<Tournament, Problem> {
        let (_, found) = self.read_tournament(id).await?;
        match found.tournament.stage {
            TournamentStage::Running => self.bring_on(id).await,
            _ => Ok(found.tournament),
        }
    }

    /// A part of the tournaments in a stage, those that changed last first.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn tournaments(
        &self,
        stage: TournamentStage,
        skip: u32,
        most: u32,
    ) -> Result<Vec<NamedTournament>, Problem> {
        let rows = self.store.tournaments(stage.name().to_owned(), skip, most);
        let rows = rows.await.map_err(|why| Problem::not_read(&why))?;
        rows.into_iter().map(read).collect()
    }

    /// The tournaments of a league, the last first.
    ///
    /// # Errors
    /// When there is none, or the store does not answer.
    pub async fn league(&self, league: &str, most: u32) -> Result<Vec<NamedTournament>, Problem> {
        let rows = self.store.league(league.to_owned(), most).await;
        let rows = rows.map_err(|why| Problem::not_read(&why))?;
        if rows.is_empty() {
            return Err(Problem::missing("problem-no-tournament"));
        }
        rows.into_iter().map(read).collect()
    }

    /// Somebody does something about a tournament.
    ///
    /// # Errors
    /// When they may not, or it makes no sense now.
    pub async fn act_on_tournament(
        self: &Arc<Self>,
        id: &str,
        visitor: &str,
        act: TournamentAct,
    ) -> Result<Tournament, Problem> {
        let name = self.name_of(visitor).await;
        let lots = Lots::of(self, id);
        let changed = self.alter(id, |tournament| {
            let as_host = || match tournament.host == visitor {
                true => Ok(()),
                false => Err(Problem::forbidden("problem-tournament-host")),
            };
            match act {
                TournamentAct::SignUp => tournament.sign_up(visitor, &name),
                TournamentAct::Withdraw => {
                    let nobody = || Problem::new(409, "problem-tournament-nobody");
                    let number = tournament.number_of(visitor).ok_or_else(nobody)?;
                    tournament.withdraw(number)
                }
                TournamentAct::Begin => {
                    as_host()?;
                    lots.with(|draws| tournament.begin(draws))
                }
                TournamentAct::Remove(number) => {
                    as_host()?;
                    tournament.withdraw(number)
                }
                TournamentAct::Cancel => {
                    as_host()?;
                    tournament.cancel()
                }
            }
        });
        match changed.await?.stage {
            TournamentStage::Cancelled => {
                self.close_tables_of(id).await?;
                Ok(self.read_tournament(id).await?.1.tournament)
            }
            _ => self.tournament(id).await,
        }
    }

    /// Closes the tables of a tournament that was called off.
    async fn close_tables_of(self: &Arc<Self>, id: &str) -> Result<(), Problem> {
        let (_, found) = self.read_tournament(id).await?;
        let tables = found.tournament.played.last().map(|round| &round.tables);
        for table in tables.into_iter().flatten() {
            if let Some(table) = self.find(&table.table).await? {
                close(self, &table, CloseReason::Operator).await?;
            }
        }
        Ok(())
    }

    /// Something may have happened at a table of a tournament: it goes on, in a task of its own.
    pub(super) fn go_on_soon(self: &Arc<Self>, id: &str) {
        let (hub, id) = (self.clone(), id.to_owned());
        tokio::spawn(async move {
            // Why it did not go on was logged; the next look at it tries again.
            let _ = hub.bring_on(&id).await;
        });
    }

    /// Makes the tables that are missing, takes the results that have come, closes what is over
    /// time, and draws the next round when one is over.
    async fn bring_on(self: &Arc<Self>, id: &str) -> Result<Tournament, Problem> {
        loop {
            let (_, found) = self.read_tournament(id).await?;
            let tournament = found.tournament;
            let Some((round, present)) = tournament.present() else {
                return Ok(tournament);
            };
            let is_late = self.now() >= present.deadline;
            let mut ended = Vec::new();
            for (number, table) in present.tables.iter().enumerate() {
                if !table.places.is_empty() {
                    continue;
                }
                let live = match self.find(&table.table).await? {
                    Some(live) => live,
                    None => match self.make_table_of(id, &tournament, round, number).await {
                        Ok(made) => made,
                        // Another server may have been faster.
                        Err(why) => self.find(&table.table).await?.ok_or(why)?,
                    },
                };
                if is_late {
                    close(self, &live, CloseReason::Deadline).await?;
                }
                let state = live.snapshot().await;
                if let Some(places) = state.tournament_places() {
                    ended.push((number, places));
                }
            }
            if ended.is_empty() {
                return Ok(tournament);
            }
            let lots = Lots::of(self, id);
            self.alter(id, |tournament| {
                Ok(lots.with(|draws| tournament.take(round, &ended, draws)))
            })
            .await?;
        }
    }

    /// Makes a table of a round, at which everyone sits already.
    async fn make_table_of(
        self: &Arc<Self>,
        id: &str,
        tournament: &Tournament,
        round: usize,
        number: usize,
    ) -> Result<Arc<Table>, Problem> {
        let table = &tournament.played[round].tables[number];
        let entry = self.entry(&tournament.game)?;
        let deal = Deal {
            id: table.table.clone(),
            secret: random_name(32),
            commit_first: true,
            figures: self.boxes.current(entry).to_string(),
            daily: None,
            tournament: Some(id.to_owned()),
            round: Some(RoundOf {
                tournament: tournament.name.clone(),
                number: round as u32 + 1,
                last: tournament.played[round].last,
            }),
            ends: Some(tournament.played[round].deadline),
        };
        let new = NewGame {
            game: tournament.game.clone(),
            players: table.seats.len() as u8,
            options: tournament.options.clone(),
            open: false,
            watch: Some(Watch::Everyone),
            hints: false,
            rated: tournament.rated,
            lesson: None,
            clock: tournament.clock.clone(),
            open_hands: None,
        };
        let people = (0..).map(Seat).zip(&table.seats).map(|(seat, person)| {
            let person = &tournament.people[*person];
            (seat, person.visitor.clone(), person.name.clone())
        });
        let party = Party {
            people: people.collect(),
            ..Party::default()
        };
        // Nobody is its host: the rounds say when it is over.
        self.create_dealt(deal, &format!("tournament {id}"), &new, &party)
            .await
    }

    /// Looks after all tournaments that are on, as long as there is a hub.
    pub(super) async fn look_after_tournaments(hub: Weak<Self>) {
        loop {
            let Some(this) = hub.upgrade() else {
                return;
            };
            let running = TournamentStage::Running.name().to_owned();
            match this.store.tournaments(running, 0, MOST_RUNNING).await {
                Ok(rows) => {
                    for row in rows {
                        let _ = this.bring_on(&row.id).await;
                    }
                }
                Err(why) => report(&why, "tournaments cannot be listed"),
            }
            this.cancel_forgotten().await;
            let every = this.config.rounds_every;
            drop(this);
            tokio::time::sleep(every).await;
        }
    }

    /// Calls off what nobody has begun for as long as an abandoned game is kept open.
    async fn cancel_forgotten(&self) {
        let Some(after) = self.config.policy.closing.abandoned else {
            return;
        };
        let before = self.now().saturating_sub(span(after));
        let open = self
            .tournaments(TournamentStage::Open, 0, MOST_RUNNING)
            .await;
        for one in open.into_iter().flatten() {
            if one.updated < before {
                // Why it could not be saved was logged; it is tried again.
                let _ = self.alter(&one.id, Tournament::cancel).await;
            }
        }
    }

    /// Gives the places of a visitor in all tournaments to another.
    pub(super) async fn give_tournaments(&self, from: &str, to: &str) -> Result<(), Problem> {
        let found = self.store.tournaments_mentioning(from.to_owned()).await;
        for id in found.map_err(|why| Problem::not_read(&why))? {
            self.alter(&id, |tournament| Ok(tournament.give(from, to)))
                .await?;
        }
        Ok(())
    }

    /// Takes a visitor out of all tournaments: somebody without a name stands there.
    pub(super) async fn erase_from_tournaments(
        &self,
        visitor: &str,
        stand_in: &str,
        someone: &str,
    ) -> Result<(), Problem> {
        let found = self.store.tournaments_mentioning(visitor.to_owned()).await;
        for id in found.map_err(|why| Problem::not_read(&why))? {
            self.alter(&id, |tournament| {
                let mut changed = false;
                if tournament.host == visitor {
                    tournament.host = stand_in.to_owned();
                    changed = true;
                }
                let mut people = tournament.people.iter_mut();
                while let Some(person) = people.find(|one| one.visitor == visitor) {
                    person.visitor = stand_in.to_owned();
                    person.name = someone.to_owned();
                    person.gone = true;
                    changed = true;
                }
                Ok(changed)
            })
            .await?;
        }
        Ok(())
    }
}

/// What a draw is made with: a key that nobody knows, so nobody can compute a draw before.
struct Lots {
    id: String,
    key: String,
    now: u64,
}

impl Lots {
    fn of(hub: &Hub, id: &str) -> Self {
        Self {
            id: id.to_owned(),
            key: hub.table_key.clone(),
            now: hub.now(),
        }
    }

    fn with<R>(&self, draw: impl FnOnce(&mut Draws<'_>) -> R) -> R {
        let number = |what: &str, round: usize, n: usize| {
            let (round, n) = (round.to_string(), n.to_string());
            mac(&self.key, &[what, "\0", &self.id, "\0", &round, "\0", &n])
        };
        let seed = |round| {
            let bytes = number("draw", round, 0);
            bytes[..8]
                .iter()
                .fold(0, |all, byte| all << 8 | u64::from(*byte))
        };
        let table = |round, n| const_hex::encode(&number("tournament", round, n)[..6]);
        draw(&mut Draws {
            now: self.now,
            seed: &seed,
            table: &table,
        })
    }
}

/// Closes a table unless it has ended.
async fn close(hub: &Arc<Hub>, table: &Arc<Table>, why: CloseReason) -> Result<(), Problem> {
    let closed = hub.change(table, move |state| match state.stage() {
        Stage::Over | Stage::Closed => Ok(Vec::new()),
        Stage::Waiting | Stage::Playing => state.close(why),
    });
    closed.await.map(drop)
}

fn read(row: TournamentRow) -> Result<NamedTournament, Problem> {
    let tournament = serde_json::from_str(&row.state).map_err(|why| {
        tracing::error!(tournament = row.id, %why, "a tournament cannot be read");
        Problem::new(500, "problem-unreadable")
    })?;
    Ok(NamedTournament {
        id: row.id,
        updated: row.updated,
        tournament,
    })
}

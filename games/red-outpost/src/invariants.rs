//! What holds in every state: every piece is counted, every number is within its
//! bounds, and what is still to do fits where the game is.

use alloc::{format, string::String, vec::Vec};

use tabletop::{Deck, Seat};

use crate::{
    Tokens,
    components::{Location, Locations, Phase, Resource, Resources, Worker},
    decks,
    figures::Card6Disc,
    flow,
    play::Read,
    solo::OBJECTIVES,
    state::{Portrait, Solo, Table, Turn},
    step::Step,
};

/// Names what does not hold.
fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

impl Read<'_> {
    /// Checks everything; the error says what does not hold.
    pub fn invariants(&self) -> Result<(), String> {
        self.count_pieces()?;
        self.count_cards()?;
        self.check_tokens()?;
        self.check_workers()?;
        self.check_clock()?;
        self.check_pending()?;
        self.check_solo()
    }

    /// Cubes (RO-004), at most two of a type in the Warehouse (RO-100), crystals (RO-005),
    /// discs (RO-016, RO-019), and no VP below 0 (RO-161).
    fn count_pieces(&self) -> Result<(), String> {
        let Table {
            supply,
            warehouse,
            exported,
            workers,
            sides,
            ..
        } = &self.state.table;
        for &cube in Resource::ALL {
            let i = cube as usize;
            let marker = u8::from(self.state.table.solo.markers.contains(cube));
            let (total, printed) = (
                sum([supply[i], warehouse[i], exported[i], marker]),
                u32::from(self.game.figures.cubes[i]),
            );
            ensure(total == printed, || {
                format!("{total} cubes of {cube} instead of {printed}")
            })?;
            ensure(warehouse[i] <= 2, || {
                format!("{} {cube} in the Warehouse", warehouse[i])
            })?;
            ensure(exported[i] <= self.game.figures.exports[i].spaces, || {
                format!("{} {cube} on the export track", exported[i])
            })?;
        }
        let on_portraits = sum(workers.iter().flat_map(|portrait| portrait.crystals));
        let owned = sum(sides.iter().flat_map(|side| [side.crystals, side.palace]));
        let total = u32::from(self.state.table.crystals) + on_portraits + owned;
        let backed =
            u32::from(self.game.figures.crystals) + u32::from(self.state.table.solo.unbacked);
        ensure(total == backed, || {
            format!("{total} crystals instead of {backed}")
        })?;

        for seat in Seat::first(4) {
            let side = self.state.table.side(seat);
            let on_portraits = sum(workers.iter().map(|portrait| portrait.discs[seat.index()]));
            let total = u32::from(side.discs) + u32::from(side.stored) + on_portraits;
            let taken = u32::from(self.discs_of_side(seat));
            ensure(total == taken, || {
                format!("seat {seat}: {total} discs instead of {taken}")
            })?;
            ensure(side.wheel < self.game.figures.wheel.spaces, || {
                format!("seat {seat}: wheel")
            })?;
            ensure(side.vp() >= 0, || format!("seat {seat}: {} VP", side.vp()))?;
        }
        Ok(())
    }

    fn discs_of_side(&self, seat: Seat) -> u8 {
        match (self.state.table.people, seat) {
            (1, Table::AUTOM) => self.game.figures.solo.discs,
            (1, _) => 0,
            (people, seat) if seat.0 < people => {
                self.game.figures.discs_taken[people as usize - 2] - 2
            }
            _ => 0,
        }
    }

    /// The decks (RO-009, RO-010) and the special cards (RO-011, RO-031, RO-032).
    fn count_cards(&self) -> Result<(), String> {
        let Table {
            spaceship,
            lake,
            turn,
            ..
        } = &self.state.table;
        let full = |piles: [Deck; 2], in_play: &[Option<u8>], count: u8| {
            let in_play: Vec<u8> = in_play.iter().flatten().copied().collect();
            let cards = piles.iter().map(|pile| pile.len()).sum::<u32>() + in_play.len() as u32;
            let all: Deck = piles
                .iter()
                .flat_map(|pile| pile.iter())
                .chain(in_play)
                .collect();
            cards == u32::from(count) && all == Deck::full(count)
        };
        ensure(
            full(
                [spaceship.deck, spaceship.discard],
                &[turn.spaceship],
                decks::SPACESHIP,
            ),
            || "the spaceship cards are not each in one place".into(),
        )?;
        ensure(
            full([lake.deck, lake.discard], &turn.lake, decks::LAKE),
            || "the lake cards are not each in one place".into(),
        )?;
        ensure(!self.all_fish_discarded(), || {
            "all fish cards are discarded (RO-144)".into()
        })?;
        for seat in Seat::first(4) {
            let side = self.state.table.side(seat);
            let dealt = self.game.setup.cards && seat.0 < self.state.table.people;
            let has = (side.location_card.is_some(), side.worker_card.is_some());
            ensure(has == (dealt, dealt), || {
                format!("seat {seat}: special cards")
            })?;
            for other in Seat::first(seat.0).map(|other| self.state.table.side(other)) {
                ensure(!dealt || side.location_card != other.location_card, || {
                    format!("seat {seat}: a location card dealt twice")
                })?;
                ensure(!dealt || side.worker_card != other.worker_card, || {
                    format!("seat {seat}: a worker card dealt twice")
                })?;
            }
            ensure(
                !side.stored || side.location_card == Some(Location::Administration),
                || format!("seat {seat}: a disc on card 6, which it does not have"),
            )?;
            let placed = self
                .state
                .table
                .workers
                .iter()
                .any(|worker| worker.crystals[seat.index()] > 0);
            ensure(
                !placed || side.location_card == Some(Location::Palace),
                || format!("seat {seat}: a crystal on a portrait without card 2"),
            )?;
        }
        Ok(())
    }

    /// Three tokens of each kind, no two together, none where none may be
    /// (RO-026 to RO-029).
    fn check_tokens(&self) -> Result<(), String> {
        let Table { morning, night, .. } = self.state.table;
        let fits = match self.game.setup.tokens {
            Tokens::Fixed => {
                (morning, night)
                    == (
                        self.game.figures.fixed_morning,
                        self.game.figures.fixed_night,
                    )
            }
            Tokens::Random => {
                (morning.len(), night.len()) == (3, 3)
                    && morning.is_disjoint(night)
                    && (morning | night).is_subset(self.game.figures.blockable)
            }
        };
        ensure(fits, || {
            "the blocking tokens are not where they can be".into()
        })
    }

    /// Moods on their tracks, and no two workers in one place but where they may be
    /// (RO-063, RO-064, RO-233).
    fn check_workers(&self) -> Result<(), String> {
        let mut seen = Locations::empty();
        for &worker in Worker::ALL {
            let portrait = self.state.table.worker(worker);
            let track = &self.game.figures.moods[worker as usize];
            ensure((track.min..=track.max).contains(&portrait.mood), || {
                format!("{worker}: mood {} is off the track", portrait.mood)
            })?;
            let joined = self.state.table.worker(Worker::Farmer).at == portrait.at
                && self
                    .state
                    .table
                    .sides
                    .iter()
                    .any(|side| side.worker_card == Some(Worker::Farmer));
            ensure(
                !seen.contains(portrait.at)
                    || self.game.figures.shared.contains(portrait.at)
                    || joined,
                || format!("{worker}: {} holds two workers", portrait.at),
            )?;
            seen |= portrait.at;
        }
        Ok(())
    }

    /// Round, phase, turns, whose turn it is, and who is tired.
    fn check_clock(&self) -> Result<(), String> {
        let table = &self.state.table;
        let sides = table.side_count();
        ensure((1..=3).contains(&table.round), || {
            format!("round {}", table.round)
        })?;
        ensure(table.first.0 < table.people, || {
            format!("first player {}", table.first)
        })?;
        ensure(table.active.0 < sides, || {
            format!("active player {}", table.active)
        })?;
        ensure(table.turns <= self.turns_in_phase(), || {
            format!("{} turns", table.turns)
        })?;
        if table.is_over() {
            let start = (table.phase, table.turns) == (Phase::Morning, 0);
            ensure(start, || {
                "after the game the phase marker is on Morning".into()
            })?;
            return self.check_cleared();
        }
        let current = self.seat_of_turn(table.turns.saturating_sub(1));
        ensure(table.active == current, || {
            format!("seat {current} should be active")
        })?;
        let waiting = table.pending.top() == Some(Step::Move);
        let begins = waiting && (table.phase, table.turns) == (Phase::Morning, 1);
        if begins
            && (table.round == 1 || self.game.figures.rulings.card6_disc == Card6Disc::Returns)
        {
            self.check_card_6("before the first turn")?;
        }
        let used = usize::from(table.turns) - usize::from(waiting && table.turns > 0);
        let tired = table
            .workers
            .iter()
            .filter(|portrait| portrait.tired)
            .count();
        let laid_down = match (table.phase, table.owner_of(Location::Kitchen)) {
            (Phase::Lunch, Some(_)) if table.turns > 0 => usize::from(self.rest_limit()),
            _ => 0,
        };
        ensure((used..=used + laid_down).contains(&tired), || {
            format!("{tired} tired workers after {used} moves")
        })?;
        self.check_lunch()
    }

    /// No disc lies on card 6 before the game, nor between rounds if it returns (RO-211).
    fn check_card_6(&self, when: &str) -> Result<(), String> {
        for seat in Seat::first(4) {
            ensure(!self.state.table.side(seat).stored, || {
                format!("seat {seat}: a disc on card 6 {when}")
            })?;
        }
        Ok(())
    }

    /// After the game everyone sleeps and nothing is remembered (RO-176 to RO-178, RO-Q59).
    fn check_cleared(&self) -> Result<(), String> {
        for (worker, track) in Worker::ALL.iter().copied().zip(&self.game.figures.moods) {
            let Portrait {
                at, tired, mood, ..
            } = *self.state.table.worker(worker);
            let asleep = (at, tired, mood) == (Location::Barracks, false, track.start);
            ensure(asleep, || format!("{worker}: not asleep after the game"))?;
        }
        if self.game.figures.rulings.card6_disc == Card6Disc::Returns {
            self.check_card_6("after the game")?;
        }
        ensure(self.state.table.turn == Turn::default(), || {
            "turn: no turn after the game".into()
        })
    }

    /// Everyone finds a worker to send to the Kitchen in Lunch, though card 9 may
    /// still lay some down (RO-051, RO-060, RO-219).
    fn check_lunch(&self) -> Result<(), String> {
        let table = &self.state.table;
        let full = |worker: &Worker| {
            let portrait = table.worker(*worker);
            portrait.tired && portrait.at == Location::Kitchen
        };
        let waiting = u8::from(table.pending.top() == Some(Step::Move));
        let (free, turns) = match table.phase {
            Phase::Day1 => (
                6 - Worker::ALL.iter().filter(|worker| full(worker)).count(),
                table.side_count(),
            ),
            Phase::Lunch => (
                self.hungry().len(),
                self.turns_in_phase() - table.turns + waiting,
            ),
            Phase::Morning | Phase::Day2 | Phase::Night => return Ok(()),
        };
        let resting = match (table.phase, table.owner_of(Location::Kitchen)) {
            (Phase::Lunch, _) if table.turns > 0 => 0,
            (_, Some(_)) => self.rest_limit(),
            (_, None) => 0,
        };
        ensure(free >= usize::from(turns + resting), || {
            "too few workers are left for Lunch".into()
        })
    }

    /// The open question fits the position, and below it lies the rest of the
    /// turn and of the phase.
    fn check_pending(&self) -> Result<(), String> {
        let table = &self.state.table;
        let Some(top) = table.pending.top() else {
            return ensure(table.is_over(), || {
                "asked: nothing, but the game is not over".into()
            });
        };
        ensure(!table.is_over(), || {
            "asked: something, but the game is over".into()
        })?;
        ensure(self.asks(top), || {
            format!("asked: {top:?} is no question now")
        })?;
        ensure(table.pending == self.pending_under(top)?, || {
            format!("pending: not what is left to do after {top:?}")
        })?;
        self.check_turn(top)
    }

    /// What the turn remembers fits the open question.
    fn check_turn(&self, top: Step) -> Result<(), String> {
        let Table { turn, .. } = &self.state.table;
        if flow::PHASE.contains(&top) || top == Step::Move {
            let turns_fit = match top {
                Step::LayDown => self.state.table.turns == 0,
                Step::ShiftDisc => self.state.table.turns == self.turns_in_phase(),
                _ => self.state.table.turns > 0,
            };
            ensure(turns_fit, || {
                format!("turns: {} with {top:?} open", self.state.table.turns)
            })?;
            return ensure(*turn == Turn::default(), || {
                "turn: nothing has happened yet".into()
            });
        }
        let visitor = turn
            .visitor
            .ok_or_else(|| String::from("turn: no visitor"))?;
        ensure(self.state.table.worker(visitor).tired, || {
            format!("turn: {visitor} is not tired")
        })?;
        let place = self.state.table.worker(visitor).at;
        ensure(
            self.game
                .figures
                .open_in(self.state.table.phase)
                .contains(place),
            || format!("turn: {place} is closed"),
        )?;
        let here = match top {
            Step::Donate => place == Location::Palace,
            Step::Swap => place == Location::Brewery,
            Step::Exchange => place == Location::Warehouse,
            Step::MoveRival => place == Location::Administration && visitor != Worker::Bureaucrat,
            Step::Choose if place == Location::Field => {
                turn.spaceship.is_none() && self.state.table.has_location_card(Location::Field)
            }
            Step::Choose => place == Location::Spaceship && turn.spaceship.is_some(),
            Step::LakeShuffle | Step::LakeTake | Step::LakePick => place == Location::Lake,
            _ => true,
        };
        ensure(here, || {
            format!("turn: {top:?} is not asked of the {visitor} at {place}")
        })?;
        let shown = turn.lake.iter().flatten().count();
        ensure(shown == if top == Step::LakePick { 2 } else { 0 }, || {
            format!("turn: {shown} lake cards are shown with {top:?} open")
        })?;
        ensure(turn.spaceship.is_none() || top == Step::Choose, || {
            "turn: a spaceship card is open".into()
        })?;
        self.check_memory(top, visitor, place)
    }

    /// What the turn remembers of its disc, its exchanges and its production can be.
    fn check_memory(&self, top: Step, visitor: Worker, place: Location) -> Result<(), String> {
        let Table { turn, .. } = &self.state.table;
        let card = self.state.table.side(self.state.table.active).location_card;
        let at_own_card = card == Some(place) && top != Step::Disc;
        let on_card = self.state.table.side(self.state.table.active).stored
            && at_own_card
            && place == Location::Administration;
        ensure(!turn.stored || on_card, || {
            "turn.disc_on_card: no disc was put on card 6 in this turn".into()
        })?;
        ensure(
            !turn.kept || (at_own_card && place == Location::LabourCamp),
            || "turn.disc_kept: no disc was kept back with card 11".into(),
        )?;
        let acted = flow::after_action().contains(&top);
        let exchanges = match (place, card) {
            (Location::Warehouse, Some(Location::Warehouse)) => {
                self.game.figures.cards.warehouse_exchanges
            }
            (Location::Warehouse, _) => 1,
            _ => 0,
        };
        let most = match top {
            Step::Exchange => exchanges - 1,
            _ if acted => exchanges,
            _ => 0,
        };
        ensure(turn.exchanges <= most, || {
            format!("turn.exchanges: {} at {place}", turn.exchanges)
        })?;
        let possible: Resources = match place {
            _ if !acted => Resources::empty(),
            Location::Lake => Resource::Fish.into(),
            Location::Field if card == Some(Location::Field) => Resources::all(),
            _ => {
                let cubes = self.game.figures.visit(place, visitor).cubes;
                cubes.into_iter().flatten().map(|(cube, _)| cube).collect()
            }
        };
        ensure(turn.produced.is_subset(possible), || {
            format!("turn.produced: not by the {visitor} at {place}")
        })
    }

    /// The solo game's own pieces (RO-260 to RO-262, RO-272, RO-295).
    fn check_solo(&self) -> Result<(), String> {
        let Solo {
            objective,
            objectives,
            card,
            deck,
            markers,
            unbacked,
        } = self.state.table.solo;
        if !self.state.table.is_solo() {
            return ensure(self.state.table.solo == Solo::default(), || {
                "solo: not a solo game".into()
            });
        }
        let left = u32::from(OBJECTIVES - self.state.table.round.min(2));
        ensure(
            !objectives.contains(objective) && objectives.len() == left,
            || "solo: the objective cards are not each in one place".into(),
        )?;
        ensure(!deck.contains(card), || {
            "solo: the Autom card is in two places".into()
        })?;
        let wanted = self.game.figures.solo.objectives[objective as usize].export;
        ensure(markers.is_subset(wanted), || {
            "solo: a marker for no objective".into()
        })?;
        let palace = self.state.table.side(Table::AUTOM).palace;
        ensure(unbacked <= palace, || {
            "solo: more unbacked donations than donations".into()
        })
    }
}

fn sum(numbers: impl IntoIterator<Item = u8>) -> u32 {
    numbers.into_iter().map(u32::from).sum()
}

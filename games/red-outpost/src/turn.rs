//! Turn steps 1 and 2: a worker is moved, a disc is placed.

use tabletop::{Answers, Log};

use crate::{
    Reason,
    components::{Location, Locations, Phase, Worker},
    event::Event,
    play::{Play, Read},
    state::Table,
    step::{Action, DiscTarget, no_or_yes},
};

/// Every move there is, by worker and location: they are listed so often that putting them
/// together each time would cost more than anything else of a turn.
static MOVES: [[Action; 12]; 6] = {
    let mut moves = [[Action::Stay; 12]; 6];
    let mut way = 0;
    while way < 72 {
        let (worker, to) = (way / 12, way % 12);
        moves[worker][to] = Action::Move(Worker::ALL[worker], Location::ALL[to]);
        way += 1;
    }
    moves
};

impl Read<'_> {
    /// Locations that a red token forbids to enter: in Morning (RO-049), at Night (RO-054).
    /// Whoever is there already stays and may leave (RO-056). Card 18 lifts the tokens for
    /// the bureaucrat (RO-245).
    fn tokens_for(&self, worker: Worker) -> Locations {
        if worker == Worker::Bureaucrat && self.state.table.has_worker_card(Worker::Bureaucrat) {
            Locations::empty()
        } else {
            self.state.table.red()
        }
    }

    /// Locations where another worker is in the way (RO-063); the one it has left is free
    /// at once (RO-065). Barracks and
    /// Kitchen hold everyone (RO-064); card 14 lets the farmer join tired
    /// workers, if all who are there are tired (RO-231, RO-232).
    fn occupied_for(&self, worker: Worker) -> Locations {
        let joins_tired =
            worker == Worker::Farmer && self.state.table.has_worker_card(Worker::Farmer);
        let mut occupied = Locations::empty();
        for portrait in &self.state.table.workers {
            if !(joins_tired && portrait.tired) {
                occupied |= portrait.at;
            }
        }
        occupied - self.game.figures.shared
    }

    /// Where this worker may be moved, wherever it is now.
    fn open_for(&self, worker: Worker) -> Locations {
        let open = self.game.figures.open_in(self.state.table.phase) - self.tokens_for(worker);
        open - self.occupied_for(worker)
    }

    /// Locations closed to everyone in this phase, by the phase or by a red token.
    pub fn closed(&self) -> Locations {
        !self.game.figures.open_in(self.state.table.phase) | self.state.table.red()
    }

    /// A01 for every standing worker (RO-059) and every other open location, near
    /// or far (RO-060, RO-061), then A02. Nobody may pass (RO-046). Cards 14 and 18 open
    /// locations only to their own worker, so those open to anyone else are looked up once.
    pub fn list_moves(&self, list: &mut impl Answers<Action>) {
        let own_card = self.state.table.side(self.state.table.active).worker_card;
        let opening = own_card.filter(|card| matches!(card, Worker::Farmer | Worker::Bureaucrat));
        let usual = self.open_for(Worker::Shepherd);
        // Most workers may go to all of them: in a row they are listed faster than as a set.
        let mut places = [Location::Pasture; 12];
        let mut count = 0;
        for place in usual {
            places[count] = place;
            count += 1;
        }
        for (&worker, portrait) in Worker::ALL.iter().zip(&self.state.table.workers) {
            if portrait.tired {
                continue;
            }
            let open = if opening == Some(worker) {
                self.open_for(worker)
            } else {
                usual
            };
            let open = open - portrait.at;
            let moves = &MOVES[worker as usize];
            if open == usual {
                list.take(places[..count].iter().map(|&to| moves[to as usize]));
            } else {
                list.take(open.iter().map(|to| moves[to as usize]));
            }
            if list.enough() {
                return;
            }
        }
        if self.check_stay().is_ok() {
            list.push(Action::Stay);
        }
    }

    /// The Kitchen is open in Lunch and nothing else is (RO-051, RO-052), the Barracks at
    /// Night (RO-055). Of several reasons the first that holds is told.
    pub fn check_move(&self, worker: Worker, to: Location) -> Result<(), Reason> {
        let portrait = self.state.table.worker(worker);
        if portrait.tired {
            return Err(Reason::Tired(worker));
        }
        if portrait.at == to {
            return Err(Reason::SamePlace(worker, to));
        }
        if !self
            .game
            .figures
            .open_in(self.state.table.phase)
            .contains(to)
        {
            return Err(match (self.state.table.phase, to) {
                (Phase::Lunch, _) => Reason::LunchOnly(to),
                (_, Location::Kitchen) => Reason::KitchenClosed,
                (_, Location::Barracks) => Reason::BarracksClosed,
                _ => Reason::PhaseClosed(to),
            });
        }
        if self.tokens_for(worker).contains(to) {
            return Err(if self.state.table.phase == Phase::Morning {
                Reason::MorningToken(to)
            } else {
                Reason::NightToken(to)
            });
        }
        if self.occupied_for(worker).contains(to) {
            return Err(Reason::Occupied(to));
        }
        Ok(())
    }

    /// A02: card 13 uses the shepherd where he is, unless the location is closed
    /// (RO-228, RO-229).
    pub fn check_stay(&self) -> Result<(), Reason> {
        let shepherd = self.state.table.worker(Worker::Shepherd);
        if !self.state.table.has_worker_card(Worker::Shepherd) {
            return Err(Reason::NoCard(Worker::Shepherd.card()));
        }
        if shepherd.tired {
            return Err(Reason::Tired(Worker::Shepherd));
        }
        if self.closed().contains(shepherd.at) {
            return Err(Reason::StayClosed(shepherd.at));
        }
        Ok(())
    }

    /// Card 6 takes a disc at the Administration while it has none (RO-208, RO-210),
    /// card 11 keeps one back at the Labour Camp (RO-224, RO-225). A03 is open only where the
    /// player's own card acts, so any other target needs a card the player lacks.
    pub fn check_disc(&self, target: DiscTarget) -> Result<(), Reason> {
        let side = self.state.table.side(self.state.table.active);
        let (location, free) = match target {
            DiscTarget::Portrait => return Ok(()),
            DiscTarget::Card => (Location::Administration, !side.stored),
            DiscTarget::Keep => (Location::LabourCamp, true),
        };
        let free = free && side.discs > 0;
        if side.location_card == Some(location)
            && self.state.table.place() == Some(location)
            && free
        {
            Ok(())
        } else {
            Err(Reason::NoCard(location.number()))
        }
    }

    /// A03: the portrait, or where card 6 or 11 acts.
    pub fn list_discs(&self, list: &mut impl Answers<Action>) {
        list.push(Action::Disc(DiscTarget::Portrait));
        let other = match self.state.table.place() {
            Some(Location::Administration) => DiscTarget::Card,
            Some(Location::LabourCamp) => DiscTarget::Keep,
            _ => return,
        };
        if self.check_disc(other).is_ok() {
            list.push(Action::Disc(other));
        }
    }

    /// A04, while card 6 holds a disc from an earlier turn (RO-209).
    pub fn list_releases(&self, list: &mut impl Answers<Action>) {
        let table = &self.state.table;
        let waits = table.side(table.active).stored && !table.turn.stored;
        list.take(no_or_yes(waits, Action::Release));
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Moves the worker and lays it down (RO-062).
    pub fn move_worker(&mut self, worker: Worker, to: Location) {
        let from = self.state.table.worker(worker).at;
        self.state.table.workers[worker as usize].at = to;
        self.emit(Event::Moved {
            seat: self.state.table.active,
            worker,
            from,
            to,
        });
        self.use_worker(worker);
    }

    /// Lays the shepherd down where he is (RO-228, RO-230).
    pub fn stay(&mut self) {
        let at = self.state.table.worker(Worker::Shepherd).at;
        self.emit(Event::Stayed {
            seat: self.state.table.active,
            at,
        });
        self.use_worker(Worker::Shepherd);
    }

    fn use_worker(&mut self, worker: Worker) {
        self.state.table.workers[worker as usize].tired = true;
        self.state.table.turn.visitor = Some(worker);
    }

    /// Turn step 2 for all who have nothing to choose there: only cards 6 and 11 lead the
    /// disc elsewhere than to the visitor's portrait.
    pub fn place_disc_unasked(&mut self) {
        let side = self.state.table.side(self.state.table.active);
        let asked = matches!(
            side.location_card,
            Some(Location::Administration | Location::LabourCamp)
        );
        if !asked {
            self.place_disc(DiscTarget::Portrait);
        }
    }

    /// Turn step 2: places the disc (RO-067). Without a disc the turn goes on (RO-069).
    /// In the solo game you take an Autom disc away instead (RO-294).
    pub fn place_disc(&mut self, target: DiscTarget) {
        let seat = self.state.table.active;
        let Some(visitor) = self.state.table.turn.visitor else {
            return;
        };
        if self.state.table.is_solo() {
            return self.remove_autom_disc(visitor);
        }
        let Table {
            sides,
            workers,
            turn,
            ..
        } = &mut self.state.table;
        let side = &mut sides[seat.index()];
        if side.discs == 0 {
            return;
        }
        let told = match target {
            DiscTarget::Portrait => {
                side.discs -= 1;
                workers[visitor as usize].discs[seat.index()] += 1;
                Event::DiscPlaced {
                    seat,
                    worker: visitor,
                }
            }
            DiscTarget::Card => {
                side.discs -= 1;
                side.stored = true;
                turn.stored = true;
                Event::DiscStored { seat }
            }
            DiscTarget::Keep => {
                turn.kept = true;
                Event::DiscKept { seat }
            }
        };
        self.emit(told);
    }

    /// Moves the disc from card 6 to the visitor's portrait (RO-209).
    pub fn release_disc(&mut self) {
        let seat = self.state.table.active;
        let Some(visitor) = self.state.table.turn.visitor else {
            return;
        };
        self.state.table.sides[seat.index()].stored = false;
        self.state.table.workers[visitor as usize].discs[seat.index()] += 1;
        self.emit(Event::DiscReleased {
            seat,
            worker: visitor,
        });
    }
}

//! The Execute phase: whose die is sent, with which value, and where to.

use tabletop::{Answers, Log, Only, Seat};

use crate::{
    Reason,
    components::{Cost, Die, Location, Origin, Purse, Resource, Space},
    cost::Terms,
    event::Event,
    play::{Play, Read},
    state::{Sending, Stage},
    step::{Action, Step},
};

/// A die that is sent or could be: with the value it will have and what its owner can
/// still spend when it is under way.
#[derive(Clone, Copy)]
pub(crate) struct Prospect {
    pub seat: Seat,
    pub origin: Origin,
    pub die: Die,
    pub purse: Purse,
    /// What its ship takes off the costs of its action.
    pub ships: Cost,
}

/// The locations in the order that finds a possible destination fastest.
const LIKELY: [Location; 9] = [
    Location::Market,
    Location::Headquarters,
    Location::MiningCamp,
    Location::Academy,
    Location::ControlRoom,
    Location::Foundry,
    Location::Negotiations,
    Location::Depository,
    Location::Laboratory,
];

impl Read<'_> {
    /// The die that stands at an origin.
    #[inline]
    pub fn die_at(&self, seat: Seat, origin: Origin) -> Option<Die> {
        match origin {
            Origin::Headquarters(number) => {
                let die = self.table().on(Space::at(Location::Headquarters, number));
                die.filter(|die| die.owner() == seat)
            }
            Origin::Garage(garage) => self.side(seat).garages[garage as usize],
        }
    }

    /// Where dice of a player wait to be sent.
    #[inline]
    pub fn waiting(&self, seat: Seat) -> impl Iterator<Item = Origin> {
        Origin::all().filter(move |&origin| self.die_at(seat, origin).is_some())
    }

    /// Own dice at headquarters, those that count for the limit: not Sal (CFL-252).
    pub fn dice_at_headquarters(&self, seat: Seat) -> u8 {
        let dice = Space::of(Location::Headquarters).filter_map(|space| self.table().on(space));
        dice.filter(|die| die.owner() == seat && !die.is_sal())
            .count() as u8
    }

    /// The first headquarters space with a die (CFL-061).
    #[inline]
    pub fn next_hq(&self) -> Option<(u8, Die)> {
        (0..4).find_map(|number| {
            let die = self.table().on(Space::at(Location::Headquarters, number));
            die.map(|die| (number, die))
        })
    }

    /// CFL-061, CFL-068, CFL-391: the die whose turn it is: at headquarters that of the first
    /// space, otherwise the one in the left-most occupied garage, or any with the Irenic Union.
    pub fn check_origin(&self, seat: Seat, origin: Origin) -> Result<Die, Reason> {
        let die = self.die_at(seat, origin).ok_or(Reason::NoDie(origin))?;
        let next = match origin {
            Origin::Headquarters(number) => {
                self.table().stage == Stage::Headquarters
                    && self.next_hq().is_some_and(|(first, _)| first == number)
            }
            Origin::Garage(garage) => {
                self.table().stage == Stage::Garages
                    && (self.setup().irenic || self.first_garage(seat, None) == Some(garage))
            }
        };
        if next {
            Ok(die)
        } else {
            Err(Reason::NotNext(origin))
        }
    }

    /// The left-most occupied garage, one left out.
    #[inline]
    pub fn first_garage(&self, seat: Seat, without: Option<u8>) -> Option<u8> {
        let garages = &self.side(seat).garages;
        (0..5).find(|&garage| garages[garage as usize].is_some() && without != Some(garage))
    }

    /// The values a die can be sent with, as bits 1 to 6: what it shows, and what its ship
    /// (CFL-083 to CFL-088) or the first headquarters space (CFL-063) makes of it.
    pub fn reach(&self, seat: Seat, origin: Origin, die: Die) -> u8 {
        let shown = die.value();
        if die.is_sal() {
            return 1 << shown; // CFL-250
        }
        let (flip, up, down) = match origin {
            Origin::Headquarters(number) => {
                (self.figures().headquarters.may_flip[number as usize], 0, 0)
            }
            Origin::Garage(garage) => match self.ship(seat, garage) {
                Some(ship) => (ship.flip, ship.up, ship.down),
                None => (false, 0, 0),
            },
        };
        let mut values = 0;
        for value in shown.saturating_sub(down).max(1)..=(shown + up).min(6) {
            values |= 1 << value;
        }
        if flip {
            values |= 1 << (7 - shown);
        }
        values
    }

    /// The die whose turn it is, and what is left when its sending is paid (CFL-069).
    fn sendable(&self, seat: Seat, origin: Origin) -> Result<(Die, Purse), Reason> {
        let die = self.check_origin(seat, origin)?;
        let purse = self.purse(seat).after(self.send_cost(seat, origin));
        Ok((die, purse.ok_or(Reason::CannotSend(origin))?))
    }

    /// Whether this die can be sent with this value: the value can be had, the sending can
    /// be paid, and there is somewhere to go (CFL-076).
    pub fn check_send(&self, seat: Seat, origin: Origin, value: u8) -> Result<(), Reason> {
        let (die, purse) = self.sendable(seat, origin)?;
        if self.reach(seat, origin, die) >> value & 1 == 0 {
            return Err(Reason::CannotTurn(value));
        }
        let prospect = self.prospect(seat, origin, die.turned(value), purse);
        if self.can_go(&prospect) {
            Ok(())
        } else {
            Err(Reason::Nowhere(value))
        }
    }

    /// A die under way with this value and these means.
    pub fn prospect(&self, seat: Seat, origin: Origin, die: Die, purse: Purse) -> Prospect {
        Prospect {
            seat,
            origin,
            die,
            purse,
            ships: self.ship_discount(seat, origin),
        }
    }

    /// The free spaces of a location that need a closer look: of equal ones the first
    /// (CFL-Q76), at the Depository those of the die's value (CFL-181).
    #[inline]
    pub fn likely(&self, prospect: &Prospect, location: Location) -> u64 {
        let free = self.free_among(match location {
            Location::Depository => Space::depository_bits(prospect.die.value()),
            _ => Space::bits(location),
        });
        match location {
            Location::Headquarters | Location::Foundry | Location::ControlRoom => {
                free & free.wrapping_neg()
            }
            Location::Negotiations => free & !Space::seconds_of(free),
            _ => free,
        }
    }

    /// The likely spaces of a location and the terms there; `None` where there is none or
    /// something forbids the die the whole location.
    #[inline]
    fn entry(&self, prospect: &Prospect, location: Location) -> Option<(u64, Terms)> {
        let likely = self.likely(prospect, location);
        let enters = likely != 0 && self.check_location(prospect, location).is_ok();
        enters.then(|| (likely, self.terms_for(prospect, location)))
    }

    /// Whether there is somewhere to go.
    fn can_go(&self, prospect: &Prospect) -> bool {
        for location in LIKELY {
            let Some((likely, terms)) = self.entry(prospect, location) else {
                continue;
            };
            let goes = |space| self.check_likely(prospect, location, space, &terms).is_ok();
            if Space::among(likely).any(goes) {
                return true;
            }
        }
        false
    }

    /// Whether algae are due for the garage of a die that could be sent now (CFL-Q83).
    fn algae_due(&self, seat: Seat) -> bool {
        let due = |garage| self.garage_cost(seat, garage) != [0; 4];
        match self.table().stage {
            Stage::Headquarters => false,
            _ if self.setup().irenic => {
                let garages = &self.side(seat).garages;
                (0..5).any(|garage| garages[garage as usize].is_some() && due(garage))
            }
            _ => self.first_garage(seat, None).is_some_and(due),
        }
    }

    /// CFL-065, CFL-070 to CFL-072, CFL-393: sending is refused together with its algae, and
    /// whatever can go nowhere goes to the cantina.
    pub fn check_decline(&self, seat: Seat) -> Result<(), Reason> {
        let mut answers = Only::default();
        if !self.algae_due(seat) {
            self.list_dice(seat, &mut answers);
        }
        match answers.last() {
            Some(Action::Send(origin, _)) => Err(Reason::MustSend(origin)),
            _ => Ok(()),
        }
    }

    /// Dice and values, then declining.
    pub fn list_sends(&self, seat: Seat, list: &mut impl Answers<Action>) {
        if !self.list_dice(seat, list) || self.algae_due(seat) {
            list.push(Action::Decline);
        }
    }

    /// Dice that can be sent, with their values. Returns whether there are any.
    fn list_dice(&self, seat: Seat, list: &mut impl Answers<Action>) -> bool {
        let mut any = false;
        for origin in self.waiting(seat) {
            let Ok((die, purse)) = self.sendable(seat, origin) else {
                continue;
            };
            let reach = self.reach(seat, origin, die);
            for value in (1..=6).filter(|value| reach >> value & 1 == 1) {
                let prospect = self.prospect(seat, origin, die.turned(value), purse);
                if self.can_go(&prospect) {
                    list.push(Action::Send(origin, value));
                    any = true;
                    if list.enough() {
                        return any;
                    }
                }
            }
        }
        any
    }

    /// The die under way.
    pub fn under_way(&self, seat: Seat) -> Option<Prospect> {
        let sending = &self.table().sending;
        Some(self.prospect(seat, sending.origin?, sending.die?, *self.purse(seat)))
    }

    pub fn check_to(&self, prospect: &Prospect, space: Space) -> Result<(), Reason> {
        self.check_location(prospect, space.location())?;
        self.check_space(prospect, space)
    }

    pub fn list_destinations(&self, seat: Seat, list: &mut impl Answers<Action>) {
        let Some(prospect) = self.under_way(seat) else {
            return;
        };
        for &location in Location::ALL {
            let Some((likely, terms)) = self.entry(&prospect, location) else {
                continue;
            };
            for space in Space::among(likely) {
                let refused = self.check_likely(&prospect, location, space, &terms);
                if refused.is_ok() {
                    list.push(Action::To(space));
                }
            }
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// CFL-061: the next die at headquarters is sent; after the last the rival takes its turn
    /// (CFL-339) and garage dice follow. Returns whether there is one.
    pub fn next_hq_die(&mut self) -> bool {
        self.end_sending();
        let Some((_, die)) = self.read().next_hq() else {
            return false;
        };
        self.state.table.active = die.owner();
        self.ask(Step::Send);
        true
    }

    /// CFL-066, CFL-067: the next player clockwise who has a garage die. When nobody has,
    /// Execute is over (CFL-082). Returns whether there is one.
    pub fn next_turn(&mut self) -> bool {
        self.end_sending();
        let people = self.game.setup.players;
        let table = &mut self.state.table;
        let mut seat = if table.turns == 0 {
            table.radio
        } else {
            table.active.next(people)
        };
        for _ in 0..people {
            if table.side(seat).has_garage_die() {
                table.active = seat;
                table.turns = table.turns.saturating_add(1);
                self.ask(Step::Send);
                return true;
            }
            seat = seat.next(people);
        }
        false
    }

    /// CFL-077: the die is taken up, its sending is paid, its value changed.
    pub fn send(&mut self, seat: Seat, origin: Origin, value: u8) {
        let Some(die) = self.take_up(seat, origin) else {
            return;
        };
        let turned = die.turned(value);
        let discount = self.read().ship_discount(seat, origin);
        let cost = self.read().send_cost(seat, origin);
        self.state.table.sending = Sending {
            origin: Some(origin),
            die: Some(turned),
            value: turned.value(),
            discount,
            ..Sending::default()
        };
        self.emit(Event::Sent {
            seat,
            origin,
            from: die.value(),
            to: turned.value(),
        });
        self.pay(seat, cost);
        self.ask(Step::To);
    }

    /// Takes a die from where it waits.
    pub fn take_up(&mut self, seat: Seat, origin: Origin) -> Option<Die> {
        match origin {
            Origin::Headquarters(number) => {
                let space = Space::at(Location::Headquarters, number);
                self.state.table.board[space.index()].take()
            }
            Origin::Garage(garage) => self.side(seat).garages[garage as usize].take(),
        }
    }

    /// CFL-065, CFL-070: the die at headquarters alone, or all garage dice, go to the cantina
    /// for water.
    pub fn decline(&mut self, seat: Seat) {
        let mut dice = 0;
        if self.state.table.stage == Stage::Headquarters {
            if let Some((number, die)) = self.read().next_hq() {
                self.state.table.board[Space::at(Location::Headquarters, number).index()] = None;
                self.send_to_cantina(die);
                dice = 1;
            }
        } else {
            for garage in 0..5 {
                if let Some(die) = self.side(seat).garages[garage].take() {
                    self.send_to_cantina(die);
                    dice += 1;
                }
            }
        }
        self.emit(Event::Declined { seat, dice });
        self.gain_of(
            seat,
            Resource::Water,
            dice * self.game.figures.cantina_water,
        );
    }

    /// Sets the die down and resolves the location.
    pub fn go_to(&mut self, seat: Seat, space: Space) {
        let Some(die) = self.state.table.sending.die.take() else {
            return;
        };
        self.set_down(space, die);
        self.state.table.sending.space = Some(space);
        self.arrive(seat, space);
    }

    pub fn set_down(&mut self, space: Space, die: Die) {
        self.state.table.board[space.index()] = Some(die);
        self.emit(Event::SetDown { space, die });
    }

    /// The sending is over: nothing of it is remembered.
    fn end_sending(&mut self) {
        self.state.table.sending = Sending::default();
    }
}

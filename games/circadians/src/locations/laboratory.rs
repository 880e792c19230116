//! Laboratory: a pair of equal dice and a price for a farm.

use tabletop::{Answers, Log, Seat};

use crate::{
    Reason,
    components::{Leader, Location, Origin, Space},
    cost::plus,
    event::Event,
    execute::Prospect,
    play::{Play, Read},
    state::Stage,
    step::{Action, Step, Tile},
};

impl Read<'_> {
    /// CFL-122: there is a farm to take, and CFL-111: a second die to send along.
    pub(super) fn check_laboratory(&self, prospect: &Prospect) -> Result<(), Reason> {
        if self.table().farms.tops == [None; 3] {
            return Err(Reason::NoTileLeft(Location::Laboratory));
        }
        let mut refused = Reason::NoPair(prospect.die.value());
        for partner in self.waiting(prospect.seat) {
            match self.check_partner(prospect, partner) {
                Ok(()) => return Ok(()),
                Err(reason @ Reason::CannotPay(_)) => refused = reason,
                Err(_) => {}
            }
        }
        Err(refused)
    }

    /// A pair takes a space with both halves free (CFL-121).
    #[inline]
    pub fn is_free_pair(&self, space: Space) -> bool {
        self.is_free(space) && self.is_free(space.other_half())
    }

    /// The first such space.
    pub(super) fn check_pair_space(&self, space: Space) -> Result<(), Reason> {
        if !self.is_free_pair(space) {
            return Err(Reason::Taken(space));
        }
        let first = Space::of(Location::Laboratory).find(|&space| self.is_free_pair(space));
        if first == Some(space) {
            Ok(())
        } else {
            Err(Reason::FirstFree(space))
        }
    }

    /// Whether this is the next die that the player would send (CFL-112): the next one at
    /// headquarters, if the first came from there (CFL-113), otherwise the left-most garage
    /// die, or any with the Irenic Union (CFL-392).
    fn is_next(&self, prospect: &Prospect, partner: Origin) -> bool {
        let Prospect { seat, origin, .. } = *prospect;
        let next_hq = match origin {
            Origin::Headquarters(first) if self.table().stage == Stage::Headquarters => {
                let others = (first + 1..4).map(Origin::Headquarters);
                others
                    .into_iter()
                    .find(|&other| self.die_at(seat, other).is_some())
            }
            _ => None,
        };
        let own_garage = match origin {
            Origin::Garage(garage) => Some(garage),
            Origin::Headquarters(_) => None,
        };
        match partner {
            Origin::Headquarters(_) => next_hq == Some(partner),
            Origin::Garage(garage) => {
                next_hq.is_none()
                    && own_garage != Some(garage)
                    && (self.setup().irenic || self.first_garage(seat, own_garage) == Some(garage))
            }
        }
    }

    /// CFL-111 to CFL-118: the next die, which can show the same value by its own means
    /// (CFL-116), whose sending can be paid (CFL-114, CFL-115), with enough left for the
    /// price; the discounts of both ships count (CFL-099).
    pub fn check_partner(&self, prospect: &Prospect, partner: Origin) -> Result<(), Reason> {
        let seat = prospect.seat;
        let refused = Reason::NotAPartner(partner);
        let die = self.die_at(seat, partner).ok_or(refused)?;
        if !self.is_next(prospect, partner) {
            return Err(refused);
        }
        let value = prospect.die.value();
        if self.reach(seat, partner, die) >> value & 1 == 0 {
            return Err(Reason::NoPair(value));
        }
        let cannot_pay = Reason::CannotPay(Location::Laboratory);
        let left = prospect
            .purse
            .after(self.send_cost(seat, partner))
            .ok_or(cannot_pay)?;
        let ships = plus(prospect.ships, self.ship_discount(seat, partner));
        if self.can_pay(seat, Location::Laboratory, &left, ships) {
            Ok(())
        } else {
            Err(cannot_pay)
        }
    }

    /// The steps that the Laboratory leaves to do.
    pub(super) fn laboratory_awaits(&self, seat: Seat, space: Space, steps: &[Step]) -> bool {
        let jakob = self.table().has(seat, Leader::Jakob);
        // In the First Edition his ship waits beneath the farm.
        let waits = jakob && !self.edition().jakob_everywhere;
        match steps {
            [Step::Act, Step::Pay, Step::Partner] => self.table().on(space.other_half()).is_none(),
            [Step::Act, Step::Pay] => true,
            [Step::Stack(Tile::FreeShip) | Step::Place(Tile::FreeShip)] => jakob,
            [
                Step::Stack(Tile::FreeShip),
                Step::Stack(Tile::Farm) | Step::Place(Tile::Farm),
            ] => waits,
            [Step::Stack(Tile::Farm) | Step::Place(Tile::Farm)] => !waits,
            _ => false,
        }
    }

    /// The first die of the pair, already set down.
    pub fn first_of_pair(&self, seat: Seat) -> Option<Prospect> {
        let sending = &self.table().sending;
        let die = self.table().on(sending.space?)?;
        Some(self.prospect(seat, sending.origin?, die, *self.purse(seat)))
    }

    pub fn list_partners(&self, seat: Seat, list: &mut impl Answers<Action>) {
        if let Some(first) = self.first_of_pair(seat) {
            for partner in self.waiting(seat) {
                if self.check_partner(&first, partner).is_ok() {
                    list.push(Action::Partner(partner));
                }
            }
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// The pair, the price, the farm (CFL-118, CFL-119).
    pub(super) fn visit_laboratory(&mut self) {
        self.then(Step::Act);
        self.ask(Step::Pay);
        self.ask(Step::Partner);
    }

    /// The second die follows the first; both garage costs are paid (CFL-115), and a die from
    /// headquarters is not sent again (CFL-117). It takes no turn of its own (CFL-120).
    pub fn send_partner(&mut self, seat: Seat, partner: Origin) {
        let cost = self.read().send_cost(seat, partner);
        let discount = self.read().ship_discount(seat, partner);
        let (Some(die), Some(space)) =
            (self.take_up(seat, partner), self.state.table.sending.space)
        else {
            return;
        };
        let turned = die.turned(self.state.table.sending.value);
        self.emit(Event::Sent {
            seat,
            origin: partner,
            from: die.value(),
            to: turned.value(),
        });
        self.pay(seat, cost);
        self.set_down(space.other_half(), turned);
        self.state.table.sending.discount = plus(self.state.table.sending.discount, discount);
    }

    /// CFL-119; in the First Edition Jakob's ship comes with the Laboratory (CFL-397), in the
    /// Second with every farm (CFL-254).
    pub(super) fn build_farm(&mut self, seat: Seat) {
        if !self.read().edition().jakob_everywhere && self.state.table.has(seat, Leader::Jakob) {
            self.ask(Step::Stack(Tile::FreeShip));
        }
        self.ask(Step::Stack(Tile::Farm));
    }
}

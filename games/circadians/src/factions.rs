//! The abilities of the three factions, offered with every negotiation.

use tabletop::{Answers, Log, Seat};

use crate::{
    Reason,
    components::{Die, Faction, Space, Spot},
    event::Event,
    figures::Ability,
    play::{Play, Read},
    step::{Action, Step},
};

impl Read<'_> {
    /// The ability on the chosen side of a faction's board (CFL-025).
    pub fn ability(&self, faction: Faction) -> Ability {
        let side = self.setup().factions[faction.index()];
        self.figures().factions[faction.index()][side as usize]
    }

    /// The faction that is being negotiated with.
    pub fn host(&self) -> Option<Faction> {
        self.table().sending.space.map(Space::faction)
    }

    /// Whether the host's ability asks this.
    pub fn ability_asks(&self, step: Step) -> bool {
        let ability = self.host().map(|host| self.ability(host));
        match (step, ability) {
            (Step::SetDie, Some(Ability::SetDie))
            | (Step::Move, Some(Ability::Move))
            | (Step::Reveal, Some(Ability::RevealCache(..)))
            | (Step::Trade(None), Some(Ability::Trades(_)))
            | (Step::Use, Some(Ability::Gain(..) | Ability::DrawThenDiscard { .. })) => true,
            (Step::Discard(count), Some(Ability::DrawThenDiscard { discard, .. })) => {
                (1..=discard).contains(&count)
            }
            _ => false,
        }
    }

    /// CFL-175: a die in a garage, on a farm or in the cantina; Sal may not be set.
    pub fn settable(&self, seat: Seat, spot: Spot) -> Option<Die> {
        let side = self.side(seat);
        let die = match spot {
            Spot::Garage(number) => side.garages[number as usize],
            Spot::Farm(number) => side.farms[number as usize],
            Spot::Cantina(value) if side.cantina[value as usize - 1] > 0 => {
                Some(Die::new(seat, value))
            }
            _ => None,
        };
        die.filter(|die| !die.is_sal())
    }

    /// CFL-174, CFL-Q80: any other value.
    pub fn check_set(&self, seat: Seat, set: Option<(Spot, u8)>) -> Result<(), Reason> {
        let Some((spot, value)) = set else {
            return Ok(());
        };
        let die = self.settable(seat, spot).ok_or(Reason::NotSettable(spot))?;
        if die.value() == value {
            Err(Reason::SameValue(value))
        } else {
            Ok(())
        }
    }

    pub fn list_sets(&self, seat: Seat, list: &mut impl Answers<Action>) {
        list.push(Action::SetDie(None));
        for spot in Spot::base() {
            if self.settable(seat, spot).is_none() {
                continue;
            }
            for value in 1..=6 {
                if self.check_set(seat, Some((spot, value))).is_ok() {
                    list.push(Action::SetDie(Some((spot, value))));
                }
            }
        }
    }

    /// CFL-180: an unrevealed cache.
    pub fn check_reveal(&self, slot: Option<u8>) -> Result<(), Reason> {
        match slot {
            Some(slot) if self.table().caches.get(slot as usize) != Some(&None) => {
                Err(Reason::CacheRevealed(slot))
            }
            _ => Ok(()),
        }
    }

    pub fn list_reveals(&self, list: &mut impl Answers<Action>) {
        for slot in [None].into_iter().chain((0..6).map(Some)) {
            if self.check_reveal(slot).is_ok() {
                list.push(Action::Reveal(slot));
            }
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// CFL-149: the ability is offered once, and always optional.
    pub fn offer_ability(&mut self) {
        let Some(faction) = self.read().host() else {
            return;
        };
        match self.read().ability(faction) {
            Ability::SetDie => self.ask(Step::SetDie),
            Ability::DrawThenDiscard { .. } | Ability::Gain(..) => self.ask(Step::Use),
            Ability::Trades(count) => {
                self.state.table.sending.trades = count;
                self.ask(Step::Trade(None));
            }
            Ability::Move => self.ask(Step::Move),
            Ability::RevealCache(..) => self.ask(Step::Reveal),
        }
    }

    /// CFL-176, CFL-179. The discard follows even when nothing was drawn (CFL-Q74).
    pub fn use_ability(&mut self, seat: Seat) {
        let Some(faction) = self.read().host() else {
            return;
        };
        self.emit(Event::FactionUsed { seat, faction });
        match self.read().ability(faction) {
            Ability::DrawThenDiscard { draw, discard } => {
                self.ask(Step::Discard(discard));
                self.draw_contracts(seat, draw);
            }
            Ability::Gain(resource, amount) => self.gain_of(seat, resource, amount),
            _ => {}
        }
    }

    /// CFL-174: the die shows the new value until it is rolled again (CFL-Q29).
    pub fn set_die(&mut self, seat: Seat, spot: Spot, to: u8) {
        let Some(die) = self.read().settable(seat, spot) else {
            return;
        };
        let side = self.side(seat);
        match spot {
            Spot::Garage(number) => side.garages[number as usize] = Some(die.turned(to)),
            Spot::Farm(number) => side.farms[number as usize] = Some(die.turned(to)),
            _ => {
                side.cantina[die.value() as usize - 1] -= 1;
                side.cantina[to as usize - 1] += 1;
            }
        }
        let from = die.value();
        self.emit(Event::DieSet {
            seat,
            spot,
            from,
            to,
        });
    }

    /// CFL-180: the cache is flipped, and its finder gains.
    pub fn reveal_for_faction(&mut self, seat: Seat, slot: u8) {
        self.reveal_cache(slot);
        let ability = self.read().host().map(|host| self.read().ability(host));
        if let Some(Ability::RevealCache(resource, amount)) = ability {
            self.gain_of(seat, resource, amount);
        }
    }
}

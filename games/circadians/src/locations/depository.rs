//! Depository: a contract is fulfilled, and the row rewards the delivery.

use tabletop::{Answers, Log, Seat};

use crate::{
    Reason,
    components::{Contract, Leader, Location, Space},
    event::Event,
    execute::Prospect,
    play::{Play, Read},
    step::{Action, Step},
};

impl Read<'_> {
    /// CFL-182: a contract in hand can be fulfilled now.
    pub(super) fn check_depository(&self, prospect: &Prospect) -> Result<(), Reason> {
        self.check_sal(prospect.die, Location::Depository)?;
        let seat = prospect.seat;
        let terms = self.terms(seat, Location::Depository, prospect.ships);
        let pays = |contract| {
            let cost = terms.apply(self.figures().contract(contract).cost);
            prospect.purse.pays(cost)
        };
        if self.secret(seat).hand.iter().any(pays) {
            Ok(())
        } else {
            Err(Reason::NoContract)
        }
    }

    /// CFL-181, CFL-189.
    pub(super) fn check_depository_space(
        &self,
        prospect: &Prospect,
        space: Space,
    ) -> Result<(), Reason> {
        if space.value() == prospect.die.value() {
            Ok(())
        } else {
            Err(Reason::WrongValue(space))
        }
    }

    /// Whether the player could pay for this contract now, if it were in hand.
    pub fn could_fulfil(&self, seat: Seat, contract: Contract) -> bool {
        let ships = self.table().sending.discount;
        let (cost, _) = self.contract_cost(seat, contract, ships);
        self.purse(seat).pays(cost)
    }

    /// CFL-184: a contract from hand, paid in full after discounts; the second of Zoey is
    /// optional (CFL-273).
    pub fn check_fulfil(
        &self,
        seat: Seat,
        second: bool,
        contract: Option<Contract>,
    ) -> Result<(), Reason> {
        match contract {
            None if second => Ok(()),
            None => Err(Reason::MustFulfil),
            Some(contract) if !self.secret(seat).hand.contains(contract) => {
                Err(Reason::NotInHand(contract))
            }
            Some(contract) => {
                if self.could_fulfil(seat, contract) {
                    Ok(())
                } else {
                    Err(Reason::CannotFulfil(contract))
                }
            }
        }
    }

    pub fn list_fulfils(&self, seat: Seat, second: bool, list: &mut impl Answers<Action>) {
        if second {
            list.push(Action::Fulfil(None));
        }
        for contract in self.secret(seat).hand {
            if self.check_fulfil(seat, second, Some(contract)).is_ok() {
                list.push(Action::Fulfil(Some(contract)));
            }
        }
    }

    /// CFL-253: another reward than the one of the row.
    pub fn check_delivery(&self, row: u8) -> Result<(), Reason> {
        let taken = self.table().sending.space.map(Space::row);
        if row < 3 && taken != Some(row) {
            Ok(())
        } else {
            Err(Reason::SameReward)
        }
    }

    pub fn list_deliveries(&self, list: &mut impl Answers<Action>) {
        for row in 0..3 {
            if self.check_delivery(row).is_ok() {
                list.push(Action::Delivery(row));
            }
        }
    }

    /// The steps that the Depository leaves to do.
    pub(super) fn depository_awaits(&self, seat: Seat, steps: &[Step]) -> bool {
        let has = |leader| self.table().has(seat, leader);
        match steps {
            [Step::Delivered, Step::Fulfil] => !has(Leader::Zoey),
            [Step::Delivered, Step::FulfilSecond, Step::Fulfil]
            | [Step::Delivered, Step::FulfilSecond] => has(Leader::Zoey),
            [Step::Delivery] => has(Leader::Dan),
            [Step::Delivery, rest @ ..] => has(Leader::Dan) && self.reward_awaits(seat, rest),
            rest => self.reward_awaits(seat, rest),
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    pub(super) fn visit_depository(&mut self, seat: Seat) {
        self.then(Step::Delivered);
        if self.state.table.has(seat, Leader::Zoey) {
            self.ask(Step::FulfilSecond);
        }
        self.ask(Step::Fulfil);
    }

    /// CFL-184: the contract lies open for the rest of the game.
    pub fn fulfil(&mut self, seat: Seat, contract: Contract) {
        let ships = self.state.table.sending.discount;
        let (cost, left) = self.read().contract_cost(seat, contract, ships);
        self.state.table.sending.discount = left;
        self.state.table.sending.fresh |= contract;
        self.secret(seat).hand.remove(contract);
        self.side(seat).fulfilled |= contract;
        self.emit(Event::Fulfilled { seat, contract });
        self.pay(seat, cost);
    }

    /// After fulfilling: Ledger and Express Freight (CFL-188, CFL-325), then the reward of
    /// the row (CFL-186), then Dan's second one (CFL-253, CFL-Q66).
    pub fn delivered(&mut self) {
        let seat = self.state.table.active;
        let Some(space) = self.state.table.sending.space else {
            return;
        };
        let draws = self.read().draws_at(seat, Location::Depository);
        if self.state.table.has(seat, Leader::Dan) {
            self.ask(Step::Delivery);
        }
        self.draw_contracts(seat, draws);
        self.deliver(seat, space.row());
    }

    /// The reward of a row. A step of the harvester may be skipped (CFL-187).
    pub fn deliver(&mut self, seat: Seat, row: u8) {
        let (reward, amount) = self.game.figures.deliveries[row as usize];
        self.reward(seat, reward, amount);
    }
}

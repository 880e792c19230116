//! Akira: low dice count as 6 on farms and, in the Second Edition, when mining.

use tabletop::Seat;

use crate::{
    components::{Die, Leader},
    play::Read,
};

impl Read<'_> {
    /// CFL-245, CFL-396, CFL-412: the shown value decides, and the 6 is used unasked. Sal is
    /// never altered (CFL-Q63).
    fn akira_value(&self, seat: Seat, die: Die) -> u8 {
        let counts = self.edition().akira_values >> die.value() & 1 == 1;
        if counts && !die.is_sal() && self.table().has(seat, Leader::Akira) {
            6
        } else {
            die.value()
        }
    }

    /// CFL-246: what a die is worth at the Mining Camp.
    pub fn mining_value(&self, seat: Seat, die: Die) -> u8 {
        if self.edition().akira_mines {
            self.akira_value(seat, die)
        } else {
            die.value()
        }
    }

    /// CFL-214, CFL-245: what a die is worth on a farm. A die on the first farm raises the
    /// others, to at most 6; Sal stays what he is (CFL-250).
    pub fn farm_value(&self, seat: Seat, die: Die) -> u8 {
        self.farm_value_if(seat, die, self.side(seat).farms[0].is_some())
    }

    /// The same if there were a die on the first farm, or none.
    #[inline]
    pub fn farm_value_if(&self, seat: Seat, die: Die, raised: bool) -> u8 {
        if die.is_sal() {
            return die.value();
        }
        let raise = if raised {
            self.figures().base.booster
        } else {
            0
        };
        (self.akira_value(seat, die) + raise).min(6)
    }
}

//! The plan of a round: which dice go to which garages and farms.

use crate::{
    components::{Die, Leader, Origin},
    state::Plan,
};

use super::sketch::{Crew, Round, Sketch};

/// Dice that are still to be assigned: Sal, then by value from 1.
pub(super) type Pool = [u8; 7];

/// What cannot be.
const NEVER: i32 = i32::MIN / 2;

/// What a farm slot makes of a die.
#[derive(Clone, Copy)]
enum Field {
    /// Takes no die, or has one.
    Closed,
    /// The worth of its product by the value of the die.
    Open([i32; 7]),
}

/// The farms of a player.
pub(super) struct Fields {
    slots: [Field; 6],
    booster_free: bool,
    boosted: bool,
    raise: u8,
    /// What a die of each value counts as, before it is raised.
    counts_as: [u8; 7],
}

/// Where the dice of a pool go: one to the next garage, or all to farms; and what it comes to.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    pub garage: Option<u8>,
    pub total: i32,
}

impl Fields {
    /// The farms as a plan has filled them so far.
    pub fn of(round: &Round<'_>, plan: &Plan) -> Self {
        let look = &round.outlook.look;
        let seat = round.seat;
        let slots = core::array::from_fn(|slot| {
            if slot == 0 || plan.farms[slot].is_some() || !look.takes_die(seat, slot as u8) {
                return Field::Closed;
            }
            let worth = |value| match value {
                0 => 0,
                value => round.outlook.field(slot, value as u8),
            };
            Field::Open(core::array::from_fn(worth))
        });
        let akira = look.table.has(seat, Leader::Akira);
        let counts_as = core::array::from_fn(|value| {
            let six = akira && look.edition().akira_values >> value & 1 == 1;
            if six { 6 } else { value as u8 }
        });
        Self {
            slots,
            booster_free: plan.farms[0].is_none(),
            boosted: plan.farms[0].is_some(),
            raise: look.figures.base.booster,
            counts_as,
        }
    }

    /// How many dice farms can still take.
    pub fn room(&self) -> u8 {
        let open = self
            .slots
            .iter()
            .filter(|slot| matches!(slot, Field::Open(_)));
        open.count() as u8 + u8::from(self.booster_free)
    }

    /// The best that these dice can bring on farms, and the farm slot of the first one.
    pub fn best(&self, pool: &Pool, sal: u8) -> (i32, Option<(u8, u8)>) {
        let calm = self.fill(pool, sal, None);
        if !self.booster_free {
            return calm.unwrap_or((NEVER, None));
        }
        let mut best = calm;
        // Sal gains nothing from being raised; of the others the lowest loses least.
        let lowest = (1..7)
            .filter(|&kind| pool[kind] > 0)
            .min_by_key(|&kind| self.counts_as[kind]);
        let sal_kind = (pool[0] > 0).then_some(0);
        for kind in sal_kind.into_iter().chain(lowest) {
            let filled = self.fill(pool, sal, Some(kind));
            if filled.is_some_and(|filled| best.is_none_or(|best| filled.0 > best.0)) {
                best = filled;
            }
        }
        best.unwrap_or((NEVER, None))
    }

    /// The same with or without a die on the booster.
    fn fill(
        &self,
        pool: &Pool,
        sal: u8,
        booster: Option<usize>,
    ) -> Option<(i32, Option<(u8, u8)>)> {
        let mut pool = *pool;
        let mut first = None;
        let raise = if self.boosted || booster.is_some() {
            self.raise
        } else {
            0
        };
        if let Some(kind) = booster {
            pool[kind] -= 1;
            first = Some((kind as u8, 0));
        }
        let mut used = 0u8;
        let mut total = 0;
        // The dice that count most choose first.
        while let Some(kind) =
            (0..7)
                .filter(|&kind| pool[kind] > 0)
                .max_by_key(|&kind| match kind {
                    0 => sal,
                    _ => self.counts_as[kind],
                })
        {
            pool[kind] -= 1;
            let value = match kind {
                0 => sal,
                _ => (self.counts_as[kind] + raise).min(6),
            };
            let open = (1..6usize).filter(|slot| used >> slot & 1 == 0);
            let best = open
                .filter_map(|slot| match self.slots[slot] {
                    Field::Open(worth) => Some((worth[value as usize], slot)),
                    Field::Closed => None,
                })
                .max_by_key(|&(worth, slot)| (worth, core::cmp::Reverse(slot)))?;
            used |= 1 << best.1;
            total += best.0;
            first = first.or(Some((kind as u8, best.1 as u8)));
        }
        Some((total, first))
    }
}

impl Round<'_> {
    /// A die of this kind.
    fn die_of(&self, kind: usize) -> Die {
        match kind {
            0 => self.outlook.look.sal(self.seat),
            value => Die::new(self.seat, value as u8),
        }
    }

    /// The best layout for the dice of a pool when the next garage is this one.
    pub fn lay_out(&self, fields: &Fields, sketch: &Sketch, pool: &Pool, garage: u8) -> Layout {
        let count: u8 = pool.iter().sum();
        let mut best = Layout {
            garage: None,
            total: NEVER,
        };
        if count <= fields.room() {
            let sal = self.outlook.look.figures.leaders.sal;
            best.total = self.total(sketch) + fields.best(pool, sal).0;
        }
        if garage >= 5 || count == 0 {
            return best;
        }
        let origin = Origin::Garage(garage);
        for kind in (0..7).filter(|&kind| pool[kind] > 0) {
            let mut rest = *pool;
            rest[kind] -= 1;
            let crew = self.crew(origin, self.die_of(kind));
            let more = count > 1;
            let total = match self.best(sketch, &crew, None, more) {
                Some(deed) => self.lay_out(fields, &deed.after, &rest, garage + 1).total,
                None => {
                    let declined = self.declined(sketch, 1);
                    self.lay_out(fields, &declined, &rest, garage + 1).total
                }
            };
            if total > best.total {
                best = Layout {
                    garage: Some(kind as u8),
                    total,
                };
            }
            let pair = self.lay_pair(fields, sketch, &rest, garage, &crew).total;
            if pair > best.total {
                best = Layout {
                    garage: Some(kind as u8),
                    total: pair,
                };
            }
        }
        best
    }

    /// The best layout when the die in this garage goes to the Laboratory with the one in the
    /// next.
    pub fn lay_pair(
        &self,
        fields: &Fields,
        sketch: &Sketch,
        pool: &Pool,
        garage: u8,
        crew: &Crew,
    ) -> Layout {
        let mut best = Layout {
            garage: None,
            total: NEVER,
        };
        if garage >= 4 || self.offers.farm == 0 {
            return best;
        }
        for kind in (0..7).filter(|&kind| pool[kind] > 0) {
            let next = self.crew(Origin::Garage(garage + 1), self.die_of(kind));
            let Some(pair) = self.pair(sketch, crew, &next) else {
                continue;
            };
            let mut rest = *pool;
            rest[kind] -= 1;
            let total = self.lay_out(fields, &pair.after, &rest, garage + 2).total;
            if total > best.total {
                best = Layout {
                    garage: Some(kind as u8),
                    total,
                };
            }
        }
        best
    }
}

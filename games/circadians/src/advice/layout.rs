//! The plan of a round: which dice go to which garages and farms.

use core::{array::from_fn, cmp::Reverse};

use arrayvec::ArrayVec;

use super::sketch::{Crew, Round, Sketch};
use crate::{
    components::{Die, Origin},
    state::Plan,
};

/// Dice that are still to be assigned: Sal, then by value from 1.
pub(super) type Pool = [u8; 7];

/// How many kinds of dice are tried in each garage. With all of them the planner scores no
/// better.
const WIDTHS: [usize; 5] = [2, 2, 1, 1, 1];

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
    /// What a die of each value counts as, first as it is and then raised.
    counts_as: [[u8; 7]; 2],
}

/// Where the dice of a pool go: some to garages, the others to farms; and what it comes to.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    /// What kind of die goes to each garage that is still empty.
    pub garages: [Option<u8>; 5],
    pub total: i32,
}

impl Layout {
    const NONE: Self = Self {
        garages: [None; 5],
        total: NEVER,
    };

    /// The same with a die of this kind in a garage before the others.
    fn behind(mut self, garage: u8, kind: usize) -> Self {
        self.garages[garage as usize] = Some(kind as u8);
        self
    }

    /// The better one.
    fn or(self, other: Self) -> Self {
        if other.total > self.total {
            other
        } else {
            self
        }
    }
}

/// Dice on farms: the kind of each and its slot, and what they bring.
#[derive(Clone, Copy)]
pub(super) struct Filling {
    pub dice: [Option<(u8, u8)>; 6],
    pub total: i32,
}

impl Fields {
    /// The farms as a plan has filled them so far.
    pub fn of(round: &Round<'_>, plan: &Plan) -> Self {
        let read = &round.outlook.read;
        let seat = round.seat;
        let slots = from_fn(|slot| {
            if slot == 0 || plan.farms[slot].is_some() || !read.takes_die(seat, slot as u8) {
                return Field::Closed;
            }
            let worth = |value| match value {
                0 => 0,
                value => round.outlook.field(slot, value as u8),
            };
            Field::Open(from_fn(worth))
        });
        let counts_as = [false, true].map(|raised| {
            from_fn(|value| match value {
                0 => 0,
                value => read.farm_value_if(seat, Die::new(seat, value as u8), raised),
            })
        });
        Self {
            slots,
            booster_free: plan.farms[0].is_none(),
            boosted: plan.farms[0].is_some(),
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

    /// The best that these dice can bring on farms; nothing when there is no room for them.
    pub fn best(&self, pool: &Pool, sal: u8) -> Option<Filling> {
        let calm = self.fill(pool, sal, None);
        if !self.booster_free {
            return calm;
        }
        // Sal gains nothing from being raised; of the others the lowest loses least.
        let lowest = (1..7)
            .filter(|&kind| pool[kind] > 0)
            .min_by_key(|&kind| self.counts_as[0][kind]);
        let sal_kind = (pool[0] > 0).then_some(0);
        let boosters = sal_kind.into_iter().chain(lowest);
        let boosted = boosters.map(|kind| self.fill(pool, sal, Some(kind)));
        let all = core::iter::once(calm).chain(boosted).flatten();
        all.reduce(|best, other| {
            if other.total > best.total {
                other
            } else {
                best
            }
        })
    }

    /// The same with or without a die on the booster.
    fn fill(&self, pool: &Pool, sal: u8, booster: Option<usize>) -> Option<Filling> {
        let mut pool = *pool;
        let mut dice = [None; 6];
        let mut count = 0;
        let raised = self.boosted || booster.is_some();
        if let Some(kind) = booster {
            pool[kind] -= 1;
            dice[0] = Some((kind as u8, 0));
            count = 1;
        }
        let mut used = 0u8;
        let mut total = 0;
        // The dice that count most choose first.
        while let Some(kind) =
            (0..7)
                .filter(|&kind| pool[kind] > 0)
                .max_by_key(|&kind| match kind {
                    0 => sal,
                    _ => self.counts_as[0][kind],
                })
        {
            pool[kind] -= 1;
            let value = match kind {
                0 => sal,
                _ => self.counts_as[usize::from(raised)][kind],
            };
            let open = (1..6usize).filter(|slot| used >> slot & 1 == 0);
            let best = open
                .filter_map(|slot| match self.slots[slot] {
                    Field::Open(worth) => Some((worth[value as usize], slot)),
                    Field::Closed => None,
                })
                .max_by_key(|&(worth, slot)| (worth, Reverse(slot)))?;
            used |= 1 << best.1;
            total += best.0;
            dice[count] = Some((kind as u8, best.1 as u8));
            count += 1;
        }
        Some(Filling { dice, total })
    }
}

/// Where the dice of a pool can go.
pub(super) struct Base {
    pub fields: Fields,
    /// The dice as they would wait in the garages: by garage and kind.
    garages: [[Option<Crew>; 7]; 5],
}

impl Base {
    fn crew(&self, garage: u8, kind: usize) -> Option<&Crew> {
        self.garages.get(garage as usize)?[kind].as_ref()
    }
}

impl Round<'_> {
    /// The farms that a plan leaves, and the garages from this one on.
    pub fn base(&self, plan: &Plan, pool: &Pool, first: u8) -> Base {
        let used = first..first + pool.iter().sum::<u8>();
        let crew = |garage, kind: usize| {
            let waits = used.contains(&garage) && pool[kind] > 0;
            waits.then(|| {
                let die = self.outlook.read.crew(self.seat, kind as u8);
                self.crew(Origin::Garage(garage), die)
            })
        };
        Base {
            fields: Fields::of(self, plan),
            garages: from_fn(|garage| from_fn(|kind| crew(garage as u8, kind))),
        }
    }

    /// The best layout for the dice of a pool when the next garage is this one.
    pub fn lay_out(&self, base: &Base, sketch: &Sketch, pool: &Pool, garage: u8) -> Layout {
        let count: u8 = pool.iter().sum();
        let mut best = Layout::NONE;
        if count <= base.fields.room() {
            let sal = self.outlook.read.figures().leaders.sal;
            let filling = base.fields.best(pool, sal);
            best.total = filling.map_or(NEVER, |filling| self.total(sketch) + filling.total);
        }
        let mut first = ArrayVec::<(usize, &Crew, Sketch), 7>::new();
        for kind in (0..7).filter(|&kind| pool[kind] > 0) {
            let Some(crew) = base.crew(garage, kind) else {
                continue;
            };
            let after = match self.best(sketch, crew, None, count > 1) {
                Some(deed) => deed.after,
                None => self.declined(sketch, 1),
            };
            first.push((kind, crew, after));
        }
        first.sort_by_key(|(_, _, after)| Reverse(self.total(after)));
        let width = WIDTHS.get(garage as usize).copied().unwrap_or(0);
        for (kind, crew, after) in first.into_iter().take(width) {
            let mut rest = *pool;
            rest[kind] -= 1;
            let alone = self.lay_out(base, &after, &rest, garage + 1);
            let pair = self.lay_pair(base, sketch, &rest, garage, crew);
            best = best.or(alone.or(pair).behind(garage, kind));
        }
        best
    }

    /// The best layout when the die in this garage goes to the Laboratory with the one in the
    /// next.
    pub fn lay_pair(
        &self,
        base: &Base,
        sketch: &Sketch,
        pool: &Pool,
        garage: u8,
        crew: &Crew,
    ) -> Layout {
        let mut best = Layout::NONE;
        for kind in (0..7).filter(|&kind| pool[kind] > 0) {
            let next = base.crew(garage + 1, kind);
            let Some(pair) = next.and_then(|next| self.pair(sketch, crew, next)) else {
                continue;
            };
            let mut rest = *pool;
            rest[kind] -= 1;
            let others = self.lay_out(base, &pair.after, &rest, garage + 2);
            best = best.or(others.behind(garage + 1, kind));
        }
        best
    }
}

//! What only one player knows.

use alloc::{format, string::String};

use tabletop::Seat;

use super::{ensure, packed, sum};
use crate::{
    play::Read,
    state::{HarvestPlan, Plan, Sal, Stage},
    step::Step,
};

impl Read<'_> {
    /// Secrets are there when the stage calls for them, and complete exactly where the answer
    /// is sealed.
    pub(super) fn check_secret(&self, seat: Seat) -> Result<(), String> {
        let secret = self.secret(seat);
        let table = self.table();
        let stage = table.stage;
        let answered = table.answered.contains(seat);

        let dealt = match stage {
            Stage::Leaders => self.edition().leaders_dealt as usize,
            _ => 0,
        };
        ensure(
            secret.dealt.len() == dealt && secret.dealt.is_subset(self.edition().leaders),
            || format!("{} leaders dealt instead of {dealt}", secret.dealt.len()),
        )?;
        let others = Seat::first(self.setup().players).filter(|&other| other != seat);
        let mut dealt = others.map(|other| self.secret(other).dealt);
        ensure(dealt.all(|dealt| dealt.is_disjoint(secret.dealt)), || {
            "a leader dealt twice".into()
        })?;
        let known = secret
            .leader
            .is_none_or(|leader| secret.dealt.contains(leader));
        let sealed = answered && stage == Stage::Leaders;
        ensure(secret.leader.is_some() == sealed && known, || {
            "the sealed leader".into()
        })?;

        let packet = match stage {
            Stage::Draft => 4 - table.turns as usize,
            _ => 0,
        };
        ensure(secret.packet.len() == packet, || {
            format!(
                "{} cards in the draft instead of {packet}",
                secret.packet.len()
            )
        })?;
        let known = secret.pick.is_none_or(|pick| secret.packet.contains(pick));
        let sealed = answered && stage == Stage::Draft;
        ensure(secret.pick.is_some() == sealed && known, || {
            "the sealed pick".into()
        })?;

        let hand = secret.hand.len();
        let fits = match stage {
            Stage::Leaders | Stage::Picks | Stage::Bans | Stage::SecondPicks | Stage::StartShip => {
                hand == 0
            }
            Stage::Draft => hand == table.turns as usize,
            _ => true,
        };
        ensure(fits, || format!("{hand} contracts in hand"))?;
        let surplus = self.surplus(seat) as usize;
        let fits = secret.discards.is_subset(secret.hand)
            && (stage == Stage::Rest || secret.discards.is_empty())
            && secret.discards.len() <= surplus;
        ensure(fits, || "the discards of Rest".into())?;
        let limited = matches!(stage, Stage::Event | Stage::Assign) && table.round > 1;
        ensure(!limited || surplus == 0, || {
            "too many contracts after Rest".into()
        })?;
        self.check_plan(seat)?;
        self.check_harvest(seat)?;
        let Some(step) = table.pending.top().filter(|step| step.is_sealed()) else {
            return Ok(());
        };
        ensure(!answered || self.is_complete(seat, step), || {
            "the sealed answer is not complete".into()
        })?;
        let owes = table.pending.seats().contains(seat);
        // Where resources are hidden, a player may be asked who has nothing to trade.
        let idle = step == Step::Harvest && self.setup().hidden;
        ensure(!owes || idle || !self.is_complete(seat, step), || {
            "the complete answer is not sealed".into()
        })
    }

    /// The dice behind the screen are those of the supply.
    fn check_plan(&self, seat: Seat) -> Result<(), String> {
        let secret = self.secret(seat);
        if self.table().stage != Stage::Assign {
            let nothing = secret.rolled == [0; 6] && secret.plan == Plan::default();
            return ensure(nothing, || "a plan outside the Plan phase".into());
        }
        let plan = &secret.plan;
        let placed = plan.garages.iter().chain(&plan.farms).flatten();
        ensure(placed.clone().all(|die| die.owner() == seat), || {
            "a die of someone else in the plan".into()
        })?;
        let dice = placed.clone().filter(|die| !die.is_sal()).count() as u32;
        let supply = u32::from(self.side(seat).supply);
        ensure(dice + sum(secret.rolled) == supply, || {
            format!("{dice} dice assigned of {supply}")
        })?;
        let sals = placed.filter(|die| die.is_sal());
        let ready = self.side(seat).sal == Sal::Ready;
        let value = self.figures().leaders.sal;
        ensure(
            sals.clone().count() <= usize::from(ready)
                && sals.clone().all(|sal| sal.value() == value),
            || "Sal in the plan".into(),
        )?;
        let mut slots = (0..6).filter(|&slot| plan.farms[slot as usize].is_some());
        ensure(
            packed(&plan.garages) && slots.all(|slot| self.takes_die(seat, slot)),
            || "a die where none can be assigned".into(),
        )
    }

    fn check_harvest(&self, seat: Seat) -> Result<(), String> {
        let plan = &self.secret(seat).harvest;
        if self.table().stage != Stage::Harvest {
            return ensure(*plan == HarvestPlan::default(), || {
                "harvest choices outside the Harvest".into()
            });
        }
        ensure(self.is_harvest_plan(seat), || {
            "choices that this Harvest does not offer".into()
        })
    }
}

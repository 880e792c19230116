//! A quick estimate of a position: the points a seat may expect at the end.

use tabletop::Seat;

use super::{
    outlook::{Outlook, by_rounds},
    prices::{RIVAL_ROUND, WAITING, YET_TO_COME},
};
use crate::{
    Circadians, View,
    components::{Contracts, Die, Level, Location, Purse, Space},
    figures::{Count, Effect},
    state::{Source, Stage},
};

/// The points a seat may expect at the end, in hundredths.
pub(crate) fn estimate(game: &Circadians, view: &View, seat: Seat) -> i32 {
    let known = view.known();
    let read = game.read(&known);
    if view.table.is_over() {
        return 100 * i32::from(read.side(seat).total());
    }
    Outlook::new(read, seat).expected()
}

impl Outlook<'_> {
    /// The points to expect at the end.
    fn expected(&self) -> i32 {
        let read = &self.read;
        let seat = self.seat;
        let sources = [
            Source::Negotiations,
            Source::Contracts,
            Source::Bonuses,
            Source::Ships,
            Source::Farms,
            Source::Depository,
            Source::Progress,
            Source::Events,
        ];
        let points = sources.map(|source| i32::from(read.points_from(seat, source)));
        let points = 100 * points.iter().sum::<i32>();
        if read.setup().rival_seat() == Some(seat) {
            return self.rival(points);
        }
        let side = self.side();
        let purse = match read.table().stage {
            Stage::Harvest => read.purse_after_harvest(seat),
            _ => *read.purse(seat),
        };
        let ships = side.ships.iter().enumerate();
        let ships = ships.filter_map(|(place, &ship)| Some(self.ship(ship?, place + 1)));
        let farms = side.tiles.iter().flatten().map(|&farm| self.farm(farm));
        let hand = read.secret(seat).hand.iter();
        let hand = hand.map(|contract| self.in_hand(contract));
        points - self.goods_bonus()
            + self.purse(&purse)
            + self.hex(side.harvester)
            + self.dice(self.in_play)
            + ships.sum::<i32>()
            + farms.sum::<i32>()
            + hand.sum::<i32>()
            + self.waiting(&purse)
            + by_rounds(&YET_TO_COME, self.rounds)
    }

    /// What dice on farms will produce, where nothing is chosen yet.
    fn fields(&self, farms: &[Option<Die>; 6]) -> i32 {
        let read = &self.read;
        let raised = farms[0].is_some() || self.side().farms[0].is_some();
        let chosen = &read.secret(self.seat).harvest.farms;
        let open = (1..6).filter(|&slot| chosen[slot] == 0);
        let made = open.filter_map(|slot| {
            let die = farms[slot]?;
            let value = read.farm_value_if(self.seat, die, raised);
            Some(self.field(slot, value))
        });
        made.sum()
    }

    /// What the dice of this round are still good for.
    fn waiting(&self, purse: &Purse) -> i32 {
        let read = &self.read;
        let side = self.side();
        let at_hq = i32::from(read.dice_at_headquarters(self.seat));
        let in_garages = |garages: &[Option<Die>; 5]| garages.iter().flatten().count() as i32;
        let (dice, fields) = match read.table().stage {
            Stage::Headquarters => (at_hq + in_garages(&side.garages), self.fields(&side.farms)),
            Stage::Garages => (in_garages(&side.garages), self.fields(&side.farms)),
            Stage::Harvest => (0, self.fields(&side.farms)),
            Stage::HarvestEnd | Stage::Rest | Stage::Over => (0, 0),
            _ => {
                let plan = &read.secret(self.seat).plan;
                let on_farms = plan.farms.iter().flatten().count() as i32;
                let waiting = i32::from(side.supply) + at_hq - on_farms;
                (waiting.max(0), self.fields(&plan.farms))
            }
        };
        match self.rounds {
            0 => self.last_purchases(*purse, dice),
            _ => dice * WAITING + fields,
        }
    }

    /// What so many dice can still buy in the last round, the dearest first.
    fn last_purchases(&self, mut purse: Purse, dice: i32) -> i32 {
        let read = &self.read;
        let seat = self.seat;
        let terms = read.negotiation_terms(seat, [0; 4]);
        let (mut hand, mut taken, mut sum) = (read.secret(seat).hand, 0u64, 0);
        for _ in 0..dice.min(3) {
            let spaces = Space::of(Location::Negotiations)
                .filter(|&space| read.is_free(space) && taken >> space.index() & 1 == 0);
            let spaces = spaces.filter_map(|space| {
                let left = purse.after(read.negotiation_cost(space, &terms))?;
                let points = 100 * i32::from(read.figures().negotiation(space).points);
                Some((points, left, Some(space), None))
            });
            let contracts = hand.iter().filter_map(|contract| {
                let left = purse.after(read.contract_cost(seat, contract, [0; 4]).0)?;
                Some((self.contract(contract), left, None, Some(contract)))
            });
            let best = spaces.chain(contracts).max_by_key(|&(points, ..)| points);
            let Some((points, left, space, contract)) = best else {
                break;
            };
            sum += points;
            purse = left;
            taken |= space.map_or(0, |space| 1 << space.index());
            hand -= contract.map_or(Contracts::empty(), Into::into);
        }
        sum
    }

    /// Bonuses for resources, which their prices contain.
    fn goods_bonus(&self) -> i32 {
        let counted = self.side().fulfilled.iter().map(|contract| {
            match self.read.figures().contract(contract).effect {
                Effect::PointsPer {
                    count: count @ Count::Goods(_),
                    per,
                    amount,
                } => {
                    let full = self.read.count(self.seat, count) / u16::from(per.max(1));
                    i32::from(full) * i32::from(amount)
                }
                _ => 0,
            }
        });
        100 * counted.sum::<i32>()
    }

    /// What the rival may expect: points, a cache, and as much as usual in every round.
    fn rival(&self, points: i32) -> i32 {
        let read = &self.read;
        let level = read.setup().rival.unwrap_or(Level::Xiao);
        let turns = self.rounds + i32::from(read.table().stage < Stage::Garages);
        points
            + 100 * i32::from(read.purse(self.seat).gem)
            + self.cache()
            + turns * RIVAL_ROUND[level as usize]
    }
}

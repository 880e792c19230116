//! A quick estimate of a position, for bots.

use tabletop::Seat;

use crate::{
    Circadians, View,
    components::Purse,
    play::Look,
    state::{Secret, Source},
};

impl Circadians {
    /// How well a seat stands against its best opponent, in hundredths of a point.
    pub(crate) fn value(&self, view: &View, seat: Seat) -> i32 {
        let mut secrets = [Secret::default(); 4];
        if let (Some(seat), Some(own)) = (view.seat, view.own)
            && seat.index() < 4
        {
            secrets[seat.index()] = own;
        }
        let purses = view.purses.map(Option::unwrap_or_default);
        let look = Look {
            figures: &self.figures,
            setup: &self.setup,
            table: &view.table,
            purses: &purses,
            secrets: &secrets,
        };
        let worth = |seat| look.worth(seat);
        let others = Seat::first(self.setup.sides()).filter(|&other| other != seat);
        let best = others.map(worth).max().unwrap_or(0);
        2 * worth(seat) - best
    }
}

impl Look<'_> {
    /// What a side would score now, and what its resources and dice promise.
    fn worth(&self, seat: Seat) -> i32 {
        if self.table.is_over() {
            return 100 * i32::from(self.side(seat).total());
        }
        let sources = [
            Source::Negotiations,
            Source::Contracts,
            Source::Bonuses,
            Source::Cache,
            Source::Tiles,
            Source::Ships,
            Source::Farms,
            Source::Gems,
            Source::Depository,
            Source::Progress,
            Source::Events,
        ];
        let points: i32 = sources
            .iter()
            .map(|&source| i32::from(self.points_from(seat, source)))
            .sum();
        let rounds = i32::from(self.edition().rounds);
        let left = (rounds - i32::from(self.table.round)).max(0);
        let side = self.side(seat);
        let purse = if self.table.stage == crate::state::Stage::Harvest {
            self.purse_after_harvest(seat)
        } else {
            *self.purse(seat)
        };
        let planet = self.planet();
        let ring = i32::from(planet.ring(side.harvester));
        let cache = side.harvester.cache_slot().is_some();
        let tiles = i32::from(side.ship_count()) + 2 * i32::from(side.farm_count());
        100 * points
            + goods(&purse)
            + 60 * left * ring
            + 300 * i32::from(cache)
            + 40 * left * tiles
            + 40 * left.min(4) * i32::from(self.dice_in_play(seat))
            + 10 * self.secret(seat).hand.len() as i32
    }

    /// Dice that will be rolled again.
    fn dice_in_play(&self, seat: Seat) -> u8 {
        let side = self.side(seat);
        let slots = side.garages.iter().chain(&side.farms).flatten().count() as u8;
        let stations = crate::components::Space::all()
            .filter(|space| space.is_station())
            .filter(|&space| self.table.on(space).is_some_and(|die| die.owner() == seat))
            .count() as u8;
        let all = self.owned_dice(seat) + slots + stations + side.cantina.iter().sum::<u8>();
        all.min(self.figures.dice_limit)
    }
}

/// Resources at a little less than what they cost to turn into points.
fn goods(purse: &Purse) -> i32 {
    let some = |amount: u16, most: u16, worth: i32| i32::from(amount.min(most)) * worth;
    some(purse.water, 30, 20)
        + some(purse.algae, 24, 30)
        + some(purse.energy, 16, 60)
        + some(purse.gem, 10, 90)
}

//! What stands on the boards and on the planet, and what the rival has.

use alloc::{format, string::String};

use tabletop::Deck;

use super::{ensure, sum};
use crate::{
    components::{Hex, Leaders, Location, Space},
    play::Read,
    state::{Rival, Side, Stage},
};

impl Read<'_> {
    /// CFL-024, CFL-251: dice stand only on spaces in play, Sal not where dice stay.
    pub(super) fn check_board(&self) -> Result<(), String> {
        let stage = self.table().stage;
        let working = stage.is_execute() || matches!(stage, Stage::Harvest | Stage::HarvestEnd);
        for space in Space::all() {
            let Some(die) = self.table().on(space) else {
                continue;
            };
            ensure(self.is_open(space), || format!("{space} is not in play"))?;
            ensure(self.check_sal(die, space.location()).is_ok(), || {
                format!("Sal stands on {space}")
            })?;
            let fits = match space.location() {
                Location::Depository => space.value() == die.value(),
                Location::Academy => {
                    let values = self.figures().academy[space.number() as usize].values;
                    values >> die.value() & 1 == 1
                }
                Location::Headquarters => self.setup().rival_seat() != Some(die.owner()),
                _ => true,
            };
            ensure(fits, || format!("{space}: the wrong die"))?;
            let may_stand = !stage.is_setup() && (working || !space.is_station());
            ensure(may_stand, || format!("{space}: a die in {stage:?}"))?;
        }
        Ok(())
    }

    /// CFL-017: each token in one slot.
    pub(super) fn check_incidents(&self) -> Result<(), String> {
        for (name, row) in [
            ("advancements", &self.table().advancements),
            ("setbacks", &self.table().setbacks),
        ] {
            let twice = |index: usize| row[index] > 0 && row[..index].contains(&row[index]);
            let fits = row.iter().all(|&token| token <= 6) && !(0..6).any(twice);
            ensure(fits, || format!("{name}: a token twice, or none such"))?;
        }
        Ok(())
    }

    /// Bonus tokens where they are printed, each cache in one place.
    pub(super) fn check_planet(&self) -> Result<(), String> {
        let table = self.table();
        let printed =
            |hex: Hex| hex.cache_slot().is_none() && self.planet().bonuses[hex.index()].is_some();
        ensure(table.bonuses.iter().all(printed), || {
            "bonuses: a token where none is printed".into()
        })?;
        let mut all = table.hidden_caches;
        let mut count = all.len();
        for &cache in table.caches.iter().flatten() {
            ensure(cache < 6, || format!("caches: there is no cache {cache}"))?;
            all.put(cache);
            count += 1;
        }
        ensure(all == Deck::full(6) && count == 6, || {
            "the caches are not each in one place".into()
        })?;
        let flipping =
            self.setup().flip_caches && matches!(table.stage, Stage::Harvest | Stage::HarvestEnd);
        ensure(table.flips == 0 || (flipping && table.flips < 64), || {
            "flips: no cache is to be flipped".into()
        })
    }

    /// CFL-332 to CFL-336, CFL-346, CFL-360.
    pub(super) fn check_rival(&self) -> Result<(), String> {
        let rival = &self.table().rival;
        let Some(seat) = self.setup().rival_seat() else {
            return ensure(*rival == Rival::default(), || "rival: none plays".into());
        };
        let mut all = rival.deck;
        let mut count = 0;
        for pile in [rival.deck, rival.discard, rival.covered] {
            count += pile.len();
            pile.iter().for_each(|scheme| all.put(scheme));
        }
        for &scheme in rival.slots.iter().flatten() {
            ensure(scheme < 20, || {
                format!("rival: there is no scheme {scheme}")
            })?;
            all.put(scheme);
            count += 1;
        }
        ensure(all == Deck::full(20) && count == 20, || {
            "rival: the schemes are not each in one place".into()
        })?;
        let revealed = self.table().stage == Stage::Garages
            || self.table().stage == Stage::Harvest
            || self.table().stage == Stage::HarvestEnd;
        let none = rival.slots == [None; 4] && rival.covered.is_empty();
        ensure(revealed || none, || {
            "rival: schemes before its turn or after Rest (CFL-373)".into()
        })?;
        ensure(rival.covered.is_empty() || rival.slots[3].is_some(), || {
            "rival: covered schemes, and none on top of them".into()
        })?;
        ensure(rival.progress <= 3, || "rival: progress".into())?;
        let side = self.side(seat);
        let bare = Side {
            leaders: Leaders::empty(),
            reserve: side.reserve,
            supply: side.supply,
            harvester: side.harvester,
            points: side.points,
            ..Side::default()
        };
        ensure(*side == bare, || "rival: it has only dice and gems".into())?;
        let on_cache = side.harvester.cache_slot().is_some();
        ensure(self.table().is_over() || !on_cache, || {
            "rival: its harvester is on a cache (CFL-346)".into()
        })?;
        ensure(side.supply <= self.figures().rival.dice_spaces, || {
            "rival: too many dice on its board".into()
        })?;
        let placed = self.table().board.iter().flatten();
        let placed = placed.filter(|die| die.owner() == seat);
        ensure(placed.clone().all(|die| !die.is_sal()), || {
            "rival: Sal is not its".into()
        })?;
        if self.edition().rival_limited {
            let found = placed.count() as u32 + sum([side.supply, side.reserve]);
            let all = u32::from(self.figures().dice_per_player);
            ensure(found == all, || {
                format!("rival: {found} dice instead of {all}")
            })
        } else {
            ensure(side.reserve == 0, || {
                "rival: its reserve is not counted".into()
            })
        }
    }
}

//! Every die, card, leader and tile is in one place.

use alloc::{format, string::String};

use tabletop::Seat;

use super::{ensure, packed, sum};
use crate::{
    components::{Contract, Contracts, Die, EventCard, Farm, Leader, Ship},
    figures::{UNIQUE_PIECES, UniquePiece},
    leaders::LeaderMode,
    play::Read,
    state::{Sal, Stacks, Stage},
};

impl Read<'_> {
    /// CFL-002, CFL-003: thirteen dice each, every one in one zone; Sal in one place.
    pub(super) fn count_dice(&self) -> Result<(), String> {
        for seat in Seat::first(self.setup().players) {
            let side = self.side(seat);
            let slots = side.garages.iter().chain(&side.farms).flatten();
            let board = self.table().board.iter().flatten();
            let under_way = self.table().sending.die.iter();
            let own = |die: &&Die| die.owner() == seat;
            let placed = slots.clone().chain(board).chain(under_way).filter(own);
            ensure(slots.clone().all(|die| die.owner() == seat), || {
                format!("seat {seat}: a die of someone else on the base")
            })?;
            let dice = placed.clone().filter(|die| !die.is_sal()).count() as u32;
            let rolled = match self.table().active == seat {
                true => sum(self.table().sending.rolled),
                false => 0,
            };
            let loose = sum([side.reserve, side.supply]) + rolled + sum(side.cantina);
            let (found, all) = (dice + loose, u32::from(self.figures().dice_per_player));
            ensure(found == all, || {
                format!("seat {seat}: {found} dice instead of {all}")
            })?;
            let mut sals = placed.filter(|die| die.is_sal());
            let fits = match (side.sal, sals.next(), sals.next()) {
                (Sal::Placed, Some(sal), None) => sal.value() == self.figures().leaders.sal,
                (Sal::Placed, ..) => false,
                (_, sal, _) => sal.is_none(),
            };
            let has =
                self.table().has(seat, Leader::Bjorg) && self.table().stage > Stage::SecondPicks;
            ensure(fits && (side.sal != Sal::None) == has, || {
                format!("seat {seat}: Sal is {:?}", side.sal)
            })?;
            self.check_zones(seat)?;
        }
        for die in self.table().board.iter().flatten() {
            ensure(die.owner().0 < self.setup().sides(), || {
                format!("a die of seat {} on a board", die.owner())
            })?;
        }
        Ok(())
    }

    /// CFL-228: after Rest nobody has more dice than the limit; and dice are in garages only
    /// in Execute, on farms and in the cantina until Rest.
    fn check_zones(&self, seat: Seat) -> Result<(), String> {
        let side = self.side(seat);
        let stage = self.table().stage;
        let limited = matches!(
            stage,
            Stage::Event | Stage::Assign | Stage::Rest | Stage::Over
        );
        let most = self.figures().dice_limit;
        ensure(!limited || self.owned_dice(seat) <= most, || {
            format!("seat {seat}: more than {most} dice")
        })?;
        ensure(stage.is_execute() || side.garages == [None; 5], || {
            format!("seat {seat}: dice in garages in {stage:?}")
        })?;
        let working = stage.is_execute() || matches!(stage, Stage::Harvest | Stage::HarvestEnd);
        let empty = side.farms == [None; 6] && side.cantina == [0; 6];
        ensure(working || (empty && side.sal != Sal::Cantina), || {
            format!("seat {seat}: dice on farms in {stage:?}")
        })
    }

    /// CFL-010: every contract is in one place.
    pub(super) fn count_contracts(&self, deck: Contracts) -> Result<(), String> {
        let sides = self.table().sides.iter().map(|side| side.fulfilled);
        let secrets = self.state.secrets.iter().flat_map(|secret| {
            let left = secret.left_under.map_or(Contracts::empty(), Into::into);
            [secret.hand, secret.packet, left]
        });
        let piles = [deck, self.table().discard].into_iter();
        let mut all = Contracts::empty();
        let mut count = 0;
        for pile in piles.chain(sides).chain(secrets) {
            all |= pile;
            count += pile.len();
        }
        ensure(
            all == Contracts::all() && count == Contract::ALL.len(),
            || "the contracts are not each in one place".into(),
        )?;
        let people = self.setup().players;
        let table = self.table();
        ensure(
            table.under <= people && (table.under == 0 || self.edition().leftovers_under),
            || "under: nothing lies under the draw pile".into(),
        )?;
        for seat in Seat::first(people) {
            let place = (seat.0 + people - table.first.0) % people;
            let left = place + table.under >= people;
            let has = self.secret(seat).left_under.is_some();
            ensure(left == has, || {
                format!("seat {seat}: the leftover under the draw pile")
            })?;
        }
        Ok(())
    }

    /// CFL-014: every leader is with one player or removed, and everyone has as many as the
    /// stage says; unique pieces are with their leaders.
    pub(super) fn count_leaders(&self) -> Result<(), String> {
        let table = self.table();
        let stage = table.stage;
        let allowed = self.edition().leaders;
        let mut taken = table.banned;
        ensure(taken.is_subset(allowed), || "banned".into())?;
        let dyad = self.setup().leaders == LeaderMode::Dyad;
        // Of the turns begun in this stage the open one is not answered yet.
        let answered = table.turns.saturating_sub(1);
        for seat in Seat::first(self.setup().players) {
            let own = table.side(seat).leaders;
            ensure(own.is_disjoint(taken) && own.is_subset(allowed), || {
                format!("seat {seat}: leaders")
            })?;
            taken |= own;
            let picked = || (0..answered).any(|turn| self.picker(turn) == Some(seat));
            let wanted = match stage {
                Stage::Leaders => 0,
                Stage::Picks => usize::from(picked()),
                Stage::Bans => 1,
                Stage::SecondPicks => 1 + usize::from(picked()),
                _ => 1 + usize::from(dyad),
            };
            ensure(own.len() == wanted, || {
                format!("seat {seat}: {} leaders instead of {wanted}", own.len())
            })?;
            let ready = stage > Stage::SecondPicks;
            let side = table.side(seat);
            for (leader, piece) in UNIQUE_PIECES {
                let may = ready && own.contains(leader);
                let fits = match piece {
                    UniquePiece::Ship(ship) => may || !side.ships.contains(&Some(ship)),
                    UniquePiece::Farm(farm) => may || !side.tiles.contains(&Some(farm)),
                    UniquePiece::Sal | UniquePiece::EventTile => true,
                };
                ensure(fits, || format!("seat {seat}: the piece of {leader}"))?;
            }
        }
        let banned = match stage {
            Stage::Bans => answered,
            stage if dyad && stage > Stage::Bans => self.setup().players,
            _ => 0,
        };
        ensure(table.banned.len() == banned as usize, || {
            format!("banned: {} instead of {banned}", table.banned.len())
        })
    }

    /// CFL-028, CFL-259: one event a round, and Renzo's own.
    pub(super) fn count_events(&self) -> Result<(), String> {
        let table = self.table();
        let round = table.round;
        let last = round > 0 && round == self.edition().rounds;
        let shown = table.event.is_none_or(|event| table.events.contains(event));
        ensure(
            table.events.len() == round as usize
                && table.event.is_some() == (round > 0)
                && shown
                && table.events.contains(EventCard::EndOfAnEra) == last
                && (table.event == Some(EventCard::EndOfAnEra)) == last,
            || "events: not one for each round".into(),
        )?;
        let renzo = table.owner_of(Leader::Renzo).is_some();
        let cards = self.figures().leaders.renzo_cards;
        let drawn = round.min(cards).min(self.edition().rounds - 1);
        let drawn = if renzo { drawn } else { 0 };
        let now = renzo && round > 0 && round <= cards && !last;
        let shown = table
            .private_event
            .is_none_or(|event| table.private_events.contains(event));
        ensure(
            table.private_events.len() == drawn as usize
                && table.private_events.is_disjoint(table.events)
                && !table.private_events.contains(EventCard::EndOfAnEra)
                && table.private_event.is_some() == now
                && shown
                && (!table.plays_private || (now && table.stage != Stage::Event)),
            || "private_events: not one for each round of Renzo".into(),
        )
    }

    /// CFL-012, CFL-013: no more tiles of a kind than there are; stacks of their size.
    pub(super) fn count_tiles(&self) -> Result<(), String> {
        let sides = || Seat::first(self.setup().players).map(|seat| self.side(seat));
        for side in sides() {
            ensure(packed(&side.ships) && packed(&side.tiles), || {
                "a hole between tiles (CFL-196)".into()
            })?;
        }
        let ships = sides().flat_map(|side| side.ships.into_iter().flatten());
        let farms = sides().flat_map(|side| side.tiles.into_iter().flatten());
        let ships = ships.filter(|&ship| ship != Ship::UlKahTalShip);
        let farms = farms.filter(|&farm| farm != Farm::SunariFarm);
        let edition = self.edition();
        let owned = ships.map(|ship| ship as usize);
        count_stacks(
            "ships",
            &self.table().ships,
            &edition.ships,
            5,
            owned,
            |ship| ship as usize,
        )?;
        let owned = farms.map(|farm| farm as usize);
        count_stacks(
            "farms",
            &self.table().farms,
            &edition.farms,
            4,
            owned,
            |farm| farm as usize,
        )
    }
}

/// Stacks, what lies beneath them, and what players own: no more of a kind than there are.
fn count_stacks<T: Copy, const N: usize>(
    name: &str,
    stacks: &Stacks<T, N>,
    printed: &[u8; N],
    most: u8,
    owned: impl Iterator<Item = usize>,
    number: impl Fn(T) -> usize,
) -> Result<(), String> {
    let beneath = sum(stacks.beneath);
    let low = stacks.beneath.iter().all(|&height| height <= most);
    ensure(low && sum(stacks.hidden) == beneath, || {
        format!("{name}: {beneath} tiles beneath the tops")
    })?;
    for (top, &height) in stacks.tops.iter().zip(&stacks.beneath) {
        ensure(top.is_some() || height == 0, || {
            format!("{name}: a stack without its top")
        })?;
    }
    let mut found = stacks.hidden.map(u32::from);
    let tops = stacks.tops.iter().flatten().map(|&tile| number(tile));
    for kind in tops.chain(owned) {
        match found.get_mut(kind) {
            Some(count) => *count += 1,
            None => return Err(format!("{name}: a unique tile among the others")),
        }
    }
    for (kind, (&found, &printed)) in found.iter().zip(printed).enumerate() {
        ensure(found <= u32::from(printed), || {
            format!(
                "{name}: {found} tiles of kind {} instead of {printed}",
                kind + 1
            )
        })?;
    }
    Ok(())
}

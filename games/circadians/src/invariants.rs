//! What holds in every state: every piece is counted, every number is within its bounds,
//! and what is still to do fits where the game is.

use alloc::{format, string::String, vec::Vec};

use tabletop::{Deck, Seat, SeatSet};

use crate::{
    components::{
        Contract, Contracts, Die, EventCard, Farm, Hex, Leader, Leaders, Location, Ship, Space,
    },
    figures::{Ability, UNIQUE_PIECES, UniquePiece},
    leaders::LeaderMode,
    play::Look,
    state::{HarvestPlan, Plan, Rival, Sal, Secret, Sending, Side, Stacks, Stage, State},
    step::{Step, Tile},
};

/// More resources than any game gives, and few enough to be counted.
const MOST_GOODS: u16 = 5000;
/// More numbers than any game draws, and few enough to be counted on.
const MOST_DRAWN: u32 = 1_000_000;
/// More openings than any game has.
const MOST_OPENED: u16 = 10_000;
/// More points from one source than any game gives.
const MOST_POINTS: i16 = 6000;

/// Names what does not hold.
fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

impl Look<'_> {
    /// Checks everything; the error says what does not hold.
    pub fn invariants(&self, state: &State) -> Result<(), String> {
        ensure(state.dice.drawn() <= MOST_DRAWN, || {
            format!("dice.drawn: more than {MOST_DRAWN}")
        })?;
        self.check_clock()?;
        self.check_seats()?;
        self.count_dice()?;
        self.count_contracts(state.deck)?;
        self.count_leaders()?;
        self.count_events()?;
        self.count_tiles()?;
        self.check_board()?;
        self.check_incidents()?;
        self.check_planet()?;
        self.check_rival()?;
        for seat in Seat::first(self.setup.people) {
            self.check_secret(seat)
                .map_err(|what| format!("seat {seat}: {what}"))?;
        }
        self.check_sending()?;
        self.check_todo()
    }

    /// Round, stage, Radio and turn.
    fn check_clock(&self) -> Result<(), String> {
        let table = self.table;
        let people = self.setup.people;
        for (name, seat) in [
            ("first", table.first),
            ("radio", table.radio),
            ("active", table.active),
        ] {
            ensure(seat.0 < people, || format!("{name}: nobody sits at {seat}"))?;
        }
        let rounds = self.edition().rounds;
        let round = table.round;
        let fits = match table.stage {
            stage if stage.is_setup() => round == 0,
            Stage::Over => round == rounds,
            _ => (1..=rounds).contains(&round),
        };
        ensure(fits, || format!("round: {round} in {:?}", table.stage))?;
        let mode = self.setup.leaders;
        let fits = match table.stage {
            Stage::Leaders => mode == LeaderMode::Dealt,
            Stage::Picks => mode != LeaderMode::Dealt,
            Stage::Bans | Stage::SecondPicks => mode == LeaderMode::Dyad,
            Stage::Draft => people > 1 && table.turns < 3,
            Stage::SoloDiscard => people == 1,
            _ => true,
        };
        ensure(fits, || format!("stage: {:?} is not played", table.stage))?;
        ensure(table.opened <= MOST_OPENED, || "opened: too often".into())
    }

    /// Nobody sits at the seats behind the last side, and nothing lies there.
    fn check_seats(&self) -> Result<(), String> {
        let sides = self.setup.sides();
        for seat in Seat::first(4) {
            let side = self.side(seat);
            ensure(seat.0 < sides || *side == Side::default(), || {
                format!("seat {seat}: nobody sits there")
            })?;
            let secret = *self.secret(seat) == Secret::default();
            ensure(seat.0 < self.setup.people || secret, || {
                format!("seat {seat}: nobody there has secrets")
            })?;
            let purse = self.purse(seat);
            let goods = [purse.water, purse.algae, purse.energy, purse.gem];
            ensure(goods.iter().all(|&amount| amount <= MOST_GOODS), || {
                format!("seat {seat}: resources")
            })?;
            let none = side.points == Side::default().points;
            ensure(self.table.is_over() || none, || {
                format!("seat {seat}: points before the end")
            })?;
            let mut points = side.points.iter();
            ensure(
                points.all(|points| (0..=MOST_POINTS).contains(points)),
                || format!("seat {seat}: points"),
            )?;
        }
        Ok(())
    }

    /// CFL-002, CFL-003: thirteen dice each, every one in one zone; Sal in one place.
    fn count_dice(&self) -> Result<(), String> {
        for seat in Seat::first(self.setup.people) {
            let side = self.side(seat);
            let slots = side.garages.iter().chain(&side.farms).flatten();
            let board = self.table.board.iter().flatten();
            let under_way = self.table.sending.die.iter();
            let own = |die: &&Die| die.owner() == seat;
            let placed = slots.clone().chain(board).chain(under_way).filter(own);
            ensure(slots.clone().all(|die| die.owner() == seat), || {
                format!("seat {seat}: a die of someone else on the base")
            })?;
            let dice = placed.clone().filter(|die| !die.is_sal()).count() as u32;
            let rolled = self.table.active == seat && self.table.sending.rolled.is_some();
            let loose = sum([side.reserve, side.supply, u8::from(rolled)]) + sum(side.cantina);
            let (found, all) = (dice + loose, u32::from(self.figures.dice_per_player));
            ensure(found == all, || {
                format!("seat {seat}: {found} dice instead of {all}")
            })?;
            let mut sals = placed.filter(|die| die.is_sal());
            let fits = match (side.sal, sals.next(), sals.next()) {
                (Sal::Placed, Some(sal), None) => sal.value() == self.figures.leaders.sal,
                (Sal::Placed, ..) => false,
                (_, sal, _) => sal.is_none(),
            };
            let has = self.table.has(seat, Leader::Bjorg) && self.table.stage > Stage::SecondPicks;
            ensure(fits && (side.sal != Sal::None) == has, || {
                format!("seat {seat}: Sal is {:?}", side.sal)
            })?;
            self.check_zones(seat)?;
        }
        for die in self.table.board.iter().flatten() {
            ensure(die.owner().0 < self.setup.sides(), || {
                format!("a die of seat {} on a board", die.owner())
            })?;
        }
        Ok(())
    }

    /// CFL-228: after Rest nobody has more dice than the limit; and dice are in garages only
    /// in Execute, on farms and in the cantina until Rest.
    fn check_zones(&self, seat: Seat) -> Result<(), String> {
        let side = self.side(seat);
        let stage = self.table.stage;
        let limited = matches!(
            stage,
            Stage::Event | Stage::Assign | Stage::Rest | Stage::Over
        );
        let most = self.figures.dice_limit;
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
    fn count_contracts(&self, deck: Contracts) -> Result<(), String> {
        let sides = self.table.sides.iter().map(|side| side.fulfilled);
        let secrets = self.secrets.iter().flat_map(|secret| {
            let left = secret.left_under.map_or(Contracts::empty(), Into::into);
            [secret.hand, secret.packet, left]
        });
        let piles = [deck, self.table.discard].into_iter();
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
        let people = self.setup.people;
        let table = self.table;
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
    fn count_leaders(&self) -> Result<(), String> {
        let table = self.table;
        let stage = table.stage;
        let allowed = self.edition().leaders;
        let mut taken = table.banned;
        ensure(taken.is_subset(allowed), || "banned".into())?;
        let dyad = self.setup.leaders == LeaderMode::Dyad;
        // Of the turns begun in this stage the open one is not answered yet.
        let answered = table.turns.saturating_sub(1);
        for seat in Seat::first(self.setup.people) {
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
            stage if dyad && stage > Stage::Bans => self.setup.people,
            _ => 0,
        };
        ensure(table.banned.len() == banned as usize, || {
            format!("banned: {} instead of {banned}", table.banned.len())
        })
    }

    /// CFL-028, CFL-259: one event a round, and Renzo's own.
    fn count_events(&self) -> Result<(), String> {
        let table = self.table;
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
        let cards = self.figures.leaders.renzo_cards;
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
    fn count_tiles(&self) -> Result<(), String> {
        let sides = || Seat::first(self.setup.people).map(|seat| self.side(seat));
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
            &self.table.ships,
            &edition.ships,
            5,
            owned,
            |ship| ship as usize,
        )?;
        let owned = farms.map(|farm| farm as usize);
        count_stacks(
            "farms",
            &self.table.farms,
            &edition.farms,
            4,
            owned,
            |farm| farm as usize,
        )
    }

    /// CFL-024, CFL-251: dice stand only on spaces in play, Sal not where dice stay.
    fn check_board(&self) -> Result<(), String> {
        let stage = self.table.stage;
        let working = stage.is_execute() || matches!(stage, Stage::Harvest | Stage::HarvestEnd);
        for space in Space::all() {
            let Some(die) = self.table.on(space) else {
                continue;
            };
            ensure(self.is_open(space), || format!("{space} is not in play"))?;
            ensure(self.check_sal(die, space.location()).is_ok(), || {
                format!("Sal stands on {space}")
            })?;
            let fits = match space.location() {
                Location::Depository => space.value() == die.value(),
                Location::Academy => {
                    let values = self.figures.academy[space.number() as usize].values;
                    values >> die.value() & 1 == 1
                }
                Location::Headquarters => self.setup.rival_seat() != Some(die.owner()),
                _ => true,
            };
            ensure(fits, || format!("{space}: the wrong die"))?;
            let may_stand = !stage.is_setup() && (working || !space.is_station());
            ensure(may_stand, || format!("{space}: a die in {stage:?}"))?;
        }
        Ok(())
    }

    /// CFL-017: each token in one slot.
    fn check_incidents(&self) -> Result<(), String> {
        for (name, row) in [
            ("advancements", &self.table.advancements),
            ("setbacks", &self.table.setbacks),
        ] {
            let twice = |index: usize| row[index] > 0 && row[..index].contains(&row[index]);
            let fits = row.iter().all(|&token| token <= 6) && !(0..6).any(twice);
            ensure(fits, || format!("{name}: a token twice, or none such"))?;
        }
        Ok(())
    }

    /// Bonus tokens where they are printed, each cache in one place.
    fn check_planet(&self) -> Result<(), String> {
        let table = self.table;
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
            self.setup.flip_caches && matches!(table.stage, Stage::Harvest | Stage::HarvestEnd);
        ensure(table.flips == 0 || (flipping && table.flips < 64), || {
            "flips: no cache is to be flipped".into()
        })
    }

    /// CFL-332 to CFL-336, CFL-346, CFL-360.
    fn check_rival(&self) -> Result<(), String> {
        let rival = &self.table.rival;
        let Some(seat) = self.setup.rival_seat() else {
            return ensure(*rival == Rival::default(), || "rival: none plays".into());
        };
        let mut all = rival.deck;
        let mut count = rival.deck.len() + rival.discard.len();
        rival.discard.iter().for_each(|scheme| all.put(scheme));
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
        ensure(self.table.is_over() || !on_cache, || {
            "rival: its harvester is on a cache (CFL-346)".into()
        })?;
        ensure(side.supply <= self.figures.rival.dice_spaces, || {
            "rival: too many dice on its board".into()
        })?;
        let placed = self.table.board.iter().flatten();
        let placed = placed.filter(|die| die.owner() == seat);
        ensure(placed.clone().all(|die| !die.is_sal()), || {
            "rival: Sal is not its".into()
        })?;
        if self.edition().rival_limited {
            let found = placed.count() as u32 + sum([side.supply, side.reserve]);
            let all = u32::from(self.figures.dice_per_player);
            ensure(found == all, || {
                format!("rival: {found} dice instead of {all}")
            })
        } else {
            ensure(side.reserve == 0, || {
                "rival: its reserve is not counted".into()
            })
        }
    }

    /// Secrets are there when the stage calls for them, and complete exactly where the answer
    /// is sealed.
    fn check_secret(&self, seat: Seat) -> Result<(), String> {
        let secret = self.secret(seat);
        let table = self.table;
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
        let others = Seat::first(self.setup.people).filter(|&other| other != seat);
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
            Stage::Leaders | Stage::Picks | Stage::Bans | Stage::SecondPicks => hand == 0,
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
        let Some(step) = table.todo.top().filter(|step| step.is_sealed()) else {
            return Ok(());
        };
        ensure(!answered || self.is_complete(seat, step), || {
            "the sealed answer is not complete".into()
        })?;
        let owes = table.todo.seats().contains(seat);
        // Where resources are hidden, a player may be asked who has nothing to trade.
        let idle = step == Step::Harvest && self.setup.hidden;
        ensure(!owes || idle || !self.is_complete(seat, step), || {
            "the complete answer is not sealed".into()
        })
    }

    /// The dice behind the screen are those of the supply.
    fn check_plan(&self, seat: Seat) -> Result<(), String> {
        let secret = self.secret(seat);
        if self.table.stage != Stage::Assign {
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
        let value = self.figures.leaders.sal;
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
        if self.table.stage != Stage::Harvest {
            return ensure(*plan == HarvestPlan::default(), || {
                "harvest choices outside the Harvest".into()
            });
        }
        ensure(self.is_harvest_plan(seat), || {
            "choices that this Harvest does not offer".into()
        })
    }

    /// What the sending of a die remembers.
    fn check_sending(&self) -> Result<(), String> {
        let Sending {
            origin,
            die,
            value,
            space,
            stack,
            trades,
            rolled,
            token,
            fresh,
            ..
        } = self.table.sending;
        let table = self.table;
        let (top, seat) = (table.todo.top(), table.active);
        let sending = table.stage.is_execute() && !matches!(top, None | Some(Step::Send));
        if !sending {
            return ensure(table.sending == Sending::default(), || {
                "sending: no die is under way".into()
            });
        }
        let on_board = space.and_then(|space| table.on(space));
        let shows =
            |die: Option<Die>| die.is_none_or(|die| die.owner() == seat && die.value() == value);
        ensure(
            origin.is_some()
                && die.is_some() == (top == Some(Step::To))
                && space.is_some() == die.is_none()
                && shows(die)
                && shows(on_board)
                && (1..=6).contains(&value),
            || "sending: the die".into(),
        )?;
        // In the First Edition the die just sent may be lost (CFL-Q75).
        let gone = die.is_none() && on_board.is_none();
        ensure(!gone || self.edition().lose_scored_dice, || {
            "sending: the die has gone".into()
        })?;
        let fits = match (top, stack) {
            (Some(Step::Place(tile)), Some(_)) => self.check_stack(seat, tile, stack).is_ok(),
            (Some(Step::Place(_)), None) => false,
            (_, stack) => stack.is_none(),
        };
        ensure(fits, || "sending.stack".into())?;
        let trading = matches!(top, Some(Step::Trade(_)));
        ensure((trades > 0) == trading && trades <= 20, || {
            "sending.trades".into()
        })?;
        let placing = top == Some(Step::PlaceDie);
        let shown = rolled.is_none_or(|value| (1..=6).contains(&value));
        ensure(rolled.is_some() == placing && shown, || {
            "sending.rolled".into()
        })?;
        let suffering = matches!(top, Some(Step::Suffer | Step::Treat(_)));
        let known = token.is_none_or(|token| self.check_setback(seat, Some(token)).is_ok());
        ensure(token.is_some() == suffering && known, || {
            "sending.token".into()
        })?;
        let deposited = space.is_some_and(|space| space.location() == Location::Depository);
        let fulfilled = deposited && top != Some(Step::Fulfil);
        ensure(
            fresh.is_subset(self.side(seat).fulfilled)
                && fresh.len() <= 2
                && fresh.is_empty() != fulfilled,
            || "sending.fresh".into(),
        )
    }

    /// The steps fit the stage, and whoever is asked has something to answer.
    fn check_todo(&self) -> Result<(), String> {
        let table = self.table;
        let todo = table.todo.as_slice();
        let steps: Vec<Step> = todo.iter().map(|&(_, step)| step).collect();
        for &(seats, step) in todo {
            let fits = if step.is_sealed() {
                !seats.is_empty()
            } else if step.is_question() {
                seats == SeatSet::one(table.active)
            } else {
                seats.is_empty()
            };
            ensure(fits, || format!("todo: {step:?} is asked of {seats:?}"))?;
        }
        ensure(self.stage_fits(&steps), || {
            format!("todo: {steps:?} in {:?}", table.stage)
        })?;
        let asked = self.asked_sealed();
        let sealed = table.todo.top().is_some_and(Step::is_sealed);
        let owing = if sealed {
            table.todo.seats()
        } else {
            SeatSet::EMPTY
        };
        let both = owing.iter().any(|seat| table.answered.contains(seat));
        let all = table.answered.iter().fold(owing, SeatSet::with);
        ensure(!both && all == asked, || {
            let answered = table.answered;
            format!("todo: {owing:?} owe and {answered:?} gave an answer of {asked:?}")
        })?;
        let Some(step) = table.todo.top() else {
            return Ok(());
        };
        for seat in table.todo.seats().iter() {
            let mut answers = Vec::new();
            self.list(seat, step, &mut answers);
            let least = if step.is_always_asked() { 1 } else { 2 };
            ensure(answers.len() >= least, || {
                format!("todo: seat {seat} has no choice in {step:?}")
            })?;
        }
        Ok(())
    }

    /// Who is asked for a sealed answer in this stage.
    fn asked_sealed(&self) -> SeatSet {
        let people = Seat::first(self.setup.people);
        match self.table.stage {
            Stage::Leaders | Stage::Draft => people.collect(),
            Stage::Assign => {
                let has_crew = |seat: &Seat| {
                    let side = self.side(*seat);
                    side.supply > 0 || side.sal == Sal::Ready
                };
                people.filter(has_crew).collect()
            }
            Stage::Harvest => people
                .filter(|&seat| self.asks_harvest_afresh(seat))
                .collect(),
            Stage::Rest => people.filter(|&seat| self.surplus(seat) > 0).collect(),
            _ => SeatSet::EMPTY,
        }
    }

    /// Whether these steps can be left to do in this stage.
    fn stage_fits(&self, steps: &[Step]) -> bool {
        let table = self.table;
        let is_owner = |leader| table.owner_of(leader) == Some(table.active);
        match table.stage {
            Stage::Leaders => steps == [Step::Open, Step::ChooseLeader],
            Stage::Draft => steps == [Step::Open, Step::Draft],
            Stage::Picks | Stage::SecondPicks | Stage::Bans => {
                let step = match table.stage {
                    Stage::Bans => Step::BanLeader,
                    _ => Step::PickLeader,
                };
                let turn = table.turns.checked_sub(1);
                let seat = turn.and_then(|turn| self.picker(turn));
                steps == [step] && seat == Some(table.active)
            }
            Stage::SoloDiscard => {
                let kept = self.figures.solo_drawn - self.figures.solo_discarded;
                let hand = self.secret(Seat(0)).hand.len() as u8;
                let left = hand.saturating_sub(kept);
                left > 0 && left <= self.figures.solo_discarded && steps == [Step::Discard(left)]
            }
            Stage::Event => steps == [Step::Roll, Step::ChooseEvent] && is_owner(Leader::Renzo),
            Stage::Assign => steps == [Step::Open, Step::Assign],
            Stage::Headquarters | Stage::Garages => self.send_fits(steps),
            Stage::Harvest => steps == [Step::Open, Step::Harvest],
            Stage::HarvestEnd => steps == [Step::Move] && is_owner(Leader::Sable),
            Stage::Rest => steps == [Step::Open, Step::RestDiscard],
            Stage::Over => steps.is_empty(),
        }
    }

    /// Whether these steps can be left to do while a die is sent: what the location has still
    /// in store, and on top an effect that is being resolved.
    fn send_fits(&self, steps: &[Step]) -> bool {
        use Step::{
            Act, Advance, Buy, Delivered, Delivery, Faction, Fulfil, FulfilSecond, HqContracts,
            HqReward, Partner, Pay, Place, Send, Setback, Stack, To, Trade,
        };
        let seat = self.table.active;
        let has = |leader| self.table.has(seat, leader);
        let Some(space) = self.table.sending.space else {
            return match steps {
                [Send] if self.table.stage == Stage::Headquarters => {
                    self.next_hq().is_some_and(|(_, die)| die.owner() == seat)
                }
                [Send] => self.side(seat).has_garage_die() && self.table.turns > 0,
                [To] => true,
                _ => false,
            };
        };
        // In the First Edition Jakob's ship waits beneath the farm of the Laboratory.
        let jakob_waits = has(Leader::Jakob) && !self.edition().jakob_everywhere;
        match space.location() {
            Location::Headquarters => steps == [HqContracts, HqReward],
            Location::MiningCamp => false,
            Location::Laboratory => match steps {
                [Act, Pay, Partner] => self.table.on(space.other_half()).is_none(),
                [Act, Pay] => true,
                [Stack(Tile::FreeShip) | Place(Tile::FreeShip)] => has(Leader::Jakob),
                [Stack(Tile::FreeShip), Stack(Tile::Farm) | Place(Tile::Farm)] => jakob_waits,
                [Stack(Tile::Farm) | Place(Tile::Farm)] => !jakob_waits,
                _ => false,
            },
            Location::Foundry => matches!(steps, [Act, Pay] | [Place(Tile::Ship)]),
            Location::ControlRoom => matches!(steps, [Act, Pay]),
            Location::Market => steps == [Trade(Some(space.number()))],
            Location::Academy => matches!(steps, [Buy]) || self.is_rolling(steps),
            Location::Negotiations => match steps {
                [Setback, Advance, Faction, rest @ ..] => self.is_rolling(rest),
                [Setback, Advance] | [Setback] => true,
                [Setback, Advance, ability] => self.is_ability(*ability),
                [Setback, rest @ ..] => self.is_reward(rest),
                rest => self.is_reward(rest) || self.is_setback(rest),
            },
            Location::Depository => match steps {
                [Delivered, Fulfil] => !has(Leader::Zoey),
                [Delivered, FulfilSecond, Fulfil] | [Delivered, FulfilSecond] => has(Leader::Zoey),
                [Delivery] => has(Leader::Dan),
                [Delivery, rest @ ..] => has(Leader::Dan) && self.is_reward(rest),
                rest => self.is_reward(rest),
            },
        }
    }

    /// The question of the host's ability.
    fn is_ability(&self, step: Step) -> bool {
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

    /// Zapporah is placing a die, with others to come.
    fn is_rolling(&self, steps: &[Step]) -> bool {
        let zapporah = self.table.has(self.table.active, Leader::Zapporah);
        let fits = match steps {
            [Step::PlaceDie] => true,
            [Step::GainDice(count), Step::PlaceDie] => (1..=40).contains(count),
            _ => false,
        };
        zapporah && fits
    }

    /// A reward that is being taken.
    fn is_reward(&self, steps: &[Step]) -> bool {
        match steps {
            [Step::Move] => true,
            [Step::Stack(tile) | Step::Place(tile)] => tile.is_free(),
            rest => self.is_rolling(rest),
        }
    }

    /// A setback that is being suffered.
    fn is_setback(&self, steps: &[Step]) -> bool {
        let lysias = self.table.has(self.table.active, Leader::Lysias);
        match steps {
            [Step::Suffer | Step::LoseDie | Step::MoveBack] => true,
            [Step::Destroy(Tile::Ship | Tile::Farm)] => true,
            [Step::Treat(slot)] => lysias && self.table.setbacks.get(*slot as usize) == Some(&0),
            [Step::Discard(count)] => (1..=4).contains(count),
            _ => false,
        }
    }
}

/// Whether nothing follows a hole.
fn packed<T>(places: &[Option<T>]) -> bool {
    let used = places.iter().take_while(|place| place.is_some()).count();
    places[used..].iter().all(Option::is_none)
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

fn sum(numbers: impl IntoIterator<Item = u8>) -> u32 {
    numbers.into_iter().map(u32::from).sum()
}

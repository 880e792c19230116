//! What a seat may know.
//!
//! Open to all are the board, ships, roses, shields, markers and event cards; the
//! draw deck is a set whose order does not exist before a card is drawn. Withheld
//! are the missions of others, orders until all are in, the tanks of others
//! during phase 2 of the advanced game (KOS-266), and the dice.

use serde::{Serialize, Serializer};
use tabletop::{Dice, Seat};

use crate::{
    Kosmonavts, Mode, advice,
    components::{Cube, Cubes, Direction, Fuel, Goal, Mission, Missions, Phase, Rose},
    missions,
    position::Position,
    state::{Order, Private, State, Table},
    step::Step,
};

/// The game as one seat, or a spectator, sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Who looks.
    pub seat: Option<Seat>,
    /// The open table, the markers of all players among it (KOS-188). `table.pending` says
    /// what is asked and who owes an answer.
    pub table: Table,
    /// The tanks; none where the tank is covered. Empty seats have empty tanks.
    pub tanks: [Option<Cubes>; 4],
    /// The own mission cards and, when the game is over, everyone's.
    pub missions: [Option<Missions>; 4],
    /// The mission cards this seat discarded in the advanced setup.
    pub discarded: Missions,
    /// The Mission 1 cards this seat rejected in the basic setup.
    pub rejected: Missions,
    /// The own order of this round, drafted or sealed, while orders are given.
    pub order: Order,
}

impl View {
    /// What a seat sees of this state.
    #[must_use]
    pub fn of(game: &Kosmonavts, state: &State, seat: Option<Seat>) -> Self {
        let table = state.table;
        let covered = game.setup.mode == Mode::Advanced && table.ordering();
        let own = |index: usize| seat.is_some_and(|seat| seat.index() == index);
        let private = seat.map_or(Private::default(), |seat| state.private[seat.index()]);
        Self {
            seat,
            table,
            tanks: core::array::from_fn(|index| {
                let open = !covered || own(index) || index >= table.people as usize;
                open.then_some(state.tanks[index])
            }),
            missions: core::array::from_fn(|index| {
                let open = table.is_over() || own(index);
                open.then_some(state.private[index].missions)
            }),
            discarded: private.discarded,
            rejected: private.rejected,
            order: private.order,
        }
    }

    /// The own rose as it would be if the order were carried out as it is drafted:
    /// with [`Kosmonavts::flight`], where the ship would end.
    #[must_use]
    pub fn drafted_rose(&self) -> Option<Rose> {
        let rose = self.table.player(self.seat?).rose;
        Some(rose.with(self.order.cubes()))
    }

    /// What the seat knows as a state, for rules that ask for nothing else: covered tanks,
    /// missions and orders of others are empty, and the dice are any.
    pub(crate) fn known(&self) -> State {
        let mut state = State {
            table: self.table,
            tanks: self.tanks.map(Option::unwrap_or_default),
            private: [Private::default(); 4],
            dice: Dice::from_seed(0),
        };
        for (private, missions) in state.private.iter_mut().zip(self.missions) {
            private.missions = missions.unwrap_or_default();
        }
        if let Some(seat) = self.seat {
            let own = &mut state.private[seat.index()];
            own.discarded = self.discarded;
            own.rejected = self.rejected;
            own.order = self.order;
        }
        state
    }

    /// A full state that agrees with the view: missions, covered tanks and sealed
    /// orders of others are dealt anew.
    #[must_use]
    pub fn redeal(&self, game: &Kosmonavts, mut dice: Dice) -> State {
        let mut state = self.known();
        match game.setup.mode {
            Mode::Basic => self.redeal_basic_missions(game, &mut state, &mut dice),
            Mode::Advanced => {
                self.redeal_advanced_missions(&mut state, &mut dice);
                self.redeal_tanks(game, &mut state, &mut dice);
            }
        }
        self.redeal_orders(game, &mut state, &mut dice);
        state.dice = dice;
        state
    }

    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let own = self.seat;
        Seat::first(self.table.people).filter(move |&seat| Some(seat) != own)
    }

    /// One Mission 1 and one Mission 2 of each deck for everyone else, without clash.
    fn redeal_basic_missions(&self, game: &Kosmonavts, state: &mut State, dice: &mut Dice) {
        if self.table.is_over() || self.table.phase == Phase::Setup {
            return;
        }
        let read = game.read(state);
        let mut second = [true, false].map(|alpha| read.second_deck(alpha));
        let mut first = missions::cards(Goal::First, &self.table);
        let known = self
            .seat
            .map_or(Missions::EMPTY, |seat| state.private[seat.index()].missions);
        for card in known.iter() {
            first.remove(card);
            second.iter_mut().for_each(|deck| deck.remove(card));
        }
        for seat in self.others() {
            let hand = &mut state.private[seat.index()].missions;
            for deck in &mut second {
                deck.draw(dice).into_iter().for_each(|card| hand.put(card));
            }
            let about = |card: u8| hand.contains(card + Mission::COUNT / 2);
            let mut possible: Missions = first.iter().filter(|&card| !about(card)).collect();
            if let Some(card) = possible.draw(dice) {
                first.remove(card);
                hand.put(card);
            }
        }
    }

    /// Two Mission 1 and two Mission 2 for everyone else, in hand or discarded.
    fn redeal_advanced_missions(&self, state: &mut State, dice: &mut Dice) {
        let mut decks = [Goal::First, Goal::Second].map(|goal| missions::cards(goal, &self.table));
        for private in &state.private {
            for card in private.missions.iter().chain(private.discarded.iter()) {
                decks.iter_mut().for_each(|deck| deck.remove(card));
            }
        }
        for seat in self.others() {
            let private = &mut state.private[seat.index()];
            let known = private.missions;
            let mut dealt = Missions::EMPTY;
            for (deck, goal) in decks.iter_mut().zip([Goal::First, Goal::Second]) {
                let has = Mission::in_set(known)
                    .filter(|card| card.goal() == goal)
                    .count();
                for _ in has..2 {
                    deck.draw(dice).into_iter().for_each(|card| dealt.put(card));
                }
            }
            if self.table.is_over() {
                private.discarded = dealt;
            } else if self.has_kept(seat) {
                for pile in [&mut private.missions, &mut private.discarded] {
                    for _ in 0..2 {
                        dealt.draw(dice).into_iter().for_each(|card| pile.put(card));
                    }
                }
            } else {
                private.missions = dealt;
            }
        }
    }

    /// Whether a seat has decided which missions to keep.
    fn has_kept(&self, seat: Seat) -> bool {
        match self.table.pending.top() {
            Some(Step::PlaceBody) => false,
            Some(Step::KeepMissions) => !self.table.pending.seats().contains(seat),
            _ => true,
        }
    }

    /// Splits the cubes that are in covered tanks: which ones, nobody can see; how
    /// many in all, everyone can.
    fn redeal_tanks(&self, game: &Kosmonavts, state: &mut State, dice: &mut Dice) {
        let mut left = game.figures.fuel;
        let roses = self.table.players.iter().map(|player| player.rose.total());
        for cubes in roses.chain(state.tanks).chain([self.table.supply]) {
            left.normal -= cubes.normal;
            left.hyper -= cubes.hyper;
        }
        let limits = &game.figures.limits;
        let covered = |seat: &Seat| self.tanks[seat.index()].is_none();
        let mut between = |least: u8, most: u8| {
            least + dice.below(u32::from(most.saturating_sub(least)) + 1) as u8
        };
        let mut after = Seat::first(self.table.people).filter(covered).count() as u8;
        for seat in Seat::first(self.table.people).filter(covered) {
            after -= 1;
            let tank = &mut state.tanks[seat.index()];
            let least = left.hyper.saturating_sub(after * limits.tank_hyper);
            tank.hyper = between(least, limits.tank_hyper.min(left.hyper));
            left.hyper -= tank.hyper;
            let room_after = after * limits.tank - left.hyper;
            let least = left.normal.saturating_sub(room_after);
            tank.normal = between(least, (limits.tank - tank.hyper).min(left.normal));
            left.normal -= tank.normal;
        }
    }

    /// Everyone else who has sealed an order has most likely sealed a sensible one.
    fn redeal_orders(&self, game: &Kosmonavts, state: &mut State, dice: &mut Dice) {
        if self.table.pending.top() != Some(Step::Order) {
            return;
        }
        let open = self.table.pending.seats();
        for seat in self.others() {
            if !open.contains(seat) && self.table.player(seat).home.is_none() {
                let allowed = game.cubes_allowed(&self.table, seat);
                let order = if allowed > 0 && dice.below(4) > 0 {
                    advice::order(game, &Self::of(game, state, Some(seat)), seat)
                } else {
                    any_order(&self.table, seat, state.tanks[seat.index()], allowed, dice)
                };
                state.private[seat.index()].order = order;
            }
        }
    }
}

/// Some legal order.
fn any_order(table: &Table, seat: Seat, mut tank: Cubes, allowed: u8, dice: &mut Dice) -> Order {
    let most = allowed.min(tank.count());
    let mut order = Order::default();
    for _ in 0..dice.below(u32::from(most) + 1) {
        let normal = dice.below(u32::from(tank.count())) < u32::from(tank.normal);
        let fuel = if normal { Fuel::Normal } else { Fuel::Hyper };
        *tank.of_mut(fuel) -= 1;
        order.put(Cube::new(Direction::ALL[dice.below(6) as usize], fuel));
    }
    let player = table.player(seat);
    let may_stay = player.landed().is_some() && order.cubes().is_empty();
    order.stay = may_stay && (player.rose.is_empty() || dice.below(2) == 0);
    order
}

/// A view is written as the position without what is withheld.
impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Position::of_view(self).serialize(serializer)
    }
}

//! What a seat may know (section 21 of RULES.md).
//!
//! The table has no secrets: piles that nobody has looked into are sets, and the dice decide
//! what is drawn from them. What players keep from each other is in `Secret`, and a view has
//! only that of its own seat.

use alloc::vec::Vec;

use serde::{Serialize, Serializer, ser::SerializeStruct};
use tabletop::{Dice, Only, Quiet, Seat};

use crate::{
    Circadians, Setup, advice,
    components::{Contracts, Leaders, Purse},
    contracts::draw_from,
    position::{PlayerView, sides_of},
    state::{Secret, Stage, State, Table},
    step::Step,
};

/// The table as one seat, or a spectator, sees it: all that leaves the rules for it (CFL-402).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Who looks.
    pub seat: Option<Seat>,
    /// The open table.
    pub table: Table,
    /// How many sides there are.
    pub sides: u8,
    /// Resources, where they are known (CFL-Q56).
    pub purses: [Option<Purse>; 4],
    /// How many contracts everyone has in hand.
    pub hands: [u8; 4],
    /// What the seat keeps from the others.
    pub own: Option<Secret>,
}

impl View {
    /// What `seat` sees of this state.
    #[must_use]
    pub fn of(setup: &Setup, state: &State, seat: Option<Seat>) -> Self {
        let people = setup.players;
        let known =
            |of: Seat| !setup.hidden || of.0 >= people || seat == Some(of) || state.table.is_over();
        let mut purses = [None; 4];
        for of in Seat::first(setup.sides()) {
            purses[of.index()] = known(of).then_some(state.purses[of.index()]);
        }
        Self {
            seat,
            table: state.table,
            sides: setup.sides(),
            purses,
            hands: state.secrets.map(|secret| secret.hand.len() as u8),
            own: seat
                .filter(|seat| seat.0 < people)
                .map(|seat| state.secrets[seat.index()]),
        }
    }

    /// What the seat knows as a state, for looking at it with the eyes of the rules. What it
    /// does not know is not there.
    #[inline]
    pub(crate) fn known(&self) -> State {
        let mut secrets = [Secret::default(); 4];
        if let (Some(seat), Some(own)) = (self.seat, self.own) {
            secrets[seat.index()] = own;
        }
        State {
            table: self.table,
            purses: self.purses.map(Option::unwrap_or_default),
            secrets,
            deck: Contracts::empty(),
            dice: Dice::from_seed(0),
        }
    }

    /// The resources of a side, or none if they are hidden.
    #[must_use]
    pub fn purse(&self, seat: Seat) -> Option<&Purse> {
        self.purses[seat.index()].as_ref()
    }
}

/// A view is written like a position: the table, and of every player what is known.
impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let players: Vec<PlayerView> = sides_of(self.sides)
            .map(|seat| PlayerView {
                resources: self.purses[seat.index()],
                base: self.table.sides[seat.index()],
                hand: self.hands[seat.index()],
                secret: self.own.filter(|_| self.seat == Some(seat)),
            })
            .collect();
        let mut fields = serializer.serialize_struct("View", 3)?;
        fields.serialize_field("seat", &self.seat)?;
        fields.serialize_field("table", &self.table)?;
        fields.serialize_field("players", &players)?;
        fields.end()
    }
}

/// More than any price: whoever was asked something has the means to answer.
const PLENTY: u16 = 60;

impl View {
    /// A full state that agrees with a self. What the seat cannot know is dealt anew: hands
    /// and packets, leaders dealt, rolled dice, sealed answers, hidden resources and the pile.
    /// Answers that others have only begun are unknown even as beginnings: they have none.
    #[must_use]
    pub fn redeal(&self, game: &Circadians, mut dice: Dice) -> State {
        let people = game.setup.players;
        let mut purses = [Purse::default(); 4];
        for (purse, known) in purses.iter_mut().zip(self.purses) {
            *purse = known.unwrap_or_else(|| {
                let mut some = || PLENTY + dice.below(20) as u16;
                Purse {
                    water: some(),
                    algae: some(),
                    energy: some(),
                    gem: some(),
                }
            });
        }
        for side in self.sides..4 {
            purses[side as usize] = Purse::default();
        }
        let mut secrets = [Secret::default(); 4];
        let own = self.seat.filter(|seat| seat.0 < people);
        if let (Some(seat), Some(secret)) = (own, self.own) {
            secrets[seat.index()] = secret;
        }

        let table = &self.table;
        let others = || Seat::first(people).filter(move |&seat| own != Some(seat));
        let lying = table.sides.iter().map(|side| side.fulfilled);
        let seen = secrets.iter().map(|secret| {
            let left = secret.left_under.map_or(Contracts::empty(), Into::into);
            secret.hand | secret.packet | left
        });
        let known = lying
            .chain(seen)
            .fold(table.discard, |all, some| all | some);
        if table.stage == Stage::Leaders {
            deal_leaders(game, &mut secrets, own, &mut dice);
        }
        let mut state = State {
            table: *table,
            purses,
            secrets,
            deck: Contracts::all() - known,
            dice,
        };
        if own != Some(table.active) {
            deal_payable(game, &mut state);
        }
        let packet = match table.stage {
            Stage::Draft => 4 - table.turns,
            _ => 0,
        };
        for seat in others() {
            let place = (seat.0 + people - table.first.0) % people;
            let State {
                secrets,
                deck,
                dice,
                ..
            } = &mut state;
            let secret = &mut secrets[seat.index()];
            for _ in secret.hand.len()..self.hands[seat.index()] as usize {
                secret.hand |= draw_from(deck, dice).map_or(Contracts::empty(), Into::into);
            }
            for _ in 0..packet {
                secret.packet |= draw_from(deck, dice).map_or(Contracts::empty(), Into::into);
            }
            if place + table.under >= people {
                secret.left_under = draw_from(deck, dice);
            }
        }
        if table.stage == Stage::Assign {
            for seat in others() {
                for _ in 0..table.side(seat).supply {
                    let value = state.dice.below(6);
                    state.secrets[seat.index()].rolled[value as usize] += 1;
                }
            }
        }
        if let Some(step) = table.pending.top().filter(|step| step.is_sealed()) {
            for seat in table.answered.iter().filter(|&seat| own != Some(seat)) {
                seal(game, &mut state, seat, step);
            }
        }
        state
    }
}

/// Whoever is asked which contract to fulfil, or sent a die that can go nowhere else, has
/// one that can be fulfilled: everyone can tell.
fn deal_payable(game: &Circadians, state: &mut State) {
    let read = game.read(state);
    let seat = state.table.active;
    let missing = match state.table.pending.top() {
        Some(Step::Fulfil) => true,
        Some(Step::To) => {
            let mut elsewhere = Only::default();
            read.list(seat, Step::To, &mut elsewhere);
            elsewhere.last().is_none()
        }
        _ => false,
    };
    if !missing {
        return;
    }
    let unknown = state.deck.iter();
    let mut payable: Contracts = unknown
        .filter(|&contract| read.could_fulfil(seat, contract))
        .collect();
    if let Some(contract) = draw_from(&mut payable, &mut state.dice) {
        state.deck.remove(contract);
        state.secrets[seat.index()].hand |= contract;
    }
}

fn deal_leaders(game: &Circadians, secrets: &mut [Secret; 4], own: Option<Seat>, dice: &mut Dice) {
    let edition = game.edition();
    let mut pile = edition.leaders;
    if let Some(seat) = own {
        pile -= secrets[seat.index()].dealt;
    }
    for seat in Seat::first(game.setup.players).filter(|&seat| own != Some(seat)) {
        let mut dealt = Leaders::empty();
        for _ in 0..edition.leaders_dealt {
            let count = pile.len().max(1) as u32;
            if let Some(leader) = pile.iter().nth(dice.below(count) as usize) {
                pile.remove(leader);
                dealt |= leader;
            }
        }
        secrets[seat.index()].dealt = dealt;
    }
}

/// Gives a complete answer for a seat that has answered: most likely a sensible one.
fn seal(game: &Circadians, state: &mut State, seat: Seat, step: Step) {
    let mut chance = state.dice;
    let sensible = chance.below(4) > 0;
    let mut list = Vec::new();
    while !game.read(state).is_complete(seat, step) {
        list.clear();
        game.read(state).list(seat, step, &mut list);
        if list.is_empty() {
            return;
        }
        let any = list[chance.below(list.len() as u32) as usize];
        let advice = sensible.then(|| {
            let view = View::of(&game.setup, state, Some(seat));
            advice::plan(game, &view, seat, &list).first().copied()
        });
        let action = advice.flatten().unwrap_or(any);
        game.play_on(state, &mut Quiet).draft(seat, action);
    }
}

//! The state in named fields that a person can read and edit.

use alloc::{format, string::String, vec::Vec};

use serde::{Deserialize, Serialize};
use tabletop::{Dice, Seat};

use crate::{
    Setup, View,
    components::{Contracts, Purse},
    state::{Secret, Side, Stage, State, Table},
};

/// A position. Lists over players are in order of seats, the rival behind the people.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    table: Table,
    players: Vec<PlayerPosition>,
    /// The draw pile of contracts, as a set.
    #[serde(with = "set")]
    deck: Contracts,
    dice: Dice,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerPosition {
    resources: Purse,
    base: Side,
    secret: Secret,
}

/// A view, as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PositionView {
    seat: Option<Seat>,
    table: Table,
    players: Vec<PlayerView>,
}

/// A player in a view.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayerView {
    pub resources: Option<Purse>,
    pub base: Side,
    pub hand: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<Secret>,
}

pub(crate) fn sides_of(count: u8) -> impl Iterator<Item = Seat> {
    Seat::first(count.min(4))
}

impl Position {
    pub(crate) fn of(setup: &Setup, state: &State) -> Self {
        let player = |seat: Seat| PlayerPosition {
            resources: state.purses[seat.index()],
            base: state.table.sides[seat.index()],
            secret: state.secrets[seat.index()],
        };
        Self {
            table: state.table,
            players: sides_of(setup.sides()).map(player).collect(),
            deck: state.deck,
            dice: state.dice,
        }
    }

    /// The state; whether its parts fit together is for the invariants to say.
    pub(crate) fn into_state(self, setup: &Setup) -> Result<State, String> {
        let sides = setup.sides() as usize;
        if self.players.len() != sides {
            let found = self.players.len();
            return Err(format!("players: {found} areas for {sides} sides"));
        }
        let mut state = State {
            table: self.table,
            purses: [Purse::default(); 4],
            secrets: [Secret::default(); 4],
            deck: self.deck,
            dice: self.dice,
        };
        for (index, player) in self.players.into_iter().enumerate() {
            state.table.sides[index] = player.base;
            state.purses[index] = player.resources;
            state.secrets[index] = player.secret;
        }
        Ok(state)
    }
}

impl PositionView {
    /// What the seat knows; whether a game could look like that is for a deal to say.
    pub(crate) fn into_view(self, setup: &Setup, seat: Option<Seat>) -> Result<View, String> {
        let sides = setup.sides();
        if self.players.len() != sides as usize {
            let found = self.players.len();
            return Err(format!("players: {found} areas for {sides} sides"));
        }
        if self.seat != seat {
            return Err("seat: this is the view of another seat".into());
        }
        if self.table.stage == Stage::Draft && self.table.turns > 4 {
            return Err("table.turns: nobody drafts more than 4 contracts".into());
        }
        let mut view = View {
            seat,
            table: self.table,
            sides,
            purses: [None; 4],
            hands: [0; 4],
            own: None,
        };
        for (of, player) in sides_of(sides).zip(self.players) {
            let own = seat == Some(of) && of.0 < setup.players;
            if player.secret.is_some() != own {
                return Err(format!("seat {of}: only the own secrets are known"));
            }
            if own {
                view.own = player.secret;
            }
            view.table.sides[of.index()] = player.base;
            view.purses[of.index()] = player.resources;
            view.hands[of.index()] = player.hand;
        }
        Ok(view)
    }
}

/// A set is written as the list of its things.
pub(crate) mod set {
    use alloc::vec::Vec;

    use enumset::{EnumSet, EnumSetType};
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    pub(crate) fn serialize<T: EnumSetType + Serialize, S: Serializer>(
        set: &EnumSet<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(set.iter())
    }

    pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<EnumSet<T>, D::Error>
    where
        T: EnumSetType + Deserialize<'de>,
        D: Deserializer<'de>,
    {
        let mut set = EnumSet::empty();
        for thing in Vec::<T>::deserialize(deserializer)? {
            if !set.insert(thing) {
                return Err(D::Error::custom("something is listed twice"));
            }
        }
        Ok(set)
    }
}

/// The dice on the boards are written by the names of their spaces.
pub(crate) mod spaces {
    use alloc::{
        collections::BTreeMap,
        string::{String, ToString},
    };

    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use crate::components::{Die, Space};

    pub(crate) fn serialize<S: Serializer>(
        board: &[Option<Die>; Space::COUNT],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let dice = Space::all().filter_map(|space| {
            let die = board[space.index()];
            die.map(|die| (space.to_string(), die))
        });
        serializer.collect_map(dice)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<[Option<Die>; Space::COUNT], D::Error> {
        let mut board = [None; Space::COUNT];
        for (name, die) in BTreeMap::<String, Option<Die>>::deserialize(deserializer)? {
            let space: Space = name.parse().map_err(D::Error::custom)?;
            board[space.index()] = die;
        }
        Ok(board)
    }
}

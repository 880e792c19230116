//! The numbers of a game, without its types.

#[cfg(feature = "native")]
use std::sync::Arc;

#[cfg(feature = "native")]
use bots::House;
use bots::{Encoded, Encoder, network::Shape};
use serde_json::{Value, json};
use tabletop::{
    Advice, Encode, Game, Seat,
    encode::{ActionGroup, Feature, length},
};
#[cfg(feature = "native")]
use vector::{Environment, Spec, SpecProblem, VecEnv};

/// What an encoding says of itself: the list of actions and the schema of observations.
#[derive(Clone, Copy, Debug)]
pub struct Encoding {
    /// The game.
    pub game: &'static str,
    /// The version of the encoding.
    pub version: u32,
    /// The actions in groups, in the order of their indices.
    pub actions: &'static [ActionGroup],
    /// The features of the table.
    pub table: &'static [Feature],
    /// The features of each side.
    pub side: &'static [Feature],
    /// For how many sides there is room.
    pub sides: usize,
}

impl Encoding {
    const fn of<G: Encode>() -> Self {
        Self {
            game: G::INFO.id,
            version: G::ENCODING,
            actions: G::ACTIONS,
            table: G::TABLE,
            side: G::SIDE,
            sides: G::SIDES,
        }
    }

    /// How many actions there are.
    #[must_use]
    pub const fn action_count(&self) -> usize {
        tabletop::encode::action_count(self.actions)
    }

    /// How many numbers an observation has.
    #[must_use]
    pub const fn observation(&self) -> usize {
        length(self.table) + self.sides * length(self.side)
    }

    /// All features of an observation in order, each with its full name and the place where
    /// it begins. Side 0 is the own one.
    #[must_use]
    pub fn features(&self) -> Vec<(String, usize, &'static Feature)> {
        let table = self
            .table
            .iter()
            .map(|feature| ("table".to_string(), feature));
        let sides = (0..self.sides).flat_map(|side| {
            let features = self.side.iter();
            features.map(move |feature| (format!("side_{side}"), feature))
        });
        let mut start = 0;
        let place = |(part, feature): (String, &'static Feature)| {
            let at = start;
            start += feature.length;
            (format!("{part}.{}", feature.name), at, feature)
        };
        table.chain(sides).map(place).collect()
    }

    /// What a network for the game looks like; its hidden layers are left open.
    #[must_use]
    pub const fn shape(&self) -> Shape<'static> {
        Shape {
            game: self.game,
            encoding: self.version,
            inputs: self.observation(),
            actions: self.action_count(),
            sides: self.sides,
            hidden: &[],
        }
    }

    /// For each number of an observation: the highest that it can be, whatever its sign.
    #[must_use]
    pub fn bounds(&self) -> Vec<i16> {
        let features = self.features().into_iter();
        let bounds = features.flat_map(|(_, _, feature)| {
            let bound = feature.most.max(feature.least.saturating_neg()).max(1);
            std::iter::repeat_n(bound, feature.length)
        });
        bounds.collect()
    }

    /// The whole schema as JSON.
    #[must_use]
    pub fn json(&self) -> Value {
        let mut start = 0;
        let groups = self.actions.iter().map(|group| {
            let at = start;
            start += group.count;
            json!({ "name": group.name, "start": at, "count": group.count, "about": group.about })
        });
        let groups: Vec<Value> = groups.collect();
        let features = self.features().into_iter().map(|(name, start, feature)| {
            json!({
                "name": name,
                "start": start,
                "length": feature.length,
                "kind": feature.kind.name(),
                "minimum": feature.least,
                "maximum": feature.most,
                "about": feature.about,
            })
        });
        let features: Vec<Value> = features.collect();
        json!({
            "game": self.game,
            "encoding": self.version,
            "actions": { "count": self.action_count(), "groups": groups },
            "observation": {
                "count": self.observation(),
                "table": length(self.table),
                "side": length(self.side),
                "sides": self.sides,
                "features": features,
            },
        })
    }
}

/// The encoding of a game as functions, for games that have one: the catalogue takes others
/// too.
pub(crate) struct Numbers<G: Game> {
    pub encoding: Encoding,
    pub encoder: &'static dyn Encoder<G>,
    pub is_encodable: fn(&G) -> bool,
    pub action_index: fn(&G, Seat, G::Action) -> Option<usize>,
    pub action_at: fn(&G, Seat, usize) -> Option<G::Action>,
    pub observe: fn(&G, &G::View, Seat, &mut [i16]),
    pub mask: fn(&G, Seat, &[G::Action], &mut [u8]),
    #[cfg(feature = "native")]
    pub vector: Vectors<G>,
}

#[cfg(feature = "native")]
type Vectors<G> = fn(Arc<G>, &Spec, House<G>) -> Result<Box<dyn Environment>, SpecProblem>;

impl<G: Game> Clone for Numbers<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Numbers<G> {}

impl<G: Encode + Advice> Numbers<G> {
    pub fn new() -> Self {
        Self {
            encoding: Encoding::of::<G>(),
            encoder: &Encoded,
            is_encodable: G::is_encodable,
            action_index: G::action_index,
            action_at: G::action_at,
            observe: G::observe,
            mask: G::mask,
            #[cfg(feature = "native")]
            vector: |game, spec, house| Ok(Box::new(VecEnv::with_house(game, spec, house)?)),
        }
    }
}

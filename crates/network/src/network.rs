//! A network that was read, and one evaluation of it.

use alloc::{format, string::String, vec, vec::Vec};

use sha2::{Digest, Sha256};

use crate::{
    exponential::{sigmoid, softmax},
    format::{HEADS, NetworkProblem, Parts, Shape},
    layer::{Active, Columns, Rows, padded},
};

/// How many bits of a logit or a margin are behind the point.
pub const FRACTION: u32 = 10;

/// A network.
pub struct Network {
    game: String,
    encoding: u32,
    actions: usize,
    sides: usize,
    hidden: Vec<usize>,
    note: String,
    hash: [u8; 32],
    bounds: Vec<i16>,
    first: Columns,
    deeper: Vec<Rows>,
    policy: Rows,
    heads: [Rows; HEADS],
}

/// How the game is going to end for a side, as the network thinks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Value {
    /// The chance of being first, of [`ONE`](crate::ONE); those of all sides sum up to it.
    pub chance: u32,
    /// How far ahead of the best rival it is going to be, between 0 and
    /// [`ONE`](crate::ONE), half of which is a tie.
    pub ahead: u32,
    /// How many points it is going to be ahead, with [`FRACTION`] bits behind the point.
    pub margin: i32,
}

impl Network {
    /// Reads the file of a network.
    ///
    /// # Errors
    /// When it is damaged, of another format, or could overflow.
    pub fn read(file: &[u8]) -> Result<Self, NetworkProblem> {
        let parts = Parts::read(file)?;
        let (hidden, heads) = parts.layers.split_at(parts.hidden.len());
        Ok(Self {
            first: Columns::new(&hidden[0], parts.inputs),
            deeper: hidden[1..].iter().map(Rows::new).collect(),
            policy: Rows::new(&heads[0]),
            heads: [1, 2, 3].map(|head| Rows::new(&heads[head])),
            hash: Sha256::digest(file).into(),
            game: parts.game,
            encoding: parts.encoding,
            actions: parts.actions,
            sides: parts.sides,
            hidden: parts.hidden,
            note: parts.note,
            bounds: parts.bounds,
        })
    }

    /// What it is for, and how large it is.
    #[must_use]
    pub fn shape(&self) -> Shape<'_> {
        Shape {
            game: &self.game,
            encoding: self.encoding,
            inputs: self.bounds.len(),
            actions: self.actions,
            sides: self.sides,
            hidden: &self.hidden,
        }
    }

    /// How it was made, as whoever made it wrote.
    #[must_use]
    pub fn note(&self) -> &str {
        &self.note
    }

    /// The SHA-256 hash of its file.
    #[must_use]
    pub const fn hash(&self) -> &[u8; 32] {
        &self.hash
    }

    /// Refuses a network that was made for something else, whatever its hidden layers.
    ///
    /// # Errors
    /// When the game, the version of its encoding or a size is another.
    pub fn fits(&self, needed: &Shape<'_>) -> Result<(), NetworkProblem> {
        let own = Shape {
            hidden: needed.hidden,
            ..self.shape()
        };
        if own == *needed {
            return Ok(());
        }
        let say = |shape: &Shape<'_>| {
            format!(
                "{} in encoding {} ({} numbers, {} actions, {} sides)",
                shape.game, shape.encoding, shape.inputs, shape.actions, shape.sides
            )
        };
        Err(NetworkProblem::Unfit {
            expected: say(needed),
            found: say(&own),
        })
    }

    /// Evaluates an observation: a logit for each of the legal actions, which are given by
    /// their indices, and a value for each of so many sides. The results are in the scratch.
    ///
    /// # Panics
    /// When the observation or an index does not fit the network.
    pub fn evaluate(
        &self,
        observation: &[i16],
        legal: &[u16],
        sides: usize,
        scratch: &mut Scratch,
    ) {
        assert_eq!(
            observation.len(),
            self.bounds.len(),
            "numbers of an observation"
        );
        scratch.active.clear();
        for (input, (&value, &bound)) in observation.iter().zip(&self.bounds).enumerate() {
            if value != 0 {
                scratch.active.push(Active {
                    input: input as u16,
                    value: value.clamp(-bound, bound),
                });
            }
        }
        self.first.run(&scratch.active, &mut scratch.activations[0]);
        for (layer, rows) in self.deeper.iter().enumerate() {
            let (below, above) = scratch.activations.split_at_mut(layer + 1);
            rows.run(&below[layer], &mut above[0]);
        }
        let last = &scratch.activations[self.deeper.len()][..];
        scratch.logits.clear();
        let logit = |&action: &u16| self.policy.row(usize::from(action), last);
        scratch.logits.extend(legal.iter().map(logit));
        let sides = sides.min(self.sides);
        let mut chances = [0; 8];
        let chances = &mut chances[..sides];
        for (side, chance) in chances.iter_mut().enumerate() {
            *chance = self.heads[0].row(side, last);
        }
        softmax(chances);
        scratch.values.clear();
        for (side, chance) in chances.iter().enumerate() {
            scratch.values.push(Value {
                chance: *chance as u32,
                ahead: sigmoid(self.heads[1].row(side, last)),
                margin: self.heads[2].row(side, last),
            });
        }
    }
}

/// Room for an evaluation, which then needs no more, and what came of it.
pub struct Scratch {
    active: Vec<Active>,
    activations: Vec<Vec<i16>>,
    logits: Vec<i32>,
    values: Vec<Value>,
}

impl Scratch {
    /// Room for evaluations of this network.
    #[must_use]
    pub fn new(network: &Network) -> Self {
        let widths = network.hidden.iter();
        Self {
            active: Vec::with_capacity(network.bounds.len()),
            activations: widths.map(|&width| vec![0; padded(width)]).collect(),
            logits: Vec::with_capacity(network.actions),
            values: Vec::with_capacity(network.sides),
        }
    }

    /// The logits of the legal actions, in the order in which they were given.
    #[must_use]
    pub fn logits(&self) -> &[i32] {
        &self.logits
    }

    /// The logits, to make probabilities of them in place.
    #[must_use]
    pub fn logits_mut(&mut self) -> &mut [i32] {
        &mut self.logits
    }

    /// What is expected of the sides, the observer's own first.
    #[must_use]
    pub fn values(&self) -> &[Value] {
        &self.values
    }
}

impl core::fmt::Debug for Network {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Network")
            .field("shape", &self.shape())
            .finish_non_exhaustive()
    }
}

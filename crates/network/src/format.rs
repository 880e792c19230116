//! The file of a network.
//!
//! All numbers are little-endian, one after the other without gaps:
//!
//! ```text
//! magic      8 bytes   "orrerynn"
//! format     u32       1
//! encoding   u32       the version of the game's encoding
//! game       32 bytes  the name of the game, filled up with zeros
//! inputs     u32       how many numbers an observation has
//! actions    u32       how many actions there are
//! sides      u32       for how many sides there is room
//! hidden     u32       how many hidden layers there are, 1 to 4
//! widths     u32 each  how wide each of them is
//! shifts     u32 each  of the hidden layers, policy, chance, ahead and margin
//! note       u32       how many bytes of UTF-8 follow: how the network was made
//!            …
//! bounds     i16 each  for each input: numbers beyond it, on either side, are cut off
//! layers               the hidden layers, policy, chance, ahead, margin; each has
//!            i32 each  a bias for each row
//!            i16 each  the weights; row after row, but the first layer input after input
//! hash       32 bytes  SHA-256 of everything above
//! ```
//!
//! A hidden layer gives `(sum + half) >> shift` cut off below 0 and above [`CLIP`], where 512
//! stands for 1; the heads give the same without a cut, where 1024 stands for 1: logits of
//! actions, of being first, of being ahead, and the margin in points.

use alloc::{
    string::{String, ToString},
    vec,
    vec::Vec,
};

use sha2::{Digest, Sha256};

/// The version of the format that this crate reads and writes.
pub const FORMAT: u32 = 1;
/// The largest file, in bytes.
pub const LARGEST: usize = 4_000_000;
/// The largest activation of a hidden layer.
pub(crate) const CLIP: i32 = 4095;

const MAGIC: &[u8; 8] = b"orrerynn";
const GAME: usize = 32;
const HASH: usize = 32;
const LONGEST_NOTE: usize = 1 << 16;
const WIDEST: usize = 4096;
const LARGEST_SHIFT: u32 = 24;
const MOST_HIDDEN: usize = 4;
const MOST_SIDES: usize = 8;
/// Indices of inputs and actions fit into 16 bits.
const MOST_NUMBERS: usize = 1 << 16;
/// Chance, ahead and margin.
pub(crate) const HEADS: usize = 3;

/// Why a network cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetworkProblem {
    /// It is no network at all.
    #[error("this is not the file of a network")]
    NoNetwork,
    /// It was written in another format.
    #[error("the network is written in format {0}, and this program reads format {FORMAT}")]
    OtherFormat(u32),
    /// It is larger than any network is.
    #[error("a network has at most {LARGEST} bytes, and this file has {0}")]
    TooLarge(usize),
    /// It is shorter or longer than it says.
    #[error("the network should have {expected} bytes and has {found}")]
    Length {
        /// How many bytes it should have.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// The hash at its end is not that of its content.
    #[error("the network is damaged: its content does not agree with its hash")]
    Damaged,
    /// A size or a shift is out of bounds.
    #[error("the network says that {what} is {value}, which is out of bounds")]
    OutOfBounds {
        /// What it says.
        what: &'static str,
        /// The number.
        value: usize,
    },
    /// A text is no UTF-8.
    #[error("the {0} of the network is not written in UTF-8")]
    NoText(&'static str),
    /// A sum could overflow.
    #[error("the weights of row {row} of layer {layer} are so large that sums overflow")]
    Overflow {
        /// The layer, counted from 0: the hidden ones, policy, chance, ahead, margin.
        layer: usize,
        /// The row.
        row: usize,
    },
    /// It was made for another game or another version of its encoding.
    #[error("the network is for {found}, and needed is one for {expected}")]
    Unfit {
        /// What is needed.
        expected: String,
        /// What it is for.
        found: String,
    },
}

/// What a network is for, and how large it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape<'a> {
    /// The name of the game.
    pub game: &'a str,
    /// The version of the game's encoding.
    pub encoding: u32,
    /// How many numbers an observation has.
    pub inputs: usize,
    /// How many actions there are.
    pub actions: usize,
    /// For how many sides there is room.
    pub sides: usize,
    /// How wide the hidden layers are.
    pub hidden: &'a [usize],
}

impl Shape<'_> {
    /// The file of a network of this shape that knows nothing: all weights are 0.
    #[must_use]
    pub fn blank(&self) -> Vec<u8> {
        let layer = |rows: usize, columns: usize| PlainLayer {
            shift: 0,
            biases: vec![0; rows],
            weights: vec![0; rows * columns],
        };
        let mut columns = self.inputs;
        let mut layers = Vec::new();
        for &width in self.hidden {
            layers.push(layer(width, columns));
            columns = width;
        }
        layers.push(layer(self.actions, columns));
        layers.extend((0..HEADS).map(|_| layer(self.sides, columns)));
        let parts = Parts {
            game: self.game.to_string(),
            encoding: self.encoding,
            inputs: self.inputs,
            actions: self.actions,
            sides: self.sides,
            hidden: self.hidden.to_vec(),
            note: String::new(),
            bounds: vec![1; self.inputs],
            layers,
        };
        parts.write()
    }
}

/// A file of a network, taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Parts {
    pub game: String,
    pub encoding: u32,
    pub inputs: usize,
    pub actions: usize,
    pub sides: usize,
    pub hidden: Vec<usize>,
    pub note: String,
    pub bounds: Vec<i16>,
    /// The hidden layers, policy, chance, ahead, margin.
    pub layers: Vec<PlainLayer>,
}

/// A layer as it stands in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlainLayer {
    pub shift: u32,
    pub biases: Vec<i32>,
    pub weights: Vec<i16>,
}

impl Parts {
    /// Rows and columns of all layers.
    fn sizes(&self) -> Vec<(usize, usize)> {
        let mut columns = self.inputs;
        let mut sizes = Vec::new();
        for &width in &self.hidden {
            sizes.push((width, columns));
            columns = width;
        }
        sizes.push((self.actions, columns));
        sizes.extend([(self.sides, columns); HEADS]);
        sizes
    }

    /// Reads a file and refuses one that is not as described.
    pub fn read(file: &[u8]) -> Result<Self, NetworkProblem> {
        if file.len() > LARGEST {
            return Err(NetworkProblem::TooLarge(file.len()));
        }
        if !file.starts_with(MAGIC) {
            return Err(NetworkProblem::NoNetwork);
        }
        let mut reader = Reader {
            file,
            at: MAGIC.len(),
        };
        let format = reader.u32()?;
        if format != FORMAT {
            return Err(NetworkProblem::OtherFormat(format));
        }
        let Some(content) = file.len().checked_sub(HASH) else {
            return Err(reader.too_short(HASH));
        };
        let (content, hash) = file.split_at(content);
        // Before anything else is believed. A file that was cut off is told from a damaged
        // one by its sizes, which are still there.
        let damaged = Sha256::digest(content).as_slice() != hash;
        let parts = Self::read_content(&mut reader);
        match parts {
            Err(problem @ NetworkProblem::Length { .. }) => Err(problem),
            _ if damaged => Err(NetworkProblem::Damaged),
            parts => parts,
        }
    }

    fn read_content(reader: &mut Reader<'_>) -> Result<Self, NetworkProblem> {
        let encoding = reader.u32()?;
        let game = reader.take(GAME)?;
        let end = game.iter().position(|&byte| byte == 0).unwrap_or(GAME);
        let (game, rest) = game.split_at(end);
        let game = core::str::from_utf8(game).map_err(|_| NetworkProblem::NoText("game"))?;
        if rest.iter().any(|&byte| byte != 0) {
            return Err(NetworkProblem::NoText("game"));
        }
        let game = game.to_string();
        let inputs = reader.size("the number of inputs", 1, MOST_NUMBERS)?;
        let actions = reader.size("the number of actions", 1, MOST_NUMBERS)?;
        let sides = reader.size("the number of sides", 1, MOST_SIDES)?;
        let count = reader.size("the number of hidden layers", 1, MOST_HIDDEN)?;
        let mut hidden = Vec::with_capacity(count);
        for _ in 0..count {
            hidden.push(reader.size("the width of a layer", 1, WIDEST)?);
        }
        let mut shifts = Vec::new();
        for _ in 0..=count + HEADS {
            shifts.push(reader.size("a shift", 0, LARGEST_SHIFT as usize)? as u32);
        }
        let note = reader.size("the length of the note", 0, LONGEST_NOTE)?;
        let note = core::str::from_utf8(reader.take(note)?);
        let note = note
            .map_err(|_| NetworkProblem::NoText("note"))?
            .to_string();
        let mut parts = Self {
            game,
            encoding,
            inputs,
            actions,
            sides,
            hidden,
            note,
            bounds: Vec::new(),
            layers: Vec::new(),
        };
        let sizes = parts.sizes();
        let layers = sizes
            .iter()
            .map(|&(rows, columns)| rows * (4 + 2 * columns));
        let expected = reader.at + 2 * inputs + layers.sum::<usize>() + HASH;
        if expected != reader.file.len() {
            return Err(NetworkProblem::Length {
                expected,
                found: reader.file.len(),
            });
        }
        parts.bounds = reader.i16s(inputs)?;
        if let Some(&bound) = parts.bounds.iter().find(|&&bound| bound <= 0) {
            return Err(NetworkProblem::OutOfBounds {
                what: "the bound of an input",
                value: bound.unsigned_abs().into(),
            });
        }
        for ((rows, columns), shift) in sizes.into_iter().zip(shifts) {
            parts.layers.push(PlainLayer {
                shift,
                biases: reader.i32s(rows)?,
                weights: reader.i16s(rows * columns)?,
            });
        }
        parts.check_sums()?;
        Ok(parts)
    }

    /// Sees that no sum of any layer can overflow, whatever the observation.
    fn check_sums(&self) -> Result<(), NetworkProblem> {
        let sizes = self.sizes();
        for (layer, (plain, (rows, columns))) in self.layers.iter().zip(sizes).enumerate() {
            for row in 0..rows {
                let weight = |column: usize| {
                    let (at, most) = if layer == 0 {
                        (column * rows + row, i64::from(self.bounds[column]))
                    } else {
                        (row * columns + column, i64::from(CLIP))
                    };
                    most * i64::from(plain.weights[at]).abs()
                };
                let half = (1_i64 << plain.shift) >> 1;
                let bias = i64::from(plain.biases[row]).abs();
                if bias + half + (0..columns).map(weight).sum::<i64>() > i64::from(i32::MAX) {
                    return Err(NetworkProblem::Overflow { layer, row });
                }
            }
        }
        Ok(())
    }

    /// Writes the file.
    pub fn write(&self) -> Vec<u8> {
        let mut file = Vec::new();
        file.extend(MAGIC);
        let mut put = |number: usize| file.extend((number as u32).to_le_bytes());
        put(FORMAT as usize);
        put(self.encoding as usize);
        let mut game = [0; GAME];
        game[..self.game.len()].copy_from_slice(self.game.as_bytes());
        file.extend(game);
        let mut put = |number: usize| file.extend((number as u32).to_le_bytes());
        put(self.inputs);
        put(self.actions);
        put(self.sides);
        put(self.hidden.len());
        self.hidden.iter().for_each(|&width| put(width));
        let shifts = self.layers.iter().map(|layer| layer.shift as usize);
        shifts.for_each(&mut put);
        put(self.note.len());
        file.extend(self.note.as_bytes());
        file.extend(self.bounds.iter().flat_map(|bound| bound.to_le_bytes()));
        for layer in &self.layers {
            file.extend(layer.biases.iter().flat_map(|bias| bias.to_le_bytes()));
            file.extend(layer.weights.iter().flat_map(|weight| weight.to_le_bytes()));
        }
        file.extend(Sha256::digest(&file));
        file
    }
}

struct Reader<'a> {
    file: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn too_short(&self, more: usize) -> NetworkProblem {
        NetworkProblem::Length {
            expected: self.at + more,
            found: self.file.len(),
        }
    }

    fn take(&mut self, count: usize) -> Result<&'a [u8], NetworkProblem> {
        let end = self.at.saturating_add(count);
        let taken = self.file.get(self.at..end);
        let taken = taken.ok_or_else(|| self.too_short(count))?;
        self.at = end;
        Ok(taken)
    }

    fn u32(&mut self) -> Result<u32, NetworkProblem> {
        let bytes = self.take(4)?;
        Ok(u32::from_le_bytes(bytes.try_into().expect("four bytes")))
    }

    fn size(
        &mut self,
        what: &'static str,
        least: usize,
        most: usize,
    ) -> Result<usize, NetworkProblem> {
        let value = self.u32()? as usize;
        if (least..=most).contains(&value) {
            Ok(value)
        } else {
            Err(NetworkProblem::OutOfBounds { what, value })
        }
    }

    fn i16s(&mut self, count: usize) -> Result<Vec<i16>, NetworkProblem> {
        let bytes = self.take(2 * count)?.chunks_exact(2);
        let number = |bytes: &[u8]| i16::from_le_bytes(bytes.try_into().expect("two bytes"));
        Ok(bytes.map(number).collect())
    }

    fn i32s(&mut self, count: usize) -> Result<Vec<i32>, NetworkProblem> {
        let bytes = self.take(4 * count)?.chunks_exact(4);
        let number = |bytes: &[u8]| i32::from_le_bytes(bytes.try_into().expect("four bytes"));
        Ok(bytes.map(number).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tiny() -> Vec<u8> {
        let shape = Shape {
            game: "nim",
            encoding: 3,
            inputs: 2,
            actions: 3,
            sides: 2,
            hidden: &[2, 1],
        };
        let mut parts = Parts::read(&shape.blank()).unwrap();
        parts.note = "made by hand".to_string();
        parts.layers[1].weights = vec![7, -300];
        parts.layers[2].biases = vec![1, -2, 70_000];
        parts.write()
    }

    #[test]
    fn what_is_written_is_read_back() {
        let parts = Parts::read(&tiny()).unwrap();
        assert_eq!(parts.layers[1].weights, [7, -300]);
        assert_eq!(parts.layers[2].biases, [1, -2, 70_000]);
        assert_eq!((parts.encoding, &*parts.game), (3, "nim"));
        assert_eq!(parts.write(), tiny());
    }

    #[test]
    fn every_damaged_byte_is_refused() {
        let file = tiny();
        for at in 0..file.len() {
            for bit in [1, 0x80] {
                let mut damaged = file.clone();
                damaged[at] ^= bit;
                assert!(Parts::read(&damaged).is_err(), "byte {at}");
            }
        }
    }

    #[test]
    fn every_length_but_the_right_one_is_refused() {
        let file = tiny();
        for length in 0..file.len() {
            let problem = Parts::read(&file[..length]).unwrap_err();
            let is_said = matches!(
                problem,
                NetworkProblem::Length { .. } | NetworkProblem::NoNetwork
            );
            assert!(is_said, "{length}: {problem}");
        }
        let mut longer = file.clone();
        longer.push(0);
        assert!(matches!(
            Parts::read(&longer),
            Err(NetworkProblem::Length { .. })
        ));
        assert_eq!(
            Parts::read(&vec![0; LARGEST + 1]),
            Err(NetworkProblem::TooLarge(LARGEST + 1))
        );
    }

    /// Files whose hash is right and whose content is not.
    #[test]
    fn what_makes_no_sense_is_refused_with_its_reason() {
        let check = |change: &dyn Fn(&mut Parts), expected: &str| {
            let mut parts = Parts::read(&tiny()).unwrap();
            change(&mut parts);
            let problem = Parts::read(&parts.write()).unwrap_err();
            assert!(problem.to_string().contains(expected), "{problem}");
        };
        check(&|parts| parts.bounds[1] = 0, "bound of an input is 0");
        check(&|parts| parts.bounds[1] = -5, "bound of an input is 5");
        check(&|parts| parts.layers[3].shift = 25, "a shift is 25");
        check(
            &|parts| {
                parts.layers[2].biases[1] = i32::MAX;
                parts.layers[2].weights[1] = 1;
            },
            "row 1 of layer 2",
        );
        check(
            &|parts| {
                parts.bounds = vec![i16::MAX; 2];
                parts.layers[0].weights = vec![0, i16::MAX, 0, i16::MIN];
                parts.layers[0].biases = vec![0, -100_000];
            },
            "row 1 of layer 0",
        );
        check(&|parts| parts.note = "x".repeat(LONGEST_NOTE + 1), "note");
        let resized = |at: usize, value: u8| {
            let mut file = tiny();
            file[at] = value;
            let end = file.len() - HASH;
            let hash = Sha256::digest(&file[..end]);
            file[end..].copy_from_slice(&hash);
            Parts::read(&file).unwrap_err().to_string()
        };
        assert!(resized(8, 2).contains("format 2"));
        assert!(resized(16, 0xff).contains("game"));
        assert!(resized(48, 0).contains("inputs is 0"));
        assert!(resized(48, 1).contains("should have"));
        assert!(resized(56, 9).contains("sides is 9"));
        assert!(resized(60, 5).contains("hidden layers is 5"));
        assert!(resized(64, 0).contains("width of a layer is 0"));
    }
}

//! Layers, laid out for the compiler to vectorise.

use alloc::{vec, vec::Vec};

use crate::format::{CLIP, PlainLayer};

/// How many sums are kept in registers at a time: a cache line of 16-bit weights.
pub(crate) const LANES: usize = 32;

/// How many numbers a buffer for so many has: the rest is 0, so that no loop has a tail.
pub(crate) const fn padded(count: usize) -> usize {
    count.next_multiple_of(LANES)
}

/// What a sum comes to: rounded, without the bits behind the point.
const fn rounded(sum: i32, shift: u32) -> i32 {
    (sum + ((1 << shift) >> 1)) >> shift
}

/// An input that is not zero.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Active {
    pub input: u16,
    pub value: i16,
}

/// The first layer, which adds up the columns of the inputs that are not zero.
pub(crate) struct Columns {
    shift: u32,
    inputs: usize,
    biases: Vec<[i32; LANES]>,
    /// Block after block of rows; in a block, input after input.
    weights: Vec<[i16; LANES]>,
}

impl Columns {
    pub fn new(plain: &PlainLayer, inputs: usize) -> Self {
        let rows = plain.biases.len();
        let blocks = padded(rows) / LANES;
        let mut biases = vec![[0; LANES]; blocks];
        let mut weights = vec![[0; LANES]; blocks * inputs];
        for row in 0..rows {
            let (block, lane) = (row / LANES, row % LANES);
            biases[block][lane] = plain.biases[row];
            for input in 0..inputs {
                weights[block * inputs + input][lane] = plain.weights[input * rows + row];
            }
        }
        Self {
            shift: plain.shift,
            inputs,
            biases,
            weights,
        }
    }

    pub fn run(&self, active: &[Active], into: &mut [i16]) {
        let blocks = self.weights.chunks_exact(self.inputs);
        let into = into.chunks_exact_mut(LANES);
        for ((columns, biases), into) in blocks.zip(&self.biases).zip(into) {
            let mut sums = *biases;
            for &Active { input, value } in active {
                let column = &columns[usize::from(input)];
                for (sum, weight) in sums.iter_mut().zip(column) {
                    *sum += i32::from(value) * i32::from(*weight);
                }
            }
            for (into, sum) in into.iter_mut().zip(sums) {
                *into = rounded(sum, self.shift).clamp(0, CLIP) as i16;
            }
        }
    }
}

/// A layer whose rows are multiplied with the activations below it, each when it is wanted.
pub(crate) struct Rows {
    shift: u32,
    biases: Vec<i32>,
    /// Row after row, each filled up with zeros.
    weights: Vec<[i16; LANES]>,
    /// Blocks of a row.
    blocks: usize,
}

impl Rows {
    pub fn new(plain: &PlainLayer) -> Self {
        let rows = plain.biases.len();
        let columns = plain.weights.len() / rows;
        let blocks = padded(columns) / LANES;
        let mut weights = vec![[0; LANES]; rows * blocks];
        for (at, &weight) in plain.weights.iter().enumerate() {
            let (row, column) = (at / columns, at % columns);
            weights[row * blocks + column / LANES][column % LANES] = weight;
        }
        Self {
            shift: plain.shift,
            biases: plain.biases.clone(),
            weights,
            blocks,
        }
    }

    /// One row with the activations below.
    #[inline]
    pub fn row(&self, row: usize, below: &[i16]) -> i32 {
        let weights = &self.weights[row * self.blocks..][..self.blocks];
        let mut sum = self.biases[row];
        for (weights, below) in weights.iter().zip(below.chunks_exact(LANES)) {
            let products = weights.iter().zip(below);
            sum += products
                .map(|(&weight, &below)| i32::from(weight) * i32::from(below))
                .sum::<i32>();
        }
        rounded(sum, self.shift)
    }

    /// All rows, cut off as activations are.
    pub fn run(&self, below: &[i16], into: &mut [i16]) {
        for (row, into) in into.iter_mut().enumerate().take(self.biases.len()) {
            *into = self.row(row, below).clamp(0, CLIP) as i16;
        }
    }
}

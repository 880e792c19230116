//! How long one evaluation takes, at the sizes of a real game.
//!
//! `cargo run --release -p orrery-network --example evaluate -- [ROUNDS]`; with `valgrind
//! --tool=callgrind` it counts instructions. It ends by printing a sum of everything that was
//! computed, so that nothing is left out.
#![allow(clippy::print_stdout, reason = "it is there to print")]

use std::time::Instant;

use network::{Network, Scratch, Shape, softmax};
use sha2::{Digest, Sha256};

const SHAPE: Shape<'static> = Shape {
    game: "sizes",
    encoding: 1,
    inputs: 900,
    actions: 600,
    sides: 4,
    hidden: &[512, 128, 64],
};
/// How many inputs are not zero, and how many actions are legal.
const ACTIVE: usize = 180;
const LEGAL: u16 = 24;

fn main() {
    let rounds = std::env::args().nth(1).map_or(100_000, |text| {
        text.parse::<u32>().expect("a number of rounds")
    });
    let network = Network::read(&weighted()).expect("a network");
    let mut scratch = Scratch::new(&network);
    let mut observation = [0; SHAPE.inputs];
    for place in 0..ACTIVE {
        observation[place * SHAPE.inputs / ACTIVE] = if place % 4 == 0 { 7 } else { 1 };
    }
    let legal: Vec<u16> = (0..LEGAL).map(|place| place * 25).collect();
    let began = Instant::now();
    let mut sum = 0_i64;
    for round in 0..rounds as usize {
        // Another observation each time, with as many numbers that are not zero.
        observation[round % ACTIVE * SHAPE.inputs / ACTIVE] ^= 3;
        network.evaluate(&observation, &legal, 4, &mut scratch);
        softmax(scratch.logits_mut());
        sum += scratch
            .logits()
            .iter()
            .map(|&part| i64::from(part % 97))
            .sum::<i64>();
        sum += i64::from(scratch.values()[0].chance);
    }
    let each = began.elapsed().as_secs_f64() * 1e6 / f64::from(rounds);
    println!("{each:.2} µs an evaluation over {rounds} rounds; sum {sum}");
}

/// A network of the shape with small weights that are not zero: those of a blank one from
/// where they begin, written over, with a new hash.
fn weighted() -> Vec<u8> {
    let mut file = SHAPE.blank();
    let end = file.len() - 32;
    let begin = 8 + 8 + 32 + 16 + 4 * SHAPE.hidden.len() + 4 * (SHAPE.hidden.len() + 4) + 4;
    let begin = begin + 2 * SHAPE.inputs;
    let mut at = begin;
    let mut state = 1_u32;
    while at + 1 < end {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        // A bias is two of them and stays small when its upper half is 0.
        let weight = if state >> 28 == 0 {
            0
        } else {
            (state >> 24) as i8 / 16
        };
        file[at..at + 2].copy_from_slice(&i16::from(weight).max(0).to_le_bytes());
        at += 2;
    }
    let hash = Sha256::digest(&file[..end]);
    file[end..].copy_from_slice(&hash);
    file
}

//! Written by `cargo xtask mutants`: which mutant is on, by an environment variable.
//! `ORRERY_MUTANT=17` is one; `reach` writes down in `ORRERY_REACHED` which are met.
#![allow(missing_docs)]

extern crate std;

use std::{
    io::Write,
    sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
};

const UNKNOWN: usize = usize::MAX;
const REACH: usize = usize::MAX - 1;

static ACTIVE: AtomicUsize = AtomicUsize::new(UNKNOWN);
static REACHED: [AtomicBool; COUNT] = [const { AtomicBool::new(false) }; COUNT];

#[inline]
pub fn on(id: usize) -> bool {
    let active = ACTIVE.load(Relaxed);
    if active < REACH {
        active == id
    } else {
        asked(id)
    }
}

#[cold]
fn asked(id: usize) -> bool {
    if ACTIVE.load(Relaxed) == UNKNOWN {
        let chosen = std::env::var("ORRERY_MUTANT").unwrap_or_default();
        let active = match chosen.as_str() {
            "reach" => REACH,
            id => id.parse().unwrap_or(0),
        };
        ACTIVE.store(active, Relaxed);
        return on(id);
    }
    if !REACHED[id].swap(true, Relaxed) {
        let path = std::env::var("ORRERY_REACHED").unwrap();
        let mut options = std::fs::OpenOptions::new();
        let mut file = options.append(true).create(true).open(path).unwrap();
        file.write_all(std::format!("{id}\n").as_bytes()).unwrap();
    }
    false
}

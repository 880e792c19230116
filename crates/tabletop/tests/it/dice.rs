//! The one source of chance.

use tabletop::Dice;

/// The statistic of the chi-square test against equal chances.
fn chi_square(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    let deviation = |&count: &u32| (f64::from(count) - expected).powi(2) / expected;
    counts.iter().map(deviation).sum()
}

/// SipHash-2-4 of 0, 1, 2 and 3 as four little-endian bytes, computed by a separate
/// implementation that gives the vectors of the SipHash paper. Records depend on
/// these numbers.
#[test]
fn known_numbers() {
    let mut dice = Dice::from_key(std::array::from_fn(|i| i as u8));
    for known in [
        0xeff0_99d7_f603_9771,
        0x0005_2ba7_0546_f7c4,
        0xd7c8_822b_9611_d0b4,
        0x6637_554d_42d4_d24d,
    ] {
        assert_eq!(dice.bits(), known);
    }
    let mut dice = Dice::from_seed(1);
    assert_eq!(dice.bits(), 0x98cd_98be_bc5d_775d);
    assert_eq!(dice.bits(), 0xd18f_cf1f_7046_90dc);
}

#[test]
fn known_throws() {
    let mut dice = Dice::from_seed(1);
    let throws: Vec<u32> = (0..10).map(|_| dice.below(6)).collect();
    assert_eq!(throws, [4, 2, 1, 3, 5, 5, 4, 5, 1, 1]);
    assert_eq!(dice.drawn(), 10);
    let mut things = ['a', 'b', 'c', 'd', 'e'];
    Dice::from_seed(1).shuffle(&mut things);
    assert_eq!(things.iter().collect::<String>(), "ceabd");
}

#[test]
fn the_same_key_gives_the_same_numbers() {
    let mut dice = Dice::from_key([7; 16]);
    let mut copy = dice;
    let first: Vec<u64> = (0..100).map(|_| dice.bits()).collect();
    assert_eq!(copy.drawn(), 0, "a copy goes its own way");
    let again: Vec<u64> = (0..100).map(|_| copy.bits()).collect();
    assert_eq!(first, again);
    assert_eq!(dice, copy);

    let mut key = [7; 16];
    key[15] = 8;
    assert_ne!(Dice::from_key(key).bits(), first[0]);
}

#[test]
fn below_is_uniform() {
    // The bounds are passed by chance once in a million.
    for (count, bound) in [(2, 24.0), (6, 36.0), (10, 45.0), (52, 116.0)] {
        let mut dice = Dice::from_seed(u64::from(count));
        let mut counts = vec![0; count as usize];
        for _ in 0..20_000 {
            counts[dice.below(count) as usize] += 1;
        }
        let statistic = chi_square(&counts);
        assert!(statistic < bound, "{count}: {statistic}");
    }
}

/// Three quarters of all words are accepted here. Without the rejection the
/// thirds would be filled 2 : 1 : 1.
#[test]
fn below_rejects_what_would_favour_some_results() {
    let count = 3 << 30;
    let mut dice = Dice::from_seed(0);
    let mut thirds = [0; 3];
    for _ in 0..9_000 {
        thirds[(dice.below(count) >> 30) as usize] += 1;
    }
    assert!(chi_square(&thirds) < 28.0, "{thirds:?}");
    assert!((11_700..12_300).contains(&dice.drawn()), "{}", dice.drawn());
}

/// Every result has the same number of words, exactly those with a low product
/// of at least 2^32 mod count.
#[test]
fn below_rejects_at_the_boundary() {
    for count in [1, 3, 6, 1 << 31, (1 << 31) + 1, 3 << 30, u32::MAX] {
        let (mut dice, mut words) = (Dice::from_seed(9), Dice::from_seed(9));
        for _ in 0..200 {
            let expected = loop {
                let product = u64::from(words.bits() as u32) * u64::from(count);
                if product % (1 << 32) >= (1 << 32) % u64::from(count) {
                    break product >> 32;
                }
            };
            assert_eq!(u64::from(dice.below(count)), expected, "{count}");
        }
        assert_eq!(dice, words);
        if count.is_power_of_two() {
            assert_eq!(dice.drawn(), 200, "{count} rejects nothing");
        }
    }
}

#[test]
#[should_panic(expected = "nothing to choose from")]
fn below_nothing() {
    Dice::from_seed(0).below(0);
}

#[test]
fn shuffle_is_uniform() {
    let mut dice = Dice::from_seed(3);
    let mut counts = [0; 6];
    for _ in 0..6_000 {
        let mut things = [0, 1, 2];
        dice.shuffle(&mut things);
        counts[2 * things[0] + usize::from(things[1] > things[2])] += 1;
    }
    assert!(chi_square(&counts) < 36.0, "{counts:?}");
}

#[test]
fn dice_come_back_from_json() {
    let mut dice = Dice::from_key(std::array::from_fn(|i| 0xf0 + i as u8));
    dice.bits();
    let text = serde_json::to_string(&dice).unwrap();
    assert_eq!(
        text,
        r#"{"key":"f7f6f5f4f3f2f1f0fffefdfcfbfaf9f8","drawn":1}"#
    );
    assert_eq!(serde_json::from_str::<Dice>(&text).unwrap(), dice);
}

#[test]
fn a_wrong_key_is_refused() {
    for key in [
        "",
        "f7f6f5f4f3f2f1f0fffefdfcfbfaf9f",
        "f7f6f5f4f3f2f1f0fffefdfcfbfaf9f8a",
        "g7f6f5f4f3f2f1f0fffefdfcfbfaf9f8",
        "+7f6f5f4f3f2f1f0+ffefdfcfbfaf9f8",
        "f7f6f5f4f3f2f1f\u{e9}ffefdfcfbfaf9f8",
    ] {
        let text = format!(r#"{{"key":"{key}","drawn":1}}"#);
        let problem = serde_json::from_str::<Dice>(&text).unwrap_err();
        assert!(problem.to_string().contains("32 hexadecimal digits"));
    }
    let extra = r#"{"key":"f7f6f5f4f3f2f1f0fffefdfcfbfaf9f8","drawn":1,"next":6}"#;
    assert!(serde_json::from_str::<Dice>(extra).is_err());
}

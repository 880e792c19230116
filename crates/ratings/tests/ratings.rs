//! Simulated people of known strength, and the computer players of the games.
#![allow(clippy::print_stdout, reason = "figures are printed")]

use ratings::{Anchors, Rating, Side, chance, rate};

/// A small generator of numbers, so that every run is the same.
struct Numbers(u64);

impl Numbers {
    /// A number from 0 to 1.
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// The places of sides of these strengths in points: each plays as well as it can and a
    /// bit better or worse, by the logistic model of Elo.
    fn places(&mut self, strengths: &[f64]) -> Vec<u8> {
        // The difference of two Gumbel variables is logistic.
        let scale = 400.0 / std::f64::consts::LN_10;
        let shown: Vec<f64> = strengths
            .iter()
            .map(|strength| strength - scale * (-self.next().max(1e-12).ln()).ln())
            .collect();
        let place = |own: &f64| 1 + shown.iter().filter(|other| *other > own).count() as u8;
        shown.iter().map(place).collect()
    }
}

/// Everyone plays with the next ones in a circle that turns, with so many at a table.
struct Club {
    strengths: Vec<f64>,
    ratings: Vec<Rating>,
    numbers: Numbers,
    /// How often something was foretold with a chance of so many tenths, and how often it came.
    foretold: [(u32, f64, u32); 10],
}

impl Club {
    fn new(strengths: &[f64], seed: u64) -> Self {
        Self {
            strengths: strengths.to_vec(),
            ratings: vec![Rating::NEW; strengths.len()],
            numbers: Numbers(seed),
            foretold: [(0, 0.0, 0); 10],
        }
    }

    /// One game of these people and a computer player of this strength.
    fn play(&mut self, people: &[usize], anchor: Option<i64>, counts: bool) {
        let mut strengths: Vec<f64> = people.iter().map(|&who| self.strengths[who]).collect();
        strengths.extend(anchor.map(|points| points as f64));
        let places = self.numbers.places(&strengths);
        let mut before: Vec<Rating> = people.iter().map(|&who| self.ratings[who]).collect();
        before.extend(anchor.map(Rating::anchored));
        if counts {
            for one in 0..before.len() {
                for other in one + 1..before.len() {
                    // Each pair once, seen by the one who is thought better.
                    let (one, other) = if before[one].mean >= before[other].mean {
                        (one, other)
                    } else {
                        (other, one)
                    };
                    let told = chance(before[one], before[other]);
                    let slot = &mut self.foretold[((told * 10.0) as usize).min(9)];
                    slot.0 += 1;
                    slot.1 += told;
                    slot.2 += u32::from(places[one] < places[other]);
                }
            }
        }
        let sides: Vec<Side> = before
            .iter()
            .zip(&places)
            .map(|(&rating, &place)| Side { rating, place })
            .collect();
        for (&who, after) in people.iter().zip(rate(&sides)) {
            self.ratings[who] = after;
        }
    }
}

/// People whose strengths are 200 points apart are in their order after 30 games each, at
/// tables of two, three and four.
#[test]
fn people_of_known_strength_are_ordered_after_thirty_games() {
    let strengths = [900.0, 1100.0, 1300.0, 1500.0, 1700.0, 1900.0];
    for players in 2..=4 {
        let (mut pairs, mut right) = (0, 0);
        for seed in 0..20 {
            let mut club = Club::new(&strengths, seed);
            let mut games = [0; 6];
            let mut first = 0;
            while games.iter().any(|&games| games < 30) {
                // The step changes, so that everyone meets everyone.
                let step = 1 + first / 6 % 5;
                let mut people: Vec<usize> = (0..players).map(|n| (first + n * step) % 6).collect();
                people.sort_unstable();
                people.dedup();
                people.retain(|&who| games[who] < 30);
                if people.len() > 1 {
                    people.iter().for_each(|&who| games[who] += 1);
                    club.play(&people, None, false);
                } else if let [who] = *people {
                    games[who] += 1;
                    club.play(&[who], Some(1500), false);
                }
                first += 1;
            }
            for weaker in 0..5 {
                pairs += 1;
                right += u32::from(club.ratings[weaker].mean < club.ratings[weaker + 1].mean);
            }
        }
        println!("{players} at a table: {right} of {pairs} neighbours in order");
        assert!(
            right * 100 >= pairs * 92,
            "{players} at a table: {right} of {pairs}"
        );
    }
}

/// What is foretold comes about as often as it is said, once people have played 30 games.
#[test]
fn what_is_foretold_comes_as_often() {
    let strengths: Vec<f64> = (0..24).map(|n| 1200.0 + 30.0 * f64::from(n)).collect();
    let mut club = Club::new(&strengths, 7);
    for round in 0..400 {
        for table in 0..8 {
            let who = |n: usize| (table * 3 + n * (1 + round % 7)) % 24;
            let mut people = vec![who(0), who(1), who(2)];
            people.sort_unstable();
            people.dedup();
            club.play(&people, Some(1500), round >= 30);
        }
    }
    for (count, told, came) in club.foretold.into_iter().filter(|slot| slot.0 >= 200) {
        let (told, came) = (told / f64::from(count), f64::from(came) / f64::from(count));
        println!("foretold {told:.3}, came {came:.3}, in {count} pairs");
        assert!((told - came).abs() < 0.06, "{told:.3} against {came:.3}");
    }
    assert!(club.foretold[5].0 >= 200 && club.foretold[7].0 >= 200);
}

/// Somebody who plays only against a computer player comes to its scale.
#[test]
fn computer_players_hold_the_scale() {
    let mut club = Club::new(&[1900.0], 3);
    for _ in 0..150 {
        club.play(&[0], Some(1650), false);
    }
    let found = club.ratings[0];
    let error = (found.points() - 1900).abs();
    assert!(error <= found.margin(), "{found:?}");
    assert!(found.margin() < Rating::NEW.margin() / 2, "{found:?}");
}

#[test]
fn the_scale_is_that_of_elo() {
    let known = |points: i64| Rating {
        mean: points * 1000,
        deviation: 1,
    };
    let told = chance(known(1900), known(1500));
    assert!((told - 10.0 / 11.0).abs() < 1e-3, "{told}");
}

#[test]
fn places_and_not_seats_decide() {
    let side = |place| Side {
        rating: Rating::NEW,
        place,
    };
    let after = rate(&[side(3), side(1), side(1)]);
    assert!(after[0].mean < Rating::NEW.mean);
    assert_eq!(after[1], after[2], "a shared place");
    assert!(after[1].mean > Rating::NEW.mean);
    assert!(
        after
            .iter()
            .all(|one| one.deviation < Rating::NEW.deviation)
    );
    assert_eq!(rate(&[side(1)]), [Rating::NEW], "nobody to compare with");
}

/// Each level of each game is better than the one before.
#[test]
fn the_levels_of_all_games_have_their_ratings() {
    for game in games::catalog().games() {
        let anchors = Anchors::read(game.strength()).unwrap();
        let levels = ["novice", "greedy", "skilled", "strong", "expert"];
        let points = levels.map(|level| anchors.of(level).expect(level).points());
        println!("{}: {levels:?} {points:?}", game.info().id);
        assert!(points.is_sorted(), "{}: {points:?}", game.info().id);
        assert_eq!(points[1], 1500);
        let command = format!("match {} ", game.info().id);
        let commands = game.strength().matches(&command);
        let series = game.strength().matches("[[series]]").count();
        assert_eq!(
            commands.count(),
            series,
            "every series says how it was made"
        );
        let master = anchors.of("master").map(Rating::points);
        assert!(master.is_none_or(|master| master > points[4]), "{master:?}");
    }
}

#[test]
fn series_that_cannot_be_true_are_refused() {
    let series = |level: &str, against: &str, ahead: u32| {
        format!(
            "[[series]]\ncommand = \"c\"\nlevel = \"{level}\"\nagainst = \"{against}\"\n\
             games = 10\nahead = {ahead}.0\n"
        )
    };
    assert!(Anchors::read(&series("strong", "greedy", 11)).is_err());
    assert!(
        Anchors::read(&series("strong", "skilled", 5)).is_err(),
        "no way to greedy"
    );
    assert!(Anchors::read("series = 1").is_err());
    let anchors = Anchors::read(&series("strong", "greedy", 10)).unwrap();
    // Eleven to one.
    assert_eq!(anchors.of("strong").unwrap().points(), 1917);
    assert_eq!(Anchors::read("").unwrap(), Anchors::default());
}

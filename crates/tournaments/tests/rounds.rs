//! Whole tournaments with people of known strength.
#![allow(clippy::print_stdout, reason = "figures are printed")]

use std::collections::HashMap;

use tournaments::{ABSENT, FULL, Game, Round, draw, finalists, points, sizes, standings};

/// Ends all games of a round: whoever has the higher number is better, and chance helps a bit.
fn play(round: &mut Round, seed: usize) {
    for game in &mut round.games {
        let shown = |person: usize| 10 * person + (person * 7 + seed * 13) % 25;
        let place = |&one: &usize| {
            let better = game
                .seats
                .iter()
                .filter(|&&other| shown(other) > shown(one));
            1 + better.count() as u8
        };
        game.places = game.seats.iter().map(place).collect();
    }
}

fn tournament(people: usize, group: usize, rounds: usize, seed: u64) -> Vec<Round> {
    let there: Vec<usize> = (0..people).collect();
    let mut played = Vec::new();
    for n in 0..rounds {
        let mut round = draw(people, &there, group, &played, seed + n as u64);
        play(&mut round, n);
        played.push(round);
    }
    played
}

/// How often each two have met.
fn meetings(rounds: &[Round]) -> HashMap<(usize, usize), u32> {
    let mut met = HashMap::new();
    for game in rounds.iter().flat_map(|round| &round.games) {
        for &one in &game.seats {
            for &other in game.seats.iter().filter(|&&other| one < other) {
                *met.entry((one, other)).or_default() += 1;
            }
        }
    }
    met
}

#[test]
fn tables_are_as_equal_as_they_can_be_and_nobody_sits_alone() {
    assert_eq!(sizes(13, 4), [4, 3, 3, 3]);
    assert_eq!(sizes(13, 3), [3, 3, 3, 2, 2]);
    assert_eq!(sizes(13, 2), [2; 6]);
    assert_eq!(sizes(5, 4), [3, 2]);
    assert_eq!(sizes(3, 2), [2]);
    assert!(sizes(1, 4).is_empty() && sizes(0, 2).is_empty());
    for people in 2..60 {
        for group in 2..=4 {
            let sizes = sizes(people, group);
            let seated: usize = sizes.iter().sum();
            assert!(people - seated <= usize::from(group == 2));
            assert!(sizes.iter().all(|size| (2..=group).contains(size)));
            assert!(sizes.iter().max().unwrap() - sizes.iter().min().unwrap() <= 1);
        }
    }
}

/// In every round everybody has one seat or a bye, people meet again as seldom as possible,
/// nobody has two byes before all have one, and seats are shared out evenly.
#[test]
fn everyone_meets_different_people_on_different_seats() {
    for (people, group, rounds) in [
        (13, 4, 4),
        (13, 3, 5),
        (13, 2, 6),
        (8, 2, 5),
        (16, 4, 4),
        (9, 3, 3),
        (5, 4, 3),
        (40, 4, 5),
    ] {
        let (mut repeated, mut meant, mut worst) = (0, 0, 0);
        for seed in 0..20 {
            let played = tournament(people, group, rounds, seed * 100);
            for round in &played {
                let seated = round.games.iter().flat_map(|game| &game.seats);
                let mut all: Vec<usize> = seated.chain(&round.byes).copied().collect();
                all.sort_unstable();
                assert!(all.into_iter().eq(0..people), "everybody once");
            }
            let met = meetings(&played);
            repeated += met.values().map(|times| times - 1).sum::<u32>();
            meant += met.values().sum::<u32>();
            let mut byes = vec![0; people];
            for person in played.iter().flat_map(|round| &round.byes) {
                byes[*person] += 1;
            }
            assert!(byes.iter().max().unwrap() - byes.iter().min().unwrap() <= 1);
            for person in 0..people {
                let mut sat = [0_i32; 4];
                for game in played.iter().flat_map(|round| &round.games) {
                    if let Some(seat) = game.seats.iter().position(|who| *who == person) {
                        sat[seat] += 1;
                    }
                }
                let uneven =
                    sat[..group].iter().max().unwrap() - sat[..group].iter().min().unwrap();
                worst = worst.max(uneven);
            }
        }
        println!(
            "{people} people in groups of {group}, {rounds} rounds: {repeated} repeated meetings in 20 tournaments, seats uneven by {worst} at most"
        );
        assert!(worst <= 3, "{people} in {group}: {worst}");
        // Of a hundred meetings at most five are with somebody one has met; five people at
        // two tables cannot help more.
        let share = if people > 5 { 20 } else { 2 };
        assert!(
            repeated * share <= meant,
            "{people} in {group}: {repeated} of {meant}"
        );
    }
}

#[test]
fn the_best_come_to_the_final() {
    for seed in 0..20 {
        let played = tournament(13, 4, 4, seed * 100);
        let there: Vec<usize> = (0..13).collect();
        let last = finalists(13, &there, 4, &played, seed);
        assert_eq!(last.len(), 4);
        assert!(last.contains(&12), "{last:?}");
        // Somebody who has gone plays no final.
        let without = finalists(13, &there[..12], 4, &played, seed);
        assert!(!without.contains(&12));
    }
}

#[test]
fn points_are_shared_in_whole_numbers() {
    assert_eq!(points(&[2, 1]), [0, 12]);
    assert_eq!(points(&[1, 1]), [6, 6]);
    assert_eq!(points(&[3, 1, 2]), [0, 12, 6]);
    assert_eq!(points(&[1, 1, 3]), [9, 9, 0]);
    assert_eq!(points(&[4, 2, 1, 2]), [0, 6, 12, 6]);
    assert_eq!(points(&[1, 1, 1, 4]), [8, 8, 8, 0]);
    // Whoever does not come gets nothing, and so do all where nobody comes.
    assert_eq!(points(&[1, ABSENT]), [12, 0]);
    assert_eq!(points(&[ABSENT, 1, 1, ABSENT]), [0, 10, 10, 0]);
    assert_eq!(points(&[ABSENT, ABSENT]), [0, 0]);
    // Whatever the places are, the same is shared out.
    for places in [[1, 2, 3, 4], [1, 1, 3, 3], [1, 1, 1, 1], [1, 2, 2, 2]] {
        assert_eq!(points(&places).iter().sum::<u32>(), 2 * FULL);
    }
}

#[test]
fn opponents_decide_between_equals_and_then_wins() {
    let game = |seats: [usize; 2], places: [u8; 2]| Game {
        seats: seats.to_vec(),
        places: places.to_vec(),
    };
    let round = |games: Vec<Game>, byes: Vec<usize>| Round { games, byes };
    let rounds = [
        round(vec![game([0, 1], [1, 2]), game([2, 3], [1, 2])], vec![4]),
        round(vec![game([1, 4], [2, 1]), game([2, 0], [1, 2])], vec![3]),
    ];
    let table = standings(5, &rounds);
    let told: Vec<(usize, usize, u32)> = table
        .iter()
        .map(|one| (one.person, one.rank, one.points))
        .collect();
    // Both 2 and 4 have 24 points, and 2 has met the stronger ones; of 0 and 3 it is 3.
    assert_eq!(
        told,
        [(2, 1, 24), (4, 2, 24), (3, 3, 12), (0, 4, 12), (1, 5, 0)]
    );
    assert_eq!(table[0].opposition, 1200);
    assert_eq!((table[1].byes, table[1].games), (1, 1));
    // Nothing tells these two apart: they share a rank. What is not over brings nothing.
    let open = [round(
        vec![Game {
            seats: vec![0, 1],
            places: Vec::new(),
        }],
        Vec::new(),
    )];
    let table = standings(2, &open);
    assert!(table.iter().all(|one| (one.rank, one.points) == (1, 0)));
}

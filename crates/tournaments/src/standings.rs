//! Who stands where: points for places, and what decides between equals.

use crate::Round;

/// What the first place of a game brings, whatever the number of players; the last brings
/// nothing, and those between stand at equal distances. It can be shared out in whole numbers
/// among two, three and four.
pub const FULL: u32 = 12;

/// The place of somebody who did not come to a game: it brings nothing and is no game.
pub const ABSENT: u8 = u8::MAX;

/// Somebody in the table of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The person.
    pub person: usize,
    /// The rank: 1 is the best, and those whom nothing tells apart share one.
    pub rank: usize,
    /// The points: those of all games, and of byes.
    pub points: u32,
    /// How strong the opponents were: what each of them has made on average, in hundredths of
    /// a point. The first that decides between equal points.
    pub opposition: u32,
    /// How many games were won. The second that decides.
    pub wins: u32,
    /// How many games were played.
    pub games: u32,
    /// How many rounds there was no seat.
    pub byes: u32,
}

/// The points of everyone in a finished game, from their places: those who share a place share
/// what it and the places below it bring.
#[must_use]
pub fn points(places: &[u8]) -> Vec<u32> {
    let players = places.len() as u32;
    let of_place = |place: u32| match players {
        0 | 1 => FULL,
        _ => FULL * players.saturating_sub(place) / (players - 1),
    };
    let share = |place: &u8| {
        if *place == ABSENT {
            return 0;
        }
        let above = places.iter().filter(|other| *other < place).count() as u32;
        let equal = places.iter().filter(|other| *other == place).count() as u32;
        (above + 1..=above + equal).map(of_place).sum::<u32>() / equal.max(1)
    };
    places.iter().map(share).collect()
}

/// The table after these rounds, the best first; games that are not over bring nothing yet.
#[must_use]
pub fn standings(people: usize, rounds: &[Round]) -> Vec<Standing> {
    let mut all: Vec<Standing> = (0..people)
        .map(|person| Standing {
            person,
            rank: 0,
            points: 0,
            opposition: 0,
            wins: 0,
            games: 0,
            byes: 0,
        })
        .collect();
    let mut opponents: Vec<Vec<usize>> = vec![Vec::new(); people];
    for round in rounds {
        for game in round.games.iter().filter(|game| !game.places.is_empty()) {
            let won = points(&game.places);
            for ((&person, place), won) in game.seats.iter().zip(&game.places).zip(won) {
                if *place == ABSENT {
                    continue;
                }
                let one = &mut all[person];
                one.points += won;
                one.games += 1;
                one.wins += u32::from(*place == 1);
                let others = game.seats.iter().zip(&game.places);
                let met = others.filter(|(other, place)| **other != person && **place != ABSENT);
                opponents[person].extend(met.map(|(other, _)| other));
            }
        }
        // Nobody is worse off for lack of a seat.
        for &person in &round.byes {
            all[person].points += FULL;
            all[person].byes += 1;
        }
    }
    let points: Vec<u32> = all.iter().map(|one| one.points).collect();
    for (one, met) in all.iter_mut().zip(&opponents) {
        let sum: u32 = met.iter().map(|other| points[*other]).sum();
        one.opposition = 100 * sum / (met.len() as u32).max(1);
    }
    let key = |one: &Standing| (one.points, one.opposition, one.wins);
    all.sort_by_key(|one| (std::cmp::Reverse(key(one)), one.person));
    for n in 0..all.len() {
        let equal = n > 0 && key(&all[n]) == key(&all[n - 1]);
        all[n].rank = if equal { all[n - 1].rank } else { n + 1 };
    }
    all
}

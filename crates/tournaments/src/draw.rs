//! The draw of a round: everyone meets others than before, as good as themselves, and sits on
//! another seat than before.

use crate::{Game, Lots, Round, standings};

/// What it costs to meet somebody again, beside a difference in points.
const AGAIN: u64 = 100_000;
/// How often a better round is looked for, each time from another order: first that of the
/// table, then drawn ones.
const STARTS: usize = 24;

/// How many people sit at each table of a round, in groups of at most `group`: as equal as
/// they can be, and nobody alone.
#[must_use]
pub fn sizes(people: usize, group: usize) -> Vec<usize> {
    let group = group.max(2);
    // In pairs somebody may be left over; larger groups give one up instead.
    let people = if group == 2 { people / 2 * 2 } else { people };
    if people < 2 {
        return Vec::new();
    }
    let tables = people.div_ceil(group);
    let (least, more) = (people / tables, people % tables);
    (0..tables).map(|n| least + usize::from(n < more)).collect()
}

/// Draws the next round for those who are still there, out of `people`.
///
/// # Panics
/// When somebody who is there is not among the people.
#[must_use]
pub fn draw(people: usize, there: &[usize], group: usize, rounds: &[Round], seed: u64) -> Round {
    let mut lots = Lots(seed);
    let history = History::of(people, rounds);
    let mut left = there.to_vec();
    // Equals are drawn; the best come first.
    lots.shuffle(&mut left);
    left.sort_by_key(|&person| std::cmp::Reverse(history.points[person]));
    let sizes = sizes(left.len(), group);
    let seats: usize = sizes.iter().sum();
    let mut byes = Vec::new();
    while left.len() > seats {
        // Whoever had the fewest byes, and of those whoever stands last.
        let next = (0..left.len()).rev().min_by_key(|&n| history.byes[left[n]]);
        byes.extend(next.map(|n| left.remove(n)));
    }
    let mut best = (u64::MAX, Vec::new());
    for start in 0..STARTS {
        if start > 0 {
            lots.shuffle(&mut left);
        }
        let mut rest = left.iter().copied();
        let mut tables: Vec<Vec<usize>> = sizes
            .iter()
            .map(|size| rest.by_ref().take(*size).collect())
            .collect();
        history.improve(&mut tables);
        let cost = history.cost(&tables);
        if cost < best.0 {
            best = (cost, tables);
        }
    }
    let (_, tables) = best;
    let games = tables.into_iter().map(|table| Game {
        seats: history.seated(table, &mut lots),
        places: Vec::new(),
    });
    Round {
        games: games.collect(),
        byes,
    }
}

/// Those who play the final, the best first: where nothing tells people apart, a lot does.
#[must_use]
pub fn finalists(
    people: usize,
    there: &[usize],
    group: usize,
    rounds: &[Round],
    seed: u64,
) -> Vec<usize> {
    let mut table = standings(people, rounds);
    table.retain(|one| there.contains(&one.person));
    Lots(seed).shuffle(&mut table);
    table.sort_by_key(|one| one.rank);
    table.truncate(group.max(2));
    table.into_iter().map(|one| one.person).collect()
}

/// What happened before.
struct History {
    points: Vec<u32>,
    byes: Vec<u32>,
    /// How often two have met.
    met: Vec<Vec<u64>>,
    /// How often somebody sat on a seat.
    sat: Vec<Vec<u64>>,
}

impl History {
    fn of(people: usize, rounds: &[Round]) -> Self {
        let most = rounds
            .iter()
            .flat_map(|round| &round.games)
            .map(|game| game.seats.len());
        let most = most.max().unwrap_or_default();
        let mut history = Self {
            points: vec![0; people],
            byes: vec![0; people],
            met: vec![vec![0; people]; people],
            sat: vec![vec![0; most]; people],
        };
        for one in standings(people, rounds) {
            history.points[one.person] = one.points;
            history.byes[one.person] = one.byes;
        }
        for game in rounds.iter().flat_map(|round| &round.games) {
            for (seat, &one) in game.seats.iter().enumerate() {
                history.sat[one][seat] += 1;
                for &other in game.seats.iter().filter(|other| **other != one) {
                    history.met[one][other] += 1;
                }
            }
        }
        history
    }

    /// What it costs that two meet.
    fn pair(&self, one: usize, other: usize) -> u64 {
        let again = self.met[one][other];
        AGAIN * again * again + u64::from(self.points[one].abs_diff(self.points[other]))
    }

    /// What it costs that somebody sits at a table, on the place of another.
    fn at(&self, person: usize, table: &[usize], place: usize) -> u64 {
        let others = table.iter().enumerate().filter(|(n, _)| *n != place);
        others.map(|(_, other)| self.pair(person, *other)).sum()
    }

    /// What a whole round costs, each pair counted twice.
    fn cost(&self, tables: &[Vec<usize>]) -> u64 {
        let at = |table: &Vec<usize>| -> u64 {
            let people = table.iter().enumerate();
            people.map(|(n, person)| self.at(*person, table, n)).sum()
        };
        tables.iter().map(at).sum()
    }

    /// Exchanges people as long as that makes the round better: each step lowers what all of
    /// it costs, so there is an end.
    fn improve(&self, tables: &mut [Vec<usize>]) {
        while let Some((one, other)) = self.best_exchange(tables) {
            let (a, b) = (tables[one.0][one.1], tables[other.0][other.1]);
            tables[one.0][one.1] = b;
            tables[other.0][other.1] = a;
        }
    }

    fn best_exchange(&self, tables: &[Vec<usize>]) -> Option<(Place, Place)> {
        let mut best = None;
        let mut gain = 0;
        for first in 0..tables.len() {
            for second in first + 1..tables.len() {
                for one in 0..tables[first].len() {
                    for other in 0..tables[second].len() {
                        let (a, b) = (tables[first][one], tables[second][other]);
                        let now =
                            self.at(a, &tables[first], one) + self.at(b, &tables[second], other);
                        let then =
                            self.at(b, &tables[first], one) + self.at(a, &tables[second], other);
                        let saved = now.saturating_sub(then);
                        if saved > gain {
                            gain = saved;
                            best = Some(((first, one), (second, other)));
                        }
                    }
                }
            }
        }
        best
    }

    /// The order on the seats in which everyone sits where they sat least.
    fn seated(&self, mut table: Vec<usize>, lots: &mut Lots) -> Vec<usize> {
        lots.shuffle(&mut table);
        let mut best = table.clone();
        let mut least = u64::MAX;
        permute(&mut table, 0, &mut |order| {
            let sat = |(seat, person): (usize, &usize)| {
                let often = self.sat[*person].get(seat).copied().unwrap_or_default();
                often * often
            };
            let cost = order.iter().enumerate().map(sat).sum();
            if cost < least {
                least = cost;
                best = order.to_vec();
            }
        });
        best
    }
}

/// A table and a place at it.
type Place = (usize, usize);

/// Every order of things.
fn permute(things: &mut [usize], from: usize, see: &mut impl FnMut(&[usize])) {
    if from == things.len() {
        return see(things);
    }
    for n in from..things.len() {
        things.swap(from, n);
        permute(things, from + 1, see);
        things.swap(from, n);
    }
}

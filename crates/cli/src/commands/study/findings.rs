//! What the games of one table say, with how sure one can be of it.

use std::collections::BTreeMap;

use serde::Serialize;

/// One finished game.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The place of each side, automata behind the seats.
    pub places: Vec<u8>,
    /// The points of each side.
    pub scores: Vec<i32>,
    /// How many decisions were made.
    pub decisions: u64,
    /// What can be said of each seat: topics with answers.
    pub facts: Vec<Vec<(&'static str, Known)>>,
}

/// What is so about a topic.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(untagged)]
pub enum Known {
    /// How many, or how often.
    Number(i32),
    /// A thing by its name.
    Thing(String),
}

/// What was found at a table.
#[derive(Clone, Debug, Serialize)]
pub struct Findings {
    pub games: usize,
    /// One for each side.
    pub sides: Vec<Side>,
    /// The scores of all seats: how often each came up, and how often it was enough
    /// for the first place.
    pub scores: BTreeMap<i32, Count>,
    /// How many games had so many decisions.
    pub lengths: BTreeMap<i32, Count>,
    /// What was asked, in the order in which it came up.
    pub topics: Vec<Topic>,
}

/// How often something came up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Count {
    pub all: u64,
    pub first: u64,
}

/// How a side did.
#[derive(Clone, Debug, Serialize)]
pub struct Side {
    pub wins: Estimate,
    pub score: Estimate,
    pub lowest: i32,
    pub highest: i32,
}

/// One thing that was asked.
#[derive(Clone, Debug, Serialize)]
pub struct Topic {
    /// A message key.
    pub topic: &'static str,
    /// Whether it is about the game: then it holds for all seats, and says nothing
    /// about who wins.
    pub shared: bool,
    /// What was answered: numbers in order, things with the most wins first.
    pub answers: Vec<Answered>,
    /// Answers of too few games to say anything, with the number of seats.
    pub rare: Vec<(Known, u64)>,
}

/// How those did for whom an answer holds.
#[derive(Clone, Debug, Serialize)]
pub struct Answered {
    pub answer: Known,
    /// Of how many seats it holds.
    pub seats: u64,
    pub wins: Estimate,
    pub score: Estimate,
}

/// A mean and half of its 95 % interval.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Estimate {
    pub mean: f64,
    pub interval: f64,
}

/// Below this many games nothing is said of an answer.
pub const FEWEST: usize = 30;

impl Estimate {
    /// Of games that are independent of each other; within one game several seats
    /// may count, and they are not. Each game gives a sum and how many it sums up:
    /// the mean is a ratio of sums, its variance that of the games' residuals.
    fn of(games: &[(f64, u64)]) -> Self {
        let count: u64 = games.iter().map(|(_, count)| count).sum();
        let mean = games.iter().map(|(sum, _)| sum).sum::<f64>() / count as f64;
        let residuals = games.iter().map(|(sum, of)| sum - mean * *of as f64);
        let squares: f64 = residuals.map(|residual| residual * residual).sum();
        let number = games.len() as f64;
        let variance = squares * number / (number - 1.0).max(1.0);
        Self {
            mean,
            interval: 1.96 * variance.sqrt() / count as f64,
        }
    }
}

impl Estimate {
    /// Of parts between 0 and 1. Where every game went the same way, the variance says
    /// nothing; then it is the rule of three: what was never seen in n games happens
    /// in at most 3 of n, with 95 % confidence.
    fn share(games: &[(f64, u64)]) -> Self {
        let estimate = Self::of(games);
        if estimate.mean > 0.0 && estimate.mean < 1.0 {
            return estimate;
        }
        Self {
            interval: (3.0 / games.len() as f64).min(1.0),
            ..estimate
        }
    }
}

impl Sample {
    /// A first place counts in parts when it is shared.
    fn win(&self, side: usize) -> f64 {
        let first = self.places.iter().filter(|&&place| place == 1).count();
        if self.places[side] == 1 {
            1.0 / first as f64
        } else {
            0.0
        }
    }
}

impl Findings {
    /// Sums up the games of a table with so many seats.
    pub fn of(seats: u8, samples: &[Sample]) -> Self {
        let sides = samples.first().map_or(0, |sample| sample.places.len());
        let (mut scores, mut lengths) = (BTreeMap::new(), BTreeMap::new());
        for sample in samples {
            let length: &mut Count = lengths.entry(sample.decisions as i32).or_default();
            length.all += 1;
            for seat in 0..usize::from(seats) {
                let score: &mut Count = scores.entry(sample.scores[seat]).or_default();
                score.all += 1;
                score.first += u64::from(sample.places[seat] == 1);
            }
        }
        Self {
            games: samples.len(),
            sides: (0..sides).map(|side| Side::of(side, samples)).collect(),
            scores,
            lengths,
            topics: topics(samples),
        }
    }
}

impl Side {
    fn of(side: usize, samples: &[Sample]) -> Self {
        let wins: Vec<_> = samples.iter().map(|sample| (sample.win(side), 1)).collect();
        let scores = || samples.iter().map(|sample| sample.scores[side]);
        let points: Vec<_> = scores().map(|score| (f64::from(score), 1)).collect();
        Self {
            wins: Estimate::share(&wins),
            score: Estimate::of(&points),
            lowest: scores().min().unwrap_or_default(),
            highest: scores().max().unwrap_or_default(),
        }
    }
}

/// The games in which an answer came up: wins, points and number of its seats.
#[derive(Default)]
struct Games {
    wins: Vec<(f64, u64)>,
    points: Vec<(f64, u64)>,
}

fn topics(samples: &[Sample]) -> Vec<Topic> {
    // The topics, and whether all seats have the same answers.
    let mut order: Vec<(&'static str, bool)> = Vec::new();
    let mut found: BTreeMap<(usize, &Known), Games> = BTreeMap::new();
    for sample in samples {
        let mut here: BTreeMap<(usize, &Known), (f64, f64, u64)> = BTreeMap::new();
        for (seat, facts) in sample.facts.iter().enumerate() {
            for &(topic, ref known) in facts {
                let index = order.iter().position(|&(known, _)| known == topic);
                let index = index.unwrap_or_else(|| {
                    order.push((topic, sample.facts.len() > 1));
                    order.len() - 1
                });
                let sum = here.entry((index, known)).or_default();
                sum.0 += sample.win(seat);
                sum.1 += f64::from(sample.scores[seat]);
                sum.2 += 1;
            }
        }
        for (key, (wins, points, seats)) in here {
            order[key.0].1 &= seats == sample.facts.len() as u64;
            let games = found.entry(key).or_default();
            games.wins.push((wins, seats));
            games.points.push((points, seats));
        }
    }
    let topic = |(index, &(topic, shared)): (usize, &(&'static str, bool))| {
        let mut of_topic = Topic {
            topic,
            shared,
            answers: Vec::new(),
            rare: Vec::new(),
        };
        for ((_, answer), games) in found.iter().filter(|((of, _), _)| *of == index) {
            let seats = games.wins.iter().map(|(_, seats)| seats).sum();
            if games.wins.len() < FEWEST {
                of_topic.rare.push(((*answer).clone(), seats));
            } else {
                of_topic.answers.push(Answered {
                    answer: (*answer).clone(),
                    seats,
                    wins: Estimate::share(&games.wins),
                    score: Estimate::of(&games.points),
                });
            }
        }
        if of_topic
            .answers
            .iter()
            .all(|one| matches!(one.answer, Known::Thing(_)))
        {
            let wins = |one: &Answered| one.wins.mean;
            of_topic.answers.sort_by(|a, b| wins(b).total_cmp(&wins(a)));
        }
        of_topic
    };
    order.iter().enumerate().map(topic).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(places: [u8; 2], scores: [i32; 2], leaders: [&str; 2]) -> Sample {
        Sample {
            places: places.to_vec(),
            scores: scores.to_vec(),
            decisions: 10,
            facts: leaders
                .map(|leader| vec![("leader", Known::Thing(leader.to_string()))])
                .to_vec(),
        }
    }

    #[test]
    fn seats_in_one_game_are_not_counted_as_if_they_were_two_games() {
        // Alternating wins and losses of 100 independent games: σ = ½, ± 1.96 · ½ / √100.
        let one: Vec<(f64, u64)> = (0..100).map(|index| (f64::from(index % 2), 1)).collect();
        let estimate = Estimate::of(&one);
        assert!((estimate.mean - 0.5).abs() < 1e-9);
        assert!((estimate.interval - 0.098).abs() < 1e-3, "{estimate:?}");
        // Both seats of each game always have it: one of them wins, whoever it is.
        let both = Estimate::of(&vec![(1.0, 2); 100]);
        assert_eq!((both.mean, both.interval), (0.5, 0.0));
        let never = Estimate::share(&vec![(0.0, 1); 100]);
        assert_eq!((never.mean, never.interval), (0.0, 0.03));
    }

    #[test]
    fn answers_are_compared_and_rare_ones_are_set_aside() {
        let mut samples = vec![game([1, 2], [30, 20], ["Akira", "Sal"]); 40];
        samples.extend(vec![game([1, 1], [25, 25], ["Sal", "Akira"]); 20]);
        samples.push(game([1, 2], [50, 0], ["Troy", "Sal"]));
        let findings = Findings::of(2, &samples);
        assert_eq!(findings.games, 61);
        let topic = &findings.topics[0];
        let names: Vec<&Known> = topic.answers.iter().map(|one| &one.answer).collect();
        let named = |name: &str| Known::Thing(name.to_string());
        assert_eq!(names, [&named("Akira"), &named("Sal")]);
        let akira = &topic.answers[0];
        assert_eq!(akira.seats, 60);
        // 40 wins and 20 halves of 60.
        assert!((akira.wins.mean - 50.0 / 60.0).abs() < 1e-9);
        assert!((akira.score.mean - (40.0 * 30.0 + 20.0 * 25.0) / 60.0).abs() < 1e-9);
        assert_eq!(topic.rare, [(named("Troy"), 1)]);
        assert!(!topic.shared);
        assert_eq!(findings.scores[&25], Count { all: 40, first: 40 });
        assert_eq!(
            (findings.sides[0].lowest, findings.sides[0].highest),
            (25, 50)
        );
    }

    #[test]
    fn what_holds_for_the_whole_game_is_told_from_what_holds_for_a_seat() {
        let rounds = |number| vec![vec![("rounds", Known::Number(number))]; 2];
        let mut samples = vec![game([1, 2], [30, 20], ["", ""]); 40];
        for (index, sample) in samples.iter_mut().enumerate() {
            sample.facts = rounds(index as i32 % 2);
        }
        assert!(Findings::of(2, &samples).topics[0].shared);
        samples[0].facts[1] = vec![("rounds", Known::Number(7))];
        assert!(!Findings::of(2, &samples).topics[0].shared);
    }
}

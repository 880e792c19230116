//! What the games of one table say, with how sure one can be of it.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::statistics::{Interval, holm, p_value};

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
    /// The share of first places that the seats of people have on average: what everything
    /// is compared with.
    pub mean: f64,
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
    pub wins: Interval,
    /// How likely chance alone makes such a difference from the mean of the seats, among all
    /// that is compared at the table; nothing for an automaton or a single seat.
    pub p: Option<f64>,
    pub score: Interval,
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
    /// Whether it tells how well a side did rather than what it chose or was dealt.
    pub outcome: bool,
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
    pub wins: Interval,
    /// How likely chance alone makes such a difference from the mean of the table, among
    /// all that is compared there; nothing where nothing is compared.
    pub p: Option<f64>,
    pub score: Interval,
}

/// What is less likely than this to be due to chance counts as found.
const SURE: f64 = 0.05;

/// Whether something differs beyond reasonable doubt, all comparisons considered.
pub fn is_sure(p: Option<f64>) -> bool {
    p.is_some_and(|p| p < SURE)
}

/// Below this many games nothing is said of an answer.
pub const FEWEST: usize = 30;

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
    /// Sums up the games of a table with so many seats; these topics are outcomes.
    pub fn of(seats: u8, outcomes: &[&str], samples: &[Sample]) -> Self {
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
        let seats = usize::from(seats);
        let won = |sample: &Sample| (0..seats).map(|seat| sample.win(seat)).sum::<f64>();
        let all: f64 = samples.iter().map(won).sum();
        let mean = all / (samples.len() * seats).max(1) as f64;
        let side = |side| Side::of(side, samples, (seats > 1 && side < seats).then_some(mean));
        let mut findings = Self {
            games: samples.len(),
            mean,
            sides: (0..sides).map(side).collect(),
            scores,
            lengths,
            topics: topics(samples, outcomes, mean),
        };
        findings.correct();
        findings
    }

    /// Corrects what is found for how much is compared at the table: seats and choices
    /// together, and outcomes by themselves, since those go with winning anyway.
    fn correct(&mut self) {
        for outcome in [false, true] {
            let sides = self.sides.iter_mut().map(|side| &mut side.p);
            let topics = self.topics.iter_mut();
            let topics = topics.filter(|topic| topic.outcome == outcome);
            let answers = topics.flat_map(|topic| &mut topic.answers);
            let mut compared: Vec<&mut f64> = sides
                .filter(|_| !outcome)
                .chain(answers.map(|one| &mut one.p))
                .flatten()
                .collect();
            let values: Vec<f64> = compared.iter().map(|p| **p).collect();
            for (p, corrected) in compared.iter_mut().zip(holm(&values)) {
                **p = corrected;
            }
        }
    }
}

impl Side {
    fn of(side: usize, samples: &[Sample], mean: Option<f64>) -> Self {
        let wins: Vec<_> = samples.iter().map(|sample| (sample.win(side), 1)).collect();
        let scores = || samples.iter().map(|sample| sample.scores[side]);
        let points: Vec<_> = scores().map(|score| (f64::from(score), 1)).collect();
        Self {
            wins: Interval::of_shares(&wins),
            p: mean.map(|mean| p_value(&wins, mean)),
            score: Interval::of_numbers(&points),
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

fn topics(samples: &[Sample], outcomes: &[&str], mean: f64) -> Vec<Topic> {
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
            outcome: outcomes.contains(&topic),
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
                    wins: Interval::of_shares(&games.wins),
                    p: (!shared).then(|| p_value(&games.wins, mean)),
                    score: Interval::of_numbers(&games.points),
                });
            }
        }
        // A single answer is compared with nothing.
        if let [only] = &mut of_topic.answers[..] {
            only.p = None;
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

    /// Whoever has the good card wins two games of three; a coin that everyone throws says
    /// nothing, however often it is thrown, and outcomes are corrected by themselves.
    #[test]
    fn what_survives_many_comparisons_is_marked() {
        let fact = |topic, number| (topic, Known::Number(number));
        let mut samples = Vec::new();
        for n in 0..600 {
            let mut sample = game([1, 2], [30, 20], ["", ""]);
            if n % 3 == 0 {
                sample.places = vec![2, 1];
            }
            let coin = |seat| fact("coin", (catalog::game_seed(n, seat) % 8) as i32);
            sample.facts = vec![
                vec![
                    fact("card", 1),
                    coin(0),
                    fact("crown", i32::from(n % 3 != 0)),
                ],
                vec![
                    fact("card", 2),
                    coin(1),
                    fact("crown", i32::from(n % 3 == 0)),
                ],
            ];
            samples.push(sample);
        }
        let findings = Findings::of(2, &["crown"], &samples);
        assert!((findings.mean - 0.5).abs() < 1e-9);
        let [card, coin, crown] = &findings.topics[..] else {
            panic!("{:?}", findings.topics);
        };
        assert!(card.answers.iter().all(|one| is_sure(one.p)), "{card:?}");
        assert!(!coin.answers.iter().any(|one| is_sure(one.p)), "{coin:?}");
        assert!(crown.outcome && !card.outcome && is_sure(crown.answers[0].p));
        assert!(findings.sides.iter().all(|side| is_sure(side.p)));
        // Alone at the table nothing is said of the seat: it is the mean.
        assert_eq!(Findings::of(1, &[], &samples).sides[0].p, None);
    }

    #[test]
    fn answers_are_compared_and_rare_ones_are_set_aside() {
        let mut samples = vec![game([1, 2], [30, 20], ["Akira", "Sal"]); 40];
        samples.extend(vec![game([1, 1], [25, 25], ["Sal", "Akira"]); 20]);
        samples.push(game([1, 2], [50, 0], ["Troy", "Sal"]));
        let findings = Findings::of(2, &[], &samples);
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
        assert!(Findings::of(2, &[], &samples).topics[0].shared);
        samples[0].facts[1] = vec![("rounds", Known::Number(7))];
        assert!(!Findings::of(2, &[], &samples).topics[0].shared);
    }
}

//! The positions of a game. The last few and some on the way are kept; those between are
//! played again when someone looks at them.

use std::{collections::BTreeMap, sync::Arc};

use catalog::Match;

use crate::format::Entry;

/// How many of the last positions are kept: those that an undo goes back to.
const LATEST: usize = 4;
/// Every position after so many actions is kept, so that no other one is far.
const EVERY: usize = 128;

/// The positions of a game that are kept, by the number of actions before them.
#[derive(Clone)]
pub(crate) struct Moments {
    kept: BTreeMap<usize, Arc<dyn Match>>,
    /// How often something had come to light before the first action and after each.
    reveals: Vec<u32>,
    /// How often actions were taken back.
    rewinds: u32,
}

impl Moments {
    /// A game before its first action.
    pub fn new(start: Box<dyn Match>) -> Self {
        Self {
            reveals: vec![start.reveals()],
            rewinds: 0,
            kept: BTreeMap::from([(0, start.into())]),
        }
    }

    /// After how many actions the game stands.
    pub fn last(&self) -> usize {
        self.reveals.len() - 1
    }

    /// How many positions are kept.
    #[cfg(test)]
    pub fn kept(&self) -> usize {
        self.kept.len()
    }

    /// The game as it stands.
    pub fn game(&self) -> &Arc<dyn Match> {
        let (_, game) = self.kept.last_key_value().expect("there is the start");
        game
    }

    /// How often actions were taken back.
    pub fn rewinds(&self) -> u32 {
        self.rewinds
    }

    /// How often something had come to light after so many actions.
    pub fn reveals(&self, actions: usize) -> u32 {
        self.reveals[actions]
    }

    /// The game after one more action.
    pub fn push(&mut self, game: Box<dyn Match>) {
        spare_little(&mut self.reveals);
        self.reveals.push(game.reveals());
        let last = self.last();
        self.kept.insert(last, game.into());
        if let Some(old) = last.checked_sub(LATEST)
            && !old.is_multiple_of(EVERY)
        {
            self.kept.remove(&old);
        }
    }

    /// Goes back to after so many of the actions.
    pub fn truncate(&mut self, actions: usize, entries: &[Entry]) {
        let game = self.at(actions, entries);
        self.kept.split_off(&actions);
        self.kept.insert(actions, game);
        self.reveals.truncate(actions + 1);
        self.rewinds += 1;
    }

    /// The game after so many of the actions.
    pub fn at(&self, actions: usize, entries: &[Entry]) -> Arc<dyn Match> {
        let (&from, known) = self
            .kept
            .range(..=actions)
            .next_back()
            .expect("there is the start");
        if from == actions {
            return known.clone();
        }
        let mut game = known.copy();
        for entry in &entries[from..actions] {
            play_again(&mut *game, entry);
        }
        game.into()
    }

    /// The game after so many of the actions, and after each of the later ones.
    pub fn since<'a>(
        &'a self,
        actions: usize,
        entries: &'a [Entry],
    ) -> impl Iterator<Item = Arc<dyn Match>> + 'a {
        let first = (actions <= self.last()).then(|| (actions, self.at(actions, entries)));
        let next = |(n, game): &(usize, Arc<dyn Match>)| {
            let entry = entries.get(*n)?;
            let known = self.kept.get(&(n + 1)).cloned();
            let game = known.unwrap_or_else(|| {
                let mut game = game.copy();
                play_again(&mut *game, entry);
                game.into()
            });
            Some((n + 1, game))
        };
        std::iter::successors(first, next).map(|(_, game)| game)
    }
}

/// Makes room for one more. Many games are held at once, so little of it is spare.
pub(crate) fn spare_little<T>(list: &mut Vec<T>) {
    if list.len() == list.capacity() {
        list.reserve_exact(list.len() / 16 + 8);
    }
}

fn play_again(game: &mut dyn Match, entry: &Entry) {
    game.play(entry.seat, &entry.action)
        .expect("what was played can be played again");
}

#[cfg(test)]
mod tests {
    use catalog::PositionHash;

    use super::*;
    use crate::{DiceSource, Journal, SeatInfo};

    /// A game of which the first legal action is played over and over.
    fn played(game: &dyn catalog::DynGame, actions: usize) -> Journal {
        let players = *game.info().players.end();
        let referee = game.open(None, players, &tabletop::Options::new()).unwrap();
        let seats = vec![SeatInfo::default(); players as usize];
        let dice = DiceSource::Seed { seed: 5 };
        let mut journal = Journal::start(referee, seats, dice, None).unwrap();
        for _ in 0..actions {
            let Some(seat) = journal.game().owing().lowest() else {
                break;
            };
            let action = journal.game().choices(seat)[0].action.clone();
            journal.play(seat, &action).unwrap();
        }
        journal
    }

    #[test]
    fn every_moment_is_found_again() {
        for game in games::catalog().games() {
            let journal = played(game, 100);
            let entries = &journal.record().entries;
            assert!(entries.len() > 50, "{}", game.info().id);
            let mut since = journal.moments();
            assert_eq!(
                since.next().unwrap().digest(PositionHash::default()),
                journal.opening().digest(PositionHash::default())
            );
            for (n, entry) in entries.iter().enumerate() {
                let moment = journal.moment(n + 1).unwrap();
                assert_eq!(moment.digest(PositionHash::default()), entry.position);
                let same = since.next().unwrap();
                assert_eq!(same.digest(PositionHash::default()), entry.position);
                assert_eq!(same.news(None).len(), moment.news(None).len());
            }
            assert!(since.next().is_none());
            assert!(journal.moment(entries.len() + 1).is_none());
            assert!(journal.moments_since(entries.len() + 1).next().is_none());
        }
    }

    #[test]
    fn few_moments_are_kept() {
        for game in games::catalog().games() {
            let journal = played(game, 300);
            let moments = journal.kept_moments();
            assert!(moments <= LATEST + 1 + 300 / EVERY, "{moments}");
        }
    }

    #[test]
    fn a_game_goes_on_from_wherever_it_went_back_to() {
        for game in games::catalog().games() {
            let whole = played(game, 100);
            let last = whole.actions();
            for actions in [0, 1, 31, 32, 50, last - 5, last - 1] {
                let mut journal = whole.clone();
                journal.truncate(actions);
                assert_eq!((journal.actions(), journal.rewinds()), (actions, 1));
                let digest = whole
                    .moment(actions)
                    .unwrap()
                    .digest(PositionHash::default());
                assert_eq!(journal.game().digest(PositionHash::default()), digest);
                for entry in &whole.record().entries[actions..] {
                    journal.play(entry.seat, &entry.action).unwrap();
                }
                assert_eq!(journal.record(), whole.record());
                assert_eq!(
                    journal.moment(40).unwrap().digest(PositionHash::default()),
                    whole.moment(40).unwrap().digest(PositionHash::default())
                );
            }
        }
    }
}

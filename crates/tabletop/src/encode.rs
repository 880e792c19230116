//! Numbers in the place of notation, for programs that learn.
//!
//! An encoding of a game is a fixed list of actions, the same for every setup, and a fixed
//! list of features of a view. Both are written down as data ([`ActionGroup`], [`Feature`]),
//! so that a program that has never heard of the game knows the name, the place and the
//! range of every number. Nothing here allocates, and there is no float.

use crate::{Game, Returns, Seat};

/// The numbers of a game.
///
/// Everything is told from the perspective of a seat: its own side comes first, the others
/// follow in turn order, and an action that names another player counts from the seat too. So
/// a table whose seats are relabelled gives the same numbers. An observation starts from a
/// view and can tell nothing that the seat does not know.
pub trait Encode: Game {
    /// The version of the encoding. It is raised when an index or a feature changes its
    /// meaning; a network that was trained with another version does not fit.
    const ENCODING: u32;

    /// The actions of the game in groups, in the order of their indices.
    const ACTIONS: &'static [ActionGroup];

    /// What an observation tells of the table and of what the seat alone knows.
    const TABLE: &'static [Feature];

    /// What it tells of each side, in as many blocks of the same layout as there are
    /// [`SIDES`](Self::SIDES).
    const SIDE: &'static [Feature];

    /// For how many sides there is room. The blocks of absent sides are all zero; the first
    /// feature of a block says that the side is there.
    const SIDES: usize = 4;

    /// How many actions there are.
    const ACTION_COUNT: usize = action_count(Self::ACTIONS);

    /// How many numbers an observation has.
    const OBSERVATION: usize = length(Self::TABLE) + Self::SIDES * length(Self::SIDE);

    /// Whether the box fits the encoding. Printed figures that someone has corrected may ask
    /// for actions that have no index.
    fn is_encodable(&self) -> bool {
        true
    }

    /// The index of an action of this seat, in constant time; none for an action that the
    /// printed box does not have.
    fn action_index(&self, seat: Seat, action: Self::Action) -> Option<usize>;

    /// The action of this seat with an index, in constant time.
    fn action_at(&self, seat: Seat, index: usize) -> Option<Self::Action>;

    /// Writes what a seat sees. The view is that seat's own.
    ///
    /// # Panics
    /// When there is no room for [`OBSERVATION`](Self::OBSERVATION) numbers.
    fn observe(&self, view: &Self::View, seat: Seat, numbers: &mut [i16]);

    // Nobody overrides what follows.

    /// Who is asked next: the lowest of the seats that are waited for. Where several answer
    /// at the same time, none of them sees in its view what the others have answered.
    fn to_move(&self, state: &Self::State) -> Option<Seat> {
        self.owing(state).lowest()
    }

    /// Writes 1 for every legal action of a seat and 0 for all others, from the listing.
    ///
    /// # Panics
    /// When there is no room for [`ACTION_COUNT`](Self::ACTION_COUNT) numbers.
    #[inline]
    fn mask(&self, seat: Seat, legal: &[Self::Action], mask: &mut [u8]) {
        let mask = &mut mask[..Self::ACTION_COUNT];
        mask.fill(0);
        for &action in legal {
            if let Some(index) = self.action_index(seat, action) {
                mask[index] = 1;
            }
        }
    }

    /// What the game came to for each side; none while it goes on.
    fn returns(&self, state: &Self::State) -> Option<Returns> {
        let outcome = self.outcome(state)?;
        Some(Returns::new(&outcome, |side| self.total(state, side)))
    }
}

/// Actions that stand together in the list of all actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionGroup {
    /// Its name.
    pub name: &'static str,
    /// How many there are.
    pub count: usize,
    /// In which order they come.
    pub about: &'static str,
}

impl ActionGroup {
    /// A group.
    #[must_use]
    pub const fn new(name: &'static str, count: usize, about: &'static str) -> Self {
        Self { name, count, about }
    }
}

/// How many actions there are in these groups.
#[must_use]
pub const fn action_count(groups: &[ActionGroup]) -> usize {
    let (mut sum, mut group) = (0, 0);
    while group < groups.len() {
        sum += groups[group].count;
        group += 1;
    }
    sum
}

/// Where the groups of a list of actions begin, and to which group an index belongs: made by
/// the compiler, so that both ways take one look into a table.
pub struct ActionSpace<const GROUPS: usize, const ACTIONS: usize> {
    starts: [u16; GROUPS],
    group_of: [u8; ACTIONS],
}

impl<const GROUPS: usize, const ACTIONS: usize> ActionSpace<GROUPS, ACTIONS> {
    /// The space of these groups.
    ///
    /// # Panics
    /// When there are not so many groups and actions; in a `static` the compiler says so.
    #[must_use]
    pub const fn new(groups: &[ActionGroup]) -> Self {
        assert!(groups.len() == GROUPS && action_count(groups) == ACTIONS);
        let (mut starts, mut group_of) = ([0; GROUPS], [0; ACTIONS]);
        let (mut group, mut index) = (0, 0);
        while group < GROUPS {
            starts[group] = index as u16;
            let end = index + groups[group].count;
            while index < end {
                group_of[index] = group as u8;
                index += 1;
            }
            group += 1;
        }
        Self { starts, group_of }
    }

    /// The index of an action by its place in its group.
    #[inline]
    #[must_use]
    pub const fn index(&self, group: usize, place: usize) -> usize {
        self.starts[group] as usize + place
    }

    /// The group of an index, and the place in it.
    #[inline]
    #[must_use]
    pub const fn locate(&self, index: usize) -> Option<(usize, usize)> {
        if index < ACTIONS {
            let group = self.group_of[index] as usize;
            Some((group, index - self.starts[group] as usize))
        } else {
            None
        }
    }
}

/// Numbers of an observation that stand together and mean the same of different things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// Its name.
    pub name: &'static str,
    /// How the numbers are to be read.
    pub kind: FeatureKind,
    /// How many numbers there are.
    pub length: usize,
    /// The lowest that any of them can be.
    pub least: i16,
    /// The highest that any of them can be; what is beyond is cut off.
    pub most: i16,
    /// What they say, in which order.
    pub about: &'static str,
}

/// How the numbers of a feature are to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FeatureKind {
    /// Each is 0 or 1.
    Flags,
    /// At most one of them is 1, the others are 0.
    OneHot,
    /// Each is an amount.
    Amounts,
}

impl FeatureKind {
    /// Its name in a schema.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Flags => "flags",
            Self::OneHot => "one_hot",
            Self::Amounts => "amounts",
        }
    }
}

impl Feature {
    /// Numbers that are 0 or 1.
    #[must_use]
    pub const fn flags(name: &'static str, length: usize, about: &'static str) -> Self {
        Self {
            name,
            kind: FeatureKind::Flags,
            length,
            least: 0,
            most: 1,
            about,
        }
    }

    /// Numbers of which at most one is 1.
    #[must_use]
    pub const fn one_hot(name: &'static str, length: usize, about: &'static str) -> Self {
        Self {
            kind: FeatureKind::OneHot,
            ..Self::flags(name, length, about)
        }
    }

    /// Amounts from the one to the other.
    #[must_use]
    pub const fn amounts(
        name: &'static str,
        length: usize,
        (least, most): (i16, i16),
        about: &'static str,
    ) -> Self {
        Self {
            name,
            kind: FeatureKind::Amounts,
            length,
            least,
            most,
            about,
        }
    }
}

/// How many numbers these features have.
#[must_use]
pub const fn length(features: &[Feature]) -> usize {
    let (mut sum, mut feature) = (0, 0);
    while feature < features.len() {
        sum += features[feature].length;
        feature += 1;
    }
    sum
}

/// The bits of every byte as flags, the lowest first.
static FLAGS: [[i16; 8]; 256] = {
    let mut flags = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            flags[byte][bit] = (byte >> bit & 1) as i16;
            bit += 1;
        }
        byte += 1;
    }
    flags
};

/// Writes an observation, one feature after the other. Where debug assertions are on, it
/// compares names and lengths with the schema.
pub struct Observer<'a> {
    numbers: &'a mut [i16],
    at: usize,
    expected: &'static [Feature],
}

impl<'a> Observer<'a> {
    /// Begins an observation with these features. All numbers are 0 until they are written.
    ///
    /// # Panics
    /// When there is no room for `length` numbers.
    #[inline]
    #[must_use]
    pub fn new(numbers: &'a mut [i16], length: usize, features: &'static [Feature]) -> Self {
        let numbers = &mut numbers[..length];
        numbers.fill(0);
        Self {
            numbers,
            at: 0,
            expected: features,
        }
    }

    /// Goes on with the features of a side.
    ///
    /// # Panics
    /// With debug assertions, when features of the last part are missing.
    #[inline]
    pub fn begin(&mut self, features: &'static [Feature]) {
        debug_assert!(self.expected.is_empty(), "{:?} is missing", self.expected);
        self.expected = features;
    }

    /// The numbers of the next feature, all 0.
    ///
    /// # Panics
    /// When the observation has no more room, and with debug assertions when another feature
    /// is to be written here.
    #[inline]
    pub fn next<const N: usize>(&mut self, name: &'static str) -> &mut [i16; N] {
        if cfg!(debug_assertions) {
            let (feature, rest) = self.expected.split_first().expect("the schema goes on");
            assert_eq!((feature.name, feature.length), (name, N));
            self.expected = rest;
        }
        let begin = self.at;
        self.at += N;
        let next = self.numbers[begin..].first_chunk_mut();
        next.expect("the observation has room")
    }

    /// Writes one number.
    #[inline]
    pub fn put(&mut self, name: &'static str, number: i16) {
        *self.next(name) = [number];
    }

    /// Writes a number for each place.
    #[inline]
    pub fn each<const N: usize>(&mut self, name: &'static str, number: impl FnMut(usize) -> i16) {
        *self.next(name) = core::array::from_fn::<i16, N, _>(number);
    }

    /// Writes the next feature as 1 at one place; none where there is no such place.
    #[inline]
    pub fn hot<const N: usize>(&mut self, name: &'static str, place: Option<usize>) {
        let numbers = self.next::<N>(name);
        if let Some(number) = place.and_then(|place| numbers.get_mut(place)) {
            *number = 1;
        }
    }

    /// Writes the bits of a number as flags, the lowest first.
    #[inline]
    pub fn bits<const N: usize>(&mut self, name: &'static str, bits: u64) {
        let (bytes, rest) = self.next::<N>(name).as_chunks_mut();
        let flags = |byte: usize| &FLAGS[usize::from((bits >> (8 * byte)) as u8)];
        for (byte, numbers) in bytes.iter_mut().enumerate() {
            *numbers = *flags(byte);
        }
        if !rest.is_empty() {
            rest.copy_from_slice(&flags(N / 8)[..N % 8]);
        }
    }

    /// Leaves the next features, which are these, at 0.
    ///
    /// # Panics
    /// With debug assertions, when others are to be written here.
    #[inline]
    pub fn skip(&mut self, features: &'static [Feature]) {
        if cfg!(debug_assertions) {
            let rest = self.expected.strip_prefix(features);
            self.expected = rest.expect("these features are next");
        }
        self.at += length(features);
    }

    /// Ends the observation.
    ///
    /// # Panics
    /// With debug assertions, when it is not complete.
    #[inline]
    pub fn finish(mut self) {
        self.begin(&[]);
        debug_assert_eq!(self.at, self.numbers.len(), "numbers are missing");
    }
}

/// The seats of all sides as a seat counts them: itself first, then the other people in turn
/// order, then the automata.
#[inline]
pub fn from_seat(seat: Seat, people: u8, sides: u8) -> impl Iterator<Item = Seat> + Clone {
    let people = people.max(1);
    (0..sides).map(move |place| {
        if place < people {
            Seat((seat.0 + place) % people)
        } else {
            Seat(place)
        }
    })
}

/// The place of a side as a seat counts: see [`from_seat`].
#[inline]
#[must_use]
pub const fn place_from(seat: Seat, side: Seat, people: u8) -> u8 {
    if side.0 < people {
        (side.0 + people - seat.0) % people
    } else {
        side.0
    }
}

/// The side at a place as a seat counts: see [`from_seat`].
#[inline]
#[must_use]
pub const fn side_from(seat: Seat, place: u8, people: u8) -> Seat {
    if place < people {
        Seat((seat.0 + place) % people)
    } else {
        Seat(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static GROUPS: [ActionGroup; 3] = [
        ActionGroup::new("one", 1, ""),
        ActionGroup::new("none", 0, ""),
        ActionGroup::new("three", 3, ""),
    ];

    #[test]
    fn an_index_is_found_in_its_group() {
        static SPACE: ActionSpace<3, 4> = ActionSpace::new(&GROUPS);
        let places = (0..5).map(|index| SPACE.locate(index));
        let places: alloc::vec::Vec<_> = places.collect();
        assert_eq!(
            places,
            [Some((0, 0)), Some((2, 0)), Some((2, 1)), Some((2, 2)), None]
        );
        assert_eq!(SPACE.index(2, 1), 2);
    }

    #[test]
    fn an_automaton_stays_behind_the_people() {
        let seats: alloc::vec::Vec<u8> = from_seat(Seat(2), 3, 4).map(|seat| seat.0).collect();
        assert_eq!(seats, [2, 0, 1, 3]);
        for (place, side) in from_seat(Seat(2), 3, 4).enumerate() {
            assert_eq!(usize::from(place_from(Seat(2), side, 3)), place);
            assert_eq!(side_from(Seat(2), place as u8, 3), side);
        }
    }
}

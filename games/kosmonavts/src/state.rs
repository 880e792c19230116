//! What lies on the table, what is kept from it, and the dice.

use tabletop::{Deck, Dice, Pending, Seat, SeatSet};

use crate::{
    components::{
        Bodies, Body, Colour, Cube, Cubes, Direction, Fuel, Mission, Missions, Phase, Rose, Ship,
    },
    flow::DEEPEST,
    step::{Action, Step},
};

/// The whole truth: the open table, the tanks, what the players keep to
/// themselves, and the dice. Face-down decks are sets; the dice decide what is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// What everyone can see at all times.
    pub table: Table,
    /// The fuel in each tank: open in the basic game, covered during phase 2 of
    /// the advanced game (KOS-266).
    pub tanks: [Cubes; 4],
    /// What only its owner knows.
    pub private: [Private; 4],
    /// What is still to come: the only chance there is (KOS-281).
    pub dice: Dice,
}

/// Everything that is open to all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    /// How many play.
    pub people: u8,
    /// The round, counted from 1; 0 during the setup.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// Who places the first body and chooses a colour first.
    pub first: Seat,
    /// Who holds the instructor token; nobody before it is drawn.
    pub instructor: Option<Seat>,
    /// On which space of its orbit each body is, once it was placed.
    pub spaces: [Option<u8>; 9],
    /// The body tokens in the players' hands during the basic setup (KOS-050).
    pub hands: [Bodies; 4],
    /// Destinations without markers and missions (KOS-066, KOS-067).
    pub retired: Bodies,
    /// What lies in front of each player.
    pub players: [Player; 4],
    /// The fuel cubes in the supply.
    pub supply: Cubes,
    /// The event cards.
    pub events: Events,
    /// The event card of this round, from the moment it is chosen.
    pub event: Option<u8>,
    /// Who spent a shield against the event of this round.
    pub protected: SeatSet,
    /// Whom the event of this round keeps from more fuel, where the readings in force
    /// say so: from converting a shield (KOS-119) or from refuelling (KOS-128).
    pub barred: SeatSet,
    /// Whether somebody landed on Earth before phase 4 of this round; remembered only
    /// where the reading in force asks for it (KOS-245).
    pub earth_visited: bool,
    /// Whose ship stays landed in this round, once orders are carried out.
    pub staying: SeatSet,
    /// What is still to do in this round.
    pub pending: Pending<Step, DEEPEST>,
}

/// What lies in front of one player, and the ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    /// The colour of the ship, once it is chosen.
    pub colour: Option<Colour>,
    /// Where the ship is.
    pub ship: Ship,
    /// The last body: where an evacuation would bring the ship.
    pub last: Body,
    /// Shields left.
    pub shields: u8,
    /// The compass rose.
    pub rose: Rose,
    /// For each body, which of its markers the player took: 1 is the topmost of
    /// the stack, 0 is none.
    pub markers: [u8; 9],
    /// In which phase of the last round the player made the final landing.
    pub home: Option<Phase>,
}

/// The event cards, by their numbers counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Events {
    /// The three face-up cards; none before they are laid out.
    pub open: [Option<u8>; 3],
    /// The draw deck.
    pub deck: Deck,
    /// The discard pile.
    pub discard: Deck,
}

/// What only one player knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Private {
    /// Mission cards in hand.
    pub missions: Missions,
    /// Mission cards discarded in the advanced setup (KOS-079).
    pub discarded: Missions,
    /// Mission 1 cards rejected in the basic setup (KOS-062).
    pub rejected: Missions,
    /// The order of this round, until all are carried out.
    pub order: Order,
}

/// An order: as far as it is drafted, or sealed. It is a set of counts (KOS-Q45):
/// drafts that name the same cubes and bring the same fuel are equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Order {
    /// The normal cubes that a converted shield brings (KOS-163, KOS-166); 0 when none
    /// is converted.
    pub converted: u8,
    /// Whether the ship stays on its body (KOS-147).
    pub stay: bool,
    len: u8,
    cubes: [Cube; Order::MOST],
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Landing markers of destinations.
    Markers,
    /// The Earth marker for the final landing.
    Earth,
    /// Mission 1 cards.
    Mission1,
    /// Mission 2 cards.
    Mission2,
}

impl Source {
    /// How many sources there are.
    pub const COUNT: usize = 4;
    /// The message keys of the sources, in order.
    pub const KEYS: [&'static str; Self::COUNT] = [
        "source-markers",
        "source-earth",
        "source-mission-1",
        "source-mission-2",
    ];
}

impl Order {
    /// More cubes than any order may have.
    pub const MOST: usize = 6;

    /// The cubes in the sequence of KOS-153.
    #[inline]
    #[must_use]
    pub fn cubes(&self) -> &[Cube] {
        &self.cubes[..self.len as usize]
    }

    /// The same without one of its cubes.
    #[must_use]
    pub fn without(&self, cube: Cube) -> Self {
        let mut rest = Self {
            len: 0,
            cubes: Self::default().cubes,
            ..*self
        };
        let place = self.cubes().iter().position(|&one| one == cube);
        let cubes = self.cubes().iter().enumerate();
        for (_, &kept) in cubes.filter(|(index, _)| Some(*index) != place) {
            rest.put(kept);
        }
        rest
    }

    /// How many cubes of a kind it uses.
    #[must_use]
    pub fn uses(&self, fuel: Fuel) -> u8 {
        self.cubes().iter().filter(|cube| cube.fuel == fuel).count() as u8
    }

    /// Adds a cube.
    #[inline]
    pub fn put(&mut self, cube: Cube) {
        let mut place = self.len as usize;
        while place > 0 && self.cubes[place - 1] > cube {
            self.cubes[place] = self.cubes[place - 1];
            place -= 1;
        }
        self.cubes[place] = cube;
        self.len += 1;
    }

    /// The answers that give this order, the conversion first.
    pub(crate) fn steps(&self) -> impl Iterator<Item = Action> {
        let convert = (self.converted > 0).then_some(Action::Convert);
        let burns = self.cubes().iter().map(|&cube| Action::Burn(cube));
        let seal = if self.stay { Action::Stay } else { Action::Go };
        convert.into_iter().chain(burns).chain([seal])
    }

    /// What is still to be done for this order after a draft; none when the draft is
    /// the beginning of another one.
    pub(crate) fn after(&self, draft: &Self) -> Option<Self> {
        if draft.converted > 0 && self.converted == 0 {
            return None;
        }
        let mut rest = Self {
            converted: if draft.converted > 0 {
                0
            } else {
                self.converted
            },
            stay: self.stay,
            ..Self::default()
        };
        let mut drafted = draft.cubes().iter().peekable();
        for cube in self.cubes() {
            if drafted.next_if_eq(&cube).is_none() {
                rest.put(*cube);
            }
        }
        drafted.next().is_none().then_some(rest)
    }
}

impl Table {
    /// A player's area.
    #[inline]
    #[must_use]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// All players in turn order: the instructor first, then clockwise (KOS-042, KOS-088).
    /// Before there is an instructor the first placer begins (KOS-285).
    #[inline]
    pub fn turn_order(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        let (first, people) = (self.instructor.unwrap_or(self.first).0, self.people);
        (0..people).map(move |turn| Seat((first + turn) % people))
    }

    /// Whether the game is over.
    #[inline]
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// Who has made the final landing and is parked on Earth (KOS-243).
    #[inline]
    #[must_use]
    pub fn parked(&self) -> SeatSet {
        let home = |seat: &Seat| self.player(*seat).home.is_some();
        Seat::first(self.people).filter(home).collect()
    }

    /// How many markers of a body were taken.
    #[inline]
    #[must_use]
    pub fn taken(&self, body: Body) -> u8 {
        let took = |player: &&Player| player.markers[body as usize] > 0;
        self.players.iter().filter(took).count() as u8
    }

    /// Whether orders are being given: sealed, and in the advanced game the tanks covered.
    #[inline]
    #[must_use]
    pub fn ordering(&self) -> bool {
        self.phase == Phase::Orders
    }
}

impl Player {
    /// Whether the player has a marker of this body.
    #[inline]
    #[must_use]
    pub const fn has_marker(&self, body: Body) -> bool {
        self.markers[body as usize] > 0
    }

    /// The body the ship has landed on.
    #[inline]
    #[must_use]
    pub const fn landed(&self) -> Option<Body> {
        match self.ship {
            Ship::Landed(body) => Some(body),
            Ship::Space(_) => None,
        }
    }

    /// The destinations the player has a marker of.
    #[must_use]
    pub fn visited(&self) -> Bodies {
        let visited = |body: &Body| self.has_marker(*body);
        Body::DESTINATIONS.into_iter().filter(visited).collect()
    }
}

impl Rose {
    /// The cubes in one direction.
    #[inline]
    #[must_use]
    pub const fn at(&self, direction: Direction) -> Cubes {
        self.0[direction as usize]
    }

    /// All cubes together.
    #[inline]
    #[must_use]
    pub fn total(&self) -> Cubes {
        let mut total = Cubes::default();
        for cubes in self.0 {
            total += cubes;
        }
        total
    }

    /// Whether there is no cube.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl Private {
    /// Whether this mission card is in hand.
    #[inline]
    #[must_use]
    pub const fn holds(&self, mission: Mission) -> bool {
        self.missions.contains(mission.number())
    }
}

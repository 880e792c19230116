//! How the table is set: options, bodies, colours, instructor, tanks.
//!
//! The order of things is in `flow.rs`; missions are dealt in `missions.rs`.

use alloc::string::{String, ToString};

use tabletop::{
    Answers, Deck, Dice, Info, Log, OptionInfo, Options, Pending, Preset, Seat, SeatSet,
    SetupProblem,
};

use crate::{
    Reason,
    components::{Bodies, Body, Colour, Cubes, Phase, Rose, Ship},
    event::Event,
    figures::Figures,
    play::{Play, Read},
    state::{Events, Player, Private, Source, State, Table},
    step::{Action, Step},
};

/// The two modes (KOS-002).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// The rules of the first book.
    Basic,
    /// With retired bodies, missions to choose from and shields to pay with.
    Advanced,
}

/// What is fixed before the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// How many people play (KOS-001).
    pub players: u8,
    /// Which rules they use.
    pub mode: Mode,
    /// Who places the first body in the basic game; drawn when nobody is named (KOS-Q56).
    pub first_placer: Option<Seat>,
    /// Who is the first instructor; drawn when nobody is named (KOS-Q56).
    pub instructor: Option<Seat>,
}

const SEATS: &[&str] = &["random", "1", "2", "3", "4"];

/// What a lobby needs to know.
pub(crate) const INFO: Info = Info {
    id: "kosmonavts",
    title: "Kosmonavts",
    designer: "Yury Yamshchikov, Nadezhda Penkrat",
    publishers: "Mesa Boardgames, MEBO Games",
    players: 2..=4,
    rules_version: 2,
    secrets: true,
    options: &[
        OptionInfo {
            key: "mode",
            values: &["basic", "advanced"],
            default: "basic",
        },
        OptionInfo {
            key: "first_placer",
            values: SEATS,
            default: "random",
        },
        OptionInfo {
            key: "instructor",
            values: SEATS,
            default: "random",
        },
    ],
    presets: &[
        Preset {
            key: "first",
            options: &[],
        },
        Preset {
            key: "everything",
            options: &[("mode", "advanced")],
        },
    ],
    sources: &Source::KEYS,
};

impl Setup {
    /// Reads the options.
    pub fn read(players: u8, options: &Options) -> Result<Self, SetupProblem> {
        let options = INFO.complete(players, options)?;
        let bad = |key: &'static str| SetupProblem::BadValue {
            key,
            value: options[key].clone(),
        };
        let seat = |key: &'static str| match options[key].parse::<u8>() {
            Err(_) => Ok(None),
            Ok(number) if number <= players => Ok(Seat::from_number(number)),
            Ok(_) => Err(bad(key)),
        };
        let mode = if options["mode"] == "advanced" {
            Mode::Advanced
        } else {
            Mode::Basic
        };
        let first_placer = seat("first_placer")?;
        if mode == Mode::Advanced && first_placer.is_some() {
            // There the instructor places first (KOS-075).
            return Err(bad("first_placer"));
        }
        Ok(Self {
            players,
            mode,
            first_placer,
            instructor: seat("instructor")?,
        })
    }

    /// The options as they are written.
    #[must_use]
    pub fn options(&self) -> Options {
        let mode = match self.mode {
            Mode::Basic => "basic",
            Mode::Advanced => "advanced",
        };
        let seat = |seat: Option<Seat>| seat.map_or("random".to_string(), |seat| seat.to_string());
        let options = [
            ("mode", mode.to_string()),
            ("first_placer", seat(self.first_placer)),
            ("instructor", seat(self.instructor)),
        ];
        options
            .map(|(key, value): (&str, String)| (key.to_string(), value))
            .into()
    }
}

/// An empty table: all ships wait on Earth (KOS-044), their last body (KOS-046), every rose
/// is empty (KOS-047), nobody has a marker (KOS-049), all cubes are in the supply (KOS-048).
pub(crate) fn set_table(figures: &Figures, setup: &Setup, dice: Dice) -> State {
    let player = Player {
        colour: None,
        ship: Ship::Landed(Body::Earth),
        last: Body::Earth,
        shields: 0,
        rose: Rose::default(),
        markers: [0; 9],
        home: None,
    };
    State {
        table: Table {
            people: setup.players,
            round: 0,
            phase: Phase::Setup,
            first: Seat(0),
            instructor: None,
            spaces: [None; 9],
            hands: [Bodies::empty(); 4],
            retired: Bodies::empty(),
            players: [player; 4],
            supply: figures.fuel,
            events: Events {
                open: [None; 3],
                deck: Deck::full(Figures::CARDS),
                discard: Deck::EMPTY,
            },
            event: None,
            protected: SeatSet::EMPTY,
            barred: SeatSet::EMPTY,
            earth_visited: false,
            staying: SeatSet::EMPTY,
            pending: Pending::default(),
        },
        tanks: [Cubes::default(); 4],
        private: [Private::default(); 4],
        dice,
    }
}

impl Read<'_> {
    /// Whether a body may be placed on a space: one that is not there yet, in the basic
    /// game of the own hand (KOS-052, KOS-053), in the advanced game Earth first
    /// (KOS-076), then any that is left (KOS-077); every space of its orbit will do
    /// (KOS-055). Which of these refuses it is KOS-Q60.
    pub fn check_place(&self, seat: Seat, body: Body, space: u8) -> Result<(), Reason> {
        if self.table().spaces[body as usize].is_some() {
            Err(Reason::AlreadyPlaced(self.mode(), body))
        } else if self.placeable(seat).contains(body) {
            if space < self.figures().orbit(body).len() {
                Ok(())
            } else {
                Err(Reason::NoSuchSpace(body, space))
            }
        } else if self.mode() == Mode::Basic {
            Err(Reason::NotInHand(body))
        } else {
            Err(Reason::EarthFirst(body))
        }
    }

    /// The bodies a seat may place now.
    fn placeable(&self, seat: Seat) -> Bodies {
        let table = self.table();
        match self.mode() {
            Mode::Basic => table.hands[seat.index()],
            Mode::Advanced if table.spaces[Body::Earth as usize].is_none() => Body::Earth.into(),
            Mode::Advanced => self.unplaced(),
        }
    }

    /// The bodies that are not yet on the board.
    pub fn unplaced(&self) -> Bodies {
        let placed = |body: &Body| self.table().spaces[*body as usize].is_none();
        Body::ALL.into_iter().filter(placed).collect()
    }

    pub fn list_places(&self, seat: Seat, answers: &mut impl Answers<Action>) {
        for body in self.placeable(seat) {
            let spaces = 0..self.figures().orbit(body).len();
            answers.take(spaces.map(|space| Action::PlaceBody(body, space)));
        }
    }

    /// The next one clockwise who has a body to place (KOS-052, KOS-054, KOS-075).
    fn next_placer(&self, seat: Seat) -> Option<Seat> {
        let people = self.table().people;
        let seats = (1..=people).map(|step| Seat((seat.0 + step) % people));
        seats
            .into_iter()
            .find(|&seat| !self.placeable(seat).is_empty())
    }

    /// Colours that nobody has (KOS-044).
    fn free_colours(&self) -> impl Iterator<Item = Colour> + '_ {
        let taken = |colour| {
            let mut players = self.table().players.iter();
            players.any(|player| player.colour == Some(colour))
        };
        let colours = Colour::ALL.iter().copied();
        colours.filter(move |&colour| !taken(colour))
    }

    pub fn list_colours(&self, answers: &mut impl Answers<Action>) {
        answers.take(self.free_colours().map(Action::ChooseColour));
    }

    pub fn check_colour(&self, colour: Colour) -> Result<(), Reason> {
        if self.free_colours().any(|free| free == colour) {
            Ok(())
        } else {
            Err(Reason::ColourTaken(colour))
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// What happens before the first body is placed (KOS-283, KOS-284).
    pub fn begin_setup(&mut self) {
        match self.game.setup.mode {
            Mode::Basic => {
                let first = self.named_or_drawn(self.game.setup.first_placer);
                self.state.table.first = first;
                self.emit(Event::FirstPlacer(first));
                self.deal_bodies();
            }
            Mode::Advanced => {
                self.draw_instructor();
                self.state.table.first = self.state.table.instructor.unwrap_or_default();
                self.retire_bodies();
                self.deal_advanced_missions();
            }
        }
        self.push_setup();
    }

    /// A seat fixed in the options, or one drawn (KOS-051, KOS-Q01, KOS-Q56).
    fn named_or_drawn(&mut self, named: Option<Seat>) -> Seat {
        let people = u32::from(self.state.table.people);
        named.unwrap_or_else(|| Seat(self.state.dice.below(people) as u8))
    }

    /// The body tokens are dealt one at a time from the first placer on (KOS-050).
    fn deal_bodies(&mut self) {
        let mut tokens = Deck::full(9);
        let mut seat = self.state.table.first;
        while let Some(token) = tokens.draw(&mut self.state.dice) {
            self.state.table.hands[seat.index()] |= Body::ALL[token as usize];
            seat = seat.next(self.state.table.people);
        }
        for seat in self.state.table.turn_order() {
            let bodies = self.state.table.hands[seat.index()];
            self.emit(Event::BodiesDealt { seat, bodies });
        }
    }

    /// The instructor token goes to a random player (KOS-056, KOS-065).
    pub fn draw_instructor(&mut self) {
        let instructor = self.named_or_drawn(self.game.setup.instructor);
        self.state.table.instructor = Some(instructor);
        self.emit(Event::Instructor(instructor));
    }

    /// Some destinations leave the race; never Earth (KOS-066..KOS-070).
    fn retire_bodies(&mut self) {
        let count = self.game.figures.retired[self.state.table.people as usize - 2];
        let mut tokens = Deck::full(8);
        for _ in 0..count {
            if let Some(token) = tokens.draw(&mut self.state.dice) {
                let body = Body::DESTINATIONS[token as usize];
                self.state.table.retired |= body;
                self.emit(Event::Retired { body });
            }
        }
    }

    /// Puts a body on the board; the next player follows until all nine are there
    /// (KOS-052, KOS-075).
    pub fn place_body(&mut self, seat: Seat, body: Body, space: u8) {
        self.state.table.spaces[body as usize] = Some(space);
        self.state.table.hands[seat.index()] -= body;
        self.emit(Event::BodyPlaced { seat, body, space });
        if let Some(next) = self.read().next_placer(seat) {
            let pending = &mut self.state.table.pending;
            pending.push(SeatSet::one(next), Step::PlaceBody);
        }
    }

    /// A ship gets its colour and stands on Earth (KOS-044). The last colour is nobody's
    /// choice.
    pub fn choose_colour(&mut self, seat: Seat, colour: Colour) {
        self.state.table.players[seat.index()].colour = Some(colour);
        self.emit(Event::ColourChosen { seat, colour });
    }

    /// Tanks and shields at the start (KOS-059, KOS-060, KOS-082). Nothing else
    /// depends on the number of players (KOS-064).
    pub fn fill_tanks(&mut self) {
        let start = self.game.figures.start[self.game.setup.mode as usize];
        for seat in Seat::first(self.state.table.people) {
            let supply = &mut self.state.table.supply;
            supply.normal -= start.tank.normal;
            supply.hyper -= start.tank.hyper;
            self.state.tanks[seat.index()] = start.tank;
            self.state.table.players[seat.index()].shields = start.shields;
            self.emit(Event::Equipped {
                seat,
                tank: start.tank,
                shields: start.shields,
            });
        }
    }
}

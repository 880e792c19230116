//! How the table is set.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use serde::{Deserialize, Serialize};
use tabletop::{
    Deck, Dice, Info, OptionInfo, Options, Pending, Preset, Seat, SeatSet, SetupProblem,
};

use crate::{
    components::{Colour, Contracts, Hex, HexSet, Leaders, Level, Purse, Space},
    figures::Figures,
    leaders::LeaderMode,
    state::{Rival, Secret, Sending, Side, Source, Stacks, Stage, State, Table},
};

/// What is fixed before the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// How many people play (CFL-001).
    pub players: u8,
    /// Whose rules are played (CFL-395).
    pub edition: Edition,
    /// The side of the planet, 0 or 1 (CFL-021).
    pub planet: u8,
    /// The sides of the faction boards, 0 or 1 (CFL-025).
    pub factions: [u8; 3],
    /// How leaders are found.
    pub leaders: LeaderMode,
    /// Whether any garage die may be sent (CFL-391).
    pub irenic: bool,
    /// The rival, if one plays (CFL-001, CFL-331).
    pub rival: Option<Level>,
    /// Whether resources are hidden from others (CFL-Q56).
    pub hidden: bool,
    /// Whether caches that produced are flipped after the Harvest (CFL-209).
    pub flip_caches: bool,
    /// Who has the Radio at the start; a random player if nobody is named (CFL-036).
    pub first: Option<Seat>,
    /// The colours of all sides, the rival's included.
    pub colours: [Colour; 4],
}

/// The two editions of the game (CFL-Q01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// The default.
    #[default]
    Second,
    /// Section 18 of RULES.md.
    First,
}

/// What a lobby needs to know.
pub(crate) const INFO: Info = Info {
    id: "circadians",
    title: "Circadians: First Light",
    designer: "S J Macdonald",
    publishers: "Garphill Games",
    players: 1..=4,
    rules_version: 2,
    secrets: true,
    options: &[
        choice("edition", &["second", "first"]),
        choice("planet", &["a", "b"]),
        choice("leyrien", &["a", "b"]),
        choice("zcharo", &["a", "b"]),
        choice("jrayek", &["a", "b"]),
        choice("leaders", &["dealt", "open", "dyad"]),
        choice("irenic", &["off", "on"]),
        choice("rival", &["auto", "easy", "xiao", "hard", "expert"]),
        choice("resources", &["open", "hidden"]),
        choice("caches", &["effect", "harvest"]),
        choice("first", &["random", "1", "2", "3", "4"]),
        OptionInfo {
            key: "colours",
            values: &[],
            default: "",
        },
    ],
    presets: &[
        Preset {
            key: "first",
            options: &[],
        },
        Preset {
            key: "standard",
            options: &[
                ("planet", "b"),
                ("leyrien", "b"),
                ("zcharo", "b"),
                ("jrayek", "b"),
            ],
        },
        Preset {
            key: "everything",
            options: &[
                ("planet", "b"),
                ("leyrien", "b"),
                ("zcharo", "b"),
                ("jrayek", "b"),
                ("leaders", "dyad"),
                ("irenic", "on"),
            ],
        },
    ],
    sources: &Source::KEYS,
};

/// An option with its values, the default first.
const fn choice(key: &'static str, values: &'static [&'static str]) -> OptionInfo {
    OptionInfo {
        key,
        values,
        default: values[0],
    }
}

impl Setup {
    /// Reads the options.
    pub fn read(players: u8, options: &Options) -> Result<Self, SetupProblem> {
        let options = INFO.complete(players, options)?;
        let bad = |key: &'static str| SetupProblem::BadValue {
            key,
            value: options[key].clone(),
        };
        let side = |key: &str| u8::from(options[key] == "b");

        let edition = match options["edition"].as_str() {
            "first" => Edition::First,
            _ => Edition::Second,
        };
        let leaders = match options["leaders"].as_str() {
            "open" => LeaderMode::Open,
            "dyad" if edition == Edition::First => return Err(bad("leaders")), // CFL-395
            "dyad" => LeaderMode::Dyad,
            _ => LeaderMode::Dealt,
        };
        let irenic = options["irenic"] == "on";
        if irenic && edition == Edition::First {
            return Err(bad("irenic")); // CFL-395
        }
        let rival = match options["rival"].as_str() {
            // CFL-001: a single person always plays against one.
            "auto" => (players == 1).then_some(Level::Xiao),
            level => Some(level.parse().map_err(|_| bad("rival"))?),
        };
        if rival.is_some() && players == 4 {
            return Err(bad("rival")); // CFL-001
        }
        let first = match options["first"].parse::<u8>() {
            Err(_) => None,
            Ok(number) if number <= players => Some(Seat(number - 1)),
            Ok(_) => return Err(bad("first")),
        };
        Ok(Self {
            players,
            edition,
            planet: side("planet"),
            factions: [side("leyrien"), side("zcharo"), side("jrayek")],
            leaders,
            irenic,
            rival,
            hidden: options["resources"] == "hidden",
            flip_caches: options["caches"] == "harvest",
            first,
            colours: read_colours(players, &options["colours"]).ok_or_else(|| bad("colours"))?,
        })
    }

    /// The options as they are written.
    #[must_use]
    pub fn options(&self) -> Options {
        let side = |side: u8| if side == 1 { "b" } else { "a" }.to_string();
        let on = |on: bool, yes: &str, no: &str| if on { yes } else { no }.to_string();
        let colours = self.colours[..self.players as usize].iter();
        let colours: Vec<String> = colours.map(ToString::to_string).collect();
        [
            (
                "edition",
                on(self.edition == Edition::First, "first", "second"),
            ),
            ("planet", side(self.planet)),
            ("leyrien", side(self.factions[0])),
            ("zcharo", side(self.factions[1])),
            ("jrayek", side(self.factions[2])),
            (
                "leaders",
                match self.leaders {
                    LeaderMode::Dealt => "dealt",
                    LeaderMode::Open => "open",
                    LeaderMode::Dyad => "dyad",
                }
                .to_string(),
            ),
            ("irenic", on(self.irenic, "on", "off")),
            (
                "rival",
                self.rival
                    .map_or("auto".to_string(), |level| level.to_string()),
            ),
            ("resources", on(self.hidden, "hidden", "open")),
            ("caches", on(self.flip_caches, "harvest", "effect")),
            (
                "first",
                self.first
                    .map_or("random".to_string(), |seat| seat.to_string()),
            ),
            ("colours", colours.join(",")),
        ]
        .into_iter()
        .map(|(key, value)| (key.to_string(), value))
        .collect()
    }

    /// How many sides score: the people and the rival.
    #[inline]
    #[must_use]
    pub const fn sides(&self) -> u8 {
        self.players + self.rival.is_some() as u8
    }

    /// The rival's seat, behind those of the people.
    #[inline]
    #[must_use]
    pub fn rival_seat(&self) -> Option<Seat> {
        self.rival.map(|_| Seat(self.players))
    }

    /// The number of players that boards and spaces follow: the rival counts, except
    /// against a single person (CFL-330, CFL-337).
    #[inline]
    #[must_use]
    pub const fn layout(&self) -> u8 {
        if self.players == 1 { 1 } else { self.sides() }
    }
}

/// Reads one colour for each player, all different; colours not chosen follow, so that the
/// rival has one too. Nothing chosen means the order of the box.
fn read_colours(players: u8, text: &str) -> Option<[Colour; 4]> {
    let mut colours = Colour::ALL.to_vec();
    if !text.is_empty() {
        let chosen: Option<Vec<Colour>> = text
            .split(',')
            .map(|name| name.trim().parse().ok())
            .collect();
        let chosen = chosen?;
        colours.retain(|colour| !chosen.contains(colour));
        colours.splice(0..0, chosen.iter().copied());
        if chosen.len() != players as usize {
            return None;
        }
    }
    colours.try_into().ok()
}

/// Sets up the boards and the players' kits (CFL-021 to CFL-036).
pub(crate) fn set_table(figures: &Figures, setup: &Setup, mut dice: Dice) -> State {
    let edition = &figures.editions[setup.edition as usize];
    let planet = &figures.planets[setup.planet as usize];
    let mut bonuses = HexSet::default();
    for hex in Hex::all().take(Hex::FIELDS) {
        if planet.bonuses[hex.index()].is_some() {
            bonuses.insert(hex);
        }
    }
    let radio = match setup.first {
        Some(seat) => seat,
        None => Seat(dice.below(u32::from(setup.players)) as u8),
    };
    let start = if setup.leaders == LeaderMode::Dyad {
        figures.dyad_start // CFL-382
    } else {
        edition.start
    };
    let (mut sides, mut purses) = ([Side::default(); 4], [Purse::default(); 4]);
    for seat in 0..setup.players as usize {
        sides[seat].supply = edition.start_dice;
        sides[seat].reserve = figures.dice_per_player - edition.start_dice;
        purses[seat] = start;
    }
    let mut rival = Rival::default();
    if let (Some(seat), Some(level)) = (setup.rival_seat(), setup.rival) {
        let supply = edition
            .rival_start
            .unwrap_or(figures.level(level).start_dice);
        sides[seat.index()].supply = supply;
        if edition.rival_limited {
            sides[seat.index()].reserve = figures.dice_per_player - supply;
        }
        rival.deck = Deck::full(20); // CFL-018
    }
    let table = Table {
        round: 0,
        stage: Stage::default(),
        first: radio,
        radio,
        active: radio,
        turns: 0,
        event: None,
        private_event: None,
        plays_private: false,
        events: enumset::EnumSet::empty(),
        private_events: enumset::EnumSet::empty(),
        board: [None; Space::COUNT],
        // CFL-026: all tokens wait in their holes.
        advancements: [0; 6],
        setbacks: [0; 6],
        farms: Stacks::deal(edition.farms, 5, &mut dice),
        ships: Stacks::deal(edition.ships, 6, &mut dice),
        bonuses,
        caches: [None; 6],
        hidden_caches: Deck::full(6),
        flips: 0,
        discard: Contracts::empty(),
        under: 0,
        banned: Leaders::empty(),
        sides,
        rival,
        sending: Sending::default(),
        answered: SeatSet::EMPTY,
        opened: 0,
        pending: Pending::default(),
    };
    State {
        table,
        purses,
        secrets: [Secret::default(); 4],
        deck: Contracts::all(), // CFL-031
        dice,
    }
}

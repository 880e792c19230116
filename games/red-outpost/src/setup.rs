//! How the table is set.

use alloc::string::{String, ToString};

use tabletop::{Deck, Dice, Info, Log, OptionInfo, Options, Pending, Preset, Seat, SetupProblem};

use crate::{
    components::{Colour, Location, Locations, Phase, Worker},
    decks,
    event::Event,
    figures::Figures,
    play::Play,
    state::{LastRound, Piles, Portrait, Side, Solo, Source, State, Table, Turn},
};
/// What is fixed before the game (RO-323).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// How many people play; 1 is the solo game (RO-001).
    pub players: u8,
    /// How blocking tokens are placed.
    pub tokens: Tokens,
    /// Whether special cards are dealt (RO-031).
    pub cards: bool,
    /// Who has the first-player token at the start.
    pub first: FirstPlayer,
    /// The colours of all sides, Autom's included.
    pub colours: [Colour; 4],
}

/// How blocking tokens are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tokens {
    /// As recommended for the first game (RO-026).
    Fixed,
    /// By six cards of the location deck (RO-027).
    Random,
}

/// Who begins (RO-035, RO-Q04).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstPlayer {
    /// Whoever the dice say.
    Random,
    /// This seat.
    Seat(Seat),
}

/// What a lobby needs to know.
pub(crate) const INFO: Info = Info {
    id: "red-outpost",
    title: "Red Outpost",
    designer: "Raman Hryhoryk",
    publishers: "Lifestyle Boardgames, Imperial Publishing",
    players: 1..=4,
    rules_version: 2,
    secrets: false,
    options: &[
        OptionInfo {
            key: "tokens",
            values: &["fixed", "random"],
            default: "fixed",
        },
        OptionInfo {
            key: "cards",
            values: &["off", "on"],
            default: "off",
        },
        OptionInfo {
            key: "first",
            values: &["random", "1", "2", "3", "4"],
            default: "random",
        },
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
            options: &[("tokens", "random")],
        },
        Preset {
            key: "everything",
            options: &[("tokens", "random"), ("cards", "on")],
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

        let cards = options["cards"] == "on";
        if cards && players == 1 {
            return Err(bad("cards")); // RO-251
        }
        let first = match options["first"].parse::<u8>() {
            Err(_) => FirstPlayer::Random,
            Ok(number) if number <= players => FirstPlayer::Seat(Seat(number - 1)),
            Ok(_) => return Err(bad("first")),
        };
        let colours = read_colours(players, &options["colours"]).ok_or_else(|| bad("colours"))?;
        let tokens = if options["tokens"] == "random" {
            Tokens::Random
        } else {
            Tokens::Fixed
        };
        Ok(Self {
            players,
            tokens,
            cards,
            first,
            colours,
        })
    }

    /// The options as they are written.
    #[must_use]
    pub fn options(&self) -> Options {
        let tokens = match self.tokens {
            Tokens::Fixed => "fixed",
            Tokens::Random => "random",
        };
        let first = match self.first {
            FirstPlayer::Random => "random".to_string(),
            FirstPlayer::Seat(seat) => seat.to_string(),
        };
        let colours = self.colours[..self.players as usize]
            .iter()
            .map(ToString::to_string);
        [
            ("tokens", tokens.to_string()),
            ("cards", if self.cards { "on" } else { "off" }.to_string()),
            ("first", first),
            (
                "colours",
                colours.collect::<alloc::vec::Vec<String>>().join(","),
            ),
        ]
        .into_iter()
        .map(|(key, value)| (key.to_string(), value))
        .collect()
    }
}

/// Reads one colour for each player, all different; colours not chosen follow,
/// so that Autom has one too. Nothing chosen means the order of the box.
fn read_colours(players: u8, text: &str) -> Option<[Colour; 4]> {
    let mut colours = Colour::ALL.to_vec();
    if !text.is_empty() {
        let chosen: Option<alloc::vec::Vec<Colour>> = text
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

/// Sets up the table (RO-015 to RO-035). What chance decides is open at once (RO-313).
pub(crate) fn set_table(figures: &Figures, setup: &Setup, mut dice: Dice) -> State {
    let (morning, night) = place_tokens(figures, setup.tokens, &mut dice);
    let mut sides = [Side::default(); 4];
    if setup.cards {
        deal_cards(&mut sides[..setup.players as usize], &mut dice);
    }
    let first = match setup.first {
        _ if setup.players == 1 => Seat(0),
        FirstPlayer::Seat(seat) => seat,
        FirstPlayer::Random => Seat(dice.below(u32::from(setup.players)) as u8),
    };
    let table = Table {
        people: setup.players,
        round: 1,
        phase: Phase::Morning, // RO-021
        turns: 0,
        first,
        active: first,
        morning,
        night,
        workers: figures.moods.map(|track| Portrait {
            at: Location::Barracks, // RO-023
            tired: false,
            mood: track.start, // RO-022
            discs: [0; 4],
            crystals: [0; 4],
        }),
        sides,
        supply: figures.cubes,
        crystals: figures.crystals,
        warehouse: [0; 4], // RO-025
        exported: [0; 4],
        spaceship: Piles::new(decks::SPACESHIP),
        lake: Piles::new(decks::LAKE),
        turn: Turn::default(),
        solo: if setup.players == 1 {
            Solo::new()
        } else {
            Solo::default()
        },
        pending: Pending::default(),
        last: LastRound::default(),
    };
    State { table, dice }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Discs, crystals and the first VP of every side (RO-016 to RO-020); in the
    /// solo game you have no influence discs and Autom has no crystal (RO-248 to RO-250).
    pub fn equip_sides(&mut self) {
        let solo = self.state.table.is_solo();
        for seat in Seat::first(self.state.table.side_count()) {
            let (discs, vp) = if solo {
                let discs = if seat == Table::AUTOM {
                    self.game.figures.solo.discs
                } else {
                    0
                };
                (discs, self.game.figures.solo.start_vp[seat.index()])
            } else {
                // Two of the discs taken mark the VP track (RO-018) and the wheel (RO-017).
                let taken = self.game.figures.discs_taken[self.state.table.people as usize - 2];
                (taken - 2, self.game.figures.start_vp)
            };
            self.state.table.sides[seat.index()].discs = discs;
            self.score(seat, Source::Start, vp);
            if !self.state.table.is_autom(seat) {
                self.gain_crystals(seat, self.game.figures.start_crystals);
            }
        }
    }
}

/// Three tokens for the Morning and three for the Night (RO-008): fixed (RO-026), or by
/// the first three and the other three of six cards of the location deck (RO-027), which
/// is that of the special location cards (RO-012).
fn place_tokens(figures: &Figures, tokens: Tokens, dice: &mut Dice) -> (Locations, Locations) {
    if tokens == Tokens::Fixed {
        return (figures.fixed_morning, figures.fixed_night);
    }
    let mut deck: Deck = figures
        .blockable
        .iter()
        .map(|location| location as u8)
        .collect();
    let mut draw = || -> Locations {
        let card = |_| deck.draw(dice).map(|card| Location::ALL[card as usize]);
        (0..3).filter_map(card).collect()
    };
    (draw(), draw())
}

/// One location card and one worker card for every player (RO-032). All twelve
/// location cards take part, those that placed tokens too (RO-034). Undealt cards have no
/// part in the game (RO-033).
fn deal_cards(sides: &mut [Side], dice: &mut Dice) {
    let mut locations = Deck::full(12);
    let mut workers = Deck::full(6);
    for side in sides {
        let card = locations.draw(dice);
        side.location_card = card.map(|card| Location::ALL[card as usize]);
        let card = workers.draw(dice);
        side.worker_card = card.map(|card| Worker::ALL[card as usize]);
    }
}

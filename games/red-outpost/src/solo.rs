//! The solo game against Autom. What is not here is as in the game of several players
//! (RO-247).

use tabletop::{Deck, Log, Seat};

use crate::{
    components::{Location, Locations, Phase, Resource, Worker},
    event::Event,
    figures::Objective,
    play::{Play, Read},
    state::{Solo, Source, Table},
};

/// The number of objective cards (RO-013).
pub(crate) const OBJECTIVES: u8 = 12;
/// The number of Autom cards (RO-013).
pub(crate) const AUTOM_CARDS: u8 = 18;

impl Solo {
    /// All objective cards are still to come.
    pub(crate) fn new() -> Self {
        Self {
            objectives: Deck::full(OBJECTIVES),
            ..Self::default()
        }
    }
}

impl Read<'_> {
    /// The objective card of this round.
    pub fn objective(&self) -> &Objective {
        &self.game.figures.solo.objectives[self.state.table.solo.objective as usize]
    }

    /// Where Autom may send a worker: no worker there, not closed, neither
    /// Barracks nor Kitchen (RO-266, RO-273). Tokens close for Autom too (RO-253).
    fn available(&self) -> Locations {
        let taken: Locations = self
            .state
            .table
            .workers
            .iter()
            .map(|portrait| portrait.at)
            .collect();
        !self.closed() - taken - Location::Barracks - Location::Kitchen
    }

    /// The first standing worker of the objective card's order (RO-269, RO-289).
    fn preferred_worker(&self) -> Worker {
        let order = self.objective().worker_order;
        let standing = order
            .into_iter()
            .find(|&worker| !self.state.table.worker(worker).tired);
        standing.expect("Autom has a turn only while a worker stands")
    }

    /// The nearest available location on the ring, in the objective card's
    /// direction (RO-270, RO-271).
    fn nearest_from(&self, from: Location) -> Location {
        let ring = &self.game.figures.ring;
        let available = self.available();
        let start = ring
            .iter()
            .position(|&location| location == from)
            .expect("on the ring");
        (1..ring.len())
            .map(|steps| {
                let steps = if self.objective().clockwise {
                    steps
                } else {
                    ring.len() - steps
                };
                ring[(start + steps) % ring.len()]
            })
            .find(|&location| available.contains(location))
            .expect("an ordinary location is always free (RO-066)")
    }

    /// The type Autom takes from a free-choice spaceship card: one that causes an
    /// export, else the first, in the order of the objective card (RO-286, RO-Q58).
    pub fn autom_find(&self) -> Resource {
        let order = self.objective().spaceship_order;
        let exports = |&cube: &Resource| {
            self.state.table.stored(cube) == 2 && self.state.table.supply[cube as usize] > 0
        };
        order.into_iter().find(exports).unwrap_or(order[0])
    }

    /// Which of two lake cards is the better catch (RO-287).
    pub fn autom_catch(&self, first: u8, second: u8) -> u8 {
        let worth = |card: u8| {
            let reward = &self.game.figures.lake[card as usize];
            (reward.fish, reward.mood)
        };
        u8::from(worth(second) > worth(first))
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Before each round: an objective card, a fresh Autom deck with its top card
    /// revealed, and Autom's discs (RO-260..RO-262).
    pub fn prepare_solo_round(&mut self) {
        let objective = self
            .state
            .table
            .solo
            .objectives
            .draw(&mut self.state.dice)
            .expect("2 of 12 cards are used");
        self.state.table.solo.objective = objective;
        self.emit(Event::ObjectiveDrawn(objective));
        self.state.table.solo.deck = Deck::full(AUTOM_CARDS);
        self.reveal_autom_card();
        let shown = self.read().objective().no_discs | self.read().objective().mood;
        for &worker in Worker::ALL {
            self.place_autom_disc(worker);
        }
        for worker in shown {
            self.place_autom_disc(worker);
        }
    }

    fn reveal_autom_card(&mut self) {
        // A round needs 9 of the 18 cards (RO-272): only an edited position runs out.
        if self.state.table.solo.deck.is_empty() {
            self.state.table.solo.deck = Deck::full(AUTOM_CARDS);
            self.state
                .table
                .solo
                .deck
                .remove(self.state.table.solo.card);
        }
        let card = self
            .state
            .table
            .solo
            .deck
            .draw(&mut self.state.dice)
            .expect("9 of 18 cards are used (RO-272)");
        self.state.table.solo.card = card;
        self.emit(Event::AutomCard(card));
    }

    /// Puts a disc from Autom's supply, if any, on a portrait.
    fn place_autom_disc(&mut self, worker: Worker) {
        let autom = &mut self.state.table.sides[Table::AUTOM.index()];
        if autom.discs > 0 {
            autom.discs -= 1;
            self.state.table.workers[worker as usize].discs[Table::AUTOM.index()] += 1;
            self.emit(Event::DiscPlaced {
                seat: Table::AUTOM,
                worker,
            });
        }
    }

    /// Your turn step 2: an Autom disc goes from the portrait to Autom's supply (RO-294).
    pub fn remove_autom_disc(&mut self, worker: Worker) {
        let discs = &mut self.state.table.workers[worker as usize].discs[Table::AUTOM.index()];
        if *discs > 0 {
            *discs -= 1;
            self.state.table.sides[Table::AUTOM.index()].discs += 1;
            self.emit(Event::DiscRemoved { worker });
        }
    }

    /// Autom's whole turn; Autom decides nothing, and places no disc outside Lunch (RO-274).
    /// A turn at Night is like any other (RO-293).
    pub fn autom_turn(&mut self) {
        if self.state.table.phase == Phase::Lunch {
            self.autom_lunch();
        } else {
            let worker = self.autom_move();
            self.apply_printed_mood(worker);
            self.act(worker);
        }
        self.end_turn();
    }

    /// The revealed card says where (RO-265), the next one who (RO-267, RO-268).
    fn autom_move(&mut self) -> Worker {
        let wishes = self.game.figures.solo.automs[self.state.table.solo.card as usize].locations;
        let available = self.read().available();
        let wish = wishes
            .into_iter()
            .find(|&location| available.contains(location));
        self.reveal_autom_card();
        let shown = self.game.figures.solo.automs[self.state.table.solo.card as usize].worker;
        let worker = if self.state.table.worker(shown).tired {
            self.read().preferred_worker()
        } else {
            shown
        };
        let from = self.state.table.worker(worker).at;
        let to = wish.unwrap_or_else(|| self.read().nearest_from(from));
        self.move_worker(worker, to);
        worker
    }

    /// In Lunch no card is used; Autom's favourite goes to the Kitchen and
    /// Autom scores its discs on that portrait (RO-288..RO-292).
    fn autom_lunch(&mut self) {
        let worker = self.read().preferred_worker();
        self.move_worker(worker, Location::Kitchen);
        self.place_autom_disc(worker);
        self.apply_printed_mood(worker);
        let discs = self.state.table.worker(worker).discs[Table::AUTOM.index()];
        let points = i16::from(discs) * self.game.figures.solo.lunch_vp_per_disc;
        self.score(Table::AUTOM, Source::Lunch, points);
    }

    /// What a location does for Autom (RO-275, RO-280..RO-287).
    pub fn act_for_autom(&mut self, visitor: Worker, at: Location) {
        match at {
            Location::Pasture | Location::Field | Location::Mine | Location::LabourCamp => {
                self.produce_printed(visitor);
            }
            Location::Palace => self.autom_donates(),
            Location::Brewery => {
                self.score(
                    Table::AUTOM,
                    Source::Brewery,
                    self.game.figures.solo.brewery_vp,
                );
            }
            Location::Warehouse => {
                let order = self.read().objective().warehouse_order;
                if let Some(cube) = order
                    .into_iter()
                    .find(|&cube| self.state.table.stored(cube) > 0)
                {
                    self.return_cube(cube);
                }
            }
            Location::Administration => {
                if visitor == Worker::Bureaucrat {
                    self.gain_crystals(Table::AUTOM, self.game.figures.bureaucrat_crystals);
                }
                self.place_autom_disc(visitor);
            }
            Location::Spaceship => self.visit_spaceship(),
            Location::Lake => self.draw_at_lake(visitor),
            Location::Kitchen | Location::Barracks => {}
        }
    }

    /// Autom always donates; the crystal comes from the supply while it has one
    /// (RO-280, RO-281).
    fn autom_donates(&mut self) {
        if self.state.table.crystals > 0 {
            self.state.table.crystals -= 1;
        } else {
            self.state.table.solo.unbacked += 1;
        }
        self.state.table.sides[Table::AUTOM.index()].palace += 1;
        self.emit(Event::Donated { seat: Table::AUTOM });
    }

    /// An export in the solo game. Your first of a good shown as an objective
    /// marks the card and gives no VP (RO-295, RO-296); all others, and all of Autom's
    /// (RO-279), give the VP of the card and leave no cube behind (RO-278, RO-297).
    pub fn export_solo(&mut self, seat: Seat, cube: Resource) {
        let objective = *self.read().objective();
        let points = objective.export_vp[cube as usize];
        let wanted = objective.export - self.state.table.solo.markers;
        if seat != Table::AUTOM && wanted.contains(cube) {
            self.state.table.solo.markers |= cube;
            self.emit(Event::ObjectiveExported { cube });
        } else {
            self.state.table.supply[cube as usize] += 1;
            self.score(seat, Source::Export, points);
        }
    }

    /// The end of a round in the solo game: your moods and Autom's discs (RO-299, RO-300),
    /// then what each objective that is not fulfilled costs you (RO-301..RO-305).
    pub fn score_solo_round(&mut self) {
        const YOU: Seat = Seat(0);
        let objective = *self.read().objective();
        let (mut moods, mut missed, mut discs_left) = (0, 0, 0);
        for &worker in Worker::ALL {
            let discs = self.state.table.worker(worker).discs[Table::AUTOM.index()];
            let mood = self.state.table.worker(worker).mood;
            discs_left += i16::from(discs);
            if self.read().leads(worker, YOU) {
                let points = self.read().mood_vp(worker);
                moods += points;
                self.emit(Event::MoodScored {
                    seat: YOU,
                    worker,
                    points,
                });
            } else if objective.no_discs.contains(worker) {
                missed += objective.penalty_discs;
                self.emit(Event::MissedDiscs {
                    worker,
                    points: -objective.penalty_discs,
                });
            }
            if objective.mood.contains(worker) && mood < self.game.figures.solo.mood_goal {
                missed += objective.penalty_mood;
                self.emit(Event::MissedMood {
                    worker,
                    points: -objective.penalty_mood,
                });
            }
        }
        for cube in objective.export - self.state.table.solo.markers {
            missed += objective.penalty_export;
            self.emit(Event::MissedExport {
                cube,
                points: -objective.penalty_export,
            });
        }
        // RO-307: gains and losses are one change, and the floor comes last.
        let vp = self.state.table.side(YOU).vp();
        let change = (moods - missed).max(-vp);
        let moods = moods.max(-vp);
        self.score(YOU, Source::Mood, moods);
        self.score(YOU, Source::Objectives, change - moods);
        self.score(
            Table::AUTOM,
            Source::Discs,
            discs_left * self.game.figures.solo.vp_per_disc,
        );
    }

    /// The objective card and its cubes leave (RO-308).
    pub fn clear_objective(&mut self) {
        for cube in core::mem::take(&mut self.state.table.solo.markers) {
            self.state.table.supply[cube as usize] += 1;
        }
    }
}

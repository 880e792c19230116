//! The end of a round, the end of the game, and who wins.

use tabletop::{Game, Log, Outcome, Quiet, Seat};

use crate::{
    RedOutpost, View,
    components::{Location, Phase, Worker},
    event::Event,
    figures::Card6Disc,
    play::{Play, Read},
    state::{LastRound, Source, Table},
};

impl Read<'_> {
    /// Whether a side scores a worker's mood: everyone with the most influence on the
    /// portrait does (RO-171, RO-172), nobody else (RO-174) and nobody without any disc
    /// (RO-173). In the solo game you do where no disc of Autom lies (RO-299).
    pub fn leads(&self, worker: Worker, seat: Seat) -> bool {
        let table = &self.state.table;
        let portrait = table.worker(worker);
        if table.is_solo() {
            return seat != Table::AUTOM && portrait.discs[Table::AUTOM.index()] == 0;
        }
        let own = portrait.influence(seat);
        own > 0 && Seat::first(table.people).all(|other| portrait.influence(other) <= own)
    }

    /// VP for a worker's present mood (RO-077).
    pub fn mood_vp(&self, worker: Worker) -> i16 {
        let mood = self.state.table.worker(worker).mood;
        self.game.figures.moods[worker as usize].vp(mood)
    }

    /// VP of a side in the Palace ranking (RO-181..RO-184), in which Autom is ranked too
    /// (RO-309).
    pub fn palace_vp(&self, seat: Seat) -> i16 {
        let given = |seat: Seat| self.state.table.side(seat).palace;
        let own = given(seat);
        if own == 0 && !self.game.figures.rulings.zero_donation_ranked {
            return 0;
        }
        let sides = Seat::first(self.state.table.side_count());
        let better = sides.clone().filter(|&other| given(other) > own);
        let place = if self.game.figures.palace_skips {
            better.count()
        } else {
            // Dense ranking: count each better number once.
            better
                .filter(|&seat| {
                    !sides
                        .clone()
                        .any(|other| other < seat && given(other) == given(seat))
                })
                .count()
        };
        i16::from(self.game.figures.palace_places[place])
    }

    /// VP of a side for crystals left (RO-185, RO-186); Autom has none (RO-310).
    pub fn crystal_vp(&self, seat: Seat) -> i16 {
        i16::from(self.state.table.side(seat).crystals / self.game.figures.crystals_per_vp)
    }

    /// The places at the end: most VP (RO-187), then most crystals (RO-188), else
    /// shared (RO-189). In the solo game a tie is a loss (RO-311).
    pub fn outcome(&self) -> Option<Outcome> {
        let table = &self.state.table;
        table.is_over().then(|| {
            Outcome::rank(table.side_count(), |seat| {
                let side = table.side(seat);
                let second = if table.is_solo() {
                    u8::from(table.is_autom(seat))
                } else {
                    side.crystals
                };
                (side.vp(), second)
            })
        })
    }
}

impl RedOutpost {
    /// The points a source would still give a side if the round and the game ended now.
    pub(crate) fn points_left(&self, view: &View, side: Seat, source: u8) -> i32 {
        let mut known = view.known();
        if known.table.is_over() {
            return 0;
        }
        let before = self.points(&known, side, source);
        self.hand(&mut known, &mut Quiet).score_now();
        self.points(&known, side, source) - before
    }

    /// The VP of all sides if the round and the game ended now.
    pub(crate) fn vp_if_ended(&self, view: &View) -> [i16; 4] {
        let mut known = view.known();
        if !known.table.is_over() {
            self.hand(&mut known, &mut Quiet).score_now();
        }
        known.table.sides.map(|side| side.vp())
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Scores the round, clears the board, and begins round 2 or ends the game
    /// (RO-170 to RO-180, RO-Q59), in the solo game as well (RO-306).
    pub fn end_round(&mut self) {
        self.emit(Event::RoundEnds(self.state.table.round));
        self.score_round();
        self.state.table.last = LastRound {
            workers: Some(self.state.table.workers),
            markers: self.state.table.solo.markers,
        };
        self.clear_round();
        self.state.table.round += 1;
        if self.state.table.is_over() {
            self.score_game();
            self.emit(Event::GameOver);
        } else {
            self.begin_round();
        }
    }

    /// Everything that the end of the round and of the game scores.
    fn score_now(&mut self) {
        self.score_round();
        self.score_game();
    }

    fn score_round(&mut self) {
        if self.state.table.is_solo() {
            self.score_solo_round();
        } else {
            self.score_moods();
        }
    }

    /// The six results of a player are one change; then the floor of 0 VP (RO-161, RO-175).
    fn score_moods(&mut self) {
        for seat in Seat::first(self.state.table.people) {
            let mut sum = 0;
            for &worker in Worker::ALL {
                let points = self.read().mood_vp(worker);
                if points != 0 && self.read().leads(worker, seat) {
                    sum += points;
                    self.emit(Event::MoodScored {
                        seat,
                        worker,
                        points,
                    });
                }
            }
            let floor = -self.state.table.side(seat).vp();
            self.score(seat, Source::Mood, sum.max(floor));
        }
    }

    /// Moods, discs and workers go back (RO-083, RO-176..RO-178); the crystals of card 2
    /// go to the supply (RO-202). Everything else stays (RO-179): wheel markers (RO-092),
    /// the Warehouse (RO-101), both decks (RO-154), and the disc on card 6 unless the
    /// other reading is in force (RO-211).
    fn clear_round(&mut self) {
        let Table {
            workers,
            sides,
            crystals,
            ..
        } = &mut self.state.table;
        for (portrait, track) in workers.iter_mut().zip(&self.game.figures.moods) {
            for (side, discs) in sides.iter_mut().zip(&mut portrait.discs) {
                side.discs += core::mem::take(discs);
            }
            *crystals += core::mem::take(&mut portrait.crystals).iter().sum::<u8>();
            portrait.mood = track.start;
            portrait.at = Location::Barracks;
            portrait.tired = false;
        }
        if self.game.figures.rulings.card6_disc == Card6Disc::Returns {
            for side in sides {
                side.discs += u8::from(core::mem::take(&mut side.stored));
            }
        }
        self.clear_objective();
        self.state.table.phase = Phase::Morning;
        self.state.table.turns = 0;
    }

    /// Final scoring: the Palace and the crystals left.
    fn score_game(&mut self) {
        for seat in Seat::first(self.state.table.side_count()) {
            self.score(seat, Source::Palace, self.read().palace_vp(seat));
            self.score(seat, Source::Crystals, self.read().crystal_vp(seat));
        }
    }
}

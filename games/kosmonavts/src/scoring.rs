//! Who may finish, points, the end of the game, and who wins.

use tabletop::{Log, Outcome, Scored, Seat};

use crate::{
    Kosmonavts, Mode,
    components::{Body, Goal, Mission, Missions, Phase},
    event::Event,
    play::{Play, Read},
    state::{Source, Table},
};

/// The markers that count in the second tie-break (KOS-256).
const FOUR: u8 = 4;

impl Kosmonavts {
    /// The points of the markers left in a stack, the topmost first; none for a
    /// retired body (KOS-069).
    #[must_use]
    pub fn markers_left(&self, table: &Table, body: Body) -> &[u8] {
        if table.retired.contains(body) {
            return &[];
        }
        let points = self.figures.stack(self.setup.mode, body).points();
        points.get(table.taken(body) as usize..).unwrap_or(&[])
    }

    /// The points of the marker that a seat has of a body.
    #[must_use]
    pub fn marker_points(&self, table: &Table, seat: Seat, body: Body) -> Option<u8> {
        let place = table.player(seat).markers[body as usize].checked_sub(1)?;
        let points = self.figures.stack(self.setup.mode, body).points();
        points.get(place as usize).copied()
    }

    /// Whether a seat may make the final landing: in the basic game after seven
    /// destinations (KOS-240); in the advanced game with four markers (KOS-259), or
    /// when there is no other left to take (KOS-260).
    #[must_use]
    pub fn is_eligible(&self, table: &Table, seat: Seat) -> bool {
        let player = table.player(seat);
        let visited = player.visited().len() as u8;
        visited >= self.markers_needed()
            || (self.setup.mode == Mode::Advanced
                && Body::DESTINATIONS.into_iter().all(|body| {
                    player.has_marker(body) || self.markers_left(table, body).is_empty()
                }))
    }

    /// How many markers of destinations a seat needs for the final landing, unless there
    /// is no other left to take.
    #[must_use]
    pub const fn markers_needed(&self) -> u8 {
        match self.setup.mode {
            Mode::Basic => self.figures.basic_bodies,
            Mode::Advanced => self.figures.advanced_markers,
        }
    }

    /// Whether the game ends with this round: someone is home (KOS-239, KOS-258), or it is
    /// the last round there can be (KOS-087).
    #[must_use]
    pub fn is_last_round(&self, table: &Table) -> bool {
        !table.parked().is_empty() || table.round >= self.figures.limits.rounds
    }

    /// The points of a seat from its markers and, once they are revealed, its
    /// missions (KOS-248, KOS-252), in both modes alike (KOS-267).
    pub(crate) fn points_from(
        &self,
        table: &Table,
        seat: Seat,
        missions: Missions,
        source: Source,
    ) -> i32 {
        let marker = |body| i32::from(self.marker_points(table, seat, body).unwrap_or(0));
        let goal = match source {
            Source::Markers => return Body::DESTINATIONS.into_iter().map(marker).sum(),
            Source::Earth => return marker(Body::Earth),
            Source::Mission1 => Goal::First,
            Source::Mission2 => Goal::Second,
        };
        Mission::in_set(missions)
            .filter(|&mission| mission.goal() == goal && self.completes(table, seat, mission))
            .map(|mission| i32::from(self.mission_points(mission)))
            .sum()
    }
}

impl Source {
    /// All sources in order.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Markers, Self::Earth, Self::Mission1, Self::Mission2];
}

impl Read<'_> {
    /// The points of a seat from one source.
    pub fn points(&self, seat: Seat, source: Source) -> i32 {
        let table = self.table();
        let missions = if table.is_over() {
            self.state.private[seat.index()].missions
        } else {
            Missions::EMPTY
        };
        self.game.points_from(table, seat, missions, source)
    }

    /// The places at the end: most points (KOS-254), then the tie-breaks of the
    /// mode, else shared (KOS-257, KOS-265).
    pub fn outcome(&self) -> Option<Outcome> {
        let table = self.table();
        table.is_over().then(|| {
            Outcome::rank(table.people, |seat| {
                let points: i32 = Source::ALL
                    .map(|source| self.points(seat, source))
                    .iter()
                    .sum();
                let tie_break = match self.mode() {
                    Mode::Basic => (self.home_rank(seat), self.fours(seat)),
                    // KOS-264.
                    Mode::Advanced => (table.player(seat).shields, 0),
                };
                (points, tie_break)
            })
        })
    }

    /// An earlier phase is better, no final landing is worst (KOS-255).
    fn home_rank(&self, seat: Seat) -> u8 {
        match self.player(seat).home {
            None => 0,
            Some(phase) => Phase::Over as u8 - phase as u8,
        }
    }

    /// Markers worth four points (KOS-256).
    fn fours(&self, seat: Seat) -> u8 {
        let points = |&body: &Body| self.game.marker_points(self.table(), seat, body);
        let fours = Body::ALL.iter().filter_map(points);
        fours.filter(|&points| points == FOUR).count() as u8
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Missions are revealed (KOS-253) and scored.
    pub fn end_game(&mut self) {
        self.state.table.phase = Phase::Over;
        for seat in Seat::first(self.state.table.people) {
            for mission in Mission::in_set(self.state.private[seat.index()].missions) {
                self.reveal_mission(seat, mission);
            }
        }
        self.emit(Event::GameOver);
    }

    fn reveal_mission(&mut self, seat: Seat, mission: Mission) {
        let done = self.game.completes(&self.state.table, seat, mission);
        let points = if done {
            self.game.mission_points(mission)
        } else {
            0
        };
        self.emit(Event::MissionRevealed {
            seat,
            mission,
            points,
        });
        if points > 0 {
            let source = match mission.goal() {
                Goal::First => Source::Mission1,
                Goal::Second => Source::Mission2,
            };
            self.emit(Event::Scored(Scored {
                seat,
                source: source as u8,
                points: i16::from(points),
            }));
        }
    }
}

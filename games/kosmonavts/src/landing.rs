//! Landing: on a destination for its marker, on Earth for the end of the game.

use tabletop::{Answers, Log, Scored, Seat, SeatSet};

use crate::{
    Kosmonavts, Mode, Reason,
    components::{Bodies, Body, Phase, Ship},
    event::Event,
    figures::rulings::{EarthMarkerPhase4, FinalLanding},
    play::{Play, Read},
    state::{Source, Table},
    step::{Action, Step},
};

impl Kosmonavts {
    /// Whether an eligible player says if a landing on Earth is the final one (KOS-288).
    #[must_use]
    pub fn declares_final(&self) -> bool {
        let reading = self.figures.rulings.final_landing_advanced;
        self.setup.mode == Mode::Advanced && reading == FinalLanding::Declared
    }

    /// Whether a seat that lands on Earth says if that is its final landing (KOS-Q32).
    pub(crate) fn may_declare(&self, table: &Table, seat: Seat) -> bool {
        self.declares_final() && self.is_eligible(table, seat)
    }

    /// Whether any landing on Earth before phase 4 keeps the marker from those who land
    /// in phase 4 (KOS-245).
    pub(crate) fn any_landing_counts(&self) -> bool {
        let reading = self.figures.rulings.earth_marker_phase4;
        self.setup.mode == Mode::Basic && reading == EarthMarkerPhase4::NoLanding
    }
}

impl Read<'_> {
    /// The bodies a ship in space may land on: those in its hex (KOS-182). Passing
    /// over one is not enough (KOS-186, KOS-235).
    #[inline]
    pub fn landings(&self, seat: Seat) -> Bodies {
        match self.player(seat).ship {
            Ship::Space(hex) => self.game.bodies_in(self.table(), hex),
            Ship::Landed(_) => Bodies::empty(),
        }
    }

    /// The player may decline (KOS-183, KOS-233). Where there is no body, there is nothing
    /// to decide.
    pub fn list_landings(&self, seat: Seat, answers: &mut impl Answers<Action>) {
        let bodies = self.landings(seat);
        if !bodies.is_empty() {
            answers.push(Action::Pass);
            answers.take(bodies.iter().map(Action::Land));
        }
    }

    pub fn check_land(&self, seat: Seat, body: Body) -> Result<(), Reason> {
        if self.landings(seat).contains(body) {
            Ok(())
        } else {
            Err(Reason::NotHere(body))
        }
    }

    /// The points of the topmost marker left in a stack; none when it is empty
    /// (KOS-193) or the body is retired (KOS-071).
    pub fn marker_left(&self, body: Body) -> Option<u8> {
        self.game.markers_left(self.table(), body).first().copied()
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// The rose is cleared (KOS-184, KOS-236), the body becomes the last body
    /// (KOS-185), and there is a marker or the end of the game in it.
    pub fn land(&mut self, seat: Seat, body: Body) {
        self.clear_rose(seat);
        let player = self.player(seat);
        player.ship = Ship::Landed(body);
        player.last = body;
        self.emit(Event::Landed { seat, body });
        if body == Body::Earth {
            self.land_on_earth(seat);
        } else if !self.player(seat).has_marker(body) {
            self.take_topmost(seat, body);
        }
    }

    /// Whoever has no marker of the body takes the topmost one left (KOS-187,
    /// KOS-189), once (KOS-192). Ships that land later take later ones (KOS-127,
    /// KOS-190, KOS-191).
    fn take_topmost(&mut self, seat: Seat, body: Body) {
        let left = self.read().marker_left(body);
        match left {
            Some(points) => self.take_marker(seat, body, points),
            None => self.emit(Event::NoMarkerLeft { seat, body }),
        }
    }

    fn take_marker(&mut self, seat: Seat, body: Body, points: u8) {
        let place = self.state.table.taken(body) + 1;
        self.player(seat).markers[body as usize] = place;
        self.emit(Event::MarkerTaken { seat, body, points });
        let source = if body == Body::Earth {
            Source::Earth
        } else {
            Source::Markers
        };
        self.emit(Event::Scored(Scored {
            seat,
            source: source as u8,
            points: i16::from(points),
        }));
    }

    /// A landing on Earth is final for whoever is eligible (KOS-241, KOS-288), and
    /// just a landing for others (KOS-194, KOS-247). In the advanced game it may have
    /// to be declared (KOS-Q32).
    fn land_on_earth(&mut self, seat: Seat) {
        let table = &mut self.state.table;
        if self.game.may_declare(table, seat) {
            table.pending.push(SeatSet::one(seat), Step::Final);
        } else if self.game.is_eligible(table, seat) {
            self.finish(seat);
        }
        let table = &mut self.state.table;
        if self.game.any_landing_counts() && table.phase < Phase::Movement {
            table.earth_visited = true;
        }
    }

    /// The final landing. Earth's markers lie aside until then (KOS-058, KOS-081).
    pub fn finish(&mut self, seat: Seat) {
        self.emit(Event::FinalLanding { seat });
        let gets_marker = self.earns_earth_marker();
        self.player(seat).home = Some(self.state.table.phase);
        if gets_marker && let Some(points) = self.read().marker_left(Body::Earth) {
            self.take_marker(seat, Body::Earth, points);
        }
    }

    /// In the basic game a final landing in phase 4 earns a marker only when
    /// nobody made one earlier in the round (KOS-244..KOS-246), or by the other
    /// reading when nobody landed on Earth at all; in the advanced game every one does
    /// (KOS-261).
    fn earns_earth_marker(&self) -> bool {
        let table = &self.state.table;
        let earlier = |seat: Seat| {
            let home = table.player(seat).home;
            home.is_some_and(|phase| phase < Phase::Movement)
        };
        self.game.setup.mode == Mode::Advanced
            || table.phase < Phase::Movement
            || !(table.earth_visited || Seat::first(table.people).any(earlier))
    }
}

//! Missions: dealt in secret, kept or not, completed by being first or second.

use tabletop::{Answers, Log, Seat};

use crate::{
    Kosmonavts, Reason,
    components::{Body, Goal, Mission, Missions},
    event::Event,
    play::{Play, Read},
    state::Table,
    step::Action,
};

impl Kosmonavts {
    /// Whether a seat has done what a mission asks for, as things stand. First is
    /// whoever took the topmost marker (KOS-249, KOS-262); second whoever took the
    /// next one, and whoever took the topmost while nobody else has any (KOS-250,
    /// KOS-251, KOS-263).
    #[must_use]
    pub fn completes(&self, table: &Table, seat: Seat, mission: Mission) -> bool {
        let body = mission.body();
        match (mission.goal(), table.player(seat).markers[body as usize]) {
            (Goal::First, 1) | (Goal::Second, 2) => true,
            (Goal::Second, 1) => table.taken(body) == 1,
            _ => false,
        }
    }

    /// The points of a completed mission.
    #[must_use]
    pub const fn mission_points(&self, mission: Mission) -> u8 {
        self.figures.mission_points[mission.goal() as usize]
    }

    /// The Mission 2 cards of the alpha deck (KOS-025).
    fn alpha(&self) -> Missions {
        let second = |body| Mission::new(Goal::Second, body).number();
        self.figures.alpha.iter().map(second).collect()
    }
}

/// All cards with this goal that are not about one of these bodies.
pub(crate) fn cards(goal: Goal, table: &Table) -> Missions {
    let played = |body: &Body| !table.retired.contains(*body);
    let bodies = Body::DESTINATIONS.into_iter().filter(played);
    bodies
        .map(|body| Mission::new(goal, body).number())
        .collect()
}

/// Whether a Mission 1 card and a Mission 2 card in a hand are about one body (KOS-062).
pub(crate) fn clashes(missions: Missions) -> bool {
    let mut cards = Mission::in_set(missions);
    cards.any(|card| {
        card.goal() == Goal::First
            && missions.contains(Mission::new(Goal::Second, card.body()).number())
    })
}

impl Read<'_> {
    /// The Mission 2 cards of one of the two decks.
    pub fn second_deck(&self, alpha: bool) -> Missions {
        let of_alpha = self.game.alpha();
        let all = cards(Goal::Second, self.table()).iter();
        all.filter(|&card| of_alpha.contains(card) == alpha)
            .collect()
    }

    /// Two different cards of those that were dealt (KOS-078).
    pub fn check_keep(&self, seat: Seat, one: Mission, other: Mission) -> Result<(), Reason> {
        let private = &self.state.private[seat.index()];
        for mission in [one, other] {
            if !private.holds(mission) {
                return Err(Reason::NotDealt(mission));
            }
        }
        if one < other {
            Ok(())
        } else {
            Err(Reason::NotTwoMissions)
        }
    }

    pub fn list_keeps(&self, seat: Seat, answers: &mut impl Answers<Action>) {
        let dealt = Mission::in_set(self.state.private[seat.index()].missions);
        for one in dealt.clone() {
            let others = dealt.clone().filter(|&other| other > one);
            answers.take(others.map(|other| Action::KeepMissions(one, other)));
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Deals one card from a deck to every player in turn order.
    fn deal_round(&mut self, deck: &mut Missions) {
        for seat in self.state.table.turn_order() {
            if let Some(card) = deck.draw(&mut self.state.dice) {
                self.state.private[seat.index()].missions.put(card);
            }
        }
    }

    /// Basic: one card of each deck for everyone (KOS-061, KOS-Q47); then clashes
    /// are settled.
    pub fn deal_basic_missions(&mut self) {
        let read = self.read();
        let mut first = cards(Goal::First, read.table());
        let mut second = [true, false].map(|alpha| read.second_deck(alpha));
        self.deal_round(&mut first);
        for deck in &mut second {
            self.deal_round(deck);
        }
        self.emit(Event::MissionsDealt);
        for seat in self.state.table.turn_order() {
            self.settle_clash(seat, &mut first);
        }
    }

    /// Mission 1 is drawn anew until it is about another body than both Mission 2
    /// cards (KOS-062); rejected cards go back into the deck then (KOS-063).
    fn settle_clash(&mut self, seat: Seat, deck: &mut Missions) {
        let private = &mut self.state.private[seat.index()];
        let all_first = Missions::full(Mission::COUNT / 2);
        while clashes(private.missions) {
            let rejected = private.missions.common(all_first);
            for card in rejected.iter() {
                private.missions.remove(card);
                private.rejected.put(card);
            }
            let Some(card) = deck.draw(&mut self.state.dice) else {
                break;
            };
            private.missions.put(card);
            self.log.emit(Event::MissionReplaced { seat });
        }
        private.rejected.iter().for_each(|card| deck.put(card));
    }

    /// Advanced: two Mission 1 and two Mission 2 cards for everyone, alpha and beta
    /// shuffled together, whatever they show (KOS-072..KOS-074).
    pub fn deal_advanced_missions(&mut self) {
        for goal in [Goal::First, Goal::Second] {
            let mut deck = cards(goal, &self.state.table);
            self.deal_round(&mut deck);
            self.deal_round(&mut deck);
        }
        self.emit(Event::MissionsDealt);
    }

    /// Two cards are kept; the others are discarded, as secret as these (KOS-078,
    /// KOS-079).
    pub fn keep_missions(&mut self, seat: Seat, one: Mission, other: Mission) {
        let private = &mut self.state.private[seat.index()];
        let kept: Missions = [one.number(), other.number()].into_iter().collect();
        let dealt = private.missions.iter();
        private.discarded = dealt.filter(|&card| !kept.contains(card)).collect();
        private.missions = kept;
        self.emit(Event::MissionsKept { seat });
    }
}

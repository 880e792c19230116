//! What happened, in one sentence each.

use tabletop::{Phrase, Scored, Seat};

use super::{
    a_die, amount, condition, contract, contracts, dice, die, direction, faction, goods, just,
    number, origin, penalty, points, price, rate, reward, signed, space, spot, stage,
};
use crate::{
    Circadians,
    components::{Hex, Leader},
    event::Event,
    figures::{UNIQUE_PIECES, UniquePiece},
    state::{Source, Stage},
};

impl Circadians {
    pub(super) fn describe_event(&self, event: Event) -> Phrase {
        let by = |key, seat| Phrase::new(key).with("seat", self.side(seat));
        match event {
            Event::Radio(seat) => by("event-radio", seat),
            Event::Sealed { seat } => by("event-sealed", seat),
            Event::Reopened { seat } => by("event-reopened", seat),
            Event::LeaderTaken { seat, leader } => {
                by("event-leader", seat).with("leader", self.leader(leader))
            }
            Event::LeaderBanned { seat, leader } => {
                by("event-banned", seat).with("leader", self.leader(leader))
            }
            Event::PieceReceived { seat, leader } => self.describe_piece(seat, leader),
            Event::ContractsDrawn { seat, count } => {
                by("event-drawn", seat).with("contracts", contracts(count))
            }
            Event::DraftPassed { kept } => {
                Phrase::new("event-draft-passed").with("count", number(kept))
            }
            Event::LeftoverUnder { seat } => by("event-leftover", seat),
            Event::Discarded {
                seat,
                contract: card,
            } => by("event-discarded", seat).with("contract", contract(card)),
            Event::Reshuffled => Phrase::new("event-reshuffled"),
            Event::RoundBegins(round) => {
                let rounds = self.edition().rounds;
                Phrase::new("event-round")
                    .with("round", number(round))
                    .with("rounds", number(rounds))
            }
            Event::EventRevealed(card) => {
                Phrase::new("event-revealed").with("card", self.event_card(card))
            }
            Event::PrivateEvent { seat, event } => {
                by("event-private", seat).with("card", self.event_card(event))
            }
            Event::EventChosen { seat, own: true } => by("event-chosen-own", seat),
            Event::EventChosen { seat, own: false } => by("event-chosen-common", seat),
            Event::StageBegins(begun) => describe_stage(begun),
            Event::RescueDice { seat, count } => by("event-rescue", seat).with("dice", dice(count)),
            Event::Rolled { seat, count } => by("event-rolled", seat).with("dice", dice(count)),
            Event::Assigned {
                seat,
                die: shown,
                spot: at,
            } => by("event-assigned", seat)
                .with("die", die(shown))
                .with("place", spot(at)),
            Event::Sent {
                seat,
                origin: from_place,
                from,
                to,
            } => {
                let key = if from == to {
                    "event-sent"
                } else {
                    "event-sent-as"
                };
                by(key, seat)
                    .with("die", a_die(from))
                    .with("place", origin(from_place))
                    .with("value", number(to))
            }
            Event::Declined { seat, dice: count } => {
                by("event-declined", seat).with("dice", dice(count))
            }
            Event::SetDown {
                space: at,
                die: shown,
            } => by("event-set-down", shown.owner())
                .with("die", die(shown))
                .with("place", space(at)),
            Event::Paid { seat, cost } => {
                by("event-goods", seat).with("amounts", signed("minus", goods(cost)))
            }
            Event::Gained { seat, goods: some } => {
                by("event-goods", seat).with("amounts", signed("plus", goods(some)))
            }
            Event::Lost { seat, goods: some } => {
                by("event-goods", seat).with("amounts", signed("minus", goods(some)))
            }
            Event::DiceGained { seat, count } => {
                by("event-goods", seat).with("amounts", signed("plus", just(dice(count))))
            }
            Event::DieRolled { seat, value } => {
                by("event-die-rolled", seat).with("die", a_die(value))
            }
            Event::DiePut { seat, value, farm } => by("event-die-put", seat)
                .with("die", a_die(value))
                .with("number", number(farm + 1)),
            Event::Traded { seat, rate: one } => by("event-traded", seat).with("rate", rate(&one)),
            Event::ShipTaken {
                seat, ship, garage, ..
            } => by("event-ship-taken", seat)
                .with("tile", self.ship(ship))
                .with("number", number(garage + 1)),
            Event::FarmTaken {
                seat,
                farm,
                foundation,
                ..
            } => by("event-farm-taken", seat)
                .with("tile", self.farm(farm))
                .with("number", number(foundation + 4)),
            Event::TileDeclined { seat } => by("event-tile-declined", seat),
            Event::ShipDestroyed { seat, ship, garage } => by("event-ship-destroyed", seat)
                .with("tile", self.ship(ship))
                .with("number", number(garage + 1)),
            Event::FarmDestroyed {
                seat,
                farm,
                foundation,
            } => by("event-farm-destroyed", seat)
                .with("tile", self.farm(farm))
                .with("number", number(foundation + 4)),
            Event::ShipUncovered { ship, .. } => {
                Phrase::new("event-ship-uncovered").with("tile", self.ship(ship))
            }
            Event::FarmUncovered { farm, .. } => {
                Phrase::new("event-farm-uncovered").with("tile", self.farm(farm))
            }
            Event::Moved { seat, from, to } => self.describe_moved(seat, from, to),
            Event::BonusTaken { seat, .. } => by("event-bonus", seat),
            Event::CacheRevealed {
                slot,
                points: worth,
            } => Phrase::new("event-cache")
                .with("number", number(slot + 1))
                .with("points", points(worth)),
            Event::FactionUsed {
                seat,
                faction: with,
            } => by("event-faction", seat).with("faction", faction(with)),
            Event::DieSet {
                seat,
                spot: at,
                from,
                to,
            } => by("event-die-set", seat)
                .with("die", a_die(from))
                .with("place", spot(at))
                .with("value", number(to)),
            Event::Advanced { seat, value, slot } => self.describe_advanced(seat, value, slot),
            Event::SetbackSuffered { seat, token, slot } => {
                self.describe_setback(seat, token, slot)
            }
            Event::SetbackIgnored { seat } => by("event-setback-ignored", seat),
            Event::SetbackTurned { seat, slot } => {
                let (what, count) = self.edition().penalties[slot as usize];
                by("event-setback-turned", seat).with("reward", reward((what.counterpart(), count)))
            }
            Event::DieLost { seat, spot: at } => by("event-die-lost", seat).with("place", spot(at)),
            Event::Fulfilled {
                seat,
                contract: card,
            } => by("event-fulfilled", seat)
                .with("contract", contract(card))
                .with("points", points(self.figures.contract(card).points)),
            Event::PlanetHarvested { seat, hex } => {
                by("event-planet", seat).with("hex", self.hex(hex))
            }
            Event::FarmProduced { seat, slot } => {
                by("event-farm", seat).with("number", number(slot + 1))
            }
            Event::DiceOverLimit { seat, count } => by("event-over-limit", seat)
                .with("dice", dice(count))
                .with("limit", number(self.figures.dice_limit)),
            Event::SchemeRevealed { scheme, .. } => Phrase::new("event-scheme")
                .with("seat", self.rival_name())
                .with("scheme", self.scheme(scheme)),
            Event::SchemeIdle { .. } => {
                Phrase::new("event-scheme-idle").with("seat", self.rival_name())
            }
            Event::SchemeBlocked { .. } => {
                Phrase::new("event-scheme-blocked").with("seat", self.rival_name())
            }
            Event::SchemesShuffled => {
                Phrase::new("event-schemes-shuffled").with("seat", self.rival_name())
            }
            Event::BonusRemoved { hex } => Phrase::new("event-bonus-removed")
                .with("seat", self.rival_name())
                .with("amount", self.bonus(hex)),
            Event::ProgressUnlocked { stars } => Phrase::new("event-progress")
                .with("seat", self.rival_name())
                .with("stars", number(stars)),
            Event::ShipRemoved { ship, .. } => Phrase::new("event-tile-removed")
                .with("seat", self.rival_name())
                .with("tile", self.ship(ship)),
            Event::FarmRemoved { farm, .. } => Phrase::new("event-tile-removed")
                .with("seat", self.rival_name())
                .with("tile", self.farm(farm)),
            Event::Scored(scored) => self.describe_scored(scored),
            Event::GameOver => Phrase::new("event-game-over"),
        }
    }

    fn describe_piece(&self, seat: Seat, leader: Leader) -> Phrase {
        let piece = UNIQUE_PIECES.iter().find(|piece| piece.0 == leader);
        let phrase = match piece.map(|piece| piece.1) {
            Some(UniquePiece::Farm(farm)) => {
                Phrase::new("event-piece-tile").with("tile", self.farm(farm))
            }
            Some(UniquePiece::Ship(ship)) => {
                Phrase::new("event-piece-tile").with("tile", self.ship(ship))
            }
            Some(UniquePiece::Sal) => Phrase::new("event-piece-sal"),
            Some(UniquePiece::EventTile) | None => Phrase::new("event-piece-events"),
        };
        phrase.with("seat", self.side(seat))
    }

    /// The rival moves several steps at once.
    fn describe_moved(&self, seat: Seat, from: Hex, to: Hex) -> Phrase {
        let rival = self.setup.rival_seat() == Some(seat);
        let phrase = match self.way(from, to).filter(|_| !rival) {
            Some(way) => Phrase::new("event-moved-way").with("direction", direction(way)),
            None => Phrase::new("event-moved"),
        };
        phrase
            .with("seat", self.side(seat))
            .with("hex", self.hex(to))
    }

    fn bonus(&self, hex: Hex) -> Phrase {
        let planet = &self.figures.planets[self.setup.planet as usize];
        match planet.bonuses.get(hex.index()).copied().flatten() {
            Some(bonus) => amount(bonus.resource, bonus.amount),
            None => price([0; 4]),
        }
    }

    /// The rival moves tokens without reward and penalty.
    fn describe_advanced(&self, seat: Seat, value: u8, slot: u8) -> Phrase {
        let edition = self.edition();
        let key = if self.setup.rival_seat() == Some(seat) {
            "event-rival-advanced"
        } else {
            "event-advanced"
        };
        Phrase::new(key)
            .with("seat", self.side(seat))
            .with("value", number(value))
            .with("reward", reward(edition.rewards[slot as usize]))
    }

    fn describe_setback(&self, seat: Seat, token: u8, slot: u8) -> Phrase {
        let key = if self.setup.rival_seat() == Some(seat) {
            "event-rival-setback"
        } else {
            "event-setback"
        };
        Phrase::new(key)
            .with("seat", self.side(seat))
            .with(
                "condition",
                condition(self.edition().conditions[token as usize]),
            )
            .with("penalty", penalty(self.edition().penalties[slot as usize]))
    }

    fn describe_scored(&self, scored: Scored) -> Phrase {
        let source = Source::KEYS.get(usize::from(scored.source)).copied();
        Phrase::new("event-scored")
            .with("seat", self.side(scored.seat))
            .with("points", points(scored.points))
            .with("source", Phrase::new(source.unwrap_or(Source::KEYS[0])))
    }
}

fn describe_stage(begun: Stage) -> Phrase {
    Phrase::new("event-stage").with("stage", stage(begun))
}

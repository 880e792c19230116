//! Why not, in one sentence. Whoever shows it adds the number of the rule.

use tabletop::Phrase;

use super::{good, location, phase, topic, worker};
use crate::{
    Reason,
    components::{Location, Phase, Worker},
};

pub(super) fn reason(reason: Reason) -> Phrase {
    let about = |key, one: Worker| Phrase::new(key).with("worker", worker(one));
    let at = |key, place: Location| Phrase::new(key).with("place", location(place));
    let token = |place, closed| at("reason-token", place).with("phase", phase(closed));
    let card = |key, number: u8| Phrase::new(key).with("number", i64::from(number));
    match reason {
        Reason::GameOver => Phrase::new("reason-game-over"),
        Reason::NotYourTurn(seat) => Phrase::new("reason-not-your-turn").with("seat", seat),
        Reason::NotAsked(step) => Phrase::new("reason-not-asked").with("step", topic(step)),
        Reason::Tired(one) => about("reason-tired", one),
        Reason::SamePlace(one, place) => {
            about("reason-same-place", one).with("place", location(place))
        }
        Reason::MorningToken(place) => token(place, Phase::Morning),
        Reason::NightToken(place) => token(place, Phase::Night),
        Reason::LunchOnly(_) => at("reason-lunch-only", Location::Kitchen),
        Reason::KitchenClosed => at("reason-kitchen-closed", Location::Kitchen),
        Reason::BarracksClosed => at("reason-barracks-closed", Location::Barracks),
        Reason::PhaseClosed(place) => at("reason-phase-closed", place),
        Reason::Occupied(place) => at("reason-occupied", place),
        Reason::NoCard(number) => card("reason-no-card", number),
        Reason::StayClosed(place) => at("reason-stay-closed", place),
        Reason::NoCrystal => Phrase::new("reason-no-crystal"),
        Reason::SameWorker(_) => Phrase::new("reason-same-worker"),
        Reason::NoCube(cube) => Phrase::new("reason-no-cube").with("good", good(cube)),
        Reason::NoMoodSwap => Phrase::new("reason-no-mood-swap"),
        Reason::SupplyEmpty(cube) => Phrase::new("reason-supply-empty").with("good", good(cube)),
        Reason::NoSuchRival(seat) => {
            Phrase::new("reason-no-such-rival").with("number", i64::from(seat.number()))
        }
        Reason::OwnDisc => Phrase::new("reason-own-disc"),
        Reason::NoDisc(one) => about("reason-no-disc", one),
        Reason::NoOwnDisc(one) => about("reason-no-own-disc", one),
        Reason::AtAdministration(one) => {
            about("reason-at-administration", one).with("place", location(Location::Administration))
        }
        Reason::NotDiscarded(_) => Phrase::new("reason-not-discarded"),
        Reason::NotProduced(cube) => Phrase::new("reason-not-produced").with("good", good(cube)),
        Reason::VisitorStays(one) => about("reason-visitor-stays", one),
        Reason::NotOpen(place) => at("reason-not-open", place),
        Reason::NotEmpty(place) => at("reason-not-empty", place),
        Reason::TooMany(limit) => Phrase::new("reason-too-many").with("count", i64::from(limit)),
        Reason::NotInBarracks(one) => {
            about("reason-not-in-barracks", one).with("place", location(Location::Barracks))
        }
    }
}

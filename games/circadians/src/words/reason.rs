//! Why not, in one sentence. Whoever shows it adds the number of the rule.

use tabletop::Phrase;

use super::{
    contract, direction, location, number, origin, question::topic, resource, space, spot,
};
use crate::{
    Circadians, Reason,
    components::{Contract, Space},
};

impl Circadians {
    pub(super) fn describe_reason(&self, reason: Reason) -> Phrase {
        let at = |key, at: Space| {
            Phrase::new(key)
                .with("place", space(at))
                .with("location", location(at.location()))
        };
        let card = |key, card| Phrase::new(key).with("contract", contract(card));
        let with = |key, value: u8| Phrase::new(key).with("value", number(value));
        let slot = |key, slot: u8| Phrase::new(key).with("number", number(slot + 1));
        let from = |key, from| Phrase::new(key).with("place", origin(from));
        let of = |key, at| Phrase::new(key).with("location", location(at));
        match reason {
            Reason::GameOver => Phrase::new("reason-game-over"),
            Reason::NotYourTurn(seat) => {
                Phrase::new("reason-not-your-turn").with("seat", self.side(seat))
            }
            Reason::NotAsked(step) => Phrase::new("reason-not-asked").with("step", topic(step)),
            Reason::Sealed => Phrase::new("reason-sealed"),
            Reason::NotDealt(leader) => {
                Phrase::new("reason-not-dealt").with("leader", self.leader(leader))
            }
            Reason::LeaderGone(leader) => {
                Phrase::new("reason-leader-gone").with("leader", self.leader(leader))
            }
            Reason::NotInPacket(one) => card("reason-not-in-packet", one),
            Reason::NotInHand(one) => card("reason-not-in-hand", one),
            Reason::NotRolled(0) => Phrase::new("reason-no-sal"),
            Reason::NotRolled(value) => with("reason-not-rolled", value),
            Reason::GaragesFull => Phrase::new("reason-garages-full"),
            Reason::TakesNoDie(at) => slot("reason-takes-no-die", at),
            Reason::SlotTaken(at) => slot("reason-slot-taken", at),
            Reason::NoDie(at) => from("reason-no-die", at),
            Reason::NotNext(at) => from("reason-not-next", at),
            Reason::CannotTurn(value) => with("reason-cannot-turn", value),
            Reason::CannotSend(at) => from("reason-cannot-send", at),
            Reason::MustSend(at) => from("reason-must-send", at),
            Reason::Nowhere(value) => with("reason-nowhere", value),
            Reason::HeadquartersAgain => Phrase::new("reason-headquarters-again"),
            Reason::Closed(to) => at("reason-closed", to),
            Reason::Taken(to) => at("reason-taken", to),
            Reason::FirstFree(to) => at("reason-first-free", to),
            Reason::CannotPay(to) => of("reason-cannot-pay", to),
            Reason::NoPair(value) => with("reason-no-pair", value),
            Reason::NoTileLeft(to) => of("reason-no-tile-left", to),
            Reason::WrongValue(to) => at("reason-wrong-value", to),
            Reason::ReserveEmpty => Phrase::new("reason-reserve-empty"),
            Reason::NoWay(way) => Phrase::new("reason-no-way").with("direction", direction(way)),
            Reason::NoContract => Phrase::new("reason-no-contract"),
            Reason::MustFulfil => Phrase::new("reason-must-fulfil"),
            Reason::NotForSal(to) => of("reason-not-for-sal", to),
            Reason::NotAPartner(at) => from("reason-not-a-partner", at),
            Reason::NotAPrice(one) => {
                Phrase::new("reason-not-a-price").with("resource", resource(one))
            }
            Reason::StackEmpty => Phrase::new("reason-stack-empty"),
            Reason::MustTake => Phrase::new("reason-must-take"),
            Reason::NoEmptyPlace => Phrase::new("reason-no-empty-place"),
            Reason::NoTile => Phrase::new("reason-no-tile"),
            Reason::NotOffered => Phrase::new("reason-not-offered"),
            Reason::NoTradesLeft => Phrase::new("reason-no-trades-left"),
            Reason::CannotTrade => Phrase::new("reason-cannot-trade"),
            Reason::CannotFulfil(one) => card("reason-cannot-fulfil", one),
            Reason::SameReward => Phrase::new("reason-same-reward"),
            Reason::NotSettable(at) => Phrase::new("reason-not-settable").with("place", spot(at)),
            Reason::SameValue(value) => with("reason-same-value", value),
            Reason::CacheRevealed(at) => slot("reason-cache-revealed", at),
            Reason::SlotFilled(at) => slot("reason-slot-filled", at),
            Reason::NoSetback(_) => Phrase::new("reason-no-setback"),
            Reason::NoSceptre => Phrase::new("reason-no-sceptre")
                .with("contract", contract(Contract::LeyrienSceptre)),
            Reason::OtherPenalty(_) => Phrase::new("reason-other-penalty"),
            Reason::NotLosable(at) => Phrase::new("reason-not-losable").with("place", spot(at)),
            Reason::NotBack(way) => {
                Phrase::new("reason-not-back").with("direction", direction(way))
            }
            Reason::NothingToChoose(at) => slot("reason-nothing-to-choose", at),
            Reason::NotProduced(at, one) => {
                slot("reason-not-produced", at).with("resource", resource(one))
            }
            Reason::StillToProduce => Phrase::new("reason-still-to-produce"),
            Reason::NothingSealed => Phrase::new("reason-nothing-sealed"),
        }
    }
}

//! Why not, in one sentence. Whoever shows it adds the number of the rule.

use tabletop::Phrase;

use super::{body, colour, fuel, number, question::topic};
use crate::{
    Kosmonavts, Reason,
    components::Body,
    step::{Refuelling, Step},
};

impl Kosmonavts {
    pub(super) fn describe_reason(&self, reason: Reason) -> Phrase {
        let about = |key, one: Body| Phrase::new(key).with("body", body(one));
        let counted = |key, count| Phrase::new(key).with("count", number(count));
        match reason {
            Reason::GameOver => Phrase::new("reason-game-over"),
            Reason::NotYourTurn(seat) => Phrase::new("reason-not-your-turn").with("seat", seat),
            Reason::AlreadySealed(Step::KeepMissions) => Phrase::new("reason-missions-kept"),
            Reason::AlreadySealed(_) => Phrase::new("reason-order-sealed"),
            Reason::NotAsked(step) => Phrase::new("reason-not-asked").with("step", topic(step)),
            Reason::AlreadyPlaced(_, one) => about("reason-already-placed", one),
            Reason::NotInHand(one) => about("reason-not-in-hand", one),
            Reason::EarthFirst(_) => about("reason-earth-first", Body::Earth),
            Reason::NoSuchSpace(one, space) => {
                about("reason-no-such-space", one).with("space", number(space + 1))
            }
            Reason::ColourTaken(one) => {
                Phrase::new("reason-colour-taken").with("colour", colour(one))
            }
            Reason::NotDealt(mission) => {
                Phrase::new("reason-not-dealt").with("mission", self.mission(mission))
            }
            Reason::NotTwoMissions => Phrase::new("reason-not-two-missions"),
            Reason::NoSuchCard(_) => Phrase::new("reason-no-such-card"),
            Reason::NoShield(_) => Phrase::new("reason-no-shield"),
            Reason::TooMuchEnergy(count) => counted("reason-too-much-energy", count),
            Reason::NotNearest(one) => about("reason-not-nearest", one)
                .with("count", number(self.figures.limits.gravity_range)),
            Reason::ConvertedAlready => Phrase::new("reason-converted"),
            Reason::EnergyBought => Phrase::new("reason-energy-bought"),
            Reason::TankFull(_) => Phrase::new("reason-tank-full"),
            Reason::TooManyCubes(count) => counted("reason-too-many-cubes", count),
            Reason::Flares => Phrase::new("reason-flares"),
            Reason::NoFuel(kind) => Phrase::new("reason-no-fuel").with("fuel", fuel(kind)),
            Reason::NothingToFlyWith => Phrase::new("reason-nothing-to-fly-with"),
            Reason::InSpace => Phrase::new("reason-in-space"),
            Reason::CubesPlaced => Phrase::new("reason-cubes-placed"),
            Reason::NotHere(one) => about("reason-not-here", one),
            Reason::OtherMode(Refuelling::Basic) => Phrase::new("reason-advanced-mode"),
            Reason::OtherMode(_) => Phrase::new("reason-basic-mode"),
            Reason::NothingToRefuel(_) => Phrase::new("reason-nothing-to-refuel"),
        }
    }
}

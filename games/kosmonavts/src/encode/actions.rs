//! The list of all actions, in the order in which the universe of the printed box has them.

use tabletop::encode::{ActionGroup, ActionSpace, action_count};

use crate::{
    components::{Body, Colour, Cube, Mission},
    step::{Action, Refuelling},
};

/// The lengths of the printed orbits.
pub const ORBITS: [u8; 9] = [4, 6, 12, 15, 21, 24, 30, 72, 19];
/// The most cubes that energy conversion buys in the printed box.
pub const MOST_ENERGY: u8 = 5;

/// Where the spaces of each body begin.
const FIRST: [usize; 10] = {
    let (mut first, mut body) = ([0; 10], 0);
    while body < 9 {
        first[body + 1] = first[body] + ORBITS[body] as usize;
        body += 1;
    }
    first
};

/// The body of each space.
const BODY_OF: [u8; FIRST[9]] = {
    let (mut bodies, mut body, mut space) = ([0; FIRST[9]], 0, 0);
    while space < FIRST[9] {
        if space == FIRST[body + 1] {
            body += 1;
        }
        bodies[space] = body as u8;
        space += 1;
    }
    bodies
};

/// All pairs of missions, the lower number first.
const PAIRS: [(u8, u8); 120] = {
    let (mut pairs, mut index, mut one) = ([(0, 0); 120], 0, 0);
    while one < Mission::COUNT {
        let mut other = one + 1;
        while other < Mission::COUNT {
            pairs[index] = (one, other);
            index += 1;
            other += 1;
        }
        one += 1;
    }
    pairs
};

/// The groups of actions.
pub const GROUPS: [ActionGroup; 18] = [
    ActionGroup::new(
        "place",
        FIRST[9],
        "body by body, on each space of its orbit",
    ),
    ActionGroup::new("colour", 4, "white, green, yellow, red"),
    ActionGroup::new(
        "keep",
        120,
        "the pairs of the 16 missions, the lower number first",
    ),
    ActionGroup::new("event", 3, "the card in this slot"),
    ActionGroup::new("shield", 2, "no, yes"),
    ActionGroup::new("resupply", 2, "no, yes"),
    ActionGroup::new("energy", 6, "so many cubes"),
    ActionGroup::new("gravity", 9, "a body"),
    ActionGroup::new("convert", 1, "a shield into fuel"),
    ActionGroup::new(
        "burn",
        12,
        "clockwise from N, in each direction normal and hyper",
    ),
    ActionGroup::new("go", 1, "the order is complete, and the ship flies"),
    ActionGroup::new("stay", 1, "the order is complete, and the ship stays"),
    ActionGroup::new("fly", 1, "the ship flies"),
    ActionGroup::new("evacuate", 1, "the ship is evacuated"),
    ActionGroup::new("pass", 1, "the ship stays in space over the body"),
    ActionGroup::new("land", 9, "on a body"),
    ActionGroup::new("refuel", 4, "none, basic, quick, full"),
    ActionGroup::new("final", 2, "no, yes"),
];

static SPACE: ActionSpace<18, { action_count(&GROUPS) }> = ActionSpace::new(&GROUPS);

const PLACE: usize = 0;
const COLOUR: usize = 1;
const KEEP: usize = 2;
const EVENT: usize = 3;
const SHIELD: usize = 4;
const RESUPPLY: usize = 5;
const ENERGY: usize = 6;
const GRAVITY: usize = 7;
const CONVERT: usize = 8;
const BURN: usize = 9;
const GO: usize = 10;
const STAY: usize = 11;
const FLY: usize = 12;
const EVACUATE: usize = 13;
const PASS: usize = 14;
const LAND: usize = 15;
const REFUEL: usize = 16;
const FINAL: usize = 17;

/// The index of an action.
#[inline]
pub fn index(action: Action) -> Option<usize> {
    let (group, place) = match action {
        Action::PlaceBody(body, space) if space < ORBITS[body as usize] => {
            (PLACE, FIRST[body as usize] + usize::from(space))
        }
        Action::PlaceBody(..) => return None,
        Action::ChooseColour(colour) => (COLOUR, colour as usize),
        Action::KeepMissions(one, other) if one < other => {
            let (one, other) = (usize::from(one.number()), usize::from(other.number()));
            (KEEP, one * (31 - one) / 2 + other - one - 1)
        }
        Action::KeepMissions(..) => return None,
        Action::ChooseEvent(slot) => (EVENT, usize::from(slot)),
        Action::Shield(yes) => (SHIELD, usize::from(yes)),
        Action::Resupply(yes) => (RESUPPLY, usize::from(yes)),
        Action::Energy(cubes) => (ENERGY, usize::from(cubes)),
        Action::Gravity(body) => (GRAVITY, body as usize),
        Action::Convert => (CONVERT, 0),
        Action::Burn(cube) => (BURN, cube.index()),
        Action::Go => (GO, 0),
        Action::Stay => (STAY, 0),
        Action::Fly => (FLY, 0),
        Action::Evacuate => (EVACUATE, 0),
        Action::Pass => (PASS, 0),
        Action::Land(body) => (LAND, body as usize),
        Action::Refuel(refuelling) => (REFUEL, refuelling as usize),
        Action::Final(yes) => (FINAL, usize::from(yes)),
    };
    (place < GROUPS[group].count).then(|| SPACE.index(group, place))
}

/// The action with an index.
pub fn at(index: usize) -> Option<Action> {
    let (group, place) = SPACE.locate(index)?;
    let yes = place == 1;
    Some(match group {
        PLACE => {
            let body = usize::from(BODY_OF[place]);
            Action::PlaceBody(Body::ALL[body], (place - FIRST[body]) as u8)
        }
        COLOUR => Action::ChooseColour(Colour::ALL[place]),
        KEEP => {
            let (one, other) = PAIRS[place];
            Action::KeepMissions(Mission::from_number(one)?, Mission::from_number(other)?)
        }
        EVENT => Action::ChooseEvent(place as u8),
        SHIELD => Action::Shield(yes),
        RESUPPLY => Action::Resupply(yes),
        ENERGY => Action::Energy(place as u8),
        GRAVITY => Action::Gravity(Body::ALL[place]),
        CONVERT => Action::Convert,
        BURN => Action::Burn(Cube::ALL[place]),
        GO => Action::Go,
        STAY => Action::Stay,
        FLY => Action::Fly,
        EVACUATE => Action::Evacuate,
        PASS => Action::Pass,
        LAND => Action::Land(Body::ALL[place]),
        REFUEL => Action::Refuel(Refuelling::ALL[place]),
        _ => Action::Final(yes),
    })
}

//! The list of all actions, in the order of [`Action::universe`]. Other players are counted
//! from the one who acts.

use enumset::EnumSet;
use tabletop::{
    Seat,
    encode::{ActionGroup, ActionSpace, action_count, place_from, side_from},
};

use crate::{
    components::{Location, Resource, Worker},
    step::{Action, DiscTarget, Donation, Exchange, PAIRS},
};

/// The groups of actions.
pub const GROUPS: [ActionGroup; 19] = [
    ActionGroup::new("move", 72, "worker by worker, to each of the 12 locations"),
    ActionGroup::new("stay", 1, "the shepherd is used where he is"),
    ActionGroup::new("disc", 3, "on the portrait, on card 6, kept"),
    ActionGroup::new("release", 2, "no, yes"),
    ActionGroup::new("replace", 2, "no, yes"),
    ActionGroup::new(
        "donate",
        8,
        "nothing, to the Palace, to each of the 6 portraits",
    ),
    ActionGroup::new("swap", 31, "nothing, then the pairs of workers"),
    ActionGroup::new(
        "exchange",
        129,
        "nothing, each of the 4 goods for a swap of each pair of workers, each sold, each bought",
    ),
    ActionGroup::new(
        "rival",
        121,
        "nothing, then sides counted from the own one, for each the pairs of workers",
    ),
    ActionGroup::new("choose", 4, "a good"),
    ActionGroup::new("four_goods", 5, "nothing, then a good"),
    ActionGroup::new("lake_shuffle", 2, "no, yes"),
    ActionGroup::new("lake_take", 7, "nothing, then each of the 6 lake cards"),
    ActionGroup::new("lake_pick", 2, "the first, the second card"),
    ActionGroup::new("extra", 5, "nothing, then a good"),
    ActionGroup::new("give", 2, "no, yes"),
    ActionGroup::new(
        "relocate",
        73,
        "nothing, then worker by worker to each location",
    ),
    ActionGroup::new(
        "lay_down",
        64,
        "sets of workers, by the number their bits make",
    ),
    ActionGroup::new("shift_disc", 31, "nothing, then the pairs of workers"),
];

static SPACE: ActionSpace<19, { action_count(&GROUPS) }> = ActionSpace::new(&GROUPS);

const MOVE: usize = 0;
const STAY: usize = 1;
const DISC: usize = 2;
const RELEASE: usize = 3;
const REPLACE: usize = 4;
const DONATE: usize = 5;
const SWAP: usize = 6;
const EXCHANGE: usize = 7;
const RIVAL: usize = 8;
const CHOOSE: usize = 9;
const FOUR_GOODS: usize = 10;
const LAKE_SHUFFLE: usize = 11;
const LAKE_TAKE: usize = 12;
const LAKE_PICK: usize = 13;
const EXTRA: usize = 14;
const GIVE: usize = 15;
const RELOCATE: usize = 16;
const LAY_DOWN: usize = 17;
const SHIFT_DISC: usize = 18;

/// The place of a pair in [`PAIRS`].
#[inline]
const fn pair(one: Worker, other: Worker) -> usize {
    let (one, other) = (one as usize, other as usize);
    5 * one + other - (other > one) as usize
}

/// The place of a worker's way to a location.
#[inline]
const fn way(worker: Worker, to: Location) -> usize {
    12 * worker as usize + to as usize
}

fn way_at(place: usize) -> (Worker, Location) {
    (Worker::ALL[place / 12], Location::ALL[place % 12])
}

/// Nothing is 0, and what there is follows.
#[inline]
fn or_none(place: Option<usize>) -> usize {
    place.map_or(0, |place| place + 1)
}

/// The index of an action of a seat.
#[inline]
pub fn index(action: Action, seat: Seat, people: u8) -> Option<usize> {
    let (group, place) = match action {
        Action::Move(worker, to) => (MOVE, way(worker, to)),
        Action::Stay => (STAY, 0),
        Action::Disc(target) => (DISC, target as usize),
        Action::Release(yes) => (RELEASE, usize::from(yes)),
        Action::Replace(yes) => (REPLACE, usize::from(yes)),
        Action::Donate(Donation::None) => (DONATE, 0),
        Action::Donate(Donation::Palace) => (DONATE, 1),
        Action::Donate(Donation::Portrait(worker)) => (DONATE, 2 + worker as usize),
        Action::Swap(swap) => (SWAP, or_none(swap.map(|(up, down)| pair(up, down)))),
        Action::Exchange(Exchange::None) => (EXCHANGE, 0),
        Action::Exchange(Exchange::Mood(cube, up, down)) => {
            (EXCHANGE, 1 + 30 * cube as usize + pair(up, down))
        }
        Action::Exchange(Exchange::Sell(cube)) => (EXCHANGE, 121 + cube as usize),
        Action::Exchange(Exchange::Buy(cube)) => (EXCHANGE, 125 + cube as usize),
        Action::MoveRival(None) => (RIVAL, 0),
        Action::MoveRival(Some((owner, from, to))) => {
            let owner = usize::from(place_from(seat, owner, people));
            (RIVAL, 1 + 30 * owner + pair(from, to))
        }
        Action::Choose(cube) => (CHOOSE, cube as usize),
        Action::FourGoods(cube) => (FOUR_GOODS, or_none(cube.map(|cube| cube as usize))),
        Action::LakeShuffle(yes) => (LAKE_SHUFFLE, usize::from(yes)),
        Action::LakeTake(card) => (LAKE_TAKE, or_none(card.map(usize::from))),
        Action::LakePick(slot) => (LAKE_PICK, usize::from(slot)),
        Action::Extra(cube) => (EXTRA, or_none(cube.map(|cube| cube as usize))),
        Action::Give(yes) => (GIVE, usize::from(yes)),
        Action::Relocate(to) => (RELOCATE, or_none(to.map(|(worker, to)| way(worker, to)))),
        Action::LayDown(workers) => (LAY_DOWN, usize::from(workers.as_repr())),
        Action::ShiftDisc(shift) => (SHIFT_DISC, or_none(shift.map(|(from, to)| pair(from, to)))),
    };
    (place < GROUPS[group].count).then(|| SPACE.index(group, place))
}

/// The action of a seat with an index.
pub fn at(index: usize, seat: Seat, people: u8) -> Option<Action> {
    let (group, place) = SPACE.locate(index)?;
    let yes = place == 1;
    let more = place.checked_sub(1);
    let cube = |place: usize| Resource::ALL[place];
    Some(match group {
        MOVE => {
            let (worker, to) = way_at(place);
            Action::Move(worker, to)
        }
        STAY => Action::Stay,
        DISC => Action::Disc([DiscTarget::Portrait, DiscTarget::Card, DiscTarget::Keep][place]),
        RELEASE => Action::Release(yes),
        REPLACE => Action::Replace(yes),
        DONATE => Action::Donate(match place {
            0 => Donation::None,
            1 => Donation::Palace,
            place => Donation::Portrait(Worker::ALL[place - 2]),
        }),
        SWAP => Action::Swap(more.map(|place| PAIRS[place])),
        EXCHANGE => Action::Exchange(match place {
            0 => Exchange::None,
            1..121 => {
                let (up, down) = PAIRS[(place - 1) % 30];
                Exchange::Mood(cube((place - 1) / 30), up, down)
            }
            121..125 => Exchange::Sell(cube(place - 121)),
            _ => Exchange::Buy(cube(place - 125)),
        }),
        RIVAL => Action::MoveRival(more.map(|place| {
            let (from, to) = PAIRS[place % 30];
            (side_from(seat, (place / 30) as u8, people), from, to)
        })),
        CHOOSE => Action::Choose(cube(place)),
        FOUR_GOODS => Action::FourGoods(more.map(cube)),
        LAKE_SHUFFLE => Action::LakeShuffle(yes),
        LAKE_TAKE => Action::LakeTake(more.map(|card| card as u8)),
        LAKE_PICK => Action::LakePick(place as u8),
        EXTRA => Action::Extra(more.map(cube)),
        GIVE => Action::Give(yes),
        RELOCATE => Action::Relocate(more.map(way_at)),
        LAY_DOWN => Action::LayDown(EnumSet::from_repr(place as u8)),
        _ => Action::ShiftDisc(more.map(|place| PAIRS[place])),
    })
}

//! The list of all actions, in the order of [`Action::universe`].

use tabletop::encode::{ActionGroup, ActionSpace, action_count};

use crate::{
    components::{Contract, Direction, Leader, Origin, Resource, Space, Spot},
    step::Action,
};

/// The groups of actions.
pub const GROUPS: [ActionGroup; 32] = [
    ActionGroup::new("leader", 14, "a leader"),
    ActionGroup::new("ban", 14, "a leader"),
    ActionGroup::new("keep", 36, "a contract"),
    ActionGroup::new("event", 2, "the global one, the own one"),
    ActionGroup::new(
        "assign",
        49,
        "Sal and values 1 to 6, each to the next garage or farms 1 to 6",
    ),
    ActionGroup::new(
        "send",
        54,
        "from 4 headquarters spaces and 5 garages, each as values 1 to 6",
    ),
    ActionGroup::new("decline", 1, "dice go to the cantina"),
    ActionGroup::new("to", 58, "a space; of a laboratory pair the first half"),
    ActionGroup::new("partner", 9, "from 4 headquarters spaces and 5 garages"),
    ActionGroup::new("pay", 4, "water, algae, energy, gem"),
    ActionGroup::new("reward", 2, "contracts, water"),
    ActionGroup::new("buy", 2, "one die, two dice"),
    ActionGroup::new("stack", 4, "none, then a stack"),
    ActionGroup::new("place", 5, "an empty place, then instead of a tile"),
    ActionGroup::new("trade", 9, "a rate, then done"),
    ActionGroup::new("fulfil", 37, "none, then a contract"),
    ActionGroup::new("delivery", 3, "a row"),
    ActionGroup::new("move", 7, "none, then a direction"),
    ActionGroup::new("use", 2, "no, yes"),
    ActionGroup::new(
        "set_die",
        103,
        "none, then 5 garages, 6 farms and the cantina by value, each to values 1 to 6",
    ),
    ActionGroup::new("reveal", 7, "none, then a cache slot"),
    ActionGroup::new("discard", 36, "a contract"),
    ActionGroup::new("advance", 6, "a slot"),
    ActionGroup::new("setback", 7, "a token, then ignored"),
    ActionGroup::new("suffer", 6, "a slot"),
    ActionGroup::new("treat", 2, "as a penalty, as a reward"),
    ActionGroup::new(
        "lose",
        78,
        "of the supply, 5 garages, 6 farms, the cantina by value, 60 spaces",
    ),
    ActionGroup::new("back", 6, "a direction"),
    ActionGroup::new("destroy", 4, "a tile"),
    ActionGroup::new("put", 7, "nowhere, then a farm"),
    ActionGroup::new("produce", 18, "farm by farm: water, algae, energy"),
    ActionGroup::new("revise", 1, "a sealed answer is taken back"),
];

static SPACE: ActionSpace<32, { action_count(&GROUPS) }> = ActionSpace::new(&GROUPS);

const LEADER: usize = 0;
const BAN: usize = 1;
const KEEP: usize = 2;
const EVENT: usize = 3;
const ASSIGN: usize = 4;
const SEND: usize = 5;
const DECLINE: usize = 6;
const TO: usize = 7;
const PARTNER: usize = 8;
const PAY: usize = 9;
const REWARD: usize = 10;
const BUY: usize = 11;
const STACK: usize = 12;
const PLACE: usize = 13;
const TRADE: usize = 14;
const FULFIL: usize = 15;
const DELIVERY: usize = 16;
const MOVE: usize = 17;
const USE: usize = 18;
const SET_DIE: usize = 19;
const REVEAL: usize = 20;
const DISCARD: usize = 21;
const ADVANCE: usize = 22;
const SETBACK: usize = 23;
const SUFFER: usize = 24;
const TREAT: usize = 25;
const LOSE: usize = 26;
const BACK: usize = 27;
const DESTROY: usize = 28;
const PUT: usize = 29;
const PRODUCE: usize = 30;
const REVISE: usize = 31;

/// Where a die is sent from, as a number.
#[inline]
pub const fn origin(origin: Origin) -> usize {
    match origin {
        Origin::Headquarters(number) => number as usize,
        Origin::Garage(number) => 4 + number as usize,
    }
}

const fn origin_at(place: usize) -> Origin {
    match place {
        0..4 => Origin::Headquarters(place as u8),
        _ => Origin::Garage(place as u8 - 4),
    }
}

/// A place for a die: the supply first, then the research base, then the boards.
#[inline]
const fn spot(spot: Spot) -> usize {
    match spot {
        Spot::Supply => 0,
        Spot::Garage(number) => 1 + number as usize,
        Spot::Farm(number) => 6 + number as usize,
        Spot::Cantina(value) => 11 + value as usize,
        Spot::Board(space) => 18 + space.index(),
    }
}

const fn spot_at(place: usize) -> Spot {
    match place {
        0 => Spot::Supply,
        1..6 => Spot::Garage(place as u8 - 1),
        6..12 => Spot::Farm(place as u8 - 6),
        12..18 => Spot::Cantina(place as u8 - 11),
        _ => Spot::Board(Space(place as u8 - 18)),
    }
}

/// A space that a die is sent to. Spaces 9 and 11 are the second halves of the laboratory
/// pairs.
#[inline]
const fn destination(space: Space) -> Option<usize> {
    match space.index() {
        9 | 11 => None,
        10 => Some(9),
        index if index < 9 => Some(index),
        index => Some(index - 2),
    }
}

const fn destination_at(place: usize) -> Space {
    match place {
        0..9 => Space(place as u8),
        9 => Space(10),
        _ => Space(place as u8 + 2),
    }
}

/// None is 0, and what there is follows.
#[inline]
fn or_none(number: Option<u8>) -> usize {
    number.map_or(0, |number| usize::from(number) + 1)
}

/// Goods that farms produce come in the order of resources, without gems.
const GOODS: [Resource; 3] = [Resource::Water, Resource::Algae, Resource::Energy];

/// The index of an action.
#[inline]
pub fn index(action: Action) -> Option<usize> {
    let (group, place) = match action {
        Action::Leader(leader) => (LEADER, leader as usize),
        Action::Ban(leader) => (BAN, leader as usize),
        Action::Keep(contract) => (KEEP, contract as usize),
        Action::Event(own) => (EVENT, usize::from(own)),
        Action::Assign(crew, farm) => (ASSIGN, 7 * usize::from(crew) + or_none(farm)),
        Action::Send(from, value) => (SEND, 6 * origin(from) + usize::from(value.checked_sub(1)?)),
        Action::Decline => (DECLINE, 0),
        Action::To(space) => (TO, destination(space)?),
        Action::Partner(from) => (PARTNER, origin(from)),
        Action::Pay(resource) => (PAY, resource as usize),
        Action::Reward(water) => (REWARD, usize::from(water)),
        Action::Buy(dice) => (BUY, usize::from(dice.checked_sub(1)?)),
        Action::Stack(stack) => (STACK, or_none(stack)),
        Action::Place(place) => (PLACE, or_none(place)),
        Action::Trade(rate) => (TRADE, rate.map_or(8, usize::from)),
        Action::Fulfil(contract) => (FULFIL, contract.map_or(0, |card| 1 + card as usize)),
        Action::Delivery(row) => (DELIVERY, usize::from(row)),
        Action::Move(to) => (MOVE, to.map_or(0, |to| 1 + to as usize)),
        Action::Use(yes) => (USE, usize::from(yes)),
        Action::SetDie(None) => (SET_DIE, 0),
        Action::SetDie(Some((at, value))) => {
            let value = usize::from(value.checked_sub(1)?);
            (SET_DIE, 1 + 6 * spot(at).checked_sub(1)? + value)
        }
        Action::Reveal(slot) => (REVEAL, or_none(slot)),
        Action::Discard(contract) => (DISCARD, contract as usize),
        Action::Advance(slot) => (ADVANCE, usize::from(slot)),
        Action::Setback(token) => (SETBACK, token.map_or(6, usize::from)),
        Action::Suffer(slot) => (SUFFER, usize::from(slot)),
        Action::Treat(reward) => (TREAT, usize::from(reward)),
        Action::Lose(at) => (LOSE, spot(at)),
        Action::Back(to) => (BACK, to as usize),
        Action::Destroy(tile) => (DESTROY, usize::from(tile)),
        Action::Put(farm) => (PUT, or_none(farm)),
        Action::Produce(slot, good) if good != Resource::Gem => {
            (PRODUCE, 3 * usize::from(slot) + good as usize)
        }
        Action::Produce(..) => return None,
        Action::Revise => (REVISE, 0),
    };
    (place < GROUPS[group].count).then(|| SPACE.index(group, place))
}

/// The action with an index.
pub fn at(index: usize) -> Option<Action> {
    let (group, place) = SPACE.locate(index)?;
    let number = place as u8;
    let more = number.checked_sub(1);
    let yes = place == 1;
    Some(match group {
        LEADER => Action::Leader(Leader::ALL[place]),
        BAN => Action::Ban(Leader::ALL[place]),
        KEEP => Action::Keep(Contract::ALL[place]),
        EVENT => Action::Event(yes),
        ASSIGN => Action::Assign(number / 7, (number % 7).checked_sub(1)),
        SEND => Action::Send(origin_at(place / 6), number % 6 + 1),
        DECLINE => Action::Decline,
        TO => Action::To(destination_at(place)),
        PARTNER => Action::Partner(origin_at(place)),
        PAY => Action::Pay(Resource::ALL[place]),
        REWARD => Action::Reward(yes),
        BUY => Action::Buy(number + 1),
        STACK => Action::Stack(more),
        PLACE => Action::Place(more),
        TRADE => Action::Trade((place < 8).then_some(number)),
        FULFIL => Action::Fulfil(more.map(|card| Contract::ALL[usize::from(card)])),
        DELIVERY => Action::Delivery(number),
        MOVE => Action::Move(more.map(|to| Direction::ALL[usize::from(to)])),
        USE => Action::Use(yes),
        SET_DIE => Action::SetDie(more.map(|set| (spot_at(usize::from(set / 6) + 1), set % 6 + 1))),
        REVEAL => Action::Reveal(more),
        DISCARD => Action::Discard(Contract::ALL[place]),
        ADVANCE => Action::Advance(number),
        SETBACK => Action::Setback((place < 6).then_some(number)),
        SUFFER => Action::Suffer(number),
        TREAT => Action::Treat(yes),
        LOSE => Action::Lose(spot_at(place)),
        BACK => Action::Back(Direction::ALL[place]),
        DESTROY => Action::Destroy(number),
        PUT => Action::Put(more),
        PRODUCE => Action::Produce(number / 3, GOODS[place % 3]),
        _ => Action::Revise,
    })
}

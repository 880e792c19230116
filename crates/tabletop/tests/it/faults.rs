//! The testkit catches what breaks the contract: copies of secret nim with one
//! fault each.

use std::sync::atomic::{AtomicBool, Ordering};

use tabletop::{
    Dice, Game, Info, Log, OpenProblem, Options, Outcome, Scored, Seat, SeatSet, testkit::play_out,
};

use crate::nim::{Action, BOX, Event, Nim, Refusal, State, View};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Fault {
    None,
    ActsBySecret,
    AcceptsNobody,
    AcceptsStray,
    ChecksDifferently,
    CountsRevealsDown,
    DescribesUnreadably,
    DraftsAloud,
    EndsTooSoon,
    Endless,
    HearsBids,
    HidesChoice,
    IgnoresAnswer,
    ListsBySecret,
    ListsRefused,
    ListsTwice,
    LosesPlace,
    LosesStone,
    MiscountsPoints,
    NeedsAudience,
    OwesWithoutTurn,
    PeeksAtBids,
    PeeksAtBidsInRedeal,
    PeeksForSpectators,
    PositionForgets,
    PositionRefused,
    RedealForgets,
    RedealKeepsDice,
    RefusalChangesState,
    RevealsUncounted,
    Unrepeatable,
    UniverseTooSmall,
    UniverseTwice,
}

/// Secret nim with one fault.
struct Faulty {
    nim: Nim,
    fault: Fault,
    started: AtomicBool,
}

/// A view with room for what it must not show.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize)]
struct Peeking {
    view: View,
    peek: [Option<u8>; 4],
}

impl Faulty {
    fn has(&self, fault: Fault) -> bool {
        self.fault == fault
    }
}

impl Game for Faulty {
    const INFO: Info = Nim::INFO;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Reason = Refusal;
    type View = Peeking;
    type Position = State;

    fn open(figures: &str, players: u8, options: &Options) -> Result<Self, OpenProblem> {
        Ok(Self {
            nim: Nim::open(figures, players, options)?,
            fault: Fault::None,
            started: AtomicBool::new(false),
        })
    }

    fn seats(&self) -> u8 {
        self.nim.seats()
    }

    fn options(&self) -> Options {
        self.nim.options()
    }

    fn start<L: Log<Event>>(&self, mut dice: Dice, log: &mut L) -> State {
        if self.has(Fault::Unrepeatable) && self.started.swap(true, Ordering::Relaxed) {
            dice.bits();
        }
        self.nim.start(dice, log)
    }

    fn to_act(&self, state: &State) -> SeatSet {
        let seats = self.nim.to_act(state);
        if self.has(Fault::ActsBySecret) && state.bids[0] == Some(3) {
            return seats.without(Seat(0));
        }
        seats
    }

    fn owing(&self, state: &State) -> SeatSet {
        if self.has(Fault::OwesWithoutTurn) {
            return SeatSet::first(4);
        }
        self.nim.owing(state)
    }

    fn drafting(&self, _state: &State, _seat: Seat) -> bool {
        self.has(Fault::DraftsAloud)
    }

    fn actions(&self, state: &State, seat: Seat, buffer: &mut Vec<Action>) {
        self.nim.actions(state, seat, buffer);
        buffer.retain(|&action| self.check(state, seat, action).is_ok());
        match self.fault {
            Fault::HidesChoice if buffer.len() > 1 => drop(buffer.pop()),
            Fault::IgnoresAnswer => buffer.clear(),
            Fault::ListsRefused if !buffer.is_empty() => *buffer = self.nim.universe(),
            Fault::ListsTwice => buffer.extend(buffer.last().copied()),
            _ => {}
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.nim.check(state, seat, action) {
            Err(Refusal::NotYourTurn) if self.has(Fault::AcceptsNobody) && seat.0 > 3 => Ok(()),
            Err(Refusal::OverPurse) if self.has(Fault::AcceptsStray) => Ok(()),
            Ok(()) if self.has(Fault::ListsBySecret) && action == Action::Bid(0) => {
                let taken = state.bids.iter().flatten().any(|&bid| bid == 0);
                if taken { Err(Refusal::SameBid) } else { Ok(()) }
            }
            result => result,
        }
    }

    fn apply<L: Log<Event>>(&self, state: &mut State, seat: Seat, action: Action, log: &mut L) {
        if self.has(Fault::Endless) && matches!(action, Action::Take { .. }) {
            return;
        }
        self.nim.apply(state, seat, action, log);
        match self.fault {
            Fault::HearsBids => log.emit(Event::BidsOpened { bids: state.bids }),
            Fault::LosesStone => state.table.players[seat.index()].stones = 0,
            Fault::NeedsAudience if std::any::type_name::<L>().contains("Quiet") => {
                state.dice.bits();
            }
            _ => {}
        }
    }

    fn universe(&self) -> Vec<Action> {
        let mut universe = self.nim.universe();
        match self.fault {
            Fault::DescribesUnreadably => universe.push(Action::Take {
                stones: 1,
                heap: 255,
            }),
            Fault::UniverseTooSmall => drop(universe.pop()),
            Fault::UniverseTwice => universe.push(universe[0]),
            _ => {}
        }
        universe
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let outcome = self.nim.outcome(state);
        match self.fault {
            Fault::EndsTooSoon => Some(Outcome::rank(3, |_| 0)),
            Fault::LosesPlace => outcome.map(|_| Outcome::rank(1, |_| 0)),
            _ => outcome,
        }
    }

    fn points(&self, state: &State, seat: Seat, source: u8) -> i32 {
        let points = self.nim.points(state, seat, source);
        points + i32::from(self.has(Fault::MiscountsPoints) && points == 2)
    }

    fn scored(event: &Event) -> Option<Scored> {
        Nim::scored(event)
    }

    fn reveals(&self, state: &State) -> u32 {
        match self.fault {
            Fault::CountsRevealsDown => 1000 - self.nim.reveals(state),
            Fault::RevealsUncounted => 0,
            _ => self.nim.reveals(state),
        }
    }

    fn view(&self, state: &State, seat: Option<Seat>) -> Peeking {
        // The first bid leaks late, to the last who owes one or to spectators.
        let owing = self.nim.owing(state);
        let late = owing.len() == 1;
        let last = seat.is_some_and(|seat| owing.contains(seat));
        let peek = match self.fault {
            Fault::PeeksAtBidsInRedeal => state.bids,
            Fault::PeeksAtBids if late && last => [state.bids[0], None, None, None],
            Fault::PeeksForSpectators if late && seat.is_none() => {
                [state.bids[0], None, None, None]
            }
            _ => [None; 4],
        };
        let view = self.nim.view(state, seat);
        Peeking { view, peek }
    }

    fn redeal(&self, view: &Peeking, dice: Dice) -> State {
        let mut state = self.nim.redeal(&view.view, dice);
        match self.fault {
            Fault::PeeksAtBidsInRedeal => state.bids = view.peek,
            Fault::RedealForgets => state.bids = [None; 4],
            Fault::RedealKeepsDice => state.dice = Dice::from_seed(0),
            _ => {}
        }
        state
    }

    fn position(&self, state: &State) -> State {
        let mut position = self.nim.position(state);
        match self.fault {
            Fault::PositionForgets => position.dice = Dice::from_seed(0),
            Fault::PositionRefused => drop(position.table.pending.pop()),
            _ => {}
        }
        position
    }

    fn restore(&self, position: State) -> Result<State, String> {
        self.nim.restore(position)
    }

    fn invariants(&self, state: &State) -> Result<(), String> {
        self.nim.invariants(state)
    }

    fn play<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        log: &mut L,
    ) -> Result<(), Refusal> {
        let checked = self.check(state, seat, action);
        match self.fault {
            Fault::ChecksDifferently => return Ok(()),
            Fault::RefusalChangesState if checked.is_err() => drop(state.dice.bits()),
            _ => {}
        }
        checked?;
        self.apply(state, seat, action, log);
        Ok(())
    }
}

fn play(fault: Fault) {
    for seed in 0..40 {
        let faulty = Faulty {
            fault,
            ..Faulty::open(BOX, 3, &Options::new()).unwrap()
        };
        play_out(&faulty, seed, 300);
    }
}

#[test]
fn without_a_fault_nothing_is_caught() {
    play(Fault::None);
}

/// One test for each fault, with the words it must be caught with.
macro_rules! caught {
    ($($name:ident: $fault:ident => $words:literal,)*) => {
        $(
            #[test]
            #[should_panic(expected = $words)]
            fn $name() {
                play(Fault::$fault);
            }
        )*
    };
}

caught! {
    // Choices.
    listed_but_refused: ListsRefused => "is listed but refused",
    accepted_but_not_listed: HidesChoice => "is accepted but not listed",
    listed_twice: ListsTwice => "is listed twice",
    no_choice: IgnoresAnswer => "seat 1 has 0 choices",
    refusal_changes_state: RefusalChangesState => "changed the state",
    refused_by_check_only: ChecksDifferently => "is checked and played differently",
    stray_notation_accepted: AcceptsStray => "the stray `bid ",
    empty_seat_accepted: AcceptsNobody => "is accepted from seat 5",
    outside_the_universe: UniverseTooSmall => "is not in the universe",
    twice_in_the_universe: UniverseTwice => "is in the universe twice",
    unreadable_notation: DescribesUnreadably => "`take 1 from 256` is not read back",
    // Turns and ends.
    owing_without_a_turn: OwesWithoutTurn => "are waited for but only",
    endless_game: Endless => "the game does not end",
    ends_too_soon: EndsTooSoon => "has an outcome and still",
    place_missing: LosesPlace => "places for 3 sides",
    // Pieces, points, positions.
    lost_stone: LosesStone => "a stone is lost or found",
    wrong_points: MiscountsPoints => "points of seat",
    position_comes_back_different: PositionForgets => "the position comes back different",
    position_does_not_come_back: PositionRefused => "the position is refused",
    // Secrets.
    view_leaks_bid: PeeksAtBids => "redeal from seat",
    view_and_redeal_leak_bid: PeeksAtBidsInRedeal => "and no event tells it",
    spectator_sees_bid: PeeksForSpectators => "a spectator knows what seat 2 does not",
    event_tells_bid: HearsBids => "the events tell seat",
    draft_is_heard: DraftsAloud => "is part of a draft and tells",
    turn_tells_bid: ActsBySecret => "who acts after a redeal from",
    choices_tell_bid: ListsBySecret => "choices after a redeal from",
    redeal_loses_bid: RedealForgets => "after a redeal from seat 1: the steps do not fit",
    redeal_keeps_dice: RedealKeepsDice => "ignores the dice",
    reveal_not_counted: RevealsUncounted => "is not counted as a reveal",
    reveal_taken_back: CountsRevealsDown => "takes reveals back",
    // Repeatability.
    audience_matters: NeedsAudience => "an audience changes the game",
    replay_differs: Unrepeatable => "the replay differs",
}

//! The contract of a game at the Orrery table.
//!
//! `tests/it/nim.rs` is a whole game in this contract, secret nim, small enough to
//! read first. The examples below play it: everyone bids in secret for the right
//! to start, then stones are taken from heaps in turns.
//!
//! # Game, state and view
//!
//! A [`Game`] is what never changes: the printed figures and the setup. What does
//! change is one flat `State` that is copied with a memcpy. It holds the whole
//! truth, secrets and the generator ([`Dice`]) included; figures, setup, dice and
//! the list of actions determine everything that happens. A `View` is what one
//! seat, or a spectator, may know of a state. It is built in one place, and
//! everything that draws, speaks or thinks starts from it.
//!
//! ```
//! # #[path = "../tests/it/nim.rs"] mod nim;
//! use nim::{BOX, Nim};
//! use tabletop::{Dice, Game, Options, Quiet, Seat, SeatSet};
//!
//! let game = Nim::open(BOX, 3, &Options::new()).unwrap();
//! let state = game.start(Dice::from_seed(1), &mut Quiet);
//! assert_eq!(game.to_act(&state), SeatSet::first(3));
//!
//! let mut actions = Vec::new();
//! game.actions(&state, Seat(0), &mut actions);
//! let list: Vec<String> = actions.iter().map(ToString::to_string).collect();
//! assert_eq!(list, ["bid 0", "bid 1", "bid 2", "bid 3"]);
//! ```
//!
//! # Questions on a stack
//!
//! A turn is many small questions, each asked on its own. Which ones are open is
//! plain data: a [`Pending`] stack of steps, each with the [`SeatSet`] that owes an
//! answer. Answering takes a step off and may put others on, the interrupting one
//! on top. A consequence that has to wait for an answer is a step too, one that
//! nobody owes; the flow of the game runs it when it comes up. Since no closure
//! remembers what is left to do, a state can be compared, hashed and saved in the
//! middle of anything.
//!
//! A step owed by several seats is answered by them in any order. Their answers
//! wait in the state, outside every other view, and the consequence under the step
//! opens them once the last is in. Where the rules let a seat change its answer
//! until then, the seat stays in [`Game::to_act`] but leaves [`Game::owing`]. Events
//! are heard by everyone: the event of a secret answer says only that there is one.
//!
//! # Checked and unchecked
//!
//! [`Game::check`] is the one predicate behind three things: the list of actions,
//! the refusal of an action and the [`Rule`] that explains it. [`Game::play`] checks
//! first, and a refusal leaves the state as it was. [`Game::apply`] trusts its
//! caller; searches and replays of verified records use it.
//!
//! ```
//! # #[path = "../tests/it/nim.rs"] mod nim;
//! # use nim::{BOX, Nim};
//! # use tabletop::{Dice, Game, Options, Quiet, Seat, SeatSet};
//! use tabletop::Reason;
//!
//! # let game = Nim::open(BOX, 3, &Options::new()).unwrap();
//! # let mut state = game.start(Dice::from_seed(1), &mut Quiet);
//! let mut events = Vec::new();
//! let bid = "bid 2".parse().unwrap();
//! game.play(&mut state, Seat(0), bid, &mut events).unwrap();
//! assert_eq!(events, [nim::Event::BidMade { seat: Seat(0) }]);
//! assert_eq!(game.owing(&state), SeatSet::first(3).without(Seat(0)));
//!
//! let before = state;
//! let too_early = "take 3 from 1".parse().unwrap();
//! let refusal = game.play(&mut state, Seat(1), too_early, &mut Quiet);
//! assert_eq!(refusal.unwrap_err().rule().to_string(), "NIM-001");
//! assert_eq!(state, before);
//! ```
//!
//! # Secrets, undo and redeals
//!
//! States that differ only in what a seat cannot know give that seat equal views.
//! [`Game::redeal`] goes the other way: from a view it builds a full state that
//! agrees with it, with the unknown dealt anew and other dice, so a bot can think
//! ahead and still knows nothing that it should not.
//!
//! Everything that comes to light, a card drawn or bids opened, makes
//! [`Game::reveals`] grow. A player may take back actions as long as it has not.
//!
//! ```
//! # #[path = "../tests/it/nim.rs"] mod nim;
//! # use nim::{Action, BOX, Nim};
//! # use tabletop::{Dice, Game, Options, Quiet, Seat};
//! # let game = Nim::open(BOX, 3, &Options::new()).unwrap();
//! # let mut state = game.start(Dice::from_seed(1), &mut Quiet);
//! game.apply(&mut state, Seat(0), Action::Bid(2), &mut Quiet);
//! let seen = game.view(&state, Some(Seat(1)));
//! let dealt = game.redeal(&seen, Dice::from_seed(7));
//! assert_eq!(game.view(&dealt, Some(Seat(1))), seen);
//! assert_eq!(game.reveals(&state), 0);
//!
//! game.apply(&mut state, Seat(1), Action::Bid(0), &mut Quiet);
//! game.apply(&mut state, Seat(2), Action::Bid(1), &mut Quiet);
//! assert_eq!(game.reveals(&state), 1);
//! ```
//!
//! # The testkit
//!
//! With the feature `testkit`, `testkit::play_out` plays random games and checks all
//! of this after every action. A game that passes it for some hundred seeds, for
//! each number of players and each option, keeps the contract as far as random
//! play can tell; what remains to be tested is that its rules are the right ones.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(feature = "testkit")]
extern crate std;

mod advice;
mod deck;
mod dice;
mod draw;
pub mod encode;
mod game;
mod info;
mod log;
mod named_enum;
mod only;
mod pending;
mod phrase;
mod returns;
mod rule;
mod score;
mod seat;
mod study;
#[cfg(feature = "testkit")]
pub mod testkit;

pub use advice::Advice;
pub use deck::Deck;
pub use dice::Dice;
pub use draw::{Draw, Stat};
pub use encode::Encode;
pub use game::{Crumb, Game, Joined, Offer, OpenProblem, Shortcut, Words};
pub use info::{Info, OptionInfo, Options, Preset, SetupProblem};
pub use log::{Log, Quiet};
pub use only::{Answers, Only};
pub use pending::Pending;
pub use phrase::{Arg, Phrase, Speak};
pub use returns::Returns;
pub use rule::{Reason, Rule};
pub use score::{Outcome, Scored};
pub use seat::{Seat, SeatSet};
pub use serde;
pub use study::{Fact, FactValue, Study, StudyTable};

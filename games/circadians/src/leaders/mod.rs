//! Leaders: how they are found, and what their cards do.
//!
//! | leader | acts in |
//! |---|---|
//! | Akira, Bjorg and Sal, Renzo, Zapporah | a file each |
//! | Sunari, Ul Kah Tal | `receive_pieces` below; the tiles are figures |
//! | Dan, Zoey | `locations/depository.rs` |
//! | Jakob | `tiles.rs`, his first ship `offer_start_ship` below |
//! | Lysias | `incidents.rs` |
//! | Naira, Troy | `cost.rs` |
//! | Roslyn | `rest.rs` |
//! | Sable | `harvest.rs` |

mod akira;
mod renzo;
mod sal;
mod zapporah;

use serde::{Deserialize, Serialize};
use tabletop::{Answers, Log, Seat, SeatSet};

use crate::{
    Reason,
    components::{Leader, Leaders},
    event::Event,
    figures::{UNIQUE_PIECES, UniquePiece},
    play::{Play, Read},
    state::{Sal, Stage},
    step::{Action, Step, Tile},
};

/// How leaders are found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeaderMode {
    /// Each player chooses one of those dealt (CFL-037).
    #[default]
    Dealt,
    /// Players pick openly from all (CFL-038).
    Open,
    /// Two leaders each, with bans (CFL-383).
    Dyad,
}

impl Read<'_> {
    /// The leaders that lie open (CFL-038, CFL-383).
    pub fn open_leaders(&self) -> Leaders {
        let taken = self.table().sides.iter();
        let taken = taken.fold(self.table().banned, |taken, side| taken | side.leaders);
        self.edition().leaders - taken
    }

    pub fn check_leader(&self, seat: Seat, step: Step, leader: Leader) -> Result<(), Reason> {
        if step == Step::ChooseLeader {
            return if self.secret(seat).dealt.contains(leader) {
                Ok(())
            } else {
                Err(Reason::NotDealt(leader))
            };
        }
        if self.open_leaders().contains(leader) {
            Ok(())
        } else {
            Err(Reason::LeaderGone(leader))
        }
    }

    pub fn list_leaders(&self, seat: Seat, step: Step, list: &mut impl Answers<Action>) {
        let leaders = match step {
            Step::ChooseLeader => self.secret(seat).dealt,
            _ => self.open_leaders(),
        };
        for leader in leaders {
            list.push(match step {
                Step::BanLeader => Action::Ban(leader),
                _ => Action::Leader(leader),
            });
        }
    }

    /// CFL-389, CFL-Q86: with Sunari's farm Jakob gains a ship, before the draft.
    pub fn gains_start_ship(&self) -> Option<Seat> {
        let seat = self.table().owner_of(Leader::Jakob)?;
        let gains = self.edition().jakob_everywhere && self.table().has(seat, Leader::Sunari);
        gains.then_some(seat)
    }

    /// Who picks or removes a leader in this turn: clockwise from the Radio (CFL-388), the
    /// second picks of the Dyad Alliance the other way round (CFL-386).
    pub fn picker(&self, turn: u8) -> Option<Seat> {
        if turn >= self.setup().players {
            None
        } else if self.table().stage == Stage::SecondPicks {
            self.clockwise().nth_back(turn as usize)
        } else {
            self.clockwise().nth(turn as usize)
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Deals the leaders in blocks, clockwise from the Radio (CFL-Q72).
    pub fn deal_leaders(&mut self) {
        let mut pile = self.read().edition().leaders;
        let dealt = self.read().edition().leaders_dealt;
        for seat in self.read().clockwise() {
            for _ in 0..dealt {
                let number = self.state.dice.below(pile.len() as u32) as usize;
                if let Some(leader) = pile.iter().nth(number) {
                    pile.remove(leader);
                    self.secret(seat).dealt |= leader;
                }
            }
        }
        self.ask_sealed(SeatSet::first(self.game.setup.players), Step::ChooseLeader);
    }

    /// CFL-037: all reveal together; the other cards leave the game unseen.
    pub fn open_leader_choices(&mut self) {
        for seat in self.read().clockwise() {
            let secret = self.secret(seat);
            secret.dealt = Leaders::empty();
            if let Some(leader) = secret.leader.take() {
                self.take_leader(seat, leader);
            }
        }
    }

    /// The next open pick or ban (CFL-384 to CFL-386). Returns whether there is one.
    pub fn next_pick(&mut self) -> bool {
        let Some(seat) = self.read().picker(self.state.table.turns) else {
            return false;
        };
        self.state.table.turns += 1;
        self.state.table.active = seat;
        self.ask(match self.state.table.stage {
            Stage::Bans => Step::BanLeader,
            _ => Step::PickLeader,
        });
        true
    }

    pub fn take_leader(&mut self, seat: Seat, leader: Leader) {
        self.side(seat).leaders |= leader;
        self.emit(Event::LeaderTaken { seat, leader });
    }

    pub fn ban_leader(&mut self, seat: Seat, leader: Leader) {
        self.state.table.banned |= leader;
        self.emit(Event::LeaderBanned { seat, leader });
    }

    pub fn offer_start_ship(&mut self) {
        if let Some(seat) = self.read().gains_start_ship() {
            self.state.table.active = seat;
            self.ask(Step::Stack(Tile::FreeShip));
        }
    }

    /// CFL-039, CFL-390: leaders with a piece of their own receive it; a tile among the other
    /// tiles, to count as one (CFL-269).
    pub fn receive_pieces(&mut self) {
        for seat in self.read().clockwise() {
            for (leader, piece) in UNIQUE_PIECES {
                if !self.state.table.has(seat, leader) {
                    continue;
                }
                let side = self.side(seat);
                match piece {
                    UniquePiece::Sal => side.sal = Sal::Ready,
                    UniquePiece::EventTile => {}
                    UniquePiece::Farm(farm) => side.tiles[0] = Some(farm),
                    UniquePiece::Ship(ship) => side.ships[0] = Some(ship),
                }
                self.emit(Event::PieceReceived { seat, leader });
            }
        }
    }
}

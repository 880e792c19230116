//! A quick estimate of a position, for bots.

use tabletop::Seat;

use crate::{
    components::{Resource, Worker},
    play::Read,
    state::Table,
};

impl Read<'_> {
    /// How well a seat stands against its best rival, in hundredths of a VP.
    pub fn estimate(&self, seat: Seat) -> i32 {
        let worth = |seat| self.worth(seat);
        let rivals = Seat::first(self.state.table.side_count()).filter(|&other| other != seat);
        let best = rivals.map(worth).max().unwrap_or(0);
        2 * worth(seat) - best
    }

    /// What a side would have if the game ended now, plus what is in hand, in hundredths of
    /// a VP. A disc on card 6 counts nothing, as at the end of a round (RO-211): with a
    /// value of its own bots hold it back too long and win no more.
    pub fn worth(&self, seat: Seat) -> i32 {
        let side = self.state.table.side(seat);
        let mut worth = 100 * i32::from(side.vp());
        if self.state.table.is_over() {
            return worth;
        }
        worth += 100 * i32::from(self.palace_vp(seat));
        worth += 40 * i32::from(side.crystals);
        worth += 50 * i32::from(side.wheel);
        worth += if self.state.table.is_solo() {
            self.solo_moods(seat)
        } else {
            self.moods(seat)
        };
        if seat == self.state.table.active {
            // Two cubes in the Warehouse are a gift to whoever comes next.
            let gifts = Resource::ALL
                .iter()
                .copied()
                .filter(|&cube| self.state.table.stored(cube) == 2);
            worth -= gifts
                .map(|cube| 30 * i32::from(self.export_vp(cube)))
                .sum::<i32>();
        }
        worth
    }

    /// Moods of the workers this side leads, and half of a point for being close
    /// where it does not.
    fn moods(&self, seat: Seat) -> i32 {
        let mut worth = 0;
        for &worker in Worker::ALL {
            let portrait = self.state.table.worker(worker);
            let own = i32::from(portrait.influence(seat));
            let rivals = Seat::first(self.state.table.people).filter(|&other| other != seat);
            let best = rivals
                .map(|other| i32::from(portrait.influence(other)))
                .max()
                .unwrap_or(0);
            let value = i32::from(self.mood_vp(worker));
            let share = match own - best {
                _ if own == 0 => 0,
                lead if lead > 0 => 100 + 5 * lead.min(3),
                0 => 80,
                -1 => 20,
                _ => 0,
            };
            worth += share * value;
        }
        worth
    }

    /// Moods and objectives in the solo game.
    fn solo_moods(&self, seat: Seat) -> i32 {
        let objective = self.objective();
        let mut worth = 0;
        for &worker in Worker::ALL {
            let portrait = self.state.table.worker(worker);
            let discs = i32::from(portrait.discs[Table::AUTOM.index()]);
            if seat == Table::AUTOM {
                worth += 100 * discs * i32::from(self.game.figures.solo.vp_per_disc);
                continue;
            }
            let value = i32::from(self.mood_vp(worker));
            worth += if discs == 0 {
                100 * value
            } else {
                30 * value.max(0) / discs
            };
            if objective.no_discs.contains(worker) {
                worth -= 100 * i32::from(objective.penalty_discs) * discs.min(2) / 2;
            }
            if objective.mood.contains(worker) {
                let short =
                    i32::from((self.game.figures.solo.mood_goal - portrait.mood).clamp(0, 4));
                worth -= 25 * i32::from(objective.penalty_mood) * short;
            }
        }
        if seat != Table::AUTOM {
            for cube in objective.export - self.state.table.solo.markers {
                let stored = i32::from(self.state.table.stored(cube));
                worth -= 100 * i32::from(objective.penalty_export) - 40 * stored;
            }
        }
        worth
    }
}

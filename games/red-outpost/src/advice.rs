//! A quick estimate of a position, for bots.

use core::array::from_fn;

use tabletop::Seat;

use crate::{
    components::{Resource, Worker},
    play::Read,
    state::Table,
};

impl Read<'_> {
    /// How well a seat stands against its best rival, in hundredths of a VP.
    pub fn estimate(&self, seat: Seat) -> i32 {
        let worths = self.worths();
        let rivals = Seat::first(self.state.table.side_count()).filter(|&other| other != seat);
        let best = rivals.map(|other| worths[other.index()]).max();
        2 * worths[seat.index()] - best.unwrap_or(0)
    }

    /// What a side would have if the game ended now, plus what is in hand, in hundredths of
    /// a VP.
    pub fn worth(&self, seat: Seat) -> i32 {
        self.worths()[seat.index()]
    }

    /// The same for every side. A disc on card 6 counts nothing, as at the end of a round
    /// (RO-211): with a value of its own bots hold it back too long and win no more.
    fn worths(&self) -> [i32; 4] {
        let table = &self.state.table;
        let mut worths = [0; 4];
        for seat in Seat::first(table.side_count()) {
            let side = table.side(seat);
            worths[seat.index()] = 100 * i32::from(side.vp());
        }
        if table.is_over() {
            return worths;
        }
        let moods = if table.is_solo() {
            from_fn(|side| match side {
                0 | 1 => self.solo_moods(Seat(side as u8)),
                _ => 0,
            })
        } else {
            self.moods()
        };
        for seat in Seat::first(table.side_count()) {
            let side = table.side(seat);
            worths[seat.index()] += 100 * i32::from(self.palace_vp(seat))
                + 40 * i32::from(side.crystals)
                + 50 * i32::from(side.wheel)
                + moods[seat.index()];
        }
        // Two cubes in the Warehouse are a gift to whoever comes next.
        let gifts = Resource::ALL
            .iter()
            .copied()
            .filter(|&cube| table.stored(cube) == 2);
        worths[table.active.index()] -= gifts
            .map(|cube| 30 * i32::from(self.export_vp(cube)))
            .sum::<i32>();
        worths
    }

    /// For each side the moods of the workers it leads, and half of a point for being close
    /// where it does not.
    fn moods(&self) -> [i32; 4] {
        let mut worths = [0; 4];
        for &worker in Worker::ALL {
            let portrait = self.state.table.worker(worker);
            let influence: [u8; 4] = from_fn(|side| portrait.influence(Seat(side as u8)));
            let (mut first, mut second) = (0, 0);
            for own in influence {
                second = second.max(own.min(first));
                first = first.max(own);
            }
            let value = i32::from(self.mood_vp(worker));
            for (worth, own) in worths.iter_mut().zip(influence) {
                // The best of the rivals: of those who have most, another one.
                let best = if own == first { second } else { first };
                let share = match i32::from(own) - i32::from(best) {
                    _ if own == 0 => 0,
                    lead if lead > 0 => 100 + 5 * lead.min(3),
                    0 => 80,
                    -1 => 20,
                    _ => 0,
                };
                *worth += share * value;
            }
        }
        worths
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

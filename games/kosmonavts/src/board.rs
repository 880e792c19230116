//! The board: where bodies are and will be, what is dangerous, where a flight ends.

use tabletop::Seat;

use crate::{
    Kosmonavts,
    components::{Bodies, Body, Danger, Direction, Emergency, Hex, Rose, Ship},
    state::Table,
};

/// Where a flight ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    /// The end hex, even where a ship cannot be (KOS-172). Far outside the board
    /// it is only as far as can be counted.
    pub to: Hex,
    /// Why the flight itself is an emergency. A dangerous end hex is none as long
    /// as the ship has a shield.
    pub emergency: Option<Emergency>,
}

impl Kosmonavts {
    /// Whether the hex is on the board (KOS-027); all others are outside (KOS-041).
    #[inline]
    #[must_use]
    pub const fn on_board(&self, hex: Hex) -> bool {
        hex.distance(Hex::SUN) <= self.figures.board.radius
    }

    /// Whether the hex is a dangerous sector, and of which kind (KOS-032..KOS-034).
    #[inline]
    #[must_use]
    pub const fn danger(&self, hex: Hex) -> Option<Danger> {
        if self.figures.board.near_sun.contains(hex) {
            Some(Danger::Sun)
        } else if self.figures.board.belt.contains(hex) {
            Some(Danger::Belt)
        } else {
            None
        }
    }

    /// Where a body is; nowhere before it was placed.
    #[inline]
    #[must_use]
    pub fn hex_of(&self, table: &Table, body: Body) -> Option<Hex> {
        let space = table.spaces[body as usize]?;
        Some(self.figures.orbit(body).hex(space))
    }

    /// Where a body will be after so many rounds: after one for each move, and
    /// from the last space on to the first (KOS-227, KOS-229).
    #[inline]
    #[must_use]
    pub fn hex_after(&self, table: &Table, body: Body, rounds: u8) -> Option<Hex> {
        let orbit = self.figures.orbit(body);
        let space = u16::from(table.spaces[body as usize]?) + u16::from(rounds);
        Some(orbit.hex((space % u16::from(orbit.len())) as u8))
    }

    /// Where a body will be after 0, 1, 2, … rounds; in the Sun before it was placed.
    pub(crate) fn list_hexes(&self, table: &Table, body: Body, hexes: &mut [Hex]) {
        let Some(mut space) = table.spaces[body as usize] else {
            hexes.fill(Hex::SUN);
            return;
        };
        let orbit = self.figures.orbit(body);
        for hex in hexes {
            *hex = orbit.hex(space);
            space = (space + 1) % orbit.len();
        }
    }

    /// The bodies in a hex; more than one only where two orbits share a space (KOS-195).
    #[inline]
    #[must_use]
    pub fn bodies_in(&self, table: &Table, hex: Hex) -> Bodies {
        let mut bodies = Bodies::empty();
        for body in Body::ALL {
            if self.hex_of(table, body) == Some(hex) {
                bodies |= body;
            }
        }
        bodies
    }

    /// Where a ship is: in its own sector, or with its body.
    #[inline]
    #[must_use]
    pub fn ship_hex(&self, table: &Table, seat: Seat) -> Option<Hex> {
        match table.player(seat).ship {
            Ship::Landed(body) => self.hex_of(table, body),
            Ship::Space(hex) => Some(hex),
        }
    }

    /// Where a ship with this rose would end: 1 hex for each normal and 2 for each
    /// hyper cube, in any order (KOS-171..KOS-175). Leaving the board on the way
    /// does not matter (KOS-181).
    #[inline]
    #[must_use]
    pub fn flight(&self, from: Hex, rose: &Rose) -> Flight {
        let (mut q, mut r) = (i16::from(from.q), i16::from(from.r));
        let mut only = None;
        let mut directions = 0;
        for direction in Direction::ALL {
            let units = i16::from(rose.at(direction).units());
            if units > 0 {
                let step = direction.vector();
                q += units * i16::from(step.q);
                r += units * i16::from(step.r);
                only = Some((direction, units));
                directions += 1;
            }
        }
        let clamp = |number: i16| number.clamp(-100, 100) as i8;
        let to = Hex::new(clamp(q), clamp(r));
        let straight = only.filter(|_| directions == 1);
        let emergency = if !self.on_board(to) {
            Some(Emergency::OffBoard)
        } else if to == Hex::SUN || straight.is_some_and(|line| crosses_sun(from, line)) {
            Some(Emergency::Sun)
        } else {
            None
        };
        Flight { to, emergency }
    }
}

/// Whether a straight flight goes through the Sun. With cubes in two or more
/// directions there is always a way round it (KOS-177, KOS-178).
fn crosses_sun(from: Hex, (direction, units): (Direction, i16)) -> bool {
    let distance = from.distance(Hex::SUN);
    let step = direction.vector();
    let sun = Hex::new(
        from.q + distance as i8 * step.q,
        from.r + distance as i8 * step.r,
    );
    sun == Hex::SUN && i16::from(distance) <= units
}

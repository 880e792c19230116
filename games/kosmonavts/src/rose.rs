//! The compass rose: cubes in opposite directions cancel each other.

use crate::{
    components::{Cube, Cubes, Direction, Fuel, Rose},
    event::Cancelling,
};

impl Rose {
    /// Puts a cube down. Opposite cubes cancel at once, like removing like first
    /// (KOS-152..KOS-160); others never do (KOS-161). The answer is what goes to
    /// the supply, and how.
    #[inline]
    pub fn put(&mut self, cube: Cube) -> (Cubes, Option<Cancelling>) {
        let opposite = &mut self.0[cube.direction.opposite() as usize];
        let (removed, how) = match cube.fuel {
            // KOS-154.
            Fuel::Normal if opposite.normal > 0 => {
                opposite.normal -= 1;
                (Cubes::new(2, 0), Cancelling::Alike(Fuel::Normal))
            }
            // KOS-155: the cube just placed is the one that stays (KOS-272).
            Fuel::Normal if opposite.hyper > 0 => {
                opposite.hyper -= 1;
                opposite.normal += 1;
                (Cubes::new(0, 1), Cancelling::Downgraded)
            }
            // KOS-156.
            Fuel::Hyper if opposite.hyper > 0 => {
                opposite.hyper -= 1;
                (Cubes::new(0, 2), Cancelling::Alike(Fuel::Hyper))
            }
            // KOS-157.
            Fuel::Hyper if opposite.normal > 1 => {
                opposite.normal -= 2;
                (Cubes::new(2, 1), Cancelling::TwoNormals)
            }
            // KOS-158: the opposing cube changes sides for the unit that is left.
            Fuel::Hyper if opposite.normal == 1 => {
                opposite.normal = 0;
                self.0[cube.direction as usize].normal += 1;
                (Cubes::new(0, 1), Cancelling::Halved)
            }
            _ => {
                *self.0[cube.direction as usize].of_mut(cube.fuel) += 1;
                return (Cubes::default(), None);
            }
        };
        (removed, Some(how))
    }

    /// The rose after these cubes are put down, one by one.
    #[must_use]
    pub fn with(mut self, cubes: &[Cube]) -> Self {
        for &cube in cubes {
            self.put(cube);
        }
        self
    }

    /// Whether a direction and its opposite both hold cubes, which never happens
    /// (KOS-160).
    #[must_use]
    pub fn is_torn(&self) -> bool {
        let both = |direction: &Direction| {
            !self.at(*direction).is_empty() && !self.at(direction.opposite()).is_empty()
        };
        Direction::ALL[..3].iter().any(both)
    }
}

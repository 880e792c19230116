//! What a side has, and what things cost.

use serde::{Deserialize, Serialize};

use super::Resource;

/// A price or discount by resource.
pub type Cost = [u8; 4];

/// The resources of a side, as totals (CFL-005). They never run out in the main supply
/// (CFL-004).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Purse {
    /// Water.
    pub water: u16,
    /// Algae.
    pub algae: u16,
    /// Energy.
    pub energy: u16,
    /// Gems.
    pub gem: u16,
}

impl Purse {
    /// How much there is of a resource.
    #[inline]
    #[must_use]
    pub const fn of(&self, resource: Resource) -> u16 {
        match resource {
            Resource::Water => self.water,
            Resource::Algae => self.algae,
            Resource::Energy => self.energy,
            Resource::Gem => self.gem,
        }
    }

    /// The resource, to be changed.
    #[inline]
    pub const fn of_mut(&mut self, resource: Resource) -> &mut u16 {
        match resource {
            Resource::Water => &mut self.water,
            Resource::Algae => &mut self.algae,
            Resource::Energy => &mut self.energy,
            Resource::Gem => &mut self.gem,
        }
    }

    /// Whether this price can be paid.
    #[inline]
    #[must_use]
    pub fn pays(&self, cost: Cost) -> bool {
        let [water, algae, energy, gem] = cost.map(u16::from);
        self.water >= water && self.algae >= algae && self.energy >= energy && self.gem >= gem
    }

    /// What is left after paying; `None` when it cannot be paid.
    #[inline]
    #[must_use]
    pub fn after(&self, cost: Cost) -> Option<Self> {
        self.pays(cost).then(|| {
            let [water, algae, energy, gem] = cost.map(u16::from);
            Self {
                water: self.water - water,
                algae: self.algae - algae,
                energy: self.energy - energy,
                gem: self.gem - gem,
            }
        })
    }
}

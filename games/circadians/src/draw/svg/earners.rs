//! What on the board earned the points of a source.

use alloc::{format, string::String, vec::Vec};

use tabletop::Seat;

use crate::{
    Circadians, View,
    components::{Location, Space},
    state::Source,
};

impl Circadians {
    /// Dice with the factions and in the Depository, harvesters on caches; of the base that is
    /// drawn large also contracts, tiles and gems.
    pub(in crate::draw) fn earners_of(&self, view: &View, source: Source) -> Vec<String> {
        let home = super::home(self, view);
        let points = |seat: Seat| view.table.side(seat).points[source as usize];
        let side = view.table.side(home);
        let earns = points(home) != 0;
        let (ships, farms) = (side.ships.iter(), side.tiles.iter());
        let garages = ships.zip(2..).filter(|(ship, _)| ship.is_some());
        let garages = garages.map(|(_, garage)| format!("garage-{garage}"));
        let fields = farms.zip(4..).filter(|(farm, _)| farm.is_some());
        let fields = fields.map(|(_, field)| format!("farm-{field}"));
        let contracts = side.fulfilled.iter();
        let contracts = contracts.map(|card| format!("contract-{card}"));
        match source {
            Source::Negotiations => dice(view, Location::Negotiations, |_| true),
            Source::Depository => dice(view, Location::Depository, |seat| points(seat) != 0),
            Source::Cache => {
                let sides = Seat::first(self.setup.sides()).filter(|&seat| points(seat) != 0);
                let harvesters = sides.map(|seat| format!("harvester-{seat}"));
                harvesters.collect()
            }
            Source::Contracts if earns => contracts.collect(),
            Source::Bonuses if earns => {
                let bonus = |card| self.see(view, |read| read.bonus(home, card)) != 0;
                let cards = side.fulfilled.iter().filter(|&card| bonus(card));
                cards.map(|card| format!("contract-{card}")).collect()
            }
            Source::Tiles if earns => garages.chain(fields).collect(),
            Source::Ships if earns => garages.collect(),
            Source::Farms if earns => fields.collect(),
            Source::Gems if earns => Vec::from([String::from("resource-gem")]),
            _ => Vec::new(),
        }
    }
}

/// The spaces of a location with dice of some sides.
fn dice(view: &View, location: Location, of: impl Fn(Seat) -> bool) -> Vec<String> {
    let spaces = Space::of(location);
    let taken = spaces.filter(|&space| view.table.on(space).is_some_and(|die| of(die.owner())));
    let name = |space: Space| {
        let text = format!("{space}").replace('_', "-");
        match location {
            Location::Negotiations => format!("faction-{text}"),
            _ => text,
        }
    };
    taken.map(name).collect()
}

//! Blocking tokens: a sun for Morning, a moon for Night, with a lock that is
//! shut while the token shows red. Places that open in some phases only have the
//! same printed on them.

use svg::Svg;

use super::{Picture, layers::Draws, places::TILE};
use crate::components::{Location, Phase};

/// Where a token lies on its place.
const AT: [i32; 2] = [TILE[0] - 49, -2];
/// Phases in which an ordinary place is open.
const ORDINARY: [Phase; 4] = [Phase::Morning, Phase::Day1, Phase::Day2, Phase::Night];

impl Picture<'_> {
    /// The phases in which alone this place is open, if it is not an ordinary one.
    fn opens_in(&self, place: Location) -> Option<Phase> {
        let figures = &self.game.figures;
        let open = |phase: &Phase| figures.open_in(*phase).contains(place);
        if ORDINARY.iter().all(open) {
            None
        } else {
            let lunch = [Phase::Lunch];
            ORDINARY.into_iter().chain(lunch).find(open)
        }
    }

    pub fn has_token(&self, place: Location) -> bool {
        let tokens = self.table.morning | self.table.night;
        tokens.contains(place) || self.opens_in(place).is_some()
    }

    /// The token of a place, if there is one.
    pub fn token(&self, svg: &mut Svg, place: Location) {
        let icon = if self.table.morning.contains(place) {
            "dawn"
        } else if self.table.night.contains(place) {
            "moon"
        } else {
            return;
        };
        let red = self.table.red().contains(place) && !self.table.is_over();
        svg.piece(format_args!("token-{place}"), AT[0], AT[1])
            .class(if red { "ro-token ro-red" } else { "ro-token" })
            .hold(|svg| pill(svg, icon, red));
    }

    /// When a place is open that has no token and is not always open.
    pub fn opening_hours(&self, svg: &mut Svg, place: Location, closed: bool) {
        if (self.table.morning | self.table.night).contains(place) {
            return;
        }
        if let Some(phase) = self.opens_in(place) {
            svg.el("g")
                .moved(AT[0], AT[1])
                .class("ro-token ro-fixed")
                .hold(|svg| pill(svg, phase_icon(phase), closed));
        }
    }
}

fn pill(svg: &mut Svg, icon: &str, shut: bool) {
    svg.show("pill", [0, 0]);
    svg.sized(icon, [5, 4], 80);
    svg.sized(if shut { "shut" } else { "open" }, [27, 4], 75);
}

/// The symbol of a phase.
pub fn phase_icon(phase: Phase) -> &'static str {
    match phase {
        Phase::Morning => "dawn",
        Phase::Day1 | Phase::Day2 => "sun",
        Phase::Lunch => "pot",
        Phase::Night => "moon",
    }
}

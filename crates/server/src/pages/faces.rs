//! Bots are persons: each level has a face of its own, the same in every game.

use maud::{Markup, html};

/// The face of a bot of this level; decoration, for the name stands beside it.
pub(super) fn face(level: &str) -> Markup {
    html! {
        svg.face.{ "face-" (level) } viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" {
            @match level {
                "novice" => (novice()),
                "greedy" => (greedy()),
                "skilled" => (skilled()),
                "strong" => (strong()),
                "expert" => (expert()),
                "master" => (master()),
                _ => (plain()),
            }
        }
    }
}

/// Two round eyes and a smile.
fn eyes_and_mouth(mouth: &str) -> Markup {
    html! {
        circle.line cx="12" cy="17" r="2.2" {}
        circle.line cx="20" cy="17" r="2.2" {}
        path.stroke d=(mouth) {}
    }
}

fn plain() -> Markup {
    html! {
        rect.skin x="6" y="8" width="20" height="19" rx="3" {}
        (eyes_and_mouth("M12 23h8"))
    }
}

/// A round head with a bent antenna, wide-eyed.
fn novice() -> Markup {
    html! {
        path.stroke d="M16 8C16 5 18 4 20 4" {}
        circle.spark cx="21" cy="4" r="2" {}
        circle.skin cx="16" cy="18" r="11" {}
        circle.white cx="12" cy="17" r="3.4" {}
        circle.white cx="20" cy="17" r="3.4" {}
        circle.line cx="12.6" cy="17.6" r="1.4" {}
        circle.line cx="20.6" cy="17.6" r="1.4" {}
        path.stroke d="M13 24q3 2 6 0" {}
    }
}

/// Stars for eyes, and all teeth.
fn greedy() -> Markup {
    html! {
        path.skin d="M5 12q0-6 11-6t11 6v7q0 9-11 9T5 19z" {}
        path.spark d="M11 10.5l1.3 2.7 2.9.4-2.1 2 .5 2.9-2.6-1.4-2.6 1.4.5-2.9-2.1-2 2.9-.4zM21 10.5l1.3 2.7 2.9.4-2.1 2 .5 2.9-2.6-1.4-2.6 1.4.5-2.9-2.1-2 2.9-.4z" {}
        path.white d="M10 21h12q-1 4-6 4t-6-4z" {}
        path.stroke.thin d="M10 21h12q-1 4-6 4t-6-4zM14 21v3.6M18 21v3.6" {}
    }
}

/// Spectacles and a side parting.
fn skilled() -> Markup {
    html! {
        rect.skin x="6" y="7" width="20" height="21" rx="6" {}
        path.line d="M6 13q0-7 10-7t10 6q-7 0-10-3-3 4-10 4z" {}
        circle.white cx="11.5" cy="17" r="3.6" {}
        circle.white cx="20.5" cy="17" r="3.6" {}
        path.stroke.thin d="M15 17h2M7.9 17H6M24.1 17H26" {}
        circle.stroke.thin cx="11.5" cy="17" r="3.6" {}
        circle.stroke.thin cx="20.5" cy="17" r="3.6" {}
        circle.line cx="11.5" cy="17" r="1.3" {}
        circle.line cx="20.5" cy="17" r="1.3" {}
        path.stroke d="M12 24h8" {}
    }
}

/// A square jaw below a visor.
fn strong() -> Markup {
    html! {
        path.skin d="M6 9q0-4 10-4t10 4v12l-4 7H10l-4-7z" {}
        path.line d="M4 12h24v7H18l-2-2-2 2H4z" {}
        path.spark d="M7 14h6v2.4H7zM19 14h6v2.4h-6z" {}
        path.stroke d="M12 24h8" {}
    }
}

/// A monocle, a beard, and a raised brow.
fn expert() -> Markup {
    html! {
        path.skin d="M7 12q0-8 9-8t9 8v6q0 10-9 10T7 18z" {}
        path.white d="M7 18q0 11 9 11t9-11q-4 5-9 3-5 2-9-3z" {}
        circle.line cx="11.8" cy="14.5" r="1.7" {}
        circle.white cx="20.3" cy="14.3" r="3.7" {}
        circle.stroke.thin cx="20.3" cy="14.3" r="3.7" {}
        circle.line cx="20.3" cy="14.3" r="1.5" {}
        path.stroke d="M9 11q2.5-2 5 0M17 9.5q3-2.5 6-.5" {}
        path.stroke.thin d="M22.6 17.3q1.6 4 1 9M13.5 23.5h5" {}
    }
}

/// Calm eyes below a crown of orbits.
fn master() -> Markup {
    html! {
        path.skin d="M8 14q0-7 8-7t8 7v5q0 9-8 9t-8-9z" {}
        path.spark d="M16 1.5l1.6 3.2 3.4.5-2.5 2.4.6 3.4-3.1-1.6-3.1 1.6.6-3.4-2.5-2.4 3.4-.5z" {}
        path.stroke.thin d="M3 12q0-4.5 13-4.5T29 12M5 9.5l-1.6 3.4M27 9.5l1.6 3.4" {}
        path.stroke d="M10.5 17q1.7-1.6 3.4 0M18.1 17q1.7-1.6 3.4 0" {}
        path.stroke d="M13 23q3 1.4 6 0" {}
    }
}

//! Small drawings for buttons.

use maud::{Markup, html};

/// An icon of 24 by 24 that takes the colour of its text. It is decoration: the
/// button around it has a name.
pub(super) fn icon(name: &str) -> Markup {
    let path = match name {
        "menu" => "M4 7h16M4 12h16M4 17h16",
        "theme" => "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
        "sound" => "M4 10v4h4l5 4V6L8 10zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
        "help" => "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5",
        "leave" => "M14 4H5v16h9M10 12h10M16 8l4 4-4 4",
        "table" => "M3 9h18M6 9v10M18 9v10M9 5h6",
        "close" => "M6 6l12 12M18 6 6 18",
        "undo" => "M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4",
        "hint" => "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9V16h7v-2.1A6 6 0 0 0 12 3z",
        "copy" => "M9 9h11v11H9zM5 15H4V4h11v1",
        "plus" => "M12 5v14M5 12h14",
        "minus" => "M5 12h14",
        "first" => "M6 5v14M18 6l-8 6 8 6z",
        "back" => "M16 6l-8 6 8 6z",
        "next" => "M8 6l8 6-8 6z",
        "last" => "M18 5v14M6 6l8 6-8 6z",
        "more" => "M6 10l6 6 6-6",
        "card" => "M7 3h10v18H7zM10 7h4",
        "clock" => "M12 4a9 9 0 1 0 .01 0M12 8v5l3 2M10 2h4",
        "play" => "M7 5l12 7-12 7z",
        _ => "",
    };
    html! {
        svg.icon viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" {
            path d=(path) {}
        }
    }
}

/// The sign of the house: two planets on their orbits.
pub(super) fn sign() -> Markup {
    html! {
        svg.sign viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" {
            circle.sun cx="16" cy="16" r="4.5" {}
            circle.orbit cx="16" cy="16" r="9" {}
            circle.orbit cx="16" cy="16" r="14" {}
            circle.planet cx="22.4" cy="9.6" r="2.6" {}
            circle.moon cx="3.9" cy="22.5" r="2" {}
        }
    }
}

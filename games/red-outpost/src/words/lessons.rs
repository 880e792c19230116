//! The files of the lessons.

/// The files of the folder `lessons`, each with its name. A new one is one more line.
pub const FILES: &[(&str, &str)] = &[
    (
        "first-game.toml",
        include_str!("../../lessons/first-game.toml"),
    ),
    ("solo.toml", include_str!("../../lessons/solo.toml")),
    (
        "special-cards.toml",
        include_str!("../../lessons/special-cards.toml"),
    ),
    ("coach.toml", include_str!("../../lessons/coach.toml")),
];

//! The files of the lessons.

/// The files of the folder `lessons`, each with its name. A new one is one more line.
pub const FILES: &[(&str, &str)] = &[
    ("advanced.toml", include_str!("../../lessons/advanced.toml")),
    ("coach.toml", include_str!("../../lessons/coach.toml")),
    (
        "first-game.toml",
        include_str!("../../lessons/first-game.toml"),
    ),
    ("way-home.toml", include_str!("../../lessons/way-home.toml")),
];

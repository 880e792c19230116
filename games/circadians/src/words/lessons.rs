//! The files of the lessons.

/// The files of the folder `lessons`, each with its name. A new one is one more line.
pub const FILES: &[(&str, &str)] = &[
    (
        "chapter-1.toml",
        include_str!("../../lessons/chapter-1.toml"),
    ),
    (
        "chapter-2.toml",
        include_str!("../../lessons/chapter-2.toml"),
    ),
    ("solo.toml", include_str!("../../lessons/solo.toml")),
    (
        "first-edition.toml",
        include_str!("../../lessons/first-edition.toml"),
    ),
    ("coach.toml", include_str!("../../lessons/coach.toml")),
];

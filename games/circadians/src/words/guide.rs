//! The files of How to play.

/// A file of the folder `how-to-play`.
pub fn file(name: &str) -> Option<&'static str> {
    Some(match name {
        "en.md" => include_str!("../../how-to-play/en.md"),
        "es.md" => include_str!("../../how-to-play/es.md"),
        "fr.md" => include_str!("../../how-to-play/fr.md"),
        "pictures.toml" => include_str!("../../how-to-play/pictures.toml"),
        "questions.toml" => include_str!("../../how-to-play/questions.toml"),
        "end.json" => include_str!("../../how-to-play/end.json"),
        "farms.json" => include_str!("../../how-to-play/farms.json"),
        "middle.json" => include_str!("../../how-to-play/middle.json"),
        "send-after.json" => include_str!("../../how-to-play/send-after.json"),
        "send-before.json" => include_str!("../../how-to-play/send-before.json"),
        "solo.json" => include_str!("../../how-to-play/solo.json"),
        "talks-after.json" => include_str!("../../how-to-play/talks-after.json"),
        "talks-before.json" => include_str!("../../how-to-play/talks-before.json"),
        _ => return None,
    })
}

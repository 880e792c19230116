//! The files of How to play.

/// A file of the folder `how-to-play`.
pub fn file(name: &str) -> Option<&'static str> {
    Some(match name {
        "en.md" => include_str!("../../how-to-play/en.md"),
        "es.md" => include_str!("../../how-to-play/es.md"),
        "fr.md" => include_str!("../../how-to-play/fr.md"),
        "pictures.toml" => include_str!("../../how-to-play/pictures.toml"),
        "questions.toml" => include_str!("../../how-to-play/questions.toml"),
        "cards.json" => include_str!("../../how-to-play/cards.json"),
        "lunch.json" => include_str!("../../how-to-play/lunch.json"),
        "mine-after.json" => include_str!("../../how-to-play/mine-after.json"),
        "mine-before.json" => include_str!("../../how-to-play/mine-before.json"),
        "night.json" => include_str!("../../how-to-play/night.json"),
        "solo.json" => include_str!("../../how-to-play/solo.json"),
        "start.json" => include_str!("../../how-to-play/start.json"),
        _ => return None,
    })
}

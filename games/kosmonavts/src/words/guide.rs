//! The files of How to play.

/// A file of the folder `how-to-play`.
pub fn file(name: &str) -> Option<&'static str> {
    Some(match name {
        "en.md" => include_str!("../../how-to-play/en.md"),
        "es.md" => include_str!("../../how-to-play/es.md"),
        "fr.md" => include_str!("../../how-to-play/fr.md"),
        "pictures.toml" => include_str!("../../how-to-play/pictures.toml"),
        "questions.toml" => include_str!("../../how-to-play/questions.toml"),
        "advanced.json" => include_str!("../../how-to-play/advanced.json"),
        "brake-after.json" => include_str!("../../how-to-play/brake-after.json"),
        "brake-before.json" => include_str!("../../how-to-play/brake-before.json"),
        "end.json" => include_str!("../../how-to-play/end.json"),
        "flight.json" => include_str!("../../how-to-play/flight.json"),
        "landed.json" => include_str!("../../how-to-play/landed.json"),
        "orders.json" => include_str!("../../how-to-play/orders.json"),
        "start.json" => include_str!("../../how-to-play/start.json"),
        _ => return None,
    })
}

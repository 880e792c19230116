//! The score sheet: every point explained.

use record::Journal;
use tabletop::{Phrase, Seat, Speak};
use words::Speaker;

use crate::output::wrap;

/// For each side, every change of its points in order, with what led to it.
pub fn explain(
    journal: &Journal,
    names: &[String],
    speaker: &Speaker,
    width: usize,
) -> Vec<String> {
    let mut lines = Vec::new();
    for (seat, name) in Seat::first(journal.referee().sides()).zip(names) {
        lines.push(String::new());
        lines.push(speaker.say(&Phrase::new("cli-points-of").with("name", name.clone())));
        for (number, moment) in journal.moments().enumerate() {
            let mut reasons: Vec<String> = Vec::new();
            for news in moment.news(None) {
                if news.explains == Some(seat) {
                    reasons.push(speaker.say(&news.phrase));
                }
                let Some(scored) = news.scored.filter(|scored| scored.seat == seat) else {
                    continue;
                };
                let source = journal.referee().info().sources[scored.source as usize];
                let points = format!("{:+}", scored.points).replace('-', "−");
                let source = speaker.say(&Phrase::new(source));
                let reasons = std::mem::take(&mut reasons).join(" ");
                let lead = format!("{number:>4} {points:>4}  ");
                lines.push(wrap(&lead, &format!("{source}. {reasons}"), width));
            }
        }
    }
    lines
}

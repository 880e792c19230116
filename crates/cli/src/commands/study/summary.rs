//! The first paragraph of a study: five sentences.

use catalog::BotKind;
use tabletop::{Phrase, Speak};

use super::{
    Studied,
    findings::{Count, is_sure},
    report::{Report, name},
};
use crate::{
    output::{decimal, percent_with_ends},
    statistics::Interval,
};

/// What was found, with its name and where.
struct Found {
    what: String,
    table: String,
    share: Interval,
    /// How far it is from the mean of its table.
    off: f64,
    sure: bool,
}

/// What was played, what wins, whether the seat matters, which choices matter, and what goes
/// with winning without being advice.
pub fn summary(report: &Report<'_>) -> String {
    let phrases = [
        played(report),
        points(report),
        seats(report),
        choices(report),
        outcomes(report),
    ];
    let said: Vec<String> = phrases
        .iter()
        .map(|phrase| report.speaker.say(phrase))
        .collect();
    said.join(" ")
}

fn played(report: &Report<'_>) -> Phrase {
    let searches = matches!(report.args.bots, BotKind::Strong | BotKind::Expert);
    Phrase::new("cli-study-sum-played")
        .with("games", report.args.games as i64)
        .with("tables", report.tables.len() as i64)
        .with("bots", report.args.bots.to_string())
        .with("strong", if searches { "yes" } else { "no" }.to_string())
}

fn points(report: &Report<'_>) -> Phrase {
    let mean = |table: &Studied| {
        let won: fn(&Count) -> u64 = |count| count.first;
        let scores = table.findings.scores.iter();
        let (sum, count) = scores.fold((0.0, 0), |(sum, count), (&score, counted)| {
            let won = won(counted);
            (sum + f64::from(score) * won as f64, count + won)
        });
        (count > 0).then(|| sum / count as f64)
    };
    let means = || report.tables.iter().filter_map(mean);
    let least = means().fold(f64::INFINITY, f64::min);
    let most = means().fold(f64::NEG_INFINITY, f64::max);
    if least > most {
        return Phrase::new("cli-study-sum-no-points");
    }
    Phrase::new("cli-study-sum-points")
        .with("least", decimal(least, 1))
        .with("most", decimal(most, 1))
}

fn seats(report: &Report<'_>) -> Phrase {
    let mut found = Vec::new();
    for table in report.tables {
        let names = report.names(table);
        for (side, what) in table.findings.sides.iter().zip(names) {
            if side.p.is_some() {
                found.push(of(report, table, what, side.wins, side.p));
            }
        }
    }
    sentence("cli-study-sum-seats", &found)
}

fn choices(report: &Report<'_>) -> Phrase {
    sentence("cli-study-sum-choices", &answers(report, false))
}

fn outcomes(report: &Report<'_>) -> Phrase {
    sentence("cli-study-sum-outcomes", &answers(report, true))
}

/// Everything that was answered and compared.
fn answers(report: &Report<'_>, outcome: bool) -> Vec<Found> {
    let mut found = Vec::new();
    for table in report.tables {
        let topics = table.findings.topics.iter();
        for topic in topics.filter(|topic| topic.outcome == outcome) {
            let about = report.speaker.say(&Phrase::new(topic.topic));
            for one in topic.answers.iter().filter(|one| one.p.is_some()) {
                let phrase = Phrase::new("cli-study-sum-answer")
                    .with("topic", about.clone())
                    .with("answer", name(&one.answer));
                let what = report.speaker.say(&phrase);
                found.push(of(report, table, what, one.wins, one.p));
            }
        }
    }
    found
}

fn of(
    report: &Report<'_>,
    table: &Studied,
    what: String,
    share: Interval,
    p: Option<f64>,
) -> Found {
    Found {
        what,
        table: report.title(table),
        share,
        off: share.mean - table.findings.mean,
        sure: is_sure(p),
    }
}

/// How many differ beyond doubt, and which is furthest above the mean of its table among
/// them; among all where none does.
fn sentence(key: &'static str, found: &[Found]) -> Phrase {
    let sure = found.iter().filter(|one| one.sure).count();
    let compared = found.len();
    let candidates = found.iter().filter(|one| one.sure || sure == 0);
    let best = candidates.max_by(|a, b| a.off.total_cmp(&b.off));
    let mut phrase = Phrase::new(key)
        .with("compared", compared as i64)
        .with("sure", sure as i64);
    for (argument, text) in [
        ("what", best.map(|one| one.what.clone())),
        ("table", best.map(|one| one.table.clone())),
        ("share", best.map(|one| percent_with_ends(one.share))),
    ] {
        phrase = phrase.with(argument, text.unwrap_or_default());
    }
    phrase
}

//! `review`: a recorded game, looked at again.

use std::{fs, path::Path, time::Duration};

use indicatif::{ProgressBar, ProgressStyle};
use record::{Journal, Record};
use review::{Pace, Review, Reviewer, compared};
use serde_json::{Value, json};
use tabletop::{Phrase, Speak};
use words::Speaker;

use super::{Context, name_of, read_file, side_names, signed};
use crate::{
    args::ReviewArgs,
    console::Console,
    output::{Failure, Table, print, print_json, wrap},
};

/// How many turns are told of each seat.
const FOR_EACH: usize = 3;
/// How many moments of the course are printed, about.
const MOMENTS: usize = 12;
/// Reviews a record, or shows the review that is kept already.
pub fn review(context: &Context, args: &ReviewArgs) -> Result<(), Failure> {
    let problem =
        |why: record::RecordProblem| Failure::Input(format!("{}: {why}", name_of(&args.file)));
    let record = Record::read_open(&read_file(&args.file)?).map_err(problem)?;
    let journal =
        Journal::resume(&context.catalog, record, context.figures(), None).map_err(problem)?;
    let known = match args.out.as_deref().filter(|file| file.exists()) {
        Some(file) => Some(read_kept(context, file, &journal)?),
        None => None,
    };
    let review = match known {
        Some(review) => review,
        None => {
            let review = look_back(&journal, args.seconds);
            if let Some(file) = &args.out {
                let text = serde_json::to_string_pretty(&review).expect("plain data");
                write(file, &format!("{text}\n"))?;
            }
            review
        }
    };
    let entry = context.entry(&journal.record().header.game)?;
    let seats = journal.record().header.seats.iter();
    let seats: Vec<String> = seats.map(|seat| seat.name.clone()).collect();
    let speaker = context.speaker(entry);
    let names = side_names(&**journal.referee(), &seats, &speaker);
    let speaker = speaker.with_names(names.clone());
    if let Some(file) = &args.chart {
        let label = speaker.say(&Phrase::new("cli-review-course"));
        let colours = vec![""; names.len()];
        write(
            file,
            &review::chart(&review, &label, &colours, &|_, _| None),
        )?;
    }
    if context.json {
        print_json(&as_json(&review, &journal, &speaker))
    } else {
        print(&as_text(&review, &journal, &names, &speaker))
    }
}

fn write(file: &Path, text: &str) -> Result<(), Failure> {
    fs::write(file, text).map_err(|error| Failure::World(format!("{}: {error}", file.display())))
}

/// The review in a file, if it is of this game.
fn read_kept(context: &Context, file: &Path, journal: &Journal) -> Result<Review, Failure> {
    let text = read_file(file)?;
    let review = serde_json::from_str::<Review>(&text).ok();
    review
        .filter(|review| review.is_of(journal))
        .ok_or_else(|| {
            let file = file.display().to_string();
            Failure::Input(context.say(&Phrase::new("cli-review-other").with("file", file)))
        })
}

fn look_back(journal: &Journal, seconds: u32) -> Review {
    let minute = Pace::default();
    let pace = Pace {
        rounds: (minute.rounds / 60).saturating_mul(seconds.max(1)),
        time: Duration::from_secs(u64::from(seconds.max(1)) * 3 / 2),
        ..minute
    };
    let mut reviewer = Reviewer::new(journal, pace);
    let template = "{wide_bar} {pos}/{len} turns, {eta} left";
    let bar = ProgressBar::new(reviewer.all() as u64)
        .with_style(ProgressStyle::with_template(template).expect("a valid template"));
    while reviewer.step() {
        bar.inc(1);
    }
    bar.finish_and_clear();
    reviewer.finish()
}

fn percent(part: f64) -> String {
    format!("{} %", (part * 100.0).round())
}

fn as_text(review: &Review, journal: &Journal, names: &[String], speaker: &Speaker) -> String {
    let say = |key| speaker.say(&Phrase::new(key));
    let mut text = format!("{}\n\n", say("cli-review-course"));
    let head = std::iter::once(say("cli-review-after"));
    let mut table = Table::new(0, head.chain(names.iter().cloned()));
    let course = review.course();
    let last = course.len().saturating_sub(1);
    for (index, (n, chances)) in course.iter().enumerate() {
        if index % course.len().div_ceil(MOMENTS) == 0 || index == last {
            let chances = chances.iter().map(|&chance| percent(chance));
            table.row(std::iter::once(n.to_string()).chain(chances));
        }
    }
    text += &table.text();
    text += &format!("\n{}\n", say("cli-review-costly"));
    let costly = review.costliest(journal, FOR_EACH);
    if costly.is_empty() {
        text += &format!("  {}\n", say("cli-review-none"));
    }
    for one in costly {
        let head = Phrase::new("cli-review-cost")
            .with("n", one.n as i64)
            .with("name", names[one.seat.index()].clone())
            .with("cost", percent(one.cost.chance))
            .with("points", speaker.language().decimal(one.cost.points))
            .with(
                "error",
                speaker.language().decimal(2.0 * one.cost.points_error),
            );
        text += &format!("\n  {}\n", speaker.say(&head));
        for (key, choices, chance) in [
            ("cli-review-played", &one.played, one.chance),
            ("cli-review-better", &one.better, one.better_chance),
        ] {
            let head = Phrase::new(key).with("chance", percent(chance));
            text += &format!("    {}\n", speaker.say(&head));
            for choice in choices {
                text += &format!(
                    "{}\n",
                    wrap(
                        "      ",
                        &speaker.say(&choice.phrase),
                        Console::of_stdout().text_columns()
                    )
                );
            }
        }
    }
    text += &format!("\n{}\n\n", say("cli-review-points"));
    let head = std::iter::once(String::new()).chain(names.iter().cloned());
    let mut table = Table::new(1, head);
    for row in compared(journal) {
        let label = say(row.source.unwrap_or("cli-total"));
        let cells = row.points.iter().zip(&row.against);
        let cells = cells.map(|(&points, &against)| match against {
            0 => signed(points),
            more if more > 0 => format!("{} (+{more})", signed(points)),
            less => format!("{} ({})", signed(points), signed(less)),
        });
        table.row(std::iter::once(label).chain(cells));
    }
    text + &table.text()
}

fn as_json(review: &Review, journal: &Journal, speaker: &Speaker) -> Value {
    let costly = review.costliest(journal, FOR_EACH);
    let costly: Vec<Value> = costly
        .iter()
        .map(|one| {
            let say = |line: &[catalog::Choice]| -> Vec<String> {
                line.iter()
                    .map(|choice| speaker.say(&choice.phrase))
                    .collect()
            };
            json!({
                "n": one.n,
                "until": one.until,
                "seat": one.seat,
                "cost": one.cost,
                "played": say(&one.played),
                "chance": one.chance,
                "better": say(&one.better),
                "better_chance": one.better_chance,
            })
        })
        .collect();
    let rows = compared(journal);
    let rows: Vec<Value> = rows
        .iter()
        .map(|row| json!({ "source": row.source, "points": row.points, "against": row.against }))
        .collect();
    json!({ "review": review, "costly": costly, "compared": rows })
}

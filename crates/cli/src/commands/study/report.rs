//! The report of a study: Markdown, with its charts in files beside it.

use catalog::DynGame;
use tabletop::{Phrase, Speak};
use words::Speaker;

use super::{
    Studied,
    chart::{Chart, Row},
    findings::{Answered, FEWEST, Known, Topic, is_sure},
    summary::summary,
};
use crate::{
    args::StudyArgs,
    output::{decimal, percent_with_ends},
    statistics::Interval,
};

/// Everything there is to write.
pub struct Report<'a> {
    pub speaker: &'a Speaker,
    pub entry: &'a dyn DynGame,
    pub args: &'a StudyArgs,
    pub tables: &'a [Studied],
}

impl Report<'_> {
    /// The files with their names, the report itself first.
    pub fn files(&self) -> Vec<(String, String)> {
        let id = self.entry.info().id;
        let mut text = self.introduction();
        text += &self.comparison();
        let mut charts = Vec::new();
        for (table, number) in self.tables.iter().zip(1..) {
            let title = self.title(table);
            text += &format!("\n## {title}\n");
            let (overview, facts) = (
                format!("{id}-{number}.svg"),
                format!("{id}-{number}-facts.svg"),
            );
            text += &format!("\n![{title}]({overview})\n\n{}", self.sides(table));
            charts.push((overview, self.overview(table)));
            let topics = &table.findings.topics;
            if topics.iter().any(is_drawn) {
                let alt = self.say("cli-study-facts");
                text += &format!("\n![{alt}]({facts})\n");
                charts.push((facts, self.facts(table)));
            }
            for outcome in [false, true] {
                let group: Vec<&Topic> = topics
                    .iter()
                    .filter(|topic| topic.outcome == outcome)
                    .collect();
                if group.is_empty() {
                    continue;
                }
                let heading = self.say(group_heading(outcome));
                text += &format!("\n<details><summary>{heading}</summary>\n");
                for topic in group {
                    text += &self.topic(topic);
                }
                text += "\n</details>\n";
            }
        }
        let mut files = vec![(format!("{id}.md"), text)];
        files.extend(charts);
        files
    }

    fn say(&self, key: &'static str) -> String {
        self.speaker.say(&Phrase::new(key))
    }

    /// How the report was made, and how to read it.
    fn introduction(&self) -> String {
        let args = self.args;
        let mut command = format!(
            "orrery study {} --bots {} --games {} --seed {}",
            args.game, args.bots, args.games, args.seed
        );
        if let Some(players) = args.players {
            command += &format!(" --players {players}");
        }
        let heading =
            Phrase::new("cli-study-title").with("game", self.entry.info().title.to_string());
        let how = Phrase::new("cli-study-how")
            .with("games", args.games as i64)
            .with("bots", args.bots.to_string())
            .with("rules", i64::from(self.entry.info().rules_version));
        let read = Phrase::new("cli-study-read").with("fewest", FEWEST as i64);
        let mut text = format!(
            "# {}\n\n{}\n\n{}\n\n```\n{command}\n```\n\n{}\n",
            self.speaker.say(&heading),
            summary(self),
            self.speaker.say(&how),
            self.speaker.say(&read),
        );
        for topic in self.entry.study_randomised() {
            let topic = self.speaker.say(&Phrase::new(topic));
            let lots = Phrase::new("cli-study-lots").with("topic", topic);
            text += &format!("\n{}\n", self.speaker.say(&lots));
        }
        text
    }

    /// A table as people call it: how many play, and what is not as usual.
    pub(super) fn title(&self, table: &Studied) -> String {
        let players = Phrase::new("cli-study-players").with("count", i64::from(table.players));
        let mut title = self.speaker.say(&players);
        for (key, value) in &table.options {
            let option = self.speaker.say_key(&format!("option-{key}"));
            let value_text = self.speaker.say_key(&format!("option-{key}-{value}"));
            title += &format!(
                " · {}: {}",
                option.unwrap_or_else(|| key.clone()),
                value_text.unwrap_or_else(|| value.clone())
            );
        }
        title
    }

    /// All tables side by side.
    fn comparison(&self) -> String {
        let head = [
            "cli-study-table",
            "cli-study-first-seat",
            "cli-study-points",
            "cli-study-winner",
            "cli-study-decisions",
        ];
        let rows = self.tables.iter().map(|table| {
            let findings = &table.findings;
            let counts = |pick: fn(&super::findings::Count) -> u64| {
                let sum = |(&score, count): (&i32, &_)| i64::from(score) * pick(count) as i64;
                let number: u64 = findings.scores.values().map(pick).sum();
                if number == 0 {
                    return "–".to_string();
                }
                decimal(
                    findings.scores.iter().map(sum).sum::<i64>() as f64 / number as f64,
                    1,
                )
            };
            let lengths = findings.lengths.iter();
            let decisions: i64 = lengths
                .map(|(&length, count)| i64::from(length) * count.all as i64)
                .sum();
            vec![
                self.title(table),
                percent_with_ends(findings.sides[0].wins),
                counts(|count| count.all),
                counts(|count| count.first),
                decimal(decisions as f64 / findings.games as f64, 1),
            ]
        });
        format!(
            "\n{}",
            markdown(head.map(|key| self.say(key)).to_vec(), rows)
        )
    }

    /// The names of the sides of a table: the seats, then the automaton.
    pub(super) fn names(&self, table: &Studied) -> Vec<String> {
        let options = &table.options;
        let referee = self.entry.open(None, table.players, options);
        referee.map_or_else(
            |_| Vec::new(),
            |referee| crate::commands::side_names(&*referee, &[], self.speaker),
        )
    }

    fn sides(&self, table: &Studied) -> String {
        let head = [
            "cli-study-side",
            "cli-study-wins",
            "cli-study-points",
            "cli-study-least",
            "cli-study-most",
        ];
        let names = self.names(table);
        let rows = names.iter().zip(&table.findings.sides).map(|(name, side)| {
            vec![
                name.clone(),
                marked(side.wins, side.p),
                points(side.score),
                decimal(f64::from(side.lowest), 0),
                decimal(f64::from(side.highest), 0),
            ]
        });
        markdown(head.map(|key| self.say(key)).to_vec(), rows)
    }

    fn overview(&self, table: &Studied) -> String {
        let findings = &table.findings;
        let mut chart = Chart::new();
        chart.heading(&self.say("cli-study-scores"));
        chart.columns(&findings.scores);
        chart.heading(&self.say("cli-study-seats"));
        let names = self.names(table).into_iter().zip(&findings.sides);
        let rows: Vec<Row> = names
            .map(|(name, side)| Row {
                name,
                share: side.wins,
            })
            .collect();
        chart.intervals(&rows, findings.mean);
        chart.heading(&self.say("cli-study-lengths"));
        chart.columns(&findings.lengths);
        chart.finish(&self.title(table))
    }

    fn facts(&self, table: &Studied) -> String {
        let mut chart = Chart::new();
        let topics = &table.findings.topics;
        for outcome in [false, true] {
            let mut group = topics
                .iter()
                .filter(|topic| is_drawn(topic) && topic.outcome == outcome)
                .peekable();
            if group.peek().is_some() {
                chart.heading(&self.say(group_heading(outcome)));
            }
            for topic in group {
                let phrase = Phrase::new("cli-study-wins-by").with("topic", self.say(topic.topic));
                chart.heading(&self.speaker.say(&phrase));
                let row = |one: &Answered| Row {
                    name: name(&one.answer),
                    share: one.wins,
                };
                let rows: Vec<Row> = topic.answers.iter().map(row).collect();
                chart.intervals(&rows, table.findings.mean);
            }
        }
        chart.finish(&self.say("cli-study-facts"))
    }

    fn topic(&self, topic: &Topic) -> String {
        let mut text = format!("\n### {}\n", self.say(topic.topic));
        if !topic.answers.is_empty() {
            let head = [
                String::new(),
                self.say("cli-study-often"),
                self.say("cli-study-wins"),
                self.say("cli-study-points"),
            ];
            let rows = topic.answers.iter().map(|one| {
                let wins = if topic.shared {
                    "–".to_string()
                } else {
                    marked(one.wins, one.p)
                };
                let seats = one.seats.to_string();
                vec![name(&one.answer), seats, wins, points(one.score)]
            });
            text.push('\n');
            text += &markdown(head.to_vec(), rows);
        }
        if !topic.rare.is_empty() {
            let rare = topic.rare.iter();
            let list: Vec<String> = rare
                .map(|(answer, seats)| format!("{} ({seats})", name(answer)))
                .collect();
            let phrase = Phrase::new("cli-study-rare").with("list", list.join(", "));
            text += &format!("\n{}\n", self.speaker.say(&phrase));
        }
        text
    }
}

/// Whether there is anything to compare.
fn is_drawn(topic: &Topic) -> bool {
    topic.answers.len() > 1 && !topic.shared
}

/// What a group of topics is called: what came of the game is told apart from what a side
/// chose or was dealt.
const fn group_heading(outcome: bool) -> &'static str {
    if outcome {
        "cli-study-outcomes"
    } else {
        "cli-study-choices"
    }
}

pub(super) fn name(known: &Known) -> String {
    match known {
        Known::Thing(name) => name.clone(),
        Known::Number(number) => decimal(f64::from(*number), 0),
    }
}

/// A share with its interval; with a star where it differs from the mean beyond doubt.
fn marked(share: Interval, p: Option<f64>) -> String {
    let star = if is_sure(p) { " \\*" } else { "" };
    format!("{}{star}", percent_with_ends(share))
}

fn points(Interval { mean, low, high }: Interval) -> String {
    let [mean, low, high] = [mean, low, high].map(|points| decimal(points, 2));
    format!("{mean} ({low} … {high})")
}

/// A table in Markdown: the first column to the left, the others to the right.
fn markdown(head: Vec<String>, rows: impl Iterator<Item = Vec<String>>) -> String {
    let line = |cells: Vec<String>| {
        let cells: Vec<String> = cells.iter().map(|cell| cell.replace('|', "\\|")).collect();
        format!("| {} |\n", cells.join(" | ")).replace("|  |", "| |")
    };
    let rule = format!("|---|{}\n", "---:|".repeat(head.len() - 1));
    let rows: String = rows.map(line).collect();
    line(head) + &rule + &rows
}

//! What is asked, answered and told, as keys of words.ftl.

use tabletop::{Crumb, Phrase, Seat, Speak, Words};

use crate::{Action, Event, Pig, Refusal, Table};

fn stake(key: &'static str, stake: u16) -> Phrase {
    Phrase::new(key).with("stake", i64::from(stake))
}

impl Words for Pig {
    const RULES: &'static str = include_str!("../RULES.md");
    const BOX: &'static str = include_str!("../box.toml");

    fn locale(language: &str) -> Option<&'static str> {
        (language == "en").then_some(include_str!("../words.ftl"))
    }

    fn question(&self, view: &Table, _: Seat) -> Phrase {
        stake("question-turn", view.stake)
    }

    fn choice(&self, view: &Table, _: Seat, action: &Action) -> Phrase {
        match action {
            Action::Roll => Phrase::new("choice-roll"),
            Action::Hold => stake("choice-hold", view.stake),
        }
    }

    fn path(&self, _: &Table, _: Seat, action: &Action) -> Vec<Crumb> {
        let (element, label) = match action {
            Action::Roll => ("die", "thing-die"),
            Action::Hold => ("hold", "thing-hold"),
        };
        let (element, label) = (element.to_owned(), Phrase::new(label));
        vec![Crumb { element, label }]
    }

    fn event(&self, _: &Table, event: &Event) -> Phrase {
        match *event {
            Event::Rolled {
                seat,
                die,
                stake: all,
            } => stake("event-rolled", all)
                .with("seat", seat)
                .with("die", i64::from(die)),
            Event::Lost { seat, stake: all } => stake("event-lost", all).with("seat", seat),
            Event::Held { seat, stake: all } => stake("event-held", all).with("seat", seat),
        }
    }

    fn reason(&self, reason: &Refusal) -> Phrase {
        Phrase::new(match reason {
            Refusal::NotYourTurn => "reason-turn",
            Refusal::NothingAtStake => "reason-hold",
            Refusal::GameOver => "reason-over",
        })
    }

    fn board(&self, view: &Table, names: &[String], speak: &dyn Speak, _columns: usize) -> String {
        let bar = |(name, score): (&String, &u16)| {
            format!(
                "{name:<20} {score:>3} {}",
                "#".repeat(usize::from(*score) / 2)
            )
        };
        let bars: Vec<String> = names.iter().zip(&view.scores).map(bar).collect();
        let said = speak.say(&stake("board-stake", view.stake));
        format!("{}\n\n[{}]  {said}", bars.join("\n"), view.die)
    }
}

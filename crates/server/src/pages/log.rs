//! What happened, told once: who, and then one fact after the other.

use maud::{Markup, html};

use super::table::shape;
use crate::frame::{Frame, LogEntry, SideFrame, SideKind};

/// What a side did in an action, and what followed from it.
pub(super) struct Told<'a> {
    pub side: Option<&'a SideFrame>,
    pub facts: Vec<&'a str>,
}

/// How many facts are read at a glance.
const GLANCE: usize = 5;

impl Told<'_> {
    /// The name and all facts in one line.
    pub fn line(&self) -> Markup {
        html! {
            @if let Some(side) = self.side { b { (side.name) } " " }
            (joined(&self.facts))
        }
    }

    /// The name and the first facts; many more, as at the end of a phase, are folded.
    pub fn folded(&self) -> Markup {
        let open = if self.facts.len() > GLANCE + 1 {
            GLANCE
        } else {
            self.facts.len()
        };
        html! {
            @if let Some(side) = self.side { b { (side.name) } " " }
            (joined(&self.facts[..open]))
            @if open < self.facts.len() {
                details {
                    summary { "+" (self.facts.len() - open) }
                    (joined(&self.facts[open..]))
                }
            }
        }
    }

    /// The shape of the side.
    pub fn mark(&self) -> Markup {
        match self.side {
            Some(side) => shape(side),
            None => html! { span.mark aria-hidden="true" { "–" } },
        }
    }
}

/// Facts in one line.
pub(super) fn joined(facts: &[&str]) -> Markup {
    html! {
        @for (n, fact) in facts.iter().enumerate() {
            @if n > 0 { " · " }
            span { (fact) }
        }
    }
}

/// The lines of an action. The name of who acted is not repeated; what an automaton did
/// stands under its own name.
pub(super) fn told<'a>(frame: &'a Frame, entry: &'a LogEntry) -> Vec<Told<'a>> {
    let side = |seat| frame.sides.iter().find(|side| side.seat == seat);
    let actor = side(entry.seat);
    let mut told: Vec<Told<'a>> = Vec::new();
    for line in &entry.lines {
        let named = frame
            .sides
            .iter()
            .find(|side| fact_of(side, line).is_some());
        let automaton = named.filter(|side| side.kind == SideKind::Automaton);
        let last = told.last().map(|told| told.side.map(|side| side.seat));
        // What names nobody follows from what was told before.
        let side = match (last, named) {
            (Some(Some(seat)), None) => side(seat),
            _ => automaton.or(actor),
        };
        if last != Some(side.map(|side| side.seat)) {
            let facts = Vec::new();
            told.push(Told { side, facts });
        }
        let fact = side.and_then(|side| fact_of(side, line)).unwrap_or(line);
        if let Some(told) = told.last_mut() {
            told.facts.push(fact);
        }
    }
    told
}

/// What a line says about a side, if it begins with its name.
fn fact_of<'a>(side: &SideFrame, line: &'a str) -> Option<&'a str> {
    let rest = line.strip_prefix(&*side.name)?;
    let fact = rest.trim_start_matches('\u{a0}').strip_prefix(':')?;
    Some(fact.trim_start())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn side(name: &str) -> SideFrame {
        SideFrame {
            seat: 1,
            name: name.into(),
            kind: SideKind::Bot,
            bot: None,
            rating: None,
            player: None,
            colour: String::new(),
            you: false,
            left: false,
            can_free: false,
            acting: false,
            clock: None,
            total: 0,
            partly_hidden: false,
            stats: Vec::new(),
        }
    }

    #[test]
    fn a_fact_is_told_without_the_name() {
        let mira = side("Mira");
        for (line, fact) in [
            ("Mira: +2 coal", Some("+2 coal")),
            ("Mira\u{a0}: +2 charbon", Some("+2 charbon")),
            ("Miranda: +2 coal", None),
            ("Miner: mood +1", None),
        ] {
            assert_eq!(fact_of(&mira, line), fact, "{line}");
        }
    }
}

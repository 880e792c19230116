//! How soon everyone was right again after what.

use std::collections::BTreeMap;

use super::fault::{Blow, Cut, Fault, Wire};
use crate::figures::Sample;

/// What the faults of a run have come to.
#[derive(Default)]
pub struct Report {
    /// By kind of fault: how many, and the times of all people.
    kinds: BTreeMap<String, (u64, Sample)>,
    all: Sample,
    faults: u64,
}

impl Report {
    /// One more fault, with the time after its end until each was right again.
    pub fn add(&mut self, fault: Fault, took: &Sample) {
        let (count, times) = self.kinds.entry(kind(fault)).or_default();
        *count += 1;
        times.extend(took);
        self.all.extend(took);
        self.faults += 1;
    }

    /// A table of it.
    pub fn text(&self) -> String {
        let mut text = String::from("right again after the end of a fault, in seconds\n");
        text += &format!(
            "{:<58}{:>7}{:>8}{:>8}{:>9}\n",
            "", "faults", "p50", "p99", "longest"
        );
        let rows = self
            .kinds
            .iter()
            .map(|(kind, (count, times))| (&**kind, *count, times));
        for (kind, count, times) in rows.chain([("all", self.faults, &self.all)]) {
            let [half, most, longest] = [0.5, 0.99, 1.0].map(|part| times.at(part) / 1000.0);
            text += &format!("{kind:<58}{count:>7}{half:>8.2}{most:>8.2}{longest:>9.2}\n");
        }
        text
    }

    /// The promise, if it is not kept.
    pub fn broken(&self, within: f64) -> Vec<String> {
        let longest = self.all.at(1.0) / 1000.0;
        let late = longest > within;
        let late = late.then(|| format!("somebody was right again only after {longest:.1} s"));
        late.into_iter().collect()
    }
}

/// A fault, whichever node it is.
fn kind(fault: Fault) -> String {
    let blow = |blow: Blow| blow.to_string();
    match fault {
        Fault::Node(_, it) => format!("a node {}", blow(it)),
        Fault::Wire(_, Wire::Front, cut) => format!("proxy to a node: {}", state(cut)),
        Fault::Wire(_, Wire::Database, cut) => format!("a node to PostgreSQL: {}", state(cut)),
        Fault::Database(it) => format!("PostgreSQL {}", blow(it)),
        Fault::DatabaseWires(cut) => format!("all nodes to PostgreSQL: {}", state(cut)),
    }
}

fn state(cut: Cut) -> &'static str {
    match cut {
        Cut::Cut => "cut",
        Cut::Dead => "dead",
        Cut::Lost => "dead, what it carries lost",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_decides() {
        let mut report = Report::default();
        for (node, time) in [(0, 100.0), (1, 9000.0)] {
            let mut took = Sample::default();
            took.add(time);
            report.add(Fault::Node(node, Blow::Kill), &took);
        }
        assert!(report.broken(10.0).is_empty());
        assert_eq!(report.broken(8.9).len(), 1);
        let text = report.text();
        assert!(text.contains("a node is killed"), "{text}");
        assert_eq!(text.lines().count(), 4, "{text}");
    }
}

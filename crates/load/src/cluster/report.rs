//! How soon everyone was right again after what.

use std::collections::BTreeMap;

use super::fault::{Cut, Fault};
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
    match fault {
        Fault::Node(_, blow) => format!("a node {blow}"),
        Fault::Worker(_, blow) => format!("a worker {blow}"),
        Fault::Wire(_, wire, cut) => format!("a node to {wire}: {}", state(cut)),
        Fault::WorkerWire(_, wire, cut) => format!("a worker to {wire}: {}", state(cut)),
        Fault::Database(blow) => format!("PostgreSQL {blow}"),
        Fault::DatabaseWires(cut) => format!("everyone to PostgreSQL: {}", state(cut)),
        Fault::Bus(blow) => format!("NATS {blow}"),
        Fault::BusWires(cut) => format!("everyone to NATS: {}", state(cut)),
    }
}

fn state(cut: Cut) -> &'static str {
    match cut {
        Cut::Off => "cut",
        Cut::Dead => "dead",
        Cut::Lost => "dead, what it carries lost",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cluster::fault::Blow;

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

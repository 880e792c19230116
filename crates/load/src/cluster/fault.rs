//! What breaks, one thing after the other, and how it is mended.

use std::{cell::Cell, fmt, time::Duration};

use rustix::process::Signal;
use services::Postgres;

use super::{house::House, link::Link};
use crate::{Failure, people::next_lot};

/// How long a node may take to end when it is asked to.
const ENDING: Duration = Duration::from_secs(30);

/// What happens to a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blow {
    /// It is killed, and started again.
    Kill,
    /// It is asked to end, and started again.
    End,
    /// It is stopped as a debugger does, and goes on.
    Stop,
}

/// What happens to a wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// Its connections are ended and new ones are refused.
    Cut,
    /// Nothing passes, and what waited comes late.
    Dead,
    /// Nothing passes, and what waited is lost.
    Lost,
}

/// Where a wire of a node leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wire {
    /// To the proxy.
    Front,
    /// To PostgreSQL.
    Database,
}

/// Something that breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A node.
    Node(usize, Blow),
    /// A wire of a node.
    Wire(usize, Wire, Cut),
    /// PostgreSQL.
    Database(Blow),
    /// All wires to PostgreSQL.
    DatabaseWires(Cut),
}

const BLOWS: [Blow; 3] = [Blow::Kill, Blow::End, Blow::Stop];
const CUTS: [Cut; 3] = [Cut::Cut, Cut::Dead, Cut::Lost];

impl Fault {
    /// Everything that can break with so many nodes.
    fn all(nodes: usize) -> Vec<Self> {
        let mut all = Vec::new();
        for node in 0..nodes {
            all.extend(BLOWS.map(|blow| Self::Node(node, blow)));
            for wire in [Wire::Front, Wire::Database] {
                all.extend(CUTS.map(|cut| Self::Wire(node, wire, cut)));
            }
        }
        all.extend(BLOWS.map(Self::Database));
        all.extend(CUTS.map(Self::DatabaseWires));
        all
    }

    /// Breaks it.
    ///
    /// # Errors
    /// When that is not possible.
    pub async fn begin(self, house: &mut House) -> Result<(), Failure> {
        match self {
            Self::Node(node, Blow::Kill) => house.nodes[node].kill().await?,
            Self::Node(node, Blow::End) => house.nodes[node].end(ENDING).await?,
            Self::Node(node, Blow::Stop) => house.nodes[node].signal(Signal::STOP)?,
            Self::Wire(node, wire, cut) => wire.of(house, node).into_iter().for_each(cut.begin()),
            Self::Database(Blow::Kill) => house.postgres(Postgres::crash).await?,
            Self::Database(Blow::End) => house.postgres(Postgres::stop).await?,
            Self::Database(Blow::Stop) => house.postgres(Postgres::halt).await?,
            Self::DatabaseWires(cut) => house.database_wires().for_each(cut.begin()),
        }
        Ok(())
    }

    /// Mends it.
    ///
    /// # Errors
    /// When that is not possible.
    pub async fn end(self, house: &mut House) -> Result<(), Failure> {
        match self {
            Self::Node(node, Blow::Kill | Blow::End) => house.nodes[node].start().await?,
            Self::Node(node, Blow::Stop) => house.nodes[node].signal(Signal::CONT)?,
            Self::Wire(node, wire, cut) => wire.of(house, node).into_iter().for_each(cut.end()),
            Self::Database(Blow::Kill | Blow::End) => {
                house.postgres(Postgres::start_again).await?;
            }
            Self::Database(Blow::Stop) => house.postgres(Postgres::resume).await?,
            Self::DatabaseWires(cut) => house.database_wires().for_each(cut.end()),
        }
        Ok(())
    }
}

impl Wire {
    fn of(self, house: &House, node: usize) -> Option<&Link> {
        let node = &house.nodes[node];
        match self {
            Self::Front => node.front(),
            Self::Database => Some(&node.database),
        }
    }
}

impl Cut {
    fn begin(self) -> fn(&Link) {
        match self {
            Self::Cut => Link::cut,
            Self::Dead | Self::Lost => Link::deaden,
        }
    }

    fn end(self) -> fn(&Link) {
        match self {
            Self::Cut | Self::Dead => Link::mend,
            Self::Lost => Link::lose,
        }
    }
}

impl fmt::Display for Blow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Kill => "is killed",
            Self::End => "is restarted",
            Self::Stop => "is stopped",
        })
    }
}

impl fmt::Display for Cut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Cut => "is cut",
            Self::Dead => "goes dead",
            Self::Lost => "goes dead and loses what it carries",
        })
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Node(node, blow) => write!(f, "node {} {blow}", node + 1),
            Self::Wire(node, Wire::Front, cut) => {
                write!(f, "the way from the proxy to node {} {cut}", node + 1)
            }
            Self::Wire(node, Wire::Database, cut) => {
                write!(f, "the way from node {} to PostgreSQL {cut}", node + 1)
            }
            Self::Database(blow) => write!(f, "PostgreSQL {blow}"),
            Self::DatabaseWires(cut) => write!(f, "the way from all nodes to PostgreSQL {cut}"),
        }
    }
}

/// Faults in turn: every kind once before any comes again.
pub struct Deck {
    nodes: usize,
    /// Those that come next, the next one last.
    next: Vec<Fault>,
    lots: Cell<u64>,
}

impl Deck {
    /// The faults of a run. Those that say most come first, so that a short run has them.
    pub fn new(nodes: usize, seed: u64) -> Self {
        let deck = Self {
            nodes,
            next: Vec::new(),
            lots: Cell::new(seed),
        };
        let any = |deck: &Self| (next_lot(&deck.lots) % nodes as u64) as usize;
        let mut first = vec![
            Fault::Node(any(&deck), Blow::Kill),
            Fault::Node(any(&deck), Blow::Stop),
            Fault::Wire(any(&deck), Wire::Front, Cut::Cut),
            Fault::Wire(any(&deck), Wire::Database, Cut::Lost),
            Fault::Database(Blow::Kill),
            Fault::DatabaseWires(Cut::Dead),
        ];
        deck.shuffle(&mut first);
        Self {
            next: first,
            ..deck
        }
    }

    fn shuffle(&self, faults: &mut [Fault]) {
        for end in (1..faults.len()).rev() {
            faults.swap(end, (next_lot(&self.lots) % (end as u64 + 1)) as usize);
        }
    }

    /// The next one, and how long it lasts.
    pub fn deal(&mut self) -> (Fault, Duration) {
        if self.next.is_empty() {
            let mut all = Fault::all(self.nodes);
            self.shuffle(&mut all);
            self.next = all;
        }
        let fault = self.next.pop().unwrap_or(Fault::Database(Blow::Kill));
        // Mostly a moment, now and then longer than anything waits for.
        let lot = next_lot(&self.lots);
        let longest = if lot % 8 == 0 { 15_000 } else { 3_000 };
        let lasts = Duration::from_millis(200 + next_lot(&self.lots) % longest);
        (fault, lasts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_comes_in_turn_and_a_seed_repeats_their_order() {
        let deal = |seed, count| {
            let mut deck = Deck::new(3, seed);
            let dealt: Vec<_> = (0..count).map(|_| deck.deal()).collect();
            dealt
        };
        let all = Fault::all(3).len();
        let dealt = deal(7, 6 + all);
        for fault in Fault::all(3) {
            assert!(
                dealt[6..].iter().any(|(dealt, _)| *dealt == fault),
                "{fault}"
            );
        }
        assert_eq!(dealt, deal(7, 6 + all));
        assert_ne!(dealt, deal(8, 6 + all));
        // A short run has PostgreSQL in it, and nodes, and the ways between them.
        let has = |is: fn(&Fault) -> bool| dealt[..6].iter().any(|(fault, _)| is(fault));
        assert!(has(|fault| matches!(fault, Fault::Database(_))));
        assert!(has(|fault| matches!(fault, Fault::Node(..))));
        assert!(has(|fault| matches!(fault, Fault::Wire(..))));
    }
}

//! What breaks, one thing after the other, and how it is mended.

use std::{cell::Cell, fmt, time::Duration};

use rustix::process::Signal;
use services::{Nats, Postgres};

use super::{
    house::{House, Size},
    link::Link,
    node::Node,
};
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
    Off,
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
    /// To NATS.
    Bus,
}

/// Something that breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A node.
    Node(usize, Blow),
    /// A wire of a node.
    Wire(usize, Wire, Cut),
    /// A worker.
    Worker(usize, Blow),
    /// A wire of a worker.
    WorkerWire(usize, Wire, Cut),
    /// PostgreSQL.
    Database(Blow),
    /// All wires to PostgreSQL.
    DatabaseWires(Cut),
    /// NATS.
    Bus(Blow),
    /// All wires to NATS.
    BusWires(Cut),
}

const BLOWS: [Blow; 3] = [Blow::Kill, Blow::End, Blow::Stop];
const CUTS: [Cut; 3] = [Cut::Off, Cut::Dead, Cut::Lost];

impl Fault {
    /// Everything that can break in a cluster of this size.
    fn all(size: Size) -> Vec<Self> {
        let mut all = Vec::new();
        let bus = size.bus.then_some(Wire::Bus);
        for node in 0..size.nodes {
            all.extend(BLOWS.map(|blow| Self::Node(node, blow)));
            for wire in [Wire::Front, Wire::Database].into_iter().chain(bus) {
                all.extend(CUTS.map(|cut| Self::Wire(node, wire, cut)));
            }
        }
        for worker in 0..size.workers {
            all.extend(BLOWS.map(|blow| Self::Worker(worker, blow)));
            for wire in [Wire::Database].into_iter().chain(bus) {
                all.extend(CUTS.map(|cut| Self::WorkerWire(worker, wire, cut)));
            }
        }
        all.extend(BLOWS.map(Self::Database));
        all.extend(CUTS.map(Self::DatabaseWires));
        if size.bus {
            all.extend(BLOWS.map(Self::Bus));
            all.extend(CUTS.map(Self::BusWires));
        }
        all
    }

    /// Breaks it.
    ///
    /// # Errors
    /// When that is not possible.
    pub async fn begin(self, house: &mut House) -> Result<(), Failure> {
        match self {
            Self::Node(node, blow) => blow.begin(&mut house.nodes[node]).await?,
            Self::Worker(worker, blow) => blow.begin(&mut house.workers[worker]).await?,
            Self::Wire(node, wire, cut) => {
                wire.of(&house.nodes[node])
                    .into_iter()
                    .for_each(cut.begin());
            }
            Self::WorkerWire(worker, wire, cut) => {
                wire.of(&house.workers[worker])
                    .into_iter()
                    .for_each(cut.begin());
            }
            Self::Database(Blow::Kill) => house.postgres(Postgres::crash).await?,
            Self::Database(Blow::End) => house.postgres(Postgres::stop).await?,
            Self::Database(Blow::Stop) => house.postgres(Postgres::halt).await?,
            Self::DatabaseWires(cut) => house.wires(Wire::Database).for_each(cut.begin()),
            Self::Bus(Blow::Kill) => house.nats(Nats::crash).await?,
            Self::Bus(Blow::End) => house.nats(Nats::stop).await?,
            Self::Bus(Blow::Stop) => house.nats(Nats::halt).await?,
            Self::BusWires(cut) => house.wires(Wire::Bus).for_each(cut.begin()),
        }
        Ok(())
    }

    /// Mends it.
    ///
    /// # Errors
    /// When that is not possible.
    pub async fn end(self, house: &mut House) -> Result<(), Failure> {
        match self {
            Self::Node(node, blow) => blow.end(&mut house.nodes[node]).await?,
            Self::Worker(worker, blow) => blow.end(&mut house.workers[worker]).await?,
            Self::Wire(node, wire, cut) => {
                wire.of(&house.nodes[node]).into_iter().for_each(cut.end());
            }
            Self::WorkerWire(worker, wire, cut) => {
                wire.of(&house.workers[worker])
                    .into_iter()
                    .for_each(cut.end());
            }
            Self::Database(Blow::Kill | Blow::End) => {
                house.postgres(Postgres::start_again).await?;
            }
            Self::Database(Blow::Stop) => house.postgres(Postgres::resume).await?,
            Self::DatabaseWires(cut) => house.wires(Wire::Database).for_each(cut.end()),
            Self::Bus(Blow::Kill | Blow::End) => house.nats(Nats::start_again).await?,
            Self::Bus(Blow::Stop) => house.nats(Nats::resume).await?,
            Self::BusWires(cut) => house.wires(Wire::Bus).for_each(cut.end()),
        }
        Ok(())
    }
}

impl Wire {
    /// This wire of a node, if it has one.
    pub fn of(self, node: &Node) -> Option<&Link> {
        match self {
            Self::Front => node.front(),
            Self::Database => Some(&node.database),
            Self::Bus => node.bus.as_ref(),
        }
    }
}

impl Blow {
    async fn begin(self, node: &mut Node) -> Result<(), Failure> {
        match self {
            Self::Kill => node.kill().await,
            Self::End => node.end(ENDING).await,
            Self::Stop => node.signal(Signal::STOP),
        }
    }

    async fn end(self, node: &mut Node) -> Result<(), Failure> {
        match self {
            Self::Kill | Self::End => node.start().await,
            Self::Stop => node.signal(Signal::CONT),
        }
    }
}

impl Cut {
    fn begin(self) -> fn(&Link) {
        match self {
            Self::Off => Link::cut,
            Self::Dead | Self::Lost => Link::deaden,
        }
    }

    fn end(self) -> fn(&Link) {
        match self {
            Self::Off | Self::Dead => Link::mend,
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
            Self::Off => "is cut",
            Self::Dead => "goes dead",
            Self::Lost => "goes dead and loses what it carries",
        })
    }
}

impl fmt::Display for Wire {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Front => "the proxy",
            Self::Database => "PostgreSQL",
            Self::Bus => "NATS",
        })
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Node(node, blow) => write!(f, "node {} {blow}", node + 1),
            Self::Worker(worker, blow) => write!(f, "worker {} {blow}", worker + 1),
            Self::Wire(node, wire, cut) => {
                write!(f, "the way from node {} to {wire} {cut}", node + 1)
            }
            Self::WorkerWire(worker, wire, cut) => {
                write!(f, "the way from worker {} to {wire} {cut}", worker + 1)
            }
            Self::Database(blow) => write!(f, "PostgreSQL {blow}"),
            Self::DatabaseWires(cut) => write!(f, "the way from everyone to PostgreSQL {cut}"),
            Self::Bus(blow) => write!(f, "NATS {blow}"),
            Self::BusWires(cut) => write!(f, "the way from everyone to NATS {cut}"),
        }
    }
}

/// Faults in turn: every kind once before any comes again.
pub struct Deck {
    size: Size,
    /// Those that come next, the next one last.
    next: Vec<Fault>,
    lots: Cell<u64>,
}

impl Deck {
    /// The faults of a run. Those that say most come first, so that a short run has them.
    pub fn new(size: Size, seed: u64) -> Self {
        let deck = Self {
            size,
            next: Vec::new(),
            lots: Cell::new(seed),
        };
        let any = |of: usize| (next_lot(&deck.lots) % of as u64) as usize;
        let mut first = vec![
            Fault::Node(any(size.nodes), Blow::Kill),
            Fault::Wire(any(size.nodes), Wire::Database, Cut::Lost),
            Fault::Database(Blow::Kill),
        ];
        first.push(match size.workers {
            0 => Fault::Node(any(size.nodes), Blow::Stop),
            workers => Fault::Worker(any(workers), Blow::Kill),
        });
        if size.bus {
            first.extend([Fault::Bus(Blow::Kill), Fault::BusWires(Cut::Dead)]);
        } else {
            let cut = Fault::Wire(any(size.nodes), Wire::Front, Cut::Off);
            first.extend([cut, Fault::DatabaseWires(Cut::Dead)]);
        }
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
            let mut all = Fault::all(self.size);
            self.shuffle(&mut all);
            self.next = all;
        }
        let fault = self.next.pop().unwrap_or(Fault::Database(Blow::Kill));
        // Mostly a moment, now and then longer than anything waits for.
        let lot = next_lot(&self.lots);
        let longest = if lot.is_multiple_of(8) { 15_000 } else { 3_000 };
        let lasts = Duration::from_millis(200 + next_lot(&self.lots) % longest);
        (fault, lasts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_comes_in_turn_and_a_seed_repeats_their_order() {
        let size = Size {
            nodes: 3,
            workers: 2,
            bus: true,
        };
        let deal = |seed, count| {
            let mut deck = Deck::new(size, seed);
            let dealt: Vec<_> = (0..count).map(|_| deck.deal()).collect();
            dealt
        };
        let all = Fault::all(size).len();
        let dealt = deal(7, 6 + all);
        for fault in Fault::all(size) {
            assert!(
                dealt[6..].iter().any(|(dealt, _)| *dealt == fault),
                "{fault}"
            );
        }
        assert_eq!(dealt, deal(7, 6 + all));
        assert_ne!(dealt, deal(8, 6 + all));
        // A short run has PostgreSQL and NATS in it, nodes, workers, and the ways between them.
        let has = |is: fn(&Fault) -> bool| dealt[..6].iter().any(|(fault, _)| is(fault));
        assert!(has(|fault| matches!(fault, Fault::Database(_))));
        assert!(has(|fault| matches!(fault, Fault::Node(..))));
        assert!(has(|fault| matches!(fault, Fault::Wire(..))));
        assert!(has(|fault| matches!(fault, Fault::Worker(..))));
        assert!(has(|fault| matches!(fault, Fault::Bus(..))));
    }
}

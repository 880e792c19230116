//! What was measured, and how it is printed.

use std::time::Duration;

use crate::run::Run;

/// Measured values, in milliseconds or bytes.
#[derive(Clone, Debug, Default)]
pub struct Sample {
    values: Vec<f64>,
}

impl Sample {
    /// Adds a value.
    pub fn add(&mut self, value: f64) {
        self.values.push(value);
    }

    /// Adds those of another sample.
    pub fn extend(&mut self, other: &Self) {
        self.values.extend(&other.values);
    }

    /// Adds a time.
    pub fn time(&mut self, time: Duration) {
        self.add(time.as_secs_f64() * 1000.0);
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.values.len()
    }

    /// The value that this part of them does not exceed; 0 if there are none.
    pub fn at(&self, part: f64) -> f64 {
        let mut sorted = self.values.clone();
        sorted.sort_by(f64::total_cmp);
        let rank = (part * sorted.len() as f64).ceil() as usize;
        sorted
            .get(rank.clamp(1, sorted.len().max(1)) - 1)
            .copied()
            .unwrap_or(0.0)
    }

    /// The mean; 0 if there are none.
    pub fn mean(&self) -> f64 {
        self.values.iter().sum::<f64>() / self.count().max(1) as f64
    }

    /// Half, 90 %, 99 % and all of them.
    pub fn spread(&self) -> String {
        format!(
            "p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, max {:.1} ms",
            self.at(0.5),
            self.at(0.9),
            self.at(0.99),
            self.at(1.0)
        )
    }
}

/// What one stretch of play gave.
#[derive(Clone, Debug, Default)]
pub struct Figures {
    /// Moves a second that were answered.
    pub rate: f64,
    /// From the moment a move was due to its answer.
    pub answers: Sample,
    /// From the moment a move was due to its event on a stream.
    pub events: Sample,
    /// Reading a table as JSON, as a player does before a move.
    pub reads: Sample,
    /// Fetching the page's frame after a change.
    pub pages: Sample,
    /// Moves that came late because someone was faster.
    pub late: u64,
    /// Requests without a proper answer.
    pub failures: u64,
    /// The fewest tables at which a game went on, at any time.
    pub least_tables: usize,
}

impl Figures {
    /// Prints everything.
    pub fn print(&self, run: &Run) {
        println!("  live tables       {}", self.least_tables);
        println!("  event streams     {}", run.stream_count());
        println!(
            "  durable moves     {:.0} a second, {} in all",
            self.rate,
            self.answers.count()
        );
        println!("  answered          {}", self.answers.spread());
        println!(
            "  events heard      {}, {}",
            self.events.count(),
            self.events.spread()
        );
        println!(
            "  tables read       {}, {}",
            self.reads.count(),
            self.reads.spread()
        );
        if self.pages.count() > 0 {
            println!(
                "  pages updated     {}, {}",
                self.pages.count(),
                self.pages.spread()
            );
        }
        println!("  late, failed      {}, {}", self.late, self.failures);
    }
}

/// Bytes as KiB.
pub fn kib(bytes: u64) -> String {
    format!("{:.1} KiB", bytes as f64 / 1024.0)
}

/// A time in whole milliseconds.
pub fn whole(time: Duration) -> u128 {
    time.as_millis()
}

#[cfg(test)]
mod tests {
    use super::Sample;

    #[test]
    fn a_part_of_the_values_does_not_exceed_the_one_named() {
        let mut sample = Sample::default();
        assert_eq!((sample.at(0.99), sample.mean()), (0.0, 0.0));
        for value in (1..=200).rev() {
            sample.add(f64::from(value));
        }
        assert_eq!(sample.at(0.0), 1.0);
        assert_eq!(sample.at(0.5), 100.0);
        assert_eq!(sample.at(0.99), 198.0);
        assert_eq!(sample.at(1.0), 200.0);
        assert_eq!(sample.mean(), 100.5);
    }
}

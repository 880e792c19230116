//! The cost of one page update: what a browser fetches after a change, in every
//! moment of a few games of each kind, while nothing else happens.

use std::time::Instant;

use crate::{
    Failure,
    figures::{Sample, kib},
    people::{Game, People, Table},
};

/// What page updates of one game cost.
#[derive(Default)]
struct Cost {
    packed_time: Sample,
    packed_size: Sample,
    plain_time: Sample,
    plain_size: Sample,
}

/// Measures and prints it for all games.
pub async fn measure(people: &People, kinds: &[Game], games: usize) -> Result<(), Failure> {
    if games == 0 {
        return Ok(());
    }
    println!("\none page update, rendered and sent");
    for game in kinds {
        let mut cost = Cost::default();
        for _ in 0..games {
            let pair = [people.person().await?, people.person().await?];
            let table = people.table(game, pair).await?;
            cost.update(people, &table).await?;
            while people.play_one(&table).await? {
                cost.update(people, &table).await?;
            }
        }
        cost.print(&game.title);
    }
    Ok(())
}

impl Cost {
    async fn update(&mut self, people: &People, table: &Table) -> Result<(), Failure> {
        for who in 0..2 {
            let began = Instant::now();
            let size = people.page(table, who, true).await?;
            self.packed_time.time(began.elapsed());
            self.packed_size.add(size as f64);
            let began = Instant::now();
            let size = people.page(table, who, false).await?;
            self.plain_time.time(began.elapsed());
            self.plain_size.add(size as f64);
        }
        Ok(())
    }

    fn print(&self, title: &str) {
        println!("  {title}, {} updates", self.packed_time.count());
        let line = |what: &str, time: &Sample, size: &Sample| {
            println!(
                "    {what:<14}  mean {:.2} ms, p99 {:.2} ms; mean {}, p99 {}",
                time.mean(),
                time.at(0.99),
                kib(size.mean() as u64),
                kib(size.at(0.99) as u64)
            );
        };
        line("compressed", &self.packed_time, &self.packed_size);
        line("not compressed", &self.plain_time, &self.plain_size);
    }
}

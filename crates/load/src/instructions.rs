//! What a move costs in instructions of the program: a figure that a busy machine does not
//! change, as it changes a time. The program is run by valgrind, once with a few moves and once
//! with more at as many tables; the difference is what those moves cost.

use crate::{
    Args, Failure,
    connection::{Change, Stream},
    people::{Game, People, Progress, Table},
    program::Counted,
};

/// At how many tables is played.
const TABLES: usize = 10;
/// How many moves are played at each table before anything is counted, and in all: fewer than
/// the shortest game has.
const MOVES: [usize; 2] = [10, 34];

/// Counts and prints what a move costs; returns the promise that was not kept.
pub async fn measure(args: &Args) -> Result<Vec<String>, Failure> {
    let [first, last] = MOVES;
    println!("\ninstructions of the program, without the kernel");
    println!(
        "  counted           moves {} to {last} of {TABLES} tables",
        first + 1
    );
    let each = of_a_move(args, false).await?;
    println!(
        "  a move            {} million, with the reading before it and the news to two streams",
        millions(each)
    );
    if args.pages {
        let with_pages = of_a_move(args, true).await?;
        let update = with_pages.saturating_sub(each) / 2;
        println!(
            "  a page update     {} million, compressed",
            millions(update)
        );
    }
    let most = args.most_instructions;
    let broken = most.filter(|most| each as f64 > most * 1e6);
    Ok(Vec::from_iter(broken.map(|most| {
        format!(
            "a move costs {} million instructions, promised are {most}",
            millions(each)
        )
    })))
}

fn millions(instructions: u64) -> String {
    format!("{:.2}", instructions as f64 / 1e6)
}

/// What a move costs, with the updates of both players' pages or without.
async fn of_a_move(args: &Args, pages: bool) -> Result<u64, Failure> {
    let [first, last] = MOVES;
    let before = of_a_run(args, first, pages).await?;
    let all = of_a_run(args, last, pages).await?;
    Ok(all.saturating_sub(before) / (TABLES * (last - first)) as u64)
}

/// What the program costs in which so many moves are played at each table.
async fn of_a_run(args: &Args, moves: usize, pages: bool) -> Result<u64, Failure> {
    let folder = tempfile::tempdir()?;
    let program = Counted::start(args.program.as_deref(), folder.path()).await?;
    let people = People::new(program.address(), args.seed);
    let mut games = people.games().await?.into_iter();
    let wanted = |game: &Game| args.game.as_ref().is_none_or(|wanted| *wanted == game.id);
    let game = games.find(wanted).ok_or("there is no such game")?;
    for _ in 0..TABLES {
        let mut heard = Heard::open(&people, &game).await?;
        for _ in 0..moves {
            heard.play_one(&people).await?;
            for who in 0..if pages { 2 } else { 0 } {
                people.page(&heard.table, who, true).await?;
            }
        }
    }
    people.line.hang_up();
    program.end().await
}

/// A table with the streams of its players, and what they heard last.
struct Heard {
    table: Table,
    streams: [Stream; 2],
    last: [Change; 2],
}

impl Heard {
    async fn open(people: &People, game: &Game) -> Result<Self, Failure> {
        let pair = [people.person().await?, people.person().await?];
        let table = people.table(game, pair).await?;
        let mut streams = [
            people.listen(&table, 0).await?,
            people.listen(&table, 1).await?,
        ];
        let [ana, ben] = &mut streams;
        let last = [hear(ana, 0).await?, hear(ben, 0).await?];
        Ok(Self {
            table,
            streams,
            last,
        })
    }

    /// A player who is to act reads the table and plays, and both hear of it.
    async fn play_one(&mut self, people: &People) -> Result<(), Failure> {
        let who = self.last.iter().position(|change| change.yours);
        let who = who.ok_or("the game is over too soon to count")?;
        let thought = people.think(&self.table, who).await?;
        let mut it = thought.ok_or("nothing is asked")?;
        let seq = loop {
            match people.play(&self.table, who, &it).await? {
                Progress::Done(seq) => break seq,
                Progress::Unfinished(draft) => {
                    let more = people.think_on(&self.table, who, &it, &draft).await?;
                    it = more.ok_or("a draft without choices")?;
                }
                Progress::Late => return Err("nobody else plays".into()),
            }
        };
        for (stream, last) in self.streams.iter_mut().zip(&mut self.last) {
            *last = hear(stream, seq).await?;
        }
        Ok(())
    }
}

/// The first news on a stream of this event or a later one.
async fn hear(stream: &mut Stream, seq: u64) -> Result<Change, Failure> {
    loop {
        let change = stream.next().await?.ok_or("an event stream ended")?;
        if change.seq >= seq {
            return Ok(change);
        }
    }
}

//! The board as text for a terminal of 80 columns or more.
//!
//! | file | what it draws |
//! |---|---|
//! | here | where the game is; the own hand and plan; the scores |
//! | `map.rs` | the planet |
//! | `boards.rs` | stations, headquarters, Depository, negotiations, incidents |
//! | `bases.rs` | the research bases and the rival |

use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};

use grid::{MARKS, Row, TextCanvas, beside, sheets, width, words};
use tabletop::{Game, Phrase, Seat, Speak};

use crate::{
    Circadians, View,
    components::{Cost, Die, Leaders, Purse, Resource},
    state::{Source, Stage, Table},
    words as phrase,
};

/// Water, algae, energy, gems.
const GOODS: [&str; 4] = ["≈", "♣", "ϟ", "◇"];
/// A die.
pub(super) const DIE: &str = "⚄";
/// Nothing.
pub(super) const NONE: &str = "·";

/// What the planet with its boards, and what the bases need at least.
const SHEETS: [usize; 2] = [100, 80];

/// Draws the board for whoever has this view. Where there is room the bases stand beside the
/// planet.
pub(crate) fn board(
    game: &Circadians,
    view: &View,
    names: &[String],
    speak: &dyn Speak,
    columns: usize,
) -> String {
    let (first, second) = sheets(columns, SHEETS);
    let mut board = Board {
        game,
        view,
        table: &view.table,
        names,
        speak,
        paper: TextCanvas::new(first),
    };
    board.head();
    if board.table.is_over() {
        board.scores();
    }
    board.planet_and_boards();
    board.stations();
    board.incidents();
    let left = second.map(|width| core::mem::replace(&mut board.paper, TextCanvas::new(width)));
    board.bases();
    board.rival();
    board.own();
    match left {
        Some(left) => left.finish_beside(&board.paper),
        None => board.paper.finish(),
    }
}

/// A board on the way to paper.
pub(super) struct Board<'a> {
    pub game: &'a Circadians,
    pub view: &'a View,
    pub table: &'a Table,
    names: &'a [String],
    speak: &'a dyn Speak,
    pub paper: TextCanvas,
}

impl Board<'_> {
    pub(super) fn say(&self, phrase: &Phrase) -> String {
        self.speak.say(phrase)
    }

    pub(super) fn word(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    /// The mark of a side.
    pub(super) const fn mark(seat: Seat) -> &'static str {
        MARKS[seat.index()]
    }

    /// A side with its mark.
    pub(super) fn marked(&self, seat: Seat) -> String {
        format!("{} {}", Self::mark(seat), self.name(seat))
    }

    fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if self.game.setup.rival_seat() != Some(seat) => name.clone(),
            _ => self.say(&Phrase::new("side").with("seat", self.game.side(seat))),
        }
    }

    /// The sides that people play.
    pub(super) fn people(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.game.setup.players)
    }

    /// A die with the mark of its owner.
    pub(super) fn die(die: Die) -> String {
        let sal = if die.is_sal() { "S" } else { "" };
        format!("{}{sal}{}", Self::mark(die.owner()), die.value())
    }

    /// A die of a player whose mark need not be told again.
    pub(super) fn own_die(die: Option<Die>) -> String {
        match die {
            Some(die) if die.is_sal() => format!("[S{}]", die.value()),
            Some(die) => format!("[{}]", die.value()),
            None => "[ ]".to_string(),
        }
    }

    fn paragraph(&mut self, text: &str) {
        self.paper.paragraph(text, 2);
    }

    /// Round, stage and event; then who decides what, or who has won.
    fn head(&mut self) {
        let table = self.table;
        let rounds = self.game.edition().rounds;
        let mut head = vec![Circadians::INFO.title.to_uppercase()];
        if !table.is_over() && table.round > 0 {
            let round = Phrase::new("board-round")
                .with("round", phrase::number(table.round))
                .with("rounds", phrase::number(rounds));
            head.push(self.say(&round));
        }
        head.push(self.say(&phrase::stage(table.stage)));
        self.paragraph(&head.join(" · "));
        if !table.is_over() {
            self.event();
        }
        if let Some(step) = table.pending.top() {
            let seats = table.pending.seats();
            let names = seats
                .iter()
                .map(|seat| Phrase::new("board-name").with("name", self.marked(seat)));
            let names: Vec<Phrase> = names.collect();
            let asked = Phrase::new("question-wait")
                .with("seats", names)
                .with("step", phrase::topic(step));
            let asked = self.say(&asked);
            self.paragraph(&asked);
        } else if let Some(outcome) = self.game.see(self.view, |read| read.outcome()) {
            let winners = outcome
                .winners()
                .map(|seat| Phrase::new("board-name").with("name", self.marked(seat)));
            let winners: Vec<Phrase> = winners.collect();
            let won = self.say(&Phrase::new("board-won").with("winners", winners));
            self.paragraph(&won);
        }
        self.paper.rule();
    }

    fn event(&mut self) {
        let Some(card) = self.table.event else {
            return;
        };
        let card = Phrase::new("board-event").with("card", self.game.event_card(card));
        let card = self.say(&card);
        self.paragraph(&card);
        if let Some(card) = self.table.private_event {
            let key = if self.table.plays_private {
                "board-event-own"
            } else {
                "board-event-other"
            };
            let card = Phrase::new(key).with("card", self.game.event_card(card));
            let card = self.say(&card);
            self.paragraph(&card);
        }
    }

    /// The score sheet, at the end.
    fn scores(&mut self) {
        let seats: Vec<Seat> = Seat::first(self.game.setup.sides()).collect();
        let mut head = vec![self.word("board-scores")];
        head.extend(seats.iter().map(|&seat| self.marked(seat)));
        let mut rows = vec![Row::Cells(head)];
        for (source, key) in Source::KEYS.into_iter().enumerate() {
            let points = |&seat: &Seat| self.table.side(seat).points[source];
            if seats.iter().all(|seat| points(seat) == 0) {
                continue;
            }
            let mut row = vec![self.word(key)];
            row.extend(seats.iter().map(|seat| points(seat).to_string()));
            rows.push(Row::Cells(row));
        }
        let mut total = vec![self.word("board-total")];
        total.extend(
            seats
                .iter()
                .map(|&seat| self.table.side(seat).total().to_string()),
        );
        rows.push(Row::Cells(total));
        let most = (self.paper.width() - 1) / (seats.len() + 1) - 2;
        let columns = vec![words(most); seats.len() + 1];
        self.paper.table(&columns, &rows);
        self.paper.rule();
    }

    fn planet_and_boards(&mut self) {
        let (left, wide) = self.planet();
        let boards = [self.negotiations(), self.depository(), self.headquarters()];
        if self.paper.width() >= SHEETS[0] {
            self.paper
                .lines(beside(&left, wide, &boards.join(&String::new())));
        } else {
            self.paper.lines(left);
            self.boards_below(boards);
        }
        let legend = Phrase::new("board-legend")
            .with("water", GOODS[0].to_string())
            .with("algae", GOODS[1].to_string())
            .with("energy", GOODS[2].to_string())
            .with("gem", GOODS[3].to_string())
            .with("die", DIE.to_string());
        let legend = self.say(&legend);
        self.paragraph(&legend);
        self.paper.rule();
    }

    /// The boards below the planet: those that fit beside each other.
    fn boards_below(&mut self, [talks, mut depository, headquarters]: [Vec<String>; 3]) {
        let widest = |lines: &[String]| lines.iter().map(|line| width(line)).max().unwrap_or(0);
        depository.push(String::new());
        depository.extend(headquarters);
        let left = 2 + widest(&talks);
        let lines = if left + widest(&depository) < self.paper.width() {
            beside(&talks, left, &depository)
        } else {
            [talks, depository].join(&String::new())
        };
        let set_in = |line: String| format!(" {line}").trim_end().to_string();
        self.paper.line(String::new());
        self.paper.lines(lines.into_iter().map(set_in));
        self.paper.line(String::new());
    }

    /// What only the own eyes see: leaders dealt, cards, rolled dice, the plan.
    fn own(&mut self) {
        let Some(own) = self.view.own else {
            return;
        };
        if !own.dealt.is_empty() {
            self.leaders("board-dealt", own.dealt);
        } else if self.table.stage.is_setup() && self.table.stage != Stage::Draft {
            let open = self.game.see(self.view, |read| read.open_leaders());
            let chosen = matches!(self.table.stage, Stage::StartShip | Stage::SoloDiscard);
            if !open.is_empty() && !chosen {
                self.leaders("board-leaders", open);
            }
        }
        let rolled: Vec<String> = (1..=6)
            .flat_map(|value| {
                let count = own.rolled[value as usize - 1] as usize;
                core::iter::repeat_n(format!("[{value}]"), count)
            })
            .collect();
        if self.table.stage == Stage::Assign {
            let slots = |dice: &[Option<Die>]| {
                let dice = dice.iter().map(|&die| Self::own_die(die));
                dice.collect::<Vec<String>>().join(" ")
            };
            let rolled = if rolled.is_empty() {
                NONE.to_string()
            } else {
                rolled.join(" ")
            };
            let plan = Phrase::new("board-plan")
                .with("rolled", rolled)
                .with("garages", slots(&own.plan.garages))
                .with("farms", slots(&own.plan.farms));
            let plan = self.say(&plan);
            self.paragraph(&plan);
        }
        for (key, cards) in [("board-packet", own.packet), ("board-hand", own.hand)] {
            if cards.is_empty() {
                continue;
            }
            let title = self.word(key);
            self.paper.line(format!(" {title}"));
            for card in cards {
                let figures = self.game.figures.contract(card);
                let text = Phrase::new("board-card")
                    .with("contract", phrase::contract(card))
                    .with("cost", cost(figures.cost))
                    .with("points", phrase::points(figures.points))
                    .with("effect", self.game.contract_effect(card));
                let text = self.say(&text);
                self.paper.paragraph(&format!("· {text}"), 2);
            }
        }
    }

    fn leaders(&mut self, key: &'static str, leaders: Leaders) {
        let title = self.word(key);
        self.paper.line(format!(" {title}"));
        for one in leaders {
            let text = Phrase::new("board-leader").with("leader", self.game.leader(one));
            let text = self.say(&text);
            self.paragraph(&format!("· {text}"));
        }
    }
}

/// A price in symbols: `3≈ 2ϟ`.
pub(super) fn cost(cost: Cost) -> String {
    let some = Resource::ALL.iter().filter(|&&one| cost[one as usize] > 0);
    let some = some.map(|&one| format!("{}{}", cost[one as usize], GOODS[one as usize]));
    let some: Vec<String> = some.collect();
    if some.is_empty() {
        "0".to_string()
    } else {
        some.join(" ")
    }
}

/// One resource in symbols.
pub(super) fn good(one: Resource, count: u8) -> String {
    format!("{count}{}", GOODS[one as usize])
}

/// All resources of a side in symbols.
pub(super) fn purse(purse: Option<&Purse>) -> String {
    let all = Resource::ALL.iter().map(|&one| match purse {
        Some(purse) => format!("{}{}", purse.of(one), GOODS[one as usize]),
        None => format!("?{}", GOODS[one as usize]),
    });
    all.collect::<Vec<String>>().join(" ")
}

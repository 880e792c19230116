//! Frames of a game that does not exist, at every stage.

use server::{
    TimeControl, TimeOut,
    admin::{BanInfo, SeatDetails, TableDetails, TableInfo},
    frame::*,
    guide::{Guide, Section},
    pages::{Asked, Check, CheckKind, Fresh, Proof, RulesPage},
    puzzle_frame::{AnsweredFrame, Mark, PuzzleFrame, PuzzleLine, WayFrame},
    settings::Settings,
};
use tabletop::Offer;
use words::{Language, Speaker};

/// What time it is for all readers.
pub const NOW: u64 = 1_800_000_000_000;

/// A name that would like to be a script.
pub const EVIL: &str = "<script>alert('x')</script>\"&";

pub fn reader(language: Language) -> Reader {
    Reader {
        coached: true,
        tip: None,
        site: None,
        name: "Ana".to_owned(),
        now: NOW,
        speaker: Speaker::new(language, &[server::pages::locale(language)]),
        form_token: "token-of-ana".to_owned(),
        page_id: "this-page".to_owned(),
        assets: "/assets/0123".to_owned(),
        aid: None,
        settings: Settings::default(),
    }
}

/// A table in the middle of a game, with the reader to act.
pub fn playing() -> Frame {
    let chart = (0..=24).map(|n| vec![5 + n * 2 / 3, 5 + n / 2, 5 + n * n / 40]);
    Frame {
        daily: None,
        lesson: None,
        table: "k7mq2d".to_owned(),
        game: "toy-moon".to_owned(),
        title: "Toy Moon".to_owned(),
        about: "Dig on the moon.".to_owned(),
        host: Some("Ben".to_owned()),
        seq: 31,
        digest: "9f3a".to_owned(),
        stage: Stage::Playing,
        closed: None,
        closes: None,
        clock: None,
        in_charge: false,
        notes: vec![NoteFrame {
            n: 2,
            seat: 2,
            text: format!("{EVIL} takes over from Ben."),
        }],
        actions: 24,
        moment: None,
        phases: vec![PhaseFrame {
            n: 0,
            round: "Round 1 of 2".to_owned(),
            phase: "Morning".to_owned(),
        }],
        last_round: false,
        progress: texts(&["Round 1", "Day, first half", "Turn 3 of 6"]),
        sides: vec![
            side(1, "Ana", SideKind::Person, "orange", 21),
            side(2, "Ben", SideKind::Bot, "blue", 17),
            side(3, "Iris", SideKind::Person, "brown", 19),
        ],
        board: BOARD.to_owned(),
        view: None,
        questions: vec![question(1)],
        waiting: texts(&["Ana"]),
        undo: true,
        log: log(),
        scores: scores(),
        points: points(),
        chat_before: 0,
        chat: vec![
            chat("Ben", 2, "Good luck!"),
            chat("Ana", 1, "You too."),
            chat("Zoe", 0, "Hello from the gallery"),
        ],
        options: vec![("Tokens".to_owned(), "at random".to_owned())],
        open: true,
        hands: None,
        rated: false,
        tournament: None,
        spectators: Some("l00k".to_owned()),
        invitation: Some("s3cr3t".to_owned()),
        draft: None,
        pass: None,
        as_seat: None,
        since: 1_700_000_000,
        dice: DiceFrame {
            seed: None,
            commitment: "5c1f0e7d9a2b4c6e8f00112233445566778899aabbccddeeff00112233445566"
                .to_owned(),
            commit_first: true,
            origin: None,
            owed: false,
            contributed: vec![true, false, true],
            nonces: texts(&["00ff00ff", "", "a1b2c3d4"]),
            secret: None,
        },
        places: Vec::new(),
        chart: chart.collect(),
        rematch: None,
    }
}

/// The reader has asked for a hint.
pub fn hinted() -> Frame {
    let mut frame = playing();
    let question = &mut frame.questions[0];
    let choices = question.choices.iter().take(3).zip([0.62, 0.58, 0.41]);
    let choices = choices.map(|(choice, chance)| HintChoice {
        choice: choice.clone(),
        chance,
        lost_points: 1.2,
        lost_error: 0.3,
        is_worse: chance < 0.6,
        plan: Some("draft=1.1.a".to_owned()),
        why: vec![HintSource {
            label: "Exports".to_owned(),
            points: 1.4,
        }],
        next: texts(&["Send the pilot to the Lake: +1 fish."]),
    });
    question.hint = Some(HintFrame {
        choices: choices.collect(),
        close: String::new(),
    });
    frame
}

/// The reader learns, and has chosen something else.
pub fn learning() -> Frame {
    let mut frame = playing();
    frame.lesson = Some(LessonFrame {
        chapter: "first-game".to_owned(),
        title: format!("Your first game {EVIL}"),
        step: 3,
        steps: 12,
        text: format!("Dig at the Lake. {EVIL}"),
        spotlight: texts(&["lake"]),
        choose: vec![frame.questions[0].choices[0].action.clone()],
        unwanted: Some(format!("Not there. {EVIL}")),
        back: Some(2),
        next: Some(4),
    });
    frame
}

/// A reader whom the coach gives a tip.
pub fn coached(language: Language) -> Reader {
    Reader {
        tip: Some(TipFrame {
            id: "a1b2c3".to_owned(),
            text: format!("Dig where it is dark. {EVIL}"),
        }),
        ..reader(language)
    }
}

/// The computer had no time for a hint.
pub fn unhinted() -> Frame {
    let mut frame = playing();
    frame.questions[0].hint = Some(HintFrame {
        choices: Vec::new(),
        close: String::new(),
    });
    frame
}

/// A review that is ready.
pub fn review() -> ReviewFrame {
    ReviewFrame {
        begin: true,
        stage: ReviewStage::Ready,
        done: 24,
        all: 24,
        stop: false,
        course: (0..=24)
            .map(|n| CourseEntry {
                n,
                chances: vec![
                    0.3 + n as f64 / 40.0,
                    0.4 - n as f64 / 80.0,
                    0.3 - n as f64 / 80.0,
                ],
            })
            .collect(),
        uncertainty: 0.06,
        costly: vec![CostlyFrame {
            n: 7,
            until: 8,
            seat: 2,
            cost: 0.14,
            cost_error: 0.02,
            points: 3.4,
            points_error: 0.4,
            played: vec!["Send nobody.".to_owned()],
            chance: 0.2,
            better: vec![EVIL.to_owned()],
            better_chance: 0.34,
            played_on: texts(&["miner", "mine"]),
            better_on: texts(&["farmer", "lake"]),
            board: "<svg viewBox=\"0 0 2 1\"><g data-spot=\"miner\"></g></svg>".to_owned(),
        }],
        compared: vec![
            ComparedRow {
                label: "Export".to_owned(),
                points: vec![21, 17, 19],
                against: vec![0, -4, -2],
            },
            ComparedRow {
                label: "Total".to_owned(),
                points: vec![21, 17, 19],
                against: vec![0, -4, -2],
            },
        ],
        chart: "<svg viewBox=\"0 0 10 10\" role=\"img\" aria-label=\"Chances\"></svg>".to_owned(),
    }
}

/// A review that is under way.
pub fn reviewing() -> ReviewFrame {
    ReviewFrame {
        stage: ReviewStage::Going,
        done: 5,
        stop: true,
        ..review()
    }
}

/// Two seats of the game are played by the reader, and both are asked.
pub fn one_screen() -> Frame {
    let mut frame = playing();
    frame.sides[2].you = true;
    frame.sides[2].acting = true;
    let mut other = question(3);
    other.owed = false;
    frame.questions.insert(0, other);
    frame
}

/// Somebody else is to act.
pub fn watching() -> Frame {
    let mut frame = playing();
    for side in &mut frame.sides {
        side.you = false;
        side.acting = side.seat != 1;
    }
    frame.questions.clear();
    frame.undo = false;
    frame.waiting = texts(&["Ben", "Iris"]);
    frame.invitation = None;
    frame
}

/// The players are not complete.
pub fn waiting() -> Frame {
    let mut frame = playing();
    frame.stage = Stage::Waiting;
    frame.actions = 0;
    frame.digest.clear();
    frame.board.clear();
    frame.questions.clear();
    frame.waiting.clear();
    frame.undo = false;
    frame.progress.clear();
    frame.log.clear();
    frame.scores.clear();
    frame.points.clear();
    frame.chart.clear();
    frame.dice.owed = true;
    frame.sides[2].kind = SideKind::Free;
    frame.sides[2].name.clear();
    for side in &mut frame.sides {
        side.acting = false;
        side.stats.clear();
    }
    frame
}

/// The reader is the host, and someone is gone.
pub fn hosting() -> Frame {
    let mut frame = playing();
    frame.in_charge = true;
    frame.closes = Some(1_800_000_000);
    frame.sides[1].can_free = true;
    frame
}

/// Those who watch may see all hands later, if the reader and Zoe agree.
pub fn agreeing() -> Frame {
    let mut frame = playing();
    frame.hands = Some(HandsFrame {
        minutes: 15,
        all_agree: false,
        disagree: vec![1, 2],
        you_agree: Some(false),
        open: false,
    });
    frame
}

/// All agree, and the reader watches.
pub fn watching_agreed() -> Frame {
    let mut frame = watching();
    frame.hands = Some(HandsFrame {
        minutes: 60,
        all_agree: true,
        disagree: Vec::new(),
        you_agree: None,
        open: false,
    });
    frame
}

/// The reader watches the game as it was, with the eyes of the second seat.
pub fn open_hands() -> Frame {
    let mut frame = watching_agreed();
    frame.as_seat = Some(2);
    if let Some(hands) = &mut frame.hands {
        hands.open = true;
    }
    frame
}

/// A live game with a clock: one is short of time, one has lost the connection, and one has
/// asked for a pause.
pub fn clocked() -> Frame {
    let mut frame = hosting();
    frame.clock = Some(ClockFrame {
        control: TimeControl::Live {
            minutes: 20,
            bonus: 15,
            time_out: TimeOut::Bot,
        },
        paused: false,
        forfeit: None,
    });
    frame.sides[0].clock = Some(SideClock {
        left: 90_000,
        from: Some(NOW - 60_000),
        due: Some(NOW + 30_000),
        short: Some(NOW - 30_000),
        ..SideClock::default()
    });
    frame.sides[1].clock = Some(SideClock {
        left: 1_200_000,
        from: Some(NOW + 40_000),
        due: Some(NOW + 1_240_000),
        short: Some(NOW + 1_180_000),
        lost: true,
        wants_pause: true,
        can_give: true,
        ..SideClock::default()
    });
    frame.sides[1].kind = SideKind::Person;
    frame
}

/// A game over days: the reader is away, and so is somebody else.
pub fn over_days() -> Frame {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    let mut frame = playing();
    frame.clock = Some(ClockFrame {
        control: TimeControl::Days {
            days: 3,
            working: true,
            holidays: vec!["2027-12-24".parse().expect("a day")],
            away: 14,
            time_out: TimeOut::Offer,
        },
        paused: false,
        forfeit: None,
    });
    for (n, side) in frame.sides.iter_mut().enumerate() {
        side.clock = Some(SideClock {
            left: 3 * DAY,
            away: (n < 2).then_some(NOW + 4 * DAY),
            away_left: 10 * DAY,
            ..SideClock::default()
        });
    }
    if let Some(clock) = &mut frame.sides[0].clock {
        clock.from = Some(NOW - DAY);
        clock.due = Some(NOW + 2 * DAY - 1);
        clock.short = Some(NOW + DAY);
    }
    frame
}

/// All have agreed on a pause.
pub fn paused() -> Frame {
    let mut frame = clocked();
    if let Some(clock) = &mut frame.clock {
        clock.paused = true;
    }
    for side in &mut frame.sides {
        if let Some(clock) = &mut side.clock {
            (clock.from, clock.due, clock.short) = (None, None, None);
            clock.wants_pause = true;
        }
    }
    frame
}

/// A game of two that was decided by the clock.
pub fn decided_on_time() -> Frame {
    let mut frame = closed();
    frame.closed = Some(CloseReason::TimeOut);
    frame.clock = Some(ClockFrame {
        control: TimeControl::Live {
            minutes: 20,
            bonus: 0,
            time_out: TimeOut::Lose,
        },
        paused: false,
        forfeit: Some(1),
    });
    frame
}

/// The table was closed in the middle of a game.
pub fn closed() -> Frame {
    let mut frame = over();
    frame.stage = Stage::Closed;
    frame.closed = Some(CloseReason::Abandoned);
    frame.places.clear();
    frame
}

/// The table was closed before the game began.
pub fn closed_early() -> Frame {
    let mut frame = waiting();
    frame.stage = Stage::Closed;
    frame.closed = Some(CloseReason::Host);
    frame
}

/// The game is over.
pub fn over() -> Frame {
    let mut frame = playing();
    frame.stage = Stage::Over;
    frame.questions.clear();
    frame.waiting.clear();
    frame.undo = false;
    frame.places = vec![1, 3, 2];
    frame.dice.secret = Some("0badc0de".to_owned());
    frame.scores[1].earners = texts(&["place-mine", "worker-miner"]);
    for side in &mut frame.sides {
        side.acting = false;
    }
    frame
}

/// A finished game at an earlier moment.
pub fn replayed() -> Frame {
    let mut frame = over();
    frame.moment = Some(3);
    frame.log.truncate(4);
    frame
}

pub fn home() -> HomeFrame {
    HomeFrame {
        games: vec![
            game("toy-moon", "Toy Moon", 1),
            game("toy-mars", "Toy Mars", 2),
        ],
        invitations: vec![InvitationLine {
            table: "t9".to_owned(),
            invitation: "s3cr3t".to_owned(),
            by: person("p51", "Ben"),
            game: "toy-moon".to_owned(),
            title: "Toy Moon".to_owned(),
            names: texts(&["Ben", "Iris"]),
            made: 1_763_202_600,
        }],
        asking: 2,
        open: vec![line("t1", &["Zoe"], 2), line("t2", &["Max", "Lea"], 1)],
        mine: vec![
            TableLine {
                your_turn: true,
                clock: over_days().clock.map(|clock| clock.control),
                due: Some(NOW + 18 * 60 * 60 * 1000),
                ..line("t3", &["Ana", "Ben"], 0)
            },
            TableLine {
                waiting: texts(&["Ben"]),
                ..line("t4", &["Ana", "Ben", "Iris"], 0)
            },
        ],
        past: vec![TableLine {
            winners: texts(&["Ana"]),
            ..line("t5", &["Ana", "Ben"], 0)
        }],
        finished: vec![TableLine {
            winners: texts(&["Zoe"]),
            ..line("t6", &["Zoe", "Max"], 0)
        }],
        puzzle: Some(DailyPuzzleFrame {
            game: "toy-moon".to_owned(),
            title: "Toy Moon".to_owned(),
            number: 7,
            difficulty: 3,
        }),
        evening: Some(TableLine {
            looking: 12,
            ..line("t7", &["Zoe", "Max"], 0)
        }),
    }
}

pub fn first_visit() -> HomeFrame {
    HomeFrame {
        invitations: Vec::new(),
        asking: 0,
        open: Vec::new(),
        mine: Vec::new(),
        past: Vec::new(),
        finished: Vec::new(),
        ..home()
    }
}

/// The page of rules like [`rules`], with their sources.
pub fn rules_page<'a>(rules: &'a [RuleFrame], query: Option<&'a str>) -> RulesPage<'a> {
    RulesPage {
        game: "toy-moon",
        title: "Toy Moon",
        rules,
        query,
        sources: true,
        guided: true,
    }
}

pub fn guide() -> Guide {
    let section = |id: &str, title: &str, html: &str| Section {
        id: id.to_owned(),
        title: title.to_owned(),
        html: html.to_owned(),
        ..Section::default()
    };
    Guide {
        sections: vec![
            section("aim", "Aim", "<p>Dig up the moon.</p>"),
            section("summary", "Summary", "<ol><li>Dig.</li></ol>"),
        ],
        boards: String::new(),
    }
}

pub fn rules() -> Vec<RuleFrame> {
    let rule = |id: &str, heading: &str, text: &str| RuleFrame {
        id: id.to_owned(),
        heading: heading.to_owned(),
        text: text.to_owned(),
        taught_in: (id == "TM-001").then(|| "aim".to_owned()),
        rulings: Vec::new(),
        language: "en",
    };
    let mut rules = vec![
        rule(
            "TM-001",
            "Setup",
            "Everyone takes **three** stones (`stones = 3`). [R]",
        ),
        rule(
            "TM-002",
            "Setup",
            "The youngest begins; see TM-003 and TM-Q01. [D: TM-Q02]",
        ),
        rule(
            "TM-003",
            "The turn",
            "Move one stone, then dig. Digging <b>never</b> fails.",
        ),
    ];
    rules[1].rulings.push(RulingFrame {
        name: "who_begins".to_owned(),
        reading: "youngest".to_owned(),
        others: vec!["oldest".to_owned()],
        why: "TM-Q02".to_owned(),
    });
    rules
}

pub fn proof() -> Proof {
    let check = |what, holds| Check {
        what,
        holds,
        found: "5c1f0e".to_owned(),
    };
    Proof {
        checks: vec![
            check(CheckKind::Commitment, true),
            check(CheckKind::Nonces, true),
            check(CheckKind::Actions, true),
            check(CheckKind::Digest, false),
            check(CheckKind::Scores, true),
        ],
    }
}

fn side(seat: u8, name: &str, kind: SideKind, colour: &str, total: i32) -> SideFrame {
    let stat = |icon: &str, label: &str, value: &str| StatFrame {
        icon: icon.to_owned(),
        label: label.to_owned(),
        value: value.to_owned(),
    };
    SideFrame {
        seat,
        name: name.to_owned(),
        kind,
        bot: (kind == SideKind::Bot).then(|| "greedy".to_owned()),
        rating: None,
        player: None,
        colour: colour.to_owned(),
        left: false,
        can_free: false,
        you: seat == 1,
        acting: seat == 1,
        clock: None,
        total,
        partly_hidden: false,
        stats: vec![
            stat("toy-crystal", "Crystals", "3"),
            stat("toy-disc", "Discs left", "5"),
            stat("", "Wheel", "7 of 24"),
        ],
    }
}

/// Workers and places in all combinations, and a button beside the board.
fn question(seat: u8) -> Question {
    let workers = ["Miner", "Farmer", "Pilot"];
    let places = ["Mine", "Field", "Ship", "Lake"];
    let mut choices: Vec<ChoiceFrame> = workers
        .iter()
        .flat_map(|who| places.iter().map(move |place| (who, place)))
        .map(|(who, place)| ChoiceFrame {
            action: format!("{}>{}", who.to_lowercase(), place.to_lowercase()),
            text: format!(
                "Send the {} to the {place}: +1 coal, mood unchanged.",
                who.to_lowercase()
            ),
            path: vec![crumb("worker", who), crumb("place", place)],
            offer: Offer::Plain,
        })
        .collect();
    choices.push(ChoiceFrame {
        action: "none".to_owned(),
        text: "Send nobody.".to_owned(),
        path: vec![CrumbFrame {
            element: "none".to_owned(),
            label: "Nothing".to_owned(),
        }],
        offer: Offer::Refusal,
    });
    let closed = workers.iter().map(|who| ClosedFrame {
        path: vec![crumb("worker", who).element, "place-bar".to_owned()],
        reason: "The Bar is closed in the Morning.".to_owned(),
        kind: "reason-closed".to_owned(),
        rule: "TM-002".to_owned(),
    });
    Question {
        seat,
        text: "Choose a worker to send, and where.".to_owned(),
        owed: true,
        choices,
        shortcuts: Vec::new(),
        closed: closed.collect(),
        hint_at: Some("hint=31.1".to_owned()),
        hint: None,
    }
}

fn crumb(kind: &str, label: &str) -> CrumbFrame {
    CrumbFrame {
        element: format!("{kind}-{}", label.to_lowercase()),
        label: label.to_owned(),
    }
}

fn log() -> Vec<LogEntry> {
    let names = ["Ana", "Ben", "Iris"];
    let told = (1..=24).map(|n: usize| {
        let name = names[(n - 1) % 3];
        LogEntry {
            n,
            seat: ((n - 1) % 3) as u8 + 1,
            lines: vec![
                format!("{name} sends the miner from the Barracks to the Mine."),
                format!("{name} produces 1 coal."),
            ],
            icon: "toy-disc".to_owned(),
        }
    });
    let start = LogEntry {
        n: 0,
        seat: 0,
        lines: texts(&["Round 1 begins.", "Morning: Ana begins."]),
        icon: String::new(),
    };
    [start].into_iter().chain(told).collect()
}

fn scores() -> Vec<ScoreRow> {
    let row = |label: &str, points: [i32; 3]| ScoreRow {
        label: label.to_owned(),
        points: points.to_vec(),
        hidden: vec![false; 3],
        earners: Vec::new(),
    };
    vec![
        row("Start", [5, 5, 5]),
        row("Exports", [12, 8, 9]),
        row("Moods", [4, 4, -2]),
        row("Total", [21, 17, 12]),
    ]
}

fn points() -> Vec<PointEntry> {
    let entry = |n, seat, points, source: &str, why: &str| PointEntry {
        n,
        seat,
        points,
        source: source.to_owned(),
        why: why.to_owned(),
    };
    vec![
        entry(3, 1, 4, "Exports", "Ana exports coal."),
        entry(5, 2, 4, "Exports", "Ben exports coal."),
        entry(9, 3, -2, "Moods", "The miner’s mood costs Iris 2 points."),
        entry(20, 1, 8, "Exports", ""),
    ]
}

fn chat(name: &str, seat: u8, text: &str) -> ChatLine {
    ChatLine {
        number: text.len() as u64,
        hidden: None,
        acts: vec![ChatAct::Mute, ChatAct::Remove, ChatAct::Silence],
        name: name.to_owned(),
        seat,
        text: text.to_owned(),
    }
}

fn game(id: &str, title: &str, least: u8) -> GameFrame {
    let values = [("fixed", "as printed"), ("random", "at random")];
    let values = values.map(|(value, label)| (value.to_owned(), label.to_owned()));
    let option = |key: &str, label: &str, values: &[(String, String)], default: &str| OptionFrame {
        key: key.to_owned(),
        label: label.to_owned(),
        values: values.to_vec(),
        default: default.to_owned(),
        how: String::new(),
        hows: values
            .iter()
            .map(|(value, label)| (value.clone(), format!("Closed {label}.")))
            .collect(),
    };
    let preset = |key: &str, tokens: &str| PresetFrame {
        key: key.to_owned(),
        how: format!("Tokens: {tokens}."),
        options: [("tokens".to_owned(), tokens.to_owned())].into(),
    };
    let colours = ["orange", "blue", "brown", "pink"];
    GameFrame {
        secrets: true,
        lessons: vec![ChapterFrame {
            id: "first-game".to_owned(),
            title: "Your first game".to_owned(),
            about: format!("Dig for a day. {EVIL}"),
            minutes: 10,
        }],
        id: id.to_owned(),
        title: title.to_owned(),
        credits: "Somebody · Some Publisher".to_owned(),
        least,
        most: 4,
        poster: POSTER.to_owned(),
        about: "Dig on the moon.".to_owned(),
        time: "20 min".to_owned(),
        weight: "Light".to_owned(),
        presets: vec![preset("first", "fixed"), preset("everything", "random")],
        colours: colours
            .map(|colour| (colour.to_owned(), colour.to_owned()))
            .to_vec(),
        options: vec![
            option("tokens", "Closed places", &values, "fixed"),
            option("colours", "Colours", &[], ""),
        ],
        bots: texts(&["random", "greedy"]),
        ratings: [("greedy".to_owned(), rating(1500, 49))].into(),
        puzzles: 12,
    }
}

/// The second page of three of a search.
pub fn list() -> ListFrame {
    ListFrame {
        list: TableList::Past,
        search: "ana".to_owned(),
        page: 2,
        more: true,
        tables: vec![
            TableLine {
                winners: texts(&["Ana"]),
                on_time: true,
                clock: decided_on_time().clock.map(|clock| clock.control),
                ..line("one", &["Ana", "Ben"], 0)
            },
            line("two", &["Ana"], 1),
        ],
    }
}

/// Own games, some of which are over days.
pub fn running() -> ListFrame {
    ListFrame {
        list: TableList::Running,
        search: String::new(),
        page: 1,
        more: false,
        tables: home().mine,
    }
}

fn line(table: &str, names: &[&str], free: u8) -> TableLine {
    TableLine {
        table: table.to_owned(),
        game: "toy-moon".to_owned(),
        title: "Toy Moon".to_owned(),
        names: texts(names),
        free,
        your_turn: false,
        waiting: Vec::new(),
        winners: Vec::new(),
        rated: free > 0,
        looking: u32::from(free),
        on_time: false,
        updated: 1_763_202_600,
        clock: None,
        due: None,
    }
}

fn rating(points: i64, margin: i64) -> RatingFrame {
    RatingFrame {
        points,
        margin,
        provisional: margin > 250,
    }
}

/// A leader board on which the reader stands further down.
pub fn leaders() -> LeaderFrame {
    let row = |rank: u32, name: &str, points, margin| LeaderRow {
        rank: (rank > 0).then_some(rank),
        name: name.to_owned(),
        player: Some(format!("p{rank}")),
        you: rank == 0,
        rating: rating(points, margin),
        games: 40,
        week_games: 3,
        week_gain: -12,
    };
    LeaderFrame {
        game: "toy-moon".to_owned(),
        title: "Toy Moon".to_owned(),
        games: vec![
            ("toy-moon".to_owned(), "Toy Moon".to_owned()),
            ("toy-mars".to_owned(), "Toy Mars".to_owned()),
        ],
        players: 2,
        most: 4,
        week: true,
        friends: false,
        page: 2,
        more: true,
        rows: vec![
            row(51, "Ben", 1620, 90),
            row(52, "A person with a long name", 1700, 410),
        ],
        own: Some(row(0, "Ana", 1500, 120)),
        bots: vec![BotRating {
            level: "greedy".to_owned(),
            rating: rating(1500, 49),
        }],
    }
}

/// Somebody with two rated games: one against a bot, one against a person who was erased.
pub fn player() -> PlayerFrame {
    let side = |place, name: &str, player: Option<&str>, bot: Option<&str>| ResultSideFrame {
        place,
        name: name.to_owned(),
        player: player.map(String::from),
        bot: bot.map(String::from),
    };
    let result = |table: &str, place, sides| PlayerResult {
        table: table.to_owned(),
        game: "toy-moon".to_owned(),
        title: "Toy Moon".to_owned(),
        ended: 1_763_202_600,
        place,
        sides,
    };
    let own = |place| side(place, "Ben", Some("p51"), None);
    PlayerFrame {
        player: "p51".to_owned(),
        name: "Ben".to_owned(),
        you: false,
        relation: Relation::Friend,
        profile: Some(profile()),
        privacy: None,
        ratings: [0, 2]
            .map(|players| PlayerRating {
                game: "toy-moon".to_owned(),
                title: "Toy Moon".to_owned(),
                players,
                rating: rating(1620, 90),
                games: 40,
            })
            .to_vec(),
        page: 1,
        more: true,
        results: vec![
            result("t8", 1, vec![own(1), side(2, "", None, Some("greedy"))]),
            result("t9", 2, vec![side(1, "", None, None), own(2)]),
        ],
    }
}

fn profile() -> ProfileFrame {
    ProfileFrame {
        favourites: vec![("toy-moon".to_owned(), "Toy Moon".to_owned())],
        records: vec![RecordLine {
            game: "toy-moon".to_owned(),
            title: "Toy Moon".to_owned(),
            players: 3,
            games: 12,
            won: 5,
        }],
        games: vec![TableLine {
            winners: texts(&["Ben"]),
            ..line("t5", &["Ana", "Ben"], 0)
        }],
    }
}

/// The reader's own page, of whom nothing is rated.
pub fn own_page() -> PlayerFrame {
    PlayerFrame {
        name: "Ana".to_owned(),
        you: true,
        relation: Relation::Stranger,
        privacy: Some(PrivacyFrame {
            profile: Visible::Friends,
            playing: true,
            games: vec![
                ("toy-moon".to_owned(), "Toy Moon".to_owned()),
                ("toy-mars".to_owned(), "Toy Mars".to_owned()),
            ],
            favourites: texts(&["toy-moon"]),
        }),
        ratings: Vec::new(),
        results: Vec::new(),
        more: false,
        ..player()
    }
}

/// Somebody who shows nothing to the reader.
pub fn hidden_player(relation: Relation) -> PlayerFrame {
    PlayerFrame {
        relation,
        profile: None,
        ratings: Vec::new(),
        results: Vec::new(),
        more: false,
        ..player()
    }
}

fn person(player: &str, name: &str) -> PersonLine {
    PersonLine {
        player: player.to_owned(),
        name: name.to_owned(),
    }
}

pub fn circle() -> CircleFrame {
    let friend = |player: &str, name: &str, playing, table: Option<&str>| FriendLine {
        person: person(player, name),
        playing,
        title: table.map(|_| "Toy Moon".to_owned()),
        table: table.map(String::from),
    };
    CircleFrame {
        friends: vec![
            friend("p51", "Ben", true, Some("t7")),
            friend("p52", "A person with a long name", true, None),
            friend("p53", "Iris", false, None),
        ],
        asking: vec![person("p54", "Max")],
        asked: vec![person("p55", "Lea")],
        blocked: vec![person("p56", "Eve")],
        player: "p0".to_owned(),
        link: Some("https://play.example.org/players/p0".to_owned()),
        profile: Visible::Nobody,
    }
}

pub fn guests() -> GuestsFrame {
    let guest = |player: &str, name: &str, invited, declined, seated| GuestFrame {
        person: person(player, name),
        invited,
        declined,
        seated,
    };
    GuestsFrame {
        table: "k7mq2d".to_owned(),
        game: "toy-moon".to_owned(),
        title: "Toy Moon".to_owned(),
        free: 2,
        guests: vec![
            guest("p51", "Ben", false, false, false),
            guest("p52", "Zoe", true, false, false),
            guest("p53", "Max", true, true, false),
            guest("p54", "Iris", false, false, true),
        ],
    }
}

pub fn report() -> ReportFrame {
    ReportFrame {
        table: "k7mq2d".to_owned(),
        seat: None,
        line: Some(12),
        name: "Ben".to_owned(),
        said: "You play like a broken clock.".to_owned(),
    }
}

fn known(id: &str, name: &str, banned: bool) -> PersonInfo {
    PersonInfo {
        id: id.repeat(6),
        name: name.to_owned(),
        seen: 1_763_202_600,
        banned,
    }
}

/// Every page of the host.
pub fn desks() -> [(&'static str, DeskFrame); 5] {
    let reports = DeskContent::Reports(vec![ReportLine {
        id: "r1".to_owned(),
        by: known("ab12", "Ana", false),
        about: known("cd34", "Ben", false),
        table: "k7mq2d".to_owned(),
        said: "You play like a broken clock.".to_owned(),
        why: "Rude, again and again.".to_owned(),
        made: 1_763_202_600,
    }]);
    let info = |table: &str, stage: &str| TableInfo {
        table: table.to_owned(),
        game: "toy-moon".to_owned(),
        stage: stage.to_owned(),
        names: texts(&["Ana", "Ben"]),
        updated: 1_763_202_600,
    };
    let seat = |seat, name: &str, visitor: Option<&str>| SeatDetails {
        seat,
        name: name.to_owned(),
        visitor: visitor.map(|id| id.repeat(6)),
        bot: visitor.is_none().then(|| "greedy".to_owned()),
        owes: false,
    };
    let tables = DeskContent::Tables {
        list: vec![info("k7mq2d", "live"), info("t5", "finished")],
        stage: "live".to_owned(),
        one: Some(Box::new(TableDetails {
            table: "k7mq2d".to_owned(),
            game: "toy-moon".to_owned(),
            stage: "playing".to_owned(),
            host: "ab12".repeat(6),
            open: true,
            events: 31,
            actions: 24,
            seats: vec![seat(1, "Ana", Some("ab12")), seat(2, "greedy 2", None)],
            chat: vec![server::admin::ChatLine {
                visitor: "ab12".repeat(6),
                name: "Ana".to_owned(),
                text: "Hello!".to_owned(),
            }],
        })),
    };
    let people = DeskContent::People {
        search: "a".to_owned(),
        list: vec![known("ab12", "Ana", false), known("cd34", "Ben", true)],
    };
    let notices = DeskContent::Notices {
        waiting: 7,
        late: 2,
        failing: vec![FailingLine {
            name: "Ben".to_owned(),
            kind: "mail".to_owned(),
            failures: 3,
            problem: "nobody there".to_owned(),
            off: true,
        }],
    };
    let ban = |subject: String, until| BanInfo {
        subject,
        until,
        why: "spam".to_owned(),
    };
    let bans = DeskContent::Bans(vec![
        ban("192.0.2.0/24".to_owned(), Some(1_763_202_600)),
        ban("cd34".repeat(6), None),
    ]);
    [
        ("desk-reports", reports),
        ("desk-tables", tables),
        ("desk-people", people),
        ("desk-notices", notices),
        ("desk-bans", bans),
    ]
    .map(|(name, content)| {
        let frame = DeskFrame {
            content,
            reports: 1,
            is_done: true,
        };
        (name, frame)
    })
}

fn tournament_line(id: &str, stage: TournamentStage) -> TournamentLine {
    TournamentLine {
        tournament: id.to_owned(),
        name: "Tuesday evening".to_owned(),
        game: "toy-moon".to_owned(),
        title: "Toy Moon".to_owned(),
        stage,
        people: 13,
        round: 2,
        winners: if stage == TournamentStage::Over {
            texts(&["Zoe"])
        } else {
            Vec::new()
        },
        updated: 1_763_202_600,
    }
}

pub fn tournaments() -> TournamentsFrame {
    TournamentsFrame {
        open: vec![tournament_line("a", TournamentStage::Open)],
        running: vec![tournament_line("b", TournamentStage::Running)],
        over: vec![tournament_line("c", TournamentStage::Over)],
        games: vec![("toy-moon".to_owned(), "Toy Moon".to_owned())],
    }
}

/// A tournament in its second round, of which the reader is the organiser.
pub fn tournament() -> TournamentFrame {
    let row = |person: usize, name: &str, points: u32| StandingRow {
        person,
        rank: person + 1,
        name: name.to_owned(),
        you: person == 1,
        gone: person == 3,
        points,
        opposition: 1450,
        wins: u32::from(points > 8),
        games: 2,
        byes: u32::from(person == 2),
    };
    let side = |name: &str, place: Option<u8>, points: Option<u32>| RoundSide {
        name: name.to_owned(),
        you: name == "Ana",
        place,
        points,
    };
    let round = |number: usize, over: bool| RoundFrame {
        number,
        last: false,
        deadline: 1_763_202_600,
        over,
        tables: vec![
            RoundTable {
                table: format!("r{number}"),
                sides: vec![
                    side("Zoe", over.then_some(1), over.then_some(12)),
                    side("Ana", over.then_some(2), over.then_some(6)),
                    side("Max", None, over.then_some(0)),
                ],
            },
            RoundTable {
                table: format!("q{number}"),
                sides: vec![side("Lea", None, None), side("Ben", None, None)],
            },
        ],
        byes: texts(&["Iris"]),
    };
    TournamentFrame {
        tournament: "b".to_owned(),
        name: "Tuesday evening".to_owned(),
        game: "toy-moon".to_owned(),
        title: "Toy Moon".to_owned(),
        stage: TournamentStage::Running,
        group: 3,
        rounds: 4,
        last: true,
        minutes: 120,
        clock: Some(TimeControl::Live {
            minutes: 20,
            bonus: 15,
            time_out: TimeOut::Lose,
        }),
        rated: true,
        league: Some(("0f".to_owned(), "Autumn".to_owned())),
        host: true,
        takes_part: true,
        own_table: Some("r2".to_owned()),
        standings: vec![
            row(0, "Zoe", 24),
            row(1, "Ana", 18),
            row(2, "Iris", 12),
            row(3, "Max", 0),
        ],
        drawn: vec![round(2, false), round(1, true)],
    }
}

/// A tournament for which the reader can sign up.
pub fn sign_up() -> TournamentFrame {
    TournamentFrame {
        stage: TournamentStage::Open,
        host: false,
        takes_part: false,
        own_table: None,
        drawn: Vec::new(),
        ..tournament()
    }
}

pub fn league() -> LeagueFrame {
    LeagueFrame {
        league: "0f".to_owned(),
        name: "Autumn".to_owned(),
        tournaments: vec![tournament_line("c", TournamentStage::Over)],
        standings: vec![LeagueRow {
            rank: 1,
            name: "Zoe".to_owned(),
            you: true,
            points: 60,
            tournaments: 2,
            wins: 1,
        }],
    }
}

fn texts(parts: &[&str]) -> Vec<String> {
    parts.iter().map(|&part| part.to_owned()).collect()
}

const BOARD: &str = r##"<svg viewBox="0 0 900 600" role="group" aria-label="Toy Moon">
<defs><symbol id="toy-crystal" viewBox="0 0 10 10"><path d="M5 0L9 4L5 10L1 4z"/></symbol><symbol id="toy-disc" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></symbol></defs>
<rect width="900" height="600" fill="#e8dcc0"/>
<g data-spot="place-mine" role="img" aria-label="Mine"><rect x="40" y="40" width="200" height="150" fill="#9c8f76"/></g>
<g data-spot="place-field" role="img" aria-label="Field"><rect x="340" y="40" width="200" height="150" fill="#c9a94a"/></g>
<g data-spot="place-ship" role="img" aria-label="Ship"><rect x="640" y="40" width="200" height="150" fill="#5f7f8f"/></g>
<g data-spot="place-lake" role="img" aria-label="Lake"><rect x="40" y="380" width="200" height="150" fill="#4a86a8"/></g>
<g data-spot="place-bar" role="img" aria-label="Bar"><rect x="640" y="380" width="200" height="150" fill="#8f5f5f"/></g>
<g data-spot="worker-miner" data-key="worker-miner" role="img" aria-label="Miner"><circle cx="380" cy="420" r="26" fill="#222"/></g>
<g data-spot="worker-farmer" data-key="worker-farmer" role="img" aria-label="Farmer"><circle cx="450" cy="420" r="26" fill="#7a5a10"/></g>
<g data-spot="worker-pilot" data-key="worker-pilot" role="img" aria-label="Pilot"><circle cx="520" cy="420" r="26" fill="#1f5c94"/></g>
</svg>"##;

const POSTER: &str = r##"<svg viewBox="0 0 400 560" role="img" aria-label="Poster"><rect width="400" height="560" fill="#f3e9d2"/><path d="M0 560L400 120V260L110 560z" fill="#c8281e"/><circle cx="280" cy="140" r="90" fill="#1d1a17"/></svg>"##;

/// A day that is on: one game finished and beaten by another, one begun, one not.
pub fn day() -> DayFrame {
    let game = |game: &str, bot: Option<&str>| DayGameFrame {
        game: game.to_owned(),
        title: "Toy Moon".to_owned(),
        bot: bot.map(str::to_owned),
        commitment: "ab12".repeat(16),
        next_commitment: Some("cd34".repeat(16)),
        secret: None,
        own: None,
        best: None,
        compared: Vec::new(),
        count: 0,
        results: Vec::new(),
    };
    let result = |rank: u32, name: &str, you: bool| ResultFrame {
        rank,
        name: name.to_owned(),
        won: rank == 1,
        points: 40 - i32::try_from(rank).expect("a small number"),
        margin: 3 - i32::try_from(rank).expect("a small number"),
        you,
        table: Some(format!("t{rank}")),
    };
    let own = |stage, result| OwnGameFrame {
        table: "t2".to_owned(),
        stage,
        result,
    };
    let row = |label: &str, own, best| BesideRow {
        label: label.to_owned(),
        own,
        best,
    };
    DayFrame {
        day: "2031-07-09".to_owned(),
        today: true,
        before: "2031-07-08".to_owned(),
        next: "2031-07-10".to_owned(),
        ends: 1_941_408_000,
        games: vec![
            DayGameFrame {
                own: Some(own(Stage::Over, Some(result(2, "Ana", true)))),
                best: Some("t1".to_owned()),
                compared: vec![row("Rocks", 30, 32), row("Total", 38, 39)],
                count: 2,
                results: vec![result(1, EVIL, false), result(2, "Ana", true)],
                ..game("toy-moon", None)
            },
            DayGameFrame {
                own: Some(own(Stage::Playing, None)),
                ..game("toy-sun", Some("strong"))
            },
            game("toy-star", None),
        ],
    }
}

/// A day that is over, on which the reader came too late.
pub fn day_before() -> DayFrame {
    let mut day = day();
    day.today = false;
    for game in &mut day.games {
        game.secret = Some("ef56".repeat(16));
        game.next_commitment = None;
        game.compared.clear();
        if let Some(own) = &mut game.own {
            own.result = None;
        }
    }
    day
}

/// The puzzles of a game: one solved, one missed, one open.
pub fn puzzles() -> Vec<PuzzleLine> {
    let marks = [Mark::Solved, Mark::Missed, Mark::Open];
    let lines = marks.into_iter().enumerate();
    lines
        .map(|(n, mark)| PuzzleLine {
            number: n + 1,
            difficulty: n as u8 + 2,
            players: 3,
            mark,
        })
        .collect()
}

fn way(text: &str, points: f64) -> WayFrame {
    WayFrame {
        text: text.to_owned(),
        next: texts(&["Drink the rest."]),
        path: texts(&["bar"]),
        points: [points, 0.2],
        chance: [points / 50.0, 0.01],
    }
}

/// A puzzle before the answer.
pub fn puzzle() -> PuzzleFrame {
    let mut table = playing();
    table.table = String::new();
    table.draft = None;
    table.questions.truncate(1);
    PuzzleFrame {
        number: 7,
        difficulty: 3,
        table,
        plans: true,
        answered: None,
    }
}

/// A puzzle after an answer that was not the best.
pub fn failed_puzzle() -> PuzzleFrame {
    PuzzleFrame {
        answered: Some(AnsweredFrame {
            right: false,
            given: way(EVIL, 2.5),
            best: way("Bar: stay there", 0.0),
            chance: 0.61,
            why: vec![HintSource {
                label: "Fun".to_owned(),
                points: 1.9,
            }],
            others: vec![way(EVIL, 2.5)],
            preview: Default::default(),
            missed: [4, 4, 2, 0],
        }),
        ..puzzle()
    }
}

fn session(id: &str, device: &str, here: bool) -> SessionFrame {
    SessionFrame {
        id: id.to_owned(),
        kind: SessionWay::Browser,
        device: device.to_owned(),
        made: 1_940_000_000,
        seen: 1_941_000_000,
        here,
    }
}

/// Somebody with two devices, one of them without a name, and a bot.
pub fn account() -> AccountFrame {
    AccountFrame {
        name: "Ana <b>".to_owned(),
        owns_name: true,
        sessions: vec![
            session("a1", "Firefox · Linux", true),
            session("b2", "", false),
            SessionFrame {
                kind: SessionWay::Program,
                ..session("c3", "my <bot>", false)
            },
        ],
        mail: MailFrame {
            is_on: true,
            addresses: vec![
                CredentialFrame {
                    id: "mail:ana@example.org".to_owned(),
                    name: "ana@example.org".to_owned(),
                    made: 1_940_000_000,
                    used: Some(1_941_000_000),
                },
                CredentialFrame {
                    id: "mail:ana.b@example.org".to_owned(),
                    name: "ana.b@example.org".to_owned(),
                    made: 1_940_000_000,
                    used: None,
                },
            ],
        },
        club: Some(ClubFrame {
            name: "Club <b>".to_owned(),
            accounts: vec![CredentialFrame {
                id: "club:0123".to_owned(),
                name: "ana".to_owned(),
                made: 1_940_000_000,
                used: None,
            }],
        }),
        passkeys: Some(vec![
            CredentialFrame {
                id: "k1".to_owned(),
                name: "Safari · iPhone".to_owned(),
                made: 1_940_000_000,
                used: Some(1_941_000_000),
            },
            CredentialFrame {
                id: "k2".to_owned(),
                name: String::new(),
                made: 1_940_000_000,
                used: None,
            },
        ]),
    }
}

/// What was made just now.
pub fn fresh() -> Fresh {
    Fresh {
        link: Some(LinkFrame {
            code: "K7QM-2XFD-9RTA-W3NE".to_owned(),
            address: "https://play.example.org/link".to_owned(),
            link: "https://play.example.org/link#K7QM-2XFD-9RTA-W3NE".to_owned(),
            picture: QrFrame {
                size: 29,
                path: "M4 4h1v1h-1z".to_owned(),
            },
            minutes: 10,
            only_here: true,
        }),
        token: Some(TokenFrame {
            id: "c3".to_owned(),
            name: "my <bot>".to_owned(),
            token: "0123456789abcdef".to_owned(),
        }),
        asked: Some(asked()),
        said: "settings".to_owned(),
    }
}

/// An e-mail that was sent.
pub fn asked() -> Asked {
    Asked {
        address: "ana+orrery@example.org".to_owned(),
        minutes: 30,
    }
}

/// Somebody without anything, on a server that has nothing.
pub fn bare_account() -> AccountFrame {
    AccountFrame {
        name: "Deneb 7".to_owned(),
        owns_name: false,
        sessions: vec![session("", "Firefox · Linux", true)],
        mail: MailFrame {
            is_on: false,
            addresses: Vec::new(),
        },
        club: None,
        passkeys: None,
    }
}

/// What somebody has set about notices: everything there is.
pub fn notices() -> NoticesFrame {
    let channel = |id: &str, kind, address: &str, state, problem: Option<&str>| ChannelFrame {
        id: id.to_owned(),
        kind,
        address: address.to_owned(),
        state,
        problem: problem.map(str::to_owned),
        failures: 0,
    };
    NoticesFrame {
        mail: true,
        push_key: "BCVxsr7N_eNgVRqv".to_owned(),
        channels: vec![
            channel(
                "a",
                ChannelKind::Mail,
                "ana@example.org",
                ChannelState::On,
                None,
            ),
            channel(
                "b",
                ChannelKind::Mail,
                "<b>@example.org",
                ChannelState::Waiting,
                None,
            ),
            channel(
                "c",
                ChannelKind::Webhook,
                "discord.com",
                ChannelState::Off,
                Some("gone"),
            ),
            channel(
                "d",
                ChannelKind::Push,
                "push.example.org",
                ChannelState::On,
                Some("unreachable"),
            ),
        ],
        feed: Some("https://play.example.org/feed/0123456789abcdef0123456789abcdef".to_owned()),
        kinds: NoticeKind::ALL
            .map(|kind| KindFrame {
                kind,
                on: kind != NoticeKind::Over,
            })
            .into(),
        zone: "Europe/Madrid".to_owned(),
        quiet: Some(QuietFrame {
            from: "22:30".to_owned(),
            to: "07:30".to_owned(),
        }),
    }
}

/// A device on which somebody else has played.
pub fn signing() -> SigningFrame {
    SigningFrame {
        code: "k7qm-2xfd-9rta-w3ne".to_owned(),
        name: "Ana".to_owned(),
        own: "Deneb 7".to_owned(),
        games: 3,
        devices: 1,
        stay: 2,
        shared: Vec::new(),
    }
}

/// A device on which nobody has played.
pub fn signing_nothing() -> SigningFrame {
    SigningFrame {
        games: 0,
        devices: 0,
        stay: 0,
        ..signing()
    }
}

/// A device whose player sits opposite oneself.
pub fn signing_both() -> SigningFrame {
    SigningFrame {
        shared: vec![line("t4", &["Ana", "Deneb 7"], 0)],
        ..signing()
    }
}

/// What somebody has set who has set nothing, where e-mails cannot be sent.
pub fn no_notices() -> NoticesFrame {
    NoticesFrame {
        mail: false,
        channels: Vec::new(),
        feed: None,
        quiet: None,
        zone: "UTC".to_owned(),
        ..notices()
    }
}

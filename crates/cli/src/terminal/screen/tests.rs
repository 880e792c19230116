//! The screen without a terminal: what is on it at several sizes, and what keys and clicks do.

use std::sync::mpsc::{self, Receiver};

use catalog::{BotKind, Limits, Refusal};
use ratatui::{
    Terminal,
    backend::TestBackend,
    buffer::Buffer,
    crossterm::event::{
        Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
    },
    style::Color,
};
use record::{DiceSource, Journal, SeatInfo};
use tabletop::{Options, Seat};
use words::Language;

use super::{
    happening::Happening,
    scene::{Flow, Scene, Stage, Typed},
};
use crate::{
    commands::Context,
    terminal::sitting::{Player, Sitting},
};

const GAMES: [&str; 3] = ["red-outpost", "kosmonavts", "circadians"];

/// A screen with a game.
struct Desk {
    scene: Scene<'static>,
    terminal: Terminal<TestBackend>,
    happenings: Receiver<Happening>,
}

/// A game of so many people, then greedy bots, whose screen is this large.
fn desk(game: &str, people: u8, bots: u8, size: (u16, u16), colours: bool) -> Desk {
    let context: &'static Context = Box::leak(Box::new(Context {
        catalog: games::catalog(),
        language: Language::En,
        json: false,
        boxes: Vec::new(),
        figures: None,
    }));
    let entry = context.catalog.find(game).unwrap();
    let mut options = Options::new();
    if game == "red-outpost" {
        options.insert("first".to_string(), "1".to_string());
    }
    let referee = entry.open(None, people + bots, &options).unwrap();
    let seats = (0..people + bots).map(|index| SeatInfo {
        name: match index < people {
            true => format!("Ana{}", index + 1),
            false => format!("Bot{}", index + 1),
        },
        bot: (index >= people).then(|| "greedy".to_string()),
    });
    let seats: Vec<SeatInfo> = seats.collect();
    let names: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
    let journal =
        Journal::start(referee.clone(), seats, DiceSource::Seed { seed: 5 }, None).unwrap();
    let players = (0..people + bots).map(|index| match index < people {
        true => Player::Person,
        false => Player::Bot(Some(referee.bot(BotKind::Greedy, 1, Limits::default()))),
    });
    let folder = tempfile::tempdir().unwrap().keep();
    let speaker = context.speaker(entry);
    let names = crate::commands::side_names(&*referee, &names, &speaker);
    let speaker = speaker.with_names(names.clone());
    let file = Some(folder.join("game.jsonl"));
    let players = players.collect();
    let sitting = Sitting::new(context, entry, journal, players, speaker, names, file);
    let (to, happenings) = mpsc::channel();
    let mut scene = Scene::new(sitting, colours, to);
    scene.begin();
    let terminal = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
    let mut desk = Desk {
        scene,
        terminal,
        happenings,
    };
    desk.settle();
    desk
}

impl Desk {
    /// Waits for everybody who thinks.
    fn settle(&mut self) {
        while self.scene.is_waiting() {
            let happening = self.happenings.recv().unwrap();
            self.scene.hear(happening);
        }
    }

    fn buffer(&mut self) -> Buffer {
        self.terminal.draw(|frame| self.scene.draw(frame)).unwrap();
        self.terminal.backend().buffer().clone()
    }

    /// What is on the screen, line by line.
    fn lines(&mut self) -> Vec<String> {
        let buffer = self.buffer();
        let row = |y| {
            let cells = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol());
            cells.collect::<String>().trim_end().to_string()
        };
        (0..buffer.area.height).map(row).collect()
    }

    fn text(&mut self) -> String {
        self.lines().join("\n")
    }

    fn hear(&mut self, code: KeyCode) -> Flow {
        let key = KeyEvent::new(code, KeyModifiers::NONE);
        self.scene.hear(Happening::Input(Event::Key(key)))
    }

    /// Types letters; `\n` is the Enter key.
    fn typed(&mut self, text: &str) {
        for letter in text.chars() {
            let code = match letter {
                '\n' => KeyCode::Enter,
                letter => KeyCode::Char(letter),
            };
            assert_eq!(self.hear(code), Flow::Go, "{letter:?} of {text:?}");
        }
    }

    fn mouse(&mut self, kind: MouseEventKind, at: (u16, u16)) -> Flow {
        let mouse = MouseEvent {
            kind,
            column: at.0,
            row: at.1,
            modifiers: KeyModifiers::NONE,
        };
        self.scene.hear(Happening::Input(Event::Mouse(mouse)))
    }

    /// Clicks on the first place where this text stands.
    #[track_caller]
    fn click(&mut self, text: &str) -> Flow {
        let at = self.place(text);
        self.mouse(MouseEventKind::Down(MouseButton::Left), at)
    }

    #[track_caller]
    fn place(&mut self, text: &str) -> (u16, u16) {
        let lines = self.lines();
        for (y, line) in lines.iter().enumerate() {
            if let Some(index) = line.find(text) {
                return (grid::width(&line[..index]) as u16, y as u16);
            }
        }
        panic!("no {text:?} on the screen:\n{}", lines.join("\n"));
    }

    #[track_caller]
    fn shows(&mut self, text: &str) {
        let screen = self.text();
        assert!(screen.contains(text), "no {text:?} on:\n{screen}");
    }

    #[track_caller]
    fn hides(&mut self, text: &str) {
        let screen = self.text();
        assert!(!screen.contains(text), "{text:?} on:\n{screen}");
    }

    fn actions(&self) -> usize {
        self.scene.sitting.journal.actions()
    }

    /// Plays so many answers, always the last one, so that every menu is walked.
    fn play(&mut self, answers: usize) {
        for _ in 0..answers {
            while let Stage::Passing(_) = self.scene.stage {
                self.hear(KeyCode::Enter);
            }
            if self.scene.stage == Stage::Over {
                return;
            }
            self.hear(KeyCode::Up);
            self.hear(KeyCode::Enter);
            self.settle();
        }
    }
}

#[test]
fn board_question_and_log_are_seen_at_every_size() {
    for game in GAMES {
        let mut desk = desk(game, 1, 2, (80, 24), true);
        desk.play(9);
        let title = desk.scene.sitting.entry.info().title;
        for size in [(80, 24), (100, 30), (120, 40), (200, 60), (320, 100)] {
            desk.terminal.backend_mut().resize(size.0, size.1);
            let text = desk.text();
            let has = |word: &str| assert!(text.contains(word), "{size:?}: {word:?} in\n{text}");
            // The head of the screen, the head of the board, the question and its choices.
            has(&format!(" {title} "));
            has(&title.to_uppercase());
            has("Ana1");
            has("  1  ");
            has(" Log ");
            has("Arrows or a number");
            has(" ? ");
            has(" q  Quit");
            let last = desk.scene.log.last().unwrap().text.clone();
            let word = last.split_whitespace().next_back().unwrap().to_string();
            has(&word);
        }
    }
}

/// The wider the screen, the more of the board is seen; nothing is cut at the right.
#[test]
fn boards_are_drawn_for_the_room_they_have() {
    for game in GAMES {
        let mut desk = desk(game, 1, 1, (80, 24), false);
        let mut seen = 0;
        for size in [(80, 24), (120, 40), (200, 60), (320, 100)] {
            desk.terminal.backend_mut().resize(size.0, size.1);
            desk.buffer();
            let board = desk.scene.sitting.board(
                desk.scene.reader,
                super::layout::board_columns(desk.scene.size, desk.scene.shape).into(),
            );
            let lines = board.lines().count();
            let rows = super::layout::board_rows(desk.scene.size, desk.scene.shape);
            let share = usize::from(rows).min(lines) * 100 / lines;
            assert!(share >= seen, "{game}, {size:?}: {share} %");
            seen = share;
        }
        assert_eq!(seen, 100, "{game}");
    }
}

#[test]
fn no_size_is_too_small_to_be_told_so() {
    let mut desk = desk("red-outpost", 1, 1, (80, 24), true);
    for (width, height) in [(1, 1), (39, 24), (80, 11), (10, 3)] {
        desk.terminal.backend_mut().resize(width, height);
        desk.buffer();
    }
    desk.terminal.backend_mut().resize(39, 11);
    desk.shows("too small");
    for key in "?rwslbz1aq".chars() {
        for size in [(40, 12), (79, 13), (200, 12), (41, 60)] {
            desk.terminal.backend_mut().resize(size.0, size.1);
            desk.hear(KeyCode::Char(key));
            desk.buffer();
        }
        desk.hear(KeyCode::Esc);
        desk.hear(KeyCode::Esc);
    }
    // A narrow window shows the board in pieces.
    desk.terminal.backend_mut().resize(40, 24);
    desk.hides("effect");
    desk.hear(KeyCode::Tab);
    for _ in 0..10 {
        desk.hear(KeyCode::Right);
    }
    desk.shows("effect");
}

#[test]
fn a_number_and_arrows_choose_and_enter_plays() {
    let mut desk = desk("red-outpost", 2, 0, (120, 40), true);
    desk.typed("4");
    desk.shows("> 4");
    assert_eq!(desk.actions(), 0);
    desk.typed("\n");
    desk.shows("  1  Miner → ");
    desk.hear(KeyCode::Left);
    desk.hides("  1  Miner → ");
    desk.typed("4\n1\n");
    assert_eq!(desk.actions(), 1);
    desk.hides("> 4");
    desk.shows("Ana1: Miner →");
    // A number that there is not, and one that is corrected.
    let asked = desk.scene.stage;
    desk.typed("99\n");
    desk.shows("There is no option 99.");
    assert_eq!((desk.actions(), desk.scene.stage), (1, asked));
    desk.typed("99");
    desk.hear(KeyCode::Backspace);
    desk.hear(KeyCode::Backspace);
    assert_eq!(desk.scene.typed, Typed::Nothing);
    // Enter alone plays nothing.
    desk.typed("\n");
    assert_eq!(desk.actions(), 1);
}

#[test]
fn words_narrow_the_choices_and_notation_is_played() {
    let mut desk = desk("red-outpost", 2, 0, (120, 40), true);
    desk.typed("/miner lake");
    desk.shows("Search > miner lake");
    desk.typed("\n");
    desk.shows("  1  Miner → Lake");
    desk.hear(KeyCode::Esc);
    desk.typed("/miner@mine\n");
    assert_eq!(desk.actions(), 1);
    // What is refused stands beside the question, with its reason.
    let before = desk.text();
    assert!(!before.contains("Not possible"), "{before}");
    desk.typed("/brewery\n");
    desk.shows("Not possible: ");
    desk.shows("[RO-049]");
    assert_eq!(desk.actions(), 1);
}

#[test]
fn a_click_plays_and_the_wheel_scrolls_what_is_under_it() {
    let mut desk = desk("red-outpost", 2, 0, (120, 40), true);
    assert_eq!(desk.click("Miner …"), Flow::Go);
    let at = desk.place("  1  Miner →");
    desk.mouse(MouseEventKind::Moved, at);
    assert_eq!(desk.scene.list.selected(), Some(0));
    desk.mouse(MouseEventKind::Down(MouseButton::Left), at);
    assert_eq!(desk.actions(), 1);
    desk.play(12);
    desk.shows("RED OUTPOST");
    let board = desk.place("RED OUTPOST");
    desk.mouse(MouseEventKind::ScrollDown, board);
    desk.hides("RED OUTPOST");
    let log = desk.place(" Log ");
    let before = desk.text();
    desk.mouse(MouseEventKind::ScrollUp, (log.0, log.1 + 2));
    assert_ne!(desk.text(), before);
    // The keys at the foot can be clicked, and a click beside a popup closes it.
    desk.click(" Rules");
    desk.shows("RO-001");
    assert_eq!(
        desk.mouse(MouseEventKind::Down(MouseButton::Left), (0, 0)),
        Flow::Go
    );
    desk.hides("RO-001");
}

#[test]
fn undo_takes_back_and_the_log_forgets() {
    let mut desk = desk("red-outpost", 2, 0, (120, 40), true);
    desk.typed("/miner@mine\n");
    desk.shows("Ana1: Miner → Mine");
    desk.typed("u");
    desk.shows("1 move undone.");
    desk.hides("Ana1: Miner → Mine");
    assert_eq!(desk.actions(), 0);
    desk.typed("u");
    desk.shows("Nothing to undo.");
}

#[test]
fn popups_open_search_and_close() {
    let mut desk = desk("red-outpost", 1, 1, (100, 30), true);
    desk.play(1);
    desk.typed("?");
    desk.shows("suspend (fg to continue)");
    desk.typed("?");
    desk.hides("suspend (fg to continue)");
    desk.typed("rwheel");
    desk.shows("RO-084");
    desk.hear(KeyCode::Esc);
    desk.typed("wbrewery");
    desk.shows("RO-049");
    desk.typed(" nonsense");
    desk.shows("Nothing matching is forbidden right now.");
    desk.hear(KeyCode::Esc);
    desk.typed("s");
    desk.shows("Total");
    // A letter goes from one popup to the next.
    desk.typed("l");
    desk.hides("Total");
    desk.shows("Log");
    desk.hear(KeyCode::Esc);
    // Leaving is asked about.
    desk.typed("q");
    desk.shows("Quit? The game is saved");
    desk.hear(KeyCode::Esc);
    desk.typed("q");
    assert_eq!(desk.hear(KeyCode::Enter), Flow::Leave);
    let interrupt = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    let flow = desk.scene.hear(Happening::Input(Event::Key(interrupt)));
    assert_eq!(flow, Flow::Leave);
}

#[test]
fn a_hint_is_thought_about_beside_the_screen_and_can_be_taken() {
    let mut desk = desk("red-outpost", 2, 0, (100, 30), true);
    desk.typed("h");
    desk.shows("Thinking…");
    // The screen goes on meanwhile.
    desk.typed("h");
    desk.typed("s");
    desk.shows("Total");
    desk.typed("h");
    desk.settle();
    desk.shows("Suggested moves");
    desk.shows(" %  ");
    desk.typed("\n");
    desk.hides("Suggested moves");
    assert!(desk.scene.list.selected().is_some());
    // A hint for a question that is gone is not shown.
    desk.typed("\n1\n");
    let before = desk.actions();
    desk.typed("h");
    desk.hear(KeyCode::Esc);
    desk.play(4);
    desk.settle();
    assert!(desk.actions() > before);
    desk.hides("Suggested moves");
}

/// While a bot thinks the screen answers, and what only a person asked may do is told so.
#[test]
fn the_screen_answers_while_a_bot_thinks() {
    let mut desk = desk("red-outpost", 1, 1, (120, 40), true);
    while !matches!(desk.scene.stage, Stage::Thinking(_)) {
        desk.hear(KeyCode::Down);
        desk.hear(KeyCode::Enter);
    }
    let actions = desk.actions();
    desk.shows("Bot2 is thinking…");
    desk.typed("u1\n");
    desk.typed("r");
    desk.shows("RO-001");
    desk.hear(KeyCode::Esc);
    assert_eq!(desk.actions(), actions);
    let before = desk.text();
    desk.scene.turn();
    assert_ne!(desk.text(), before, "something turns");
    desk.settle();
    assert!(desk.actions() > actions);
}

/// When the keyboard is passed on, nothing of what one person saw is left, and nothing of the
/// next one's is shown before somebody takes it.
#[test]
fn the_keyboard_is_passed_on_with_nothing_on_the_screen() {
    for game in ["kosmonavts", "circadians"] {
        let mut desk = desk(game, 2, 0, (100, 40), true);
        let mut passed = 0;
        for _ in 0..60 {
            match desk.scene.stage {
                Stage::Passing(seat) => {
                    passed += 1;
                    let text = desk.text();
                    let words: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
                    let name = &desk.scene.sitting.names[seat.index()];
                    let wanted = format!("Pass the keyboard to {name}. {name}, press Enter.");
                    assert_eq!(words, wanted);
                    // No key shows anything.
                    for key in "?rwslbzhua/1".chars() {
                        desk.hear(KeyCode::Char(key));
                    }
                    desk.scene
                        .hear(Happening::Input(Event::Paste("1".to_string())));
                    assert_eq!(desk.text(), text);
                    let flow = desk.hear(KeyCode::Enter);
                    assert_eq!(flow, Flow::Redraw, "from the ground up");
                    assert_eq!(desk.scene.reader, Some(seat));
                }
                Stage::Over => break,
                _ => desk.play(1),
            }
        }
        assert!(passed > 3, "{game}: {passed}");
    }
}

/// What is taken back may have been somebody else's: whoever is asked then takes the keyboard
/// first.
#[test]
fn undo_passes_the_keyboard_on_where_there_are_secrets() {
    let mut desk = desk("kosmonavts", 2, 0, (100, 40), true);
    for _ in 0..40 {
        desk.play(1);
        let last = desk.scene.sitting.journal.record().entries.last();
        let Some(last) = last.map(|entry| entry.seat) else {
            continue;
        };
        // Somebody has drafted a part of an answer and is asked for the next.
        if desk.scene.asked() == Some(last) {
            desk.typed("u");
            desk.hides("KOSMONAVTS");
            assert_eq!(desk.scene.stage, Stage::Passing(last));
            return;
        }
    }
    panic!("nobody drafts anything");
}

#[test]
fn colours_are_used_unless_they_are_forbidden() {
    let mut colourful = desk("red-outpost", 1, 1, (120, 40), true);
    let mut plain = desk("red-outpost", 1, 1, (120, 40), false);
    let coloured = |buffer: &Buffer| {
        let cells = buffer.content.iter();
        cells
            .filter(|cell| cell.fg != Color::Reset || cell.bg != Color::Reset)
            .count()
    };
    assert!(coloured(&colourful.buffer()) > 20);
    assert_eq!(coloured(&plain.buffer()), 0);
    assert_eq!(colourful.text(), plain.text());
}

/// Whole games of all three, walked through menus; the file has them to the end.
#[test]
fn whole_games_by_arrows_and_enter() {
    for game in GAMES {
        let mut desk = desk(game, 1, 1, (80, 24), true);
        for _ in 0..600 {
            desk.play(1);
            if desk.scene.stage == Stage::Over {
                break;
            }
        }
        assert_eq!(desk.scene.stage, Stage::Over, "{game}");
        desk.shows("Game over.");
        desk.shows("Total");
        let kept = desk.scene.sitting.where_kept().unwrap();
        assert_eq!(kept.key, "cli-saved-finished");
        let points = desk.scene.sitting.journal.game().total(Seat(0));
        desk.hear(KeyCode::Esc);
        desk.shows(&format!("Ana1 {}", crate::commands::signed(points)));
        assert_eq!(desk.hear(KeyCode::Enter), Flow::Leave);
    }
}

/// An answer that the rules refuse changes nothing, and the reason stays until the next one.
#[test]
fn a_refusal_has_its_reason() {
    let mut desk = desk("red-outpost", 2, 0, (120, 40), true);
    let refused = |refusal: Refusal| refusal.rule;
    let rule = desk
        .scene
        .sitting
        .play(Seat(0), "miner>barracks")
        .map_err(refused);
    desk.typed("/miner>barracks\n");
    desk.shows(&rule.unwrap_err().unwrap().to_string());
    desk.shows("Full rule: ");
    desk.typed("/miner>mine\n");
    desk.hides("Not possible");
}

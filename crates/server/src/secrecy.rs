//! No answer tells a secret: tables that differ only in what a reader may not
//! know give that reader the same answers, byte for byte.

use std::collections::BTreeSet;

use catalog::{Answer, BotKind, Limits};
use tabletop::{Options, Seat};
use words::{Language, Speaker};

use crate::{
    boxes::Boxes,
    clock::now,
    frame::{Frame, Reader},
    http::ViewQuery,
    json,
    pages::{self, TableExtras},
    parts::Parts,
    preview::{self, Tried, What},
    problem,
    settings::Settings,
    show::{self, Ask, Role, View},
    story::SharedStory,
    table::{Nonce, TablePolicy, TableState},
    table_event::TableEvent,
    time_control::{TimeControl, TimeOut},
};

const READERS: [&str; 3] = ["ann", "bob", "someone who watches"];

/// After how many minutes those who watch see all hands, if all agree.
const DELAY: u16 = 15;

/// How many questions that both seats answer at once are looked at.
const QUESTIONS: usize = 8;

/// A table, event by event.
#[derive(Clone)]
struct Story(Vec<TableEvent>);

impl Story {
    /// The table after all of it; always the same one.
    fn table(&self) -> TableState {
        let (opened, later) = self.0.split_first().expect("a table is opened");
        let boxes = Boxes::new(games::catalog());
        let mut state = TableState::open("t".into(), "secret".into(), opened, 1, &boxes).unwrap();
        for event in later {
            state.take(event, 0, None, None).unwrap();
        }
        state
    }
}

/// A table for two at which bots play: as it is when both seats are asked for a secret
/// answer of a kind that was not asked for before. None where two cannot play so.
fn stories(game: &str, options: &[(&str, &str)]) -> Option<Vec<Story>> {
    let catalog = games::catalog();
    let entry = catalog.find(game).unwrap();
    let options = options
        .iter()
        .map(|(key, value)| (key.to_string(), value.to_string()));
    let options: Options = options.collect();
    let opened = TableEvent::Opened {
        game: game.to_string(),
        figures: None,
        rules: entry.info().rules_version,
        players: 2,
        options: entry.open(None, 2, &options).ok()?.options(),
        host: "ann".into(),
        open: true,
        watch: None,
        hints: true,
        rated: false,
        invitation: "come".into(),
        commitment: record::commitment("secret"),
        commit_first: true,
        origin: None,
        daily: None,
        tournament: None,
        round: None,
        ends: None,
        lesson: None,
        clock: Some(TimeControl::Live {
            minutes: 20,
            bonus: 15,
            time_out: TimeOut::Bot,
        }),
        open_hands: Some(DELAY),
        record_format: record::Header::FORMAT,
    };
    let mut story = Story(vec![opened]);
    let mut state = story.table();
    let nonce = Nonce::new("nonce").unwrap();
    for (seat, who) in [Seat(0), Seat(1)].into_iter().zip(READERS) {
        for event in state.sit(seat, who, who, &nonce, "come").unwrap() {
            state.take(&event, 0, None, None).unwrap();
            story.0.push(event);
        }
    }
    let mut minds = [1, 2].map(|seed| state.referee.bot(BotKind::Random, seed, Limits::default()));
    let mut kinds = BTreeSet::new();
    let mut found = Vec::new();
    let mut asked = 0;
    while asked < QUESTIONS {
        let game = state.game().unwrap();
        let owing = game.owing();
        if owing.is_empty() {
            break;
        }
        if owing.len() == 2 {
            asked += 1;
            if kinds.insert(game.question(Seat(0)).key) {
                found.push(story.clone());
            }
        }
        for seat in owing.iter() {
            let answer = Answer::of_bot(state.game().unwrap(), seat, &mut *minds[seat.index()]);
            story.0.push(play(&mut state, seat, &answer));
        }
    }
    Some(found)
}

fn play(state: &mut TableState, seat: Seat, answer: &Answer) -> TableEvent {
    let prepared = state.prepare(seat, answer).unwrap();
    let event = TableEvent::played(&prepared.entry, false);
    state.take(&event, 0, None, Some(prepared)).unwrap();
    event
}

/// Everything the reader is answered: the frame as JSON, the page, and why
/// something is refused.
fn answers(state: &TableState, visitor: &str, language: Language, tried: &[Answer]) -> Vec<String> {
    let catalog = games::catalog();
    let entry = catalog.find(&state.game).unwrap();
    let own = [pages::locale(language), problem::locale(language)];
    let speaker = Speaker::new(language, &[own[0], own[1], entry.locale(language)]);
    let mut answers = Vec::new();
    let drafts = [
        None,
        Some(format!("1.2.{}", tried[0].notation())),
        Some("nonsense".into()),
    ];
    for draft in drafts {
        let query = ViewQuery {
            draft,
            ..ViewQuery::default()
        };
        // A program has more than a page: the view.
        let view = View {
            parts: Parts::ALL,
            ..query.view().unwrap()
        };
        let ask = Ask {
            role: Role::of(state, visitor, &TablePolicy::default(), now()),
            view: &view,
            speaker: &speaker,
            hints: None,
            story: &SharedStory::default(),
        };
        let frame: Frame = show::table_frame(state, &ask).unwrap();
        let reader = Reader {
            site: None,
            name: visitor.to_string(),
            speaker: speaker.clone(),
            form_token: String::new(),
            page_id: String::new(),
            assets: "/assets".to_owned(),
            now: 0,
            aid: None,
            settings: Settings::default(),
            coached: true,
            tip: None,
        };
        answers.push(String::from_utf8(json::text(&frame).unwrap()).unwrap());
        answers.push(pages::table(&frame, &reader, &TableExtras::default()).into_string());
    }
    answers.extend(previews(state, visitor, &speaker));
    for answer in tried.iter().chain([&Answer::new("nonsense")]) {
        let refused = state
            .prepare(Seat(1), answer)
            .map(|_| ())
            .map_err(|problem| format!("{problem:?}"));
        answers.push(format!("{refused:?}"));
    }
    answers.push(format!("{:?}", state.undo("bob").is_ok()));
    answers
}

/// What the reader sees would follow some of the answers of the own seat.
fn previews(state: &TableState, visitor: &str, speaker: &Speaker) -> Vec<String> {
    let seats = state.seats_of(visitor);
    let choices = seats
        .iter()
        .flat_map(|seat| state.game().unwrap().choices(seat).into_iter().take(4))
        .map(|choice| choice.action);
    choices
        .map(|action| {
            let tried = Tried {
                visitor,
                seat: seats.lowest().expect("it has choices"),
                what: What::Answer(&action),
                draft: None,
            };
            let found = preview::preview(state, &tried, speaker);
            serde_json::to_string(&found.unwrap()).unwrap()
        })
        .collect()
}

/// Ann seals one of several answers. Bob and whoever watches cannot tell which. False when
/// there is only one answer.
fn check(story: &Story, language: Language) -> bool {
    let choices = complete_answers(&story.table());
    let mut known: Option<Vec<Vec<String>>> = None;
    let mut own = BTreeSet::new();
    for choice in &choices {
        let mut state = story.table();
        play(&mut state, Seat(0), choice);
        let seen = READERS[1..].iter();
        let seen: Vec<_> = seen
            .map(|who| answers(&state, who, language, &choices))
            .collect();
        match &known {
            None => known = Some(seen),
            Some(known) => assert_eq!(known, &seen, "{choice:?} against {:?}", choices[0]),
        }
        own.insert(answers(&state, READERS[0], language, &choices));
    }
    assert_eq!(
        own.len() > 1,
        choices.len() > 1,
        "Ann herself sees what she answered"
    );
    choices.len() > 1
}

/// Some different answers to Ann's question, each complete.
fn complete_answers(state: &TableState) -> Vec<Answer> {
    let mut found = BTreeSet::new();
    for seed in 0..40 {
        let mut mind = state.referee.bot(BotKind::Random, seed, Limits::default());
        found.insert(Answer::of_bot(state.game().unwrap(), Seat(0), &mut *mind));
    }
    found.into_iter().take(5).collect()
}

/// Every game with secrets, with every value of every option, at every kind of question
/// that several seats answer at once; in the languages by turns.
#[test]
fn nobody_sees_a_sealed_answer() {
    let catalog = games::catalog();
    let games = catalog.games().map(catalog::DynGame::info);
    let mut languages = Language::ALL.into_iter().cycle();
    for info in games.filter(|info| info.secrets) {
        let mut checked = 0;
        for option in info.options {
            for &value in option.values {
                for story in stories(info.id, &[(option.key, value)])
                    .into_iter()
                    .flatten()
                {
                    let language = languages.next().expect("there is always one more");
                    checked += usize::from(check(&story, language));
                }
            }
        }
        assert!(checked > 1, "{} has secrets", info.id);
    }
}

/// What is hidden from those who watch is shown by one way only: the hub says of which moment and
/// to whom (`hub/hands.rs`), and one reader asks it.
#[test]
fn open_hands_have_one_door() {
    fn named(folder: &std::path::Path, found: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                named(&path, found);
            } else if !path.ends_with("secrecy.rs")
                && std::fs::read_to_string(&path)
                    .unwrap()
                    .contains("of_the_past()")
            {
                found.insert(path.file_name().unwrap().to_string_lossy().into_owned());
            }
        }
    }
    let mut found = BTreeSet::new();
    let source = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    named(&source, &mut found);
    let found: Vec<&str> = found.iter().map(String::as_str).collect();
    assert_eq!(found, ["reading.rs", "show.rs"]);
}

//! No answer tells a secret: tables that differ only in what a reader may not
//! know give that reader the same answers, byte for byte.

use std::collections::BTreeSet;

use catalog::BotKind;
use tabletop::{Options, Seat};
use words::{Language, Speaker};

use crate::{
    boxes::Boxes,
    frame::{Frame, Reader},
    happening::Happening,
    hub::whole_answer,
    pages::{self, TableExtras},
    problem,
    show::{self, Ask, Looking},
    table::TableState,
};

const READERS: [&str; 3] = ["ann", "bob", "someone who watches"];

/// A table for two that bots have played for a while, until both seats are asked
/// for a secret answer; always the same one. None where two cannot play so.
fn table(game: &str, options: &[(&str, &str)], rounds: usize) -> Option<TableState> {
    let door = catalog::find(game).unwrap();
    let options = options
        .iter()
        .map(|(key, value)| (key.to_string(), value.to_string()));
    let options: Options = options.collect();
    let opened = Happening::Opened {
        game: game.to_string(),
        rules: door.info().rules_version,
        players: 2,
        options: door.open(None, 2, &options).ok()?.options(),
        host: "ann".into(),
        open: true,
        invitation: "come".into(),
        commitment: record::commitment("secret"),
    };
    let mut state =
        TableState::open("t".into(), "secret".into(), &opened, 1, &Boxes::default()).unwrap();
    for (seat, who) in [Seat(0), Seat(1)].into_iter().zip(READERS) {
        let sat = state.sit(seat, who, who, "nonce", "come").unwrap();
        for happening in &sat {
            state.take(happening, None, None).unwrap();
        }
    }
    let mut minds = [1, 2].map(|seed| state.referee.bot(BotKind::Greedy, seed, None));
    let mut asked = 0;
    loop {
        let game = state.game().unwrap();
        let owing = game.owing();
        assert!(!owing.is_empty(), "the game ends without such a question");
        if owing.len() == 2 {
            asked += 1;
            if asked == rounds {
                return Some(state);
            }
        }
        for seat in owing.iter() {
            let answer = whole_answer(state.game().unwrap(), seat, &mut *minds[seat.index()]);
            play(&mut state, seat, &answer);
        }
    }
}

fn play(state: &mut TableState, seat: Seat, action: &str) {
    let (happening, prepared) = state.play(seat, action).unwrap();
    state.take(&happening, None, Some(prepared)).unwrap();
}

/// Everything the reader is answered: the frame as JSON, the page, and why
/// something is refused. The hash of the position is left out: it differs, but it
/// covers the key of the dice, so that nobody can try answers against it.
fn answers(state: &TableState, visitor: &str, language: Language, tried: &[String]) -> Vec<String> {
    let door = catalog::find(&state.game).unwrap();
    let own = [pages::locale(language), problem::locale(language)];
    let speaker = Speaker::new(language, &[own[0], own[1], door.locale(language)]);
    let mut told = Vec::new();
    let drafts = [
        None,
        Some(format!("1.2.{}", tried[0])),
        Some("nonsense".into()),
    ];
    for draft in drafts {
        let looking = Looking {
            draft,
            ..Looking::default()
        };
        let ask = Ask {
            visitor,
            looking: &looking,
            speaker: &speaker,
        };
        let mut frame: Frame = show::frame(state, &ask).unwrap();
        frame.digest = String::new();
        let reader = Reader {
            name: visitor.to_string(),
            speaker: speaker.clone(),
            form_token: String::new(),
        };
        told.push(serde_json::to_string(&frame).unwrap());
        told.push(pages::table(&frame, &reader, &TableExtras::default()).into_string());
    }
    for action in tried.iter().map(String::as_str).chain(["nonsense"]) {
        let refused = state
            .play(Seat(1), action)
            .map(|_| ())
            .map_err(|problem| format!("{problem:?}"));
        told.push(format!("{refused:?}"));
    }
    told.push(format!("{:?}", state.undo("bob").is_ok()));
    told
}

/// Ann seals one of several answers. Bob and whoever watches cannot tell which.
fn check(state: &TableState, again: impl Fn() -> TableState) {
    let choices = complete_answers(state);
    assert!(choices.len() > 1, "{choices:?}");
    for language in Language::ALL {
        let mut known: Option<Vec<Vec<String>>> = None;
        let mut own = BTreeSet::new();
        for choice in &choices {
            let mut state = again();
            play(&mut state, Seat(0), choice);
            let told = READERS[1..].iter();
            let told: Vec<_> = told
                .map(|who| answers(&state, who, language, &choices))
                .collect();
            match &known {
                None => known = Some(told),
                Some(known) => assert_eq!(known, &told, "{choice} against {}", choices[0]),
            }
            own.insert(answers(&state, READERS[0], language, &choices));
        }
        assert!(own.len() > 1, "Ann herself sees what she answered");
    }
}

/// Some different answers to Ann's question, each complete.
fn complete_answers(state: &TableState) -> Vec<String> {
    let mut found = BTreeSet::new();
    for seed in 0..40 {
        let mut mind = state.referee.bot(BotKind::Random, seed, None);
        found.insert(whole_answer(state.game().unwrap(), Seat(0), &mut *mind));
    }
    found.into_iter().take(8).collect()
}

/// Every game with secrets, with every value of every option, at the first
/// question that several seats answer at once and at a later one.
#[test]
fn nobody_sees_a_sealed_answer() {
    let games = catalog::GAMES.iter().map(|door| door.info());
    let mut checked = 0;
    for info in games.filter(|info| info.secrets) {
        for option in info.options {
            for &value in option.values {
                let options = [(option.key, value)];
                for rounds in [1, 4] {
                    if let Some(state) = table(info.id, &options, rounds) {
                        check(&state, || {
                            table(info.id, &options, rounds).expect("the same")
                        });
                        checked += 1;
                    }
                }
            }
        }
    }
    assert!(checked > 4, "some game has secrets");
}

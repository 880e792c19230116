//! A table as one reader may see it. Everything starts from the reader's view.

use catalog::Match;
use record::Journal;
use tabletop::{Phrase, Seat, SeatSet, Speak};
use words::Speaker;

use crate::{
    frame::{
        ChatLine, ChoiceFrame, ClosedFrame, CrumbFrame, DiceFrame, Frame, LogEntry, PointEntry,
        Question, ScoreRow, SideFrame, SideKind, Stage, StatFrame,
    },
    problem::Problem,
    table::{Sitter, TableState, Told},
};

/// What a reader asks for.
pub struct Ask<'a> {
    /// Who reads.
    pub visitor: &'a str,
    /// Look back to after this many actions.
    pub at: Option<usize>,
    /// Says the words of the page and of the game.
    pub speaker: &'a Speaker,
}

/// The table as the reader may see it.
///
/// # Errors
/// When there is no such moment.
pub fn frame(state: &TableState, ask: &Ask<'_>) -> Result<Frame, Problem> {
    let own = state.seats_of(ask.visitor);
    let names = names(state, ask.speaker);
    let speaker = ask.speaker.clone().with_names(names.clone());
    let moment = match (ask.at, &state.journal) {
        (None, _) => None,
        (Some(at), Some(journal)) if at < journal.moments().len() => Some(at),
        (Some(_), _) => return Err(Problem::missing("problem-moment")),
    };
    let mut frame = Frame {
        table: state.id.clone(),
        game: state.game.clone(),
        title: state.referee.info().title.to_string(),
        seq: state.seq,
        digest: String::new(),
        stage: state.stage(),
        actions: 0,
        moment: None,
        progress: Vec::new(),
        sides: Vec::new(),
        board: String::new(),
        questions: Vec::new(),
        waiting: Vec::new(),
        undo: false,
        log: Vec::new(),
        scores: Vec::new(),
        points: Vec::new(),
        chat: chat(state),
        options: options(state, &speaker),
        open: state.open,
        invitation: (!own.is_empty() || state.host == ask.visitor)
            .then(|| state.invitation.clone()),
        dice: DiceFrame {
            commitment: state.commitment.clone(),
            nonces: state
                .seats
                .iter()
                .map(|chair| chair.nonce.clone())
                .collect(),
            secret: state.opened_secret().map(String::from),
        },
        places: Vec::new(),
        chart: Vec::new(),
        rematch: state.rematch.as_ref().map(|(table, invitation)| {
            if own.is_empty() {
                table.clone()
            } else {
                format!("{table}?invitation={invitation}")
            }
        }),
    };
    if let Some(journal) = &state.journal {
        show_game(&mut frame, state, journal, moment, own, &speaker, &names);
    }
    frame.sides = sides(state, moment, own, &speaker, &names);
    Ok(frame)
}

/// Everything that needs a game.
fn show_game(
    frame: &mut Frame,
    state: &TableState,
    journal: &Journal,
    moment: Option<usize>,
    own: SeatSet,
    speaker: &Speaker,
    names: &[String],
) {
    let last = journal.moments().len() - 1;
    let shown = moment.unwrap_or(last);
    let game = &*journal.moments()[shown];
    // Someone with several seats at one screen looks with those of whoever is to
    // act; a game with secrets asks each in turn.
    let eyes = own
        .iter()
        .find(|&seat| game.to_act().contains(seat))
        .or(own.lowest());
    frame.actions = last;
    frame.moment = moment.filter(|&at| at != last);
    frame.digest = match shown.checked_sub(1) {
        Some(index) => journal.record().entries[index].position.clone(),
        None => game.digest(),
    };
    frame.progress = game
        .progress(eyes)
        .iter()
        .map(|phrase| speaker.say(phrase))
        .collect();
    frame.board = game.svg(eyes, names, speaker);
    frame.scores = scores(state, game, speaker);
    let (log, points) = state.tell(
        speaker.language(),
        |told| tell(told, journal, speaker),
        |told| (told.log.clone(), told.points.clone()),
    );
    frame.log = log.into_iter().take(shown + 1).collect();
    frame.points = points
        .into_iter()
        .take_while(|entry| entry.n <= shown)
        .collect();
    frame.chart = journal.moments()[..=shown]
        .iter()
        .map(|game| {
            Seat::first(state.referee.sides())
                .map(|seat| game.total(seat))
                .collect()
        })
        .collect();
    if let Some(outcome) = game.outcome() {
        frame.places = outcome.places().to_vec();
    }
    if shown == last {
        frame.waiting = game
            .owing()
            .iter()
            .filter_map(|seat| names.get(seat.index()).cloned())
            .collect();
        frame.questions = game
            .to_act()
            .iter()
            .filter(|&seat| own.contains(seat))
            .map(|seat| question(game, seat, speaker))
            .collect();
        frame.undo =
            frame.stage == Stage::Playing && journal.undo_target(own, state.bots()).is_ok();
    }
}

/// The names of all sides, the automaton's included.
pub fn names(state: &TableState, speaker: &Speaker) -> Vec<String> {
    let mut names = state.names();
    for _ in state.referee.seats()..state.referee.sides() {
        names.push(speaker.say(&state.referee.automaton()));
    }
    names
}

fn sides(
    state: &TableState,
    moment: Option<usize>,
    own: SeatSet,
    speaker: &Speaker,
    names: &[String],
) -> Vec<SideFrame> {
    let journal = state.journal.as_ref();
    let game: Option<&dyn Match> = journal.map(|journal| match moment {
        Some(at) => &*journal.moments()[at],
        None => journal.game(),
    });
    Seat::first(state.referee.sides())
        .map(|seat| {
            let chair = state.seats.get(seat.index());
            let (kind, bot) = match chair.map(|chair| &chair.sitter) {
                None => (SideKind::Automaton, None),
                Some(Sitter::Nobody) => (SideKind::Free, None),
                Some(Sitter::Person(_)) => (SideKind::Person, None),
                Some(Sitter::Bot(bot)) => (SideKind::Bot, Some(bot.to_string())),
            };
            let stats = game.map_or_else(Vec::new, |game| game.stats(own.lowest(), seat));
            SideFrame {
                seat: seat.number(),
                name: names[seat.index()].clone(),
                kind,
                bot,
                colour: state.referee.colour(seat).to_string(),
                you: own.contains(seat),
                acting: game.is_some_and(|game| game.owing().contains(seat)),
                total: game.map_or(0, |game| game.total(seat)),
                stats: stats
                    .iter()
                    .map(|stat| StatFrame {
                        icon: stat.icon.to_string(),
                        label: speaker.say(&stat.label),
                        value: speaker.say(&stat.value),
                    })
                    .collect(),
            }
        })
        .collect()
}

fn question(game: &dyn Match, seat: Seat, speaker: &Speaker) -> Question {
    Question {
        seat: seat.number(),
        text: speaker.say(&game.question(seat)),
        owed: game.owing().contains(seat),
        choices: game
            .choices(seat)
            .into_iter()
            .map(|choice| ChoiceFrame {
                text: speaker.say(&choice.phrase),
                action: choice.action,
                path: choice
                    .path
                    .iter()
                    .map(|crumb| CrumbFrame {
                        element: crumb.element.clone(),
                        label: speaker.say(&crumb.label),
                    })
                    .collect(),
            })
            .collect(),
        closed: game
            .closed(seat)
            .into_iter()
            .map(|(choice, refusal)| ClosedFrame {
                path: choice.path.into_iter().map(|crumb| crumb.element).collect(),
                reason: speaker.say(&refusal.phrase),
                rule: refusal
                    .rule
                    .map_or_else(String::new, |rule| rule.to_string()),
            })
            .collect(),
    }
}

/// The points by source; sources that gave nobody anything are left out, the
/// total comes last.
fn scores(state: &TableState, game: &dyn Match, speaker: &Speaker) -> Vec<ScoreRow> {
    let sides = || Seat::first(state.referee.sides());
    let mut rows: Vec<ScoreRow> = (state.referee.info().sources.iter().enumerate())
        .map(|(source, key)| ScoreRow {
            label: speaker.say(&Phrase::new(key)),
            points: sides()
                .map(|seat| game.points(seat, source as u8))
                .collect(),
        })
        .filter(|row| row.points.iter().any(|&points| points != 0))
        .collect();
    rows.push(ScoreRow {
        label: speaker.say(&Phrase::new("page-total")),
        points: sides().map(|seat| game.total(seat)).collect(),
    });
    rows
}

/// Adds what happened since the log was last told. Events are heard by everyone.
fn tell(told: &mut Told, journal: &Journal, speaker: &Speaker) {
    let sides = journal.referee().sides() as usize;
    for n in told.log.len()..journal.moments().len() {
        let moment = &journal.moments()[n];
        let mut reasons = vec![Vec::new(); sides];
        let mut lines = Vec::new();
        for news in moment.news(None) {
            let line = speaker.say(&news.phrase);
            if let Some(seat) = news.explains {
                reasons[seat.index()].push(line.clone());
            }
            if let Some(scored) = news.scored {
                let source = journal.referee().info().sources[scored.source as usize];
                told.points.push(PointEntry {
                    n,
                    seat: scored.seat.number(),
                    points: i32::from(scored.points),
                    source: speaker.say(&Phrase::new(source)),
                    why: std::mem::take(&mut reasons[scored.seat.index()]).join(" "),
                });
            }
            lines.push(line);
        }
        let seat = n
            .checked_sub(1)
            .map_or(0, |i| journal.record().entries[i].seat.number());
        told.log.push(LogEntry { n, seat, lines });
    }
}

fn chat(state: &TableState) -> Vec<ChatLine> {
    state
        .chat
        .iter()
        .map(|(name, seat, text)| ChatLine {
            name: name.clone(),
            seat: seat.map_or(0, Seat::number),
            text: text.clone(),
        })
        .collect()
}

fn options(state: &TableState, speaker: &Speaker) -> Vec<(String, String)> {
    let chosen = state.referee.options();
    state
        .referee
        .info()
        .options
        .iter()
        .filter_map(|option| {
            let value = chosen.get(option.key)?;
            let label = speaker.say_key(&format!("option-{}", option.key))?;
            let meaning = speaker
                .say_key(&format!("option-{}-{value}", option.key))
                .unwrap_or_else(|| value.clone());
            Some((label, meaning))
        })
        .collect()
}

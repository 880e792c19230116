//! A table as one reader may see it. Everything starts from the reader's view.

use catalog::{Answer, BotKind, Choice, Match};
use record::Journal;
use tabletop::{Crumb, Phrase, Seat, SeatSet, Speak};
use words::Speaker;

use crate::{
    draft::Draft,
    frame::{
        ChatLine, ChoiceFrame, ClosedFrame, CrumbFrame, DiceFrame, DraftFrame, Frame, LogEntry,
        PhaseFrame, PlacedFrame, PointEntry, Question, ScoreRow, ShortcutFrame, SideFrame,
        SideKind, Stage, StatFrame,
    },
    hinted::Hinting,
    hub::SeatHints,
    problem::Problem,
    table::{LogCache, Sitter, TableState},
};

/// What a reader asks for.
pub struct Ask<'a> {
    /// Who reads.
    pub visitor: &'a str,
    /// The view that is asked for.
    pub view: &'a View,
    /// Says the words of the page and of the game.
    pub speaker: &'a Speaker,
    /// The hints that were asked for.
    pub hints: Option<&'a SeatHints>,
}

/// How a table is looked at.
#[derive(Clone, Debug, Default)]
pub struct View {
    /// After how many actions; as it stands if nothing is said.
    pub at: Option<usize>,
    /// The seat whose player looks, where one visitor plays several.
    pub as_seat: Option<Seat>,
    /// What the reader has drafted.
    pub draft: Option<Draft>,
}

impl View {
    /// The draft, if it answers the question that its seat has now.
    fn open_draft(&self, state: &TableState, own: SeatSet) -> Option<&Draft> {
        let fits =
            |draft: &&Draft| own.contains(draft.seat) && draft.asked == state.asked(draft.seat);
        self.draft.as_ref().filter(fits)
    }

    /// The seat of the one who holds the screen.
    fn holder(&self) -> Option<Seat> {
        let drafter = || Some(self.draft.as_ref()?.seat);
        self.as_seat.or_else(drafter)
    }
}

/// The table as the reader may see it.
///
/// # Errors
/// When there is no such moment.
pub fn table_frame(state: &TableState, ask: &Ask<'_>) -> Result<Frame, Problem> {
    let own = state.seats_of(ask.visitor);
    let names = names(state, ask.speaker);
    let speaker = ask.speaker.clone().with_names(names.clone());
    let moment = match (ask.view.at, &state.journal) {
        (None, _) => None,
        (Some(at), Some(journal)) if at < journal.moments().len() => Some(at),
        (Some(_), _) => return Err(Problem::missing("problem-moment")),
    };
    let mut frame = Frame {
        table: state.id.clone(),
        game: state.game.clone(),
        title: state.referee.info().title.to_string(),
        about: speaker.say_key("about").unwrap_or_default(),
        host: host(state),
        seq: state.seq,
        digest: String::new(),
        stage: state.stage(),
        actions: 0,
        moment: None,
        progress: Vec::new(),
        last_round: false,
        sides: Vec::new(),
        board: String::new(),
        questions: Vec::new(),
        draft: None,
        pass: None,
        as_seat: None,
        waiting: Vec::new(),
        since: state.moved,
        undo: false,
        log: Vec::new(),
        phases: Vec::new(),
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
        let last = journal.moments().len() - 1;
        let shown = moment.unwrap_or(last);
        // A draft is shown at the last moment only, and only as far as it can be played.
        let draft = ask.view.open_draft(state, own).filter(|_| shown == last);
        let drafted = draft.and_then(|draft| Some((draft, draft.applied(journal.game())?)));
        let (draft, drafted) = drafted.unzip();
        frame.draft = draft.map(|draft| draft_frame(journal.game(), draft, &speaker));
        let game = drafted.as_deref().unwrap_or(&*journal.moments()[shown]);
        let viewpoint = viewpoint(state, game, own, ask.view.holder());
        let seen = Seen {
            journal,
            shown,
            game,
            viewpoint,
        };
        show_game(&mut frame, state, &seen, &speaker, &names);
        let hinting = Hinting {
            state,
            game: journal.game(),
            draft,
            own,
            speaker: &speaker,
        };
        for question in &mut frame.questions {
            hinting.hint(question, ask.hints);
        }
        frame.sides = sides(
            state,
            Some((game, viewpoint.as_seat)),
            ask.visitor,
            &speaker,
            &names,
        );
        tell_totals(&mut frame);
    } else {
        frame.sides = sides(state, None, ask.visitor, &speaker, &names);
    }
    Ok(frame)
}

fn draft_frame(game: &dyn Match, draft: &Draft, speaker: &Speaker) -> DraftFrame {
    let mut before = game.copy();
    let mut placed = Vec::new();
    for (n, action) in draft.answer.actions().enumerate() {
        let path = before.path(draft.seat, action);
        let fits = |rest: &Draft| rest.applied(game).is_some();
        let without = match draft.without(n) {
            None => Some(format!("as_seat={}", draft.seat)),
            Some(rest) => fits(&rest).then(|| rest.query()),
        };
        placed.extend(without.map(|without| PlacedFrame {
            path: crumbs(&path, speaker),
            without,
        }));
        // Of a complete draft nothing comes after the last action.
        if before.play(draft.seat, action).is_err() {
            break;
        }
    }
    DraftFrame {
        seat: draft.seat.number(),
        shorter: draft.shorter().map(|shorter| shorter.query()),
        actions: draft.answer.notation().to_string(),
        complete: draft.complete(game).is_some(),
        placed,
    }
}

/// The name of whoever made the table, as long as they sit at it.
fn host(state: &TableState) -> Option<String> {
    let is_host = |sitter: &Sitter| *sitter == Sitter::Person(state.host.clone());
    let chair = state.seats.iter().find(|chair| is_host(&chair.sitter))?;
    Some(chair.name.clone())
}

/// Who looks at the board, and who is asked.
#[derive(Clone, Copy, Default)]
struct Viewpoint {
    /// Whose view is shown; a spectator's if nobody's.
    as_seat: Option<Seat>,
    /// The seats whose questions are shown.
    asked: SeatSet,
    /// The seats whose actions can be taken back.
    undoing: SeatSet,
    /// The seat that must be given the screen first.
    pass: Option<Seat>,
}

/// People who share a screen see the view of whoever is to act. Where there are
/// secrets, the screen is passed on first, and each sees only the own question. After the
/// game anyone's view can be looked at.
fn viewpoint(
    state: &TableState,
    game: &dyn Match,
    own: SeatSet,
    holder: Option<Seat>,
) -> Viewpoint {
    if state.stage() == Stage::Over {
        // Nothing is secret any more: everyone may look with anyone's eyes.
        let seat = holder.filter(|seat| seat.number() <= state.referee.seats());
        return Viewpoint {
            as_seat: seat.or(own.lowest()),
            ..Viewpoint::default()
        };
    }
    let may_act = |seat: &Seat| game.to_act().contains(*seat);
    let asked: SeatSet = own.iter().filter(may_act).collect();
    if own.len() < 2 || !state.referee.info().secrets || game.outcome().is_some() {
        return Viewpoint {
            as_seat: asked.lowest().or(own.lowest()),
            asked,
            undoing: own,
            pass: None,
        };
    }
    let holder = holder.filter(|&seat| own.contains(seat));
    let owes = |seat: Seat| game.owing().contains(seat);
    let next = own.iter().find(|&seat| owes(seat));
    // Whoever has sealed an answer and could still change it passes the screen on.
    if next.is_some() && !holder.is_some_and(owes) {
        return Viewpoint {
            pass: next,
            ..Viewpoint::default()
        };
    }
    Viewpoint {
        as_seat: holder,
        asked: holder.into_iter().filter(may_act).collect(),
        undoing: holder.into_iter().collect(),
        pass: None,
    }
}

/// The moment of a game that is shown.
struct Seen<'a> {
    journal: &'a Journal,
    /// After how many actions.
    shown: usize,
    /// The game then, with what the reader has drafted.
    game: &'a dyn Match,
    viewpoint: Viewpoint,
}

/// Everything that needs a game.
fn show_game(
    frame: &mut Frame,
    state: &TableState,
    seen: &Seen<'_>,
    speaker: &Speaker,
    names: &[String],
) {
    let Seen {
        journal,
        shown,
        game,
        viewpoint,
    } = *seen;
    let last = journal.moments().len() - 1;
    frame.actions = last;
    frame.moment = (shown != last).then_some(shown);
    frame.pass = viewpoint.pass.map(Seat::number);
    frame.as_seat = viewpoint.as_seat.map(Seat::number);
    frame.digest = match shown.checked_sub(1) {
        Some(index) => journal.record().entries[index].position.clone(),
        None => journal.moments()[0].digest(),
    };
    let progress = game.progress(viewpoint.as_seat);
    frame.progress = progress.iter().map(|phrase| speaker.say(phrase)).collect();
    frame.last_round = progress.iter().any(|phrase| phrase.key.ends_with("-last"));
    frame.board = game.svg(viewpoint.as_seat, names, speaker);
    frame.scores = scores(state, game, viewpoint.as_seat, speaker);
    let LogCache {
        log,
        points,
        phases,
    } = state.read_log(
        speaker.language(),
        |cache| render_log(cache, journal, speaker),
        Clone::clone,
    );
    frame.log = log.into_iter().take(shown + 1).collect();
    let points = points.into_iter().take_while(|entry| entry.n <= shown);
    frame.points = points.collect();
    frame.phases = phases;
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
        frame.questions = viewpoint
            .asked
            .iter()
            .map(|seat| question(state, game, seat, speaker))
            .collect();
        frame.undo = frame.stage == Stage::Playing
            && journal.undo_target(viewpoint.undoing, state.bots()).is_ok();
    }
}

/// The names of all sides, the automaton's included.
pub fn names(state: &TableState, speaker: &Speaker) -> Vec<String> {
    let kept = state.names();
    let mut names: Vec<String> = kept.iter().map(|name| said_name(name, speaker)).collect();
    for _ in state.referee.seats()..state.referee.sides() {
        names.push(speaker.say(&state.referee.automaton()));
    }
    names
}

/// A name as the reader hears it: a bot's is kept as its level and its seat.
pub fn said_name(kept: &str, speaker: &Speaker) -> String {
    let bot = kept.split_once(' ').and_then(|(level, seat)| {
        let level = match level.parse().ok()? {
            BotKind::Random => "page-bot-random",
            BotKind::Novice => "page-bot-novice",
            BotKind::Greedy => "page-bot-greedy",
            BotKind::Skilled => "page-bot-skilled",
            BotKind::Strong => "page-bot-strong",
            BotKind::Expert => "page-bot-expert",
        };
        let name = Phrase::new("page-bot-name")
            .with("level", Phrase::new(level))
            .with("number", seat.parse::<i64>().ok()?);
        Some(speaker.say(&name))
    });
    bot.unwrap_or_else(|| kept.to_owned())
}

fn sides(
    state: &TableState,
    seen: Option<(&dyn Match, Option<Seat>)>,
    visitor: &str,
    speaker: &Speaker,
    names: &[String],
) -> Vec<SideFrame> {
    let own = state.seats_of(visitor);
    let game = seen.map(|(game, _)| game);
    Seat::first(state.referee.sides())
        .map(|seat| {
            let chair = state.seats.get(seat.index());
            let (kind, bot) = match chair.map(|chair| &chair.sitter) {
                None => (SideKind::Automaton, None),
                Some(Sitter::Nobody) => (SideKind::Free, None),
                Some(Sitter::Person(_)) => (SideKind::Person, None),
                Some(Sitter::Bot(bot)) => (SideKind::Bot, Some(bot.to_string())),
            };
            let stats = seen.map_or_else(Vec::new, |(game, as_seat)| game.stats(as_seat, seat));
            SideFrame {
                seat: seat.number(),
                name: names[seat.index()].clone(),
                kind,
                bot,
                colour: game
                    .map_or_else(|| state.referee.colour(seat), |game| game.colour(seat))
                    .to_string(),
                you: own.contains(seat),
                left: state.may_return(seat, visitor),
                acting: game.is_some_and(|game| game.owing().contains(seat)),
                total: game.map_or(0, |game| game.total(seat)),
                partly_hidden: false,
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

fn crumb(crumb: &Crumb, speaker: &Speaker) -> CrumbFrame {
    CrumbFrame {
        element: crumb.element.clone(),
        label: speaker.say(&crumb.label),
    }
}

fn crumbs(path: &[Crumb], speaker: &Speaker) -> Vec<CrumbFrame> {
    path.iter().map(|one| crumb(one, speaker)).collect()
}

/// The answers of a seat, those to two questions in one go in the place of their first part.
fn offered(game: &dyn Match, seat: Seat) -> Vec<Choice> {
    let mut joined = game.joined(seat);
    let mut offered = Vec::new();
    for choice in game.choices(seat) {
        let begins = |both: &mut Choice| {
            Answer::new(&*both.action).first(1) == Some(Answer::new(&*choice.action))
        };
        let before = offered.len();
        offered.extend(joined.extract_if(.., begins));
        if offered.len() == before {
            offered.push(choice);
        }
    }
    offered
}

fn question(state: &TableState, game: &dyn Match, seat: Seat, speaker: &Speaker) -> Question {
    Question {
        seat: seat.number(),
        text: speaker.say(&game.question(seat)),
        owed: game.owing().contains(seat),
        choices: offered(game, seat)
            .into_iter()
            .map(|choice| ChoiceFrame {
                text: speaker.say(&choice.phrase),
                action: choice.action,
                path: crumbs(&choice.path, speaker),
                offer: choice.offer,
            })
            .collect(),
        shortcuts: game
            .shortcuts(seat)
            .into_iter()
            .map(|shortcut| ShortcutFrame {
                at: address_of(shortcut.draft, state.asked(seat), seat),
                text: speaker.say(&shortcut.phrase),
                element: crumb(&shortcut.element, speaker),
                offer: shortcut.offer,
            })
            .collect(),
        closed: game
            .closed(seat)
            .into_iter()
            .map(|closed| ClosedFrame {
                path: closed.path.into_iter().map(|crumb| crumb.element).collect(),
                reason: speaker.say(&closed.refusal.phrase),
                kind: closed.refusal.phrase.key.to_string(),
                rule: closed
                    .refusal
                    .rule
                    .map_or_else(String::new, |rule| rule.to_string()),
            })
            .collect(),
        hint_at: None,
        hint: None,
    }
}

/// What an address says to see the table with a draft, or without any.
fn address_of(draft: Option<Answer>, asked: u64, seat: Seat) -> String {
    let draft = draft.map(|answer| Draft {
        asked,
        seat,
        answer,
    });
    draft.map_or_else(|| format!("as_seat={seat}"), |draft| draft.query())
}

/// The points by source if the game ended now; sources that gave nobody anything are
/// left out, the total comes last.
pub fn scores(
    state: &TableState,
    game: &dyn Match,
    as_seat: Option<Seat>,
    speaker: &Speaker,
) -> Vec<ScoreRow> {
    let sides = || Seat::first(state.referee.sides());
    let mut rows: Vec<ScoreRow> = (state.referee.info().sources.iter().enumerate())
        .map(|(source, key)| {
            let source = source as u8;
            let unscored = |side| game.unscored(as_seat, side, source);
            ScoreRow {
                label: speaker.say(&Phrase::new(key)),
                points: sides()
                    .map(|side| game.points(side, source) + unscored(side).unwrap_or(0))
                    .collect(),
                hidden: sides().map(|side| unscored(side).is_none()).collect(),
            }
        })
        .filter(|row| row.points.iter().any(|&points| points != 0) || row.hidden.contains(&true))
        .collect();
    let column = |side: Seat| rows.iter().map(move |row| row.points[side.index()]);
    let is_hidden = |side: Seat| rows.iter().any(|row| row.hidden[side.index()]);
    let total = ScoreRow {
        label: speaker.say(&Phrase::new("page-total")),
        points: sides().map(|side| column(side).sum()).collect(),
        hidden: sides().map(is_hidden).collect(),
    };
    rows.push(total);
    rows
}

/// The players' points are the last row of the score sheet.
fn tell_totals(frame: &mut Frame) {
    let Some(total) = frame.scores.last() else {
        return;
    };
    for (n, side) in frame.sides.iter_mut().enumerate() {
        side.total = total.points[n];
        side.partly_hidden = total.hidden[n];
    }
}

/// Adds what happened since the log was last rendered. Events are heard by everyone.
fn render_log(cache: &mut LogCache, journal: &Journal, speaker: &Speaker) {
    let sides = journal.referee().sides() as usize;
    for n in cache.log.len()..journal.moments().len() {
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
                cache.points.push(PointEntry {
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
        cache.log.push(LogEntry { n, seat, lines });
        let phase = phase_of(journal, n, speaker);
        let is_same = |known: &PhaseFrame| known.round == phase.round && known.phase == phase.phase;
        if !cache.phases.last().is_some_and(is_same) {
            cache.phases.push(phase);
        }
    }
}

/// The phase in which an action was played, as everyone may know it.
fn phase_of(journal: &Journal, n: usize, speaker: &Speaker) -> PhaseFrame {
    let progress = journal.moments()[n.saturating_sub(1)].progress(None);
    let said = |part: usize| progress.get(part).map(|phrase| speaker.say(phrase));
    PhaseFrame {
        n,
        round: said(0).unwrap_or_default(),
        phase: said(1).unwrap_or_default(),
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
    let hints = if state.hints {
        "page-hints-on"
    } else {
        "page-hints-off"
    };
    let hints = [Phrase::new("page-hints"), Phrase::new(hints)].map(|phrase| speaker.say(&phrase));
    let options = state.referee.info().options.iter();
    options
        .filter_map(|option| {
            let value = chosen.get(option.key)?;
            let label = speaker.say_key(&format!("option-{}", option.key))?;
            // One value, or several with commas between them.
            let meaning = value.split(',').map(|part| {
                speaker
                    .say_key(&format!("option-{}-{part}", option.key))
                    .or_else(|| speaker.say_key(&format!("page-colour-{part}")))
                    .unwrap_or_else(|| part.to_string())
            });
            Some((label, meaning.collect::<Vec<_>>().join(", ")))
        })
        .chain([hints.into()])
        .collect()
}

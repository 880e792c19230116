//! A table as one reader may see it. Everything starts from the reader's view.

use catalog::{Answer, BotKind, Match, Referee};
use record::Journal;
use tabletop::{Crumb, Phrase, Seat, SeatSet, Speak, Stat};
use words::Speaker;

use crate::{
    clock_frame,
    draft::Draft,
    frame::{
        ChatLine, ChoiceFrame, ClosedFrame, CrumbFrame, DiceFrame, DraftFrame, Frame, HandsFrame,
        PlacedFrame, Question, ScoreRow, ShortcutFrame, SideFrame, SideKind, Stage, StatFrame,
    },
    hint_frame::Hinting,
    hub::{SeatHints, public_handle},
    lesson_frame,
    parts::{Part, Parts},
    problem::Problem,
    seat_notes,
    story::{self, SharedStory},
    table::{Chair, Line, Listener, Sitter, TablePolicy, TableState},
    table_event::Watch,
};

/// How many actions of the log a frame tells unless more are asked for.
pub const LOG_PART: usize = 40;
/// How many lines of the chat a frame has unless more are asked for.
pub const CHAT_PART: usize = 50;

/// What a reader asks for.
pub struct Ask<'a> {
    /// Who reads.
    pub role: Role,
    /// The view that is asked for.
    pub view: &'a View,
    /// Says the words of the page and of the game.
    pub speaker: &'a Speaker,
    /// The hints that were asked for.
    pub hints: Option<&'a SeatHints>,
    /// What was told of the game so far, in the speaker's language.
    pub story: &'a SharedStory,
}

/// Who reads, as far as a frame depends on it: at one moment of a table all readers of one
/// role are shown the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Role {
    /// The seats the reader has.
    pub own: SeatSet,
    /// The seats the reader got up from and may take again.
    pub left: SeatSet,
    /// The seats the reader may free.
    pub can_free: SeatSet,
    /// Whether the reader made the table.
    pub is_host: bool,
    /// Whether the reader looks after the table now.
    pub in_charge: bool,
    /// When the table will be closed, in seconds since 1970, once that is near.
    pub closes: Option<u64>,
    /// The reader's number among those who have a part in the chat.
    pub listener: Option<usize>,
    /// Whether the secret behind the dice may be known.
    pub dice_open: bool,
    /// The seats to which the reader may give time.
    pub can_give: SeatSet,
    /// The numbers of those in the chat whom the reader blocks.
    pub unheard: Vec<usize>,
    /// Whether the table is one of the past, in which the reader sees all hands.
    pub open_hands: bool,
}

impl Role {
    /// The role of a visitor at a table now.
    #[must_use]
    pub fn of(state: &TableState, visitor: &str, policy: &TablePolicy, now: u64) -> Self {
        let overdue = state.overdue(now, policy.patience);
        let closes = state.closes_soon(&policy.closing, now);
        let seats = Seat::first(state.seats.len() as u8);
        Self {
            own: state.seats_of(visitor),
            left: seats
                .filter(|&seat| state.may_return(seat, visitor))
                .collect(),
            can_free: state.can_be_freed(visitor, overdue),
            is_host: state.host == visitor,
            in_charge: !state.stage().is_ended() && state.is_in_charge(visitor, overdue),
            closes: closes.map(|at| at / 1000),
            listener: state.chat.number_of(visitor),
            dice_open: state.dice_are_open(now),
            can_give: state.may_get_time(visitor),
            unheard: Vec::new(),
            open_hands: false,
        }
    }

    /// Whoever watches with open hands: only the hub says to whom that is shown, and of which
    /// moment. There is nothing to be done in the past.
    #[must_use]
    pub const fn of_the_past() -> Self {
        Self {
            own: SeatSet::EMPTY,
            left: SeatSet::EMPTY,
            can_free: SeatSet::EMPTY,
            is_host: false,
            in_charge: false,
            closes: None,
            listener: None,
            dice_open: false,
            can_give: SeatSet::EMPTY,
            unheard: Vec::new(),
            open_hands: true,
        }
    }
}

/// How a table is looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct View {
    /// After how many actions; as it stands if nothing is said.
    pub at: Option<usize>,
    /// The seat whose player looks, where one visitor plays several.
    pub as_seat: Option<Seat>,
    /// What the reader has drafted.
    pub draft: Option<Draft>,
    /// From which action on the log is read; the last part of it if nothing is said.
    pub log: Option<usize>,
    /// From which line on the chat is read; the last part of it if nothing is said.
    pub chat: Option<usize>,
    /// Whether every point is explained, as it always is after the game.
    pub course: bool,
    /// The step of a lesson that is read, counted from 1.
    pub tip: Option<usize>,
    /// What of it is wanted.
    pub parts: Parts,
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
    let own = ask.role.own;
    let names = names(state, ask.speaker);
    let speaker = ask.speaker.clone().with_names(names.clone());
    let moment = match (ask.view.at, &state.journal) {
        (None, _) => None,
        (Some(at), Some(journal)) if at <= journal.actions() => Some(at),
        (Some(_), _) => return Err(Problem::missing("problem-moment")),
    };
    let chairs = state.seats.iter();
    let contributed = chairs.clone().map(|chair| !chair.nonce.is_empty());
    // Whoever knew what others added could choose the own with care.
    let nonces = chairs.map(|chair| match &state.journal {
        Some(_) => chair.nonce.clone(),
        None => String::new(),
    });
    let mut frame = Frame {
        table: state.id.clone(),
        game: state.game.clone(),
        daily: state.daily.map(|day| day.to_string()),
        title: state.referee.info().title.to_string(),
        about: speaker.say_key("about").unwrap_or_default(),
        host: host(state),
        seq: state.seq,
        digest: String::new(),
        stage: state.stage(),
        closed: state.closed,
        closes: ask.role.closes,
        clock: clock_frame::clock(state).filter(|_| !ask.role.open_hands),
        in_charge: ask.role.in_charge,
        actions: 0,
        moment: None,
        progress: Vec::new(),
        last_round: false,
        sides: Vec::new(),
        board: String::new(),
        view: None,
        questions: Vec::new(),
        lesson: None,
        draft: None,
        pass: None,
        as_seat: None,
        waiting: Vec::new(),
        since: state.moved / 1000,
        undo: false,
        log: Vec::new(),
        notes: if ask.view.parts.has(Part::Log) {
            seat_notes::notes(state, &speaker)
        } else {
            Vec::new()
        },
        phases: Vec::new(),
        scores: Vec::new(),
        points: Vec::new(),
        chat_before: 0,
        chat: Vec::new(),
        options: options(state, &speaker),
        open: state.open,
        hands: hands(state, &ask.role),
        rated: state.rated,
        tournament: state.tournament.clone(),
        invitation: (state.daily.is_none() && (!own.is_empty() || ask.role.is_host))
            .then(|| state.invitation.clone()),
        spectators: (state.watch == Watch::Invited
            && state.daily.is_none()
            && (!own.is_empty() || ask.role.is_host))
            .then(|| state.spectator_link()),
        dice: DiceFrame {
            commitment: state.commitment.clone(),
            commit_first: state.commit_first,
            origin: state.origin.clone(),
            owed: state.owes_nonce(ask.role.own),
            contributed: contributed.collect(),
            nonces: nonces.collect(),
            secret: (ask.role.dice_open).then(|| state.secret().to_string()),
            seed: state.taught.as_ref().map(|taught| taught.seed),
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
    let (first, lines) = (ask.view.chat, state.chat.lines());
    let first = first.unwrap_or_else(|| lines.len().saturating_sub(CHAT_PART));
    frame.chat_before = match ask.role.open_hands {
        true => 0,
        false => first.min(lines.len()),
    };
    let listener = Listener {
        visitor: ask
            .role
            .listener
            .and_then(|number| state.chat.person(number)),
        is_host: ask.role.is_host,
        is_here: state.strangers_may_speak() || ask.role.is_host || !own.is_empty(),
        unheard: &ask.role.unheard,
    };
    // A line that was taken away since would still be there.
    if ask.view.parts.has(Part::Chat) && !ask.role.open_hands {
        frame.chat = chat(state, &lines[first.min(lines.len())..], listener);
    }
    if let Some(journal) = &state.journal {
        let last = journal.actions();
        let shown = moment.unwrap_or(last);
        let looked_at = journal.moment(shown);
        let looked_at = looked_at.ok_or_else(|| Problem::missing("problem-moment"))?;
        // A draft is shown at the last moment only, and only as far as it can be played.
        let draft = ask.view.open_draft(state, own).filter(|_| shown == last);
        let drafted = draft.and_then(|draft| Some((draft, draft.applied(journal.game())?)));
        let (draft, drafted) = drafted.unzip();
        frame.draft = draft.map(|draft| draft_frame(journal.game(), draft, &speaker));
        let game = drafted.as_deref().unwrap_or(&*looked_at);
        let viewpoint = viewpoint(state, game, &ask.role, ask.view.holder());
        let seen = Seen {
            journal,
            shown,
            game,
            viewpoint,
        };
        show_game(&mut frame, state, &seen, ask, &speaker, &names);
        tell_story(&mut frame, &seen, ask, &speaker, &names);
        if shown == last {
            frame.lesson = lesson_frame::step(state, own, draft, ask.view.tip, &speaker);
        }
        if let (Some(_), Some(draft), Some(told)) = (&frame.lesson, draft, &mut frame.draft) {
            told.shorter = lesson_frame::shorter(state, draft).or(told.shorter.take());
        }
        if let Some(lesson) = &frame.lesson {
            frame.board = lesson_frame::light(frame.board, &lesson.spotlight);
        }
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
            &ask.role,
            &speaker,
            &names,
        );
        tell_totals(&mut frame);
        if !ask.view.parts.has(Part::Scores) {
            frame.scores.clear();
        }
    } else {
        frame.sides = sides(state, None, &ask.role, &speaker, &names);
    }
    if !ask.view.parts.has(Part::Sides) {
        frame.sides.clear();
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
        at: draft.query(),
        complete: draft.complete(game).is_some(),
        placed,
    }
}

/// What is to be known of open hands.
fn hands(state: &TableState, role: &Role) -> Option<HandsFrame> {
    let (at, hands) = (state.hands_at()?, state.hands.as_ref()?);
    let chairs = || Seat::first(state.seats.len() as u8).zip(&state.seats);
    let agrees = |chair: &Chair| chair.person().is_none_or(|who| hands.has_agreed(who));
    let mut own = chairs().filter(|(seat, _)| role.own.contains(*seat));
    Some(HandsFrame {
        minutes: at.minutes,
        all_agree: at.all_agree || role.open_hands,
        disagree: chairs()
            .filter(|(_, chair)| !agrees(chair) && !role.open_hands)
            .map(|(seat, _)| seat.number())
            .collect(),
        you_agree: own.next().map(|(_, chair)| agrees(chair)),
        open: role.open_hands,
    })
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
fn viewpoint(state: &TableState, game: &dyn Match, role: &Role, holder: Option<Seat>) -> Viewpoint {
    let own = role.own;
    let seat = holder.filter(|seat| seat.number() <= state.referee.seats());
    if role.open_hands {
        return Viewpoint {
            as_seat: seat.or(Some(Seat(0))),
            ..Viewpoint::default()
        };
    }
    if state.stage().is_ended() {
        // Nothing is secret any more: everyone may look with anyone's eyes.
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
    ask: &Ask<'_>,
    speaker: &Speaker,
    names: &[String],
) {
    let Seen {
        journal,
        shown,
        game,
        viewpoint,
    } = *seen;
    let last = journal.actions();
    frame.actions = last;
    frame.moment = (shown != last).then_some(shown);
    frame.pass = viewpoint.pass.map(Seat::number);
    frame.as_seat = viewpoint.as_seat.map(Seat::number);
    frame.digest = state.public_digest(shown);
    let progress = game.progress(viewpoint.as_seat);
    frame.progress = progress.iter().map(|phrase| speaker.say(phrase)).collect();
    frame.last_round = progress.iter().any(|phrase| phrase.key.ends_with("-last"));
    let parts = ask.view.parts;
    if parts.has(Part::Board) {
        frame.board = game.svg(viewpoint.as_seat, names, speaker);
    }
    if parts.has(Part::View) {
        frame.view = Some(game.view(viewpoint.as_seat));
    }
    // The totals of the sides come from them.
    if parts.has(Part::Scores) || parts.has(Part::Sides) {
        frame.scores = scores(&*state.referee, game, viewpoint.as_seat, speaker);
    }
    if let Some(outcome) = game.outcome() {
        frame.places = outcome.places().to_vec();
    }
    if shown == last {
        let owing = if state.closed.is_none() {
            game.owing()
        } else {
            SeatSet::EMPTY
        };
        frame.waiting = owing
            .iter()
            .filter_map(|seat| names.get(seat.index()).cloned())
            .collect();
        let asked = viewpoint.asked.iter();
        frame.questions = asked
            .filter(|_| parts.has(Part::Questions))
            .map(|seat| question(state, game, seat, speaker))
            .collect();
        frame.undo = frame.stage == Stage::Playing && state.undo_target(viewpoint.undoing).is_ok();
    }
}

/// The log, as far as it was asked for, and how everyone's points came about.
fn tell_story(
    frame: &mut Frame,
    seen: &Seen<'_>,
    ask: &Ask<'_>,
    speaker: &Speaker,
    names: &[String],
) {
    let (journal, shown, parts) = (seen.journal, seen.shown, ask.view.parts);
    if parts.has(Part::Log) {
        let first = ask.view.log;
        let first = first.unwrap_or_else(|| (shown + 1).saturating_sub(LOG_PART));
        let told = (first.min(shown), shown);
        ask.story.read(journal, speaker, names, told, |steps| {
            frame.log = steps.iter().map(|step| step.entry.clone()).collect();
            frame.phases = story::phases(steps);
        });
    }
    if parts.has(Part::Scores) && (ask.view.course || frame.stage.is_ended()) {
        ask.story
            .read(journal, speaker, names, (0, shown), |steps| {
                frame.points = steps.iter().flat_map(|step| step.points.clone()).collect();
                frame.chart = steps.iter().map(|step| step.totals.clone()).collect();
            });
    }
    // Whoever looks back finds the rounds on the slider.
    if frame.moment.is_some() && parts.has(Part::Log) {
        let all = (0, journal.actions());
        frame.phases = ask.story.read(journal, speaker, names, all, story::phases);
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
            BotKind::Master => "page-bot-master",
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
    role: &Role,
    speaker: &Speaker,
    names: &[String],
) -> Vec<SideFrame> {
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
                rating: bot
                    .as_deref()
                    .and_then(|level| state.anchors.of(level))
                    .map(Into::into),
                player: chair
                    .and_then(Chair::person)
                    .filter(|_| state.rated)
                    .map(public_handle),
                bot,
                colour: game
                    .map_or_else(|| state.referee.colour(seat), |game| game.colour(seat))
                    .to_string(),
                you: role.own.contains(seat),
                left: role.left.contains(seat),
                can_free: role.can_free.contains(seat),
                acting: game.is_some_and(|game| game.owing().contains(seat))
                    && state.closed.is_none(),
                clock: clock_frame::side(state, seat, role).filter(|_| !role.open_hands),
                total: game.map_or(0, |game| game.total(seat)),
                partly_hidden: false,
                stats: stats.iter().map(|stat| said_stat(stat, speaker)).collect(),
            }
        })
        .collect()
}

/// What a side has, in words.
pub fn said_stat(stat: &Stat, speaker: &Speaker) -> StatFrame {
    StatFrame {
        icon: stat.icon.to_string(),
        label: speaker.say(&stat.label),
        value: speaker.say(&stat.value),
    }
}

fn crumb(crumb: &Crumb, speaker: &Speaker) -> CrumbFrame {
    CrumbFrame {
        element: crumb.element.clone(),
        label: speaker.say(&crumb.label),
    }
}

pub fn crumbs(path: &[Crumb], speaker: &Speaker) -> Vec<CrumbFrame> {
    path.iter().map(|one| crumb(one, speaker)).collect()
}

fn question(state: &TableState, game: &dyn Match, seat: Seat, speaker: &Speaker) -> Question {
    // A lesson speaks of one question at a time: no answer to two of them, no whole drafts.
    let guided = state.is_scripted();
    let (choices, shortcuts) = if guided {
        (game.choices(seat), Vec::new())
    } else {
        (catalog::offered(game, seat), game.shortcuts(seat))
    };
    Question {
        seat: seat.number(),
        text: speaker.say(&game.question(seat)),
        owed: game.owing().contains(seat),
        choices: choices
            .into_iter()
            .map(|choice| ChoiceFrame {
                text: speaker.say(&choice.phrase),
                action: choice.action,
                path: crumbs(&choice.path, speaker),
                offer: choice.offer,
            })
            .collect(),
        shortcuts: shortcuts
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
    referee: &dyn Referee,
    game: &dyn Match,
    as_seat: Option<Seat>,
    speaker: &Speaker,
) -> Vec<ScoreRow> {
    let sides = || Seat::first(referee.sides());
    let unscored: Vec<_> = sides().map(|side| game.unscored(as_seat, side)).collect();
    let mut rows: Vec<ScoreRow> = (referee.info().sources.iter().enumerate())
        .map(|(source, key)| {
            let more = |side: Seat| unscored[side.index()][source];
            let points = |side| game.points(side, source as u8) + more(side).unwrap_or(0);
            ScoreRow {
                label: speaker.say(&Phrase::new(key)),
                points: sides().map(points).collect(),
                hidden: sides().map(|side| more(side).is_none()).collect(),
                earners: match game.outcome() {
                    Some(_) => game.earners(as_seat, source as u8),
                    None => Vec::new(),
                },
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
        earners: Vec::new(),
    };
    rows.push(total);
    rows
}

/// The players' points are the last row of the score sheet.
pub fn tell_totals(frame: &mut Frame) {
    let Some(total) = frame.scores.last() else {
        return;
    };
    for (n, side) in frame.sides.iter_mut().enumerate() {
        side.total = total.points[n];
        side.partly_hidden = total.hidden[n];
    }
}

fn chat(state: &TableState, lines: &[Line], listener: Listener<'_>) -> Vec<ChatLine> {
    let said = |line: &Line| {
        let hidden = state.chat.hidden(line, listener);
        ChatLine {
            number: line.number,
            name: line.name.clone(),
            seat: line.seat.map_or(0, Seat::number),
            text: match hidden {
                None => line.text.clone(),
                Some(_) => String::new(),
            },
            hidden,
            acts: state.chat_acts(line, listener),
        }
    };
    lines.iter().map(said).collect()
}

/// So many minutes, in the largest unit that fits.
pub fn hands_span(minutes: u16) -> Phrase {
    let (key, count) = match minutes {
        _ if minutes.is_multiple_of(24 * 60) => ("page-hands-days", minutes / (24 * 60)),
        _ if minutes.is_multiple_of(60) => ("page-hands-hours", minutes / 60),
        _ => ("page-hands-minutes", minutes),
    };
    Phrase::new(key).with("count", i64::from(count))
}

fn options(state: &TableState, speaker: &Speaker) -> Vec<(String, String)> {
    let chosen = state.referee.options();
    let hints = if state.hints {
        "page-hints-on"
    } else {
        "page-hints-off"
    };
    let hints = [Phrase::new("page-hints"), Phrase::new(hints)].map(|phrase| speaker.say(&phrase));
    let clock = state.clocks.as_ref().map(|clocks| {
        let label = speaker.say(&Phrase::new("page-clock"));
        (label, speaker.say(&clock_frame::label(clocks.control())))
    });
    let hands = state.hands.as_ref().map(|hands| {
        let label = speaker.say(&Phrase::new("page-hands"));
        let later = Phrase::new("page-hands-later").with("span", hands_span(hands.minutes()));
        (label, speaker.say(&later))
    });
    let daily = state.daily.map(|day| {
        let label = speaker.say(&Phrase::new("page-daily"));
        (label, day.to_string())
    });
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
        .chain(clock)
        .chain(hands)
        .chain(daily)
        .collect()
}

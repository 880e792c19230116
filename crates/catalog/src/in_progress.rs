//! One game in progress: the typed game behind [`Match`].

use std::{any::Any, sync::Arc};

use bots::{
    Bot, BotKind, Budget, Compared, House, Judgement, Limits, Line, Lost, Race, Search, Trial,
};
use serde_json::Value;
use tabletop::{
    Advice, Crumb, Dice, Draw, Game, Offer, Outcome, Phrase, Quiet, Reason, Seat, SeatSet, Speak,
    Stat, Words,
};

use crate::{
    Answer, Asked, Choice, ClosedChoice, DraftChoice, DynBot, Guest, Hint, HintRequest, Match,
    News, Refusal, SearchLine, SearchRequest, Thought, answer::THEN, as_recorded,
    encoding::Numbers, printed::Printed,
};

pub(crate) struct InProgress<G: Game> {
    pub game: Arc<G>,
    /// Who thinks about it.
    pub house: House<G>,
    /// What is printed on the board.
    pub printed: Arc<Printed>,
    /// How it is written in numbers.
    pub numbers: Option<Numbers<G>>,
    pub state: G::State,
    /// What the last action told.
    pub events: Vec<G::Event>,
}

impl<G: Game> Clone for InProgress<G> {
    fn clone(&self) -> Self {
        Self {
            game: self.game.clone(),
            house: self.house.clone(),
            printed: self.printed.clone(),
            numbers: self.numbers,
            state: self.state,
            events: self.events.clone(),
        }
    }
}

pub(crate) struct TypedMind<G: Game>(pub Box<dyn Bot<G>>);

impl<G: Game> DynBot for TypedMind<G> {
    fn hear_result(&mut self, places: &[u8], scores: &[i32]) {
        self.0.hear_result(places, scores);
    }

    fn lost(&self) -> Option<&Lost> {
        self.0.lost()
    }
}

/// A guest as a player of a game.
pub(crate) struct Seated(pub Box<dyn Guest>);

impl<G: Words> Bot<G> for Seated {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat, choices: &[G::Action]) -> G::Action {
        let listed = choices.iter();
        let taken = self.0.choose(&Asked {
            view: serde_json::to_value(view).expect("views are plain data"),
            question: game.question(view, seat),
            choices: listed
                .map(|action| (action.to_string(), game.choice(view, seat, action)))
                .collect(),
        });
        choices[taken]
    }

    fn hear_result(&mut self, places: &[u8], scores: &[i32]) {
        self.0.hear_result(places, scores);
    }

    fn lost(&self) -> Option<&Lost> {
        self.0.lost()
    }
}

impl<G: Words> InProgress<G> {
    fn refusal(&self, reason: &G::Reason) -> Refusal {
        Refusal {
            rule: Some(reason.rule()),
            phrase: self.game.reason(reason),
        }
    }

    fn choice(&self, view: &G::View, seat: Seat, action: &G::Action) -> Choice {
        Choice {
            action: action.to_string(),
            phrase: self.game.choice(view, seat, action),
            path: self.game.path(view, seat, action),
            offer: self.game.offer(view, seat, action),
        }
    }

    /// Whether what led from here to this state is an unfinished draft.
    fn is_drafted(&self, state: &G::State, seat: Seat) -> bool {
        self.game.drafting(&self.state, seat)
            && self.game.drafting(state, seat)
            && self.game.reveals(&self.state) == self.game.reveals(state)
    }

    /// What the next question leaves closed, where it is answered in one go with this one:
    /// of all ways to begin with the same piece, after the first.
    fn closed_next(&self, seat: Seat) -> Vec<ClosedChoice>
    where
        G: Draw + Advice,
    {
        let joined = self.joined(seat);
        let mut pieces: Vec<&Crumb> = Vec::new();
        let mut closed = Vec::new();
        for both in &joined {
            let (Some(piece), Some((first, _))) = (both.path.first(), both.action.split_once(THEN))
            else {
                continue;
            };
            let mut after = self.clone();
            if pieces.contains(&piece) || after.play(seat, first).is_err() {
                continue;
            }
            pieces.push(piece);
            for mut one in after.closed(seat) {
                one.path.insert(0, piece.clone());
                one.action = format!("{first}{THEN}{}", one.action);
                if !joined.iter().any(|open| open.path.starts_with(&one.path)) {
                    closed.push(one);
                }
            }
        }
        closed
    }

    /// A line of play given in notation; nothing if it cannot be played from here.
    fn line(&self, seat: Seat, actions: &[String]) -> Option<Line<G>> {
        let mut state = self.state;
        let mut line = Vec::new();
        for action in actions {
            let action: G::Action = action.parse().ok()?;
            self.game.check(&state, seat, action).ok()?;
            line.push((self.game.view(&state, Some(seat)), action));
            self.game.apply(&mut state, seat, action, &mut Quiet);
        }
        (!line.is_empty()).then_some(line)
    }

    /// The actions of an answer, as far as they are actions.
    fn parse(answer: &Answer) -> Vec<G::Action> {
        answer
            .actions()
            .map_while(|action| action.parse().ok())
            .collect()
    }

    /// A game that agrees with a view.
    fn dealt(&self, view: &G::View, dice: Dice) -> Self {
        Self {
            game: self.game.clone(),
            house: self.house.clone(),
            printed: self.printed.clone(),
            numbers: self.numbers,
            state: self.game.redeal(view, dice),
            events: Vec::new(),
        }
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut list = Vec::new();
        self.game.actions(&self.state, seat, &mut list);
        list
    }
}

impl<G: Draw + Advice> Match for InProgress<G> {
    fn copy(&self) -> Box<dyn Match> {
        Box::new(self.clone())
    }

    fn to_act(&self) -> SeatSet {
        self.game.to_act(&self.state)
    }

    fn owing(&self) -> SeatSet {
        self.game.owing(&self.state)
    }

    fn drafting(&self, seat: Seat) -> bool {
        self.game.drafting(&self.state, seat)
    }

    fn question(&self, seat: Seat) -> Phrase {
        self.game
            .question(&self.game.view(&self.state, Some(seat)), seat)
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let view = self.game.view(&self.state, Some(seat));
        let legal = self.legal(seat).into_iter();
        let mut choices: Vec<Choice> = legal
            .map(|action| self.choice(&view, seat, &action))
            .collect();
        choices.sort_by_key(|choice| choice.offer);
        choices
    }

    fn actions(&self, seat: Seat) -> Vec<String> {
        self.legal(seat).iter().map(ToString::to_string).collect()
    }

    fn shortcuts(&self, seat: Seat) -> Vec<DraftChoice> {
        if !self.game.drafting(&self.state, seat) {
            return Vec::new();
        }
        let view = self.game.view(&self.state, Some(seat));
        let shortcuts = self.game.shortcuts(&view, seat).into_iter();
        shortcuts
            .map(|shortcut| DraftChoice {
                draft: Answer::of(&shortcut.actions),
                phrase: shortcut.phrase,
                element: shortcut.element,
                offer: shortcut.offer,
            })
            .collect()
    }

    fn joined(&self, seat: Seat) -> Vec<Choice> {
        if !self.game.owing(&self.state).contains(seat) {
            return Vec::new();
        }
        let view = self.game.view(&self.state, Some(seat));
        let joined = self.game.joined(&view, seat).into_iter();
        joined
            .map(|joined| Choice {
                action: joined
                    .actions
                    .map(|action| action.to_string())
                    .join(&THEN.to_string()),
                phrase: joined.phrase,
                path: joined.path,
                offer: Offer::Plain,
            })
            .collect()
    }

    fn closed(&self, seat: Seat) -> Vec<ClosedChoice> {
        if !self.game.to_act(&self.state).contains(seat) {
            return Vec::new();
        }
        let view = self.game.view(&self.state, Some(seat));
        let all = self.game.universe().into_iter();
        let closed = all.filter_map(|action| {
            let reason = self.game.check(&self.state, seat, action).err()?;
            reason.explains().then(|| ClosedChoice {
                action: action.to_string(),
                path: self.game.path(&view, seat, &action),
                refusal: self.refusal(&reason),
            })
        });
        closed.chain(self.closed_next(seat)).collect()
    }

    fn play(&mut self, seat: Seat, actions: &str) -> Result<(), Refusal> {
        let not_an_action = || Refusal {
            rule: None,
            phrase: Phrase::new("words-not-an-action").with("text", actions.to_string()),
        };
        let (mut state, mut events) = (self.state, Vec::new());
        for (n, action) in as_recorded(actions).split(THEN).enumerate() {
            if n > 0 && !self.is_drafted(&state, seat) {
                return Err(not_an_action());
            }
            let action = action.parse().map_err(|_| not_an_action())?;
            self.game
                .play(&mut state, seat, action, &mut events)
                .map_err(|reason| self.refusal(&reason))?;
        }
        // Many games are held at once.
        events.shrink_to_fit();
        (self.state, self.events) = (state, events);
        Ok(())
    }

    fn foresee(
        &self,
        seat: Seat,
        actions: &str,
        deals: u64,
    ) -> Result<Vec<Box<dyn Match>>, Refusal> {
        let view = self.game.view(&self.state, Some(seat));
        let deal = |seed| {
            let mut deal = self.dealt(&view, Dice::from_seed(seed));
            // A draft is one answer; otherwise these are answers to one question after another.
            if self.game.drafting(&self.state, seat) {
                deal.play(seat, actions)?;
            } else {
                for action in actions.split(THEN) {
                    deal.play(seat, action)?;
                }
            }
            Ok(Box::new(deal) as Box<dyn Match>)
        };
        (0..deals).map(deal).collect()
    }

    fn redeal(&self, seat: Option<Seat>, dice: Dice) -> Box<dyn Match> {
        let view = self.game.view(&self.state, seat);
        Box::new(self.dealt(&view, dice))
    }

    fn laid_out(&self, seat: Seat, actions: &str) -> Option<Box<dyn Match>> {
        let mut copy = self.clone();
        let last = match actions.rsplit_once(THEN) {
            None => actions,
            Some((before, last)) => {
                copy.play(seat, before).ok()?;
                last
            }
        };
        let action = last.parse().ok()?;
        self.game.check(&copy.state, seat, action).ok()?;
        copy.state = self.game.laid_out(&copy.state, seat, action)?;
        Some(Box::new(copy))
    }

    fn path(&self, seat: Seat, action: &str) -> Vec<Crumb> {
        let view = self.game.view(&self.state, Some(seat));
        let action = action.parse();
        action.map_or_else(
            |_| Vec::new(),
            |action| self.game.path(&view, seat, &action),
        )
    }

    fn news(&self, seat: Option<Seat>) -> Vec<News> {
        let view = self.game.view(&self.state, seat);
        self.events
            .iter()
            .map(|event| News {
                phrase: self.game.event(&view, event),
                scored: G::scored(event),
                explains: self.game.explains(event),
                symbol: self.game.symbol(event),
            })
            .collect()
    }

    fn board(
        &self,
        seat: Option<Seat>,
        names: &[String],
        speak: &dyn Speak,
        columns: usize,
    ) -> String {
        self.game
            .board(&self.game.view(&self.state, seat), names, speak, columns)
    }

    fn svg(&self, seat: Option<Seat>, names: &[String], speak: &dyn Speak) -> String {
        let view = self.game.view(&self.state, seat);
        self.game.svg(&view, names, &self.printed.by(speak))
    }

    fn progress(&self, seat: Option<Seat>) -> Vec<Phrase> {
        self.game.progress(&self.game.view(&self.state, seat))
    }

    fn stats(&self, seat: Option<Seat>, side: Seat) -> Vec<Stat> {
        self.game.stats(&self.game.view(&self.state, seat), side)
    }

    fn colour(&self, side: Seat) -> &'static str {
        self.game
            .colour(Some(&self.game.view(&self.state, None)), side)
    }

    fn view(&self, seat: Option<Seat>) -> Value {
        serde_json::to_value(self.game.view(&self.state, seat)).expect("views are plain data")
    }

    fn position(&self) -> Value {
        serde_json::to_value(self.game.position(&self.state)).expect("positions are plain data")
    }

    fn observe(&self, seat: Seat, numbers: &mut [i16]) -> bool {
        if let Some(encoding) = self.numbers {
            let view = self.game.view(&self.state, Some(seat));
            (encoding.observe)(&self.game, &view, seat, numbers);
        }
        self.numbers.is_some()
    }

    fn mask(&self, seat: Seat, mask: &mut [u8]) -> bool {
        if let Some(encoding) = self.numbers {
            (encoding.mask)(&self.game, seat, &self.legal(seat), mask);
        }
        self.numbers.is_some()
    }

    fn earners(&self, seat: Option<Seat>, source: u8) -> Vec<String> {
        self.game
            .earners(&self.game.view(&self.state, seat), source)
    }

    fn points(&self, seat: Seat, source: u8) -> i32 {
        self.game.points(&self.state, seat, source)
    }

    fn total(&self, seat: Seat) -> i32 {
        self.game.total(&self.state, seat)
    }

    fn unscored(&self, seat: Option<Seat>, side: Seat) -> Vec<Option<i32>> {
        let view = self.game.view(&self.state, seat);
        let sources = 0..G::INFO.sources.len() as u8;
        sources
            .map(|source| self.game.unscored(&view, side, source))
            .collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    fn reveals(&self) -> u32 {
        self.game.reveals(&self.state)
    }

    fn invariants(&self) -> Result<(), String> {
        self.game.invariants(&self.state)
    }

    fn ask(&self, seat: Seat, bot: &mut dyn DynBot) -> String {
        let bot: &mut dyn Any = bot;
        let TypedMind(bot) = bot
            .downcast_mut::<TypedMind<G>>()
            .expect("the bot plays this game");
        let view = self.game.view(&self.state, Some(seat));
        bot.choose(&self.game, &view, seat, &self.legal(seat))
            .to_string()
    }

    fn hints(&self, seat: Seat, request: &HintRequest) -> Vec<Hint> {
        let choices = self.legal(seat);
        if choices.is_empty() {
            return Vec::new();
        }
        let view = self.game.view(&self.state, Some(seat));
        let limits = Limits {
            time: request.time,
            ..Limits::default()
        };
        let mut search = self
            .house
            .search(&self.game, request.rounds, request.seed, limits);
        let mut lines = Vec::new();
        if request.most > 0 {
            lines = search.lines(&self.game, &view, seat, &choices, request.most);
        }
        let is_also = |line: &Line<G>| {
            let line = line.iter().map(|(_, action)| action.to_string());
            line.eq(request.also.iter().cloned())
        };
        if !lines.iter().any(is_also) {
            lines.extend(self.line(seat, &request.also));
        }
        let actions: Vec<Vec<G::Action>> = lines
            .iter()
            .map(|line| line.iter().map(|&(_, action)| action).collect())
            .collect();
        let judged = search.judge(&self.game, &view, seat, &actions);
        let in_words = |line: Line<G>| {
            let choices = line.iter();
            let choices = choices.map(|(view, action)| self.choice(view, seat, action));
            choices.collect()
        };
        let hints = lines.into_iter().zip(judged);
        hints
            .map(|(line, judgement)| Hint {
                line: in_words(line),
                judgement,
            })
            .collect()
    }

    fn line_in_words(&self, seat: Seat, actions: &[String]) -> Vec<Choice> {
        let view = self.game.view(&self.state, Some(seat));
        let mut state = self.game.redeal(&view, Dice::from_seed(0));
        let mut line = Vec::new();
        for action in actions {
            let Ok(action) = action.parse::<G::Action>() else {
                break;
            };
            if self.game.check(&state, seat, action).is_err() {
                break;
            }
            line.push(self.choice(&self.game.view(&state, Some(seat)), seat, &action));
            self.game.apply(&mut state, seat, action, &mut Quiet);
        }
        line
    }

    fn search(&self, seat: Seat, request: &SearchRequest) -> Vec<SearchLine> {
        let choices = self.legal(seat);
        if choices.is_empty() {
            return Vec::new();
        }
        let view = self.game.view(&self.state, Some(seat));
        let budget = Budget {
            rounds: request.rounds,
            threads: 1,
            memory: Limits::default().memory,
            time: request.time,
        };
        let mut search = Search::<G>::new(request.seed, budget).stopped_by(request.stop.clone());
        let ranking = search.ranking(&self.game, &view, seat, &choices);
        let lines: Vec<Vec<G::Action>> = ranking
            .iter()
            .map(|opinion| {
                let line = search.known_line(&self.game, &view, seat, opinion.action);
                line.iter().map(|&(_, action)| action).collect()
            })
            .collect();
        let mut judged = Vec::new();
        if request.deals > 0 {
            let compared = &lines[..request.most.min(lines.len())];
            let trial = Trial {
                deals: request.deals,
                to_the_end: false,
            };
            judged = search.judge_by(&self.game, &view, seat, compared, trial);
        }
        let mut judged = judged.into_iter();
        let found = ranking.iter().zip(lines);
        found
            .map(|(opinion, line)| SearchLine {
                actions: line.iter().map(ToString::to_string).collect(),
                visits: opinion.visits,
                worth: opinion.worth,
                judgement: judged.next(),
            })
            .collect()
    }

    fn best_lines(&self, seat: Seat, most: usize, thought: Thought) -> Vec<Answer> {
        let view = self.game.view(&self.state, Some(seat));
        let mut search = search::<G>(thought.rounds, thought.seed, Limits::default());
        let lines = search.lines(&self.game, &view, seat, &self.legal(seat), most);
        lines.iter().filter_map(notation::<G>).collect()
    }

    fn lines(&self, seat: Seat, answers: &[Answer], thought: Thought) -> Vec<Answer> {
        let view = self.game.view(&self.state, Some(seat));
        let mut search = search::<G>(thought.rounds, thought.seed, Limits::default());
        let legal = self.legal(seat);
        let mut lines = Vec::new();
        for actions in answers.iter().map(Self::parse) {
            if actions.first().is_some_and(|first| legal.contains(first)) {
                let line = search.line(&self.game, &view, seat, &actions);
                lines.extend(notation::<G>(&line));
            }
        }
        lines
    }

    fn judge(&self, seat: Seat, lines: &[Answer], deals: u32, seed: u64) -> Vec<Judgement> {
        let view = self.game.view(&self.state, Some(seat));
        let lines: Vec<_> = lines.iter().map(Self::parse).collect();
        let mut search = search::<G>(1, seed, Limits::default());
        let trial = Trial::of::<G>(deals);
        search.judge_by(&self.game, &view, seat, &lines, trial)
    }

    fn race(&self, seat: Seat, lines: &[Answer], race: &Race, seed: u64) -> Option<Vec<Compared>> {
        let view = self.game.view(&self.state, Some(seat));
        let lines: Vec<_> = lines.iter().map(Self::parse).collect();
        search::<G>(1, seed, Limits::default()).race(&self.game, &view, seat, &lines, race)
    }
}

/// A search of so many rounds, fewer where a round takes longer.
fn search<G: Advice>(rounds: u32, seed: u64, limits: Limits) -> Search<G> {
    let expert = BotKind::Expert.budget::<G>(limits);
    let budget = Budget {
        rounds: rounds.div_ceil(G::PLAYOUT.unwrap_or(1)),
        ..expert.expect("an expert searches")
    };
    Search::new(seed, budget)
}

/// A line in notation.
fn notation<G: Game>(line: &Line<G>) -> Option<Answer> {
    let actions: Vec<&G::Action> = line.iter().map(|(_, action)| action).collect();
    Answer::of(&actions)
}

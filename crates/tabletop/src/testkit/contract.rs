//! The contract of a game, checked after every action of a random game.

use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};
use core::{fmt::Debug, str::FromStr};

use crate::{Dice, Game, Quiet, Seat};

/// What a test wants to see of a game that was played out.
#[derive(Clone, Debug)]
pub struct FinishedGame<G: Game> {
    /// Who did what.
    pub actions: Vec<(Seat, G::Action)>,
    /// What happened.
    pub events: Vec<G::Event>,
    /// How it ended.
    pub state: G::State,
}

/// Plays one random game to its end and checks the contract after every action:
///
/// - whoever may act has at least one choice, nobody else has any, and somebody
///   is waited for until there is an outcome;
/// - what is listed is accepted, what is not listed is refused, over all actions
///   of the game, and a refusal leaves the state as it was;
/// - notation that is no action of the game is refused, and so is a seat that
///   nobody sits at;
/// - notation and position come back as they went, the position by way of JSON;
/// - the invariants hold, and points are the sum of the score events;
/// - views are equal after a redeal, a redeal lists the same choices and takes the
///   dice it is given, and nobody knows less than a spectator;
/// - while several seats may act, the others see of an answer what its events
///   tell, no more and no less;
/// - of a draft nobody sees or hears anything before it is complete;
/// - whatever an action brings to light is counted in the reveals;
/// - a copy goes its own way, and the actions replayed give the same game.
///
/// # Panics
/// With the seed, the number of the action and what is wrong.
pub fn play_out<G: Game>(game: &G, seed: u64, limit: usize) -> FinishedGame<G>
where
    <G::Action as FromStr>::Err: Debug,
{
    let universe = game.universe();
    let notation = check_notation::<G>(&universe);
    let mut chance = Dice::from_seed(seed ^ 0x7465_7374_6b69_7421);
    let mut events = Vec::new();
    let mut state = game.start(Dice::from_seed(seed), &mut events);
    let mut actions: Vec<(Seat, G::Action)> = Vec::new();
    let mut buffer = Vec::new();
    loop {
        let place = &format!("{} seed {seed} action {}", G::INFO.id, actions.len());
        if let Err(broken) = game.invariants(&state) {
            panic!("{place}: {broken}\n{state:#?}");
        }
        check_points(game, &state, &events, place);
        check_views(game, &state, &mut chance, place);
        check_position(game, &state, place);
        check_turn(game, &state, place);
        for seat in Seat::first(game.sides()) {
            check_choices(game, &state, seat, &universe, &mut buffer, place);
        }
        check_strays(game, &state, &universe, &notation, &mut chance, place);
        let waiting = game.to_act(&state);
        if waiting.is_empty() {
            break;
        }
        assert!(actions.len() < limit, "{place}: the game does not end");

        let seat = *pick(&waiting.iter().collect::<Vec<_>>(), &mut chance);
        game.actions(&state, seat, &mut buffer);
        let action = *pick(&buffer, &mut chance);
        let other = *pick(&buffer, &mut chance);
        check_secrecy(game, &state, seat, [action, other], place);
        check_draft(game, &state, seat, action, place);
        check_reveals(game, &state, seat, action, &mut chance, place);

        let before = state;
        let mut copy = state;
        game.apply(&mut copy, seat, action, &mut Quiet);
        assert_eq!(state, before, "{place}: a copy is not independent");
        let refused = game.play(&mut state, seat, action, &mut events);
        assert_eq!(refused, Ok(()), "{place}: {action} is listed but refused");
        assert_eq!(state, copy, "{place}: an audience changes the game");
        actions.push((seat, action));
    }
    let played = FinishedGame {
        actions,
        events,
        state,
    };
    check_replay(game, seed, &played);
    played
}

/// Plays one random game to its end, without a check and without allocating anything; each
/// decision is shown before it is made. The list must have room for all actions.
pub fn play_quietly<G: Game>(
    game: &G,
    seed: u64,
    list: &mut Vec<G::Action>,
    mut show: impl FnMut(&G::State, Seat, G::Action),
) -> G::State {
    let mut chance = Dice::from_seed(!seed);
    let mut state = game.start(Dice::from_seed(seed), &mut Quiet);
    while let Some(seat) = game.owing(&state).lowest() {
        game.actions(&state, seat, list);
        let action = *pick(list, &mut chance);
        show(&state, seat, action);
        game.apply(&mut state, seat, action, &mut Quiet);
    }
    state
}

fn pick<'a, T>(things: &'a [T], chance: &mut Dice) -> &'a T {
    &things[chance.below(things.len() as u32) as usize]
}

/// The notation of the universe, after checking that it comes back.
fn check_notation<G: Game>(universe: &[G::Action]) -> Vec<String>
where
    <G::Action as FromStr>::Err: Debug,
{
    let id = G::INFO.id;
    let check = |(index, action): (usize, &G::Action)| {
        let text = action.to_string();
        // `;` joins the steps of a draft; `@` and `/` spell `>` and `;` where a shell reads.
        assert!(
            !text.contains([';', '@', '/']),
            "{id}: `{text}` has a sign that means something else"
        );
        match text.parse::<G::Action>() {
            Ok(parsed) => assert_eq!(parsed, *action, "{id}: `{text}` comes back different"),
            Err(problem) => panic!("{id}: `{text}` is not read back: {problem:?}"),
        }
        let twice = universe[..index].contains(action);
        assert!(!twice, "{id}: `{text}` is in the universe twice");
        text
    };
    universe.iter().enumerate().map(check).collect()
}

fn check_turn<G: Game>(game: &G, state: &G::State, place: &str) {
    let (may, owe) = (game.to_act(state), game.owing(state));
    assert!(
        owe.iter().all(|seat| may.contains(seat)),
        "{place}: {owe:?} are waited for but only {may:?} may act"
    );
    let Some(outcome) = game.outcome(state) else {
        assert!(!owe.is_empty(), "{place}: nobody is waited for");
        return;
    };
    assert!(
        may.is_empty(),
        "{place}: the game has an outcome and still {may:?} may act"
    );
    let (places, sides) = (outcome.places().len(), game.sides());
    assert_eq!(
        places, sides as usize,
        "{place}: {places} places for {sides} sides"
    );
}

fn check_choices<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    universe: &[G::Action],
    buffer: &mut Vec<G::Action>,
    place: &str,
) {
    game.actions(state, seat, buffer);
    assert_eq!(
        buffer.is_empty(),
        !game.to_act(state).contains(seat),
        "{place}: seat {seat} has {} choices",
        buffer.len()
    );
    let mut listed = vec![false; universe.len()];
    for action in buffer.iter() {
        let index = universe.iter().position(|other| other == action);
        let index = index.unwrap_or_else(|| panic!("{place}: {action} is not in the universe"));
        assert!(!listed[index], "{place}: {action} is listed twice");
        listed[index] = true;
    }
    for (&action, &listed) in universe.iter().zip(&listed) {
        let mut state_after = *state;
        match game.check(state, seat, action) {
            Ok(()) => assert!(listed, "{place}: {action} is accepted but not listed"),
            Err(reason) => {
                assert!(
                    !listed,
                    "{place}: {action} is listed but refused: {reason:?}"
                );
                let refused = game.play(&mut state_after, seat, action, &mut Quiet);
                assert_eq!(
                    refused,
                    Err(reason),
                    "{place}: {action} is checked and played differently"
                );
                assert_eq!(
                    state_after, *state,
                    "{place}: refusing {action} changed the state"
                );
            }
        }
    }
}

/// Sends one almost right piece of notation for every seat, and a right one for
/// the seats that do not exist.
fn check_strays<G: Game>(
    game: &G,
    state: &G::State,
    universe: &[G::Action],
    notation: &[String],
    chance: &mut Dice,
    place: &str,
) {
    let known = *pick(universe, chance);
    for seat in Seat::first(Seat::MAX as u8).skip(game.sides() as usize) {
        let refused = game.check(state, seat, known).is_err();
        assert!(refused, "{place}: {known} is accepted from seat {seat}");
    }
    let mut letters: Vec<char> = pick(notation, chance).chars().collect();
    let others: Vec<char> = pick(notation, chance)
        .chars()
        .chain("09é".chars())
        .collect();
    let at = chance.below(letters.len() as u32) as usize;
    letters[at] = *pick(&others, chance);
    let text: String = letters.into_iter().collect();
    let Ok(stray) = text.parse::<G::Action>() else {
        return;
    };
    if !universe.contains(&stray) {
        for seat in Seat::first(game.sides()) {
            let refused = game.check(state, seat, stray).is_err();
            assert!(refused, "{place}: the stray `{text}` is accepted");
        }
    }
}

fn check_points<G: Game>(game: &G, state: &G::State, events: &[G::Event], place: &str) {
    for seat in Seat::first(game.sides()) {
        for source in 0..G::INFO.sources.len() as u8 {
            let told: i32 = events
                .iter()
                .filter_map(G::scored)
                .filter(|scored| scored.seat == seat && scored.source == source)
                .map(|scored| i32::from(scored.points))
                .sum();
            assert_eq!(
                told,
                game.points(state, seat, source),
                "{place}: points of seat {seat} from {}",
                G::INFO.sources[source as usize]
            );
        }
    }
}

fn check_views<G: Game>(game: &G, state: &G::State, chance: &mut Dice, place: &str) {
    let (mut known, mut dealt) = (Vec::new(), Vec::new());
    let open = game.view(state, None);
    let seats = Seat::first(game.seats()).map(Some);
    for watcher in seats.chain([None]) {
        let who = named(watcher);
        let view = game.view(state, watcher);
        let redealt = game.redeal(&view, Dice::from_seed(chance.bits()));
        if let Err(broken) = game.invariants(&redealt) {
            panic!("{place}: after a redeal from {who}: {broken}\n{redealt:#?}");
        }
        let again = game.view(&redealt, watcher);
        assert_eq!(again, view, "{place}: redeal from {who}");
        assert_eq!(
            game.view(&redealt, None),
            open,
            "{place}: a spectator knows what {who} does not"
        );
        let different = game.redeal(&view, Dice::from_seed(chance.bits()));
        assert_ne!(
            redealt, different,
            "{place}: a redeal from {who} ignores the dice"
        );
        assert_eq!(
            (game.to_act(&redealt), game.owing(&redealt)),
            (game.to_act(state), game.owing(state)),
            "{place}: who acts after a redeal from {who}"
        );
        if let Some(seat) = watcher {
            game.actions(state, seat, &mut known);
            game.actions(&redealt, seat, &mut dealt);
            assert_eq!(dealt, known, "{place}: choices after a redeal from {who}");
        }
    }
}

/// Compares two answers of a seat as the others see and hear them. Both or
/// neither can be told apart, unless the answer brings something to light.
fn check_secrecy<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    answers: [G::Action; 2],
    place: &str,
) {
    if game.to_act(state).len() < 2 {
        return;
    }
    let [one, other] = answers.map(|answer| {
        let (mut after, mut told) = (*state, Vec::new());
        game.apply(&mut after, seat, answer, &mut told);
        (after, told)
    });
    let revealing = |after| game.reveals(after) != game.reveals(state);
    if one.0 == other.0 || revealing(&one.0) || revealing(&other.0) {
        return;
    }
    let [a, b] = answers;
    let others = Seat::first(game.seats()).filter(|&other| other != seat);
    for watcher in others.map(Some).chain([None]) {
        let who = named(watcher);
        let looks_alike = game.view(&one.0, watcher) == game.view(&other.0, watcher);
        let sounds_alike = one.1 == other.1;
        assert!(
            looks_alike || !sounds_alike,
            "{place}: {who} sees whether seat {seat} answered {a} or {b}, and no event tells it"
        );
        assert!(
            sounds_alike || !looks_alike,
            "{place}: the events tell {who} whether seat {seat} answered {a} or {b}"
        );
    }
}

/// An action in the middle of a draft is nobody else's business.
fn check_draft<G: Game>(game: &G, state: &G::State, seat: Seat, action: G::Action, place: &str) {
    let (mut after, mut told) = (*state, Vec::new());
    game.apply(&mut after, seat, action, &mut told);
    let goes_on = game.drafting(state, seat) && game.drafting(&after, seat);
    // A draft that is complete may be followed by another one of the same seat.
    if !goes_on || game.reveals(&after) != game.reveals(state) {
        return;
    }
    assert!(
        told.is_empty(),
        "{place}: {action} is part of a draft and tells {told:?}"
    );
    let others = Seat::first(game.seats()).filter(|&other| other != seat);
    for watcher in others.map(Some).chain([None]) {
        assert_eq!(
            game.view(&after, watcher),
            game.view(state, watcher),
            "{place}: {} sees that {action} was drafted",
            named(watcher)
        );
    }
    assert_eq!(
        (game.to_act(&after), game.owing(&after)),
        (game.to_act(state), game.owing(state)),
        "{place}: who acts tells that {action} was drafted"
    );
}

/// What an action shows its own seat follows from what the seat knew, or it is
/// counted as a reveal.
fn check_reveals<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    chance: &mut Dice,
    place: &str,
) {
    let mut after = *state;
    game.apply(&mut after, seat, action, &mut Quiet);
    let (before, now) = (game.reveals(state), game.reveals(&after));
    assert!(now >= before, "{place}: {action} takes reveals back");
    if now > before {
        return;
    }
    let view = game.view(state, Some(seat));
    let mut dealt = game.redeal(&view, Dice::from_seed(chance.bits()));
    game.apply(&mut dealt, seat, action, &mut Quiet);
    assert_eq!(
        game.view(&dealt, Some(seat)),
        game.view(&after, Some(seat)),
        "{place}: {action} shows seat {seat} something new and is not counted as a reveal"
    );
}

fn check_position<G: Game>(game: &G, state: &G::State, place: &str) {
    let text = serde_json::to_string(&game.position(state)).unwrap();
    let restored = serde_json::from_str(&text)
        .map_err(|problem| problem.to_string())
        .and_then(|position| game.restore(position));
    match restored {
        Ok(restored) => assert_eq!(
            restored, *state,
            "{place}: the position comes back different: {text}"
        ),
        Err(problem) => panic!("{place}: the position is refused: {problem}\n{text}"),
    }
}

fn check_replay<G: Game>(game: &G, seed: u64, played: &FinishedGame<G>) {
    let mut events = Vec::new();
    let mut state = game.start(Dice::from_seed(seed), &mut events);
    for &(seat, action) in &played.actions {
        game.apply(&mut state, seat, action, &mut events);
    }
    let same = state == played.state && events == played.events;
    assert!(same, "{} seed {seed}: the replay differs", G::INFO.id);
}

fn named(watcher: Option<Seat>) -> String {
    watcher.map_or("a spectator".into(), |seat| format!("seat {seat}"))
}

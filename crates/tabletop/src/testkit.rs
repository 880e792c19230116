//! Random play with every check there is. Every game runs it.

use alloc::{string::ToString, vec, vec::Vec};
use core::fmt::Debug;

use crate::{Dice, Game, Quiet, Seat};

/// What a test wants to see of a game that was played out.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// Who did what.
    pub actions: Vec<(Seat, G::Action)>,
    /// What happened.
    pub events: Vec<G::Event>,
    /// How it ended.
    pub state: G::State,
}

/// Plays one random game to its end and checks the contract after every action:
///
/// - whoever may act has at least one choice, nobody else has any;
/// - what is listed is accepted, what is not listed is refused, over all actions
///   of the game, and a refusal leaves the state as it was;
/// - notation and position come back as they went;
/// - the invariants hold, and points are the sum of the score events;
/// - views are equal after a redeal, and a redeal lists the same choices;
/// - a copy goes its own way.
///
/// # Panics
/// With the seed, the number of the action and what is wrong.
pub fn play_out<G: Game>(game: &G, seed: u64, limit: usize) -> Played<G>
where
    <G::Action as core::str::FromStr>::Err: Debug,
{
    let universe = game.universe();
    let mut chance = Dice::from_seed(seed ^ 0x7465_7374_6b69_7421);
    let mut events = Vec::new();
    let mut state = game.start(Dice::from_seed(seed), &mut events);
    let mut actions: Vec<(Seat, G::Action)> = Vec::new();
    let mut buffer = Vec::new();
    loop {
        let place = || alloc::format!("{} seed {seed} action {}", G::INFO.id, actions.len());
        if let Err(broken) = game.invariants(&state) {
            panic!("{}: {broken}\n{state:#?}", place());
        }
        check_points(game, &state, &events, &place());
        check_views(game, &state, &mut chance, &place());
        check_position(game, &state, &place());
        assert_eq!(
            game.to_act(&state).is_empty(),
            game.outcome(&state).is_some(),
            "{}",
            place()
        );
        for seat in Seat::first(game.sides()) {
            check_choices(game, &state, seat, &universe, &mut buffer, &place());
        }
        let waiting = game.to_act(&state);
        if waiting.is_empty() {
            break;
        }
        assert!(actions.len() < limit, "{}: the game does not end", place());

        let seat = waiting
            .iter()
            .nth(chance.below(waiting.len()) as usize)
            .unwrap();
        game.actions(&state, seat, &mut buffer);
        let action = buffer[chance.below(buffer.len() as u32) as usize];
        assert_eq!(
            action.to_string().parse::<G::Action>().unwrap(),
            action,
            "{}",
            place()
        );

        let before = state;
        let mut copy = state;
        game.apply(&mut copy, seat, action, &mut Quiet);
        assert_eq!(state, before, "{}: a copy is not independent", place());
        let refused = game.play(&mut state, seat, action, &mut events);
        assert_eq!(
            refused,
            Ok(()),
            "{}: {action} is listed but refused",
            place()
        );
        assert_eq!(state, copy, "{}: an audience changes the game", place());
        actions.push((seat, action));
    }
    Played {
        actions,
        events,
        state,
    }
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
                assert_eq!(refused, Err(reason), "{place}: {action}");
                assert_eq!(
                    state_after, *state,
                    "{place}: refusing {action} changed the state"
                );
            }
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
    for seat in Seat::first(game.seats()) {
        let view = game.view(state, Some(seat));
        let redealt = game.redeal(&view, Dice::from_seed(chance.bits()));
        if let Err(broken) = game.invariants(&redealt) {
            panic!("{place}: after a redeal from seat {seat}: {broken}\n{redealt:#?}");
        }
        assert_eq!(
            game.view(&redealt, Some(seat)),
            view,
            "{place}: redeal from seat {seat}"
        );
        assert_eq!(
            game.to_act(&redealt).contains(seat),
            game.to_act(state).contains(seat)
        );
        game.actions(state, seat, &mut known);
        game.actions(&redealt, seat, &mut dealt);
        assert_eq!(
            dealt, known,
            "{place}: choices after a redeal from seat {seat}"
        );
        assert_eq!(
            game.estimate(&view, seat),
            game.estimate(&game.view(&redealt, Some(seat)), seat)
        );
    }
}

fn check_position<G: Game>(game: &G, state: &G::State, place: &str) {
    match game.restore(game.position(state)) {
        Ok(restored) => assert_eq!(
            restored, *state,
            "{place}: the position comes back different"
        ),
        Err(problem) => panic!("{place}: the position is refused: {problem}\n{state:#?}"),
    }
}

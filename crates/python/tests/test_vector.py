"""Numbers: encodings, and many games at once."""

import numpy as np
import orrery
import pytest
from test_game import GAMES, played
from test_view import secret_states

SETUPS = [(name, players) for name in GAMES for players in (2, 3)]


@pytest.mark.parametrize("name", GAMES)
def test_the_schema_tells_every_number(name):
    encoding = orrery.Game(name).encoding
    schema = encoding.schema
    assert (schema["game"], schema["encoding"]) == (name, encoding.version)
    assert sum(group["count"] for group in schema["actions"]["groups"]) == encoding.actions
    place = 0
    for feature in schema["observation"]["features"]:
        assert feature["start"] == place and feature["about"]
        place += feature["length"]
    assert place == encoding.observation == len(encoding.low) == len(encoding.high)
    assert (encoding.low <= encoding.high).all()


@pytest.mark.parametrize("name", GAMES)
def test_an_action_has_an_index_and_an_index_an_action(name):
    state, bot, seen = orrery.Game(name).start(4), orrery.Bot("random", 4), 0
    encoding = state.game.encoding
    while not state.is_over:
        legal = state.legal()
        indices = [encoding.action_index(str(action), state.seat) for action in legal]
        assert sorted(indices) == np.flatnonzero(state.mask(state.seat)).tolist()
        for index, action in zip(indices, legal):
            assert encoding.action_name(index, state.seat) == action.notation
            seen += 1
        observed = state.observe(state.seat)
        assert observed.dtype == np.int16
        assert ((encoding.low <= observed) & (observed <= encoding.high)).all()
        chosen = state.ask(bot)
        after = state.apply(indices[legal.index(chosen)])
        assert after == state.apply(chosen)
        state = after
    assert seen > 100 and sum(state.returns) == pytest.approx(0, abs=0.01)
    for wrong in (-1, encoding.actions, 10**9):
        with pytest.raises((ValueError, OverflowError)):
            encoding.action_name(wrong)
    with pytest.raises(ValueError, match="no index"):
        encoding.action_index("nonsense")


def test_an_observation_tells_nothing_a_seat_may_not_know():
    compared = 0
    for state, other in secret_states():
        assert (state.observe(state.seat) == other.observe(state.seat)).all()
        assert (state.view(state.seat).observe() == state.observe(state.seat)).all()
        compared += state != other
    assert compared > 10


@pytest.mark.parametrize("name, players", SETUPS)
def test_many_games_are_those_that_are_played_one_by_one(name, players):
    """Every row of the arrays is what a single game says at that moment."""
    env = orrery.VecEnv(name, players, n=3, seed=5, views=True)
    game, ended = env.game, 0
    seeds = [orrery._native.game_seed(5, lane) for lane in range(3)]
    begun = [0, 0, 0]
    states = [game.start(orrery._native.game_seed(seed, 0)) for seed in seeds]
    # Random games of Kosmonavts are the longest.
    for _ in range(1_500):
        if ended >= 3:
            break
        for lane, state in enumerate(states):
            assert env.to_play[lane] == state.seat - 1
            assert (env.observations[lane] == state.observe(state.seat)).all()
            assert (env.masks[lane] == state.mask(state.seat)).all()
            assert (env.views[lane, -1] == state.observe(players)).all()
        actions = env.draw()
        assert env.masks[np.arange(3), actions].all()
        states = [state.apply(int(action)) for state, action in zip(states, actions)]
        env.step(actions)
        for lane, state in enumerate(states):
            assert env.dones[lane] == state.is_over
            if not state.is_over:
                assert not env.rewards[lane].any() and not env.places[lane].any()
                continue
            ended += 1
            begun[lane] += 1
            sides = game.sides
            assert env.rewards[lane, :sides] == pytest.approx(state.returns)
            assert env.places[lane, :sides].tolist() == list(state.outcome.values())
            best = max(env.margins[lane, :sides])
            assert best == env.margins[lane, state.winners[0] - 1]
            states[lane] = game.start(orrery._native.game_seed(seeds[lane], begun[lane]))
        assert env.episodes.tolist() == [count + 1 for count in begun]
    assert ended >= 3


@pytest.mark.parametrize("name", GAMES)
def test_threads_make_no_difference(name):
    envs = [orrery.VecEnv(name, n=17, seed=3, threads=threads) for threads in (1, 3)]
    for _ in range(120):
        for env in envs:
            env.step(env.draw())
        for array in ("observations", "masks", "to_play", "dones", "rewards", "margins"):
            assert (getattr(envs[0], array) == getattr(envs[1], array)).all(), array
    drawn = envs[0].draw().copy()
    envs[0].reset()
    envs[1].reset(4)
    assert (envs[0].draw() != envs[1].draw()).any() and (envs[0].draw() != drawn).any()
    envs[0].reset()
    envs[1].reset(3)
    assert (envs[0].observations == envs[1].observations).all()
    assert (envs[0].draw() == envs[1].draw()).all()


def test_the_arrays_are_preallocated_and_typed():
    env = orrery.VecEnv("kosmonavts", 3, n=5)
    n, encoding = 5, env.encoding
    expected = dict(
        observations=((n, encoding.observation), np.int16),
        masks=((n, encoding.actions), np.bool_),
        to_play=((n,), np.uint8),
        dones=((n,), np.bool_),
        rewards=((n, encoding.sides), np.float32),
        margins=((n, encoding.sides), np.int32),
        places=((n, encoding.sides), np.uint8),
        views=((0, 3, encoding.observation), np.int16),
    )
    before = {name: getattr(env, name) for name in expected}
    env.step(env.draw())
    for name, (shape, dtype) in expected.items():
        array = getattr(env, name)
        assert (array.shape, array.dtype) == (shape, dtype), name
        assert array is before[name]


def test_bots_answer_before_a_step_is_over():
    env = orrery.VecEnv("red-outpost", 3, n=4, seed=1, bots={1: "greedy", 3: "random"})
    for _ in range(200):
        assert (env.to_play == 1).all()
        env.step(env.draw())
    assert env.episodes.sum() > 4


def test_an_illegal_action_is_refused_and_nothing_happens():
    env = orrery.VecEnv("red-outpost", n=3, seed=1)
    actions = env.draw().copy()
    before = env.observations.copy()
    actions[1] = np.flatnonzero(~env.masks[1])[0]
    with pytest.raises(orrery.IllegalAction, match="game 1"):
        env.step(actions)
    assert (env.observations == before).all()
    for wrong in (actions[:2], np.append(actions, 0)):
        with pytest.raises(ValueError):
            env.step(wrong)
    env.step(env.draw())


def test_what_cannot_be_played_is_refused():
    for wrong in (
        dict(n=0),
        dict(bots={1: "random", 2: "random"}),
        dict(bots={3: "random"}),
        dict(bots={1: "wizard"}),
    ):
        with pytest.raises(ValueError):
            orrery.VecEnv("red-outpost", 2, **{"n": 2, **wrong})
    with pytest.raises(TypeError):
        orrery.VecEnv(orrery.Game("red-outpost"), cards="on")

"""PettingZoo, Gymnasium and OpenSpiel's interface."""

import random
import warnings

import numpy as np
import orrery
import pytest
from orrery.gymnasium import VectorEnv
from orrery.openspiel import TERMINAL_PLAYER, load_game
from orrery.pettingzoo import env, raw_env
from pettingzoo.test import api_test, seed_test
from test_game import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_accepts_the_environment(name):
    with warnings.catch_warnings():
        # It warns of observations that are not images; ours are lists of features.
        warnings.simplefilter("ignore")
        api_test(env(name), num_cycles=300)
        seed_test(lambda: env(name), num_cycles=100)


@pytest.mark.parametrize("name, players", [("red-outpost", 4), ("kosmonavts", 3), ("circadians", 2)])
def test_an_episode_ends_with_the_returns_of_the_game(name, players):
    table = raw_env(name, players, render_mode="ansi")
    table.reset(seed=3)
    totals = dict.fromkeys(table.possible_agents, 0.0)
    lots = np.random.default_rng(1)
    for agent in table.agent_iter():
        observation, reward, termination, _, _ = table.last()
        totals[agent] += reward
        if termination:
            table.step(None)
            continue
        assert table.observation_space(agent).contains(observation)
        table.step(int(lots.choice(np.flatnonzero(observation["action_mask"]))))
    state = table.state_of_game
    assert state.is_over and list(totals.values()) == state.returns[:players]
    assert table.render() == str(state)


def test_agents_who_are_not_asked_may_do_nothing():
    # Both choose a leader at the same time, and are asked one after the other.
    table = raw_env("circadians")
    table.reset(seed=3)
    assert table.state_of_game.owing == (1, 2)
    other = next(agent for agent in table.agents if agent != table.agent_selection)
    assert not table.observe(other)["action_mask"].any()
    illegal = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(orrery.IllegalAction):
        table.step(illegal)


@pytest.mark.parametrize("name", GAMES)
def test_a_vector_environment_of_gymnasium(name):
    table = VectorEnv(name, num_envs=3, seat=2, opponents="random")
    observations, infos = table.reset(seed=1)
    again, _ = table.reset(seed=1)
    assert (observations == again).all() and table.observation_space.contains(observations)
    ended = 0
    for _ in range(300):
        actions = table.draw()
        assert table.action_space.contains(actions)
        assert infos["action_mask"][np.arange(3), actions].all()
        observations, rewards, terminations, truncations, infos = table.step(actions)
        assert table.observation_space.contains(observations) and not truncations.any()
        assert (table.vec.to_play == 1).all()
        assert not rewards[~terminations].any()
        assert (rewards == table.vec.rewards[:, 1]).all() and (rewards <= 1).all()
        ended += terminations.sum()
    assert ended > 0
    for wrong in (dict(seat=3), dict(opponents=["random", "random"])):
        with pytest.raises(ValueError):
            VectorEnv(name, num_envs=1, **wrong)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_as_openspiel_has_it(name):
    game = load_game(name, players=2)
    state, lots = game.new_initial_state(seed=2), random.Random(1)
    assert game.num_players() == 2 and state.get_game() is game
    while not state.is_terminal():
        player, legal = state.current_player(), state.legal_actions()
        assert legal == sorted(legal) and state.legal_actions(player) == legal
        assert state.legal_actions(1 - player) == []
        assert state.returns() == [0.0, 0.0]
        tensor = state.observation_tensor(player)
        assert tensor.shape == tuple(game.observation_tensor_shape())
        copied, action = state.clone(), lots.choice(legal)
        notation = state.action_to_string(player, action)
        child = state.child(action)
        state.apply_action(action)
        assert copied.state != state.state == child.state
        assert state.state.history[-1] == (player + 1, notation)
    assert state.current_player() == TERMINAL_PLAYER and state.legal_actions() == []
    assert state.returns() == state.state.returns and state.player_return(0) == state.returns()[0]

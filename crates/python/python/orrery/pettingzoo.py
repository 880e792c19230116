"""A game as an environment of PettingZoo (AEC), for agents who take turns.

>>> from orrery.pettingzoo import env
>>> table = env("red-outpost", players=2)
>>> table.reset(seed=1)
>>> for agent in table.agent_iter():
...     observation, reward, termination, truncation, info = table.last()
...     mask = None if termination else observation["action_mask"]
...     table.step(None if termination else table.action_space(agent).sample(mask))
>>> table.agents
[]
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._native import Game, State


def env(game: Game | str, players: int = 2, **options: Any) -> AECEnv:
    """The environment of a game, with the usual checks around it."""
    raw = raw_env(game, players, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


class raw_env(AECEnv):  # noqa: N801 - the name that PettingZoo's environments have
    """The environment of a game: agents `seat_1`, `seat_2`, …

    An observation is a dictionary with `observation` (int16, see `Game.encoding`) and
    `action_mask`. Rewards come at the end, from 1 (beat all) to -1 (lost to all). Seats that
    answer at the same time are asked one after the other and do not see each other's answers.
    """

    metadata = {"name": "orrery_v0", "render_modes": ["ansi", "svg"], "is_parallelizable": False}

    def __init__(
        self,
        game: Game | str,
        players: int = 2,
        *,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game = Game(game, players, **options) if isinstance(game, str) else game
        self.metadata = {**self.metadata, "name": f"{self.game.name}_v0"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(1, self.game.players + 1)]
        encoding = self.game.encoding
        self._actions = gymnasium.spaces.Discrete(encoding.actions)
        self._observations = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(encoding.low, encoding.high, dtype=np.int16),
                "action_mask": gymnasium.spaces.Box(0, 1, (encoding.actions,), np.int8),
            }
        )
        # Spaces draw lots of their own, so every agent has one of its own.
        self._action_spaces = {
            agent: gymnasium.spaces.Discrete(encoding.actions) for agent in self.possible_agents
        }
        self.state_of_game: State | None = None
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space:
        """The space of an agent's observations."""
        return self._observations

    def action_space(self, agent: str) -> gymnasium.spaces.Space:
        """The space of an agent's actions."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        """Begins a game. Games that follow without a seed follow from the last one."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._go_on(self.game.start(int(self._seeds.integers(2**53))))

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What an agent sees and may do. Whoever is not asked may do nothing."""
        state, seat = self.state_of_game, self._seat(agent)
        assert state is not None, "reset comes first"
        if state.seat == seat:
            mask = state.mask(seat).astype(np.int8)
        else:
            mask = np.zeros(self._actions.n, np.int8)
        return {"observation": state.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Plays an action of the agent who is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self.state_of_game is not None, "reset comes first"
        state = self.state_of_game.apply(int(action), self._seat(agent))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on(state)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The board as a spectator sees it: text (`ansi`) or a picture (`svg`)."""
        if self.state_of_game is None or self.render_mode is None:
            return None
        state = self.state_of_game
        return state.svg() if self.render_mode == "svg" else str(state)

    def close(self) -> None:
        """There is nothing to close."""

    def _go_on(self, state: State) -> None:
        self.state_of_game = state
        if state.seat is not None:
            self.agent_selection = f"seat_{state.seat}"
            return
        returns = state.returns
        assert returns is not None
        for agent in self.agents:
            self.rewards[agent] = float(returns[self._seat(agent) - 1])
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    @staticmethod
    def _seat(agent: str) -> int:
        return int(agent.removeprefix("seat_"))

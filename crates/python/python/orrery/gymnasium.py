"""Many games of one seat against bots, as a vector environment of Gymnasium.

>>> from orrery.gymnasium import VectorEnv
>>> env = VectorEnv("red-outpost", num_envs=4, seat=1, opponents="greedy")
>>> observations, infos = env.reset(seed=1)
>>> for _ in range(100):
...     actions = env.draw()
...     observations, rewards, terminations, truncations, infos = env.step(actions)
>>> observations.shape == (4, env.vec.encoding.observation)
True
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as _VectorEnv
from gymnasium.vector.utils import batch_space

from ._native import Game
from .vector import VecEnv


class VectorEnv(_VectorEnv):
    """One seat against bots, in `num_envs` games side by side.

    `opponents` is the level of all others, or one level for each of them in order of the
    seats. `infos["action_mask"]` says what is legal; an action that is not is refused with an
    `IllegalAction`. The reward comes at the end of a game, from 1 (beat all) to -1 (lost to
    all). A game that is over begins anew in the same step, and the observation is already its
    first: nobody is asked anything at the end of a game, so there is no last observation.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 64,
        *,
        players: int = 2,
        seat: int = 1,
        opponents: str | list[str] = "greedy",
        threads: int = 1,
        seed: int = 0,
        **options: Any,
    ) -> None:
        opened = Game(game, players, **options) if isinstance(game, str) else game
        others = [other for other in range(1, opened.players + 1) if other != seat]
        if len(others) == opened.players:
            raise ValueError(f"there is no seat {seat}: they count from 1 to {opened.players}")
        if isinstance(opponents, str):
            opponents = [opponents] * len(others)
        if len(opponents) != len(others):
            raise ValueError(f"{len(opponents)} opponents for {len(others)} seats")
        self.seat = seat
        self.num_envs = num_envs
        #: The games behind it.
        self.vec = VecEnv(
            opened, n=num_envs, seed=seed, threads=threads, bots=dict(zip(others, opponents))
        )
        encoding = opened.encoding
        self.single_observation_space = spaces.Box(encoding.low, encoding.high, dtype=np.int16)
        self.single_action_space = spaces.Discrete(encoding.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Begins all games anew. Without a seed they are others than before."""
        if isinstance(seed, list):
            raise ValueError("one seed decides all games")
        super().reset(seed=seed)
        self.vec.reset(int(self.np_random.integers(2**53)) if seed is None else seed)
        return self.vec.observations.copy(), {"action_mask": self.vec.masks.copy()}

    def step(
        self, actions: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Plays an action in each game, and lets the bots answer."""
        vec = self.vec
        vec.step(actions)
        return (
            vec.observations.copy(),
            vec.rewards[:, self.seat - 1].astype(np.float64),
            vec.dones.copy(),
            np.zeros(self.num_envs, np.bool_),
            {"action_mask": vec.masks.copy()},
        )

    def draw(self) -> np.ndarray:
        """A legal action for each game, all equally likely."""
        return self.vec.draw().astype(np.int64)

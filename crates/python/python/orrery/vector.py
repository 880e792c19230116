"""Many games at once, as arrays of numbers.

>>> import orrery
>>> env = orrery.VecEnv("red-outpost", players=2, n=8, seed=1)
>>> env.observations.shape == (8, env.encoding.observation)
True
>>> for _ in range(200):
...     env.step(env.draw())
>>> int(env.episodes.sum()) > 8
True
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from ._native import Encoding, Environment, Game


class VecEnv:
    """`n` games of one setup side by side, which begin anew as soon as they are over.

    `game` is a `Game`, or the name of one with `players` and its options. `bots` names the
    levels of the seats (counted from 1) that bots play: they answer before a step is over, so
    only the other seats are ever asked. Everything follows from `seed`; the number of
    `threads` makes no difference. With `views` the arrays also have what every seat sees.

    The arrays belong to the environment and are written anew by `reset` and `step`: copy what
    you keep. A *player* is the index of a seat, counted from 0.
    """

    #: What the player who is asked sees: `n × encoding.observation`, int16.
    observations: npt.NDArray[np.int16]
    #: What that player may do: `n × encoding.actions`, bool.
    masks: npt.NDArray[np.bool_]
    #: The player who is asked: `n`, uint8.
    to_play: npt.NDArray[np.uint8]
    #: Where the last step has ended a game; its row already shows the next one: `n`, bool.
    dones: npt.NDArray[np.bool_]
    #: What the ended game came to for each side, from 1 (beat all) to -1 (lost to all), and 0
    #: where none has ended: `n × sides`, float32.
    rewards: npt.NDArray[np.float32]
    #: Points ahead of the best of the others in an ended game: `n × sides`, int32.
    margins: npt.NDArray[np.int32]
    #: Places in an ended game, 0 for absent sides: `n × sides`, uint8.
    places: npt.NDArray[np.uint8]
    #: What every player sees: `n × players × encoding.observation`, int16; empty unless asked for.
    views: npt.NDArray[np.int16]

    def __init__(
        self,
        game: Game | str,
        players: int = 2,
        n: int = 64,
        *,
        seed: int = 0,
        threads: int = 1,
        bots: Mapping[int, str] | None = None,
        views: bool = False,
        **options: str | bool | int,
    ) -> None:
        if isinstance(game, str):
            game = Game(game, players, **options)
        elif options:
            raise TypeError("options are for games that are named; this one is opened already")
        self.game = game
        self.n = n
        self.players = game.players
        self.seed = seed
        self._env = Environment(game, n, seed, threads, dict(bots or {}), views)
        for name in ("observations", "to_play", "rewards", "margins", "places", "views"):
            setattr(self, name, getattr(self._env, name))
        # One byte each, and nothing but 0 and 1.
        self.masks = self._env.masks.view(np.bool_)
        self.dones = self._env.dones.view(np.bool_)
        self._drawn = np.zeros(n, np.uint32)
        self.reset()

    @property
    def encoding(self) -> Encoding:
        """What the numbers mean."""
        return self.game.encoding

    @property
    def episodes(self) -> npt.NDArray[np.uint64]:
        """How often each game has begun."""
        return self._env.episodes()

    def reset(self, seed: int | None = None) -> None:
        """Begins all games anew, with the last seed if none is given."""
        self.seed = self.seed if seed is None else seed
        self._env.reset(self.seed)

    def step(self, actions: npt.ArrayLike) -> None:
        """Plays one action in each game and writes what follows into the arrays.

        Raises `IllegalAction` where one is not legal; no game has gone on then.
        """
        self._env.step(np.ascontiguousarray(actions, np.uint32))

    def draw(self) -> npt.NDArray[np.uint32]:
        """A legal action for each game, all equally likely; the array is used again."""
        self._env.draw(self._drawn)
        return self._drawn

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"VecEnv({self.game!r}, n={self.n})"

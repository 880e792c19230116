"""A game and its states as OpenSpiel's algorithms know them.

The methods have the names and the meaning that they have in OpenSpiel; the package itself is
not needed. A player is the index of a seat, counted from 0. Chance is decided by the seed of a
game, so there are no chance nodes; seats that answer at the same time are asked one after the
other and do not see each other's answers.

>>> import random
>>> from orrery.openspiel import load_game
>>> game = load_game("red-outpost", players=2)
>>> state = game.new_initial_state(seed=1)
>>> while not state.is_terminal():
...     state.apply_action(random.choice(state.legal_actions()))
>>> abs(sum(state.returns())) < 1e-6
True
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ._native import Game as _Game
from ._native import State as _State

#: What `current_player` says at the end.
TERMINAL_PLAYER = -4


def load_game(name: str, players: int = 2, **options: str | bool | int) -> Game:
    """A game by its name."""
    return Game(_Game(name, players, **options))


class Game:
    """A game as OpenSpiel has it."""

    def __init__(self, game: _Game) -> None:
        self.game = game

    def new_initial_state(self, seed: int | None = None) -> State:
        """A new game. The seed decides all chance; without one it is drawn."""
        return State(self, self.game.start(seed))

    def num_players(self) -> int:
        """How many players there are."""
        return self.game.players

    def num_distinct_actions(self) -> int:
        """How many actions there are."""
        return self.game.encoding.actions

    def observation_tensor_shape(self) -> list[int]:
        """The shape of an observation."""
        return [self.game.encoding.observation]

    def min_utility(self) -> float:
        """The least that a game can come to."""
        return -1.0

    def max_utility(self) -> float:
        """The most that a game can come to."""
        return 1.0

    def __repr__(self) -> str:
        return f"openspiel.{self.game!r}"


class State:
    """A game in progress as OpenSpiel has it: it changes with `apply_action`."""

    def __init__(self, game: Game, state: _State) -> None:
        self._game = game
        #: The state of Orrery.
        self.state = state

    def get_game(self) -> Game:
        """The game that is played."""
        return self._game

    def current_player(self) -> int:
        """Who is asked; `TERMINAL_PLAYER` at the end."""
        return TERMINAL_PLAYER if self.state.seat is None else self.state.seat - 1

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state.is_over

    def is_chance_node(self) -> bool:
        """Never: the seed decides all chance."""
        return False

    def is_simultaneous_node(self) -> bool:
        """Never: players are asked one after the other."""
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions of a player, in ascending order; of the current one if none is
        named."""
        return np.flatnonzero(self.legal_actions_mask(player)).tolist()

    def legal_actions_mask(self, player: int | None = None) -> npt.NDArray[np.bool_]:
        """Which actions are legal. Whoever is not asked has none."""
        current = self.state.seat
        if current is None or player not in (None, current - 1):
            return np.zeros(self._game.num_distinct_actions(), np.bool_)
        return self.state.mask(current)

    def apply_action(self, action: int) -> None:
        """Plays an action of the current player."""
        self.state = self.state.apply(int(action))

    def child(self, action: int) -> State:
        """The state after an action; this one stays as it is."""
        return State(self._game, self.state.apply(int(action)))

    def clone(self) -> State:
        """A copy that goes its own way."""
        return State(self._game, self.state)

    def observation_tensor(self, player: int | None = None) -> npt.NDArray[np.float32]:
        """What a player sees, as numbers; the current one if none is named."""
        seat = self.state.seat if player is None else player + 1
        return self.state.observe(seat or 1).astype(np.float32)

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees, as JSON text."""
        seat = self.state.seat if player is None else player + 1
        return self.state.view(seat).json()

    def returns(self) -> list[float]:
        """What the game came to for each player, from 1 (beat all) to -1 (lost to all); 0
        while it goes on."""
        returns = self.state.returns
        return [0.0] * self._game.num_players() if returns is None else [
            float(value) for value in returns[: self._game.num_players()]
        ]

    rewards = returns

    def player_return(self, player: int) -> float:
        """What the game came to for a player."""
        return self.returns()[player]

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """An action in notation."""
        if action is None:
            player, action = self.current_player(), player
        return self._game.game.encoding.action_name(int(action), player + 1)

    def history_str(self) -> str:
        """All actions so far in notation."""
        return ", ".join(f"{seat} {action}" for seat, action in self.state.history)

    def __str__(self) -> str:
        return str(self.state)

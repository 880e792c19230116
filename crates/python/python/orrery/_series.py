"""Series of games between players, and what came of them."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from . import _native
from ._native import Action, Bot, Game, View

#: Anyone who answers the question of a view: a `Bot`, or a function.
Player = Callable[[View], "Action | str"]


def wilson(share: float, games: int, z: float = 1.959964) -> tuple[float, float]:
    """The 95 % interval of a share of so many games (Wilson's), as its two ends.

    >>> low, high = wilson(1.0, 20)
    >>> print(f"{low:.2f} … {high:.2f}")
    0.84 … 1.00
    """
    if games == 0:
        return 0.0, 1.0
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    spread *= z / (1 + z * z / games)
    low, high = max(0.0, middle - spread), min(1.0, middle + spread)
    # At the ends, rounding must not cut off the share itself.
    return min(low, share), max(high, share)


@dataclass(frozen=True)
class Played:
    """One finished game of a series. Lists are in order of the seats, automata last."""

    index: int
    seed: int
    players: list[str]
    actions: list[tuple[int, str]]
    places: list[int]
    scores: list[int]
    #: The seconds that each seat thought.
    thinking: list[float]


@dataclass
class Tally:
    """What a player, or a seat, made of its games."""

    games: int = 0
    #: Games won; a first place that several share counts for each of them in part.
    won: float = 0.0
    scores: list[int] = field(default_factory=list)

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share, as its two ends."""
        return wilson(self.share, self.games)

    @property
    def mean(self) -> float:
        """The mean score."""
        return sum(self.scores) / len(self.scores) if self.scores else 0.0

    def add(self, place: int, winners: int, score: int) -> None:
        """Counts one more game."""
        self.games += 1
        self.won += 1 / winners if place == 1 else 0.0
        self.scores.append(score)

    def __str__(self) -> str:
        low, high = self.interval
        share = f"{100 * self.share:.1f} % ({100 * low:.1f} … {100 * high:.1f})"
        return f"{self.games} games, won {share}, {self.mean:.1f} points on average"


@dataclass(frozen=True)
class Series(Sequence[Played]):
    """The games of a series. It is a sequence of them; `print` tells what came of it."""

    game: Game
    seed: int
    games: list[Played]

    def __len__(self) -> int:
        return len(self.games)

    def __getitem__(self, index):  # type: ignore[no-untyped-def]
        return self.games[index]

    def __iter__(self) -> Iterator[Played]:
        return iter(self.games)

    def _tallies(self, key: Callable[[Played, int], str | int | None]) -> dict:
        tallies: dict = {}
        for game in self.games:
            winners = game.places.count(1)
            for index, (place, score) in enumerate(zip(game.places, game.scores)):
                name = key(game, index)
                if name is not None:
                    tallies.setdefault(name, Tally()).add(place, winners, score)
        return tallies

    @property
    def by_player(self) -> dict[str, Tally]:
        """What each player made of its games."""
        return self._tallies(
            lambda game, index: game.players[index] if index < len(game.players) else None
        )

    @property
    def by_seat(self) -> dict[int, Tally]:
        """What each seat, counted from 1, was worth; automata are behind the seats."""
        return self._tallies(lambda game, index: index + 1)

    def record(self, index: int) -> _native.Record:
        """The record of a game of the series."""
        played = self.games[index]
        state = self.game.start(played.seed)
        for seat, action in played.actions:
            state = state.apply(action, seat)
        return state.record(played.players)

    def __str__(self) -> str:
        lines = [f"{self.game.title}, {len(self.games)} games, seed {self.seed}"]
        players = self.by_player
        if len(players) > 1:
            lines += [f"  {name}: {tally}" for name, tally in players.items()]
        else:
            # Where all play alike, the seats are what differs.
            lines += [f"  seat {seat}: {tally}" for seat, tally in self.by_seat.items()]
        return "\n".join(lines)


def match(
    game: Game,
    players: Sequence[str | Player],
    games: int = 100,
    *,
    seed: int = 0,
    threads: int | None = None,
    names: Sequence[str] | None = None,
) -> Series:
    """Lets players play against each other, and tells who won how often.

    A player is the name of a level (see `orrery.LEVELS`) or anything that is called with a
    `View` and gives one of its actions. The players go round the table, one seat further
    with every game, and sit down again where there are fewer players than seats. The same
    seed gives the same games, whatever the number of threads, unless a player of your own
    draws other lots.

    Levels play on as many threads as there are cores, or on `threads`; players of your own
    play on the thread that calls.

    >>> import orrery
    >>> series = orrery.match(orrery.Game("red-outpost"), ["greedy", "random"], games=20)
    >>> series.by_player["greedy"].share > 0.6
    True
    """
    if not players:
        raise ValueError("nobody plays")
    if len(players) > game.players:
        raise ValueError(f"{len(players)} players for {game.players} seats")
    if names is not None and len(names) != len(players):
        raise ValueError(f"{len(names)} names for {len(players)} players")
    if names is None and all(isinstance(player, str) for player in players):
        threads = threads or os.cpu_count() or 1
        told = _native.simulate(game, list(players), games, seed, threads)
        return Series(game, seed, [Played(*one) for one in told])
    names = list(names) if names is not None else [_name(player) for player in players]
    played = [_play(game, players, names, seed, index) for index in range(games)]
    return Series(game, seed, played)


def _name(player: str | Player) -> str:
    if isinstance(player, str):
        return player
    if isinstance(player, Bot):
        return player.level
    return getattr(player, "__name__", type(player).__name__)


def _play(
    game: Game, players: Sequence[str | Player], names: list[str], series: int, index: int
) -> Played:
    seed = _native.game_seed(series, index)
    order = [(seat + index) % len(players) for seat in range(game.players)]
    # The seeds of bots are those that the series of the program gives them.
    seated: list[Player] = [
        Bot(player, _native.game_seed(seed, seat)) if isinstance(player, str) else player
        for seat, player in enumerate(players[which] for which in order)
    ]
    thinking = [0.0] * game.players
    state = game.start(seed)
    while state.seat is not None:
        seat = state.seat
        view = state.view(seat)
        began = time.perf_counter()
        action = seated[seat - 1](view)
        thinking[seat - 1] += time.perf_counter() - began
        state = state.apply(action, seat)
    places = state.outcome
    assert places is not None
    return Played(
        index,
        seed,
        [names[which] for which in order],
        state.history,
        list(places.values()),
        list(state.scores.values()),
        thinking,
    )

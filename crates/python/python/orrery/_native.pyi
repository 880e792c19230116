"""The native half of the package. Its names are those of `orrery`."""

from collections.abc import ItemsView, Iterator, KeysView, Mapping, Sequence, ValuesView
from os import PathLike
from typing import Any, TypedDict, final

import numpy as np
import numpy.typing as npt

__version__: str
LEVELS: list[str]

class Verdict(TypedDict):
    """What a genuine record says."""

    actions: int
    committed: bool
    finished: bool

def games() -> list[str]:
    """The names of all games."""

def game_seed(series: int, index: int) -> int:
    """The seed of the `index`-th game of a series."""

def restore(
    position: Mapping[str, Any] | str,
    figures: str | PathLike[str] | None = None,
    language: str = "en",
) -> State:
    """Reads a position back: what `State.position` gave, or the text of such a file."""

def resume(text: str, secret: str | None, figures: str | None, language: str) -> State:
    """The state at the end of a record; states are pickled so."""

def simulate(
    game: Game, bots: list[str], games: int, seed: int, threads: int
) -> list[
    tuple[int, int, list[str], list[tuple[int, str]], list[int], list[int], list[float]]
]:
    """Plays games between bots of the house on several threads; see `orrery.match`."""

@final
class Game:
    """A game, opened for so many players with these options."""

    def __new__(
        cls,
        name: str,
        players: int = 2,
        *,
        figures: str | PathLike[str] | None = None,
        language: str = "en",
        **options: str | bool | int,
    ) -> Game: ...
    @property
    def name(self) -> str:
        """The name used in commands, addresses and records."""
    @property
    def title(self) -> str:
        """The title on the box."""
    @property
    def players(self) -> int:
        """How many seats people and bots sit at."""
    @property
    def sides(self) -> int:
        """How many sides score: the seats and, behind them, the automata."""
    @property
    def options(self) -> dict[str, str]:
        """All options, also those that are as usual."""
    @property
    def sources(self) -> list[str]:
        """Where points come from, in the order of the score sheet."""
    @property
    def secrets(self) -> bool:
        """Whether seats know things that others do not."""
    @property
    def rules_version(self) -> int:
        """The version of the rules as coded."""
    @property
    def figures_hash(self) -> str:
        """The hash of the printed figures in use."""
    @property
    def language(self) -> str:
        """The language of all sentences."""
    @property
    def encoding(self) -> Encoding:
        """How the game is written in numbers."""
    def rule(self, number: str) -> str:
        """The sentence of a numbered rule, as exceptions name them."""
    def start(self, seed: int | None = None) -> State:
        """Begins a game. The seed decides all chance; without one it is drawn."""
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Encoding:
    """How a game is written in numbers: a list of actions, and one of features."""

    @property
    def version(self) -> int:
        """The version. It is raised when an index or a feature changes its meaning."""
    @property
    def actions(self) -> int:
        """How many actions there are."""
    @property
    def observation(self) -> int:
        """How many numbers an observation has."""
    @property
    def sides(self) -> int:
        """For how many sides there is room in rewards and observations."""
    @property
    def low(self) -> npt.NDArray[np.int16]:
        """The least that each number of an observation can be."""
    @property
    def high(self) -> npt.NDArray[np.int16]:
        """The most that each number of an observation can be."""
    @property
    def schema(self) -> dict[str, Any]:
        """The groups of actions and the features with names, places and ranges."""
    def action_name(self, index: int, seat: int = 1) -> str:
        """The notation of the action with this index, as a seat plays it."""
    def action_index(self, notation: str, seat: int = 1) -> int:
        """The index of an action in notation, as a seat plays it."""

@final
class Environment:
    """Many games side by side; `orrery.VecEnv` is the class to use."""

    def __new__(
        cls, game: Game, n: int, seed: int, threads: int, bots: dict[int, str], views: bool
    ) -> Environment: ...
    @property
    def observations(self) -> npt.NDArray[np.int16]:
        """What the player who is asked sees."""
    @property
    def masks(self) -> npt.NDArray[np.uint8]:
        """What that player may do, 1 or 0."""
    @property
    def to_play(self) -> npt.NDArray[np.uint8]:
        """The player who is asked, counted from 0."""
    @property
    def dones(self) -> npt.NDArray[np.uint8]:
        """1 where the last step has ended a game."""
    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """What the ended game came to for each side."""
    @property
    def margins(self) -> npt.NDArray[np.int32]:
        """Points ahead of the best of the others in an ended game."""
    @property
    def places(self) -> npt.NDArray[np.uint8]:
        """Places in an ended game."""
    @property
    def views(self) -> npt.NDArray[np.int16]:
        """What every player sees; empty unless asked for."""
    def reset(self, seed: int) -> None:
        """Begins all games anew."""
    def step(self, actions: npt.NDArray[np.uint32]) -> None:
        """Plays one action in each game."""
    def draw(self, actions: npt.NDArray[np.uint32]) -> None:
        """Draws a legal action for each game."""
    def episodes(self) -> npt.NDArray[np.uint64]:
        """How often each game has begun."""

@final
class Action:
    """One legal answer of a seat to the question it is asked."""

    @property
    def seat(self) -> int:
        """Whose answer it is, counted from 1."""
    @property
    def notation(self) -> str:
        """The answer in notation, as records have it."""
    @property
    def text(self) -> str:
        """The answer as a sentence that tells what it leads to."""
    @property
    def path(self) -> list[tuple[str, str]]:
        """The way to it: elements of the board, and what they are called."""
    @property
    def offer(self) -> str:
        """How it is offered among the others: usual, plain, refusal or drastic."""
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Bot:
    """A computer player of one of the levels in `orrery.LEVELS`, for any game."""

    def __new__(cls, level: str, seed: int = 0, *, time: float | None = None) -> Bot: ...
    @property
    def level(self) -> str:
        """The level."""
    @property
    def seed(self) -> int:
        """What it draws its lots with."""
    def __call__(self, view: View) -> Action:
        """The answer to the question of a view."""
    def ask(self, state: State, seat: int | None = None) -> Action:
        """The answer of a seat in a game; the first that is asked if no seat is named."""

@final
class Estimate:
    """A mean with its standard error."""

    @property
    def mean(self) -> float:
        """The mean."""
    @property
    def error(self) -> float:
        """Its standard error."""
    def __float__(self) -> float: ...
    def __eq__(self, other: object) -> bool: ...

@final
class Hint:
    """What the computer thinks of an answer."""

    @property
    def action(self) -> Action:
        """The answer itself."""
    @property
    def line(self) -> list[Action]:
        """The answer, and what the seat would answer next in the same turn."""
    @property
    def chances(self) -> dict[int, float]:
        """The chance of each side to win; together 1."""
    @property
    def chance(self) -> Estimate:
        """The seat's own chance to win."""
    @property
    def lead(self) -> Estimate:
        """How many points the seat is ahead of its best rival at the end."""
    @property
    def lost_chance(self) -> Estimate:
        """How much less the chance is than with the first hint."""
    @property
    def lost_points(self) -> Estimate:
        """How many points less the lead is than with the first hint."""
    @property
    def points(self) -> dict[str, float]:
        """The seat's points at the end by source, where games are played out."""

@final
class State:
    """One game as it stands: the whole truth, secrets and dice included."""

    @property
    def game(self) -> Game:
        """The game that is played."""
    @property
    def seat(self) -> int | None:
        """The first seat that is waited for, counted from 1; `None` at the end."""
    @property
    def to_act(self) -> tuple[int, ...]:
        """Who may act now. Several seats answer in any order."""
    @property
    def owing(self) -> tuple[int, ...]:
        """Who must act before the game goes on."""
    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
    def question(self, seat: int | None = None) -> str:
        """What a seat is asked, as a sentence."""
    def legal(self, seat: int | None = None) -> list[Action]:
        """The legal answers of a seat, or of the first that is waited for."""
    def apply(self, action: Action | str | int, seat: int | None = None) -> State:
        """The state after an action: one of `legal`, its notation, or its index."""
    def copy(self) -> State:
        """The same state. States never change, so there is nothing to copy."""
    def view(self, seat: int | None = None) -> View:
        """What a seat may know; a spectator if no seat is named."""
    def redeal(self, seat: int | None, seed: int) -> State:
        """A state that agrees with what a seat may know; all else is dealt anew."""
    def points(self, side: int) -> dict[str, int]:
        """The points of a side by source. Sides behind the seats are automata."""
    def total(self, side: int) -> int:
        """The points of a side in all."""
    @property
    def scores(self) -> dict[int, int]:
        """The points of all sides."""
    @property
    def outcome(self) -> dict[int, int] | None:
        """The places of all sides, 1 for the winner; `None` while the game goes on."""
    @property
    def winners(self) -> tuple[int, ...]:
        """Everyone in the first place; nobody while the game goes on."""
    @property
    def returns(self) -> list[float] | None:
        """What the game came to for each side, from 1 (beat all) to -1 (lost to all)."""
    def observe(self, seat: int) -> npt.NDArray[np.int16]:
        """What a seat sees, as numbers; see `Game.encoding`."""
    def mask(self, seat: int) -> npt.NDArray[np.bool_]:
        """Which actions of a seat are legal, by their index in the encoding."""
    @property
    def position(self) -> dict[str, Any]:
        """The whole position with its setup, all secrets and the dice included."""
    @property
    def digest(self) -> str:
        """A short hash of the position, as records have it."""
    @property
    def history(self) -> list[tuple[int, str]]:
        """Who did what since the start: seat and notation."""
    def record(self, names: Sequence[str] | None = None) -> Record:
        """The game so far as a record, with the names of the players."""
    def ask(self, bot: Bot, seat: int | None = None) -> Action:
        """What a bot would do in the place of a seat; it sees only the seat's view."""
    def hints(
        self,
        seat: int | None = None,
        *,
        rounds: int = 12_000,
        seed: int = 0,
        most: int = 3,
        time: float | None = None,
        also: Sequence[str] = (),
    ) -> list[Hint]:
        """What the computer thinks of a seat's best answers, the best first."""
    def news(self, seat: int | None = None) -> list[str]:
        """What happened in the last action, or at the start, as sentences."""
    def board(self, seat: int | None = None) -> str:
        """The board as text, as a seat or a spectator sees it."""
    def svg(self, seat: int | None = None) -> str:
        """The board as a picture in SVG, as a seat or a spectator sees it."""
    def _repr_svg_(self) -> str: ...
    def __copy__(self) -> State: ...
    def __deepcopy__(self, memo: object) -> State: ...
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

@final
class View:
    """What one seat, or a spectator, may know of a game: a mapping of named fields."""

    @property
    def seat(self) -> int | None:
        """Whose view it is, counted from 1; `None` for a spectator."""
    @property
    def question(self) -> str:
        """What the seat is asked, as a sentence."""
    def legal(self) -> list[Action]:
        """The legal answers of the seat."""
    def redeal(self, seed: int) -> State:
        """A state that agrees with the view: all else is dealt with this seed."""
    def hints(
        self,
        *,
        rounds: int = 12_000,
        seed: int = 0,
        most: int = 3,
        time: float | None = None,
        also: Sequence[str] = (),
    ) -> list[Hint]:
        """What the computer thinks of the seat's best answers; see `State.hints`."""
    def observe(self) -> npt.NDArray[np.int16]:
        """What the seat sees, as numbers; see `Game.encoding`."""
    def to_dict(self) -> dict[str, Any]:
        """All fields as a dictionary."""
    def json(self) -> str:
        """All fields as JSON text, as `orrery show --json` prints them."""
    def board(self) -> str:
        """The board as text."""
    def svg(self) -> str:
        """The board as a picture in SVG."""
    def _repr_svg_(self) -> str: ...
    def __getitem__(self, key: str) -> Any: ...
    def get(self, key: str, default: Any = None) -> Any:
        """The field of this name, or what is given instead."""
    def __contains__(self, key: str) -> bool: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[str]: ...
    def keys(self) -> KeysView[str]:
        """The names of the fields."""
    def values(self) -> ValuesView[Any]:
        """What stands in the fields."""
    def items(self) -> ItemsView[str, Any]:
        """The fields with their names."""
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Record:
    """A game as it was written down: its setup, its dice, its actions and its result."""

    def __new__(
        cls,
        record: str | PathLike[str],
        *,
        figures: str | PathLike[str] | None = None,
        language: str = "en",
    ) -> Record: ...
    @property
    def game(self) -> Game:
        """The game that was played."""
    @property
    def names(self) -> list[str]:
        """What the players are called."""
    @property
    def bots(self) -> list[str | None]:
        """The bot at each seat; `None` where a person sits."""
    @property
    def seed(self) -> int | None:
        """The seed of the dice; `None` where they were committed to."""
    @property
    def actions(self) -> list[tuple[int, str]]:
        """Who did what: seat and notation."""
    @property
    def places(self) -> list[int] | None:
        """The places in order of the sides; `None` where there are none."""
    @property
    def scores(self) -> list[int] | None:
        """The points at the end in order of the sides."""
    def states(self) -> list[State]:
        """Plays the game again: the state before the first action and after each."""
    def verify(self) -> Verdict:
        """Whether the record is genuine: complete, untouched, played by the rules."""
    def save(self, path: str | PathLike[str]) -> None:
        """Writes the record into a file."""
    def __len__(self) -> int: ...
    def __eq__(self, other: object) -> bool: ...

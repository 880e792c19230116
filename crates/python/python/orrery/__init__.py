"""Orrery: a referee for modern board games, its bots, and environments for learning.

One game, step by step:

>>> import orrery
>>> orrery.games()
['red-outpost', 'kosmonavts', 'circadians']
>>> game = orrery.Game("red-outpost", players=2)
>>> state = game.start(seed=7)
>>> action = state.legal()[0]
>>> later = state.apply(action)
>>> later == state, later.history == [(action.seat, action.notation)]
(False, True)

A state never changes, and what a seat may know is its view:

>>> view = later.view(later.seat)
>>> view["round"]
1
>>> view.redeal(seed=1).view(later.seat) == view
True

Whatever the rules refuse says which rule it is:

>>> state.apply("miner>nowhere")
Traceback (most recent call last):
    ...
orrery._errors.IllegalAction: “miner>nowhere” is not a move in this game.

Bots, hints and series of games are in `Bot`, `State.hints` and `match`. Seats are counted
from 1, as on the table and in all data of Orrery; where arrays are indexed, in `VecEnv` and
the adapters, a *player* is the index of a seat and is counted from 0.
"""

from ._errors import IllegalAction, OrreryError, PositionError, RecordError, SetupError
from ._native import (
    LEVELS,
    Action,
    Bot,
    Encoding,
    Estimate,
    Game,
    Hint,
    Record,
    State,
    View,
    __version__,
    games,
    restore,
)
from ._series import Played, Player, Series, Tally, match, wilson
from .vector import VecEnv

__all__ = [
    "LEVELS",
    "Action",
    "Bot",
    "Encoding",
    "Estimate",
    "Game",
    "Hint",
    "IllegalAction",
    "OrreryError",
    "Played",
    "Player",
    "PositionError",
    "Record",
    "RecordError",
    "Series",
    "SetupError",
    "State",
    "Tally",
    "VecEnv",
    "View",
    "__version__",
    "games",
    "match",
    "restore",
    "wilson",
]

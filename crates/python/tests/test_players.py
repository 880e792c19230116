"""Bots, hints, and series of games."""

import _thread
import signal
import sys
import threading
import time

import orrery
import pytest
from test_game import GAMES, played


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", ["random", "novice", "greedy", "skilled"])
def test_a_bot_answers_with_something_legal_and_repeats_itself(name, level):
    state = played(name, 1, most=15)
    answers = [state.ask(orrery.Bot(level, seed=9)) for _ in range(2)]
    assert answers[0] == answers[1] and answers[0] in state.legal()
    view = state.view(state.seat)
    assert orrery.Bot(level, seed=9)(view) == answers[0]
    assert orrery.Bot(level, seed=9).ask(state) == answers[0]


def test_bots_are_named_and_know_whom_they_are_asked_for():
    assert orrery.LEVELS == ["random", "novice", "greedy", "skilled", "strong", "expert", "master"]
    with pytest.raises(ValueError, match="choose from random"):
        orrery.Bot("wizard")
    state = orrery.Game("red-outpost").start(7)
    other = next(seat for seat in (1, 2) if seat not in state.to_act)
    with pytest.raises(ValueError, match="not asked"):
        state.ask(orrery.Bot("random"), other)


def test_one_bot_plays_different_games():
    bot = orrery.Bot("skilled", 1)
    for name in GAMES:
        state = orrery.Game(name).start(1)
        assert state.ask(bot) in state.legal()


def test_hints_are_judged_and_ordered_and_repeatable():
    state = orrery.Game("red-outpost").start(7)
    hints = state.hints(rounds=300, seed=2, most=3)
    assert 1 <= len(hints) <= 3 and hints[0].action in state.legal()
    for hint in hints:
        assert hint.line[0] == hint.action
        assert sum(hint.chances.values()) == pytest.approx(1)
        assert 0 <= hint.chance.mean <= 1 and hint.chance.error >= 0
        assert float(hint.lead) == hint.lead.mean
    assert hints[0].lost_points.mean == 0
    assert repr(hints) == repr(state.hints(rounds=300, seed=2, most=3))
    judged = state.hints(rounds=300, most=0, also=[state.legal()[-1].notation])
    assert [hint.action for hint in judged] == [state.legal()[-1]]


def test_others_run_while_the_computer_thinks():
    """The lock of the interpreter is released: a thread goes on while hints are made. Where it
    is not, that thread takes a turn or two before and after each, because it lets others pass
    at every turn."""
    state = orrery.Game("kosmonavts").start(7)
    turns, over, taken = [0], threading.Event(), []

    def think():
        for seed in range(3):
            before = turns[0]
            state.hints(rounds=2_000, seed=seed, most=1)
            taken.append(turns[0] - before)
        over.set()

    thread = threading.Thread(target=think)
    thread.start()
    while not over.is_set():
        turns[0] += 1
        time.sleep(0)
    thread.join()
    assert min(taken) > 20


def test_a_series_can_be_interrupted(request):
    """A series that would never end hears of Ctrl-C."""
    main = threading.get_ident()
    # Where a shell runs the tests in the background, Python is not told of Ctrl-C at all.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    request.addfinalizer(lambda: signal.signal(signal.SIGINT, before or signal.SIG_DFL))

    def interrupt():
        while sys._current_frames()[main].f_code.co_name != "match":
            time.sleep(0.01)
        _thread.interrupt_main()

    thread = threading.Thread(target=interrupt)
    with pytest.raises(KeyboardInterrupt):
        thread.start()
        orrery.match(orrery.Game("red-outpost"), ["random"], games=10**12)
    thread.join()


def first(view: orrery.View) -> orrery.Action:
    """A player of our own."""
    return view.legal()[0]


def test_a_series_tells_who_won():
    game = orrery.Game("red-outpost", 3)
    series = orrery.match(game, ["greedy", "random", first], games=6, seed=5)
    assert len(series) == 6 and set(series.by_player) == {"greedy", "random", "first"}
    for tally in series.by_player.values():
        assert tally.games == 6 and tally.interval[0] <= tally.share <= tally.interval[1]
    assert sum(tally.won for tally in series.by_seat.values()) == pytest.approx(6)
    # Everyone sits everywhere.
    assert [game.players[0] for game in series[:3]] == ["greedy", "random", "first"]
    record = series.record(2)
    assert record.places == series[2].places and record.names == series[2].players
    assert "greedy: 6 games" in str(series)


@pytest.mark.parametrize("name", GAMES)
def test_a_series_is_the_same_here_and_in_the_program_on_any_threads(name):
    game = orrery.Game(name)
    series = [
        orrery.match(game, ["greedy", "novice"], games=4, seed=9, threads=threads)
        for threads in (1, 3)
    ]
    # With names it is played by Python.
    series.append(orrery.match(game, ["greedy", "novice"], games=4, seed=9, names=["a", "b"]))
    assert [one.actions for one in series[0]] == [one.actions for one in series[1]]
    assert [one.actions for one in series[0]] == [one.actions for one in series[2]]
    assert [one.scores for one in series[0]] == [one.scores for one in series[2]]
    assert [one.seed for one in series[0]] == [one.seed for one in series[2]]


def test_a_player_who_breaks_the_rules_is_refused():
    with pytest.raises(orrery.IllegalAction):
        orrery.match(orrery.Game("red-outpost"), [lambda view: "nonsense"], games=1)
    for wrong in (dict(players=[]), dict(players=["random"] * 3), dict(players=["exec:sh"])):
        with pytest.raises(ValueError):
            orrery.match(orrery.Game("red-outpost"), games=1, **wrong)

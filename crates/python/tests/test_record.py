"""Records: written, read, replayed, verified, refused."""

import json

import orrery
import pytest
from test_game import GAMES, played


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_written_read_and_replayed(name, tmp_path):
    state = played(name, 1)
    record = state.record(["Ana", "Leo"])
    path = tmp_path / "game.jsonl"
    record.save(path)
    again = orrery.Record(path)
    assert again == record == orrery.Record(str(record)) == orrery.Record(str(path))
    assert again.names == ["Ana", "Leo"] and again.seed == 1 and again.game == state.game
    assert again.actions == state.history and len(again) == len(state.history)
    assert again.scores == list(state.scores.values())
    assert again.places == list(state.outcome.values())
    states = again.states()
    assert states[0] == state.game.start(1) and states[-1] == state
    assert states[5].history == state.history[:5]
    assert again.verify() == {"actions": len(record), "committed": False, "finished": True}


def test_a_record_of_a_game_that_goes_on():
    state = played("red-outpost", 1, most=5)
    record = orrery.Record(str(state.record()))
    assert record.places is None and record.scores is None and record.states()[-1] == state
    with pytest.raises(orrery.RecordError, match="breaks off"):
        record.verify()


@pytest.mark.parametrize(
    "edit, what",
    [
        (lambda lines: lines[:3] + lines[4:], "line 4: action 3 belongs here"),
        (lambda lines: [*lines[:2], changed(lines[2], action="stay"), *lines[3:]], "digest"),
        # Without a result there is no digest, and only the rules tell.
        (lambda lines: [*lines[:2], changed(lines[2], position="0" * 16)], "line 3: this action"),
        (lambda lines: [*lines[:2], changed(lines[2], action="nonsense")], "line 3: seat . may not"),
        (lambda lines: [changed(lines[0], game="no-such-game")], "line 1: there is no game"),
        (lambda lines: ["nonsense"], "line 1: expected"),
    ],
)
def test_what_was_changed_is_refused_with_its_line(edit, what):
    lines = str(played("red-outpost", 1).record()).splitlines()
    with pytest.raises(orrery.RecordError, match=what) as refused:
        orrery.Record("\n".join(edit(lines)) + "\n")
    assert str(refused.value).startswith(f"line {refused.value.line}: ")


def changed(line: str, **fields: str) -> str:
    """A line of a record with other fields."""
    return json.dumps(json.loads(line) | fields, separators=(",", ":"))


def test_a_record_belongs_to_its_figures(tmp_path):
    record = str(played("red-outpost", 1, most=3).record())
    lines = record.splitlines()
    lines[0] = changed(lines[0], figures="0" * 16)
    with pytest.raises(orrery.RecordError, match="printed figures"):
        orrery.Record("\n".join(lines) + "\n")

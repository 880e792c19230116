"""What a seat may know, and nothing else."""

import json

import orrery
import pytest
from test_game import GAMES, played


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_a_mapping(name):
    state = played(name, 1, most=10)
    view = state.view(1)
    fields = view.to_dict()
    assert dict(view) == dict(view.items()) == fields == json.loads(view.json())
    assert list(view) == list(view.keys()) and len(view) == len(fields)
    first = next(iter(view))
    assert view[first] == view.get(first) == fields[first] and first in view
    assert view.get("no such field", 5) == 5 and "no such field" not in view
    with pytest.raises(KeyError):
        view["no such field"]
    assert view == state.view(1) and hash(view) == hash(state.view(1))
    assert view.seat == 1 and state.view().seat is None


@pytest.mark.parametrize("name", GAMES)
def test_a_redeal_agrees_with_the_view_and_differs_elsewhere(name):
    state = played(name, 2, most=30)
    view = state.view(state.seat)
    deals = [view.redeal(seed) for seed in range(4)]
    assert all(deal.view(state.seat) == view for deal in deals)
    assert deals[0] == view.redeal(0) == state.redeal(state.seat, 0)
    assert deals[0] != deals[1]
    assert all(deal.legal() == view.legal() for deal in deals)


def secret_states():
    """Games in which seats know what others do not, with what one seat cannot know dealt anew."""
    for name in GAMES:
        game = orrery.Game(name)
        if not game.secrets:
            continue
        bot = orrery.Bot("random", 3)
        state = game.start(3)
        for step in range(120):
            if state.is_over:
                break
            if step % 10 == 0:
                yield state, state.redeal(state.seat, step)
            state = state.apply(state.ask(bot))


def test_nothing_a_view_offers_depends_on_what_the_seat_may_not_know():
    compared = differing = 0
    for state, other in secret_states():
        seat = state.seat
        one, two = state.view(seat), other.view(seat)
        assert one == two and one.json() == two.json()
        assert str(one) == str(two) and one.svg() == two.svg()
        assert one.legal() == two.legal() and one.question == two.question
        # What is dealt from it, and what anyone thinks of it, follows from the view alone.
        assert one.redeal(5) == two.redeal(5)
        assert one.redeal(5).position == two.redeal(5).position
        hints = [view.hints(rounds=40, seed=1, most=2) for view in (one, two)]
        assert repr(hints[0]) == repr(hints[1])
        bots = [orrery.Bot("novice", 4) for _ in range(2)]
        assert bots[0](one) == bots[1](two) == state.ask(orrery.Bot("novice", 4))
        compared += 1
        differing += state != other
    assert compared > 10 and differing > 10


def test_a_spectator_is_asked_nothing():
    view = played("kosmonavts", 1, most=10).view()
    for ask in (view.legal, view.hints, lambda: view.question, lambda: orrery.Bot("random")(view)):
        with pytest.raises(ValueError, match="spectator"):
            ask()
    assert view.board() and view.svg()

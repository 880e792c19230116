"""One game: setup, actions, refusals, points, positions, equality."""

import copy
import pickle

import orrery
import pytest

GAMES = orrery.games()


def played(name: str, seed: int, most: int = 10_000, level: str = "random") -> orrery.State:
    """A game between bots, so many actions on."""
    state = orrery.Game(name).start(seed)
    bot = orrery.Bot(level, seed)
    for _ in range(most):
        if state.is_over:
            break
        state = state.apply(state.ask(bot))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_to_its_end(name):
    state = played(name, 1)
    assert state.is_over and state.seat is None and state.legal() == []
    assert state.to_act == state.owing == ()
    places, scores = state.outcome, state.scores
    assert min(places.values()) == 1
    assert set(places) == set(scores) == set(range(1, state.game.sides + 1))
    assert state.winners == tuple(seat for seat, place in places.items() if place == 1)
    for seat in scores:
        assert sum(state.points(seat).values()) == state.total(seat) == scores[seat]
    assert set(state.points(1)) == set(state.game.sources)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_never_changes(name):
    before = played(name, 2, most=12)
    position, history = before.position, before.history
    after = before.apply(before.legal()[0])
    assert after != before and after.position != position
    assert before.position == position and before.history == history
    assert after.history[:-1] == history and len(after.history) == 13


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game(name):
    one, other = played(name, 3), played(name, 3)
    assert one == other and hash(one) == hash(other) and one.digest == other.digest
    assert one.history == other.history
    assert played(name, 4) != one


def test_without_a_seed_it_is_drawn():
    game = orrery.Game("red-outpost")
    assert len({game.start().record().seed for _ in range(5)}) > 1


def test_an_action_has_notation_text_and_path():
    state = orrery.Game("red-outpost").start(7)
    action = state.legal()[0]
    assert str(action) == action.notation == "shepherd>pasture"
    assert action.text == "Shepherd → Pasture: +1 wool, mood unchanged"
    assert action.path == [("worker-shepherd", "Shepherd"), ("location-pasture", "Pasture")]
    assert action.seat == state.seat and action.offer == "plain"
    assert action == state.legal()[0] and len({action, state.legal()[0]}) == 1
    assert action != state.legal()[1]
    assert state.apply(action) == state.apply(action.notation) == state.apply(str(action), 2)


def test_sentences_are_in_the_language_of_the_game():
    state = orrery.Game("red-outpost", language="fr").start(7)
    assert state.legal()[0].text != orrery.Game("red-outpost").start(7).legal()[0].text
    with pytest.raises(ValueError, match="no words in"):
        orrery.Game("red-outpost", language="xx")


def test_a_refusal_names_the_rule_and_says_why():
    state = orrery.Game("red-outpost").start(7)
    with pytest.raises(orrery.IllegalAction) as refused:
        state.apply("miner>mine", 1)
    assert refused.value.rule.startswith("RO-")
    assert refused.value.rule in str(refused.value) and refused.value.text in str(refused.value)
    assert (refused.value.action, refused.value.seat) == ("miner>mine", 1)
    assert state.game.rule(refused.value.rule)
    with pytest.raises(orrery.IllegalAction) as nonsense:
        state.apply("nonsense")
    assert nonsense.value.rule is None and "nonsense" in str(nonsense.value)
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.rule, str(again)) == (refused.value.rule, str(refused.value))


@pytest.mark.parametrize("seat", [0, 3, -1, 300])
def test_there_is_no_such_seat(seat):
    state = orrery.Game("red-outpost").start(7)
    for ask in (state.legal, state.view, state.question, state.points, state.board):
        with pytest.raises(ValueError, match="they count from 1"):
            ask(seat)


def test_setups_that_are_not_possible_are_refused():
    for wrong in (
        lambda: orrery.Game("no-such-game"),
        lambda: orrery.Game("red-outpost", players=9),
        lambda: orrery.Game("red-outpost", cards="perhaps"),
        lambda: orrery.Game("red-outpost", sails="on"),
        lambda: orrery.Game("red-outpost", figures="wrong = 1\n"),
    ):
        with pytest.raises(orrery.SetupError):
            wrong()
    with pytest.raises(FileNotFoundError):
        orrery.Game("red-outpost", figures="no-such-file.toml")


def test_options_are_texts_or_flags():
    game = orrery.Game("red-outpost", 3, cards=True, tokens="random")
    assert game.options["cards"] == "on" and game.options["tokens"] == "random"
    assert game == orrery.Game("red-outpost", 3, tokens="random", cards="on")
    assert game != orrery.Game("red-outpost", 3)


@pytest.mark.parametrize("name", GAMES)
def test_a_position_leads_back_to_the_state(name):
    state = played(name, 5, most=20)
    again = orrery.restore(state.position)
    assert again == state and hash(again) == hash(state)
    assert [str(action) for action in again.legal()] == [str(action) for action in state.legal()]
    with pytest.raises(ValueError, match="dealt anew"):
        again.history
    wrong = state.position
    wrong["position"]["round"] = 99
    with pytest.raises(orrery.PositionError):
        orrery.restore(wrong)


@pytest.mark.parametrize("name", GAMES)
def test_states_and_games_can_be_pickled_and_copied(name):
    state = played(name, 6, most=15)
    again = pickle.loads(pickle.dumps(state))
    assert again == state and again.history == state.history
    placed = orrery.restore(state.position)
    assert pickle.loads(pickle.dumps(placed)) == state
    assert state.copy() == copy.copy(state) == copy.deepcopy(state) == state
    game = orrery.Game(name, language="es")
    again = pickle.loads(pickle.dumps(game))
    assert again == game and again.language == "es"


@pytest.mark.parametrize("name", GAMES)
def test_boards_are_drawn(name):
    state = played(name, 8, most=10)
    assert str(state) == state.board() and len(str(state).splitlines()) > 10
    picture = state._repr_svg_()
    assert picture.startswith("<svg ") and picture.endswith("</svg>") and "<style>" in picture
    assert picture == state.svg() and state.question() and state.news() is not None

"""Series of games: greedy against random, the house's tree search against greedy, and a search
in plain Python against both.

    python research/random_match.py [--games 40]

The search in plain Python is a flat Monte Carlo search over `View.redeal`. It shows how a player
of one's own is written: whatever is hidden is dealt anew in every round.
"""

import argparse
import math
import random

import orrery


class FlatSearch:
    """Deals the view anew, plays each answer out at random, and takes the best (UCB1)."""

    def __init__(self, rounds: int = 60, depth: int = 30, seed: int = 0) -> None:
        self.rounds, self.depth = rounds, depth
        self.lots = random.Random(seed)

    def __call__(self, view: orrery.View) -> orrery.Action:
        legal = view.legal()
        tried, worth = [0] * len(legal), [0.0] * len(legal)
        if len(legal) == 1:
            return legal[0]
        for done in range(1, self.rounds + 1):
            choice = max(
                range(len(legal)),
                key=lambda index: math.inf
                if tried[index] == 0
                else worth[index] / tried[index] + math.sqrt(2 * math.log(done) / tried[index]),
            )
            state = view.redeal(self.lots.getrandbits(53)).apply(legal[choice])
            tried[choice] += 1
            worth[choice] += self.play_on(state, view.seat)
        return legal[max(range(len(legal)), key=tried.__getitem__)]

    def play_on(self, state: orrery.State, seat: int) -> float:
        """Plays at random for a while and says how far ahead the seat is, from 0 to 1."""
        for _ in range(self.depth):
            if state.is_over:
                break
            mask = state.mask(state.seat)
            state = state.apply(self.lots.choice(mask.nonzero()[0].tolist()))
        scores = state.scores
        rival = max(score for side, score in scores.items() if side != seat)
        return 1 / (1 + math.exp(-(scores[seat] - rival) / 10))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    options.add_argument("--games", type=int, default=40)
    games = options.parse_args().games
    for name in orrery.games():
        print(orrery.match(orrery.Game(name), ["greedy", "random"], games, seed=1))
    game, few = orrery.Game("red-outpost"), max(1, games // 4)
    print(orrery.match(game, ["skilled", "greedy"], games, seed=1))
    print(orrery.match(game, [FlatSearch(), "random"], few, seed=1))
    print(orrery.match(game, [FlatSearch(), "greedy"], few, seed=1))


if __name__ == "__main__":
    main()

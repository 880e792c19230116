# %% [markdown]
# # What is a seat worth, and what do points come from?
#
# A study in cells (`# %%`), for an editor that runs them one by one or for
# `python research/study.py [--games 200] [--plot study.png]`. Charts need matplotlib; without it
# the figures are printed only.

# %%
import argparse
from collections import Counter

import orrery

options = argparse.ArgumentParser()
options.add_argument("--games", type=int, default=200)
options.add_argument("--level", default="greedy")
options.add_argument("--plot")
args, _ = options.parse_known_args()

# %% Games between bots of one level, so that nothing but the seat differs.
game = orrery.Game("red-outpost", players=3)
series = orrery.match(game, [args.level], games=args.games, seed=1)
print(series)

# %% Where the points of winners and of the others come from: the games are played again.
points: dict[bool, Counter] = {True: Counter(), False: Counter()}
counted = Counter()
for index in range(len(series)):
    end = series.record(index).states()[-1]
    for seat, place in end.outcome.items():
        points[place == 1].update(end.points(seat))
        counted[place == 1] += 1
for source in game.sources:
    won, lost = (points[is_won][source] / max(1, counted[is_won]) for is_won in (True, False))
    print(f"  {source:<12} winners {won:6.2f}   others {lost:6.2f}")

# %% The number of choices over the course of a game.
state, choices = game.start(seed=1), []
bot = orrery.Bot(args.level, seed=1)
while not state.is_over:
    choices.append(len(state.legal()))
    state = state.apply(state.ask(bot))
print(f"  {len(choices)} decisions, {sum(choices) / len(choices):.1f} choices each on average")

# %%
if args.plot:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, (left, right) = pyplot.subplots(1, 2, figsize=(11, 4))
    seats = series.by_seat
    shares = [tally.share for tally in seats.values()]
    errors = [
        [share - tally.interval[0] for share, tally in zip(shares, seats.values())],
        [tally.interval[1] - share for share, tally in zip(shares, seats.values())],
    ]
    left.errorbar(list(seats), shares, yerr=errors, fmt="o", capsize=4)
    left.axhline(1 / len(seats), linestyle="--", linewidth=1)
    left.set(xlabel="seat", ylabel="share of games won", xticks=list(seats))
    right.step(range(len(choices)), choices)
    right.set(xlabel="decision", ylabel="choices")
    figure.tight_layout()
    figure.savefig(args.plot, dpi=120)
    print(f"  {args.plot}")

"""How well a network's chances come true, on games that it was not trained on.

    python3 calibration.py --network red-outpost.bin --data fresh.exp

One decision of each game is drawn by lot, because the decisions of a game all end alike. What
the network says in whole numbers about the seat that decides is compared with what came of it: a
shared first place counts as a part. A table of ten bins is printed, with Wilson's 95 % interval of
what came true, and Brier's score (the mean squared error) beside that of somebody who always says
the mean. It needs NumPy only.
"""

import argparse
import math

import numpy as np

import experience
import network_file

BINS = 10


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--network", required=True)
    parser.add_argument("--data", nargs="+", required=True, help="files of experience")
    parser.add_argument("--people", type=int, help="only games of so many people")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def wilson(share, count, z=1.959964):
    """Both ends of the 95 % interval."""
    middle, below = share + z * z / (2 * count), 1 + z * z / count
    half = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return max(0.0, (middle - half) / below), min(1.0, (middle + half) / below)


def drawn(examples, lots):
    """One example of each game."""
    starts = np.flatnonzero(examples["decision"] == 0)
    lengths = examples["left"][starts].astype(np.int64) + 1
    whole = starts + lengths <= len(examples)
    return examples[starts[whole] + lots.integers(0, lengths[whole])]


def main():
    args = arguments()
    lots = np.random.default_rng(args.seed)
    network = network_file.read(args.network)
    said, came = [], []
    for path in args.data:
        for example in drawn(experience.read(path)[1], lots):
            if args.people not in (None, example["people"]):
                continue
            sides = int(example["sides"])
            values = network.evaluate(example["observation"], [0], sides)[1]
            places = example["places"][:sides]
            said.append(values[0][0] / network_file.ONE)
            came.append((places[0] == 1) / max(1, (places == 1).sum()))
    if not said:
        raise SystemExit("There are no games in these files.")
    said, came = np.array(said), np.array(came)
    print("| foretold | games | on average | came true |\n|---|---:|---:|---:|")
    bins = np.minimum((said * BINS).astype(int), BINS - 1)
    for place in range(BINS):
        inside = bins == place
        count = int(inside.sum())
        name = f"{100 * place // BINS} … {100 * (place + 1) // BINS} %"
        if count == 0:
            print(f"| {name} | 0 | | |")
            continue
        share = came[inside].mean()
        low, high = wilson(share, count)
        print(f"| {name} | {count} | {100 * said[inside].mean():.1f} % "
              f"| {100 * share:.1f} % ({100 * low:.1f} … {100 * high:.1f}) |")
    brier, blind = ((said - came) ** 2).mean(), ((came.mean() - came) ** 2).mean()
    print(f"\n{len(said)} games; Brier's score {brier:.4f}, of the mean alone {blind:.4f}")


if __name__ == "__main__":
    main()

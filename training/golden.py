"""Writes a small network and what it says, for the test that Python and Rust agree.

    python3 golden.py ../crates/network/tests/golden

The weights are drawn by lot and then rounded as those of a trained network are.
"""

import json
import os
import sys

import numpy as np

import network_file


def main(folder):
    lots = np.random.default_rng(19)
    inputs, actions, sides, hidden = 40, 37, 4, (48, 20, 8)
    bounds = lots.choice([1, 1, 1, 7, 120, 1000], inputs)
    layers, below = [], inputs
    for width in hidden:
        weights = lots.normal(0, 1.5 / np.sqrt(below / 3), (width, below))
        biases = lots.normal(0.3, 0.3, width)
        layers.append(network_file.layer(weights, biases, None if layers else bounds))
        below = width
    for rows, size in ((actions, 1.0), (sides, 1.0), (sides, 1.0), (sides, 12.0)):
        layers.append(network_file.layer(lots.normal(0, size, (rows, below)),
                                         lots.normal(0, size, rows), head=True))
    network = network_file.Network("golden", 7, sides, bounds, layers, "weights by lot")
    cases = []
    for case in range(24):
        scale = 3 if case == 0 else 1  # Beyond the bounds: these are cut off.
        observation = lots.integers(-bounds * scale, bounds * scale + 1)
        observation[lots.random(inputs) < 0.6] = 0
        legal = lots.permutation(actions)[:lots.integers(1, actions)]
        count = int(lots.integers(1, sides + 1))
        logits, values = network.evaluate(observation, legal, count)
        cases.append({"observation": observation.tolist(), "legal": legal.tolist(),
                      "sides": count, "logits": logits, "policy": network_file.softmax(logits),
                      "values": values})
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "network.bin"), "wb") as file:
        file.write(network.write())
    with open(os.path.join(folder, "expected.json"), "w") as file:
        lines = ",\n".join(json.dumps(case) for case in cases)
        file.write(f"[\n{lines}\n]\n")


if __name__ == "__main__":
    main(sys.argv[1])

"""Reads the files that `orrery experience` writes.

The first line is JSON and names the fields; the examples behind it all have the same length,
so that a whole file is one NumPy array that is mapped into memory.
"""

import json

import numpy as np

FORMAT = "orrery experience 1"
UNSEARCHED = 65535
# One game in so many is kept back and never trained on.
HELD_OUT = 20


def read(path):
    """The header of a file and its examples."""
    with open(path, "rb") as file:
        line = file.readline()
    head = json.loads(line)
    if head.get("format") != FORMAT:
        raise SystemExit(f"{path}: not a file of {FORMAT!r}")
    fields = [(name, kind) if count == 1 else (name, kind, (count,))
              for name, kind, count in head["fields"]]
    kind = np.dtype(fields)
    if kind.itemsize != head["bytes"]:
        raise SystemExit(f"{path}: examples of {kind.itemsize} bytes, not {head['bytes']}")
    import os
    count = (os.path.getsize(path) - len(line)) // kind.itemsize
    return head, np.memmap(path, kind, "r", len(line), (count,))


def read_all(paths, most=None):
    """Several files of one game: the header of the last one and the arrays, the newest last.
    With `most`, only as many of the newest examples as that."""
    head, arrays = None, []
    for path in paths:
        other, examples = read(path)
        for key in ("game", "encoding", "inputs", "actions", "sides"):
            if head is not None and head[key] != other[key]:
                raise SystemExit(f"{path}: another {key} than in the files before")
        head = other
        arrays.append(examples)
    if most is not None:
        kept, left = [], most
        for examples in reversed(arrays):
            kept.append(examples[max(0, len(examples) - left):])
            left -= len(kept[-1])
            if left <= 0:
                break
        arrays = kept[::-1]
    return head, arrays


def is_held_out(games, seed):
    """Which games are kept back: by a hash of their number, so that all tables are among
    them, and whole games, because the decisions of a game are alike."""
    mixed = (games.astype(np.uint64) + np.uint64(seed) * np.uint64(977)) * np.uint64(
        0x9E3779B97F4A7C15)
    return (mixed >> np.uint64(40)) % np.uint64(HELD_OUT) == 0

"""The file of a network, and its evaluation in whole numbers.

The format is described in crates/network/src/format.rs. What is computed here must agree
with the Rust code to the last bit; a test compares them on a network written by golden.py.
"""

import hashlib
import struct

import numpy as np

MAGIC = b"orrerynn"
FORMAT = 1
LARGEST = 4_000_000
# 512 stands for 1 in a hidden layer, and nothing is larger than CLIP.
ACTIVATION = 512
CLIP = 4095
# 1024 stands for 1 in logits and margins.
OUTPUT = 1024
# 65536 stands for a chance of 1.
ONE = 1 << 16


class Layer:
    """Rounded weights: `weights` has a row for each output, whatever the order in the file."""

    def __init__(self, weights, biases, shift):
        self.weights = np.asarray(weights, np.int64)
        self.biases = np.asarray(biases, np.int64)
        self.shift = shift

    def run(self, below):
        sums = self.weights @ below.astype(np.int64) + self.biases
        return (sums + ((1 << self.shift) >> 1)) >> self.shift


class Network:
    """A network in whole numbers."""

    def __init__(self, game, encoding, sides, bounds, layers, note=""):
        self.game, self.encoding, self.sides, self.note = game, encoding, sides, note
        self.bounds = np.asarray(bounds, np.int64)
        # The hidden layers, policy, chance, ahead, margin.
        self.layers = layers

    def write(self):
        hidden = self.layers[:-4]
        actions = len(self.layers[-4].biases)
        parts = [MAGIC, struct.pack("<II", FORMAT, self.encoding),
                 self.game.encode().ljust(32, b"\0"),
                 struct.pack("<IIII", len(self.bounds), actions, self.sides, len(hidden))]
        parts += [struct.pack("<I", len(layer.biases)) for layer in hidden]
        parts += [struct.pack("<I", layer.shift) for layer in self.layers]
        note = self.note.encode()
        parts += [struct.pack("<I", len(note)), note, self.bounds.astype("<i2").tobytes()]
        for place, layer in enumerate(self.layers):
            bound = self.bounds if place == 0 else CLIP
            sums = (np.abs(layer.weights) * bound).sum(1) + np.abs(layer.biases)
            if (sums + (1 << layer.shift) > 2**31 - 1).any():
                raise ValueError(f"sums of layer {place} overflow")
            if np.abs(layer.weights).max(initial=0) > 32767:
                raise ValueError(f"weights of layer {place} are too large")
            weights = layer.weights.T if place == 0 else layer.weights
            parts += [layer.biases.astype("<i4").tobytes(),
                      np.ascontiguousarray(weights).astype("<i2").tobytes()]
        content = b"".join(parts)
        file = content + hashlib.sha256(content).digest()
        if len(file) > LARGEST:
            raise ValueError(f"{len(file)} bytes are too many for a network")
        return file

    def last(self, observation):
        """The activations of the last hidden layer."""
        below = np.clip(np.asarray(observation, np.int64), -self.bounds, self.bounds)
        for layer in self.layers[:-4]:
            below = np.clip(layer.run(below), 0, CLIP)
        return below

    def evaluate(self, observation, legal, sides):
        """The logits of the legal actions, and for each side chance, ahead and margin."""
        last = self.last(observation)
        logits = self.layers[-4].run(last)[np.asarray(legal)]
        chances = softmax([int(logit) for logit in self.layers[-3].run(last)[:sides]])
        aheads = [sigmoid(int(logit)) for logit in self.layers[-2].run(last)[:sides]]
        margins = [int(margin) for margin in self.layers[-1].run(last)[:sides]]
        return [int(logit) for logit in logits], list(zip(chances, aheads, margins))


def read(path):
    """A network from its file."""
    with open(path, "rb") as file:
        content = file.read()
    if content[:8] != MAGIC or hashlib.sha256(content[:-32]).digest() != content[-32:]:
        raise ValueError(f"{path} is no network, or damaged")
    at = 8

    def numbers(kind, count):
        nonlocal at
        values = np.frombuffer(content, kind, count, at)
        at += values.nbytes
        return values.astype(np.int64)

    _, encoding = numbers("<u4", 2)
    game = content[at:at + 32].rstrip(b"\0").decode()
    at += 32
    inputs, actions, sides, hidden = (int(number) for number in numbers("<u4", 4))
    rows = [*map(int, numbers("<u4", hidden)), actions, sides, sides, sides]
    shifts = [int(shift) for shift in numbers("<u4", len(rows))]
    length = int(numbers("<u4", 1)[0])
    note = content[at:at + length].decode()
    at += length
    bounds = numbers("<i2", inputs)
    layers = []
    for place, (count, shift) in enumerate(zip(rows, shifts)):
        # The heads all read the last hidden layer.
        below = inputs if place == 0 else rows[min(place, hidden) - 1]
        biases, weights = numbers("<i4", count), numbers("<i2", count * below)
        weights = weights.reshape(below, count).T if place == 0 else weights.reshape(count, below)
        layers.append(Layer(weights, biases, shift))
    return Network(game, int(encoding), sides, bounds, layers, note)


def _powers():
    table, power, step = [], 1 << 64, 18_434_261_669_329_232_140
    for _ in range(1024):
        table.append((power + (1 << 33)) >> 34)
        power = (power * step + (1 << 63)) >> 64
    return table


POWERS = _powers()


def _exponential(below):
    halvings = (below * 1_549_082_005 + (1 << 29)) >> 30
    whole = halvings >> 10
    return 0 if whole > 30 else POWERS[halvings & 1023] >> whole


def softmax(logits):
    """Weights that sum up to ONE."""
    most = max(logits)
    weights = [_exponential(most - logit) for logit in logits]
    shares = [weight * ONE // sum(weights) for weight in weights]
    shares[logits.index(most)] += ONE - sum(shares)
    return shares


def sigmoid(logit):
    """The chance with these log-odds."""
    other = _exponential(abs(logit))
    small = other * ONE // (other + (1 << 30))
    return ONE - small if logit > 0 else small


def layer(weights, biases, bounds=None, head=False):
    """Rounds a layer of floats, as finely as its weights allow. `bounds` are those of the
    inputs of a first layer."""
    weights, biases = np.asarray(weights, np.float64), np.asarray(biases, np.float64)
    for shift in range(20, -1, -1):
        unit = float(1 << (shift + 1 if head else shift))
        if bounds is None:
            rounded, most = np.rint(weights * unit), CLIP
        else:
            rounded, most = np.rint(weights / bounds * ACTIVATION * unit), np.asarray(bounds)
        offsets = np.rint(biases * ACTIVATION * unit)
        sums = (np.abs(rounded) * most).sum(1) + np.abs(offsets) + unit
        if np.abs(rounded).max(initial=0) <= 32767 and (sums < 2**31 - 1).all():
            return Layer(rounded.astype(np.int64), offsets.astype(np.int64), shift)
    raise ValueError("the weights are too large for whole numbers")

#!/usr/bin/env python3
"""Plays random games through `orrery engine` and says how fast that is.

    python3 engine.py [PROGRAM] [GAMES]

A step is one request and its answer: an action is played, and what is legal after it comes back.
"""

import json
import random
import subprocess
import sys
import time


class Engine:
    """An engine that was started. Requests that are refused raise `ValueError`."""

    def __init__(self, program="orrery"):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([program, "engine"], stdin=pipe, stdout=pipe)
        self.greeting = json.loads(self.process.stdout.readline())
        self.last = 0

    def ask(self, kind, **fields):
        """Sends a request and returns the result."""
        self.last += 1
        request = {"id": self.last, "type": kind, **fields}
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise ValueError(f"{answer['error']['code']}: {answer['error']['message']}")
        return answer["result"]


def play(engine, game, seed):
    """Plays a random game; the number of its steps."""
    lots = random.Random(seed)
    now = engine.ask("new", game=game, seed=seed, legal=True)
    table = now["table"]
    while not now["over"]:
        seat = now["owing"][0]
        own = next(one for one in now["choices"] if one["seat"] == seat)
        action = lots.choice(own["actions"])
        now = engine.ask("apply", table=table, seat=seat, action=action, legal=True)
    engine.ask("close", table=table)
    return now["moves"]


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else "orrery"
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    engine = Engine(program)
    for game in engine.greeting["games"]:
        start = time.perf_counter()
        steps = sum(play(engine, game["game"], seed) for seed in range(games))
        seconds = time.perf_counter() - start
        print(f"{game['game']}: {steps} steps, {steps / seconds:.0f} a second")
    engine.ask("quit")


if __name__ == "__main__":
    main()

"""A bot for Orrery that plays any game: it likes choices with certain words in them.

    orrery play red-outpost --bots "exec:python3 favourites.py mine brewery"

Needs nothing but Python. The protocol is described in docs/bots.md.
"""

import json
import random
import sys

favourites = [word.lower() for word in sys.argv[1:]]
# The same favourites play the same way every time.
lots = random.Random(" ".join(favourites))


def liking(choice):
    text = choice["text"].lower()
    return sum(word in text for word in favourites)


def decide(question):
    choices = question["choices"]
    best = max(map(liking, choices))
    return lots.choice([choice for choice in choices if liking(choice) == best])["action"]


for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        # Standard error is for notes; Orrery shows its end if something goes wrong.
        print("at seat", told["seat"], "of", told["game"], file=sys.stderr)
    elif told["type"] == "decide":
        # Without flush the answer would wait in a buffer.
        print(json.dumps({"n": told["n"], "action": decide(told)}), flush=True)
    elif told["type"] == "over":
        print("place", told["places"], "points", told["scores"], file=sys.stderr)

"""Steps a second of random play, side by side: Orrery, PettingZoo's classics, OpenSpiel, Pgx,
PufferLib.

    python research/bench.py [--seconds 2] [--n 1024] [--threads 1,2]

One step is one decision of one player, with its mask written, and with its observation where
it says so. Everything runs in one process, one after the other, and what is not installed is
named and left out. A table in Markdown is printed. The first figure is by the clock on the wall,
the second by the time that the processor gave to this process, over all its threads: on a
machine that others use too, that one tells what a core can do.
"""

import argparse
import importlib.machinery
import importlib.metadata
import importlib.util
import os
import platform
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import orrery

#: Steps a second by the clock, and by the time of the processor.
Rate = tuple[float, float]
Row = tuple[str, str, Rate]


def rate(step: Callable[[], int], seconds: float) -> Rate:
    """Calls a function that tells how many steps it took, and says how many a second: the best
    of three parts, because others use the machine too."""
    step()
    best = by_processor = 0.0
    for _ in range(3):
        steps, began, used = 0, time.perf_counter(), time.process_time()
        while (passed := time.perf_counter() - began) < seconds / 3:
            steps += step()
        best = max(best, steps / passed)
        by_processor = max(by_processor, steps / (time.process_time() - used))
    return best, by_processor


def vectors(seconds: float, n: int, threads: list[int]) -> list[Row]:
    """Many games at once."""
    rows = []
    for name in orrery.games():
        for count in threads:
            env = orrery.VecEnv(name, players=2, n=n, seed=1, threads=count)

            def step() -> int:
                env.step(env.draw())
                return n

            told = f"VecEnv, n = {n}, {count} thread{'s' * (count > 1)}, observations and masks"
            rows.append((f"Orrery {name}", told, rate(step, seconds)))
    return rows


def single(seconds: float) -> list[Row]:
    """One game, as its objects."""
    rows = []
    lots = random.Random(1)
    for name in orrery.games():
        game = orrery.Game(name)
        held = [game.start(1)]

        def by_index() -> int:
            state = held[0]
            if state.is_over:
                state = game.start(lots.getrandbits(53))
            mask = state.mask(state.seat)
            held[0] = state.apply(int(lots.choice(np.flatnonzero(mask))))
            return 1

        rows.append((f"Orrery {name}", "State, masks", rate(by_index, seconds)))
    return rows


def adapters(seconds: float) -> list[Row]:
    """Orrery through PettingZoo."""
    from orrery.pettingzoo import raw_env

    return [
        (
            f"Orrery {name}",
            "PettingZoo AEC, observations and masks",
            rate(cycle(raw_env(name)), seconds),
        )
        for name in orrery.games()
    ]


def cycle(env) -> Callable[[], int]:
    """One step of an AEC environment at random."""
    lots = random.Random(1)
    env.reset(seed=1)

    def step() -> int:
        if not env.agents:
            env.reset()
        observation, _, termination, truncation, info = env.last()
        if termination or truncation:
            env.step(None)
            return 0
        mask = (observation if isinstance(observation, dict) else info)["action_mask"]
        env.step(int(lots.choice(np.flatnonzero(mask))))
        return 1

    return step


def pettingzoo_classics(seconds: float) -> list[Row]:
    """Games that come with PettingZoo."""
    from importlib import import_module

    rows = []
    for name in ("tictactoe_v3", "connect_four_v3", "chess_v6", "go_v5", "texas_holdem_v4"):
        try:
            module = import_module(f"pettingzoo.classic.{name}")
            row = rate(cycle(module.raw_env()), seconds)
        except Exception as why:  # noqa: BLE001 - whatever keeps it from running is told
            print(f"<!-- PettingZoo {name}: {type(why).__name__}: {why} -->")
            continue
        rows.append((f"PettingZoo {name}", "AEC, observations and masks", row))
    return rows


def openspiel(seconds: float) -> list[Row]:
    """Games of OpenSpiel from Python, with and without observations."""
    import pyspiel

    rows = []
    lots = random.Random(1)
    for name in ("connect_four", "chess", "backgammon", "gin_rummy", "colored_trails"):
        game = pyspiel.load_game(name)
        for observed in (False, True):
            if observed and not game.get_type().provides_observation_tensor:
                continue
            held = [game.new_initial_state()]

            def step() -> int:
                state = held[0]
                if state.is_terminal():
                    state = held[0] = game.new_initial_state()
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes())
                    state.apply_action(lots.choices(actions, chances)[0])
                    return 0
                if observed:
                    state.observation_tensor(state.current_player())
                    state.legal_actions_mask()
                state.apply_action(lots.choice(state.legal_actions()))
                return 1

            told = "from Python, observations and masks" if observed else "from Python, legal actions"
            rows.append((f"OpenSpiel {name}", told, rate(step, seconds)))
    return rows


def pgx(seconds: float, n: int) -> list[Row]:
    """Games of Pgx, compiled by JAX, on this machine's processor."""
    import jax
    import jax.numpy as jnp
    import pgx as library

    rows = []
    for name in ("connect_four", "backgammon", "kuhn_poker"):
        env = library.make(name)
        begin, go_on = jax.vmap(env.init), jax.vmap(env.step)

        def one(state, key):
            lots = jnp.log(state.legal_action_mask.astype(jnp.float32))
            actions = jax.random.categorical(key, lots, axis=-1)
            keys = jax.random.split(key, n)
            after = go_on(state, actions, keys)
            fresh = begin(keys)
            over = after.terminated | after.truncated

            def choose(new, old):
                return jnp.where(over.reshape((n,) + (1,) * (old.ndim - 1)), new, old)

            return jax.tree_util.tree_map(choose, fresh, after)

        compiled = jax.jit(one)
        key = jax.random.PRNGKey(1)
        held = [jax.jit(begin)(jax.random.split(key, n)), key]

        def step() -> int:
            held[1], now = jax.random.split(held[1])
            held[0] = compiled(held[0], now)
            held[0].rewards.block_until_ready()
            return n

        told = f"JAX on the processor, n = {n}, observations and masks"
        rows.append((f"Pgx {name}", told, rate(step, seconds)))
    return rows


def pufferlib(seconds: float, n: int) -> list[Row]:
    """Board games of PufferLib, in C. One step is an action of the player and what the built-in
    opponent answers. There are no masks; actions are drawn beforehand among all, legal or not,
    as PufferLib's own measurements draw them, so that many steps change nothing."""
    lots = np.random.default_rng(1)
    rows = []
    games = {
        # Observations, actions, and what their makers pass on: sizes of a window, rules, rewards.
        "connect4": (42, 7, (672, 576, 96, 96)),
        "tripletriad": (114, 15, (990, 690, 192, 224)),
        "go": (2 * 7 * 7 + 2, 50, (950, 800, 7, 600, 600, 64, 0, 7.5, 0.0, -1, -0.6, -0.1, 0.1, 0.25, -0.25)),
    }
    for name, (numbers, actions, rest) in games.items():
        arrays = (np.zeros((n, numbers), np.float32), np.zeros(n, np.int32),
                  np.zeros(n, np.float32), np.zeros(n, np.uint8))
        env = compiled_puffer(name)(*arrays, n, *rest)
        env.reset()
        drawn = lots.integers(0, actions, (64, n), np.int32)
        at = [0]

        def step() -> int:
            at[0] = (at[0] + 1) % len(drawn)
            arrays[1][:] = drawn[at[0]]
            env.step()
            return n

        told = f"in C, n = {n}, observations, no masks, an opponent's answers in the step"
        row = rate(step, seconds)
        if not arrays[0].any():
            raise ImportError(f"PufferLib's {name} does not play here")
        rows.append((f"PufferLib {name}", told, row))
    return rows


def compiled_puffer(name: str) -> Callable:
    """The compiled environment of a game. The package around it wants versions of other
    libraries that nobody else here does, so it is not imported."""
    found = importlib.util.find_spec("pufferlib")
    if found is None or not found.submodule_search_locations:
        raise ImportError("No module named 'pufferlib'")
    folder = Path(found.submodule_search_locations[0], "ocean", name)
    module = f"cy_{name}"
    files = [folder / (module + ending) for ending in importlib.machinery.EXTENSION_SUFFIXES]
    file = next((file for file in files if file.exists()), None)
    if file is None:
        raise ImportError(f"this version of PufferLib has no compiled {name}")
    spec = importlib.util.spec_from_file_location(module, file)
    # Its functions are called `step` and `reset`. The C library has a `step` too, which would be
    # called instead, and do nothing.
    flags = sys.getdlopenflags()
    sys.setdlopenflags(flags | getattr(os, "RTLD_DEEPBIND", 0))
    try:
        loaded = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(loaded)
    finally:
        sys.setdlopenflags(flags)
    return next(made for key, made in vars(loaded).items() if key.lower() == f"cy{name}")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--seconds", type=float, default=2.0)
    options.add_argument("--n", type=int, default=1024)
    options.add_argument("--threads", default="1,2")
    args = options.parse_args()
    threads = [int(count) for count in args.threads.split(",")]
    parts: list[Callable[[], list[Row]]] = [
        lambda: vectors(args.seconds, args.n, threads),
        lambda: single(args.seconds),
        lambda: adapters(args.seconds),
        lambda: pettingzoo_classics(args.seconds),
        lambda: openspiel(args.seconds),
        lambda: pgx(args.seconds, args.n),
        lambda: pufferlib(args.seconds, args.n),
    ]
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {loads()}")
    packages = ("orrery", "numpy", "pettingzoo", "open_spiel", "pgx", "jax", "pufferlib")
    print(", ".join(version(package) for package in packages) + "\n")
    print("| game | how | steps a second | of the processor |\n|---|---|---:|---:|")
    for part in parts:
        try:
            rows = part()
        except ImportError as why:
            print(f"<!-- left out: {why} -->")
            continue
        for name, how, (steps, by_processor) in rows:
            print(f"| {name} | {how} | {steps:,.0f} | {by_processor:,.0f} |", flush=True)
    print(f"\nAt the end: {loads()}")


def loads() -> str:
    """How busy the machine is."""
    return "load " + " ".join(f"{load:.1f}" for load in os.getloadavg())


def version(package: str) -> str:
    """A package with its version."""
    try:
        return f"{package} {importlib.metadata.version(package)}"
    except importlib.metadata.PackageNotFoundError:
        return f"no {package}"


if __name__ == "__main__":
    main()

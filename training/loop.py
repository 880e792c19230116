"""Self-play and training in turns, for a given time.

    python3 loop.py red-outpost --orrery ../target/release/orrery --out runs/red-outpost --minutes 8

1. `greedy` plays very many games (`--greedy`), which takes seconds: how a game ends is learnt
   from games, not from decisions. Then bots that search (`--start`) play.
2. They play on while the first network is trained.
3. Then, over and over: the newest network plays (with a search of `--rounds`), and at the
   same time the next network is trained on the newest `--window` examples.
4. The last network is trained on everything in the window, with a learning rate that falls.

Every turn leaves network-NN.bin, the checkpoint and the curves, so that nothing is lost when
the machine goes away, and a loop that is started again in the same folder goes on with its
checkpoint. `log.jsonl` has a line for each turn: how much was played, how the losses are, and
how often the network alone, without a search, beats `greedy` (`--check` games).
"""

import argparse
import glob
import json
import os
import shutil
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--orrery", default="orrery", help="the program")
    parser.add_argument("--out", required=True, help="the folder for everything it writes")
    parser.add_argument("--minutes", type=float, required=True, help="how long it takes in all")
    parser.add_argument("--data", help="the folder for the games, which are large [that of --out]")
    parser.add_argument("--keep", help="a folder for copies of network, checkpoint and curves")
    parser.add_argument("--greedy", type=int, default=0, help="games of greedy before all others")
    parser.add_argument("--start", default="strong", help="the bots that play first")
    parser.add_argument("--start-rounds", type=int, help="rounds of their search")
    parser.add_argument("--start-part", type=float, default=0.2,
                        help="the part of the time that they play before there is a network")
    parser.add_argument("--turns", type=int, default=6, help="turns of the network")
    parser.add_argument("--last-part", type=float, default=0.12,
                        help="the part of the time for the last training")
    parser.add_argument("--rounds", type=int, default=96, help="rounds of the network's search")
    parser.add_argument("--trust", type=int, default=100,
                        help="how much the network's values count in its search; the rest is played out")
    parser.add_argument("--rival", help="a bot that also plays in the network's games, one seat in --of")
    parser.add_argument("--of", type=int, default=4)
    parser.add_argument("--window", type=int, default=4_000_000)
    parser.add_argument("--epochs", type=float, default=3,
                        help="how often each example is seen in a turn, at most")
    parser.add_argument("--hidden", default="512,128,128")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device")
    parser.add_argument("--check", type=int, default=100, help="games against greedy after a turn")
    return parser.parse_args()


class Loop:
    def __init__(self, args):
        self.args = args
        self.began = time.monotonic()
        self.end = self.began + 60 * args.minutes
        self.data = args.data or args.out
        self.name = os.path.join(args.out, args.game)
        os.makedirs(args.out, exist_ok=True)
        os.makedirs(self.data, exist_ok=True)
        # Whoever goes on with a checkpoint has other seeds than those before.
        self.turn = len(glob.glob(os.path.join(args.out, "network-*.bin")))
        self.written = 0

    def left(self):
        return self.end - time.monotonic()

    def play(self, bots, seconds, rounds=None, threads=None, games=100_000_000):
        """Begins to play; the file and the process."""
        args = self.args
        file = os.path.join(self.data, f"games-{self.turn:02}-{self.written:02}.exp")
        self.written += 1
        seed = args.seed * 1_000_003 + self.turn * 1009 + self.written
        command = [args.orrery, "experience", args.game, "--out", file, "--games", str(games),
                   "--bots", bots, "--minutes", f"{seconds / 60:.4f}", "--seed", str(seed),
                   "--threads", str(threads or args.threads), "--json"]
        if rounds:
            command += ["--rounds", str(rounds)]
        return file, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)

    def finish(self, playing):
        """Waits for the games."""
        file, process = playing
        said = process.communicate()[0]
        if process.returncode != 0:
            raise SystemExit(f"{file}: orrery failed ({process.returncode})")
        return json.loads(said)

    def train(self, seconds, rate):
        """Trains on all games so far."""
        args = self.args
        files = sorted(glob.glob(os.path.join(self.data, "games-*.exp")))
        # What is being written now is not read.
        files = [file for file in files if file not in self.busy]
        command = [sys.executable, os.path.join(HERE, "train.py"), "--data", *files, "--out",
                   self.name, "--hidden", args.hidden, "--minutes", f"{seconds / 60:.4f}",
                   "--epochs", str(args.epochs), "--window", str(args.window), "--rate", str(rate),
                   "--seed", str(args.seed + self.turn), "--resume"]
        if args.device:
            command += ["--device", args.device]
        said = subprocess.run(command, stdout=subprocess.PIPE, text=True)
        lines = [json.loads(line) for line in said.stdout.splitlines() if line.startswith("{")]
        if not lines or "network" not in lines[-1]:
            raise SystemExit(f"training failed:\n{said.stdout}")
        shutil.copy(self.name + ".bin", os.path.join(args.out, f"network-{self.turn:02}.bin"))
        return lines

    def check(self):
        """How often the network alone beats greedy."""
        args = self.args
        if not args.check:
            return None
        command = [args.orrery, "match", args.game, "--bots", f"network:{self.name}.bin,greedy",
                   "--games", str(args.check), "--threads", str(args.threads), "--players", "2",
                   "--seed", "977", "--json"]
        said = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        if said.returncode != 0:
            return None
        return json.loads(said.stdout)["bots"][0]["wins"]["mean"]

    def log(self, lines, played):
        line = {"turn": self.turn, "minute": round((time.monotonic() - self.began) / 60, 2),
                "played": played, "beats_greedy": self.check(), **lines[-2], **lines[-1]}
        with open(os.path.join(self.args.out, "log.jsonl"), "a") as log:
            log.write(json.dumps(line) + "\n")
        print(json.dumps(line), flush=True)
        self.turn += 1
        if self.args.keep:
            os.makedirs(self.args.keep, exist_ok=True)
            for ending in ("bin", "pt", "csv", "svg"):
                shutil.copy(f"{self.name}.{ending}", self.args.keep)
            shutil.copy(os.path.join(self.args.out, "log.jsonl"),
                        os.path.join(self.args.keep, f"{self.args.game}.jsonl"))

    def run(self):
        args = self.args
        whole, self.busy = 60 * args.minutes, set()
        turn = whole * (1 - args.start_part - args.last_part) / (args.turns + 1)
        # Training needs a core, and reads and writes at both ends.
        beside = max(1, args.threads - 1)
        if self.turn == 0:
            if args.greedy:
                self.finish(self.play("greedy", 60, games=args.greedy))
            self.finish(self.play(args.start, whole * args.start_part, args.start_rounds))
            playing = self.play(args.start, turn, args.start_rounds, beside)
        else:
            playing = self.play_network(turn, beside)
        while True:
            self.busy = {playing[0]}
            lines = self.train(0.7 * turn, args.rate)
            played = self.finish(playing)
            self.busy = set()
            self.log(lines, played)
            last = whole * args.last_part
            if self.left() < last + 1.2 * turn:
                break
            playing = self.play_network(turn, beside)
        # The rest of the time: play, then train to the end.
        spare = self.left() - last
        played = self.finish(self.play_network(spare, args.threads)) if spare > 5 else None
        self.log(self.train(max(5.0, self.left() - 15), args.rate / 2), played)

    def play_network(self, seconds, threads):
        args = self.args
        # A copy: training writes the network anew while it plays.
        network = os.path.join(args.out, f"network-{self.turn - 1:02}.bin")
        bots = [f"network+{args.rounds}/{args.trust}:{network}"] * (args.of if args.rival else 1)
        if args.rival:
            bots[-1] = args.rival
        return self.play(",".join(bots), seconds, None, threads)


if __name__ == "__main__":
    Loop(arguments()).run()

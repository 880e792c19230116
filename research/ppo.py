"""PPO self-play in one file: a network that learns Red Outpost against itself and beats `greedy`.

    python research/ppo.py [--minutes 20] [--seed 1] [--threads 2] [--out ppo]

It needs PyTorch (a CPU is enough) and nothing but `orrery.VecEnv` besides. Both seats of a
two-player game are played by the same network, from nothing: no games of other bots, no rewards
on the way. A finished game pays for the place and for the margin in points.

Whoever is asked may be the same player as before or the other one, and what is good for one is
bad for the other. So the decisions of a game are one sequence, in which the worth of the next
position changes its sign whenever it is the other player's turn.

While it learns it plays `greedy` and `random` now and then; the curve is in OUT.svg and OUT.csv,
the network in OUT.pt. At the end it plays 1000 games against each, on seeds of their own, half
of them from each seat. Minutes are those of the processor, so that it does not matter what else
the machine does; on two free cores they pass twice as fast as the clock. With the same seed and
`--updates` the same network comes out on the same machine; with `--minutes` it depends on how
fast that is.
"""

import argparse
import csv
import math
import time

import numpy as np
import orrery
import torch
from orrery._series import wilson
from torch import nn
from torch.distributions import Categorical

GAME = "red-outpost"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=20,
                        help="how long it learns, in minutes of the processor")
    parser.add_argument("--updates", type=int, help="stop after so many updates instead")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2, help="threads of PyTorch and of the games")
    parser.add_argument("--out", default="ppo", help="what the files it writes are called")
    parser.add_argument("--games", type=int, default=256, help="games side by side")
    parser.add_argument("--steps", type=int, default=128, help="decisions of each game for an update")
    parser.add_argument("--epochs", type=int, default=2, help="how often an update sees a decision")
    parser.add_argument("--batch", type=int, default=2048, help="decisions of a gradient step")
    parser.add_argument("--hidden", type=int, default=256, help="width of the two hidden layers")
    parser.add_argument("--rate", type=float, default=1e-3, help="learning rate at the start; it falls to 0")
    parser.add_argument("--trace", type=float, default=0.95, help="lambda of the advantage estimate")
    parser.add_argument("--clip", type=float, default=0.2, help="how far a probability may move")
    parser.add_argument("--entropy", type=float, default=0.01, help="reward for not being sure too soon")
    parser.add_argument("--value", type=float, default=0.5, help="weight of the value's loss")
    parser.add_argument("--every", type=int, default=10, help="updates between two evaluations")
    parser.add_argument("--final", type=int, default=1000, help="games against each bot at the end")
    parser.add_argument("--wanted", type=float, nargs=2, default=(0.5, 0.0), metavar=("GREEDY", "RANDOM"),
                        help="fail unless the intervals against greedy and random are above these shares")
    return parser.parse_args()


class Player(nn.Module):
    """An observation in; a logit for each action and the worth of the position out."""

    def __init__(self, encoding: orrery.Encoding, hidden: int) -> None:
        super().__init__()
        features = encoding.schema["observation"]["features"]
        scale = torch.ones(encoding.observation)
        for feature in features:
            most = max(abs(feature["minimum"]), abs(feature["maximum"]))
            scale[feature["start"] : feature["start"] + feature["length"]] = 1 / most
        self.register_buffer("scale", scale)
        self.body = nn.Sequential(
            layer(encoding.observation, hidden), nn.ReLU(), layer(hidden, hidden), nn.ReLU()
        )
        self.policy = layer(hidden, encoding.actions, gain=0.01)
        self.worth = layer(hidden, 1, gain=1.0)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        seen = self.body(observations.float() * self.scale)
        # What is not legal has no chance, and so no gradient either.
        logits = self.policy(seen).masked_fill(~masks, -1e9)
        return Categorical(logits=logits, validate_args=False), self.worth(seen).squeeze(-1)


def layer(inputs: int, outputs: int, gain: float = math.sqrt(2)) -> nn.Linear:
    made = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(made.weight, gain)
    nn.init.zeros_(made.bias)
    return made


def pay(env: orrery.VecEnv, player: np.ndarray) -> np.ndarray:
    """What the games that have just ended came to for these players, between -1 and 1: one half
    for the place, one half for the margin, of which 10 points are about a half."""
    row = np.arange(env.n)
    ended = 0.5 * env.rewards[row, player] + 0.5 * np.tanh(env.margins[row, player] / 20)
    return np.where(env.dones, ended, 0).astype(np.float32)


class Rollout:
    """The decisions that an update learns from."""

    def __init__(self, steps: int, env: orrery.VecEnv) -> None:
        shape = (steps, env.n)
        self.observations = torch.zeros((*shape, env.encoding.observation), dtype=torch.int16)
        self.masks = torch.zeros((*shape, env.encoding.actions), dtype=torch.bool)
        self.actions = torch.zeros(shape, dtype=torch.long)
        self.chances = torch.zeros(shape)
        self.worths = torch.zeros(shape)
        self.rewards = torch.zeros(shape)
        # 1 where the same player is asked next, -1 where it is the other, 0 where the game ended.
        self.signs = torch.zeros(shape)

    @torch.no_grad()
    def play(self, env: orrery.VecEnv, player: Player, trace: float) -> None:
        for step in range(len(self.actions)):
            self.observations[step] = torch.from_numpy(env.observations)
            self.masks[step] = torch.from_numpy(env.masks)
            choices, self.worths[step] = player(self.observations[step], self.masks[step])
            self.actions[step] = choices.sample()
            self.chances[step] = choices.log_prob(self.actions[step])
            asked = env.to_play.astype(np.int64)
            env.step(self.actions[step].numpy())
            self.rewards[step] = torch.from_numpy(pay(env, asked))
            same = np.where(env.to_play == asked, 1, -1)
            self.signs[step] = torch.from_numpy(np.where(env.dones, 0, same))
        ahead, advantage = player(torch.from_numpy(env.observations), torch.from_numpy(env.masks))[1], 0
        self.advantages = torch.zeros_like(self.worths)
        for step in reversed(range(len(self.actions))):
            surprise = self.rewards[step] + self.signs[step] * ahead - self.worths[step]
            advantage = surprise + trace * self.signs[step] * advantage
            self.advantages[step], ahead = advantage, self.worths[step]
        self.returns = self.advantages + self.worths


def update(player: Player, optimiser: torch.optim.Optimizer, played: Rollout, args: argparse.Namespace) -> dict:
    """Some passes of PPO over what was played."""
    flat = {name: value.flatten(0, 1) for name, value in vars(played).items()}
    said = []
    for _ in range(args.epochs):
        for rows in torch.randperm(len(flat["actions"])).split(args.batch):
            choices, worths = player(flat["observations"][rows], flat["masks"][rows])
            ratio = (choices.log_prob(flat["actions"][rows]) - flat["chances"][rows]).exp()
            advantages = flat["advantages"][rows]
            advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
            clipped = ratio.clamp(1 - args.clip, 1 + args.clip)
            policy = -torch.min(ratio * advantages, clipped * advantages).mean()
            value = 0.5 * ((worths - flat["returns"][rows]) ** 2).mean()
            entropy = choices.entropy().mean()
            optimiser.zero_grad()
            (policy + args.value * value - args.entropy * entropy).backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()
            said.append([value.item(), entropy.item(), ((ratio - 1).abs() > args.clip).float().mean().item()])
    return dict(zip(("value_loss", "entropy", "clipped"), np.mean(said, 0).round(4).tolist()))


@torch.no_grad()
def against(player: Player, bot: str, games: int, seed: int, threads: int) -> tuple[float, float, float]:
    """The share of games won, draws half, and its interval: half of the games from each seat.
    Every game counts that was begun, however long it takes."""
    won, n = 0.0, games // 2
    for seat in (1, 2):
        env = orrery.VecEnv(GAME, 2, n, seed=seed + seat, threads=threads, bots={3 - seat: bot})
        going_on = np.ones(n, bool)
        while going_on.any():
            choices, _ = player(torch.from_numpy(env.observations), torch.from_numpy(env.masks))
            env.step(choices.logits.argmax(-1).numpy())
            ended = going_on & env.dones
            won += (env.rewards[ended, seat - 1] + 1).sum() / 2
            going_on &= ~env.dones
    share = float(won) / (2 * n)
    return share, *wilson(share, 2 * n)


def main() -> None:
    args = arguments()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    env = orrery.VecEnv(GAME, 2, args.games, seed=args.seed, threads=args.threads)
    player = Player(env.encoding, args.hidden)
    optimiser = torch.optim.Adam(player.parameters(), lr=args.rate, eps=1e-5)
    played = Rollout(args.steps, env)
    curve: list[dict] = []
    spent, updates, done = 0.0, 0, 0.0
    while done < 1:
        for group in optimiser.param_groups:
            group["lr"] = args.rate * (1 - done)
        start = time.process_time()
        played.play(env, player, args.trace)
        losses = update(player, optimiser, played, args)
        updates, spent = updates + 1, spent + time.process_time() - start
        done = updates / args.updates if args.updates else spent / (60 * args.minutes)
        if updates % args.every == 0 or done >= 1:
            seed = 1_000_000 + 1000 * updates
            line = {
                "minutes": round(spent / 60, 2),
                "decisions": updates * args.steps * args.games,
                "games": int(env.episodes.sum()),
                "greedy": against(player, "greedy", 200, seed, args.threads)[0],
                "random": against(player, "random", 100, seed, args.threads)[0],
                **losses,
            }
            print(line, flush=True)
            curve.append(line)
            keep(args.out, player, curve)
    print(f"{updates} updates, {curve[-1]['games']} games, {spent / 60:.1f} minutes of the processor")
    for bot, wanted in zip(("greedy", "random"), args.wanted):
        share, low, high = against(player, bot, args.final, 2_000_000, args.threads)
        print(f"against {bot}: {100 * share:.1f} % ({100 * low:.1f} … {100 * high:.1f}) of {args.final} games")
        if low <= wanted:
            raise SystemExit(f"It was to win more than {100 * wanted:.0f} % against {bot}.")


def keep(out: str, player: Player, curve: list[dict]) -> None:
    """The network and the curve so far."""
    torch.save(player.state_dict(), f"{out}.pt")
    with open(f"{out}.csv", "w", newline="") as file:
        writer = csv.DictWriter(file, curve[0])
        writer.writeheader()
        writer.writerows(curve)
    with open(f"{out}.svg", "w") as file:
        file.write(draw(curve))


def draw(curve: list[dict]) -> str:
    """The share of games won against each bot over the decisions, as SVG."""
    width, height, left, bottom = 560, 300, 48, 40
    most = curve[-1]["decisions"] / 1e6

    def x(millions: float) -> float:
        return left + (width - left - 16) * millions / most

    def y(share: float) -> float:
        return 34 + (height - 34 - bottom) * (1 - share)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="12" role="img"><title>Games won by PPO in Red Outpost while it learnt</title>'
        f'<rect width="{width}" height="{height}" fill="#fff"/>'
    ]
    for percent in (0, 25, 50, 75, 100):
        at = y(percent / 100)
        dashes = ' stroke-dasharray="4 3"' if percent == 50 else ""
        parts.append(f'<path d="M{left} {at:.1f}H{width - 16}" stroke="#bbb"{dashes}/>'
                     f'<text x="{left - 6}" y="{at + 4:.1f}" text-anchor="end">{percent} %</text>')
    for share in (0, 0.5, 1):
        parts.append(f'<text x="{x(share * most):.1f}" y="{height - 22}" text-anchor="middle">{share * most:.1f}</text>')
    parts.append(f'<text x="{(left + width) / 2}" y="{height - 6}" text-anchor="middle">million decisions played</text>')
    for bot, colour, at in (("greedy", "#b3400f", left), ("random", "#4a6fa5", left + 130)):
        way = "L".join(f"{x(line['decisions'] / 1e6):.1f} {y(line[bot]):.1f}" for line in curve)
        parts.append(f'<path d="M{way}" fill="none" stroke="{colour}" stroke-width="2"/>'
                     f'<path d="M{at} 16h20" stroke="{colour}" stroke-width="2"/>'
                     f'<text x="{at + 26}" y="20">against {bot}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


if __name__ == "__main__":
    main()

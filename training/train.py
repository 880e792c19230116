"""Trains a network on files of experience and writes it in whole numbers.

    python3 train.py --data games/*.exp --out red-outpost

leaves red-outpost.bin (the network), red-outpost.pt (the checkpoint: a later run with
--resume goes on), red-outpost.csv and red-outpost.svg (the curves). With the same files,
seed, device and --epochs the same network comes out; with --minutes it depends on the
speed of the machine.
"""

import argparse
import csv
import hashlib
import json
import math
import os
import time

import numpy as np
import torch
import torch.nn.functional as F

import curves
import experience
from model import POINTS, Model

# The part of a position's worth that is the place, as the search of Orrery weighs it; the
# rest is how far ahead a side is, of which MARGIN points make about three chances in four.
PLACE = 0.3
MARGIN = 10.0


def arguments(argv=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", nargs="+", required=True, help="files of experience")
    parser.add_argument("--out", required=True, help="what the files it writes are called")
    parser.add_argument("--hidden", default="512,128,128", help="widths of the hidden layers")
    parser.add_argument("--epochs", type=float, default=20, help="how often each example is seen")
    parser.add_argument("--minutes", type=float, help="stop after so long")
    parser.add_argument("--window", type=int, help="only so many of the newest examples")
    parser.add_argument("--batch", type=int, help="examples of a step [8192; 1024 on a CPU]")
    parser.add_argument("--rate", type=float, default=1e-3, help="the highest learning rate")
    parser.add_argument("--decay", type=float, default=0.1, help="weight decay")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", help="cuda or cpu [what there is]")
    parser.add_argument("--resume", action="store_true",
                        help="go on with the weights of the checkpoint, if there is one")
    parser.add_argument("--policy", type=float, default=1.0, help="weight of the policy")
    parser.add_argument("--unsearched", type=float, default=0.3,
                        help="what the policy counts of an example that was not searched")
    parser.add_argument("--value", type=float, default=1.0, help="weight of the values")
    parser.add_argument("--worth", type=float, default=0.5,
                        help="weight of what the search thought a position is worth")
    return parser.parse_args(argv)


class Examples:
    """Examples on the device, whole."""

    FIELDS = ("observation", "mask", "tried", "visits", "margins", "places", "worth", "sides",
              "decision", "left")

    def __init__(self, arrays, device, bounds, held_out):
        small = max(bounds) <= 127
        parts = {field: [] for field in self.FIELDS}
        for seed, examples in enumerate(arrays):
            # In pieces: the whole array would be read from the disk at once.
            for start in range(0, len(examples), 1 << 17):
                piece = examples[start:start + (1 << 17)]
                piece = piece[experience.is_held_out(piece["game"], seed) == held_out]
                for field in self.FIELDS:
                    values = np.ascontiguousarray(piece[field])
                    if field == "observation":
                        values = np.clip(values, -bounds, bounds)
                        values = values.astype(np.int8) if small else values
                    elif values.dtype == np.uint16:
                        values = values.astype(np.int32)
                    parts[field].append(torch.from_numpy(values).to(device))
        self.fields = {field: torch.cat(parts[field]) for field in self.FIELDS}
        self.device = device

    def __len__(self):
        return len(self.fields["sides"])

    def batch(self, rows, actions, sides):
        """What the network reads and what it is to say."""
        part = {field: values[rows] for field, values in self.fields.items()}
        bits = torch.arange(8, device=self.device, dtype=torch.uint8)
        mask = (part["mask"][:, :, None] >> bits & 1).flatten(1)[:, :actions].bool()
        visits = part["visits"].float()
        policy = torch.zeros(len(rows), actions, device=self.device)
        policy.scatter_add_(1, part["tried"].long(), visits)
        policy /= policy.sum(1, keepdim=True).clamp(min=1.0)
        seats = torch.arange(sides, device=self.device)
        present = seats[None, :] < part["sides"][:, None]
        first = (part["places"] == 1) & present
        share = first.float() / first.sum(1, keepdim=True).clamp(min=1)
        margins = part["margins"].float()
        searched = part["worth"] != experience.UNSEARCHED
        return {
            "observation": part["observation"], "mask": mask, "policy": policy,
            "present": present, "share": share, "margins": margins,
            "ahead": torch.sigmoid(margins / MARGIN), "searched": searched,
            "worth": part["worth"].float() / (experience.UNSEARCHED - 1),
        }


def losses(outputs, batch, unsearched=1.0):
    """The parts of the loss, each a mean over the batch. `unsearched` is what the policy of an
    example without a search counts."""
    logits, chance, ahead, margin = outputs
    logits = logits.masked_fill(~batch["mask"], -1e9)
    counts = torch.where(batch["searched"], 1.0, unsearched)
    policy = -(batch["policy"] * F.log_softmax(logits, 1)).sum(1)
    policy = (policy * counts).sum() / counts.sum().clamp(min=1e-6)
    present = batch["present"]
    chances = F.log_softmax(chance.masked_fill(~present, -1e9), 1)
    place = -(batch["share"] * chances).sum(1).mean()
    count = present.sum()
    far = F.binary_cross_entropy_with_logits(ahead, batch["ahead"], reduction="none")
    points = F.smooth_l1_loss(margin, batch["margins"] / POINTS, reduction="none")
    worth = PLACE * chances[:, 0].exp() + (1 - PLACE) * torch.sigmoid(ahead[:, 0])
    searched = batch["searched"]
    thought = ((worth - batch["worth"]) ** 2 * searched).sum() / searched.sum().clamp(min=1)
    return {"policy": policy, "place": place, "ahead": (far * present).sum() / count,
            "margin": (points * present).sum() / count, "worth": thought}


def total(parts, args):
    value = parts["place"] + parts["ahead"] + 0.2 * parts["margin"]
    return args.policy * parts["policy"] + args.value * value + args.worth * 4 * parts["worth"]


@torch.no_grad()
def measure(model, examples, most=200_000):
    """Losses on held-out examples, and how often the network agrees with what was tried most
    and with who won."""
    actions, sides = model.sizes["actions"], model.sizes["sides"]
    sums, count, agreed, right, decided = {}, 0, 0, 0, 0
    model.eval()
    for start in range(0, min(len(examples), most), 8192):
        rows = torch.arange(start, min(start + 8192, len(examples)), device=examples.device)
        batch = examples.batch(rows, actions, sides)
        outputs = model(batch["observation"])
        for key, value in losses(outputs, batch).items():
            sums[key] = sums.get(key, 0.0) + float(value) * len(rows)
        logits = outputs[0].masked_fill(~batch["mask"], -1e9)
        agreed += int((logits.argmax(1) == batch["policy"].argmax(1)).sum())
        chance = outputs[1].masked_fill(~batch["present"], -1e9)
        alone = batch["share"].max(1).values == 1
        right += int(((chance.argmax(1) == batch["share"].argmax(1)) & alone).sum())
        decided += int(alone.sum())
        count += len(rows)
    model.train()
    measured = {key: value / max(count, 1) for key, value in sums.items()}
    measured["policy_agrees"] = agreed / max(count, 1)
    measured["winner_right"] = right / max(decided, 1)
    return measured


@torch.no_grad()
def compare(model, network, examples, most=400):
    """How far the whole numbers are from the floats, on held-out examples."""
    actions, sides = model.sizes["actions"], model.sizes["sides"]
    count = min(len(examples), most)
    if count == 0:
        return {}
    rows = torch.linspace(0, len(examples) - 1, count, device=examples.device).long()
    batch = examples.batch(rows, actions, sides)
    model.eval()
    logits, chance, ahead, margin = (part.cpu() for part in model(batch["observation"]))
    model.train()
    mask, present = batch["mask"].cpu(), batch["present"].cpu()
    chance = torch.softmax(chance.masked_fill(~present, -1e9), 1)
    same, far = 0, {"logit": 0.0, "chance": 0.0, "ahead": 0.0, "points": 0.0}
    for row in range(count):
        legal = mask[row].nonzero().flatten()
        whole, values = network.evaluate(batch["observation"][row].cpu().numpy(), legal.numpy(),
                                         int(present[row].sum()))
        floats = logits[row, legal]
        best = max(range(len(whole)), key=lambda place: whole[place])
        # A tie within rounding is no disagreement.
        same += float(floats.max() - floats[best]) < 0.01
        far["logit"] = max(far["logit"], float((torch.tensor(whole) / 1024 - floats).abs().max()))
        for side, (one, two, three) in enumerate(values):
            gaps = {"chance": one / 65536 - float(chance[row, side]),
                    "ahead": two / 65536 - float(torch.sigmoid(ahead[row, side])),
                    "points": three / 1024 - POINTS * float(margin[row, side])}
            for key, gap in gaps.items():
                far[key] = max(far[key], abs(gap))
    return {"same_choice": same / count, **{f"largest_gap_{key}": gap for key, gap in far.items()}}


def main(argv=None):
    args = arguments(argv)
    began = time.monotonic()
    device = args.device or ("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(args.seed)
    np.random.seed(args.seed)
    torch.set_float32_matmul_precision("high")
    head, arrays = experience.read_all(args.data, args.window)
    bounds = np.asarray(head["bounds"], np.int16)
    training = Examples(arrays, device, bounds, False)
    held_out = Examples(arrays, device, bounds, True)
    hidden = [int(width) for width in args.hidden.split(",")]
    model = Model(head["inputs"], head["actions"], head["sides"], hidden, bounds).to(device)
    decayed = [weight for weight in model.parameters() if weight.dim() > 1]
    others = [weight for weight in model.parameters() if weight.dim() == 1]
    optimiser = torch.optim.AdamW(
        [{"params": decayed, "weight_decay": args.decay},
         {"params": others, "weight_decay": 0.0}], lr=args.rate, fused=device == "cuda")
    checkpoint, seen, lines = args.out + ".pt", 0.0, []
    if args.resume and os.path.exists(checkpoint):
        state = torch.load(checkpoint, map_location=device, weights_only=True)
        if state["sizes"] != model.sizes or state["game"] != head["game"]:
            raise SystemExit(f"{checkpoint}: a network of another shape")
        model.load_state_dict(state["model"])
        optimiser.load_state_dict(state["optimiser"])
        seen, lines = state["seen"], state["lines"]
    size = args.batch or (8192 if device == "cuda" else 1024)
    size = min(size, max(1, len(training)))
    steps_of_epoch = max(1, len(training) // size)
    steps = max(1, round(args.epochs * steps_of_epoch))
    print(f"{head['game']}: {len(training)} examples, {len(held_out)} held out, {steps} steps of "
          f"{size} on {device}, read in {time.monotonic() - began:.1f} s", flush=True)
    generator = torch.Generator(device).manual_seed(args.seed + round(seen))
    actions, sides = head["actions"], head["sides"]
    step, done, order = 0, False, None
    loaded = time.monotonic()
    sums, summed = None, 0
    while not done:
        if step % steps_of_epoch == 0:
            order = torch.randperm(len(training), generator=generator, device=device)
        at = step % steps_of_epoch * size
        progress = step / steps
        if args.minutes:
            progress = max(progress, (time.monotonic() - loaded) / (60 * args.minutes))
        # A short rise, then down along a cosine to almost nothing.
        rise = min(1.0, (step + 1) / 100)
        fall = 0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * min(progress, 1.0)))
        for group in optimiser.param_groups:
            group["lr"] = args.rate * rise * fall
        batch = training.batch(order[at:at + size], actions, sides)
        with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
            outputs = model(batch["observation"])
        parts = losses(outputs, batch, args.unsearched)
        optimiser.zero_grad(set_to_none=True)
        total(parts, args).backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimiser.step()
        model.limit()
        step += 1
        detached = torch.stack([value.detach() for value in parts.values()])
        sums = detached if sums is None else sums + detached
        summed += 1
        done = step >= steps or bool(args.minutes) and progress >= 1.0
        if done or step % steps_of_epoch == 0:
            epoch = seen + step / steps_of_epoch
            line = {"epoch": round(epoch, 3), "seconds": round(time.monotonic() - loaded, 1)}
            line |= {f"training_{key}": round(float(value), 5)
                     for key, value in zip(parts, sums / summed)}
            line |= {key: round(value, 5) for key, value in measure(model, held_out).items()}
            lines.append(line)
            sums, summed = None, 0
            print(json.dumps(line), flush=True)
    seen += step / steps_of_epoch
    os.makedirs(os.path.dirname(args.out) or ".", exist_ok=True)
    torch.save({"model": model.state_dict(), "optimiser": optimiser.state_dict(), "seen": seen,
                "lines": lines, "sizes": model.sizes, "game": head["game"]}, checkpoint + ".new")
    os.replace(checkpoint + ".new", checkpoint)
    note = json.dumps({
        "examples": len(training), "epochs": round(seen, 2), "seed": args.seed,
        "hidden": hidden, "rate": args.rate, "batch": size,
        "experience": [{key: experience.read(path)[0][key]
                        for key in ("bots", "seed", "rounds", "sampled", "stray")}
                       for path in args.data[-8:]]})
    network = model.export(head["game"], head["encoding"], note)
    file = network.write()
    agreement = compare(model, network, held_out)
    with open(args.out + ".bin.new", "wb") as out:
        out.write(file)
    os.replace(args.out + ".bin.new", args.out + ".bin")
    with open(args.out + ".csv", "w", newline="") as out:
        writer = csv.DictWriter(out, lines[-1].keys())
        writer.writeheader()
        writer.writerows(lines)
    with open(args.out + ".svg", "w") as out:
        out.write(curves.draw(lines, head["game"]))
    print(json.dumps({"network": args.out + ".bin", "bytes": len(file),
                      "sha256": hashlib.sha256(file).hexdigest(), **agreement}), flush=True)
    if agreement and (agreement["same_choice"] < 0.99 or agreement["largest_gap_points"] > 1.0
                      or agreement["largest_gap_chance"] > 0.02):
        raise SystemExit("the whole numbers do not agree with the floats")


if __name__ == "__main__":
    main()

"""The network in floats, with the limits of the whole numbers it is going to be made of."""

import torch
from torch import nn

import network_file
from network_file import ACTIVATION, CLIP

# Points in which a margin is learnt.
POINTS = 10.0
# No weight is larger: it would not be rounded finely any more.
LARGEST_FIRST = 7.9
LARGEST_DEEPER = 3.9


class Model(nn.Module):
    """Observation in, logits of actions and values of sides out."""

    def __init__(self, inputs, actions, sides, hidden, bounds):
        super().__init__()
        self.sizes = {"inputs": inputs, "actions": actions, "sides": sides,
                      "hidden": list(hidden)}
        widths = [inputs, *hidden]
        self.hidden = nn.ModuleList(
            nn.Linear(below, above) for below, above in zip(widths, widths[1:]))
        self.policy = nn.Linear(widths[-1], actions)
        self.heads = nn.Linear(widths[-1], 3 * sides)
        self.register_buffer("bounds", torch.as_tensor(bounds, dtype=torch.float32))
        for head in (self.policy, self.heads):
            nn.init.zeros_(head.bias)
            nn.init.normal_(head.weight, std=0.01)

    def forward(self, observation):
        bounds = self.bounds
        at = torch.minimum(torch.maximum(observation.float(), -bounds), bounds) / bounds
        for layer in self.hidden:
            at = layer(at).clamp(0.0, CLIP / ACTIVATION)
        chance, ahead, margin = self.heads(at).float().chunk(3, 1)
        return self.policy(at).float(), chance, ahead, margin

    @torch.no_grad()
    def limit(self):
        """Keeps the weights within what is rounded finely."""
        self.hidden[0].weight.clamp_(-LARGEST_FIRST, LARGEST_FIRST)
        for layer in [*self.hidden[1:], self.policy, self.heads]:
            layer.weight.clamp_(-LARGEST_DEEPER, LARGEST_DEEPER)

    def export(self, game, encoding, note):
        """The same network in whole numbers."""
        def floats(layer):
            return (layer.weight.detach().double().cpu().numpy(),
                    layer.bias.detach().double().cpu().numpy())

        bounds = self.bounds.cpu().numpy().astype("int64")
        layers = [network_file.layer(*floats(self.hidden[0]), bounds=bounds)]
        layers += [network_file.layer(*floats(layer)) for layer in self.hidden[1:]]
        layers.append(network_file.layer(*floats(self.policy), head=True))
        weights, biases = floats(self.heads)
        sides = self.sizes["sides"]
        for place, unit in enumerate((1.0, 1.0, POINTS)):
            rows = slice(place * sides, (place + 1) * sides)
            layers.append(network_file.layer(weights[rows] * unit, biases[rows] * unit,
                                             head=True))
        return network_file.Network(game, encoding, sides, bounds, layers, note)

"""char_gpt.py - a small GPT learns to write like the founding documents of the United States, letter by letter, and writes.

    python3 examples/python/char_gpt.py [--device cuda] [--steps 600] [--save FILE]

In the top folder of the source tree, with torc for Python installed or PYTHONPATH=build/release/python. The same file is a PyTorch program:
write `import torch` for the first import, or run it with `python3 -m torc`."""
import argparse
import math
import time

import torc as torch
import torc.nn.functional as F
from torc import nn

BATCH, LENGTH, WIDTH, HEADS, LAYERS = 16, 64, 96, 4, 3


class Block(nn.Module):
    """Attention to earlier letters, and a layer of its own for each letter; both are added to what comes in."""

    def __init__(self):
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.attend, self.project = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.up, self.down = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)

    def forward(self, x):
        batch, length, _ = x.shape
        q, k, v = self.attend(self.norm1(x)).view(batch, length, 3, HEADS, -1).permute(2, 0, 3, 1, 4)
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.project(y.transpose(1, 2).reshape(batch, length, WIDTH))
        return x + self.down(F.gelu(self.up(self.norm2(x))))


class GPT(nn.Module):
    def __init__(self, letters):
        super().__init__()
        self.letter, self.place = nn.Embedding(letters, WIDTH), nn.Embedding(LENGTH, WIDTH)
        self.blocks = nn.Sequential(*(Block() for _ in range(LAYERS)))
        self.norm, self.head = nn.LayerNorm(WIDTH), nn.Linear(WIDTH, letters, bias=False)
        self.head.weight = self.letter.weight
        for name, p in self.named_parameters():
            if p.dim() == 2:
                nn.init.normal_(p, std=0.02 if "down" not in name and "project" not in name else 0.02 / math.sqrt(2 * LAYERS))

    def forward(self, letters):
        places = torch.arange(letters.shape[1], device=letters.device)
        return self.head(self.norm(self.blocks(self.letter(letters) + self.place(places))))

    @torch.no_grad()
    def write(self, letters, count):
        """`letters` (1, n), and `count` more, each drawn from what the model expects after the last LENGTH."""
        for _ in range(count):
            expected = torch.softmax(self(letters[:, -LENGTH:])[:, -1] / 0.8, dim=-1)
            drawn = (expected / torch.empty_like(expected).exponential_()).argmax(-1, keepdim=True)
            letters = torch.cat([letters, drawn], dim=1)
        return letters


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    options.add_argument("--steps", type=int, default=600)
    options.add_argument("--save", help="write the weights there in the end")
    options = options.parse_args()
    with open("examples/data/founding.txt") as file:
        text = file.read()
    letters = sorted(set(text))
    number = {letter: k for k, letter in enumerate(letters)}
    data = torch.tensor([number[letter] for letter in text], device=options.device)

    torch.manual_seed(1)
    model = GPT(len(letters)).to(options.device)
    optimizer = torch.optim.AdamW(model.parameters(), lr=3e-3, betas=(0.9, 0.99), weight_decay=0.1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 3e-3, total_steps=options.steps, pct_start=0.1)
    begin, within = time.time(), torch.arange(LENGTH + 1, device=options.device)
    for step in range(options.steps):
        pieces = data[torch.randint(len(data) - LENGTH, (BATCH, 1), device=options.device) + within]
        loss = F.cross_entropy(model(pieces[:, :-1]).flatten(0, 1), pieces[:, 1:].flatten())
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        schedule.step()
        if (step + 1) % 100 == 0:
            print(f"step {step + 1}: {loss.item():.2f} nats a letter, {(step + 1) / (time.time() - begin):.0f} steps a second", flush=True)
    start = torch.tensor([[number[letter] for letter in "We the People"]], device=options.device)
    print("".join(letters[k] for k in model.write(start, 300)[0].tolist()))
    if options.save:
        torch.save({"letters": "".join(letters), "model": model.state_dict()}, options.save)
    raise SystemExit(loss.item() > 2.6)


if __name__ == "__main__":
    main()

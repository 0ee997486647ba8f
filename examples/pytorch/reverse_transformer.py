"""reverse_transformer.py - ../reverse_transformer.c in PyTorch."""
import sys

import torch
import torch.nn.functional as F
from torch import nn

from options import options

TOKENS, LENGTH, WIDTH, HEADS, LAYERS, BATCH = 16, 12, 64, 4, 2, 64


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm1 = nn.LayerNorm(WIDTH)
        self.qkv = nn.Linear(WIDTH, 3 * WIDTH)
        self.project = nn.Linear(WIDTH, WIDTH)
        self.norm2 = nn.LayerNorm(WIDTH)
        self.perceptron = nn.Sequential(nn.Linear(WIDTH, 4 * WIDTH), nn.GELU(), nn.Linear(4 * WIDTH, WIDTH))

    def forward(self, x):
        """(batch, LENGTH, WIDTH) to the same."""
        qkv = self.qkv(self.norm1(x)).unflatten(-1, (3, HEADS, WIDTH // HEADS))  # (batch, LENGTH, 3, HEADS, …)
        q, k, v = qkv.permute(2, 0, 3, 1, 4).unbind()  # each (batch, HEADS, LENGTH, WIDTH / HEADS)
        seen = F.scaled_dot_product_attention(q, k, v)
        x = x + self.project(seen.transpose(1, 2).flatten(2))
        return x + self.perceptron(self.norm2(x))


class Reverser(nn.Module):
    def __init__(self):
        super().__init__()
        self.tokens = nn.Embedding(TOKENS, WIDTH)
        self.places = nn.Parameter(torch.randn(LENGTH, WIDTH))
        self.blocks = nn.Sequential(*[Block() for _ in range(LAYERS)])
        self.norm = nn.LayerNorm(WIDTH)
        self.head = nn.Linear(WIDTH, TOKENS)

    def forward(self, tokens):
        """Tokens (batch, LENGTH) to logits (batch, LENGTH, TOKENS)."""
        return self.head(self.norm(self.blocks(self.tokens(tokens) + self.places)))


def main():
    args = options()
    torch.manual_seed(1)
    model = Reverser().to(args.device)
    optimizer = torch.optim.AdamW(model.parameters(), lr=3e-3)
    steps = 100 if args.quick else 200
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 3e-3, total_steps=steps)
    for step in range(1, steps + 1):
        x = torch.randint(TOKENS, (BATCH, LENGTH), device=args.device)
        logits = model(x)
        loss = F.cross_entropy(logits.flatten(0, 1), x.flip(1).flatten())
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        if step % 50 == 0:
            print(f"step {step:3d}: loss {loss.item():.4f}")

    with torch.no_grad():
        x = torch.randint(TOKENS, (1000, LENGTH), device=args.device)
        y = model(x).argmax(-1)
        right = (y == x.flip(1)).all(1).double().mean().item()
        print(x[0])
        print(y[0])
    print(f"{100 * right:.1f} % of 1000 new sequences are reversed without a mistake")
    sys.exit(right < (0.9 if args.quick else 0.99))


if __name__ == "__main__":
    main()

"""vae.py - ../vae.c in PyTorch."""
import sys

import torch
import torch.nn.functional as F
from torch import nn

import digits_data
from options import options

PIXELS, HIDDEN, LATENT, BATCH, SAMPLES = 64, 256, 8, 64, 8


class VAE(nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder = nn.Sequential(nn.Linear(PIXELS, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, 2 * LATENT))
        self.decoder = nn.Sequential(nn.Linear(LATENT, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, PIXELS))

    def forward(self, x):
        mean, log_var = self.encoder(x).chunk(2, dim=1)
        z = mean + torch.randn_like(mean) * torch.exp(0.5 * log_var)
        return self.decoder(z), mean, log_var


def loss_of(model, x):
    """The evidence lower bound, negated, in nats a picture."""
    logits, mean, log_var = model(x)
    rebuilt = F.binary_cross_entropy_with_logits(logits, x, reduction="sum")
    divergence = -0.5 * torch.sum(1 + log_var - mean.pow(2) - log_var.exp())
    return (rebuilt + divergence) / len(x)


def draw(pictures):
    """Pictures (n, 64) of values in [0, 1], side by side as letters; a NaN, which is no index, is drawn as 0."""
    shades = (pictures.nan_to_num() * 9.99).long().view(-1, 8, 8).tolist()
    for row in range(8):
        print("".join("".join(" .:-=+*#%@"[shade] for shade in picture[row]) + "  " for picture in shades))


def main():
    args = options()
    (train, _), (test, _) = digits_data.load()
    train, test = train.to(args.device), test.to(args.device)

    torch.manual_seed(1)
    model = VAE().to(args.device)
    optimizer = torch.optim.Adam(model.parameters(), lr=2e-3)
    for epoch in range(5 if args.quick else 50):
        total = 0.0
        batches = torch.randperm(len(train), device=args.device).split(BATCH)
        for batch in batches:
            loss = loss_of(model, train[batch])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            total += loss.item()
        if epoch % 5 == 4:
            print(f"epoch {epoch + 1:2d}: loss {total / len(batches):.3f}")

    with torch.no_grad():
        loss = loss_of(model, test).item()
        draw(torch.sigmoid(model.decoder(torch.randn(SAMPLES, LATENT, device=args.device))))
    print(f"held-out pictures: {loss:.3f} nats")
    sys.exit(loss >= (26.5 if args.quick else 24.6))


if __name__ == "__main__":
    main()

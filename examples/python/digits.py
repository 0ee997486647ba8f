"""digits.py - a convolutional network learns to read handwritten digits.

    python3 examples/python/digits.py [--device cuda] [--epochs 8]

In the top folder of the source tree, with torc for Python installed or PYTHONPATH=build/release/python. The same file is a PyTorch program:
write `import torch` for the first import, or run it with `python3 -m torc`."""
import argparse
import struct

import torc as torch
from torc import nn
from torc.utils.data import DataLoader, TensorDataset, random_split

parser = argparse.ArgumentParser()
parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
parser.add_argument("--epochs", type=int, default=8)
options = parser.parse_args()

with open("examples/data/digits.bin", "rb") as file:  # ../data/ATTRIBUTION.md: a header, a byte for each label, 64 for each picture
    data = bytearray(file.read())
count, height, width = struct.unpack_from("<3I", data, 8)
labels = torch.frombuffer(data, dtype=torch.uint8, count=count, offset=32).long()
images = torch.frombuffer(data, dtype=torch.uint8, offset=32 + count).view(count, 1, height, width) / 16

torch.manual_seed(1)
learned, held_out = random_split(TensorDataset(images, labels), [0.8, 0.2])
model = nn.Sequential(
    nn.Conv2d(1, 32, 3, padding=1), nn.BatchNorm2d(32), nn.ReLU(), nn.Conv2d(32, 64, 3, padding=1), nn.BatchNorm2d(64), nn.ReLU(), nn.MaxPool2d(2),
    nn.Flatten(), nn.Dropout(0.3), nn.Linear(64 * 4 * 4, 128), nn.ReLU(), nn.Dropout(), nn.Linear(128, 10)).to(options.device)
optimizer = torch.optim.Adam(model.parameters(), lr=3e-3)
schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, options.epochs)

for epoch in range(options.epochs):
    model.train()
    for x, y in DataLoader(learned, batch_size=64, shuffle=True):
        loss = nn.functional.cross_entropy(model(x.to(options.device)), y.to(options.device))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    schedule.step()
    model.eval()
    with torch.no_grad():
        x, y = next(iter(DataLoader(held_out, batch_size=len(held_out))))
        right = (model(x.to(options.device)).argmax(1).cpu() == y).float().mean().item()
    print(f"epoch {epoch + 1}: loss {loss.item():.3f}, {100 * right:.1f} % of the held-out digits")
raise SystemExit(right < 0.95)

"""char_lstm.py - ../char_lstm.c in PyTorch."""
import sys

import torch
import torch.nn.functional as F
from torch import nn

from options import options

LETTERS, WIDTH, HIDDEN, BATCH, STEPS, SAMPLE = 128, 32, 192, 32, 32, 300


class LSTM(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(LETTERS, WIDTH)
        self.gates = nn.Linear(WIDTH + HIDDEN, 4 * HIDDEN)
        self.head = nn.Linear(HIDDEN, LETTERS)

    def forward(self, letters, state):
        """Reads one letter each, (batch), and says what it expects next: logits (batch, LETTERS)."""
        h, c = state
        x = torch.cat([self.embedding(letters), h], dim=1)
        i, f, g, o = self.gates(x).chunk(4, dim=1)
        c = torch.sigmoid(f) * c + torch.sigmoid(i) * torch.tanh(g)
        h = torch.sigmoid(o) * torch.tanh(c)
        return self.head(h), (h, c)


def no_state(batch, device):
    return torch.zeros(batch, HIDDEN, device=device), torch.zeros(batch, HIDDEN, device=device)


def write_text(model, start, device):
    """Letters drawn from what the model expects, begun with `start`."""
    text, state = start, no_state(1, device)
    for i in range(SAMPLE - 1):
        logits, state = model(torch.tensor([ord(text[i])], device=device), state)
        drawn = torch.multinomial(torch.softmax(logits, dim=-1), 1)
        if i + 1 == len(text):
            text += chr(drawn.item())
    print(text)


def main():
    args = options()
    with open("LICENSE", "rb") as file:
        data = file.read()
    length = len(data) // BATCH
    text = torch.tensor(list(data[: BATCH * length]), device=args.device).view(BATCH, length)

    torch.manual_seed(1)
    model = LSTM().to(args.device)
    optimizer = torch.optim.Adam(model.parameters(), lr=3e-3)
    for epoch in range(3 if args.quick else 40):
        total, count = 0.0, 0
        state = no_state(BATCH, args.device)
        for at in range(0, length - STEPS, STEPS):
            loss = 0
            for t in range(at, at + STEPS):
                logits, state = model(text[:, t], state)
                loss = loss + F.cross_entropy(logits, text[:, t + 1])
            loss = loss / STEPS
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1)
            optimizer.step()
            state = tuple(s.detach() for s in state)
            total, count = total + loss.item(), count + 1
        last = total / count
        if epoch == 0:
            first = last
        if epoch % 10 == 9:
            print(f"epoch {epoch + 1:2d}: {last:.3f} nats a letter")
    with torch.no_grad():
        write_text(model, "\n   You may ", args.device)
    print(f"at first {first:.3f} nats a letter, at last {last:.3f}")
    sys.exit(last >= (3 if args.quick else 1.1))


if __name__ == "__main__":
    main()

"""dqn.py - ../dqn.c in PyTorch."""
import sys
from math import cos, sin

import torch
import torch.nn.functional as F
from torch import nn

from options import options

LIMIT, EPISODES, TRIALS, MEMORY, WARM, BATCH, WIDTH = 200, 400, 20, 50000, 500, 64, 64
DISCOUNT, FOLLOW = 0.99, 0.01


def start():
    return torch.empty(4).uniform_(-0.05, 0.05).tolist()


def push(state, action):
    """Pushes left (0) or right (1) for a fiftieth of a second. Does the pole still stand?"""
    x, speed, angle, turning = state
    sine, cosine = sin(angle), cos(angle)
    force = ((10 if action else -10) + 0.05 * turning * turning * sine) / 1.1
    turn = (9.8 * sine - cosine * force) / (0.5 * (4.0 / 3 - 0.1 * cosine * cosine / 1.1))
    move = force - 0.05 * turn * cosine / 1.1
    state = [x + 0.02 * speed, speed + 0.02 * move, angle + 0.02 * turning, turning + 0.02 * turn]
    return state, abs(state[0]) < 2.4 and abs(state[2]) < 0.2095


class Memory:
    """What happened, the newest over the oldest."""

    def __init__(self):
        self.before, self.after = torch.zeros(MEMORY, 4), torch.zeros(MEMORY, 4)
        self.action = torch.zeros(MEMORY, 1, dtype=torch.int64)
        self.stood = torch.zeros(MEMORY, 1)
        self.seen = 0

    def add(self, before, action, after, stood):
        at = self.seen % MEMORY
        self.before[at] = torch.tensor(before)
        self.action[at] = action
        self.after[at] = torch.tensor(after)
        self.stood[at] = stood
        self.seen += 1

    def sample(self, device):
        rows = torch.randint(min(self.seen, MEMORY), (BATCH,))
        return [part[rows].to(device) for part in (self.before, self.action, self.after, self.stood)]


def make_network(device):
    return nn.Sequential(
        nn.Linear(4, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, 2)
    ).to(device)


class Agent:
    def __init__(self, device):
        self.q, self.target = make_network(device), make_network(device)
        self.target.load_state_dict(self.q.state_dict())
        self.optimizer = torch.optim.Adam(self.q.parameters(), lr=1e-3)
        self.memory = Memory()
        self.device = device

    def learn(self):
        before, action, after, stood = self.memory.sample(self.device)
        with torch.no_grad():
            best = self.q(after).argmax(1, keepdim=True)
            goal = 1 + DISCOUNT * stood * self.target(after).gather(1, best)
        loss = F.smooth_l1_loss(self.q(before).gather(1, action), goal)
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()
        with torch.no_grad():
            for slow, fast in zip(self.target.parameters(), self.q.parameters()):
                slow.lerp_(fast, FOLLOW)

    def play(self, epsilon, training):
        """One episode, with actions at random in a share of epsilon of the steps. How long did the pole stand?"""
        state = start()
        for step in range(LIMIT):
            if torch.rand(1).item() < epsilon:
                action = torch.randint(2, (1,)).item()
            else:
                with torch.no_grad():
                    action = self.q(torch.tensor([state], device=self.device)).argmax().item()
            before = state
            state, stands = push(state, action)
            if training:
                self.memory.add(before, action, state, stands)
                if self.memory.seen >= WARM:
                    self.learn()
            if not stands:
                return step + 1
        return LIMIT

    def mean_length(self):
        return sum(self.play(0, False) for _ in range(TRIALS)) / TRIALS


def main():
    args = options()
    torch.set_default_dtype(torch.float64)
    torch.manual_seed(1)
    agent = Agent(args.device)
    enough, length = 100 if args.quick else 195, 0
    for episode in range(1, EPISODES + 1):
        agent.play(max(0.05, 1 - episode / 50), True)
        if episode % 10 == 0:
            length = agent.mean_length()
            print(f"episode {episode:3d}, {agent.memory.seen:5d} steps: the pole stands for {length:.1f} steps")
            if length >= enough:
                length = agent.mean_length()  # not by luck
                break
    print(f"{length:.1f} of {LIMIT} steps, in {TRIALS} new episodes")
    sys.exit(length < enough)


if __name__ == "__main__":
    main()

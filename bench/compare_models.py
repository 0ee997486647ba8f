"""Models in Python, as users write them, in torc and in PyTorch: the same file in processes of both, in turns.

    python bench/compare_models.py [FAMILY…] [--seed N] [--device cuda|cpu] [--turns N] [--seconds S] [--tiny] [--infer] [--json FILE] [--list]

Each family (`--list`) is a kind of network whose sizes, dtype, memory format, activation, optimizer and clipping are drawn by the seed: another seed is another exam.
A measurement makes the model and its inputs on the CPU from one seed, takes some steps whose losses (or outputs) are kept and compared, and then groups of steps for
the time; the best group of all turns counts. A ratio above 1 means that torc is faster. Peak memory is what torch.cuda.max_memory_allocated() says of a step.

PYTHONPATH must have torc; TORC_PYTORCH names the Python that has PyTorch, where that is another. Exit status: 0; 1 where losses differ or a side failed; 77 where
there is no PyTorch. `--worker LIBRARY` is what the processes are started with."""

import argparse
import importlib
import json
import math
import os
import random
import subprocess
import sys
import time


def draw(family, seed, tiny, train):
    """The options of one exam: what each family reads of it is up to the family."""
    r = random.Random(f"{family} {seed}")
    scale = (lambda small, *large: small) if tiny else (lambda small, *large: r.choice(large))
    o = {
        "batch": scale(2, 8, 12, 16, 24, 32, 48, 64), "width": scale(8, 64, 96, 128, 192, 256, 320), "depth": scale(1, 2, 3, 4, 6),
        "length": scale(5, 33, 64, 100, 128, 257, 512), "image": scale(16, 32, 48, 64, 96, 112, 128), "heads": scale(2, 4, 8),
        "vocabulary": scale(11, 1000, 5003, 10000, 32000), "classes": scale(3, 10, 100, 1000),
        "activation": r.choice(["relu", "gelu", "silu", "leaky_relu", "elu", "mish", "hardswish"]), "autocast": r.choice([None, "bfloat16", "float16", None, "bfloat16"]),
        "channels_last": r.random() < 0.5, "dropout": r.choice([0.0, 0.0, 0.1]), "optimizer": r.choice(["SGD", "Adam", "AdamW", "RMSprop", "Adagrad"]),
        "clip": r.choice([None, 1.0]), "bias": r.random() < 0.7, "smoothing": r.choice([0.0, 0.1]),
    }
    if not train:
        o["dropout"] = 0.0
    return o


def families(torch):
    """Name: function of the drawn options that gives (module, inputs, function of module and inputs that gives the loss). The output of the first input is the answer."""
    nn, F = torch.nn, torch.nn.functional

    def act(o):
        return getattr(F, o["activation"])

    def images(o, channels=3):
        return torch.randn(o["batch"], channels, o["image"], o["image"])

    def labels(o, n, classes):
        return torch.randint(0, classes, (n,) if isinstance(n, int) else n)

    def classified(o, net, x, classes=None, n=None):
        y = labels(o, n or o["batch"], classes or o["classes"])
        return net, (x, y), lambda m, x, y: F.cross_entropy(m(x).flatten(0, -2), y.flatten(), label_smoothing=o["smoothing"])

    class Residual(nn.Module):
        def __init__(self, o, i, w, stride, norm):
            super().__init__()
            self.a, self.b = nn.Conv2d(i, w, 3, stride, 1, bias=False), nn.Conv2d(w, w, 3, 1, 1, bias=False)
            self.n, self.m, self.act = norm(w), norm(w), act(o)
            self.short = nn.Sequential(nn.Conv2d(i, w, 1, stride, bias=False), norm(w)) if stride != 1 or i != w else nn.Identity()

        def forward(self, x):
            return self.act(self.m(self.b(self.act(self.n(self.a(x))))) + self.short(x))

    def convnet(o, norm):
        w, layers, i = max(8, o["width"] // 4), [], 3
        for d in range(o["depth"] + 1):
            layers.append(Residual(o, i, w, 1 + (d > 0), norm))
            i, w = w, w * 2
        return nn.Sequential(*layers, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(i, o["classes"]))

    def resnet(o):
        return classified(o, convnet(o, nn.BatchNorm2d), images(o))

    def groupnet(o):
        return classified(o, convnet(o, lambda w: nn.GroupNorm(math.gcd(w, 8), w)), images(o))

    def vgg(o):
        w, layers, i = max(8, o["width"] // 4), [], 3
        for d in range(o["depth"] + 1):
            layers += [nn.Conv2d(i, w, 3, padding=1), nn.ReLU(inplace=True), nn.Conv2d(w, w, 3, padding=1), nn.ReLU(inplace=True), nn.MaxPool2d(2)]
            i, w = w, min(w * 2, 512)
            if o["image"] >> (d + 1) < 2:
                break
        side = o["image"] >> (len(layers) // 5)
        return classified(o, nn.Sequential(*layers, nn.Flatten(), nn.Linear(i * side * side, 256), nn.ReLU(), nn.Dropout(o["dropout"]), nn.Linear(256, o["classes"])), images(o))

    class Inverted(nn.Module):
        def __init__(self, i, w, stride):
            super().__init__()
            self.f = nn.Sequential(nn.Conv2d(i, i * 4, 1, bias=False), nn.BatchNorm2d(i * 4), nn.Hardswish(), nn.Conv2d(i * 4, i * 4, 3, stride, 1, groups=i * 4, bias=False),
                                   nn.BatchNorm2d(i * 4), nn.Hardswish())
            self.squeeze = nn.Sequential(nn.AdaptiveAvgPool2d(1), nn.Conv2d(i * 4, i, 1), nn.ReLU(), nn.Conv2d(i, i * 4, 1), nn.Hardsigmoid())
            self.out, self.same = nn.Sequential(nn.Conv2d(i * 4, w, 1, bias=False), nn.BatchNorm2d(w)), i == w and stride == 1

        def forward(self, x):
            y = self.f(x)
            y = self.out(y * self.squeeze(y))
            return x + y if self.same else y

    def mobilenet(o):
        layers, w = [nn.Conv2d(3, 16, 3, 2, 1, bias=False), nn.BatchNorm2d(16), nn.Hardswish()], 16
        for d in range(o["depth"]):
            layers += [Inverted(w, w, 1), Inverted(w, w + 8, 2)]
            w += 8
        return classified(o, nn.Sequential(*layers, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(w, o["classes"])), images(o))

    class UNet(nn.Module):
        def __init__(self, o, up):
            super().__init__()
            w, self.up = max(8, o["width"] // 4), up
            block = lambda i, w: nn.Sequential(nn.Conv2d(i, w, 3, padding=1), nn.GroupNorm(4, w), nn.SiLU(), nn.Conv2d(w, w, 3, padding=1), nn.GroupNorm(4, w), nn.SiLU())
            self.enter, self.down = block(3, w), nn.ModuleList()
            self.time, self.rise, self.mix = nn.Sequential(nn.Linear(16, w), nn.SiLU(), nn.Linear(w, w)), nn.ModuleList(), nn.ModuleList()
            widths = [w * 2 ** d for d in range(3)]
            for a, b in zip(widths, widths[1:]):
                self.down.append(block(a, b))
                self.rise.insert(0, nn.ConvTranspose2d(b, a, 2, 2) if up == "transposed" else nn.Conv2d(b, a, 1))
                self.mix.insert(0, block(2 * a, a))
            self.leave = nn.Conv2d(w, 3, 1)

        def forward(self, x, t):
            angle = t[:, None].float() * torch.exp(torch.arange(8, device=t.device) * -0.5)
            x, kept = self.enter(x) + self.time(torch.cat((angle.sin(), angle.cos()), 1))[:, :, None, None], []
            for f in self.down:
                kept.append(x)
                x = f(F.avg_pool2d(x, 2))
            for rise, mix in zip(self.rise, self.mix):
                x = rise(x) if self.up == "transposed" else rise(F.interpolate(x, scale_factor=2, mode=self.up))
                x = mix(torch.cat((kept.pop(), x), 1))
            return self.leave(x)

    def diffusion(o):
        x, t = images(o), torch.randint(0, 1000, (o["batch"],))
        return UNet(o, "nearest"), (x, t, torch.randn_like(x)), lambda m, x, t, noise: F.mse_loss(m(x + noise * 0.3, t), noise)

    def segmenter(o):
        x, t, y = images(o), torch.zeros(o["batch"], dtype=torch.int64), labels(o, (o["batch"], o["image"], o["image"]), 3)
        return UNet(o, "transposed"), (x, t, y), lambda m, x, t, y: F.cross_entropy(m(x, t), y)

    class Attention(nn.Module):
        def __init__(self, o, causal, norm, gated, rotary):
            super().__init__()
            w = o["width"]
            self.heads, self.causal, self.gated, self.rotary, self.act, self.drop = o["heads"], causal, gated, rotary, act(o), nn.Dropout(o["dropout"])
            self.one, self.two, self.qkv, self.out = norm(w), norm(w), nn.Linear(w, 3 * w, bias=o["bias"]), nn.Linear(w, w, bias=o["bias"])
            self.up, self.down = nn.Linear(w, 4 * w * (1 + gated), bias=o["bias"]), nn.Linear(4 * w, w, bias=o["bias"])

        def turn(self, x):
            n, half = x.shape[2], x.shape[3] // 2
            angle = torch.arange(n, device=x.device)[:, None] * torch.exp(torch.arange(half, device=x.device) * (-9.0 / half))
            c, s, a, b = angle.cos().to(x.dtype), angle.sin().to(x.dtype), x[..., :half], x[..., half:]
            return torch.cat((a * c - b * s, a * s + b * c), -1)

        def forward(self, x):
            n, length, w = x.shape
            q, k, v = self.qkv(self.one(x)).view(n, length, 3, self.heads, w // self.heads).permute(2, 0, 3, 1, 4).unbind(0)
            if self.rotary:
                q, k = self.turn(q), self.turn(k)
            y = F.scaled_dot_product_attention(q, k, v, is_causal=self.causal)
            x = x + self.drop(self.out(y.transpose(1, 2).reshape(n, length, w)))
            h = self.up(self.two(x))
            if self.gated:
                gate, h = h.chunk(2, -1)
                h = self.act(gate) * h
            else:
                h = self.act(h)
            return x + self.drop(self.down(h))

    class Root(nn.Module):
        """A norm by the root of the mean square, written out as many do."""
        def __init__(self, w):
            super().__init__()
            self.weight = nn.Parameter(torch.ones(w))

        def forward(self, x):
            return x * torch.rsqrt(x.float().pow(2).mean(-1, keepdim=True) + 1e-6).type_as(x) * self.weight

    def language(o, net):
        tokens = torch.randint(0, o["vocabulary"], (o["batch"], o["length"] + 1))
        return net, (tokens[:, :-1].contiguous(), tokens[:, 1:].contiguous()), lambda m, x, y: F.cross_entropy(m(x).flatten(0, 1), y.flatten())

    class Language(nn.Module):
        def __init__(self, o, norm, gated, rotary):
            super().__init__()
            w = o["width"]
            self.tokens, self.places = nn.Embedding(o["vocabulary"], w), None if rotary else nn.Embedding(o["length"], w)
            self.blocks, self.norm = nn.ModuleList(Attention(o, True, norm, gated, rotary) for _ in range(o["depth"])), norm(w)
            self.head = nn.Linear(w, o["vocabulary"], bias=False)
            self.head.weight = self.tokens.weight

        def forward(self, x):
            h = self.tokens(x)
            if self.places is not None:
                h = h + self.places(torch.arange(x.shape[1], device=x.device))
            for b in self.blocks:
                h = b(h)
            return self.head(self.norm(h))

    def gpt(o):
        return language(o, Language(o, nn.LayerNorm, False, False))

    def llama(o):
        return language(o, Language(o, Root, True, True))

    class Vision(nn.Module):
        def __init__(self, o):
            super().__init__()
            w, n = o["width"], (o["image"] // 8) ** 2 + 1
            self.cut, self.first, self.places = nn.Conv2d(3, w, 8, 8), nn.Parameter(torch.zeros(1, 1, w)), nn.Parameter(torch.randn(1, n, w) * 0.02)
            self.blocks, self.norm, self.head = nn.Sequential(*(Attention(o, False, nn.LayerNorm, False, False) for _ in range(o["depth"]))), nn.LayerNorm(w), nn.Linear(w, o["classes"])

        def forward(self, x):
            x = self.cut(x).flatten(2).transpose(1, 2)
            x = torch.cat((self.first.expand(x.shape[0], -1, -1), x), 1) + self.places
            return self.head(self.norm(self.blocks(x))[:, 0])

    def vit(o):
        return classified(o, Vision(o), images(o))

    class Encoder(nn.Module):
        def __init__(self, o):
            super().__init__()
            w = o["width"]
            self.tokens = nn.Embedding(o["vocabulary"], w, padding_idx=0)
            layer = nn.TransformerEncoderLayer(w, o["heads"], 4 * w, o["dropout"], "gelu" if o["activation"] == "gelu" else "relu", batch_first=True, norm_first=o["bias"])
            self.encoder, self.head = nn.TransformerEncoder(layer, o["depth"], enable_nested_tensor=False), nn.Linear(w, o["classes"])

        def forward(self, x):
            return self.head(self.encoder(self.tokens(x), src_key_padding_mask=x == 0).mean(1))

    def encoder(o):
        x = torch.randint(0, o["vocabulary"], (o["batch"], o["length"]))
        x[:, -2:] *= torch.arange(o["batch"])[:, None] % 2
        return classified(o, Encoder(o), x)

    class Mixer(nn.Module):
        def __init__(self, o, n):
            super().__init__()
            w = o["width"]
            mlp = lambda i, h: nn.Sequential(nn.Linear(i, h), nn.GELU(), nn.Linear(h, i))
            self.n, self.m, self.across, self.along = nn.LayerNorm(w), nn.LayerNorm(w), mlp(n, 2 * n), mlp(w, 4 * w)

        def forward(self, x):
            x = x + self.across(self.n(x).transpose(1, 2)).transpose(1, 2)
            return x + self.along(self.m(x))

    def mixer(o):
        n = (o["image"] // 8) ** 2

        class Whole(nn.Module):
            def __init__(self):
                super().__init__()
                self.cut, self.blocks, self.head = nn.Conv2d(3, o["width"], 8, 8), nn.Sequential(*(Mixer(o, n) for _ in range(o["depth"]))), nn.Linear(o["width"], o["classes"])

            def forward(self, x):
                return self.head(self.blocks(self.cut(x).flatten(2).transpose(1, 2)).mean(1))

        return classified(o, Whole(), images(o))

    class Recurrent(nn.Module):
        def __init__(self, o, kind):
            super().__init__()
            w = o["width"]
            self.tokens, self.rnn = nn.Embedding(o["vocabulary"], w), getattr(nn, kind)(w, w, min(o["depth"], 3), batch_first=True, dropout=o["dropout"] if o["depth"] > 1 else 0.0)
            self.head = nn.Linear(w, o["vocabulary"])

        def forward(self, x):
            return self.head(self.rnn(self.tokens(x))[0])

    def lstm(o):
        return language(o, Recurrent(o, "LSTM"))

    def gru(o):
        return language(o, Recurrent(o, "GRU"))

    class Cells(nn.Module):
        def __init__(self, o):
            super().__init__()
            self.cell, self.head = nn.GRUCell(16, o["width"]), nn.Linear(o["width"], 1)

        def forward(self, x):
            h = x.new_zeros(x.shape[0], self.cell.hidden_size)
            for t in range(x.shape[1]):
                h = self.cell(x[:, t], h)
            return self.head(h)

    def cells(o):
        x = torch.randn(o["batch"], min(o["length"], 40), 16)
        return Cells(o), (x, torch.randn(o["batch"], 1)), lambda m, x, y: F.smooth_l1_loss(m(x), y)

    def perceptron(o):
        w, layers = o["width"] * 4, []
        for d in range(o["depth"] + 1):
            layers += [nn.Linear(64 if d == 0 else w, w, bias=o["bias"]), nn.BatchNorm1d(w) if d % 2 else nn.LayerNorm(w), nn.ReLU(), nn.Dropout(o["dropout"])]
        return classified(o, nn.Sequential(*layers, nn.Linear(w, o["classes"])), torch.randn(o["batch"] * 16, 64), n=o["batch"] * 16)

    class Recommender(nn.Module):
        def __init__(self, o):
            super().__init__()
            w = o["width"] // 2
            self.bags = nn.ModuleList(nn.EmbeddingBag(o["vocabulary"], w, mode="sum") for _ in range(6))
            self.dense, self.top = nn.Sequential(nn.Linear(13, 64), nn.ReLU(), nn.Linear(64, w), nn.ReLU()), nn.Sequential(nn.Linear(w + 21, 64), nn.ReLU(), nn.Linear(64, 1))

        def forward(self, dense, sparse):
            x = self.dense(dense)
            z = torch.stack([x, *(bag(s) for bag, s in zip(self.bags, sparse.unbind(1)))], 1)
            i, j = torch.tril_indices(7, 7, -1, device=z.device)
            return self.top(torch.cat((x, torch.bmm(z, z.transpose(1, 2))[:, i, j]), 1))

    def recommender(o):
        n = o["batch"] * 32
        return (Recommender(o), (torch.randn(n, 13), torch.randint(0, o["vocabulary"], (n, 6, 4)), torch.randint(0, 2, (n, 1)).float()),
                lambda m, d, s, y: F.binary_cross_entropy_with_logits(m(d, s), y))

    class Autoencoder(nn.Module):
        def __init__(self, o):
            super().__init__()
            w = max(8, o["width"] // 4)
            self.code = nn.Sequential(nn.Conv2d(3, w, 4, 2, 1), nn.LeakyReLU(0.2), nn.Conv2d(w, 2 * w, 4, 2, 1), nn.BatchNorm2d(2 * w), nn.LeakyReLU(0.2))
            self.mean, self.spread = nn.Conv2d(2 * w, 8, 1), nn.Conv2d(2 * w, 8, 1)
            self.back = nn.Sequential(nn.ConvTranspose2d(8, 2 * w, 4, 2, 1), nn.BatchNorm2d(2 * w), nn.ReLU(), nn.ConvTranspose2d(2 * w, 3, 4, 2, 1), nn.Tanh())

        def forward(self, x, noise):
            h = self.code(x)
            mean, spread = self.mean(h), self.spread(h).clamp(-5, 5)
            return self.back(mean + noise * (spread * 0.5).exp()), mean, spread

    def vae(o):
        x = images(o).tanh()

        def loss(m, x, noise):
            y, mean, spread = m(x, noise)
            return F.mse_loss(y, x) - 0.001 * (1 + spread - mean.square() - spread.exp()).mean()
        return Autoencoder(o), (x, torch.randn(o["batch"], 8, o["image"] // 4, o["image"] // 4)), loss

    class Wave(nn.Module):
        def __init__(self, o):
            super().__init__()
            w = max(8, o["width"] // 2)
            self.enter, self.leave = nn.Conv1d(1, w, 1), nn.Conv1d(w, 1, 1)
            self.convs = nn.ModuleList(nn.Conv1d(w, 2 * w, 3, padding=2 ** d, dilation=2 ** d) for d in range(o["depth"] + 2))
            self.mix = nn.ModuleList(nn.Conv1d(w, w, 1) for _ in self.convs)

        def forward(self, x):
            x, whole = self.enter(x), 0
            for c, m in zip(self.convs, self.mix):
                a, b = c(x).chunk(2, 1)
                y = m(torch.tanh(a) * torch.sigmoid(b))
                x, whole = x + y, whole + y
            return self.leave(F.relu(whole))

    def wavenet(o):
        x = torch.randn(o["batch"], 1, o["length"] * 8)
        return Wave(o), (x, x.roll(1, -1)), lambda m, x, y: F.l1_loss(m(x), y)

    def volume(o):
        w, s = max(4, o["width"] // 16), max(8, o["image"] // 4)
        net = nn.Sequential(nn.Conv3d(1, w, 3, padding=1), nn.BatchNorm3d(w), nn.ReLU(), nn.MaxPool3d(2), nn.Conv3d(w, 2 * w, 3, padding=1), nn.BatchNorm3d(2 * w), nn.ReLU(),
                            nn.AdaptiveAvgPool3d(1), nn.Flatten(), nn.Linear(2 * w, o["classes"]))
        return classified(o, net, torch.randn(o["batch"], 1, s, s, s))

    class Points(nn.Module):
        def __init__(self, o):
            super().__init__()
            w = o["width"]
            self.a = nn.Sequential(nn.Conv1d(3, 64, 1), nn.BatchNorm1d(64), nn.ReLU(), nn.Conv1d(64, w, 1), nn.BatchNorm1d(w), nn.ReLU())
            self.b = nn.Sequential(nn.Linear(2 * w, w), nn.ReLU(), nn.Linear(w, o["classes"]))

        def forward(self, x):
            x = self.a(x)
            return self.b(torch.cat((x.max(2).values, x.mean(2)), 1))

    def points(o):
        return classified(o, Points(o), torch.randn(o["batch"], 3, o["length"] * 4))

    class Graph(nn.Module):
        def __init__(self, o, heads):
            super().__init__()
            w = o["width"]
            self.enter, self.layers, self.leave = nn.Linear(16, w), nn.ModuleList(nn.Linear(w, w) for _ in range(o["depth"])), nn.Linear(w, o["classes"])
            self.score = nn.ModuleList(nn.Linear(2 * w, 1) for _ in range(o["depth"])) if heads else None
            self.act = act(o)

        def forward(self, x, source, target):
            x, n = self.act(self.enter(x)), x.shape[0]
            degree = torch.ones_like(target, dtype=x.dtype)
            degree = torch.zeros(n, device=x.device, dtype=x.dtype).index_add_(0, target, degree).clamp(min=1)
            for k, f in enumerate(self.layers):
                h = f(x)
                message = h[source]
                if self.score is not None:
                    score = self.score[k](torch.cat((message, h[target]), 1)).sigmoid()
                    message = message * score
                gathered = torch.zeros_like(h).index_add_(0, target, message)
                x = self.act(gathered / degree[:, None].to(h.dtype) + x)
            return self.leave(x)

    def graph(o):
        n = o["batch"] * 64
        e = n * 8
        return (Graph(o, o["bias"]), (torch.randn(n, 16), torch.randint(0, n, (e,)), torch.randint(0, n, (e,)), labels(o, n, o["classes"])),
                lambda m, x, s, t, y: F.cross_entropy(m(x, s, t), y))

    class Twin(nn.Module):
        def __init__(self, o):
            super().__init__()
            w = o["width"]
            self.a, self.b = (nn.Sequential(nn.Linear(i, w), nn.GELU(), nn.Linear(w, w)) for i in (48, 32))
            self.scale = nn.Parameter(torch.tensor(2.0))

        def forward(self, x, y):
            return F.normalize(self.a(x), dim=1) @ F.normalize(self.b(y), dim=1).T * self.scale.exp()

    def contrastive(o):
        n = o["batch"] * 16

        def loss(m, x, y, at):
            z = m(x, y)
            return (F.cross_entropy(z, at) + F.cross_entropy(z.T, at)) / 2
        return Twin(o), (torch.randn(n, 48), torch.randn(n, 32), torch.arange(n)), loss

    class Experts(nn.Module):
        def __init__(self, o):
            super().__init__()
            w = o["width"]
            self.gate, self.up, self.down = nn.Linear(w, 4), nn.Parameter(torch.randn(4, w, 2 * w) * 0.05), nn.Parameter(torch.randn(4, 2 * w, w) * 0.05)
            self.enter, self.leave, self.act = nn.Linear(32, w), nn.Linear(w, o["classes"]), act(o)

        def forward(self, x):
            x = self.enter(x)
            weight, chosen = self.gate(x).softmax(-1).topk(2)
            share = torch.zeros(x.shape[0], 4, device=x.device, dtype=weight.dtype).scatter(1, chosen, weight)
            y = torch.einsum("enh,ehw->enw", self.act(torch.einsum("nw,ewh->enh", x, self.up)), self.down)
            return self.leave(x + (y * share.T[:, :, None].to(y.dtype)).sum(0))

    def experts(o):
        n = o["batch"] * 32
        return classified(o, Experts(o), torch.randn(n, 32), n=n)

    class Actor(nn.Module):
        def __init__(self, o):
            super().__init__()
            self.body, self.policy, self.value = nn.Sequential(nn.Linear(24, 64), nn.Tanh(), nn.Linear(64, 64), nn.Tanh()), nn.Linear(64, 6), nn.Linear(64, 1)

        def forward(self, x):
            h = self.body(x)
            return F.log_softmax(self.policy(h), -1), self.value(h).squeeze(-1)

    def actor(o):
        n = o["batch"] * 32

        def loss(m, x, action, old, advantage, returns):
            logp, value = m(x)
            ratio = (logp.gather(1, action[:, None]).squeeze(1) - old).exp()
            policy = -torch.min(ratio * advantage, ratio.clamp(0.8, 1.2) * advantage).mean()
            return policy + 0.5 * F.mse_loss(value, returns) + 0.01 * (logp.exp() * logp).sum(-1).mean()
        return Actor(o), (torch.randn(n, 24), torch.randint(0, 6, (n,)), -torch.rand(n) - 1.5, torch.randn(n), torch.randn(n)), loss

    return {f.__name__: f for f in (resnet, groupnet, vgg, mobilenet, diffusion, segmenter, gpt, llama, vit, encoder, mixer, lstm, gru, cells, perceptron, recommender, vae, wavenet,
                                    volume, points, graph, contrastive, experts, actor)}


def measure(torch, family, o, a):
    """Losses of the first steps, seconds a step, and the peak of memory, of one family in one library."""
    cuda = a.device.startswith("cuda")
    torch.manual_seed(a.seed)
    model, inputs, loss = families(torch)[family](o)
    model = model.to(a.device)
    inputs = [x.to(a.device) for x in inputs]
    if o["channels_last"] and all(p.dim() < 5 for p in model.parameters()):
        model = model.to(memory_format=torch.channels_last)
        inputs = [x.contiguous(memory_format=torch.channels_last) if x.dim() == 4 else x for x in inputs]
    kind = getattr(torch, o["autocast"]) if o["autocast"] and cuda else None
    cast = lambda: torch.autocast("cuda" if cuda else "cpu", dtype=kind or torch.bfloat16, enabled=kind is not None)
    wait = torch.cuda.synchronize if cuda else lambda: None
    if a.infer:
        model.eval()

        def step():
            with torch.inference_mode(), cast():
                return loss(model, *inputs)
    else:
        optimizer = getattr(torch.optim, o["optimizer"])(model.parameters(), lr=1e-3, **({"momentum": 0.9} if o["optimizer"] == "SGD" else {}))
        scaler = torch.amp.GradScaler("cuda" if cuda else "cpu", enabled=kind is torch.float16)

        def step():
            optimizer.zero_grad()
            with cast():
                l = loss(model, *inputs)
            scaler.scale(l).backward()
            if o["clip"]:
                scaler.unscale_(optimizer)
                torch.nn.utils.clip_grad_norm_(model.parameters(), o["clip"])
            scaler.step(optimizer)
            scaler.update()
            return l
    kept = [float(step().detach()) for _ in range(3)]
    if cuda:
        torch.cuda.reset_peak_memory_stats()
    wait()
    start = time.perf_counter()
    for _ in range(2):
        step()
    wait()
    n = max(1, int(a.seconds / 8 / ((time.perf_counter() - start) / 2 + 1e-9)))
    best, until = math.inf, time.perf_counter() + a.seconds
    while time.perf_counter() < until:
        start = time.perf_counter()
        for _ in range(n):
            step()
        wait()
        best = min(best, (time.perf_counter() - start) / n)
    return {"family": family, "losses": kept, "seconds": best, "peak": torch.cuda.max_memory_allocated() if cuda else 0}


def worker(a):
    """Reads a name a line, answers with a line of JSON, in one process for all families so that what a library loads is loaded once."""
    torch = importlib.import_module(a.worker)
    if a.worker == "torc":
        sys.modules["torch"] = torch
    if not a.device.startswith("cuda"):
        torch.set_num_threads(a.threads)
    print(json.dumps({"version": torch.__version__}), flush=True)
    for line in sys.stdin:
        family = line.strip()
        try:
            said = measure(torch, family, draw(family, a.seed, a.tiny, not a.infer), a)
        except Exception as why:  # noqa: BLE001 - whatever a library raises is what is reported
            said = {"family": family, "error": f"{type(why).__name__}: {why}"[:300]}
        if a.device.startswith("cuda"):
            import gc
            gc.collect()
            torch.cuda.empty_cache()
        print(json.dumps(said), flush=True)


def agree(mine, theirs):
    """Losses of the first steps: the first within what dtypes give, later ones within what training makes of that."""
    return all(math.isfinite(a) == math.isfinite(b) and (not math.isfinite(a) or abs(a - b) <= (0.02 + 0.04 * k) * max(abs(b), 0.1)) for k, (a, b) in enumerate(zip(mine, theirs)))


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("families", nargs="*")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--device", default="cuda")
    p.add_argument("--turns", type=int, default=2)
    p.add_argument("--seconds", type=float, default=0.4, help="of measuring, for each family, library and turn")
    p.add_argument("--threads", type=int, default=2, help="on the CPU")
    p.add_argument("--tiny", action="store_true")
    p.add_argument("--infer", action="store_true", help="answers alone, without training")
    p.add_argument("--json")
    p.add_argument("--list", action="store_true")
    p.add_argument("--worker", help=argparse.SUPPRESS)
    a = p.parse_args()
    if a.worker:
        return worker(a)
    import torc
    names = a.families or list(families(torc))
    if a.list:
        print(*names, sep="\n")
        return 0
    pytorch = os.environ.get("TORC_PYTORCH", sys.executable)
    if subprocess.run([pytorch, "-c", "import torch"], capture_output=True).returncode:
        print("skipped: no PyTorch (TORC_PYTORCH names another Python)")
        return 77
    sides = {}

    def start(library):
        python = pytorch if library == "torch" else sys.executable
        sides[library] = subprocess.Popen([python, os.path.abspath(__file__), "--worker", library, *sys.argv[1:]], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        return json.loads(sides[library].stdout.readline())
    for library in ("torc", "torch"):
        print(library, start(library)["version"])

    def ask(library, family):
        side = sides[library]
        side.stdin.write(family + "\n")
        side.stdin.flush()
        line = side.stdout.readline()
        if not line:
            said = {"family": family, "error": f"the process ended with status {side.wait()}"}
            start(library)
            return said
        return json.loads(line)
    wrong, ratios, kept = 0, [], []
    print(f"\n{'family':<12}{'PyTorch us':>12}{'torc us':>12}{'ratio':>8}{'peak MB':>20}  first losses, options")
    for family in names:
        best = {}
        for _ in range(a.turns):
            for library in ("torch", "torc"):
                said = ask(library, family)
                if "error" in said or library not in best or said["seconds"] < best[library].get("seconds", math.inf):
                    best[library] = said
        t, p_, o = best["torc"], best["torch"], draw(family, a.seed, a.tiny, not a.infer)
        kept.append({"options": o, "torc": t, "torch": p_})
        for library, said in best.items():
            if "error" in said:
                print(f"{family:<12} {library}: {said['error']}")
        if "error" in t:
            wrong += "error" not in p_
            continue
        if "error" in p_:
            continue
        ratio = p_["seconds"] / t["seconds"]
        ratios.append(ratio)
        same = agree(t["losses"], p_["losses"])
        wrong += not same and not o["dropout"]
        print(f"{family:<12}{p_['seconds'] * 1e6:>12.1f}{t['seconds'] * 1e6:>12.1f}{ratio:>8.2f}{p_['peak'] / 1e6:>10.1f}{t['peak'] / 1e6:>10.1f}  "
              + ("" if same else "DIFFER " if not o["dropout"] else "(dropout) ") + f"{t['losses'][0]:.4f} {p_['losses'][0]:.4f} "
              + " ".join(f"{k}={v}" for k, v in o.items() if k in ("batch", "width", "depth", "length", "image", "autocast", "channels_last", "optimizer", "clip", "activation")))
    if ratios:
        print(f"\nseed {a.seed}, {a.device}, {'answers' if a.infer else 'training'}: {len(ratios)} models, geometric mean {math.exp(sum(map(math.log, ratios)) / len(ratios)):.2f}, "
              f"least {min(ratios):.2f}, {sum(r < 1 for r in ratios)} below 1, {wrong} wrong")
    if a.json:
        with open(a.json, "w", encoding="utf-8") as f:
            json.dump(kept, f)
    for side in sides.values():
        side.stdin.close()
        side.wait()
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())

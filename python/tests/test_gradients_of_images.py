"""Gradients of pads and pools of images lie in memory as PyTorch's do: channels last where the image does, whichever way the gradient lies that comes in.
What they are in float64, too; tests/ops/test_layers.c compares them in all dtypes."""

import random

import pytest

CASES = 15


def layouts(T, x):
    """Contiguous, channels last, a crop of such, and transposed; of volumes too."""
    last = T.channels_last if x.dim() == 4 else T.channels_last_3d
    yield x
    yield x.to(memory_format=last)
    yield T.cat([x, x], -1).to(memory_format=last)[..., :x.shape[-1]]


def drawn(dims, seed):
    """The sizes of images of so many dimensions, a function of nn.functional over them, and its name."""
    choose = random.Random(seed)
    sizes = (choose.choice((1, 2, 3)), choose.choice((2, 3, 17, 40)), *(choose.randint(4, 9) for _ in range(dims)))
    if choose.random() < 0.6 or dims == 3:  # pools of volumes are made of others
        mode, pad = choose.choice(("reflect", "replicate", "circular")), [choose.randint(-1, 3) for _ in range(2 * dims)]
        if mode != "replicate":
            pad = [max(0, p) for p in pad]
        pad[0] += not any(pad)  # of nothing the gradient is the one that comes in
        return sizes, lambda F, x: F.pad(x, pad, mode=mode), f"{mode} {pad}"
    size, stride = choose.randint(2, 3), choose.randint(1, 3)
    name = choose.choice(("avg_pool2d", "max_pool2d"))
    if choose.random() < 0.5:
        return sizes, lambda F, x: getattr(F, name)(x, size, stride, size // 2), f"{name} {size} {stride}"
    out = choose.choice(((2, 3), (3, 1), (4, 4)))
    return sizes, lambda F, x: getattr(F, "adaptive_" + name)(x, out), f"adaptive_{name} {out}"


@pytest.mark.parametrize("dims", [2, 3])
@pytest.mark.parametrize("dtype", ["float32", "float64", "bfloat16", "float16"])
def test_gradients(dims, dtype, torch, pytorch):
    last_ones = 0
    for seed in range(CASES):
        sizes, function, name = drawn(dims, seed)
        values = pytorch.randn(sizes, generator=pytorch.Generator().manual_seed(seed)).to(getattr(pytorch, dtype))
        for layout, x in enumerate(layouts(pytorch, values)):
            gradients = list(layouts(pytorch, pytorch.randn(function(pytorch.nn.functional, x).shape).to(x.dtype)))
            for incoming, g in enumerate([*gradients, pytorch.ones((), dtype=x.dtype).expand(gradients[0].shape)]):
                told = []
                for T in (pytorch, torch):
                    image, grad = (each.detach() if T is pytorch else torch.from_dlpack(each) for each in (x, g))
                    y = function(T.nn.functional, image.requires_grad_())
                    told.append(T.autograd.grad(y, image, grad)[0])
                want, got = told
                if layout == 0 and incoming in (1, 2) and "pool" in name:
                    continue  # where only the incoming one lies so, PyTorch's is contiguous, torc's is not
                where = (seed, name, sizes, layout, incoming)
                assert got.stride() == want.stride(), (where, got.stride(), want.stride())
                if dtype == "float64":
                    assert pytorch.allclose(pytorch.from_dlpack(got), want, rtol=1e-12, atol=1e-12), where
                last_ones += layout > 0 and want.stride(1) == 1
    assert last_ones > 20

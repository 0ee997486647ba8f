"""Record tests/recorded/random.h: what PyTorch's CPU generator gives, for tests/unit/test_random.c.

    python tests/recorded/record_random.py > tests/recorded/random.h

Needs PyTorch; only when re-recording. Each row seeds a generator and draws the sizes 1, 5, 15, 16, 17, 33, 100, 1000
one after the other, so it also fixes where one draw leaves the generator for the next. An exact row holds a hash of the
bytes of each size; a close row, for results that pass through the platform's libm in float64 (or are rounded to half
precision from it), a weighted sum of the elements and the sum of the magnitudes that it is compared against. Both end
with a hash of torch.get_rng_state() in which the value of the cached normal, which is libm's, is zeroed.

Record on a machine with AVX2: PyTorch's float32 normals differ in the last bits elsewhere.
"""

import torch

SEEDS = [0, 1, 42, 2**40 + 7]
SIZES = [1, 5, 15, 16, 17, 33, 100, 1000]
FLOATS = ["float16", "bfloat16", "float32", "float64"]
NUMBERS = ["uint8", "int8", "int16", "int32", "int64"] + FLOATS
ALL = ["bool"] + NUMBERS
BIG = 2**63


def fnv1a(data):
    value = 0x811C9DC5
    for byte in data:
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return value


def tensor_bytes(t):
    return bytes(torch.empty(t.shape, dtype=t.dtype).copy_(t).view(torch.uint8).tolist())


def weighted(t):
    t = t.double()
    weights = 1.0 + (torch.arange(t.numel()) * 7 + 3) % 11
    return (t * weights).sum().item(), (t * weights).abs().sum().item()


def filled(method, *arguments):
    return lambda n, dtype, g: getattr(torch.empty(n, dtype=dtype), method)(*arguments, generator=g)


def normal_with_gaps(mean, std):
    # Every second element of a buffer is not contiguous, unless there is only one.
    return lambda n, dtype, g: torch.empty(2 * n, dtype=dtype)[::2].normal_(mean, std, generator=g)


def dropout_mask(p):
    return lambda n, dtype, g: torch.empty(n, dtype=dtype).bernoulli_(1 - p, generator=g).div_(1 - p)


def permutation(n, dtype, g):
    # PyTorch refuses more elements than the dtype counts exactly.
    limit = {"uint8": 100, "int8": 100, "bfloat16": 100}.get(str(dtype)[6:], n)
    return torch.randperm(min(n, limit), dtype=dtype, generator=g)


def bernoulli_each(probs_dtype):
    # The probabilities are k/n for k = 0 ... n-1; in half precision 0, 1/8 ... 1 over and over, which it holds exactly.
    def draw(n, dtype, g):
        k = torch.arange(n).double()
        probs = (k % 9 / 8 if probs_dtype.itemsize == 2 else k / n).to(probs_dtype)
        return torch.empty(n, dtype=dtype).bernoulli_(probs, generator=g)

    return draw


def families():
    """(C name, dtypes, a, b, from, range, function): a, b, from and range are what the C test passes."""
    for a, b in [(0.0, 1.0), (-3.3, 7.7)]:
        yield "UNIFORM", FLOATS, a, b, 0, 0, filled("uniform_", a, b)
    for a, b in [(0.0, 1.0), (0.3, 1.7)]:
        yield "NORMAL", FLOATS, a, b, 0, 0, filled("normal_", a, b)
    yield "NORMAL_SEQUENTIAL", FLOATS, 0.3, 1.7, 0, 0, normal_with_gaps(0.3, 1.7)
    yield "LOG_NORMAL", FLOATS, 0.5, 0.7, 0, 0, filled("log_normal_", 0.5, 0.7)
    yield "EXPONENTIAL", FLOATS, 1.7, 0.0, 0, 0, filled("exponential_", 1.7)
    yield "CAUCHY", FLOATS, 0.3, 1.7, 0, 0, filled("cauchy_", 0.3, 1.7)
    yield "DROPOUT", FLOATS, 0.3, 0.0, 0, 0, dropout_mask(0.3)
    yield "GEOMETRIC", NUMBERS, 0.2, 0.0, 0, 0, filled("geometric_", 0.2)
    yield "RANDPERM", NUMBERS, 0.0, 0.0, 0, 0, permutation
    yield "RANDOM", ALL, 0.0, 0.0, 0, 0, filled("random_")
    yield "FROM_TO", NUMBERS, 0.0, 0.0, 3, 90, filled("random_", 3, 93)
    yield "FROM_TO", ["bool"], 0.0, 0.0, 0, 2, filled("random_", 0, 2)
    for low, high in [(0, 2**28 - 1), (0, 2**28), (-5, 2**40), (-BIG, BIG - 1)]:
        yield "FROM_TO", ["int64"], 0.0, 0.0, low, high - low, filled("random_", low, high)
    yield "FULL_RANGE", ["int64", "float64", "float32", "bfloat16"], 0.0, 0.0, 0, 0, filled("random_", -BIG, None)
    yield "BERNOULLI", ALL, 0.37, 0.0, 0, 0, filled("bernoulli_", 0.37)
    yield "BERNOULLI_EACH", ALL, 0.0, 0.0, 0, 0, bernoulli_each(torch.float64)
    yield "BERNOULLI_EACH", ALL, 0.0, 0.0, 1, 0, bernoulli_each(torch.float32)
    yield "BERNOULLI_EACH", ["float32"], 0.0, 0.0, 2, 0, bernoulli_each(torch.float16)
    yield "BERNOULLI_EACH", ["float32"], 0.0, 0.0, 3, 0, bernoulli_each(torch.bfloat16)


def is_close(name, dtype):
    if name == "NORMAL":
        return dtype != "float32"
    return dtype == "float64" and name in ("NORMAL_SEQUENTIAL", "LOG_NORMAL", "EXPONENTIAL", "CAUCHY")


def integer(value):
    return "INT64_MIN" if value == -BIG else str(value)


def rows(close):
    for name, dtypes, a, b, low, width, function in families():
        for dtype_name in dtypes:
            if is_close(name, dtype_name) != close:
                continue
            dtype = getattr(torch, dtype_name)
            for seed in SEEDS:
                g = torch.Generator()
                g.manual_seed(seed)
                results = []
                for n in SIZES:
                    t = function(n, dtype, g)
                    results.append(weighted(t) if close else fnv1a(tensor_bytes(t)))
                state_bytes = tensor_bytes(g.get_state())
                state = fnv1a(state_bytes[:5024] + bytes(8) + state_bytes[5032:])
                arguments = f"{a}, {b}, {integer(low)}, {width}u"
                print(f"    {{{name}, TORC_{dtype_name.upper()}, {seed}u, {arguments}, 0x{state:08x},")
                if close:
                    pairs = [f"{{{total!r}, {magnitude!r}}}" for total, magnitude in results]
                    print("     {" + ",\n      ".join(", ".join(pairs[k : k + 2]) for k in (0, 2, 4, 6)) + "}},")
                else:
                    print("     {" + ", ".join(f"0x{h:08x}" for h in results) + "}},")


def c_list(t):
    return "{" + ", ".join(repr(x) for x in t.tolist()) + "}"


def main():
    torch.set_num_threads(1)
    version = torch.__version__.split("+")[0]
    print(f"/* recorded/random.h - generated by tests/recorded/record_random.py from PyTorch {version}; do not edit. */")
    print("static const exact_row EXACT_ROWS[] = {")
    rows(False)
    print("};\n\nstatic const close_row CLOSE_ROWS[] = {")
    rows(True)
    print("};\n")
    g = torch.Generator()
    g.manual_seed(42)
    print("/* Seed 42: torch.rand(5), torch.randn(5), then the state, which holds a cached normal, and that normal. */")
    print(f"static const double SEED_42_RAND[5] =\n    {c_list(torch.rand(5, generator=g))};")
    print(f"static const double SEED_42_RANDN[5] =\n    {c_list(torch.randn(5, generator=g))};")
    print(f"static const uint32_t SEED_42_STATE = 0x{fnv1a(tensor_bytes(g.get_state())):08x};")
    cached = torch.empty(1, dtype=torch.float64).normal_(generator=g)
    print(f"static const double SEED_42_CACHED = {cached.item()!r};")


main()

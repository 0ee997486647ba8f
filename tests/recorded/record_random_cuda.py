"""Random numbers of PyTorch's CUDA generator, one line for each draw: what tests/recorded/random_cuda.h holds.

    python3 tests/recorded/record_random_cuda.py > tests/recorded/random_cuda.h             where PyTorch has a GPU
    build/release/tests/test_cuda_cuda_random print | diff - tests/recorded/random_cuda.h   what differs here

A line has the name of the case, the number of elements, which draw after seeding it is, the generator's offset after it, a
checksum of all the bits, and those of the first and the last element. test_cuda_random.c makes the same cases in the same
order. The numbers depend on the device's multiprocessors and their threads: the first lines say for which they hold.
"""
import numpy as np
import torch

DTYPES = {"bool": torch.bool, "u8": torch.uint8, "i8": torch.int8, "i16": torch.int16, "i32": torch.int32, "i64": torch.int64,
          "f16": torch.float16, "bf16": torch.bfloat16, "f32": torch.float32, "f64": torch.float64}
FLOATS = ["f16", "bf16", "f32", "f64"]
SIZES = [1, 5, 1000, 100003, 3000001]
DROPOUT_SIZES = [1, 5, 1000, 100003, 1100004, 3000000, 3000002]
cuda = torch.device("cuda", 0)


def empty(n, dtype):
    return torch.empty(n, dtype=dtype, device=cuda)


def values(n, dtype):
    return (torch.arange(n, device=cuda) % 1000 - 500).to(dtype)


def bits(t):
    t = t.detach().reshape(-1).cpu()
    size = t.element_size()
    raw = t.view({1: torch.uint8, 2: torch.int16, 4: torch.int32, 8: torch.int64}[size]) if t.dtype != torch.bool else t.to(torch.uint8)
    return raw.numpy().view({1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}[size]).astype(np.uint64)


def line(name, n, draw, results):
    with np.errstate(over="ignore"):
        total, first, last = np.uint64(0), None, None
        for t in results:
            b = bits(t)
            total = total * np.uint64(31) + (b * (np.arange(len(b), dtype=np.uint64) * np.uint64(2) + np.uint64(1))).sum(dtype=np.uint64)
            first = b[0] if first is None else first
            last = b[-1]
    offset = int.from_bytes(bytes(torch.cuda.get_rng_state(0)[8:16].tolist()), "little")
    print('{"%s", %d, %d, %d, 0x%xu, 0x%xu, 0x%xu},' % (name, n, draw, offset, int(total), int(first), int(last)))


def case(name, sizes, make):
    for n in sizes:
        torch.cuda.manual_seed(1234567890123)
        for draw in range(2):
            line(name, n, draw, make(n))


def main():
    p = torch.cuda.get_device_properties(0)
    print("/* recorded/random_cuda.h - written by tests/recorded/record_random_cuda.py: PyTorch %s, %d multiprocessors of %d threads. */" % (torch.__version__.split("+")[0], p.multi_processor_count, p.max_threads_per_multi_processor))
    for d in FLOATS:
        t = DTYPES[d]
        case("uniform_" + d, SIZES, lambda n: [empty(n, t).uniform_()])
        case("uniform_range_" + d, SIZES, lambda n: [empty(n, t).uniform_(-1.3, 2.7)])
        case("normal_" + d, SIZES, lambda n: [empty(n, t).normal_()])
        case("normal_scaled_" + d, SIZES, lambda n: [empty(n, t).normal_(1.5, 0.7)])
        case("exponential_" + d, SIZES, lambda n: [empty(n, t).exponential_(0.7)])
        case("bernoulli_of_" + d, SIZES, lambda n: [torch.bernoulli((values(n, t).abs() / 500).to(t))])
    for d, t in DTYPES.items():
        case("random_" + d, SIZES, lambda n: [empty(n, t).random_()])
        case("bernoulli_" + d, SIZES, lambda n: [empty(n, t).bernoulli_(0.3)])
        if d != "bool":
            case("random_range_" + d, SIZES, lambda n: [empty(n, t).random_(3, 100)])
            case("random_from_" + d, SIZES, lambda n: [empty(n, t).random_(7, None)])
    for low, high in [(0, 1 << 28), (-5, (1 << 28) - 6), (0, 1 << 31), (-(1 << 62), 1 << 62), (-(1 << 63), (1 << 63) - 1), (-(1 << 63), None)]:
        case("random_wide", SIZES, lambda n: [empty(n, torch.int64).random_(low, high)])
    for d in FLOATS:
        t = DTYPES[d]
        for q in [0.1, 0.5, 0.999, 0.0]:
            case("dropout_" + d, DROPOUT_SIZES, lambda n: torch.native_dropout(values(n, t), q, True))
        for shift in [1, 2, 4, 8]:
            case("dropout_shifted_" + d, [8, 3000000], lambda n: torch.native_dropout(values(n + shift, t)[shift:], 0.5, True))
        case("dropout_transposed_" + d, [7, 64, 1001], lambda n: torch.native_dropout(values(n * 12, t).view(n, 12).t(), 0.5, True))
        case("dropout_odd_transposed_" + d, [7, 1001], lambda n: torch.native_dropout(values(n * 13, t).view(n, 13).t(), 0.5, True))
        case("dropout_steps_" + d, [7, 1000, 100003], lambda n: torch.native_dropout(values(2 * n, t)[::2], 0.5, True))
        case("feature_dropout_" + d, [7, 1000], lambda n: [torch.nn.functional.dropout1d(values(n * 15, t).view(n, 3, 5), 0.4, True)])
    for d in ["i64", "i32", "f32"]:
        t = DTYPES[d]
        case("randperm_" + d, [1, 2, 5, 1000, 29999, 30001, 100003], lambda n: [torch.randperm(n, dtype=t, device=cuda)])
    case("randperm_many", [1000, 30001], lambda n: [torch.randperm(n, device=cuda) for _ in range(40)])
    case("randint", SIZES, lambda n: [torch.randint(5, 77, (n,), device=cuda)])
    case("rand", SIZES, lambda n: [torch.rand(n, device=cuda)])
    case("randn", SIZES, lambda n: [torch.randn(n, device=cuda)])

    def laid(n, kind):
        if kind == 0:
            return empty(n * 24, torch.float32).view(n, 2, 3, 4).to(memory_format=torch.channels_last)
        if kind == 1:
            return empty(n * 7, torch.float32).view(n, 7).t()
        return torch.zeros(n, 6, device=cuda)[:, ::2]
    for k in range(3):
        case("uniform_laid_out", [5, 1000], lambda n: [laid(n, k).uniform_()])
        case("normal_laid_out", [5, 1000], lambda n: [laid(n, k).normal_()])
        case("rand_like", [5, 1000], lambda n: [torch.rand_like(laid(n, k))])
        case("randn_like", [5, 1000], lambda n: [torch.randn_like(laid(n, k))])
        case("randint_like", [5, 1000], lambda n: [torch.randint_like(laid(n, k), 9)])
    # More than 2^31 bytes, which PyTorch draws in pieces; some of the elements.
    for d, n in [("f32", (1 << 29) + 5), ("f64", (1 << 28) + 7)]:
        t = DTYPES[d]
        case("normal_large_" + d, [n], lambda n: [empty(n, t).normal_()[::1000003]])
        case("bernoulli_large_" + d, [n], lambda n: [empty(n, t).bernoulli_(0.3)[::1000003]])


main()

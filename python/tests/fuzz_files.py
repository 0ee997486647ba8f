"""fuzz_files.py SEED SECONDS: damages files of torch.save, reads them, and sees that nothing comes of it but results and exceptions.

Three kinds of damage: bytes anywhere in a file; bytes of the pickle inside, with checksums that are right again; and pickles put together from
operations at random. What a read gives is looked at as a program would, to the last element."""

import io
import random
import resource
import sys
import time
import warnings
import zipfile
from collections import OrderedDict

LIMIT = 3 << 30  # of address space: nobody makes what a file only claims to hold


def samples(T):
    a = T.arange(24.0).reshape(4, 6)
    some = OrderedDict(a=a, v=a[1:, ::2], p=T.nn.Parameter(T.ones(3)), h=T.ones(2).half(), u=T.ones(2, dtype=T.uint16), e=T.empty(0, 3), size=a.shape, t=(1, (2.5, None)),
                       s={1, "x"}, d=T.device("cpu"), y=T.float32, b=b"\xff", n=2**70, c=T.tensor([1j]).conj())
    files = []
    for zipped in (True, False):
        f = io.BytesIO()
        T.save(some, f, _use_new_zipfile_serialization=zipped)
        files.append(f.getvalue())
    return files


def with_pickle(data, pickled):
    """The same archive with another pickle."""
    f = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(f, "w") as new:
        for name in old.namelist():
            new.writestr(name, pickled if name.endswith("data.pkl") else old.read(name))
    return f.getvalue()


def damaged(data, draw):
    data = bytearray(data)
    for _ in range(draw.choice((1, 1, 2, 5))):
        at = draw.randrange(len(data)) if data else 0
        kind = draw.randrange(6)
        if kind == 0:
            data = data[:at]
        elif kind == 1:
            data[at:at] = data[(start := draw.randrange(len(data) + 1)):start + draw.randrange(40)]
        elif kind == 2:
            del data[at:at + draw.randrange(1, 9)]
        elif kind == 3:
            data[at:at + 4] = draw.choice((b"\xff\xff\xff\xff", b"\0\0\0\0", b"\xff\xff\xff\x7f", b"\0\0\0\x80"))
        elif data:
            data[at] = draw.choice((data[at] ^ 1 << draw.randrange(8), draw.randrange(256)))
        if not data:
            break
    return bytes(data)


NAMES = [b"torch._utils\n_rebuild_tensor_v2", b"torch._utils\n_rebuild_tensor_v3", b"torch._utils\n_rebuild_parameter", b"torch\nFloatStorage", b"torch.storage\nUntypedStorage",
         b"collections\nOrderedDict", b"collections\nCounter", b"torch\nSize", b"torch\ndevice", b"torch\nTensor", b"torch.nn.parameter\nParameter", b"torch\nfloat32",
         b"_codecs\nencode", b"__builtin__\nbytearray", b"__builtin__\nset", b"__builtin__\ncomplex", b"torch._tensor\n_rebuild_from_type_v2", b"os\nsystem",
         b"torch._utils\n_rebuild_parameter_with_state", b"torch._utils\n_rebuild_tensor", b"torch.serialization\n_get_layout", b"torch\nQInt8Storage"]
PLAIN = [b"N", b"\x88", b"\x89", b")", b"]", b"}", b"\x8f", b"(", b"t", b"\x85", b"\x86", b"\x87", b"R", b"\x81", b"b", b"Q", b"a", b"e", b"s", b"u", b"."]


def invented(draw):
    """A pickle of operations that know nothing of one another, but that what begins storages often ends as one."""
    out = [b"\x80\x02"]
    for _ in range(draw.randrange(1, 60)):
        kind = draw.randrange(10)
        if kind == 0:
            out.append(b"c" + draw.choice(NAMES) + b"\n")
        elif kind == 1:
            out.append(b"J" + draw.randrange(1 << 32).to_bytes(4, "little") if draw.random() < 0.3 else b"K" + bytes([draw.randrange(8)]))
        elif kind == 2:
            text = draw.choice((b"storage", b"0", b"cpu", b"conj", b"latin1", b"", b"\xed\xa0\x80"))
            out.append(b"X" + len(text).to_bytes(4, "little") + text)
        elif kind == 3:
            out.append(draw.choice((b"q", b"h")) + bytes([draw.randrange(4)]))
        elif kind == 4:
            out.append(draw.choice((b"r", b"j")) + draw.choice((draw.randrange(9), draw.randrange(1 << 32))).to_bytes(4, "little"))
        elif kind == 5:
            number = draw.choice((b"", b"\x01", b"\xff" * 9, bytes(8) + b"\x01", b"\xff" * 7 + b"\x7f"))
            out.append(b"\x8a" + bytes([len(number)]) + number)
        elif kind == 6:
            out.append(b"(X\x07\0\0\0storagectorch\nFloatStorage\nX\x01\0\0\0" + draw.choice((b"0", b"1", b"9")) + b"X\x03\0\0\0cpuK" + bytes([draw.randrange(40)]) + b"tQ")
        elif kind == 7:
            sizes = b"".join(b"K" + bytes([draw.randrange(7)]) if draw.random() < 0.9 else b"\x8a\x08" + draw.randbytes(8) for _ in range(2))
            strides = b"".join(b"K" + bytes([draw.randrange(7)]) if draw.random() < 0.9 else b"\x8a\x08" + draw.randbytes(8) for _ in range(2))
            out.append(b"ctorch._utils\n_rebuild_tensor_v2\n((X\x07\0\0\0storagectorch\nFloatStorage\nX\x01\0\0\x000X\x03\0\0\0cpuK\x18tQK" + bytes([draw.randrange(9)]) + sizes + b"\x86" + strides
                       + b"\x86" + draw.choice((b"\x88", b"\x89")) + b"}tR")
        else:
            out.append(draw.choice(PLAIN))
    return b"".join(out) + b"."


def looked_at(v, T, depth=0):
    """Touches every element, and every object a few levels deep."""
    if isinstance(v, T.Tensor):
        if v.numel() < 100000:
            v.detach().clone().tolist()
            repr(v)
    elif isinstance(v, dict) and depth < 8:
        for k, x in list(v.items())[:100]:
            looked_at(x, T, depth + 1)
    elif isinstance(v, (list, tuple)) and depth < 8:
        for x in v[:100]:
            looked_at(x, T, depth + 1)


def fuzz(T, seed, seconds=None, rounds=None):
    draw = random.Random(seed)
    zipped, legacy = samples(T)
    pickled = zipfile.ZipFile(io.BytesIO(zipped)).read("archive/data.pkl")
    seen, count, end = {}, 0, time.monotonic() + (seconds or 1e9)
    while time.monotonic() < end and (rounds is None or count < rounds):
        count += 1
        kind = draw.randrange(4)
        data = (damaged(zipped, draw) if kind == 0 else damaged(legacy, draw) if kind == 1 else with_pickle(zipped, damaged(pickled, draw)) if kind == 2
                else with_pickle(zipped, invented(draw)))
        try:
            looked_at(T.load(io.BytesIO(data)), T)
            result = "read"
        except Exception as error:  # any; what may not come is the end of the process
            result = type(error).__name__
        seen[result] = seen.get(result, 0) + 1
    return count, seen


if __name__ == "__main__":
    import torc
    warnings.simplefilter("ignore")
    if "--no-limit" not in sys.argv:
        resource.setrlimit(resource.RLIMIT_AS, (LIMIT, LIMIT))
    count, seen = fuzz(torc, int(sys.argv[1]), float(sys.argv[2]))
    print(count, dict(sorted(seen.items(), key=lambda item: -item[1])))

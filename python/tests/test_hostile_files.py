"""Files that nobody wrote with torch.save: each is an exception of Python, and the process lives."""

import gc
import io
import os
import pickle
import struct
import subprocess
import sys
import warnings
import zipfile

import pytest

from fuzz_files import fuzz, with_pickle

HEAD = b"ctorch._utils\n_rebuild_tensor_v2\n("


def text(t):
    return b"X" + struct.pack("<I", len(t)) + t


def number(n):
    b = n.to_bytes(n.bit_length() // 8 + 1, "little", signed=True)
    return b"\x8a" + bytes([len(b)]) + b


def storage(count, key=b"0", kind=b"torch\nFloatStorage", location=b"cpu"):
    return b"(" + text(b"storage") + b"c" + kind + b"\n" + text(key) + text(location) + number(count) + b"tQ"


def tensor(storage_, offset, sizes, strides):
    many = lambda values: b"(" + b"".join(map(number, values)) + b"t"  # noqa: E731
    return b"\x80\x02" + HEAD + storage_ + number(offset) + many(sizes) + many(strides) + b"\x89}tR."


@pytest.fixture(scope="module")
def file(torch):
    f = io.BytesIO()
    torch.save(torch.arange(6.0), f)
    return f.getvalue()


def load(torch, data, **how):
    return torch.load(io.BytesIO(data), **how)


def test_the_helpers_make_files_that_are_read(torch, file):
    assert load(torch, with_pickle(file, tensor(storage(6), 1, (2, 2), (2, 1)))).tolist() == [[1, 2], [3, 4]]


@pytest.mark.parametrize("offset, sizes, strides", [
    (0, (7,), (1,)), (1, (6,), (1,)), (6, (1,), (1,)), (-1, (1,), (1,)), (0, (2, 2), (5, 1)), (0, (-1,), (1,)), (0, (2,), (-1,)), (0, (2**62, 4), (1, 1)), (2**63 - 1, (1,), (1,)),
    (2**62, (2, 2), (2**62, 1)), (0, (2**63 - 1,), (2**63 - 1,)), (0, (2**40,), (1,)), (0, (3, 2**31, 2**31), (0, 2**31, 1)), (2**64, (1,), (1,)), (0, (2**70,), (1,)), (0, (1,), ()),
    (0, (1,) * 100, (1,) * 100)])
def test_tensors_beyond_their_storage(torch, file, offset, sizes, strides):
    for weights_only in (True, False):
        with pytest.raises((RuntimeError, ValueError, OverflowError)):
            load(torch, with_pickle(file, tensor(storage(6), offset, sizes, strides)), weights_only=weights_only)


@pytest.mark.parametrize("named", [
    storage(7), storage(10 * 2**30), storage(2**62), storage(2**70), storage(-1), storage(6, key=b"1"), storage(6, key=b"../../etc/passwd"), storage(6, location=b"nowhere"),
    storage(6, kind=b"collections\nOrderedDict"), storage(6, kind=b"torch\nSize"), storage(6, kind=b"torch\nDoubleStorage"), storage(6, kind=b"torch\nQInt8Storage"),
    b"(" + text(b"storage") + b"tQ", b"(" + text(b"storage") + b"NNNNtQ", b"K\x05", b"N", b"]", b"ctorch\nTensor\n)\x81"])
def test_storages_that_are_not_there(torch, file, named):
    with pytest.raises((RuntimeError, ValueError, TypeError, AttributeError, pickle.UnpicklingError, NotImplementedError)):
        load(torch, with_pickle(file, tensor(named, 0, (6,), (1,))))


@pytest.mark.parametrize("pickled", [
    b"", b".", b"\x80", b"\x80\x02", b"\x80\x02.", b"\x80\x02N", b"\x80\x02t.", b"\x80\x02u.", b"\x80\x02e.", b"\x80\x02}(N u.", b"\x80\x02}(Nu.", b"\x80\x02}]Ns.", b"\x80\x02(.", b"\x80\x02((.",
    b"\x80\x02q\x00.", b"\x80\x02h\x00.", b"\x80\x02j\xff\xff\xff\xff.", b"\x80\x02Nr\xff\xff\xff\xff.", b"\x80\x02X\xff\xff\xff\x7fa.", b"\x80\x02X\xff\xff\xff\xffa.", b"\x80\x02U\xffa.",
    b"\x80\x02\x8a\xffa.", b"\x80\x02Ja.", b"\x80\x02Ga.", b"\x80\x02c.", b"\x80\x02ca\n.", b"\x80\x02c\xff\n\xff\n.", b"\x80\x02X\x01\0\0\0\xff.", b"\x80\x02R.", b"\x80\x02NR.", b"\x80\x02\x81.",
    b"\x80\x02b.", b"\x80\x02}Nb.", b"\x80\x02Q.", b"\x80\x02K\x01(\x86.", b"\x80\x02K\x01(a.", b"\x80\x02]((e.", b"\x80\x02(K\x01(ts.",
    b"\x80\x02ccollections\nOrderedDict\nNR.", b"\x80\x02ccollections\nOrderedDict\nK\x05\x85R.", b"\x80\x02ctorch\nSize\nN\x85R.", b"\x80\x02ctorch\ndevice\nN\x85R.",
    b"\x80\x02ctorch.serialization\n_get_layout\nX\x01\0\0\0x\x85R.", b"\x80\x02c__builtin__\nbytearray\n\x8a\x06\0\0\0\0\0\x10\x85R.",
    b"\x80\x02c_codecs\nencode\nX\x01\0\0\0xX\x03\0\0\0hex\x86R.", b"\x80\x02ctorch\nFloatStorage\n)R.", b"\x80\x02ctorch.storage\nUntypedStorage\n\x8a\x06\0\0\0\0\0\x10\x85R.",
    b"\x80\x02ctorch\nTensor\n)\x81]b.", b"\x80\x02ctorch\nTensor\n)\x81(NNNNtb.", b"\x80\x02ctorch\nfloat32\n)R."])
def test_broken_pickles(torch, file, pickled):
    with pytest.raises((pickle.UnpicklingError, EOFError, TypeError, ValueError, AttributeError, RuntimeError)):
        load(torch, with_pickle(file, pickled))
    with pytest.raises((pickle.UnpicklingError, EOFError, TypeError, ValueError, AttributeError, RuntimeError)):
        load(torch, pickled)


def test_recursion(torch, file):
    itself = load(torch, with_pickle(file, b"\x80\x02]q\0h\0a."))
    assert itself[0] is itself
    deep = b"\x80\x02" + b"]" * 200000 + b"a" * 199999 + b"."
    assert isinstance(load(torch, with_pickle(file, deep)), list)  # and its end does not overflow the stack
    with pytest.raises(pickle.UnpicklingError, match="nested too deeply"):
        load(torch, with_pickle(file, b"\x80\x02})" + b"\x85" * 200000 + b"Ns."))


# ------------------------------------------------------------------------------------------ archives
def changed(file, change, name="archive/data/0"):
    """The file with something else in the directory's entry of a record."""
    data = bytearray(file)
    record = zipfile.ZipFile(io.BytesIO(file)).getinfo(name)
    at = data.rindex(name.encode()) - 46
    assert data[at:at + 4] == b"PK\x01\x02"
    change(data, at, record)
    return bytes(data)


@pytest.mark.parametrize("mmap", [False, True])
def test_archives(torch, file, mmap, tmp_path):
    def put(where, form, *values):
        return lambda data, at, record: struct.pack_into(form, data, at + where, *values)

    def overlapping(data, at, record):
        struct.pack_into("<I", data, at + 42, record.header_offset - 100)
    broken = [file[:n] for n in (4, 10, 100, len(file) // 2, len(file) - 1, len(file) - 22)]
    broken += [changed(file, put(20, "<II", 10 << 30 & 0xffffffff, 10 << 30 & 0xffffffff)), changed(file, put(20, "<II", 0xfffffffe, 0xfffffffe)), changed(file, put(24, "<I", 0xfffffffe)),
               changed(file, put(42, "<I", 0xfffffffe)), changed(file, put(42, "<I", len(file) - 10)), changed(file, overlapping), changed(file, put(10, "<H", 99)),
               changed(file, put(10, "<H", 8)), changed(file, put(8, "<H", 1)), changed(file, put(24, "<I", 2**31), "archive/data.pkl")]
    for k, data in enumerate(broken):
        path = tmp_path / f"{k}.pt"
        path.write_bytes(data)
        with pytest.raises((RuntimeError, EOFError)):
            torch.load(path, mmap=mmap)
            pytest.fail(f"file {k} was read")


def test_checksums(torch, file):
    record = zipfile.ZipFile(io.BytesIO(file)).getinfo("archive/data/0")
    at = file.index(struct.pack("<f", 5.0))
    assert at > record.header_offset
    with pytest.raises(RuntimeError, match="Bad CRC-32 for file 'archive/data/0'"):
        load(torch, file[:at] + b"\1" + file[at + 1:])
    at = file.index(b"_rebuild_tensor_v2")
    with pytest.raises(RuntimeError, match="Bad CRC-32 for file 'archive/data.pkl'"):
        load(torch, file[:at] + b"x" + file[at + 1:])


def test_compressed_records(torch, file):
    """Somebody may have packed an archive again; but not a bomb."""
    def packed(extra):
        f = io.BytesIO()
        with zipfile.ZipFile(io.BytesIO(file)) as old, zipfile.ZipFile(f, "w", zipfile.ZIP_DEFLATED) as new:
            for name in old.namelist():
                new.writestr(name, old.read(name) + extra)
        return f.getvalue()
    assert load(torch, packed(b"")).tolist() == [0, 1, 2, 3, 4, 5]
    bomb = changed(packed(b" " * 100000), lambda data, at, record: struct.pack_into("<I", data, at + 24, 2**31 - 1))
    with pytest.raises(RuntimeError, match="cannot be as long as it says"):
        load(torch, bomb)


def test_no_archive(torch):
    for data, kind in ((b"", EOFError), (b"hello", pickle.UnpicklingError), (b"PK\3\4" + bytes(100), RuntimeError), (bytes(1000), pickle.UnpicklingError),
                       (pickle.dumps(3, 2), RuntimeError), (pickle.dumps(0x1950a86a20f9469cfc6c, 2) + pickle.dumps(1002, 2), RuntimeError)):
        with pytest.raises(kind):
            load(torch, data)


def test_older_format(torch):
    f = io.BytesIO()
    torch.save([torch.arange(6.0), torch.arange(3)], f, _use_new_zipfile_serialization=False)
    data = f.getvalue()
    for n in range(0, len(data), 7):
        with pytest.raises(Exception):
            load(torch, data[:n])
    f.write(data)
    f.seek(0)
    assert [torch.load(f)[1].tolist(), torch.load(f)[1].tolist()] == [[0, 1, 2]] * 2  # one after the other in a file
    huge = data.replace(b"K\x06N", b"J\xff\xff\xff\x7fN").replace(b"K\x06", b"J\xff\xff\xff\x7f", 1)
    with pytest.raises(RuntimeError, match="shorter than its storages"):
        load(torch, huge)


def test_fuzz(torch):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        count, seen = fuzz(torch, 2026, rounds=6000)
    assert seen["read"] > 50 and seen["UnpicklingError"] > 500 and "MemoryError" not in seen, seen


def test_nothing_is_left_of_them(torch, file):
    """Neither memory of Python's nor tensors, whether a read succeeds or not."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        sizes = []
        for _ in range(5):
            fuzz(torch, 5, rounds=1000)
            load(torch, file)
            gc.collect()
            sizes.append((sys.getallocatedblocks(), sum(isinstance(o, torch.Tensor) for o in gc.get_objects())))
    assert sizes[4][0] - sizes[2][0] < 200 and sizes[4][1] == sizes[2][1], sizes


def test_fuzz_with_little_memory(torch):
    """In a process of its own, that cannot have what files claim to hold."""
    run = subprocess.run([sys.executable, os.path.join(os.path.dirname(__file__), "fuzz_files.py"), "7", "3"], capture_output=True, text=True)
    assert run.returncode == 0 and "read" in run.stdout, run.stdout + run.stderr

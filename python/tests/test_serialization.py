"""torch.save and torch.load: files go from PyTorch to torc and back, and come out bit for bit, views and all."""

import copy
import io
import os
import pickle
import random
import struct
import subprocess
import sys
import zipfile
from collections import Counter, OrderedDict

import pytest

pytestmark = pytest.mark.filterwarnings("ignore")


def things(T):
    """Something of all that files have."""
    T.manual_seed(3)
    a = T.arange(24.0).reshape(4, 6)
    c = T.tensor([1 + 2j, 3 - 1j])
    return OrderedDict(
        a=a, view=a[1:, ::2], transposed=a.t(), expanded=T.ones(1).expand(5), empty=T.empty(0, 3), scalar=T.tensor(3), bools=T.tensor([True, False]),
        half=T.randn(3).half(), bfloat16=T.randn(3).bfloat16(), double=T.randn(2).double(), ints=[T.tensor([1, -2], dtype=d) for d in (T.int8, T.int16, T.int32)],
        c=c, conjugated=c.conj(), negated=T.tensor([2 - 5j, 1j]).conj().imag, parameter=T.nn.Parameter(a[0].clone()), grad=T.ones(2, requires_grad=True), size=a.shape, dtype=T.float32,
        cpu=T.device("cpu"), cuda=T.device("cuda", 1), layout=T.strided, none=None, numbers=[1, -5, 255, 256, 65536, 2**40, -2**70, 3.5, True, 1j],
        sets={1, 2}, bytes=b"ab\xff", array=bytearray(b"xy"), tuples=((), (1,), (1, 2), (1, 2, 3), (1, 2, 3, 4)), texts=["", "é", "\ud800"], counter=Counter("aab"))


def late(T):
    """Dtypes that came after typed storages, and storages themselves."""
    return {"u16": T.tensor([1, 2, 65535], dtype=T.uint16), "u64": T.tensor([5], dtype=T.uint64), "f8": T.arange(4.0).to(T.float8_e5m2),
            "g8": T.arange(4.0).to(T.float8_e4m3fn), "c32": T.ones(2, dtype=T.complex64).to(T.complex32), "untyped": T.tensor([1, 2, 3], dtype=T.uint8).untyped_storage()}


def told(v, T):
    """What an object is, in terms that are the same for both."""
    if isinstance(v, T.Tensor):
        return (type(v).__name__, str(v.dtype), tuple(v.shape), v.stride(), v.storage_offset(), v.requires_grad, v.is_conj(), v.is_neg(),
                bytes(v.untyped_storage().tolist()))
    if isinstance(v, (T.UntypedStorage, T.storage.TypedStorage)):
        return v.tolist()
    if isinstance(v, dict):
        return type(v).__name__, [(k, told(x, T)) for k, x in v.items()]
    if isinstance(v, (list, tuple)) and not isinstance(v, T.Size):
        return type(v).__name__, [told(x, T) for x in v]
    return repr(v)


def saved(T, obj, **how):
    f = io.BytesIO()
    T.save(obj, f, **how)
    return f.getvalue()


def loaded(T, data, **how):
    return T.load(io.BytesIO(data), **how)


@pytest.fixture(params=["to torc", "to pytorch", "among ourselves"])
def ways(request, torch, pytorch):
    return {"to torc": (pytorch, torch), "to pytorch": (torch, pytorch), "among ourselves": (torch, torch)}[request.param]


@pytest.mark.parametrize("weights_only", [True, False])
@pytest.mark.parametrize("zipped", [True, False])
def test_everything(ways, zipped, weights_only):
    A, B = ways
    got = loaded(B, saved(A, things(A), _use_new_zipfile_serialization=zipped), weights_only=weights_only)
    assert told(got, B) == told(things(A), A)
    assert got["a"].untyped_storage()._cdata == got["view"].untyped_storage()._cdata == got["transposed"].untyped_storage()._cdata
    if zipped or B.__name__ == "torc":  # PyTorch does not read these from its older format
        assert told(loaded(B, saved(A, late(A), _use_new_zipfile_serialization=zipped), weights_only=weights_only), B) == told(late(A), A)


def test_random_views(ways):
    A, B = ways
    draw = random.Random(7)
    dtypes = ["float32", "float64", "int64", "uint8", "bfloat16", "complex64", "bool", "uint32"]
    for _ in range(60):
        base = A.arange(64).to(getattr(A, draw.choice(dtypes)))
        some = []
        for _ in range(draw.randrange(1, 4)):
            shape = [draw.randrange(0, 4) for _ in range(draw.randrange(0, 4))]
            strides = [draw.randrange(0, 6) for _ in shape]
            some.append(base.as_strided(shape, strides, draw.randrange(0, 8)))
        got = loaded(B, saved(A, some), weights_only=draw.random() < 0.5)
        assert told(got, B) == told(some, A)
        assert len({t.untyped_storage()._cdata for t in got}) == 1


def test_the_same_pickle(torch, pytorch):
    """Ours has the operations of PyTorch's, one by one."""
    def operations(T):
        import pickletools
        plain = OrderedDict(a=T.arange(4.0), p=T.nn.Parameter(T.ones(2)), n=[1, 2.5, "x"], z=T.zeros(2, dtype=T.uint16), l=T.strided)
        data = zipfile.ZipFile(io.BytesIO(saved(T, plain))).read("archive/data.pkl")
        return [(o.name, argument) for o, argument, _ in pickletools.genops(data)]
    assert operations(torch) == operations(pytorch)


def test_records_are_aligned_and_files_are_reproducible(torch):
    data = saved(torch, things(torch))
    for record in zipfile.ZipFile(io.BytesIO(data)).infolist():
        name, extra = struct.unpack_from("<HH", data, record.header_offset + 26)
        assert (record.header_offset + 30 + name + extra) % 64 == 0 and record.compress_type == zipfile.ZIP_STORED
    assert data == saved(torch, things(torch))
    torch.save(1, path := os.path.join(os.environ.get("TMPDIR", "/tmp"), f"torc_{os.getpid()}.v1.pt"))
    try:
        assert zipfile.ZipFile(path).namelist()[0] == f"torc_{os.getpid()}.v1/data.pkl"
    finally:
        os.remove(path)


def test_protocols(torch, pytorch):
    for protocol in (2, 3, 4, 5):
        data = saved(torch, things(torch), pickle_protocol=protocol)
        assert told(loaded(pytorch, data, weights_only=False), pytorch) == told(things(torch), torch)
        assert told(loaded(torch, data, weights_only=False), torch) == told(things(torch), torch)


def test_unseekable_output(torch, pytorch):
    class Pipe:
        def __init__(self):
            self.data = b""

        def write(self, data):
            self.data += bytes(data)
            return len(data)

    pipe = Pipe()
    torch.save({"a": torch.arange(5)}, pipe)
    assert loaded(torch, pipe.data)["a"].tolist() == loaded(pytorch, pipe.data)["a"].tolist() == [0, 1, 2, 3, 4]


def test_generators(torch):
    g = torch.Generator().manual_seed(5)
    torch.randn(3, generator=g)
    other = loaded(torch, saved(torch, g), weights_only=False)
    assert other.initial_seed() == 5
    assert torch.equal(torch.randn(4, generator=g), torch.randn(4, generator=other))
    for again in (pickle.loads(pickle.dumps(g)), copy.deepcopy(g)):
        assert torch.equal(torch.randn(4, generator=again), torch.randn(4, generator=g.clone_state()))


def test_generators_exchanged(ways):
    A, B = ways
    g = A.Generator().manual_seed(11)
    A.randn(5, generator=g)
    other = loaded(B, saved(A, g), weights_only=False)
    assert other.initial_seed() == 11
    assert A.randn(4, generator=g).tolist() == B.randn(4, generator=other).tolist()


def test_modules_and_their_states(ways):
    A, B = ways

    def net(T):
        T.manual_seed(0)
        return T.nn.Sequential(T.nn.Linear(3, 4), T.nn.ReLU(), T.nn.BatchNorm1d(4) if hasattr(T.nn, "BatchNorm1d") else T.nn.ReLU(), T.nn.Linear(4, 2))
    state = net(A).state_dict()
    got = loaded(B, saved(A, state))
    assert told(got, B) == told(state, A) and got._metadata == state._metadata
    fresh = net(B)
    with B.no_grad():
        for p in fresh.parameters():
            p.zero_()
    assert str(fresh.load_state_dict(got)) == "<All keys matched successfully>"
    assert told(fresh.state_dict(), B) == told(state, A)
    whole = loaded(B, saved(A, net(A)), weights_only=False)
    x = [[1.0, 2.0, 3.0], [0.5, 0.0, -1.0]]
    assert repr(whole) == repr(net(A)) and told(whole.state_dict(), B) == told(state, A)
    assert B.allclose(whole(B.tensor(x)), B.tensor(net(A)(A.tensor(x)).tolist()), atol=1e-5)


def test_modules_that_nn_does_not_export(ways):
    A, B = ways
    A.manual_seed(0)
    layer = A.nn.TransformerEncoderLayer(4, 2, 8, dropout=0.0).eval()
    whole = loaded(B, saved(A, layer), weights_only=False)
    x = [[[1.0, 2.0, 3.0, 4.0]], [[0.5, 0.0, -1.0, 1.0]]]
    assert type(whole.self_attn.out_proj) is B.nn.modules.linear.NonDynamicallyQuantizableLinear
    assert B.allclose(whole(B.tensor(x)), B.tensor(layer(A.tensor(x)).tolist()), atol=1e-5)


# ------------------------------------------------------------------------------------------ where storages go
@pytest.mark.parametrize("zipped", [True, False])
def test_map_location(torch, zipped):
    data = saved(torch, {"a": torch.arange(3.0), "b": torch.arange(2)}, _use_new_zipfile_serialization=zipped)
    seen = []

    def where(storage, location):
        seen.append((type(storage).__name__, location))
        return storage if len(seen) == 1 else None

    for spelling in (None, "cpu", b"cpu", torch.device("cpu"), {"cpu": "cpu"}, {"cuda:0": "cpu"}, where):
        assert loaded(torch, data, map_location=spelling)["a"].tolist() == [0, 1, 2]
    assert seen == [("UntypedStorage", "cpu")] * 2
    if not torch.cuda.is_available():
        for spelling in ("cuda", "cuda:1", torch.device("cuda"), {"cpu": "cuda:0"}):
            with pytest.raises(RuntimeError, match=r"^Attempting to deserialize object on a CUDA device but torch.cuda.is_available\(\) is False. If you are"):
                loaded(torch, data, map_location=spelling)
    with pytest.raises(RuntimeError, match=r"don't know how to restore data location of torch.storage.UntypedStorage \(tagged with xla\)"):
        loaded(torch, data, map_location="xla")
    with pytest.raises(TypeError, match="wrap_storage"):
        loaded(torch, data, map_location=lambda storage, location: 3)


def test_packages(torch):
    from torc import serialization
    before = list(serialization._packages)
    torch.serialization.register_package(5, lambda storage: "here" if len(storage) == 4 else None, lambda storage, location: storage if location == "here" else None)
    try:
        data = saved(torch, [torch.ones(1), torch.ones(2)])
        assert zipfile.ZipFile(io.BytesIO(data)).read("archive/data.pkl").count(b"here") == 1
        assert torch.serialization.location_tag(torch.UntypedStorage(4)) == "here" and loaded(torch, data)[0].item() == 1
    finally:
        serialization._packages[:] = before
    with pytest.raises(RuntimeError, match="tagged with here"):
        loaded(torch, data)


def test_mmap(ways, tmp_path):
    A, B = ways
    path = tmp_path / "x.pt"
    A.save(things(A), path)
    got = B.load(path, mmap=True)
    assert told(got, B) != () and got["view"].tolist() == things(A)["view"].tolist()
    assert got["a"].untyped_storage()._cdata == got["view"].untyped_storage()._cdata
    assert got["bfloat16"].double().tolist() == things(A)["bfloat16"].double().tolist() and got["empty"].shape == (0, 3)
    before = path.read_bytes()
    got["a"].fill_(9)
    assert got["view"].tolist() == [[9.0] * 3] * 3 and path.read_bytes() == before
    with pytest.raises(ValueError, match="f must be a file path in order to use the mmap argument"):
        B.load(io.BytesIO(before), mmap=True)
    A.save(things(A), path, _use_new_zipfile_serialization=False)
    with pytest.raises(RuntimeError, match="mmap can only be used with files saved with"):
        B.load(path, mmap=True)


def test_shared_mmap(torch, tmp_path):
    import mmap
    path = tmp_path / "x.pt"
    torch.save(torch.zeros(5), path)
    with torch.serialization.set_default_mmap_options(mmap.MAP_SHARED):
        torch.load(path, mmap=True).fill_(3)
    assert torch.serialization.get_default_mmap_options() == mmap.MAP_PRIVATE
    with zipfile.ZipFile(path) as z, z.open("x/data/0") as record:
        record._expected_crc = None  # of the zeros
        assert record.read() == struct.pack("<5f", *[3.0] * 5)
    with pytest.raises(ValueError, match="expected mmap.MAP_PRIVATE or mmap.MAP_SHARED, but got 77"):
        torch.serialization.set_default_mmap_options(77)


# ------------------------------------------------------------------------------------------ what is refused, and settings
class Own:
    def __init__(self):
        self.x = 1

    def __eq__(self, other):
        return type(other) is Own and self.__dict__ == other.__dict__


def outcome(call):
    try:
        return call()
    except Exception as error:
        return type(error).__name__, str(error)


def test_weights_only_refuses_as_pytorch(torch, pytorch):
    class Local:
        pass
    pickles = [b"\x80\x02cos\nsystem\n.", b"\x80\x02cposix\nsystem\n.", b"\x80\x02c__builtin__\neval\n.", b"\x80\x02cbuiltins\nexec\n.",
               b"\x80\x02ctorch.nn.modules.linear\nLinear\n.", b"\x80\x02cfoo.bar\nbaz\n.", b"\x80\x02K\x01)R.", b"\x80\x02ccollections\nOrderedDict\n)\x81.",
               b"\x80\x02K\x01K\x02a.", b"\x80\x02K\x01K\x02K\x03s.", b"\x80\x02K\x01(K\x02e.", b"\x80\x02X\x01\x00\x00\x00aQ.",
               b"\x80\x02X\x01\x00\x00\x00a\x85Q.", b"\x80\x02K\x01K\x02b.", b"\x80\x02\x93.", b"\x80\x02I5\n.", b"\x80\x02]q\x00K\x01a.", b"\x80\x02\x8f."]
    for p in pickles:
        f = io.BytesIO()
        with zipfile.ZipFile(f, "w") as z:
            z.writestr("archive/data.pkl", p)
            z.writestr("archive/byteorder", "little")
            z.writestr("archive/version", "3\n")
        assert outcome(lambda: loaded(torch, f.getvalue())) == outcome(lambda: loaded(pytorch, f.getvalue())), p
    for data in (saved(pytorch, pytorch.nn.Linear(2, 2)), saved(pytorch, {1: 2}, pickle_protocol=4), saved(pytorch, Own())):
        assert outcome(lambda: loaded(torch, data)) == outcome(lambda: loaded(pytorch, data))
        if b"\x93" not in data:
            assert torch.serialization.get_unsafe_globals_in_checkpoint(io.BytesIO(data)) == pytorch.serialization.get_unsafe_globals_in_checkpoint(io.BytesIO(data))


def test_no_module_is_imported_and_nothing_called(torch, tmp_path):
    """A name that is not allowed is not even looked up."""
    (tmp_path / "trap_of_weights_only.py").write_text("raise SystemExit('imported')")
    sys.path.insert(0, str(tmp_path))
    try:
        f = io.BytesIO()
        with zipfile.ZipFile(f, "w") as z:
            z.writestr("archive/data.pkl", b"\x80\x02ctrap_of_weights_only\nx\n.")
        with pytest.raises(pickle.UnpicklingError, match="GLOBAL trap_of_weights_only.x was not an allowed global"):
            loaded(torch, f.getvalue())
    finally:
        sys.path.remove(str(tmp_path))
    before = set(sys.modules)
    loaded(torch, saved(torch, things(torch)))
    assert not {m for m in set(sys.modules) - before if not m.startswith("torc")}


def test_safe_globals(torch):
    data = saved(torch, Own())
    with pytest.raises(pickle.UnpicklingError):
        loaded(torch, data)
    with torch.serialization.safe_globals([Own]):
        assert loaded(torch, data) == Own() and torch.serialization.get_safe_globals() == [Own]
    assert torch.serialization.get_safe_globals() == []
    torch.serialization.add_safe_globals([(Own, f"{Own.__module__}.Own")])
    assert loaded(torch, data) == Own()
    torch.serialization.clear_safe_globals()
    assert torch.serialization.get_safe_globals() == []
    linear = saved(torch, torch.nn.ReLU())
    with torch.serialization.safe_globals([torch.nn.ReLU, set, OrderedDict]):
        assert repr(loaded(torch, linear)) == "ReLU()"


def test_bad_arguments(torch, pytorch, monkeypatch):
    for call in (lambda T: T.load("/nonexistent"), lambda T: T.save(1, "/nonexistent/x"), lambda T: T.save(1, 3), lambda T: T.load(3),
                 lambda T: T.load("/dev/null", mmap=True), lambda T: T.serialization.set_default_load_endianness(3), lambda T: T.load("x", pickle_module=pickle, weights_only=True)):
        assert outcome(lambda: call(torch)) == outcome(lambda: call(pytorch))
    data = saved(torch, 1)
    monkeypatch.setenv("TORCH_FORCE_WEIGHTS_ONLY_LOAD", "1")
    with pytest.raises(pickle.UnpicklingError):
        loaded(torch, saved(torch, Own()), weights_only=False)
    monkeypatch.setenv("TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD", "1")
    with pytest.raises(RuntimeError, match="should be set, but both were set"):
        loaded(torch, data)
    monkeypatch.setenv("TORCH_FORCE_WEIGHTS_ONLY_LOAD", "0")
    assert loaded(torch, saved(torch, Own())) == Own()


def test_same_memory_as_two_types_is_refused(torch):
    a = torch.ones(2)
    with pytest.raises(RuntimeError, match="Cannot save multiple tensors or storages that view the same data as different types"):
        saved(torch, [a, a.view(torch.int32)])


def test_a_failing_pickle_leaves_no_archive(torch, tmp_path):
    class Bad:
        def __reduce__(self):
            raise ZeroDivisionError
    with pytest.raises(ZeroDivisionError):
        torch.save(Bad(), tmp_path / "x.pt")
    assert not (tmp_path / "x.pt").exists()


def test_quantized_is_refused(torch, pytorch):
    q = pytorch.quantize_per_tensor(pytorch.ones(3), 0.1, 0, pytorch.qint8)
    for weights_only in (True, False):
        with pytest.raises(NotImplementedError, match="quantized"):
            loaded(torch, saved(pytorch, q), weights_only=weights_only)


def test_byte_orders(torch):
    values = torch.tensor([1.0, 2.0, 3.0]), torch.tensor([1 + 2j]), torch.tensor([7], dtype=torch.int16)
    data = saved(torch, values)
    f = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(f, "w") as new:
        for name in old.namelist():
            new.writestr(name, {"archive/byteorder": b"big", "archive/data/0": struct.pack(">3f", 1, 2, 3), "archive/data/1": struct.pack(">2f", 1, 2),
                                "archive/data/2": struct.pack(">h", 7)}.get(name, old.read(name)))
    assert [v.tolist() for v in loaded(torch, f.getvalue())] == [v.tolist() for v in values]
    bare = saved(torch, values, _disable_byteorder_record=True)
    assert [v.tolist() for v in loaded(torch, bare)] == [v.tolist() for v in values]
    torch.serialization.set_default_load_endianness(torch.serialization.LoadEndianness.BIG)
    try:
        assert loaded(torch, bare)[2].item() == 7 << 8
    finally:
        torch.serialization.set_default_load_endianness(None)


def test_skipped_data(torch):
    with torch.serialization.skip_data():
        data = saved(torch, torch.ones(1000))
        assert loaded(torch, data).shape == (1000,)
    assert loaded(torch, data).tolist() == [0.0] * 1000 and len(data) > 4000
    with torch.serialization.skip_data(), pytest.raises(RuntimeError, match="skip_data=True with _use_new_zipfile"):
        saved(torch, 1, _use_new_zipfile_serialization=False)


def test_without_checksums(torch, pytorch):
    pytorch.serialization.set_crc32_options(False)
    try:
        data = saved(pytorch, things(pytorch))
    finally:
        pytorch.serialization.set_crc32_options(True)
    assert told(loaded(torch, data), torch) == told(things(torch), torch)


# ------------------------------------------------------------------------------------------ pickle and copy
def test_pickles(torch, pytorch):
    """Views in one plain pickle are as apart, or as together, as PyTorch's."""
    def shared(T, way):
        a = T.arange(6.0)
        x, y, z = way([a, a[2:], a])
        return x is z, x.data_ptr() + 8 == y.data_ptr(), y.tolist()
    for way in (lambda v: pickle.loads(pickle.dumps(v)), copy.deepcopy, copy.copy):
        assert shared(torch, way) == shared(pytorch, way)
    for protocol in range(2, 6):
        assert told(pickle.loads(pickle.dumps(things(torch), protocol)), torch) == told(things(torch), torch)
    assert told(pickle.loads(pickle.dumps(late(torch))), torch) == told(late(torch), torch)


def test_subclasses_and_attributes(torch):
    cls = type("MyTensor", (torch.Tensor,), {"__module__": __name__})
    globals()["MyTensor"] = cls
    t = torch.ones(2).as_subclass(cls)
    t.note = {"x": [1]}
    p = torch.nn.Parameter(torch.ones(3))
    p.tag = 4
    plain = torch.zeros(2)
    plain.more = 5
    for way in (copy.deepcopy, copy.copy, lambda v: pickle.loads(pickle.dumps(v)), lambda v: loaded(torch, saved(torch, v), weights_only=False)):
        assert type(way(t)) is cls and way(t).note == {"x": [1]} and type(way(p)) is torch.nn.Parameter and way(plain).more == 5
        assert way is copy.deepcopy or way(p).tag == 4  # PyTorch's deep copies of parameters have no attributes
    with torch.serialization.safe_globals([cls]):
        assert type(loaded(torch, saved(torch, t))) is cls
    assert loaded(torch, saved(torch, p)).tag == 4


def test_deep_copies_share_what_was_shared(torch):
    base = torch.arange(10.0)
    model = torch.nn.Module()
    model.register_buffer("a", base[:5])
    model.register_buffer("b", base[3:])
    model.w = torch.nn.Parameter(torch.ones(2))
    model.v = model.w
    base.extra = torch.ones(2, requires_grad=True)
    base.extra.grad = torch.full((2,), 4.0)
    other = copy.deepcopy(model)
    other.a[3] = 77
    assert other.b[0] == 77 and base[3] == 3 and other.v is other.w
    extra = copy.deepcopy(base.extra)
    assert extra.grad.tolist() == [4, 4] and extra.grad is not base.extra.grad and extra.requires_grad
    c = torch.tensor([1 + 2j]).conj()
    assert copy.deepcopy(c).is_conj() and copy.deepcopy(c).tolist() == [1 - 2j]
    with pytest.raises(RuntimeError, match="Only Tensors created explicitly by the user"):
        copy.deepcopy(torch.ones(1, requires_grad=True) * 2)
    assert saved(torch, torch.ones(1, requires_grad=True) * 2)


ALIASED = """
import sys, io, pickle, torch
assert hasattr(torch._C, "_torc_version")
a = torch.load(sys.argv[1])
assert a["view"].untyped_storage().data_ptr() == a["a"].untyped_storage().data_ptr()
m = torch.nn.Linear(3, 2)
f = io.BytesIO()
torch.save(m, f)
f.seek(0)
n = torch.load(f, weights_only=False)
assert torch.equal(m.weight, n.weight) and torch.equal(pickle.loads(pickle.dumps(m)).bias, m.bias)
assert pickle.loads(pickle.dumps(torch.float32)) is torch.float32
torch.save(a, sys.argv[2])
with open(sys.argv[3], "wb") as f:
    pickle.dump(a, f)
with open(sys.argv[1] + ".pickle", "rb") as f:
    assert str(pickle.load(f)) == str(a)
"""


def test_alias(torch, pytorch, tmp_path):
    pytorch.save(things(pytorch), tmp_path / "in.pt")
    (tmp_path / "in.pt.pickle").write_bytes(pickle.dumps(things(pytorch)))
    (tmp_path / "script.py").write_text(ALIASED)
    run = subprocess.run([sys.executable, "-W", "error", "-m", "torc", str(tmp_path / "script.py"), str(tmp_path / "in.pt"), str(tmp_path / "out.pt"),
                          str(tmp_path / "out.pickle")], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert told(pytorch.load(tmp_path / "out.pt"), pytorch) == told(things(pytorch), pytorch)
    assert told(pickle.loads((tmp_path / "out.pickle").read_bytes()), pytorch) == told(things(pytorch), pytorch)

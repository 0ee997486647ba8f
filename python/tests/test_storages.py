"""torch.UntypedStorage and TypedStorage beside PyTorch's, and what tensors over them see."""

import gc
import sys
import weakref

import pytest

pytestmark = pytest.mark.filterwarnings("ignore")

# The last expression of each is compared; `a` is arange(6.), `u` an UntypedStorage of the bytes 1 to 8.
BESIDE = """
u.nbytes(), u.size(), len(u), u.element_size(), u.tolist(), list(u), u.device.type, u.is_cuda, u.get_device(), u.is_shared(), u.resizable(), u.is_sparse
u[0], u[-1], u[2:5].tolist(), u[:0].tolist(), u[6:100].tolist()
u[8]
u[-9]
u[::2]
u["x"]
u[1:3].fill_(9).tolist(), u.tolist()
u.__setitem__(3, 200), u.tolist()
u.__setitem__(slice(2, 4), 7), u.tolist()
u.fill_(3).tolist()
u.clone().fill_(0).tolist(), u.tolist()
u.resize_(4).tolist(), u.nbytes()
u.resize_(100).nbytes(), u[:8].tolist()
u.copy_(torch.UntypedStorage(8).fill_(5)).tolist()
u.copy_(torch.UntypedStorage(7))
u.cpu() is u, u.to(device="cpu") is u
u.type(), u.untyped() is u
repr(u)
str(u.new())
u.float().tolist(), u.long().dtype, type(u.half()).__name__
torch.UntypedStorage().nbytes(), torch.UntypedStorage(5).nbytes(), torch.UntypedStorage([1, 2, 255]).tolist()
torch.UntypedStorage(1, 2)
torch.UntypedStorage("x")
u.byteswap(torch.int32), u.tolist()
u.byteswap(torch.complex64), u.tolist()
u == u, u == u.clone(), u != u, hash(u) == hash(u)
a.untyped_storage() == a[2:].untyped_storage(), a.untyped_storage() is a.untyped_storage(), a[2:].untyped_storage().nbytes(), a[2:].storage_offset()
a.storage().tolist(), a.storage()[2], a.storage()[-1], len(a.storage()), a.storage().size(), a.storage().nbytes(), a.storage().dtype, a.storage().element_size()
a.storage()[6]
a.storage()[1:2]
a.storage().__setitem__(1, 9), a
a.storage().fill_(2), a
a.storage().type(), a.storage().pickle_storage_type(), a.storage_type().__name__
a.storage().double().tolist(), a.storage().int().type(), a.storage().to(device="cpu").tolist()
a.storage().copy_(torch.DoubleStorage([6, 5, 4, 3, 2, 1]))
a.storage().copy_(torch.FloatStorage([6, 5, 4, 3, 2, 1])).tolist(), a
a.storage().copy_(torch.IntStorage([6, 5, 4, 3, 2, 1])).tolist()
a.storage().clone().fill_(1).tolist(), a
a.storage().resize_(2), a.untyped_storage().nbytes()
isinstance(a.storage(), torch.FloatStorage), isinstance(a.storage(), torch.DoubleStorage), isinstance(a.storage(), torch.TypedStorage), torch.is_storage(a.storage()), torch.is_storage(u), torch.is_storage(a)
repr(a.storage())
torch.LongStorage([1, 2, 3]).tolist(), torch.FloatStorage(3).size(), torch.BoolStorage([True, False]).dtype, torch.TypedStorage(2, dtype=torch.int8).nbytes()
torch.FloatStorage(3, dtype=torch.float32)
torch.ComplexFloatStorage([1j]).tolist(), torch.HalfStorage([1.5]).type(), torch.BFloat16Storage([1.5]).tolist()
torch.empty(0).set_(a.untyped_storage(), 1, (2, 2), (2, 1))
torch.empty(0).set_(a.untyped_storage())
torch.empty(0).set_(a.storage())
torch.empty(0).set_(a.storage(), 2, (2,), (1,))
torch.empty(0).set_(a.untyped_storage(), 4, (2,))
torch.empty(0).set_(a, 1, (2,), (1,)).data_ptr() == a.data_ptr() + 4
a.set_().numel(), a.untyped_storage().nbytes()
torch.empty(0, dtype=torch.int32).set_(u)
torch.UntypedStorage.from_buffer(b"abcd", dtype=torch.uint8).tolist(), torch.UntypedStorage.from_buffer(bytearray(b"abcd"), dtype=torch.int16, byte_order="big").tolist()
torch.UntypedStorage.from_buffer(b"abcd")
torch.UntypedStorage.from_buffer(b"abcd", dtype=torch.int16)
torch.UntypedStorage.from_buffer(b"abc", offset=1, count=7, dtype=torch.uint8)
torch.UntypedStorage.from_buffer(b"abcdef", "native", 2, 1, dtype=torch.uint8).tolist()
torch.UntypedStorage([1.5])
torch.FloatStorage.from_buffer(b"\\0\\0\\x80\\x3f", "little").tolist()
torch.typename(u), torch.typename(a.storage())
torch.asarray(u, dtype=torch.uint8), torch.asarray(u, dtype=torch.uint8).untyped_storage().data_ptr() == u.data_ptr()
u.data_ptr() == u[0:3].data_ptr(), u[3:].data_ptr() - u.data_ptr()
u.__setitem__(0, 300), u.__setitem__(slice(1, 3), -1), u.__setitem__(3, True), u.tolist()
u.__setitem__(0, "a")
u.__setitem__(0, 1.5)
u.__setitem__(0, None)
u.__setitem__(0, torch.tensor(3))
u.__setitem__(slice(0, 2), "a")
u.__setitem__(slice(0, 2), [1, 2])
""".strip().splitlines()


def run(text, T):
    scope = {"torch": T, "a": T.arange(6.0), "u": T.UntypedStorage([1, 2, 3, 4, 5, 6, 7, 8])}

    def plain(v):
        if isinstance(v, T.Tensor):
            return "tensor", str(v.dtype), v.tolist(), v.stride()
        if isinstance(v, (tuple, list)):
            return [plain(one) for one in v]
        return repr(v) if isinstance(v, (T.dtype, T.UntypedStorage, T.TypedStorage)) else v
    try:
        return plain(eval(text, scope))
    except Exception as error:
        return type(error).__name__, str(error)


@pytest.mark.parametrize("text", BESIDE)
def test_beside_pytorch(torch, pytorch, text):
    ours, theirs = run(text, torch), run(text, pytorch)
    if isinstance(theirs, tuple) and isinstance(ours, tuple):
        ours, theirs = ours[:1], theirs[:1]  # the kind of exception; texts are each one's own
    assert ours == theirs


def test_nothing_is_left_of_them(torch):
    blocks = []
    for _ in range(6):
        for text in BESIDE:
            run(text, torch)
        gc.collect()
        blocks.append(sys.getallocatedblocks())
    assert blocks[5] - blocks[2] < 60, blocks


def test_one_object_for_a_storage(torch):
    a = torch.arange(4.0)
    s = a.untyped_storage()
    assert a[1:].untyped_storage() is s
    s.note = 1
    ref = weakref.ref(s)
    assert a.untyped_storage().note == 1
    del s
    gc.collect()
    assert ref() is None and a.untyped_storage().tolist()[4:8] == [0, 0, 128, 63]


def test_storages_hold_their_bytes(torch):
    s = torch.arange(4, dtype=torch.uint8).untyped_storage()
    part = s[1:3]
    del s
    gc.collect()
    assert part.tolist() == [1, 2]
    t = torch.empty(0, dtype=torch.uint8).set_(part)
    del part
    gc.collect()
    assert t.tolist() == [1, 2]


def test_tensors_see_a_resize(torch):
    t = torch.arange(4, dtype=torch.uint8)
    s = t.untyped_storage()
    s.resize_(0)
    with pytest.raises(RuntimeError):
        t + 1
    s.resize_(4)
    s.copy_(torch.UntypedStorage([9, 8, 7, 6]))
    assert t.tolist() == [9, 8, 7, 6]


def test_files(torch, tmp_path):
    path = tmp_path / "bytes"
    path.write_bytes(bytes(range(100)))
    private = torch.UntypedStorage.from_file(str(path), False, 50)
    private[0] = 77
    assert private.nbytes() == 50 and private[49] == 49 and path.read_bytes()[0] == 0 and private.filename == str(path)
    shared = torch.UntypedStorage.from_file(path, shared=True, nbytes=120)
    torch.empty(0, dtype=torch.uint8).set_(shared)[:2] = 5
    del shared
    gc.collect()
    assert path.stat().st_size == 120 and path.read_bytes()[:3] == b"\5\5\2"
    floats = torch.FloatStorage.from_file(str(tmp_path / "new"), shared=True, size=3)
    assert floats.tolist() == [0, 0, 0] and (tmp_path / "new").stat().st_size == 12
    with pytest.raises(RuntimeError, match="unable to mmap 1000 bytes"):
        torch.UntypedStorage.from_file(path, False, 1000)
    with pytest.raises(FileNotFoundError):
        torch.UntypedStorage.from_file(tmp_path / "none", False, 10)
    (tmp_path / "empty").write_bytes(b"")
    assert torch.UntypedStorage.from_file(tmp_path / "empty").nbytes() == 0


def test_bad_arguments(torch):
    s = torch.UntypedStorage(4)
    for call in (lambda: torch.UntypedStorage(-1), lambda: s.resize_(-1), lambda: s.copy_(3), lambda: s._read(2, 3), lambda: s._read(-1, 1), lambda: s._write(1, b"1234"), lambda: s._part(3, 2),
                 lambda: torch._C._tensor_over(3, torch.int8, 0, (1,), (1,)), lambda: torch._C._tensor_over(s, "x", 0, (1,), (1,)), lambda: torch._C._tensor_over(s, torch.int8, 0, (5,), (1,)),
                 lambda: torch._C._tensor_over(s, torch.int8, 1.5, (1,), (1,)), lambda: torch.empty(0).set_("x"), lambda: torch.UntypedStorage.from_buffer(b"abc", dtype=torch.int16),
                 lambda: torch.UntypedStorage.from_buffer(b"ab", "middle", dtype=torch.int8), lambda: torch.UntypedStorage.from_buffer(b"ab", offset=3, dtype=torch.int8), lambda: torch.TypedStorage(1, wrap_storage=s),
                 lambda: torch.TypedStorage(wrap_storage=3), lambda: torch._C._set_storage_type(int), lambda: s.share_memory_(), lambda: torch.UntypedStorage(2**62)):
        with pytest.raises((RuntimeError, TypeError, IndexError, ValueError, NotImplementedError, MemoryError)):
            call()
    assert s.nbytes() == 4


def test_warning(torch):
    from torc import storage
    storage._warn.done = False
    with pytest.warns(UserWarning, match="TypedStorage is deprecated") as seen:
        torch.ones(1).storage()
        torch.ones(1).storage()
    assert len(seen) == 1 and seen[0].filename == __file__


def test_set_keeps_how_memory_is_read(torch, pytorch):
    """A conjugated or negated tensor reads what set_ gives it conjugated or negated, too."""
    for T in (torch, pytorch):
        c = T.tensor([1 + 2j, 3]).conj()
        c.set_(T.tensor([5 + 1j]))
        assert c.is_conj() and c.tolist() == [5 - 1j]
        n = T.tensor([1 + 2j, 3]).conj().imag
        n.set_(T.ones(2))
        assert n.is_neg() and n.tolist() == [-1, -1]

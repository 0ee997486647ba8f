"""Memory shared with others: buffers, NumPy, DLPack."""

import gc
import io

import pytest


def test_buffer(torch):
    t = torch.arange(6, dtype=torch.int16).view(2, 3)
    with memoryview(t) as view:
        assert view.shape == (2, 3) and view.format == "h" and view.tolist() == [[0, 1, 2], [3, 4, 5]]
        view[0, 0] = 7
    assert t[0, 0].item() == 7
    assert memoryview(t.t()).strides == (2, 6)
    with pytest.raises(BufferError):
        memoryview(torch.ones(1, requires_grad=True))
    with pytest.raises(BufferError):
        memoryview(torch.ones(1, dtype=torch.bfloat16))


def test_buffer_keeps_memory(torch):
    view = memoryview(torch.ones(1000))
    gc.collect()
    assert view[999] == 1.0


def test_frombuffer(torch):
    source = bytearray(b"\x01\x00\x02\x00")
    t = torch.frombuffer(source, dtype=torch.int16)
    assert t.tolist() == [1, 2]
    t[0] = 3
    assert source[0] == 3
    with pytest.raises(BufferError):
        source.append(1)  # it is in use
    del t
    gc.collect()
    source.append(1)


def test_numpy(torch):
    np = pytest.importorskip("numpy")
    for name in ("bool", "uint8", "int8", "int16", "int32", "int64", "float16", "float32", "float64", "complex64", "complex128", "uint16", "uint32", "uint64"):
        t = torch.tensor([[1, 0, 3]]).to(getattr(torch, name))
        a = t.numpy()
        assert a.dtype.name == name and a.shape == (1, 3)
        back = torch.from_numpy(a)
        assert back.dtype is t.dtype and back.data_ptr() == t.data_ptr()
        assert np.asarray(t).ctypes.data == t.data_ptr()
    a = np.arange(12.0).reshape(3, 4)
    assert torch.from_numpy(a[:, ::2]).stride() == (4, 2)
    assert torch.from_numpy(a.T).tolist() == a.T.tolist()
    with pytest.raises(ValueError, match="negative"):
        torch.from_numpy(a[::-1])
    with pytest.raises(TypeError, match="can't convert np.ndarray"):
        torch.from_numpy(np.array(["a"], dtype=object))
    with pytest.raises(TypeError, match="BFloat16"):
        torch.ones(1, dtype=torch.bfloat16).numpy()
    with pytest.raises(RuntimeError, match="detach"):
        torch.ones(1, requires_grad=True).numpy()
    assert torch.ones(1, requires_grad=True).numpy(force=True).tolist() == [1.0]
    assert torch.tensor(np.float32(2)).dtype is torch.float32 and torch.tensor(np.int8(2)).dtype is torch.int8
    assert torch.tensor([np.float64(1), np.float64(2)]).dtype is torch.float64
    assert torch.tensor(a).dtype is torch.float64 and torch.as_tensor(a).data_ptr() == a.ctypes.data
    x = torch.ones(3)
    assert (x * np.float32(2)).tolist() == [2.0] * 3 and (np.float32(2) * x).tolist() == [2.0] * 3
    assert type(x * np.ones(3, dtype=np.float32)) is torch.Tensor and type(x == np.ones(3)) is torch.Tensor
    with pytest.raises(TypeError, match=r"unsupported operand type\(s\) for \*: 'numpy.ndarray' and 'Tensor'"):
        np.ones(3) * x  # as in PyTorch
    assert x.sum(np.int64(0)).item() == 3.0 and x[np.int64(1)].item() == 1.0 and x.view(np.int64(3)).shape == (3,)
    assert x[np.array([0, 1])].tolist() == [1.0, 1.0] and x[np.array([True, False, True])].tolist() == [1.0, 1.0]
    with pytest.warns(UserWarning, match="not writable"):
        frozen = np.ones(2)
        frozen.flags.writeable = False
        torch.from_numpy(frozen)


def test_numpy_without_grad(torch):
    np = pytest.importorskip("numpy")
    w = torch.ones(2, requires_grad=True)
    for mode in (torch.no_grad, torch.inference_mode):
        with mode():
            for array in (w.numpy(), np.asarray(w), w.__array__(), w.__array__(np.float64), np.array(w)):
                assert array.tolist() == [1.0, 1.0]
            with pytest.raises(BufferError):
                w.__dlpack__()
        for call in (w.numpy, w.__array__, lambda: np.asarray(w)):
            with pytest.raises(RuntimeError, match="Can't call numpy"):
                call()
    with torch.no_grad():
        w.numpy()[0] = 5  # the same memory
    assert w.tolist() == [5.0, 1.0] and w.requires_grad


def test_dlpack(torch):
    t = torch.arange(4.0)
    u = torch.from_dlpack(t)
    assert u.data_ptr() == t.data_ptr() and u is not t
    assert t.__dlpack_device__() == (1, 0)
    capsule = t.__dlpack__()
    assert torch.from_dlpack(capsule).tolist() == [0.0, 1.0, 2.0, 3.0]
    with pytest.raises(RuntimeError, match="consumed only once"):
        torch.from_dlpack(capsule)
    del capsule, u
    t.__dlpack__(max_version=(1, 0))  # a capsule that nobody takes gives back what is in it
    with pytest.raises(BufferError):
        torch.ones(1, requires_grad=True).__dlpack__()


def test_dlpack_with_others(torch, pytorch):
    np = pytest.importorskip("numpy")
    t = torch.arange(6.0).view(2, 3)
    assert np.from_dlpack(t).tolist() == t.tolist()
    theirs = pytorch.from_dlpack(t)
    assert theirs.data_ptr() == t.data_ptr() and theirs.shape == (2, 3)
    ours = torch.from_dlpack(pytorch.ones(3))
    assert ours.tolist() == [1.0, 1.0, 1.0]


def test_results_of_c_functions(torch):
    np = pytest.importorskip("numpy")
    assert np.sum(torch.ones(3).numpy()) == 3
    assert np.array(torch.ones(2, 2)).shape == (2, 2)
    assert np.array([torch.ones(2), torch.zeros(2)]).tolist() == [[1.0, 1.0], [0.0, 0.0]]


def test_no_cuda_interface_on_the_cpu(torch):
    assert not hasattr(torch.ones(1), "__cuda_array_interface__")


def test_capsules(torch):
    from torc.utils.dlpack import from_dlpack, to_dlpack
    x = torch.arange(3)
    y = from_dlpack(to_dlpack(x))
    y[0] = 7
    assert x.tolist() == [7, 1, 2]
    with torch.DisableTorchFunctionSubclass():
        assert type(x.as_subclass(type("Named", (torch.Tensor,), {})) + 1) is torch.Tensor


def test_memory_handed_out_is_not_the_tensors(torch):
    """An array shows the bytes that the tensor had when it was made, whatever the tensor gets later."""
    np = pytest.importorskip("numpy")
    exports = [lambda t: t.numpy(), np.asarray, memoryview, lambda t: t.numpy()[::3]]
    others = [lambda t: setattr(t, "data", torch.zeros(2)), lambda t: t.set_(torch.zeros(2)), lambda t: t.set_(torch.zeros(2).untyped_storage())]
    for export in exports:
        for give_other in others:
            t = torch.full((300000,), 7.0)
            seen = export(t)
            give_other(t)
            gc.collect()
            filled = [torch.full((300000,), 1.0) for _ in range(4)]  # takes the memory, if it is free
            assert (np.asarray(seen) == 7).all() and len(filled) == 4
    t = torch.ones(3)
    view = t.numpy()
    t.mul_(2)
    assert view.tolist() == [2, 2, 2]  # and as long as it has not got others, they share them
    with pytest.raises(RuntimeError, match="not resizable"):
        t.untyped_storage().resize_(1000)


def test_memory_that_is_read_only_stays_so(torch):
    np = pytest.importorskip("numpy")
    array = np.ones(3, dtype=np.float32)
    array.flags.writeable = False
    t = torch.from_dlpack(array)
    assert not t.numpy().flags.writeable and not np.asarray(t[1:]).flags.writeable and memoryview(t).readonly
    assert torch.ones(1).numpy().flags.writeable and not memoryview(torch.ones(1)).readonly
    with pytest.raises(ValueError, match="read-only"):
        t.numpy()[0] = 2
    with pytest.raises(TypeError, match="read-write"):
        io.BytesIO(b"bytes").readinto(t)
    with pytest.raises(BufferError, match="read-only"):
        t.__dlpack__()
    assert np.from_dlpack(t).tolist() == [1, 1, 1] and t.__dlpack__(copy=True)
    part = t.untyped_storage()[0:4]
    for write in (lambda: part.fill_(1), lambda: part.__setitem__(0, 9), lambda: t.untyped_storage().__setitem__(0, 9)):
        with pytest.raises(RuntimeError, match="read-only"):
            write()
    assert array.tolist() == [1, 1, 1]


def test_addresses_that_are_not_aligned(torch):
    """C reads no elements there: what may be a copy is one, and what is to share the memory is refused."""
    np = pytest.importorskip("numpy")
    array = np.zeros(9, dtype=np.uint8)[1:].view(np.float32)
    array[:] = [2, 3]
    for t in (torch.as_tensor(array), torch.asarray(array), torch.asarray(array, copy=True), torch.tensor(array), torch.as_tensor(array, dtype=torch.int32)):
        assert t.tolist() == [2, 3] and t.data_ptr() % 4 == 0
        t.zero_()
    assert array.tolist() == [2, 3]
    for share in (lambda: torch.from_numpy(array), lambda: torch.asarray(array, copy=False), lambda: torch.frombuffer(bytearray(9), dtype=torch.float32, offset=1)):
        with pytest.raises(ValueError, match="shared only where its address is a multiple of 4: copy it first"):
            share()


def test_conjugates_have_no_capsule(torch):
    t = torch.tensor([1 + 1j]).conj()
    for made in (t, t.imag):
        with pytest.raises(BufferError, match="bit set"):
            made.__dlpack__()
        with pytest.raises(BufferError):
            memoryview(made)
    assert torch.from_dlpack(t.__dlpack__(copy=True)).item() == 1 - 1j

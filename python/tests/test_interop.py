"""Memory shared with others: buffers, NumPy, DLPack."""

import gc

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

"""Classes of programs that override what Module does: the same with torc and with PyTorch. Each function gives what is compared."""

import copy
import warnings

import beside
import pytest


def tried(function):
    try:
        return function()
    except Exception as error:
        return type(error).__name__, str(error)


def getattr_of_ones_own(T):
    nn = T.nn

    class Wrap(nn.Module):
        def __init__(self, module):
            super().__init__()
            self.module = module

        def __getattr__(self, name):
            try:
                return super().__getattr__(name)
            except AttributeError:
                return getattr(self.module, name)

    class Special(nn.Linear):
        def __getattr__(self, name):
            return 42 if name == "special" else nn.Module.__getattr__(self, name)

    w, s = Wrap(nn.Linear(2, 3)), Special(1, 1)
    return [w.in_features, list(w.weight.shape), list(w(T.ones(1, 2)).shape) if hasattr(w, "forward") and Wrap.forward is nn.Linear.forward else None,
            s.special, list(s.weight.shape), list(s(T.ones(1, 1)).shape), tried(lambda: s.nope), tried(lambda: w.nope), hasattr(s, "nope"),
            list(copy.deepcopy(w).weight.shape), nn.Module.__getattr__(w, "module") is w.module, "__getattr__" in dir(w)]


def getattr_that_comes_later(T):
    class Late(T.nn.Linear):
        pass

    class Below(Late):
        pass

    below, found = Below(1, 1), []
    found.append(tried(lambda: below.late))
    Late.__getattr__ = lambda self, name: 42 if name == "late" else T.nn.Module.__getattr__(self, name)
    found += [below.late, list(below.weight.shape), tried(lambda: below.nope)]
    del Late.__getattr__
    return found + [tried(lambda: below.late), list(below.weight.shape), list(below(T.ones(1, 1)).shape)]


def getattribute_of_ones_own(T):
    class Seven(T.nn.Module):
        def __getattribute__(self, name):
            return 7 if name == "seven" else super().__getattribute__(name)

    s = Seven()
    s.layer = T.nn.Linear(1, 1)
    return [s.seven, list(s.layer.weight.shape), tried(lambda: s.nope)]


def properties(T):
    class Module(T.nn.Module):
        @property
        def broken(self):
            return self.nothing

        @property
        def raising(self):
            raise ValueError("not this")

        @property
        def w(self):
            return self.layer.weight

        @w.setter
        def w(self, value):
            self.layer.weight = T.nn.Parameter(value)

    m = Module()
    m.layer = T.nn.Linear(1, 1)
    m.w = T.ones(3, 3)
    return [tried(lambda: m.broken), tried(lambda: m.raising), list(m.w.shape)]


def calls_of_ones_own(T):
    class Own(T.nn.Linear):
        def _call_impl(self, *args, **kwargs):
            return "own", list(super()._call_impl(*args, **kwargs).shape)

    class Patched(T.nn.Module):
        def _call_impl(self, *args, **kwargs):
            return "patched"

        __call__ = _call_impl

    class Doubled(T.nn.Linear):
        def __call__(self, *args):
            return super().__call__(*args) * 2

    class Both(Doubled):
        def _call_impl(self, *args, **kwargs):
            return super()._call_impl(*args, **kwargs) * 0 + 1

    return [Own(1, 1)(T.ones(1, 1)), Patched()(1), Both(1, 1)(T.ones(1, 1)).tolist(), list(Own(1, 1)._wrapped_call_impl(T.ones(1, 1))) if T.__name__ == "torch" else
            ["own", [1, 1]], list(T.nn.Module.__call__(T.nn.Linear(1, 1), T.ones(1, 1)).shape)]


def without_init(T):
    none = type("N", (T.nn.Module,), {"__init__": lambda self: None})()
    return [tried(lambda: none(1)), tried(lambda: none.x), tried(lambda: none.weight)]


def blocks_of_ones_own(T):
    class Encoder(T.nn.TransformerEncoderLayer):
        def _ff_block(self, x):
            return x * 0 + 7

        def _sa_block(self, x, attn_mask, key_padding_mask, is_causal=False):
            return x * 0

    class Decoder(T.nn.TransformerDecoderLayer):
        def _mha_block(self, x, mem, attn_mask, key_padding_mask, is_causal=False):
            return x * 0

        _sa_block = Encoder._sa_block
        _ff_block = Encoder._ff_block

    x = T.linspace(0, 1, 8).view(1, 2, 4)
    return [Encoder(4, 2, 8, 0.0, batch_first=True, norm_first=True)(x).tolist(), Decoder(4, 2, 8, 0.0, batch_first=True, norm_first=True)(x, x).tolist()]


def warnings_of_encoders(T):
    nn, told = T.nn, []
    for words in ({"batch_first": True}, {}, {"norm_first": True}, {"batch_first": True, "bias": False}, {"batch_first": True, "activation": nn.SiLU()},
                  {"batch_first": True, "nhead": 1}):
        layer = nn.TransformerEncoderLayer(**{"d_model": 4, "nhead": 2, "dim_feedforward": 8, **words})
        for enabled in (True, False):
            with warnings.catch_warnings(record=True) as list_:
                warnings.simplefilter("always")
                encoder = nn.TransformerEncoder(layer, 1, enable_nested_tensor=enabled)
            told.append((encoder.enable_nested_tensor, encoder.use_nested_tensor, [(str(w.message), w.category.__name__, w.filename == __file__) for w in list_]))
    return told


def told(function):
    """What it gives, and the warnings."""
    with warnings.catch_warnings(record=True) as list_:
        warnings.simplefilter("always")
        made = tried(function)
    return made, [(str(w.message), w.category.__name__, w.filename == __file__) for w in list_]


def state_dicts_of_ones_own(T):
    """Programs hand on the arguments of state_dict by position, as it had them once, and give other dicts."""
    nn = T.nn

    class Older(nn.Linear):
        def state_dict(self, destination=None, prefix="", keep_vars=False):
            return super().state_dict(destination, prefix, keep_vars)

    def names(made):
        return list(made), [v.requires_grad for v in made.values()]

    layer, given = nn.Linear(1, 1), {}
    results = [told(lambda: names(Older(1, 1).state_dict())), told(lambda: names(nn.Sequential(Older(1, 1), nn.Linear(1, 1)).state_dict(None, "a.", True))),
               told(lambda: layer.state_dict(given, "b.") is given), list(given), told(lambda: names(layer.state_dict({}, "c.", prefix="d.", keep_vars=True))),
               told(lambda: names(layer.state_dict({}, "c.", True, 4)))]
    outer = nn.Sequential(layer)
    for module in (layer, outer):
        module._register_state_dict_hook(lambda module, state, prefix, local: {"made": list(state), "prefix": prefix})
    results += [layer.state_dict(), outer.state_dict()]
    public = nn.Linear(1, 1)
    public.register_state_dict_post_hook(lambda *args: {})
    return results + [tried(public.state_dict), tried(lambda: public._register_state_dict_hook(list(public._state_dict_hooks.values())[0]))]


def modules_in_parallel(T):
    """Without a GPU DataParallel calls its module, and the batch norms of several processes are those of one."""
    nn = T.nn
    T.manual_seed(0)
    layer = nn.Sequential(nn.Conv2d(2, 3, 1), nn.BatchNorm2d(3), nn.Sequential(nn.BatchNorm1d(4, affine=False, track_running_stats=False).eval()))
    parallel = nn.DataParallel(layer[0])
    x = T.linspace(-1, 1, 16).view(2, 2, 2, 2)
    sync = nn.SyncBatchNorm.convert_sync_batchnorm(layer)
    plain = nn.Linear(1, 1)
    return [parallel(x).tolist(), repr(parallel), list(parallel.state_dict()), parallel.device_ids, tried(lambda: nn.parallel.data_parallel(layer, x)),
            nn.SyncBatchNorm.convert_sync_batchnorm(plain) is plain, sync is layer, repr(sync), sync[2][0].training, sync[:2](x).tolist(), sync[1].running_mean.tolist(),
            sync.eval()[:2](x).tolist(), type(nn.SyncBatchNorm.convert_sync_batchnorm(nn.BatchNorm1d(2))).__name__, nn.SyncBatchNorm(2)(T.ones(2, 2)).tolist(),
            tried(lambda: nn.SyncBatchNorm(2)(T.ones(2))), tried(lambda: nn.SyncBatchNorm(2)(T.ones(2, 0))), list(nn.SyncBatchNorm(3, process_group=1).state_dict())]


ALL = [state_dicts_of_ones_own, modules_in_parallel, getattr_of_ones_own, getattr_that_comes_later, getattribute_of_ones_own, properties, calls_of_ones_own, without_init, blocks_of_ones_own, warnings_of_encoders]


@pytest.mark.parametrize("program", ALL)
def test_as_in_pytorch(program, torch, pytorch):
    ours, theirs = program(torch), program(pytorch)
    assert beside.same(ours, theirs), f"\ntorc    {ours}\nPyTorch {theirs}"


def test_alone(torch):
    assert getattr_of_ones_own(torch)[:2] == [2, [3, 2]] and getattr_that_comes_later(torch)[1] == 42 and without_init(torch)[0][0] == "AttributeError"
    assert warnings_of_encoders(torch)[2][2][0][0].endswith("batch_first was not True(use batch_first for better inference performance)")


def test_compile(torch):
    """Not beside PyTorch, whose compiler changes the process when it is imported."""
    layer = torch.nn.Linear(1, 1)
    assert layer._compiled_call_impl is None
    layer.compile(backend="eager")
    assert layer(torch.ones(1, 1)).shape == (1, 1) and layer._compiled_call_impl is not None and "_compiled_call_impl" not in layer.__getstate__()
    with pytest.raises(RuntimeError, match="Unrecognized mode"):
        layer.compile(mode="what")


def test_attributes_are_found_the_short_way(torch):
    """Note [Attributes of modules] in nn.c: without it a parameter costs an exception."""
    import timeit
    layer, plain = torch.nn.Linear(1, 1), type("Plain", (), {})()
    plain.weight = layer.weight
    ours, least = (min(timeit.repeat(lambda: o.weight, number=2000, repeat=30)) for o in (layer, plain))
    assert ours < 6 * least, (ours, least)

"""torch.overrides: what `__torch_function__` is called by, for functions of Python."""

import torc
from torc import _C


def _overloaded(relevant_args):
    """One object of each class that has a `__torch_function__` of its own, subclasses before their bases."""
    found = []
    for a in relevant_args:
        kind = type(a)
        if kind is torc.Tensor or kind is torc.nn.Parameter or getattr(kind, "__torch_function__", None) in (None, _disabled_torch_function_impl):
            continue
        if getattr(kind.__torch_function__, "__func__", None) is getattr(torc.Tensor.__torch_function__, "__func__", None) and not isinstance(a, torc.Tensor):
            continue
        if any(type(f) is kind for f in found):
            continue
        place = next((k for k, f in enumerate(found) if issubclass(kind, type(f))), len(found))
        found.insert(place, a)
    return found


def _disabled_torch_function_impl(func, types, args=(), kwargs=None):
    return func(*args, **(kwargs or {}))


def has_torch_function(relevant_args):
    """Does any of these take calls over?"""
    return bool(_overloaded(relevant_args))


def has_torch_function_unary(a):
    return has_torch_function((a,))


def has_torch_function_variadic(*args):
    return has_torch_function(args)


def handle_torch_function(public_api, relevant_args, *args, **kwargs):
    """What the first `__torch_function__` that takes the call makes of it."""
    overloaded = _overloaded(relevant_args)
    types = tuple(type(a) for a in overloaded)
    for a in overloaded:
        result = type(a).__torch_function__(public_api, types, args, kwargs)
        if result is not NotImplemented:
            return result
    name = f"{public_api.__module__}.{public_api.__name__}"
    raise TypeError(f"no implementation found for '{name}' on types that implement __torch_function__: {[type(a) for a in overloaded]}")


def is_tensor_like(inp):
    """A tensor, or something that takes calls over as one."""
    return type(inp) is torc.Tensor or hasattr(inp, "__torch_function__")


def is_tensor_method_or_property(func):
    return getattr(torc.Tensor, getattr(func, "__name__", ""), None) is func or getattr(func, "__name__", "") == "__get__"


def resolve_name(f):
    name = getattr(f, "__name__", None)
    return None if name is None else f"torch.Tensor.{name}" if is_tensor_method_or_property(f) else f"{getattr(f, '__module__', 'torch')}.{name}"


def wrap_torch_function(dispatcher):
    """A decorator: calls are taken over by those objects that dispatcher(*args) names."""
    import functools

    def inner(func):
        @functools.wraps(func)
        def wrapped(*args, **kwargs):
            relevant = dispatcher(*args, **kwargs)
            if has_torch_function(relevant):
                return handle_torch_function(wrapped, relevant, *args, **kwargs)
            return func(*args, **kwargs)

        return wrapped

    return inner


class TorchFunctionMode:
    """Calls of torch are handed to no mode here: classes of one can be defined, and entering says so."""

    def __torch_function__(self, func, types, args=(), kwargs=None):
        raise NotImplementedError

    def __enter__(self):
        raise NotImplementedError("torch.overrides.TorchFunctionMode: calls of torch are handed to no mode; classes with __torch_function__ are")

    def __exit__(self, *error):
        pass


__getattr__ = torc._absent_from(__name__)

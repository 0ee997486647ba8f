"""Arguments of layers that are one number or several."""

import types


def _own_init(cls):
    """A class whose __init__ is its base's gets one that errors name by the class."""
    of_base = cls.__init__
    made = types.FunctionType(of_base.__code__, of_base.__globals__, "__init__", of_base.__defaults__, of_base.__closure__)
    made.__kwdefaults__, made.__doc__, made.__qualname__ = of_base.__kwdefaults__, of_base.__doc__, f"{cls.__name__}.__init__"
    cls.__init__ = made
    return cls


def _ntuple(n, name):
    """A function that gives what it takes as a tuple of n: a number n times."""
    def spread(x):
        return tuple(x) if hasattr(x, "__iter__") else (x,) * n

    spread.__name__ = name
    return spread


_single, _pair, _triple, _quadruple = _ntuple(1, "_single"), _ntuple(2, "_pair"), _ntuple(3, "_triple"), _ntuple(4, "_quadruple")


def _reverse_repeat_tuple(t, n):
    """(h, w) as (w, w, h, h), for n = 2: from sides of dimensions to what F.pad takes."""
    return tuple(x for x in reversed(t) for _ in range(n))


def consume_prefix_in_state_dict_if_present(state_dict, prefix):
    """Takes a prefix off the names in a state dict, in place: "module." of one that a parallel module gave."""
    for key in [key for key in state_dict if key.startswith(prefix)]:
        state_dict[key.removeprefix(prefix)] = state_dict.pop(key)
    metadata = getattr(state_dict, "_metadata", {})
    for key in [key for key in metadata if key and (key == prefix.replace(".", "") or key.startswith(prefix))]:
        metadata[key[len(prefix):]] = metadata.pop(key)

"""Arguments of layers that are one number or several."""


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

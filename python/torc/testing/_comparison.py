"""torch.testing.assert_close: are two values the same, up to tolerances? What differs is said in PyTorch's words.

Values are first taken apart into pairs that can be compared, or refused, then compared in order; the first that differs is reported."""

import cmath
import collections.abc
import warnings

import torc
from torc import Tensor

# Relative and absolute tolerances of a dtype; both are 0 for all others.
_TOLERANCES = {torc.float16: (0.001, 1e-5), torc.bfloat16: (0.016, 1e-5), torc.float32: (1.3e-6, 1e-5), torc.float64: (1e-7, 1e-7),
               torc.complex32: (0.001, 1e-5), torc.complex64: (1.3e-6, 1e-5), torc.complex128: (1e-7, 1e-7)}
_TOLERANCES_ONCE = {torc.float16: (1e-3, 1e-3), torc.float32: (1e-4, 1e-5), torc.float64: (1e-5, 1e-8)}  # of assert_allclose
_DTYPE_OF = {int: torc.int64, float: torc.float64, complex: torc.complex128}


def default_tolerances(*inputs, dtype_precisions=None):
    """The largest relative and absolute tolerance of tensors or dtypes."""
    for one in inputs:
        if not isinstance(one, (Tensor, torc.dtype)):
            raise TypeError(f"Expected a torch.Tensor or a torch.dtype, but got {type(one)} instead.")
    table = dtype_precisions or _TOLERANCES
    both = [table.get(one.dtype if isinstance(one, Tensor) else one, (0.0, 0.0)) for one in inputs]
    return max(r for r, _ in both), max(a for _, a in both)


class _Different(Exception):
    """What assert_close raises, and at which place in the values."""

    def __init__(self, kind, text, place):
        super().__init__(text)
        self.kind, self.text, self.place = kind, text, place

    def error(self, msg):
        text = self.text
        if self.place:
            text += "\n\nThe failure occurred for item " + "".join(f"[{key!r}]" for key in self.place)
        if msg is not None:
            text = msg(text) if callable(msg) else msg
        return self.kind(text)


_UNPROMOTED = torc.uint16, torc.uint32, torc.uint64  # with few others, so they are compared as int64


class _Comparison:
    """The options of one call."""

    def __init__(self, rtol, atol, equal_nan, subclasses, **checks):
        self.rtol, self.atol, self.equal_nan, self.subclasses, self.checks = rtol, atol, equal_nan, subclasses, checks

    # ------------------------------------------------------------------------------------------ taking apart
    def pairs(self, actual, expected, place=()):
        """The comparisons that are to be made, as functions."""
        sequences = [isinstance(v, collections.abc.Sequence) and not isinstance(v, str) for v in (actual, expected)]
        if all(sequences):
            if len(actual) != len(expected):
                raise _Different(AssertionError, f"The length of the sequences mismatch: {len(actual)} != {len(expected)}", place)
            return [pair for k in range(len(actual)) for pair in self.pairs(actual[k], expected[k], (*place, k))]
        if isinstance(actual, collections.abc.Mapping) and isinstance(expected, collections.abc.Mapping):
            missing, more = expected.keys() - actual.keys(), actual.keys() - expected.keys()
            if missing or more:
                raise _Different(AssertionError, "The keys of the mappings do not match:\n"
                                 f"Missing keys in the actual mapping: {sorted(missing)}\nAdditional keys in the actual mapping: {sorted(more)}", place)
            keys = list(actual)
            try:
                keys.sort()
            except TypeError:
                pass  # keys of several types have no order: theirs
            return [pair for key in keys for pair in self.pairs(actual[key], expected[key], (*place, key))]
        return [self.pair(actual, expected, place)]

    def pair(self, actual, expected, place):
        if actual is None or expected is None:
            return lambda: self.nones(actual, expected, place)
        booleans = [isinstance(v, bool) or type(v).__name__ in ("bool_", "bool") and type(v).__module__ == "numpy" for v in (actual, expected)]
        if all(booleans):
            return lambda: self.booleans(bool(actual), bool(expected), place)
        numbers = [v.item() if _is_numpy_number(v) else v for v in (actual, expected)]
        if all(isinstance(v, (int, float, complex)) for v in numbers):
            tolerances = self.tolerances(place, *[_DTYPE_OF[type(v)] if type(v) in _DTYPE_OF else torc.bool for v in numbers])
            return lambda: self.numbers(*numbers, tolerances, place)
        related = isinstance(actual, type(expected)) or isinstance(expected, type(actual)) if self.subclasses else type(actual) is type(expected)
        tensors = [_tensor(v) for v in (actual, expected)] if related else [None]
        if any(t is None for t in tensors):
            raise _Different(TypeError, f"No comparison pair was able to handle inputs of type {type(actual)} and {type(expected)}.", place)
        tolerances = self.tolerances(place, *tensors)
        return lambda: self.tensors(*tensors, tolerances, place)

    def tolerances(self, place, *values):
        if (self.rtol is None) != (self.atol is None):
            raise _Different(ValueError, "Both 'rtol' and 'atol' must be either specified or omitted, but got no "
                             f"{'rtol' if self.rtol is None else 'atol'}.", place)
        return default_tolerances(*values) if self.rtol is None else (self.rtol, self.atol)

    # ------------------------------------------------------------------------------------------ comparing
    def nones(self, actual, expected, place):
        if actual is not expected:
            raise _Different(AssertionError, f"None mismatch: {actual} is not {expected}", place)

    def booleans(self, actual, expected, place):
        if actual is not expected:
            raise _Different(AssertionError, f"Booleans mismatch: {actual} is not {expected}", place)

    def numbers(self, actual, expected, tolerances, place):
        if self.checks["dtype"] and type(actual) is not type(expected):
            raise _Different(AssertionError, f"The (d)types do not match: {type(actual)} != {type(expected)}.", place)
        rtol, atol = tolerances
        close = actual == expected or self.equal_nan and cmath.isnan(actual) and cmath.isnan(expected)
        if not close and cmath.isfinite(actual) and cmath.isfinite(expected):
            close = abs(actual - expected) <= atol + rtol * abs(expected)
        if not close:
            raise _Different(AssertionError, _scalars(actual, expected, rtol, atol), place)

    def tensors(self, actual, expected, tolerances, place):
        def same(name, a, b):
            if a != b:
                raise _Different(AssertionError, f"The values for attribute '{name}' do not match: {a} != {b}.", place)

        same("shape", actual.shape, expected.shape)
        for name in ("device", "layout", "dtype"):
            if self.checks[name]:
                same(name, getattr(actual, name), getattr(expected, name))
        if self.checks["stride"]:
            same("stride()", actual.stride(), expected.stride())
        with torc.no_grad():
            actual, expected = actual.detach(), expected.detach()
            if actual.device != expected.device:
                actual, expected = actual.cpu(), expected.cpu()
            if actual.dtype != expected.dtype:
                both = torc.promote_types(*(torc.int64 if t.dtype in _UNPROMOTED else t.dtype for t in (actual, expected)))
                actual, expected = actual.to(both), expected.to(both)
            rtol, atol = tolerances
            if actual.dtype in (torc.float8_e4m3fn, torc.float8_e5m2):
                actual, expected = actual.to(torc.float32), expected.to(torc.float32)
            close = torc.isclose(actual, expected, rtol=rtol, atol=atol, equal_nan=self.equal_nan)
            if not close.all():
                if actual.dim() == 0:
                    raise _Different(AssertionError, _scalars(actual.item(), expected.item(), rtol, atol), place)
                if not actual.is_floating_point() and not actual.is_complex():  # whose difference may be negative
                    actual, expected = actual.to(torc.int64), expected.to(torc.int64)
                raise _Different(AssertionError, _elements(actual, expected, close, rtol, atol), place)


def _is_numpy_number(value):
    if type(value).__module__ != "numpy":
        return False
    import numpy
    return isinstance(value, numpy.number)


def _tensor(value):
    """A tensor of what is like one; else None."""
    if isinstance(value, Tensor):
        return value
    try:
        return torc.as_tensor(value)
    except Exception:  # whatever is wrong with it, it cannot be compared as a tensor
        return None


def _heading(what, rtol, atol):
    return f"{what} are not {'equal' if rtol == 0 and atol == 0 else 'close'}!\n\n"


def _allowed(rtol, atol):
    return ("", "") if rtol == 0 and atol == 0 else (f" (up to {atol} allowed)", f" (up to {rtol} allowed)")


def _scalars(actual, expected, rtol, atol):
    absolute = abs(actual - expected)
    relative = absolute / abs(expected) if expected != 0 else float("inf")
    for_absolute, for_relative = _allowed(rtol, atol)
    return (_heading("Scalars", rtol, atol) + f"Expected {expected} but got {actual}.\nAbsolute difference: {absolute}{for_absolute}\n"
            f"Relative difference: {relative}{for_relative}")


def _elements(actual, expected, close, rtol, atol):
    def greatest(difference):
        difference = torc.where(close, 0, difference)
        at = difference.flatten().argmax().item()
        index = []
        for size in reversed(difference.shape):
            at, k = divmod(at, size)
            index.insert(0, k)
        return difference[tuple(index)].item(), tuple(index)

    wrong, total = close.numel() - int(close.sum().item()), close.numel()
    absolute = (actual - expected).abs()
    most, at = greatest(absolute)
    largest, where = greatest(absolute / expected.abs())
    for_absolute, for_relative = _allowed(rtol, atol)
    return (_heading("Tensor-likes", rtol, atol) + f"Mismatched elements: {wrong} / {total} ({wrong / total:.1%})\n"
            f"Greatest absolute difference: {most} at index {at}{for_absolute}\nGreatest relative difference: {largest} at index {where}{for_relative}")


def assert_close(actual, expected, *, allow_subclasses=True, rtol=None, atol=None, equal_nan=False, check_device=True, check_dtype=True,
                 check_layout=True, check_stride=False, msg=None):
    """An AssertionError that says what differs, unless all tensors, arrays and numbers of two values, in dicts and sequences, are close:
    abs(actual - expected) <= atol + rtol * abs(expected)."""
    __tracebackhide__ = True
    comparison = _Comparison(rtol, atol, equal_nan, allow_subclasses, device=check_device, dtype=check_dtype, layout=check_layout, stride=check_stride)
    error = None
    try:
        pairs = comparison.pairs(actual, expected)
    except _Different as different:  # what cannot be compared is said as it is
        error = different.error(None)
    else:
        try:
            for compare in pairs:
                compare()
        except _Different as different:
            error = different.error(msg)
    if error is not None:
        raise error


def assert_allclose(actual, expected, rtol=None, atol=None, equal_nan=True, msg=""):
    """The name that assert_close had once; it compares values only."""
    warnings.warn("`torch.testing.assert_allclose()` is deprecated since 1.12 and will be removed in a future release. Please use "
                  "`torch.testing.assert_close()` instead. You can find detailed upgrade instructions in "
                  "https://github.com/pytorch/pytorch/issues/61844.", FutureWarning, stacklevel=2)
    actual, expected = (v if isinstance(v, Tensor) else torc.as_tensor(v) for v in (actual, expected))
    if rtol is None and atol is None:
        rtol, atol = default_tolerances(actual, expected, dtype_precisions=_TOLERANCES_ONCE)
    assert_close(actual, expected, rtol=rtol, atol=atol, equal_nan=equal_nan, check_device=True, check_dtype=False, check_stride=False, msg=msg or None)

"""torch.finfo and torch.iinfo."""

import torc

__name__ = torc.__name__  # where PyTorch, and so pickles, have what is defined here

#                bits  digits of the mantissa, largest exponent, smallest normal exponent
_FLOATS = {torc.float16: (16, 10, 15, -14), torc.bfloat16: (16, 7, 127, -126), torc.float32: (32, 23, 127, -126), torc.float64: (64, 52, 1023, -1022),
           torc.float8_e5m2: (8, 2, 15, -14), torc.float8_e4m3fn: (8, 3, 8, -6)}
_INTS = {torc.uint8: (8, False), torc.int8: (8, True), torc.int16: (16, True), torc.int32: (32, True), torc.int64: (64, True),
         torc.uint16: (16, False), torc.uint32: (32, False), torc.uint64: (64, False)}


def _dtype_of(function, args, kwargs, usual):
    """The one argument, by position or as `type`."""
    given = [*args, *kwargs.values()]
    if len(given) > 1 or set(kwargs) - {"type"}:
        raise TypeError(f"{function}() takes 1 argument, `type`")
    if not given:
        if usual is None:
            raise TypeError(f'{function}() missing 1 required positional arguments: "type"')
        return usual
    kinds = {float: torc.float64, int: torc.int64, bool: torc.bool, complex: torc.complex128}
    dtype = kinds.get(given[0], given[0]) if isinstance(given[0], type) else given[0]
    if not isinstance(dtype, torc.dtype):
        raise TypeError(f"{function}(): argument 'type' (position 1) must be torch.dtype, not {type(given[0]).__name__}")
    return dtype


class finfo:
    """Limits of a floating dtype; of a complex one, those of its parts."""

    def __init__(self, *args, **kwargs):
        dtype = _dtype_of("finfo", args, kwargs, torc.get_default_dtype())
        real = dtype.to_real()
        if real not in _FLOATS:
            raise TypeError("torch.finfo() requires a floating point input type. Use torch.iinfo to handle 'torch.finfo'")
        self.bits, digits, high, low = _FLOATS[real]
        self.eps = 2.0**-digits
        self.max = 448.0 if real is torc.float8_e4m3fn else (2 - 2.0**-digits) * 2.0**high
        self.min = -self.max
        self.tiny = self.smallest_normal = 2.0**low
        self.resolution = float(f"1e-{int(digits * 0.30103)}")
        self.dtype = str(real)[6:]

    def __repr__(self):
        return (f"finfo(resolution={self.resolution:g}, min={self.min:g}, max={self.max:g}, eps={self.eps:g}, "
                f"smallest_normal={self.smallest_normal:g}, tiny={self.tiny:g}, dtype={self.dtype})")

    def __eq__(self, other):
        return isinstance(other, finfo) and self.dtype == other.dtype

    def __hash__(self):
        return hash(self.dtype)


class iinfo:
    """Limits of an integer dtype."""

    def __init__(self, *args, **kwargs):
        dtype = _dtype_of("iinfo", args, kwargs, None)
        if dtype is torc.bool:
            raise TypeError("torch.bool is not supported by torch.iinfo")
        if dtype not in _INTS:
            raise TypeError("torch.iinfo() requires an integer input type. Use torch.finfo to handle 'torch.iinfo'")
        self.bits, signed = _INTS[dtype]
        self.min = -(1 << self.bits - 1) if signed else 0
        self.max = (1 << self.bits - signed) - 1
        self.dtype = str(dtype)[6:]

    def __repr__(self):
        return f"iinfo(min={self.min:g}, max={self.max:g}, dtype={self.dtype})"

    def __eq__(self, other):
        return isinstance(other, iinfo) and self.dtype == other.dtype

    def __hash__(self):
        return hash(self.dtype)

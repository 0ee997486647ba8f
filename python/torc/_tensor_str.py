"""torch._tensor_str: texts of tensors, and how they are made."""

import contextlib

import torc
from torc import Tensor
from torc._C import get_printoptions, set_printoptions


class _Options:
    """The options as attributes."""

    def __getattr__(self, name):
        try:
            return get_printoptions()[name]
        except KeyError:
            raise AttributeError(name) from None

    def __setattr__(self, name, value):
        if name not in get_printoptions():
            raise AttributeError(name)
        set_printoptions(**{name: value})


PRINT_OPTS = _Options()


@contextlib.contextmanager
def printoptions(**options):
    """Other options for a while."""
    before = get_printoptions()
    set_printoptions(**options)
    try:
        yield
    finally:
        set_printoptions(**before)


def _suffixes(t):
    """What is said of a tensor behind its elements."""
    dtype, default = t.dtype, torc.get_default_dtype()
    if t.is_cuda:
        yield f"device='{t.device}'"
    if t.numel() == 0 and t.dim() != 1:
        yield f"size={tuple(t.shape)}"
    usual = (default,) if t.numel() == 0 else (default, torc.complex128 if default is torc.float64 else torc.complex64, torc.int64, torc.bool)
    if dtype not in usual:
        yield f"dtype={dtype}"
    if t.grad_fn is not None:
        yield f"grad_fn=<{type(t.grad_fn).__name__}>"
    elif t.requires_grad:
        yield "requires_grad=True"


def _str(self, *, tensor_contents=None):
    """The text of a tensor, with other contents in place of its elements where they are given."""
    if tensor_contents is None:
        return Tensor.__repr__(self)
    prefix = "tensor(" if type(self) in (Tensor, torc.nn.Parameter) else f"{type(self).__name__}("
    text, at = prefix + tensor_contents, len(prefix) + len(tensor_contents) - (prefix + tensor_contents).rfind("\n") + 1
    for suffix in _suffixes(self):
        if at + len(suffix) + 2 > PRINT_OPTS.linewidth:
            text, at = f"{text},\n{' ' * len(prefix)}{suffix}", len(prefix) + len(suffix)
        else:
            text, at = f"{text}, {suffix}", at + len(suffix) + 2
    return text + ")"

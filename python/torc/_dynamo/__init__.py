"""torch._dynamo: names that libraries touch, of a compiler that is not there."""

from types import SimpleNamespace

from torc.compiler import allow_in_graph, assume_constant_result, disable, is_compiling, reset  # noqa: F401

config = SimpleNamespace(suppress_errors=False, cache_size_limit=8, recompile_limit=8, capture_scalar_outputs=False, optimize_ddp=True)


def graph_break(msg=""):
    pass


def mark_static_address(t, guard=True):
    pass


def mark_static(t, index=None):
    pass


def mark_dynamic(t, index, *, min=None, max=None):
    pass


def maybe_mark_dynamic(t, index):
    pass


class OptimizedModule:
    """No module is one: nothing is compiled."""


from torc._dynamo import eval_frame  # noqa: E402,F401

"""torch.fx: the names that libraries touch when they only ask. Nothing is traced here: calls run as they are made."""


class Proxy:
    """What stands for a value while a program is traced. No object is one."""


class Node:
    """A step of a traced program. No object is one."""


class Graph:
    def __init__(self, *args, **kwargs):
        raise NotImplementedError("torch.fx.Graph: programs are not traced here")


class GraphModule:
    def __new__(cls, *args, **kwargs):
        raise NotImplementedError("torch.fx.GraphModule: programs are not traced here")


class Tracer:
    def __init__(self, *args, **kwargs):
        raise NotImplementedError("torch.fx.Tracer: programs are not traced here")


class Interpreter:
    def __init__(self, *args, **kwargs):
        raise NotImplementedError("torch.fx.Interpreter: programs are not traced here")


def wrap(fn_or_name):
    """A tracer would not look into this function."""
    return fn_or_name


def symbolic_trace(root, concrete_args=None):
    raise NotImplementedError("torch.fx.symbolic_trace: programs are not traced here")


from torc.fx import node, proxy  # noqa: E402,F401

"""What libraries take from torch.fx.graph_module as they are imported."""

from torc.fx import GraphModule  # noqa: F401

_USER_PRESERVED_ATTRIBUTES_KEY = "_user_preserved_attributes"


class _CodeOnlyModule:
    def __init__(self, *args, **kwargs):
        raise NotImplementedError("torch.fx.graph_module: programs are not traced here")


def _copy_attr(from_module, to_module, target):
    raise NotImplementedError("torch.fx.graph_module: programs are not traced here")

"""torch.autograd.graph: nodes of the graph, seen from outside."""

import collections
from _thread import _local

import torc
from torc import _C
from torc.utils.hooks import RemovableHandle as _RemovableHandle

Node = _C._Node


class GradientEdge(collections.namedtuple("GradientEdge", "node output_nr ownership_token", defaults=(None,))):
    """Where a gradient flows: to output output_nr of a node. PyTorch's third field keeps nodes that are not Python's; here nodes keep themselves."""

    __slots__ = ()


def get_gradient_edge(tensor):
    """The edge that gradients of the tensor come through."""
    return GradientEdge(*_C._gradient_edge(tensor))


class _MultiHandle(_RemovableHandle):
    """Hooks that are removed together."""

    def __init__(self, handles):
        self.handles = handles

    def remove(self):
        for handle in self.handles:
            handle.remove()

    def __getstate__(self):
        return self.handles

    def __setstate__(self, state):
        self.handles = state


def register_multi_grad_hook(tensors, fn, *, mode="all"):
    """Calls fn once in each backward pass. With mode "all", when the gradients of all those of the tensors are there whose gradients the pass
    computes, with a list of them, None for the others; with "any", when the first one is there, with that. Returns a handle that removes
    the hook."""
    if mode not in ("all", "any"):
        raise ValueError(f"Expects mode to be one of ('all', 'any') but got {mode}")
    if mode == "any":
        tensors = [t for t in tensors if t.requires_grad]
    if not all(t.requires_grad for t in tensors):
        raise AssertionError("Expected gradient function to be set")
    nodes = [get_gradient_edge(t).node for t in tensors]
    passes = {}  # by number of the pass: the gradients so far, and how many are still to come

    def hook_of(place):
        def hook(gradient):
            number = _C._current_graph_task_id()
            first = number not in passes
            if first:
                passes[number] = [[None] * len(nodes), sum(map(_C._will_engine_execute_node, nodes))]
            found = passes[number]
            found[0][place] = gradient
            found[1] -= 1
            last = not found[1]
            if last:
                del passes[number]
            if first and mode == "any":
                fn(gradient)
            elif last and mode == "all":
                fn(found[0])

        return hook

    return _MultiHandle(tuple(t.register_hook(hook_of(place)) for place, t in enumerate(tensors)))


_disabled = _local()  # .message: why this thread must not push hooks of saved tensors


class disable_saved_tensors_hooks:
    """Inside, entering saved_tensors_hooks is a RuntimeError with this text."""

    def __init__(self, error_message):
        self.error_message, self.before = error_message, []

    def __enter__(self):
        self.before.append(getattr(_disabled, "message", None))
        _disabled.message = self.error_message

    def __exit__(self, *error):
        _disabled.message = self.before.pop()


def increment_version(tensor):
    """Counts a write of a tensor's elements, or of several tensors', that torc did not see: what saved them before is refused in backward."""
    for t in (tensor,) if isinstance(tensor, torc.Tensor) else tensor:
        with torc.no_grad():
            t.detach().as_strided((0,), (1,)).zero_()


class saved_tensors_hooks:
    """While it is entered, what the graph saves is what pack_hook(tensor) returns; backward gets unpack_hook of that."""

    def __init__(self, pack_hook, unpack_hook):
        self.pack_hook, self.unpack_hook = pack_hook, unpack_hook

    def __enter__(self):
        message = getattr(_disabled, "message", None)
        if message is not None:
            raise RuntimeError(message)
        _C._saved_hooks_push(self.pack_hook, self.unpack_hook)

    def __exit__(self, *error):
        _C._saved_hooks_pop()


class save_on_cpu(saved_tensors_hooks):
    """Saved tensors lie in the host's memory until backward."""

    def __init__(self, pin_memory=False, device_type="cuda"):
        def pack(tensor):
            if not pin_memory:
                return tensor.device, tensor.cpu()
            packed = torc.empty(tensor.size(), dtype=tensor.dtype, pin_memory=tensor.device.type == device_type)
            return tensor.device, packed.copy_(tensor)

        def unpack(packed):
            device, tensor = packed
            return tensor.to(device, non_blocking=pin_memory)

        super().__init__(pack, unpack)


__getattr__ = torc._absent_from(__name__)

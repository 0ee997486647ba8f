"""What torch.func and torch.autograd.functional share: inputs of their own, and gradients with respect to them."""

import torc
from torc.autograd import grad as _grad


def fresh(tensor):
    """The same values under another tensor that requires grad. What came from an outer derivative stays connected with it."""
    return tensor.view_as(tensor) if tensor.requires_grad and torc.is_grad_enabled() else tensor.detach().requires_grad_()


def others_reachable(outputs, inputs):
    """Does anything that requires grad lead to the outputs besides these inputs? Then gradients have a use outside."""
    own = {id(t) for t in inputs}
    seen, todo = set(), [t.grad_fn for t in outputs if t.grad_fn is not None]
    while todo:
        node = todo.pop()
        if node in seen:
            continue
        seen.add(node)
        leaf = getattr(node, "variable", None)
        if leaf is not None and id(leaf) not in own:
            return True
        todo += [n for n, _ in node.next_functions if n is not None]
    return False


def gradients(outputs, inputs, grad_outputs=None, create_graph=False, retain_graph=None):
    """Of outputs that need not depend on the inputs: zeros where they do not."""
    pairs = [(o, None if grad_outputs is None else grad_outputs[k]) for k, o in enumerate(outputs) if o.requires_grad]
    if not pairs:
        return tuple(torc.zeros_like(t) for t in inputs)
    return _grad([o for o, _ in pairs], inputs, None if grad_outputs is None else [g for _, g in pairs], retain_graph=retain_graph,
                 create_graph=create_graph, allow_unused=True, materialize_grads=True)


def basis(tensor):
    """The unit tensors of the tensor's size, one after another."""
    for k in range(tensor.numel()):
        unit = torc.zeros_like(tensor, memory_format=torc.contiguous_format)
        unit.view(-1)[k] = 1
        yield unit

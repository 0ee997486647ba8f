"""torch.autograd: gradients of any outputs, modes, hooks, functions with a backward of their own."""

import importlib as _importlib

import torc
from torc import _C
from torc.autograd import graph  # noqa: F401
from torc.autograd.function import Function, FunctionCtx, once_differentiable  # noqa: F401
from torc.autograd.grad_mode import enable_grad, inference_mode, no_grad, set_grad_enabled  # noqa: F401
from torc.autograd.anomaly_mode import detect_anomaly, set_detect_anomaly  # noqa: F401
from torc.autograd.variable import Variable  # noqa: F401

SavedTensor = _C._SavedTensor

_LAZY = {"gradcheck": "gradcheck", "gradgradcheck": "gradcheck", "functional": None}  # by the module that has the name; None: it is one


_absent = torc._absent_from(__name__)


def __getattr__(name):
    if name not in _LAZY:
        return _absent(name)
    module = _importlib.import_module("torc.autograd." + (_LAZY[name] or name))
    if _LAZY[name] is None:
        return module
    for each, where in _LAZY.items():  # a submodule of the name stands there after the import: the function takes its place
        if where == _LAZY[name]:
            globals()[each] = getattr(module, each)
    return globals()[name]


def _tuple(x):
    return (x,) if isinstance(x, (torc.Tensor, graph.GradientEdge)) else tuple(x)


def _checked(outputs, gradients):
    """PyTorch's refusals of gradients that do not fit the outputs."""
    if gradients is None:
        gradients = (None,) * len(outputs)
    gradients = _tuple(gradients)
    if len(gradients) != len(outputs):
        raise RuntimeError(f"got {len(outputs)} tensors and {len(gradients)} gradients")
    for out, grad in zip(outputs, gradients):
        assert isinstance(out, (torc.Tensor, graph.GradientEdge)), "Expected output to be a torch.Tensor"
        if isinstance(out, graph.GradientEdge):
            continue  # whose shape the node knows
        if isinstance(grad, torc.Tensor):
            if grad.shape != out.shape:
                raise RuntimeError(
                    f"Mismatch in shape: grad_output[0] has a shape of {grad.shape} and output[0] has a shape of {out.shape}.")
        elif grad is None:
            if out.requires_grad and out.numel() != 1:
                raise RuntimeError("grad can be implicitly created only for scalar outputs")
        else:
            raise TypeError("gradients can be either Tensors or None, but got " + type(grad).__name__)
    return gradients


def backward(tensors, grad_tensors=None, retain_graph=None, create_graph=False, grad_variables=None, inputs=None):
    """Adds to .grad of the leaves that the tensors, or edges of the graph, depend on; or of `inputs` only."""
    if inputs is not None and not isinstance(inputs, (torc.Tensor, graph.GradientEdge)) and len(inputs) == 0:
        raise RuntimeError("`inputs` argument to `backward()` cannot be empty.")
    tensors = _tuple(tensors)
    gradients = _checked(tensors, grad_tensors if grad_tensors is not None else grad_variables)
    retain = create_graph if retain_graph is None else retain_graph
    _C._autograd_backward(tensors, gradients, retain, create_graph, inputs)


def grad(outputs, inputs, grad_outputs=None, retain_graph=None, create_graph=False, only_inputs=True, allow_unused=None,
         is_grads_batched=False, materialize_grads=False):
    """The gradients of the sum of the outputs with respect to the inputs. Both may be edges of the graph (graph.GradientEdge)."""
    if is_grads_batched:
        raise NotImplementedError("grad(): is_grads_batched is not supported")
    if materialize_grads and allow_unused is False:
        raise ValueError("Expected allow_unused to be True or not passed when materialize_grads=True, but got: allow_unused=False.")
    outputs, inputs = _tuple(outputs), _tuple(inputs)
    gradients = _checked(outputs, grad_outputs)
    retain = create_graph if retain_graph is None else retain_graph
    result = _C._autograd_grad(outputs, inputs, gradients, retain, create_graph, bool(allow_unused), materialize_grads)
    if materialize_grads and any(g is None for g in result):  # edges are among the ends, which have no zeros of their own
        if any(g is None and not isinstance(i, torc.Tensor) for g, i in zip(result, inputs)):
            raise RuntimeError("materialize_grads cannot be used when the given input is a GradientEdge")
        result = tuple(torc.zeros_like(i, requires_grad=create_graph) if g is None else g for g, i in zip(result, inputs))
    return result


def is_available():
    return True

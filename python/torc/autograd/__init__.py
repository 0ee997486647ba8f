"""torch.autograd: gradients of any outputs, modes, hooks, functions with a backward of their own."""

import importlib as _importlib

import torc
from torc import _C, _typing
from torc.autograd import graph  # noqa: F401
from torc.autograd.function import Function, FunctionCtx, once_differentiable  # noqa: F401
from torc.autograd.grad_mode import enable_grad, inference_mode, no_grad, set_grad_enabled  # noqa: F401
from torc.autograd.anomaly_mode import detect_anomaly, set_detect_anomaly  # noqa: F401
from torc.autograd.variable import Variable  # noqa: F401

SavedTensor = _C._SavedTensor
_is_checkpoint_valid = _C._is_checkpoint_valid

_LAZY = {"gradcheck": "gradcheck", "gradgradcheck": "gradcheck", "functional": None}  # by the module that has the name; None: it is one

if _typing.TYPE_CHECKING:
    from torc.autograd import functional, profiler  # noqa: F401
    from torc.autograd.gradcheck import gradcheck, gradgradcheck  # noqa: F401


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


def _checked(outputs, gradients, batched=False):
    """PyTorch's refusals of gradients that do not fit the outputs. Of batched ones the first of each counts."""
    if gradients is None:
        gradients = (None,) * len(outputs)
    gradients = _tuple(gradients)
    if not batched and len(gradients) != len(outputs):
        raise RuntimeError(f"got {len(outputs)} tensors and {len(gradients)} gradients")
    for k, (out, grad) in enumerate(zip(outputs, gradients)):
        assert isinstance(out, (torc.Tensor, graph.GradientEdge)), "Expected output to be a torch.Tensor"
        if isinstance(out, graph.GradientEdge):
            continue  # whose shape the node knows
        if isinstance(grad, torc.Tensor):
            shape = grad[0].shape if batched else grad.shape
            if shape != out.shape:
                at = f"grad_output[{k}] has a shape of {shape} and output[{k}] has a shape of {out.shape}."
                raise RuntimeError("If `is_grads_batched=True`, we interpret the first dimension of each grad_output as the batch dimension. The sizes of the remaining "
                                   f"dimensions are expected to match the shape of corresponding output, but a mismatch was detected: {at} If you only want some "
                                   "tensors in `grad_output` to be considered batched, consider using vmap." if batched else f"Mismatch in shape: {at}")
            if out.is_complex() != grad.is_complex():
                raise RuntimeError("For complex Tensors, both grad_output and output are required to have the same dtype. Mismatch in dtype: "
                                   f"grad_output[{k}] has a dtype of {grad.dtype} and output[{k}] has a dtype of {out.dtype}.")
        elif grad is None:
            if out.requires_grad and out.numel() != 1:
                raise RuntimeError("grad can be implicitly created only for scalar outputs")
            if out.requires_grad and not out.is_floating_point():
                raise RuntimeError(f"grad can be implicitly created only for real scalar outputs but got {out.dtype}")
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


def _batch_size(outputs, gradients):
    """How many gradients there are of each output, in the words of PyTorch, which maps backward over them."""
    for out, grad in zip(outputs, gradients):
        if grad is None:
            what = ("some input, but that input is a Tensor of dimensionality 0 so expected in_dim to satisfy 0 <= in_dim < 0." if out.requires_grad else
                    f"an input but the input is of type {type(None)}. We cannot vmap over non-Tensor arguments, please use None as the respective in_dim")
            raise ValueError(f"vmap(vjp, in_dims=0, ...)(<inputs>): Got in_dim=0 for {what}")
    sizes = [len(grad) for grad in gradients]
    if len(set(sizes)) > 1:
        raise ValueError(f"vmap: Expected all tensors to have the same size in the mapped dimension, got sizes {sizes} for the mapped dimension")
    return sizes[0]


def grad(outputs, inputs, grad_outputs=None, retain_graph=None, create_graph=False, only_inputs=True, allow_unused=None,
         is_grads_batched=False, materialize_grads=False):
    """The gradients of the sum of the outputs with respect to the inputs; with is_grads_batched one for each gradient along their first dimension, stacked.
    Both may be edges of the graph (graph.GradientEdge)."""
    if materialize_grads and allow_unused is False:
        raise ValueError("Expected allow_unused to be True or not passed when materialize_grads=True, but got: allow_unused=False.")
    outputs, inputs = _tuple(outputs), _tuple(inputs)
    if not only_inputs:
        import warnings
        warnings.warn("only_inputs argument is deprecated and is ignored now (defaults to True). To accumulate gradient for other parts of the graph, please use "
                      "torch.autograd.backward.", FutureWarning, stacklevel=2)
    gradients = _checked(outputs, grad_outputs, is_grads_batched)
    retain = create_graph if retain_graph is None else retain_graph
    if is_grads_batched:
        gradients = gradients[:len(outputs)]
        last = _batch_size(outputs, gradients) - 1
        rows = [_C._autograd_grad(outputs, inputs, [g[k] for g in gradients], retain or k < last, create_graph, bool(allow_unused or materialize_grads), False)
                for k in range(last + 1)]
        result = tuple(torc.stack(column) if column[0] is not None else None for column in zip(*rows))
    else:
        result = _C._autograd_grad(outputs, inputs, gradients, retain, create_graph, False if allow_unused is None else allow_unused, materialize_grads)
    if materialize_grads and any(g is None for g in result):  # edges are among the ends, which have no zeros of their own
        if any(g is None and not isinstance(i, torc.Tensor) for g, i in zip(result, inputs)):
            raise RuntimeError("materialize_grads cannot be used when the given input is a GradientEdge")
        result = tuple(torc.zeros_like(i, requires_grad=create_graph) if g is None else g for g, i in zip(result, inputs))
    return result


def is_available():
    return True

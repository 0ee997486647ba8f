"""torch.autograd.gradcheck and gradgradcheck: gradients beside central differences."""

import warnings

import torc
from torc import _C


class GradcheckError(RuntimeError):
    """Gradients differ."""


def _inputs(inputs, of):
    inputs = (inputs,) if isinstance(inputs, torc.Tensor) else tuple(inputs)
    checked = [t for t in inputs if isinstance(t, torc.Tensor) and t.requires_grad]
    if not checked:
        raise ValueError(f"{of} expects at least one input tensor to require gradient, but none of the them have requires_grad=True.")
    if any(t.dtype not in (torc.float64, torc.complex128) for t in checked):
        warnings.warn("Input #0 requires gradient and is not a double precision floating point or complex. This check will likely fail if "
                      "all the inputs are not of double precision floating point or complex. ", stacklevel=3)
    return inputs


def _check(func, inputs, eps, atol, rtol, nondet_tol, raise_exception, twice):
    try:
        _C._gradcheck(func, inputs, eps, atol, rtol, nondet_tol, twice)
    except RuntimeError as error:
        if not str(error).startswith(("Jacobian mismatch", "Backward is not reentrant")):  # func's own, or of bad arguments
            raise
        if not raise_exception:
            return False
        raise GradcheckError(str(error)) from None
    return True


def _refuse_modes(**modes):
    for name, asked in modes.items():
        if asked:
            raise NotImplementedError(f"gradcheck(): {name}=True is not supported")


def gradcheck(func, inputs, *, eps=1e-6, atol=1e-5, rtol=1e-3, raise_exception=True, nondet_tol=0.0, check_undefined_grad=True,
              check_grad_dtypes=False, check_batched_grad=False, check_batched_forward_grad=False, check_forward_ad=False,
              check_backward_ad=True, fast_mode=False, masked=None):
    """True if the gradients of func at `inputs` are those that central differences give; else GradcheckError, or False without
    raise_exception. Every entry is compared, with fast_mode too."""
    _refuse_modes(check_batched_grad=check_batched_grad, check_batched_forward_grad=check_batched_forward_grad,
                  check_forward_ad=check_forward_ad, masked=masked)
    return _check(func, _inputs(inputs, "gradcheck"), eps, atol, rtol, nondet_tol, raise_exception, False)


def gradgradcheck(func, inputs, grad_outputs=None, *, eps=1e-6, atol=1e-5, rtol=1e-3, gen_non_contig_grad_outputs=False,
                  raise_exception=True, nondet_tol=0.0, check_undefined_grad=True, check_grad_dtypes=False, check_batched_grad=False,
                  check_fwd_over_rev=False, check_rev_over_rev=True, fast_mode=False, masked=False):
    """The same for second derivatives. Incoming gradients are drawn unless they are given."""
    _refuse_modes(check_batched_grad=check_batched_grad, check_fwd_over_rev=check_fwd_over_rev, masked=masked)
    inputs = _inputs(inputs, "gradgradcheck")
    if grad_outputs is None:
        from torc.testing import make_tensor
        outputs = func(*inputs)
        outputs = (outputs,) if isinstance(outputs, torc.Tensor) else tuple(outputs)
        grad_outputs = tuple(make_tensor(t.shape, dtype=t.dtype if t.is_floating_point() or t.is_complex() else torc.float64, device=t.device, low=-1, high=1,
                                         requires_grad=True, noncontiguous=gen_non_contig_grad_outputs) for t in outputs if t.requires_grad)  # PyTorch's draws
    given = (grad_outputs,) if isinstance(grad_outputs, torc.Tensor) else tuple(grad_outputs)
    checked = [k for k, t in enumerate(inputs) if isinstance(t, torc.Tensor) and t.requires_grad]

    def gradients(*args):
        outputs = func(*args[:len(inputs)])
        outputs = [t for t in ((outputs,) if isinstance(outputs, torc.Tensor) else outputs) if t.requires_grad]
        return torc.autograd.grad(outputs, [args[k] for k in checked], args[len(inputs):], create_graph=True, allow_unused=True,
                                  materialize_grads=True)

    return gradcheck(gradients, inputs + given, eps=eps, atol=atol, rtol=rtol, nondet_tol=nondet_tol, raise_exception=raise_exception)

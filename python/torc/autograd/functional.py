"""torch.autograd.functional: products with jacobians and hessians, and these in full, of functions of tensors."""

import torc
from torc._differentiate import basis, gradients


def _tuple(x, name, of):
    if isinstance(x, torc.Tensor):
        return (x,), False
    if not isinstance(x, (tuple, list)):
        raise TypeError(f"The {name} given to {of} must be either a Tensor or a tuple of Tensors but the given {name} has type {type(x)}.")
    for k, t in enumerate(x):
        if not isinstance(t, torc.Tensor):
            raise TypeError(f"The {name} given to {of} must be either a Tensor or a tuple of Tensors but the value at index {k} has type {type(t)}.")
    return tuple(x), True


def _directions(v, like, several, of, what):
    """The vectors that are given, which must be as `like`; None: one for a single number."""
    if v is None:
        if len(like) != 1 or like[0].numel() != 1:
            raise RuntimeError(f"The vector v can only be None if the {what} a single Tensor with a single element.")
        return (torc.ones_like(like[0]),)
    given, _ = _tuple(v, "v", of)
    if len(given) != len(like):
        if several:
            raise RuntimeError(f"v is a tuple of invalid length: should be {len(like)} but got {len(given)}.")
        raise RuntimeError("The given v should contain a single Tensor.")
    for k, (a, b) in enumerate(zip(given, like)):
        if a.shape != b.shape:
            at = f"Entry {k} in " if several else ""
            raise RuntimeError(f"{at}v has invalid size: should be {b.size()} but got {a.size()}.")
    return given


def _check_strict(tensors, strict, message):
    """With strict, what does not depend on the inputs is an error."""
    if strict:
        for k, t in enumerate(tensors):
            if not t.requires_grad:
                raise RuntimeError(message.format(k))


_INDEPENDENT = "Output {} of the user-provided function does not require gradients. The outputs must be computed in a differentiable manner from the input when running in strict mode."


class _Run:
    """The function's outputs at inputs of its own."""

    def __init__(self, func, inputs, create_graph, strict, of, scalar=False):
        inputs, self.several = _tuple(inputs, "inputs", of)
        self.inputs = tuple(t.view_as(t) if create_graph and t.requires_grad else t.detach().requires_grad_() for t in inputs)
        outputs = func(*self.inputs)
        self.outputs, self.many = _tuple(outputs, "outputs of the user-provided function", of)
        if scalar:
            if self.many:
                raise RuntimeError(f"The function given to {of} should return a single Tensor")
            if outputs.numel() != 1:
                raise RuntimeError(f"The Tensor returned by the function given to {of} should contain a single element")
        _check_strict(self.outputs, strict, _INDEPENDENT)


def _given(tensors, create_graph, several):
    tensors = tuple(t if create_graph else t.detach() for t in tensors)
    return tensors if several else tensors[0]


def vjp(func, inputs, v=None, create_graph=False, strict=False):
    """(outputs, vector times jacobian)."""
    with torc.enable_grad():
        r = _Run(func, inputs, create_graph, strict, "vjp")
        v = _directions(v, r.outputs, r.many, "vjp", "user-provided function returns")
        result = gradients(r.outputs, r.inputs, v, create_graph)
    return _given(r.outputs, create_graph, r.many), _given(result, create_graph, r.several)


def jvp(func, inputs, v=None, create_graph=False, strict=False):
    """(outputs, jacobian times vector), by differentiating backward once more."""
    from torc.func import push_forward
    with torc.enable_grad():
        r = _Run(func, inputs, create_graph, strict, "jvp")
        v = _directions(v, r.inputs, r.several, "jvp", "input to the user-provided function is")
        result = push_forward(r.outputs, r.inputs, v, create_graph)
    return _given(r.outputs, create_graph, r.many), _given(result, create_graph, r.many)


_TOGETHER = "torch.autograd.functional.jacobian: `{}` and `{}` are not supported together{}. Please either set `{}` or `{}`."


def _check_strategy(strategy, create_graph, strict, vectorize, hint=""):
    """PyTorch's refusals of ways to compute a jacobian. Here all of them are row by row."""
    if strategy not in ("reverse-mode", "forward-mode"):
        raise AssertionError('Expected strategy to be either "forward-mode" or "reverse-mode".' + hint)
    if strategy == "forward-mode":
        if create_graph:
            raise NotImplementedError(_TOGETHER.format("create_graph=True", 'strategy="forward-mode"', " (yet)", "create_graph=False", 'strategy="reverse-mode"'))
        if strict:
            raise RuntimeError(_TOGETHER.format("strict=True", 'strategy="forward-mode"', " (yet)", "strict=False", 'strategy="reverse-mode"'))
        if not vectorize:
            raise NotImplementedError("Computing Jacobian using forward-AD or forward-over-reverse Hessian isonly implemented for `vectorize=True`.")


def jacobian(func, inputs, create_graph=False, strict=False, vectorize=False, strategy="reverse-mode"):
    """The jacobian of each output with respect to each input; its sizes are those of the output and then those of the input."""
    _check_strategy(strategy, create_graph, strict, vectorize, ' Hint: If your function has more outputs than inputs, "forward-mode" tends to be more performant. '
                    'Otherwise, prefer to use "reverse-mode".')
    with torc.enable_grad():
        r = _Run(func, inputs, create_graph, strict, "jacobian")
        if strict and vectorize:
            raise RuntimeError(_TOGETHER.format("strict=True", "vectorized=True", "", "strict=False", "vectorize=False"))
        blocks = []
        for o in r.outputs:
            rows = [gradients([o], r.inputs, [unit], create_graph, True) for unit in basis(o)]
            columns = [torc.stack([row[k] for row in rows]) if rows else t.new_zeros((0, *t.shape)) for k, t in enumerate(r.inputs)]
            blocks.append(_given([c.reshape(tuple(o.shape) + tuple(t.shape)) for c, t in zip(columns, r.inputs)], create_graph, r.several))
    return tuple(blocks) if r.many else blocks[0]


def hessian(func, inputs, create_graph=False, strict=False, vectorize=False, outer_jacobian_strategy="reverse-mode"):
    """The second derivatives of a function that returns one number."""
    _, several = _tuple(inputs, "inputs", "hessian")
    _check_strategy(outer_jacobian_strategy, create_graph, strict, vectorize)

    def first(*args):
        out = func(*args)
        _, many = _tuple(out, "outputs of the user-provided function", "hessian")
        if many:
            raise RuntimeError("The function given to hessian should return a single Tensor")
        if out.numel() != 1:
            raise RuntimeError("The Tensor returned by the function given to hessian should contain a single element")
        made = gradients([out.reshape(())], args, None, True)
        _check_strict(made, strict, "While computing the hessian, found that the jacobian of the user-provided function with respect to input {} is independent of the "
                      "input. This is not allowed in strict mode. You should ensure that your function is twice differentiable and that the jacobian depends on the "
                      "inputs (this would be violated by a linear function for example).")
        return made

    result = jacobian(first, inputs, create_graph=create_graph, strict=strict)
    return result if several else result[0]


def vhp(func, inputs, v=None, create_graph=False, strict=False):
    """(outputs, vector times hessian)."""
    with torc.enable_grad():
        r = _Run(func, inputs, create_graph, strict, "vhp", scalar=True)
        v = _directions(v, r.inputs, r.several, "vhp", "input to the user-provided function is")
        first = gradients(r.outputs, r.inputs, None, True)
        result = gradients(first, r.inputs, v, create_graph)
    return _given(r.outputs, create_graph, r.many), _given(result, create_graph, r.several)


def hvp(func, inputs, v=None, create_graph=False, strict=False):
    """(outputs, hessian times vector)."""
    from torc.func import push_forward
    with torc.enable_grad():
        r = _Run(func, inputs, create_graph, strict, "hvp", scalar=True)
        v = _directions(v, r.inputs, r.several, "hvp", "input to the user-provided function is")
        result = push_forward(gradients(r.outputs, r.inputs, None, True), r.inputs, v, create_graph)
    return _given(r.outputs, create_graph, r.many), _given(result, create_graph, r.several)

"""torch.func: functions that give derivatives of functions, by composition of backward.

vmap is not there; jacobians are put together row by row."""

import functools

import torc
from torc._differentiate import basis, fresh, gradients, others_reachable
from torc.nn.utils.stateless import _functional_call
from torc.utils._pytree import tree_flatten, tree_map, tree_unflatten


_depth = 0  # how many derivatives are being taken, one within another


class _Level:
    """While a derivative is taken: gradients are recorded, and whether it is the outermost."""

    def __enter__(self):
        global _depth
        _depth += 1
        self.mode = torc.enable_grad()
        self.mode.__enter__()
        return _depth == 1

    def __exit__(self, *error):
        global _depth
        _depth -= 1
        self.mode.__exit__(*error)


def _numbers(argnums, args, of):
    numbers = (argnums,) if isinstance(argnums, int) else tuple(argnums)
    for n in numbers:
        if not -len(args) <= n < len(args):
            raise RuntimeError(f"Got argnum={n}, but only {len(args)} positional inputs")
    return [n % len(args) for n in numbers]


def _with_fresh(args, numbers):
    """The arguments with tensors of their own in those places; and these tensors, with the forms to put gradients into."""
    args, leaves, forms = list(args), [], []
    for n in numbers:
        flat, form = tree_flatten(args[n])
        flat = [fresh(t) if isinstance(t, torc.Tensor) else t for t in flat]
        args[n] = tree_unflatten(flat, form)
        leaves.append(flat)
        forms.append(form)
    return args, leaves, forms


def grad_and_value(func, argnums=0, has_aux=False):
    """A function like func that returns (gradients with respect to arguments `argnums`, value)."""

    @functools.wraps(func)
    def wrapper(*args, **kwargs):
        numbers = _numbers(argnums, args, "grad")
        with _Level() as outermost:
            args, leaves, forms = _with_fresh(args, numbers)
            output = func(*args, **kwargs)
            aux = None
            if has_aux:
                if not (isinstance(output, tuple) and len(output) == 2):
                    raise RuntimeError("grad_and_value(f)(*args): output of function f should be a tuple: (output, aux) if has_aux is True")
                output, aux = output
            if not isinstance(output, torc.Tensor):
                raise RuntimeError(f"grad_and_value(f)(*args): Expected f(*args) to return a Tensor, got {type(output)}")
            if output.dim() != 0:
                raise RuntimeError(f"grad_and_value(f)(*args): Expected f(*args) to return a scalar Tensor, got tensor with {output.dim()} dims. "
                                   "Maybe you wanted to use the vjp or jacrev APIs instead?")
            inputs = [t for flat in leaves for t in flat]
            used = not outermost or others_reachable([output], inputs)
            flat = iter(gradients([output], inputs, create_graph=used))
            grads = [tree_unflatten([next(flat) for _ in own], form) for own, form in zip(leaves, forms)]
            value = output if used else output.detach()
            if aux is not None and not used:
                aux = tree_map(lambda t: t.detach() if isinstance(t, torc.Tensor) else t, aux)
        grads = grads[0] if isinstance(argnums, int) else tuple(grads)
        return (grads, (value, aux)) if has_aux else (grads, value)

    return wrapper


def grad(func, argnums=0, has_aux=False):
    """A function like func that returns the gradients of its one number with respect to arguments `argnums`."""
    both = grad_and_value(func, argnums, has_aux)

    @functools.wraps(func)
    def wrapper(*args, **kwargs):
        grads, value = both(*args, **kwargs)
        return (grads, value[1]) if has_aux else grads

    return wrapper


def _primals(primals, of):
    flat, form = tree_flatten(primals)
    for t in flat:
        if not isinstance(t, torc.Tensor):
            raise RuntimeError(f"{of}: Expected all primals to be Tensors, got {type(t)}")
    return flat, form


def vjp(func, *primals, has_aux=False):
    """(output, f) where f(cotangents) gives the gradients with respect to the primals; (output, f, aux) with has_aux."""
    flat, form = _primals(primals, "vjp(f, *primals)")
    with _Level() as outermost:
        inputs = [fresh(t) for t in flat]
        output = func(*tree_unflatten(inputs, form))
        aux = None
        if has_aux:
            if not (isinstance(output, tuple) and len(output) == 2):
                raise RuntimeError("vjp(f, *primals): output of function f should be a tuple: (output, aux) if has_aux is True")
            output, aux = output
        outputs, out_form = tree_flatten(output)
        for o in outputs:
            if not isinstance(o, torc.Tensor):
                raise RuntimeError(f"vjp(f, *primals): Expected f(*args) to return only tensors, got unsupported type {type(o)}")
        used = not outermost or others_reachable(outputs, inputs)

    def pull(cotangents, retain_graph=True, create_graph=None):
        given, given_form = tree_flatten(cotangents)
        if given_form != out_form:
            raise RuntimeError(f"Expected pytree structure of cotangents to be the same as pytree structure of outputs to the function. "
                               f"cotangents: {given_form}, primal output: {out_form}")
        create = (torc.is_grad_enabled() and (used or _depth > 0 or any(g.requires_grad for g in given))) if create_graph is None else create_graph
        return tuple(tree_unflatten(list(gradients(outputs, inputs, given, create, retain_graph)), form))

    shown = output if used else tree_map(torc.Tensor.detach, output)
    if not has_aux:
        return shown, pull
    return shown, pull, aux if used else tree_map(lambda t: t.detach() if isinstance(t, torc.Tensor) else t, aux)


def jvp(func, primals, tangents, *, strict=False, has_aux=False):
    """(output, derivative of the output along the tangents), by differentiating backward once more."""
    if not isinstance(primals, tuple):
        raise RuntimeError("jvp(f, primals, tangents): Expected primals to be a tuple. E.g. it should be valid to call f(*primals).")
    flat, form = _primals(primals, "jvp(f, primals, tangents)")
    given, given_form = tree_flatten(tangents)
    if given_form != form:
        raise RuntimeError("jvp(f, primals, tangents): Expected primals and tangents to have the same python structure. "
                           f"For example, if primals is a tuple of 3 tensors, tangents also must be. Got primals with structure {form} and "
                           f"tangents with structure {given_form}")
    with _Level() as outermost:
        inputs = [fresh(t) for t in flat]
        output = func(*tree_unflatten(inputs, form))
        aux = None
        if has_aux:
            output, aux = output
        outputs, out_form = tree_flatten(output)
        along = push_forward(outputs, inputs, given, True)
        used = not outermost or others_reachable(outputs, inputs)
        result = (tree_unflatten(outputs, out_form), tree_unflatten(along, out_form))
        if not used:
            result = tree_map(torc.Tensor.detach, result)
    return (*result, aux) if has_aux else result


def push_forward(outputs, inputs, tangents, create_graph):
    """The derivatives of the outputs along tangents of the inputs: the gradient of what is linear in zeros that stand for cotangents."""
    cotangents = [torc.zeros_like(o).requires_grad_() if o.requires_grad else torc.zeros_like(o) for o in outputs]
    back = gradients(outputs, inputs, cotangents, True)
    wanted = [k for k, c in enumerate(cotangents) if c.requires_grad]
    got = iter(gradients(back, [cotangents[k] for k in wanted], tangents, create_graph) if wanted else ())
    return [next(got) if c.requires_grad else torc.zeros_like(c) for c in cotangents]


def jacrev(func, argnums=0, *, has_aux=False, chunk_size=None, _preallocate_and_copy=False):
    """A function like func that returns the jacobian with respect to arguments `argnums`: one backward for each element of the output."""

    @functools.wraps(func)
    def wrapper(*args, **kwargs):
        numbers = _numbers(argnums, args, "jacrev")
        with _Level() as outermost:
            args, leaves, forms = _with_fresh(args, numbers)
            output, aux = func(*args, **kwargs), None
            if has_aux:
                output, aux = output
            outputs, out_form = tree_flatten(output)
            inputs = [t for flat in leaves for t in flat]
            used = not outermost or others_reachable(outputs, inputs)
            blocks = []
            for o in outputs:
                rows = [gradients([o], inputs, [unit], used, True) for unit in basis(o)]
                columns = [torc.stack([row[k] for row in rows]) if rows else t.new_zeros((0, *t.shape)) for k, t in enumerate(inputs)]
                parts = iter(c.reshape(tuple(o.shape) + tuple(t.shape)) for c, t in zip(columns, inputs))
                grads = [tree_unflatten([next(parts) for _ in own], form) for own, form in zip(leaves, forms)]
                blocks.append(grads[0] if isinstance(argnums, int) else tuple(grads))
            result = tree_unflatten(blocks, out_form)
        return (result, aux) if has_aux else result

    return wrapper


def jacfwd(func, argnums=0, has_aux=False, *, randomness="error"):
    """The jacobian as jacrev gives it. Without a forward mode of its own that is the shorter way here too."""
    return jacrev(func, argnums, has_aux=has_aux)


def hessian(func, argnums=0):
    """A function like func that returns the second derivatives of its one number."""
    return jacfwd(jacrev(func, argnums), argnums)


def stack_module_state(models):
    """(parameters, buffers): those of models of one class, stacked by name."""
    models = list(models)
    if not models:
        raise RuntimeError("stack_module_state: Expected at least one model, got 0.")
    if not all(m.training == models[0].training for m in models):
        raise RuntimeError("stack_module_state: Expected all models to have the same training/eval mode.")
    if not all(type(m) is type(models[0]) for m in models):
        raise RuntimeError("stack_module_state: Expected all models to be of the same class.")

    def stacked(of):
        named = [dict(of(m)) for m in models]
        return {k: torc.stack([n[k].detach() for n in named]).requires_grad_(named[0][k].requires_grad) for k in named[0]}

    return stacked(lambda m: m.named_parameters()), stacked(lambda m: m.named_buffers())


def functional_call(module, parameter_and_buffer_dicts, args=None, kwargs=None, *, tie_weights=True, strict=False):
    """Calls module with these parameters and buffers instead of its own, which stay as they are; several dicts: of all of them."""
    if isinstance(parameter_and_buffer_dicts, dict):
        given = parameter_and_buffer_dicts
    elif isinstance(parameter_and_buffer_dicts, (list, tuple)):
        if not all(isinstance(d, dict) for d in parameter_and_buffer_dicts):
            raise ValueError("Expected all elements of parameter_and_buffer_dicts to be dictionaries")
        keys = [k for d in parameter_and_buffer_dicts for k in d]
        if len(keys) != len(set(keys)):
            twice = sorted({k for k in keys if keys.count(k) > 1})
            raise ValueError(f"{twice} appeared in multiple dictionaries; behavior of functional call is ambiguous")
        given = {k: v for d in parameter_and_buffer_dicts for k, v in d.items()}
    else:
        raise ValueError(f"Expected parameter_and_buffer_dicts to be a dict, or a list/tuple of dicts, but got {type(parameter_and_buffer_dicts)}")
    return _functional_call(module, given, args, kwargs, tie_weights=tie_weights, strict=strict)


__getattr__ = torc._absent_from(__name__)

"""torch.compiler: what programs ask a compiler that is not there."""

import torc


def is_compiling():
    return False


def is_dynamo_compiling():
    return False


def is_exporting():
    return False


def disable(fn=None, recursive=True, *, reason=None):
    """The function as it is: nothing is compiled."""
    return fn if fn is not None else lambda f: f


def allow_in_graph(fn):
    return fn


def assume_constant_result(fn):
    return fn


def reset():
    pass


def cudagraph_mark_step_begin():
    pass


def list_backends(exclude_tags=("debug", "experimental")):
    return []


def substitute_in_graph(original_fn, *, can_constant_fold_through=False, skip_signature_check=False, is_embedded_type=False):
    return lambda fn: fn


def set_stance(stance="default", *, skip_guard_eval_unsafe=False, force_backend=None):
    import contextlib
    return contextlib.nullcontext()


__getattr__ = torc._absent_from(__name__)

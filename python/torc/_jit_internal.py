"""torch._jit_internal: marks for a compiler that is not there, and functions that choose by a flag."""

from torc.jit import Final, _overload, _overload_method, export, ignore, is_scripting, unused  # noqa: F401
from torc.jit import isinstance as _isinstance  # noqa: F401

boolean_dispatched: dict = {}  # what boolean_dispatch made, and of what


def _copy_to_script_wrapper(fn):
    return fn


def boolean_dispatch(arg_name, arg_index, default, if_true, if_false, module_name, func_name):
    """A function that is one of two, as one of its arguments says. One of the two has a docstring, which is that of all."""
    if if_true.__doc__ is not None and if_false.__doc__ is not None:
        raise RuntimeError("only one function can have a docstring")

    def fn(*args, **kwargs):
        flag = kwargs[arg_name] if arg_name in kwargs else args[arg_index] if arg_index < len(args) else default
        return (if_true if flag else if_false)(*args, **kwargs)

    fn.__doc__ = if_true.__doc__ = if_false.__doc__ = if_true.__doc__ or if_false.__doc__
    if module_name is not None:
        fn.__module__ = module_name
    if func_name is not None:
        fn.__name__ = func_name
    boolean_dispatched[fn] = {"if_true": if_true, "if_false": if_false, "index": arg_index, "default": default, "arg_name": arg_name}
    return fn


class BroadcastingListCls:
    """Annotations such as BroadcastingList2[int], which say nothing here."""

    def __getitem__(self, types):
        return None


BroadcastingList1 = BroadcastingList2 = BroadcastingList3 = BroadcastingList4 = BroadcastingList5 = BroadcastingList6 = BroadcastingListCls()

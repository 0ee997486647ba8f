"""Which public names PyTorch has and torc has not.

    PYTHONPATH=build/release/python PYTHON tools/python_missing.py

PYTHON has PyTorch. Writes docs/missing.md, for people, and python/torc/_missing.py, from which torc says that a name is not there yet; `./run docs`
does so where it finds such a Python. python/tests/test_missing.py compares both with what this would write.

PyTorch has the same public names whether it is built for CUDA or not: its modules are the same files, and what they lack without CUDA they
define themselves. So any build of the version that the lists are of will do, with a GPU or without."""

import importlib
import os
import sys
import textwrap
import types

PYTORCH = "2.11"  # the lists are of this version
TREE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PAGE, LIST = os.path.join(TREE, "docs", "missing.md"), os.path.join(TREE, "python", "torc", "_missing.py")
MODULES = """
    torch torch.functional torch.linalg torch.fft torch.special torch.signal.windows torch.random torch.serialization torch.hub torch.overrides torch.library torch.testing
    torch.accelerator torch.compiler
    torch.nn torch.nn.functional torch.nn.init torch.nn.parameter torch.nn.modules.module torch.nn.attention torch.nn.parallel torch.nn.utils
    torch.nn.utils.rnn torch.nn.utils.parametrize torch.nn.utils.parametrizations torch.nn.utils.prune torch.nn.utils.stateless torch.nn.utils.fusion
    torch.optim torch.optim.lr_scheduler torch.optim.swa_utils
    torch.autograd torch.autograd.functional torch.autograd.forward_ad torch.autograd.graph torch.autograd.profiler torch.func
    torch.utils torch.utils.data torch.utils.checkpoint torch.utils.dlpack torch.utils.hooks
    torch.amp torch.cuda torch.cuda.memory torch.cuda.amp torch.cuda.comm torch.cuda.nccl torch.cuda.nvtx torch.cpu torch.backends torch.backends.cuda
    torch.backends.cudnn torch.backends.mkl torch.backends.mkldnn torch.backends.openmp
    torch.backends.cpu torch.backends.mha torch.backends.nnpack torch.backends.opt_einsum torch.backends.quantized torch.backends.cusparselt
    torch.distributions torch.distributions.constraints torch.distributions.transforms torch.profiler torch.multiprocessing
""".split()
CLASSES = "torch.Tensor torch.nn.Module torch.optim.Optimizer torch.Generator torch.Size torch.dtype torch.device torch.UntypedStorage".split()
# Whole parts that torc has not, or has by name only so that libraries can be imported: their names are not told one by one.
OUTSIDE = {"torch.ao", "torch.distributed", "torch.export", "torch.fx", "torch.jit", "torch.onnx", "torch.contrib", "torch.package", "torch.xpu", "torch.mps", "torch.mtia",
           "torch.quantization", "torch.sparse", "torch.nested", "torch.masked", "torch.futures", "torch.monitor", "torch.numa", "torch.classes", "torch.utils.benchmark"}
OTHERS = ("cudnn_", "miopen_", "mkldnn_", "fbgemm_", "quantized_", "Script")  # functions of other libraries, and of TorchScript
FOREIGN = ("xpu", "mps", "mtia", "ipu", "hpu", "maia")  # kinds of devices that torc has not; methods and classes are named after them
HEAD = """# What is missing

The public names of PyTorch {version} that torc has not. `tools/python_missing.py` writes this page, and a test compares it with what there is. A name that
is not there says so when it is asked for (`torch.linalg.…`: "torc has no torch.linalg.… yet"), as an AttributeError, so that `hasattr` tells; of methods of
tensors Python says it in its own words. That a name is there does not mean that all its arguments are: what is refused is in [python.md](python.md), what rows
cover in [support.md](support.md).

Left out: whole parts that torc has not, or of which it has only names that libraries import ({outside}), functions and classes that are named after devices
or libraries it has not, and TorchScript.
"""


def public(owner):
    """The names that a module or class means for its users."""
    listed = getattr(owner, "__all__", ()) if isinstance(owner, types.ModuleType) else ()
    behind = owner.__dict__.get("m") if isinstance(owner, types.ModuleType) else None  # a module whose attributes are switches hides the one it stands for
    for name in sorted({*dir(owner), *(dir(behind) if isinstance(behind, types.ModuleType) else ())} - ({"m"} if behind is not None else set())):
        if name.startswith(("_", *OTHERS)) or name.lower().startswith(FOREIGN) or name.lower().endswith(FOREIGN):
            continue
        try:
            value = getattr(owner, name)
        except Exception:  # attributes of classes that only objects have
            value = None
        if isinstance(owner, type):
            yield name
        elif isinstance(value, types.ModuleType):
            if value.__name__ == f"{owner.__name__}.{name}" and value.__name__ not in OUTSIDE:
                yield name
        elif "pybind11" in type(value).__name__ or "pybind11" in type(type(value)).__name__:
            continue  # TorchScript's types, and numbers that they name
        elif name in listed and not callable(value) or (name in listed or not listed or isinstance(value, types.BuiltinFunctionType)) \
                and is_own(owner, value, name in listed):
            yield name


def is_own(owner, value, listed):
    """Is it PyTorch's and meant for users of this module, not imported from elsewhere?"""
    home = getattr(value, "__module__", None)
    if isinstance(value, types.BuiltinFunctionType) and (home is None or home.split(".")[0] == "torch"):
        return listed or not value.__name__.startswith("_")
    home = str(home)
    if home == "torch" and owner.__name__ != "torch":  # Tensor, for one
        return False
    if listed:
        return home.split(".")[0] == "torch" and ".".join(home.split(".")[:2]) not in OUTSIDE - {"torch.functional"}
    return callable(value) and (home + ".").startswith(owner.__name__ + ".") and "._" not in home


def found(path, root):
    """The module or class of that path under another root."""
    parts = path.split(".")
    parts[0] = root
    try:
        return importlib.import_module(".".join(parts))
    except ImportError:
        pass
    try:
        return getattr(importlib.import_module(".".join(parts[:-1])), parts[-1])
    except (ImportError, AttributeError):
        return None


def has(owner, name):
    try:
        return hasattr(owner, name)
    except NotImplementedError:  # it is there, and refuses
        return True


def compared():
    """By place: how many names there are, and which are missing; None where the place is."""
    places = {}
    for path in MODULES + CLASSES:
        theirs, ours = found(path, "torch"), found(path, "torc")
        if theirs is None:
            raise ImportError(f"PyTorch has no {path}")
        names = sorted(set(public(theirs)))
        places[path] = len(names), None if ours is None else [n for n in names if not has(ours, n)]
    return places


def page(places, version):
    text = HEAD.format(version=version, outside=", ".join(f"`{name}`" for name in sorted(OUTSIDE)))
    text += "\n| place | names | missing |\n| --- | --- | --- |\n"
    for path, (count, missing) in places.items():
        text += f"| `{path}` | {count} | {'all' if missing is None else len(missing)} |\n"
    for path, (count, missing) in places.items():
        if missing:
            lines = textwrap.wrap(", ".join(f"`{name}`" for name in missing), 158, break_on_hyphens=False)
            text += f"\n## {path}\n\n" + "\n".join(lines) + "\n"
    absent = [path for path, (_, missing) in places.items() if missing is None]
    if absent:
        text += "\n## Modules that are missing whole\n\n" + ", ".join(f"`{path}`" for path in absent) + "\n"
    return text


def listing(places):
    """The names by module, for torc._missing."""
    modules = {path: missing or [] for path, (_, missing) in places.items() if path not in CLASSES}
    for whole in sorted(OUTSIDE | {path for path in modules if places[path][1] is None}):  # where the module itself is asked for
        above, _, name = whole.rpartition(".")
        if found(whole, "torc") is None and above in modules:
            modules[above] = sorted({*modules[above], name})
    text = '"""The names that PyTorch has and torc has not, by module: tools/python_missing.py writes them. Read when a name is asked for that is not there."""\n\nNAMES = {\n'
    for path, missing in modules.items():
        if missing:
            lines = textwrap.wrap(" ".join(missing), 140, break_on_hyphens=False)
            text += f'    "{path}": """\n' + "".join(f"        {line}\n" for line in lines) + '    """,\n'
    return text + "}\n"


def written():
    """What both files should hold."""
    import torch
    places = compared()
    return {PAGE: page(places, torch.__version__.partition("+")[0]), LIST: listing(places)}


def is_of_lists(torch):
    """Is it the version that the lists are of?"""
    return torch.__version__.startswith(PYTORCH + ".")


if __name__ == "__main__":
    import torch
    if not is_of_lists(torch):
        print(f"docs/missing.md and python/torc/_missing.py are of PyTorch {PYTORCH}; this is {torch.__version__}, so they are left as they are")
        sys.exit(0)
    for path, text in written().items():
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)

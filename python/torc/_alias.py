"""`torch` stands for torc: for programs that say `import torch`.

    import torc._alias; torc._alias.install()

makes the name torch, and those of its submodules, lead to torc and its submodules in this process: the same modules, not copies. `python -m torc
script.py` does so for a script. Processes that multiprocessing starts anew (spawn, forkserver) do it first of all. It must come before the program imports torch; if PyTorch itself is imported already it is an error."""

import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys

import torc
from torc import _C


class _Same(importlib.abc.Loader):
    """Gives out a module that exists, as it is."""

    def __init__(self, module):
        self.module, self.spec = module, module.__spec__

    def create_module(self, spec):
        return self.module

    def exec_module(self, module):
        module.__spec__ = self.spec


class _Named(importlib.machinery.SourceFileLoader):
    """Runs a module of torc's as one of torch, so that its classes and functions say that they are of torch. It has both names."""

    def get_filename(self, name=None):
        return self.path

    def exec_module(self, module):
        name = module.__name__ = _in_torch(module.__name__)
        super().exec_module(module)
        _named(module, name)


class _Starting(importlib.abc.Loader):
    """Runs multiprocessing.util, and has what that starts know torch."""

    def __init__(self, loader):
        self.loader = loader

    def create_module(self, spec):
        return self.loader.create_module(spec)

    def exec_module(self, module):
        module.__spec__.loader = module.__loader__ = self.loader
        self.loader.exec_module(module)
        _tell_children(module)


class _Finder(importlib.abc.MetaPathFinder):
    def find_distributions(self, context=None):
        """What importlib.metadata.version("torch") reads: libraries ask so whether PyTorch is there, and which."""
        if context is not None and context.name not in (None, "torch"):
            return []
        from importlib.metadata import Distribution

        class Installed(Distribution):
            def read_text(self, filename):
                return f"Metadata-Version: 2.1\nName: torch\nVersion: {torc.__version__}\n" if filename == "METADATA" else None

            def locate_file(self, path):
                raise FileNotFoundError(path)

        return [Installed()]

    def find_spec(self, name, path=None, target=None):
        if name == "multiprocessing.util":
            spec = importlib.machinery.PathFinder.find_spec(name, path)
            if spec is not None and spec.loader is not None:
                spec.loader = _Starting(spec.loader)
            return spec
        top = name.partition(".")[0]
        if top not in ("torc", "torch"):
            return None
        real = torc._in_torc(name)
        if top == "torc" or target is not None:  # a target is loaded anew
            spec = importlib.machinery.PathFinder.find_spec(real, path)
            if spec is not None and type(spec.loader) is importlib.machinery.SourceFileLoader:
                spec.loader = _Named(real, spec.loader.path)
            return spec
        try:
            module = importlib.import_module(real)
        except ModuleNotFoundError as error:
            if error.name != real:
                raise
            return None  # "No module named 'torch.…'"
        sys.modules.pop(name, None)  # or the import system would take the spec of what it finds there, and run it again
        return importlib.util.spec_from_loader(name, _Same(module))


def _in_torch(name):
    """The name of one of torc's modules in torch."""
    return "torch" + torc._in_torc(name)[len("torc"):]


def _named(module, name):
    """A module was run: it is found by its name in torch, too, and says that one."""
    sys.modules[name] = module
    if module.__spec__ is not None:
        module.__spec__.name, module.__package__ = name, _in_torch(module.__package__)


def _rename(module, name):
    """A module that was run before gets its name in torch, as do its functions and classes: pickles name them as PyTorch's do."""
    before, module.__name__ = module.__name__, _in_torch(module.__name__)
    for value in list(vars(module).values()):
        if getattr(value, "__module__", None) == before:
            value.__module__ = module.__name__
    _named(module, _in_torch(name))

def _tell_children(util):
    """Programs of Python that multiprocessing starts, for itself or for the server that forks, begin with install()."""
    start = util.spawnv_passfds
    first = f"import sys; sys.path.insert(0, {os.path.dirname(os.path.dirname(os.path.abspath(__file__)))!r}); from torc import _alias; _alias.install(); del sys.path[0]; "

    def spawnv_passfds(path, args, passfds):
        return start(path, [first + arg if isinstance(arg, str) and arg.startswith(("from multiprocessing.spawn ", "from multiprocessing.forkserver ")) else arg
                            for arg in args], passfds)

    util.spawnv_passfds = spawnv_passfds


def install():
    """From now on torch is torc."""
    there = sys.modules.get("torch")
    if there is torc:
        return
    if there is not None:
        raise ImportError("torch is imported already, and it is not torc")
    sys.modules["torch"] = torc
    sys.meta_path.insert(0, _Finder())
    if "multiprocessing.util" in sys.modules:
        _tell_children(sys.modules["multiprocessing.util"])
    for value in vars(_C).values():  # so pickles name types as PyTorch's do
        if isinstance(value, type) and (value.__module__ or "").split(".")[0] == "torc":
            value.__module__ = "torch" + value.__module__[len("torc"):]
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] == "torc":
            _rename(module, name)

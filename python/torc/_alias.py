"""`torch` stands for torc: for programs that say `import torch`.

    import torc._alias; torc._alias.install()

makes the name torch, and those of its submodules, lead to torc and its submodules in this process: the same modules, not copies. `python -m torc
script.py` does so for a script. It must come before the program imports torch; if PyTorch itself is imported already it is an error."""

import importlib
import importlib.abc
import importlib.metadata
import importlib.util
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


class _Installed(importlib.metadata.Distribution):
    """What importlib.metadata.version("torch") reads: libraries ask so whether PyTorch is there, and which."""

    def read_text(self, filename):
        return f"Metadata-Version: 2.1\nName: torch\nVersion: {torc.__version__}\n" if filename == "METADATA" else None

    def locate_file(self, path):
        raise FileNotFoundError(path)


class _Finder(importlib.abc.MetaPathFinder):
    def find_distributions(self, context=importlib.metadata.DistributionFinder.Context()):
        return [_Installed()] if context.name in (None, "torch") else []

    def find_spec(self, name, path=None, target=None):
        if not name.startswith("torch."):
            return None
        real = "torc." + name[len("torch."):]
        try:
            module = importlib.import_module(real)
        except ModuleNotFoundError as error:
            if error.name != real:
                raise
            return None  # "No module named 'torch.…'"
        return importlib.util.spec_from_loader(name, _Same(module))


def own_names(module):
    """The functions and classes of a module say that they are torch's, so that pickles name them as PyTorch's do."""
    for value in list(vars(module).values()):
        if getattr(value, "__module__", None) == module.__name__:
            value.__module__ = "torch" + module.__name__[len("torc"):]


def install():
    """From now on torch is torc."""
    there = sys.modules.get("torch")
    if there is torc:
        return
    if there is not None:
        raise ImportError("torch is imported already, and it is not torc")
    sys.modules["torch"] = torc
    sys.meta_path.insert(0, _Finder())
    for value in vars(_C).values():  # so pickles name types as PyTorch's do
        if isinstance(value, type) and (value.__module__ or "").split(".")[0] == "torc":
            value.__module__ = "torch" + value.__module__[len("torc"):]
    for name in ("torc._tensor", "torc._utils", "torc.storage"):  # what pickles of tensors name; of those not there yet, see there
        if name in sys.modules:
            own_names(sys.modules[name])

"""`torch` stands for torc: for programs that say `import torch`.

    import torc._alias; torc._alias.install()

makes the name torch, and those of its submodules, lead to torc and its submodules in this process: the same modules, not copies. `python -m torc
script.py` does so for a script. It must come before the program imports torch; if PyTorch itself is imported already it is an error."""

import importlib
import importlib.abc
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


class _Finder(importlib.abc.MetaPathFinder):
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

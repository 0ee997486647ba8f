"""torch.nn.utils.prune: nothing is pruned here yet. The names are there because libraries look them up as they are imported."""


class BasePruningMethod:
    """A way to choose entries that become zero. Classes of one can be defined; nothing applies them."""

    def __init__(self, *args, **kwargs):
        raise NotImplementedError("torch.nn.utils.prune is not there yet")

    @classmethod
    def apply(cls, module, name, *args, **kwargs):
        raise NotImplementedError("torch.nn.utils.prune is not there yet")


def _missing(name):
    def function(*args, **kwargs):
        raise NotImplementedError(f"torch.nn.utils.prune.{name} is not there yet")

    function.__name__ = function.__qualname__ = name
    return function


for _name in ("LnStructured", "L1Unstructured", "RandomStructured", "RandomUnstructured", "Identity", "CustomFromMask", "PruningContainer"):
    globals()[_name] = type(_name, (BasePruningMethod,), {"__module__": __name__})
for _name in ("ln_structured", "l1_unstructured", "random_structured", "random_unstructured", "global_unstructured", "custom_from_mask", "identity", "remove",
              "is_pruned"):
    globals()[_name] = _missing(_name)

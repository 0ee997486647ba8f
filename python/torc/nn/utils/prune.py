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


class LnStructured(BasePruningMethod):
    pass


class L1Unstructured(BasePruningMethod):
    pass


class RandomStructured(BasePruningMethod):
    pass


class RandomUnstructured(BasePruningMethod):
    pass


class Identity(BasePruningMethod):
    pass


class CustomFromMask(BasePruningMethod):
    pass


class PruningContainer(BasePruningMethod):
    pass


ln_structured = _missing("ln_structured")
l1_unstructured = _missing("l1_unstructured")
random_structured = _missing("random_structured")
random_unstructured = _missing("random_unstructured")
global_unstructured = _missing("global_unstructured")
custom_from_mask = _missing("custom_from_mask")
identity = _missing("identity")
remove = _missing("remove")
is_pruned = _missing("is_pruned")

"""torch.backends.cpu"""

from torc import _C

__all__ = ["get_cpu_capability"]


def get_cpu_capability():
    """The instruction set that kernels use here: "DEFAULT", "AVX2" or "AVX512"."""
    return _C._backends_cpu_capability()

"""torch.backends.mkl: torc has OpenBLAS instead."""

import torc


def is_available():
    return False


__getattr__ = torc._absent_from(__name__)

"""torch.backends.mkl: torc has OpenBLAS instead."""


def is_available():
    return False

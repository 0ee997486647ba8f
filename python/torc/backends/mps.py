"""torch.backends.mps: there are no devices of that kind here."""


def is_available():
    return False


def is_built():
    return False

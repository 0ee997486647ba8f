"""torch.backends.cusparselt: torc has no sparse products."""

__all__ = ["get_max_alg_id", "is_available", "version"]


def is_available():
    return False


def version():
    return None


def get_max_alg_id():
    return None

"""torch.distributed: there are no process groups yet, and programs that ask are told."""


def is_available():
    return False


def is_initialized():
    return False


def is_nccl_available():
    return False


def is_gloo_available():
    return False


def is_mpi_available():
    return False


def is_ucc_available():
    return False


def is_torchelastic_launched():
    return False

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


def init_process_group(*args, **kwargs):
    raise NotImplementedError("torch.distributed.init_process_group: there are no process groups yet")


def _uninitialized():
    raise ValueError("Default process group has not been initialized, please make sure to call init_process_group.")


def get_rank(group=None):
    _uninitialized()


def get_world_size(group=None):
    _uninitialized()

"""NCCL, which torc does not have yet: each name says so."""


def is_available(tensors):
    return False


def __getattr__(name):
    if name in ("version", "unique_id", "init_rank", "all_reduce", "reduce", "broadcast", "all_gather", "reduce_scatter"):
        raise NotImplementedError(f"torch.cuda.nccl.{name}: torc has no communication between several GPUs yet")
    raise AttributeError(f"module 'torch.cuda.nccl' has no attribute '{name}'")

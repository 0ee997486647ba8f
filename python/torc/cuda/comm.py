"""Copies between several GPUs at once, which torc does not have yet: each name says so."""


def __getattr__(name):
    if name in ("broadcast", "broadcast_coalesced", "reduce_add", "reduce_add_coalesced", "scatter", "gather"):
        raise NotImplementedError(f"torch.cuda.comm.{name}: torc has no communication between several GPUs yet")
    raise AttributeError(f"module 'torch.cuda.comm' has no attribute '{name}'")

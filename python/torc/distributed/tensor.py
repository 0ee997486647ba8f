"""torch.distributed.tensor: there are no process groups yet, so no tensor is distributed."""


class DTensor:
    """A tensor over several processes. No object is one."""

    def __init__(self, *args, **kwargs):
        raise NotImplementedError("torch.distributed.tensor.DTensor: there are no process groups yet")


class Placement:
    """Where a dimension of a distributed tensor lies."""


class Replicate(Placement):
    pass


class Shard(Placement):
    def __init__(self, dim):
        self.dim = dim


def distribute_tensor(*args, **kwargs):
    raise NotImplementedError("torch.distributed.tensor.distribute_tensor: there are no process groups yet")

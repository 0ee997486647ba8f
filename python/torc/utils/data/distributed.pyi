"""What type checkers read of torch.utils.data.distributed."""

from torc.utils.data import DistributedSampler as DistributedSampler

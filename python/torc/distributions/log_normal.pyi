"""What type checkers read of torch.distributions.log_normal."""

from torc.distributions import LogNormal as LogNormal

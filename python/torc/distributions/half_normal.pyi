"""What type checkers read of torch.distributions.half_normal."""

from torc.distributions import HalfNormal as HalfNormal

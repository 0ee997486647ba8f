"""What type checkers read of torch.distributions.distribution."""

from torc.distributions import Distribution as Distribution
from torc.distributions import ExponentialFamily as ExponentialFamily

"""What type checkers read of torch.distributions.binomial."""

from torc.distributions import Binomial as Binomial

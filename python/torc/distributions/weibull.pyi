"""What type checkers read of torch.distributions.weibull."""

from torc.distributions import Weibull as Weibull

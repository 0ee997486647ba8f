"""What type checkers read of torch.distributions.cauchy."""

from torc.distributions import Cauchy as Cauchy

"""What type checkers read of torch.distributions.poisson."""

from torc.distributions import Poisson as Poisson

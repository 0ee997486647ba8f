"""What type checkers read of torch.distributions.multinomial."""

from torc.distributions import Multinomial as Multinomial

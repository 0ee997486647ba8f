"""What type checkers read of torch.distributions.gumbel."""

from torc.distributions import Gumbel as Gumbel

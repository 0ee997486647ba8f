"""What type checkers read of torch.distributions.exponential."""

from torc.distributions import Exponential as Exponential

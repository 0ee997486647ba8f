"""What type checkers read of torch.distributions.bernoulli."""

from torc.distributions import Bernoulli as Bernoulli

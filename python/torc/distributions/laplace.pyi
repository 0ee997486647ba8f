"""What type checkers read of torch.distributions.laplace."""

from torc.distributions import Laplace as Laplace

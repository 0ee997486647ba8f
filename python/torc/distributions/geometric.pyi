"""What type checkers read of torch.distributions.geometric."""

from torc.distributions import Geometric as Geometric

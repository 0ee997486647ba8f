"""What type checkers read of torch.distributions.pareto."""

from torc.distributions import Pareto as Pareto

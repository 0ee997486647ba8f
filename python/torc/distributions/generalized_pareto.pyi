"""What type checkers read of torch.distributions.generalized_pareto."""

from torc.distributions import GeneralizedPareto as GeneralizedPareto

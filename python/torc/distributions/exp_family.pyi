"""What type checkers read of torch.distributions.exp_family."""

from torc.distributions import ExponentialFamily as ExponentialFamily

"""What type checkers read of torch.distributions.logistic_normal."""

from torc.distributions import LogisticNormal as LogisticNormal

"""What type checkers read of torch.distributions.continuous_bernoulli."""

from torc.distributions import ContinuousBernoulli as ContinuousBernoulli

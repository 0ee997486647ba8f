"""What type checkers read of torch.distributions.negative_binomial."""

from torc.distributions import NegativeBinomial as NegativeBinomial

"""What type checkers read of torch.distributions.relaxed_bernoulli."""

from torc.distributions import LogitRelaxedBernoulli as LogitRelaxedBernoulli
from torc.distributions import RelaxedBernoulli as RelaxedBernoulli

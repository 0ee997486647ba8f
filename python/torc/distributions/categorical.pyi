"""What type checkers read of torch.distributions.categorical."""

from torc.distributions import Categorical as Categorical

"""What type checkers read of torch.distributions.independent."""

from torc.distributions import Independent as Independent

"""What type checkers read of torch.distributions.gamma."""

from torc.distributions import Gamma as Gamma

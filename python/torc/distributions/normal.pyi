"""What type checkers read of torch.distributions.normal."""

from torc.distributions import Normal as Normal

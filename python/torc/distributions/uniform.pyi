"""What type checkers read of torch.distributions.uniform."""

from torc.distributions import Uniform as Uniform

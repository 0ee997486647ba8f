"""What type checkers read of torch.distributions.von_mises."""

from torc.distributions import VonMises as VonMises

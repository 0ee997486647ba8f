"""What type checkers read of torch.distributions.inverse_gamma."""

from torc.distributions import InverseGamma as InverseGamma

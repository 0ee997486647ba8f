"""What type checkers read of torch.distributions.mixture_same_family."""

from torc.distributions import MixtureSameFamily as MixtureSameFamily

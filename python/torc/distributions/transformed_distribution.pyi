"""What type checkers read of torch.distributions.transformed_distribution."""

from torc.distributions import Independent as Independent
from torc.distributions import MixtureSameFamily as MixtureSameFamily
from torc.distributions import TransformedDistribution as TransformedDistribution

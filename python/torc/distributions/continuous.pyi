"""What type checkers read of torch.distributions.continuous."""

from torc.distributions import Cauchy as Cauchy
from torc.distributions import Exponential as Exponential
from torc.distributions import GeneralizedPareto as GeneralizedPareto
from torc.distributions import Laplace as Laplace
from torc.distributions import Normal as Normal
from torc.distributions import Uniform as Uniform
from torc.distributions import VonMises as VonMises

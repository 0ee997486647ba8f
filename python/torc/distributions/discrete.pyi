"""What type checkers read of torch.distributions.discrete."""

from torc.distributions import Bernoulli as Bernoulli
from torc.distributions import Categorical as Categorical
from torc.distributions import ContinuousBernoulli as ContinuousBernoulli
from torc.distributions import Geometric as Geometric
from torc.distributions import OneHotCategorical as OneHotCategorical
from torc.distributions import OneHotCategoricalStraightThrough as OneHotCategoricalStraightThrough

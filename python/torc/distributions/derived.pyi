"""What type checkers read of torch.distributions.derived."""

from torc.distributions import ExpRelaxedCategorical as ExpRelaxedCategorical
from torc.distributions import Gumbel as Gumbel
from torc.distributions import HalfCauchy as HalfCauchy
from torc.distributions import HalfNormal as HalfNormal
from torc.distributions import Kumaraswamy as Kumaraswamy
from torc.distributions import LogNormal as LogNormal
from torc.distributions import LogisticNormal as LogisticNormal
from torc.distributions import LogitRelaxedBernoulli as LogitRelaxedBernoulli
from torc.distributions import Pareto as Pareto
from torc.distributions import RelaxedBernoulli as RelaxedBernoulli
from torc.distributions import RelaxedOneHotCategorical as RelaxedOneHotCategorical
from torc.distributions import Weibull as Weibull

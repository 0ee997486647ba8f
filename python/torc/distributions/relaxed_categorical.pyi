"""What type checkers read of torch.distributions.relaxed_categorical."""

from torc.distributions import ExpRelaxedCategorical as ExpRelaxedCategorical
from torc.distributions import RelaxedOneHotCategorical as RelaxedOneHotCategorical

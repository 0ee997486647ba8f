"""What type checkers read of torch.distributions.one_hot_categorical."""

from torc.distributions import OneHotCategorical as OneHotCategorical
from torc.distributions import OneHotCategoricalStraightThrough as OneHotCategoricalStraightThrough

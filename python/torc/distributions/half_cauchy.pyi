"""What type checkers read of torch.distributions.half_cauchy."""

from torc.distributions import HalfCauchy as HalfCauchy

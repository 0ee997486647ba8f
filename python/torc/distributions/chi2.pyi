"""What type checkers read of torch.distributions.chi2."""

from torc.distributions import Chi2 as Chi2

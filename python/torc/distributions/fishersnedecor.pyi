"""What type checkers read of torch.distributions.fishersnedecor."""

from torc.distributions import FisherSnedecor as FisherSnedecor

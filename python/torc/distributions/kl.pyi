"""What type checkers read of torch.distributions.kl."""

from torc.distributions import kl_divergence as kl_divergence
from torc.distributions import register_kl as register_kl

"""What type checkers read of torch.distributions.kumaraswamy."""

from torc.distributions import Kumaraswamy as Kumaraswamy

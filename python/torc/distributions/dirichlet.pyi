"""What type checkers read of torch.distributions.dirichlet."""

from torc.distributions import Dirichlet as Dirichlet

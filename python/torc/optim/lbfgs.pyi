"""What type checkers read of torch.optim.lbfgs."""

from torc.optim import LBFGS as LBFGS

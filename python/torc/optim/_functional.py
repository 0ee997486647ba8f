"""torch.optim._functional: steps of optimizers over lists of parameters, gradients and state."""

from torc.optim.adadelta import adadelta  # noqa: F401
from torc.optim.adagrad import adagrad  # noqa: F401
from torc.optim.adam import adam  # noqa: F401
from torc.optim.adamax import adamax  # noqa: F401
from torc.optim.adamw import adamw  # noqa: F401
from torc.optim.asgd import asgd  # noqa: F401
from torc.optim.nadam import nadam  # noqa: F401
from torc.optim.radam import radam  # noqa: F401
from torc.optim.rmsprop import rmsprop  # noqa: F401
from torc.optim.rprop import rprop  # noqa: F401
from torc.optim.sgd import sgd  # noqa: F401

"""torch.utils.tensorboard: not there. Libraries that import it go on with the package tensorboardX where they get an ImportError."""

import tensorboard  # noqa: F401  as PyTorch says first that this package is missing

raise ImportError("torc has no torch.utils.tensorboard yet: the package tensorboardX has the same SummaryWriter")

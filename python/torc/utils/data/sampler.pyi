"""What type checkers read of torch.utils.data.sampler."""

from torc.utils.data import BatchSampler as BatchSampler
from torc.utils.data import RandomSampler as RandomSampler
from torc.utils.data import Sampler as Sampler
from torc.utils.data import SequentialSampler as SequentialSampler
from torc.utils.data import SubsetRandomSampler as SubsetRandomSampler
from torc.utils.data import WeightedRandomSampler as WeightedRandomSampler

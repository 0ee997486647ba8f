"""What type checkers read of torch.utils.data.dataset."""

from torc.utils.data import ChainDataset as ChainDataset
from torc.utils.data import ConcatDataset as ConcatDataset
from torc.utils.data import Dataset as Dataset
from torc.utils.data import IterableDataset as IterableDataset
from torc.utils.data import StackDataset as StackDataset
from torc.utils.data import Subset as Subset
from torc.utils.data import TensorDataset as TensorDataset
from torc.utils.data import random_split as random_split

"""torch.utils.data: datasets, the orders in which they are gone through, and batches made of them."""

import torc
from torc.utils.data._utils.worker import get_worker_info
from torc.utils.data.dataloader import DataLoader, _DatasetKind, default_collate, default_convert  # noqa: F401
from torc.utils.data.dataset import ChainDataset, ConcatDataset, Dataset, IterableDataset, StackDataset, Subset, TensorDataset, random_split
from torc.utils.data.distributed import DistributedSampler
from torc.utils.data.sampler import BatchSampler, RandomSampler, Sampler, SequentialSampler, SubsetRandomSampler, WeightedRandomSampler

__all__ = ["BatchSampler", "ChainDataset", "ConcatDataset", "DataLoader", "Dataset", "DistributedSampler", "IterableDataset", "RandomSampler", "Sampler",
           "SequentialSampler", "StackDataset", "Subset", "SubsetRandomSampler", "TensorDataset", "WeightedRandomSampler", "default_collate",
           "default_convert", "get_worker_info", "random_split"]


__getattr__ = torc._absent_from(__name__)

"""DistributedSampler: each of several processes its part of a dataset."""

import torc
from torc.utils.data.sampler import Sampler, _T_co


class DistributedSampler(Sampler[_T_co]):
    """Every num_replicas-th index, from rank on; drawn anew for each epoch that set_epoch says."""

    def __init__(self, dataset, num_replicas=None, rank=None, shuffle=True, seed=0, drop_last=False):
        if num_replicas is None or rank is None:
            raise RuntimeError("Requires distributed package to be available")
        if rank >= num_replicas or rank < 0:
            raise ValueError(f"Invalid rank {rank}, rank should be in the interval [0, {num_replicas - 1}]")
        self.dataset, self.num_replicas, self.rank, self.epoch = dataset, num_replicas, rank, 0
        self.drop_last, self.shuffle, self.seed = drop_last, shuffle, seed
        whole, rest = divmod(len(dataset), num_replicas)
        self.num_samples = whole + (rest > 0 and not drop_last)
        self.total_size = self.num_samples * num_replicas

    def __iter__(self):
        count = len(self.dataset)
        indices = list(range(count))
        if self.shuffle:
            generator = torc.Generator()
            generator.manual_seed(self.seed + self.epoch)
            indices = torc.randperm(count, generator=generator).tolist()
        while len(indices) < self.total_size:  # all ranks have as many: from the beginning again
            indices += indices[:self.total_size - len(indices)]
        return iter(indices[self.rank:self.total_size:self.num_replicas])

    def __len__(self):
        return self.num_samples

    def set_epoch(self, epoch):
        """Another epoch has another order, the same in all processes."""
        self.epoch = epoch

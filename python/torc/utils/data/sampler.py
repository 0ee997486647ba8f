"""Samplers: the order in which a dataset is gone through. What they draw is what PyTorch's draw of a generator of the same seed."""

import bisect
import itertools
import math
from typing import Generic, TypeVar

import torc

_T_co = TypeVar("_T_co", covariant=True)


class Sampler(Generic[_T_co]):
    """Gives indices: subclasses have __iter__, and most of them __len__."""

    def __iter__(self):
        raise NotImplementedError


class SequentialSampler(Sampler[int]):
    """One after the other."""

    def __init__(self, data_source):
        self.data_source = data_source

    def __iter__(self):
        return iter(range(len(self.data_source)))

    def __len__(self):
        return len(self.data_source)


def _positive(name, value):
    if not isinstance(value, int) or isinstance(value, bool) or value <= 0:
        raise ValueError(f"{name} should be a positive integer value, but got {name}={value}")


class RandomSampler(Sampler[int]):
    """In drawn order; with replacement, each index drawn of all."""

    _AT_ONCE = 32  # how many are drawn in one call, with replacement

    def __init__(self, data_source, replacement=False, num_samples=None, generator=None):
        self.data_source, self.replacement, self._num_samples, self.generator = data_source, replacement, num_samples, generator
        if not isinstance(replacement, bool):
            raise TypeError(f"replacement should be a boolean value, but got replacement={replacement}")
        if not isinstance(self.num_samples, int) or self.num_samples <= 0:
            raise ValueError(f"num_samples should be a positive integer value, but got num_samples={self.num_samples}")

    @property
    def num_samples(self):
        return len(self.data_source) if self._num_samples is None else self._num_samples

    def __iter__(self):
        count, generator = len(self.data_source), self.generator
        if generator is None:
            generator = torc.Generator()
            generator.manual_seed(int(torc.empty((), dtype=torc.int64).random_().item()))
        each = self._AT_ONCE if self.replacement else count
        rounds, rest = divmod(self.num_samples, each)
        for k in range(rounds + 1):
            if self.replacement:
                yield from torc.randint(high=count, size=(each if k < rounds else rest,), dtype=torc.int64, generator=generator).tolist()
            else:
                yield from torc.randperm(count, generator=generator).tolist()[:each if k < rounds else rest]

    def __len__(self):
        return self.num_samples


class SubsetRandomSampler(Sampler[int]):
    """Of a list of indices, in drawn order."""

    def __init__(self, indices, generator=None):
        self.indices, self.generator = indices, generator

    def __iter__(self):
        for k in torc.randperm(len(self.indices), generator=self.generator).tolist():
            yield self.indices[k]

    def __len__(self):
        return len(self.indices)


def _drawn(weights, count, replacement, generator):
    """Indices drawn with these chances. Draws are those of torch.multinomial: with replacement one number of [0, 1) for each is looked up
    among the sums of the chances; without, the largest quotients by exponentially distributed numbers."""
    values = weights.tolist()
    for w in values:
        if not replacement and not 0 <= w < math.inf:
            raise RuntimeError("probability tensor contains either `inf`, `nan` or element < 0")
        if not 0 <= w < math.inf:
            what = "< 0" if -math.inf < w < 0 else "= infinity or NaN"
            raise RuntimeError(f"invalid multinomial distribution (encountering probability entry {what})")
    if sum(values) <= 0:
        raise RuntimeError("invalid multinomial distribution (sum of probabilities <= 0)")
    if not replacement and count > len(values):
        raise RuntimeError("cannot sample n_sample > prob_dist.size(-1) samples without replacement")
    if not replacement or count == 1:
        quotients = weights / torc.empty_like(weights).exponential_(1, generator=generator)
        return [quotients.argmax().item()] if count == 1 else quotients.topk(count).indices.tolist()
    sums = list(itertools.accumulate(values))
    sums = [s / sums[-1] for s in sums[:-1]] + [1.0]
    return [bisect.bisect_left(sums, x) for x in torc.empty(count, dtype=torc.float64).uniform_(generator=generator).tolist()]


class WeightedRandomSampler(Sampler[int]):
    """Indices drawn with the chances that weights give."""

    def __init__(self, weights, num_samples, replacement=True, generator=None):
        _positive("num_samples", num_samples)
        if not isinstance(replacement, bool):
            raise ValueError(f"replacement should be a boolean value, but got replacement={replacement}")
        weights = torc.as_tensor(weights, dtype=torc.double)
        if weights.dim() != 1:
            raise ValueError(f"weights should be a 1d sequence but given weights have shape {tuple(weights.shape)}")
        self.weights, self.num_samples, self.replacement, self.generator = weights, num_samples, replacement, generator

    def __iter__(self):
        yield from iter(_drawn(self.weights, self.num_samples, self.replacement, self.generator))

    def __len__(self):
        return self.num_samples


class BatchSampler(Sampler[list]):
    """Lists of batch_size indices of another sampler."""

    def __init__(self, sampler, batch_size, drop_last):
        _positive("batch_size", batch_size)
        if not isinstance(drop_last, bool):
            raise ValueError(f"drop_last should be a boolean value, but got drop_last={drop_last}")
        self.sampler, self.batch_size, self.drop_last = sampler, batch_size, drop_last

    def __iter__(self):
        indices = iter(self.sampler)
        while batch := list(itertools.islice(indices, self.batch_size)):
            if len(batch) < self.batch_size and self.drop_last:
                return
            yield batch

    def __len__(self):
        whole, rest = divmod(len(self.sampler), self.batch_size)
        return whole + (rest > 0 and not self.drop_last)

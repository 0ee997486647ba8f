"""DataLoader: batches of a dataset, made by the process that asks for them."""

import warnings
from typing import Generic, TypeVar

import torc
from torc.utils.data._utils import pin_memory as _pin
from torc.utils.data._utils.collate import default_collate, default_convert
from torc.utils.data.dataset import IterableDataset
from torc.utils.data.sampler import BatchSampler, RandomSampler, Sampler, SequentialSampler

_T_co = TypeVar("_T_co", covariant=True)
_FIXED = ("batch_size", "batch_sampler", "sampler", "drop_last", "dataset", "persistent_workers")


class _DatasetKind:
    Map = 0
    Iterable = 1


class _InfiniteConstantSampler(Sampler):
    """What is asked of a dataset that is iterated over: the next one."""

    def __iter__(self):
        while True:
            yield None


class DataLoader(Generic[_T_co]):
    """Goes through a dataset, in batches. The calling process makes them: num_workers is 0."""

    _initialized = False

    def __init__(self, dataset, batch_size=1, shuffle=None, sampler=None, batch_sampler=None, num_workers=0, collate_fn=None, pin_memory=False,
                 drop_last=False, timeout=0, worker_init_fn=None, multiprocessing_context=None, generator=None, *, prefetch_factor=None,
                 persistent_workers=False, pin_memory_device="", in_order=True):
        if num_workers < 0:
            raise ValueError("num_workers option should be non-negative; use num_workers=0 to disable multiprocessing.")
        if timeout < 0:
            raise ValueError("timeout option should be non-negative")
        if num_workers > 0:
            raise NotImplementedError(f"DataLoader: num_workers={num_workers}: worker processes are not there yet. num_workers=0 loads in this process")
        if prefetch_factor is not None:
            raise ValueError("prefetch_factor option could only be specified in multiprocessing.let num_workers > 0 to enable multiprocessing, "
                             "otherwise set prefetch_factor to None.")
        if persistent_workers:
            raise ValueError("persistent_workers option needs num_workers > 0")
        self.dataset, self.num_workers, self.prefetch_factor = dataset, num_workers, prefetch_factor
        self.pin_memory, self.pin_memory_device, self.timeout = pin_memory, pin_memory_device, timeout
        self.worker_init_fn, self.in_order = worker_init_fn, in_order
        if multiprocessing_context is not None:
            raise ValueError(f"multiprocessing_context can only be used with multi-process loading (num_workers > 0), but got num_workers={num_workers}")
        self._dataset_kind = _DatasetKind.Iterable if isinstance(dataset, IterableDataset) else _DatasetKind.Map
        if self._dataset_kind == _DatasetKind.Iterable:
            if shuffle not in (None, False):
                raise ValueError(f"DataLoader with IterableDataset: expected unspecified shuffle option, but got shuffle={shuffle}")
            for name, given in (("sampler", sampler), ("batch_sampler", batch_sampler)):
                if given is not None:
                    raise ValueError(f"DataLoader with IterableDataset: expected unspecified {name} option, but got {name}={given}")
        if sampler is not None and shuffle:
            raise ValueError("sampler option is mutually exclusive with shuffle")
        if batch_sampler is not None:
            if batch_size != 1 or shuffle or sampler is not None or drop_last:
                raise ValueError("batch_sampler option is mutually exclusive with batch_size, shuffle, sampler, and drop_last")
            batch_size, drop_last = None, False
        elif batch_size is None and drop_last:
            raise ValueError("batch_size=None option disables auto-batching and is mutually exclusive with drop_last")
        if sampler is None:
            if self._dataset_kind == _DatasetKind.Iterable:
                sampler = _InfiniteConstantSampler()
            else:
                sampler = RandomSampler(dataset, generator=generator) if shuffle else SequentialSampler(dataset)
        if batch_size is not None:
            batch_sampler = BatchSampler(sampler, batch_size, drop_last)
        self.batch_size, self.drop_last, self.sampler, self.batch_sampler = batch_size, drop_last, sampler, batch_sampler
        self.generator, self.persistent_workers = generator, persistent_workers
        self.collate_fn = collate_fn if collate_fn is not None else default_collate if self._auto_collation else default_convert
        self._IterableDataset_len_called = None
        self._initialized = True

    def __setattr__(self, name, value):
        if self._initialized and name in _FIXED:
            raise ValueError(f"{name} attribute should not be set after {type(self).__name__} is initialized")
        super().__setattr__(name, value)

    @property
    def multiprocessing_context(self):
        return None

    @property
    def _auto_collation(self):
        return self.batch_sampler is not None

    @property
    def _index_sampler(self):
        return self.batch_sampler if self._auto_collation else self.sampler

    def __iter__(self):
        return _SingleProcessDataLoaderIter(self)

    def __len__(self):
        if self._dataset_kind == _DatasetKind.Map:
            return len(self._index_sampler)
        length = self._IterableDataset_len_called = len(self.dataset)
        if self.batch_size is None:
            return length
        whole, rest = divmod(length, self.batch_size)
        return whole + (rest > 0 and not self.drop_last)

    def check_worker_number_rationality(self):
        """Nothing to check: there are no worker processes."""


class _BaseDataLoaderIter:
    """What all ways through a loader are."""


class _MultiProcessingDataLoaderIter(_BaseDataLoaderIter):
    """A way with worker processes. No object is one yet."""


class _SingleProcessDataLoaderIter(_BaseDataLoaderIter):
    """One way through a loader's dataset."""

    def __init__(self, loader):
        self._loader, self._collate_fn, self._dataset = loader, loader.collate_fn, loader.dataset
        if loader.pin_memory_device:
            warnings.warn("pin_memory_device is deprecated, the current accelerator will be used as the device,"
                          f"ignore pin_memory_device='{loader.pin_memory_device}'.", stacklevel=3)
        self._pin_memory = loader.pin_memory and _pin.accelerator_there()
        if loader.pin_memory and not self._pin_memory:
            warnings.warn("'pin_memory' argument is set as true but no accelerator is found, then device pinned memory won't be used.", stacklevel=3)
        self._sampler_iter = iter(loader._index_sampler)
        # PyTorch draws the seed of its workers here, also where there are none: what is drawn behind it must be the same.
        self._base_seed = torc.empty((), dtype=torc.int64).random_(generator=loader.generator).item()
        self._num_yielded = 0
        if loader.timeout:
            raise AssertionError("_SingleProcessDataLoaderIter requires timeout == 0")
        self._samples = iter(self._dataset) if loader._dataset_kind == _DatasetKind.Iterable else None
        self._ended = False

    def __iter__(self):
        return self

    def __len__(self):
        return len(self._loader._index_sampler)

    def _fetch(self, index):
        auto = self._loader._auto_collation
        if self._samples is None:
            if not auto:
                return self._collate_fn(self._dataset[index])
            many = getattr(self._dataset, "__getitems__", None)
            return self._collate_fn(many(index) if many else [self._dataset[k] for k in index])
        if self._ended:
            raise StopIteration
        if not auto:
            return self._collate_fn(next(self._samples))
        batch = []
        for _ in index:
            try:
                batch.append(next(self._samples))
            except StopIteration:
                self._ended = True
                break
        if not batch or self._loader.drop_last and len(batch) < len(index):
            raise StopIteration
        return self._collate_fn(batch)

    def __next__(self):
        data = self._fetch(next(self._sampler_iter))
        if self._pin_memory:
            data = _pin.pin_memory(data)
        self._num_yielded += 1
        expected = self._loader._IterableDataset_len_called
        if self._samples is not None and expected is not None and self._num_yielded > expected:
            warnings.warn(f"Length of IterableDataset {self._dataset} was reported to be {expected}(when accessing len(dataloader)), but "
                          f"{self._num_yielded} samples have been fetched. ", stacklevel=2)
        return data

    def __getstate__(self):
        raise NotImplementedError("{} cannot be pickled", type(self).__name__)

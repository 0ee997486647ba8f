"""torch.utils.data: the same orders, batches, refusals and warnings with torc and with PyTorch."""

import collections
import importlib
import warnings

import beside
import pytest

Point = collections.namedtuple("Point", "x y")


class Special(dict):
    """A mapping with something besides."""


def datasets(T, D):
    class Squares(D.Dataset):
        def __len__(self):
            return 11

        def __getitem__(self, k):
            return {"k": k, "square": T.tensor([float(k * k)]), "name": f"n{k}", "pair": (k, k / 2), "list": [k, [k]]}

    class Many(Squares):
        def __getitems__(self, indices):
            return [self[k] for k in indices]

    class Count(D.IterableDataset):
        def __init__(self, n, said=None):
            self.n, self.said = n, n if said is None else said

        def __iter__(self):
            return iter(range(self.n))

        def __len__(self):
            return self.said

        def __repr__(self):
            return "Count"

    return Squares(), Many(), Count


def tree(v, T):
    if isinstance(v, dict):
        return (type(v).__name__, {k: tree(one, T) for k, one in v.items()})
    if isinstance(v, (tuple, list)) and not isinstance(v, T.Size):
        return (type(v).__name__, *[tree(one, T) for one in v])
    return beside.tree(v, T)


def outcome(T, text):
    D = importlib.import_module(T.__name__ + ".utils.data")
    np = pytest.importorskip("numpy")
    squares, many, Count = datasets(T, D)
    T.manual_seed(5)
    g = T.Generator()
    g.manual_seed(9)
    scope = {"T": T, "D": D, "np": np, "g": g, "s": squares, "m": many, "Count": Count, "Point": Point, "Special": Special, "L": D.DataLoader,
             "t": D.TensorDataset(T.arange(10.0).view(5, 2), T.arange(5))}
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            result = tree(eval(text, scope), T)
        except Exception as error:
            result = (type(error).__name__, str(error).replace("torc.", "torch."))
    return result, [str(w.message) for w in caught], T.rand(2).tolist(), T.rand(2, generator=g).tolist()


EXPRESSIONS = """
list(L(s))
list(L(s, batch_size=4))
list(L(m, batch_size=4, drop_last=True))
list(L(s, batch_size=3, shuffle=True))
list(L(s, batch_size=3, shuffle=True, generator=g))
[list(L(t, 2, shuffle=True, generator=g)) for _ in range(2)]
list(L(s, batch_size=None))
list(L(s, batch_size=None, shuffle=True))
list(L(s, batch_size=2, collate_fn=lambda b: len(b)))
list(L(s, batch_sampler=[[0, 1], [5], [2, 3, 4]]))
list(L(s, batch_sampler=D.BatchSampler(D.SequentialSampler(s), 4, True)))
list(L(s, sampler=[3, 1], batch_size=2))
list(L(s, sampler=D.WeightedRandomSampler([1, 2, 0, 3], 9, generator=g), batch_size=2))
list(L(t, batch_size=2))
list(L(t, batch_size=2, pin_memory=True))
len(L(s, 3)), len(L(s, 3, drop_last=True)), len(L(s, batch_size=None)), len(L(s, batch_sampler=[[1], [2]])), len(iter(L(s, 3)))
list(L(Count(7), 3))
list(L(Count(7), 3, drop_last=True))
list(L(Count(7), None))
list(L(D.ChainDataset([Count(3), Count(2)]), 2))
len(L(Count(7), 3)), len(L(Count(7), None)), len(L(Count(7), 3, drop_last=True)), len(D.ChainDataset([Count(3), Count(2)]))
[(len(l), list(l)) for l in [L(Count(5, 2), 1)]]
list(Count(2) + Count(3))
len(s + s), (s + s)[-1], (s + s)[12]['k']
(s + s)[-30]
list(D.Subset(s, [4, 2])), len(D.Subset(s, [4, 2]))
list(L(D.Subset(m, [4, 2, 7]), 2))
D.Subset(s, [4, 2])[7]
[list(p.indices) for p in D.random_split(range(10), [3, 7])]
[list(p.indices) for p in D.random_split(range(10), [0.35, 0.35, 0.3], generator=g)]
[list(p.indices) for p in D.random_split(range(2), [0.9, 0.1])]
D.random_split(range(10), [3, 3])
D.random_split(range(10), [-0.5, 1.5])
list(D.StackDataset(range(3), 'abc')), D.StackDataset(a=range(3), b='xyz')[1], len(D.StackDataset(range(3)))
list(L(D.StackDataset(m, range(11)), 4))
list(L(D.StackDataset(a=m, b=range(11)), 4))
D.StackDataset(range(3), a=range(3))
D.StackDataset()
D.StackDataset(range(3), range(2))
D.TensorDataset(T.ones(2), T.ones(3))
D.TensorDataset(T.ones(2, 2))[1], len(D.TensorDataset(T.ones(2)))
D.ConcatDataset([])
D.ConcatDataset([Count(2)])
list(D.ChainDataset([s]))
D.Dataset()[0]
list(D.RandomSampler(range(9))), list(D.RandomSampler(range(9), generator=g))
list(D.RandomSampler(range(5), num_samples=13, generator=g))
list(D.RandomSampler(range(5), True, 70, generator=g)), list(D.RandomSampler(range(5), True, 64, generator=g))
len(D.RandomSampler(range(5), True, 70)), D.RandomSampler(range(5)).num_samples
D.RandomSampler(range(5), 1)
D.RandomSampler([])
D.RandomSampler(range(5), num_samples=-1)
list(D.SubsetRandomSampler([5, 3, 8, 1])), list(D.SubsetRandomSampler('abcd', generator=g)), len(D.SubsetRandomSampler([1]))
list(D.WeightedRandomSampler([0.1, 5, 3, 0.5], 20)), list(D.WeightedRandomSampler([0.1, 5, 3, 0.5], 3, False)), list(D.WeightedRandomSampler([1, 2.0], 1))
list(D.WeightedRandomSampler(T.rand(50, generator=g), 200, generator=g))
list(D.WeightedRandomSampler(T.rand(50, generator=g), 50, False, generator=g))
list(D.WeightedRandomSampler([1, 2], 3, False))
list(D.WeightedRandomSampler([0.0, 0.0], 3))
list(D.WeightedRandomSampler([1.0, -1.0], 3))
list(D.WeightedRandomSampler([1.0, -1.0], 2, False))
list(D.WeightedRandomSampler([1.0, float('inf')], 3))
D.WeightedRandomSampler([1.0], 0)
D.WeightedRandomSampler([1.0], True)
D.WeightedRandomSampler([1.0], 1, 5)
D.WeightedRandomSampler([[1.0]], 1)
list(D.BatchSampler(range(7), 3, False)), list(D.BatchSampler(range(7), 3, True)), len(D.BatchSampler(range(7), 3, False)), len(D.BatchSampler(range(7), 3, True))
D.BatchSampler(range(7), 0, False)
D.BatchSampler(range(7), 2, 0)
[list(D.DistributedSampler(range(10), 3, r)) for r in range(3)]
[list(D.DistributedSampler(range(10), 4, r, shuffle=False, drop_last=True)) for r in range(4)]
[list(D.DistributedSampler(range(2), 5, r, seed=4)) for r in range(5)]
[(d.set_epoch(3), list(d), len(d)) for d in [D.DistributedSampler(range(10), 3, 1)]]
D.DistributedSampler(range(3), 2, 2)
list(D.Sampler())
D.default_collate([1, 2]), D.default_collate([1.5, 2]), D.default_collate(['a', 'b']), D.default_collate([b'a']), D.default_collate([True, False])
D.default_collate([T.ones(2), T.zeros(2)]), D.default_collate([np.ones(2), np.zeros(2)]), D.default_collate([np.float32(1), np.float32(2)]), D.default_collate([np.int64(3)])
D.default_collate([Point(1, 2), Point(3, 4)]), D.default_collate([(1, 'a'), (2, 'b')]), D.default_collate([[1, 'a'], [2, 'b']]), D.default_collate([Special(a=1), Special(a=2)])
D.default_collate([{'a': [1, (2.0,)]}, {'a': [3, (4.0,)]}])
D.default_collate([[1], [1, 2]])
D.default_collate([None, None])
D.default_collate([np.array(['a'])])
D.default_collate([T.ones(2), T.ones(3)])
D.default_collate([np.array(3.0), np.array(4.0)])
D.default_convert(np.ones(2)), D.default_convert({'a': np.float64(2), 'b': [np.ones(1), 'x']}), D.default_convert((1, 2)), D.default_convert(Point(np.ones(1), 2)), D.default_convert(5)
D.get_worker_info()
L(s, num_workers=-1)
L(s, timeout=-1)
list(L(s, timeout=1))
L(s, prefetch_factor=2)
L(s, persistent_workers=True)
L(s, multiprocessing_context='fork')
L(Count(3), shuffle=True)
L(Count(3), sampler=[1])
L(Count(3), batch_sampler=[[1]])
L(s, sampler=[1], shuffle=True)
L(s, batch_sampler=[[1]], batch_size=2)
L(s, batch_size=None, drop_last=True)
L(s, batch_size=0)
setattr(L(s), 'batch_size', 3)
L(Count(3), shuffle=False).sampler.__class__.__name__
[x for x in [L(s, 4, True)] for x in (x.batch_size, x.drop_last, x.num_workers, x.sampler.__class__.__name__, x.timeout, x.generator, x.pin_memory, x.persistent_workers)]
"""


@pytest.mark.parametrize("text", EXPRESSIONS.strip().splitlines())
def test_expression(text, torch, pytorch):
    ours, theirs = outcome(torch, text), outcome(pytorch, text)
    assert beside.same(ours, theirs), f"\ntorc    {ours}\nPyTorch {theirs}"


def test_workers_are_not_there(torch):
    import torc.utils.data as D
    with pytest.raises(NotImplementedError, match="num_workers=2: worker processes are not there yet"):
        D.DataLoader([1], num_workers=2)


def test_training_order(torch, pytorch):
    """Epochs over a loader that shuffles, dropout and splits in between: one stream of draws."""
    seen = []
    for T in (torch, pytorch):
        D = importlib.import_module(T.__name__ + ".utils.data")
        T.manual_seed(0)
        data = D.TensorDataset(T.randn(40, 3), T.randint(2, (40,)))
        train, test = D.random_split(data, [0.8, 0.2])
        run = []
        for _ in range(2):
            for x, y in D.DataLoader(train, 8, shuffle=True):
                run.append((T.nn.functional.dropout(x, 0.5).tolist(), y.tolist()))
        run += [y.tolist() for _, y in D.DataLoader(test, 3)]
        seen.append(run)
    assert beside.same(*seen)


def test_generic_datasets(torch):
    import torc.utils.data as D
    assert all(kind[int] for kind in (D.Dataset, D.IterableDataset, D.Sampler, D.DataLoader, D.Subset, D.ConcatDataset, D.StackDataset, D.DistributedSampler))
    assert list(D.DataLoader[int]([1, 2], batch_size=None)) == [1, 2]


def test_functions_for_types(torch, pytorch):
    """NumPy's types are among those that batches are made by, also where another map is made of that one."""
    np = pytest.importorskip("numpy")

    def found(T):
        collate = importlib.import_module(T.__name__ + ".utils.data._utils.collate")
        functions = collate.default_collate_fn_map
        yield sorted(str(kind).replace("torc.", "torch.") for kind in functions), functions is collate.default_collate_fn_map
        mine = {Point: lambda batch, *, collate_fn_map=None: len(batch), **functions}
        for batch in ([Point(1, 2)] * 3, [np.ones(2), np.zeros(2)], [np.float32(1)], [np.float64(1)], [np.int64(3), np.int64(4)], [np.bool_(True)], [{"a": np.ones(1)}]):
            yield beside.tree(collate.collate(batch, collate_fn_map=mine), T), beside.tree(collate.default_collate([b for b in batch]), T)

    assert list(found(torch)) == list(found(pytorch))

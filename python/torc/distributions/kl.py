"""Kullback-Leibler divergences: KL(p || q) is the mean under p of log p(x) - log q(x). Formulas stand by pairs of classes, in a register that
programs may add to."""

import math
import warnings

import torc
from torc.distributions import continuous, derived, discrete
from torc.distributions.distribution import Distribution
from torc.distributions.transformed_distribution import Independent, TransformedDistribution
from torc.distributions.utils import euler_constant, sum_rightmost

__all__ = ["register_kl", "kl_divergence"]

_REGISTRY = {}


def register_kl(type_p, type_q):
    """A decorator: the function gives KL(p || q) for objects of these classes and of those derived from them."""
    for cls, which in ((type_p, "type_p"), (type_q, "type_q")):
        if not (isinstance(cls, type) and issubclass(cls, Distribution)):
            raise TypeError(f"Expected {which} to be a Distribution subclass but got {cls}")

    def decorator(function):
        _REGISTRY[type_p, type_q] = function
        return function

    return decorator


def _found(type_p, type_q):
    """The function of the classes nearest to these. Nearest in p and nearest in q may differ: then p decides, with a warning."""
    pairs = [(p, q) for p, q in _REGISTRY if issubclass(type_p, p) and issubclass(type_q, q)]
    if not pairs:
        return None
    distance = {pair: (type_p.__mro__.index(pair[0]), type_q.__mro__.index(pair[1])) for pair in pairs}
    by_p, by_q = min(pairs, key=lambda pair: distance[pair]), min(pairs, key=lambda pair: distance[pair][::-1])
    if _REGISTRY[by_p] is not _REGISTRY[by_q]:
        (a, b), (c, d) = ([cls.__name__ for cls in pair] for pair in (by_p, by_q))
        warnings.warn(f"Ambiguous kl_divergence({type_p.__name__}, {type_q.__name__}). Please register_kl({a}, {d})", RuntimeWarning, stacklevel=3)
    return _REGISTRY[by_p]


def kl_divergence(p, q):
    """KL(p || q), one number for each element of the batch."""
    function = _found(type(p), type(q))
    if function is None:
        raise NotImplementedError(f"No KL(p || q) is implemented for p type {type(p).__name__} and q type {type(q).__name__}")
    return function(p, q)


def _infinite(p, q):
    """p draws what q cannot."""
    like = next(v for v in vars(p).values() if isinstance(v, torc.Tensor))
    shape = torc.broadcast_shapes(p.batch_shape, q.batch_shape)
    return torc.full(shape, math.inf, dtype=like.dtype, device=like.device)


@register_kl(discrete.Bernoulli, discrete.Bernoulli)
def _(p, q):
    softplus = torc.nn.functional.softplus
    yes = p.probs * (softplus(-q.logits) - softplus(-p.logits))
    no = (1 - p.probs) * (softplus(q.logits) - softplus(p.logits))
    yes = torc.where(p.probs == 0, 0, torc.where(q.probs == 0, math.inf, yes))
    no = torc.where(p.probs == 1, 0, torc.where(q.probs == 1, math.inf, no))
    return yes + no


@register_kl(discrete.Categorical, discrete.Categorical)
def _(p, q):
    terms = p.probs * (p.logits - q.logits)
    terms = torc.where((q.probs == 0).expand_as(terms), math.inf, terms)
    return torc.where((p.probs == 0).expand_as(terms), 0, terms).sum(-1)


@register_kl(discrete.OneHotCategorical, discrete.OneHotCategorical)
def _(p, q):
    return kl_divergence(p._categorical, q._categorical)


@register_kl(discrete.Geometric, discrete.Geometric)
def _(p, q):
    return -p.entropy() - torc.log1p(-q.probs) / p.probs - q.logits


@register_kl(continuous.Exponential, continuous.Exponential)
def _(p, q):
    ratio = q.rate / p.rate
    return ratio - ratio.log() - 1


@register_kl(continuous.Laplace, continuous.Laplace)
def _(p, q):
    scales, away = p.scale / q.scale, (p.loc - q.loc).abs()
    return -scales.log() + away / q.scale + scales * torc.exp(-away / p.scale) - 1


@register_kl(continuous.Normal, continuous.Normal)
def _(p, q):
    variances = (p.scale / q.scale).pow(2)
    return 0.5 * (variances + ((p.loc - q.loc) / q.scale).pow(2) - 1 - variances.log())


@register_kl(continuous.Cauchy, continuous.Cauchy)
def _(p, q):
    return ((p.scale + q.scale).pow(2) + (p.loc - q.loc).pow(2)).log() - (4 * p.scale * q.scale).log()


@register_kl(continuous.Uniform, continuous.Uniform)
def _(p, q):
    found = ((q.high - q.low) / (p.high - p.low)).log()
    return torc.where((q.low > p.low) | (q.high < p.high), math.inf, found)


@register_kl(derived.HalfNormal, derived.HalfNormal)
def _(p, q):
    return kl_divergence(p.base_dist, q.base_dist)


@register_kl(derived.Pareto, derived.Pareto)
def _(p, q):
    scales, rates = p.scale / q.scale, q.alpha / p.alpha
    found = q.alpha * scales.log() - rates.log() + rates - 1
    return torc.where(p.scale < q.scale, math.inf, found)


@register_kl(Independent, Independent)
def _(p, q):
    if p.reinterpreted_batch_ndims != q.reinterpreted_batch_ndims:
        raise NotImplementedError
    return sum_rightmost(kl_divergence(p.base_dist, q.base_dist), p.reinterpreted_batch_ndims)


@register_kl(TransformedDistribution, TransformedDistribution)
def _(p, q):
    if p.transforms != q.transforms or p.event_shape != q.event_shape:
        raise NotImplementedError
    return kl_divergence(p.base_dist, q.base_dist)  # what both go through changes nothing


@register_kl(continuous.Exponential, continuous.Normal)
def _(p, q):
    variance, mean = q.scale.square(), p.rate.reciprocal()
    return -1 + p.rate.log() + 0.5 * torc.log(2 * math.pi * variance) + (mean.square() * 2 - 2 * q.loc * mean + q.loc.square()) / (2 * variance)


@register_kl(continuous.Laplace, continuous.Normal)
def _(p, q):
    variance = q.scale.square()
    return -1 - torc.log(2 * p.scale) + 0.5 * torc.log(2 * math.pi * variance) + (2 * p.scale.square() + (p.loc - q.loc).square()) / (2 * variance)


@register_kl(continuous.Uniform, continuous.Normal)
def _(p, q):
    width = p.high - p.low
    away = ((p.high + p.low - 2 * q.loc) / 2).square() + width.square() / 12
    return 0.5 * torc.log(2 * math.pi * q.scale.square()) - width.log() + away / (2 * q.scale.square())


@register_kl(derived.Gumbel, continuous.Normal)
def _(p, q):
    away = (p.loc + p.scale * euler_constant - q.loc).square() + (p.scale * math.pi).square() / 6
    return 0.5 * torc.log(2 * math.pi * q.scale.square()) - p.scale.log() - 1 - euler_constant + away / (2 * q.scale.square())


@register_kl(continuous.Normal, derived.Gumbel)
def _(p, q):
    away = (p.loc - q.loc) / q.scale
    return away + torc.exp(-away + 0.5 * (p.scale / q.scale).square()) + (q.scale / p.scale).log() - 0.5 * (1 + math.log(2 * math.pi))


@register_kl(continuous.Uniform, continuous.Exponential)
def _(p, q):
    found = q.rate * (p.high + p.low) / 2 - ((p.high - p.low) * q.rate).log()
    return torc.where(p.low < 0, math.inf, found)


for _p, _q in ((continuous.Normal, continuous.Exponential), (continuous.Normal, continuous.Uniform), (continuous.Laplace, continuous.Exponential),
               (continuous.Laplace, continuous.Uniform), (continuous.Exponential, continuous.Uniform), (derived.Gumbel, continuous.Exponential),
               (derived.Gumbel, continuous.Uniform), (derived.Pareto, continuous.Uniform)):
    register_kl(_p, _q)(_infinite)

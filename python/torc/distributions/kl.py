"""Kullback-Leibler divergences: KL(p || q) is the mean under p of log p(x) - log q(x). Formulas stand by pairs of classes, in a register that
programs may add to."""

import math
import warnings

import torc
from torc.distributions import _counts, _gammas, continuous, derived, discrete
from torc.distributions.distribution import Distribution
from torc.distributions.transformed_distribution import Independent, TransformedDistribution
from torc.distributions.utils import euler_constant, sum_rightmost

__all__ = ["register_kl", "kl_divergence"]

_KL_REGISTRY = {}


def register_kl(type_p, type_q):
    """A decorator: the function gives KL(p || q) for objects of these classes and of those derived from them."""
    for cls, which in ((type_p, "type_p"), (type_q, "type_q")):
        if not (isinstance(cls, type) and issubclass(cls, Distribution)):
            raise TypeError(f"Expected {which} to be a Distribution subclass but got {cls}")

    def decorator(function):
        _KL_REGISTRY[type_p, type_q] = function
        return function

    return decorator


def _found(type_p, type_q):
    """The function of the classes nearest to these. Nearest in p and nearest in q may differ: then p decides, with a warning."""
    pairs = [(p, q) for p, q in _KL_REGISTRY if issubclass(type_p, p) and issubclass(type_q, q)]
    if not pairs:
        return None
    distance = {pair: (type_p.__mro__.index(pair[0]), type_q.__mro__.index(pair[1])) for pair in pairs}
    by_p, by_q = min(pairs, key=lambda pair: distance[pair]), min(pairs, key=lambda pair: distance[pair][::-1])
    if _KL_REGISTRY[by_p] is not _KL_REGISTRY[by_q]:
        (a, b), (c, d) = ([cls.__name__ for cls in pair] for pair in (by_p, by_q))
        warnings.warn(f"Ambiguous kl_divergence({type_p.__name__}, {type_q.__name__}). Please register_kl({a}, {d})", RuntimeWarning, stacklevel=3)
    return _KL_REGISTRY[by_p]


def kl_divergence(p, q):
    """KL(p || q), one number for each element of the batch."""
    function = _found(type(p), type(q))
    if function is None:
        raise NotImplementedError(f"No KL(p || q) is implemented for p type {type(p).__name__} and q type {type(q).__name__}")
    return function(p, q)


def _infinite(p, q):
    """p draws what q cannot."""
    like = p.mean
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


# KL(p || q) is -H(p) less the mean under p of log q(x), for which moments of p suffice.
def _against_gamma(p, q, log):
    """`log` is the mean of log x under p."""
    a, b = q.concentration, q.rate
    return torc.lgamma(a) - torc.xlogy(a, b) - (a - 1) * log + b * p.mean - p.entropy()


def _against_normal(p, q):
    variance = q.scale.square()
    return 0.5 * torc.log(2 * math.pi * variance) + (p.variance + (p.mean - q.loc).square()) / (2 * variance) - p.entropy()


def _against_exponential(p, q):
    return q.rate * p.mean - q.rate.log() - p.entropy()


def _against_continuous_bernoulli(p, q):
    return -p.mean * q.logits - torc.log1p(-q.probs) - q._cont_bern_log_norm() - p.entropy()


def _log_mean_of_beta(p):
    return p.concentration1.digamma() - (p.concentration1 + p.concentration0).digamma()


def _log_mean_of_uniform(low, high):
    return (torc.xlogy(high, high) - torc.xlogy(low, low)) / (high - low) - 1


for _p in (_gammas.Beta, discrete.ContinuousBernoulli):
    register_kl(_p, continuous.Exponential)(_against_exponential)
    register_kl(_p, continuous.Normal)(_against_normal)
    register_kl(_p, derived.Pareto)(_infinite)
register_kl(_gammas.Gamma, continuous.Exponential)(_against_exponential)
register_kl(_gammas.Gamma, continuous.Normal)(_against_normal)
register_kl(derived.Pareto, continuous.Exponential)(lambda p, q: torc.where(p.alpha <= 1, math.inf, _against_exponential(p, q)))
register_kl(derived.Pareto, continuous.Normal)(lambda p, q: torc.where(p.alpha <= 2, math.inf, _against_normal(p, q)))
register_kl(_gammas.Beta, discrete.ContinuousBernoulli)(_against_continuous_bernoulli)
register_kl(_gammas.Beta, _gammas.Gamma)(lambda p, q: _against_gamma(p, q, _log_mean_of_beta(p)))
register_kl(_gammas.Gamma, _gammas.Gamma)(lambda p, q: _against_gamma(p, q, p.concentration.digamma() - p.rate.log()))
register_kl(continuous.Exponential, _gammas.Gamma)(lambda p, q: _against_gamma(p, q, -euler_constant - p.rate.log()))


@register_kl(derived.Pareto, _gammas.Gamma)
def _(p, q):
    return torc.where(p.alpha <= 1, math.inf, _against_gamma(p, q, p.scale.log() + p.alpha.reciprocal()))


@register_kl(continuous.Uniform, _gammas.Gamma)
def _(p, q):
    return torc.where(p.low < 0, math.inf, _against_gamma(p, q, _log_mean_of_uniform(p.low, p.high)))


@register_kl(continuous.Uniform, _gammas.Beta)
def _(p, q):
    a, b = q.concentration1, q.concentration0
    logs = (a - 1) * _log_mean_of_uniform(p.low, p.high) + (b - 1) * _log_mean_of_uniform(1 - p.high, 1 - p.low)
    found = torc.lgamma(a) + torc.lgamma(b) - torc.lgamma(a + b) - logs - (p.high - p.low).log()
    return torc.where((p.high > 1) | (p.low < 0), math.inf, found)


@register_kl(continuous.Uniform, discrete.ContinuousBernoulli)
def _(p, q):
    return torc.where((p.high >= 1) | (p.low <= 0), math.inf, _against_continuous_bernoulli(p, q))


@register_kl(_gammas.Beta, continuous.Uniform)
def _(p, q):
    return torc.where((q.low > 0) | (q.high < 1), math.inf, (q.high - q.low).log() - p.entropy())


@register_kl(discrete.ContinuousBernoulli, continuous.Uniform)
def _(p, q):
    return torc.where((q.low >= 0) | (q.high <= 1), math.inf, (q.high - q.low).log() - p.entropy())


def _against_gumbel(p, q, decay):
    """`decay` is the mean of exp(-x / q.scale) under p."""
    place = q.loc / q.scale
    return q.scale.log() + p.mean / q.scale - place + place.exp() * decay - p.entropy()


register_kl(_gammas.Gamma, derived.Gumbel)(lambda p, q: _against_gumbel(p, q, (1 + (p.rate * q.scale).reciprocal()).pow(-p.concentration)))
register_kl(continuous.Exponential, derived.Gumbel)(lambda p, q: _against_gumbel(p, q, p.rate * q.scale / (p.rate * q.scale + 1)))
register_kl(derived.Gumbel, derived.Gumbel)(lambda p, q: _against_gumbel(p, q, (torc.lgamma(1 + p.scale / q.scale) - p.loc / q.scale).exp()))


@register_kl(continuous.Uniform, derived.Gumbel)
def _(p, q):
    decay = ((-p.low / q.scale).exp() - (-p.high / q.scale).exp()) * q.scale / (p.high - p.low)
    return _against_gumbel(p, q, decay)


@register_kl(continuous.Uniform, derived.Pareto)
def _(p, q):
    found = (q.alpha + 1) * _log_mean_of_uniform(p.low, p.high) - q.alpha.log() - q.alpha * q.scale.log() - p.entropy()
    return torc.where(p.low < q.scale, math.inf, found)


@register_kl(continuous.Normal, continuous.Laplace)
def _(p, q):
    away = (p.loc - q.loc) / p.scale
    distance = p.scale * (math.sqrt(2 / math.pi) * (-0.5 * away.square()).exp() + away * torc.erf(away / math.sqrt(2)))
    return torc.log(2 * q.scale) + distance / q.scale - p.entropy()


@register_kl(_gammas.Dirichlet, _gammas.Dirichlet)
def _(p, q):
    a, b = p.concentration, q.concentration
    logs = a.digamma() - a.sum(-1, keepdim=True).digamma()
    return torc.lgamma(a.sum(-1)) - torc.lgamma(b.sum(-1)) + (torc.lgamma(b) - torc.lgamma(a) + (a - b) * logs).sum(-1)


@register_kl(_gammas.Beta, _gammas.Beta)
def _(p, q):
    return kl_divergence(p._dirichlet, q._dirichlet)


@register_kl(discrete.ContinuousBernoulli, discrete.ContinuousBernoulli)
def _(p, q):
    return _against_continuous_bernoulli(p, q)


@register_kl(_counts.Poisson, _counts.Poisson)
def _(p, q):
    return p.rate * (p.rate.log() - q.rate.log()) - (p.rate - q.rate)


@register_kl(discrete.Bernoulli, _counts.Poisson)
def _(p, q):
    return q.rate - p.probs * q.rate.log() - p.entropy()


@register_kl(_counts.Binomial, _counts.Binomial)
def _(p, q):
    if (p.total_count < q.total_count).any():
        raise NotImplementedError("KL between Binomials where q.total_count > p.total_count is not implemented")
    one = p.probs * (p.logits - q.logits) + torc.log1p(-p.probs) - torc.log1p(-q.probs)
    return torc.where(p.total_count > q.total_count, math.inf, p.total_count * one)


for _p in (continuous.Exponential, derived.Gumbel, continuous.Laplace, continuous.Normal, derived.Pareto, _gammas.Gamma):
    for _q in (_gammas.Beta, discrete.ContinuousBernoulli):
        register_kl(_p, _q)(_infinite)
for _p in (derived.Gumbel, continuous.Laplace, continuous.Normal):
    register_kl(_p, _gammas.Gamma)(_infinite)
    register_kl(_p, derived.Pareto)(_infinite)
register_kl(continuous.Exponential, derived.Pareto)(_infinite)
for _p, _q in ((_gammas.Gamma, derived.Pareto), (_gammas.Gamma, continuous.Uniform), (_counts.Poisson, discrete.Bernoulli), (_counts.Poisson, _counts.Binomial)):
    register_kl(_p, _q)(_infinite)
for _p, _q in ((continuous.Normal, continuous.Exponential), (continuous.Normal, continuous.Uniform), (continuous.Laplace, continuous.Exponential),
               (continuous.Laplace, continuous.Uniform), (continuous.Exponential, continuous.Uniform), (derived.Gumbel, continuous.Exponential),
               (derived.Gumbel, continuous.Uniform), (derived.Pareto, continuous.Uniform)):
    register_kl(_p, _q)(_infinite)

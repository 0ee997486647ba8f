"""Distributions over finitely many values, or over trials, and a continuous one that is like them. Each is given by probabilities or by their logarithms (logits); the other is
computed when it is asked for."""

import math

import torc
import torc.nn.functional as F
from torc.distributions import constraints
from torc.distributions.distribution import Distribution, ExponentialFamily
from torc.distributions.utils import broadcast_all, clamp_probs, lazy_property, logits_to_probs, probs_to_logits, uniform

__all__ = ["Bernoulli", "Categorical", "ContinuousBernoulli", "Geometric", "OneHotCategorical", "OneHotCategoricalStraightThrough"]


def one_given(probs, logits):
    if (probs is None) == (logits is None):
        raise ValueError("Either `probs` or `logits` must be specified, but not both.")


class _Binary(Distribution):
    """One probability for each element."""

    arg_constraints = {"probs": constraints.unit_interval, "logits": constraints.real}

    def __init__(self, probs=None, logits=None, validate_args=None):
        one_given(probs, logits)
        if probs is not None:
            self.probs, = broadcast_all(probs)
        else:
            self.logits, = broadcast_all(logits)
        super().__init__(self._param.shape, validate_args=validate_args)

    @property
    def _param(self):
        return self.__dict__["probs"] if "probs" in self.__dict__ else self.logits

    @lazy_property
    def logits(self):
        return probs_to_logits(self.probs, is_binary=True)

    @lazy_property
    def probs(self):
        return logits_to_probs(self.logits, is_binary=True)

    @property
    def param_shape(self):
        return self._param.size()


class Bernoulli(_Binary, ExponentialFamily):
    """1 with probability probs, otherwise 0."""

    support = constraints.boolean
    has_enumerate_support = True

    @property
    def mean(self):
        return self.probs

    @property
    def mode(self):
        mode = (self.probs >= 0.5).to(self.probs.dtype)
        return mode.masked_fill(self.probs == 0.5, math.nan)

    @property
    def variance(self):
        return self.probs * (1 - self.probs)

    def expand(self, batch_shape, _instance=None):
        return self._expanded(Bernoulli, batch_shape, _instance)

    def sample(self, sample_shape=torc.Size()):
        with torc.no_grad():
            return torc.bernoulli(self.probs.expand(self._extended_shape(sample_shape)))

    def log_prob(self, value):
        self._validate(value)
        logits, value = broadcast_all(self.logits, value)
        return -F.binary_cross_entropy_with_logits(logits, value, reduction="none")

    def entropy(self):
        return F.binary_cross_entropy_with_logits(self.logits, self.probs, reduction="none")

    def enumerate_support(self, expand=True):
        values = torc.arange(2, dtype=self._param.dtype, device=self._param.device).view((2,) + (1,) * len(self._batch_shape))
        return values.expand((2,) + self._batch_shape) if expand else values


class ContinuousBernoulli(_Binary, ExponentialFamily):
    """Numbers of [0, 1] with a density proportional to probs ** x * (1 - probs) ** (1 - x). Between lims, where formulas divide by nearly 0, the first
    terms of series stand for them."""

    support = constraints.unit_interval
    has_rsample = True

    def __init__(self, probs=None, logits=None, lims=(0.499, 0.501), validate_args=None):
        one_given(probs, logits)
        if probs is not None:
            probs, = broadcast_all(probs)
            if validate_args is not None and not constraints.unit_interval.check(probs).all():
                raise ValueError("The parameter probs has invalid values")
            probs = clamp_probs(probs)
        self._lims = lims
        super().__init__(probs, logits, validate_args)

    @lazy_property
    def probs(self):
        return clamp_probs(logits_to_probs(self.logits, is_binary=True))

    @property
    def _far(self):
        """Where it is far enough from 1/2, the probabilities there and others elsewhere, and the difference of their logarithms."""
        far = (self.probs <= self._lims[0]) | (self.probs > self._lims[1])
        p = torc.where(far, self.probs, self._lims[0])
        return far, p, torc.log1p(-p) - p.log()

    def _cont_bern_log_norm(self):
        far, p, difference = self._far
        x = (self.probs - 0.5).square()
        return torc.where(far, difference.abs().log() - (1 - 2 * p).abs().log(), math.log(2) + (4 / 3 + 104 / 45 * x) * x)

    @property
    def mean(self):
        far, p, difference = self._far
        x = self.probs - 0.5
        return torc.where(far, p / (2 * p - 1) + difference.reciprocal(), 0.5 + (1 / 3 + 16 / 45 * x.square()) * x)

    @property
    def variance(self):
        far, p, difference = self._far
        x = (self.probs - 0.5).square()
        return torc.where(far, p * (p - 1) / (1 - 2 * p).square() + difference.square().reciprocal(), 1 / 12 - (1 / 15 - 128 / 945 * x) * x)

    def expand(self, batch_shape, _instance=None):
        new = self._expanded(ContinuousBernoulli, batch_shape, _instance)
        new._lims = self._lims
        return new

    def rsample(self, sample_shape=torc.Size()):
        return self.icdf(uniform(self._extended_shape(sample_shape), self.probs))

    def log_prob(self, value):
        self._validate(value)
        logits, value = broadcast_all(self.logits, value)
        return self._cont_bern_log_norm() - F.binary_cross_entropy_with_logits(logits, value, reduction="none")

    def cdf(self, value):
        self._validate(value)
        far, p, _ = self._far
        return torc.where(far, (p.pow(value) * (1 - p).pow(1 - value) + p - 1) / (2 * p - 1), value).masked_fill(value <= 0, 0).masked_fill(value >= 1, 1)

    def icdf(self, value):
        far, p, difference = self._far
        return torc.where(far, (torc.log1p(-p) - torc.log1p(-p + value * (2 * p - 1))) / difference, value)

    def entropy(self):
        no, yes = torc.log1p(-self.probs), self.probs.log()
        return self.mean * (no - yes) - self._cont_bern_log_norm() - no


class Geometric(_Binary):
    """The number of trials that fail before the first that does not."""

    support = constraints.nonnegative_integer

    def __init__(self, probs=None, logits=None, validate_args=None):
        super().__init__(probs, logits, validate_args)
        if self._validate_args and probs is not None and not (self.probs > 0).all():
            wrong = self.probs[self.probs <= 0]
            raise ValueError(f"Expected parameter probs ({type(self.probs).__name__} of shape {tuple(self.probs.shape)}) of distribution {self!r} "
                             f"to be positive but found invalid values:\n{wrong}")

    @property
    def mean(self):
        return 1 / self.probs - 1

    @property
    def mode(self):
        return torc.zeros_like(self.probs)

    @property
    def variance(self):
        return (1 / self.probs - 1) / self.probs

    def expand(self, batch_shape, _instance=None):
        return self._expanded(Geometric, batch_shape, _instance)

    def sample(self, sample_shape=torc.Size()):
        with torc.no_grad():
            tiny = torc.finfo(self.probs.dtype).tiny
            u = torc.empty(self._extended_shape(sample_shape), dtype=self.probs.dtype, device=self.probs.device).uniform_(tiny, 1)
            return (u.log() / (-self.probs).log1p()).floor()

    def log_prob(self, value):
        self._validate(value)
        value, probs = broadcast_all(value, self.probs)
        failing = (-probs).log1p().masked_fill((probs == 1) & (value == 0), 0)  # 0 * -inf would be NaN
        return value * failing + self.probs.log()

    def entropy(self):
        return F.binary_cross_entropy_with_logits(self.logits, self.probs, reduction="none") / self.probs


class Categorical(Distribution):
    """One of the numbers 0 … K-1, where the last dimension of the parameters has K entries. Probabilities need not add up to 1."""

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}
    has_enumerate_support = True

    def __init__(self, probs=None, logits=None, validate_args=None):
        one_given(probs, logits)
        if probs is not None:
            if probs.dim() < 1:
                raise ValueError("`probs` parameter must be at least one-dimensional.")
            self.probs = probs / probs.sum(-1, keepdim=True)
        else:
            if logits.dim() < 1:
                raise ValueError("`logits` parameter must be at least one-dimensional.")
            self.logits = logits - logits.logsumexp(-1, keepdim=True)
        self._num_events = self._param.shape[-1]
        super().__init__(self._param.shape[:-1], validate_args=validate_args)

    @property
    def _param(self):
        return self.__dict__["probs"] if "probs" in self.__dict__ else self.logits

    @lazy_property
    def logits(self):
        return probs_to_logits(self.probs)

    @lazy_property
    def probs(self):
        return logits_to_probs(self.logits)

    @property
    def param_shape(self):
        return self._param.size()

    @constraints.dependent_property(is_discrete=True, event_dim=0)
    def support(self):
        return constraints.integer_interval(0, self._num_events - 1)

    @property
    def mean(self):
        return torc.full(self._batch_shape, math.nan, dtype=self.probs.dtype, device=self.probs.device)

    @property
    def mode(self):
        return self.probs.argmax(dim=-1)

    @property
    def variance(self):
        return self.mean

    def expand(self, batch_shape, _instance=None):
        new = self._expanded(Categorical, batch_shape, _instance)
        new._num_events = self._num_events
        return new

    def sample(self, sample_shape=torc.Size()):
        if not hasattr(torc, "multinomial"):
            raise NotImplementedError(f"{type(self).__name__}.sample() needs torch.multinomial, which is not there")
        with torc.no_grad():
            sample_shape = torc.Size(sample_shape)
            drawn = torc.multinomial(self.probs.reshape(-1, self._num_events), sample_shape.numel(), True)
            return drawn.T.reshape(self._extended_shape(sample_shape))

    def log_prob(self, value):
        self._validate(value)
        index, logits = torc.broadcast_tensors(value.long().unsqueeze(-1), self.logits)
        return logits.gather(-1, index[..., :1]).squeeze(-1)

    def entropy(self):
        logits = self.logits.clamp(min=torc.finfo(self.logits.dtype).min)  # 0 * -inf would be NaN
        return -(logits * self.probs).sum(-1)

    def enumerate_support(self, expand=True):
        values = torc.arange(self._num_events, dtype=torc.long, device=self._param.device).view((-1,) + (1,) * len(self._batch_shape))
        return values.expand((-1,) + self._batch_shape) if expand else values


class OneHotCategorical(Distribution):
    """A Categorical whose draws are vectors: 1 at the number drawn, otherwise 0."""

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}
    support = constraints.one_hot
    has_enumerate_support = True

    def __init__(self, probs=None, logits=None, validate_args=None):
        self._categorical = Categorical(probs, logits)
        super().__init__(self._categorical.batch_shape, self._categorical.param_shape[-1:], validate_args=validate_args)

    @property
    def probs(self):
        return self._categorical.probs

    @property
    def logits(self):
        return self._categorical.logits

    @property
    def param_shape(self):
        return self._categorical.param_shape

    @property
    def mean(self):
        return self.probs

    @property
    def mode(self):
        return F.one_hot(self.probs.argmax(-1), self._event_shape[0]).to(self.probs)

    @property
    def variance(self):
        return self.probs * (1 - self.probs)

    def expand(self, batch_shape, _instance=None):
        new, batch_shape = self._get_checked_instance(OneHotCategorical, _instance), torc.Size(batch_shape)
        new._categorical = self._categorical.expand(batch_shape)
        Distribution.__init__(new, batch_shape, self._event_shape, validate_args=False)
        new._validate_args = self._validate_args
        return new

    def sample(self, sample_shape=torc.Size()):
        return F.one_hot(self._categorical.sample(sample_shape), self._event_shape[0]).to(self.probs)

    def log_prob(self, value):
        self._validate(value)
        return self._categorical.log_prob(value.argmax(-1))

    def entropy(self):
        return self._categorical.entropy()

    def enumerate_support(self, expand=True):
        n = self._event_shape[0]
        values = torc.eye(n, dtype=self.probs.dtype, device=self.probs.device).view((n,) + (1,) * len(self._batch_shape) + (n,))
        return values.expand((n,) + self._batch_shape + (n,)) if expand else values


class OneHotCategoricalStraightThrough(OneHotCategorical):
    """Its draws hand gradients on to the probabilities as if they were these."""

    has_rsample = True

    def rsample(self, sample_shape=torc.Size()):
        return self.sample(sample_shape) + (self.probs - self.probs.detach())

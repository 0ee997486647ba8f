"""Distributions of counts: how often something happens."""

import torc
import torc.nn.functional as F
from torc.distributions import constraints
from torc.distributions._gammas import Gamma
from torc.distributions.discrete import Categorical, _Binary, one_given
from torc.distributions.distribution import Distribution, ExponentialFamily
from torc.distributions.utils import broadcast_all, lazy_property

__all__ = ["Binomial", "Multinomial", "NegativeBinomial", "Poisson"]


class Poisson(ExponentialFamily):
    """How often something happens that happens rate times on average."""

    arg_constraints = {"rate": constraints.nonnegative}
    support = constraints.nonnegative_integer

    def __init__(self, rate, validate_args=None):
        self.rate, = broadcast_all(rate)
        super().__init__(self.rate.shape, validate_args=validate_args)

    @property
    def mean(self):
        return self.rate

    @property
    def mode(self):
        return self.rate.floor()

    @property
    def variance(self):
        return self.rate

    def expand(self, batch_shape, _instance=None):
        return self._expanded(Poisson, batch_shape, _instance)

    def sample(self, sample_shape=torc.Size()):
        with torc.no_grad():
            return torc.poisson(self.rate.expand(self._extended_shape(sample_shape)))

    def log_prob(self, value):
        self._validate(value)
        rate, value = broadcast_all(self.rate, value)
        return torc.xlogy(value, rate) - rate - torc.lgamma(value + 1)


class _Counted(_Binary):
    """A number of trials, total_count, with one probability."""

    def __init__(self, total_count, probs=None, logits=None, validate_args=None):
        one_given(probs, logits)
        self.total_count, param = broadcast_all(total_count, logits if probs is None else probs)
        self.total_count = self.total_count.type_as(param)
        super().__init__(None if probs is None else param, None if logits is None else param, validate_args)


class Binomial(_Counted):
    """How many of total_count trials succeed."""

    arg_constraints = {"total_count": constraints.nonnegative_integer, "probs": constraints.unit_interval, "logits": constraints.real}
    has_enumerate_support = True

    def __init__(self, total_count=1, probs=None, logits=None, validate_args=None):
        super().__init__(total_count, probs, logits, validate_args)

    @constraints.dependent_property(is_discrete=True, event_dim=0)
    def support(self):
        return constraints.integer_interval(0, self.total_count)

    @property
    def mean(self):
        return self.total_count * self.probs

    @property
    def mode(self):
        return ((self.total_count + 1) * self.probs).floor().minimum(self.total_count)

    @property
    def variance(self):
        return self.total_count * self.probs * (1 - self.probs)

    def expand(self, batch_shape, _instance=None):
        return self._expanded(Binomial, batch_shape, _instance)

    def sample(self, sample_shape=torc.Size()):
        raise NotImplementedError(f"{type(self).__name__}.sample() needs torch.binomial, which is not there")

    def log_prob(self, value):
        self._validate(value)
        n, logits = self.total_count, self.logits
        ways = torc.lgamma(n + 1) - torc.lgamma(value + 1) - torc.lgamma(n - value + 1)
        return ways + value * logits - n * (logits.clamp(min=0) + torc.log1p(torc.exp(-logits.abs())))

    def _one_count(self, asked):
        count = int(self.total_count.max())
        if self.total_count.min() != count:
            raise NotImplementedError(f"Inhomogeneous total count not supported by `{asked}`.")
        return count

    def entropy(self):
        self._one_count("entropy")
        logs = self.log_prob(self.enumerate_support(False))
        return -(logs.exp() * logs).sum(0)

    def enumerate_support(self, expand=True):
        values = torc.arange(1 + self._one_count("enumerate_support"), dtype=self._param.dtype, device=self._param.device)
        values = values.view((-1,) + (1,) * len(self._batch_shape))
        return values.expand((-1,) + self._batch_shape) if expand else values


class NegativeBinomial(_Counted):
    """How many trials succeed before total_count have failed."""

    arg_constraints = {"total_count": constraints.greater_than_eq(0), "probs": constraints.half_open_interval(0.0, 1.0), "logits": constraints.real}
    support = constraints.nonnegative_integer

    @property
    def mean(self):
        return self.total_count * self.logits.exp()

    @property
    def mode(self):
        return ((self.total_count - 1) * self.logits.exp()).floor().clamp(min=0.0)

    @property
    def variance(self):
        return self.mean / torc.sigmoid(-self.logits)

    def expand(self, batch_shape, _instance=None):
        return self._expanded(NegativeBinomial, batch_shape, _instance)

    @lazy_property
    def _gamma(self):
        return Gamma(self.total_count, torc.exp(-self.logits), validate_args=False)

    def sample(self, sample_shape=torc.Size()):
        with torc.no_grad():
            return torc.poisson(self._gamma.sample(sample_shape))

    def log_prob(self, value):
        self._validate(value)
        n = self.total_count
        orders = torc.lgamma(1.0 + value) + torc.lgamma(n) - torc.lgamma(n + value)
        orders = orders.masked_fill(n + value == 0.0, 0.0)  # infinite less infinite otherwise
        return n * F.logsigmoid(-self.logits) + value * F.logsigmoid(self.logits) - orders


class Multinomial(Distribution):
    """How often each of K numbers comes in total_count draws of a Categorical."""

    arg_constraints = {"probs": constraints.simplex, "logits": constraints.real_vector}

    def __init__(self, total_count=1, probs=None, logits=None, validate_args=None):
        if not isinstance(total_count, int):
            raise NotImplementedError("inhomogeneous total_count is not supported")
        self.total_count, self._categorical = total_count, Categorical(probs, logits)
        super().__init__(self._categorical.batch_shape, self._categorical.param_shape[-1:], validate_args=validate_args)

    @constraints.dependent_property(is_discrete=True, event_dim=1)
    def support(self):
        return constraints.multinomial(self.total_count)

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
        return self.probs * self.total_count

    @property
    def variance(self):
        return self.total_count * self.probs * (1 - self.probs)

    def expand(self, batch_shape, _instance=None):
        new, batch_shape = self._get_checked_instance(Multinomial, _instance), torc.Size(batch_shape)
        new.total_count, new._categorical = self.total_count, self._categorical.expand(batch_shape)
        Distribution.__init__(new, batch_shape, self._event_shape, validate_args=False)
        new._validate_args = self._validate_args
        return new

    def sample(self, sample_shape=torc.Size()):
        drawn = self._categorical.sample((self.total_count, *sample_shape)).movedim(0, -1)
        counts = torc.zeros(self._extended_shape(sample_shape), dtype=drawn.dtype, device=drawn.device)
        return counts.scatter_add_(-1, drawn, torc.ones_like(drawn)).type_as(self.probs)

    def log_prob(self, value):
        self._validate(value)
        logits, value = broadcast_all(self.logits, value)
        powers = (value * logits).masked_fill((value == 0) & (logits == -torc.inf), 0)  # 0 * -inf would be NaN
        return torc.lgamma(value.sum(-1) + 1) - torc.lgamma(value + 1).sum(-1) + powers.sum(-1)

    def entropy(self):
        count = torc.tensor(float(self.total_count), dtype=self.probs.dtype, device=self.probs.device)
        each = Binomial(self.total_count, probs=self.probs, validate_args=False)
        values = each.enumerate_support(expand=False)
        doubled = (each.log_prob(values).exp() * torc.lgamma(values + 1)).sum([0, -1])  # orders of the same counts
        return self.total_count * self._categorical.entropy() - torc.lgamma(count + 1) + doubled

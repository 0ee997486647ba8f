"""Families of the gamma function. Their densities and moments are here; their draws need draws of the gamma distribution, which the library has not."""

import math

import torc
from torc.distributions import constraints
from torc.distributions.distribution import Distribution, ExponentialFamily
from torc.distributions.transformed_distribution import TransformedDistribution
from torc.distributions.transforms import PowerTransform
from torc.distributions.utils import broadcast_all

__all__ = ["Beta", "Chi2", "Dirichlet", "FisherSnedecor", "Gamma", "InverseGamma", "StudentT"]


class _Undrawn(Distribution):
    def rsample(self, sample_shape=torc.Size()):
        raise NotImplementedError(f"{type(self).__name__}.sample() needs draws of the gamma distribution (torch._standard_gamma), which are not there")


class Gamma(_Undrawn, ExponentialFamily):
    arg_constraints = {"concentration": constraints.positive, "rate": constraints.positive}
    support = constraints.nonnegative
    has_rsample = True

    def __init__(self, concentration, rate, validate_args=None):
        self.concentration, self.rate = broadcast_all(concentration, rate)
        super().__init__(self.concentration.shape, validate_args=validate_args)

    @property
    def mean(self):
        return self.concentration / self.rate

    @property
    def mode(self):
        return ((self.concentration - 1) / self.rate).clamp(min=0)

    @property
    def variance(self):
        return self.concentration / self.rate.pow(2)

    def expand(self, batch_shape, _instance=None):
        new = self._get_checked_instance(Gamma, _instance)
        new.concentration, new.rate = self.concentration.expand(batch_shape), self.rate.expand(batch_shape)
        Distribution.__init__(new, batch_shape, validate_args=False)
        new._validate_args = self._validate_args
        return new

    def log_prob(self, value):
        value = torc.as_tensor(value, dtype=self.rate.dtype, device=self.rate.device)
        self._validate(value)
        a, b = self.concentration, self.rate
        return torc.xlogy(a, b) + torc.xlogy(a - 1, value) - b * value - torc.lgamma(a)

    def cdf(self, value):
        self._validate(value)
        return torc.special.gammainc(self.concentration, self.rate * value)

    def entropy(self):
        a = self.concentration
        return a - self.rate.log() + torc.lgamma(a) + (1 - a) * torc.digamma(a)


class Chi2(Gamma):
    """The sum of the squares of df normal numbers."""

    arg_constraints = {"df": constraints.positive}

    def __init__(self, df, validate_args=None):
        super().__init__(0.5 * df, 0.5, validate_args=validate_args)

    df = property(lambda self: self.concentration * 2)

    def expand(self, batch_shape, _instance=None):
        return super().expand(batch_shape, self._get_checked_instance(Chi2, _instance))


class InverseGamma(TransformedDistribution):
    """1 / x, where x is of a Gamma."""

    arg_constraints = {"concentration": constraints.positive, "rate": constraints.positive}
    support = constraints.positive
    has_rsample = True

    def __init__(self, concentration, rate, validate_args=None):
        base = Gamma(concentration, rate, validate_args=validate_args)
        super().__init__(base, PowerTransform(-base.rate.new_ones(())), validate_args=validate_args)

    concentration = property(lambda self: self.base_dist.concentration)
    rate = property(lambda self: self.base_dist.rate)

    @property
    def mean(self):
        return torc.where(self.concentration > 1, self.rate / (self.concentration - 1), math.inf)

    @property
    def mode(self):
        return self.rate / (self.concentration + 1)

    @property
    def variance(self):
        a = self.concentration
        return torc.where(a > 2, self.rate.square() / ((a - 1).square() * (a - 2)), math.inf)

    def expand(self, batch_shape, _instance=None):
        return super().expand(batch_shape, self._get_checked_instance(InverseGamma, _instance))

    def entropy(self):
        a = self.concentration
        return a + self.rate.log() + a.lgamma() - (1 + a) * a.digamma()


class Dirichlet(_Undrawn, ExponentialFamily):
    """Probabilities of K numbers."""

    arg_constraints = {"concentration": constraints.independent(constraints.positive, 1)}
    support = constraints.simplex
    has_rsample = True

    def __init__(self, concentration, validate_args=None):
        if concentration.dim() < 1:
            raise ValueError("`concentration` parameter must be at least one-dimensional.")
        self.concentration = concentration
        super().__init__(concentration.shape[:-1], concentration.shape[-1:], validate_args=validate_args)

    @property
    def mean(self):
        return self.concentration / self.concentration.sum(-1, keepdim=True)

    @property
    def mode(self):
        more = (self.concentration - 1).clamp(min=0)
        corner = torc.zeros_like(more)
        corner[..., 0] = 1  # at every corner the density is infinite
        return torc.where((self.concentration < 1).all(-1, keepdim=True), corner, more / more.sum(-1, keepdim=True))

    @property
    def variance(self):
        total = self.concentration.sum(-1, keepdim=True)
        return self.concentration * (total - self.concentration) / (total.pow(2) * (total + 1))

    def expand(self, batch_shape, _instance=None):
        return self._expanded(Dirichlet, batch_shape, _instance)

    def log_prob(self, value):
        self._validate(value)
        a = self.concentration
        return torc.xlogy(a - 1, value).sum(-1) + torc.lgamma(a.sum(-1)) - torc.lgamma(a).sum(-1)

    def entropy(self):
        a, total = self.concentration, self.concentration.sum(-1)
        return torc.lgamma(a).sum(-1) - torc.lgamma(total) - (a.size(-1) - total) * torc.digamma(total) - ((a - 1) * torc.digamma(a)).sum(-1)


class Beta(_Undrawn, ExponentialFamily):
    """The first of the two probabilities of a Dirichlet."""

    arg_constraints = {"concentration1": constraints.positive, "concentration0": constraints.positive}
    support = constraints.unit_interval
    has_rsample = True

    def __init__(self, concentration1, concentration0, validate_args=None):
        self._dirichlet = Dirichlet(torc.stack(broadcast_all(concentration1, concentration0), -1), validate_args=validate_args)
        super().__init__(self._dirichlet.batch_shape, validate_args=validate_args)

    concentration1 = property(lambda self: self._dirichlet.concentration[..., 0])
    concentration0 = property(lambda self: self._dirichlet.concentration[..., 1])

    @property
    def mean(self):
        return self.concentration1 / (self.concentration1 + self.concentration0)

    @property
    def mode(self):
        return self._dirichlet.mode[..., 0]

    @property
    def variance(self):
        total = self.concentration1 + self.concentration0
        return self.concentration1 * self.concentration0 / (total.pow(2) * (total + 1))

    def expand(self, batch_shape, _instance=None):
        new = self._get_checked_instance(Beta, _instance)
        new._dirichlet = self._dirichlet.expand(batch_shape)
        Distribution.__init__(new, batch_shape, validate_args=False)
        new._validate_args = self._validate_args
        return new

    def log_prob(self, value):
        self._validate(value)
        return self._dirichlet.log_prob(torc.stack([value, 1 - value], -1))

    def entropy(self):
        return self._dirichlet.entropy()


class StudentT(_Undrawn):
    """A normal number over the root of a mean of df squares of others: heavier tails than the normal distribution's."""

    arg_constraints = {"df": constraints.positive, "loc": constraints.real, "scale": constraints.positive}
    support = constraints.real
    has_rsample = True

    def __init__(self, df, loc=0.0, scale=1.0, validate_args=None):
        self.df, self.loc, self.scale = broadcast_all(df, loc, scale)
        super().__init__(self.df.shape, validate_args=validate_args)

    @property
    def mean(self):
        return torc.where(self.df > 1, self.loc, math.nan)

    @property
    def mode(self):
        return self.loc

    @property
    def variance(self):
        finite = self.scale.pow(2) * self.df / (self.df - 2)
        return torc.where(self.df > 2, finite, torc.where(self.df > 1, math.inf, torc.full_like(self.df, math.nan)))

    def expand(self, batch_shape, _instance=None):
        return self._expanded(StudentT, batch_shape, _instance)

    def _log_beta(self):
        """log B(df / 2, 1 / 2)"""
        return torc.lgamma(0.5 * self.df) + 0.5 * math.log(math.pi) - torc.lgamma(0.5 * (self.df + 1))

    def log_prob(self, value):
        self._validate(value)
        y = (value - self.loc) / self.scale
        return -0.5 * (self.df + 1) * torc.log1p(y.square() / self.df) - self.scale.log() - 0.5 * self.df.log() - self._log_beta()

    def entropy(self):
        half, more = 0.5 * self.df, 0.5 * (self.df + 1)
        return self.scale.log() + more * (torc.digamma(more) - torc.digamma(half)) + 0.5 * self.df.log() + self._log_beta()


class FisherSnedecor(_Undrawn):
    """The ratio of two means of squares, of df1 and df2 normal numbers."""

    arg_constraints = {"df1": constraints.positive, "df2": constraints.positive}
    support = constraints.positive
    has_rsample = True

    def __init__(self, df1, df2, validate_args=None):
        self.df1, self.df2 = broadcast_all(df1, df2)
        super().__init__(self.df1.shape, validate_args=validate_args)

    @property
    def mean(self):
        return torc.where(self.df2 > 2, self.df2 / (self.df2 - 2), math.nan)

    @property
    def mode(self):
        return torc.where(self.df1 > 2, (self.df1 - 2) / self.df1 * self.df2 / (self.df2 + 2), math.nan)

    @property
    def variance(self):
        m, n = self.df1, self.df2
        return torc.where(n > 4, 2 * n.pow(2) * (m + n - 2) / (m * (n - 2).pow(2) * (n - 4)), math.nan)

    def expand(self, batch_shape, _instance=None):
        return self._expanded(FisherSnedecor, batch_shape, _instance)

    def log_prob(self, value):
        self._validate(value)
        m, n, ratio = self.df1 / 2, self.df2 / 2, self.df1 / self.df2
        return torc.lgamma(m + n) - m.lgamma() - n.lgamma() + m * ratio.log() + (m - 1) * value.log() - (m + n) * torc.log1p(ratio * value)

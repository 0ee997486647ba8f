"""torch.distributions: random variables with parameters that are tensors."""

import sys
import types

import torc
from torc.distributions import constraints, transforms  # noqa: F401
from torc.distributions._counts import Binomial, Multinomial, NegativeBinomial, Poisson
from torc.distributions._gammas import Beta, Chi2, Dirichlet, FisherSnedecor, Gamma, InverseGamma, StudentT
from torc.distributions.constraint_registry import biject_to, transform_to
from torc.distributions.continuous import Cauchy, Exponential, GeneralizedPareto, Laplace, Normal, Uniform, VonMises
from torc.distributions.derived import (ExpRelaxedCategorical, Gumbel, HalfCauchy, HalfNormal, Kumaraswamy, LogisticNormal, LogitRelaxedBernoulli, LogNormal, Pareto,
                                        RelaxedBernoulli, RelaxedOneHotCategorical, Weibull)
from torc.distributions.discrete import Bernoulli, Categorical, ContinuousBernoulli, Geometric, OneHotCategorical, OneHotCategoricalStraightThrough
from torc.distributions.distribution import Distribution, ExponentialFamily
from torc.distributions.kl import kl_divergence, register_kl
from torc.distributions.transformed_distribution import Independent, MixtureSameFamily, TransformedDistribution
from torc.distributions.transforms import *  # noqa: F401,F403

# Each name has a class, so that programs can import it and ask isinstance; making an object says what is missing.
_MATRICES = "torch.linalg.cholesky and triangular solutions"
_ABSENT = {"LKJCholesky": _MATRICES, "LowRankMultivariateNormal": _MATRICES, "MultivariateNormal": _MATRICES, "Wishart": _MATRICES}


def _absent(name, missing):
    def __init__(self, *args, **kwargs):
        raise NotImplementedError(f"torch.distributions.{name} is not there yet: it needs {missing}")

    return type(name, (Distribution,), {"__init__": __init__, "__module__": __name__, "__doc__": "Not there yet.", "arg_constraints": {}})


globals().update((name, _absent(name, missing)) for name, missing in _ABSENT.items())

# Where PyTorch has a module for each family, programs import from there.
for _name, _classes in {"normal": Normal, "uniform": Uniform, "laplace": Laplace, "cauchy": Cauchy, "exponential": Exponential, "gumbel": Gumbel,
                        "half_cauchy": HalfCauchy, "half_normal": HalfNormal, "log_normal": LogNormal, "logistic_normal": LogisticNormal, "pareto": Pareto,
                        "relaxed_bernoulli": (RelaxedBernoulli, LogitRelaxedBernoulli), "bernoulli": Bernoulli, "categorical": Categorical,
                        "geometric": Geometric, "one_hot_categorical": (OneHotCategorical, OneHotCategoricalStraightThrough), "independent": Independent,
                        "mixture_same_family": MixtureSameFamily, "exp_family": ExponentialFamily, "beta": Beta, "binomial": Binomial, "chi2": Chi2,
                        "continuous_bernoulli": ContinuousBernoulli, "dirichlet": Dirichlet, "fishersnedecor": FisherSnedecor, "gamma": Gamma,
                        "generalized_pareto": GeneralizedPareto, "inverse_gamma": InverseGamma, "kumaraswamy": Kumaraswamy, "multinomial": Multinomial,
                        "negative_binomial": NegativeBinomial, "poisson": Poisson, "relaxed_categorical": (RelaxedOneHotCategorical, ExpRelaxedCategorical),
                        "studentT": StudentT, "von_mises": VonMises, "weibull": Weibull}.items():
    _module = types.ModuleType(f"{__name__}.{_name}")
    for _class in _classes if isinstance(_classes, tuple) else (_classes,):
        setattr(_module, _class.__name__, _class)
        _class.__module__ = _module.__name__
    sys.modules["torc.distributions." + _name] = globals()[_name] = _module

__all__ = ["Bernoulli", "Beta", "Binomial", "Categorical", "Cauchy", "Chi2", "ContinuousBernoulli", "Dirichlet", "Distribution", "Exponential", "ExponentialFamily",
           "FisherSnedecor", "Gamma", "GeneralizedPareto", "Geometric", "Gumbel", "HalfCauchy", "HalfNormal", "Independent", "InverseGamma", "Kumaraswamy", "Laplace",
           "LogNormal", "LogisticNormal", "MixtureSameFamily", "Multinomial", "NegativeBinomial", "Normal", "OneHotCategorical", "OneHotCategoricalStraightThrough",
           "Pareto", "Poisson", "RelaxedBernoulli", "RelaxedOneHotCategorical", "StudentT", "TransformedDistribution", "Uniform", "VonMises", "Weibull", "biject_to",
           "kl_divergence", "register_kl", "transform_to", *_ABSENT, *transforms.__all__]


__getattr__ = torc._absent_from(__name__)

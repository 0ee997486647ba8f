"""torch.distributions beside PyTorch's: the same draws from the same seed, densities, moments and divergences, and the same refusals."""

import math
import pickle
import re
import warnings

import pytest
from beside import same, tree


def numbers(T, seed, *shape, low=0.2, high=2.0):
    """The same numbers in both: from torc's generator, whose uniform draws are PyTorch's."""
    g = T.Generator()
    g.manual_seed(seed)
    return T.rand(shape, generator=g) * (high - low) + low


# Makers of a distribution from (T, D), and values of its support for densities.
def real(T):
    return numbers(T, 9, 5, 1, low=-3, high=3)


def positive(T):
    return numbers(T, 9, 5, 1, low=0.1, high=4)


def unit(T):
    return numbers(T, 9, 5, 1, low=0.1, high=0.9)


def binary(T):
    return T.tensor([[0.0], [1.0], [1.0]])


def counts(T):
    return T.tensor([[0.0], [1.0], [7.0]])


def classes(T):
    return T.tensor([[0], [3], [2]])


def vectors(T):
    return T.eye(4)[T.tensor([2, 0, 3])].unsqueeze(1)


def simplex(T):
    return T.softmax(numbers(T, 9, 5, 3, low=-3, high=3), -1)


def a(T):
    return numbers(T, 1, 3, low=-1, high=1)


def b(T):
    return numbers(T, 2, 3)


def p(T):
    return numbers(T, 3, 3, low=0.05, high=0.95)


def weights(T):
    return numbers(T, 4, 3, 4)


CASES = {
    "Normal": (lambda T, D: D.Normal(a(T), b(T)), real),
    "Normal of numbers": (lambda T, D: D.Normal(0.5, 2), real),
    "Normal, double": (lambda T, D: D.Normal(a(T).double(), 2.0), lambda T: real(T).double()),
    "Uniform": (lambda T, D: D.Uniform(a(T) - 4, a(T) + b(T) + 3), real),
    "Laplace": (lambda T, D: D.Laplace(a(T), b(T)), real),
    "Cauchy": (lambda T, D: D.Cauchy(a(T), b(T)), real),
    "Exponential": (lambda T, D: D.Exponential(b(T)), positive),
    "Gumbel": (lambda T, D: D.Gumbel(a(T), b(T)), real),
    "LogNormal": (lambda T, D: D.LogNormal(a(T), b(T)), positive),
    "HalfNormal": (lambda T, D: D.HalfNormal(b(T)), positive),
    "HalfCauchy": (lambda T, D: D.HalfCauchy(b(T)), positive),
    "Pareto": (lambda T, D: D.Pareto(b(T) / 20, b(T) + 1.5), positive),
    "LogisticNormal": (lambda T, D: D.LogisticNormal(a(T)[:2], b(T)[:2]), simplex),
    "Bernoulli": (lambda T, D: D.Bernoulli(p(T)), binary),
    "Bernoulli, logits": (lambda T, D: D.Bernoulli(logits=a(T)), binary),
    "Geometric": (lambda T, D: D.Geometric(p(T)), counts),
    "Geometric, logits": (lambda T, D: D.Geometric(logits=a(T)), counts),
    "Categorical": (lambda T, D: D.Categorical(weights(T)), classes),
    "Categorical, logits": (lambda T, D: D.Categorical(logits=weights(T)), classes),
    "OneHotCategorical": (lambda T, D: D.OneHotCategorical(weights(T)), vectors),
    "RelaxedBernoulli": (lambda T, D: D.RelaxedBernoulli(T.tensor(0.7), p(T)), unit),
    "Poisson": (lambda T, D: D.Poisson(b(T) * 4), counts),
    "Poisson of 0": (lambda T, D: D.Poisson(T.tensor([0.0, 1.0, 3.0])), counts),
    "Binomial": (lambda T, D: D.Binomial(9, p(T)), counts),
    "Binomial, logits": (lambda T, D: D.Binomial(T.tensor(8.0), logits=a(T) * 9), counts),
    "Binomial, counts": (lambda T, D: D.Binomial(T.tensor([7, 8, 9]), p(T)), counts),
    "NegativeBinomial": (lambda T, D: D.NegativeBinomial(b(T) * 3, p(T)), counts),
    "NegativeBinomial, logits": (lambda T, D: D.NegativeBinomial(T.tensor([0.0, 1.0, 5.0]), logits=a(T)), counts),
    "Multinomial": (lambda T, D: D.Multinomial(7, weights(T)), lambda T: T.tensor([[7.0, 0, 0, 0], [1, 2, 3, 1], [0, 0, 5, 2]]).unsqueeze(1)),
    "Multinomial, logits": (lambda T, D: D.Multinomial(7, logits=T.tensor([0.5, -math.inf, 1.0, 0.0])), lambda T: T.tensor([[7.0, 0, 0, 0], [1, 2, 3, 1], [0, 0, 5, 2]])),
    "Gamma": (lambda T, D: D.Gamma(b(T), p(T)), positive),
    "Chi2": (lambda T, D: D.Chi2(b(T) * 3), positive),
    "InverseGamma": (lambda T, D: D.InverseGamma(b(T) * 2, p(T)), positive),
    "Dirichlet": (lambda T, D: D.Dirichlet(weights(T)[:, :3] * 2), simplex),
    "Dirichlet, corners": (lambda T, D: D.Dirichlet(T.tensor([[0.5, 0.2, 0.9], [3.0, 0.5, 2.0], [1.0, 1.0, 4.0]])), simplex),
    "Beta": (lambda T, D: D.Beta(b(T) + 1, p(T) + 1), unit),
    "Beta of numbers": (lambda T, D: D.Beta(2, 0.5), unit),
    "StudentT": (lambda T, D: D.StudentT(T.tensor([0.5, 1.5, 4.0]), a(T), b(T)), real),
    "FisherSnedecor": (lambda T, D: D.FisherSnedecor(b(T) * 4, T.tensor([1.0, 3.0, 9.0])), positive),
    "Weibull": (lambda T, D: D.Weibull(b(T), p(T) * 4), positive),
    "Kumaraswamy": (lambda T, D: D.Kumaraswamy(b(T) * 2, p(T) * 3), unit),
    "VonMises": (lambda T, D: D.VonMises(a(T), b(T) * T.tensor([0.1, 2.0, 20.0])), real),
    "VonMises, flat": (lambda T, D: D.VonMises(a(T), T.tensor([1e-6, 1e-3, 0.5])), real),
    "GeneralizedPareto": (lambda T, D: D.GeneralizedPareto(a(T) - 4, b(T) + 4, T.tensor([0.0, 0.3, 0.7])), real),
    "GeneralizedPareto, bounded": (lambda T, D: D.GeneralizedPareto(a(T) - 4, b(T) + 4, T.tensor([-0.3, -0.1, 1.5])), real),
    "ContinuousBernoulli": (lambda T, D: D.ContinuousBernoulli(T.tensor([0.2, 0.4995, 0.9])), unit),
    "ContinuousBernoulli, logits": (lambda T, D: D.ContinuousBernoulli(logits=a(T) * 3), unit),
    "RelaxedOneHotCategorical": (lambda T, D: D.RelaxedOneHotCategorical(T.tensor(0.7), weights(T)[:, :3]), simplex),
    "ExpRelaxedCategorical": (lambda T, D: D.relaxed_categorical.ExpRelaxedCategorical(T.tensor(0.7), logits=weights(T)[:, :3]), lambda T: simplex(T).log()),
    "Independent": (lambda T, D: D.Independent(D.Laplace(weights(T), weights(T)), 1), lambda T: numbers(T, 9, 5, 1, 4)),
    "of exp and affine": (lambda T, D: D.TransformedDistribution(D.Normal(a(T), b(T)), [D.AffineTransform(1.0, -2.0), D.ExpTransform()]), positive),
    "of tanh": (lambda T, D: D.TransformedDistribution(D.Normal(a(T), b(T)), D.TanhTransform(cache_size=1)), unit),
    "of softplus and power": (lambda T, D: D.TransformedDistribution(D.Laplace(a(T), b(T)), [D.SoftplusTransform(), D.PowerTransform(2.0)]), positive),
    "of a broadcast scale": (lambda T, D: D.TransformedDistribution(D.Normal(0.0, 1.0), [D.AffineTransform(0.0, b(T))]), real),
    "of reshape": (lambda T, D: D.TransformedDistribution(D.Independent(D.Normal(weights(T), 1.0), 1), D.ReshapeTransform((4,), (2, 2))),
                   lambda T: numbers(T, 9, 5, 1, 2, 2)),
    "of stick breaking": (lambda T, D: D.TransformedDistribution(D.Normal(T.zeros(2), 1.0), D.StickBreakingTransform()), simplex),
    "Mixture": (lambda T, D: D.MixtureSameFamily(D.Categorical(weights(T)), D.Normal(weights(T) * 3, weights(T))), real),
}


# Their draws need some that the library has not.
UNDRAWN = ("Binomial", "NegativeBinomial", "Gamma", "Chi2", "InverseGamma", "Dirichlet", "Beta", "StudentT", "FisherSnedecor")


def near(ours, theirs, T, P, tolerance=2e-6):
    return same(tree(ours, T), tree(theirs, P), tolerance)


def answer(f, T):
    """What a question gives, or the type and text of its refusal."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return f()
    except NotImplementedError:
        return "not implemented"
    except Exception as error:
        return (type(error).__name__, str(error))


def both(f, T, P, D, E, what, tolerance=2e-6):
    ours, theirs = answer(lambda: f(T, D), T), answer(lambda: f(P, E), P)
    assert same(tree(ours, T), tree(theirs, P), tolerance), (what, ours, theirs)


@pytest.fixture
def D(torch):
    return torch.distributions


@pytest.fixture
def E(pytorch):
    import torch.distributions
    return torch.distributions


@pytest.mark.parametrize("name", CASES)
def test_densities_and_moments(name, torch, pytorch, D, E):
    make, values = CASES[name]
    ours, theirs = make(torch, D), make(pytorch, E)
    assert (ours.batch_shape, ours.event_shape) == (tuple(theirs.batch_shape), tuple(theirs.event_shape))
    assert name == "Mixture" or repr(ours) == repr(theirs)  # which of probs and logits was asked for already
    assert repr(ours.support) == repr(theirs.support)
    assert (ours.has_rsample, ours.has_enumerate_support, ours.support.event_dim) == \
        (theirs.has_rsample, theirs.has_enumerate_support, theirs.support.event_dim)
    for what in ("mean", "mode", "variance", "stddev"):
        both(lambda T, D: getattr(make(T, D), what), torch, pytorch, D, E, (name, what), 1e-5)
    for what in ("entropy", "perplexity", "enumerate_support"):
        both(lambda T, D: getattr(make(T, D), what)(), torch, pytorch, D, E, (name, what), 1e-5)
    both(lambda T, D: make(T, D).log_prob(values(T)), torch, pytorch, D, E, (name, "log_prob"), 1e-5)
    both(lambda T, D: make(T, D).cdf(values(T)), torch, pytorch, D, E, (name, "cdf"), 1e-5)
    both(lambda T, D: make(T, D).icdf(unit(T)), torch, pytorch, D, E, (name, "icdf"), 1e-5)
    for batch in ((2, 3), (5, 2, 3), (1, 3)):
        both(lambda T, D: make(T, D).expand(batch).log_prob(values(T).unsqueeze(1)), torch, pytorch, D, E, (name, "expand", batch), 1e-5)


@pytest.mark.parametrize("name", CASES)
def test_draws(name, torch, pytorch, D, E):
    make = CASES[name][0]
    if re.split("[ ,]", name)[0] in UNDRAWN:
        for ask in ("sample", "rsample"):
            with pytest.raises(NotImplementedError, match="which (are|is) not there" if make(torch, D).has_rsample or ask == "sample" else ""):
                getattr(make(torch, D), ask)((4,))
        return
    if any(part in name for part in ("Categorical", "Mixture")) and not hasattr(torch, "multinomial"):
        with pytest.raises(NotImplementedError, match="torch.multinomial"):
            make(torch, D).sample((4,))
        return
    for shape in ((), (4,), (2, 1)):
        torch.manual_seed(5), pytorch.manual_seed(5)
        ours, theirs = make(torch, D).sample(shape), make(pytorch, E).sample(shape)
        assert near(ours, theirs, torch, pytorch, 1e-5), name
        torch.manual_seed(5), pytorch.manual_seed(5)
        both(lambda T, D: make(T, D).rsample(shape), torch, pytorch, D, E, (name, "rsample"), 1e-5)
    if make(torch, D).has_rsample:
        assert make(torch, D).support.check(make(torch, D).sample((100,))).all()


@pytest.mark.parametrize("name,parameters", [("Normal", 2), ("Laplace", 2), ("Cauchy", 2), ("Gumbel", 2), ("LogNormal", 2), ("HalfNormal", 1), ("Exponential", 1)])
def test_gradients_of_draws(name, parameters, torch, pytorch, D, E):
    found = []
    for T, L in ((torch, D), (pytorch, E)):
        given = [numbers(T, i, 3).requires_grad_() for i in range(parameters)]
        T.manual_seed(2)
        distribution = getattr(L, name)(*given)
        x = distribution.rsample((4,))
        (x.sum() + distribution.log_prob(x.detach()).sum() + distribution.entropy().sum()).backward()
        found.append(tree([g.grad for g in given], T))
    assert same(*found, 2e-5), found


def test_policy_gradient_of_a_categorical(torch, pytorch, D, E):
    found = []
    for T, L in ((torch, D), (pytorch, E)):
        logits = weights(T).requires_grad_()
        policy = L.Categorical(logits=logits)
        (policy.log_prob(T.tensor([1, 0, 3])).sum() + 0.1 * policy.entropy().sum()).backward()
        found.append(tree(logits.grad, T))
    assert same(*found)


PAIRS = ["Normal Normal", "Uniform Uniform", "Laplace Laplace", "Cauchy Cauchy", "Exponential Exponential", "HalfNormal HalfNormal", "LogNormal LogNormal",
         "Pareto Pareto", "Exponential Normal", "Laplace Normal", "Uniform Normal", "Gumbel Normal", "Normal Gumbel", "Uniform Exponential", "Normal Exponential",
         "Normal Uniform", "Exponential Uniform", "Laplace Uniform", "Normal Cauchy", "Bernoulli Bernoulli", "Geometric Geometric", "Categorical Categorical",
         "OneHotCategorical OneHotCategorical"]


def drawn(name, T, D, seed):
    first, second = numbers(T, seed, 3, low=0.1, high=0.6), numbers(T, seed + 1, 3, low=0.7, high=0.95)
    if name in ("Bernoulli", "Geometric"):
        return getattr(D, name)(first)
    if name.endswith("Categorical"):
        return getattr(D, name)(numbers(T, seed, 3, 4))
    return getattr(D, name)(first) if name in ("Exponential", "HalfNormal") else getattr(D, name)(first, second)


@pytest.mark.parametrize("pair", PAIRS)
def test_divergences(pair, torch, pytorch, D, E):
    left, right = pair.split()
    for seed in range(10, 16):
        both(lambda T, D: D.kl_divergence(drawn(left, T, D, seed), drawn(right, T, D, seed + 7)), torch, pytorch, D, E, pair, 2e-5)
    both(lambda T, D: D.kl_divergence(D.Independent(drawn(left, T, D, 1), 1), D.Independent(drawn(right, T, D, 5), 1)),
         torch, pytorch, D, E, pair, 2e-5)


EXAMPLES = {"Bernoulli": [p], "Beta": [b, p], "Binomial": [lambda T: T.tensor(6.0), p], "Categorical": [weights], "Cauchy": [a, b], "ContinuousBernoulli": [p],
            "Dirichlet": [weights], "Exponential": [b], "Gamma": [b, p], "Geometric": [p], "Gumbel": [a, b], "HalfNormal": [b], "Laplace": [a, b], "Normal": [a, b],
            "OneHotCategorical": [weights], "Pareto": [p, lambda T: b(T) + T.tensor([0.5, 1.0, 2.0])], "Poisson": [b], "Uniform": [lambda T: p(T) - 0.1, b]}


def test_every_divergence_is_there(torch, pytorch, D, E):
    """All pairs that PyTorch has a formula for, but for those of matrices."""
    kl = __import__("torch.distributions.kl", fromlist=["_KL_REGISTRY"])
    pairs = {(left.__name__, right.__name__) for left, right in kl._KL_REGISTRY}
    known = {pair for pair in pairs if all(name in EXAMPLES for name in pair)}
    assert {name for pair in pairs - known for name in pair} - EXAMPLES.keys() == {"ExponentialFamily", "Independent", "LowRankMultivariateNormal", "MultivariateNormal",
                                                                                  "TransformedDistribution"}
    for left, right in sorted(known):
        for shift in (0, 0.05):
            def made(name, T, D):
                values = [f(T) + shift if name not in ("Binomial", "Uniform") else f(T) for f in EXAMPLES[name]]
                return getattr(D, name)(*[v.clamp(0.01, 0.99) if f is p else v for v, f in zip(values, EXAMPLES[name])])
            both(lambda T, D: D.kl_divergence(made(left, T, D), made(right, T, D)), torch, pytorch, D, E, (left, right), 5e-5)
    both(lambda T, D: D.kl_divergence(D.Uniform(T.tensor([0.1, 0.0, -0.5]), T.tensor([0.8, 1.0, 0.5])), D.Beta(b(T), p(T))), torch, pytorch, D, E, "0", 5e-5)
    both(lambda T, D: D.kl_divergence(D.Uniform(T.tensor([0.1, 0.0, -0.5]), T.tensor([0.8, 1.0, 0.5])), D.ContinuousBernoulli(p(T))), torch, pytorch, D, E, "1", 5e-5)
    both(lambda T, D: D.kl_divergence(D.Beta(b(T), p(T)), D.Uniform(T.tensor([0.0, -1.0, 0.5]), T.tensor([1.0, 2.0, 0.8]))), torch, pytorch, D, E, "2", 5e-5)
    both(lambda T, D: D.kl_divergence(D.Binomial(T.tensor([4, 5, 6]), p(T)), D.Binomial(4, p(T) * 0.5)), torch, pytorch, D, E, "3", 5e-5)
    both(lambda T, D: D.kl_divergence(D.Binomial(4, p(T)), D.Binomial(5, p(T))), torch, pytorch, D, E, "4")


def test_divergences_at_edges(torch, pytorch, D, E):
    both(lambda T, D: D.kl_divergence(D.Bernoulli(T.tensor([0.0, 1.0, 0.5, 0.5, 1.0])), D.Bernoulli(T.tensor([0.5, 0.5, 0.0, 1.0, 1.0]))), torch, pytorch, D, E, "0")
    both(lambda T, D: D.kl_divergence(D.Categorical(T.tensor([0.0, 0.5, 0.5])), D.Categorical(T.tensor([[0.5, 0.0, 0.5], [0.0, 0.2, 0.8]]))), torch, pytorch, D, E, "1")
    both(lambda T, D: D.kl_divergence(D.Uniform(0.0, 2.0), D.Uniform(T.tensor([0.5, -1.0]), 3.0)), torch, pytorch, D, E, "2")


def test_a_divergence_of_ones_own(D, torch):
    class Mine(D.Normal):
        pass

    p, q = Mine(0.0, 1.0), D.Normal(1.0, 1.0)
    assert D.kl_divergence(p, q).item() == 0.5

    @D.register_kl(Mine, D.Normal)
    def _(p, q):
        return torch.tensor(7.0)

    assert D.kl_divergence(p, q).item() == 7 and D.kl_divergence(q, p).item() == 0.5
    with pytest.raises(TypeError):
        D.register_kl(int, D.Normal)(lambda p, q: 0)


REFUSALS = """
D.Normal(T.tensor([0.0, float("nan")]), 1.0)
D.Normal(0.0, -1.0)
D.Normal("a", 1)
D.Normal(0, 1).log_prob(T.tensor(float("nan")))
D.Normal(0, 1).log_prob(1.0)
D.Normal(T.zeros(3), 1).log_prob(T.zeros(2))
D.Normal(0.0, -1.0, validate_args=False)
D.Uniform(1.0, 0.0)
D.Uniform(0.0, 1.0).log_prob(T.tensor(2.0))
D.Uniform(0.0, 1.0, validate_args=False).log_prob(T.tensor(2.0))
D.Bernoulli()
D.Bernoulli(probs=0.5, logits=1.0)
D.Bernoulli(1.3)
D.Bernoulli(0.3).log_prob(T.tensor(0.5))
D.Bernoulli(0.3).rsample()
D.Geometric(0.0)
D.Geometric(0.2).log_prob(T.tensor(-1.0))
D.Categorical(T.tensor(1.0))
D.Categorical(T.tensor([-1.0, 2.0]))
D.Categorical(T.ones(3)).log_prob(T.tensor(4))
D.OneHotCategorical(T.ones(3)).log_prob(T.ones(3))
D.Independent(D.Normal(T.zeros(2), 1), 2)
D.Independent(D.Bernoulli(T.ones(2) * 0.5), 1).enumerate_support()
D.Independent(D.Normal(T.zeros(2), 1), 1).log_prob(T.zeros(3))
D.TransformedDistribution(D.Normal(0, 1), 3)
D.TransformedDistribution(D.Normal(0, 1), [3])
D.TransformedDistribution(D.Normal(0.0, 1.0), [D.SoftmaxTransform()])
D.ExpTransform(cache_size=2)
D.kl_divergence(D.Normal(0, 1), D.Cauchy(0, 1))
D.biject_to(D.constraints.boolean)
D.Normal(0.0, 1.0).enumerate_support()
D.LogNormal(0.0, 1.0).log_prob(T.tensor(-1.0))
D.ReshapeTransform((2,), (3,))
D.Poisson(-1.0)
D.Poisson(1.0).log_prob(T.tensor(0.5))
D.Poisson(1.0).rsample()
D.Binomial(3)
D.Binomial(3, 0.5).log_prob(T.tensor(4.0))
D.Binomial(T.tensor([3, 4]), T.tensor([0.5, 0.5])).enumerate_support()
D.Binomial(T.tensor([3, 4]), T.tensor([0.5, 0.5])).entropy()
D.Multinomial(T.tensor([1, 2]), T.ones(2))
D.Multinomial(3, T.ones(2)).log_prob(T.tensor([4.0, 1.0]))
D.NegativeBinomial(-1.0, 0.5)
D.Gamma(0.0, 1.0)
D.Gamma(1.0, 1.0).log_prob(T.tensor(-1.0))
D.Dirichlet(T.tensor(1.0))
D.Dirichlet(T.tensor([1.0, -1.0]))
D.Beta(1.0, -1.0)
D.StudentT(1.0, scale=-1.0)
D.VonMises(T.tensor(0.0), T.tensor(-1.0))
D.VonMises(T.tensor(0.0), T.tensor(1.0)).rsample()
D.Weibull(1.0, 0.0)
D.Kumaraswamy(1.0, 2.0).log_prob(T.tensor(1.5))
D.ContinuousBernoulli(1.5, validate_args=True)
D.ContinuousBernoulli()
D.GeneralizedPareto(0.0, 1.0, -0.5).log_prob(T.tensor(3.0))
D.RelaxedOneHotCategorical(T.tensor(0.5), T.ones(3)).log_prob(T.ones(3))
""".strip().splitlines()


@pytest.mark.parametrize("text", REFUSALS)
def test_refusals(text, torch, pytorch, D, E):
    both(lambda T, D: eval(text, {"T": T, "D": D}), torch, pytorch, D, E, text)


TRANSFORMS = {"ExpTransform()": real, "SigmoidTransform()": real, "TanhTransform()": real, "SoftplusTransform()": real, "AbsTransform()": real,
              "AffineTransform(0.5, -2.0)": real, "AffineTransform(T.tensor([1.0, 2.0, 3.0]), T.tensor([1.0, -2.0, 0.5]), 1)": lambda T: numbers(T, 1, 5, 3),
              "PowerTransform(T.tensor(1.7))": positive, "SoftmaxTransform()": simplex, "StickBreakingTransform()": lambda T: numbers(T, 1, 5, 3),
              "ExpTransform().inv": positive, "ComposeTransform([D.ExpTransform(), D.AffineTransform(1.0, 2.0), D.PowerTransform(0.5)])": real,
              "IndependentTransform(D.ExpTransform(), 1)": real, "ReshapeTransform((3,), (3, 1))": lambda T: numbers(T, 1, 5, 3),
              "LowerCholeskyTransform()": lambda T: numbers(T, 1, 2, 3, 3), "ComposeTransform([D.StickBreakingTransform(), D.ExpTransform()])":
              lambda T: numbers(T, 1, 5, 3), "StackTransform([D.ExpTransform(), D.SigmoidTransform()], dim=1)": lambda T: numbers(T, 1, 5, 2),
              "CatTransform([D.ExpTransform(), D.SigmoidTransform()], dim=-1, lengths=[1, 2])": lambda T: numbers(T, 1, 5, 3),
              "CumulativeDistributionTransform(D.Normal(0.5, 2.0))": real}


@pytest.mark.parametrize("text", TRANSFORMS)
def test_transforms(text, torch, pytorch, D, E):
    def made(T, D):
        return eval("D." + text, {"T": T, "D": D})

    def ask(f, what):
        def on(T, D):
            t, x = made(T, D), TRANSFORMS[text](T)
            return f(t, x, t(x))
        both(on, torch, pytorch, D, E, (text, what), 2e-5)
    ask(lambda t, x, y: y, "forward")
    ask(lambda t, x, y: t.inv(y), "inverse")
    ask(lambda t, x, y: t.inv.inv is t or t.inv.inv == t, "inverse of the inverse")
    ask(lambda t, x, y: t.log_abs_det_jacobian(x, y).clone(memory_format=torch.contiguous_format if isinstance(x, torch.Tensor) else pytorch.contiguous_format), "stretch")
    ask(lambda t, x, y: (t.bijective, t.domain.event_dim, t.codomain.event_dim, repr(t), repr(t.domain), repr(t.codomain))
        if "CatTransform" not in text and "StackTransform" not in text else t.bijective, "facts")
    ask(lambda t, x, y: (tuple(t.forward_shape(x.shape)), tuple(t.inverse_shape(y.shape))), "shapes")
    ask(lambda t, x, y: t.sign, "sign")
    ask(lambda t, x, y: t == pickle.loads(pickle.dumps(t)) and hasattr(t, "with_cache") if text in ("ExpTransform()", "TanhTransform()") else 0, "pickle")
    cached = made(torch, D)
    if not text.endswith(".inv"):
        cached = cached.with_cache()
        x = TRANSFORMS[text](torch)
        assert cached(x).equal(made(torch, D)(x))
        if "Compose" not in text and "Independent" not in text:
            assert cached.inv(cached(x)) is x


CONSTRAINTS = ["real", "positive", "nonnegative", "unit_interval", "boolean", "nonnegative_integer", "positive_integer", "interval(-1.0, 0.5)", "half_open_interval(0.0, 1.0)",
               "greater_than(0.5)", "greater_than_eq(1.0)", "less_than(0.0)", "integer_interval(0, 2)", "simplex", "one_hot", "real_vector", "lower_triangular",
               "lower_cholesky", "square", "symmetric", "independent(D.constraints.positive, 1)", "multinomial(2)", "dependent",
               "cat([D.constraints.positive, D.constraints.real], -1, [1, 1])", "stack([D.constraints.positive, D.constraints.unit_interval], -1)"]


@pytest.mark.parametrize("text", CONSTRAINTS)
def test_constraints(text, torch, pytorch, D, E):
    def constraint(D):
        return eval("D.constraints." + text, {"D": D})

    for rows in ([[1.0, 0.0], [0.0, 1.0]], [[0.5, 0.5], [-1.0, 2.0]], [[1.0, 2.0], [2.0, 5.0]], [[3.0, math.nan], [math.inf, 0.25]], [[2.0, 0.0], [0.5, 1.0]]):
        both(lambda T, D: constraint(D).check(T.tensor(rows)), torch, pytorch, D, E, (text, rows))
    both(lambda T, D: (constraint(D).event_dim, constraint(D).is_discrete, D.constraints.is_dependent(constraint(D))), torch, pytorch, D, E, text)
    for registry in ("biject_to", "transform_to"):
        both(lambda T, D: getattr(D, registry)(constraint(D))(numbers(T, 3, 2, 2, low=-2)), torch, pytorch, D, E, (text, registry), 2e-5)


def test_what_is_missing_says_so(torch, D, E):
    assert set(E.__all__) - set(D.__all__) == {"CorrCholeskyTransform", "PositiveDefiniteTransform"}
    for name in D._ABSENT:
        assert issubclass(getattr(D, name), D.Distribution)
        with pytest.raises(NotImplementedError, match=f"torch.distributions.{name} is not there yet"):
            getattr(D, name)(1.0, 2.0)


def test_modules_of_families(torch):
    from torc.distributions.categorical import Categorical
    from torc.distributions.normal import Normal
    assert Normal is torch.distributions.Normal and Categorical is torch.distributions.Categorical


def test_subclasses(torch, D):
    class Shifted(D.Normal):
        def __init__(self, shift):
            super().__init__(shift, 1.0)

    with pytest.raises(NotImplementedError, match="custom .expand"):
        Shifted(1.0).expand((3,))
    copy = pickle.loads(pickle.dumps(D.Gumbel(torch.zeros(3), 1.0)))
    assert copy.batch_shape == (3,) and copy.mean.equal(D.Gumbel(torch.zeros(3), 1.0).mean)

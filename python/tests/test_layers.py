"""Every layer of torch.nn beside PyTorch's: its arguments, text and state, what it draws from the same seed, results and gradients. Arguments are
drawn from a seeded generator."""

import inspect
import random

import beside
import pytest

CASES = 3  # for each layer


class Draw:
    """Arguments of one case: `of` is what makes tensors, numbers come from `r`."""

    def __init__(self, seed):
        self.r = random.Random(seed)

    def one(self, *choices):
        return self.r.choice(choices)

    def some(self, **choices):
        """Some of the keywords, each with one of its values."""
        return {name: self.r.choice(values) for name, values in choices.items() if self.r.random() < 0.6}


def image(n, channels, size=6):
    return lambda T: T.randn(2, channels, *[size] * n)


def conv(n, transposed):
    def case(d):
        groups = d.one(1, 1, 2)
        kernel = d.one(1, 2, 3, (3, 2, 1)[:n])
        words = d.some(stride=[1, 2], dilation=[1, 2], padding=[0, 1], bias=[True, False], groups=[groups])
        if transposed and words.get("stride") == 2:
            words.update(d.some(output_padding=[1]))
        if not transposed:
            words.update(d.some(padding_mode=["circular", "reflect", "replicate"]))
            if words.get("stride", 1) == 1:
                words.update(d.some(padding=["same", "valid", 1]))
        return (2, 4, kernel), words, [image(n, 2)]

    return case


def pool(n, **more):
    return lambda d: ((d.one(2, 3),), d.some(stride=[1, 2], padding=[0, 1], ceil_mode=[False, True], **more), [image(n, 2)])


def norm(n, **words):
    def case(d):
        return (4,), d.some(eps=[1e-5, 1e-3], momentum=[0.1, 0.3, *words.get("momentum", [])], affine=[True, False], track_running_stats=[True, False]), [image(n, 4, 3)]

    return case


def lazy(n, *first):
    return lambda d: (first, {}, [image(n, 4, 4)])


def activation(*args, **words):
    return lambda d: (args, d.some(**words), [lambda T: T.randn(3, 4) * 3])


def pad(n, mode, *args):
    return lambda d: ((d.one(1, 2, tuple(d.r.randint(0, 2) for _ in range(2 * n))), *args), {}, [image(n, 2, 4)])


def loss(*inputs, **words):
    return lambda d: ((), d.some(reduction=["none", "sum", "mean"], **words), list(inputs))


def x(T):
    return T.randn(3, 4)


def signs(T):
    return T.randint(0, 2, (3, 4)).mul(2).sub(1)


def probabilities(T):
    return T.rand(3, 4)


def classes(T):
    return T.randint(0, 4, (3,))


def attention(d):
    words = d.some(bias=[True, False], add_bias_kv=[True], add_zero_attn=[True], batch_first=[True, False], kdim=[6])
    kdim = words.get("kdim", 8)
    return (8, 2), words, [lambda T: T.randn(3, 3, 8), lambda T: T.randn(3, 3, kdim), lambda T: T.randn(3, 3, 8)], d.some(
        need_weights=[False], average_attn_weights=[False])


def encoder_layer(d):
    words = d.some(activation=["relu", "gelu"], batch_first=[True, False], norm_first=[True, False], bias=[True, False], layer_norm_eps=[1e-4])
    return (8, 2, 16, 0.0), words, [lambda T: T.randn(3, 2, 8)]


def decoder_layer(d):
    args, words, inputs = encoder_layer(d)
    return args, words, inputs + [lambda T: T.randn(3, 2, 8)]


def recurrent(mode):
    def case(d):
        words = d.some(num_layers=[1, 2], bias=[True, False], batch_first=[True, False], bidirectional=[True, False])
        if mode == "LSTM":
            words.update(d.some(proj_size=[2]))
        if mode == "RNN":
            words.update(d.some(nonlinearity=["relu", "tanh"]))
        return (3, 4), words, [d.one(lambda T: T.randn(5, 2, 3), lambda T: T.randn(5, 3))]

    return case


def cell(**words):
    return lambda d: ((3, 4), d.some(bias=[True, False], **words), [d.one(lambda T: T.randn(2, 3), lambda T: T.randn(3))])


LAYERS = {
    "Identity": lambda d: ((), {}, [x]),
    "Linear": lambda d: ((4, d.one(1, 5)), d.some(bias=[True, False]), [x]),
    "Bilinear": lambda d: ((4, 3, 5), d.some(bias=[True, False]), [x, lambda T: T.randn(3, 3)]),
    "LazyLinear": lambda d: ((5,), d.some(bias=[True, False]), [x]),
    "Flatten": lambda d: ((), d.some(start_dim=[0, 1], end_dim=[-1, 2]), [image(2, 2)]),
    "Unflatten": lambda d: ((1, (2, 2)), {}, [x]),
    "Embedding": lambda d: ((5, 3), d.some(padding_idx=[0, -1], max_norm=[1.0], norm_type=[1.0, 2.0], scale_grad_by_freq=[True]), [lambda T: T.randint(0, 5, (2, 3))]),
    "EmbeddingBag": lambda d: ((5, 3), d.some(mode=["sum", "mean", "max"], max_norm=[1.0], padding_idx=[1]), [lambda T: T.randint(0, 5, (2, 3))]),
    **{f"Conv{n}d": conv(n, False) for n in (1, 2, 3)},
    **{f"ConvTranspose{n}d": conv(n, True) for n in (1, 2, 3)},
    **{f"LazyConv{n}d": lazy(n, 2, 3) for n in (1, 2, 3)},
    **{f"LazyConvTranspose{n}d": lazy(n, 2, 3) for n in (1, 2, 3)},
    "MaxPool1d": pool(1, dilation=[1, 2], return_indices=[True]),
    "MaxPool2d": pool(2, dilation=[1, 2], return_indices=[True]),
    "AvgPool1d": pool(1, count_include_pad=[False]),
    "AvgPool2d": pool(2, count_include_pad=[False], divisor_override=[3]),
    "LPPool1d": lambda d: ((2, d.one(2, 3)), d.some(stride=[1, 2], ceil_mode=[True]), [lambda T: T.rand(2, 2, 6)]),
    "LPPool2d": lambda d: ((2, d.one(2, 3)), d.some(stride=[1, 2], ceil_mode=[True]), [lambda T: T.rand(2, 2, 6, 6)]),
    "AdaptiveAvgPool1d": lambda d: ((d.one(1, 3),), {}, [image(1, 2)]),
    "AdaptiveAvgPool2d": lambda d: ((d.one(1, 3, (2, None)),), {}, [image(2, 2)]),
    "AdaptiveMaxPool1d": lambda d: ((d.one(1, 3),), d.some(return_indices=[True]), [image(1, 2)]),
    "AdaptiveMaxPool2d": lambda d: ((d.one(1, 3, (2, None)),), d.some(return_indices=[True]), [image(2, 2)]),
    "MaxPool3d": pool(3, dilation=[1, 2], return_indices=[True]),
    "AvgPool3d": pool(3, count_include_pad=[False], divisor_override=[3]),
    "LPPool3d": lambda d: ((2, d.one(2, 3)), d.some(stride=[1, 2], ceil_mode=[True]), [lambda T: T.rand(2, 2, 6, 6, 6)]),
    "AdaptiveAvgPool3d": lambda d: ((d.one(1, 3, (2, None, 1)),), {}, [image(3, 2)]),
    "AdaptiveMaxPool3d": lambda d: ((d.one(1, 3, (2, None, 1)),), d.some(return_indices=[True]), [image(3, 2)]),
    "Upsample": lambda d: ((), {"scale_factor": d.one(2, 1.5), **d.some(mode=["nearest", "bilinear", "bicubic"])}, [image(2, 2)]),
    "UpsamplingNearest2d": lambda d: ((), {"scale_factor": d.one(2, 1.5)}, [image(2, 2)]),
    "UpsamplingBilinear2d": lambda d: ((d.one(3, (8, 4)),), {}, [image(2, 2)]),
    "MaxUnpool1d": lambda d: ((2,), {}, [lambda T: T.randn(1, 2, 3), lambda T: T.tensor([[[0, 3, 4], [1, 2, 5]]])]),
    "MaxUnpool2d": lambda d: ((2,), {}, [lambda T: T.randn(1, 1, 2, 2), lambda T: T.tensor([[[[0, 3], [9, 14]]]])]),
    **{f"{kind}Pad{n}d": pad(n, kind, *((1.5,) if kind == "Constant" else ())) for kind in ("Constant", "Zero", "Reflection", "Replication", "Circular") for n in (1, 2, 3)},
    **{f"BatchNorm{n}d": norm(n, momentum=[None]) for n in (1, 2, 3)},
    **{f"InstanceNorm{n}d": norm(n) for n in (1, 2, 3)},
    **{f"Lazy{kind}Norm{n}d": lazy(n) for kind in ("Batch", "Instance") for n in (1, 2, 3)},
    "LayerNorm": lambda d: ((d.one(4, [3, 4]),), d.some(eps=[1e-3], elementwise_affine=[True, False], bias=[True, False]), [x]),
    "RMSNorm": lambda d: ((d.one(4, [3, 4]),), d.some(eps=[1e-3], elementwise_affine=[True, False]), [x]),
    "GroupNorm": lambda d: ((d.one(1, 2, 4), 4), d.some(eps=[1e-3], affine=[True, False]), [image(2, 4, 3)]),
    "LocalResponseNorm": lambda d: ((d.one(1, 2, 3),), d.some(alpha=[0.1], beta=[0.5], k=[2.0]), [image(d.one(1, 2), 4, 3)]),
    **{f"Dropout{n}": activation(p=[0.2, 0.7]) for n in ("", "1d")},
    "Dropout2d": lambda d: ((), d.some(p=[0.3]), [image(2, 4, 2)]),
    "Dropout3d": lambda d: ((), d.some(p=[0.3]), [image(3, 4, 2)]),
    "AlphaDropout": activation(p=[0.3]),
    "FeatureAlphaDropout": activation(p=[0.3]),
    **{n: activation(inplace=[False, True]) for n in ("ReLU", "ReLU6", "SELU", "SiLU", "Mish", "Hardsigmoid", "Hardswish")},
    **{n: activation() for n in ("Sigmoid", "Tanh", "LogSigmoid", "Softsign", "Tanhshrink")},
    "CELU": activation(alpha=[0.5]), "ELU": activation(alpha=[0.5]), "GELU": activation(approximate=["tanh"]), "GLU": activation(dim=[1]),
    "Hardshrink": activation(lambd=[1.0]), "Softshrink": activation(lambd=[1.0]), "Hardtanh": activation(min_val=[-2.0], max_val=[0.5]),
    "LeakyReLU": activation(negative_slope=[0.3]), "PReLU": activation(num_parameters=[4], init=[0.5]), "Softplus": activation(beta=[2.0], threshold=[1.0]),
    "Threshold": activation(0.1, 2.0), "Softmax": activation(dim=[0, 1]), "LogSoftmax": activation(dim=[0, 1]), "Softmin": activation(dim=[0, 1]),
    "Softmax2d": lambda d: ((), {}, [image(2, 3, 2)]), "RReLU": activation(lower=[0.05]),
    "MultiheadAttention": attention,
    "TransformerEncoderLayer": encoder_layer,
    "TransformerDecoderLayer": decoder_layer,
    "Transformer": lambda d: ((8, 2, 1, 2, 16, 0.0), d.some(batch_first=[False], norm_first=[True]), [lambda T: T.randn(3, 2, 8), lambda T: T.randn(4, 2, 8)]),
    "RNN": recurrent("RNN"), "LSTM": recurrent("LSTM"), "GRU": recurrent("GRU"),
    "RNNCell": cell(nonlinearity=["relu"]), "LSTMCell": cell(), "GRUCell": cell(),
    "PairwiseDistance": lambda d: ((), d.some(p=[1.0, 3.0], keepdim=[True]), [x, x]),
    "CosineSimilarity": lambda d: ((), d.some(dim=[0]), [x, x]),
    "PixelShuffle": lambda d: ((2,), {}, [image(2, 4, 3)]), "PixelUnshuffle": lambda d: ((2,), {}, [image(2, 2, 4)]),
    "ChannelShuffle": lambda d: ((2,), {}, [image(2, 4, 3)]),
    "Fold": lambda d: (((4, 4), 2), {}, [lambda T: T.randn(2, 8, 9)]),
    "Unfold": lambda d: ((d.one(2, (2, 3)),), d.some(dilation=[2], padding=[1], stride=[2]), [image(2, 2, 5)]),
    **{n: loss(x, x) for n in ("MSELoss", "L1Loss")},
    "SmoothL1Loss": loss(x, x, beta=[0.5]), "HuberLoss": loss(x, x, delta=[0.5]), "KLDivLoss": loss(x, probabilities),
    "BCELoss": loss(probabilities, probabilities), "BCEWithLogitsLoss": loss(x, probabilities),
    "NLLLoss": loss(x, classes, ignore_index=[1]), "CrossEntropyLoss": loss(x, classes, label_smoothing=[0.1], ignore_index=[2]),
    "PoissonNLLLoss": loss(probabilities, lambda T: T.rand(3, 4) * 5, log_input=[False], full=[True]),
    "GaussianNLLLoss": loss(x, x, probabilities, full=[True]),
    "MarginRankingLoss": loss(x, x, signs, margin=[0.5]), "HingeEmbeddingLoss": loss(x, signs, margin=[0.5]),
    "CosineEmbeddingLoss": loss(x, x, lambda T: T.tensor([1, -1, 1]), margin=[0.2]),
    "SoftMarginLoss": loss(x, signs), "MultiLabelMarginLoss": loss(x, lambda T: T.tensor([[1, 3, -1, 0], [-1, 0, 0, 0], [0, 1, 2, 3]])),
    "MultiLabelSoftMarginLoss": loss(x, probabilities), "MultiMarginLoss": loss(x, classes, p=[2], margin=[0.5]),
    "TripletMarginLoss": loss(x, x, x, margin=[2.0], swap=[True]), "TripletMarginWithDistanceLoss": loss(x, x, x, margin=[2.0], swap=[True]),
}
# Those that torc has not: docs/python.md says why.
ABSENT = {"AdaptiveLogSoftmaxWithLoss", "CTCLoss", "CrossMapLRN2d", "Container", "FractionalMaxPool2d", "FractionalMaxPool3d", "MaxUnpool3d"}
ELSEWHERE = {"Module", "Sequential", "ModuleList", "ModuleDict", "ParameterList", "ParameterDict", "SyncBatchNorm", "NLLLoss2d", "DataParallel", "TransformerEncoder",
             "TransformerDecoder", "RNNBase", "RNNCellBase"}  # other tests, or bases of what stands above


def facts(T, name, seed):
    T.manual_seed(seed)
    args, words, inputs, *call = LAYERS[name](Draw(seed))
    layer = getattr(T.nn, name)(*args, **words)
    yield "repr", repr(layer)
    if "Lazy" not in name:
        yield "drawn", state(layer, T)
    given = [make(T) for make in inputs]
    for t in given:
        if t.is_floating_point():
            t.requires_grad_()
    T.manual_seed(seed + 1)
    inner = [t * 1 if t.is_floating_point() else t for t in given]  # what is done in place may not be done to a leaf
    result = layer(*inner, **(call[0] if call else {}))
    yield "result", beside.tree(result, T)
    flat = leaves(result, T)
    total = sum((t * T.arange(1, t.numel() + 1).view(t.shape)).sum() for t in flat)
    total.backward()
    yield "gradients of inputs", [beside.tree(t.grad, T) for t in given]
    yield "gradients", {n: beside.tree(p.grad, T) for n, p in layer.named_parameters()}
    yield "afterwards", (repr(layer), state(layer, T))
    layer.eval()
    with T.no_grad():
        yield "evaluated", beside.tree(layer(*inner, **(call[0] if call else {})), T)


def state(layer, T):
    return {k: beside.tree(v, T) for k, v in layer.state_dict().items()}


def leaves(result, T):
    if isinstance(result, T.Tensor):
        return [result] if result.requires_grad else []
    return [t for part in result if part is not None for t in leaves(part, T)]


def outcome(T, name, seed):
    seen = {}
    try:
        for fact, value in facts(T, name, seed):
            seen[fact] = value
    except NotImplementedError:
        raise
    except Exception as error:
        seen["raised"] = (type(error).__name__, str(error))
    return seen


def values_only(tree):
    """A tree without strides and signs of zeros, which layers leave open."""
    if isinstance(tree, float):
        return tree + 0.0
    if isinstance(tree, tuple) and tree and tree[0] == "Tensor":
        return tree[:3] + values_only(tree[4:])
    if isinstance(tree, (tuple, list)):
        return type(tree)(values_only(t) for t in tree)
    return {k: values_only(t) for k, t in tree.items()} if isinstance(tree, dict) else tree


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", LAYERS)
def test_layer(name, torch, pytorch):
    import torc.nn  # noqa: F401
    for k in range(CASES):
        seed = 1000 * k + sum(map(ord, name))
        if name == "RReLU":
            pytest.skip("its slopes cannot be drawn; test_rrelu has the rest")
        ours, theirs = outcome(torch, name, seed), outcome(pytorch, name, seed)
        for fact in theirs:
            assert fact in ours, (fact, ours.get("raised"), LAYERS[name](Draw(seed))[:2])
            assert beside.same(values_only(ours[fact]), values_only(theirs[fact]), tolerance=2e-4), (fact, LAYERS[name](Draw(seed))[:2], ours[fact], theirs[fact])
        assert ours.keys() == theirs.keys(), ours.get("raised")


def test_rrelu(torch):
    import torc.nn
    layer = torc.nn.RReLU(0.1, 0.3)
    assert layer.eval()(torch.tensor([-1.0, 2.0])).tolist() == pytest.approx([-0.2, 2.0]) and repr(layer) == "RReLU(lower=0.1, upper=0.3)"
    with pytest.raises(NotImplementedError, match="in training"):
        layer.train()(torch.ones(1))


def test_all_are_here(torch, pytorch):
    """Every layer of PyTorch's is in one of the lists, and what is not absent is there with the same arguments."""
    import torc.nn
    theirs = {n for n, v in vars(pytorch.nn).items() if isinstance(v, type) and issubclass(v, pytorch.nn.Module)}
    assert theirs - LAYERS.keys() - ABSENT - ELSEWHERE == set()
    assert {n for n in ABSENT if hasattr(torc.nn, n)} == set() and {n for n in theirs - ABSENT if not hasattr(torc.nn, n)} == set()
    for name in sorted(LAYERS):
        if name in ("LazyConv1d", "LazyConv2d", "LazyConv3d", "LazyConvTranspose1d", "LazyConvTranspose2d", "LazyConvTranspose3d"):
            continue  # they pass on what they do not know
        (ours, defaults), (expected, theirs) = (parameters(getattr(T.nn, name)) for T in (torc, pytorch))
        assert ours == expected and all(a == b or callable(b) for a, b in zip(defaults, theirs)), name


def parameters(layer):
    found = [p for p in inspect.signature(layer.__init__).parameters.values() if p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD)]
    return [p.name for p in found], [p.default for p in found]


REFUSED = """
nn.Conv2d(3, 4, 2, groups=2)
nn.Conv2d(2, 4, 2, stride=2, padding='same')
nn.Conv2d(2, 4, 2, padding_mode='reflect')(torch.ones(1, 3, 4, 4))
nn.Conv3d(2, 4, 2)(torch.ones(1, 3, 4, 4, 4))
nn.Conv3d(2, 4, 5)(torch.ones(1, 2, 4, 4, 4))
nn.Conv3d(2, 4, 2)(torch.ones(2, 4))
nn.ConvTranspose2d(2, 4, 2, padding_mode='reflect')
nn.ConvTranspose2d(2, 4, 2, stride=2)(torch.ones(1, 2, 3, 3), output_size=(9, 9))
nn.BatchNorm3d(2)(torch.ones(2, 2))
nn.InstanceNorm1d(3, affine=True)(torch.ones(2, 2, 4))
nn.GroupNorm(2, 3)
nn.Dropout1d(2)
nn.Dropout1d()(torch.ones(3))
nn.Hardtanh(2, 1)
nn.Softmax2d()(torch.ones(3))
nn.PReLU(3)(torch.ones(2, 4))
nn.GLU()(torch.ones(3))
nn.MultiheadAttention(5, 2)
nn.MultiheadAttention(0, 2)
nn.MultiheadAttention(4, 2)(torch.ones(3, 2, 4), torch.ones(2, 2, 4), torch.ones(3, 2, 4))
nn.MultiheadAttention(4, 2)(torch.ones(3, 2, 4), torch.ones(3, 2, 4), torch.ones(3, 2, 4), attn_mask=torch.ones(2, 2))
nn.TransformerEncoderLayer(4, 2, activation='x')
nn.Transformer(4, 2, 1, 1, 4)(torch.ones(3, 2, 4), torch.ones(3, 3, 4))
nn.MultiMarginLoss(p=3)
nn.TripletMarginLoss(margin=0)
nn.ReflectionPad1d(4)(torch.ones(1, 2, 3))
nn.CircularPad2d(1)(torch.ones(3))
nn.ReplicationPad3d(1)(torch.ones(3, 3))
nn.PixelShuffle(2)(torch.ones(2, 3, 3))
nn.Fold((4, 4), 2)(torch.ones(2, 12, 8))
nn.Bilinear(0, 2, 3)
nn.Bilinear(3, 2, 3)(torch.ones(2, 3), torch.ones(2, 3))
nn.EmbeddingBag(3, 2, padding_idx=5)
nn.EmbeddingBag(3, 2)(torch.tensor([0, 1]))
nn.MaxUnpool2d(2)(torch.ones(1, 1, 2, 2), torch.zeros(1, 1, 2, 2).long(), output_size=(9, 9))
nn.LSTM(3, 4, proj_size=5)
nn.LSTM(3, 4, dropout=2)
nn.RNN(3, 4, nonlinearity='x')
nn.GRU(3, 0)
nn.LSTM(3, 4)(torch.ones(2, 2, 2))
nn.LSTM(3, 4)(torch.ones(2, 2, 3), (torch.ones(1, 2, 3), torch.ones(1, 2, 4)))
nn.GRU(3, 4)(torch.ones(2, 2, 3), torch.ones(1, 3, 4))
nn.GRUCell(3, 4)(torch.ones(2, 2))
nn.LSTMCell(3, 4)(torch.ones(2, 3, 3, 3))
nn.Unflatten(1,2)
nn.Unflatten(1,(2,2.))
nn.Unflatten('a',(2,2))
nn.Unflatten('a','bc')
nn.Unflatten(1.5,(2,2))
nn.Embedding(2,2,padding_idx=2)
nn.Embedding(2,2,padding_idx=-3)
nn.Embedding.from_pretrained(torch.ones(2))
nn.EmbeddingBag.from_pretrained(torch.ones(2))
nn.EmbeddingBag(2,2,padding_idx=5)
nn.EmbeddingBag(2,2,padding_idx=-5)
nn.LSTM(2.,3)
nn.LSTM(2,3.)
nn.LSTM(0,3)
nn.LSTM(2,0)
nn.LSTM(2,3,0)
nn.LSTM(2,3,num_layers=1.5)
nn.LSTM(2,3,dropout=2)
nn.LSTM(2,3,dropout='a')
nn.LSTM(2,3,dropout=True)
nn.LSTM(2,3,proj_size=-1)
nn.LSTM(2,3,proj_size=3)
nn.GRU(2,3,proj_size=2)
nn.RNN(2,3,nonlinearity='x')
nn.RNN(2,3,'tanh')
nn.RNN(2.,3)
nn.GRU('2',3)
nn.LSTM('2',3)
nn.LSTM(2)
nn.GRU()
nn.RNNCell(2.,3)
nn.RNNCell(2,3,nonlinearity='x')(torch.ones(1,2))
nn.LSTMCell(2,3,4,5,6,7)
nn.Conv2d(3,4)
nn.Conv1d(3)
nn.Conv3d()
nn.Conv2d(3,4,1,foo=2)
nn.ConvTranspose2d(3,4)
nn.ConvTranspose1d()
nn.ConvTranspose3d(3,4,2,foo=1)
nn.LazyConv2d()
nn.LazyConv2d(3)
nn.LazyConv2d(3,2,foo=1)
nn.LazyConvTranspose2d(3)
nn.BatchNorm2d()
nn.BatchNorm2d(2,foo=1)
nn.LazyBatchNorm2d(foo=1)
nn.InstanceNorm2d()
nn.InstanceNorm1d(2, foo=1)
nn.MaxPool2d()
nn.MaxPool2d(2,foo=1)
nn.AvgPool2d()
nn.AvgPool1d(foo=2)
nn.AdaptiveAvgPool2d()
nn.AdaptiveMaxPool2d()
nn.LPPool2d(2)
nn.Dropout(1.5)
nn.Dropout(foo=1)
nn.Dropout2d(0.1,2,3)
nn.ReflectionPad2d()
nn.ZeroPad2d()
nn.ConstantPad1d(2)
nn.ReplicationPad3d()
nn.CircularPad1d()
nn.Linear(2)
nn.Linear(2,3,foo=1)
nn.Bilinear(0,2,3)
nn.Bilinear(1,2)
nn.LayerNorm()
nn.GroupNorm(3,4)
nn.GroupNorm(3)
nn.RMSNorm()
nn.ReLU(1,2)
nn.ReLU(foo=1)
nn.Softmax(1,2)
nn.Hardtanh(2,1)
nn.Hardtanh(min_value=1)
nn.Threshold(1)
nn.MultiheadAttention(3,2)
nn.MultiheadAttention(0,2)
nn.Transformer(3,2)
nn.TransformerEncoderLayer(4)
nn.MSELoss(foo=2)
nn.MSELoss(1,2,3,4)
nn.CrossEntropyLoss(foo=1)
nn.BCEWithLogitsLoss(foo=2)
nn.L1Loss(reduction='x')(torch.ones(2),torch.ones(2))
nn.HuberLoss(delta=0)(torch.ones(2),torch.ones(2))
nn.KLDivLoss(1,2,'x',True,5)
nn.TripletMarginLoss(margin=-1)
nn.TripletMarginWithDistanceLoss(margin=-1)
nn.PixelShuffle()
nn.Upsample(1,2,foo=2)
nn.UpsamplingNearest2d(foo=2)
nn.Fold()
nn.Unfold()
nn.Flatten(1,2,3)
nn.CosineSimilarity(foo=1)
nn.PairwiseDistance(foo=1)
nn.ChannelShuffle()
nn.ModuleList(3)
nn.ModuleDict(3)
nn.Sequential(3)
F.embedding(torch.tensor([0]), torch.ones(2,2), padding_idx=2)
F.embedding(torch.tensor([0]), torch.ones(2,2), padding_idx=-3)
F.embedding_bag(torch.tensor([[0]]), torch.ones(2,2), padding_idx=2)
F.embedding_bag(torch.tensor([[0]]), torch.ones(2,2), padding_idx=-3)
F.gaussian_nll_loss(torch.ones(2), torch.ones(2), -torch.ones(2))
F.multi_margin_loss(torch.ones(2, 3), torch.tensor([0]))
F.pad(torch.ones(3), (1,))
F.local_response_norm(torch.ones(3), 2)
"""


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("text", REFUSED.strip().splitlines())
def test_refused(text, torch, pytorch):
    import torc.nn  # noqa: F401
    outcomes = []
    for T in (torch, pytorch):
        try:
            eval(text, {"torch": T, "nn": T.nn, "F": T.nn.functional})
            outcomes.append("accepted")
        except Exception as error:
            outcomes.append((type(error).__name__, str(error)))
    assert outcomes[1] != "accepted" and outcomes[0] == outcomes[1]

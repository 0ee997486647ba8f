"""Record tests/recorded/layers.json: what PyTorch's layers are when they are made, for python/tests/test_layers_recorded.py.

    python tests/recorded/record_layers.py > tests/recorded/layers.json

Needs PyTorch; only when re-recording, or for more layers. Of each layer: its text, the names of its state dict with dtypes, shapes and
elements (all up to 12, else the first and the last six), which of them are parameters, torch.rand(2) after it was made, which shows how much of
the stream it drew, its attributes that are numbers, texts and the like, and, by class, the defaults of its constructor.

Record on a machine with AVX2: PyTorch's float32 normals differ in the last bits elsewhere.
"""

import inspect
import json
import warnings

LAYERS = """
Identity(3); Flatten(); Flatten(0, 1); Unflatten(1, (3, 1))
Linear(3, 4); Linear(3, 4, bias=False); Linear(60, 70); Bilinear(2, 3, 4); LazyLinear(4)
Conv1d(2, 4, 3); Conv1d(2, 4, 3, 2, 1, 2, 2, False); Conv1d(4, 4, 3, padding='same', padding_mode='circular'); Conv2d(2, 4, 3)
Conv2d(2, 4, (3, 1), stride=2, padding='valid', groups=2, bias=False); Conv2d(2, 4, 3, padding=(1, 0), dilation=2); Conv3d(2, 4, (1, 2, 3))
Conv2d(4, 8, 3, 2, 1, padding_mode='reflect')
ConvTranspose1d(2, 4, 3); ConvTranspose2d(2, 4, 3, 2, 1, 1); ConvTranspose3d(2, 4, 2, groups=2, bias=False)
LazyConv1d(4, 3); LazyConv2d(4, 3, 2); LazyConv3d(4, 3); LazyConvTranspose1d(4, 3); LazyConvTranspose2d(4, 3); LazyConvTranspose3d(4, 3)
MaxPool1d(2); MaxPool2d(2); MaxPool2d((2, 3), 1, 1, 2, True, True); MaxPool3d(2); MaxUnpool1d(2); MaxUnpool2d(2); AvgPool1d(2); AvgPool2d(2)
AvgPool2d(3, 2, 1, True, False, 2); AvgPool3d(2); LPPool1d(2, 3); LPPool2d(2, 3); LPPool3d(2, 3)
AdaptiveMaxPool1d(2); AdaptiveMaxPool2d((2, None)); AdaptiveMaxPool3d(2); AdaptiveAvgPool1d(2); AdaptiveAvgPool2d(1); AdaptiveAvgPool2d((2, 3)); AdaptiveAvgPool3d(2)
ReflectionPad1d(1); ReflectionPad2d(1); ReflectionPad3d(1); ReplicationPad1d(1); ReplicationPad2d(1); ReplicationPad3d(1); ZeroPad1d(1); ZeroPad2d(1)
ZeroPad3d(1); ConstantPad1d(1, 2.5); ConstantPad2d(1, 2.5); ConstantPad3d(1, 2.5); CircularPad1d(1); CircularPad2d(1); CircularPad3d(1)
BatchNorm1d(3); BatchNorm1d(3, momentum=None, affine=False); BatchNorm2d(3); BatchNorm2d(2, track_running_stats=False); BatchNorm2d(2, 1e-3, 0.01); BatchNorm3d(3)
LazyBatchNorm1d(); LazyBatchNorm2d(); LazyBatchNorm3d(); InstanceNorm1d(3); InstanceNorm2d(3, affine=True); InstanceNorm3d(3, track_running_stats=True)
LazyInstanceNorm1d(); LazyInstanceNorm2d(); LazyInstanceNorm3d(); LayerNorm(3); LayerNorm([2, 3], bias=False); LayerNorm(3, 1e-3, False); RMSNorm(3); RMSNorm(3, 1e-6)
RMSNorm([2, 3], elementwise_affine=False); GroupNorm(2, 4); GroupNorm(2, 4, 1e-3, False); LocalResponseNorm(2)
Dropout(); Dropout(0.3, True); Dropout1d(); Dropout2d(); Dropout2d(0.25); Dropout3d(); AlphaDropout(); FeatureAlphaDropout()
ReLU(); ReLU(inplace=True); ReLU6(); RReLU(); SiLU(); SiLU(True); Mish(); SELU(); CELU(); ELU(); ELU(0.5, True); GELU(); GELU('tanh'); GLU(); LeakyReLU()
LeakyReLU(0.2, True); PReLU(); PReLU(3, 0.1); Hardswish(); Hardsigmoid(); Hardtanh(); Hardtanh(-2.0, 2.0); Hardshrink(); Softshrink(); Tanhshrink(); Threshold(1, 2)
Tanh(); Sigmoid(); LogSigmoid(); Softplus(); Softplus(2.0, 10.0); Softsign(); Softmin(1); Softmax(dim=1); Softmax2d(); LogSoftmax(dim=0)
Embedding(5, 3); Embedding(5, 3, padding_idx=-1); Embedding(5, 3, scale_grad_by_freq=True); EmbeddingBag(5, 3); EmbeddingBag(5, 3, mode='sum', padding_idx=1)
PixelShuffle(2); PixelUnshuffle(2); ChannelShuffle(2); Fold(2, 1); Unfold(2); Upsample(scale_factor=2); Upsample(3, mode='bilinear', align_corners=True)
UpsamplingNearest2d(2); UpsamplingBilinear2d(2); CosineSimilarity(); PairwiseDistance()
RNN(3, 4); RNN(3, 4, 2, 'relu', False, True, 0.5, True); LSTM(3, 4); LSTM(3, 4, 2, bidirectional=True, proj_size=2); GRU(3, 4); GRU(3, 4, bias=False)
RNNCell(3, 4); RNNCell(3, 4, nonlinearity='relu'); LSTMCell(3, 4); GRUCell(3, 4, False)
MultiheadAttention(4, 2); MultiheadAttention(4, 2, 0.1, False, True, True, 3, 5, True); TransformerEncoderLayer(4, 2, 8); TransformerDecoderLayer(4, 2, 8, norm_first=True)
TransformerEncoder(nn.TransformerEncoderLayer(4, 2, 8, batch_first=True), 2); TransformerDecoder(nn.TransformerDecoderLayer(4, 2, 8), 2, nn.LayerNorm(4)); Transformer(4, 2, 1, 1, 8)
CrossEntropyLoss(); CrossEntropyLoss(torch.ones(3), label_smoothing=0.1); CrossEntropyLoss(ignore_index=1, reduction='sum'); NLLLoss(); NLLLoss(reduction='none')
MSELoss(); MSELoss(reduction='sum'); L1Loss(); L1Loss(reduction='none'); SmoothL1Loss(); HuberLoss(); BCELoss(); BCEWithLogitsLoss(); BCEWithLogitsLoss(pos_weight=torch.ones(2))
KLDivLoss(); PoissonNLLLoss(); GaussianNLLLoss(); HingeEmbeddingLoss(); MarginRankingLoss(); MultiMarginLoss(); MultiLabelMarginLoss(); MultiLabelSoftMarginLoss()
SoftMarginLoss(); TripletMarginLoss(); TripletMarginWithDistanceLoss(margin=2.0); CosineEmbeddingLoss()
Sequential(nn.Linear(2, 3), nn.ReLU(), nn.Sequential(nn.Linear(3, 1))); ModuleList([nn.Linear(2, 2), nn.ReLU(), nn.ReLU()]); ModuleDict({'a': nn.Linear(1, 2)})
ParameterList([torch.ones(2)]); ParameterDict({'a': torch.ones(2)})
"""


def layers():
    return [text.strip() for line in LAYERS.strip().splitlines() for text in line.split(";")]


def plain(value):
    return value is None or isinstance(value, (bool, int, float, str)) or isinstance(value, (tuple, list)) and all(map(plain, value))


def described(text, torch):
    """Of one layer, made with torch or with what stands for it."""
    torch.manual_seed(0)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        layer = eval("nn." + text, {"nn": torch.nn, "torch": torch})
    following = torch.rand(2).tolist()
    lazy = {name for name, t in (*layer.named_parameters(), *layer.named_buffers()) if type(t).__name__.startswith("Uninitialized")}
    state = {}
    for name, t in layer.state_dict(keep_vars=True).items():
        flat = [] if name in lazy else t.detach().double().flatten().tolist()
        state[name] = [str(t.dtype), None if name in lazy else list(t.shape), flat if len(flat) <= 12 else flat[:6] + flat[-6:]]
    attributes = {k: v for k, v in vars(layer).items() if not k.startswith("_") and plain(v) and k not in {"embed_dim"}}
    parameters = [name for name, p in layer.named_parameters() if p.requires_grad]
    return {"text": repr(layer), "state": state, "parameters": parameters, "next": following, "attributes": attributes}


def defaults(name, torch):
    """Of a constructor's arguments: what they are where nothing is said, None for those that must be given."""
    given = inspect.signature(getattr(torch.nn, name).__init__).parameters.values()
    told = {p.name: None if p.default is p.empty else p.default if plain(p.default) else getattr(p.default, "__name__", "?") for p in given
            if p.kind is not p.VAR_POSITIONAL and p.kind is not p.VAR_KEYWORD and p.name != "self"}
    return {"names": list(told), "values": told}


def record(torch):
    return {"layers": {text: described(text, torch) for text in layers()}, "defaults": {name: defaults(name, torch) for name in sorted({t.split("(")[0] for t in layers()})}}


if __name__ == "__main__":
    import torch
    made = record(torch)
    print('{"version": ' + json.dumps(torch.__version__.partition("+")[0]) + ",")
    for part, last in (("defaults", ","), ("layers", "")):  # a line for each, so that changes can be read
        print(f' "{part}": {{\n  ' + ",\n  ".join(f"{json.dumps(k)}: {json.dumps(v)}" for k, v in made[part].items()) + "}" + last)
    print("}")

"""Transformers."""

import copy
import warnings

import torc
from torc.nn import functional as F
from torc.nn import init
from torc.nn.modules.activation import GELU, MultiheadAttention, ReLU
from torc.nn.modules.container import ModuleList
from torc.nn.modules.dropout import Dropout
from torc.nn.modules.linear import Linear
from torc.nn.modules.module import Module
from torc.nn.modules.normalization import LayerNorm


def _get_clones(module, n):
    return ModuleList([copy.deepcopy(module) for _ in range(n)])


def _get_activation_fn(activation):
    if not isinstance(activation, str):
        return activation
    if activation not in ("relu", "gelu"):
        raise RuntimeError(f"activation should be relu/gelu, not {activation}")
    return getattr(F, activation)


def _causal_mask(size, device=None, dtype=None):
    return torc.triu(torc.full((size, size), float("-inf"), dtype=dtype, device=device), diagonal=1)


def _is_causal(mask, is_causal, size):
    """Whether the mask, where nothing is said of it, hides what follows and nothing else."""
    if is_causal is not None or mask is None:
        return bool(is_causal)
    causal = _causal_mask(mask.size(-2) if size is None else size, mask.device, mask.dtype) if mask.is_floating_point() else None
    return causal is not None and mask.size() == causal.size() and bool((mask == causal).all())


class _Layer(Module):
    """What layers of encoders and decoders share: norms before or after what they belong to, and the two linear maps."""

    __constants__ = ["norm_first"]

    def _sa_block(self, x, attn_mask, key_padding_mask, is_causal=False):
        return self.dropout1(self.self_attn(x, x, x, attn_mask=attn_mask, key_padding_mask=key_padding_mask, is_causal=is_causal, need_weights=False)[0])

    def _widened(self, x):
        return self.linear2(self.dropout(self.activation(self.linear1(x))))

    def _around(self, norm, part, x):
        return x + part(norm(x)) if self.norm_first else norm(x + part(x))


class TransformerEncoderLayer(_Layer):
    def __init__(self, d_model, nhead, dim_feedforward=2048, dropout=0.1, activation=F.relu, layer_norm_eps=1e-05, batch_first=False,
                 norm_first=False, bias=True, device=None, dtype=None):
        super().__init__()
        there = {"device": device, "dtype": dtype}
        self.self_attn = MultiheadAttention(d_model, nhead, dropout=dropout, bias=bias, batch_first=batch_first, **there)
        self.linear1 = Linear(d_model, dim_feedforward, bias=bias, **there)
        self.dropout = Dropout(dropout)
        self.linear2 = Linear(dim_feedforward, d_model, bias=bias, **there)
        self.norm_first = norm_first
        self.norm1 = LayerNorm(d_model, eps=layer_norm_eps, bias=bias, **there)
        self.norm2 = LayerNorm(d_model, eps=layer_norm_eps, bias=bias, **there)
        self.dropout1, self.dropout2 = Dropout(dropout), Dropout(dropout)
        activation = _get_activation_fn(activation)
        self.activation_relu_or_gelu = 1 if activation is F.relu or isinstance(activation, ReLU) else 2 if activation is F.gelu or isinstance(activation, GELU) else 0
        self.activation = activation  # the number is for PyTorch, which asks for it where it reads our files

    def forward(self, src, src_mask=None, src_key_padding_mask=None, is_causal=False):
        padding = F._canonical_mask(src_key_padding_mask, "src_key_padding_mask", src_mask, "src_mask", src.dtype)
        mask = F._canonical_mask(src_mask, "src_mask", None, "", src.dtype, False)
        x = self._around(self.norm1, lambda y: self._sa_block(y, mask, padding, is_causal=is_causal), src)
        return self._around(self.norm2, self._ff_block, x)

    def _ff_block(self, x):
        return self.dropout2(self._widened(x))


class TransformerDecoderLayer(_Layer):
    def __init__(self, d_model, nhead, dim_feedforward=2048, dropout=0.1, activation=F.relu, layer_norm_eps=1e-05, batch_first=False,
                 norm_first=False, bias=True, device=None, dtype=None):
        super().__init__()
        there = {"device": device, "dtype": dtype}
        self.self_attn = MultiheadAttention(d_model, nhead, dropout=dropout, batch_first=batch_first, bias=bias, **there)
        self.multihead_attn = MultiheadAttention(d_model, nhead, dropout=dropout, batch_first=batch_first, bias=bias, **there)
        self.linear1 = Linear(d_model, dim_feedforward, bias=bias, **there)
        self.dropout = Dropout(dropout)
        self.linear2 = Linear(dim_feedforward, d_model, bias=bias, **there)
        self.norm_first = norm_first
        self.norm1 = LayerNorm(d_model, eps=layer_norm_eps, bias=bias, **there)
        self.norm2 = LayerNorm(d_model, eps=layer_norm_eps, bias=bias, **there)
        self.norm3 = LayerNorm(d_model, eps=layer_norm_eps, bias=bias, **there)
        self.dropout1, self.dropout2, self.dropout3 = Dropout(dropout), Dropout(dropout), Dropout(dropout)
        self.activation = _get_activation_fn(activation)

    def forward(self, tgt, memory, tgt_mask=None, memory_mask=None, tgt_key_padding_mask=None, memory_key_padding_mask=None, tgt_is_causal=False,
                memory_is_causal=False):
        x = self._around(self.norm1, lambda y: self._sa_block(y, tgt_mask, tgt_key_padding_mask, tgt_is_causal), tgt)
        x = self._around(self.norm2, lambda y: self._mha_block(y, memory, memory_mask, memory_key_padding_mask, memory_is_causal), x)
        return self._around(self.norm3, self._ff_block, x)

    def _mha_block(self, x, mem, attn_mask, key_padding_mask, is_causal=False):
        return self.dropout2(self.multihead_attn(x, mem, mem, attn_mask=attn_mask, key_padding_mask=key_padding_mask, is_causal=is_causal, need_weights=False)[0])

    def _ff_block(self, x):
        return self.dropout3(self._widened(x))


def _why_not_nested(layer):
    """Why PyTorch would not use nested tensors with such layers."""
    if not isinstance(layer, TransformerEncoderLayer):
        return "encoder_layer was not TransformerEncoderLayer"
    attention = layer.self_attn
    for so, why in ((layer.norm_first, ".norm_first was True"),
                    (not attention.batch_first, ".self_attn.batch_first was not True(use batch_first for better inference performance)"),
                    (not attention._qkv_same_embed_dim, ".self_attn._qkv_same_embed_dim was not True"),
                    (attention.in_proj_bias is None, ".self_attn was passed bias=False"),
                    (not layer.activation_relu_or_gelu, ".activation_relu_or_gelu was not True"),
                    (layer.norm1.eps != layer.norm2.eps, ".norm1.eps was not equal to encoder_layer.norm2.eps"),
                    (attention.num_heads % 2 == 1, ".self_attn.num_heads is odd")):
        if so:
            return "encoder_layer" + why
    return ""


class TransformerEncoder(Module):
    __constants__ = ["norm"]

    def __init__(self, encoder_layer, num_layers, norm=None, enable_nested_tensor=True, mask_check=True):
        super().__init__()
        self.layers = _get_clones(encoder_layer, num_layers)
        self.num_layers, self.norm, self.enable_nested_tensor = num_layers, norm, enable_nested_tensor
        reason = _why_not_nested(encoder_layer) if enable_nested_tensor else ""
        self.use_nested_tensor, self.mask_check = enable_nested_tensor and not reason, mask_check  # as PyTorch says of itself, which reads our files
        if reason:
            warnings.warn(f"enable_nested_tensor is True, but self.use_nested_tensor is False because {reason}", stacklevel=2)

    def forward(self, src, mask=None, src_key_padding_mask=None, is_causal=None):
        padding = F._canonical_mask(src_key_padding_mask, "src_key_padding_mask", mask, "mask", src.dtype)
        mask = F._canonical_mask(mask, "mask", None, "", src.dtype, False)
        first = self.layers[0].self_attn if len(self.layers) else None
        length = src.size(0 if first is None or src.dim() == 2 or not first.batch_first else 1)
        causal, output = _is_causal(mask, is_causal, length), src
        for layer in self.layers:
            output = layer(output, src_mask=mask, is_causal=causal, src_key_padding_mask=padding)
        return output if self.norm is None else self.norm(output)


class TransformerDecoder(Module):
    __constants__ = ["norm"]

    def __init__(self, decoder_layer, num_layers, norm=None):
        super().__init__()
        self.layers = _get_clones(decoder_layer, num_layers)
        self.num_layers, self.norm = num_layers, norm

    def forward(self, tgt, memory, tgt_mask=None, memory_mask=None, tgt_key_padding_mask=None, memory_key_padding_mask=None, tgt_is_causal=None,
                memory_is_causal=False):
        first = self.layers[0].self_attn if len(self.layers) else None
        length = tgt.size(0 if first is None or tgt.dim() == 2 or not first.batch_first else 1)
        causal, output = _is_causal(tgt_mask, tgt_is_causal, length), tgt
        for layer in self.layers:
            output = layer(output, memory, tgt_mask=tgt_mask, memory_mask=memory_mask, tgt_key_padding_mask=tgt_key_padding_mask,
                           memory_key_padding_mask=memory_key_padding_mask, tgt_is_causal=causal, memory_is_causal=memory_is_causal)
        return output if self.norm is None else self.norm(output)


class Transformer(Module):
    def __init__(self, d_model=512, nhead=8, num_encoder_layers=6, num_decoder_layers=6, dim_feedforward=2048, dropout=0.1, activation=F.relu,
                 custom_encoder=None, custom_decoder=None, layer_norm_eps=1e-05, batch_first=False, norm_first=False, bias=True, device=None,
                 dtype=None):
        super().__init__()
        there = {"device": device, "dtype": dtype}
        given = (d_model, nhead, dim_feedforward, dropout, activation, layer_norm_eps, batch_first, norm_first, bias)
        if custom_encoder is not None:
            self.encoder = custom_encoder
        else:
            layer = TransformerEncoderLayer(*given, **there)
            self.encoder = TransformerEncoder(layer, num_encoder_layers, LayerNorm(d_model, eps=layer_norm_eps, bias=bias, **there))
        if custom_decoder is not None:
            self.decoder = custom_decoder
        else:
            layer = TransformerDecoderLayer(*given, **there)
            self.decoder = TransformerDecoder(layer, num_decoder_layers, LayerNorm(d_model, eps=layer_norm_eps, bias=bias, **there))
        self._reset_parameters()
        self.d_model, self.nhead, self.batch_first = d_model, nhead, batch_first

    def forward(self, src, tgt, src_mask=None, tgt_mask=None, memory_mask=None, src_key_padding_mask=None, tgt_key_padding_mask=None,
                memory_key_padding_mask=None, src_is_causal=None, tgt_is_causal=None, memory_is_causal=False):
        batched = src.dim() == 3
        if batched and src.size(0 if self.batch_first else 1) != tgt.size(0 if self.batch_first else 1):
            raise RuntimeError("the batch number of src and tgt must be equal")
        if src.size(-1) != self.d_model or tgt.size(-1) != self.d_model:
            raise RuntimeError("the feature number of src and tgt must be equal to d_model")
        memory = self.encoder(src, mask=src_mask, src_key_padding_mask=src_key_padding_mask, is_causal=src_is_causal)
        return self.decoder(tgt, memory, tgt_mask=tgt_mask, memory_mask=memory_mask, tgt_key_padding_mask=tgt_key_padding_mask,
                            memory_key_padding_mask=memory_key_padding_mask, tgt_is_causal=tgt_is_causal, memory_is_causal=memory_is_causal)

    @staticmethod
    def generate_square_subsequent_mask(sz, device=None, dtype=None):
        return _causal_mask(sz, device, dtype)

    def _reset_parameters(self):
        for p in self.parameters():
            if p.dim() > 1:
                init.xavier_uniform_(p)

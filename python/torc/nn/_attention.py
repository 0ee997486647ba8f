"""torch.nn.functional.multi_head_attention_forward."""

import math

import torc
from torc import Tensor, _C

__name__ = torc.__name__ + ".nn.functional"  # where PyTorch, and so pickles, have what is defined here
_own: dict = {}
_C._functions("nn", _own, __name__)
_linear, _softmax, _dropout, _attention, _pad = (_own[k] for k in ("linear", "softmax", "dropout", "scaled_dot_product_attention", "pad"))


def _canonical_mask(mask, mask_name, other, other_name, target_type, check_other=True):
    """A mask of numbers that are added to scores: of one of bool, -inf where it is true."""
    if mask is None:
        return None
    if mask.dtype != torc.bool and not mask.is_floating_point():
        raise AssertionError(f"only bool and floating types of {mask_name} are supported")
    if check_other and other is not None and mask.dtype != other.dtype:
        import warnings
        warnings.warn(f"Support for mismatched {mask_name} and {other_name} is deprecated. Use same type for both instead.", stacklevel=3)
    if mask.is_floating_point():
        return mask
    return torc.zeros_like(mask, dtype=target_type).masked_fill_(mask, float("-inf"))


def _check_shapes(query, key, value, key_padding_mask, attn_mask, num_heads):
    n = query.dim()
    if n not in (2, 3):
        raise AssertionError(f"query should be unbatched 2D or batched 3D tensor but received {n}-D query tensor")
    kind, other = ("batched (3-D)", "") if n == 3 else ("unbatched (2-D)", "")
    if key.dim() != n or value.dim() != n:
        raise AssertionError(f"For {kind} `query`, expected `key` and `value` to be {n}-D but found {key.dim()}-D and {value.dim()}-D tensors respectively")
    if key_padding_mask is not None and key_padding_mask.dim() != n - 1:
        raise AssertionError(f"For {kind} `query`, expected `key_padding_mask` to be `None` or {n - 1}-D but found {key_padding_mask.dim()}-D tensor instead")
    if attn_mask is not None:
        if attn_mask.dim() not in (2, 3):
            raise AssertionError(f"For {kind} `query`, expected `attn_mask` to be `None`, 2-D or 3-D but found {attn_mask.dim()}-D tensor instead")
        if n == 2 and attn_mask.dim() == 3 and tuple(attn_mask.shape) != (num_heads, query.shape[0], key.shape[0]):
            raise AssertionError(f"Expected `attn_mask` shape to be {(num_heads, query.shape[0], key.shape[0])} but got {attn_mask.shape}")
    return n == 3


def _projected(query, key, value, packed, separate, bias):
    """Queries, keys and values as the heads take them; what several have in common is multiplied once."""
    if packed is None:
        biases = (None,) * 3 if bias is None else bias.chunk(3)
        return [_linear(x, w, b) for x, w, b in zip((query, key, value), separate, biases)]
    size = query.size(-1)
    if key is value:
        if query is key:
            return list(_linear(query, packed, bias).chunk(3, -1))
        weights = packed.split([size, 2 * size])
        biases = (None, None) if bias is None else bias.split([size, 2 * size])
        return [_linear(query, weights[0], biases[0]), *_linear(key, weights[1], biases[1]).chunk(2, -1)]
    biases = (None,) * 3 if bias is None else bias.chunk(3)
    return [_linear(x, w, b) for x, w, b in zip((query, key, value), packed.chunk(3), biases)]


def multi_head_attention_forward(
        query: Tensor, key: Tensor, value: Tensor, embed_dim_to_check: int, num_heads: int, in_proj_weight: Tensor | None, in_proj_bias: Tensor | None,
        bias_k: Tensor | None, bias_v: Tensor | None, add_zero_attn: bool, dropout_p: float, out_proj_weight: Tensor, out_proj_bias: Tensor | None,
        training: bool = True, key_padding_mask: Tensor | None = None, need_weights: bool = True, attn_mask: Tensor | None = None,
        use_separate_proj_weight: bool = False, q_proj_weight: Tensor | None = None, k_proj_weight: Tensor | None = None,
        v_proj_weight: Tensor | None = None, static_k: Tensor | None = None, static_v: Tensor | None = None, average_attn_weights: bool = True,
        is_causal: bool = False) -> tuple[Tensor, Tensor | None]:
    """Attention of num_heads heads: (output, weights), weights None unless need_weights."""
    if _C._has_torch_function(query, key, value, in_proj_weight, in_proj_bias, bias_k, bias_v, out_proj_weight, out_proj_bias):
        given = list(locals().items())
        tensors = (query, key, value, in_proj_weight, in_proj_bias, bias_k, bias_v, out_proj_weight, out_proj_bias)
        return _C._dispatch(multi_head_attention_forward, tensors, tuple(value for _, value in given[:13]), dict(given[13:]))
    batched = _check_shapes(query, key, value, key_padding_mask, attn_mask, num_heads)
    if not batched:
        same_key, same_value = key is query, value is key
        query = query.unsqueeze(1)
        key = query if same_key else key.unsqueeze(1)
        value = key if same_value else value.unsqueeze(1)
        if key_padding_mask is not None:
            key_padding_mask = key_padding_mask.unsqueeze(0)
    length, batch, size = query.shape
    source = key.shape[0]
    key_padding_mask = _canonical_mask(key_padding_mask, "key_padding_mask", attn_mask, "attn_mask", query.dtype)
    if is_causal and attn_mask is None:
        raise RuntimeError("Need attn_mask if specifying the is_causal hint.")
    if is_causal and key_padding_mask is None and not need_weights:
        attn_mask = None  # the kernel knows
    else:
        attn_mask = _canonical_mask(attn_mask, "attn_mask", None, "", query.dtype, False)
        is_causal = is_causal and key_padding_mask is None
    if size != embed_dim_to_check:
        raise AssertionError(f"was expecting embedding dimension of {embed_dim_to_check}, but got {size}")
    head = size // num_heads
    if head * num_heads != size:
        raise AssertionError(f"embed_dim {size} not divisible by num_heads {num_heads}")
    if use_separate_proj_weight:
        if key.shape[:2] != value.shape[:2]:
            raise AssertionError(f"key's sequence and batch dims {key.shape[:2]} do not match value's {value.shape[:2]}")
    elif key.shape != value.shape:
        raise AssertionError(f"key shape {key.shape} does not match value shape {value.shape}")
    q, k, v = _projected(query, key, value, None if use_separate_proj_weight else in_proj_weight, (q_proj_weight, k_proj_weight, v_proj_weight), in_proj_bias)
    if attn_mask is not None:
        right = (length, source) if attn_mask.dim() == 2 else (batch * num_heads, length, source)
        if tuple(attn_mask.shape) != right:
            raise RuntimeError(f"The shape of the {attn_mask.dim()}D attn_mask is {attn_mask.shape}, but should be {right}.")
        if attn_mask.dim() == 2:
            attn_mask = attn_mask.unsqueeze(0)
    if bias_k is not None and bias_v is not None:
        if static_k is not None or static_v is not None:
            raise AssertionError("bias cannot be added to static key.")
        k, v = torc.cat([k, bias_k.repeat(1, batch, 1)]), torc.cat([v, bias_v.repeat(1, batch, 1)])
        attn_mask, key_padding_mask = _one_more(attn_mask), _one_more(key_padding_mask)
    q = q.reshape(length, batch * num_heads, head).transpose(0, 1)
    k = k.reshape(k.shape[0], batch * num_heads, head).transpose(0, 1) if static_k is None else static_k
    v = v.reshape(v.shape[0], batch * num_heads, head).transpose(0, 1) if static_v is None else static_v
    if add_zero_attn:
        zeros = (batch * num_heads, 1, head)
        k = torc.cat([k, torc.zeros(zeros, dtype=k.dtype, device=k.device)], dim=1)
        v = torc.cat([v, torc.zeros(zeros, dtype=v.dtype, device=v.device)], dim=1)
        attn_mask, key_padding_mask = _one_more(attn_mask), _one_more(key_padding_mask)
    source = k.size(1)
    if key_padding_mask is not None:
        if tuple(key_padding_mask.shape) != (batch, source):
            raise AssertionError(f"expecting key_padding_mask shape of {(batch, source)}, but got {key_padding_mask.shape}")
        hidden = key_padding_mask.view(batch, 1, 1, source).expand(-1, num_heads, -1, -1).reshape(batch * num_heads, 1, source)
        attn_mask = hidden if attn_mask is None else attn_mask + hidden
    dropout_p = dropout_p if training else 0.0
    weights = None
    if need_weights:
        scores = q * math.sqrt(1.0 / head)
        scores = torc.bmm(scores, k.transpose(-2, -1)) if attn_mask is None else torc.baddbmm(attn_mask, scores, k.transpose(-2, -1))
        weights = _softmax(scores, dim=-1)
        if dropout_p > 0.0:
            weights = _dropout(weights, p=dropout_p)
        output = torc.bmm(weights, v).transpose(0, 1).reshape(length * batch, size)
        weights = weights.view(batch, num_heads, length, source)
        if average_attn_weights:
            weights = weights.mean(dim=1)
    else:
        if attn_mask is not None:
            attn_mask = attn_mask.unsqueeze(0) if attn_mask.size(0) == 1 else attn_mask.view(batch, num_heads, -1, source)
        output = _attention(q.reshape(batch, num_heads, length, head), k.reshape(batch, num_heads, source, head),
                            v.reshape(batch, num_heads, source, head), attn_mask, dropout_p, is_causal)
        output = output.permute(2, 0, 1, 3).reshape(batch * length, size)
    output = _linear(output, out_proj_weight, out_proj_bias).view(length, batch, size)
    if not batched:
        output = output.squeeze(1)
        weights = weights.squeeze(0) if weights is not None else None
    return output, weights


def _one_more(mask):
    """For a key that is added, which nothing hides."""
    return None if mask is None else _pad(mask, (0, 1))

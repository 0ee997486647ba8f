/* composite_attention.c - scaled dot product attention: in one fused kernel where the backend has one for these tensors, else
 * composed of products and a softmax. */
#include <math.h>

#include "core/shape.h"
#include "ops/generated/compose.h"
#include "ops/kernel.h"
#include "ops/seams.h"
#include "ops/shape.h"
#include "torc/ops.h"

/* May a mask come together with is_causal? PyTorch's fused kernels see to both, its composition refuses; so this asks what
 * lets it take a kernel. */
static bool mask_may_be_causal(torc_tensor q, torc_tensor k, torc_tensor v, torc_tensor mask,
                               const scaled_dot_product_attention_attrs *a) {
    if (q->ndim != 4 || k->ndim != 4 || v->ndim != 4 || (mask->ndim != 2 && mask->ndim != 4)) return false;
    if (a->dropout_p != 0 || tensor_requires_grad(mask) || q->sizes[2] == 0 || k->sizes[2] == 0) return false;
    if (q->sizes[3] != k->sizes[3] || q->sizes[3] != v->sizes[3]) return false;
    for (int i = 0; i < (a->enable_gqa ? 1 : 2); i++)
        if (q->sizes[i] != k->sizes[i] || q->sizes[i] != v->sizes[i]) return false;
    const int64_t scores[4] = {q->sizes[0], q->sizes[1], q->sizes[2], k->sizes[2]};
    for (int i = 0; i < mask->ndim; i++)
        if (mask->sizes[i] != 1 && mask->sizes[i] != scores[4 - mask->ndim + i]) return false;
    return true;
}
static bool attention_arguments(torc_tensor q, torc_tensor k, torc_tensor v, torc_tensor attn_mask,
                                const scaled_dot_product_attention_attrs *a) {
    if (q->dtype != k->dtype || q->dtype != v->dtype)
        return FAIL(
            RUNTIME,
            "Expected query, key, and value to have the same dtype, but got query.dtype: %s key.dtype: %s and value.dtype: %s instead.",
            dtype_cpp_name(q->dtype), dtype_cpp_name(k->dtype), dtype_cpp_name(v->dtype));
    if (q->ndim < 2 || k->ndim < 2 || v->ndim < 2)
        return FAIL(
            RUNTIME,
            "Expected query, key, and value to all be  at least 2 dimensional, but got query.dim: %d key.dim: %d and value.dim: %d instead.",
            q->ndim, k->ndim, v->ndim);
    if (attn_mask && attn_mask->dtype != TORC_BOOL && attn_mask->dtype != TORC_FLOAT32 && attn_mask->dtype != q->dtype)
        return FAIL(
            RUNTIME,
            "Expected attn_mask dtype to be bool or float or to match query dtype, but got attn_mask.dtype: %s and  query.dtype: %s instead.",
            dtype_cpp_name(attn_mask->dtype), dtype_cpp_name(q->dtype));
    if (attn_mask && a->is_causal && !mask_may_be_causal(q, k, v, attn_mask, a))
        return FAIL(RUNTIME, "_scaled_dot_product_attention: Explicit attn_mask should not be set when is_causal=True");
    if (!(a->dropout_p >= 0 && a->dropout_p <= 1))
        return FAIL(VALUE, "dropout probability has to be between 0 and 1, but got %g", a->dropout_p);
    if (a->enable_gqa) {
        if (q->ndim < 3 || k->ndim < 3 || v->ndim < 3)
            return FAIL(RUNTIME, "enable_gqa needs query, key and value of at least 3 dimensions");
        int64_t hq = q->sizes[q->ndim - 3], hk = k->sizes[k->ndim - 3], hv = v->sizes[v->ndim - 3];
        if (hk < 1 || hv < 1 || hq % hk || hq % hv)
            return FAIL(RUNTIME, "Number of heads in key and value must divide the number of heads in query");
    }
    return true;
}
/* Repeat each head of key and value for the group of queries that shares it. */
static torc_tensor share_heads(torc_tensor t, int64_t heads) {
    int d = t->ndim - 3;
    if (t->sizes[d] == heads) return t;
    if (t->ndim == TORC_MAX_DIMS)
        return FAIL_NULL(RUNTIME, "scaled_dot_product_attention: key and value have too many dimensions");
    int64_t shape[TORC_MAX_DIMS], out[TORC_MAX_DIMS];
    memcpy(out, t->sizes, sizeof out);
    out[d] = heads;
    for (int i = 0, k = 0; i < t->ndim; i++) {
        shape[k++] = t->sizes[i];
        if (i == d) shape[k++] = heads / t->sizes[d];
    }
    return torc_reshape(torc_expand(torc_unsqueeze(t, d + 1), torc_ints_of(shape, t->ndim + 1)),
                        torc_ints_of(out, t->ndim));
}
/* The mask as a number to add to the scores: 0 where a key may be seen, -inf elsewhere. */
static torc_tensor additive(torc_tensor mask, torc_tensor like) {
    if (mask->dtype != TORC_BOOL) return mask;
    torc_tensor zeros =
        torc_zeros(torc_ints_of(mask->sizes, mask->ndim), .dtype = (torc_dtype)like->dtype, .device = like->device);
    return torc_masked_fill(zeros, torc_logical_not(mask), NUMBER(-INFINITY));
}
/* The mask as fused kernels take it, with four dimensions; NULL: it is none for them. */
static torc_tensor mask_for_kernel(torc_tensor mask, torc_tensor q, torc_tensor k) {
    if (mask->ndim > 4 || !mask->numel || autograd_wants(&mask, 1)) return NULL;
    int64_t sizes[4] = {1, 1, 1, 1}, scores[4] = {q->sizes[0], q->sizes[1], q->sizes[2], k->sizes[2]};
    for (int i = 0; i < mask->ndim; i++) sizes[4 - mask->ndim + i] = mask->sizes[i];
    for (int i = 0; i < 4; i++)
        if (sizes[i] != 1 && sizes[i] != scores[i]) return NULL; /* the composition says what is wrong */
    return torc_view(mask, torc_ints_of(sizes, 4));
}
/* Is there a fused kernel for these? Where its gradients have none, backward computes the weights once more: that pays for
 * long sequences, whose weights would fill the memory. */
static bool fuses(torc_tensor q, torc_tensor k, torc_tensor v, torc_tensor mask,
                  const scaled_dot_product_attention_attrs *a) {
    const torc_tensor in[] = {q, k, v, mask, NULL}, back[] = {NULL, q, k, v, NULL, NULL, mask, NULL};
    const fused_attention_attrs attrs = {.is_causal = a->is_causal, .dropout_p = a->dropout_p};
    const fused_attention_backward_attrs back_attrs = {.is_causal = a->is_causal, .dropout_p = a->dropout_p};
    return kernel_supports(OP_fused_attention, in, 5, &attrs) &&
           (!autograd_wants(in, 3) || q->sizes[2] * k->sizes[2] >= 512 * 512 ||
            kernel_supports(OP_fused_attention_backward, back, 8, &back_attrs));
}
/* Which numbers of the device's generator decide on dropout: one for each weight. */
static torc_tensor draw(torc_tensor q, torc_tensor k) {
    int64_t count = 1;
    for (int i = 0; i < 3; i++)
        if (mul_overflows(count, q->sizes[i], &count)) count = INT64_MAX;
    if (mul_overflows(count, k->sizes[2], &count) || count > INT64_MAX - 4)
        return FAIL_NULL(RUNTIME, "scaled_dot_product_attention: the number of weights overflows");
    torc_tensor room = torc_empty(SHAPE(4), .dtype = TORC_INT64, .device = q->device);
    return room ? op_attention_draw_(room, count, NULL) : NULL;
}
/* The result of heads one after the other, laid out as the query is (strides_rows_like), so that who transposes heads and sequence back has a view of
 * one piece whether a kernel computed it or not. Where PyTorch composes too, it stays as it is. */
static torc_tensor laid_as_query(torc_tensor out, torc_tensor query, double dropout_p) {
    if (!out || out->ndim != 4 || dropout_p > 0 || query->strides[3] != 1 || out->sizes[3] != query->sizes[3])
        return out;
    int64_t strides[4], order[3] = {0, 1, 2}, back[4] = {0, 0, 0, 3};
    strides_rows_like(query, out->sizes[3], strides);
    for (int i = 1; i < 3; i++) /* outermost first */
        for (int k = i; k > 0 && strides[order[k - 1]] < strides[order[k]]; k--) {
            const int64_t first = order[k - 1];
            order[k - 1] = order[k], order[k] = first;
        }
    for (int i = 0; i < 3; i++) back[order[i]] = i;
    if (order[0] == 0 && order[1] == 1) return out;
    torc_tensor turned = torc_contiguous(torc_permute(out, DIMS(order[0], order[1], order[2], 3)));
    return torc_permute(turned, torc_ints_of(back, 4));
}
static torc_tensor attention(torc_tensor q, torc_tensor k, torc_tensor v, torc_tensor attn_mask,
                             const scaled_dot_product_attention_attrs *a) {
    double scale = a->scale.kind ? number_to_double(a->scale) : 1 / sqrt((double)q->sizes[q->ndim - 1]);
    int64_t l = q->sizes[q->ndim - 2], s = k->sizes[k->ndim - 2];
    const bool drops = a->dropout_p > 0;
    bool fits = a->dropout_p < 1 && q->ndim == 4 && k->ndim == 4 && v->ndim == 4 && q->numel && v->numel &&
                q->sizes[3] == k->sizes[3] && s == v->sizes[2] && q->sizes[0] == k->sizes[0] &&
                q->sizes[0] == v->sizes[0];
    torc_tensor mask = fits && attn_mask ? mask_for_kernel(attn_mask, q, k) : NULL;
    fits = fits && (mask || !attn_mask);
    bool fused =
        fits && k->sizes[1] == v->sizes[1] && (a->enable_gqa || q->sizes[1] == k->sizes[1]) && fuses(q, k, v, mask, a);
    if (FAILED()) return NULL;
    if (!fused && a->enable_gqa) {
        int64_t heads = q->sizes[q->ndim - 3];
        k = share_heads(k, heads), v = share_heads(v, heads);
        if (!k || !v) return NULL;
        fused = fits && fuses(q, k, v, mask, a);
        if (FAILED()) return NULL;
    }
    if (fused) {
        torc_tensor drawn = drops ? draw(q, k) : NULL;
        if (drops && !drawn) return NULL;
        return op_fused_attention(q, k, v, a->is_causal, scale, mask, drawn, a->dropout_p).output;
    }
    /* Halves are computed in float, as PyTorch does; only the result is rounded. */
    const torc_dtype given = (torc_dtype)q->dtype;
    const torc_tensor query = q;
    if (dtype_half(given)) {
        q = torc_to(q, .dtype = TORC_FLOAT32), k = torc_to(k, .dtype = TORC_FLOAT32);
        v = torc_to(v, .dtype = TORC_FLOAT32);
        if (!q || !k || !v) return NULL;
    }
    mask = attn_mask ? additive(attn_mask, q) : NULL;
    if (a->is_causal) mask = additive(torc_tril(torc_ones(SHAPE(l, s), .dtype = TORC_BOOL, .device = q->device)), q);
    if (q->numel <= k->numel)
        q = torc_mul(q, NUMBER(scale));
    else
        k = torc_mul(k, NUMBER(scale));
    torc_tensor scores = torc_matmul(q, torc_transpose(k, -2, -1));
    if (!scores) return NULL;
    if (mask) scores = torc_add(scores, mask);
    if (!scores) return NULL;
    if (scores->dtype != q->dtype)
        scores = torc_to(scores, .dtype = (torc_dtype)q->dtype); /* a float mask beside double */
    torc_tensor blind = NULL; /* a query that may see nothing attends to nothing, and its gradients are zero */
    if (attn_mask && s > 0) {
        blind = torc_eq(torc_amax(torc_detach(scores), .dim = DIMS(-1), .keepdim = true), NUMBER(-INFINITY));
        scores = torc_masked_fill(scores, blind, NUMBER(0.0));
    }
    torc_tensor weights = torc_softmax(scores, -1);
    if (blind) weights = torc_masked_fill(weights, blind, NUMBER(0.0));
    if (drops) weights = torc_dropout(weights, .p = a->dropout_p);
    return laid_as_query(torc_to(torc_matmul(weights, v), .dtype = given), query, a->dropout_p);
}
/* The mask without what lies in a query's future: as a mask of its own kind, so that all who take that take this. */
static torc_tensor causal_mask(torc_tensor mask, int64_t l, int64_t s) {
    const torc_device on = mask->device;
    torc_tensor past = torc_tril(torc_ones(SHAPE(l, s), .dtype = TORC_BOOL, .device = on));
    if (mask->dtype == TORC_BOOL) return torc_logical_and(mask, past);
    torc_tensor never = torc_full(SHAPE0, NUMBER(-INFINITY), .dtype = (torc_dtype)mask->dtype, .device = on);
    return torc_where(past, mask, never);
}
torc_tensor compose_scaled_dot_product_attention(torc_tensor query, torc_tensor key, torc_tensor value,
                                                 torc_tensor attn_mask, const scaled_dot_product_attention_attrs *a) {
    if (!attention_arguments(query, key, value, attn_mask, a)) return NULL;
    scaled_dot_product_attention_attrs rest = *a;
    if (attn_mask && a->is_causal) {
        attn_mask = causal_mask(attn_mask, query->sizes[2], key->sizes[2]);
        rest.is_causal = false;
    }
    return FAILED() ? NULL : attention(query, key, value, attn_mask, &rest);
}

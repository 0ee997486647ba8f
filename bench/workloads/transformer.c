/* transformer.c - a transformer from modules of the program's own. */
#include "transformer.h"

torc_tensor split_heads(torc_tensor x, int64_t heads) {
    return torc_transpose(torc_unflatten(x, -1, SHAPE(heads, -1)), 1, 2);
}
torc_tensor join_heads(torc_tensor x) { return torc_flatten(torc_transpose(x, 1, 2), 2); }

static torc_tensor attention(const block *b, torc_tensor x) {
    const int64_t scope = torc_scope_begin(); /* what only this function needs is gone when it returns */
    torc_tensors qkv = torc_chunk(torc_module_forward(b->qkv, x), 3, .dim = -1);
    torc_tensor y =
        torc_scaled_dot_product_attention(split_heads(qkv.data[0], b->heads), split_heads(qkv.data[1], b->heads),
                                          split_heads(qkv.data[2], b->heads), .is_causal = b->decoder);
    return torc_scope_end_keep(scope, torc_module_forward(b->o, join_heads(y)));
}

static torc_tensor activated(const block *b, torc_tensor x) {
    const int64_t scope = torc_scope_begin();
    const char *approximate = b->decoder ? "tanh" : "none";
    return torc_scope_end_keep(scope, torc_gelu(torc_module_forward(b->up, x), .approximate = approximate));
}
torc_tensor block_perceptron(const block *b, torc_tensor x) {
    const int64_t scope = torc_scope_begin();
    return torc_scope_end_keep(scope, torc_module_forward(b->dn, activated(b, x)));
}

/* norm(x + y), whose sum nobody else needs. */
static torc_tensor normed_sum(torc_module norm, torc_tensor x, torc_tensor y) {
    const int64_t scope = torc_scope_begin();
    return torc_scope_end_keep(scope, torc_module_forward(norm, torc_add(x, y)));
}
static torc_tensor attended(const block *b, torc_tensor x) {
    const int64_t scope = torc_scope_begin();
    return torc_scope_end_keep(scope, normed_sum(b->ln1, x, attention(b, x)));
}

static torc_tensor block_forward(torc_module self, torc_tensor x, void *context) {
    const block *b = context;
    (void)self;
    if (b->decoder) {
        x = torc_add(x, attention(b, torc_module_forward(b->ln1, x)));
        return torc_add(x, block_perceptron(b, torc_module_forward(b->ln2, x)));
    }
    x = attended(b, x);
    return normed_sum(b->ln2, x, block_perceptron(b, x));
}

static const torc_module_class block_class =
    TORC_MODULE_CLASS("Block", block, block_forward, .modules = "ln1, qkv, o, ln2, up, dn");
const block *block_of(torc_module m) { return torc_module_context(m, &block_class); }

static torc_module make_block(const sizes *n, bool decoder) {
    block b = {.heads = n->heads, .decoder = decoder};
    b.ln1 = torc_nn_layer_norm(n->width);
    b.qkv = torc_nn_linear(n->width, 3 * n->width);
    b.o = torc_nn_linear(n->width, n->width);
    b.ln2 = torc_nn_layer_norm(n->width);
    b.up = torc_nn_linear(n->width, 4 * n->width);
    b.dn = torc_nn_linear(4 * n->width, n->width);
    return torc_module_new(&block_class, TORC_CONTEXT(&b));
}

static torc_tensor transformer_forward(torc_module self, torc_tensors inputs, void *context) {
    const transformer *t = context;
    torc_tensor tokens = inputs.data[0], target = inputs.count > 1 ? inputs.data[1] : NULL;
    (void)self;
    torc_tensor places = torc_arange(torc_size(tokens, 1), .device = torc_tensor_device(tokens));
    torc_tensor x = torc_add(torc_module_forward(t->tok, tokens), torc_module_forward(t->pos, places));
    if (!t->decoder) return torc_module_forward(t->blocks, torc_module_forward(t->lnf, x));
    x = torc_module_forward(t->head, torc_module_forward(t->lnf, torc_module_forward(t->blocks, x)));
    return target ? torc_cross_entropy(torc_flatten(x, 0, 1), torc_flatten(target)) : x;
}

static const torc_module_class transformer_class = TORC_MODULE_CLASS(
    "Transformer", transformer, NULL, .forward_many = transformer_forward, .modules = "tok, pos, blocks, lnf, head");
const transformer *transformer_of(torc_module m) { return torc_module_context(m, &transformer_class); }

torc_module transformer_new(const setting *s, bool decoder) {
    const sizes *n = &s->n;
    transformer t = {.decoder = decoder, .tok = torc_nn_embedding(n->vocab, n->width)};
    t.pos = torc_nn_embedding(n->seq, n->width);
    t.blocks = torc_nn_sequential();
    for (int64_t i = 0; i < n->layers; i++) torc_nn_append(t.blocks, make_block(n, decoder));
    t.lnf = torc_nn_layer_norm(n->width);
    if (decoder) { /* the last layer's weights are those of the tokens */
        t.head = torc_nn_linear(n->width, n->vocab, .bias = false);
        torc_module_register_parameter(t.head, "weight", torc_module_get_parameter(t.tok, "weight"));
    }
    torc_module m = torc_module_new(&transformer_class, TORC_CONTEXT(&t));
    const torc_tensors parameters = torc_module_parameters(m);
    for (int64_t i = 0; i < parameters.count; i++)
        if (torc_dim(parameters.data[i]) == 2) torc_init_normal_(parameters.data[i], .std = 0.02);
    load_weights(m, s);
    return m;
}

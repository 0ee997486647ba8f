/* gpt2.c - GPT-2: training under autocast with AdamW and clipped gradients, and generating token by token with a cache of keys
 * and values whose size does not change. */
#include <stdlib.h>

#include "transformer.h"

/* ------------------------------------------------------------------------------------------ training */
typedef struct training {
    job job;
    torc_module model;
    torc_optimizer optimizer;
    torc_tensors parameters;
    torc_tensor tokens, target;
    torc_device_type device;
    torc_dtype dtype;
} training;

static torc_tensor loss_of(training *t) {
    if (t->dtype == TORC_FLOAT32) return torc_module_forward_many(t->model, TENSORS(t->tokens, t->target));
    torc_tensor loss = NULL;
    TORC_AUTOCAST(t->device, t->dtype) { loss = torc_module_forward_many(t->model, TENSORS(t->tokens, t->target)); }
    return loss;
}

static torc_tensor train(job *j) {
    training *t = (training *)j;
    torc_optimizer_zero_grad(t->optimizer);
    torc_tensor loss = loss_of(t);
    torc_backward(loss);
    torc_clip_grad_norm_(t->parameters, 1.0);
    torc_optimizer_step(t->optimizer);
    return torc_detach(loss);
}

static job *make_training(const setting *s) {
    training *t = calloc(1, sizeof *t);
    if (!t) return NULL;
    t->job = (job){.step = train, .units = (double)(s->n.batch * s->n.seq)};
    t->model = transformer_new(s, true);
    t->parameters = torc_module_parameters(t->model);
    t->optimizer = torc_adamw(t->parameters, .lr = 1e-4);
    t->tokens = input_of(s, "tokens", SHAPE(s->n.batch, s->n.seq), s->n.vocab);
    t->target = input_of(s, "target", SHAPE(s->n.batch, s->n.seq), s->n.vocab);
    t->device = s->device.type;
    t->dtype = s->dtype;
    return &t->job;
}

const workload gpt2_train = {"gpt2_train", "tokens/s", make_training, false};

/* ------------------------------------------------------------------------------------------ generating */
enum { MOST_LAYERS = 128 };
typedef struct generation {
    job job;
    torc_module model;
    const transformer *parts;
    const block *blocks[MOST_LAYERS];                   /* of the model */
    torc_tensor keys[MOST_LAYERS], values[MOST_LAYERS]; /* of each block: (batch, heads, seq, width / heads) */
    int64_t layers, places;
    torc_tensor token, place; /* what the next step reads: (batch, 1), (1) */
    torc_tensor given;        /* of the file: (batch, some) */
} generation;

/* One token of each sequence through a block: its key and value go into the cache, and it sees all of it up to its place. */
static torc_tensor through(generation *g, int64_t layer, torc_tensor x, torc_tensor mask) {
    const block *b = g->blocks[layer];
    torc_tensors qkv = torc_chunk(torc_module_forward(b->qkv, torc_module_forward(b->ln1, x)), 3, .dim = -1);
    torc_index_copy_(g->keys[layer], 2, g->place, split_heads(qkv.data[1], b->heads));
    torc_index_copy_(g->values[layer], 2, g->place, split_heads(qkv.data[2], b->heads));
    torc_tensor y = torc_scaled_dot_product_attention(split_heads(qkv.data[0], b->heads), g->keys[layer],
                                                      g->values[layer], .attn_mask = mask);
    x = torc_add(x, torc_module_forward(b->o, join_heads(y)));
    return torc_add(x, block_perceptron(b, torc_module_forward(b->ln2, x)));
}

/* The logits of the token behind g->token. */
static torc_tensor logits_of(generation *g) {
    torc_tensor mask = torc_le(torc_arange(g->places, .device = torc_tensor_device(g->place)), g->place);
    torc_tensor x =
        torc_add(torc_module_forward(g->parts->tok, g->token), torc_module_forward(g->parts->pos, g->place));
    mask = torc_view(mask, SHAPE(1, 1, 1, g->places));
    for (int64_t i = 0; i < g->layers; i++) TORC_SCOPE x = torc_scope_escape(through(g, i, x, mask));
    return torc_module_forward(g->parts->head, torc_module_forward(g->parts->lnf, x));
}

/* The logits; the token that they say is where the next step looks for it. */
static torc_tensor generate(job *j) {
    generation *g = (generation *)j;
    torc_tensor logits = NULL;
    TORC_INFERENCE_MODE {
        logits = logits_of(g);
        torc_copy_(g->token, torc_argmax(logits, .dim = -1));
        torc_add_(g->place, 1);
    }
    return logits;
}

static void restart(job *j) {
    generation *g = (generation *)j;
    torc_zero_(g->token);
    torc_zero_(g->place);
}

static void feed(job *j, int64_t k) {
    generation *g = (generation *)j;
    if (k < torc_size(g->given, 1)) torc_copy_(g->token, torc_narrow(g->given, 1, k, 1));
}

static job *make_generation(const setting *s) {
    generation *g = calloc(1, sizeof *g);
    if (!g) return NULL;
    g->job = (job){.step = generate, .restart = restart, .feed = feed, .units = (double)s->n.batch};
    g->model = torc_module_to(transformer_new(s, true), .dtype = s->dtype);
    torc_module_eval(g->model);
    g->parts = transformer_of(g->model);
    if (!g->parts) return &g->job;
    const torc_named_modules blocks = torc_module_named_children(g->parts->blocks);
    if (blocks.count > MOST_LAYERS) torc_error_raise(TORC_ERROR_VALUE, "generation has at most 128 layers");
    g->layers = blocks.count;
    g->places = s->n.seq;
    for (int64_t i = 0; i < g->layers && !torc_error(); i++) {
        const torc_ints shape = SHAPE(s->n.batch, s->n.heads, s->n.seq, s->n.width / s->n.heads);
        g->blocks[i] = block_of(blocks.data[i].module);
        g->keys[i] = torc_zeros(shape, .dtype = s->dtype);
        g->values[i] = torc_zeros(shape, .dtype = s->dtype);
    }
    g->token = torc_zeros(SHAPE(s->n.batch, 1), .dtype = TORC_INT64);
    g->place = torc_zeros(1, .dtype = TORC_INT64);
    g->given = input_of(s, "tokens", SHAPE(s->n.batch, s->n.seq), s->n.vocab);
    return &g->job;
}

const workload gpt2_generate = {"gpt2_generate", "tokens/s", make_generation, false};

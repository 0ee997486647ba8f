/* reverse_transformer.c - a transformer that learns to reverse sequences.
 *
 *     ./reverse_transformer [--device cpu|cuda] [--quick]
 *
 * The encoder of "Attention is all you need" with the norms first, built from modules of the program's own: blocks of
 * self-attention and a perceptron, each around a residual, below them embeddings of tokens and of places. To reverse a
 * sequence every place must learn to look at its mirror image. pytorch/reverse_transformer.py is the same program in
 * PyTorch. */
#include <stdio.h>
#include <torc/torc.h>

#include "example_options.h"

enum { TOKENS = 16, LENGTH = 12, WIDTH = 64, HEADS = 4, LAYERS = 2, BATCH = 64 };

typedef struct block {
    torc_module norm1, qkv, project, norm2, perceptron;
} block;

/* (batch, LENGTH, WIDTH) to the same. */
static torc_tensor block_forward(torc_module self, torc_tensor x, void *context) {
    const block *b = context;
    (void)self;
    torc_tensor qkv = torc_module_forward(b->qkv, torc_module_forward(b->norm1, x)); /* (batch, LENGTH, 3 * WIDTH) */
    qkv = torc_permute(torc_unflatten(qkv, -1, SHAPE(3, HEADS, WIDTH / HEADS)), DIMS(2, 0, 3, 1, 4));
    torc_tensors heads = torc_unbind(qkv); /* each (batch, HEADS, LENGTH, WIDTH / HEADS) */
    torc_tensor seen = torc_scaled_dot_product_attention(heads.data[0], heads.data[1], heads.data[2]);
    x = torc_add(x, torc_module_forward(b->project, torc_flatten(torc_transpose(seen, 1, 2), 2)));
    return torc_add(x, torc_module_forward(b->perceptron, torc_module_forward(b->norm2, x)));
}

static torc_module make_block(void) {
    static const torc_module_class class =
        TORC_MODULE_CLASS("Block", block, block_forward, .modules = "norm1, qkv, project, norm2, perceptron");
    block b = {.norm1 = torc_nn_layer_norm(WIDTH)};
    b.qkv = torc_nn_linear(WIDTH, 3 * WIDTH);
    b.project = torc_nn_linear(WIDTH, WIDTH);
    b.norm2 = torc_nn_layer_norm(WIDTH);
    b.perceptron =
        torc_nn_sequential(torc_nn_linear(WIDTH, 4 * WIDTH), torc_nn_gelu(), torc_nn_linear(4 * WIDTH, WIDTH));
    return torc_module_new(&class, TORC_CONTEXT(&b));
}

typedef struct reverser {
    torc_tensor places;
    torc_module tokens, blocks, norm, head;
} reverser;

/* Tokens (batch, LENGTH) to logits (batch, LENGTH, TOKENS). */
static torc_tensor reverser_forward(torc_module self, torc_tensor tokens, void *context) {
    const reverser *r = context;
    (void)self;
    torc_tensor x = torc_add(torc_module_forward(r->tokens, tokens), r->places);
    return torc_module_forward(r->head, torc_module_forward(r->norm, torc_module_forward(r->blocks, x)));
}

static torc_module make_reverser(void) {
    static const torc_module_class class = TORC_MODULE_CLASS(
        "Reverser", reverser, reverser_forward, .parameters = "places", .modules = "tokens, blocks, norm, head");
    reverser r = {.tokens = torc_nn_embedding(TOKENS, WIDTH), .blocks = torc_nn_sequential()};
    r.places = torc_parameter(torc_randn(SHAPE(LENGTH, WIDTH)));
    for (int i = 0; i < LAYERS; i++) torc_nn_append(r.blocks, make_block());
    r.norm = torc_nn_layer_norm(WIDTH);
    r.head = torc_nn_linear(WIDTH, TOKENS);
    return torc_module_new(&class, TORC_CONTEXT(&r));
}

int main(int argc, char **argv) {
    options o = options_of(argc, argv);
    torc_manual_seed(1);
    torc_module model = torc_module_to(make_reverser(), .device = o.device);
    torc_optimizer optimizer = torc_adamw(torc_module_parameters(model), .lr = 3e-3);
    const int steps = o.quick ? 100 : 200;
    torc_scheduler schedule = torc_one_cycle_lr(optimizer, 3e-3, .total_steps = steps);
    for (int step = 1; step <= steps && !torc_error(); step++) {
        TORC_SCOPE {
            torc_tensor x = torc_randint(TOKENS, SHAPE(BATCH, LENGTH), .device = o.device);
            torc_tensor logits = torc_module_forward(model, x);
            torc_tensor loss = torc_cross_entropy(torc_flatten(logits, 0, 1), torc_flatten(torc_flip(x, DIMS(1))));
            torc_optimizer_zero_grad(optimizer);
            torc_backward(loss);
            torc_optimizer_step(optimizer);
            torc_scheduler_step(schedule);
            if (step % 50 == 0) printf("step %3d: loss %.4f\n", step, torc_item(loss));
        }
    }

    double right = 0;
    TORC_NO_GRAD {
        torc_tensor x = torc_randint(TOKENS, SHAPE(1000, LENGTH), .device = o.device);
        torc_tensor y = torc_argmax(torc_module_forward(model, x), -1);
        right = torc_item(torc_mean(torc_all(torc_eq(y, torc_flip(x, 1)), 1), .dtype = TORC_FLOAT64));
        torc_print(torc_select(x, 0, 0));
        torc_print(torc_select(y, 0, 0));
    }
    if (torc_error()) return fprintf(stderr, "%s\n", torc_error_message()), 1;
    printf("%.1f %% of 1000 new sequences are reversed without a mistake\n", 100 * right);
    return right >= (o.quick ? 0.9 : 0.99) ? 0 : 1;
}

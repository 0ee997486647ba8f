/* char_lstm.c - an LSTM that learns a text letter by letter, then writes on its own.
 *
 *     ./char_lstm [--device cpu|cuda] [--quick]
 *
 * The text is the file LICENSE, read by BATCH readers at once, each from a place of its own. Every step they read STEPS
 * letters and learn to tell the next; gradients end there, while what the cells remember goes on to the next step: the
 * loop carries it in variables that torc_assign keeps beyond the scope. pytorch/char_lstm.py is the same program in
 * PyTorch. */
#include <stdio.h>
#include <torc/torc.h>

#include "example_options.h"

enum { LETTERS = 128, WIDTH = 32, HIDDEN = 192, BATCH = 32, STEPS = 32, SAMPLE = 300 };

typedef struct lstm {
    torc_module embedding, gates, head, all;
    torc_tensor h, c; /* what it remembers: (batch, HIDDEN) */
} lstm;

static lstm make_lstm(torc_device device) {
    lstm m = {.embedding = torc_nn_embedding(LETTERS, WIDTH)};
    m.gates = torc_nn_linear(WIDTH + HIDDEN, 4 * HIDDEN);
    m.head = torc_nn_linear(HIDDEN, LETTERS);
    m.all = torc_nn_module_list(MODULES(m.embedding, m.gates, m.head));
    torc_module_to(m.all, .device = device);
    return m;
}

static void remember(lstm *m, torc_tensor h, torc_tensor c) {
    torc_assign(&m->h, h);
    torc_assign(&m->c, c);
}

/* Reads one letter each, (batch), and says what it expects next: logits (batch, LETTERS). */
static torc_tensor read_letters(lstm *m, torc_tensor letters) {
    torc_tensor x = torc_cat(TENSORS(torc_module_forward(m->embedding, letters), m->h), .dim = 1);
    torc_tensors parts = torc_chunk(torc_module_forward(m->gates, x), 4, .dim = 1);
    torc_tensor in = torc_sigmoid(parts.data[0]), forget = torc_sigmoid(parts.data[1]);
    torc_tensor new = torc_tanh(parts.data[2]), out = torc_sigmoid(parts.data[3]);
    torc_tensor c = torc_add(torc_mul(forget, m->c), torc_mul(in, new));
    remember(m, torc_mul(out, torc_tanh(c)), c);
    return torc_module_forward(m->head, m->h);
}

/* Letters drawn from what the model expects, begun with `start`. */
static void write_text(lstm *m, const char *start, torc_device device) {
    remember(m, torc_zeros(SHAPE(1, HIDDEN), .device = device), torc_zeros(SHAPE(1, HIDDEN), .device = device));
    int64_t letter = 0;
    for (int i = 0; i < SAMPLE && !torc_error(); i++) {
        TORC_SCOPE {
            if (*start) letter = *start++;
            putchar((int)letter);
            torc_tensor expected = torc_softmax(read_letters(m, torc_full(1, letter, .device = device)), -1);
            torc_tensor race = torc_exponential_(torc_empty_like(expected));
            letter = torc_item_int64(torc_argmax(torc_div(expected, race))); /* a draw: torch.multinomial does it so */
        }
    }
    putchar('\n');
}

int main(int argc, char **argv) {
    options o = options_of(argc, argv);
    static uint8_t bytes[1 << 14];
    FILE *file = fopen("LICENSE", "rb");
    if (!file) return perror("LICENSE"), 1;
    int64_t length = (int64_t)fread(bytes, 1, sizeof bytes, file) / BATCH;
    fclose(file);
    torc_tensor text =
        torc_tensor_from((const uint8_t *)bytes, SHAPE(BATCH, length), .dtype = TORC_INT64, .device = o.device);

    torc_manual_seed(1);
    lstm m = make_lstm(o.device);
    torc_tensors params = torc_module_parameters(m.all);
    torc_optimizer optimizer = torc_adam(params, .lr = 3e-3);
    double first = 0, last = 0;
    for (int epoch = 0; epoch < (o.quick ? 3 : 40) && !torc_error(); epoch++) {
        double sum = 0;
        int64_t count = 0;
        remember(&m, torc_zeros(SHAPE(BATCH, HIDDEN), .device = o.device),
                 torc_zeros(SHAPE(BATCH, HIDDEN), .device = o.device));
        for (int64_t at = 0; at + STEPS < length; at += STEPS, count++) {
            TORC_SCOPE {
                torc_tensor loss = torc_zeros(SHAPE0, .device = o.device);
                for (int64_t t = at; t < at + STEPS; t++)
                    loss = torc_add(loss, torc_cross_entropy(read_letters(&m, torc_select(text, 1, t)),
                                                             torc_select(text, 1, t + 1)));
                loss = torc_div(loss, STEPS);
                torc_optimizer_zero_grad(optimizer);
                torc_backward(loss);
                torc_clip_grad_norm_(params, 1);
                torc_optimizer_step(optimizer);
                remember(&m, torc_detach(m.h), torc_detach(m.c));
                sum += torc_item(loss);
            }
        }
        last = sum / (double)count;
        if (epoch == 0) first = last;
        if (epoch % 10 == 9) printf("epoch %2d: %.3f nats a letter\n", epoch + 1, last);
    }
    TORC_NO_GRAD { write_text(&m, "\n   You may ", o.device); }
    remember(&m, NULL, NULL);
    if (torc_error()) return fprintf(stderr, "%s\n", torc_error_message()), 1;
    printf("at first %.3f nats a letter, at last %.3f\n", first, last);
    return last < (o.quick ? 3 : 1.1) ? 0 : 1;
}

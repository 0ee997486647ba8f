/* vae.c - a variational autoencoder: learns to draw handwritten digits.
 *
 *     ./vae [--device cpu|cuda] [--quick]
 *
 * The encoder turns a picture into a small normal distribution, the decoder a draw of it back into a picture. They learn
 * to make the pictures likely, with distributions that stay close to the standard one, so that its draws, too, become
 * pictures. pytorch/vae.py is the same program in PyTorch: the same seed gives the same weights and the same draws. */
#include <stdio.h>
#include <torc/torc.h>

#include "digits_data.h"
#include "example_options.h"

enum { PIXELS = 64, HIDDEN = 256, LATENT = 8, BATCH = 64, SAMPLES = 8 };

typedef struct vae {
    torc_module encoder, decoder, both;
} vae;

static vae make_vae(torc_device device) {
    vae v;
    v.encoder = torc_nn_sequential(torc_nn_linear(PIXELS, HIDDEN), torc_nn_relu(), torc_nn_linear(HIDDEN, 2 * LATENT));
    v.decoder = torc_nn_sequential(torc_nn_linear(LATENT, HIDDEN), torc_nn_relu(), torc_nn_linear(HIDDEN, PIXELS));
    v.both = torc_module_to(torc_nn_module_list(MODULES(v.encoder, v.decoder)), .device = device);
    return v;
}

/* The evidence lower bound, negated, in nats a picture. */
static torc_tensor loss_of(const vae *v, torc_tensor x) {
    torc_tensors parts = torc_chunk(torc_module_forward(v->encoder, x), 2, .dim = 1);
    torc_tensor mean = parts.data[0], log_var = parts.data[1];
    torc_tensor noise = torc_mul(torc_randn_like(mean), torc_exp(torc_mul(log_var, 0.5)));
    torc_tensor logits = torc_module_forward(v->decoder, torc_add(mean, noise));
    torc_tensor rebuilt = torc_binary_cross_entropy_with_logits(logits, x, .reduction = "sum");
    torc_tensor terms = torc_sub(torc_sub(torc_add(log_var, 1), torc_pow(mean, 2)), torc_exp(log_var));
    return torc_div(torc_sub(rebuilt, torc_sum(terms), .alpha = 0.5), torc_size(x, 0));
}

/* Pictures (n, 64) of values in [0, 1], side by side as letters; a NaN, which is no index, is drawn as 0. */
static void draw(torc_tensor pictures) {
    pictures = torc_mul(torc_nan_to_num(pictures), 9.99);
    const int64_t *shade = torc_data_ptr(torc_to(pictures, .dtype = TORC_INT64, .device = TORC_CPU));
    if (!shade) return;
    for (int row = 0; row < 8; row++) {
        for (int k = 0; k < SAMPLES * 8; k++)
            printf("%c%s", " .:-=+*#%@"[shade[k / 8 * PIXELS + row * 8 + k % 8]], k % 8 < 7 ? "" : "  ");
        putchar('\n');
    }
}

int main(int argc, char **argv) {
    options o = options_of(argc, argv);
    digits d;
    char error[256];
    if (!digits_load("examples/data/digits.bin", &d, error, sizeof error)) return fprintf(stderr, "%s\n", error), 1;
    torc_tensor train = torc_tensor_from(d.train_images, SHAPE(d.train_count, PIXELS), .device = o.device);
    torc_tensor test = torc_tensor_from(d.test_images, SHAPE(d.test_count, PIXELS), .device = o.device);
    digits_free(&d);

    torc_manual_seed(1);
    vae v = make_vae(o.device);
    torc_optimizer optimizer = torc_adam(torc_module_parameters(v.both), .lr = 2e-3);
    for (int epoch = 0; epoch < (o.quick ? 5 : 50) && !torc_error(); epoch++) {
        TORC_SCOPE {
            double sum = 0;
            torc_tensors batches = torc_split(torc_randperm(torc_size(train, 0), .device = o.device), BATCH);
            for (int64_t i = 0; i < batches.count && !torc_error(); i++) {
                TORC_SCOPE {
                    torc_tensor loss = loss_of(&v, torc_index_select(train, 0, batches.data[i]));
                    torc_optimizer_zero_grad(optimizer);
                    torc_backward(loss);
                    torc_optimizer_step(optimizer);
                    sum += torc_item(loss);
                }
            }
            if (epoch % 5 == 4) printf("epoch %2d: loss %.3f\n", epoch + 1, sum / (double)batches.count);
        }
    }

    double loss = 0;
    TORC_NO_GRAD {
        loss = torc_item(loss_of(&v, test));
        draw(torc_sigmoid(torc_module_forward(v.decoder, torc_randn(SHAPE(SAMPLES, LATENT), .device = o.device))));
    }
    if (torc_error()) return fprintf(stderr, "%s\n", torc_error_message()), 1;
    printf("held-out pictures: %.3f nats\n", loss);
    return loss < (o.quick ? 26.5 : 24.6) ? 0 : 1;
}

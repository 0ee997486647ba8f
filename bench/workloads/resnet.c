/* resnet.c - ResNet-50 in training: autocast with a scaled loss, momentum, images and weights laid out channels last. */
#include <stdlib.h>

#include "workload.h"

typedef struct bottleneck {
    torc_module c1, b1, c2, b2, c3, b3, relu, down; /* down: of those whose input has another size, else NULL */
} bottleneck;

static torc_tensor bottleneck_forward(torc_module self, torc_tensor x, void *context) {
    const bottleneck *b = context;
    (void)self;
    torc_tensor around = b->down ? torc_module_forward(b->down, x) : x;
    x = torc_module_forward(b->relu, torc_module_forward(b->b1, torc_module_forward(b->c1, x)));
    x = torc_module_forward(b->relu, torc_module_forward(b->b2, torc_module_forward(b->c2, x)));
    x = torc_module_forward(b->b3, torc_module_forward(b->c3, x));
    return torc_module_forward(b->relu, torc_add(x, around));
}

static torc_module make_bottleneck(int64_t in, int64_t planes, int64_t stride, bool down) {
    static const torc_module_class class = TORC_MODULE_CLASS("Bottleneck", bottleneck, bottleneck_forward,
                                                             .modules = "c1, b1, c2, b2, c3, b3, relu, down");
    bottleneck b = {.c1 = torc_nn_conv2d(in, planes, 1, .bias = false), .b1 = torc_nn_batch_norm2d(planes)};
    b.c2 = torc_nn_conv2d(planes, planes, 3, .stride = stride, .padding = 1, .bias = false);
    b.b2 = torc_nn_batch_norm2d(planes);
    b.c3 = torc_nn_conv2d(planes, 4 * planes, 1, .bias = false);
    b.b3 = torc_nn_batch_norm2d(4 * planes);
    b.relu = torc_nn_relu(.inplace = true);
    if (down)
        b.down = torc_nn_sequential(torc_nn_conv2d(in, 4 * planes, 1, .stride = stride, .bias = false),
                                    torc_nn_batch_norm2d(4 * planes));
    return torc_module_new(&class, TORC_CONTEXT(&b));
}

typedef struct resnet {
    torc_module stem, layers, pool, fc;
} resnet;

static torc_tensor resnet_forward(torc_module self, torc_tensor x, void *context) {
    const resnet *r = context;
    (void)self;
    x = torc_module_forward(r->layers, torc_module_forward(r->stem, x));
    return torc_module_forward(r->fc, torc_flatten(torc_module_forward(r->pool, x), 1));
}

static torc_module make_resnet(const sizes *n) {
    static const torc_module_class class =
        TORC_MODULE_CLASS("ResNet50", resnet, resnet_forward, .modules = "stem, layers, pool, fc");
    static const int depths[] = {3, 4, 6, 3};
    resnet r = {.layers = torc_nn_sequential(), .pool = torc_nn_adaptive_avg_pool2d(1)};
    r.stem = torc_nn_sequential(torc_nn_conv2d(3, n->width, 7, .stride = 2, .padding = 3, .bias = false),
                                torc_nn_batch_norm2d(n->width), torc_nn_relu(.inplace = true),
                                torc_nn_max_pool2d(3, .stride = 2, .padding = 1));
    int64_t in = n->width, planes = n->width;
    for (int stage = 0; stage < 4; stage++, planes *= 2)
        for (int k = 0; k < depths[stage]; k++, in = 4 * planes)
            torc_nn_append(r.layers, make_bottleneck(in, planes, stage && !k ? 2 : 1, !k));
    r.fc = torc_nn_linear(in, n->classes);
    return torc_module_new(&class, TORC_CONTEXT(&r));
}

typedef struct training {
    job job;
    torc_module model;
    torc_optimizer optimizer;
    torc_grad_scaler scaler;
    torc_tensor image, target;
    torc_device_type device;
    torc_dtype dtype;
} training;

static torc_tensor loss_of(training *t) {
    if (t->dtype == TORC_FLOAT32) return torc_cross_entropy(torc_module_forward(t->model, t->image), t->target);
    torc_tensor loss = NULL;
    TORC_AUTOCAST(t->device, t->dtype) {
        loss = torc_cross_entropy(torc_module_forward(t->model, t->image), t->target);
    }
    return loss;
}

static torc_tensor train(job *j) {
    training *t = (training *)j;
    torc_optimizer_zero_grad(t->optimizer);
    torc_tensor loss = loss_of(t);
    torc_backward(torc_grad_scaler_scale(t->scaler, loss));
    torc_grad_scaler_step(t->scaler, t->optimizer);
    torc_grad_scaler_update(t->scaler);
    return torc_detach(loss);
}

static job *make(const setting *s) {
    training *t = calloc(1, sizeof *t);
    if (!t) return NULL;
    t->job = (job){.step = train, .units = (double)s->n.batch};
    t->model = make_resnet(&s->n);
    load_weights(t->model, s);
    torc_module_to(t->model, .memory_format = TORC_CHANNELS_LAST);
    t->optimizer = torc_sgd(torc_module_parameters(t->model), .lr = 0.01, .momentum = 0.9);
    t->scaler = torc_grad_scaler_new();
    const torc_ints shape = SHAPE(s->n.batch, 3, s->n.image, s->n.image);
    TORC_SCOPE {
        torc_tensor image = torc_to(input_of(s, "image", shape, 0), .memory_format = TORC_CHANNELS_LAST);
        t->image = torc_scope_escape(image);
    }
    t->target = input_of(s, "target", SHAPE(s->n.batch), s->n.classes);
    t->device = s->device.type;
    t->dtype = s->dtype;
    return &t->job;
}

const workload resnet50_train = {"resnet50_train", "images/s", make, true};

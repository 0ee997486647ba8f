/* digits.c - train a small network to read handwritten digits, from the first line to the finished report.
 *
 *     ./digits                                                train; write results to the folder digits_out
 *     ./digits --resume digits_out/checkpoint.safetensors     go on where a run was stopped, for as many epochs as it had
 *
 * If you know PyTorch you can read this already: the calls have PyTorch's names. Two things are different. Tensors are
 * let go of by scopes: what a step makes lives until its TORC_SCOPE ends. And errors stick: after one, every call does nothing
 * and returns NULL, so it is enough to ask torc_error() once per step. The same seed gives the same bits on one machine,
 * whether or not the run was stopped and resumed in between. */
#include <math.h>
#include <stdio.h>
#include <sys/stat.h>

#include <torc/torc.h>

#include "digits_data.h"
#include "digits_options.h"
#include "progress.h"
#include "report.h"

enum { BATCH = 64, READ_LOSS_EVERY = 8 };

/* What a run consists of. All that changes while training goes into the checkpoint, so that the run can be resumed. */
typedef struct run {
    torc_device device;
    torc_module model, criterion;
    torc_optimizer optimizer;
    torc_scheduler schedule;
    torc_tensor loss, accuracy; /* after every step (on the device), after every epoch; NaN where not reached yet */
    torc_tensor epoch;          /* how many are done */
} run;

static torc_module make_model(void) {
    return torc_nn_sequential(torc_nn_conv2d(1, 32, 3, .padding = 1), torc_nn_batch_norm2d(32), torc_nn_relu(),
                              torc_nn_conv2d(32, 64, 3, .padding = 1), torc_nn_batch_norm2d(64), torc_nn_relu(),
                              torc_nn_max_pool2d(2), torc_nn_flatten(), torc_nn_dropout(.p = 0.3),
                              torc_nn_linear(64 * 4 * 4, 128), torc_nn_relu(), torc_nn_dropout(),
                              torc_nn_linear(128, 10));
}

typedef struct split {
    torc_tensor images, labels;
} split;

static split make_split(const float *images, const int64_t *labels, int64_t count, torc_device device) {
    return (split){torc_tensor_from(images, SHAPE(count, 1, 8, 8), .dtype = TORC_FLOAT32, .device = device),
                   torc_tensor_from(labels, count, .dtype = TORC_INT64, .device = device)};
}

static run make_run(const options *o, int64_t steps_per_epoch) {
    run r = {.device = torc_device_parse(o->device)};
    torc_manual_seed((uint64_t)o->seed);
    r.model = torc_module_to(make_model(), .device = r.device);
    r.criterion = torc_nn_cross_entropy_loss();
    r.optimizer = torc_adam(torc_module_parameters(r.model), .lr = 3e-3);
    r.schedule = torc_cosine_annealing_lr(r.optimizer, o->epochs * steps_per_epoch);
    r.loss = torc_full(o->epochs * steps_per_epoch, NAN, .dtype = TORC_FLOAT64, .device = r.device);
    r.accuracy = torc_full(o->epochs, NAN, .dtype = TORC_FLOAT64);
    r.epoch = torc_zeros(SHAPE0, .dtype = TORC_INT64);
    return r;
}

static bool save_checkpoint(const run *r, const char *path) {
    torc_tensor rng = torc_generator_get_state(torc_default_generator(TORC_CPU));
    torc_tensor device_rng = torc_generator_get_state(torc_default_generator(r->device));
    torc_named_tensors parts[] = {
        torc_named_tensors_prefix(torc_module_state_dict(r->model), "model."),
        torc_named_tensors_prefix(torc_optimizer_state_dict(r->optimizer), "optimizer."),
        torc_named_tensors_prefix(torc_scheduler_state_dict(r->schedule), "schedule."),
        torc_named_tensors_make((const char *[]){"epoch", "loss", "accuracy", "rng.cpu", "rng.device"},
                                (torc_tensor[]){r->epoch, r->loss, r->accuracy, rng, device_rng}, 5),
    };
    return torc_safetensors_save(path, torc_named_tensors_concat(parts, 4));
}

static bool load_checkpoint(run *r, const char *path) {
    torc_named_tensors all = torc_safetensors_load(path);
    torc_module_load_state_dict(r->model, torc_named_tensors_select(all, "model."));
    torc_optimizer_load_state_dict(r->optimizer, torc_named_tensors_select(all, "optimizer."));
    torc_scheduler_load_state_dict(r->schedule, torc_named_tensors_select(all, "schedule."));
    torc_copy_(r->epoch, torc_named_tensors_find(all, "epoch"));
    torc_copy_(r->loss, torc_named_tensors_find(all, "loss"));
    torc_copy_(r->accuracy, torc_named_tensors_find(all, "accuracy"));
    torc_generator_set_state(torc_default_generator(r->device), torc_named_tensors_find(all, "rng.device"));
    return torc_generator_set_state(torc_default_generator(TORC_CPU), torc_named_tensors_find(all, "rng.cpu"));
}

static void train_epoch(run *r, split train, int64_t epoch, progress *p) {
    int64_t count = torc_size(train.images, 0), step = epoch * ((count + BATCH - 1) / BATCH);
    torc_module_train(r->model);
    torc_tensor order = torc_to(torc_randperm(count), .device = r->device);
    for (int64_t at = 0; at < count && !torc_error(); at += BATCH, step++) {
        TORC_SCOPE {
            torc_tensor batch = torc_narrow(order, 0, at, count - at < BATCH ? count - at : BATCH);
            torc_tensor logits = torc_module_forward(r->model, torc_index_select(train.images, 0, batch));
            torc_tensor loss = torc_loss_forward(r->criterion, logits, torc_index_select(train.labels, 0, batch));
            torc_optimizer_zero_grad(r->optimizer);
            torc_backward(loss);
            torc_optimizer_step(r->optimizer);
            torc_scheduler_step(r->schedule);
            /* The loss is written down where it was computed. Reading it would make the host wait for the device. */
            torc_copy_(torc_select(r->loss, 0, step), torc_detach(loss));
            progress_step(p, torc_size(batch, 0),
                          step % READ_LOSS_EVERY == 0 ? torc_item(loss) : PROGRESS_LOSS_UNKNOWN);
        }
    }
}

/* The class that the model finds most likely, for each image. */
static torc_tensor predict(torc_module model, torc_tensor images) {
    torc_tensor logits;
    torc_module_eval(model);
    TORC_NO_GRAD { logits = torc_module_forward(model, images); }
    return torc_argmax(logits, .dim = 1);
}
static double accuracy_of(torc_tensor predictions, torc_tensor labels) {
    return torc_item(torc_mean(torc_to(torc_eq(predictions, labels), .dtype = TORC_FLOAT32)));
}

/* The weights, and a picture of how training went. */
static bool write_results(const run *r, const options *o, const digits *d, torc_tensor predictions, double accuracy) {
    char path[1024], subtitle[200], error[256] = "", where[32];
    snprintf(path, sizeof path, "%s/weights.safetensors", o->out);
    if (!torc_safetensors_save(path, torc_module_state_dict(r->model))) return false;
    torc_tensor loss = torc_to(r->loss, .device = TORC_CPU), classes = torc_to(predictions, .device = TORC_CPU);
    int64_t epochs = torc_item_int64(r->epoch), steps_per_epoch = torc_numel(loss) / o->epochs;
    torc_device_format(r->device, where, sizeof where);
    snprintf(subtitle, sizeof subtitle, "CNN, Adam, cosine schedule, %d epochs, seed %ld, %s", (int)epochs, o->seed,
             where);
    snprintf(path, sizeof path, "%s/report.png", o->out);
    report picture = {.title = "Handwritten digits",
                      .subtitle = subtitle,
                      .log_loss = true,
                      .epochs = epochs,
                      .steps_per_epoch = steps_per_epoch,
                      .train_loss = torc_data_ptr(loss),
                      .train_loss_count = epochs * steps_per_epoch,
                      .test_accuracy = torc_data_ptr(r->accuracy),
                      .test_count = d->test_count,
                      .test_images = d->test_images,
                      .image_height = d->height,
                      .image_width = d->width,
                      .classes = d->classes,
                      .test_labels = d->test_labels,
                      .test_predictions = torc_data_ptr(classes)};
    if (torc_error() || !report_write_png(path, &picture, error, sizeof error))
        return fprintf(stderr, "%s\n", error), false;
    printf("%.2f %% of the held-out digits are read correctly; see %s\n", 100 * accuracy, path);
    return true;
}

/* The length of a run, on which its schedule depends, is decided when it starts; a resumed one keeps it. */
static bool decide_epochs(options *o) {
    if (!o->resume) {
        if (!o->epochs) o->epochs = 20;
        return true;
    }
    long epochs = 0;
    TORC_SCOPE {
        torc_tensor accuracy = torc_named_tensors_find(torc_safetensors_load(o->resume), "accuracy");
        epochs = accuracy ? (long)torc_numel(accuracy) : 0;
    }
    if (!epochs)
        return fprintf(stderr, "--resume: %s\n", torc_error() ? torc_error_message() : "no checkpoint of this program"),
               false;
    if (o->epochs && o->epochs != epochs)
        return fprintf(stderr, "--resume: that run has %ld epochs; leave --epochs out, or start a new run\n", epochs),
               false;
    o->epochs = epochs;
    return true;
}

int main(int argc, char **argv) {
    options o = {.data = "examples/data/digits.bin",
                 .out = "digits_out",
                 .seed = 1,
                 .device = torc_cuda_is_available() ? "cuda" : "cpu"};
    if (!options_parse(argc, argv, &o)) return 2;
    if (!decide_epochs(&o)) return 1;
    torc_use_deterministic_algorithms(true); /* the same seed gives the same bits on a GPU too */
    digits d;
    char text[1024];
    if (!digits_load(o.data, &d, text, sizeof text)) return fprintf(stderr, "%s\n", text), 1;
    mkdir(o.out, 0777);

    int64_t steps = (d.train_count + BATCH - 1) / BATCH;
    run r = make_run(&o, steps);
    split train = make_split(d.train_images, d.train_labels, d.train_count, r.device);
    split test = make_split(d.test_images, d.test_labels, d.test_count, r.device);
    if (o.resume) load_checkpoint(&r, o.resume);

    progress p;
    int64_t epoch = torc_item_int64(r.epoch), last = o.stop > 0 && o.stop < o.epochs ? o.stop : o.epochs;
    const char *shown = torc_module_to_string(r.model);
    if (shown) printf("%s\n", shown);
    progress_begin(&p, stdout, o.epochs, steps);
    p.epoch = p.resumed = epoch;
    snprintf(text, sizeof text, "%s/checkpoint.safetensors", o.out);
    while (epoch < last && !torc_error()) {
        TORC_SCOPE {
            train_epoch(&r, train, epoch, &p);
            double accuracy = accuracy_of(predict(r.model, test.images), test.labels);
            torc_fill_(torc_select(r.accuracy, 0, epoch), accuracy);
            torc_fill_(r.epoch, ++epoch);
            save_checkpoint(&r, text);
            if (!torc_error()) progress_epoch(&p, accuracy);
        }
    }
    progress_end(&p);
    torc_tensor predictions = predict(r.model, test.images);
    bool ok = write_results(&r, &o, &d, predictions, accuracy_of(predictions, test.labels));
    if (torc_error()) fprintf(stderr, "%s: %s\n", torc_error_python(torc_error()), torc_error_message());
    digits_free(&d);
    return ok ? 0 : 1;
}

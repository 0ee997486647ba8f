/* workloads.c - whole models, written as a program would write them: GPT-2 in training and generating, ResNet-50 in training, BERT
 * answering, a small perceptron in training. bench/workloads/ has one file for each.
 *
 *     workloads [NAME…] [--mode eager|graph|both] [--device cuda|cpu] [--weights FILE] [--curve N] [--steps N] [--groups N] [--warm N]
 *               [--seed N] [--dtype NAME] [--timed-algorithms 0|1] [--tiny] [--list]
 *               [--batch N] [--seq N] [--vocab N] [--width N] [--heads N] [--layers N] [--image N] [--classes N] [--inputs N]
 *
 * Each runs as its calls come (eager), and with a whole step as one CUDA graph, from the same weights: first --curve steps whose losses
 * are printed (of those that do not train, the first numbers of the output), then --groups groups of --steps steps for the time. Weights and
 * inputs are drawn, or those of a safetensors file that bench/compare_workloads.py wrote for PyTorch, too.
 *
 * --list prints the cases with their sizes and runs none. A profiler sees the last step in an NVTX range "workload step".
 *
 * A line of JSON for each: rate is the median of the groups; host_us is what the host takes to issue a step, also the median;
 * peak_bytes the most memory that tensors took and reserved_bytes what the allocator had; nodes how many launches and copies a step is,
 * which the graph tells. */
#include <getopt.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clock.h"
#include "workloads/workload.h"

enum { MOST_GROUPS = 101, SHOWN = 4, CAPTURED_AFTER = 3 };

/* What is run where nothing is said: the figures of docs/benchmarks.md, or sizes for a test. */
static const struct {
    const workload *what;
    torc_dtype dtype; /* with a GPU; tiny ones compute in float32 */
    sizes full, tiny;
    int64_t steps; /* of a group */
} cases[] = {
    {&mlp_train,
     TORC_FLOAT32,
     {.batch = 64, .inputs = 784, .width = 256, .classes = 10},
     {.batch = 8, .inputs = 20, .width = 16, .classes = 5},
     1000},
    {&gpt2_generate,
     TORC_BFLOAT16,
     {.batch = 1, .seq = 1024, .vocab = 50257, .width = 768, .heads = 12, .layers = 12},
     {.batch = 1, .seq = 32, .vocab = 97, .width = 32, .heads = 4, .layers = 2},
     256},
    {&gpt2_train,
     TORC_BFLOAT16,
     {.batch = 16, .seq = 1024, .vocab = 50304, .width = 768, .heads = 12, .layers = 12},
     {.batch = 2, .seq = 16, .vocab = 97, .width = 32, .heads = 4, .layers = 2},
     10},
    {&bert_infer,
     TORC_FLOAT16,
     {.batch = 32, .seq = 128, .vocab = 30522, .width = 1024, .heads = 16, .layers = 24},
     {.batch = 2, .seq = 16, .vocab = 97, .width = 32, .heads = 4, .layers = 2},
     40},
    {&bert_infer,
     TORC_FLOAT16,
     {.batch = 32, .seq = 512, .vocab = 30522, .width = 1024, .heads = 16, .layers = 24},
     {.batch = 3, .seq = 19, .vocab = 97, .width = 32, .heads = 4, .layers = 2},
     20},
    {&resnet50_train,
     TORC_FLOAT16,
     {.batch = 64, .image = 224, .width = 64, .classes = 1000},
     {.batch = 4, .image = 32, .width = 8, .classes = 10},
     20},
    {&resnet50_train,
     TORC_FLOAT16,
     {.batch = 256, .image = 224, .width = 64, .classes = 1000},
     {.batch = 5, .image = 48, .width = 8, .classes = 10},
     10},
};

typedef struct options {
    torc_device device;
    torc_dtype dtype; /* NONE: the case's */
    sizes n;          /* 0: the case's */
    const char *weights;
    bool eager, graph, tiny, list;
    int64_t curve, steps, groups, warm, seed, timed; /* steps, timed: -1: the workload's */
} options;

/* ------------------------------------------------------------------------------------------ the command line */
enum { MODE = 256, DEVICE, WEIGHTS, DTYPE, TINY, LIST, NUMBER };

static const struct {
    const char *name;
    size_t at;
} numbers[] = {
    {"curve", offsetof(options, curve)},     {"steps", offsetof(options, steps)},
    {"groups", offsetof(options, groups)},   {"warm", offsetof(options, warm)},
    {"seed", offsetof(options, seed)},       {"timed-algorithms", offsetof(options, timed)},
    {"batch", offsetof(options, n.batch)},   {"seq", offsetof(options, n.seq)},
    {"vocab", offsetof(options, n.vocab)},   {"width", offsetof(options, n.width)},
    {"heads", offsetof(options, n.heads)},   {"layers", offsetof(options, n.layers)},
    {"image", offsetof(options, n.image)},   {"classes", offsetof(options, n.classes)},
    {"inputs", offsetof(options, n.inputs)},
};
enum { NUMBERS_COUNT = sizeof numbers / sizeof numbers[0], FIRST_SIZE = 6, CASES = sizeof cases / sizeof cases[0] };

/* Of the numbers from FIRST_SIZE on. */
static int64_t *size_at(sizes *n, int i) {
    return (int64_t *)(void *)((char *)n + (numbers[i].at - offsetof(options, n)));
}

static _Noreturn void usage(const char *why) {
    fprintf(stderr, "workloads: %s\nusage: workloads [NAME...] [--OPTION VALUE...], where NAME is one of", why);
    for (int i = 0; i < CASES; i++)
        if (!i || cases[i].what != cases[i - 1].what) fprintf(stderr, " %s", cases[i].what->name);
    fprintf(stderr, "\n  --mode eager|graph|both --device cpu|cuda[:i] --weights FILE --dtype NAME --tiny --list");
    for (int i = 0; i < NUMBERS_COUNT; i++) fprintf(stderr, " --%s N", numbers[i].name);
    fprintf(stderr, "\n");
    exit(2);
}

static options options_of(int argc, char **argv) {
    struct option known[NUMBERS_COUNT + 7] = {{"mode", required_argument, NULL, MODE},
                                              {"device", required_argument, NULL, DEVICE},
                                              {"weights", required_argument, NULL, WEIGHTS},
                                              {"dtype", required_argument, NULL, DTYPE},
                                              {"tiny", no_argument, NULL, TINY},
                                              {"list", no_argument, NULL, LIST}};
    for (int i = 0; i < NUMBERS_COUNT; i++)
        known[6 + i] = (struct option){numbers[i].name, required_argument, NULL, NUMBER + i};
    const bool there = torc_cuda_is_available();
    options o = {.device = there ? TORC_CUDA(0) : TORC_CPU,
                 .eager = true,
                 .graph = true,
                 .curve = 8,
                 .steps = -1,
                 .timed = -1,
                 .groups = 3,
                 .warm = 5,
                 .seed = 1};
    for (int c; (c = getopt_long(argc, argv, "", known, NULL)) != -1;) {
        if (c == MODE) {
            o.eager = strcmp(optarg, "graph") != 0;
            o.graph = strcmp(optarg, "eager") != 0;
            if (o.eager && o.graph && strcmp(optarg, "both")) usage("--mode is eager, graph or both");
        } else if (c == DEVICE)
            o.device = torc_device_parse(optarg);
        else if (c == WEIGHTS)
            o.weights = optarg;
        else if (c == DTYPE)
            o.dtype = torc_dtype_from_name(optarg);
        else if (c == TINY)
            o.tiny = true;
        else if (c == LIST)
            o.list = true;
        else if (c >= NUMBER) {
            char *end;
            const int64_t value = strtoll(optarg, &end, 10);
            if (*end || end == optarg || value < 0) usage("a number is no number");
            memcpy((char *)&o + numbers[c - NUMBER].at, &value, sizeof value);
        } else
            usage("unknown words");
        if (c == DTYPE && !o.dtype) usage("no such dtype");
        if (torc_error()) usage(torc_error_message());
    }
    if (o.device.type == TORC_DEVICE_CPU) o.tiny = true; /* what is not given by its own option */
    if (o.curve <= CAPTURED_AFTER) usage("--curve from 4: a step is captured after the third");
    if (o.groups < 1 || o.groups > MOST_GROUPS || !o.steps) usage("--groups from 1 to 101, --steps from 1");
    return o;
}

/* ------------------------------------------------------------------------------------------ a run */
typedef struct measured {
    double rate, step_us, host_us, first_s;
    int64_t peak, reserved, nodes; /* -1: not known */
    double *curve;
    int64_t count;
} measured;

static void wait_for(torc_device device) {
    if (device.type == TORC_DEVICE_CUDA) torc_cuda_synchronize(device.index);
}
static int by_number(const void *p, const void *q) {
    const double a = *(const double *)p, b = *(const double *)q;
    return a < b ? -1 : a > b;
}
static double median(double *of, int64_t n) {
    qsort(of, (size_t)n, sizeof *of, by_number);
    return of[n / 2];
}

/* The first numbers of what a step computed. */
static void note(measured *m, torc_tensor t) {
    const int64_t n = torc_numel(t) < SHOWN ? torc_numel(t) : SHOWN;
    torc_tensor first = torc_to(torc_narrow(torc_flatten(t), 0, 0, n), .dtype = TORC_FLOAT64);
    if (torc_copy_to_host(first, m->curve + m->count, (size_t)n * sizeof(double))) m->count += n;
}

typedef struct runner {
    job *j;
    torc_cuda_graph graph; /* NULL: eager */
    torc_tensor left;      /* where the graph leaves what a step computed */
} runner;

static void advance(runner *r) {
    if (r->graph)
        torc_cuda_graph_replay(r->graph);
    else
        TORC_SCOPE r->j->step(r->j);
}

static void curve(runner *r, const options *o, bool graphed, measured *m) {
    if (r->j->restart) r->j->restart(r->j);
    for (int64_t k = 0; k < o->curve && !torc_error(); k++) TORC_SCOPE {
            if (r->j->feed) r->j->feed(r->j, k);
            if (graphed && k == CAPTURED_AFTER) { /* the optimizer has its state now, libraries have chosen */
                r->graph = torc_cuda_graph_new(.keep_graph = true); /* so that its nodes can be counted */
                TORC_CUDA_GRAPH(r->graph) torc_assign(&r->left, r->j->step(r->j));
                torc_retain(r->graph);
                torc_cuda_graph_instantiate(r->graph);
                m->nodes = torc_cuda_graph_node_count(r->graph);
            }
            const double start = now();
            if (r->graph) torc_cuda_graph_replay(r->graph);
            note(m, r->graph ? r->left : r->j->step(r->j));
            if (!k) m->first_s = now() - start;
        }
}

/* Steps as long as they last: what a step takes, and what the host takes to issue one. */
static void rate(runner *r, const options *o, int64_t steps, measured *m) {
    double whole[MOST_GROUPS], host[MOST_GROUPS];
    if (r->j->restart) r->j->restart(r->j);
    for (int64_t i = 0; i < o->warm; i++) advance(r);
    for (int64_t g = 0; g < o->groups && !torc_error(); g++) {
        if (r->j->restart) r->j->restart(r->j);
        wait_for(o->device);
        double start = now();
        for (int64_t i = 0; i < steps; i++) advance(r);
        wait_for(o->device);
        whole[g] = (now() - start) / (double)steps;
        const bool last = g == o->groups - 1 && o->device.type == TORC_DEVICE_CUDA;
        const uint64_t range = last ? torc_cuda_nvtx_range_start("workload step") : 0;
        start = now();
        advance(r);
        host[g] = now() - start;
        wait_for(o->device);
        if (last) torc_cuda_nvtx_range_end(range);
    }
    if (torc_error()) return;
    const double seconds = median(whole, o->groups);
    m->rate = r->j->units / seconds;
    m->step_us = seconds * 1e6;
    m->host_us = median(host, o->groups) * 1e6;
}

static bool run(const workload *w, setting s, const options *o, int64_t steps, bool graphed, measured *m) {
    runner r = {NULL, NULL, NULL};
    const bool cuda = o->device.type == TORC_DEVICE_CUDA;
    TORC_SCOPE {
        torc_manual_seed((uint64_t)o->seed);
        torc_backends_cudnn_set_benchmark(o->timed < 0 ? w->timed_algorithms : o->timed != 0);
        if (o->weights) s.file = torc_safetensors_load(o->weights);
        r.j = torc_error() ? NULL : w->make(&s);
        if (cuda) torc_cuda_empty_cache(), torc_cuda_reset_peak_memory_stats(o->device.index);
        if (r.j && !torc_error()) curve(&r, o, graphed, m);
        if (r.j && !torc_error()) rate(&r, o, steps, m);
        m->peak = cuda ? torc_cuda_max_memory_allocated(o->device.index) : -1;
        m->reserved = cuda ? torc_cuda_max_memory_reserved(o->device.index) : -1;
    }
    torc_release(r.left), torc_release(r.graph);
    free(r.j);
    return !torc_error();
}

/* ------------------------------------------------------------------------------------------ what is printed */
static void put_text(const char *text) {
    putchar('"');
    for (; *text; text++) {
        if (*text == '"' || *text == '\\') putchar('\\');
        putchar(*text == '\n' ? ' ' : *text);
    }
    putchar('"');
}
static void put_count(const char *name, int64_t n) {
    if (n >= 0)
        printf(", \"%s\": %lld", name, (long long)n);
    else
        printf(", \"%s\": null", name);
}

static void print(const workload *w, setting *s, int64_t steps, const char *mode, const measured *m) {
    printf("{\"workload\": \"%s\", \"mode\": \"%s\", \"device\": \"%s\", \"dtype\": \"%s\"", w->name, mode,
           s->device.type == TORC_DEVICE_CUDA ? "cuda" : "cpu", torc_dtype_name(s->dtype));
    for (int i = FIRST_SIZE; i < NUMBERS_COUNT; i++)
        if (*size_at(&s->n, i)) printf(", \"%s\": %lld", numbers[i].name, (long long)*size_at(&s->n, i));
    put_count("steps", steps);
    if (!m) {
        printf(", \"unit\": \"%s\", \"timed_algorithms\": %d", w->unit, w->timed_algorithms);
    } else if (torc_error()) {
        printf(", \"error\": ");
        put_text(torc_error_message());
        printf(", \"where\": ");
        put_text(torc_error_where());
    } else {
        printf(", \"rate\": %.6g, \"unit\": \"%s\", \"step_us\": %.6g, \"host_us\": %.6g, \"first_s\": %.3g", m->rate,
               w->unit, m->step_us, m->host_us, m->first_s);
        put_count("peak_bytes", m->peak);
        put_count("reserved_bytes", m->reserved);
        put_count("nodes", m->nodes);
        printf(", \"losses\": [");
        for (int64_t i = 0; i < m->count; i++)
            if (isfinite(m->curve[i]))
                printf("%s%.9g", i ? ", " : "", m->curve[i]);
            else
                printf("%snull", i ? ", " : "");
        printf("]");
    }
    printf("}\n");
    fflush(stdout);
}

static bool run_case(int k, const options *o) {
    setting s = {.n = o->tiny ? cases[k].tiny : cases[k].full, .device = o->device};
    s.dtype = o->dtype ? o->dtype : o->tiny ? TORC_FLOAT32 : cases[k].dtype;
    sizes given = o->n;
    for (int i = FIRST_SIZE; i < NUMBERS_COUNT; i++)
        if (*size_at(&given, i)) *size_at(&s.n, i) = *size_at(&given, i);
    const int64_t steps = o->steps > 0 ? o->steps : o->tiny ? 4 : cases[k].steps;
    if (cases[k].what == &gpt2_generate && s.n.seq <= (steps > o->curve ? steps : o->curve) + 1)
        usage("gpt2_generate: the cache (--seq) has no room for so many steps");
    if (o->list) return print(cases[k].what, &s, steps, "", NULL), true;
    bool all = true;
    for (int graphed = 0; graphed < 2; graphed++) {
        if (!(graphed ? o->graph && o->device.type == TORC_DEVICE_CUDA : o->eager)) continue;
        measured m = {.nodes = -1, .curve = calloc((size_t)o->curve * SHOWN + 1, sizeof(double))};
        if (!m.curve) return false;
        all = run(cases[k].what, s, o, steps, graphed, &m) && all;
        print(cases[k].what, &s, steps, graphed ? "graph" : "eager", &m);
        torc_error_clear();
        free(m.curve);
    }
    return all;
}

int main(int argc, char **argv) {
    const options o = options_of(argc, argv);
    torc_set_default_device(o.device);
    bool all = !torc_error();
    int chosen = 0;
    for (int i = optind; i < argc; i++) {
        bool known = false;
        for (int k = 0; k < CASES; k++) known |= !strcmp(argv[i], cases[k].what->name);
        if (!known) usage(argv[i]);
    }
    for (int k = 0; k < CASES; k++) {
        bool wanted = optind == argc;
        for (int i = optind; i < argc; i++) wanted |= !strcmp(argv[i], cases[k].what->name);
        /* Of those with two sizes only the first where the program's caller says sizes. */
        if (!wanted || (k && (o.n.batch || o.n.seq) && cases[k].what == cases[k - 1].what)) continue;
        all = run_case(k, &o) && all;
        chosen++;
    }
    return all && chosen ? 0 : 1;
}

/* workload.h - what the five workloads of bench/workloads.c have in common. */
#ifndef TORC_BENCH_WORKLOAD_H
#define TORC_BENCH_WORKLOAD_H

#include "torc/torc.h"

/* How large everything is; each workload uses some of them. */
typedef struct sizes {
    int64_t batch;
    int64_t seq;     /* tokens of a sequence; of generation the length of the cache */
    int64_t vocab;   /* different tokens */
    int64_t width;   /* of a transformer; of the perceptron's hidden layer; channels that ResNet begins with */
    int64_t heads;   /* of attention */
    int64_t layers;  /* blocks of a transformer */
    int64_t image;   /* pixels of an edge */
    int64_t classes; /* that the last layer tells apart */
    int64_t inputs;  /* of the perceptron */
} sizes;

/* What a workload is made for. */
typedef struct setting {
    sizes n;
    torc_device device;      /* the default device, too */
    torc_dtype dtype;        /* training: of autocast, FLOAT32 for none; inference: of the weights */
    torc_named_tensors file; /* "model.<key of the state dict>" and "input.<name>", or nothing: all is drawn then */
} setting;

/* A workload that is ready to run. The functions get it; everything in it lives in the scope it was made in. */
typedef struct job job;
struct job {
    /* One step: trains on the batch, runs the model once, or makes one token. What it computed (a loss, an output) is lent. */
    torc_tensor (*step)(job *j);
    /* Of those that go on from step to step: begin anew. May be NULL. */
    void (*restart)(job *j);
    /* Of those that choose their own next input: step k gets the file's, so that what it computes can be compared. May be NULL. */
    void (*feed)(job *j, int64_t k);
    double units; /* of what is counted, in a step */
};

typedef struct workload {
    const char *name, *unit;
    /* Makes it, with memory of malloc that begins with a job. NULL: the error says why. */
    job *(*make)(const setting *s);
    bool timed_algorithms; /* cudnn.benchmark is usual for it */
} workload;

extern const workload gpt2_train, gpt2_generate, resnet50_train, bert_infer, mlp_train;

/* Gives the model the weights of the file, if there is one. */
void load_weights(torc_module model, const setting *s);
/* That input of the file on the device, or drawn: whole numbers below `high`, of 0 normal ones. VALUE if the file has other sizes. */
torc_tensor input_of(const setting *s, const char *name, torc_ints shape, int64_t high);

#endif

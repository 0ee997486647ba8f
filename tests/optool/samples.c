/* samples.c - the sample calls (samples.def), and those of full size. */
#include "tool.h"

#include <stdio.h>

static const sample_set table[] = {
#include "samples.def"
};

const sample_set *samples_of(int op) {
    for (int i = 0; i < COUNT_OF(table); i++)
        if (table[i].op == op) return &table[i];
    const op_row *row = &op_rows[op];
    if (row->kind != KIND_POINTWISE) return NULL;
    static _Thread_local char text[128];
    static _Thread_local sample_set made;
    text[0] = '\0';
    for (int p = 0; p < row->nparams; p++) {
        const op_param *q = &row->params[p];
        if (q->type == P_TENSOR) {
            const bool mask = row->class_ == CLASS_WHERE && !*text;
            size_t length = strlen(text);
            snprintf(text + length, sizeof text - length, "%s=%s ", q->name, mask ? "m" : "f");
        } else if (!q->default_text)
            return NULL;
    }
    made = (sample_set){op, 0, NULL, {text}};
    return &made;
}

/* ------------------------------------------------------------------------------------------ full size */
static const struct {
    int op;
    double flops;
    const char *text;
} full_size[] = {
    {OP_mm, 2e9 * 1.073741824, "self=f[1024,1024] mat2=f[1024,1024]"},
    {OP_bmm, 2e9 * 1.073741824, "self=f[8,512,512] mat2=f[8,512,512]"},
    {OP_mv, 0, "self=f[4096,4096] vec=f[4096]"},
    {OP_dot, 0, "self=f[4194304] tensor=f[4194304]"},
    {OP_addmm, 2e9 * 1.073741824, "self=f[1024] mat1=f[1024,1024] mat2=f[1024,1024]"},
    {OP_linear, 2e9 * 1.073741824, "input=f[1024,1024] weight=f[1024,1024] bias=f[1024]"},
    {OP_convolution, 2.0 * 8 * 64 * 64 * 9 * 56 * 56, "input=f[8,64,56,56] weight=f[64,64,3,3] bias=f[64] " CONV_2D},
    {OP_fused_attention, 4.0 * 8 * 512 * 512 * 64,
     "query=f[1,8,512,64] key=f[1,8,512,64] value=f[1,8,512,64] is_causal=false scale=0.125"},
    {OP_sum, 0, "self=f[4096,4096]"},
    {OP_mean, 0, "self=f[4096,4096] dim=[1]"},
    {OP_var, 0, "self=f[4096,4096] dim=[1]"},
    {OP_amax, 0, "self=f[4096,4096] dim=[0]"},
    {OP_argmax, 0, "self=f[4096,4096] dim=1"},
    {OP_logsumexp, 0, "self=f[4096,4096] dim=[1]"},
    {OP_cumsum, 0, "self=f[4096,1024] dim=1"},
    {OP_vector_norm, 0, "self=f[4096,4096]"},
    {OP_softmax, 0, "self=f[4096,1024] dim=1"},
    {OP_log_softmax, 0, "self=f[4096,1024] dim=1"},
    {OP_native_layer_norm, 0, "input=f[4096,1024] normalized_shape=[1024] weight=f[1024] bias=f[1024] eps=1e-5"},
    {OP__fused_rms_norm, 0, "input=f[4096,1024] normalized_shape=[1024] weight=f[1024] eps=1e-5"},
    {OP_native_group_norm, 0, "input=f[32,64,32,32] weight=f[64] bias=f[64] N=32 C=64 HxW=1024 group=8 eps=1e-5"},
    {OP_native_batch_norm, 0,
     "input=f[32,64,32,32] weight=f[64] bias=f[64] running_mean=f[64] running_var=p[64] training=true momentum=0.1 eps=1e-5"},
    {OP_embedding, 0, "weight=f[10000,256] indices=i10000[16384]"},
    {OP_index_select, 0, "self=f[10000,256] dim=0 index=i10000[16384]"},
    {OP_gather, 0, "self=f[4096,1024] dim=1 index=i1024[4096,1024]"},
    {OP_scatter_add, 0, "self=f[4096,1024] dim=1 index=i1024[4096,1024] src=f[4096,1024]"},
    {OP_sort, 0, "self=f[1024,1024]"},
    {OP_topk, 0, "self=f[1024,1024] k=10"},
    {OP_cat, 0, "tensors={f[2048,2048];f[2048,2048]}"},
    {OP_clone, 0, "self=f[4096,4096]"},
    {OP_copy_, 0, "self=f[4096,4096] other=f[4096,4096]"},
    {OP_fill_, 0, "self=f[4096,4096] value=1"},
    {OP_uniform_, 0, "self=f[4194304]"},
    {OP_normal_, 0, "self=f[4194304]"},
    {OP_native_dropout, 0, "input=f[4194304] p=0.5 train=true"},
    {OP_max_pool2d_with_indices, 0, "self=f[16,64,56,56] kernel_size=[2,2]"},
    {OP_avg_pool2d, 0, "self=f[16,64,56,56] kernel_size=[2,2]"},
    {OP__fused_adamw_, 0,
     "self={f[4194304]} grads={f[4194304]} exp_avgs={f[4194304]} exp_avg_sqs={p[4194304]} state_steps={c[]} " ADAM},
    {OP__fused_sgd_, 0, "self={f[4194304]} grads={f[4194304]} momentum_buffer_list={f[4194304]} " SGD},
};
const char *perf_sample_of(int op, double *flops) {
    for (int i = 0; i < COUNT_OF(full_size); i++)
        if (full_size[i].op == op) return *flops = full_size[i].flops, full_size[i].text;
    return NULL;
}

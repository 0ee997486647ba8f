/* backends.c - torc/backends.h for torch.backends: functions _C._backends_NAME and _backends_set_NAME. The modules with PyTorch's attributes are
 * Python's. */
#include "py.h"

#define FUNCTION(name) static PyObject *name(PyObject *m, PyObject *args)
static PyObject *done(void) {
    if (call_failed()) return NULL;
    Py_RETURN_NONE;
}
static PyObject *said(const char *text) { return call_failed() ? NULL : PyUnicode_FromString(text); }

#define SWITCH(name, get, set)                              \
    FUNCTION(name) {                                        \
        (void)m, (void)args;                                \
        return PyBool_FromLong(get());                      \
    }                                                       \
    FUNCTION(set_##name) {                                  \
        int on;                                             \
        (void)m;                                            \
        if (!PyArg_ParseTuple(args, "p", &on)) return NULL; \
        set(on);                                            \
        return done();                                      \
    }
SWITCH(cuda_matmul_allow_tf32, torc_backends_cuda_matmul_allow_tf32, torc_backends_cuda_matmul_set_allow_tf32)
SWITCH(cuda_matmul_allow_fp16_accumulation, torc_backends_cuda_matmul_allow_fp16_accumulation,
       torc_backends_cuda_matmul_set_allow_fp16_accumulation)
SWITCH(cudnn_enabled, torc_backends_cudnn_enabled, torc_backends_cudnn_set_enabled)
SWITCH(cudnn_benchmark, torc_backends_cudnn_benchmark, torc_backends_cudnn_set_benchmark)
SWITCH(cudnn_deterministic, torc_backends_cudnn_deterministic, torc_backends_cudnn_set_deterministic)
SWITCH(cudnn_allow_tf32, torc_backends_cudnn_allow_tf32, torc_backends_cudnn_set_allow_tf32)
SWITCH(fill_uninitialized_memory, torc_fill_uninitialized_memory, torc_set_fill_uninitialized_memory)

/* (allow, allow_split_k) */
#define PAIR(name)                                                                           \
    FUNCTION(name) {                                                                         \
        (void)m, (void)args;                                                                 \
        return Py_BuildValue("(NN)", PyBool_FromLong(torc_backends_cuda_matmul_##name()),    \
                             PyBool_FromLong(torc_backends_cuda_matmul_##name##_split_k())); \
    }                                                                                        \
    FUNCTION(set_##name) {                                                                   \
        int allow, split_k = 1;                                                              \
        (void)m;                                                                             \
        if (!PyArg_ParseTuple(args, "p|p", &allow, &split_k)) return NULL;                   \
        torc_backends_cuda_matmul_set_##name(allow, split_k);                                \
        return done();                                                                       \
    }
PAIR(allow_fp16_reduced_precision_reduction)
PAIR(allow_bf16_reduced_precision_reduction)

FUNCTION(cudnn_benchmark_limit) {
    (void)m, (void)args;
    return PyLong_FromLong(torc_backends_cudnn_benchmark_limit());
}
FUNCTION(set_cudnn_benchmark_limit) {
    int limit;
    (void)m;
    if (!PyArg_ParseTuple(args, "i", &limit)) return NULL;
    torc_backends_cudnn_set_benchmark_limit(limit);
    return done();
}
FUNCTION(fp32_precision) {
    const char *backend, *op;
    (void)m;
    if (!PyArg_ParseTuple(args, "ss", &backend, &op)) return NULL;
    return said(torc_backends_fp32_precision(backend, op));
}
FUNCTION(set_fp32_precision) {
    const char *backend, *op, *precision;
    (void)m;
    if (!PyArg_ParseTuple(args, "sss", &backend, &op, &precision)) return NULL;
    torc_backends_set_fp32_precision(backend, op, precision);
    return done();
}
FUNCTION(preferred_blas_library) {
    const char *library = NULL;
    (void)m;
    if (!PyArg_ParseTuple(args, "|z", &library)) return NULL;
    return said(torc_backends_cuda_preferred_blas_library(library));
}
FUNCTION(matmul_precision) {
    (void)m, (void)args;
    return PyUnicode_FromString(torc_get_float32_matmul_precision());
}
FUNCTION(set_matmul_precision) {
    const char *precision;
    (void)m;
    if (!PyArg_ParseTuple(args, "s", &precision)) return NULL;
    torc_set_float32_matmul_precision(precision);
    return done();
}
FUNCTION(cpu_capability) {
    (void)m, (void)args;
    return PyUnicode_FromString(torc_backends_cpu_get_cpu_capability());
}
FUNCTION(cudnn_version) {
    (void)m, (void)args;
    return PyLong_FromLong(torc_backends_cudnn_version());
}
FUNCTION(deterministic_debug_mode) {
    (void)m, (void)args;
    return PyLong_FromLong(torc_get_deterministic_debug_mode());
}
FUNCTION(set_deterministic_debug_mode) {
    int mode;
    (void)m;
    if (!PyArg_ParseTuple(args, "i", &mode)) return NULL;
    torc_set_deterministic_debug_mode(mode);
    return done();
}

/* clang-format off */
#define F(name) {"_backends_" #name, name, METH_VARARGS, NULL}
#define BOTH(name) F(name), F(set_##name)
static PyMethodDef functions[] = {
    BOTH(cuda_matmul_allow_tf32), BOTH(cuda_matmul_allow_fp16_accumulation), BOTH(cudnn_enabled), BOTH(cudnn_benchmark),
    BOTH(cudnn_deterministic), BOTH(cudnn_allow_tf32), BOTH(fill_uninitialized_memory), BOTH(allow_fp16_reduced_precision_reduction),
    BOTH(allow_bf16_reduced_precision_reduction), BOTH(cudnn_benchmark_limit), BOTH(fp32_precision), F(preferred_blas_library),
    F(cpu_capability), F(cudnn_version), BOTH(matmul_precision), BOTH(deterministic_debug_mode), {0}};
/* clang-format on */
bool backends_init(PyObject *module) { return PyModule_AddFunctions(module, functions) == 0; }

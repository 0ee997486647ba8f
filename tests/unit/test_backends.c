/* The switches of torc/backends.h: one state behind all spellings, with the values that PyTorch 2.11 gives; determinism. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/backends.h"
#include "torc/torc.h"
#include "warnings.h"

#define NO_ERROR() \
    if (torc_error()) fail_msg("%s", torc_error_message())
#define FAILS(code, text, call)                              \
    do {                                                     \
        (void)(call);                                        \
        assert_int_equal(torc_error(), TORC_ERROR_##code);   \
        assert_non_null(strstr(torc_error_message(), text)); \
        torc_error_clear();                                  \
    } while (0)

/* ------------------------------------------------------------------------------------------ float32 precision */
/* As PyTorch shows it after a change: generic.all, cuda.{all,matmul,conv,rnn}, mkldnn.matmul, the two older spellings. */
static const char *shown(void) {
    static char text[256];
    snprintf(text, sizeof text, "%s %s %s %s %s %s %s %d %d", torc_backends_fp32_precision("generic", "all"),
             torc_backends_fp32_precision("cuda", "all"), torc_backends_fp32_precision("cuda", "matmul"),
             torc_backends_fp32_precision("cuda", "conv"), torc_backends_fp32_precision("cuda", "rnn"),
             torc_backends_fp32_precision("mkldnn", "matmul"), torc_get_float32_matmul_precision(),
             torc_backends_cuda_matmul_allow_tf32(), torc_backends_cudnn_allow_tf32());
    NO_ERROR();
    return text;
}
static void test_precision(void **state) {
    (void)state;
    assert_string_equal(shown(), "none none none tf32 tf32 none highest 0 1");
    assert_true(torc_set_float32_matmul_precision("high"));
    assert_string_equal(shown(), "none none tf32 tf32 tf32 tf32 high 1 1");
    assert_true(BACKENDS(allow_tf32_matmul));
    assert_true(torc_set_float32_matmul_precision("medium"));
    assert_string_equal(shown(), "none none tf32 tf32 tf32 bf16 medium 1 1");
    assert_true(torc_set_float32_matmul_precision("highest"));
    assert_string_equal(shown(), "none none ieee tf32 tf32 ieee highest 0 1");
    assert_true(!BACKENDS(allow_tf32_matmul));
    assert_true(torc_backends_cuda_matmul_set_allow_tf32(true));
    assert_string_equal(shown(), "none none tf32 tf32 tf32 ieee high 1 1");
    assert_true(torc_backends_cuda_matmul_set_allow_tf32(false));
    assert_string_equal(shown(), "none none ieee tf32 tf32 ieee highest 0 1");
    assert_true(torc_backends_cudnn_set_allow_tf32(false));
    assert_string_equal(shown(), "none none ieee none none ieee highest 0 0");
    assert_true(!BACKENDS(allow_tf32_cudnn));
    assert_true(torc_backends_cudnn_set_allow_tf32(true));
    assert_string_equal(shown(), "none none ieee tf32 tf32 ieee highest 0 1");
    assert_true(torc_backends_set_fp32_precision("generic", "all", "tf32"));
    assert_string_equal(shown(), "tf32 tf32 ieee tf32 tf32 ieee highest 0 1");
    assert_true(torc_backends_cudnn_set_allow_tf32(false)); /* also where it would be inherited */
    assert_string_equal(shown(), "tf32 tf32 ieee ieee ieee ieee highest 0 0");
    assert_true(torc_backends_cudnn_set_allow_tf32(true));
    assert_true(torc_backends_set_fp32_precision("cuda", "matmul", "none")); /* inherits; the older spellings know */
    assert_string_equal(shown(), "tf32 tf32 tf32 tf32 tf32 ieee high 1 1");
    assert_true(torc_backends_set_fp32_precision("generic", "all", "bf16")); /* which CUDA has not */
    assert_string_equal(shown(), "bf16 none none tf32 tf32 ieee highest 0 1");
    assert_string_equal(torc_backends_fp32_precision("mkldnn", "conv"), "bf16");
    assert_true(torc_backends_set_fp32_precision("generic", "all", "ieee"));
    assert_string_equal(shown(), "ieee ieee ieee tf32 tf32 ieee highest 0 1");
    assert_true(torc_backends_set_fp32_precision("cuda", "all", "tf32"));
    assert_string_equal(shown(), "ieee tf32 tf32 tf32 tf32 ieee high 1 1");
    assert_true(torc_backends_set_fp32_precision("cuda", "conv", "ieee")); /* one of cuDNN's two */
    assert_true(!torc_backends_cudnn_allow_tf32() && !BACKENDS(allow_tf32_cudnn));

    assert_true(torc_backends_set_fp32_precision("generic", "all", "none") &&
                torc_backends_set_fp32_precision("cuda", "all", "none") &&
                torc_backends_set_fp32_precision("cuda", "conv", "tf32") &&
                torc_backends_set_fp32_precision("mkldnn", "matmul", "none"));
    assert_string_equal(shown(), "none none none tf32 tf32 none highest 0 1");
    FAILS(RUNTIME, "backend 'cuda' does not support precision 'bf16'",
          torc_backends_set_fp32_precision("cuda", "matmul", "bf16"));
    FAILS(RUNTIME, "Unknown op: foo", torc_backends_set_fp32_precision("cuda", "foo", "tf32"));
    FAILS(RUNTIME, "Unknown backend: foo", torc_backends_set_fp32_precision("foo", "all", "tf32"));
    FAILS(RUNTIME, "Unknown precision: xx", torc_backends_set_fp32_precision("cuda", "all", "xx"));
    FAILS(RUNTIME, "Invalid (backend, op) pair", torc_backends_set_fp32_precision("generic", "matmul", "tf32"));
    FAILS(RUNTIME, "Unknown op: NULL", torc_backends_fp32_precision("cuda", NULL));
    FAILS(VALUE, "NULL", torc_set_float32_matmul_precision(NULL));
    assert_string_equal(shown(), "none none none tf32 tf32 none highest 0 1");
}

static void test_unknown_precision_warns(void **state) {
    (void)state;
    torc_set_warning_handler(note_warning, TORC_NO_CONTEXT);
    warnings_seen = 0;
    assert_true(torc_set_float32_matmul_precision("better"));
    torc_set_warning_handler(NULL, TORC_NO_CONTEXT);
    assert_int_equal(warnings_seen, 1);
    assert_non_null(strstr(last_warning, "better is not one of 'highest', 'high', or 'medium'"));
    assert_string_equal(shown(), "none none none tf32 tf32 none highest 0 1");
}

/* ------------------------------------------------------------------------------------------ plain switches */
static void test_switches(void **state) {
    (void)state;
    static const struct {
        bool (*set)(bool);
        bool (*get)(void);
        bool at_first;
    } all[] = {
        {torc_backends_cuda_matmul_set_allow_tf32, torc_backends_cuda_matmul_allow_tf32, false},
        {torc_backends_cuda_matmul_set_allow_fp16_accumulation, torc_backends_cuda_matmul_allow_fp16_accumulation,
         false},
        {torc_backends_cudnn_set_enabled, torc_backends_cudnn_enabled, true},
        {torc_backends_cudnn_set_benchmark, torc_backends_cudnn_benchmark, false},
        {torc_backends_cudnn_set_deterministic, torc_backends_cudnn_deterministic, false},
        {torc_backends_cudnn_set_allow_tf32, torc_backends_cudnn_allow_tf32, true},
        {torc_set_fill_uninitialized_memory, torc_fill_uninitialized_memory, true},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        assert_int_equal(all[i].get(), all[i].at_first);
        for (size_t k = 0; k < sizeof all / sizeof *all; k++)
            if (k != i) assert_int_equal(all[k].get(), all[k].at_first);
        assert_true(all[i].set(!all[i].at_first) && all[i].get() == !all[i].at_first);
        torc_error_raise(TORC_ERROR_VALUE, "sticks");
        assert_true(!all[i].set(all[i].at_first) && all[i].get() == !all[i].at_first);
        torc_error_clear();
        assert_true(all[i].set(all[i].at_first));
    }
    assert_int_equal(torc_backends_cudnn_benchmark_limit(), 10);
    assert_true(torc_backends_cudnn_set_benchmark_limit(0) && torc_backends_cudnn_benchmark_limit() == 0);
    FAILS(VALUE, "negative", torc_backends_cudnn_set_benchmark_limit(-1));
    assert_true(torc_backends_cudnn_set_benchmark_limit(10));

    assert_true(torc_backends_cuda_matmul_allow_fp16_reduced_precision_reduction() &&
                torc_backends_cuda_matmul_allow_fp16_reduced_precision_reduction_split_k());
    FAILS(RUNTIME, "allow_splitk=False is not supported when reduced precision reductions are enabled",
          torc_backends_cuda_matmul_set_allow_fp16_reduced_precision_reduction(true, false));
    assert_true(torc_backends_cuda_matmul_set_allow_fp16_reduced_precision_reduction(false, false));
    assert_true(!torc_backends_cuda_matmul_allow_fp16_reduced_precision_reduction() &&
                !torc_backends_cuda_matmul_allow_fp16_reduced_precision_reduction_split_k());
    assert_true(torc_backends_cuda_matmul_allow_bf16_reduced_precision_reduction() &&
                torc_backends_cuda_matmul_allow_bf16_reduced_precision_reduction_split_k());
    assert_true(torc_backends_cuda_matmul_set_allow_bf16_reduced_precision_reduction(false, true));
    assert_true(!torc_backends_cuda_matmul_allow_bf16_reduced_precision_reduction() &&
                torc_backends_cuda_matmul_allow_bf16_reduced_precision_reduction_split_k());
    assert_true(torc_backends_cuda_matmul_set_allow_fp16_reduced_precision_reduction(true, true) &&
                torc_backends_cuda_matmul_set_allow_bf16_reduced_precision_reduction(true, true));

    assert_string_equal(torc_backends_cuda_preferred_blas_library(NULL), "default");
    assert_string_equal(torc_backends_cuda_preferred_blas_library("hipblaslt"), "cublaslt");
    FAILS(RUNTIME, "Unknown input value. Choose from: default, cublas, hipblas, cublaslt, hipblaslt, ck.",
          torc_backends_cuda_preferred_blas_library("x"));
    FAILS(RUNTIME, "CK", torc_backends_cuda_preferred_blas_library("ck"));
    assert_string_equal(torc_backends_cuda_preferred_blas_library(NULL), "cublaslt");
    assert_string_equal(torc_backends_cuda_preferred_blas_library("default"), "default");
}

/* ------------------------------------------------------------------------------------------ determinism */
static void test_determinism(void **state) {
    (void)state;
    assert_true(!torc_are_deterministic_algorithms_enabled() && torc_get_deterministic_debug_mode() == 0);
    assert_true(backends_nondeterministic("put_"));
    assert_true(torc_use_deterministic_algorithms(true, false) && torc_are_deterministic_algorithms_enabled());
    assert_int_equal(torc_get_deterministic_debug_mode(), 2);
    assert_false(backends_nondeterministic("put_"));
    assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);
    assert_string_equal(
        torc_error_message(),
        "put_ does not have a deterministic implementation, but you set 'torch.use_deterministic_algorithms(True)'. You can "
        "turn off determinism just for this operation, or you can use the 'warn_only=True' option, if that's acceptable for "
        "your application. You can also file an issue at https://github.com/pytorch/pytorch/issues to help us prioritize "
        "adding deterministic support for this operation.");
    torc_error_clear();
    assert_true(torc_set_deterministic_debug_mode(1) && torc_is_deterministic_algorithms_warn_only_enabled());
    assert_int_equal(torc_get_deterministic_debug_mode(), 1);
    torc_set_warning_handler(note_warning, TORC_NO_CONTEXT);
    warnings_seen = 0;
    assert_true(backends_nondeterministic("put_"));
    torc_set_warning_handler(NULL, TORC_NO_CONTEXT);
    assert_int_equal(warnings_seen, 1);
    assert_non_null(strstr(
        last_warning,
        "put_ does not have a deterministic implementation, but you set 'torch.use_deterministic_algorithms(True, warn_only=True)'."));
    FAILS(RUNTIME, "invalid value of debug_mode, expected 0, 1, or 2, but got 3", torc_set_deterministic_debug_mode(3));
    assert_int_equal(torc_get_deterministic_debug_mode(), 1);
    assert_true(torc_set_deterministic_debug_mode(0) && torc_get_deterministic_debug_mode() == 0);
}

static void is_filled(torc_tensor t) {
    NO_ERROR();
    const int64_t n = torc_numel(t);
    const char *p = torc_data_ptr(t);
    for (int64_t i = 0; i < n; i++) {
        switch (torc_tensor_dtype(t)) {
        case TORC_FLOAT32: assert_true(isnan(((const float *)p)[i])); break;
        case TORC_FLOAT64: assert_true(isnan(((const double *)p)[i])); break;
        case TORC_FLOAT16: assert_true((((const uint16_t *)p)[i] & 0x7fff) > 0x7c00); break;
        case TORC_BFLOAT16: assert_true((((const uint16_t *)p)[i] & 0x7fff) > 0x7f80); break;
        case TORC_UINT8: assert_int_equal(((const uint8_t *)p)[i], UINT8_MAX); break;
        case TORC_INT8: assert_int_equal(((const int8_t *)p)[i], INT8_MAX); break;
        case TORC_INT16: assert_int_equal(((const int16_t *)p)[i], INT16_MAX); break;
        case TORC_INT32: assert_int_equal(((const int32_t *)p)[i], INT32_MAX); break;
        case TORC_INT64: assert_true(((const int64_t *)p)[i] == INT64_MAX); break;
        case TORC_BOOL: assert_int_equal(p[i], 1); break;
        case TORC_UINT16: assert_int_equal(((const uint16_t *)p)[i], UINT16_MAX); break;
        case TORC_UINT32: assert_true(((const uint32_t *)p)[i] == UINT32_MAX); break;
        case TORC_UINT64: assert_true(((const uint64_t *)p)[i] == UINT64_MAX); break;
        case TORC_COMPLEX32: assert_true((((const uint16_t *)p)[2 * i] & 0x7fff) > 0x7c00); break;
        case TORC_COMPLEX64: assert_true(isnan(((const float *)p)[2 * i])); break;
        case TORC_COMPLEX128: assert_true(isnan(((const double *)p)[2 * i])); break;
        case TORC_FLOAT8_E5M2: assert_true((p[i] & 0x7f) > 0x7c); break;
        case TORC_FLOAT8_E4M3FN: assert_int_equal(p[i] & 0x7f, 0x7f); break;
        default: fail();
        }
    }
}
static void test_uninitialized_memory(void **state) {
    (void)state;
    int64_t scope = torc_scope_begin();
    torc_tensor like = torc_ones(SHAPE(2, 3));
    assert_true(torc_use_deterministic_algorithms(true, false));
    for (int d = TORC_DTYPE_NONE + 1; d < TORC_DTYPE_COUNT; d++) {
        is_filled(torc_empty(SHAPE(5), .dtype = (torc_dtype)d));
        is_filled(torc_empty_like(like, .dtype = (torc_dtype)d));
        is_filled(torc_new_empty(like, SHAPE(7), .dtype = (torc_dtype)d));
        is_filled(torc_empty_strided(SHAPE(2, 2), SHAPE(2, 1), .dtype = (torc_dtype)d));
    }
    is_filled(torc_empty(SHAPE(0)));
    torc_tensor leaf = torc_empty(SHAPE(3), .requires_grad = true);
    is_filled(leaf);
    assert_true(torc_is_leaf(leaf) && torc_requires_grad(leaf) && torc_tensor_version(torc_zeros(SHAPE(2))) >= 0);
    assert_true(torc_item(torc_sum(torc_zeros(SHAPE(4)))) == 0);
    assert_true(torc_set_fill_uninitialized_memory(false));
    torc_tensor kept = torc_zeros(SHAPE(64)); /* its block is taken again at once; nothing must be written to it */
    (void)kept;
    int64_t inner = torc_scope_begin();
    torc_zeros(SHAPE(64));
    torc_scope_end(inner);
    torc_tensor open = torc_empty(SHAPE(64));
    int nans = 0;
    for (int i = 0; i < 64; i++) nans += isnan(((const float *)torc_data_ptr(open))[i]);
    assert_true(nans < 64);
    assert_true(torc_set_fill_uninitialized_memory(true));
    NO_ERROR();
    assert_true(torc_use_deterministic_algorithms(false, false));
    torc_scope_end(scope);
}

static void test_what_is_here(void **state) {
    (void)state;
    const char *const names[] = {"DEFAULT", "AVX2", "AVX512"};
    const char *name = torc_backends_cpu_get_cpu_capability();
    assert_true(!strcmp(name, names[0]) || !strcmp(name, names[1]) || !strcmp(name, names[2]));
    const int version = torc_backends_cudnn_version(); /* 0 where there is none, which is no error */
    assert_true(version == 0 || (version >= 90000 && version < 100000));
    NO_ERROR();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_here),
        cmocka_unit_test(test_precision),
        cmocka_unit_test(test_unknown_precision_warns),
        cmocka_unit_test(test_switches),
        cmocka_unit_test(test_determinism),
        cmocka_unit_test(test_uninitialized_memory),
    };
    return cmocka_run_group_tests_name("unit/backends", tests, NULL, NULL);
}

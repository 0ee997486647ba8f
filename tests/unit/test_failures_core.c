/* test_failures_core.c - failing memory, bad arguments and sticking errors, for torc/core.h, torc/amp.h and torc/cuda.h
 * (the latter on the side of it that needs no device: a call either says so or answers). */
/* labels: slow */
/* timeout: 120 */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "failures.h"

/* ------------------------------------------------------------------------------------------ errors, scopes, numbers */
CALL(version) { (void)a, give_pointer(r, torc_version()); }
CALL(error) { (void)a, give_int(r, (int64_t)torc_error()); }
CALL(error_message) { (void)a, give_pointer(r, torc_error_message()); }
CALL(error_where) { (void)a, give_pointer(r, torc_error_where()); }
CALL(error_call) { (void)a, give_pointer(r, torc_error_call()); }
CALL(error_clear) { (void)a, torc_error_clear(), give_nothing(r); }
CALL(error_raise) {
    torc_error_raise((torc_error_code)a[0].i, a[1].s);
    r->empty = true;
}
CALL(error_name) { give_pointer(r, torc_error_name((torc_error_code)a[0].i)); }
CALL(error_meaning) { give_pointer(r, torc_error_meaning((torc_error_code)a[0].i)); }
CALL(error_python) { give_pointer(r, torc_error_python((torc_error_code)a[0].i)); }
CALL(retain) {
    give_pointer(r, torc_retain(a[0].tensor));
    torc_release(a[0].tensor);
}
CALL(release) { torc_release(torc_retain(a[0].tensor)), give_nothing(r); }
CALL(refcount) { give_int(r, torc_refcount(a[0].tensor)); }
CALL(scope_begin) { (void)a, torc_scope_begin(), torc_scope_end(), give_nothing(r); }
CALL(scope_end_with) {
    torc_scope_begin();
    give_pointer(r, torc_scope_end_with(a[0].tensor));
}
CALL(scope_escape) { give_pointer(r, torc_scope_escape(a[0].tensor)); }
CALL(scope_depth) { (void)a, give_int(r, torc_scope_depth()); }
CALL(set_host_allocator) {
    (void)r;
    torc_allocator none = {.struct_size = (size_t)a[0].i};
    give_bool(r, torc_set_host_allocator(&none)); /* refused: callbacks are missing */
}
CALL(get_num_threads) { (void)a, give_int(r, torc_get_num_threads()); }
CALL(set_num_threads) { give_bool(r, torc_set_num_threads((int)(a[0].i > 4 ? 2 : a[0].i))); }
CALL(dtype_size) { give_int(r, (int64_t)torc_dtype_size(a[0].dtype)); }
CALL(dtype_name) { give_pointer(r, torc_dtype_name(a[0].dtype)); }
CALL(dtype_from_name) { give_int(r, torc_dtype_from_name(a[0].s)); }
CALL(dtype_is_floating_point) { give_bool(r, torc_dtype_is_floating_point(a[0].dtype)); }
CALL(dtype_is_signed) { give_bool(r, torc_dtype_is_signed(a[0].dtype)); }
CALL(promote_types) { give_int(r, torc_promote_types(a[0].dtype, a[1].dtype)); }
CALL(can_cast) { give_bool(r, torc_can_cast(a[0].dtype, a[1].dtype)); }
CALL(get_default_dtype) { (void)a, give_int(r, torc_get_default_dtype()); }
CALL(set_default_dtype) {
    torc_dtype before = torc_get_default_dtype();
    give_bool(r, torc_set_default_dtype(a[0].dtype));
    if (!r->empty) torc_set_default_dtype(before);
}
CALL(number_int) { give_number(r, torc_number_int(a[0].i)); }
CALL(number_float) { give_number(r, torc_number_float(a[0].d)); }
CALL(number_bool) { give_number(r, torc_number_bool(a[0].b)); }
CALL(number_to_double) { give_double(r, torc_number_to_double(a[0].n)); }
CALL(number_to_int) { give_int(r, torc_number_to_int(a[0].n)); }
CALL(device_parse) { give_int(r, torc_device_parse(a[0].s).type); }
CALL(device_format) {
    char text[8];
    give_pointer(r, torc_device_format(a[0].device, text, sizeof text));
    if (strlen(text) >= sizeof text) r->empty = true;
}
CALL(get_default_device) { (void)a, give_int(r, torc_get_default_device().type); }
CALL(set_default_device) {
    torc_device before = torc_get_default_device();
    give_bool(r, torc_set_default_device(a[0].device));
    if (!r->empty) torc_set_default_device(before);
}

/* ------------------------------------------------------------------------------------------ tensors */
#define OF_TENSOR(name, give) \
    CALL(name) { give(r, torc_##name(a[0].tensor)); }
OF_TENSOR(dim, give_int)
OF_TENSOR(numel, give_int)
OF_TENSOR(sizes, give_pointer)
OF_TENSOR(strides, give_pointer)
OF_TENSOR(storage_offset, give_int)
OF_TENSOR(tensor_dtype, give_int)
OF_TENSOR(tensor_version, give_int)
OF_TENSOR(tensor_storage, give_pointer)
OF_TENSOR(data_ptr, give_pointer)
OF_TENSOR(item, give_number)
OF_TENSOR(item_double, give_double)
OF_TENSOR(item_int64, give_int)
OF_TENSOR(is_nonzero, give_bool)
CALL(size) { give_int(r, torc_size(a[0].tensor, a[1].i)); }
CALL(stride) { give_int(r, torc_stride(a[0].tensor, a[1].i)); }
CALL(tensor_device) { give_int(r, torc_tensor_device(a[0].tensor).type); }
CALL(is_contiguous) { give_bool(r, torc_is_contiguous(a[0].tensor, a[1].format)); }
CALL(is_same_view) { give_bool(r, torc_is_same_view(a[0].tensor, a[1].tensor)); }
CALL(shares_storage) { give_bool(r, torc_shares_storage(a[0].tensor, a[1].tensor)); }
CALL(storage_nbytes) { give_int(r, (int64_t)torc_storage_nbytes(a[0].tensor ? torc_tensor_storage(a[0].tensor) : NULL)); }
CALL(copy_to_host) {
    static float values[12];
    give_bool(r, torc_copy_to_host(a[0].tensor, a[2].b ? values : NULL, (size_t)a[1].i));
}
CALL(equal) { give_bool(r, torc_equal(a[0].tensor, a[1].tensor)); }
CALL(allclose) { give_bool(r, torc_allclose(a[0].tensor, a[1].tensor, a[2].d, a[3].d, a[4].b)); }

static double memory[8192]; /* more than any list of sizes that is not refused asks for */
static int deleted;
static void count_deletion(void *context, void *data) {
    (void)context;
    (void)data;
    deleted++;
}
CALL(from_blob_with) {
    torc_blob_options o = {sizeof o, a[2].dtype, a[3].device, a[4].ints, a[5].b, count_deletion, NULL};
    deleted = 0;
    give_tensor(r, torc_from_blob_with(a[0].b ? memory : NULL, a[1].ints, options_as_wanted(&o)));
    if (r->empty && deleted) r->empty = false; /* must not be called on error: reported as something coming back */
}
CALL(tensor_from_with) {
    torc_tensor_from_options o = {.struct_size = sizeof o, .dtype = a[2].dtype, .data_dtype = a[3].dtype, .device = a[4].device, .requires_grad = a[5].b};
    give_tensor(r, torc_tensor_from_with(a[0].b ? memory : NULL, a[1].ints, options_as_wanted(&o)));
}
CALL(wrapped_number) { give_tensor(r, torc_wrapped_number(a[0].n)); }
CALL(tensor_to_string) {
    char text[16];
    give_index(r, torc_tensor_to_string(a[0].tensor, text, sizeof text));
}

/* ------------------------------------------------------------------------------------------ generators */
CALL(manual_seed) { give_bool(r, torc_manual_seed((uint64_t)a[0].i)); }
CALL(default_generator) { give_pointer(r, torc_default_generator(a[0].device)); }
CALL(generator_new) { give_pointer(r, torc_generator_new(a[0].device)); }
CALL(generator_manual_seed) { give_bool(r, torc_generator_manual_seed(a[0].generator, (uint64_t)a[1].i)); }
CALL(generator_initial_seed) { give_int(r, (int64_t)torc_generator_initial_seed(a[0].generator)); }
CALL(generator_get_state) { give_tensor(r, torc_generator_get_state(a[0].generator)); }
CALL(generator_set_state) { give_bool(r, torc_generator_set_state(a[0].generator, a[2].tensor || !a[1].b ? a[2].tensor : torc_generator_get_state(torc_generator_new(TORC_CPU)))); }

/* ------------------------------------------------------------------------------------------ amp */
CALL(autocast_begin) {
    give_bool(r, torc_autocast_begin((torc_device_type)a[0].i, a[1].dtype));
    if (!r->empty) torc_autocast_end();
}
CALL(autocast_end) { (void)a, torc_autocast_end(), give_nothing(r); }
CALL(is_autocast_enabled) { give_bool(r, torc_is_autocast_enabled((torc_device_type)a[0].i)); }
CALL(get_autocast_dtype) { give_int(r, torc_get_autocast_dtype((torc_device_type)a[0].i)); }

/* ------------------------------------------------------------------------------------------ cuda */
CALL(cuda_is_available) { (void)a, give_bool(r, torc_cuda_is_available()); }
CALL(cuda_device_count) { (void)a, give_int(r, torc_cuda_device_count()); }
CALL(cuda_current_device) { (void)a, give_index(r, torc_cuda_current_device()); }
CALL(cuda_set_device) { give_bool(r, torc_cuda_set_device((int)a[0].i)); }
CALL(cuda_synchronize) { give_bool(r, torc_cuda_synchronize((int)a[0].i)); }
CALL(cuda_get_device_name) { give_pointer(r, torc_cuda_get_device_name((int)a[0].i)); }
CALL(cuda_get_device_capability) { give_bool(r, torc_cuda_get_device_capability((int)a[0].i, NULL, NULL)); }
CALL(cuda_get_device_properties) {
    torc_cuda_device_properties p = {.struct_size = sizeof p};
    give_bool(r, torc_cuda_get_device_properties((int)a[0].i, a[1].b ? &p : NULL));
}
CALL(cuda_mem_get_info) { give_bool(r, torc_cuda_mem_get_info((int)a[0].i, NULL, NULL)); }
CALL(cuda_memory_allocated) { give_index(r, torc_cuda_memory_allocated((int)a[0].i)); }
CALL(cuda_max_memory_allocated) { give_index(r, torc_cuda_max_memory_allocated((int)a[0].i)); }
CALL(cuda_memory_reserved) { give_index(r, torc_cuda_memory_reserved((int)a[0].i)); }
CALL(cuda_reset_peak_memory_stats) { give_bool(r, torc_cuda_reset_peak_memory_stats((int)a[0].i)); }
CALL(cuda_empty_cache) { (void)a, give_bool(r, torc_cuda_empty_cache()); }

enum { ANSWER = MAY_BE_EMPTY | ERROR_IS_FINE };
#define E(name, parameters, samples, flags) {"torc_" #name, parameters, call_##name, samples, flags}
static const entry table[] = {
    E(version, "", NULL, ANSWER), E(error, "", NULL, ANSWER), E(error_message, "", NULL, ANSWER), E(error_where, "", NULL, ANSWER), E(error_call, "", NULL, ANSWER),
    E(error_clear, "", NULL, ANSWER | NO_STICKING), E(error_raise, "int code, str? message", "0 -", MAY_BE_EMPTY | NO_ARGUMENTS),
    E(error_name, "int code", "1", ANSWER), E(error_meaning, "int code", "1", ANSWER), E(error_python, "int code", "1", ANSWER),
    E(retain, "Tensor? handle", "f34", ANSWER), E(release, "Tensor? handle", "f34", ANSWER), E(refcount, "Tensor? handle", "f34", ANSWER),
    E(scope_begin, "", NULL, ANSWER), {"torc_scope_end", "", call_scope_begin, NULL, ANSWER}, E(scope_end_with, "Tensor? keep", "f34", ANSWER),
    E(scope_escape, "Tensor? handle", "f34", ANSWER), E(scope_depth, "", NULL, ANSWER),
    E(get_num_threads, "", NULL, ANSWER), E(set_num_threads, "int n", "2", 0),
    E(dtype_size, "ScalarType d", NULL, ANSWER), E(dtype_name, "ScalarType d", NULL, ANSWER), E(dtype_from_name, "str? name", "float", ANSWER),
    E(dtype_is_floating_point, "ScalarType d", NULL, ANSWER), E(dtype_is_signed, "ScalarType d", NULL, ANSWER),
    E(promote_types, "ScalarType a, ScalarType b", NULL, ANSWER), E(can_cast, "ScalarType a, ScalarType b", NULL, ANSWER),
    E(get_default_dtype, "", NULL, ANSWER), E(set_default_dtype, "ScalarType d", NULL, 0),
    E(number_int, "int v", NULL, ANSWER), E(number_float, "float v", NULL, ANSWER), E(number_bool, "bool v", NULL, ANSWER),
    E(number_to_double, "Scalar n", NULL, ANSWER), E(number_to_int, "Scalar n", NULL, ANSWER),
    E(device_parse, "str text", "cpu", 0), E(device_format, "Device d", NULL, ANSWER), E(get_default_device, "", NULL, ANSWER),
    E(set_default_device, "Device d", NULL, 0),
    E(dim, "Tensor t", NULL, ANSWER), E(numel, "Tensor t", NULL, ANSWER), E(size, "Tensor t, int dim", NULL, ANSWER),
    E(stride, "Tensor t, int dim", NULL, ANSWER), E(sizes, "Tensor t", NULL, ERROR_IS_FINE), E(strides, "Tensor t", NULL, ERROR_IS_FINE),
    E(storage_offset, "Tensor t", NULL, ANSWER), E(tensor_dtype, "Tensor t", NULL, ERROR_IS_FINE), E(tensor_device, "Tensor t", NULL, ERROR_IS_FINE),
    E(is_contiguous, "Tensor t, MemoryFormat f", NULL, ANSWER), E(is_same_view, "Tensor a, Tensor b", NULL, MAY_BE_EMPTY),
    E(shares_storage, "Tensor a, Tensor b", NULL, MAY_BE_EMPTY), E(tensor_version, "Tensor t", NULL, ANSWER),
    E(tensor_storage, "Tensor t", NULL, ERROR_IS_FINE), E(storage_nbytes, "Tensor? t", "f34", ANSWER), E(data_ptr, "Tensor t", NULL, ANSWER),
    E(item, "Tensor t", "f", 0), E(item_double, "Tensor t", "f", MAY_BE_EMPTY), E(item_int64, "Tensor t", "f", MAY_BE_EMPTY),
    E(is_nonzero, "Tensor t", "f", MAY_BE_EMPTY), E(copy_to_host, "Tensor t, int bytes, bool given", "f34 48 1", 0),
    E(equal, "Tensor a, Tensor b", "f34 f34", MAY_BE_EMPTY),
    E(allclose, "Tensor a, Tensor b, float rtol, float atol, bool equal_nan", "f34 f34", MAY_BE_EMPTY),
    E(from_blob_with, "bool given, int[] shape, ScalarType dtype, Device device, int[] strides=, bool requires_grad=", "1 3,4 float32 - 4,1 1", 0),
    E(tensor_from_with, "bool given, int[] shape, ScalarType dtype=, ScalarType data_dtype=, Device device=, bool requires_grad=", "1 3,4 float64 float32 - 1", 0),
    E(wrapped_number, "Scalar n", NULL, 0), E(tensor_to_string, "Tensor t", NULL, 0),
    E(manual_seed, "int seed", NULL, WRITES), E(default_generator, "Device d", NULL, 0), E(generator_new, "Device d", NULL, 0),
    E(generator_manual_seed, "Generator g, int seed", "x 7", WRITES), E(generator_initial_seed, "Generator g", "x", ANSWER),
    E(generator_get_state, "Generator g", "x", 0), E(generator_set_state, "Generator g, bool good, Tensor? state", "x 1 -", WRITES),
    E(set_host_allocator, "int size", "40", NO_STICKING | NO_MEMORY | NO_ARGUMENTS),
    E(autocast_begin, "int device, ScalarType dtype", "1 bfloat16", ERROR_IS_FINE), E(autocast_end, "", NULL, ANSWER), E(is_autocast_enabled, "int device", "1", ANSWER),
    E(get_autocast_dtype, "int device", "1", ANSWER),
};
/* Without a device these are refused, always for the same reason; the driver only sees that they do not fall over. */
static const entry cuda[] = {
    E(cuda_is_available, "", NULL, ANSWER), E(cuda_device_count, "", NULL, ANSWER), E(cuda_current_device, "", NULL, MAY_BE_EMPTY),
    E(cuda_set_device, "int device", NULL, 0), E(cuda_synchronize, "int device", NULL, 0), E(cuda_get_device_name, "int device", NULL, 0),
    E(cuda_get_device_capability, "int device", NULL, 0), E(cuda_get_device_properties, "int device, bool given", NULL, 0),
    E(cuda_mem_get_info, "int device", NULL, 0), E(cuda_memory_allocated, "int device", NULL, 0), E(cuda_max_memory_allocated, "int device", NULL, 0),
    E(cuda_memory_reserved, "int device", NULL, 0), E(cuda_reset_peak_memory_stats, "int device", NULL, 0), E(cuda_empty_cache, "", NULL, ANSWER),
};
enum { ENTRIES = sizeof table / sizeof *table, CUDA_ENTRIES = sizeof cuda / sizeof *cuda };

static void core_functions(void **state) {
    (void)state;
    assert_int_equal(run_failures(table, ENTRIES, NULL, 0), 0);
}
static void cuda_functions_without_a_device(void **state) {
    (void)state;
    if (torc_cuda_is_available()) skip();
    int failures = 0;
    use_counting_allocator();
    for (int i = 0; i < CUDA_ENTRIES; i++)
        for (int trial = 0; trial < 8; trial++) {
            static const int64_t devices[] = {0, -1, 1, INT32_MAX, INT32_MIN, 0, 0, 0};
            argument a[2] = {{.i = devices[trial]}, {.b = trial != 5}};
            outcome r = {.empty = true};
            int64_t before = live_allocations();
            if (trial == 6) torc_error_raise(TORC_ERROR_INDEX, "it sticks");
            if (trial == 7) fail_allocation(1, true);
            torc_scope_begin();
            cuda[i].call(a, &r);
            torc_scope_end();
            fail_allocation(0, false);
            if ((torc_error() && !r.empty && !(cuda[i].flags & ERROR_IS_FINE)) || (!torc_error() && r.empty && !(cuda[i].flags & MAY_BE_EMPTY)) ||
                (trial == 6 && torc_error() != TORC_ERROR_INDEX) || (live_allocations() != before && trial)) {
                fprintf(stderr, "%s, trial %d: %s\n", cuda[i].symbol, trial, torc_error() ? torc_error_message() : "no error");
                failures++;
            }
            torc_error_clear();
        }
    torc_set_host_allocator(NULL);
    assert_int_equal(failures, 0);
}
/* A thread's own stacks are made by its first calls: those allocations fail here, in a new thread for each. */
static void *first_calls(void *n) {
    fail_allocation((int64_t)(intptr_t)n, false);
    torc_scope_begin();
    torc_scope_begin();
    torc_tensor t = torc_scope_end_with(torc_add_scalar(torc_ones(SHAPE(300)), NUM(1)));
    bool failed = allocation_failed();
    fail_allocation(0, false);
    bool consistent = failed ? !t && torc_error() == TORC_ERROR_OUT_OF_MEMORY : t && torc_error() == TORC_ERROR_OK;
    if (failed && torc_error() && t) consistent = true; /* only the scope could not be opened: what it lent belongs to the outer one */
    torc_error_clear();
    consistent = consistent && torc_scope_depth() == 1 && torc_ones(SHAPE(3)) != NULL;
    torc_scope_end();
    return (void *)(intptr_t)(!consistent ? 2 : failed);
}
static void a_new_thread(void **state) {
    (void)state;
    use_counting_allocator();
    for (intptr_t n = 1;; n++) {
        int64_t before = live_allocations();
        pthread_t thread;
        void *result;
        assert_int_equal(pthread_create(&thread, NULL, first_calls, (void *)n), 0);
        pthread_join(thread, &result);
        if (live_allocations() != before || (intptr_t)result == 2) fail_msg("allocation %d: result %d, %d lost", (int)n, (int)(intptr_t)result, (int)(live_allocations() - before));
        if (!result) break;
        assert_true(n < 100);
    }
    torc_set_host_allocator(NULL);
}
static void complete(void **state) {
    (void)state;
    assert_int_equal(check_complete((const char *const[]){"core.h", "amp.h", NULL}, table, ENTRIES), 0);
    assert_int_equal(check_complete((const char *const[]){"cuda.h", NULL}, cuda, CUDA_ENTRIES), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(complete), cmocka_unit_test(core_functions), cmocka_unit_test(a_new_thread), cmocka_unit_test(cuda_functions_without_a_device)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

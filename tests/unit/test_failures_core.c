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
#include "core/tensor.h"

/* ------------------------------------------------------------------------------------------ errors, scopes, numbers */
CALL(version) { (void)a, give_pointer(r, torc_version()); }
CALL(cpu_blas_info) { (void)a, give_pointer(r, torc_cpu_blas_info()); }
CALL(error) { (void)a, give_int(r, (int64_t)torc_error()); }
CALL(error_message) { (void)a, give_pointer(r, torc_error_message()); }
CALL(error_where) { (void)a, give_pointer(r, torc_error_where()); }
CALL(error_call) { (void)a, give_pointer(r, torc_error_call()); }
CALL(error_module) { (void)a, give_pointer(r, torc_error_module()); }
CALL(error_caller) { (void)a, give_pointer(r, torc_error_caller()); }
CALL(error_clear) { (void)a, torc_error_clear(), give_nothing(r); }
/* A call that is right raises an error, of which nothing is to be left. */
static void raised(const argument *a, bool before) {
    if (!before && a[0].i == TORC_ERROR_OK && torc_error() == TORC_ERROR_RUNTIME) torc_error_clear();
}
CALL(error_raise) {
    const bool before = torc_error() != TORC_ERROR_OK;
    torc_error_raise((torc_error_code)a[0].i, a[1].s);
    raised(a, before);
    r->empty = true;
}
CALL(error_raise_foreign) {
    static const char kind = 0;
    const bool before = torc_error() != TORC_ERROR_OK;
    torc_error_raise_foreign((torc_error_code)a[0].i, a[1].s, &kind, TORC_NO_CONTEXT);
    raised(a, before);
    r->empty = true;
}
CALL(error_foreign) { (void)a, give_pointer(r, torc_error_foreign("")); }
CALL(warning_python) { give_text(r, torc_warning_python((torc_warning_category)a[0].i)); }
CALL(set_warn_always) { give_bool(r, torc_set_warn_always(torc_set_warn_always(a[0].b))); }
CALL(is_warn_always_enabled) { (void)a, give_bool(r, torc_is_warn_always_enabled()); }
CALL(set_error_handler) { (void)a, torc_set_error_handler(NULL, TORC_NO_CONTEXT), give_nothing(r); }
CALL(error_breakpoint) { torc_error_breakpoint((torc_error_code)a[0].i, a[1].s), give_nothing(r); }
CALL(error_name) { give_text(r, torc_error_name((torc_error_code)a[0].i)); }
CALL(error_meaning) { give_text(r, torc_error_meaning((torc_error_code)a[0].i)); }
CALL(error_python) { give_text(r, torc_error_python((torc_error_code)a[0].i)); }
CALL(retain) {
    give_pointer(r, torc_retain(a[0].tensor));
    torc_release(a[0].tensor);
}
CALL(release) { torc_release(torc_retain(a[0].tensor)), give_nothing(r); }
CALL(refcount) { give_int(r, torc_refcount(a[0].tensor)); }
CALL(scope_begin) { (void)a, torc_scope_end(torc_scope_begin()), give_nothing(r); }
CALL(scope_count) { (void)a, give_int(r, torc_scope_count()); }
CALL(scope_take) {
    torc_scope_adopt(torc_retain(a[0].tensor));
    torc_tensor t = torc_scope_take(a[0].tensor);
    give_pointer(r, t);
    torc_release(t);
}
CALL(set_debug_handles) {
    give_bool(r, torc_set_debug_handles(a[0].b));
    torc_set_debug_handles(false); /* what it watches does not come from the allocator that counts */
}
CALL(assign) {
    torc_tensor slot = NULL;
    give_pointer(r, torc_assign(&slot, a[0].tensor));
    torc_release(slot); /* assigning NULL would leave the variable alone while an error sticks */
}
CALL(scope_end_keep) {
    int64_t scope = torc_scope_begin();
    give_pointer(r, torc_scope_end_keep(scope, a[0].tensor));
}
CALL(scope_escape) { give_pointer(r, torc_scope_escape(a[0].tensor)); }
CALL(scope_depth) { (void)a, give_int(r, torc_scope_depth()); }
CALL(set_host_allocator) {
    (void)r;
    torc_allocator none = {.struct_size = (size_t)a[0].i};
    give_bool(r, torc_set_host_allocator(&none)); /* refused: callbacks are missing */
}
CALL(set_warning_handler) {
    (void)a;
    torc_set_warning_handler(NULL, TORC_NO_CONTEXT);
    r->empty = true;
}
CALL(tensors_lend) { give_list(r, torc_tensors_lend(a[0].tensors)); }
CALL(get_num_threads) { (void)a, give_int(r, torc_get_num_threads()); }
CALL(set_num_threads) { give_bool(r, torc_set_num_threads((int)(a[0].i > 4 ? 2 : a[0].i))); }
CALL(dtype_size) { give_int(r, (int64_t)torc_dtype_size(a[0].dtype)); }
CALL(dtype_name) { give_text(r, torc_dtype_name(a[0].dtype)); }
CALL(dtype_scalar_name) { give_text(r, torc_dtype_scalar_name(a[0].dtype)); }
CALL(dtype_from_name) { give_int(r, torc_dtype_from_name(a[0].s)); }
CALL(dtype_is_floating_point) { give_bool(r, torc_dtype_is_floating_point(a[0].dtype)); }
CALL(dtype_is_complex) { give_bool(r, torc_dtype_is_complex(a[0].dtype)); }
CALL(dtype_is_signed) { give_bool(r, torc_dtype_is_signed(a[0].dtype)); }
CALL(promote_types) { give_int(r, torc_promote_types(a[0].dtype, a[1].dtype)); }
CALL(can_cast) { give_bool(r, torc_can_cast(a[0].dtype, a[1].dtype)); }
CALL(result_type) { give_int(r, torc_result_type(a[0].tensors, a[1].numbers)); }
CALL(get_default_dtype) { (void)a, give_int(r, torc_get_default_dtype()); }
CALL(set_default_dtype) {
    torc_dtype before = torc_get_default_dtype();
    give_bool(r, torc_set_default_dtype(a[0].dtype));
    if (!r->empty) torc_set_default_dtype(before);
}
CALL(number_int) { give_number(r, torc_number_int(a[0].i)); }
CALL(number_float) { give_number(r, torc_number_float(a[0].d)); }
CALL(number_bool) { give_number(r, torc_number_bool(a[0].b)); }
CALL(number_complex) { give_number(r, torc_number_complex(a[0].d, a[1].d)); }
CALL(number_to_double) { give_double(r, torc_number_to_double(a[0].n)); }
CALL(number_to_int) { give_int(r, torc_number_to_int(a[0].n)); }
CALL(device_parse) { give_int(r, torc_device_parse(a[0].s).type); }
CALL(device_format) {
    char text[8];
    give_text(r, torc_device_format(a[0].device, text, sizeof text));
    if (strlen(text) >= sizeof text) r->empty = true;
}
CALL(get_default_device) { (void)a, give_int(r, torc_get_default_device().type); }
CALL(set_default_device) {
    torc_device before = torc_get_default_device();
    give_bool(r, torc_set_default_device(a[0].device));
    if (!r->empty) torc_set_default_device(before);
}

/* ------------------------------------------------------------------------------------------ tensors */
static const int64_t *no_sizes; /* what torc_sizes gives instead of a tensor's */
static void give_sizes(outcome *r, const int64_t *sizes) { r->empty = !sizes || sizes == no_sizes; }
#define OF_TENSOR(name, give) \
    CALL(name) { give(r, torc_##name(a[0].tensor)); }
OF_TENSOR(dim, give_int)
OF_TENSOR(numel, give_int)
OF_TENSOR(sizes, give_sizes)
OF_TENSOR(strides, give_sizes)
OF_TENSOR(storage_offset, give_int)
OF_TENSOR(tensor_dtype, give_int)
OF_TENSOR(tensor_version, give_int)
OF_TENSOR(tensor_storage, give_pointer)
OF_TENSOR(data_ptr, give_pointer)
OF_TENSOR(item, give_double)
OF_TENSOR(item_int64, give_int)
OF_TENSOR(item_number, give_number)
OF_TENSOR(is_nonzero, give_bool)
CALL(size) { give_int(r, torc_size(a[0].tensor, a[1].i)); }
CALL(stride) { give_int(r, torc_stride(a[0].tensor, a[1].i)); }
CALL(tensor_layout) { give_int(r, torc_tensor_layout(a[0].tensor)); }
CALL(tensor_device) { give_int(r, torc_tensor_device(a[0].tensor).type); }
CALL(is_contiguous_with) {
    OPTIONS(torc_is_contiguous_options);
    GIVEN(1, memory_format, format);
    give_bool(r, torc_is_contiguous_with(a[0].tensor, options_as_wanted(&o)));
}
CALL(is_conj) { give_bool(r, torc_is_conj(a[0].tensor)); }
CALL(is_neg) { give_bool(r, torc_is_neg(a[0].tensor)); }
CALL(is_same_view) { give_bool(r, torc_is_same_view(a[0].tensor, a[1].tensor)); }
CALL(shares_storage) { give_bool(r, torc_shares_storage(a[0].tensor, a[1].tensor)); }
CALL(storage_nbytes) {
    give_int(r, (int64_t)torc_storage_nbytes(a[0].tensor ? torc_tensor_storage(a[0].tensor) : NULL));
}
CALL(copy_to_host) {
    static float values[12];
    give_bool(r, torc_copy_to_host(a[0].tensor, a[2].b ? values : NULL, (size_t)a[1].i));
}
CALL(equal) { give_bool(r, torc_equal(a[0].tensor, a[1].tensor)); }
CALL(allclose_with) {
    OPTIONS(torc_allclose_options);
    GIVEN(2, rtol, d);
    GIVEN(3, atol, d);
    GIVEN(4, equal_nan, flag);
    give_bool(r, torc_allclose_with(a[0].tensor, a[1].tensor, options_as_wanted(&o)));
}

/* Storages are those of tensors. What a storage is made of is asked through its tensor, so that a failed call is seen to have
 * left it. */
static torc_storage storage_of(torc_tensor t) { return t ? torc_tensor_storage(t) : NULL; }
static torc_storage other_storage(const argument *a) {
    return a->b ? torc_tensor_storage(torc_ones(SHAPE(3, 4))) : NULL;
}
CALL(storage_new_with) {
    OPTIONS(torc_storage_options);
    GIVEN(1, device, device);
    GIVEN(2, pin_memory, flag);
    give_pointer(r, torc_storage_new_with((size_t)a[0].i, options_as_wanted(&o)));
}
CALL(storage_device) { give_int(r, torc_storage_device(storage_of(a[0].tensor)).type); }
CALL(storage_data_ptr) { give_pointer(r, torc_storage_data_ptr(storage_of(a[0].tensor))); }
CALL(storage_resize_) { give_bool(r, torc_storage_resize_(storage_of(a[0].tensor), (size_t)a[1].i)); }
CALL(storage_is_resizable) { give_bool(r, torc_storage_is_resizable(storage_of(a[0].tensor))); }
CALL(storage_is_read_only) { give_bool(r, torc_storage_is_read_only(storage_of(a[0].tensor))); }
CALL(storage_set_resizable) { give_bool(r, torc_storage_set_resizable(storage_of(a[0].tensor), false)); }
CALL(storage_copy_) { give_bool(r, torc_storage_copy_(storage_of(a[0].tensor), other_storage(&a[1]))); }
CALL(storage_fill_) { give_bool(r, torc_storage_fill_(storage_of(a[0].tensor), 7)); }
static char storage_bytes[4096];
CALL(storage_copy_to_host) {
    give_bool(r, torc_storage_copy_to_host(storage_of(a[0].tensor), (size_t)a[1].i, a[2].b ? storage_bytes : NULL, 16));
}
CALL(storage_copy_from_host) {
    give_bool(r,
              torc_storage_copy_from_host(storage_of(a[0].tensor), (size_t)a[1].i, a[2].b ? storage_bytes : NULL, 16));
}
CALL(tensor_over_with) {
    OPTIONS(torc_tensor_over_options);
    GIVEN(2, dtype, dtype);
    GIVEN(3, strides, ints);
    GIVEN(4, storage_offset, i);
    torc_tensor_over_options *wanted = (torc_tensor_over_options *)(uintptr_t)options_as_wanted(&o);
    give_tensor(r, torc_tensor_over_with(storage_of(a[0].tensor), a[1].ints, wanted));
}

/* A binding's object. */
static bool keep_object(const torc_bound_place *place, void *context) { return (void)context, place->object != NULL; }
static void let_go_of_object(void *object, void *context) { (void)object, (void)context; }
static const torc_binding bindings = {.struct_size = sizeof bindings, .keep = keep_object, .let_go = let_go_of_object};
static const torc_binding *binding_of(const argument *a) { return a->b ? &bindings : NULL; }
CALL(handle_bind) {
    give_pointer(r, torc_handle_bind(a[0].tensor, binding_of(&a[1]), a[2].b ? storage_bytes : NULL));
    if (!r->empty) torc_handle_unbind(a[0].tensor, &bindings, storage_bytes);
}
CALL(handle_bound) { give_pointer(r, torc_handle_bound(a[0].tensor, binding_of(&a[1]))); }
CALL(handle_unbind) {
    if (a[0].tensor) torc_handle_bind(a[0].tensor, &bindings, storage_bytes);
    give_bool(r, torc_handle_unbind(a[0].tensor, binding_of(&a[1]), a[2].b ? storage_bytes : NULL));
    if (r->empty && torc_handle_bound(a[0].tensor, &bindings))
        torc_handle_unbind(a[0].tensor, &bindings, storage_bytes);
}

static double memory[8192]; /* more than any list of sizes that is not refused asks for */
static int deleted;
static void count_deletion(void *context) {
    (void)context;
    deleted++;
}
CALL(from_blob_with) {
    OPTIONS(torc_blob_options);
    GIVEN(2, dtype, dtype);
    GIVEN(3, device, device);
    GIVEN(4, strides, ints);
    GIVEN(5, requires_grad, flag);
    GIVEN(6, read_only, flag);
    o.owner = TORC_CONTEXT(NULL, count_deletion);
    deleted = 0;
    const torc_blob_options *wanted = options_as_wanted(&o);
    const bool there = wanted && wanted->struct_size >= offsetof(torc_blob_options, owner) + sizeof o.owner;
    give_tensor(r, torc_from_blob_with(a[0].b ? memory : NULL, a[1].ints, wanted));
    if (r->empty && deleted != there) r->empty = false; /* must be called once: reported as something coming back */
}
CALL(tensor_from_with) {
    OPTIONS(torc_tensor_from_options);
    GIVEN(2, dtype, dtype);
    GIVEN(3, data_dtype, dtype);
    GIVEN(4, device, device);
    GIVEN(5, requires_grad, flag);
    give_tensor(r, torc_tensor_from_with(a[0].b ? memory : NULL, a[1].ints, options_as_wanted(&o)));
}
CALL(wrapped_number) { give_tensor(r, torc_wrapped_number(a[0].n)); }
CALL(tensor_to_string) { give_text(r, torc_tensor_to_string(a[0].tensor)); }
CALL(print) { /* to where nobody reads it */
    fflush(stdout);
    FILE *before = stdout;
    static FILE *nowhere;
    if (!nowhere) nowhere = fopen("/dev/null", "w");
    if (nowhere) stdout = nowhere;
    give_bool(r, torc_print(a[0].tensor));
    stdout = before;
}

CALL(set_printoptions_with) {
    torc_set_printoptions_options o;
    torc_set_printoptions_options_init(&o);
    o.precision = a[0].i;
    o.profile = a[1].s;
    give_bool(r, torc_set_printoptions_with(&o));
}
CALL(get_printoptions) {
    torc_printoptions o = {.struct_size = sizeof o};
    give_bool(r, torc_get_printoptions(a[0].b ? &o : NULL));
}
CALL(owner_push) {
    const bool pushed = torc_owner_push(a[0].b ? "encoder.layer.3" : NULL);
    give_bool(r, pushed);
    if (pushed) torc_owner_pop();
}
CALL(owner_number) { give_int(r, torc_owner_number(a[0].s, a[1].s, a[2].s)); }
CALL(owner_enter) {
    (void)torc_owner_enter(torc_owner_enter(a[0].i));
    give_nothing(r);
}
CALL(owner_path) { (void)torc_owner_path(a[0].i), give_nothing(r); }
CALL(owner_place) { (void)torc_owner_place(a[0].i), give_nothing(r); }
CALL(owner_pop) {
    (void)a;
    const bool pushed = torc_owner_push("encoder.layer.3");
    give_bool(r, pushed && torc_owner_pop());
}

/* ------------------------------------------------------------------------------------------ generators */
CALL(manual_seed) { give_bool(r, torc_manual_seed((uint64_t)a[0].i)); }
CALL(default_generator) { give_pointer(r, torc_default_generator(a[0].device)); }
CALL(generator_new) { give_pointer(r, torc_generator_new(a[0].device)); }
CALL(generator_manual_seed) { give_bool(r, torc_generator_manual_seed(a[0].generator, (uint64_t)a[1].i)); }
CALL(generator_initial_seed) { give_int(r, (int64_t)torc_generator_initial_seed(a[0].generator)); }
CALL(seed) { (void)a, give_bool(r, torc_seed() != 0); }
CALL(initial_seed) { (void)a, give_int(r, (int64_t)torc_initial_seed()); }
CALL(generator_seed) { give_bool(r, torc_generator_seed(a[0].generator) != 0); }
CALL(generator_device) { give_int(r, torc_generator_device(a[0].generator).type); }
CALL(generator_clone_state) { give_pointer(r, torc_generator_clone_state(a[0].generator)); }
static void no_offset_here(void) { /* refusals of a generator of the CPU's */
    if (!strcmp(torc_error_message(), "CPU Generator does not use offset") ||
        strstr(torc_error_message(), "_state is not supported in this Generator"))
        torc_error_clear();
}
CALL(generator_graphsafe_get_state) {
    give_pointer(r, torc_generator_graphsafe_get_state(a[0].generator)), no_offset_here();
}
CALL(generator_graphsafe_set_state) {
    give_bool(r, torc_generator_graphsafe_set_state(a[0].generator, a[0].generator)), no_offset_here();
}
CALL(generator_get_offset) { give_int(r, (int64_t)torc_generator_get_offset(a[0].generator)), no_offset_here(); }
CALL(generator_set_offset) {
    give_bool(r, torc_generator_set_offset(a[0].generator, (uint64_t)a[1].i));
    no_offset_here();
}
CALL(generator_get_state) { give_tensor(r, torc_generator_get_state(a[0].generator)); }
CALL(generator_set_state) {
    give_bool(r, torc_generator_set_state(
                     a[0].generator,
                     a[2].tensor || !a[1].b ? a[2].tensor : torc_generator_get_state(torc_generator_new(TORC_CPU))));
}

/* ------------------------------------------------------------------------------------------ amp */

/* ------------------------------------------------------------------------------------------ cuda */
/* A handle of another kind. */
static torc_tensor calls_object(void) { return torc_error() ? NULL : torc_ones(SHAPE(1)); }
CALL(cuda_is_available) { (void)a, give_bool(r, torc_cuda_is_available()); }
CALL(cuda_device_count) { (void)a, give_int(r, torc_cuda_device_count()); }
CALL(cuda_current_device) { (void)a, give_index(r, torc_cuda_current_device()); }
CALL(cuda_set_device) { give_bool(r, torc_cuda_set_device((int)a[0].i)); }
CALL(cuda_synchronize) { give_bool(r, torc_cuda_synchronize((int)a[0].i)); }
CALL(cuda_get_device_name) { give_text(r, torc_cuda_get_device_name((int)a[0].i)); }
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
CALL(cuda_max_memory_reserved) { give_index(r, torc_cuda_max_memory_reserved((int)a[0].i)); }
CALL(cuda_memory_stats) {
    torc_cuda_memory_stat stats[3];
    give_index(r, torc_cuda_memory_stats((int)a[0].i, a[1].b ? stats : NULL, 3));
}
CALL(cuda_memory_stat_value) {
    give_index(r, torc_cuda_memory_stat_value((int)a[0].i, a[1].b ? "active.all.peak" : NULL));
}
CALL(cuda_memory_summary) { give_text(r, torc_cuda_memory_summary((int)a[0].i, a[1].b)); }
CALL(cuda_memory_snapshot) {
    (void)a;
    give_text(r, torc_cuda_memory_snapshot());
}
CALL(cuda_memory_dump_snapshot) { give_bool(r, torc_cuda_memory_dump_snapshot(a[1].b ? "/dev/null" : NULL)); }
CALL(cuda_memory_record_history) { give_bool(r, torc_cuda_memory_record_history(a[0].i)); }
CALL(cuda_reset_accumulated_memory_stats) { give_bool(r, torc_cuda_reset_accumulated_memory_stats((int)a[0].i)); }
CALL(cuda_set_per_process_memory_fraction) {
    give_bool(r, torc_cuda_set_per_process_memory_fraction(a[1].b ? 1 : 2, (int)a[0].i));
}
CALL(cuda_get_per_process_memory_fraction) { give_double(r, torc_cuda_get_per_process_memory_fraction((int)a[0].i)); }
CALL(cuda_caching_allocator_alloc) {
    void *p =
        torc_cuda_caching_allocator_alloc(100, (int)a[0].i, a[1].b ? NULL : (torc_cuda_stream)(void *)calls_object());
    give_pointer(r, p);
    torc_cuda_caching_allocator_delete(p);
}
CALL(cuda_caching_allocator_delete) { give_bool(r, torc_cuda_caching_allocator_delete(a[1].b ? NULL : (void *)&a)); }
CALL(cuda_caching_allocator_enable) { give_bool(r, torc_cuda_caching_allocator_enable(a[1].b)); }
CALL(cuda_ipc_collect) { (void)a, give_bool(r, torc_cuda_ipc_collect()); }
CALL(cuda_change_current_allocator) {
    give_bool(r,
              torc_cuda_change_current_allocator(a[1].b ? NULL : &(torc_cuda_pluggable_allocator){.struct_size = 3}));
}
CALL(cuda_get_allocator_backend) { (void)a, give_pointer(r, torc_cuda_get_allocator_backend()); }
CALL(cuda_mempool_new) { give_pointer(r, torc_cuda_mempool_new((int)a[0].i)); }
CALL(cuda_use_mem_pool_begin) {
    torc_cuda_mempool pool = a[1].b ? NULL : (torc_cuda_mempool)(void *)calls_object();
    give_bool(r, torc_cuda_use_mem_pool_begin(pool));
}
CALL(cuda_use_mem_pool_end) {
    torc_cuda_mempool pool = a[1].b ? NULL : (torc_cuda_mempool)(void *)calls_object();
    give_bool(r, torc_cuda_use_mem_pool_end(pool));
}
static char calls_buffer[64]; /* for registration */
CALL(cuda_exchange_device) {
    give_index(r, torc_cuda_exchange_device((int)a[0].i));
    if (a[0].i < 0 && !torc_error()) r->empty = false; /* -1 is the answer then */
}
CALL(cuda_init) { (void)a, give_bool(r, torc_cuda_init()); }
CALL(cuda_is_initialized) { (void)a, give_bool(r, torc_cuda_is_initialized()); }
CALL(cuda_get_arch_list) { (void)a, give_pointer(r, torc_cuda_get_arch_list()); }
CALL(cuda_get_gencode_flags) { (void)a, give_pointer(r, torc_cuda_get_gencode_flags()); }
CALL(cuda_version) { (void)a, give_int(r, torc_cuda_version()); }
CALL(cuda_driver_version) { (void)a, give_int(r, torc_cuda_driver_version()); }
CALL(cuda_can_device_access_peer) { give_bool(r, torc_cuda_can_device_access_peer((int)a[0].i, 0)); }
CALL(cuda_is_bf16_supported) { give_bool(r, torc_cuda_is_bf16_supported(a[1].b)); }
CALL(cuda_is_tf32_supported) { (void)a, give_bool(r, torc_cuda_is_tf32_supported()); }
CALL(cuda_utilization) { give_index(r, torc_cuda_utilization((int)a[0].i)); }
CALL(cuda_memory_usage) { give_index(r, torc_cuda_memory_usage((int)a[0].i)); }
CALL(cuda_temperature) { give_index(r, torc_cuda_temperature((int)a[0].i)); }
CALL(cuda_power_draw) { give_index(r, torc_cuda_power_draw((int)a[0].i)); }
CALL(cuda_clock_rate) { give_index(r, torc_cuda_clock_rate((int)a[0].i)); }
CALL(cuda_device_memory_used) { give_index(r, torc_cuda_device_memory_used((int)a[0].i)); }
CALL(cuda_list_gpu_processes) { give_text(r, torc_cuda_list_gpu_processes((int)a[0].i)); }
CALL(pin_memory) { give_tensor(r, torc_pin_memory(a[1].b ? torc_ones(SHAPE(3)) : NULL)); }
CALL(is_pinned) { give_bool(r, torc_is_pinned(a[1].b ? torc_ones(SHAPE(3)) : NULL)); }
CALL(storage_is_pinned) { give_bool(r, torc_storage_is_pinned(other_storage(a))); }
CALL(cuda_host_register) { give_bool(r, torc_cuda_host_register(a[1].b ? calls_buffer : NULL, sizeof calls_buffer)); }
CALL(cuda_host_unregister) { give_bool(r, torc_cuda_host_unregister(a[1].b ? calls_buffer : NULL)); }
CALL(cuda_host_empty_cache) { (void)a, give_bool(r, torc_cuda_host_empty_cache()); }
CALL(cuda_reset_peak_host_memory_stats) { (void)a, give_bool(r, torc_cuda_reset_peak_host_memory_stats()); }
CALL(cuda_reset_accumulated_host_memory_stats) {
    (void)a, give_bool(r, torc_cuda_reset_accumulated_host_memory_stats());
}
CALL(cuda_host_memory_stats) {
    torc_cuda_memory_stat stats[3];
    give_index(r, torc_cuda_host_memory_stats(a[1].b ? stats : NULL, a[1].b ? 3 : 0));
}
/* Streams and events: handles of another kind, or none. */
static torc_cuda_stream calls_stream(bool given) { return given ? (torc_cuda_stream)(void *)calls_object() : NULL; }
static torc_cuda_event calls_event(bool given) { return given ? (torc_cuda_event)(void *)calls_object() : NULL; }
CALL(cuda_stream_new_with) {
    OPTIONS(torc_cuda_stream_options);
    GIVEN(1, priority, i);
    give_pointer(r, torc_cuda_stream_new_with((int)a[0].i, options_as_wanted(&o)));
}
CALL(cuda_external_stream) { give_pointer(r, torc_cuda_external_stream(NULL, (int)a[0].i)); }
CALL(cuda_default_stream) { give_pointer(r, torc_cuda_default_stream((int)a[0].i)); }
CALL(cuda_current_stream) { give_pointer(r, torc_cuda_current_stream((int)a[0].i)); }
CALL(cuda_set_stream) { give_bool(r, torc_cuda_set_stream(calls_stream(a[1].b))); }
static void give_guard(outcome *r, torc_cuda_stream_guard g) {
    give_bool(r, g.state);
    torc_cuda_stream_guard_end(&g);
}
CALL(cuda_stream_guard_begin) { give_guard(r, torc_cuda_stream_guard_begin(calls_stream(a[1].b))); }
CALL(cuda_device_guard_begin) { give_guard(r, torc_cuda_device_guard_begin((int)a[0].i)); }
CALL(cuda_stream_guard_end) {
    torc_cuda_stream_guard g = {0};
    torc_cuda_stream_guard_end(a[1].b ? &g : NULL), give_nothing(r);
}
CALL(cuda_stream_query) { give_bool(r, torc_cuda_stream_query(calls_stream(a[1].b))); }
CALL(cuda_stream_synchronize) { give_bool(r, torc_cuda_stream_synchronize(calls_stream(a[1].b))); }
CALL(cuda_stream_wait_stream) { give_bool(r, torc_cuda_stream_wait_stream(calls_stream(a[1].b), NULL)); }
CALL(cuda_stream_wait_event) { give_bool(r, torc_cuda_stream_wait_event(calls_stream(a[1].b), calls_event(!a[1].b))); }
CALL(cuda_stream_record_event) { give_pointer(r, torc_cuda_stream_record_event(calls_stream(a[1].b), NULL)); }
CALL(cuda_stream_device) { give_index(r, torc_cuda_stream_device(calls_stream(a[1].b))); }
CALL(cuda_stream_priority) { give_int(r, torc_cuda_stream_priority(calls_stream(a[1].b))); }
CALL(cuda_stream_handle) { give_pointer(r, torc_cuda_stream_handle(calls_stream(a[1].b))); }
CALL(cuda_stream_id) { give_index(r, torc_cuda_stream_id(calls_stream(a[1].b))); }
CALL(cuda_stream_equal) { give_bool(r, torc_cuda_stream_equal(calls_stream(a[1].b), NULL)); }
CALL(cuda_stream_priority_range) { give_bool(r, torc_cuda_stream_priority_range((int)a[0].i, NULL, NULL)); }
CALL(record_stream) { give_bool(r, torc_record_stream(a[1].b ? calls_object() : NULL, calls_stream(a[1].b))); }
CALL(cuda_set_stream_ordering) { (void)a, torc_cuda_set_stream_ordering(true), give_nothing(r); }
CALL(cuda_get_stream_ordering) { (void)a, give_bool(r, torc_cuda_get_stream_ordering()); }
CALL(cuda_event_new_with) {
    OPTIONS(torc_cuda_event_options);
    o.enable_timing = o.interprocess = true; /* exclude each other */
    if (a[1].b) o.struct_size = 3;
    give_pointer(r, torc_cuda_event_new_with(&o));
}
CALL(cuda_event_record) { give_bool(r, torc_cuda_event_record(calls_event(a[1].b), NULL)); }
CALL(cuda_event_wait) { give_bool(r, torc_cuda_event_wait(calls_event(a[1].b), NULL)); }
CALL(cuda_event_query) { give_bool(r, torc_cuda_event_query(calls_event(a[1].b))); }
CALL(cuda_event_synchronize) { give_bool(r, torc_cuda_event_synchronize(calls_event(a[1].b))); }
CALL(cuda_event_elapsed_time) {
    double t = torc_cuda_event_elapsed_time(calls_event(a[1].b), NULL);
    r->empty = t != t;
}
CALL(cuda_event_ipc_handle) {
    uint8_t handle[64];
    give_bool(r, torc_cuda_event_ipc_handle(calls_event(a[1].b), handle));
}
CALL(cuda_event_from_ipc_handle) {
    give_pointer(
        r, torc_cuda_event_from_ipc_handle((int)a[0].i, a[1].b ? (const uint8_t *)(const void *)calls_buffer : NULL));
}
CALL(cuda_event_device) { give_index(r, torc_cuda_event_device(calls_event(a[1].b))); }
CALL(cuda_event_handle) { give_pointer(r, torc_cuda_event_handle(calls_event(a[1].b))); }
static torc_cuda_graph calls_graph(bool given) { return given ? (torc_cuda_graph)(void *)calls_object() : NULL; }
static torc_tensors calls_nothing(torc_tensors inputs, void *context) {
    (void)inputs, (void)context;
    return (torc_tensors){NULL, 0};
}
CALL(cuda_graph_new_with) {
    OPTIONS(torc_cuda_graph_options);
    GIVEN(0, keep_graph, flag);
    give_pointer(r, torc_cuda_graph_new_with(options_as_wanted(&o)));
}
CALL(cuda_graph_register_generator) {
    give_bool(r, torc_cuda_graph_register_generator(calls_graph(a[1].b), a[1].b ? NULL : torc_generator_new(TORC_CPU)));
}
CALL(cuda_graph_capture_begin_with) { give_bool(r, torc_cuda_graph_capture_begin_with(calls_graph(a[1].b), NULL)); }
CALL(cuda_graph_capture_end) { give_bool(r, torc_cuda_graph_capture_end(calls_graph(a[1].b))); }
CALL(cuda_graph_guard_begin_with) {
    torc_cuda_graph_guard g = torc_cuda_graph_guard_begin_with(calls_graph(a[1].b), NULL);
    give_bool(r, g.state != 0);
}
CALL(cuda_graph_guard_end) {
    torc_cuda_graph_guard g = {0};
    torc_cuda_graph_guard_end(a[1].b ? &g : NULL), give_nothing(r);
}
CALL(cuda_graph_replay) { give_bool(r, torc_cuda_graph_replay(calls_graph(a[1].b))); }
CALL(cuda_graph_instantiate) { give_bool(r, torc_cuda_graph_instantiate(calls_graph(a[1].b))); }
CALL(cuda_graph_raw_cuda_graph) { give_pointer(r, torc_cuda_graph_raw_cuda_graph(calls_graph(a[1].b))); }
CALL(cuda_graph_raw_cuda_graph_exec) { give_pointer(r, torc_cuda_graph_raw_cuda_graph_exec(calls_graph(a[1].b))); }
CALL(cuda_graph_reset) { give_bool(r, torc_cuda_graph_reset(calls_graph(a[1].b))); }
CALL(cuda_graph_pool) { give_pointer(r, torc_cuda_graph_pool(calls_graph(a[1].b))); }
CALL(cuda_graph_debug_dump) {
    give_bool(r, torc_cuda_graph_debug_dump(calls_graph(a[1].b), a[1].b ? "/dev/null" : NULL));
}
CALL(cuda_graph_node_count) { give_index(r, torc_cuda_graph_node_count(calls_graph(a[1].b))); }
CALL(cuda_is_current_stream_capturing) { (void)a, give_bool(r, torc_cuda_is_current_stream_capturing()); }
CALL(cuda_make_graphed_with) {
    give_pointer(r, torc_cuda_make_graphed_with(a[1].b ? calls_nothing : NULL, TORC_NO_CONTEXT,
                                                (torc_tensors){NULL, a[1].b ? 3 : 0}, NULL));
}
CALL(cuda_graphed_call) {
    r->empty =
        torc_cuda_graphed_call(a[1].b ? (torc_cuda_graphed)(void *)calls_object() : NULL, (torc_tensors){NULL, 0})
            .count == 0;
}
CALL(cuda_manual_seed) { give_bool(r, torc_cuda_manual_seed((uint64_t)a[0].i)); }
CALL(cuda_manual_seed_all) { give_bool(r, torc_cuda_manual_seed_all((uint64_t)a[0].i)); }
CALL(cuda_seed) { (void)a, give_bool(r, torc_cuda_seed()); }
CALL(cuda_seed_all) { (void)a, give_bool(r, torc_cuda_seed_all()); }
CALL(cuda_initial_seed) { (void)a, give_int(r, (int64_t)torc_cuda_initial_seed()); }
CALL(cuda_get_rng_state) { give_tensor(r, torc_cuda_get_rng_state((int)a[0].i)); }
CALL(cuda_set_rng_state) { give_bool(r, torc_cuda_set_rng_state(a[1].b ? calls_object() : NULL, (int)a[0].i)); }
CALL(cuda_get_rng_state_all) { (void)a, give_bool(r, torc_cuda_get_rng_state_all().count > 0); }
CALL(cuda_set_rng_state_all) { give_bool(r, torc_cuda_set_rng_state_all((torc_tensors){NULL, a[1].b ? 3 : -1})); }

CALL(cuda_nvtx_range_push) { (void)a, give_index(r, torc_cuda_nvtx_range_push("range")); }
CALL(cuda_nvtx_range_pop) { (void)a, give_index(r, torc_cuda_nvtx_range_pop()); }
CALL(cuda_nvtx_mark) { give_bool(r, torc_cuda_nvtx_mark(a[1].b ? "mark" : NULL)); }
CALL(cuda_nvtx_range_start) { give_int(r, (int64_t)torc_cuda_nvtx_range_start(a[1].b ? "range" : NULL)); }
CALL(cuda_nvtx_range_end) { give_bool(r, torc_cuda_nvtx_range_end((uint64_t)a[0].i)); }
CALL(cuda_set_sync_debug_mode) {
    give_bool(r, torc_cuda_set_sync_debug_mode((torc_cuda_sync_debug)a[0].i));
    if (!r->empty) torc_cuda_set_sync_debug_mode(TORC_CUDA_SYNC_DEFAULT);
}
CALL(cuda_get_sync_debug_mode) { (void)a, give_int(r, torc_cuda_get_sync_debug_mode()); }

/* Kernels: handles of another kind, or none. */
static torc_cuda_kernel calls_kernel(bool given) { return given ? (torc_cuda_kernel)(void *)calls_object() : NULL; }
CALL(cuda_compile_kernel_with) {
    OPTIONS(torc_cuda_compile_options);
    o.device = TORC_CUDA(a[0].i);
    give_pointer(r, torc_cuda_compile_kernel_with(a[1].b ? "extern \"C\" __global__ void k() {}" : NULL, "k", &o));
}
CALL(cuda_kernel_from_image) { give_pointer(r, torc_cuda_kernel_from_image(a[1].b ? "fake: k" : NULL, 8, "k")); }
CALL(cuda_kernel_from_file) { give_pointer(r, torc_cuda_kernel_from_file(a[1].b ? "/dev/null" : NULL, "k")); }
CALL(cuda_kernel_from_function) {
    give_pointer(r, torc_cuda_kernel_from_function(a[1].b ? calls_buffer : NULL, (int)a[0].i));
}
CALL(cuda_kernel_launch_with) {
    give_bool(r, torc_cuda_kernel_launch_with(calls_kernel(a[1].b), KERNEL_ARGUMENTS(KERNEL_INT64(a[0].i)),
                                              DIMS(a[0].i), DIMS(1), NULL));
}
CALL(cuda_kernel_name) { give_text(r, torc_cuda_kernel_name(calls_kernel(a[1].b))); }
CALL(cuda_kernel_parameter_count) { give_index(r, torc_cuda_kernel_parameter_count(calls_kernel(a[1].b))); }
CALL(cuda_kernel_get_properties) {
    torc_cuda_kernel_properties p = {.struct_size = sizeof p};
    give_bool(r, torc_cuda_kernel_get_properties(calls_kernel(a[1].b), (int)a[0].i, &p));
}
CALL(cuda_kernel_max_active_blocks) {
    give_index(r, torc_cuda_kernel_max_active_blocks(calls_kernel(a[1].b), (int)a[0].i, 32, 0));
}

/* ------------------------------------------------------------------------------------------ backends */
CALL(set_float32_matmul_precision) {
    give_bool(r, torc_set_float32_matmul_precision(a[0].s));
    if (!r->empty) torc_set_float32_matmul_precision("highest");
}
CALL(get_float32_matmul_precision) { (void)a, give_pointer(r, torc_get_float32_matmul_precision()); }
CALL(backends_set_fp32_precision) {
    give_bool(r, torc_backends_set_fp32_precision(a[0].s, a[1].s, a[2].s));
    if (!r->empty) torc_backends_set_fp32_precision(a[0].s, a[1].s, "none");
}
CALL(backends_fp32_precision) { give_text(r, torc_backends_fp32_precision(a[0].s, a[1].s)); }
#define OF_SWITCH(setter, getter)             \
    CALL(setter) {                            \
        bool before = torc_##getter();        \
        give_bool(r, torc_##setter(a[0].b));  \
        if (!r->empty) torc_##setter(before); \
    }                                         \
    CALL(getter) { (void)a, give_bool(r, torc_##getter()); }
OF_SWITCH(backends_cuda_matmul_set_allow_tf32, backends_cuda_matmul_allow_tf32)
OF_SWITCH(backends_cuda_matmul_set_allow_fp16_accumulation, backends_cuda_matmul_allow_fp16_accumulation)
OF_SWITCH(backends_cudnn_set_enabled, backends_cudnn_enabled)
OF_SWITCH(backends_cudnn_set_benchmark, backends_cudnn_benchmark)
OF_SWITCH(backends_cudnn_set_deterministic, backends_cudnn_deterministic)
OF_SWITCH(backends_cudnn_set_allow_tf32, backends_cudnn_allow_tf32)
OF_SWITCH(set_fill_uninitialized_memory, fill_uninitialized_memory)
#define OF_REDUCTION(type)                                                                                        \
    CALL(set_##type) {                                                                                            \
        give_bool(r, torc_backends_cuda_matmul_set_allow_##type##_reduced_precision_reduction(a[0].b, a[1].b));   \
        if (!r->empty) torc_backends_cuda_matmul_set_allow_##type##_reduced_precision_reduction(true, true);      \
    }                                                                                                             \
    CALL(type) { (void)a, give_bool(r, torc_backends_cuda_matmul_allow_##type##_reduced_precision_reduction()); } \
    CALL(type##_split) {                                                                                          \
        (void)a, give_bool(r, torc_backends_cuda_matmul_allow_##type##_reduced_precision_reduction_split_k());    \
    }
OF_REDUCTION(fp16)
OF_REDUCTION(bf16)
CALL(backends_cuda_preferred_blas_library) { give_text(r, torc_backends_cuda_preferred_blas_library(a[0].s)); }
CALL(backends_cudnn_set_benchmark_limit) {
    give_bool(r, torc_backends_cudnn_set_benchmark_limit((int)a[0].i));
    if (!r->empty) torc_backends_cudnn_set_benchmark_limit(10);
}
CALL(backends_cudnn_version) { (void)a, (void)torc_backends_cudnn_version(), give_nothing(r); }
CALL(backends_cpu_get_cpu_capability) { (void)a, give_text(r, torc_backends_cpu_get_cpu_capability()); }
CALL(backends_cudnn_benchmark_limit) { (void)a, give_int(r, torc_backends_cudnn_benchmark_limit()); }
CALL(use_deterministic_algorithms_with) {
    OPTIONS(torc_use_deterministic_algorithms_options);
    GIVEN(1, warn_only, flag);
    give_bool(r, torc_use_deterministic_algorithms_with(a[0].b, options_as_wanted(&o)));
    if (!r->empty) torc_use_deterministic_algorithms(false);
}
CALL(are_deterministic_algorithms_enabled) { (void)a, give_bool(r, torc_are_deterministic_algorithms_enabled()); }
CALL(is_deterministic_algorithms_warn_only_enabled) {
    (void)a, give_bool(r, torc_is_deterministic_algorithms_warn_only_enabled());
}
CALL(set_deterministic_debug_mode) {
    give_bool(r, torc_set_deterministic_debug_mode((int)a[0].i));
    if (!r->empty) torc_use_deterministic_algorithms(false, false);
}
CALL(get_deterministic_debug_mode) { (void)a, give_int(r, torc_get_deterministic_debug_mode()); }

enum { ANSWER = MAY_BE_EMPTY | ERROR_IS_FINE };
#define E(name, parameters, samples, flags) \
    { "torc_" #name, parameters, call_##name, samples, flags }
static const entry table[] = {
    E(version, "", NULL, ANSWER),
    E(cpu_blas_info, "", NULL, ANSWER),
    E(error, "", NULL, ANSWER),
    E(error_message, "", NULL, ANSWER),
    E(error_where, "", NULL, ANSWER),
    E(error_call, "", NULL, ANSWER),
    E(error_module, "", NULL, ANSWER),
    E(error_caller, "", NULL, ANSWER),
    E(error_clear, "", NULL, ANSWER | NO_STICKING),
    E(error_raise, "int code, str? message", "0 -", MAY_BE_EMPTY | NO_ARGUMENTS),
    E(error_raise_foreign, "int code, str? message", "0 -", MAY_BE_EMPTY | NO_ARGUMENTS),
    E(error_foreign, "", NULL, ANSWER),
    E(warning_python, "int category", "1", ANSWER),
    E(set_warn_always, "bool always", NULL, ANSWER),
    E(is_warn_always_enabled, "", NULL, ANSWER),
    E(owner_push, "bool given", "1", ERROR_IS_FINE),
    E(owner_pop, "", NULL, ERROR_IS_FINE),
    E(owner_number, "str? path, str? place, str? class_name", "encoder.layer Model.encoder.layer Linear",
      ERROR_IS_FINE),
    E(owner_enter, "int number", "0", ANSWER),
    E(owner_path, "int number", "0", ANSWER),
    E(owner_place, "int number", "0", ANSWER),
    E(set_printoptions_with, "int precision, str? profile", "4 -", WRITES),
    E(get_printoptions, "bool given", "1", ERROR_IS_FINE),
    E(set_error_handler, "", NULL, ANSWER),
    E(error_breakpoint, "int code, str? message", "1 -", ANSWER),
    E(error_name, "int code", "1", ANSWER),
    E(error_meaning, "int code", "1", ANSWER),
    E(error_python, "int code", "1", ANSWER),
    E(retain, "Tensor? handle", "f34", ANSWER | ANY_VALUE),
    E(release, "Tensor? handle", "f34", ANSWER | NO_ARGUMENTS),
    E(refcount, "Tensor? handle", "f34", ANSWER | ANY_VALUE),
    E(scope_begin, "", NULL, ANSWER),
    {"torc_scope_end", "", call_scope_begin, NULL, ANSWER},
    E(scope_end_keep, "Tensor? keep", "f34", ANSWER | ANY_VALUE),
    E(scope_escape, "Tensor? handle", "f34", ANSWER | ANY_VALUE),
    E(scope_take, "Tensor? handle", "f34", ANSWER | ANY_VALUE),
    {"torc_scope_adopt", "Tensor? handle", call_scope_take, "f34", ANSWER | ANY_VALUE},
    E(scope_count, "", NULL, ANSWER),
    E(assign, "Tensor? handle", "f34", ANSWER | ANY_VALUE),
    E(set_debug_handles, "bool on", "0", ANSWER),
    E(scope_depth, "", NULL, ANSWER),
    E(tensors_lend, "Tensor[] list", NULL, 0),
    E(get_num_threads, "", NULL, ANSWER),
    E(set_num_threads, "int n", "2", 0),
    E(dtype_size, "ScalarType d", NULL, ANSWER),
    E(dtype_name, "ScalarType d", NULL, ANSWER),
    E(dtype_scalar_name, "ScalarType d", NULL, ANSWER),
    E(dtype_from_name, "str? name", "float", ANSWER),
    E(dtype_is_floating_point, "ScalarType d", NULL, ANSWER),
    E(dtype_is_complex, "ScalarType d", NULL, ANSWER),
    E(dtype_is_signed, "ScalarType d", NULL, ANSWER),
    E(promote_types, "ScalarType a, ScalarType b", NULL, ANSWER),
    E(can_cast, "ScalarType a, ScalarType b", NULL, ANSWER),
    E(result_type, "Tensor[] tensors, Scalar[]? numbers", NULL, ANSWER),
    E(get_default_dtype, "", NULL, ANSWER),
    E(set_default_dtype, "ScalarType d", NULL, 0),
    E(number_int, "int v", NULL, ANSWER),
    E(number_float, "float v", NULL, ANSWER),
    E(number_bool, "bool v", NULL, ANSWER),
    E(number_complex, "float real, float imag", NULL, ANSWER),
    E(number_to_double, "Scalar n", NULL, ANSWER),
    E(number_to_int, "Scalar n", NULL, ANSWER),
    E(device_parse, "str text", "cpu", 0),
    E(device_format, "Device d", NULL, ANSWER | ANY_VALUE),
    E(get_default_device, "", NULL, ANSWER),
    E(set_default_device, "Device d", NULL, 0),
    E(dim, "Tensor t", NULL, ANSWER),
    E(numel, "Tensor t", NULL, ANSWER),
    E(size, "Tensor t, int dim", NULL, ANSWER),
    E(stride, "Tensor t, int dim", NULL, ANSWER),
    E(sizes, "Tensor t", NULL, ERROR_IS_FINE),
    E(strides, "Tensor t", NULL, ERROR_IS_FINE),
    E(storage_offset, "Tensor t", NULL, ANSWER),
    E(tensor_dtype, "Tensor t", NULL, ERROR_IS_FINE),
    E(tensor_layout, "Tensor t", NULL, ERROR_IS_FINE),
    E(tensor_device, "Tensor t", NULL, ERROR_IS_FINE),
    E(is_contiguous_with, "Tensor t, MemoryFormat format=", NULL, ANSWER),
    E(is_conj, "Tensor t", NULL, ANSWER),
    E(is_neg, "Tensor t", NULL, ANSWER),
    E(is_same_view, "Tensor a, Tensor b", NULL, MAY_BE_EMPTY),
    E(shares_storage, "Tensor a, Tensor b", NULL, MAY_BE_EMPTY),
    E(tensor_version, "Tensor t", NULL, ANSWER),
    E(tensor_storage, "Tensor t", NULL, ERROR_IS_FINE),
    E(storage_nbytes, "Tensor? t", "f34", ANSWER),
    E(data_ptr, "Tensor t", NULL, ANSWER),
    E(storage_new_with, "int nbytes, Device device=, bool pin_memory=", "1000", 0),
    E(storage_device, "Tensor? t", "f34", ANSWER),
    E(storage_data_ptr, "Tensor? t", "f34", ANSWER),
    E(storage_resize_, "Tensor? t, int nbytes", "f34 5000", WRITES | MAY_BE_EMPTY),
    E(storage_is_resizable, "Tensor? t", "f34", ANSWER),
    E(storage_is_read_only, "Tensor? t", "f34", ANSWER),
    E(storage_set_resizable, "Tensor? t", "f34", WRITES | MAY_BE_EMPTY),
    E(storage_copy_, "Tensor? t, bool src", "f34 1", WRITES | MAY_BE_EMPTY),
    E(storage_fill_, "Tensor? t", "f34", WRITES | MAY_BE_EMPTY),
    E(storage_copy_to_host, "Tensor? t, int offset, bool given", "f34 8 1", MAY_BE_EMPTY),
    E(storage_copy_from_host, "Tensor? t, int offset, bool given", "f34 8 1", WRITES | MAY_BE_EMPTY),
    E(tensor_over_with, "Tensor? t, int[] shape, ScalarType dtype, int[] strides=, int storage_offset=",
      "f34 2,3 float32 4,1 2", MAY_BE_EMPTY),
    E(handle_bind, "Tensor? t, bool binding, bool object", "f34 1 1", MAY_BE_EMPTY | ANY_VALUE),
    E(handle_bound, "Tensor? t, bool binding", "f34 1", ANSWER | ANY_VALUE),
    E(handle_unbind, "Tensor? t, bool binding, bool object", "f34 1 1", MAY_BE_EMPTY | ANY_VALUE | NO_STICKING),
    E(item, "Tensor t", "f", 0),
    E(item_int64, "Tensor t", "f", MAY_BE_EMPTY),
    E(item_number, "Tensor t", "f", 0),
    E(is_nonzero, "Tensor t", "f", MAY_BE_EMPTY),
    E(copy_to_host, "Tensor t, int bytes, bool given", "f34 48 1", 0),
    E(equal, "Tensor a, Tensor b", "f34 f34", MAY_BE_EMPTY),
    E(allclose_with, "Tensor a, Tensor b, float rtol=, float atol=, bool equal_nan=", "f34 f34", MAY_BE_EMPTY),
    E(from_blob_with,
      "bool given, int[] shape, ScalarType dtype, Device device, int[] strides=, bool requires_grad=, bool read_only=",
      "1 3,4 float32 - 4,1 1 1", 0),
    E(tensor_from_with,
      "bool given, int[] shape, ScalarType dtype=, ScalarType data_dtype=, Device device=, bool requires_grad=",
      "1 3,4 float64 float32 - 1", 0),
    E(wrapped_number, "Scalar n", NULL, 0),
    E(tensor_to_string, "Tensor t", NULL, 0),
    E(print, "Tensor t", NULL, 0),
    E(manual_seed, "int seed", NULL, WRITES),
    E(default_generator, "Device d", NULL, 0),
    E(generator_new, "Device d", NULL, 0),
    E(generator_manual_seed, "Generator g, int seed", "x 7", WRITES),
    E(generator_initial_seed, "Generator g", "x", ANSWER),
    E(seed, "", NULL, WRITES),
    E(initial_seed, "", NULL, ANSWER),
    E(generator_seed, "Generator g", "x", WRITES),
    E(generator_device, "Generator g", "x", ANSWER),
    E(generator_clone_state, "Generator g", "x", 0),
    E(generator_graphsafe_get_state, "Generator g", "x", ANSWER),
    E(generator_graphsafe_set_state, "Generator g", "x", ANSWER),
    E(generator_get_offset, "Generator g", "x", ANSWER),
    E(generator_set_offset, "Generator g, int offset", "x 4", ANSWER),
    E(generator_get_state, "Generator g", "x", 0),
    E(generator_set_state, "Generator g, bool good, Tensor? state", "x 1 -", WRITES),
    E(set_host_allocator, "int size", "40", NO_STICKING | NO_MEMORY | NO_ARGUMENTS),
    E(set_warning_handler, "", NULL, NO_STICKING | NO_MEMORY | NO_ARGUMENTS),
    E(set_float32_matmul_precision, "str precision", "high", 0),
    E(get_float32_matmul_precision, "", NULL, ANSWER),
    E(backends_set_fp32_precision, "str backend, str op, str precision", "cuda matmul tf32", 0),
    E(backends_fp32_precision, "str backend, str op", "cuda matmul", 0),
#define SWITCHES(set, get) E(set, "bool value", "1", 0), E(get, "", NULL, ANSWER)
    SWITCHES(backends_cuda_matmul_set_allow_tf32, backends_cuda_matmul_allow_tf32),
    SWITCHES(backends_cuda_matmul_set_allow_fp16_accumulation, backends_cuda_matmul_allow_fp16_accumulation),
    SWITCHES(backends_cudnn_set_enabled, backends_cudnn_enabled),
    SWITCHES(backends_cudnn_set_benchmark, backends_cudnn_benchmark),
    SWITCHES(backends_cudnn_set_deterministic, backends_cudnn_deterministic),
    SWITCHES(backends_cudnn_set_allow_tf32, backends_cudnn_allow_tf32),
    SWITCHES(set_fill_uninitialized_memory, fill_uninitialized_memory),
#define REDUCTION(type)                                                                                             \
    {"torc_backends_cuda_matmul_set_allow_" #type "_reduced_precision_reduction", "bool allow, bool split",         \
     call_set_##type, "1 1", 0},                                                                                    \
        {"torc_backends_cuda_matmul_allow_" #type "_reduced_precision_reduction", "", call_##type, NULL, ANSWER}, { \
        "torc_backends_cuda_matmul_allow_" #type "_reduced_precision_reduction_split_k", "", call_##type##_split,   \
            NULL, ANSWER                                                                                            \
    }
    REDUCTION(fp16),
    REDUCTION(bf16),
    E(backends_cuda_preferred_blas_library, "str? library", "cublas", 0),
    E(backends_cudnn_set_benchmark_limit, "int limit", "3", 0),
    E(backends_cudnn_benchmark_limit, "", NULL, ANSWER),
    E(backends_cudnn_version, "", NULL, ANSWER),
    E(backends_cpu_get_cpu_capability, "", NULL, ANSWER),
    E(use_deterministic_algorithms_with, "bool mode, bool warn_only=", "1 1", 0),
    E(are_deterministic_algorithms_enabled, "", NULL, ANSWER),
    E(is_deterministic_algorithms_warn_only_enabled, "", NULL, ANSWER),
    E(set_deterministic_debug_mode, "int mode", "1", 0),
    E(get_deterministic_debug_mode, "", NULL, ANSWER),
};
/* Without a device these are refused, always for the same reason; the driver only sees that they do not fall over. */
static const entry cuda[] = {
    E(cuda_is_available, "", NULL, ANSWER),
    E(cuda_device_count, "", NULL, ANSWER),
    E(cuda_current_device, "", NULL, MAY_BE_EMPTY),
    E(cuda_set_device, "int device", NULL, 0),
    E(cuda_synchronize, "int device", NULL, 0),
    E(cuda_get_device_name, "int device", NULL, 0),
    E(cuda_get_device_capability, "int device", NULL, 0),
    E(cuda_get_device_properties, "int device, bool given", NULL, 0),
    E(cuda_mem_get_info, "int device", NULL, ERROR_IS_FINE),
    E(cuda_memory_allocated, "int device", NULL, ANSWER),
    E(cuda_max_memory_allocated, "int device", NULL, ANSWER),
    E(cuda_memory_reserved, "int device", NULL, ANSWER),
    E(cuda_reset_peak_memory_stats, "int device", NULL, 0),
    E(cuda_empty_cache, "", NULL, ANSWER),
    E(cuda_max_memory_reserved, "int device", NULL, ANSWER),
    E(cuda_memory_stats, "int device, bool given", NULL, ERROR_IS_FINE),
    E(cuda_memory_stat_value, "int device, bool given", NULL, ERROR_IS_FINE),
    E(cuda_memory_summary, "int device, bool abbreviated", NULL, ERROR_IS_FINE),
    E(cuda_memory_snapshot, "", NULL, ERROR_IS_FINE),
    E(cuda_memory_dump_snapshot, "int device, bool given", NULL, ERROR_IS_FINE),
    E(cuda_memory_record_history, "int device", NULL, 0),
    E(cuda_reset_accumulated_memory_stats, "int device", NULL, 0),
    E(cuda_set_per_process_memory_fraction, "int device, bool given", NULL, 0),
    E(cuda_get_per_process_memory_fraction, "int device", NULL, 0),
    E(cuda_caching_allocator_alloc, "int device, bool given", NULL, 0),
    E(cuda_caching_allocator_delete, "int device, bool given", NULL, ANSWER),
    E(cuda_caching_allocator_enable, "int device, bool given", NULL, 0),
    E(cuda_ipc_collect, "", NULL, 0),
    E(cuda_change_current_allocator, "int device, bool given", NULL, 0),
    E(cuda_get_allocator_backend, "", NULL, ANSWER),
    E(cuda_mempool_new, "int device", NULL, 0),
    E(cuda_use_mem_pool_begin, "int device, bool given", NULL, 0),
    E(cuda_use_mem_pool_end, "int device, bool given", NULL, 0),
    E(cuda_exchange_device, "int device", NULL, 0),
    E(cuda_init, "", NULL, 0),
    E(cuda_is_initialized, "", NULL, ANSWER),
    E(cuda_get_arch_list, "", NULL, ANSWER),
    E(cuda_get_gencode_flags, "", NULL, ANSWER),
    E(cuda_version, "", NULL, ANSWER),
    E(cuda_driver_version, "", NULL, ANSWER),
    E(cuda_can_device_access_peer, "int device", NULL, MAY_BE_EMPTY),
    E(cuda_is_bf16_supported, "int device, bool emulation", NULL, ANSWER),
    E(cuda_is_tf32_supported, "", NULL, ANSWER),
    E(cuda_utilization, "int device", NULL, 0),
    E(cuda_memory_usage, "int device", NULL, 0),
    E(cuda_temperature, "int device", NULL, 0),
    E(cuda_power_draw, "int device", NULL, 0),
    E(cuda_clock_rate, "int device", NULL, 0),
    E(cuda_device_memory_used, "int device", NULL, 0),
    E(cuda_list_gpu_processes, "int device", NULL, 0),
    E(pin_memory, "int device, bool given", NULL, 0),
    E(storage_is_pinned, "bool given", "1", MAY_BE_EMPTY),
    E(is_pinned, "int device, bool given", NULL, MAY_BE_EMPTY),
    E(cuda_host_register, "int device, bool given", NULL, 0),
    E(cuda_host_unregister, "int device, bool given", NULL, 0),
    E(cuda_host_empty_cache, "", NULL, 0),
    E(cuda_reset_peak_host_memory_stats, "", NULL, 0),
    E(cuda_reset_accumulated_host_memory_stats, "", NULL, 0),
    E(cuda_host_memory_stats, "int device, bool given", NULL, ERROR_IS_FINE),
    E(cuda_nvtx_range_push, "", NULL, ANSWER),
    E(cuda_nvtx_range_pop, "", NULL, ANSWER),
    E(cuda_nvtx_mark, "int device, bool given", NULL, 0),
    E(cuda_nvtx_range_start, "int device, bool given", NULL, ANSWER),
    E(cuda_nvtx_range_end, "int device", NULL, ANSWER),
    E(cuda_set_sync_debug_mode, "int device", NULL, 0),
    E(cuda_get_sync_debug_mode, "", NULL, ANSWER),
    E(cuda_stream_new_with, "int device, int priority=", NULL, 0),
    E(cuda_external_stream, "int device", NULL, 0),
    E(cuda_default_stream, "int device", NULL, 0),
    E(cuda_current_stream, "int device", NULL, 0),
    E(cuda_set_stream, "int device, bool given", NULL, 0),
    E(cuda_stream_guard_begin, "int device, bool given", NULL, 0),
    E(cuda_device_guard_begin, "int device", NULL, 0),
    E(cuda_stream_guard_end, "int device, bool given", NULL, ANSWER),
    E(cuda_stream_query, "int device, bool given", NULL, 0),
    E(cuda_stream_synchronize, "int device, bool given", NULL, 0),
    E(cuda_stream_wait_stream, "int device, bool given", NULL, 0),
    E(cuda_stream_wait_event, "int device, bool given", NULL, 0),
    E(cuda_stream_record_event, "int device, bool given", NULL, 0),
    E(cuda_stream_device, "int device, bool given", NULL, 0),
    E(cuda_stream_priority, "int device, bool given", NULL, 0),
    E(cuda_stream_handle, "int device, bool given", NULL, 0),
    E(cuda_stream_id, "int device, bool given", NULL, 0),
    E(cuda_stream_equal, "int device, bool given", NULL, 0),
    E(cuda_stream_priority_range, "int device", NULL, 0),
    E(record_stream, "int device, bool given", NULL, 0),
    E(cuda_set_stream_ordering, "", NULL, ANSWER),
    E(cuda_get_stream_ordering, "", NULL, ANSWER),
    E(cuda_event_new_with, "int device, bool given", NULL, 0),
    E(cuda_event_record, "int device, bool given", NULL, 0),
    E(cuda_event_wait, "int device, bool given", NULL, 0),
    E(cuda_event_query, "int device, bool given", NULL, 0),
    E(cuda_event_synchronize, "int device, bool given", NULL, 0),
    E(cuda_event_elapsed_time, "int device, bool given", NULL, 0),
    E(cuda_event_ipc_handle, "int device, bool given", NULL, 0),
    E(cuda_event_from_ipc_handle, "int device, bool given", NULL, 0),
    E(cuda_event_device, "int device, bool given", NULL, 0),
    E(cuda_event_handle, "int device, bool given", NULL, 0),
    E(cuda_compile_kernel_with, "int device, bool given", NULL, 0),
    E(cuda_kernel_from_image, "int device, bool given", NULL, 0),
    E(cuda_kernel_from_file, "int device, bool given", NULL, 0),
    E(cuda_kernel_from_function, "int device, bool given", NULL, 0),
    E(cuda_kernel_launch_with, "int device, bool given", NULL, 0),
    E(cuda_kernel_name, "int device, bool given", NULL, 0),
    E(cuda_kernel_parameter_count, "int device, bool given", NULL, 0),
    E(cuda_kernel_get_properties, "int device, bool given", NULL, 0),
    E(cuda_kernel_max_active_blocks, "int device, bool given", NULL, 0),
    E(cuda_graph_new_with, "bool keep=", NULL, 0),
    E(cuda_graph_register_generator, "int device, bool given", NULL, 0),
    E(cuda_graph_capture_begin_with, "int device, bool given", NULL, 0),
    E(cuda_graph_capture_end, "int device, bool given", NULL, 0),
    E(cuda_graph_guard_begin_with, "int device, bool given", NULL, 0),
    E(cuda_graph_guard_end, "int device, bool given", NULL, ANSWER),
    E(cuda_graph_replay, "int device, bool given", NULL, 0),
    E(cuda_graph_reset, "int device, bool given", NULL, 0),
    E(cuda_graph_pool, "int device, bool given", NULL, 0),
    E(cuda_graph_instantiate, "int device, bool given", NULL, 0),
    E(cuda_graph_raw_cuda_graph, "int device, bool given", NULL, 0),
    E(cuda_graph_raw_cuda_graph_exec, "int device, bool given", NULL, 0),
    E(cuda_graph_debug_dump, "int device, bool given", NULL, 0),
    E(cuda_graph_node_count, "int device, bool given", NULL, 0),
    E(cuda_is_current_stream_capturing, "", NULL, ANSWER),
    E(cuda_make_graphed_with, "int device, bool given", NULL, 0),
    E(cuda_graphed_call, "int device, bool given", NULL, 0),
    E(cuda_manual_seed, "int device", NULL, ANSWER),
    E(cuda_manual_seed_all, "int device", NULL, ANSWER),
    E(cuda_seed, "", NULL, ANSWER),
    E(cuda_seed_all, "", NULL, ANSWER),
    E(cuda_initial_seed, "", NULL, 0),
    E(cuda_get_rng_state, "int device", NULL, 0),
    E(cuda_set_rng_state, "int device, bool given", NULL, 0),
    E(cuda_get_rng_state_all, "", NULL, ANSWER),
    E(cuda_set_rng_state_all, "int device, bool given", NULL, 0),
};
enum { ENTRIES = sizeof table / sizeof *table, CUDA_ENTRIES = sizeof cuda / sizeof *cuda };

static void core_functions(void **state) {
    (void)state;
    no_sizes = torc_sizes(NULL);
    torc_error_clear();
    assert_int_equal(run_failures(table, ENTRIES, NULL, 0), 0);
}
static void cuda_functions_without_a_device(void **state) {
    (void)state;
    assert_false(torc_cuda_is_available()); /* ctest hides the machine's */
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
            int64_t scope = torc_scope_begin();
            cuda[i].call(a, &r);
            torc_scope_end(scope);
            fail_allocation(0, false);
            if ((torc_error() && !r.empty && !(cuda[i].flags & ERROR_IS_FINE)) ||
                (!torc_error() && r.empty && !(cuda[i].flags & MAY_BE_EMPTY)) ||
                (trial == 6 && torc_error() != TORC_ERROR_INDEX) || (live_allocations() != before && trial)) {
                fprintf(stderr, "%s, trial %d: %s\n", cuda[i].symbol, trial,
                        torc_error() ? torc_error_message() : "no error");
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
    int64_t scope = torc_scope_begin();
    int64_t inner = torc_scope_begin();
    torc_tensor t = torc_scope_end_keep(inner, torc_add(torc_ones(SHAPE(300)), 1));
    bool failed = allocation_failed();
    fail_allocation(0, false);
    bool consistent = failed ? !t && torc_error() == TORC_ERROR_OUT_OF_MEMORY : t && torc_error() == TORC_ERROR_OK;
    if (failed && torc_error() && t)
        consistent = true; /* only the scope could not be opened: what it lent belongs to the outer one */
    torc_error_clear();
    consistent = consistent && torc_scope_depth() == (scope != 0) && torc_ones(SHAPE(3)) != NULL;
    torc_scope_end(scope);
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
        if (live_allocations() != before || (intptr_t)result == 2)
            fail_msg("allocation %d: result %d, %d lost", (int)n, (int)(intptr_t)result,
                     (int)(live_allocations() - before));
        if (!result) break;
        assert_true(n < 100);
    }
    torc_set_host_allocator(NULL);
}
static void complete(void **state) {
    (void)state;
    assert_int_equal(check_complete((const char *const[]){"core.h", "backends.h", NULL}, table, ENTRIES), 0);
    assert_int_equal(check_complete((const char *const[]){"cuda.h", "cuda_kernel.h", NULL}, cuda, CUDA_ENTRIES), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(complete), cmocka_unit_test(core_functions),
                                       cmocka_unit_test(a_new_thread),
                                       cmocka_unit_test(cuda_functions_without_a_device)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

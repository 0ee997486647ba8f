/* test_dlpack.c - memory handed out and taken in as DLPack's structs, which are written out here from its specification. */
/* labels: threads */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "heap.h"
#include "torc/torc.h"
#include "executor.h"

#define FAILS(code, text, call)                                                                                 \
    do {                                                                                                        \
        (void)(call);                                                                                           \
        if (torc_error() != TORC_ERROR_##code || !strstr(torc_error_message(), text))                           \
            fail_msg("%s:%d: wanted %s '%s', got '%s'", __FILE__, __LINE__, #code, text, torc_error_message()); \
        torc_error_clear();                                                                                     \
    } while (0)

typedef struct managed_versioned {
    uint32_t major, minor;
    void *context;
    void (*deleter)(struct managed_versioned *);
    uint64_t flags;
    void *data;
    int32_t device_type, device_id, ndim;
    uint8_t code, bits;
    uint16_t lanes;
    int64_t *shape, *strides;
    uint64_t byte_offset;
} versioned;
typedef struct managed {
    void *data;
    int32_t device_type, device_id, ndim;
    uint8_t code, bits;
    uint16_t lanes;
    int64_t *shape, *strides;
    uint64_t byte_offset;
    void *context;
    void (*deleter)(struct managed *);
} managed;

static const struct {
    torc_dtype dtype;
    uint8_t code, bits;
} dtypes[] = {{TORC_BOOL, 6, 8},     {TORC_UINT8, 1, 8},   {TORC_INT8, 0, 8},     {TORC_INT16, 0, 16},
              {TORC_INT32, 0, 32},   {TORC_INT64, 0, 64},  {TORC_FLOAT16, 2, 16}, {TORC_BFLOAT16, 4, 16},
              {TORC_FLOAT32, 2, 32}, {TORC_FLOAT64, 2, 64}};

static void handed_out(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof dtypes / sizeof *dtypes; i++) {
        torc_tensor t = torc_transpose(torc_ones(SHAPE(3, 4, 2), .dtype = dtypes[i].dtype), 0, 2);
        t = torc_narrow(t, 1, 1, 2); /* (2, 2, 3), not dense, with an offset */
        versioned *m = torc_to_dlpack(t);
        assert_non_null(m);
        assert_int_equal(m->major, 1);
        assert_int_equal(m->flags, 0);
        assert_ptr_equal((char *)m->data + m->byte_offset, torc_data_ptr(t));
        assert_int_equal(m->device_type, 1);
        assert_int_equal(m->device_id, 0);
        assert_int_equal(m->ndim, 3);
        assert_int_equal(m->code, dtypes[i].code);
        assert_int_equal(m->bits, dtypes[i].bits);
        assert_int_equal(m->lanes, 1);
        assert_memory_equal(m->shape, torc_sizes(t), 24);
        assert_memory_equal(m->strides, torc_strides(t), 24);
        m->deleter(m);
        managed *old = torc_to_dlpack_unversioned(t);
        assert_ptr_equal((char *)old->data + old->byte_offset, torc_data_ptr(t));
        assert_int_equal(old->code, dtypes[i].code);
        old->deleter(old);
    }
    int32_t type, id;
    assert_true(torc_dlpack_device(torc_ones(1), &type, &id));
    assert_int_equal(type * 10 + id, 10);
    versioned *scalar = torc_to_dlpack(torc_ones(SHAPE0)), *empty = torc_to_dlpack(torc_ones(SHAPE(2, 0)));
    assert_int_equal(scalar->ndim, 0);
    assert_null(empty->data);
    scalar->deleter(scalar);
    empty->deleter(empty);
}

/* The memory outlives the tensor, also one that gets another storage. */
static void kept(void **state) {
    (void)state;
    assert_true(exec_settle());
    const int64_t live = heap.live;
    versioned *m;
    TORC_SCOPE {
        torc_tensor t = torc_arange(1000, .dtype = TORC_FLOAT32);
        m = torc_to_dlpack(t);
        FAILS(RUNTIME, "storage that is not resizable", torc_add_out(t, torc_ones(2000), torc_ones(2000)));
        assert_non_null(torc_set_(t, torc_ones(2000)));
    }
    for (int i = 0; i < 1000; i++) assert_true(((float *)m->data)[i] == (float)i);
    m->deleter(m);
    assert_true(exec_settle());
    assert_int_equal(heap.live, live);
}

/* What a copy writes nobody else sees. */
static void copied(void **state) {
    (void)state;
    torc_tensor t = torc_zeros(4);
    versioned *m = torc_to_dlpack(t, .copy = true);
    assert_int_equal(m->flags, 2);
    ((float *)m->data)[0] = 7;
    assert_true(torc_item(torc_sum(t)) == 0);
    m->deleter(m);
}

static int deleted;
static void count_versioned(versioned *m) {
    deleted++;
    free(m);
}
static void count_managed(managed *m) {
    deleted++;
    free(m);
}
static float numbers[24];
static int64_t shape[3] = {2, 3, 4}, strides[3] = {12, 4, 1};
static versioned *outside(void) {
    versioned *m = malloc(sizeof *m);
    *m = (versioned){.major = 1,
                     .minor = 2,
                     .deleter = count_versioned,
                     .data = numbers,
                     .device_type = 1,
                     .ndim = 3,
                     .code = 2,
                     .bits = 32,
                     .lanes = 1,
                     .shape = shape,
                     .strides = strides};
    for (int i = 0; i < 24; i++) numbers[i] = (float)i;
    deleted = 0;
    return m;
}

static void taken_in(void **state) {
    (void)state;
    TORC_SCOPE {
        torc_tensor t = torc_from_dlpack(outside());
        assert_non_null(t);
        assert_ptr_equal(torc_data_ptr(t), numbers);
        assert_true(torc_item(torc_sum(t)) == 276);
        assert_non_null(torc_mul_(t, 2));
        assert_true(numbers[23] == 46);
        torc_tensor view = torc_retain(torc_select(t, 0, 1));
        torc_scope_escape(view);
        torc_release(view);
    }
    assert_int_equal(deleted, 0); /* the view, of the scope around, has it */
    versioned *m = outside();
    m->strides = NULL; /* contiguous */
    m->byte_offset = 4 * sizeof(float);
    m->ndim = 2;
    TORC_SCOPE {
        torc_tensor t = torc_from_dlpack(m);
        assert_true(torc_item(torc_sum(t)) == 4 + 5 + 6 + 7 + 8 + 9);
    }
    assert_int_equal(deleted, 1);
    for (size_t i = 0; i < sizeof dtypes / sizeof *dtypes; i++) TORC_SCOPE {
            m = outside();
            memset(numbers, 0, sizeof numbers);
            m->code = dtypes[i].code, m->bits = dtypes[i].bits, m->ndim = 0;
            torc_tensor t = torc_from_dlpack(m);
            assert_int_equal(torc_tensor_dtype(t), dtypes[i].dtype);
            assert_true(torc_item(t) == 0);
        }
    managed *old = malloc(sizeof *old);
    *old = (managed){.data = numbers,
                     .device_type = 1,
                     .ndim = 1,
                     .code = 2,
                     .bits = 32,
                     .lanes = 1,
                     .shape = shape,
                     .deleter = count_managed};
    deleted = 0;
    TORC_SCOPE {
        torc_tensor t = torc_from_dlpack_unversioned(old);
        assert_int_equal(torc_numel(t), 2);
        assert_int_equal(deleted, 0);
    }
    assert_int_equal(deleted, 1);
    m = outside();
    m->deleter = NULL; /* allowed: nothing is to be let go of */
    TORC_SCOPE { assert_non_null(torc_from_dlpack(m)); }
    free(m);
}

/* And back: what was taken in may be handed out again. */
static void there_and_back(void **state) {
    (void)state;
    TORC_SCOPE {
        torc_tensor t = torc_from_dlpack(torc_to_dlpack(torc_from_dlpack(outside())));
        assert_ptr_equal(torc_data_ptr(t), numbers);
        assert_int_equal(deleted, 0);
    }
    assert_int_equal(deleted, 1);
}

static void read_only(void **state) {
    (void)state;
    TORC_SCOPE {
        versioned *m = outside();
        m->flags = 1;
        torc_tensor t = torc_from_dlpack(m), view = torc_select(t, 0, 0);
        const int64_t version = torc_tensor_version(t);
        FAILS(RUNTIME, "add(): the tensor's memory is read-only", torc_add_(t, 1));
        FAILS(RUNTIME, "zero_(): the tensor's memory is read-only", torc_zero_(view));
        FAILS(RUNTIME, "read-only", torc_mul_out(view, torc_ones(SHAPE(3, 4)), torc_ones(SHAPE(3, 4))));
        FAILS(RUNTIME, "read-only", torc_copy_(t, torc_zeros(SHAPE(2, 3, 4))));
        FAILS(RUNTIME, "read-only", torc_dropout_(t, .p = 0.5, .training = true));
        FAILS(RUNTIME, "read-only", torc_masked_fill_(t, torc_ones(SHAPE(2, 3, 4), .dtype = TORC_BOOL), 0));
        FAILS(RUNTIME, "read-only", torc_uniform_(view));
        FAILS(RUNTIME, "read-only",
              torc_native_batch_norm(torc_ones(SHAPE(2, 4)), NULL, NULL, torc_select(view, 0, 0), torc_ones(4), true,
                                     0.1, 1e-5)
                  .output);
        assert_true(numbers[0] == 0 && numbers[23] == 23);
        assert_int_equal(torc_tensor_version(t), version);
        assert_non_null(torc_add_(torc_clone(t), 1));
        FAILS(RUNTIME, "cannot say that memory is read-only", torc_to_dlpack_unversioned(t));
        torc_module layer = torc_nn_linear(2, 2);
        assert_true(torc_module_register_buffer(layer, "table", t));
        torc_named_tensors state = torc_module_state_dict(layer);
        const char *names[] = {state.data[0].name, state.data[1].name, state.data[2].name};
        const torc_tensor ones[] = {torc_ones_like(state.data[0].tensor), torc_ones_like(state.data[1].tensor),
                                    torc_ones_like(state.data[2].tensor)};
        FAILS(RUNTIME, "load_state_dict(): the tensor's memory is read-only",
              torc_module_load_state_dict(layer, torc_named_tensors_make(names, ones, 3)));
        assert_true(numbers[0] == 0 && numbers[23] == 23);
        m = torc_to_dlpack(view);
        assert_int_equal(m->flags, 1);
        m->deleter(m);
        m = torc_to_dlpack(view, .copy = true);
        assert_int_equal(m->flags, 2);
        m->deleter(m);
    }
}

#define REFUSED(code, text, ...)                                    \
    do {                                                            \
        versioned *m = outside();                                   \
        __VA_ARGS__;                                                \
        FAILS(code, text, torc_from_dlpack(m));                     \
        assert_int_equal(deleted, 1); /* torc's from the call on */ \
    } while (0)
static void refused(void **state) {
    (void)state;
    REFUSED(RUNTIME, "of DLPack 2.2, torc understands version 1", m->major = 2);
    REFUSED(RUNTIME, "vectors of 4", m->lanes = 4);
    REFUSED(RUNTIME, "no dtype of code 5 with 16 bits", (m->code = 5, m->bits = 16));
    REFUSED(RUNTIME, "no dtype of code 1 with 128 bits", (m->code = 1, m->bits = 128));
    REFUSED(RUNTIME, "devices of type 10", m->device_type = 10);
    REFUSED(RUNTIME, "no device number -1", (m->device_type = 2, m->device_id = -1));
    REFUSED(RUNTIME, "17 dimensions", m->ndim = 17);
    REFUSED(RUNTIME, "-1 dimensions", m->ndim = -1);
    REFUSED(RUNTIME, "the sizes of 3 dimensions", m->shape = NULL);
    REFUSED(VALUE, "from_dlpack: data is NULL", m->data = NULL);
    REFUSED(VALUE, "from_dlpack: an address of Float must be a multiple of 4", m->byte_offset = 2);
    REFUSED(RUNTIME, "from_dlpack: a byte_offset of 18446744073709551608 from address",
            m->byte_offset = UINT64_MAX - 7);
    REFUSED(VALUE, "from_dlpack: 96 bytes from address",
            m->byte_offset = (UINT64_MAX - (uintptr_t)m->data - 8) & ~(uint64_t)7);
    int64_t back[3] = {12, -4, 1}, huge[3] = {INT64_MAX, 2, 2}, minus[3] = {-1, 2, 2};
    REFUSED(RUNTIME, "negative strides are not supported: stride -4 in dimension 1", m->strides = back);
    REFUSED(RUNTIME, "", m->shape = minus);
    REFUSED(RUNTIME, "", m->shape = huge);
    FAILS(VALUE, "NULL or no address", torc_from_dlpack(NULL));
    FAILS(VALUE, "NULL or no address", torc_from_dlpack_unversioned((void *)7));
    int32_t type;
    FAILS(VALUE, "expected a tensor, but got None", torc_to_dlpack(NULL));
    FAILS(VALUE, "NULL", torc_dlpack_device(torc_ones(1), &type, NULL));
    FAILS(VALUE, "expected a tensor, but got None", torc_dlpack_device(NULL, &type, &type));
    FAILS(RUNTIME, "Can't export tensors that require gradient, use tensor.detach()",
          torc_to_dlpack(torc_ones(1, .requires_grad = true)));
    FAILS(VALUE, "used on no stream, but stream is 3", torc_to_dlpack(torc_ones(1), .stream = 3));
    versioned *m = torc_to_dlpack(torc_ones(1), .stream = -1);
    m->deleter(m);
    /* While an error sticks what is handed in is let go of, too. */
    torc_error_raise(TORC_ERROR_VALUE, "earlier");
    assert_null(torc_from_dlpack(outside()));
    assert_int_equal(deleted, 1);
    torc_error_clear();
}

/* Threads may hand out one tensor at once. */
static pthread_barrier_t together;
static void *hand_out_often(void *tensor) {
    pthread_barrier_wait(&together);
    for (int k = 0; k < 5000; k++) {
        versioned *m = torc_to_dlpack(tensor, .stream = -1);
        if (!m) return tensor;
        m->deleter(m);
    }
    return NULL;
}
static void by_threads(void **state) {
    (void)state;
    TORC_SCOPE {
        pthread_t threads[4];
        torc_tensor t = torc_ones(SHAPE(3, 4));
        assert_int_equal(pthread_barrier_init(&together, NULL, 4), 0);
        for (int k = 0; k < 4; k++) assert_int_equal(pthread_create(&threads[k], NULL, hand_out_often, t), 0);
        for (int k = 0; k < 4; k++) {
            void *failed = t;
            assert_int_equal(pthread_join(threads[k], &failed), 0);
            assert_null(failed);
        }
        assert_int_equal(pthread_barrier_destroy(&together), 0);
        assert_false(torc_storage_is_resizable(torc_tensor_storage(t)));
    }
}

static void no_memory(void **state) {
    (void)state;
    torc_tensor t = torc_ones(SHAPE(2, 3));
    for (int copy = 0; copy < 2; copy++)
        for (int64_t k = 0;; k++) {
            heap.calls = 0;
            heap.fail_at = k + 1;
            versioned *m = torc_to_dlpack(t, .copy = copy);
            heap.fail_at = 0;
            if (m) {
                m->deleter(m);
                break;
            }
            assert_int_equal(torc_error(), TORC_ERROR_OUT_OF_MEMORY);
            torc_error_clear();
        }
    for (int64_t k = 0;; k++) {
        versioned *m = outside();
        bool done;
        TORC_SCOPE {
            heap.calls = 0;
            heap.fail_at = k + 1;
            done = torc_from_dlpack(m) != NULL;
            heap.fail_at = 0;
        }
        assert_int_equal(deleted, 1);
        if (done) break;
        assert_int_equal(torc_error(), TORC_ERROR_OUT_OF_MEMORY);
        torc_error_clear();
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(handed_out), cmocka_unit_test(kept),           cmocka_unit_test(copied),
        cmocka_unit_test(taken_in),   cmocka_unit_test(there_and_back), cmocka_unit_test(read_only),
        cmocka_unit_test(refused),    cmocka_unit_test(no_memory),
    };
    /* First, with an allocator that does not count: the counters would order what the threads do, and hide from a sanitizer what nothing else orders. */
    const struct CMUnitTest alone[] = {cmocka_unit_test(by_threads)};
    const int failed = cmocka_run_group_tests(alone, NULL, NULL);
    if (!torc_set_host_allocator(&heap_allocator)) return 1;
    return failed + cmocka_run_group_tests(tests, NULL, NULL);
}

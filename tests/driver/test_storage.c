/* Storages that are resized where memory is more than bytes: on a device, against the double of the driver, in streams and captures,
 * and page-locked. Kernels do nothing there, so all is done with copies. */
#ifdef TORC_HAVE_CUDA
#include "cuda_case.h"

static torc_tensor cuda(float first, int64_t n) {
    float values[64];
    for (int64_t i = 0; i < n; i++) values[i] = first + (float)i;
    torc_tensor t = torc_to(torc_tensor_from(&values[0], n, .dtype = TORC_FLOAT32), .device = TORC_CUDA(0));
    REQUIRE(t);
    return t;
}
static float item(torc_tensor t, int64_t i) {
    torc_tensor c = torc_to(t, .device = TORC_CPU);
    REQUIRE(c);
    return ((const float *)torc_data_ptr(c))[i];
}

CASE(memory_of_a_device) {
    const fake_cuda_controls *fake = cuda_case_controls();
    const int64_t scope = torc_scope_begin();
    torc_tensor t = cuda(5, 16), v = torc_narrow(t, 0, 8, 8), last = torc_narrow(v, 0, 7, 1);
    torc_storage s = torc_tensor_storage(t);
    const void *before = torc_storage_data_ptr(s);
    REQUIRE(torc_storage_device(s).type == TORC_DEVICE_CUDA && torc_storage_is_resizable(s) &&
            !torc_storage_is_pinned(s));
    REQUIRE(torc_resize_(t, SHAPE(40, 40)) && torc_storage_nbytes(s) == 6400 && torc_storage_data_ptr(s) != before);
    REQUIRE(item(v, 0) == 13 && item(last, 0) == 20 && item(torc_view(t, INTS(-1)), 15) == 20);
    REQUIRE(torc_copy_(v, cuda(100, 8)) && item(torc_view(t, INTS(-1)), 8) == 100);
    REQUIRE(torc_storage_resize_(s, 44) && item(v = torc_narrow(torc_resize_(t, 11), 0, 8, 3), 2) == 102);
    REQUIRE(!torc_to(last, .device = TORC_CPU));
    REQUIRE_ERROR(RUNTIME, "but its storage was resized to 44");
    REQUIRE(torc_storage_resize_(s, 0) && !torc_storage_data_ptr(s) && torc_storage_resize_(s, 64));

    uint8_t bytes[64], got[64];
    for (int i = 0; i < 64; i++) bytes[i] = (uint8_t)(3 * i);
    REQUIRE(torc_storage_copy_from_host(s, 0, bytes, 64) && torc_storage_copy_to_host(s, 3, got, 60));
    REQUIRE(memcmp(got, bytes + 3, 60) == 0);
    torc_storage there = torc_storage_new(64, .device = TORC_CUDA(0)), here = torc_storage_new(64);
    REQUIRE(torc_storage_copy_(there, s) && torc_storage_copy_(here, there));
    REQUIRE(memcmp(torc_storage_data_ptr(here), bytes, 64) == 0);
    torc_tensor over = torc_tensor_over(there, SHAPE(2, 2), .dtype = TORC_FLOAT64, .storage_offset = 4);
    REQUIRE(over && torc_tensor_device(over).type == TORC_DEVICE_CUDA);
    REQUIRE(!torc_set_storage_(torc_zeros(3), there));
    REQUIRE_ERROR(RUNTIME,
                  "Attempted to set the storage of a tensor on device \"cpu\" to a storage on different device "
                  "\"cuda:0\".  This is no longer allowed; the devices must match.");
    torc_tensor moved = torc_zeros(16, .requires_grad = true);
    REQUIRE(torc_set_data(moved, cuda(1, 16)) && torc_tensor_device(moved).type == TORC_DEVICE_CUDA);
    torc_scope_end(scope);
    REQUIRE(torc_cuda_empty_cache() && fake->used(0) == 0 && fake->violations() == 0);
}

/* An out tensor that is too small: the copy that makes the result is the call. */
CASE(out_tensors_grow) {
    torc_tensor parts[] = {cuda(1, 8), cuda(9, 8)}, out = cuda(0, 4), view = torc_narrow(out, 0, 1, 2);
    torc_tensor back = torc_clone(parts[0]);
    REQUIRE(torc_resize_(out, 0) && torc_storage_resize_(torc_tensor_storage(out), 12));
    REQUIRE(torc_set_(out, parts[0]) && item(out, 7) == 8); /* a storage that others use */
    REQUIRE(torc_resize_(out, 40) && torc_storage_nbytes(torc_tensor_storage(parts[0])) == 160 &&
            item(parts[0], 7) == 8);
    REQUIRE(item(back, 7) == 8);
    torc_data_ptr(view); /* of the storage that was left */
    REQUIRE(torc_error() == TORC_ERROR_OK);
    REQUIRE(cuda_case_controls()->violations() == 0);
}

/* What is let go of on one stream is not given away before another one has read it. */
CASE(in_streams) {
    const fake_cuda_controls *fake = cuda_case_controls();
    torc_cuda_stream side = torc_cuda_stream_new(0, 0);
    REQUIRE(side);
    for (int round = 0; round < 20; round++) {
        const int64_t scope = torc_scope_begin();
        torc_tensor t = cuda((float)round, 32), copy = NULL;
        TORC_CUDA_STREAM(side) copy = torc_clone(t);
        REQUIRE(torc_resize_(t, 64));
        torc_tensor other = cuda(1000, 32); /* might get what t had */
        REQUIRE(item(copy, 31) == (float)round + 31 && item(torc_narrow(t, 0, 0, 32), 31) == (float)round + 31);
        REQUIRE(item(other, 0) == 1000);
        torc_scope_end(scope);
    }
    REQUIRE(torc_cuda_synchronize(0) && fake->violations() == 0);
}

/* Replays use the memory that was recorded: it stays the graph's if the storage is resized meanwhile, and afterwards it is not. */
CASE(in_captures) {
    const fake_cuda_controls *fake = cuda_case_controls();
    torc_tensor x = cuda(1, 16), y = cuda(100, 16), made = NULL;
    torc_cuda_graph g = torc_cuda_graph_new(true);
    REQUIRE(torc_cuda_synchronize(0));
    TORC_CUDA_GRAPH(g) {
        const int64_t scope = torc_scope_begin();
        REQUIRE(torc_copy_(y, x));
        torc_tensor inside = torc_clone(y);
        REQUIRE(torc_resize_(inside, 32) && torc_resize_(inside, 16));
        REQUIRE(torc_resize_(x, 64) && torc_copy_(y, torc_narrow(x, 0, 0, 16)));
        made = torc_retain(torc_clone(inside));
        torc_scope_end(scope);
    }
    REQUIRE(made && torc_error() == TORC_ERROR_OK);
    REQUIRE(!torc_storage_is_resizable(torc_tensor_storage(y)) && !torc_resize_(y, 17));
    REQUIRE_ERROR(RUNTIME, "Trying to resize storage that is not resizable");
    REQUIRE(!torc_resize_(x, 65));
    REQUIRE_ERROR(RUNTIME, "Trying to resize storage that is not resizable");
    torc_tensor others[32];
    for (int i = 0; i < 32; i++) others[i] = cuda(1000, 16); /* none gets the memory that x had */
    REQUIRE(torc_cuda_graph_replay(g) && torc_cuda_synchronize(0));
    REQUIRE(item(made, 15) == 16 && item(y, 0) == 1);
    for (int i = 0; i < 32; i++) REQUIRE(item(others[i], 0) == 1000 && item(others[i], 15) == 1015);
    torc_release(made);
    REQUIRE(torc_cuda_graph_reset(g) && fake->violations() == 0);
}

CASE(page_locked) {
    const fake_cuda_controls *fake = cuda_case_controls();
    const int64_t scope = torc_scope_begin();
    torc_storage s = torc_storage_new(100, .pin_memory = true);
    REQUIRE(s && torc_storage_is_pinned(s) && torc_storage_is_resizable(s));
    memset(torc_storage_data_ptr(s), 7, 100);
    REQUIRE(torc_storage_resize_(s, 1 << 20) && torc_storage_is_pinned(s));
    for (int i = 0; i < 100; i++) REQUIRE(((uint8_t *)torc_storage_data_ptr(s))[i] == 7);
    REQUIRE(torc_storage_resize_(s, 10) && torc_storage_is_pinned(s) && ((uint8_t *)torc_storage_data_ptr(s))[9] == 7);
    torc_tensor t = torc_zeros(8, .pin_memory = true);
    REQUIRE(torc_resize_(t, 4000) && torc_is_pinned(t));
    REQUIRE(!torc_storage_new(8, .device = TORC_CUDA(0), .pin_memory = true));
    REQUIRE_ERROR(RUNTIME, "only memory of the CPU can be pinned");
    fake->inject("cuMemHostAlloc", 1, 8, 2);
    REQUIRE(!torc_storage_resize_(s, 64 << 20));
    REQUIRE_ERROR(OUT_OF_MEMORY, "");
    REQUIRE(torc_storage_nbytes(s) == 10 && torc_storage_is_pinned(s));
    torc_scope_end(scope);
    REQUIRE(torc_cuda_synchronize(0) && torc_cuda_host_empty_cache() && torc_cuda_host_empty_cache());
    REQUIRE(fake->pinned() == 0 && fake->violations() == 0);
}

CASE(no_memory) {
    torc_tensor t = cuda(3, 16);
    torc_storage s = torc_tensor_storage(t);
    const void *before = torc_storage_data_ptr(s);
    REQUIRE(!torc_storage_resize_(s, (size_t)1 << 50));
    REQUIRE_ERROR(CUDA_OUT_OF_MEMORY, "");
    REQUIRE(!torc_resize_(t, (int64_t)1 << 48));
    REQUIRE_ERROR(CUDA_OUT_OF_MEMORY, "");
    REQUIRE(torc_storage_nbytes(s) == 64 && torc_storage_data_ptr(s) == before && item(t, 15) == 18);
    REQUIRE(torc_numel(t) == 16 && torc_tensor_version(t) == 0);
    REQUIRE(cuda_case_controls()->violations() == 0);
}

int main(int argc, char **argv) {
    (void)argc;
    cuda_case_find_fakes(argv[0]);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(memory_of_a_device), cmocka_unit_test(out_tensors_grow), cmocka_unit_test(in_streams),
        cmocka_unit_test(in_captures),        cmocka_unit_test(page_locked),      cmocka_unit_test(no_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
#else
int main(void) { return 0; }
#endif

/* Devices, NVML, pinned memory, copies, ranges and synchronization debugging, against doubles of the driver, NVML and NVTX.
 *
 * CUDA's state is per process and cannot be undone, so every case runs in a child of its own; this process never touches
 * CUDA. In a build without CUDA the same file tests what the functions say there. */
/* labels: threads */
#include "cuda_case.h"

#ifdef TORC_HAVE_CUDA

#include <pthread.h>

#include "cuda/memory/heap.h"
#include "cuda/device/device.h"
#include "cuda/device/fault.h"
#include "cuda/memory/memory.h"
#include "cuda/device/visible.h"
#include "cuda/streams/wait.h"
#include "cuda/kernels/host.h"
#include "ops/call.h"
#include "warnings.h"

/* ------------------------------------------------------------------------------------------ visible devices */

CASE_AT(instances_of_divided_devices, ".,nvml") {
    const fake_cuda_controls *fake = cuda_case_controls();
    setenv("FAKE_NVML_MIG", "2", 1);
    setenv("FAKE_CUDA_DEVICES", "3", 1);
    static const struct {
        const char *visible;
        int count;
    } cases[] = {
        {"MIG-c0", 1},         {"MIG-c1000000-0000-0000-0000-000000000000", 1},
        {"MIG-c", 0}, /* either */
        {"MIG-x", 0},          {"MIG-", 0},
        {"MIG-c0,MIG-c0", 0},  {"MIG-c1,GPU-a1", 1},
        {"MIG-GPU-a0/7/0", 1}, {"MIG-GPU-a0000000-0000-0000-0000-000000000000/8/0", 1},
        {"MIG-GPU-a0/8/1", 0}, {"MIG-GPU-a0/9/0", 0},
        {"MIG-GPU-a1/7/0", 0}, {"MIG-GPU-a0/7/0x", 0},
        {"MIG-GPU-a0", 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        setenv("CUDA_VISIBLE_DEVICES", cases[i].visible, 1);
        if (torc_cuda_device_count() != cases[i].count)
            fprintf(stderr, "CUDA_VISIBLE_DEVICES=%s: %d\n", cases[i].visible, torc_cuda_device_count());
        REQUIRE(torc_cuda_device_count() == cases[i].count);
    }
    REQUIRE(fake->calls("cuInit") == 0);
    setenv("CUDA_VISIBLE_DEVICES", "MIG-c1", 1);
    REQUIRE(torc_cuda_utilization(0) == 10);            /* its device answers */
    REQUIRE(*torc_cuda_list_gpu_processes(0));          /* it has its own */
    setenv("CUDA_VISIBLE_DEVICES", "MIG-c0,MIG-c1", 1); /* of several the driver decides */
    REQUIRE(torc_cuda_device_count() == 3 && fake->calls("cuInit") == 1);
    REQUIRE(fake->contexts() == 0);
}

CASE_AT(numbers_are_read_as_the_driver_does, ".,nvml") {
    static const struct {
        const char *visible;
        int count;
    } cases[] = {{"1gpu2,2ampere", 2}, {" 1 , 0 ", 2}, {"+1", 1},  {"-1,0", 0}, {"0,-1,1", 1},
                 {"4294967296", 0},    {"0,,1", 1},    {"0 1", 1}, {",", 0},    {"0x1", 1}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        setenv("CUDA_VISIBLE_DEVICES", cases[i].visible, 1);
        if (torc_cuda_device_count() != cases[i].count)
            fprintf(stderr, "CUDA_VISIBLE_DEVICES=%s: %d\n", cases[i].visible, torc_cuda_device_count());
        REQUIRE(torc_cuda_device_count() == cases[i].count);
    }
}

/* ------------------------------------------------------------------------------------------ NVML */

CASE_AT(sensors_of_the_device_that_is_meant, ".,nvml") {
    const fake_cuda_controls *fake = cuda_case_controls();
    REQUIRE(torc_cuda_utilization(-1) == 10 && torc_cuda_memory_usage(2) == 22 && torc_cuda_temperature(3) == 43);
    REQUIRE(torc_cuda_power_draw(1) == 101500 && torc_cuda_clock_rate(1) == 1101);
    setenv("CUDA_VISIBLE_DEVICES", "3,1,0", 1);
    REQUIRE(torc_cuda_utilization(0) == 13 && torc_cuda_temperature(1) == 41);
    REQUIRE(torc_cuda_temperature(3) == -1);
    REQUIRE_ERROR(RUNTIME, "device 3 is not visible (CUDA_VISIBLE_DEVICES=3,1,0)");
    char expected[192];
    const char *text = torc_cuda_list_gpu_processes(0);
    REQUIRE(text && strcmp(text, "GPU:3\nno processes are running") == 0);
    snprintf(expected, sizeof expected,
             "GPU:0\nprocess %10d uses       64.000 MB GPU memory\nprocess       4321 uses          N/A MB GPU memory",
             (int)getpid());
    text = torc_cuda_list_gpu_processes(2);
    REQUIRE(text && strcmp(text, expected) == 0);
    setenv("CUDA_VISIBLE_DEVICES", "GPU-b2,GPU-a1", 1);
    REQUIRE(torc_cuda_power_draw(0) == 102500 && torc_cuda_power_draw(1) == 101500);
    setenv("FAKE_NVML_FAIL", "3", 1);
    REQUIRE(torc_cuda_temperature(0) == -1);
    REQUIRE_ERROR(RUNTIME, "Can't get device UUIDs");
    REQUIRE(fake->calls("cuInit") == 0);
}

/* CUDA numbers the fastest device first, NVML by bus: once CUDA is up, UUIDs decide. */
CASE_AT(uuids_decide_once_cuda_is_up, ".,nvml") {
    setenv("FAKE_CUDA_DEVICES", "2", 1);
    setenv("FAKE_NVML_DEVICES", "2", 1);
    setenv("FAKE_NVML_UUIDS", "GPU-02020202-0202-0202-0202-020202020202,GPU-01010101-0101-0101-0101-010101010101", 1);
    REQUIRE(torc_cuda_temperature(0) == 40);
    REQUIRE(torc_cuda_init() && torc_cuda_is_initialized());
    REQUIRE(torc_cuda_temperature(0) == 41 && torc_cuda_temperature(1) == 40);
    setenv("FAKE_NVML_UUIDS", "GPU-x,GPU-y", 1); /* names that do not match: the bus is left */
    REQUIRE(torc_cuda_temperature(0) == 40 && torc_cuda_temperature(1) == 41);
    REQUIRE(torc_cuda_temperature(2) == -1);
    REQUIRE_ERROR(CUDA, "invalid device ordinal");
    REQUIRE(cuda_case_controls()->contexts() == 0);
}

CASE_AT(without_nvml_sensors_say_so, ".") {
    REQUIRE(torc_cuda_temperature(0) == -1);
    REQUIRE_ERROR(LIBRARY_MISSING, "libnvidia-ml.so.1");
    REQUIRE(!*torc_cuda_list_gpu_processes(0));
    REQUIRE_ERROR(LIBRARY_MISSING, "libnvidia-ml.so.1");
}

/* ------------------------------------------------------------------------------------------ devices */

CASE_AT(device_questions, ".,nvml") {
    const fake_cuda_controls *fake = cuda_case_controls();
    setenv("FAKE_CUDA_DEVICES", "2", 1);
    REQUIRE(!torc_cuda_is_initialized());
    REQUIRE(torc_cuda_version() >= 12000 && torc_cuda_driver_version() >= 12000);
    char flags[2048] = "", list[512];
    snprintf(list, sizeof list, "%s", torc_cuda_get_arch_list());
    const char *ptx = strstr(list, "compute_80"); /* what every GPU from 8.0 on runs, behind what some do */
    REQUIRE(ptx && !strcmp(ptx, "compute_80") && (ptx == list || !strncmp(list, "sm_", 3)));
    for (char *word = strtok(list, " "); word; word = strtok(NULL, " ")) {
        size_t n = strlen(flags);
        snprintf(flags + n, sizeof flags - n, "%s-gencode compute=compute_%s,code=%s", n ? " " : "",
                 strchr(word, '_') + 1, word);
    }
    REQUIRE(strstr(flags, "code=compute_80") && strcmp(torc_cuda_get_gencode_flags(), flags) == 0);
    REQUIRE(torc_cuda_get_gencode_flags() == torc_cuda_get_gencode_flags());
    REQUIRE(torc_cuda_is_bf16_supported(true) && fake->calls("cuInit") == 0);
    REQUIRE(torc_cuda_is_bf16_supported(false) && torc_cuda_is_tf32_supported());
    REQUIRE(torc_cuda_is_initialized());
    torc_cuda_device_properties p = {.struct_size = sizeof p};
    REQUIRE(torc_cuda_get_device_properties(1, &p));
    REQUIRE(p.pci_bus_id == 2 && p.clock_rate == 1980000 && p.memory_clock_rate == 3201000 &&
            p.memory_bus_width == 6144);
    REQUIRE(p.regs_per_block == 65536 && p.max_blocks_per_multi_processor == 32 && p.max_block_dim[2] == 64 &&
            p.max_grid_dim[0] == INT32_MAX && p.max_grid_dim[1] == 65535);
    struct {
        torc_cuda_device_properties p;
        char after;
    } old = {.p = {.struct_size = offsetof(torc_cuda_device_properties, pci_bus_id), .pci_bus_id = 77}, .after = 7};
    REQUIRE(torc_cuda_get_device_properties(1, &old.p) && old.p.pci_bus_id == 77 && old.p.uuid[0] == 2 &&
            old.after == 7);
    REQUIRE(torc_cuda_can_device_access_peer(0, 1) && !torc_cuda_can_device_access_peer(1, 1));
    fake->set_peer(0, 1, false);
    REQUIRE(!torc_cuda_can_device_access_peer(0, 1) && torc_cuda_can_device_access_peer(1, 0));
    REQUIRE(torc_error() == TORC_ERROR_OK);
    REQUIRE(!torc_cuda_can_device_access_peer(0, 2));
    REQUIRE_ERROR(CUDA, "invalid device ordinal");
    REQUIRE(torc_cuda_exchange_device(1) == 0 && torc_cuda_exchange_device(0) == 1 &&
            torc_cuda_exchange_device(-1) == -1);
    REQUIRE(torc_error() == TORC_ERROR_OK && torc_cuda_current_device() == 0);
    REQUIRE(torc_cuda_exchange_device(9) == -1);
    REQUIRE_ERROR(CUDA, "invalid device ordinal");
    REQUIRE(fake->contexts() == 0);
}

/* ------------------------------------------------------------------------------------------ pinned memory */

static int64_t stat_of(const char *key) {
    torc_cuda_memory_stat stats[64];
    int64_t n = torc_cuda_host_memory_stats(stats, 64);
    REQUIRE(n > 0 && n <= 64);
    for (int64_t i = 0; i < n; i++) {
        if (i) REQUIRE(strcmp(stats[i - 1].key, stats[i].key) < 0);
        if (strcmp(stats[i].key, key) == 0) return stats[i].value;
    }
    REQUIRE(!"no such key");
    return -1;
}

CASE_AT(pinned_blocks_are_reused_when_copies_have_passed, ".") {
    const fake_cuda_controls *fake = cuda_case_controls();
    void *a = NULL, *b = NULL, *c = NULL, *device = NULL;
    int on_stack = 0;
    REQUIRE(cuda_alloc(0, 8192, &device));
    REQUIRE(cuda_host_alloc(5000, &a) && a);
    REQUIRE(cuda_host_is_pinned(a) && cuda_host_is_pinned((char *)a + 8191) && !cuda_host_is_pinned(&on_stack));
    REQUIRE(stat_of("allocated_bytes.current") == 8192 && stat_of("active_requests.current") == 1 &&
            stat_of("num_host_alloc") == 1);
    cuda_host_free(a);
    cuda_host_free(a); /* a second free does nothing */
    REQUIRE(stat_of("active_requests.current") == 0 && stat_of("allocations.current") == 1);
    REQUIRE(cuda_host_alloc(8000, &b) && b == a); /* no copy used it: at once */
    memset(b, 5, 8000);
    fake->set_async(true);
    fake->set_query_advances(false);
    REQUIRE(cuda_copy(device, 0, (char *)b + 100, -1, 1000, true)); /* from inside of it */
    cuda_host_free(b);
    REQUIRE(stat_of("active_requests.current") == 1); /* still */
    REQUIRE(cuda_host_alloc(8000, &c) && c != b);
    memset(c, 6, 8000);
    cuda_host_free(c);
    (void)fake->run_random(0);
    REQUIRE(stat_of("active_requests.current") == 0);
    REQUIRE(((char *)device)[0] == 5 && ((char *)device)[999] == 5); /* the double's device memory is real */
    void *again[2] = {NULL, NULL};
    REQUIRE(cuda_host_alloc(8000, &again[0]) && cuda_host_alloc(8000, &again[1]));
    REQUIRE((again[0] == b && again[1] == c) || (again[0] == c && again[1] == b));
    REQUIRE(stat_of("num_host_alloc") == 2 && stat_of("allocations.peak") == 2 &&
            stat_of("active_bytes.peak") == 16384);
    REQUIRE(fake->calls("cuEventCreate") >= 1);
    int64_t events = fake->calls("cuEventCreate");
    fake->set_async(false);
    for (int i = 0; i < 50; i++) { /* events are reused too */
        REQUIRE(cuda_copy(device, 0, again[0], -1, 1000, true));
        cuda_host_free(again[0]);
        REQUIRE(cuda_host_alloc(8000, &again[0]));
    }
    REQUIRE(fake->calls("cuEventCreate") <= events + 2);
    cuda_host_free(again[0]);
    cuda_host_free(again[1]);
    fake->inject("cuEventRecord", 1, 1, 400 /* CUDA_ERROR_INVALID_HANDLE */);
    REQUIRE(cuda_host_alloc(8192, &a) && cuda_copy(device, 0, a, -1, 8192, true));
    cuda_host_free(a); /* cannot be marked: waits until it can */
    REQUIRE(torc_error() == TORC_ERROR_OK && stat_of("active_requests.current") == 1); /* asking tries again */
    REQUIRE(torc_cuda_host_empty_cache() && fake->pinned() == 0 && stat_of("allocated_bytes.current") == 0);
    REQUIRE(!cuda_host_alloc(SIZE_MAX, &a));
    REQUIRE_ERROR(OUT_OF_MEMORY, "pinned host memory");
    fake->inject("cuMemHostAlloc", 1, 2, 2);
    REQUIRE(!cuda_host_alloc(100, &a));
    REQUIRE_ERROR(OUT_OF_MEMORY, "cannot allocate 100 bytes of pinned host memory");
    REQUIRE(cuda_host_alloc(0, &a) && a == NULL);
    cuda_free(0, device);
    REQUIRE(fake->violations() == 0);
}

/* Blocks come, go and are copied with on several streams, while the double runs queued copies in any order: what a copy
 * reads is what was there when it was queued. */
CASE_AT(pinned_memory_under_many_streams, ".") {
    const fake_cuda_controls *fake = cuda_case_controls();
    enum { STREAMS = 4, ROUNDS = 300 };
    torc_cuda_stream streams[STREAMS];
    char *device[STREAMS];
    unsigned char expected[STREAMS] = {0};
    int64_t scope = torc_scope_begin();
    for (int i = 0; i < STREAMS; i++) {
        void *p = NULL;
        streams[i] = torc_cuda_stream_new(0, 0);
        REQUIRE(streams[i] && cuda_alloc(0, 4096, &p));
        device[i] = p;
    }
    REQUIRE(torc_cuda_synchronize(0));
    fake->set_async(true);
    fake->set_query_advances(false);
    uint32_t random = 1;
    for (int round = 0; round < ROUNDS; round++) {
        random = random * 1664525u + 1013904223u;
        int i = (int)(random >> 20) % STREAMS;
        void *p = NULL;
        REQUIRE(torc_cuda_set_stream(streams[i]));
        REQUIRE(cuda_host_alloc(3000 + (random >> 8) % 1000, &p));
        expected[i] = (unsigned char)round;
        memset(p, round, 3000);
        REQUIRE(cuda_copy(device[i], 0, p, -1, 3000, true));
        cuda_host_free(p);
        (void)fake->run_some(random | 1, (random >> 10) % 3);
    }
    REQUIRE(stat_of("num_host_alloc") < ROUNDS);
    REQUIRE(torc_cuda_synchronize(0));
    for (int i = 0; i < STREAMS; i++)
        REQUIRE((unsigned char)device[i][0] == expected[i] && (unsigned char)device[i][2999] == expected[i]);
    fake->set_async(false);
    torc_scope_end(scope);
    REQUIRE(fake->violations() == 0);
}

CASE_AT(pinned_tensors, ".") {
    const fake_cuda_controls *fake = cuda_case_controls();
    int64_t scope = torc_scope_begin();
    torc_tensor t = torc_reshape(torc_arange(24, .dtype = TORC_FLOAT32), SHAPE(4, 6)), view = torc_t(t);
    REQUIRE(!torc_is_pinned(t) && torc_error() == TORC_ERROR_OK);
    torc_tensor p = torc_pin_memory(t), q = torc_pin_memory(view);
    REQUIRE(p && q && torc_is_pinned(p) && torc_is_pinned(q) && torc_equal(p, t) && torc_equal(q, view));
    REQUIRE(torc_stride(q, 0) == 1 && torc_stride(q, 1) == 6 && !torc_shares_storage(p, t));
    int64_t asked = fake->calls("cuPointerGetAttribute");
    REQUIRE(torc_is_pinned(torc_narrow(p, 0, 1, 2)) &&
            fake->calls("cuPointerGetAttribute") == asked); /* without the driver */
    REQUIRE(torc_pin_memory(p) == p);
    torc_tensor empty = torc_pin_memory(torc_empty(SHAPE(0, 3)));
    REQUIRE(empty && torc_is_pinned(empty) && torc_numel(empty) == 0);
    torc_tensor made[] = {torc_zeros(SHAPE(3), .pin_memory = true), torc_full_like(t, 2, .pin_memory = true),
                          torc_arange(900, .pin_memory = true),
                          torc_randn(SHAPE(700), .pin_memory = true, .requires_grad = true)};
    for (int i = 0; i < 4; i++) REQUIRE(made[i] && torc_is_pinned(made[i]));
    REQUIRE(torc_item(torc_sum(made[1])) == 48 && torc_requires_grad(made[3]) && !torc_is_pinned(torc_zeros(SHAPE(3))));
    REQUIRE(!torc_zeros(SHAPE(3), .device = TORC_CUDA(0), .pin_memory = true));
    REQUIRE_ERROR(RUNTIME, "Only dense CPU tensors can be pinned");
    torc_tensor leaf = torc_ones(SHAPE(3), .requires_grad = true);
    REQUIRE(torc_backward(torc_sum(torc_pin_memory(leaf))) && torc_item(torc_sum(torc_grad(leaf))) == 3);
    REQUIRE(!torc_pin_memory(NULL));
    REQUIRE_ERROR(TYPE, "pin_memory(): argument 'self' must be Tensor, not None");
    torc_tensor far = torc_empty(SHAPE(3), .device = TORC_CUDA(0));
    REQUIRE(far && !torc_is_pinned(far) && !torc_pin_memory(far));
    REQUIRE_ERROR(RUNTIME, "cannot pin 'torch.cuda.FloatTensor' only dense CPU tensors can be pinned");
    REQUIRE(fake->pinned() > 0);
    fake->inject("cuMemHostAlloc", 1, 8, 2);
    REQUIRE(!torc_pin_memory(torc_ones(SHAPE(1 << 16))));
    REQUIRE_ERROR(OUT_OF_MEMORY, "pinned host memory");
    fake->reset();
    torc_scope_end(scope);
    REQUIRE(torc_cuda_host_empty_cache() && fake->pinned() == 0);

    static char mine[8192];
    REQUIRE(torc_cuda_host_register(mine, sizeof mine) && cuda_host_is_pinned(mine + 8191) &&
            !cuda_host_is_pinned(mine + 8192));
    REQUIRE(!torc_cuda_host_register(mine, sizeof mine) && torc_error() == TORC_ERROR_CUDA);
    torc_error_clear();
    REQUIRE(cuda_host_is_pinned(mine)); /* the first registration stands */
    REQUIRE(torc_cuda_host_unregister(mine) && !cuda_host_is_pinned(mine));
    REQUIRE(!torc_cuda_host_unregister(mine));
    REQUIRE_ERROR(VALUE, "was not registered");
    REQUIRE(!torc_cuda_host_register(NULL, 3));
    REQUIRE_ERROR(VALUE, "no memory");
    REQUIRE(fake->violations() == 0);
}

/* ------------------------------------------------------------------------------------------ copies */

CASE_AT(copies_wait_only_where_they_must, ".") {
    const fake_cuda_controls *fake = cuda_case_controls();
    char host[4096], back[4096];
    void *a = NULL, *b = NULL, *c = NULL, *pinned = NULL;
    for (size_t i = 0; i < sizeof host; i++) host[i] = (char)(i * 7);
    REQUIRE(cuda_alloc(0, sizeof host, &a) && cuda_alloc(0, sizeof host, &b) && cuda_alloc(1, sizeof host, &c));
    REQUIRE(cuda_host_alloc(sizeof host, &pinned));
    fake->set_async(true);
    int64_t waits = cuda_wait_count();
    REQUIRE(cuda_copy(a, 0, host, -1, sizeof host, true) && cuda_wait_count() == waits);
    memset(host, 0, sizeof host); /* the driver has read it */
    REQUIRE(cuda_copy(b, 0, a, 0, sizeof host, false) && cuda_wait_count() == waits);
    REQUIRE(cuda_copy(c, 1, b, 0, sizeof host, false) && cuda_wait_count() == waits);
    memset(pinned, 0, sizeof host);
    REQUIRE(cuda_copy(pinned, -1, c, 1, sizeof host, true) && cuda_wait_count() == waits);
    REQUIRE(((char *)pinned)[1] == 0); /* nothing has run yet */
    REQUIRE(torc_cuda_synchronize(1)); /* and the order of both devices' work is kept */
    for (size_t i = 0; i < sizeof host; i++) host[i] = (char)(i * 7);
    REQUIRE(memcmp(pinned, host, sizeof host) == 0);
    waits = cuda_wait_count();
    REQUIRE(cuda_copy(back, -1, c, 1, sizeof host, true) && cuda_wait_count() == waits + 1); /* pageable: must wait */
    REQUIRE(memcmp(back, host, sizeof host) == 0);
    REQUIRE(cuda_copy(pinned, -1, c, 1, sizeof host, false) && cuda_wait_count() == waits + 2);
    REQUIRE(cuda_copy(a, 0, pinned, -1, sizeof host, false) && cuda_wait_count() == waits + 3);
    REQUIRE(cuda_copy(back, -1, host, -1, sizeof host, false) && cuda_wait_count() == waits + 3);
    REQUIRE(cuda_copy(NULL, 0, NULL, -1, 0, false));
    REQUIRE(cuda_memset(0, a, 0, 16) && cuda_copy(back, -1, a, 0, 32, false));
    REQUIRE(back[0] == 0 && back[15] == 0 && back[16] == host[16]);
    fake->set_async(false);
    REQUIRE(fake->calls("cuCtxEnablePeerAccess") == 2); /* once for each direction */
    cuda_free(0, a);
    cuda_free(0, b);
    cuda_free(1, c);
    cuda_host_free(pinned);
}

/* Each device computes on while the other copies, in any order that the events allow. */
CASE_AT(copies_between_devices_are_ordered, ".") {
    const fake_cuda_controls *fake = cuda_case_controls();
    for (uint64_t seed = 1; seed < 60; seed++) {
        void *a = NULL, *b = NULL, *pinned = NULL;
        REQUIRE(cuda_alloc(0, 512, &a) && cuda_alloc(1, 512, &b) && cuda_host_alloc(512, &pinned));
        REQUIRE(torc_cuda_synchronize(0) && torc_cuda_synchronize(1));
        fake->set_async(true);
        REQUIRE(cuda_memset(0, a, 1, 512) && cuda_memset(1, b, 9, 512));
        REQUIRE(cuda_copy(b, 1, a, 0, 512, false)); /* after both */
        REQUIRE(cuda_memset(0, a, 2, 512));         /* after the copy has read */
        REQUIRE(cuda_copy(pinned, -1, b, 1, 512, true));
        REQUIRE(cuda_memset(1, b, 3, 512));
        (void)fake->run_random(seed);
        REQUIRE(((char *)pinned)[0] == 1 && ((char *)pinned)[511] == 1 && ((char *)a)[0] == 2 && ((char *)b)[511] == 3);
        fake->set_async(false);
        cuda_free(0, a);
        cuda_free(1, b);
        cuda_host_free(pinned);
    }
    REQUIRE(fake->violations() == 0);
}

CASE_AT(devices_without_a_way_to_each_other, ".") {
    const fake_cuda_controls *fake = cuda_case_controls();
    setenv("FAKE_CUDA_NO_PEERS", "1", 1);
    char host[64] = "through the host", back[64] = "";
    void *a = NULL, *b = NULL;
    REQUIRE(cuda_alloc(0, 64, &a) && cuda_alloc(1, 64, &b) && cuda_copy(a, 0, host, -1, 64, false));
    REQUIRE(cuda_copy(b, 1, a, 0, 64, false) && cuda_copy(back, -1, b, 1, 64, false) && strcmp(back, host) == 0);
    REQUIRE(fake->calls("cuCtxEnablePeerAccess") == 0);
}

/* ------------------------------------------------------------------------------------------ debugging waits */

static torc_tensors first_of(torc_tensors inputs, void *context) {
    (void)context;
    return (torc_tensors){inputs.data, 1};
}

CASE_AT(waits_are_caught, ".") {
    const fake_cuda_controls *fake = cuda_case_controls();
    static const float two_numbers[2] = {1, 2};
    char host[512], *pinned = NULL;
    void *a = NULL, *p = NULL;
    REQUIRE(cuda_alloc(0, 512, &a) && cuda_host_alloc(512, &p) && cuda_memset(0, a, 3, 512) &&
            torc_cuda_synchronize(0));
    pinned = p;
    memset(pinned, 7, 512);
    memset(host, 7, 512);
    int64_t scope = torc_scope_begin();
    torc_tensor one = torc_empty(SHAPE(1), .device = TORC_CUDA(0));
    REQUIRE(torc_cuda_get_sync_debug_mode() == TORC_CUDA_SYNC_DEFAULT);
    REQUIRE(torc_cuda_set_sync_debug_mode(TORC_CUDA_SYNC_ERROR) &&
            torc_cuda_get_sync_debug_mode() == TORC_CUDA_SYNC_ERROR);
    int64_t waits = cuda_wait_count(), copies = fake->calls("cuMemcpyDtoHAsync") + fake->calls("cuMemcpyHtoDAsync");
#define REFUSED_WAIT(call)                                                             \
    do {                                                                               \
        (void)(call);                                                                  \
        REQUIRE_ERROR(RUNTIME, "called a synchronizing CUDA operation (");             \
        REQUIRE(cuda_wait_count() == waits);                                           \
        REQUIRE(fake->calls("cuMemcpyDtoHAsync") + fake->calls("cuMemcpyHtoDAsync") == \
                copies); /* before anything is queued */                               \
    } while (0)
    REFUSED_WAIT(cuda_copy(host, -1, a, 0, 512, false));
    REFUSED_WAIT(cuda_copy(host, -1, a, 0, 512, true)); /* pageable */
    REFUSED_WAIT(cuda_copy(pinned, -1, a, 0, 512, false));
    REFUSED_WAIT(cuda_copy(a, 0, host, -1, 512, false));
    REFUSED_WAIT(torc_item(one));
    REFUSED_WAIT(torc_copy_to_host(one, host, 4));
    REFUSED_WAIT(torc_to(one, .device = TORC_CPU));
    REFUSED_WAIT(torc_to(torc_ones(SHAPE(3)), .device = TORC_CUDA(0)));
    REFUSED_WAIT(torc_tensor_from((const float *)two_numbers, SHAPE(2), .device = TORC_CUDA(0)));
    REFUSED_WAIT(torc_is_nonzero(one));
    /* calls for nothing but waiting too, by name */
#define REFUSED_CALL(call, name)                                                    \
    do {                                                                            \
        REQUIRE(!(call));                                                           \
        REQUIRE_ERROR(RUNTIME, "called a synchronizing CUDA operation (" name ")"); \
        REQUIRE(cuda_wait_count() == waits);                                        \
    } while (0)
    torc_cuda_event event = torc_cuda_event_new();
    torc_cuda_graph graph = torc_cuda_graph_new(false);
    REQUIRE(event && graph && torc_cuda_event_record(event, NULL));
    REFUSED_CALL(torc_cuda_stream_synchronize(torc_cuda_current_stream(0)), "Stream.synchronize");
    REFUSED_CALL(torc_cuda_synchronize(0), "torch.cuda.synchronize");
    REFUSED_CALL(torc_cuda_event_synchronize(event), "Event.synchronize");
    REFUSED_CALL(torc_cuda_empty_cache(), "torch.cuda.empty_cache");
    REFUSED_CALL(torc_cuda_host_empty_cache(), "torch.cuda.host_empty_cache");
    REFUSED_CALL(torc_cuda_host_unregister(host), "torch.cuda.host_unregister");
    REFUSED_CALL(torc_cuda_graph_guard_begin(graph).state, "torch.cuda.graph");
    REFUSED_CALL(torc_cuda_make_graphed(first_of, TORC_NO_CONTEXT, TENSORS(one)), "torch.cuda.make_graphed_callables");
    REFUSED_CALL(torc_copy_to_host(one, host, 4), "a copy to the host");
    REFUSED_CALL(torc_tensor_from((const float *)two_numbers, SHAPE(2), .device = TORC_CUDA(0)),
                 "a copy from the host");
    REQUIRE(pinned[0] == 7 && host[0] == 7);
    /* what does not wait */
    REQUIRE(cuda_copy(pinned, -1, a, 0, 512, true) && cuda_copy(a, 0, host, -1, 512, true) &&
            cuda_wait_count() == waits);
    torc_tensor there = torc_to(torc_ones(SHAPE(3)), .device = TORC_CUDA(0), .non_blocking = true);
    torc_tensor back = torc_to(there, .device = TORC_CPU, .non_blocking = true);
    REQUIRE(there && back && torc_is_pinned(back) && cuda_wait_count() == waits);
    REQUIRE(((const float *)torc_data_ptr(back))[2] == 1);

    REQUIRE(torc_cuda_set_sync_debug_mode(TORC_CUDA_SYNC_WARN));
    torc_set_warning_handler(note_warning, TORC_NO_CONTEXT);
    REQUIRE(cuda_copy(host, -1, a, 0, 512, false) && warnings_seen == 1 &&
            strstr(last_warning, "called a synchronizing CUDA operation"));
    (void)torc_item(one);
    REQUIRE(warnings_seen == 2 && strstr(last_warning, "(a copy to the host)"));
    REQUIRE(torc_cuda_synchronize(0) && warnings_seen == 3 && strstr(last_warning, "(torch.cuda.synchronize)"));
    REQUIRE(torc_cuda_event_synchronize(event) && warnings_seen == 4 && strstr(last_warning, "(Event.synchronize)"));
    REQUIRE(torc_cuda_stream_synchronize(torc_cuda_current_stream(0)) && warnings_seen == 5);
    REQUIRE(torc_cuda_empty_cache() && warnings_seen == 6 && strstr(last_warning, "(torch.cuda.empty_cache)"));
    REQUIRE(torc_error() == TORC_ERROR_OK && cuda_wait_count() == waits + 6);
    REQUIRE(torc_cuda_set_sync_debug_mode(TORC_CUDA_SYNC_DEFAULT) && cuda_copy(host, -1, a, 0, 512, false) &&
            warnings_seen == 6);
    REQUIRE(!torc_cuda_set_sync_debug_mode((torc_cuda_sync_debug)3));
    REQUIRE_ERROR(RUNTIME, "invalid value of debug_mode, expected one of `default`, `warn`, `error`");
    torc_scope_end(scope);
}

/* The allocator's waits too: an allocation that would have to wait fails; what cannot fail does not wait, or warns where the
 * program's handler may call torc. */
static void ask_the_allocator(torc_warning_category category, const char *text, void *context) {
    note_warning(category, text, context);
    REQUIRE(torc_cuda_memory_allocated(0) >= 0 && torc_cuda_memory_stat_value(0, "num_ooms") == 0);
}

CASE_AT(waits_of_the_allocator_are_caught, ".") {
    enum { MIB = 1 << 20 };
    setenv("FAKE_CUDA_MEMORY", "104857600", 1); /* 100 MiB */
    const fake_cuda_controls *fake = cuda_case_controls();
    torc_cuda_stream main = torc_cuda_default_stream(0), side = torc_cuda_stream_new(0, 0);
    torc_set_warning_handler(ask_the_allocator, TORC_NO_CONTEXT);
    for (int mode = TORC_CUDA_SYNC_WARN; mode <= TORC_CUDA_SYNC_ERROR; mode++) {
        REQUIRE(torc_cuda_empty_cache());
        cuda_block *a = cuda_block_alloc(main, 80 * MIB);
        fake->set_async(true);
        fake->set_query_advances(false);
        REQUIRE(a && cuda_driver_table->cuMemsetD8Async((CUdeviceptr)(uintptr_t)cuda_block_data(a), 3, MIB,
                                                        side->handle) == CUDA_SUCCESS);
        cuda_block_free(a, &side, 1);
        REQUIRE(torc_cuda_set_sync_debug_mode((torc_cuda_sync_debug)mode));
        const int64_t waits = cuda_wait_count();
        warnings_seen = 0;
        cuda_block *b = cuda_block_alloc(main, 70 * MIB);
        if (mode == TORC_CUDA_SYNC_WARN) {
            REQUIRE(b && warnings_seen == 1 && strstr(last_warning, "(memory that other streams use)") &&
                    cuda_wait_count() == waits + 1);
        } else {
            REQUIRE(!b && cuda_wait_count() == waits);
            REQUIRE_ERROR(RUNTIME, "called a synchronizing CUDA operation (memory that other streams use)");
        }
        int64_t scope = torc_scope_begin();
        torc_cuda_mempool pool = torc_cuda_mempool_new(0);
        REQUIRE(pool && torc_cuda_use_mem_pool_begin(pool));
        cuda_block_free(cuda_block_alloc(main, 1000), NULL, 0);
        REQUIRE(torc_cuda_use_mem_pool_end(pool));
        const int64_t before = cuda_wait_count();
        torc_scope_end(scope); /* the pool dies */
        REQUIRE(cuda_wait_count() == before + (mode == TORC_CUDA_SYNC_WARN) && torc_error() == TORC_ERROR_OK);
        REQUIRE(mode != TORC_CUDA_SYNC_WARN ||
                (warnings_seen == 2 && strstr(last_warning, "(the memory of a pool that is gone)")));
        cuda_block *c = cuda_block_alloc(main, 6 * MIB); /* dead pools do not make it wait either */
        REQUIRE(c && cuda_wait_count() == before + (mode == TORC_CUDA_SYNC_WARN));
        cuda_block_free(c, NULL, 0);
        cuda_block_free(b, NULL, 0);
        fake->set_async(false);
        REQUIRE(torc_cuda_set_sync_debug_mode(TORC_CUDA_SYNC_DEFAULT));
    }
    REQUIRE(torc_cuda_empty_cache() && fake->used(0) == 0 && fake->violations() == 0);
}

/* With an error pending, what would change something does not; questions are answered. */
CASE_AT(calls_while_an_error_sticks, ".,nvml") {
    const fake_cuda_controls *fake = cuda_case_controls();
    setenv("FAKE_CUDA_DEVICES", "2", 1);
    int64_t scope = torc_scope_begin();
    REQUIRE(torc_cuda_init());
    torc_error_raise(TORC_ERROR_VALUE, "from before");
    REQUIRE(!torc_cuda_synchronize(1)); /* which would make its context */
    torc_error_clear();
    torc_cuda_stream s = torc_cuda_stream_new(0, 0);
    torc_cuda_event e = torc_cuda_event_new();
    REQUIRE(s && e && torc_cuda_event_record(e, s));
    const bool ordered = torc_cuda_get_stream_ordering();
    const int64_t waits = cuda_wait_count(), queued = fake->calls("cuEventRecord") + fake->calls("cuStreamWaitEvent");
    torc_cuda_stream_guard guard = torc_cuda_device_guard_begin(1);
    torc_error_raise(TORC_ERROR_VALUE, "from before");

    REQUIRE(!torc_cuda_init() && !torc_cuda_set_device(0) && !torc_cuda_set_device(-1) &&
            torc_cuda_exchange_device(0) == -1);
    REQUIRE(!torc_cuda_synchronize(0) && !torc_cuda_stream_synchronize(s) && !torc_cuda_event_synchronize(e));
    REQUIRE(!torc_cuda_stream_new(0, 0) && !torc_cuda_default_stream(0) && !torc_cuda_current_stream(0));
    REQUIRE(!torc_cuda_external_stream(NULL, 0) && !torc_cuda_event_new() && !torc_cuda_stream_record_event(s, NULL));
    REQUIRE(!torc_cuda_set_stream(s) && !torc_cuda_set_stream(NULL) && !torc_cuda_stream_query(s) &&
            !torc_cuda_event_query(e));
    REQUIRE(!torc_cuda_event_record(e, s) && !torc_cuda_event_wait(e, NULL) && !torc_cuda_stream_wait_stream(s, s));
    REQUIRE(!torc_cuda_reset_peak_memory_stats(0) && !torc_cuda_reset_accumulated_memory_stats(0) &&
            !torc_cuda_empty_cache());
    REQUIRE(!torc_cuda_set_sync_debug_mode(TORC_CUDA_SYNC_ERROR) &&
            torc_cuda_get_sync_debug_mode() == TORC_CUDA_SYNC_DEFAULT);
    REQUIRE(torc_cuda_set_stream_ordering(!ordered) == ordered && torc_cuda_get_stream_ordering() == ordered);
    TORC_CUDA_DEVICE(0) REQUIRE(false);
    TORC_CUDA_STREAM(s) REQUIRE(false);
    REQUIRE(cuda_wait_count() == waits && fake->calls("cuEventRecord") + fake->calls("cuStreamWaitEvent") == queued);

    int major = 0, least = 1, greatest = 1;
    size_t bytes = 0;
    torc_cuda_device_properties properties = {.struct_size = sizeof properties};
    REQUIRE(torc_cuda_is_available() && torc_cuda_is_initialized() && torc_cuda_device_count() == 2 &&
            torc_cuda_current_device() == 1);
    REQUIRE(torc_cuda_version() && torc_cuda_driver_version() && *torc_cuda_get_arch_list() &&
            *torc_cuda_get_gencode_flags());
    REQUIRE(*torc_cuda_get_device_name(0) && torc_cuda_get_device_capability(0, &major, NULL) && major);
    REQUIRE(torc_cuda_get_device_properties(0, &properties) && properties.major == major);
    REQUIRE(torc_cuda_mem_get_info(0, &bytes, NULL) && bytes && torc_cuda_temperature(0) >= 0 &&
            *torc_cuda_list_gpu_processes(0));
    REQUIRE(torc_cuda_stream_priority_range(0, &least, &greatest) && least == 0 && greatest <= 0);
    REQUIRE(torc_cuda_stream_device(s) == 0 && torc_cuda_stream_handle(s) && torc_cuda_stream_id(s) > 0 &&
            torc_cuda_stream_equal(s, s));
    REQUIRE(torc_cuda_event_device(e) == 0 && torc_cuda_event_handle(e));
    REQUIRE(torc_cuda_memory_allocated(0) == 0 && torc_cuda_max_memory_reserved(0) >= 0);
    torc_cuda_memory_stat stats[200];
    char text[4096], path[] = "/tmp/torc_sticks_XXXXXX";
    REQUIRE(torc_cuda_memory_stats(0, stats, 200) > 100 && torc_cuda_memory_stat_value(0, "num_ooms") == 0);
    const char *summary = torc_cuda_memory_summary(0, true);
    REQUIRE(summary && strstr(summary, "memory summary"));
    REQUIRE(*torc_cuda_memory_snapshot() && torc_cuda_host_memory_stats(stats, 200) > 20);
    REQUIRE(torc_cuda_get_per_process_memory_fraction(0) == 1);
    int file = mkstemp(path);
    REQUIRE(file >= 0 && torc_cuda_memory_dump_snapshot(path) && pread(file, text, 16, 0) == 16);
    close(file);
    unlink(path);
    /* and what they refuse is told by what they return: the error is the one from before */
    REQUIRE(torc_cuda_memory_stat_value(0, "no such key") == -1 && torc_cuda_memory_stats(7, NULL, 0) == -1);
    REQUIRE(!*torc_cuda_memory_summary(7, true));
    REQUIRE(!torc_cuda_memory_dump_snapshot(NULL) && !torc_cuda_memory_dump_snapshot("/nonexistent/place"));

    torc_cuda_stream_guard_end(&guard); /* what ends still ends */
    REQUIRE(torc_cuda_current_device() == 0);
    REQUIRE_ERROR(VALUE, "from before");
    torc_scope_end(scope);
}

/* Rows that are flagged SYNC, and nothing else, are caught; so a new one that forgets its flag, or its wait, is found. */
CASE_AT(every_synchronizing_row_is_caught, ".") {
    REQUIRE(torc_cuda_init());
    int64_t scope = torc_scope_begin();
    torc_tensor x = torc_empty(SHAPE(4), .device = TORC_CUDA(0)),
                mask = torc_empty(SHAPE(4), .dtype = TORC_BOOL, .device = TORC_CUDA(0));
    REQUIRE(torc_cuda_set_sync_debug_mode(TORC_CUDA_SYNC_ERROR));
    int rows = 0;
    for (int op = 0; op < OP_COUNT; op++) {
        if (!(op_rows[op].flags & OPF_SYNC)) continue;
        rows++;
        const char *name = op_rows[op].name;
        int64_t inner = torc_scope_begin();
        if (strcmp(name, "masked_select") == 0)
            (void)torc_masked_select(x, mask);
        else if (strcmp(name, "nonzero") == 0)
            (void)torc_nonzero(x);
        else if (strcmp(name, "argwhere") == 0)
            (void)torc_argwhere(x);
        else if (strcmp(name, "one_hot") == 0)
            (void)torc_one_hot(torc_to(x, .dtype = TORC_INT64));
        else if (strcmp(name, "index") == 0)
            (void)torc_index(x, TENSORS(mask));
        else if (strcmp(name, "index_put") == 0)
            (void)torc_index_put(x, TENSORS(mask), x);
        else if (op_rows[op].kind ==
                 KIND_COMPOSITE) { /* it waits in a row above that it calls, if its arguments need one */
            torc_scope_end(inner);
            continue;
        } else {
            fprintf(stderr, "the row %s is not tested here\n", name);
            REQUIRE(false);
        }
        torc_scope_end(inner);
        REQUIRE(torc_error() != TORC_ERROR_OK);
        /* the double has no kernels: where one is launched first, that is what is missing */
        REQUIRE(strstr(torc_error_message(), "called a synchronizing CUDA operation") ||
                strstr(torc_error_message(), "kernel"));
        torc_error_clear();
    }
    REQUIRE(rows >= 3);
    torc_scope_end(scope);
}

/* ------------------------------------------------------------------------------------------ devices do not mix */

CASE_AT(tensors_of_two_devices_are_refused, ".") {
    int64_t scope = torc_scope_begin();
    torc_tensor far = torc_empty(SHAPE(2, 2), .device = TORC_CUDA(0)),
                farther = torc_empty(SHAPE(2, 2), .device = TORC_CUDA(1)), near = torc_ones(SHAPE(2, 2));
    const torc_tensor two[2] = {far, near};
    REQUIRE(far && farther && near);
#define REFUSED_MIX(text, call)                                                                             \
    do {                                                                                                    \
        (void)(call);                                                                                       \
        REQUIRE(strstr(torc_error_message(),                                                                \
                       "Expected all tensors to be on the same device, but found at least two devices, ")); \
        REQUIRE_ERROR(RUNTIME, text);                                                                       \
    } while (0)
    REFUSED_MIX("cuda:0 and cpu!", torc_add(far, near));
    REFUSED_MIX("cuda:0 and cpu!", torc_add(near, far));
    REFUSED_MIX("cuda:0 and cuda:1!", torc_mul(far, farther));
    REFUSED_MIX("cuda:0 and cpu!", torc_add_(far, near));
    REFUSED_MIX("cuda:0 and cpu!", torc_add_out(far, near, near));
    REFUSED_MIX("cuda:0 and cuda:1!", torc_mul(farther, far));
    REFUSED_MIX("cuda:0 and cpu!", torc_matmul(far, near));
    REFUSED_MIX("cuda:0 and cuda:1!", torc_mm(far, farther));
    REFUSED_MIX("cuda:0 and cpu!", torc_cat(((torc_tensors){two, 2}), .dim = 0));
    REFUSED_MIX("cuda:0 and cpu!",
                torc_where(torc_empty(SHAPE(2, 2), .dtype = TORC_BOOL, .device = TORC_CUDA(0)), far, near));
    REFUSED_MIX("cuda:0 and cpu!", torc_linear(far, near));
    REFUSED_MIX("cuda:0 and cuda:1!", torc_mse_loss(far, farther));
    REFUSED_MIX("cuda:0 and cpu!", torc_layer_norm(far, SHAPE(2), .weight = torc_ones(SHAPE(2))));
    REQUIRE(torc_tensor_version(far) == 0);
    torc_scope_end(scope);
}

/* What changes nothing is the tensor itself. */
/* -1 is the current device, and no other negative number is a device. */
CASE_AT(negative_devices_are_refused, ".") {
    setenv("FAKE_CUDA_DEVICES", "2", 1);
    REQUIRE(torc_cuda_set_device(1));
    torc_tensor x = torc_empty(SHAPE(2), .device = TORC_CUDA(-1)), y = torc_ones(SHAPE(2));
    REQUIRE(x && torc_tensor_device(x).index == 1);
    for (int index = -2; index >= -9; index -= 7) {
        REQUIRE(!torc_empty(SHAPE(2), .device = TORC_CUDA(index)));
        REQUIRE_ERROR(RUNTIME, "Device index must not be negative");
        REQUIRE(!torc_to(y, .device = TORC_CUDA(index)));
        REQUIRE_ERROR(RUNTIME, "Device index must not be negative");
        REQUIRE(!torc_set_default_device(TORC_CUDA(index)));
        REQUIRE_ERROR(RUNTIME, "Device index must not be negative");
        REQUIRE(!torc_empty(SHAPE(2), .device = {.type = TORC_DEVICE_CPU, .index = (int16_t)index}));
        REQUIRE_ERROR(RUNTIME, "Device index must not be negative");
        REQUIRE(!torc_cuda_synchronize(index));
        REQUIRE_ERROR(CUDA, "invalid device ordinal");
    }
}

CASE_AT(to_is_free_where_nothing_changes, ".") {
    int64_t scope = torc_scope_begin();
    torc_tensor t = torc_empty(SHAPE(2, 3), .device = TORC_CUDA(1));
    int64_t copies = cuda_case_controls()->calls("cuMemcpyDtoDAsync");
    REQUIRE(torc_to(t, .device = TORC_CUDA(1)) == t && torc_to(t, .dtype = TORC_FLOAT32) == t && torc_to(t) == t &&
            torc_float(t) == t);
    REQUIRE(torc_cuda_set_device(1) && torc_to(t, .device = torc_device_parse("cuda")) == t);
    REQUIRE(cuda_case_controls()->calls("cuMemcpyDtoDAsync") == copies);
    torc_tensor copy = torc_to(t, .device = TORC_CUDA(1), .copy = true);
    REQUIRE(copy && copy != t && !torc_shares_storage(copy, t));
    torc_scope_end(scope);
}

/* ------------------------------------------------------------------------------------------ ranges */

CASE_AT(ranges_without_a_profiler, ".") {
    REQUIRE(torc_cuda_nvtx_range_push("nobody") == -1 && torc_cuda_nvtx_range_pop() == -1);
    REQUIRE(torc_cuda_nvtx_mark("listens") && torc_cuda_nvtx_range_end(torc_cuda_nvtx_range_start("here")));
    REQUIRE(torc_error() == TORC_ERROR_OK);
}

CASE_AT(a_profiler_sees_ranges_and_operators, ".") {
    char path[PATH_MAX + 32];
    snprintf(path, sizeof path, "%s/nvtx/libnvtx.so.1", cuda_case_fakes);
    if (access(path, R_OK) != 0) return; /* built without NVTX's headers */
    setenv("NVTX_INJECTION64_PATH", path, 1);
    const char *(*text)(void);
    void *symbol = cuda_case_symbol("nvtx/libnvtx.so.1", "fake_nvtx_text");
    memcpy(&text, &symbol, sizeof text);
    REQUIRE(torc_cuda_nvtx_range_push("step") == 0 && torc_cuda_nvtx_range_push(NULL) == 1);
    REQUIRE(torc_cuda_nvtx_mark("here"));
    REQUIRE(torc_cuda_nvtx_range_pop() == 1);
    int64_t scope = torc_scope_begin();
    torc_tensor t = torc_empty(SHAPE(3), .device = TORC_CUDA(0)); /* brings CUDA up, and operators with it */
    REQUIRE(t && torc_zero_(t));
    REQUIRE(torc_add(torc_ones(SHAPE(2)), torc_ones(SHAPE(2))));
    torc_scope_end(scope);
    uint64_t range = torc_cuda_nvtx_range_start("long");
    REQUIRE(torc_cuda_nvtx_range_pop() == 0 && range == 7 && torc_cuda_nvtx_range_end(range));
    if (strcmp(text(), "<step\n<\n!here\n>\n<zero_\n>\n<fill_\n>\n<fill_\n>\n<add\n>\n[long\n>\n]7\n") != 0)
        fprintf(stderr, "%s", text());
    REQUIRE(strcmp(text(), "<step\n<\n!here\n>\n<zero_\n>\n<fill_\n>\n<fill_\n>\n<add\n>\n[long\n>\n]7\n") == 0);
}

/* ------------------------------------------------------------------------------------------ faults */

/* The record that kernels write is in pinned memory: a test may write it as a kernel would. */
CASE_AT(faults_name_operator_value_and_bound, ".") {
    static const struct {
        int op, kind;
        int64_t dim, value, bound;
        torc_error_code code;
        const char *text;
    } cases[] = {
        {OP_embedding, CUDA_FAULT_ROW, 0, 12, 10, TORC_ERROR_INDEX,
         "index out of range in self (embedding(): index 12, but there are 10 rows)"},
        {OP_gather, CUDA_FAULT_INDEX, 1, -4, 3, TORC_ERROR_INDEX,
         "gather(): index -4 is out of bounds for dimension 1 with size 3"},
        {OP_masked_scatter, CUDA_FAULT_MASK, 0, 5, 2, TORC_ERROR_RUNTIME,
         "Number of elements of source < number of ones in mask (2 < 5)"},
        {OP_nll_loss, CUDA_FAULT_TARGET, 1, 7, 5, TORC_ERROR_INDEX,
         "Target 7 is out of bounds. (nll_loss(): there are 5 classes)"},
        {OP_embedding_bag, CUDA_FAULT_OFFSET, 2, 9, 6, TORC_ERROR_RUNTIME,
         "embedding_bag(): offsets have to begin with 0, must not decrease and can not be greater than input's length "
         "6, but offsets[2] is 9"},
    };
    cuda_fault_site site;
    REQUIRE(cuda_use(0) && cuda_fault_site_make(&site, 0, OP_add, 0));
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        *site.record =
            (cuda_fault_record){1, 1, cases[i].kind, cases[i].op, cases[i].dim, cases[i].value, cases[i].bound, 0};
        REQUIRE(!torc_cuda_synchronize(0));
        REQUIRE(torc_error() == cases[i].code);
        if (!strstr(torc_error_message(), cases[i].text)) fprintf(stderr, "expected: %s\n", cases[i].text);
        REQUIRE(strstr(torc_error_message(), cases[i].text));
        torc_error_clear();
        REQUIRE(torc_cuda_synchronize(0)); /* told once; the process goes on */
    }
}

/* ------------------------------------------------------------------------------------------ calls that fail */

static const fake_cuda_controls *steered;
static bool everything(void) {
    int64_t scope = torc_scope_begin();
    torc_tensor near = torc_ones(SHAPE(40, 50)), pinned = torc_pin_memory(near);
    torc_tensor far = torc_to(pinned, .device = TORC_CUDA(0), .non_blocking = true),
                farther = torc_to(far, .device = TORC_CUDA(1));
    torc_tensor back = torc_to(farther, .device = TORC_CPU, .non_blocking = true),
                waited = torc_to(far, .device = TORC_CPU);
    bool ok = back && waited && torc_cuda_synchronize(1) && torc_equal(back, near) && torc_equal(waited, near);
    ok = ok && torc_cuda_can_device_access_peer(0, 1);
    torc_scope_end(scope);
    return ok;
}
CASE_AT(any_failing_call_is_survived, ".") {
    steered = cuda_case_controls();
    int64_t most = 1;
    for (int64_t n = 1; n <= most && n < 400; n++) {
        pid_t child = fork(); /* the state of a first use each time */
        if (child == 0) {
            steered->reset();
            steered->fail_nth_call(n, 2 /* out of memory */);
            bool ok = everything();
            int64_t calls = steered->call_count();
            steered->fail_nth_call(0, 0);
            REQUIRE(ok == (torc_error() == TORC_ERROR_OK));
            torc_error_clear();
            REQUIRE(everything());
            REQUIRE(torc_error() == TORC_ERROR_OK);
            REQUIRE(torc_cuda_synchronize(0) && torc_cuda_synchronize(1));
            REQUIRE(torc_cuda_host_empty_cache() && steered->pinned() == 0);
            if (steered->violations()) fprintf(stderr, "call %d: %s\n", (int)n, steered->violation());
            REQUIRE(steered->violations() == 0);
            _exit(n <= calls ? 0 : 9);
        }
        int status = -1;
        REQUIRE(child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status));
        if (WEXITSTATUS(status) != 0 && WEXITSTATUS(status) != 9) fprintf(stderr, "call %d failing\n", (int)n);
        REQUIRE(WEXITSTATUS(status) == 0 || WEXITSTATUS(status) == 9);
        if (WEXITSTATUS(status) == 0) most = n + 1;
    }
    REQUIRE(most > 20);
}

/* ------------------------------------------------------------------------------------------------- forks at bad moments */
static _Atomic bool in_init, init_may_go_on;
static void linger(void *unused) {
    (void)unused;
    in_init = true;
    while (!init_may_go_on) usleep(100);
}
static void *first_use(void *unused) {
    (void)torc_cuda_init();
    return unused;
}
static int status_of_child(bool (*body)(void)) {
    pid_t child = fork();
    if (child == 0) {
        signal(SIGALRM, SIG_DFL);
        alarm(30); /* rather than for ever */
        _exit(body() ? 0 : 1);
    }
    int status = -1;
    REQUIRE(child > 0 && waitpid(child, &status, 0) == child);
    return status;
}
static bool is_refused(void) {
    return !torc_cuda_init() && strstr(torc_error_message(), "Cannot re-initialize CUDA in forked subprocess");
}
/* What waits for the next call, on a device that is not the child's, is dropped there, with what reads it; what was put off for the CPU is not. */
static torc_tensor on_device, read_from_it, of_the_cpu;
static bool goes_on_without_the_device(void) {
    bool ok = torc_item(torc_sum(torc_add(torc_ones(SHAPE(3)), 1))) == 6 && torc_manual_seed(1) && !torc_error();
    ok = ok && torc_item(torc_sum(of_the_cpu)) == 8 && !torc_error();
    (void)torc_item(torc_sum(read_from_it));
    ok = ok && torc_error() && torc_error_message()[0];
    torc_error_clear();
    return ok && torc_item(torc_sum(torc_mul(of_the_cpu, 2))) == 16;
}
CASE_AT(a_fork_while_a_call_waits, ".") {
    TORC_SCOPE {
        torc_tensor x = torc_ones(SHAPE(8, 64), .device = TORC_CUDA(0)),
                    w = torc_ones(SHAPE(64), .device = TORC_CUDA(0));
        of_the_cpu = torc_mul(torc_ones(SHAPE(4)), 2);
        on_device = torc_layer_norm(x, SHAPE(64), .weight = w, .bias = w);
        read_from_it = torc_to(torc_reshape(on_device, SHAPE(-1)), .device = TORC_CPU, .non_blocking = true);
        on_device = torc_layer_norm(x, SHAPE(64), .weight = w, .bias = w);
        const int status = status_of_child(goes_on_without_the_device);
        REQUIRE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
        REQUIRE(torc_item(torc_sum(of_the_cpu)) == 8 && torc_cuda_synchronize(0) && !torc_error());
    }
}
/* Another thread is just initializing CUDA: the child is refused it, and does not wait. */
CASE_AT(a_fork_during_the_first_use, ".") {
    pthread_t other;
    cuda_case_controls()->stop_at("cuInit", false, linger, NULL);
    REQUIRE(pthread_create(&other, NULL, first_use, NULL) == 0);
    while (!in_init) usleep(100);
    const int status = status_of_child(is_refused);
    init_may_go_on = true;
    pthread_join(other, NULL);
    REQUIRE(status == 0 && torc_cuda_init());
}

/* Another thread is at a place where a double stops: `body` of a child made meanwhile. The other goes on afterwards. */
static int status_while(const char *place, void *(*other)(void *), bool (*body)(void)) {
    int there[2], on[2];
    char text[32], byte = 0;
    pthread_t thread;
    REQUIRE(pipe(there) == 0 && pipe(on) == 0);
    snprintf(text, sizeof text, "%d,%d", there[1], on[0]);
    setenv(place, text, 1);
    REQUIRE(pthread_create(&thread, NULL, other, NULL) == 0 && read(there[0], &byte, 1) == 1);
    unsetenv(place);
    const int status = status_of_child(body);
    REQUIRE(write(on[1], &byte, 1) == 1 && pthread_join(thread, NULL) == 0);
    return status;
}
static void *first_question(void *unused) { return torc_cuda_is_available() ? unused : NULL; }
static void *first_reading(void *unused) { return torc_cuda_utilization(0) >= 0 ? unused : NULL; }
static bool has_no_driver(void) {
    if (torc_cuda_is_available() || torc_cuda_device_count() != 0 || torc_cuda_driver_version() != 0 || torc_error())
        return false;
    return !torc_cuda_init() && torc_error() == TORC_ERROR_LIBRARY_MISSING &&
           strstr(torc_error_message(),
                  "libcuda.so.1 cannot be used in this process: it was forked while another thread");
}
static bool initializes_without_driver(void) {
    for (int i = 0; i < 2; i++) {
        if (torc_cuda_init() || torc_error() != TORC_ERROR_LIBRARY_MISSING) return false;
        torc_error_clear();
    }
    return !torc_zeros(SHAPE(4), .device = TORC_CUDA(0)) && torc_error() == TORC_ERROR_LIBRARY_MISSING;
}
/* The driver is just being opened, by a first use or by a first question: the child does not wait, and goes without. */
CASE_AT(a_fork_while_the_driver_is_opened, ".") {
    REQUIRE(status_while("FAKE_CUDA_OPENING", first_use, has_no_driver) == 0 && torc_cuda_init());
}
CASE_AT(a_fork_while_the_driver_is_opened_to_initialize, ".") {
    REQUIRE(status_while("FAKE_CUDA_OPENING", first_use, initializes_without_driver) == 0 && torc_cuda_init());
}
CASE_AT(a_fork_while_a_question_opens_the_driver, ".") {
    REQUIRE(status_while("FAKE_CUDA_OPENING", first_question, has_no_driver) == 0 && torc_cuda_is_available());
}
CASE_AT(a_fork_while_a_question_opens_the_driver_to_initialize, ".") {
    REQUIRE(status_while("FAKE_CUDA_OPENING", first_question, initializes_without_driver) == 0 && torc_cuda_init());
}

/* NVML is just being opened, or initialized: the child asks the driver instead, and has no sensors. */
static bool has_no_nvml(void) {
    if (torc_cuda_device_count() != 2 || !torc_cuda_is_available() || torc_cuda_utilization(0) != -1) return false;
    return torc_error() == TORC_ERROR_LIBRARY_MISSING &&
           strstr(torc_error_message(), "libnvidia-ml.so.1 cannot be used in this process");
}
static bool reads_no_sensor(void) {
    if (torc_cuda_utilization(0) != -1 || torc_error() != TORC_ERROR_LIBRARY_MISSING) return false;
    torc_error_clear();
    return torc_cuda_init() && torc_cuda_device_count() == 2;
}
CASE_AT(a_fork_while_a_question_opens_nvml, ".,nvml") {
    REQUIRE(status_while("FAKE_NVML_OPENING", first_question, has_no_nvml) == 0 && torc_cuda_device_count() == 4);
}
CASE_AT(a_fork_while_a_sensor_opens_nvml, ".,nvml") {
    REQUIRE(status_while("FAKE_NVML_OPENING", first_reading, reads_no_sensor) == 0 && torc_cuda_utilization(0) == 10);
}
CASE_AT(a_fork_while_a_question_starts_nvml, ".,nvml") {
    REQUIRE(status_while("FAKE_NVML_STARTING", first_question, reads_no_sensor) == 0 && torc_cuda_device_count() == 4);
}
CASE_AT(a_fork_while_a_sensor_starts_nvml, ".,nvml") {
    REQUIRE(status_while("FAKE_NVML_STARTING", first_reading, has_no_nvml) == 0 && torc_cuda_utilization(0) == 10);
}
/* Who has asked, and forks when nobody asks any more, has children that may ask and may use CUDA. */
static bool asks_and_uses(void) {
    return torc_cuda_device_count() == 4 && torc_cuda_utilization(1) == 11 && torc_cuda_init() &&
           torc_cuda_device_count() == 2;
}
CASE_AT(a_fork_after_questions, ".,nvml") {
    REQUIRE(torc_cuda_is_available() && torc_cuda_utilization(0) == 10 && torc_cuda_driver_version() > 0);
    REQUIRE(status_of_child(asks_and_uses) == 0);
}

/* Another thread reads the allocator's configuration, and is in the program's warning handler. */
static void warned(torc_warning_category category, const char *text, void *unused) {
    (void)category, (void)text;
    linger(unused);
}
static bool reads_configuration(void) { return torc_cuda_caching_allocator_enable(true); }
static void *reads_configuration_first(void *unused) { return reads_configuration() ? unused : NULL; }
CASE_AT(a_fork_while_the_configuration_is_read, ".") {
    pthread_t other;
    setenv("PYTORCH_ALLOC_CONF", "no_such_key:1", 1);
    torc_set_warning_handler(warned, TORC_NO_CONTEXT);
    REQUIRE(pthread_create(&other, NULL, reads_configuration_first, NULL) == 0);
    while (!in_init) usleep(100);
    const int status = status_of_child(reads_configuration);
    init_may_go_on = true;
    REQUIRE(pthread_join(other, NULL) == 0 && status == 0);
}

/* A graph whose capture the parent has not ended. Another thread of the parent was allocating at the moment of the fork. */
static torc_cuda_graph begun;
static bool lets_go_of_it(void) {
    const int64_t calls = cuda_case_controls()->call_count();
    torc_release(begun), torc_release(begun); /* the scope's too: it is destroyed */
    return cuda_case_controls()->call_count() == calls && torc_error() == TORC_ERROR_OK &&
           atomic_load(&cuda_captures_running) == 0;
}
static bool ends_it(void) {
    const bool refused = !torc_cuda_graph_capture_end(begun);
    torc_error_clear();
    return refused && lets_go_of_it();
}
CASE_AT(a_fork_during_a_capture, ".") {
    int64_t scope = torc_scope_begin();
    torc_cuda_stream_guard guard = torc_cuda_stream_guard_begin(torc_cuda_stream_new(0, 0));
    begun = torc_retain(torc_cuda_graph_new(false));
    REQUIRE(torc_cuda_graph_capture_begin(begun) && torc_zeros(SHAPE(4), .device = TORC_CUDA(0)));
    lock_take(&cuda_heaps[0].lock);
    const int let_go = status_of_child(lets_go_of_it), ended = status_of_child(ends_it);
    lock_release(&cuda_heaps[0].lock);
    REQUIRE(let_go == 0 && ended == 0);
    REQUIRE(torc_cuda_graph_capture_end(begun));
    torc_release(begun);
    torc_cuda_stream_guard_end(&guard);
    torc_scope_end(scope);
}

static _Atomic bool pinned_enough;
static void *pin_and_forget(void *unused) {
    while (!pinned_enough) {
        int64_t scope = torc_scope_begin();
        torc_pin_memory(torc_ones(SHAPE(1000)));
        torc_scope_end(scope);
    }
    return unused;
}
static bool figures_are_told(void) {
    torc_cuda_memory_stat stats[64];
    (void)torc_cuda_is_available(); /* whatever the answer */
    return torc_cuda_host_memory_stats(stats, 64) > 0 && torc_cuda_reset_peak_host_memory_stats();
}
CASE_AT(forks_while_memory_is_pinned, ".") {
    pthread_t other;
    REQUIRE(torc_cuda_init());
    REQUIRE(pthread_create(&other, NULL, pin_and_forget, NULL) == 0);
    for (int i = 0; i < 50; i++) REQUIRE(status_of_child(figures_are_told) == 0);
    pinned_enough = true;
    pthread_join(other, NULL);
}

/* On a thread that has not used CUDA, emptying the cache gives the memory back all the same. */
static void *empties(void *unused) { return torc_cuda_host_empty_cache() ? &pinned_enough : unused; }
CASE_AT(any_thread_empties_the_cache, ".") {
    int64_t scope = torc_scope_begin();
    REQUIRE(torc_pin_memory(torc_ones(SHAPE(1000))));
    torc_scope_end(scope);
    REQUIRE(cuda_case_controls()->pinned() > 0);
    pthread_t other;
    void *done = NULL;
    REQUIRE(pthread_create(&other, NULL, empties, NULL) == 0 && pthread_join(other, &done) == 0 && done);
    REQUIRE(cuda_case_controls()->pinned() == 0);
}

int main(void) {
    cuda_case_find_fakes("/proc/self/exe");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(instances_of_divided_devices),
        cmocka_unit_test(numbers_are_read_as_the_driver_does),
        cmocka_unit_test(sensors_of_the_device_that_is_meant),
        cmocka_unit_test(uuids_decide_once_cuda_is_up),
        cmocka_unit_test(without_nvml_sensors_say_so),
        cmocka_unit_test(device_questions),
        cmocka_unit_test(pinned_blocks_are_reused_when_copies_have_passed),
        cmocka_unit_test(pinned_memory_under_many_streams),
        cmocka_unit_test(pinned_tensors),
        cmocka_unit_test(a_fork_during_the_first_use),
        cmocka_unit_test(a_fork_while_the_driver_is_opened),
        cmocka_unit_test(a_fork_while_the_driver_is_opened_to_initialize),
        cmocka_unit_test(a_fork_while_a_question_opens_the_driver),
        cmocka_unit_test(a_fork_while_a_question_opens_the_driver_to_initialize),
        cmocka_unit_test(a_fork_while_a_question_opens_nvml),
        cmocka_unit_test(a_fork_while_a_sensor_opens_nvml),
        cmocka_unit_test(a_fork_while_a_question_starts_nvml),
        cmocka_unit_test(a_fork_while_a_sensor_starts_nvml),
        cmocka_unit_test(a_fork_after_questions),
        cmocka_unit_test(a_fork_while_the_configuration_is_read),
        cmocka_unit_test(a_fork_during_a_capture),
        cmocka_unit_test(forks_while_memory_is_pinned),
        cmocka_unit_test(any_thread_empties_the_cache),
        cmocka_unit_test(copies_wait_only_where_they_must),
        cmocka_unit_test(copies_between_devices_are_ordered),
        cmocka_unit_test(devices_without_a_way_to_each_other),
        cmocka_unit_test(waits_are_caught),
        cmocka_unit_test(waits_of_the_allocator_are_caught),
        cmocka_unit_test(calls_while_an_error_sticks),
        cmocka_unit_test(every_synchronizing_row_is_caught),
        cmocka_unit_test(tensors_of_two_devices_are_refused),
        cmocka_unit_test(negative_devices_are_refused),
        cmocka_unit_test(to_is_free_where_nothing_changes),
        cmocka_unit_test(ranges_without_a_profiler),
        cmocka_unit_test(a_profiler_sees_ranges_and_operators),
        cmocka_unit_test(faults_name_operator_value_and_bound),
        cmocka_unit_test(any_failing_call_is_survived),
    };
    return cmocka_run_group_tests_name("driver/platform", tests, NULL, NULL);
}

#else /* a build without CUDA */

static void the_absent_build_answers_no(void **state) {
    (void)state;
    int64_t scope = torc_scope_begin();
    torc_tensor t = torc_ones(SHAPE(3));
    assert_false(torc_cuda_is_initialized());
    assert_string_equal(torc_cuda_get_arch_list(), "");
    assert_string_equal(torc_cuda_get_gencode_flags(), "");
    assert_true(torc_cuda_version() == 0 && torc_cuda_driver_version() == 0);
    assert_true(!torc_cuda_is_bf16_supported(true) && !torc_cuda_is_tf32_supported() && !torc_is_pinned(t));
    assert_true(torc_cuda_host_empty_cache() && torc_cuda_host_memory_stats(NULL, 0) == 0 &&
                torc_cuda_exchange_device(-1) == -1);
    assert_true(torc_cuda_nvtx_range_push("x") == -1 && torc_cuda_nvtx_mark("x"));
    assert_true(torc_cuda_set_sync_debug_mode(TORC_CUDA_SYNC_WARN) &&
                torc_cuda_get_sync_debug_mode() == TORC_CUDA_SYNC_WARN);
    torc_cuda_memory_stat stats[200]; /* figures are 0, under all their names */
    assert_int_equal(torc_cuda_memory_stats(0, stats, 200), 122);
    for (int i = 0; i < 122; i++) assert_int_equal(stats[i].value, strcmp(stats[i].key, "max_split_size") ? 0 : -1);
    assert_int_equal(torc_cuda_memory_stat_value(0, "allocated_bytes.all.peak"), 0);
    assert_int_equal(torc_cuda_memory_stat_value(-1, "segment.small_pool.peak"), 0);
    assert_non_null(strstr(torc_cuda_memory_summary(0, true), "device ID 0 "));
    assert_int_equal(torc_error(), TORC_ERROR_OK);
    assert_int_equal(torc_cuda_memory_stat_value(0, "no such key"), -1);
    assert_int_equal(torc_error(), TORC_ERROR_VALUE);
    torc_error_clear();
    REQUIRE_ABSENT(torc_cuda_init(), false);
    REQUIRE_ABSENT(torc_cuda_exchange_device(0), -1);
    REQUIRE_ABSENT(torc_cuda_can_device_access_peer(0, 1), false);
    REQUIRE_ABSENT(torc_cuda_utilization(0), -1);
    REQUIRE_ABSENT(*torc_cuda_list_gpu_processes(0), 0);
    REQUIRE_ABSENT(torc_pin_memory(t), NULL);
    REQUIRE_ABSENT(torc_cuda_host_register(&t, sizeof t), false);
    REQUIRE_ABSENT(torc_cuda_host_unregister(&t), false);
    torc_scope_end(scope);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_absent_build_answers_no)};
    return cmocka_run_group_tests_name("driver/platform", tests, NULL, NULL);
}

#endif

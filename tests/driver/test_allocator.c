/* The caching allocator against the double of the driver: which block is given, what goes back and when, other streams,
 * pools, configuration. What it tells of itself is in test_allocator_reports.c, what happens over many calls in
 * test_allocator_model.c. */
#ifdef TORC_HAVE_CUDA
#include <locale.h>

#include "cuda_case.h"

#include "allocator_case.h"

#include "cuda/memory/pinned.h"
#include "cuda/memory/transfer.h"
#include "cuda/streams/wait.h"

/* ------------------------------------------------------------------------------------------------- blocks */

CASE(blocks_are_split_merged_and_reused) {
    cuda_block *a = take(1), *b = take(513), *c = take(1024), *d = take(512);
    char *base = cuda_block_data(a);
    REQUIRE((uintptr_t)base % 512 == 0);
    REQUIRE(cuda_block_data(b) == base + 512 && cuda_block_data(c) == base + 1536 && cuda_block_data(d) == base + 2560);
    REQUIRE_FIGURE("allocated_bytes.all.current", 512 + 1024 + 1024 + 512);
    REQUIRE_FIGURE("requested_bytes.small_pool.current", 1 + 513 + 1024 + 512);
    REQUIRE_FIGURE("reserved_bytes.all.current", 2 * MIB);
    drop(b);
    cuda_block *e = take(600); /* the hole fits exactly */
    REQUIRE(cuda_block_data(e) == base + 512);
    drop(e);
    drop(c); /* merges with the hole */
    e = take(2048);
    REQUIRE(cuda_block_data(e) == base + 512);
    drop(e);
    drop(a);
    drop(d);
    e = take(MIB); /* still small */
    REQUIRE(cuda_block_data(e) == base);
    cuda_block *large = take(MIB + 1);
    REQUIRE((char *)cuda_block_data(large) < base || (char *)cuda_block_data(large) >= base + 2 * MIB);
    REQUIRE_FIGURE("allocated_bytes.large_pool.current", MIB + 512);
    REQUIRE_FIGURE("allocated_bytes.small_pool.current", MIB);
    drop(e);
    drop(large);
    REQUIRE_FIGURE("allocation.all.allocated", 8);
    REQUIRE_FIGURE("allocation.all.freed", 8);
    REQUIRE_FIGURE("active.all.current", 0);
    require_clean();
}

CASE(best_fit_and_the_lowest_address) {
    cuda_block *b[8];
    for (int i = 0; i < 8; i++) b[i] = take((size_t)(i % 2 ? 2 : 4) * MIB);
    char *first = cuda_block_data(b[0]), *third = cuda_block_data(b[2]), *fourth = cuda_block_data(b[3]);
    drop(b[3]); /* 2 MiB */
    drop(b[6]);
    drop(b[0]); /* 4 MiB each */
    cuda_block *x = take(2 * MIB);
    REQUIRE(cuda_block_data(x) == fourth);
    cuda_block *y = take(3 * MIB);
    REQUIRE(cuda_block_data(y) == first);
    drop(x);
    drop(b[2]); /* 6 MiB from third on */
    x = take(5 * MIB);
    REQUIRE(cuda_block_data(x) == third);
    drop(x);
    drop(y);
    b[0] = b[2] = b[3] = b[6] = NULL;
    for (int i = 0; i < 8; i++) cuda_block_free(b[i], NULL, 0);
    REQUIRE_FIGURE("segment.all.current", 1);
    REQUIRE_FIGURE("reserved_bytes.all.peak", 24 * MIB);
    require_clean();
}

CASE(the_double_free_and_the_foreign_address_do_nothing) {
    void *p = NULL, *q = &q;
    REQUIRE(cuda_alloc(0, 1000, &p) && p);
    cuda_free(0, p);
    cuda_free(0, p);
    cuda_free(0, &q);
    cuda_free(0, NULL);
    cuda_free(99, p);
    REQUIRE(cuda_alloc(0, 0, &q) && q == NULL);
    REQUIRE_FIGURE("allocation.all.freed", 1);
    REQUIRE(!torc_cuda_caching_allocator_delete(&p));
    REQUIRE_ERROR(VALUE, "invalid device pointer");
    REQUIRE(torc_cuda_caching_allocator_delete(NULL));
    cuda_block *b = take(100); /* live, but not the caller's to delete */
    REQUIRE(!torc_cuda_caching_allocator_delete(cuda_block_data(b)));
    REQUIRE_ERROR(VALUE, "invalid device pointer");
    REQUIRE_FIGURE("allocation.all.current", 1);
    drop(b);
    p = torc_cuda_caching_allocator_alloc(0, -1, NULL);
    REQUIRE(p && torc_cuda_caching_allocator_delete(p));
    b = take(100); /* the same block: what it was does not matter */
    REQUIRE(cuda_block_data(b) == p && !torc_cuda_caching_allocator_delete(p));
    REQUIRE_ERROR(VALUE, "invalid device pointer");
    drop(b);
    REQUIRE(!torc_cuda_caching_allocator_alloc(5, 7, NULL));
    REQUIRE_ERROR(CUDA, "invalid device ordinal");
    REQUIRE(!torc_cuda_caching_allocator_alloc(5, 1, torc_cuda_default_stream(0)));
    REQUIRE_ERROR(VALUE, "stream is of device 0");
    require_clean();
}

CASE(the_hot_path_calls_no_driver) {
    drop(take(4096));
    drop(take(30 * MIB));
    int64_t before = cuda_case_controls()->call_count();
    for (int i = 0; i < 1000; i++) {
        drop(take(4096));
        drop(take((size_t)(20 + i % 10) * MIB));
    }
    REQUIRE(cuda_case_controls()->call_count() == before);
    require_clean();
}

/* ------------------------------------------------------------------------------------------------ growing, giving back */

CASE(a_range_grows_by_the_difference) {
    const fake_cuda_controls *fake = cuda_case_controls();
    cuda_block *a = take(30 * MIB), *b = take(10 * MIB);
    REQUIRE(cuda_block_data(b) == (char *)cuda_block_data(a) + 30 * MIB);
    drop(b);
    b = take(50 * MIB); /* 10 are there */
    REQUIRE(cuda_block_data(b) == (char *)cuda_block_data(a) + 30 * MIB);
    REQUIRE_FIGURE("reserved_bytes.all.current", 80 * MIB);
    REQUIRE(fake->used(0) == 80 * MIB && fake->calls("cuMemAddressReserve") == 1);
    drop(a);
    drop(b);
    int64_t creates = fake->calls("cuMemCreate");
    b = take(640 * MIB); /* chunks of 10 MiB */
    REQUIRE(fake->calls("cuMemCreate") - creates == 56 && fake->calls("cuMemSetAccess") == 4);
    memset(cuda_block_data(b), 1, 640 * MIB);
    drop(b);
    require_clean();
}

CASE(pages_in_the_middle_go_back) {
    const fake_cuda_controls *fake = cuda_case_controls();
    cuda_block *b[10];
    for (int i = 0; i < 10; i++) b[i] = take(20 * MIB);
    memset(cuda_block_data(b[5]), 5, 20 * MIB);
    for (int i = 0; i < 10; i++)
        if (i != 5) drop(b[i]);
    REQUIRE(torc_cuda_empty_cache());
    REQUIRE(fake->used(0) == 20 * MIB);
    REQUIRE_FIGURE("reserved_bytes.all.current", 20 * MIB);
    REQUIRE(((char *)cuda_block_data(b[5]))[20 * MIB - 1] == 5);
    cuda_block *c = take(60 * MIB); /* the hole before is filled again */
    REQUIRE((char *)cuda_block_data(c) == (char *)cuda_block_data(b[5]) - 100 * MIB);
    REQUIRE(fake->used(0) == 80 * MIB && fake->calls("cuMemAddressReserve") == 1);
    memset(cuda_block_data(c), 6, 60 * MIB);
    cuda_block *d = take(70 * MIB); /* the rest of the hole is too short */
    REQUIRE((char *)cuda_block_data(d) == (char *)cuda_block_data(b[5]) + 20 * MIB);
    drop(c);
    drop(d);
    drop(b[5]);
    require_clean();
}

CASE(what_one_stream_keeps_another_can_have) {
    setenv("FAKE_CUDA_MEMORY", "209715200", 1); /* 200 MiB */
    const fake_cuda_controls *fake = cuda_case_controls();
    cuda_block *b[18], *small[64];
    for (int i = 0; i < 18; i++) b[i] = take(10 * MIB);
    for (int i = 0; i < 18; i += 2) drop(b[i]);
    for (int i = 0; i < 64; i++) small[i] = take(5 * KIB);
    torc_cuda_stream side = torc_cuda_stream_new(0, 0);
    REQUIRE(side);
    fake->set_async(true);
    REQUIRE(cuda_memset(0, cuda_block_data(b[1]), 7, 10 * MIB));
    cuda_block *wide = cuda_block_alloc(side, 80 * MIB); /* from nine holes of 10 */
    REQUIRE(wide);
    REQUIRE_FIGURE("num_alloc_retries", 1);
    REQUIRE_FIGURE("num_ooms", 0);
    REQUIRE(fake->used(0) <= 200 * MIB);
    REQUIRE(((char *)cuda_block_data(b[1]))[0] == 7); /* it was waited for */
    cuda_block_free(wide, NULL, 0);
    cuda_block *back = take(85 * MIB); /* and the other way round */
    drop(back);
    for (int i = 1; i < 18; i += 2) drop(b[i]);
    for (int i = 0; i < 64; i++) drop(small[i]);
    fake->set_async(false);
    require_clean();
}

CASE(addresses_run_out_before_memory_does) {
    setenv("FAKE_CUDA_MEMORY", "67108864", 1);
    cuda_block *b[16];
    for (int i = 0; i < 16; i++) b[i] = take(4 * MIB); /* of 72 MiB addresses */
    for (int i = 0; i < 16; i += 2) drop(b[i]);
    cuda_block *c = take(24 * MIB); /* no 24 MiB lie together: a second range */
    REQUIRE_FIGURE("segment.all.current", 2);
    memset(cuda_block_data(c), 1, 24 * MIB);
    for (int i = 1; i < 16; i += 2) drop(b[i]);
    drop(c);
    require_clean();
}

/* ----------------------------------------------------------------------------------------------- classic segments */

CASE(segments_have_pytorchs_sizes) {
    setenv("PYTORCH_CUDA_ALLOC_CONF", "expandable_segments:False", 1);
    const fake_cuda_controls *fake = cuda_case_controls();
    cuda_block *a = take(100), *b = take(3 * MIB), *c = take(3 * MIB), *d = take(9 * MIB), *e = take(11 * MIB);
    REQUIRE(fake->calls("cuMemAlloc") == 3 && fake->calls("cuMemCreate") == 0);
    REQUIRE(fake->used(0) == (2 + 20 + 12) * MIB);
    REQUIRE(cuda_block_data(c) == (char *)cuda_block_data(b) + 3 * MIB &&
            cuda_block_data(d) == (char *)cuda_block_data(c) + 3 * MIB);
    REQUIRE_FIGURE("segment.all.current", 3);
    REQUIRE_FIGURE("segment.large_pool.current", 2);
    REQUIRE_FIGURE("allocated_bytes.large_pool.current", (3 + 3 + 9 + 12) * MIB); /* a rest of 1 MiB is not split off */
    REQUIRE_FIGURE("inactive_split.all.current", 2);                              /* behind a, and 5 MiB behind d */
    REQUIRE_FIGURE("inactive_split_bytes.large_pool.current", 5 * MIB);
    drop(c);
    REQUIRE_FIGURE("inactive_split.large_pool.current", 2);
    REQUIRE(torc_cuda_empty_cache() && fake->used(0) == (2 + 20 + 12) * MIB); /* no segment is all free */
    drop(b);
    drop(d);
    REQUIRE_FIGURE("inactive_split.large_pool.current", 0);
    REQUIRE(torc_cuda_empty_cache() && fake->used(0) == (2 + 12) * MIB);
    drop(a);
    drop(e);
    require_clean();
    REQUIRE_FIGURE("segment.all.freed", 3);
    REQUIRE_FIGURE("num_device_alloc", 3);
    REQUIRE_FIGURE("num_device_free", 3);
}

CASE(devices_without_virtual_memory) {
    setenv("FAKE_CUDA_NO_VMM", "1", 1);
    const fake_cuda_controls *fake = cuda_case_controls();
    cuda_block *a = take(25 * MIB);
    REQUIRE(fake->calls("cuMemAlloc") == 1 && fake->calls("cuMemAddressReserve") == 0 && fake->used(0) == 26 * MIB);
    drop(a);
    require_clean();
}

CASE(large_segments_are_not_split) {
    setenv("PYTORCH_CUDA_ALLOC_CONF", "expandable_segments:False,max_split_size_mb:40", 1);
    const fake_cuda_controls *fake = cuda_case_controls();
    cuda_block *a = take(100 * MIB);
    REQUIRE_FIGURE("max_split_size", 40 * MIB);
    REQUIRE_FIGURE("oversize_allocations.current", 1);
    REQUIRE_FIGURE("oversize_segments.current", 1);
    drop(a);
    cuda_block *b = take(30 * MIB); /* not from the 100 */
    REQUIRE(fake->used(0) == 130 * MIB);
    cuda_block *c = take(90 * MIB); /* within 20 MiB of 100: given whole */
    REQUIRE(fake->used(0) == 130 * MIB && cuda_block_data(c) == cuda_block_data(a));
    REQUIRE_FIGURE("allocated_bytes.all.current", 130 * MIB);
    drop(c);
    c = take(60 * MIB); /* too far */
    REQUIRE(fake->used(0) == 190 * MIB);
    drop(b);
    drop(c);
    REQUIRE_FIGURE("oversize_allocations.freed", 3);
    require_clean();
    REQUIRE_FIGURE("oversize_segments.current", 0);
}

CASE(old_segments_are_collected) {
    setenv("FAKE_CUDA_MEMORY", "1048576000", 1); /* 1000 MiB */
    setenv("PYTORCH_CUDA_ALLOC_CONF", "expandable_segments:False,garbage_collection_threshold:0.5", 1);
    const fake_cuda_controls *fake = cuda_case_controls();
    drop(take(100 * MIB));
    for (int i = 0; i < 50; i++) drop(take(90 * MIB)); /* splits the same one */
    cuda_block *a = take(120 * MIB);
    drop(take(200 * MIB));
    REQUIRE(fake->used(0) == 420 * MIB);
    cuda_block *b = take(210 * MIB);
    REQUIRE(fake->used(0) == 630 * MIB);
    cuda_block *c = take(300 * MIB); /* 630 > 500: what is old and free goes first */
    REQUIRE(fake->used(0) < 930 * MIB);
    drop(a);
    drop(b);
    drop(c);
    require_clean();
}

CASE(sizes_are_rounded_by_divisions_of_powers_of_two) {
    setenv("PYTORCH_CUDA_ALLOC_CONF", "roundup_power2_divisions:[1:4,2:8,8:1,>:0]", 1);
    static const struct {
        size_t bytes, rounded;
    } cases[] = {{1, 512},
                 {700, 1024},
                 {2049, 2560},
                 {2561, 3072},
                 {MIB + 1, 5 * (MIB / 4)},
                 {1200 * KIB, 1280 * KIB},
                 {2 * MIB + 1, 2 * MIB + 256 * KIB},
                 {4 * MIB + 5, 4 * MIB + 512},
                 {9 * MIB, 9 * MIB}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        cuda_block *b = take(cases[i].bytes);
        if (figure("allocated_bytes.all.current") != (int64_t)cases[i].rounded)
            fprintf(stderr, "%zu: %lld\n", cases[i].bytes, (long long)figure("allocated_bytes.all.current"));
        REQUIRE_FIGURE("allocated_bytes.all.current", cases[i].rounded);
        drop(b);
    }
    require_clean();
}

/* More divisions than there are bytes between two powers of two: as if there were none, whatever the number. */
CASE(divisions_may_be_as_fine_as_they_like) {
    allocator_config c = {0};
    for (int bit = 6; bit < 64; bit++) {
        char text[64];
        snprintf(text, sizeof text, "roundup_power2_divisions:%llu", 1ULL << bit);
        REQUIRE(cuda_allocator_config_parse(text, &c) && c.roundup_power2_divisions[0] == bit + 1);
        drop(take(100)); /* the environment has been read */
        memcpy(cuda_allocator_config.roundup_power2_divisions, c.roundup_power2_divisions,
               sizeof c.roundup_power2_divisions);
        REQUIRE(block_rounded(1) == 512 && block_rounded(700) == 1024 && block_rounded(5 * MIB + 1) % 512 == 0);
        REQUIRE(block_rounded(5 * MIB + 1) > 5 * MIB && block_rounded((size_t)1 << 61) == (size_t)1 << 61);
        if (bit > 13) REQUIRE(block_rounded(5 * MIB + 1) == 5 * MIB + 512);
        drop(take(5 * MIB + 1));
    }
    require_clean();
}

/* What could go on without waiting does, where waits are errors. */
CASE(old_segments_are_not_collected_where_waits_are_errors) {
    setenv("FAKE_CUDA_MEMORY", "1048576000", 1);
    setenv("PYTORCH_CUDA_ALLOC_CONF", "expandable_segments:False,garbage_collection_threshold:0.3", 1);
    const fake_cuda_controls *fake = cuda_case_controls();
    cuda_block *a = take(200 * MIB);
    drop(take(250 * MIB));
    REQUIRE(torc_cuda_set_sync_debug_mode(TORC_CUDA_SYNC_ERROR));
    const int64_t waits = cuda_wait_count();
    cuda_block *b = cuda_block_alloc(main_stream(), 260 * MIB); /* over the threshold, but there is room */
    REQUIRE(b && cuda_wait_count() == waits);
    drop(a);
    REQUIRE(!cuda_block_alloc(main_stream(), 400 * MIB)); /* and here there is none */
    REQUIRE_ERROR(RUNTIME, "called a synchronizing CUDA operation (a stream whose memory is given back)");
    REQUIRE(torc_cuda_set_sync_debug_mode(TORC_CUDA_SYNC_DEFAULT));
    drop(take(400 * MIB));
    drop(b);
    REQUIRE(fake->violations() == 0);
    require_clean();
}

/* The driver waits when memory goes back: not where waits are errors, and not without a word where they are warned of. */
static int free_warnings;
static void note_free(torc_warning_category category, const char *message, void *context) {
    (void)category, (void)context;
    free_warnings +=
        strstr(message, "called a synchronizing CUDA operation (memory that is given back without caching)") != NULL;
}
CASE(frees_without_caching_are_waits) {
    setenv("PYTORCH_NO_CUDA_MEMORY_CACHING", "1", 1);
    const fake_cuda_controls *fake = cuda_case_controls();
    torc_set_warning_handler(note_free, TORC_NO_CONTEXT);
    cuda_block *a = take(3 * MIB), *b = take(3 * MIB), *c = take(100);
    REQUIRE(torc_cuda_set_sync_debug_mode(TORC_CUDA_SYNC_WARN));
    drop(c);
    REQUIRE(free_warnings == 1 && fake->calls("cuMemFree") == 1);
    REQUIRE(torc_cuda_set_sync_debug_mode(TORC_CUDA_SYNC_ERROR));
    void *place = cuda_block_data(a);
    drop(a);
    REQUIRE(fake->calls("cuMemFree") == 1 && fake->used(0) == 6 * MIB && torc_error() == TORC_ERROR_OK);
    REQUIRE_FIGURE("allocated_bytes.all.current", 3 * MIB);
    REQUIRE(take(1 * MIB + 512) != a); /* too small for it */
    for (int i = 0; i < 10; i++) {     /* it is not lost, nor does it grow */
        a = take(2 * MIB);
        REQUIRE(cuda_block_data(a) == place);
        drop(a);
    }
    drop(b);
    REQUIRE(fake->calls("cuMemFree") == 1 && !torc_cuda_empty_cache());
    REQUIRE_ERROR(RUNTIME, "called a synchronizing CUDA operation (torch.cuda.empty_cache)");
    REQUIRE(torc_cuda_set_sync_debug_mode(TORC_CUDA_SYNC_WARN));
    c = take(100); /* the next one that may wait gives back */
    REQUIRE(fake->calls("cuMemFree") == 3 && free_warnings == 2);
    REQUIRE(torc_cuda_set_sync_debug_mode(TORC_CUDA_SYNC_DEFAULT));
    drop(c);
    REQUIRE(fake->calls("cuMemFree") == 4 && free_warnings == 2 && fake->violations() == 0);
}

/* What is kept goes before there is no memory, and so do pages that are cached when caching is switched off. */
CASE(without_caching_memory_is_not_lost) {
    setenv("FAKE_CUDA_MEMORY", "104857600", 1); /* 100 MiB */
    const fake_cuda_controls *fake = cuda_case_controls();
    drop(take(80 * MIB));
    REQUIRE(torc_cuda_caching_allocator_enable(false));
    cuda_block *a = take(90 * MIB); /* in the place of what was cached */
    torc_cuda_stream side = torc_cuda_stream_new(0, 0);
    fake->set_async(true);
    fake->set_query_advances(false);
    REQUIRE(cuda_driver_table->cuMemsetD8Async((CUdeviceptr)(uintptr_t)cuda_block_data(a), 3, MIB, side->handle) ==
            CUDA_SUCCESS);
    cuda_block_free(a, &side, 1);
    a = take(90 * MIB); /* waits for it */
    fake->set_async(false);
    drop(a);
    REQUIRE(!cuda_block_alloc(main_stream(), 200 * MIB));
    REQUIRE_ERROR(CUDA_OUT_OF_MEMORY, "Tried to allocate 200.00 MiB");
    require_clean();
}

CASE(without_caching) {
    setenv("PYTORCH_NO_CUDA_MEMORY_CACHING", "1", 1);
    const fake_cuda_controls *fake = cuda_case_controls();
    for (int i = 0; i < 5; i++) {
        cuda_block *a = take(3 * MIB), *b = take(10);
        REQUIRE(fake->used(0) >= 3 * MIB + 512);
        REQUIRE_FIGURE("allocated_bytes.all.current", 3 * MIB + 512);
        drop(a);
        drop(b);
        REQUIRE(fake->used(0) == 0);
    }
    REQUIRE(fake->calls("cuMemAlloc") == 10 && fake->calls("cuMemFree") == 10);
    require_clean();
}

CASE(caching_is_switched) {
    const fake_cuda_controls *fake = cuda_case_controls();
    REQUIRE(torc_cuda_caching_allocator_enable(true) && !torc_cuda_is_initialized());
    cuda_block *cached = take(3 * MIB);
    REQUIRE(torc_cuda_caching_allocator_enable(false));
    cuda_block *direct = take(3 * MIB);
    REQUIRE(fake->calls("cuMemAlloc") == 1 && fake->calls("cuMemFree") == 0);
    REQUIRE(torc_cuda_caching_allocator_enable(true));
    drop(direct); /* each as it came */
    REQUIRE(fake->calls("cuMemFree") == 1);
    drop(cached);
    drop(take(3 * MIB));
    REQUIRE(fake->calls("cuMemAlloc") == 1 && fake->used(0) == 4 * MIB);
    setenv("PYTORCH_NO_CUDA_MEMORY_CACHING", "1", 1); /* read already */
    drop(take(3 * MIB));
    REQUIRE(fake->calls("cuMemAlloc") == 1);
    require_clean();
}

/* --------------------------------------------------------------------------------------------------- other streams */

CASE(blocks_wait_for_the_streams_that_used_them) {
    const fake_cuda_controls *fake = cuda_case_controls();
    torc_cuda_stream side = torc_cuda_stream_new(0, 0), third = torc_cuda_stream_new(0, 0);
    REQUIRE(side && third);
    cuda_block *out = take(4096), *a = take(4096);
    void *p = cuda_block_data(a);
    REQUIRE(cuda_memset(0, p, 1, 4096));
    fake->set_async(true);
    fake->set_query_advances(false);
    CUdeviceptr dst = (CUdeviceptr)(uintptr_t)cuda_block_data(out), src = (CUdeviceptr)(uintptr_t)p;
    REQUIRE(cuda_driver_table->cuMemcpyDtoDAsync(dst, src, 2048, side->handle) == CUDA_SUCCESS);
    REQUIRE(cuda_driver_table->cuMemcpyDtoDAsync(dst + 2048, src, 2048, third->handle) == CUDA_SUCCESS);
    cuda_block_free(a, (torc_cuda_stream[]){side, third, main_stream()}, 3);
    REQUIRE_FIGURE("active.all.current", 2);
    REQUIRE_FIGURE("allocation.all.current", 1);
    for (int i = 0; i < 20; i++) {
        cuda_block *b = take(4096);
        REQUIRE(cuda_block_data(b) != p);
        drop(b);
    }
    fake->run(side->handle, -1);
    for (int i = 0; i < 20; i++) {
        cuda_block *b = take(4096);
        REQUIRE(cuda_block_data(b) != p);
        drop(b);
    }
    REQUIRE_FIGURE("active.all.current", 2);
    fake->run(third->handle, -1);
    for (int i = 0; i < 20; i++) drop(take(4096));
    REQUIRE_FIGURE("active.all.current", 1);
    cuda_block *b = take(4096);
    REQUIRE(cuda_block_data(b) == p);
    drop(b);
    drop(out);
    fake->set_async(false);
    require_clean();
}

CASE(pending_blocks_are_waited_for_before_giving_up) {
    setenv("FAKE_CUDA_MEMORY", "104857600", 1); /* 100 MiB */
    const fake_cuda_controls *fake = cuda_case_controls();
    torc_cuda_stream side = torc_cuda_stream_new(0, 0);
    cuda_block *a = take(80 * MIB);
    fake->set_async(true);
    fake->set_query_advances(false);
    REQUIRE(cuda_driver_table->cuMemsetD8Async((CUdeviceptr)(uintptr_t)cuda_block_data(a), 3, 80 * MIB, side->handle) ==
            CUDA_SUCCESS);
    cuda_block_free(a, &side, 1);
    cuda_block *b = take(70 * MIB);
    REQUIRE(cuda_block_data(b) == cuda_block_data(a) && ((char *)cuda_block_data(b))[0] == 3);
    REQUIRE_FIGURE("num_sync_all_streams", 1);
    REQUIRE_FIGURE("num_ooms", 0);
    drop(b);
    fake->set_async(false);
    require_clean();
}

CASE(events_that_cannot_be_had_defer_the_block) {
    const fake_cuda_controls *fake = cuda_case_controls();
    torc_cuda_stream side = torc_cuda_stream_new(0, 0);
    for (int k = 0; k < 2; k++) {
        cuda_block *a = take(4096);
        void *p = cuda_block_data(a);
        fake->inject(k ? "cuEventRecord" : "cuEventCreate", 1, 1, 2);
        torc_error_raise(TORC_ERROR_INDEX, "sticks");
        cuda_block_free(a, &side, 1);
        REQUIRE_ERROR(INDEX, "sticks");
        REQUIRE_FIGURE("active.all.current", 1);
        cuda_block *b = take(4096);
        REQUIRE(cuda_block_data(b) != p);
        cuda_block *c = take(1 * MIB), *d = take(1 * MIB); /* needs to grow: tried again */
        REQUIRE_FIGURE("active.all.current", 3);
        drop(b);
        drop(c);
        drop(d);
        REQUIRE(torc_cuda_empty_cache());
    }
    require_clean();
}

/* ----------------------------------------------------------------------------------------------------------- pools */

CASE(pools_are_apart_and_go_when_all_is_gone) {
    const fake_cuda_controls *fake = cuda_case_controls();
    int64_t scope = torc_scope_begin();
    torc_cuda_mempool pool = torc_cuda_mempool_new(-1), inner = torc_cuda_mempool_new(0);
    REQUIRE(pool && inner);
    drop(take(8 * MIB)); /* the default pool has a free block of that size */
    REQUIRE(torc_cuda_use_mem_pool_begin(pool));
    cuda_block *a = take(8 * MIB);
    REQUIRE(a->range->arena->pool == pool);
    REQUIRE(torc_cuda_use_mem_pool_begin(inner));
    cuda_block *b = take(8 * MIB);
    REQUIRE(b->range->arena->pool == inner);
    REQUIRE(!torc_cuda_use_mem_pool_end(pool));
    REQUIRE_ERROR(RUNTIME, "not the pool that was begun last");
    REQUIRE(torc_cuda_use_mem_pool_end(inner) && torc_cuda_use_mem_pool_end(pool));
    REQUIRE(!torc_cuda_use_mem_pool_end(pool));
    REQUIRE_ERROR(RUNTIME, "not the pool that was begun last");
    cuda_block *c = take(8 * MIB);
    REQUIRE(!c->range->arena->pool && fake->used(0) == 24 * MIB);
    drop(c);
    drop(b);
    REQUIRE(torc_cuda_empty_cache()); /* a pool without captures gives back what is free */
    REQUIRE(fake->used(0) == 8 * MIB);
    torc_scope_end(scope); /* no handle any more, but a block */
    REQUIRE(fake->used(0) == 8 * MIB);
    ((char *)cuda_block_data(a))[0] = 1;
    drop(a);
    REQUIRE_FIGURE("allocated_bytes.all.current", 0);
    require_clean();
    REQUIRE(!cuda_heaps[0].pools);
}

CASE(captured_pools_stay_where_they_are) {
    const fake_cuda_controls *fake = cuda_case_controls();
    torc_cuda_mempool pool = cuda_mempool_new(0);
    torc_cuda_stream side = torc_cuda_stream_new(0, 0);
    REQUIRE(pool && side);
    cuda_block *before = cuda_block_alloc(side, 4096), *kept;
    void *first;
    cuda_mempool_capture_begin(pool);
    atomic_store(&side->capture_pool, pool);
    cuda_block *a = cuda_block_alloc(side, 30 * MIB);
    REQUIRE(a && a->range->arena->pool == pool);
    first = cuda_block_data(a);
    cuda_block_free(a, NULL, 0);
    REQUIRE((kept = cuda_block_alloc(side, 20 * MIB)) && cuda_block_data(kept) == first); /* reused within */
    int64_t queries = fake->calls("cuEventQuery") + fake->calls("cuEventRecord");
    torc_cuda_stream main = main_stream();
    cuda_block_free(before, &main, 1); /* no event now */
    cuda_block_free(cuda_block_alloc(side, 4096), NULL, 0);
    REQUIRE(torc_cuda_empty_cache());
    REQUIRE(fake->calls("cuEventQuery") + fake->calls("cuEventRecord") == queries);
    REQUIRE_FIGURE("active.all.current", 2);
    atomic_store(&side->capture_pool, NULL);
    cuda_mempool_capture_end(pool, true);
    cuda_block_free(kept, NULL, 0);
    int64_t used = fake->used(0);
    REQUIRE(torc_cuda_empty_cache() && fake->used(0) < used && fake->used(0) >= 30 * MIB);
    REQUIRE_FIGURE("active.all.current", 0); /* the deferred one is through */
    object_release(pool);
    REQUIRE(fake->used(0) == 0);
    pool = cuda_mempool_new(0); /* a capture that fails leaves a pool like any other */
    cuda_mempool_capture_begin(pool);
    atomic_store(&side->capture_pool, pool);
    a = cuda_block_alloc(side, 30 * MIB);
    atomic_store(&side->capture_pool, NULL);
    cuda_mempool_capture_end(pool, false);
    cuda_block_free(a, NULL, 0);
    REQUIRE(torc_cuda_empty_cache() && fake->used(0) == 0);
    object_release(pool);
    require_clean();
}

/* A capture on device 0, of the kind that forbids this and all other threads most calls. */
static torc_cuda_graph begin_capture(void *p) {
    torc_cuda_graph g = torc_cuda_graph_new(false);
    REQUIRE(g && torc_cuda_set_stream(torc_cuda_stream_new(0, 0)) && torc_cuda_graph_capture_begin(g));
    REQUIRE(cuda_memset(0, p, 1, 64));
    return g;
}
static void end_capture(torc_cuda_graph g) { /* it has survived */
    REQUIRE(torc_cuda_graph_capture_end(g) && torc_cuda_graph_replay(g));
    REQUIRE(torc_cuda_set_stream(torc_cuda_default_stream(0)));
    REQUIRE(torc_cuda_graph_reset(g));
}

CASE(a_capture_elsewhere_is_no_reason_to_be_out_of_memory) {
    setenv("FAKE_CUDA_MEMORY", "104857600", 1); /* 100 MiB */
    setenv("FAKE_CUDA_DEVICES", "2", 1);
    const fake_cuda_controls *fake = cuda_case_controls();
    int64_t scope = torc_scope_begin();
    torc_cuda_stream side = torc_cuda_stream_new(1, 0), main = torc_cuda_default_stream(1);
    REQUIRE(side && main);
    for (int k = 0; k < 2; k++) {
        cuda_block *out = take(512), *used = cuda_block_alloc(main, 8 * MIB);
        cuda_block_free(cuda_block_alloc(main, 70 * MIB), NULL, 0);
        torc_cuda_graph g = begin_capture(cuda_block_data(out));
        cuda_block_free(used, &side, 1); /* its event is recorded and asked */
        REQUIRE_FIGURE("num_ooms", 0);
        cuda_block *b = cuda_block_alloc(side, 80 * MIB); /* what is free belongs to another stream */
        REQUIRE(b && fake->used(1) <= 100 * MIB);
        cuda_block_free(b, NULL, 0);
        REQUIRE(torc_cuda_memory_stat_value(1, "active.all.current") == 0);
        REQUIRE(torc_cuda_empty_cache() && fake->used(1) == 0 && fake->used(0) > 0); /* device 0: not now */
        end_capture(g);
        drop(out);
    }
    /* a stream of the other device that has joined the capture can be neither asked nor waited for */
    cuda_block *out = take(512);
    torc_cuda_graph g = begin_capture(cuda_block_data(out));
    cuda_block *used = cuda_block_alloc(main, 8 * MIB);
    REQUIRE(!heap_is_captured(&cuda_heaps[1]) && cuda_stream_order(side, cuda_current_stream(0)));
    REQUIRE(heap_is_captured(&cuda_heaps[1]));
    cuda_block_free(used, &side, 1);
    REQUIRE(torc_cuda_empty_cache());
    REQUIRE(cuda_stream_order(cuda_current_stream(0), side));
    end_capture(g);
    drop(out);
    torc_scope_end(scope);
    REQUIRE(torc_cuda_empty_cache() && fake->used(1) == 0 && fake->violations() == 0);
}

CASE(out_of_memory_inside_a_capture) {
    setenv("FAKE_CUDA_MEMORY", "104857600", 1);
    int64_t scope = torc_scope_begin();
    cuda_block *out = take(512);
    torc_cuda_graph g = begin_capture(cuda_block_data(out));
    REQUIRE(!cuda_block_alloc(cuda_current_stream(0), 200 * MIB));
    REQUIRE(!strstr(torc_error_message(), "of which 0 bytes is free"));
    REQUIRE_ERROR(CUDA_OUT_OF_MEMORY, "a total capacity of 100.00 MiB of which 96.00 MiB is free");
    end_capture(g);
    drop(out);
    torc_scope_end(scope);
    REQUIRE(cuda_case_controls()->violations() == 0);
}

CASE(pinned_memory_inside_a_capture) {
    const fake_cuda_controls *fake = cuda_case_controls();
    int64_t scope = torc_scope_begin();
    cuda_block *out = take(512);
    void *unused, *p, *q;
    REQUIRE(cuda_host_alloc(100, &unused) && cuda_host_alloc(5000, &p));
    cuda_host_free(unused);
    torc_cuda_graph g = begin_capture(cuda_block_data(out));
    REQUIRE(torc_cuda_host_empty_cache() && fake->pinned() == 2);
    fake->inject("cuMemHostAlloc", 1, 2, 2);
    REQUIRE(!cuda_host_alloc(100000, &q));
    REQUIRE_ERROR(OUT_OF_MEMORY, "pinned host memory");
    fake->inject("cuMemHostAlloc", 1, 0, 0);
    REQUIRE(cuda_host_use(p, torc_cuda_default_stream(0)));
    fake->inject("cuEventCreate", 1, 1, 2); /* nobody can say when it is idle */
    cuda_host_free(p);
    REQUIRE(fake->pinned() == 2);
    static char own[8192];
    REQUIRE(torc_cuda_host_register(own, sizeof own) && torc_cuda_host_unregister(own));
    end_capture(g);
    REQUIRE(torc_cuda_host_empty_cache() && torc_cuda_host_empty_cache() && fake->pinned() == 0); /* an event, asked */
    drop(out);
    torc_scope_end(scope);
    REQUIRE(fake->violations() == 0);
}

CASE(pairs_that_met_reach_each_others_memory) {
    setenv("FAKE_CUDA_DEVICES", "3", 1);
    const fake_cuda_controls *fake = cuda_case_controls();
    cuda_block *a = take(3 * MIB), *b = cuda_block_alloc(cuda_default_stream(1), 3 * MIB);
    REQUIRE(a && b && cuda_use(2));
    cuda_block *c = cuda_block_alloc(cuda_default_stream(2), 512);
    int64_t calls = fake->calls("cuMemSetAccess");
    for (int i = 0; i < 2; i++) { /* the second time it is so already */
        REQUIRE(cuda_copy(cuda_block_data(b), 1, cuda_block_data(a), 0, 512, true));
        REQUIRE(fake->calls("cuMemSetAccess") == calls + 2);
        REQUIRE(cuda_heaps[0].peer_count == 1 && cuda_heaps[0].peers[0] == 1);
        REQUIRE(cuda_heaps[1].peer_count == 1 && cuda_heaps[1].peers[0] == 0);
    }
    fake->inject("cuMemSetAccess", 1, 2, 2); /* the copy does not need it */
    torc_error_raise(TORC_ERROR_INDEX, "sticks");
    REQUIRE(cuda_copy(cuda_block_data(c), 2, cuda_block_data(a), 0, 512, true));
    REQUIRE_ERROR(INDEX, "sticks");
    REQUIRE(cuda_heaps[2].peer_count == 0);
    drop(a);
    drop(b);
    drop(c);
    require_clean();
}

/* ------------------------------------------------------------------------------------------------- other allocators */

static int foreign_blocks;
static void *foreign_alloc(void *context, size_t size, int device, void *stream) {
    (void)stream;
    REQUIRE(context == &foreign_blocks && device == 0);
    if (size > 100 * MIB) return NULL;
    torc_cuda_memory_allocated(0); /* it may call torc */
    foreign_blocks++;
    return aligned_alloc(512, (size + 511) / 512 * 512);
}
static void foreign_free(void *context, void *data, size_t size, int device, void *stream) {
    (void)stream, (void)context, (void)device;
    REQUIRE(size == 5 * MIB || size == 100);
    torc_cuda_memory_allocated(0);
    foreign_blocks--;
    free(data);
}

static void nothing(void *unused) { (void)unused; }

CASE(an_allocator_of_the_callers) {
    const fake_cuda_controls *fake = cuda_case_controls();
    torc_cuda_pluggable_allocator own = {sizeof own, foreign_alloc, foreign_free, TORC_CONTEXT(&foreign_blocks)};
    REQUIRE(!strcmp(torc_cuda_get_allocator_backend(), "native"));
    REQUIRE(!torc_cuda_change_current_allocator(
        &(torc_cuda_pluggable_allocator){sizeof own, NULL, foreign_free, TORC_NO_CONTEXT}));
    REQUIRE_ERROR(VALUE, "alloc and free");
    struct {
        torc_cuda_pluggable_allocator known;
        const void *unknown;
    } later = {own, &own};
    later.known.struct_size = sizeof later;
    REQUIRE(!torc_cuda_change_current_allocator(&later.known));
    REQUIRE_ERROR(VALUE, "what stands behind them is not zero");
    REQUIRE(torc_cuda_change_current_allocator(&own));
    REQUIRE(!strcmp(torc_cuda_get_allocator_backend(), "pluggable"));
    cuda_block *a = take(5 * MIB), *b = take(100);
    REQUIRE(foreign_blocks == 2 && cuda_block_data(a) != cuda_block_data(b));
    REQUIRE_FIGURE("allocated_bytes.all.current", 5 * MIB + 100);
    torc_cuda_stream side = torc_cuda_stream_new(0, 0);
    fake->set_async(true);
    fake->set_query_advances(false);
    cuda_block *pinned_down = take(100);
    REQUIRE(cuda_driver_table->cuLaunchHostFunc(side->handle, nothing, NULL) == CUDA_SUCCESS);
    cuda_block_free(pinned_down, &side, 1);
    drop(b);
    REQUIRE(foreign_blocks == 2); /* one waits for the other stream */
    fake->set_async(false);
    REQUIRE(torc_cuda_empty_cache() && foreign_blocks == 1);
    drop(a);
    REQUIRE(foreign_blocks == 0);
    REQUIRE(!cuda_block_alloc(main_stream(), 200 * MIB));
    REQUIRE_ERROR(CUDA_OUT_OF_MEMORY, "Tried to allocate 200.00 MiB");
    REQUIRE(!torc_cuda_change_current_allocator(&own));
    REQUIRE_ERROR(RUNTIME, "Can't swap an already initialized allocator");
    require_clean();
}

/* ------------------------------------------------------------------------------------------------------ configuration */

CASE(configurations) {
    static const struct {
        const char *text, *error;
    } cases[] = {
        {"", NULL},
        {"expandable_segments:False", NULL},
        {" max_split_size_mb : 200 , garbage_collection_threshold:0.8,", NULL},
        {"roundup_power2_divisions:[256:1,512:2,1024:4,>:8]", NULL},
        {"backend:native,pinned_num_register_threads:4", NULL},
        {"no_such_key:3,other:[1:2,3:4],max_split_size_mb:20", NULL},
        {"per_process_memory_fraction:0.25", NULL},
        {"max_split_size_mb:19", "CachingAllocator option max_split_size_mb too small, must be >= 20"},
        {"max_split_size_mb", "expected :"},
        {"max_split_size_mb:", "expecting max_split_size_mb value"},
        {"max_split_size_mb:12x", "expecting max_split_size_mb value"},
        {"max_split_size_mb:-30", "expecting max_split_size_mb value"},
        {"expandable_segments:true", "Expected a single True/False argument for expandable_segments"},
        {"expandable_segments:True backend:native", "Expected a single True/False argument"},
        {"garbage_collection_threshold:1.0", "garbage_collect_threshold is invalid, set it in (0.0, 1.0)"},
        {"garbage_collection_threshold:x", "expecting garbage_collection_threshold value"},
        {"roundup_power2_divisions:3", "has to be power of 2"},
        {"roundup_power2_divisions:[3:4]", "the intervals have to be power of 2"},
        {"roundup_power2_divisions:[4:4", "expected , but got ''"},
        {"backend:mine", "Unknown allocator backend, options are native and cudaMallocAsync"},
        {"per_process_memory_fraction:2", "per_process_memory_fraction is invalid"},
        {"unknown:[1:2", "Expected closing bracket ']'"},
    };
    setenv("TORC_WARNINGS", "0", 1);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        allocator_config c = {.max_split_size = 7};
        bool ok = cuda_allocator_config_parse(cases[i].text, &c);
        if (ok != !cases[i].error) fprintf(stderr, "'%s': %s\n", cases[i].text, torc_error_message());
        REQUIRE(ok == !cases[i].error && ok == (torc_error() == TORC_ERROR_OK));
        if (!ok) {
            REQUIRE(c.max_split_size == 7);
            REQUIRE_ERROR(VALUE, cases[i].error);
        }
    }
    allocator_config c = {0};
    REQUIRE(cuda_allocator_config_parse(
        "max_split_size_mb:200,roundup_power2_divisions:[4:2,16:8,>:4],expandable_segments:False", &c));
    static const uint8_t table[16] = {2, 2, 2, 0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3};
    REQUIRE(c.max_split_size == (size_t)200 * MIB && !c.expandable && !memcmp(c.roundup_power2_divisions, table, 16));
    /* at the first use, and each time */
    setenv("PYTORCH_ALLOC_CONF", "max_split_size_mb:1", 1);
    for (int i = 0; i < 2; i++) {
        REQUIRE(!cuda_block_alloc(main_stream(), 100));
        REQUIRE_ERROR(VALUE, "max_split_size_mb too small");
    }
    setenv("PYTORCH_ALLOC_CONF", "per_process_memory_fraction:0.5", 1);
    drop(take(100));
    REQUIRE(torc_cuda_get_per_process_memory_fraction(0) == 0.5);
    setenv("PYTORCH_ALLOC_CONF", "nonsense", 1); /* read once */
    drop(take(100));
}

static int warnings;
static void count_warning(torc_warning_category category, const char *message, void *context) {
    (void)category, (void)context;
    REQUIRE(strstr(message, "unrecognized key"));
    warnings++;
}

CASE(each_unknown_key_is_warned_about_once) {
    allocator_config c = {0};
    torc_set_warning_handler(count_warning, TORC_NO_CONTEXT);
    REQUIRE(cuda_allocator_config_parse("one:1,two:[2:3],one:4,pinned_num_register_threads:4", &c) && warnings == 2);
    REQUIRE(cuda_allocator_config_parse("two:1,three:2,one:3", &c) && warnings == 3);
    for (int i = 0; i < 200; i++) {
        char text[32];
        snprintf(text, sizeof text, "key%d:1", i);
        REQUIRE(cuda_allocator_config_parse(text, &c) && warnings == 4 + i);
    }
}

/* The handler of the warning asks the allocator, which has just been told what the environment says. */
static void asks_the_allocator(torc_warning_category category, const char *message, void *context) {
    (void)category, (void)context;
    REQUIRE(strlen(message) > 3000 && torc_cuda_memory_allocated(0) >= 0);
    cuda_block *b = cuda_block_alloc(main_stream(), 100);
    REQUIRE(b);
    drop(b);
    warnings++;
}
CASE(warnings_of_the_first_use_may_use_it) {
    static char text[3200], key[3001];
    memset(key, 'k', sizeof key - 1);
    snprintf(text, sizeof text, "%s:1,expandable_segments:False", key);
    setenv("PYTORCH_ALLOC_CONF", text, 1);
    torc_set_warning_handler(asks_the_allocator, TORC_NO_CONTEXT);
    drop(take(100));
    REQUIRE(warnings == 1 && !strcmp(cuda_allocator_config.text, text));
    require_clean();
}

CASE(numbers_do_not_follow_the_locale) {
    if (!setlocale(LC_NUMERIC, "de_DE.UTF-8") && !setlocale(LC_NUMERIC, "de_DE") &&
        !setlocale(LC_NUMERIC, "fr_FR.UTF-8") && !setlocale(LC_NUMERIC, "ps_AF")) {
        char point[DECIMAL_POINT_BYTES]; /* no such locale here */
        REQUIRE(cuda_decimal_point(point) == 1 && !strcmp(point, "."));
    }
    allocator_config c = {0};
    REQUIRE(cuda_allocator_config_parse("garbage_collection_threshold:0.625", &c));
    REQUIRE(c.garbage_collection_threshold == 0.625);
    REQUIRE(!cuda_allocator_config_parse("garbage_collection_threshold:0.6.5", &c));
    REQUIRE_ERROR(VALUE, "expecting garbage_collection_threshold value");
    setenv("PYTORCH_ALLOC_CONF", "garbage_collection_threshold:0.625", 1);
    drop(take(100));
    const char *text = torc_cuda_memory_snapshot();
    REQUIRE(text && strstr(text, "\"garbage_collection_threshold\":0.625,"));
}

/* ------------------------------------------------------------------------------------------------------------- fork */

static cuda_block *inherited;
static torc_cuda_mempool inherited_pool;
static void in_forked_child(void) {
    int64_t before = cuda_case_controls()->call_count();
    cuda_block_free(inherited, NULL, 0);
    cuda_free(0, cuda_block_data(inherited));
    object_release(inherited_pool);
    REQUIRE(torc_cuda_caching_allocator_delete(cuda_block_data(inherited)));
    REQUIRE(torc_error() == TORC_ERROR_OK && cuda_case_controls()->call_count() == before);
    void *p = &p;
    REQUIRE(!cuda_alloc(0, 16, &p) && p == &p);
    REQUIRE_ERROR(RUNTIME, "Cannot re-initialize CUDA in forked subprocess. ");
    REQUIRE(torc_cuda_memory_allocated(0) == 0 && *torc_cuda_memory_snapshot()); /* nothing of this process */
    REQUIRE(torc_error() == TORC_ERROR_OK);
}

CASE(a_forked_child_touches_nothing) {
    inherited = take(3 * MIB);
    inherited_pool = cuda_mempool_new(0);
    lock_take(&cuda_heaps[0].lock); /* as if another thread allocated at the moment of the fork */
    pid_t child = fork();
    if (child == 0) {
        in_forked_child();
        _exit(0);
    }
    lock_release(&cuda_heaps[0].lock);
    int status = -1;
    REQUIRE(waitpid(child, &status, 0) == child && status == 0);
    drop(inherited);
    object_release(inherited_pool);
    require_clean();
}

int main(int argc, char **argv) {
    (void)argc;
    cuda_case_find_fakes(argv[0]);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blocks_are_split_merged_and_reused),
        cmocka_unit_test(best_fit_and_the_lowest_address),
        cmocka_unit_test(the_double_free_and_the_foreign_address_do_nothing),
        cmocka_unit_test(the_hot_path_calls_no_driver),
        cmocka_unit_test(caching_is_switched),
        cmocka_unit_test(a_capture_elsewhere_is_no_reason_to_be_out_of_memory),
        cmocka_unit_test(out_of_memory_inside_a_capture),
        cmocka_unit_test(pinned_memory_inside_a_capture),
        cmocka_unit_test(pairs_that_met_reach_each_others_memory),
        cmocka_unit_test(each_unknown_key_is_warned_about_once),
        cmocka_unit_test(warnings_of_the_first_use_may_use_it),
        cmocka_unit_test(numbers_do_not_follow_the_locale),
        cmocka_unit_test(a_range_grows_by_the_difference),
        cmocka_unit_test(pages_in_the_middle_go_back),
        cmocka_unit_test(what_one_stream_keeps_another_can_have),
        cmocka_unit_test(addresses_run_out_before_memory_does),
        cmocka_unit_test(segments_have_pytorchs_sizes),
        cmocka_unit_test(devices_without_virtual_memory),
        cmocka_unit_test(large_segments_are_not_split),
        cmocka_unit_test(old_segments_are_collected),
        cmocka_unit_test(sizes_are_rounded_by_divisions_of_powers_of_two),
        cmocka_unit_test(divisions_may_be_as_fine_as_they_like),
        cmocka_unit_test(old_segments_are_not_collected_where_waits_are_errors),
        cmocka_unit_test(frees_without_caching_are_waits),
        cmocka_unit_test(without_caching_memory_is_not_lost),
        cmocka_unit_test(without_caching),
        cmocka_unit_test(blocks_wait_for_the_streams_that_used_them),
        cmocka_unit_test(pending_blocks_are_waited_for_before_giving_up),
        cmocka_unit_test(events_that_cannot_be_had_defer_the_block),
        cmocka_unit_test(pools_are_apart_and_go_when_all_is_gone),
        cmocka_unit_test(captured_pools_stay_where_they_are),
        cmocka_unit_test(an_allocator_of_the_callers),
        cmocka_unit_test(configurations),
        cmocka_unit_test(a_forked_child_touches_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
#else
int main(void) { return 0; }
#endif

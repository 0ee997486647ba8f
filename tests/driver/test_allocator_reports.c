/* What the caching allocator tells of itself, against the double of the driver: why there is no more memory, figures,
 * summary, snapshots, and who owns what. */
#ifdef TORC_HAVE_CUDA
#include <sys/resource.h>

#include "cuda_case.h"

#include "allocator_case.h"
#include "folder.h"

/* ---------------------------------------------------------------------------------------------------- out of memory */

CASE(out_of_memory_says_who_holds_what) {
    setenv("FAKE_CUDA_MEMORY", "104857600", 1); /* 100 MiB */
    const fake_cuda_controls *fake = cuda_case_controls();
    cuda_block *b[20];
    int n = 0;
    REQUIRE(torc_owner_push("encoder.layer.3"));
    owner_now.op = -1;
    for (; n < 3; n++) b[n] = take(20 * MIB);
    REQUIRE(torc_owner_pop());
    owner_now.category = OWNER_OPTIMIZER;
    b[n++] = take(10 * MIB);
    owner_now.category = OWNER_GRADIENT;
    owner_now.op = 0;
    b[n++] = take(6 * MIB);
    owner_now = (owner_tag){.op = -1};
    b[n++] = take(4 * MIB);
    drop(b[0]);
    REQUIRE(torc_cuda_memory_reserved(0) == 80 * MIB && torc_cuda_memory_allocated(0) == 60 * MIB);
    REQUIRE(!cuda_block_alloc(main_stream(), 48 * MIB)); /* 40 even after everything free went back */
    /* while the error sticks */
    REQUIRE(torc_cuda_memory_stat_value(0, "num_ooms") == 1 && torc_cuda_memory_allocated(0) == 60 * MIB);
    const char *summary = torc_cuda_memory_summary(0, false), *snapshot = torc_cuda_memory_snapshot();
    REQUIRE(summary && strstr(summary, "CUDA OOMs: 1") && snapshot && strstr(snapshot, "encoder.layer.3"));
    const char *text = torc_error_message();
    const char *start =
        "CUDA out of memory. Tried to allocate 48.00 MiB. GPU 0 has a total capacity of 100.00 MiB of which "
        "40.00 MiB is free. Process ";
    REQUIRE(!strncmp(text, start, strlen(start)));
    REQUIRE(strstr(
        text, " has 60.00 MiB memory in use. Of the allocated memory 60.00 MiB is allocated by torc, and 0 bytes is "
              "reserved by torc but unallocated."));
    REQUIRE(strstr(text,
                   "Largest holders: encoder.layer.3: 40.00 MiB in 2 blocks; optimizer state: 10.00 MiB in 1 block; "
                   "gradients ("));
    REQUIRE(strstr(text, "): 6.00 MiB in 1 block; unnamed: 4.00 MiB in 1 block."));
    REQUIRE_ERROR(CUDA_OUT_OF_MEMORY, "The largest free block has ");
    REQUIRE_FIGURE("num_ooms", 1);
    REQUIRE_FIGURE("num_alloc_retries", 1);
    b[0] = take(20 * MIB); /* everything is usable as before */
    REQUIRE(!cuda_block_alloc(main_stream(), SIZE_MAX));
    REQUIRE_ERROR(CUDA_OUT_OF_MEMORY, "CUDA out of memory. Tried to allocate 17179869184.00 GiB");
    REQUIRE(!cuda_block_alloc(main_stream(), (size_t)INT64_MAX / 4));
    REQUIRE_ERROR(CUDA_OUT_OF_MEMORY, "CUDA out of memory.");
    REQUIRE(torc_owner_push("model.blocks.3.mlp.up"));
    REQUIRE(!cuda_block_alloc(main_stream(), 48 * MIB));
    REQUIRE(!strcmp(torc_error_module(), "model.blocks.3.mlp.up"));
    REQUIRE_ERROR(CUDA_OUT_OF_MEMORY,
                  "CUDA out of memory. Tried to allocate 48.00 MiB for model.blocks.3.mlp.up. GPU 0 has");
    REQUIRE(torc_owner_pop());
    for (int i = 0; i < n; i++) drop(b[i]);
    fake->inject("cuMemCreate", 1, 1, 700); /* another error is that error */
    REQUIRE(torc_cuda_empty_cache());
    REQUIRE(!cuda_block_alloc(main_stream(), 100));
    REQUIRE_ERROR(CUDA, "an illegal memory access was encountered");
    require_clean();
}

CASE(the_fraction_is_a_limit) {
    setenv("FAKE_CUDA_MEMORY", "104857600", 1);
    REQUIRE(torc_cuda_get_per_process_memory_fraction(0) == 1);
    REQUIRE(torc_cuda_set_per_process_memory_fraction(0.5, 0) && torc_cuda_get_per_process_memory_fraction(-1) == 0.5);
    REQUIRE(!torc_cuda_set_per_process_memory_fraction(1.5, 0));
    REQUIRE_ERROR(VALUE, "Invalid fraction value: 1.5. Allowed range: 0~1");
    REQUIRE(!torc_cuda_set_per_process_memory_fraction(-0.1, 0));
    REQUIRE_ERROR(VALUE, "Invalid fraction value: -0.1");
    cuda_block *a = take(40 * MIB);
    REQUIRE(!cuda_block_alloc(main_stream(), 12 * MIB));
    REQUIRE(strstr(torc_error_message(), "60.00 MiB is free."));
    REQUIRE_ERROR(CUDA_OUT_OF_MEMORY, "memory in use. 50.00 MiB allowed; Of the allocated memory 40.00 MiB");
    REQUIRE(!cuda_block_alloc(main_stream(), 10 * MIB + 1));
    REQUIRE_ERROR(CUDA_OUT_OF_MEMORY, "allowed");
    cuda_block *b = take(10 * MIB);
    drop(a);
    drop(b);
    b = take(50 * MIB);
    REQUIRE(torc_cuda_set_per_process_memory_fraction(1, 0));
    a = take(50 * MIB);
    drop(a);
    drop(b);
    require_clean();
}

/* --------------------------------------------------------------------------------------------- questions before use */

CASE(questions_initialize_nothing) {
    static torc_cuda_memory_stat stats[256];
    for (int k = 0; k < 2; k++) { /* with a driver, and with none that fits */
        if (k) cuda_case_use("old");
        REQUIRE(torc_cuda_memory_allocated(0) == 0 && torc_cuda_max_memory_allocated(-1) == 0);
        REQUIRE(torc_cuda_memory_reserved(7) == 0 && torc_cuda_max_memory_reserved(0) == 0);
        int64_t n = torc_cuda_memory_stats(0, stats, 256);
        REQUIRE(n > 100 && n < 256);
        for (int64_t i = 0; i < n; i++) REQUIRE(stats[i].value == (strcmp(stats[i].key, "max_split_size") ? 0 : -1));
        REQUIRE(torc_cuda_memory_stat_value(0, "active.all.peak") == 0);
        REQUIRE(torc_cuda_memory_stat_value(0, "no such key") == -1);
        REQUIRE_ERROR(VALUE, "no such key");
        const char *summary = torc_cuda_memory_summary(0, true), *snapshot = torc_cuda_memory_snapshot();
        REQUIRE(summary && strstr(summary, "device ID 0 ") && snapshot);
        REQUIRE(strstr(snapshot, "\"segments\":[],\"device_traces\":[]"));
        REQUIRE(!torc_cuda_is_initialized() && torc_error() == TORC_ERROR_OK);
    }
}

/* --------------------------------------------------------------------------------------------------------- figures */

/* The keys of torch.cuda.memory_stats() of PyTorch 2.11, sorted. */
static const char *const groups[] = {"active",          "active_bytes",   "allocated_bytes",
                                     "allocation",      "inactive_split", "inactive_split_bytes",
                                     "requested_bytes", "reserved_bytes", "segment"};
static const char *const single[] = {"max_split_size",  "num_alloc_retries", "num_device_alloc",
                                     "num_device_free", "num_ooms",          "num_sync_all_streams"};

CASE(the_figures_have_pytorchs_keys) {
    torc_cuda_memory_stat stats[200];
    REQUIRE(torc_cuda_memory_stats(0, NULL, 0) == 122);
    REQUIRE(torc_cuda_memory_stats(0, stats, 200) == 122);
    for (int i = 1; i < 122; i++) REQUIRE(strcmp(stats[i - 1].key, stats[i].key) < 0);
    for (size_t g = 0; g < sizeof groups / sizeof *groups; g++)
        for (int k = 0; k < 12; k++) {
            char key[64];
            snprintf(key, sizeof key, "%s.%s.%s", groups[g], (const char *[]){"all", "large_pool", "small_pool"}[k / 4],
                     (const char *[]){"current", "peak", "allocated", "freed"}[k % 4]);
            REQUIRE_FIGURE(key, 0);
        }
    for (int k = 0; k < 8; k++) {
        char key[64];
        snprintf(key, sizeof key, "oversize_%s.%s", k / 4 ? "segments" : "allocations",
                 (const char *[]){"current", "peak", "allocated", "freed"}[k % 4]);
        REQUIRE_FIGURE(key, 0);
    }
    for (size_t k = 0; k < sizeof single / sizeof *single; k++) REQUIRE_FIGURE(single[k], k ? 0 : -1);
    REQUIRE(torc_cuda_memory_stat_value(0, "active.all") == -1);
    REQUIRE_ERROR(VALUE, "there is no memory statistic 'active.all'");
    REQUIRE(torc_cuda_memory_stat_value(0, NULL) == -1);
    REQUIRE_ERROR(VALUE, "NULL");
    cuda_block *a = take(3 * MIB), *b = take(100);
    drop(a);
    REQUIRE(torc_cuda_max_memory_allocated(0) == 3 * MIB + 512 && torc_cuda_max_memory_reserved(0) == 6 * MIB);
    REQUIRE(torc_cuda_reset_peak_memory_stats(0) && torc_cuda_max_memory_allocated(0) == 512);
    REQUIRE_FIGURE("allocated_bytes.large_pool.peak", 0);
    REQUIRE_FIGURE("allocated_bytes.large_pool.allocated", 3 * MIB);
    REQUIRE(torc_cuda_reset_accumulated_memory_stats(0));
    REQUIRE_FIGURE("allocated_bytes.large_pool.allocated", 0);
    REQUIRE_FIGURE("allocated_bytes.all.current", 512);
    drop(b);
    require_clean();
}

/* What PyTorch's memory_summary() prints of the same figures. */
static const char summary[] = "|===========================================================================|\n"
                              "|                  PyTorch CUDA memory summary, device ID 0                 |\n"
                              "|---------------------------------------------------------------------------|\n"
                              "|            CUDA OOMs: 0            |        cudaMalloc retries: 0         |\n"
                              "|===========================================================================|\n"
                              "|        Metric         | Cur Usage  | Peak Usage | Tot Alloc  | Tot Freed  |\n"
                              "|---------------------------------------------------------------------------|\n"
                              "| Allocated memory      |      1 KiB | 921601 KiB | 921601 KiB | 921600 KiB |\n"
                              "|---------------------------------------------------------------------------|\n"
                              "| Active memory         |      1 KiB | 921601 KiB | 921601 KiB | 921600 KiB |\n";

CASE(the_summary_is_pytorchs) {
    setenv("FAKE_CUDA_MEMORY", "1073741824", 1);
    cuda_block *a = take(900 * MIB), *b = take(1000);
    drop(a);
    const char *const text = torc_cuda_memory_summary(0, true), *const full = torc_cuda_memory_summary(0, false);
    REQUIRE(text && full);
    /* "1024 B" and "900 MiB": the unit is decided by the value */
    REQUIRE(strstr(text, "| Allocated memory      |   1024 B   |    900 MiB |    900 MiB |    900 MiB |\n"));
    REQUIRE(strstr(text, "| Requested memory      |   1000 B   |    900 MiB |"));
    REQUIRE(strstr(text, "| Allocations           |       1    |       2    |       2    |       1    |\n"));
    REQUIRE(strstr(text, "| Oversize GPU segments |       0    |       0    |       0    |       0    |\n"));
    REQUIRE(!strncmp(text, summary, 6 * 78));
    int lines = 0;
    for (const char *p = text; *p; lines++) {
        const char *end = strchr(p, '\n');
        REQUIRE(end && end - p == 77 && *p == '|' && end[-1] == '|');
        p = end + 1;
    }
    REQUIRE(lines == 6 + 9 * 2 + 2 * 2 + 1);
    REQUIRE(strlen(full) == strlen(text) + 18 * 78);
    REQUIRE(strstr(full, "|       from large pool |      0 B   |    900 MiB |    900 MiB |    900 MiB |\n"));
    REQUIRE(strstr(full, "|       from small pool |   1024 B   |      0 MiB |      0 MiB |      0 MiB |\n"));
    drop(b);
    require_clean();
}

/* -------------------------------------------------------------------------------------------------------- snapshots */

static const char reader[] =
    "import sys, json, pickle\n"
    "p, j = pickle.load(open(sys.argv[1], 'rb')), json.load(open(sys.argv[2]))\n"
    "for s in (p, j):\n"
    "    assert set(s) == {'segments', 'device_traces', 'allocator_settings', 'external_annotations'}\n"
    "    large = [g for g in s['segments'] if g['segment_type'] == 'large'][0]\n"
    "    assert large['device'] == 0 and large['total_size'] == 10 << 20 and large['is_expandable'] is True\n"
    "    assert large['stream'] == 0 and tuple(large['segment_pool_id']) == (0, 0)\n"
    "    assert large['allocated_size'] == 3 << 20 and large['active_size'] == 7 << 20\n"
    "    assert large['requested_size'] == (3 << 20) - 5\n"
    "    b = large['blocks']\n"
    "    assert [x['state'] for x in b] == ['active_allocated', 'active_pending_free', 'inactive'], b\n"
    "    assert [x['size'] for x in b] == [3 << 20, 4 << 20, 3 << 20]\n"
    "    assert b[0]['address'] == large['address'] and b[1]['address'] == b[0]['address'] + b[0]['size']\n"
    "    assert b[0]['frames'] == [{'filename': 'a \"quoted\\\\ name\\n', 'name': '', 'line': 0}], b[0]\n"
    "    assert b[0]['requested_size'] == (3 << 20) - 5 and b[2]['requested_size'] == 0\n"
    "    t = s['device_traces'][0]\n"
    "    a = [e['action'] for e in t if e['action'] != 'snapshot']\n"
    "    assert a == ['segment_map', 'alloc', 'segment_map', 'alloc', 'segment_map', 'alloc', 'free_requested',\n"
    "                 'free_completed', 'free_requested'], a\n"
    "    assert t[1]['addr'] == large['address'] and t[1]['size'] == 3 << 20\n"
    "    assert all(1e15 < e['time_us'] < 3e15 for e in t)\n"
    "    assert [e['time_us'] for e in t] == sorted(e['time_us'] for e in t)\n"
    "    assert s['allocator_settings']['expandable_segments'] is True\n"
    "    assert s['allocator_settings']['garbage_collection_threshold'] == 0.0\n";

CASE(snapshots_are_read_by_python) {
    if (system("python3 -c 'import pickle, json' 2>/dev/null") != 0) return; /* no Python here */
    torc_cuda_stream side = torc_cuda_stream_new(0, 0);
    cuda_case_controls()->set_async(true);
    cuda_case_controls()->set_query_advances(false);
    REQUIRE(torc_owner_push("a \"quoted\\ name\n"));
    owner_now.op = -1;
    cuda_block *a = take(3 * MIB - 5);
    REQUIRE(torc_owner_pop());
    cuda_block *b = take(4 * MIB), *c = take(3 * MIB);
    drop(c);
    REQUIRE(cuda_driver_table->cuMemsetD8Async((CUdeviceptr)(uintptr_t)cuda_block_data(b), 0, 16, side->handle) ==
            CUDA_SUCCESS);
    cuda_block_free(b, &side, 1);
    folder files;
    char pickle[64], json[64], script[64], command[256];
    REQUIRE(folder_make(&files));
    snprintf(pickle, sizeof pickle, "%s/s.pickle", files.path);
    snprintf(json, sizeof json, "%s/s.json", files.path);
    snprintf(script, sizeof script, "%s/s.py", files.path);
    REQUIRE(torc_cuda_memory_dump_snapshot(pickle) && torc_cuda_memory_dump_snapshot(json));
    FILE *f = fopen(script, "w");
    REQUIRE(f && fputs(reader, f) >= 0 && fclose(f) == 0);
    snprintf(command, sizeof command, "python3 %s %s %s", script, pickle, json);
    int status = system(command);
    REQUIRE(folder_remove(&files) && status == 0);
    const char *text = torc_cuda_memory_snapshot(); /* the same in memory */
    REQUIRE(text && *text == '{' && text[strlen(text) - 1] == '}' && strstr(text, "\"allocator_settings\""));
    REQUIRE(!torc_cuda_memory_dump_snapshot("/no/such/directory/x"));
    REQUIRE_ERROR(IO, "/no/such/directory/x");
    drop(a);
    cuda_case_controls()->set_async(false);
    require_clean();
}

/* Sequences at the limits of UTF-8, as names: Python's decoder says what is right. */
CASE(names_that_are_not_utf8_are_mended) {
    if (system("python3 -c 'import pickle, json' 2>/dev/null") != 0) return;
    static const char *const names[] = {"\xc3\xa9t\xc3\xa9", "cut \xc3",         "\xe2\x82",  "\xf0\x9f\x98\x80",
                                        "\xf0\x9f\x98",      "\xff\xfe",         "\xc0\x80",  "\xe0\x80\x80",
                                        "\xed\xa0\x80",      "\xf4\x90\x80\x80", "a\x80z",    "\x7f\x01",
                                        "\xf4\x8f\xbf\xbf",  "\xed\x9f\xbf",     "\xe2(\xa1", "\xf8\x88\x80\x80\x80"};
    enum { COUNT = sizeof names / sizeof *names };
    static const char script[] =
        "import json, pickle, sys\n"
        "d = sys.argv[1]\n"
        "p = pickle.load(open(d + '/s.pickle', 'rb'))\n"
        "j = json.load(open(d + '/s.json', encoding='utf-8'))\n"
        "given = [bytes.fromhex(h) for h in sys.argv[2:]]\n"
        "def mend(b):\n"
        "    out = ''\n"
        "    while b:\n"
        "        for n in (1, 2, 3, 4):\n"
        "            try: out += b[:n].decode(); break\n"
        "            except UnicodeDecodeError: pass\n"
        "        else: out += '\\ufffd'; n = 1\n"
        "        b = b[n:]\n"
        "    return out\n"
        "for s in (p, j):\n"
        "    have = {f['filename'] for g in s['segments'] for b in g['blocks'] for f in b['frames']}\n"
        "    for g in given: assert mend(g) in have, (g, mend(g), have)\n";
    cuda_block *b[COUNT];
    folder files;
    char path[3][64], command[1024];
    REQUIRE(folder_make(&files));
    const char *const names_of_files[] = {"s.pickle", "s.json", "s.py"};
    for (int i = 0; i < 3; i++) snprintf(path[i], sizeof path[i], "%s/%s", files.path, names_of_files[i]);
    size_t n = (size_t)snprintf(command, sizeof command, "python3 %s %s", path[2], files.path);
    for (int i = 0; i < COUNT; i++) {
        REQUIRE(torc_owner_push(names[i]));
        b[i] = take(512);
        REQUIRE(torc_owner_pop());
        n += (size_t)snprintf(command + n, sizeof command - n, " ");
        for (const char *c = names[i]; *c; c++)
            n += (size_t)snprintf(command + n, sizeof command - n, "%02x", (unsigned)(unsigned char)*c);
    }
    FILE *f = fopen(path[2], "w");
    REQUIRE(f && fputs(script, f) >= 0 && fclose(f) == 0);
    REQUIRE(torc_cuda_memory_dump_snapshot(path[0]) && torc_cuda_memory_dump_snapshot(path[1]));
    int status = system(command);
    REQUIRE(folder_remove(&files) && status == 0);
    for (int i = 0; i < COUNT; i++) drop(b[i]);
    require_clean();
}

CASE(the_ring_keeps_the_last_events) {
    REQUIRE(torc_cuda_memory_record_history(10));
    for (int i = 0; i < 100; i++) drop(take(100 + (size_t)i));
    const char *text = torc_cuda_memory_snapshot();
    REQUIRE(text);
    int events = 0;
    for (const char *p = text; (p = strstr(p, "\"action\":")); p++) events++;
    REQUIRE(events == 15); /* five allocations, five frees of two events each */
    REQUIRE(torc_cuda_memory_record_history(0));
    drop(take(100));
    REQUIRE((text = torc_cuda_memory_snapshot()) && !strstr(text, "\"action\""));
    REQUIRE(!torc_cuda_memory_record_history(-1));
    REQUIRE_ERROR(VALUE, "max_entries");
    /* more than there is memory for: refused, and what was recorded is still there */
    REQUIRE(torc_cuda_memory_record_history(10));
    drop(take(100));
    REQUIRE(setrlimit(RLIMIT_AS, &(struct rlimit){(rlim_t)64 << 30, (rlim_t)64 << 30}) == 0);
    REQUIRE(!torc_cuda_memory_record_history((int64_t)1 << 32));
    REQUIRE_ERROR(OUT_OF_MEMORY, "");
    drop(take(100));
    events = 0;
    REQUIRE(text = torc_cuda_memory_snapshot());
    for (const char *p = text; (p = strstr(p, "\"action\":")); p++) events++;
    REQUIRE(events == 6);
    require_clean();
}

/* ------------------------------------------------------------------------------------------------------------ owners */

static char owners[8][64];
static int owner_count;
static torc_tensor note_owner(torc_module m, torc_tensors inputs, void *context) {
    (void)m, (void)inputs, (void)context;
    snprintf(owners[owner_count++ % 8], sizeof owners[0], "%s", owner_module_name(owner_now.module));
    return NULL;
}
static int backward_category = -1;
static char backward_owner[64];
static torc_tensor note_gradient(torc_tensor g, void *context) {
    (void)g, (void)context;
    backward_category = owner_now.category;
    snprintf(backward_owner, sizeof backward_owner, "%s", owner_module_name(owner_now.module));
    return NULL;
}

CASE(modules_and_the_engine_name_their_memory) {
    int64_t scope = torc_scope_begin();
    torc_module last = torc_nn_linear(3, 3), inner = torc_nn_sequential(torc_nn_relu(), last),
                net = torc_nn_sequential(torc_nn_linear(3, 3), inner);
    REQUIRE(net);
    REQUIRE(torc_module_register_forward_pre_hook(net, note_owner, TORC_NO_CONTEXT));
    REQUIRE(torc_module_register_forward_pre_hook(inner, note_owner, TORC_NO_CONTEXT));
    REQUIRE(torc_module_register_forward_pre_hook(last, note_owner, TORC_NO_CONTEXT));
    torc_tensor x = torc_ones(SHAPE(2, 3), .requires_grad = true);
    for (int i = 0; i < 2; i++) { /* the second time from what was kept */
        owner_count = 0;
        torc_tensor y = torc_module_forward(net, x);
        REQUIRE(y && owner_count == 3 && owner_now.module == 0);
        REQUIRE(!strcmp(owners[0], "Sequential") && !strcmp(owners[1], "1") && !strcmp(owners[2], "1.1"));
        REQUIRE(torc_register_hook(y, note_gradient, TORC_NO_CONTEXT));
        backward_category = -1;
        REQUIRE(torc_backward(torc_sum(y)) && backward_category == OWNER_GRADIENT && owner_now.category == OWNER_OTHER);
    }
    /* elsewhere it has another name, and again the first one after that */
    torc_module other = torc_nn_sequential(torc_nn_relu(), torc_nn_relu(), inner);
    owner_count = 0;
    REQUIRE(other && torc_module_forward(other, x));
    REQUIRE(!strcmp(owners[0], "2") && !strcmp(owners[1], "2.1"));
    owner_count = 0;
    REQUIRE(torc_owner_push("mine") && torc_module_forward(net, x) && torc_owner_pop());
    REQUIRE(!strcmp(owners[0], "mine.Sequential") && !strcmp(owners[1], "mine.1") && !strcmp(owners[2], "mine.1.1"));
    torc_scope_end(scope);
}

CASE(names_are_numbers) {
    int64_t scope = torc_scope_begin();
    REQUIRE(torc_owner_push("outer") && torc_owner_push("inner"));
    REQUIRE(!strcmp(owner_module_name(owner_now.module), "inner"));
    REQUIRE(torc_owner_pop() && !strcmp(owner_module_name(owner_now.module), "outer"));
    REQUIRE(torc_owner_pop() && owner_now.module == 0);
    REQUIRE(!torc_owner_pop());
    REQUIRE_ERROR(RUNTIME, "there is no path to pop");
    for (int i = 0; i < 100; i++) REQUIRE(torc_owner_push("deep"));
    for (int i = 0; i < 100; i++) REQUIRE(torc_owner_pop());
    REQUIRE(owner_now.module == 0);
    uint32_t a = owner_intern("x.y"), b = owner_intern("x.z");
    REQUIRE(a && b && a != b && owner_intern("x.y") == a && owner_intern("") == 0 && owner_intern(NULL) == 0);
    char name[200];
    for (int i = 0; i < 1000; i++) {
        snprintf(name, sizeof name, "layer.%d", i);
        uint32_t id = owner_intern(name);
        REQUIRE(id && !strcmp(owner_module_name(id), name));
    }
    memset(name, 'n', sizeof name - 1);
    name[sizeof name - 1] = 0;
    REQUIRE(strlen(owner_module_name(owner_intern(name))) == sizeof name - 1);
    torc_scope_end(scope);
}

int main(int argc, char **argv) {
    (void)argc;
    cuda_case_find_fakes(argv[0]);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(out_of_memory_says_who_holds_what),
        cmocka_unit_test(the_fraction_is_a_limit),
        cmocka_unit_test(questions_initialize_nothing),
        cmocka_unit_test(the_figures_have_pytorchs_keys),
        cmocka_unit_test(the_summary_is_pytorchs),
        cmocka_unit_test(snapshots_are_read_by_python),
        cmocka_unit_test(names_that_are_not_utf8_are_mended),
        cmocka_unit_test(the_ring_keeps_the_last_events),
        cmocka_unit_test(modules_and_the_engine_name_their_memory),
        cmocka_unit_test(names_are_numbers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
#else
int main(void) { return 0; }
#endif

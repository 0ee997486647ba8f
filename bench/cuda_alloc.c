/* cuda_alloc.c - what the caching allocator costs: an allocation and its free, memory never had before, a training trace.
 *
 *     cuda_alloc           torc
 *     cuda_alloc --python  a script that measures the same in PyTorch; run it with: cuda_alloc --python | python3 -
 *
 * All through torc_cuda_caching_allocator_alloc and _delete, which is what PyTorch's raw_alloc and raw_delete are. The
 * trace is that of a transformer in training; both sides compute the same sizes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clock.h"
#include "torc/torc.h"

static void *get(size_t bytes) {
    void *p = torc_cuda_caching_allocator_alloc(bytes, 0, NULL);
    if (!p) {
        fprintf(stderr, "%s\n", torc_error_message());
        exit(1);
    }
    return p;
}
static void put(void *p) { torc_cuda_caching_allocator_delete(p); }

static void pair(const char *name, size_t bytes) {
    double best = 1e30;
    put(get(bytes));
    for (int r = 0; r < 20; r++) {
        double start = now();
        for (int i = 0; i < 20000; i++) put(get(bytes));
        double each = (now() - start) / 20000;
        if (each < best) best = each;
    }
    printf("{\"name\": \"alloc_pair_ns/%s\", \"ns\": %.1f}\n", name, best * 1e9);
}

/* Many live blocks, freed in another order. */
static void mixed(void) {
    enum { LIVE = 1000 };
    static void *p[LIVE];
    double best = 1e30;
    for (int r = 0; r < 20; r++) {
        double start = now();
        for (int i = 0; i < LIVE; i++) p[i] = get(512 + (size_t)i * 7919 % 65536);
        for (int i = 0; i < LIVE; i++) put(p[i * 37 % LIVE]);
        double each = (now() - start) / LIVE;
        if (each < best) best = each;
    }
    printf("{\"name\": \"alloc_pair_ns/1000_live\", \"ns\": %.1f}\n", best * 1e9);
}

static void growth(const char *name, size_t piece) {
    enum { MOST = 8192 };
    static void *p[MOST];
    size_t total = (size_t)10 << 30, n = total / piece;
    double best = 1e30;
    for (int r = 0; r < 3; r++) {
        torc_cuda_empty_cache();
        double start = now();
        for (size_t i = 0; i < n; i++) p[i] = get(piece);
        double each = now() - start;
        if (each < best) best = each;
        for (size_t i = 0; i < n; i++) put(p[i]);
    }
    printf("{\"name\": \"cold_growth_GBps/%s\", \"GBps\": %.1f}\n", name, (double)total / best * 1e-9);
    double start = now();
    torc_cuda_empty_cache();
    printf("{\"name\": \"give_back_GBps/%s\", \"GBps\": %.1f}\n", name, (double)total / (now() - start) * 1e-9);
}

/* Forward keeps ten activations a layer and uses three temporaries; backward frees in reverse with two more. */
enum { LAYERS = 24, KEPT = 10 };
static long step(size_t tokens) {
    static void *kept[LAYERS][KEPT];
    long calls = 0;
    size_t unit = tokens * 2048 * 2;
    for (int l = 0; l < LAYERS; l++)
        for (int k = 0; k < KEPT; k++) {
            kept[l][k] = get(k % 5 == 4 ? 4 * unit : k % 5 == 1 ? tokens * 8 : unit);
            put(get(unit + 512));
            calls += 2;
        }
    for (int l = LAYERS - 1; l >= 0; l--)
        for (int k = KEPT - 1; k >= 0; k--) {
            void *g = get(unit);
            put(get(2048 * 2048 * 2));
            put(kept[l][k]);
            put(g);
            calls += 2;
        }
    return calls;
}
static void trace(const char *name, int variable) {
    torc_cuda_empty_cache();
    torc_cuda_reset_peak_memory_stats(0);
    unsigned random = 1;
    double best = 1e30;
    for (int r = 0; r < 60; r++) {
        random = random * 1664525u + 1013904223u;
        double start = now();
        long calls = step(variable ? 512 + (random >> 16) % 7680 : 8192);
        double each = (now() - start) / (double)calls;
        if (each < best) best = each;
    }
    printf("{\"name\": \"training_trace_ns/%s\", \"ns\": %.1f, \"reserved_over_allocated\": %.3f}\n", name, best * 1e9,
           (double)torc_cuda_max_memory_reserved(0) / (double)torc_cuda_max_memory_allocated(0));
}

static const char python[] =
    "import json, time, torch\n"
    "get, put = torch._C._cuda_cudaCachingAllocator_raw_alloc, torch._C._cuda_cudaCachingAllocator_raw_delete\n"
    "torch.cuda.init(); s = torch.cuda.current_stream().cuda_stream; now = time.perf_counter\n"
    "def say(name, **v): print(json.dumps({'name': 'pytorch/' + name, **v}), flush=True)\n"
    "def loop():\n"
    "    t = now()\n"
    "    for i in range(20000): int(i)\n"
    "    return (now() - t) / 20000\n"
    "floor = min(loop() for _ in range(9))\n"
    "for name, n in (('512B', 512), ('1MiB', 1 << 20), ('20MiB', 20 << 20)):\n"
    "    put(get(n, s)); best = 1e9\n"
    "    for _ in range(9):\n"
    "        t = now()\n"
    "        for i in range(20000): put(get(n, s))\n"
    "        best = min(best, (now() - t) / 20000)\n"
    "    say('alloc_pair_ns/' + name, ns=round((best - floor) * 1e9, 1))\n"
    "for name, n in (('2MiB', 2 << 20), ('20MiB', 20 << 20), ('1GiB', 1 << 30)):\n"
    "    best = 1e9\n"
    "    for _ in range(3):\n"
    "        torch.cuda.empty_cache(); t = now(); p = [get(n, s) for _ in range((10 << 30) // n)]\n"
    "        best = min(best, now() - t); [put(x) for x in p]\n"
    "    say('cold_growth_GBps/' + name, GBps=round((10 << 30) / best * 1e-9, 1))\n"
    "    t = now(); torch.cuda.empty_cache(); say('give_back_GBps/' + name, GBps=round((10 << 30) / (now() - t) * 1e-9, 1))\n"
    "def step(tokens):\n"
    "    kept, unit, calls = [], tokens * 4096, 0\n"
    "    for l in range(24):\n"
    "        for k in range(10):\n"
    "            kept.append(get(4 * unit if k % 5 == 4 else tokens * 8 if k % 5 == 1 else unit, s)); put(get(unit + 512, s)); calls += 2\n"
    "    while kept:\n"
    "        g = get(unit, s); put(get(2048 * 2048 * 2, s)); put(kept.pop()); put(g); calls += 2\n"
    "    return calls\n"
    "for name, variable in (('fixed', 0), ('variable', 1)):\n"
    "    torch.cuda.empty_cache(); torch.cuda.reset_peak_memory_stats(); r, best = 1, 1e9\n"
    "    for _ in range(60):\n"
    "        r = (r * 1664525 + 1013904223) & 0xffffffff; t = now()\n"
    "        c = step(512 + (r >> 16) % 7680 if variable else 8192); best = min(best, (now() - t) / c)\n"
    "    say('training_trace_ns/' + name, ns=round(best * 1e9, 1), reserved_over_allocated=round(\n"
    "        torch.cuda.max_memory_reserved() / torch.cuda.max_memory_allocated(), 3))\n";

int main(int argc, char **argv) {
    if (argc > 1 && !strcmp(argv[1], "--python")) {
        fputs(python, stdout);
        return 0;
    }
    if (!torc_cuda_is_available()) {
        puts("no CUDA device");
        return 0;
    }
    pair("512B", 512);
    pair("1MiB", (size_t)1 << 20);
    pair("20MiB", (size_t)20 << 20);
    mixed();
    growth("2MiB", (size_t)2 << 20);
    growth("20MiB", (size_t)20 << 20);
    growth("1GiB", (size_t)1 << 30);
    trace("fixed", 0);
    trace("variable", 1);
    return 0;
}

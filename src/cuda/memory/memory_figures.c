/* cuda/memory/memory_figures.c - the allocator's figures under PyTorch's keys, and the table of them.
 *
 * Every build has this file, one without CUDA too: the questions are the same there, and all answers are 0. Where the values
 * come from is allocator_stats.c, or absent.c. */
#include "cuda/memory/memory_figures.h"

#include <stdarg.h>
#include <stdio.h>

#include "torc/cuda.h"
#include "core/seams.h"

/* ------------------------------------------------------------------------------------------------------ keys */

/* In the order of sorted keys, as PyTorch's dictionary is. */
#define FOUR_KEYS(name) name ".allocated", name ".current", name ".freed", name ".peak"
#define TWELVE_KEYS(name) FOUR_KEYS(name ".all"), FOUR_KEYS(name ".large_pool"), FOUR_KEYS(name ".small_pool")
static const char *const keys[FIGURE_KEYS] = {
    TWELVE_KEYS("active"),
    TWELVE_KEYS("active_bytes"),
    TWELVE_KEYS("allocated_bytes"),
    TWELVE_KEYS("allocation"),
    TWELVE_KEYS("inactive_split"),
    TWELVE_KEYS("inactive_split_bytes"),
    "max_split_size",
    "num_alloc_retries",
    "num_device_alloc",
    "num_device_free",
    "num_ooms",
    "num_sync_all_streams",
    FOUR_KEYS("oversize_allocations"),
    FOUR_KEYS("oversize_segments"),
    TWELVE_KEYS("requested_bytes"),
    TWELVE_KEYS("reserved_bytes"),
    TWELVE_KEYS("segment"),
};

static int64_t value_of(const int64_t *values, const char *key) {
    for (int i = 0; i < FIGURE_KEYS; i++)
        if (!strcmp(keys[i], key)) return values[i];
    return -1;
}

int64_t(torc_cuda_memory_stats)(int device, torc_cuda_memory_stat *stats, int64_t capacity) {
    (void)exec_settle();
    int64_t values[FIGURE_KEYS];
    int shown;
    if (!figures_read(device, "torch.cuda.memory_stats", values, &shown)) return -1;
    if (capacity < 0 || (capacity && !stats)) {
        (void)FAIL(VALUE, "torch.cuda.memory_stats: the buffer is NULL or of negative length");
        return -1;
    }
    for (int i = 0; i < FIGURE_KEYS && i < capacity; i++) stats[i] = (torc_cuda_memory_stat){keys[i], values[i]};
    return FIGURE_KEYS;
}

int64_t(torc_cuda_memory_stat_value)(int device, const char *key) {
    (void)exec_settle();
    int64_t values[FIGURE_KEYS];
    int shown;
    if (!figures_read(device, "torch.cuda.memory_stat_value", values, &shown)) return -1;
    for (int i = 0; key && i < FIGURE_KEYS; i++)
        if (!strcmp(keys[i], key)) return values[i];
    (void)FAIL(VALUE, "there is no memory statistic '%s'", key ? key : "NULL");
    return -1;
}

/* ----------------------------------------------------------------------------------------------------- summary */

void text_add(text *t, const char *format, ...) {
    va_list args;
    va_start(args, format);
    bool room = t->buffer && t->length < t->size;
    int n = vsnprintf(room ? t->buffer + t->length : NULL, room ? t->size - t->length : 0, format, args);
    va_end(args);
    if (n > 0) t->length += (size_t)n;
}

/* A number beside a first one that decides the unit. */
static void add_size(text *t, int64_t value, double unit_of) {
    static const char *const units[] = {"B  ", "KiB", "MiB", "GiB", "TiB", "PiB"};
    int k = 0;
    for (; k < 5 && unit_of >= 768 * 1024; k++, unit_of /= 1024) value /= 1024;
    text_add(t, "%6lld %s", (long long)value, units[k]);
}
static void add_count(text *t, int64_t value, double unit_of) {
    int k = 0;
    for (; k < 2 && unit_of >= 750 * 1000; k++, unit_of /= 1000) value /= 1000;
    text_add(t, "%7lld %c ", (long long)value, " KM"[k]);
}

static void add_line(text *t, char c) {
    text_add(t, "|");
    for (int i = 0; i < 75; i++) text_add(t, "%c", c);
    text_add(t, "|\n");
}

/* One line of four values; `first` are those of the line that decides units. */
static void add_metric(text *t, const int64_t *values, const char *key, const char *first, const char *name,
                       bool bytes) {
    static const char *const which[] = {"current", "peak", "allocated", "freed"};
    text_add(t, "| %-21s ", name);
    for (int i = 0; i < 4; i++) {
        char full[64], deciding[64];
        snprintf(full, sizeof full, "%s.%s", key, which[i]);
        snprintf(deciding, sizeof deciding, "%s.%s", first, which[i]);
        text_add(t, "| ");
        (bytes ? add_size : add_count)(t, value_of(values, full), (double)value_of(values, deciding));
        text_add(t, " ");
    }
    text_add(t, "|\n");
}

static void write_summary(text *t, const int64_t *v, int device, bool abbreviated) {
    static const struct {
        const char *key, *name;
        bool bytes;
    } metrics[] = {
        {"allocated_bytes", "Allocated memory", true},
        {"active_bytes", "Active memory", true},
        {"requested_bytes", "Requested memory", true},
        {"reserved_bytes", "GPU reserved memory", true},
        {"inactive_split_bytes", "Non-releasable memory", true},
        {"allocation", "Allocations", false},
        {"active", "Active allocs", false},
        {"segment", "GPU reserved segments", false},
        {"inactive_split", "Non-releasable allocs", false},
    };
    add_line(t, '=');
    text_add(t, "|%18sPyTorch CUDA memory summary, device ID %-17d |\n", "", device);
    add_line(t, '-');
    text_add(t, "|%12sCUDA OOMs: %-12lld |%8scudaMalloc retries: %-8lld  |\n", "", (long long)value_of(v, "num_ooms"),
             "", (long long)value_of(v, "num_alloc_retries"));
    add_line(t, '=');
    text_add(t, "|        Metric         | Cur Usage  | Peak Usage | Tot Alloc  | Tot Freed  |\n");
    for (int i = 0; i < COUNT_OF(metrics); i++) {
        char all[48], part[48];
        snprintf(all, sizeof all, "%s.all", metrics[i].key);
        add_line(t, '-');
        add_metric(t, v, all, all, metrics[i].name, metrics[i].bytes);
        if (abbreviated) continue;
        snprintf(part, sizeof part, "%s.large_pool", metrics[i].key);
        add_metric(t, v, part, all, "      from large pool", metrics[i].bytes);
        snprintf(part, sizeof part, "%s.small_pool", metrics[i].key);
        add_metric(t, v, part, all, "      from small pool", metrics[i].bytes);
    }
    add_line(t, '-');
    add_metric(t, v, "oversize_allocations", "oversize_allocations", "Oversize allocations", false);
    add_line(t, '-');
    add_metric(t, v, "oversize_segments", "oversize_segments", "Oversize GPU segments", false);
    add_line(t, '=');
}

const char *(torc_cuda_memory_summary)(int device, bool abbreviated) {
    (void)exec_settle();
    int64_t values[FIGURE_KEYS];
    int shown;
    if (!figures_read(device, "torch.cuda.memory_summary", values, &shown)) return "";
    text t = {NULL, 0, 0};
    write_summary(&t, values, shown, abbreviated);
    char *const lent = text_lend(t.length);
    if (lent) write_summary(&(text){lent, t.length + 1, 0}, values, shown, abbreviated);
    return text_or_empty(lent);
}

/* cuda/memory/allocator_config.c - PYTORCH_ALLOC_CONF, and allocators that take torc's place.
 *
 * The text is a list of key:value with PyTorch's keys, read once, at the first allocation. PYTORCH_CUDA_ALLOC_CONF is its
 * older name and comes first, as in PyTorch. Each key that torc does not know is warned about once and skipped; a value
 * that makes no sense is an error, at the first allocation and at every one after it: running on with other settings
 * than were asked for would be worse. Keys that only matter to parts PyTorch has and torc has not are accepted and ignored. */
#include "cuda/memory/allocator_config.h"
#include "base/callback.h"
#include "base/lock.h"
#include "base/sized.h"
#include "core/seams.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

static const size_t megabyte = (size_t)1 << 20, least_split = (size_t)20 << 20;
static const allocator_config defaults = {
    .expandable = true,
    .max_split_size = SIZE_MAX,
    .max_non_split_rounding = (size_t)20 << 20,
    .large_segment_size = (size_t)20 << 20,
    .fraction = 1,
};
allocator_config cuda_allocator_config;
_Atomic int cuda_allocator_config_ready;
_Atomic bool cuda_caching_off;

/* ---------------------------------------------------------------------------------------------------- tokens */

typedef struct lexer {
    const char *at;
    char *token;       /* "" at the end; has room for all of the text */
    VEC(char) unknown; /* keys, each with its zero */
    bool other_backend;
} lexer;

static bool is_mark(char c) { return c == ',' || c == ':' || c == '[' || c == ']'; }

static void next(lexer *l) {
    size_t n = 0;
    while (isspace((unsigned char)*l->at)) l->at++;
    if (is_mark(*l->at)) {
        l->token[n++] = *l->at++;
    } else {
        for (; *l->at && !is_mark(*l->at); l->at++)
            if (!isspace((unsigned char)*l->at)) l->token[n++] = *l->at;
    }
    l->token[n] = 0;
}

static bool expect(lexer *l, const char *mark) {
    next(l);
    return strcmp(l->token, mark) == 0 ||
           FAIL(VALUE, "Error parsing CachingAllocator::AllocatorConfig settings, expected %s but got '%s'", mark,
                l->token);
}

static bool read_integer(const char *key, const char *text, uint64_t *value) {
    char *end = NULL;
    errno = 0;
    unsigned long long v = isdigit((unsigned char)*text) ? strtoull(text, &end, 10) : 0;
    if (!end || *end || errno) return FAIL(VALUE, "Error, expecting %s value, got '%s'", key, text);
    *value = v;
    return true;
}

size_t cuda_decimal_point(char point[DECIMAL_POINT_BYTES]) {
    int n = snprintf(point, DECIMAL_POINT_BYTES, "%.1f", 0.5) - 2;
    if (n < 1 || n > DECIMAL_POINT_BYTES - 3) return (size_t)snprintf(point, DECIMAL_POINT_BYTES, ".");
    memmove(point, point + 1, (size_t)n);
    point[n] = 0;
    return (size_t)n;
}

/* The text has a point in every locale; strtod wants the locale's. */
static bool read_double(const char *key, const char *text, double *value) {
    char point[DECIMAL_POINT_BYTES], *end = NULL;
    const char *at = strchr(text, '.');
    (void)cuda_decimal_point(point);
    const char *local =
        base_say("%.*s%s%s", (int)(at ? at - text : (ptrdiff_t)strlen(text)), text, at ? point : "", at ? at + 1 : "");
    double v = strtod(local, &end);
    if (end == local || *end) return FAIL(VALUE, "Error, expecting %s value, got '%s'", key, text);
    *value = v;
    return true;
}

static bool read_bool(const char *key, const char *text, bool *value) {
    *value = strcmp(text, "True") == 0;
    return *value || strcmp(text, "False") == 0 ||
           FAIL(VALUE, "Expected a single True/False argument for %s, got '%s'", key, text);
}

static bool power_of_two(uint64_t n) { return n && !(n & (n - 1)); }
static int log_2(uint64_t n) { return 63 - __builtin_clzll(n); }

/* ---------------------------------------------------------------------------------------------------- keys */

/* At least 20 MiB, in bytes. */
static bool read_megabytes(lexer *l, const char *key, size_t *bytes) {
    uint64_t mb = 0;
    next(l);
    if (!read_integer(key, l->token, &mb)) return false;
    if (mb < least_split / megabyte)
        return FAIL(VALUE, "CachingAllocator option %s too small, must be >= %zu", key, least_split / megabyte);
    *bytes = mb > SIZE_MAX / megabyte ? SIZE_MAX : (size_t)mb * megabyte;
    return true;
}

static bool read_divisions(const char *text, uint8_t *code) {
    uint64_t v = 0;
    if (!read_integer("roundup_power2_divisions", text, &v)) return false;
    if (v && !power_of_two(v))
        return FAIL(VALUE, "For roundups, the divisions has to be power of 2 or 0 to disable roundup, got %s", text);
    *code = v ? (uint8_t)(log_2(v) + 1) : 0;
    return true;
}

/* 4, or [256:1,512:2,1024:4,>:8] with sizes in MB: each entry counts for its interval, the first also for all below, the
 * one after ">" for all above. */
static bool read_roundup(lexer *l, allocator_config *c) {
    uint8_t *table = c->roundup_power2_divisions, code = 0;
    const int count = COUNT_OF(c->roundup_power2_divisions);
    next(l);
    if (strcmp(l->token, "[") != 0) {
        if (!read_divisions(l->token, &code)) return false;
        memset(table, code, (size_t)count);
        return true;
    }
    bool first = true;
    int last = 0;
    for (next(l); strcmp(l->token, "]") != 0; next(l)) {
        uint64_t size = 0;
        bool rest = strcmp(l->token, ">") == 0;
        if (!rest && !read_integer("roundup_power2_divisions", l->token, &size)) return false;
        if (!rest && !power_of_two(size)) return FAIL(VALUE, "For roundups, the intervals have to be power of 2");
        if (!expect(l, ":")) return false;
        next(l);
        if (!read_divisions(l->token, &code)) return false;
        if (rest) {
            for (int i = last; i < count; i++) table[i] = code;
        } else {
            int index = MIN(log_2(size), count - 1);
            for (int i = 0; first && i < index; i++) table[i] = code;
            table[index] = code;
            last = index;
            first = false;
        }
        next(l);
        if (strcmp(l->token, "]") == 0) break;
        if (strcmp(l->token, ",") != 0)
            return FAIL(VALUE, "Error parsing CachingAllocator::AllocatorConfig settings, expected , but got '%s'",
                        l->token);
    }
    return true;
}

static base_lock reading, warning;

/* Once for each key, known by its hash, however often the text is read. With more of them than there is room for, the rest every
 * time. */
static void warn_of_key(const char *key) {
    static uint64_t warned[64];
    static int count;
    bool known = false;
    uint64_t hash = 14695981039346656037u;
    for (const char *s = key; *s; s++) hash = (hash ^ (unsigned char)*s) * 1099511628211u;
    lock_take(&warning);
    for (int i = 0; i < count && !known; i++) known = warned[i] == hash;
    if (!known && count < COUNT_OF(warned)) warned[count++] = hash;
    lock_release(&warning);
    if (!known) base_warn("PYTORCH_ALLOC_CONF: unrecognized key '%s' is ignored", key);
}
/* What the text had that torc does not have: told when no lock is held, since whoever hears of it may call torc. */
static void warn_of_keys(lexer *l) {
    for (int64_t at = 0; at < l->unknown.count; at += (int64_t)strlen(l->unknown.data + at) + 1)
        warn_of_key(l->unknown.data + at);
    VEC_FREE(&l->unknown);
    if (l->other_backend)
        WARN_ONCE("PYTORCH_ALLOC_CONF: torc has no backend cudaMallocAsync and uses its own allocator");
}
static bool note_key(lexer *l, const char *key) {
    for (const char *s = key;; s++) {
        if (!VEC_PUSH(&l->unknown, *s)) return false;
        if (!*s) return true;
    }
}

/* A value that means nothing to torc: a word or a list. */
static bool skip_value(lexer *l) {
    next(l);
    if (strcmp(l->token, "[") != 0) return true;
    while (strcmp(l->token, "]") != 0) {
        next(l);
        if (!*l->token) return FAIL(VALUE, "Expected closing bracket ']' in ConfigTokenizer but reached end of config");
    }
    return true;
}

static bool read_value(lexer *l, const char *key, allocator_config *c) {
    static const char *const ignored[] = {"release_lock_on_cudamalloc",     "pinned_use_cuda_host_register",
                                          "pinned_num_register_threads",    "pinned_use_background_threads",
                                          "pinned_reserve_segment_size_mb", "graph_capture_record_stream_reuse"};
    if (!strcmp(key, "max_split_size_mb")) return read_megabytes(l, key, &c->max_split_size);
    if (!strcmp(key, "max_non_split_rounding_mb")) return read_megabytes(l, key, &c->max_non_split_rounding);
    if (!strcmp(key, "large_segment_size_mb")) return read_megabytes(l, key, &c->large_segment_size);
    if (!strcmp(key, "roundup_power2_divisions")) return read_roundup(l, c);
    if (!strcmp(key, "expandable_segments")) {
        next(l);
        return read_bool(key, l->token, &c->expandable);
    }
    if (!strcmp(key, "garbage_collection_threshold")) {
        next(l);
        if (!read_double(key, l->token, &c->garbage_collection_threshold)) return false;
        return (c->garbage_collection_threshold > 0 && c->garbage_collection_threshold < 1) ||
               FAIL(VALUE, "garbage_collect_threshold is invalid, set it in (0.0, 1.0)");
    }
    if (!strcmp(key, "per_process_memory_fraction")) {
        next(l);
        if (!read_double(key, l->token, &c->fraction)) return false;
        return (c->fraction >= 0 && c->fraction <= 1) ||
               FAIL(VALUE, "per_process_memory_fraction is invalid, set it in [0.0, 1.0]");
    }
    if (!strcmp(key, "backend")) {
        next(l);
        if (!strcmp(l->token, "cudaMallocAsync")) {
            l->other_backend = true;
            return true;
        }
        return !strcmp(l->token, "native") ||
               FAIL(VALUE, "Unknown allocator backend, options are native and cudaMallocAsync");
    }
    bool known = false;
    for (int i = 0; i < COUNT_OF(ignored); i++) known = known || !strcmp(key, ignored[i]);
    return (known || note_key(l, key)) && skip_value(l);
}

static bool read_all(lexer *l, char *key, allocator_config *c) {
    for (next(l); *l->token; next(l)) {
        strcpy(key, l->token);
        if (!expect(l, ":") || !read_value(l, key, c)) return false;
        next(l);
        if (!*l->token) break;
        if (strcmp(l->token, ",") != 0)
            return FAIL(VALUE, "Error parsing CachingAllocator::AllocatorConfig settings, expected , but got '%s'",
                        l->token);
    }
    return true;
}
static bool parse(lexer *l, const char *text, allocator_config *config) {
    allocator_config c = defaults;
    const size_t room = strlen(text) + 2;
    char *both = base_alloc(2 * room); /* a token, and the key that came before it */
    if (!both) return false;
    *l = (lexer){.at = text, .token = both};
    c.no_caching = config->no_caching;
    c.text = config->text;
    const bool ok = read_all(l, both + room, &c);
    base_free(both);
    if (ok) *config = c;
    return ok;
}
bool cuda_allocator_config_parse(const char *text, allocator_config *config) {
    lexer l = {.at = text};
    const bool ok = parse(&l, text, config);
    warn_of_keys(&l);
    return ok;
}

/* For the life of the process, whatever becomes of the environment; so it is from malloc. */
static bool keep_text(const char *text, allocator_config *c) {
    char *copy = strdup(text);
    c->text = copy;
    return copy || FAIL(OUT_OF_MEMORY, "no memory to keep the allocator's configuration");
}

bool cuda_allocator_config_read_slow(void) {
    lexer l = {.at = ""};
    lock_take(&reading);
    bool ok = true;
    if (!atomic_load(&cuda_allocator_config_ready)) {
        allocator_config c = defaults;
        const char *text = getenv("PYTORCH_CUDA_ALLOC_CONF"), *off = getenv("PYTORCH_NO_CUDA_MEMORY_CACHING");
        if (!text) text = getenv("PYTORCH_ALLOC_CONF");
        c.no_caching = off && *off && strcmp(off, "0") != 0;
        ok = !text || (parse(&l, text, &c) && keep_text(text, &c));
        if (ok) {
            cuda_allocator_config = c;
            atomic_store(&cuda_caching_off, c.no_caching);
            atomic_store_explicit(&cuda_allocator_config_ready, 1, memory_order_release);
        }
    }
    lock_release(&reading);
    warn_of_keys(&l);
    return ok;
}

/* ------------------------------------------------------------------------------- allocators in the place of torc's */

_Atomic int cuda_allocations_begun;
torc_cuda_pluggable_allocator cuda_foreign;

bool torc_cuda_change_current_allocator(const torc_cuda_pluggable_allocator *allocator) {
    static const char function[] = "torch.cuda.change_current_allocator",
                      whose[] = "the destroy function of an allocator";
    (void)exec_settle();
    bool ok = !FAILED() && (allocator || FAIL(VALUE, "%s: the allocator is NULL", function)) &&
              base_size_taken(function, "", allocator, SIZED(torc_cuda_pluggable_allocator));
    if (ok && (allocator->struct_size < sizeof *allocator || !allocator->alloc || !allocator->free))
        ok = FAIL(VALUE, "%s: struct_size must be set and alloc and free must not be NULL", function);
    if (ok && atomic_load(&cuda_allocations_begun)) ok = FAIL(RUNTIME, "Can't swap an already initialized allocator");
    if (!ok) {
        callback_destroy(context_refused(allocator, offsetof(torc_cuda_pluggable_allocator, context)), whose);
        return false;
    }
    const torc_context before = cuda_foreign.context;
    cuda_foreign = *allocator;
    callback_destroy(before, whose);
    return true;
}

bool(torc_cuda_caching_allocator_enable)(bool enabled) {
    (void)exec_settle();
    if (FAILED() || !cuda_allocator_config_read()) return false; /* what it says must not come after this */
    atomic_store_explicit(&cuda_caching_off, !enabled, memory_order_relaxed);
    return true;
}

const char *torc_cuda_get_allocator_backend(void) { return cuda_foreign.alloc ? "pluggable" : "native"; }

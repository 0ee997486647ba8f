/* cuda/memory/snapshot.c - the state of the allocator as data: every segment with its blocks, and what happened lately.
 *
 * The structure is that of torch.cuda.memory._snapshot(), for the tools that read it: as JSON, or as a pickle of protocol
 * 2, of which only the few opcodes for dictionaries, lists, pairs, texts, integers and truth are needed. One walk writes
 * both; a small writer knows how each value looks. In place of a Python stack a block has one frame that says whose it
 * is: {filename: module path or category, name: operator, line: 0}.
 *
 * Events are kept always, in a ring per device: 40 bytes and a read of the processor's time stamp each, so that the
 * history is there when it is needed, which is after the program ran out of memory. Ticks become microseconds only here,
 * by comparing both clocks at the ring's beginning and now. A free that completes at once is one event in the ring and two
 * in the snapshot, as tools expect. */
#include <stdio.h>
#include <stdlib.h>

#include "cuda/memory/allocator_config.h"
#include "cuda/memory/allocator_stats.h"
#include "cuda/device/device.h"
#include "core/seams.h"

/* ---------------------------------------------------------------------------------------------------- writer */

typedef struct writer {
    char *data;
    size_t size, length;
    bool pickle;
    bool failed;
    bool follows; /* JSON: a comma is due before the next value */
} writer;

static void emit(writer *w, const void *bytes, size_t n) {
    if (w->length + n > w->size && !w->failed) {
        size_t size = MAX(w->size * 2, w->length + n + 4096);
        char *data = base_realloc(w->data, size);
        if (data) {
            w->data = data;
            w->size = size;
        } else {
            w->failed = true;
        }
    }
    if (w->failed) return;
    memcpy(w->data + w->length, bytes, n);
    w->length += n;
}
static void emit_text(writer *w, const char *s) { emit(w, s, strlen(s)); }
static void emit_op(writer *w, char c) { emit(w, &c, 1); }
static void comma(writer *w) {
    if (w->follows) emit_op(w, ',');
    w->follows = true;
}

static void begin(writer *w, char json, char pickle) {
    if (w->pickle) {
        emit_op(w, pickle);
        emit_op(w, '(');
    } else {
        comma(w);
        emit_op(w, json);
        w->follows = false;
    }
}
static void end(writer *w, char json, char pickle) {
    emit_op(w, w->pickle ? pickle : json);
    w->follows = true;
}
static void begin_dict(writer *w) { begin(w, '{', '}'); }
static void end_dict(writer *w) { end(w, '}', 'u'); }
static void begin_list(writer *w) { begin(w, '[', ']'); }
static void end_list(writer *w) { end(w, ']', 'e'); }

static void put_integer(writer *w, int64_t v) {
    if (!w->pickle) {
        char text[24];
        comma(w);
        emit(w, text, (size_t)snprintf(text, sizeof text, "%lld", (long long)v));
        return;
    }
    unsigned char bytes[8];
    for (int i = 0; i < 8; i++) bytes[i] = (unsigned char)((uint64_t)v >> 8 * i);
    if (v == (int32_t)v) {
        emit_op(w, 'J');
        emit(w, bytes, 4);
    } else {
        emit(w, "\x8a\x08", 2);
        emit(w, bytes, 8);
    }
}

static void put_bool(writer *w, bool v) {
    if (w->pickle) {
        emit_op(w, v ? '\x88' : '\x89');
    } else {
        comma(w);
        emit_text(w, v ? "true" : "false");
    }
}

/* Bytes of the character of UTF-8 that begins at s; 0: none does. */
static size_t character(const char *s) {
    const unsigned char *c = (const unsigned char *)s;
    if (c[0] < 0x80) return 1;
    size_t n = c[0] >= 0xf0 ? 4 : c[0] >= 0xe0 ? 3 : 2;
    if (c[0] < 0xc2 || c[0] > 0xf4) return 0;
    for (size_t i = 1; i < n; i++)
        if ((c[i] & 0xc0) != 0x80) return 0; /* the end of the text too */
    const unsigned second = c[1];            /* too long, a half of a pair, beyond the last */
    if ((c[0] == 0xe0 && second < 0xa0) || (c[0] == 0xed && second > 0x9f)) return 0;
    if ((c[0] == 0xf0 && second < 0x90) || (c[0] == 0xf4 && second > 0x8f)) return 0;
    return n;
}

/* Readers refuse what is not UTF-8, the whole file of it. Names are the program's, and may be cut in a character: each
 * byte that belongs to none becomes U+FFFD. */
static void put_text(writer *w, const char *s) {
    static const char replacement[] = "\xef\xbf\xbd";
    size_t n = 0;
    for (const char *c = s; *c;) {
        size_t bytes = character(c);
        n += bytes ? bytes : sizeof replacement - 1;
        c += bytes ? bytes : 1;
    }
    if (w->pickle) {
        unsigned char length[4] = {(unsigned char)n, (unsigned char)(n >> 8), (unsigned char)(n >> 16),
                                   (unsigned char)(n >> 24)};
        emit_op(w, 'X');
        emit(w, length, 4);
    } else {
        comma(w);
        emit_op(w, '"');
    }
    for (size_t bytes; *s; s += MAX(bytes, (size_t)1)) {
        char escaped[8] = "";
        bytes = character(s);
        if (!w->pickle && (*s == '"' || *s == '\\'))
            snprintf(escaped, sizeof escaped, "\\%c", *s);
        else if (!w->pickle && bytes == 1 && *s < 0x20)
            snprintf(escaped, sizeof escaped, "\\u%04x", *s & 0xffu);
        if (*escaped)
            emit_text(w, escaped);
        else if (bytes)
            emit(w, s, bytes);
        else
            emit_text(w, replacement);
    }
    if (!w->pickle) emit_op(w, '"');
}

static void put_key(writer *w, const char *key) {
    put_text(w, key);
    if (!w->pickle) {
        emit_op(w, ':');
        w->follows = false;
    }
}
static void put_pair(writer *w, int64_t a, int64_t b) {
    if (!w->pickle) begin_list(w);
    put_integer(w, a);
    put_integer(w, b);
    if (w->pickle)
        emit_op(w, '\x86');
    else
        end_list(w);
}
static void field_integer(writer *w, const char *key, int64_t v) {
    put_key(w, key);
    put_integer(w, v);
}
static void field_text(writer *w, const char *key, const char *s) {
    put_key(w, key);
    put_text(w, s);
}
static void field_bool(writer *w, const char *key, bool v) {
    put_key(w, key);
    put_bool(w, v);
}
static void field_frames(writer *w, owner_tag owner) {
    const char *place = owner_place(owner), *op = owner_operator(owner);
    put_key(w, "frames");
    begin_list(w);
    if (*place || *op) {
        begin_dict(w);
        field_text(w, "filename", place);
        field_text(w, "name", op);
        field_integer(w, "line", 0);
        end_dict(w);
    }
    end_list(w);
}

/* The default stream is 0 in PyTorch. */
static void field_stream(writer *w, const struct torc_cuda_stream_s *s) {
    field_integer(w, "stream", s->slot ? (int64_t)(intptr_t)s->handle : 0);
}

/* ---------------------------------------------------------------------------------------------------- segments */

static void put_block(writer *w, const cuda_block *b) {
    static const char *const states[] = {
        [BLOCK_FREE] = "inactive", [BLOCK_ALLOCATED] = "active_allocated", [BLOCK_PENDING] = "active_pending_free"};
    bool free_ = b->state == BLOCK_FREE;
    begin_dict(w);
    field_integer(w, "address", (int64_t)(intptr_t)b->p);
    field_integer(w, "size", (int64_t)b->size);
    field_integer(w, "requested_size", free_ ? 0 : (int64_t)b->requested);
    field_text(w, "state", states[b->state]);
    field_frames(w, free_ ? (owner_tag){.op = -1} : b->owner);
    end_dict(w);
}

/* Blocks from `first` up to `last` (exclusive), which lie together in memory. */
static void put_segment(writer *w, const cuda_block *first, const cuda_block *last) {
    const cuda_range *r = first->range;
    const cuda_arena *a = r->arena;
    int64_t total = 0, allocated = 0, active = 0, requested = 0;
    for (const cuda_block *b = first; b != last; b = b->next) {
        total += (int64_t)b->size;
        if (b->state == BLOCK_FREE) continue;
        active += (int64_t)b->size;
        if (b->state != BLOCK_ALLOCATED) continue;
        allocated += (int64_t)b->size;
        requested += (int64_t)b->requested;
    }
    begin_dict(w);
    field_integer(w, "device", a->heap->device);
    field_integer(w, "address", (int64_t)(intptr_t)first->p);
    field_integer(w, "total_size", total);
    field_stream(w, a->stream);
    field_text(w, "segment_type", a->small ? "small" : "large");
    field_integer(w, "allocated_size", allocated);
    field_integer(w, "active_size", active);
    field_integer(w, "requested_size", requested);
    put_key(w, "segment_pool_id");
    put_pair(w, 0, a->pool ? a->pool->id : 0);
    field_bool(w, "is_expandable", r->kind == RANGE_EXPANDABLE);
    field_frames(w, r->owner);
    put_key(w, "blocks");
    begin_list(w);
    for (const cuda_block *b = first; b != last; b = b->next) put_block(w, b);
    end_list(w);
    end_dict(w);
}

static void put_segments(writer *w, cuda_heap *h) {
    for (const cuda_arena *a = h->all_arenas; a; a = a->next) {
        for (const cuda_range *r = a->ranges; r; r = r->next) {
            for (const cuda_block *b = r->first, *end_; b; b = end_) {
                if (b->state == BLOCK_UNMAPPED) {
                    end_ = b->next;
                    continue;
                }
                for (end_ = b; end_ && end_->state != BLOCK_UNMAPPED;) end_ = end_->next;
                put_segment(w, b, end_);
            }
        }
    }
}

/* ------------------------------------------------------------------------------------------------------ events */

static void put_event(writer *w, const cuda_heap *h, const trace_event *e, const char *action,
                      const trace_times *times) {
    begin_dict(w);
    field_text(w, "action", action);
    field_integer(w, e->action == TRACE_OOM ? "device_free" : "addr", (int64_t)e->address);
    field_integer(w, "size", (int64_t)e->size);
    field_stream(w, cuda_stream_at(h->device, e->slot));
    field_integer(w, "time_us", trace_time_us(times, e->time));
    put_key(w, "pool_id");
    put_pair(w, 0, e->pool);
    field_frames(w, e->owner);
    end_dict(w);
}

static void put_events(writer *w, cuda_heap *h, const trace_times *times) {
    static const char *const names[] = {
        [TRACE_ALLOC] = "alloc",
        [TRACE_FREE_REQUESTED] = "free_requested",
        [TRACE_FREE_COMPLETED] = "free_completed",
        [TRACE_SEGMENT_ALLOC] = "segment_alloc",
        [TRACE_SEGMENT_FREE] = "segment_free",
        [TRACE_SEGMENT_MAP] = "segment_map",
        [TRACE_SEGMENT_UNMAP] = "segment_unmap",
        [TRACE_SNAPSHOT] = "snapshot",
        [TRACE_OOM] = "oom",
    };
    const trace_ring *r = &h->trace;
    uint64_t count = r->events ? MIN(r->written, (uint64_t)r->kept) : 0;
    for (uint64_t i = r->written - count; count && i < r->written; i++) {
        const trace_event *e = &r->events[i & (uint64_t)(r->capacity - 1)];
        if (e->action == TRACE_FREE) {
            put_event(w, h, e, names[TRACE_FREE_REQUESTED], times);
            put_event(w, h, e, names[TRACE_FREE_COMPLETED], times);
        } else {
            put_event(w, h, e, names[e->action], times);
        }
    }
}

bool(torc_cuda_memory_record_history)(int64_t max_entries) {
    (void)exec_settle();
    if (FAILED()) return false;
    if (max_entries < 0 || max_entries > (int64_t)1 << 32)
        return FAIL(VALUE, "torch.cuda.memory_record_history: max_entries must be from 0 to 2^32, got %lld",
                    (long long)max_entries);
    if (!cuda_init("torch.cuda.memory_record_history")) return false;
    /* The rings of the current device and of those used so far are made now, so that the caller learns if they cannot
     * be; the others when the device is first used. */
    trace_ring rings[CUDA_MAX_DEVICES] = {0};
    bool ok = true;
    for (int i = 0; i < cuda_driver_device_count() && ok; i++) {
        bool used = atomic_load_explicit(&cuda_devices[i].ready, memory_order_acquire);
        if (used || i == cuda_current_device()) ok = trace_ring_new(&rings[i], max_entries);
    }
    if (ok) trace_ring_want(max_entries);
    for (int i = 0; i < CUDA_MAX_DEVICES; i++) {
        cuda_heap *h = &cuda_heaps[i];
        trace_event *old = rings[i].events;
        if (ok) {
            heap_lock(h);
            old = h->trace.events;
            h->trace = rings[i];
            h->trace.off = max_entries == 0;
            heap_unlock(h);
        }
        base_free(old);
    }
    return ok;
}

/* ---------------------------------------------------------------------------------------------------- the whole */

static void put_settings(writer *w) {
    bool read = atomic_load_explicit(&cuda_allocator_config_ready, memory_order_acquire);
    const allocator_config none = {.max_split_size = SIZE_MAX, .expandable = true},
                           *c = read ? &cuda_allocator_config : &none;
    begin_dict(w);
    field_text(w, "PYTORCH_CUDA_ALLOC_CONF", c->text ? c->text : "");
    field_integer(w, "max_split_size", (int64_t)c->max_split_size);
    put_key(w, "garbage_collection_threshold");
    if (w->pickle) {
        double d = c->garbage_collection_threshold;
        uint64_t bits;
        memcpy(&bits, &d, sizeof bits);
        emit_op(w, 'G');
        for (int i = 7; i >= 0; i--) emit_op(w, (char)(bits >> 8 * i));
    } else {
        char text[48], point[DECIMAL_POINT_BYTES];
        size_t n = cuda_decimal_point(point);
        comma(w);
        snprintf(text, sizeof text, "%.17g", c->garbage_collection_threshold);
        char *at = strstr(text, point); /* the locale's, which JSON does not know */
        emit(w, text, at ? (size_t)(at - text) : strlen(text));
        if (at) emit_op(w, '.'), emit_text(w, at + n);
    }
    field_bool(w, "expandable_segments", c->expandable);
    put_key(w, "roundup_power2_divisions");
    begin_dict(w);
    for (int i = 0; i < COUNT_OF(c->roundup_power2_divisions); i++) {
        char key[24];
        snprintf(key, sizeof key, "%d", 1 << i);
        field_integer(w, key, c->roundup_power2_divisions[i] ? 1 << (c->roundup_power2_divisions[i] - 1) : 0);
    }
    end_dict(w);
    end_dict(w);
}

static void put_snapshot(writer *w) {
    int devices = cuda_driver_device_count();
    const trace_times times = devices ? trace_times_now() : (trace_times){0};
    if (w->pickle) emit(w, "\x80\x02", 2);
    begin_dict(w);
    put_key(w, "segments");
    begin_list(w);
    for (int i = 0; i < devices; i++) {
        heap_lock(&cuda_heaps[i]);
        put_segments(w, &cuda_heaps[i]);
        heap_unlock(&cuda_heaps[i]);
    }
    end_list(w);
    put_key(w, "device_traces");
    begin_list(w);
    for (int i = 0; i < devices; i++) {
        begin_list(w);
        heap_lock(&cuda_heaps[i]);
        put_events(w, &cuda_heaps[i], &times);
        heap_unlock(&cuda_heaps[i]);
        end_list(w);
    }
    end_list(w);
    put_key(w, "allocator_settings");
    put_settings(w);
    put_key(w, "external_annotations");
    begin_list(w);
    end_list(w);
    end_dict(w);
    if (w->pickle) emit_op(w, '.');
}

const char *torc_cuda_memory_snapshot(void) {
    (void)exec_settle();
    writer w = {0};
    put_snapshot(&w);
    char *const lent = w.failed ? NULL : text_lend(w.length);
    if (lent) memcpy(lent, w.data, w.length);
    base_free(w.data);
    return text_or_empty(lent);
}

bool torc_cuda_memory_dump_snapshot(const char *path) {
    (void)exec_settle();
    if (!path) return FAIL(VALUE, "torch.cuda.memory_dump_snapshot: the path is NULL");
    size_t n = strlen(path);
    writer w = {.pickle = n < 5 || strcmp(path + n - 5, ".json") != 0};
    for (int i = 0; i < cuda_driver_device_count(); i++) { /* so that tools can tell what came before */
        cuda_heap *h = &cuda_heaps[i];
        heap_lock(h);
        if (h->begun) heap_trace(h, TRACE_SNAPSHOT, NULL, 0, (owner_tag){.op = -1}, NULL);
        heap_unlock(h);
    }
    put_snapshot(&w);
    bool ok = !w.failed;
    FILE *f = ok ? fopen(path, "wb") : NULL;
    if (ok && !f) ok = FAIL(IO, "cannot write '%s'", path);
    if (f) {
        bool written = fwrite(w.data, 1, w.length, f) == w.length;
        if (fclose(f) != 0 || !written) ok = FAIL(IO, "cannot write '%s'", path);
    }
    base_free(w.data);
    return ok;
}

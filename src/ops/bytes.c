/* bytes.c - bytes of storages, copied and filled as tensors of bytes are: so the order of streams, captures and whatever else the
 * spine knows hold for them, too. */
#include "core/bytes.h"
#include "core/shape.h"
#include "ops/seams.h"
#include "torc/ops.h"

/* Lent by the scope; nobody notices what is written through it. */
static torc_tensor bytes_of(torc_storage s, size_t offset, size_t bytes) {
    torc_tensor t = tensor_over(s, TORC_UINT8, 1, &(int64_t){(int64_t)bytes}, NULL);
    if (t && !(t->counter = counter_new())) {
        object_release(t);
        return NULL;
    }
    if (t) t->offset = (int64_t)offset;
    return scope_lend(t);
}
static torc_tensor of_host(const void *data, size_t bytes) {
    return torc_from_blob_with(
        (void *)(uintptr_t)data, torc_ints_one((int64_t)bytes),
        &(torc_blob_options){.struct_size = sizeof(torc_blob_options), .strides = {TORC_NONE}, .dtype = TORC_UINT8});
}
static bool within(torc_storage s, size_t offset, size_t bytes, const void *data, const char *function) {
    if (bytes && (!data || is_literal(data))) return FAIL(VALUE, "%s: the memory is NULL or no address", function);
    return (offset <= s->nbytes && bytes <= s->nbytes - offset) ||
           FAIL(INDEX, "%s: %zu bytes from %zu on, of a storage of size %zu", function, bytes, offset, s->nbytes);
}
static bool writable(torc_storage s, const char *function) {
    return !s->read_only ||
           FAIL(RUNTIME, "%s(): the storage's memory is read-only, as whoever handed it out said", function);
}

bool torc_storage_copy_(torc_storage s, torc_storage src) {
    if (FAILED() || !storage_given(s, "UntypedStorage.copy_", "the storage") ||
        !storage_given(src, "UntypedStorage.copy_", "src") || !writable(s, "UntypedStorage.copy_"))
        return false;
    if (s->nbytes != src->nbytes)
        return FAIL(RUNTIME, "size does not match, self was %zu bytes but src was %zu bytes", s->nbytes, src->nbytes);
    if (!s->nbytes || s == src) return true;
    const int64_t scope = torc_scope_begin();
    torc_tensor to = bytes_of(s, 0, s->nbytes), from = to ? bytes_of(src, 0, s->nbytes) : NULL;
    const bool ok = from && torc_copy_(to, from);
    torc_scope_end(scope);
    return ok;
}

bool(torc_storage_fill_)(torc_storage s, int value) {
    if (FAILED() || !storage_given(s, "UntypedStorage.fill_", "the storage") || !writable(s, "UntypedStorage.fill_"))
        return false;
    if (!s->nbytes) return true;
    const int64_t scope = torc_scope_begin();
    torc_tensor t = bytes_of(s, 0, s->nbytes);
    const bool ok = t && torc_fill_(t, value & 255);
    torc_scope_end(scope);
    return ok;
}

bool(torc_storage_copy_to_host)(torc_storage s, size_t offset, void *dst, size_t bytes) {
    if (FAILED() || !storage_given(s, "UntypedStorage.copy_to_host", "the storage") ||
        !within(s, offset, bytes, dst, "UntypedStorage.copy_to_host"))
        return false;
    const int64_t scope = torc_scope_begin();
    torc_tensor t = bytes_of(s, offset, bytes);
    const bool ok = t && torc_copy_to_host(t, dst, bytes);
    torc_scope_end(scope);
    return ok;
}

bool(torc_storage_copy_from_host)(torc_storage s, size_t offset, const void *src, size_t bytes) {
    if (FAILED() || !storage_given(s, "UntypedStorage.copy_from_host", "the storage") ||
        !within(s, offset, bytes, src, "UntypedStorage.copy_from_host") ||
        !writable(s, "UntypedStorage.copy_from_host"))
        return false;
    if (!bytes) return true;
    const int64_t scope = torc_scope_begin();
    torc_tensor to = bytes_of(s, offset, bytes), from = to ? of_host(src, bytes) : NULL;
    const bool ok = from && torc_copy_(to, from);
    torc_scope_end(scope);
    return ok;
}

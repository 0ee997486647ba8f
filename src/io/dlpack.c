/* dlpack.c - tensors of other libraries over torc's memory, and torc's over theirs.
 *
 * Handing out: what leaves holds the storage and the address as they are now, so it stays valid whatever becomes of the tensor.
 * Taking in: the tensor's storage owns what was handed to it, and lets go of it through its deleter, as of any memory that is
 * somebody else's. Bytes that another library works on are seen by no stream order of torc's: on devices with queues the one
 * who hands out makes the receiver's queue wait (device_backend.storage_hand_out), once. */
#include "io/dlpack.h"

#include "base/callback.h"
#include "core/device.h"
#include "core/shape.h"
#include "core/tensor.h"
#include "io/generated/options.h"
#include "torc/autograd.h"
#include "torc/io.h"
#include "torc/ops.h"

/* ------------------------------------------------------------------------------------------------ dtypes, devices */
static const struct {
    uint8_t dtype, code, bits;
} dtypes[] = {{TORC_BOOL, DL_BOOL, 8},
              {TORC_UINT8, DL_UINT, 8},
              {TORC_INT8, DL_INT, 8},
              {TORC_INT16, DL_INT, 16},
              {TORC_INT32, DL_INT, 32},
              {TORC_INT64, DL_INT, 64},
              {TORC_FLOAT16, DL_FLOAT, 16},
              {TORC_BFLOAT16, DL_BFLOAT, 16},
              {TORC_FLOAT32, DL_FLOAT, 32},
              {TORC_FLOAT64, DL_FLOAT, 64},
              {TORC_UINT16, DL_UINT, 16},
              {TORC_UINT32, DL_UINT, 32},
              {TORC_UINT64, DL_UINT, 64},
              {TORC_COMPLEX32, DL_COMPLEX, 32},
              {TORC_COMPLEX64, DL_COMPLEX, 64},
              {TORC_COMPLEX128, DL_COMPLEX, 128},
              {TORC_FLOAT8_E4M3FN, DL_FLOAT8_E4M3FN, 8},
              {TORC_FLOAT8_E5M2, DL_FLOAT8_E5M2, 8}};

static dl_dtype dtype_out(int dtype) {
    for (int i = 0; i < COUNT_OF(dtypes); i++)
        if (dtypes[i].dtype == dtype) return (dl_dtype){dtypes[i].code, dtypes[i].bits, 1};
    return (dl_dtype){0};
}
static int dtype_in(dl_dtype d) {
    if (d.lanes != 1) return FAIL(RUNTIME, "from_dlpack: vectors of %d elements are not supported", d.lanes);
    for (int i = 0; i < COUNT_OF(dtypes); i++)
        if (dtypes[i].code == d.code && dtypes[i].bits == d.bits) return dtypes[i].dtype;
    return FAIL(RUNTIME, "from_dlpack: there is no dtype of code %d with %d bits", d.code, d.bits);
}

static bool device_out(torc_device d, dl_device *to) {
    *to = (dl_device){device_dlpack((torc_device_type)d.type), device_is_host(d) ? 0 : d.index};
    return to->type || FAIL(TYPE, "to_dlpack: DLPack has no name for %s", device_text(d));
}
static bool device_in(dl_device d, torc_device *to) {
    const torc_device_type type = device_of_dlpack(d.type);
    if (!type) return FAIL(RUNTIME, "from_dlpack: devices of type %d are not supported", (int)d.type);
    if (d.id < 0 || d.id > INT16_MAX) return FAIL(RUNTIME, "from_dlpack: there is no device number %d", (int)d.id);
    *to = (torc_device){.type = (int16_t)type, .index = (int16_t)d.id};
    if (device_is_host(*to))
        to->index = 0; /* of page-locked memory DLPack's id names a GPU; here it is memory of the host like any other */
    return true;
}

bool torc_dlpack_device(torc_tensor t, int32_t *type, int32_t *id) {
    dl_device d;
    if (FAILED()) return false;
    if (!tensor_valid(t)) return FAIL(VALUE, "dlpack_device: expected a tensor, but got %s", not_tensor(t));
    if (!type || !id) return FAIL(VALUE, "dlpack_device: the places of the results are NULL");
    if (!device_out(t->device, &d)) return false;
    *type = d.type;
    *id = d.id;
    return true;
}

/* ------------------------------------------------------------------------------------------------ handing out */
/* One block: the struct that leaves, what it keeps, and its sizes and strides. */
typedef struct handed {
    union {
        dl_versioned versioned;
        dl_managed managed;
    } as;
    torc_storage storage;
    int64_t numbers[2 * TORC_MAX_DIMS];
} handed;

static void let_go(void *handed_out) {
    handed *h = handed_out;
    object_release(h->storage);
    base_free(h);
}
static void delete_versioned(dl_versioned *self) {
    if (self) let_go(self->context);
}
static void delete_managed(dl_managed *self) {
    if (self) let_go(self->context);
}

/* Make the receiver's queue wait for what is queued on the bytes. */
static bool order(torc_tensor t, int64_t stream) {
    if (device_is_host(t->device))
        return stream == TORC_NONE || stream == -1 ||
               FAIL(VALUE, "to_dlpack: a tensor of the CPU is used on no stream, but stream is %lld",
                    (long long)stream);
    const device_backend *b = device_backend_of((torc_device_type)t->device.type);
    if (!b) return false;
    if (stream == -1 || !b->storage_hand_out) return true;
    if (stream == TORC_NONE) stream = 1;
    if (stream == 0 || stream < -1)
        return FAIL(VALUE, "to_dlpack: stream %lld is ambiguous: 1 is the legacy default stream", (long long)stream);
    return b->storage_hand_out(t->storage, (uintptr_t)stream);
}

/* What both forms of struct are made of. */
static handed *hand_out(torc_tensor t, const torc_to_dlpack_options *options, dl_tensor *out, uint64_t *flags) {
    torc_to_dlpack_options o;
    if (FAILED() || !options_take("to_dlpack", options, &o, &layout_torc_to_dlpack_options)) return NULL;
    if (!tensor_valid(t)) return FAIL_NULL(VALUE, "to_dlpack: expected a tensor, but got %s", not_tensor(t));
    if (torc_requires_grad(t))
        return FAIL_NULL(RUNTIME, "Can't export tensors that require gradient, use tensor.detach()");
    if (tensor_lazy(t) && !o.copy)
        return FAIL_NULL(RUNTIME, "Can't export tensors with the %s bit set",
                         t->flags & TENSOR_CONJ ? "conjugate" : "negative");
    *out = (dl_tensor){.ndim = t->ndim, .dtype = dtype_out(t->dtype)};
    if (!device_out(t->device, &out->device)) return NULL;
    const int64_t mark = scope_mark(); /* of the copy, which its storage outlives */
    if (o.copy) t = torc_clone(t);
    handed *h =
        t && storage_export(t->storage) && tensor_access(t) && order(t, o.stream) ? base_calloc(1, sizeof *h) : NULL;
    if (h) {
        h->storage = object_retain(t->storage);
        h->storage->fixed = true; /* others know its address from now on; other threads may hand it out, too */
        memcpy(h->numbers, t->sizes, (size_t)t->ndim * sizeof *t->sizes);
        memcpy(h->numbers + TORC_MAX_DIMS, t->strides, (size_t)t->ndim * sizeof *t->strides);
        out->data = t->numel ? tensor_bytes(t) : NULL;
        out->shape = h->numbers;
        out->strides = h->numbers + TORC_MAX_DIMS;
        *flags = o.copy ? DL_IS_COPIED : t->storage->read_only ? DL_READ_ONLY : 0;
    }
    scope_keep(mark, NULL, 0);
    return h;
}

void *torc_to_dlpack_with(torc_tensor t, const torc_to_dlpack_options *options) {
    dl_tensor out;
    uint64_t flags;
    handed *h = hand_out(t, options, &out, &flags);
    if (!h) return NULL;
    h->as.versioned = (dl_versioned){.version = {DLPACK_MAJOR, DLPACK_MINOR},
                                     .context = h,
                                     .deleter = delete_versioned,
                                     .flags = flags,
                                     .tensor = out};
    return &h->as.versioned;
}
void *torc_to_dlpack_unversioned_with(torc_tensor t, const torc_to_dlpack_options *options) {
    dl_tensor out;
    uint64_t flags;
    handed *h = hand_out(t, options, &out, &flags);
    if (!h) return NULL;
    if (flags & DL_READ_ONLY) {
        let_go(h);
        return FAIL_NULL(RUNTIME, "to_dlpack: a DLManagedTensor cannot say that memory is read-only: use the versioned "
                                  "form, or hand out a copy");
    }
    h->as.managed = (dl_managed){.tensor = out, .context = h, .deleter = delete_managed};
    return &h->as.managed;
}

/* ------------------------------------------------------------------------------------------------ taking in */
static void delete_taken_versioned(void *managed) {
    dl_versioned *m = managed;
    if (m->deleter) m->deleter(m);
}
static void delete_taken_managed(void *managed) {
    dl_managed *m = managed;
    if (m->deleter) m->deleter(m);
}

/* `owner` is let go of on error, as by torc_from_blob. */
static torc_tensor take_in(const dl_tensor *d, bool read_only, torc_context owner) {
    torc_device device;
    const int dtype = FAILED() ? 0 : dtype_in(d->dtype);
    bool ok = dtype && device_in(d->device, &device);
    if (ok && (d->ndim < 0 || d->ndim > TORC_MAX_DIMS || (d->ndim && !d->shape)))
        ok = FAIL(RUNTIME,
                  d->shape || d->ndim < 1 ? "from_dlpack: %d dimensions; there may be up to %d"
                                          : "from_dlpack: the sizes of %d dimensions, up to %d, are NULL",
                  (int)d->ndim, TORC_MAX_DIMS);
    for (int i = 0; ok && d->strides && i < d->ndim; i++)
        if (d->strides[i] < 0 && d->shape[i] > 1)
            ok = FAIL(RUNTIME, "from_dlpack: negative strides are not supported: stride %lld in dimension %d",
                      (long long)d->strides[i], i);
    int64_t strides[TORC_MAX_DIMS]; /* of dimensions of one element any number may stand there */
    for (int i = 0; ok && d->strides && i < d->ndim; i++) strides[i] = MAX(d->strides[i], 0);
    uintptr_t address = (uintptr_t)d->data;
    if (ok && d->data && __builtin_add_overflow(address, d->byte_offset, &address))
        ok = FAIL(RUNTIME, "from_dlpack: a byte_offset of %llu from address %p overflows the address space",
                  (unsigned long long)d->byte_offset, d->data);
    torc_tensor t = NULL;
    if (ok)
        t = tensor_over_blob(
            "from_dlpack", (void *)address, torc_ints_of(d->shape, d->ndim),
            (torc_blob_options){.struct_size = sizeof(torc_blob_options),
                                .dtype = (torc_dtype)dtype,
                                .device = device,
                                .strides = d->strides ? torc_ints_of(strides, d->ndim) : torc_ints_one(TORC_NONE),
                                .owner = owner,
                                .read_only = read_only});
    if (!t) callback_destroy(owner, "the deleter of a DLPack tensor");
    return t;
}

torc_tensor torc_from_dlpack(void *managed) {
    if (!managed || is_literal(managed))
        return FAIL_NULL(VALUE, "from_dlpack: the DLManagedTensorVersioned is NULL or no address");
    dl_versioned *m = managed;
    const torc_context owner = {m, delete_taken_versioned};
    if (!FAILED() && m->version.major != DLPACK_MAJOR) /* deleter has its place in all versions, the rest may not */
        (void)FAIL(RUNTIME, "from_dlpack: the tensor is of DLPack %u.%u, torc understands version %d", m->version.major,
                   m->version.minor, DLPACK_MAJOR);
    return take_in(&m->tensor, m->flags & DL_READ_ONLY, owner);
}
torc_tensor torc_from_dlpack_unversioned(void *managed) {
    if (!managed || is_literal(managed))
        return FAIL_NULL(VALUE, "from_dlpack_unversioned: the DLManagedTensor is NULL or no address");
    dl_managed *m = managed;
    return take_in(&m->tensor, false, (torc_context){m, delete_taken_managed});
}

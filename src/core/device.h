/* device.h - devices, and the table through which core reaches them.
 *
 * The CPU is built in; CUDA registers its table on first use. Nobody above the backends asks what type a device is of: is it
 * the host, whose bytes the program itself may read and write, is it another than that one, and (ops/kernel.h) does it have a
 * kernel that takes these? */
#ifndef TORC_CORE_DEVICE_H
#define TORC_CORE_DEVICE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "torc/core.h"

/* Rows have two classes for autocast (ops/row.h): that of CUDA and that of the CPU, which casts for fewer operators. */
typedef enum autocast_list { AUTOCAST_AS_CUDA, AUTOCAST_AS_CPU } autocast_list;
/* How long calls for a queue may wait before they run. */
typedef enum queue_patience {
    QUEUE_WAITS,    /* until somebody asks for what they do */
    QUEUE_RECORDED, /* until the next call, or the end of the recording that they become part of */
    QUEUE_WATCHED /* not at all: the program wants to be told of a call's faults and waits where it makes the call, or others look at the queue */
} queue_patience;
typedef struct device_backend {
    /* Initialise; is this index a device? Sets the error. `caller` is whom to name as the first user. */
    bool (*check)(int index, const char *caller);
    int (*current)(void);                    /* index that -1 stands for */
    void *(*alloc)(int index, size_t bytes); /* NULL and an error on failure */
    void (*free)(int index, void *data);
    /* Copy bytes between two devices at least one of which is of this type; ordered with the device's stream.
     * Returns when a host-side destination or a pageable source may be used again, unless non_blocking. */
    bool (*copy)(void *dst, torc_device dst_device, const void *src, torc_device src_device, size_t bytes,
                 bool non_blocking);
    /* Where a storage is more to the device than bytes; all NULL and 0 otherwise. */
    size_t storage_bytes; /* of a storage, which begins with struct torc_storage_s; the rest is zeroed */
    bool (*storage_alloc)(torc_storage s); /* in place of alloc: sets s->data */
    void (*storage_free)(torc_storage s);  /* in place of free; called for memory of somebody else too */
    /* Two storages of one device exchange their memory: what the device knows of it goes along. The common part is exchanged
     * already. Cannot fail. */
    void (*storage_swap)(torc_storage a, torc_storage b);
    /* Around work on the calling thread's current queue that no call stands for, such as copies of bytes. */
    bool (*storage_before)(torc_storage s, bool write);
    bool (*storage_after)(torc_storage s, bool write);
    /* Another library is about to use the bytes on this queue of its own, a handle of the device's driver: make that wait for what
     * is queued on them. */
    bool (*storage_hand_out)(torc_storage s, uintptr_t queue);
    /* Of the host, page-locked, ready: copies from the device need not wait for it. NULL: any memory of the host will do. */
    torc_storage (*storage_beside)(size_t nbytes, const char *caller);
    /* The calling thread's current queue of the device: something that lives as long as the process. NULL: there is but one. */
    void *(*queue)(int index);
    void (*queue_set)(int index, void *queue);       /* one that `queue` returned */
    bool (*queue_order)(void *later, void *earlier); /* `later` goes on after what `earlier` has now */
    /* Must calls for the calling thread's current queue run as they are made? NULL: they may wait. */
    queue_patience (*queue_at_once)(int index);
    /* Is this process a child that was forked from one which used the devices, so that they are not its? NULL: never. */
    bool (*lost)(void);
    /* It has a kernel of every row that is not OPTIONAL (ops/row.h): the operator tool finds those that it lacks. */
    bool complete;
    autocast_list autocast;    /* whose classes of the rows hold on these devices */
    torc_dtype autocast_dtype; /* of regions that name none; NONE: float16 */
} device_backend;
void device_register(torc_device_type type, const device_backend *backend);
const device_backend *device_backend_of(torc_device_type type); /* NULL and an error if there is none */
/* The same for what is asked before there is a tensor: registers nothing. NULL, and no error, if none is yet. */
const device_backend *device_backend_now(torc_device_type type);
/* What DLPack calls devices of a type (its DLDeviceType), and which type it means by a number; 0 and NONE: there is none. */
int device_dlpack(torc_device_type type);
torc_device_type device_of_dlpack(int32_t dlpack);
/* Replace NONE by the default device and index -1 by the current one; check that it exists. false + error otherwise. This
 * is where a process uses CUDA first, so `caller` is a name that the user knows: the operator's or public function's. */
bool device_resolve(torc_device *device, const char *caller);
/* Else it is the default device. An index without a type is given, and refused by device_resolve. */
static inline bool device_given(torc_device d) { return d.type != TORC_DEVICE_NONE || d.index != 0; }
static inline bool device_is_host(torc_device d) { return d.type == TORC_DEVICE_CPU; }
static inline bool device_equal(torc_device a, torc_device b) { /* type and index at once */
    uint32_t x, y;
    memcpy(&x, &a, sizeof x);
    memcpy(&y, &b, sizeof y);
    return x == y;
}
_Static_assert(sizeof(torc_device) == sizeof(uint32_t), "device_equal compares all of them");
const char *device_text(torc_device d);   /* "cuda:0" ("cpu" without index); thread-local ring of buffers */
const char *device_kind(torc_device d);   /* "CPU", "CUDA": of all devices of a type, in messages */
const char *device_prefix(torc_device d); /* "" or "cuda.": in "torch.cuda.FloatTensor"; thread-local ring of buffers */
/* May bytes go from one to the other? A backend knows its own devices and the host. false: sets the error. */
bool devices_connected(torc_device a, torc_device b);
/* Sets the error of two devices where one should be, in PyTorch's order: the CPU last, others by index, whichever argument came
 * first. `argument` of `op` may be NULL. */
bool devices_differ(torc_device a, torc_device b, const char *argument, const char *op);
#endif

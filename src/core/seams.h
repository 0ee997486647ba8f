/* seams.h - what core asks of rooms above it.
 *
 * The places where calls go up on purpose; the room named implements what is declared. */
#ifndef TORC_CORE_SEAMS_H
#define TORC_CORE_SEAMS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "base/base.h"
#include "torc/core.h"

struct autograd_meta; /* autograd/node.h */
/* cuda, and each other backend of the library: calls device_register, or sets the error that says why it cannot. `caller` is whom
 * that names. */
#define DEVICE(...)
#define BACKEND(value, name, kind, dlpack, dlpack_too, registration) void registration(const char *caller);
#include "core/devices.def"
#undef BACKEND
#undef DEVICE
/* cuda: page-locked memory of the CPU, ready. NULL and an error. */
torc_storage storage_pinned(size_t nbytes, const char *caller);
/* exec: run what was put off, of all threads, up to and including all that uses `s`. false with the error of one of them. */
bool exec_settle_storage(torc_storage s);
/* The same, and from now on no call that uses the bytes is put off: others get to know where they are. */
bool exec_export_storage(torc_storage s);
/* exec: run all that was put off, of all threads: before the host waits for a device, hands one of its queues out, moves a
 * generator, or changes a switch that calls read. false with the error of one of them. */
extern _Atomic bool exec_puts_off; /* has any thread ever had an executor that does so? */
bool exec_settle_all(void);
static inline bool exec_putting_off(void) {
    return __builtin_expect(atomic_load_explicit(&exec_puts_off, memory_order_relaxed), 0);
}
static inline bool exec_settle(void) { return !exec_putting_off() || exec_settle_all(); }
/* exec: the host waited for a device, or read what calls had computed. Who does so says it here, so that the row of the call that is
 * under way can be held to its effect WAITS. */
void exec_waited(void);
/* autograd: is this thread in inference mode? exec has the byte, with others that every call reads (Note [Thread-local bytes]). */
extern HOT_THREAD_LOCAL bool autograd_inference_mode;
/* autograd: makes a tensor a leaf that requires grad; refuses dtypes that have no gradient. */
bool autograd_set_requires_grad(torc_tensor t);
/* autograd: what it keeps of a tensor, made if need be. NULL and an error. */
struct autograd_meta *autograd_meta_of(torc_tensor t);
/* Set by autograd: called when a tensor with autograd metadata dies. */
extern void (*tensor_autograd_destroy)(struct autograd_meta *meta);
#endif

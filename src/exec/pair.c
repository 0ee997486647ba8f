/* pair.c - calls that one kernel does in one pass.
 *
 * Note [Calls in pairs]
 * x = x + f(x), and then norm(x): the sum is written, and read again at once, by two kernels that do little else. A kernel that
 * would do both says so (kernel.company), and the eager executor gives it the chance. A call waits for the thread's next one
 *
 * - if a kernel that joins such calls may come: norms join an addition in front of them, the gradient of a batch norm joins that of relu, that of a
 *   layer norm the cast of what it gets;
 * - if its own kernel goes on with what may come: a batch norm with an addition to its result, and with relu; a layer norm with a cast; its gradient
 *   with the addition of another gradient, and with a cast.
 *
 * If the next call is the one, both are one pass, with the bits of two; it may wait in turn, also if it joined one. A result that all but these calls
 * have let go of by the time they run is not written at all (call_company.unread). Anything else runs first what waits, as do all
 * the gates that the deferred executor passes: who asks for the bytes, events, streams, host waits, captures that end, other threads. So nobody can
 * tell, but by counting launches.
 *
 * - What waits is kept as the deferred executor keeps a call (Note [What a recorded call owns] of deferred.c). It has its results' memory already, so
 *   that it fails for want of it where it is made, and holds its inputs' until it has run. If there is no memory for both calls at once, they run
 *   one after the other.
 * - Nothing waits that others may look at without a word: bytes whose address they know, streams whose handle they have.
 * - Waiting costs about a tenth of a microsecond more than launching. So of calls that are to be joined only those wait whose result looks like what was
 *   joined last: the same dtype and device, and as many elements unless the kernel says that this does not matter. Where a joining kernel ran, the
 *   next HOPE such calls of the thread wait for another one.
 * - TORC_PAIRS=0 turns all that off. */
#include <stdlib.h>
#include <string.h>

#include "core/seams.h"
#include "core/tensor.h"
#include "exec/exec.h"

/* pair_state: how many calls more may wait to be joined; WAITING: something does wait. */
enum { HOPE = 4, WAITING = 0x80 };

/* What a call that waits to be joined looks like. */
typedef struct pattern {
    int op, dtype;
    torc_device device;
    int64_t numel; /* -1: any */
} pattern;
static thread_part part = {.bytes = sizeof(pattern)};

static bool allowed(void) {
    static _Atomic int known; /* 0: not asked, 1: no, 2: yes */
    int state = atomic_load_explicit(&known, memory_order_relaxed);
    if (UNLIKELY(state == 0)) {
        const char *text = getenv("TORC_PAIRS");
        state = text && strcmp(text, "0") == 0 ? 1 : 2;
        atomic_store_explicit(&known, state, memory_order_relaxed);
    }
    return state == 2;
}

/* A kernel that joins calls is about to run, or has: more of that kind may come. */
static void expect(const torc_call *c, const kernel_company *w) {
    pattern *p = thread_seen(&part);
    if (UNLIKELY(!p) && allowed()) {
        base_attempt attempt;
        base_attempt_begin(&attempt);
        p = thread_own(&part);
        base_attempt_end(&attempt);
    }
    if (!p) return;
    *p = (pattern){w->first, c->in[0]->dtype, c->device, w->any_size ? -1 : c->in[0]->numel};
    pair_state = HOPE;
}
static bool expected(const torc_call *c) {
    const pattern *p = thread_seen(&part);
    return p && c->op == p->op && c->variant != CALL_OUT && c->nout == 1 && c->out[0]->dtype == p->dtype &&
           device_equal(c->device, p->device) && (p->numel < 0 || c->out[0]->numel == p->numel) &&
           (!(c->row->flags & OPF_MIXED_DEVICE) || device_equal(c->in[0]->device, p->device));
}

/* Is it put off? Else it is to run, unless it has an error, for want of memory. */
static bool waits(const torc_call *c, const kernel *k) {
    if (exec_patience(c->device) == QUEUE_WATCHED || !eager_materialize(c) || !deferred_keep(c, k)) return false;
    pair_state |= WAITING;
    return true;
}

bool pair_take(const torc_call *c, const kernel *k) {
    const kernel_company *w = k ? k->company : NULL;
    if (pair_state & WAITING) {
        following how;
        pair_state &= (uint8_t)~WAITING;
        if (!deferred_follow(c, k, &how)) return false;
        if (how != FOLLOWS_NOT && w && w->joins) expect(c, w);
        if (how == FOLLOWS_AND_WAITS) pair_state |= WAITING;
        if (how != FOLLOWS_NOT) return true;
    }
    if (w && w->joins) expect(c, w);
    if (w && w->goes_on) {
        if (c->variant == CALL_FUNCTION && allowed() && w->goes_on(c, NULL, 0) != GOES_NO_FARTHER && waits(c, k))
            return true;
    } else if (pair_state && expected(c)) {
        pair_state--;
        if (waits(c, k)) return true;
    }
    return !FAILED() && eager_take(c, k);
}

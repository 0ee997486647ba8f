/* large.c - large blocks of host memory, kept for the next tensor.
 *
 * Note [Large blocks]
 * The system hands out a fresh block page by page, at the first touch of each, and clears it: that takes longer than most operators need to fill
 * it. malloc gives what is freed at the end of its heap, and what it had mapped by itself, back to the system, and so a step of training
 * would pay for most of its tensors anew. So blocks that come back are kept, and given to who asks for as many bytes, or some fewer.
 *
 * Never more is kept than the program once used: all kept blocks and all that are in use have together at most as many bytes as those in use
 * had at their most, and the kept ones at most a quarter of the machine's memory. Where a block has no room among them, those go that were not
 * used for longest; and so does what was not used for a long time. If the system has no memory left, all go. With TORC_HOST_CACHE=0 none is kept.
 *
 * Blocks have sizes of a few steps (eighths of a power of two), so that tensors of about one size find each other's. */
#include "base/large.h"

#include <stdint.h>
#include <stdlib.h>
#if defined(__linux__)
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

#include "base/base.h"
#include "base/lock.h"

/* glibc maps every block of 32 MB or more by itself: those ask for large pages. */
enum {
    LARGE_PAGE = 2 << 20,
    OWN_MAPPING = 32 << 20,
    KEPT = 256,
    LONG_AGO = 1 << 12 /* blocks that were taken since */
};

typedef struct block {
    void *p;
    size_t bytes;
    uint64_t since; /* how many had been taken when it came back */
} block;
static struct {
    base_lock lock;
    block kept[KEPT];
    int count;
    size_t kept_bytes, used_bytes, most_bytes, limit; /* limit: of what is kept */
    bool limit_known;
    uint64_t taken;
} large;

/* After a fork while another thread was at it: what it kept is forgotten, and goes on existing. */
static void take_lock(void) {
    if (LIKELY(!lock_take(&large.lock))) return;
    large.count = 0;
    large.kept_bytes = 0;
}

static size_t rounded(size_t bytes) {
    const size_t step = (size_t)1 << (60 - __builtin_clzll(bytes | 1));
    return bytes > SIZE_MAX / 2 ? bytes : (bytes + step - 1) & ~(step - 1);
}

static void *from_system(size_t bytes) {
    void *p = NULL;
#if defined(__linux__) && defined(MADV_HUGEPAGE)
    if (bytes >= OWN_MAPPING) {
        if (posix_memalign(&p, LARGE_PAGE, bytes)) return NULL;
        (void)madvise(p, bytes & ~(size_t)(LARGE_PAGE - 1),
                      MADV_HUGEPAGE); /* advice: where it is not heeded, all works */
        return p;
    }
#endif
    return posix_memalign(&p, 64, bytes) == 0 ? p : NULL;
}

#if defined(__GLIBC__)
size_t large_size(void *p) {
    const size_t bytes = p ? malloc_usable_size(p) : 0;
    return bytes >= LARGE_LEAST ? bytes : 0;
}

/* With the lock held: block i is kept no longer, and the caller's. */
static void *leave(int i) {
    void *p = large.kept[i].p;
    large.kept_bytes -= large.kept[i].bytes;
    large.kept[i] = large.kept[--large.count];
    return p;
}
static int oldest(void) {
    int found = -1;
    for (int i = 0; i < large.count; i++)
        if (found < 0 || large.kept[i].since < large.kept[found].since) found = i;
    return found;
}
static size_t limit_of_machine(void) {
    const char *wanted = getenv("TORC_HOST_CACHE");
    if (wanted && !strcmp(wanted, "0")) return 0;
    const long pages = sysconf(_SC_PHYS_PAGES), bytes = sysconf(_SC_PAGESIZE);
    return pages > 0 && bytes > 0 ? (size_t)pages / 4 * (size_t)bytes : (size_t)1 << 30;
}
static void count_used(size_t before, size_t after) {
    large.used_bytes = large.used_bytes > before ? large.used_bytes - before + after : after;
    large.most_bytes = MAX(large.most_bytes, large.used_bytes);
}

/* How many bytes may be kept beside those in use. */
static size_t room_for_kept(void) { return large.most_bytes - large.used_bytes; }

static void *take_kept(size_t bytes, void **gone) {
    int best = -1;
    for (int i = 0; i < large.count; i++) {
        const block *b = &large.kept[i], *than = &large.kept[best < 0 ? i : best];
        if (b->bytes < bytes || b->bytes - bytes > bytes / 4) continue;
        if (best < 0 || b->bytes < than->bytes || (b->bytes == than->bytes && b->since > than->since)) best = i;
    }
    large.taken++;
    if (best >= 0) {
        count_used(0, large.kept[best].bytes);
        return leave(best);
    }
    const int last = oldest();
    if (last >= 0 && large.taken - large.kept[last].since > LONG_AGO) *gone = leave(last);
    return NULL;
}
void *large_take(size_t bytes) {
    void *gone = NULL;
    bytes = rounded(bytes);
    take_lock();
    void *p = take_kept(bytes, &gone);
    lock_release(&large.lock);
    free(gone);
    if (p) return p;
    while (!(p = from_system(bytes))) {
        take_lock();
        gone = large.count ? leave(large.count - 1) : NULL;
        lock_release(&large.lock);
        if (!gone) return NULL;
        free(gone);
    }
    large_resized(0, p);
    do { /* there is one more in use now, and less room for others */
        take_lock();
        gone = large.count && large.kept_bytes > room_for_kept() ? leave(oldest()) : NULL;
        lock_release(&large.lock);
        free(gone);
    } while (gone);
    return p;
}

bool large_give(void *p) {
    const size_t bytes = large_size(p);
    if (!bytes) return false;
    void *gone[KEPT + 1];
    int n = 0;
    take_lock();
    if (!large.limit_known) large.limit = limit_of_machine(), large.limit_known = true;
    count_used(bytes, 0);
    const size_t room = MIN(room_for_kept(), large.limit);
    if (bytes > room)
        gone[n++] = p;
    else {
        while (large.count && (large.kept_bytes > room - bytes || large.count == KEPT)) gone[n++] = leave(oldest());
        large.kept[large.count++] = (block){p, bytes, large.taken};
        large.kept_bytes += bytes;
    }
    lock_release(&large.lock);
    while (n) free(gone[--n]);
    return true;
}
size_t large_kept(void) {
    take_lock();
    const size_t bytes = large.kept_bytes;
    lock_release(&large.lock);
    return bytes;
}
void large_let_go(void) {
    void *p = NULL;
    do {
        free(p);
        take_lock();
        p = large.count ? leave(large.count - 1) : NULL;
        lock_release(&large.lock);
    } while (p);
}
void large_resized(size_t before, void *p) {
    const size_t after = large_size(p);
    if (!before && !after) return;
    take_lock();
    count_used(before, after);
    lock_release(&large.lock);
}
#else /* how large a block is cannot be asked */
size_t large_size(void *p) { return (void)p, 0; }
void *large_take(size_t bytes) { return from_system(bytes); }
bool large_give(void *p) { return (void)p, false; }
void large_resized(size_t before, void *p) { (void)before, (void)p; }
void large_let_go(void) {}
size_t large_kept(void) { return 0; }
#endif

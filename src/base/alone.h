/* alone.h - does the process have one thread only? Then nobody sees what is half done, and what is counted or locked costs plain loads and stores, a
 * quarter of what exchanges cost, which wait for all stores before them. Threads that this one starts see all that it did before. A thread of another copy
 * of the C library (dlmopen), or of none (clone), is not seen, as by std::shared_ptr; such a thread may not use torc. */
#ifndef TORC_BASE_ALONE_H
#define TORC_BASE_ALONE_H

#include <stdbool.h>

#if __has_include(<sys/single_threaded.h>)
#include <sys/single_threaded.h>
static inline bool thread_alone(void) { return __libc_single_threaded; }
#else
static inline bool thread_alone(void) { return false; }
#endif

#endif

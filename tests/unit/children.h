/* children.h - children of fork() that a test makes while other threads of it are busy, and how they end. */
#ifndef TORC_TESTS_CHILDREN_H
#define TORC_TESTS_CHILDREN_H
#include <signal.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

/* What sanitizers bring, their allocators for one, has locks of its own, which children may find held: who waits there says nothing, and is
 * not waited for long. Whether children wait for torc is seen without them.
 * CHILD_SECONDS: for a child's alarm(). CHILD_MAY_WAIT: as what a child that waited may have ended, beside 0.
 * FEW_CHILDREN: enough that some find the others in the midst of something. */
#if TORC_TEST_SLOWDOWN > 1
enum { CHILD_SECONDS = 5, CHILD_MAY_WAIT = SIGALRM, FEW_CHILDREN = 5 };
#else
enum { CHILD_SECONDS = 30, CHILD_MAY_WAIT = 0, FEW_CHILDREN = 20 };
#endif

/* How a child ended. One that waits before fork() has come back in it, in what a library does there, sets no alarm itself. */
static inline int child_ended(pid_t child) {
    int status = -1;
    for (int ms = 1000 * (CHILD_SECONDS + 5); ms > 0; ms--) {
        const pid_t pid = waitpid(child, &status, WNOHANG);
        if (pid != 0) return pid == child ? status : -1;
        usleep(1000);
    }
    kill(child, SIGALRM);
    return waitpid(child, &status, 0) == child ? status : -1;
}
#endif

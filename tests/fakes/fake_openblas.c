/* A double of OpenBLAS: products one element after the other, and notes of how it was opened and called. What kind of
 * build it plays says the variable FAKE_OPENBLAS when it is opened: "threads", "sequential" or "64bit"; "changes" and
 * "replaces" play a thread that changes the environment in that very moment, "slow" takes 0.4 s to open. Tests read the
 * notes through dlsym. */
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define PUBLIC __attribute__((visibility("default")))
typedef enum { ROW_MAJOR = 101, COLUMN_MAJOR = 102, AS_IS = 111, TRANSPOSED = 112 } how;

PUBLIC char fake_openblas_core[64], fake_openblas_threads[64]; /* what the environment said when it was opened */
PUBLIC _Atomic int fake_openblas_calls, fake_openblas_at_once, fake_openblas_set;
static _Atomic int inside;
static char kind[64];

static void keep(char *to, const char *name) {
    const char *text = getenv(name);
    snprintf(to, 64, "%s", text ? text : "(not set)");
}
__attribute__((constructor)) static void opened(void) {
    keep(kind, "FAKE_OPENBLAS");
    keep(fake_openblas_core, "OPENBLAS_CORETYPE");
    keep(fake_openblas_threads, "OPENBLAS_NUM_THREADS");
    if (!strcmp(kind, "changes")) setenv("FAKE_CHANGED", "by another thread", 1);
    if (!strcmp(kind, "slow")) nanosleep(&(struct timespec){.tv_nsec = 400000000}, NULL);
    if (!strcmp(kind, "replaces")) setenv("FAKE_OPENBLAS", "another value", 1);
}

/* Stay long enough for others to come in. */
static void enter(void) {
    int now = atomic_fetch_add(&inside, 1) + 1, most = atomic_load(&fake_openblas_at_once);
    while (now > most && !atomic_compare_exchange_weak(&fake_openblas_at_once, &most, now)) continue;
    atomic_fetch_add(&fake_openblas_calls, 1);
    nanosleep(&(struct timespec){.tv_nsec = 3000000}, NULL);
}
static void leave(void) { atomic_fetch_sub(&inside, 1); }

/* `by` is how a number is given: itself, or the address of a complex one. */
#define ITSELF(x) (x)
#define AT_ADDRESS(x) (*(x))
#define PRODUCTS(T, letter, by, number)                                                                             \
    PUBLIC void cblas_##letter##gemm(how order, how ta, how tb, int m, int n, int k, by alpha, const T *a, int lda, \
                                     const T *b, int ldb, by beta, T *c, int ldc);                                  \
    void cblas_##letter##gemm(how order, how ta, how tb, int m, int n, int k, by alpha, const T *a, int lda,        \
                              const T *b, int ldb, by beta, T *c, int ldc) {                                        \
        enter();                                                                                                    \
        for (int i = 0; i < m && order == ROW_MAJOR; i++)                                                           \
            for (int j = 0; j < n; j++) {                                                                           \
                T sum = 0, *to = c + (int64_t)i * ldc + j;                                                          \
                for (int p = 0; p < k; p++)                                                                         \
                    sum += a[ta == AS_IS ? (int64_t)i * lda + p : (int64_t)p * lda + i] *                           \
                           b[tb == AS_IS ? (int64_t)p * ldb + j : (int64_t)j * ldb + p];                            \
                *to = number(alpha) * sum + (number(beta) == 0 ? 0 : number(beta) * *to);                           \
            }                                                                                                       \
        leave();                                                                                                    \
    }                                                                                                               \
    PUBLIC void cblas_##letter##gemv(how order, how ta, int m, int n, by alpha, const T *a, int lda, const T *x,    \
                                     int incx, by beta, T *y, int incy);                                            \
    void cblas_##letter##gemv(how order, how ta, int m, int n, by alpha, const T *a, int lda, const T *x, int incx, \
                              by beta, T *y, int incy) {                                                            \
        enter();                                                                                                    \
        for (int i = 0; i < m && ta == AS_IS; i++) {                                                                \
            T sum = 0, *to = y + (int64_t)i * incy;                                                                 \
            for (int p = 0; p < n; p++)                                                                             \
                sum += a[order == ROW_MAJOR ? (int64_t)i * lda + p : (int64_t)p * lda + i] * x[(int64_t)p * incx];  \
            *to = number(alpha) * sum + number(beta) * *to;                                                         \
        }                                                                                                           \
        leave();                                                                                                    \
    }
PRODUCTS(float, s, float, ITSELF)
PRODUCTS(double, d, double, ITSELF)
PRODUCTS(float _Complex, c, const float _Complex *, AT_ADDRESS)
PRODUCTS(double _Complex, z, const double _Complex *, AT_ADDRESS)

PUBLIC void openblas_set_num_threads(int n);
PUBLIC int openblas_get_parallel(void);
PUBLIC const char *openblas_get_corename(void);
PUBLIC const char *openblas_get_config(void);
void openblas_set_num_threads(int n) { fake_openblas_set = n; }
int openblas_get_parallel(void) { return strcmp(kind, "sequential") != 0; }
const char *openblas_get_corename(void) { return "Fake"; }
const char *openblas_get_config(void) {
    return strcmp(kind, "64bit") ? "OpenBLAS 9.8.7 DYNAMIC_ARCH Fake" : "OpenBLAS 9.8.7 USE64BITINT Fake";
}

/* torc/core.h - errors, ownership, dtypes, devices, tensors.
 *
 * The part of torc that knows no operator.  Read this page first: three rules hold everywhere.
 *
 *   1. Errors stick.  Nothing aborts or exits.  The first error of a thread is remembered (code, message, the operator
 *      call with its shapes, the module, who called); until torc_error_clear() every operator of that thread returns NULL
 *      at once.  So a program checks once per step, not once per call, and what it does until then is harmless: numbers
 *      that are read are NaN (integers 0, booleans false), texts are empty, lists have no entries and NULL in the first TORC_NO_ENTRIES
 *      places, sizes are zeros.  On error, outputs are untouched.
 *      An error that nobody asked for is written to stderr when its thread or the process ends.  Apart from that nothing
 *      prints but torc_print and a few warnings that PyTorch gives too (on stderr, once each; TORC_WARNINGS=0 silences them,
 *      torc_set_warning_handler sends them elsewhere).
 *   2. What a function returns is lent by the innermost scope of this thread and lives until that ends: the block
 *      TORC_SCOPE { … }, or from torc_scope_begin to torc_scope_end. That goes for every handle, also one that was given
 *      (torc_add_(t, x) returns t). torc_retain() keeps it beyond, torc_release() lets go of it. A thread without a scope has
 *      an outermost one, which lasts as long as the thread. TORC_DEBUG_HANDLES=1 finds handles that are used too late.
 *   3. Optional arguments are designated initializers, or stand in PyTorch's order behind the others:
 *          torc_sum(x, .dim = 0, .keepdim = true)      torc_sum(x, 0, true)      torc_sum(x, DIMS(0, 1))
 *      are macros over the plain function torc_sum_with(x, &options), which any language can call. A literal means what it
 *      says, and what is left out has PyTorch's default, which stands beside the field; of an option that is given twice the
 *      last one counts. Four things C does not tell apart:
 *      before C23 `true` is the int 1, so torc_full(SHAPE(2), true) is int64 (write (bool)1); a float constant without a
 *      fraction is an int in an int field, .dim = 1.0, while 1.5 and a variable do not compile; a complex number in a float
 *      or int field, .lr = 2 * I, loses its imaginary part, which -Wconversion warns of; and TORC_NONE where None is not
 *      possible is the number -2^63. Within options, and in calls that take an array and its length, gcc also refuses a double
 *      that becomes a float, sqrtf(0.1): write 0.1f. As operands, _Float16, __int128 and bit-fields want a cast.
 *
 * Habits that C needs and Python does not:
 *   - A tensor is a pointer, true in any `if`: ask torc_is_nonzero(torc_any(…)), which is false after an error.
 *   - A number comes second: torc_mul(x, 2), and 1 - x is torc_rsub(x, 1); torc_mul(2, x) does not compile.
 *   - What PyTorch takes by position in more than one way has one order here, and the rest is given by name: torc_arange(1, .start = 0,
 *     .step = 0.25). One value too many is an error that speaks of a torc_by_name. Overloads have names of their own,
 *     torc_max_dim(x, 1), and so has what C cannot call by PyTorch's name: torc_sizes, torc_tensor_dtype, .beta1,
 *     .padding_text = "same", torc_clip_grad_norm_ of torc/optim.h.
 *   - Lists in bare braces, {2, 3}, do not compile, or gcc takes the first entry alone, with a warning: SHAPE(2, 3).
 *   - A literal with commas stands in parentheses where it is the argument of a macro, ((float[]){1, 2}).
 *   - One random tensor per statement: C may evaluate the arguments of a call in any order, so f(torc_randn(…), torc_randn(…)) may draw
 *     either first. (The layers that torc_nn_sequential is given are made from left to right.)
 *   - break leaves a TORC_SCOPE, not the loop around it: for (…; step < 100 && !torc_error(); …) TORC_SCOPE { … }
 *
 * Messages are PyTorch's, in Python's spelling: `t.add_(x)` is torc_add_(t, x), `add(…, out=t)` torc_add_out(t, …), True
 * `true`, and None TORC_NONE.
 *
 * Names begin with torc_ or TORC_, but for these macros of C: NUM, NUMBERS, INTS, SHAPE, SHAPE0, DIMS, FLOATS, DOUBLES, INT64S,
 * TENSORS, MODULES, SCHEDULERS, and TEXTS and KERNEL_* in cuda_kernel.h.  TORC_NO_SHORT_NAMES, defined before the header, leaves them out.
 * C++ sees none of the macros that stand for functions or blocks: torc.hpp is for it.
 *
 * Thread safety: distinct tensors may be used from distinct threads; one tensor may be read by several threads while
 * none writes its values.  What autograd knows of it (flags, history, hooks, .grad) any thread may read and change at any time; two
 * calls that write one tensor, or views of one, in place at once and are both recorded are an error of the later one.  Several threads
 * may run one module, add and remove its hooks, and share an optimizer, whose calls then take turns; what a module is
 * made of must not change meanwhile.  Error state, scopes and gradient modes are per thread.
 *
 * Forks: a child finds nothing locked by threads that it does not have.  CUDA is not for children of a process that used it.
 */
#ifndef TORC_CORE_H
#define TORC_CORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What the library exports. Programs need not be told: read two thousand times, it would be a tenth of this header's cost. */
#ifndef TORC_BUILDING
#define TORC_API
#else
#define TORC_API __attribute__((visibility("default")))
#endif

/* Words for bindings: they say what C's types leave open, expand to nothing, and are read by tools/generate, which writes them into
 * torc.json. A result that is a handle or a list is lent by the innermost scope, a bool says whether the call succeeded, and after
 * an error a handle or pointer is NULL, a bool false, a list without entries and another struct zeros, unless a word says otherwise. */
#define TORC_NULLABLE         /* a parameter or field may be NULL; a result may be so without an error */
#define TORC_NULLABLE_ENTRIES /* entries of the list may be NULL */
#define TORC_ANY_HANDLE       /* a handle of any kind */
#define TORC_RETURNED         /* this parameter is the result */
#define TORC_OWNED            /* the result is the caller's, who gives it back */
#define TORC_LENT             /* the result, a text, is lent by the innermost scope, as handles are */
#define TORC_BORROWED         /* the result is valid as long as what it belongs to: the comment says how long */
#define TORC_STATIC           /* the result is valid until the process ends */
#define TORC_ANSWER           /* a bool that answers a question, at any time: false may be the answer or an error */
#define TORC_COMPUTED         /* an answer that takes work, which is not done while an error sticks: false then */
#define TORC_KNOWN            /* of such a handle there is an answer, at any time: no error but that it is none */
#define TORC_NEVER_FAILS      /* no result of the function says that there was an error */
#define TORC_OR_0             /* the result is 0, or nothing at all, after an error, */
#define TORC_OR_MINUS_1       /* -1, */
#define TORC_OR_NAN           /* NaN, */
#define TORC_OR_EMPTY         /* an empty text, or zeros that may be read */

#ifndef __cplusplus
/* A name of its own each time, so that blocks of macros may lie in each other, also on one line. */
#ifdef __COUNTER__
#define TORC_NAME_(base) TORC_PASTE_(base, __COUNTER__)
#else
#define TORC_NAME_(base) TORC_PASTE_(base, __LINE__)
#endif
#define TORC_PASTE_(a, b) TORC_PASTE2_(a, b)
#define TORC_PASTE2_(a, b) a##b
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------------------------------ version */

#define TORC_VERSION_MAJOR 0
#define TORC_VERSION_MINOR 1
#define TORC_VERSION_PATCH 0

/** Version of the library that is loaded, as "major.minor.patch". Static storage. */
TORC_API TORC_STATIC TORC_NEVER_FAILS const char *torc_version(void);
/** The BLAS library that float32 and float64 products on the CPU go through, opened now if it was not before:
 *  "OpenBLAS 0.3.21, core SkylakeX, /usr/lib/x86_64-linux-gnu/libopenblas.so.0"; or "none" and the reason, and torc's own
 *  loops do all products. TORC_OPENBLAS_PATH in the environment names a file to open instead of the system's
 *  libopenblas.so.0, or turns the library off ("none"). Static storage, never NULL. */
TORC_API TORC_STATIC TORC_NEVER_FAILS const char *torc_cpu_blas_info(void);

/* ----------------------------------------------------------------------------------------------- callbacks */

/** What a function of the program's gets when torc calls it, and how to let go of it. Every function of torc that takes a
 *  function of the program's takes one of these beside it; {NULL, NULL} is none. For all of them holds:
 *
 *  - `data` is torc's from the call on, whether it succeeds or not: `destroy` (may be NULL) is called once, when the function
 *    will not be called any more; at once if the call is refused. (Only of a struct whose own `struct_size` says that it
 *    ends before the context can torc not read it: then it stays the caller's.)
 *  - The function runs in a scope of its own, which ends when it returns; what it returns is lent to whoever called torc. It
 *    cannot end scopes that were begun outside of it. A result that is not a living handle of the right kind is an error
 *    (TYPE). It may call torc, and reports failure with torc_error_raise or lets an error that it got stick.
 *  - Grad mode, inference mode and the regions of autocast are those of the call when it begins, and again when it has returned,
 *    whatever it set or left open. It cannot end regions that were begun outside of it.
 *  - `destroy` may call torc, too, from whatever call or thread lets go last. An error of this thread is put aside meanwhile; one
 *    that `destroy` leaves is forgotten, with a warning. */
typedef struct torc_context {
    TORC_NULLABLE void *data;
    TORC_NULLABLE void (*destroy)(void *data);
} torc_context;
#ifndef __cplusplus
/** TORC_CONTEXT(&state), TORC_CONTEXT(state, free), TORC_NO_CONTEXT. A literal, TORC_CONTEXT(&(state){1}), lives as long as the block it
 *  stands in, which must be as long as the function may be called; in an option it ends with the call. */
#define TORC_CONTEXT(...) ((torc_context)TORC_CONTEXT_INIT(__VA_ARGS__))
#define TORC_NO_CONTEXT TORC_CONTEXT(NULL)
/** The same where C wants an initializer that is constant: static torc_context none = TORC_CONTEXT_INIT(NULL); */
#define TORC_CONTEXT_INIT(...) \
    { .data = __VA_ARGS__ }
#endif

/* ------------------------------------------------------------------------------------------------- errors */

/** One map gives codes, names, meanings and the Python exception each becomes. Values are ABI: append only. */
#define TORC_ERROR_MAP(X)                                                                                         \
    X(OK, 0, "no error", "")                                                                                      \
    X(RUNTIME, 1, "an operation cannot be done with these arguments", "RuntimeError")                             \
    X(VALUE, 2, "an argument has a value that is not allowed", "ValueError")                                      \
    X(TYPE, 3, "an argument has a type that is not allowed", "TypeError")                                         \
    X(INDEX, 4, "an index or a dimension is out of range", "IndexError")                                          \
    X(OUT_OF_MEMORY, 5, "host memory is exhausted", "RuntimeError")                                               \
    X(CUDA_OUT_OF_MEMORY, 6, "device memory is exhausted", "torch.OutOfMemoryError")                              \
    X(CUDA, 7, "the CUDA driver or a CUDA library reported an error", "torch.AcceleratorError")                   \
    X(NOT_IMPLEMENTED, 8, "this combination of operator, dtype and device does not exist", "NotImplementedError") \
    X(LIBRARY_MISSING, 9, "a shared library that is opened on first use was not found", "RuntimeError")           \
    X(IO, 10, "a file cannot be read or written", "OSError")                                                      \
    X(FORMAT, 11, "a file does not follow its format", "RuntimeError")                                            \
    X(INTERNAL, 12, "a bug in torc", "RuntimeError")                                                              \
    X(FOREIGN, 13, "an exception of another language passes through", "RuntimeError")                             \
    X(LINALG, 14, "a matrix is singular, or an algorithm of linear algebra did not converge",                     \
      "torch.linalg.LinAlgError")

typedef enum torc_error_code {
#define TORC_ERROR_ENUM_(name, value, meaning, python) TORC_ERROR_##name = value,
    TORC_ERROR_MAP(TORC_ERROR_ENUM_)
#undef TORC_ERROR_ENUM_
} torc_error_code;

/** The code of this thread's sticking error, TORC_ERROR_OK if there is none. */
TORC_API TORC_NEVER_FAILS torc_error_code torc_error(void);
/** The message of this thread's sticking error, "" if there is none. Valid until the next torc_error_clear(). Ask after the
 *  call that may fail, not beside it: in printf("%g %s", torc_item(t), torc_error_message()) C may evaluate it first. */
TORC_API TORC_BORROWED TORC_NEVER_FAILS const char *torc_error_message(void);
/** "file:line" in torc's sources where the sticking error was found, "" if there is none. */
TORC_API TORC_BORROWED TORC_NEVER_FAILS const char *torc_error_where(void);
/** The operator call that failed, with the dtypes and shapes of its tensors: "add(float32[2, 3], float32[4, 5])"; of
 *  operators made of others the one that the program called. In backward, where no operator's call is to blame, the node
 *  and what it had made: "backward of MulBackward0(float32[2, 3])". "" if the error was not found in an operator. Valid
 *  until the next torc_error_clear(). */
TORC_API TORC_BORROWED TORC_NEVER_FAILS const char *torc_error_call(void);
/** The module that was running, with its place in the outermost one and its class: "Sequential.2 (Linear)"; in backward, the
 *  one whose forward is differentiated. Of an optimizer the parameters that it was at, "Adam, group 0, parameter 3", of what
 *  loads a state dict the entry: "Sequential.2 (Linear), weight". Names from torc_owner_push count, too. "" if there is none.
 *  Valid until the next torc_error_clear(). */
TORC_API TORC_BORROWED TORC_NEVER_FAILS const char *torc_error_module(void);
/** Who called torc: the first function on the stack that is not of the library, with its line: "train (train.c:42)". Lines
 *  come from the program's debug information (-g), and so do the names of functions that are not exported; libdw of elfutils
 *  reads it, if libdw.so.1 is installed. Else "train+0x1c (program)" or "program+0x11f3", an offset for addr2line -e. Found
 *  out when first asked for, which takes milliseconds. "" if it cannot be told. Valid until the next torc_error_clear(). */
TORC_API TORC_BORROWED TORC_NEVER_FAILS const char *torc_error_caller(void);
/** Forget this thread's error. Operators work again. */
TORC_API void torc_error_clear(void);
/** Set this thread's error, as a library built on torc would; kept only if none sticks yet. `message` is copied. OK, which is
 *  none, becomes RUNTIME; a code that there is none of becomes the error VALUE, which quotes the message. */
TORC_API void torc_error_raise(torc_error_code code, const char *message);
#ifndef __cplusplus
/** The same with a message as printf writes it, of any length: torc_error_raisef(TORC_ERROR_VALUE, "%d classes", n). A block, so
 *  that the caller of the error is the line it stands in. */
#define torc_error_raisef(code, ...)                                                                        \
    __extension__({                                                                                         \
        char *const torc_text_ __attribute__((cleanup(torc_text_free_))) = torc_text_format_(__VA_ARGS__);  \
        torc_error_raise(code, torc_text_ ? torc_text_ : "an error whose message there was no memory for"); \
    })
static inline __attribute__((format(printf, 1, 2), unused)) char *torc_text_format_(const char *format, ...) {
    __builtin_va_list arguments, again;
    __builtin_va_start(arguments, format);
    __builtin_va_copy(again, arguments);
    const int length = __builtin_vsnprintf((char *)0, 0, format, arguments);
    char *const text = length < 0 ? (char *)0 : (char *)__builtin_malloc((size_t)length + 1);
    if (text) (void)__builtin_vsnprintf(text, (size_t)length + 1, format, again);
    __builtin_va_end(again);
    __builtin_va_end(arguments);
    return text;
}
static inline void torc_text_free_(char *const *text) { __builtin_free(*text); }
#endif
/** The same for an exception of another language, which must not unwind through C: a function of the program's catches it and
 *  raises an error with it, and whoever called torc from that language takes it out again with torc_error_foreign. It stays with
 *  the error, which is that of `code` and `message` to all others (FOREIGN if no other code fits): whatever becomes of that,
 *  `exception` is destroyed once, at the latest when the error is forgotten, and at once if it is not kept. `kind` tells
 *  whose exception it is, so that no binding takes another one's for its own: an address of the binding's, such as that of a
 *  variable. */
TORC_API void torc_error_raise_foreign(torc_error_code code, const char *message, const void *kind,
                                       torc_context exception);
/** The data of the exception that came with this thread's sticking error, if it is of this kind; else NULL. Valid until the next
 *  torc_error_clear(). */
TORC_API TORC_BORROWED TORC_NULLABLE TORC_NEVER_FAILS void *torc_error_foreign(TORC_NULLABLE const void *kind);
/** The name ("INDEX"), the meaning, and the Python exception ("IndexError") of a code; "" with the error VALUE for what is no code of
 *  this version. Work while an error sticks. Static storage, never NULL. */
TORC_API TORC_STATIC TORC_OR_EMPTY const char *torc_error_name(torc_error_code code);
TORC_API TORC_STATIC TORC_OR_EMPTY const char *torc_error_meaning(torc_error_code code);
TORC_API TORC_STATIC TORC_OR_EMPTY const char *torc_error_python(torc_error_code code);

/* ------------------------------------------------------------------------------------- ownership and scopes */

/** Handles. Every one is reference counted and works with the functions of this section. A function that gets a handle of
 *  another kind than it wants, NULL where that is none, or a plain number sets VALUE or TYPE; addresses of what is no handle
 *  at all cannot be told from handles. */
typedef struct torc_tensor_s *torc_tensor;
typedef struct torc_storage_s *torc_storage;
typedef struct torc_generator_s *torc_generator;

/** Keep a handle beyond its scope: adds one reference. NULL is accepted. Returns its argument. These functions take handles of all
 *  kinds; a plain number, which is none, is VALUE. */
TORC_API TORC_OWNED void *torc_retain(TORC_NULLABLE TORC_RETURNED TORC_ANY_HANDLE void *handle);
/** Let go of one reference of one's own: of torc_retain, torc_assign or torc_scope_take. NULL is accepted. To let go of a handle that
 *  is lent, or of one reference twice, is a mistake that may end the process; torc_set_debug_handles finds it. */
TORC_API void torc_release(TORC_NULLABLE TORC_ANY_HANDLE void *handle);
/** Number of references; for tests and debugging. 0 for NULL. */
TORC_API TORC_OR_0 int64_t torc_refcount(TORC_NULLABLE TORC_ANY_HANDLE const void *handle);

/** Open a scope: handles returned from here on live until it ends. Returns its mark, which no other scope has or will have;
 *  0 with OUT_OF_MEMORY, which torc_scope_end accepts. */
TORC_API TORC_OR_0 int64_t torc_scope_begin(void);
/** Close the scope of that mark, and those above it that were left open, and let go of everything they lent. A mark whose
 *  scope is not open in this thread, or was begun outside of the callback that runs, is refused (VALUE), and nothing is let
 *  go of. Works while an error sticks. */
TORC_API bool torc_scope_end(int64_t mark);
/** The same, but hand `keep` (may be NULL) to the enclosing scope. Returns `keep`; NULL if the mark is refused. */
TORC_API torc_tensor torc_scope_end_keep(int64_t mark, TORC_NULLABLE TORC_RETURNED torc_tensor keep);
/** Hand a handle of the innermost scope to the enclosing one, which then lends it. Returns its argument. */
TORC_API void *torc_scope_escape(TORC_NULLABLE TORC_RETURNED TORC_ANY_HANDLE void *handle);
/** Take a handle that was lent out of its scope: the reference is the caller's now, to be let go of with torc_release.
 *  NULL and VALUE if no scope of this thread lends it. NULL is accepted. */
TORC_API TORC_OWNED void *torc_scope_take(TORC_NULLABLE TORC_RETURNED TORC_ANY_HANDLE void *lent);
/** Give a reference of the caller's to the innermost scope, which lends the handle from now on. Returns its argument; on
 *  error (OUT_OF_MEMORY) the reference is gone and NULL is returned. NULL is accepted. */
TORC_API void *torc_scope_adopt(TORC_NULLABLE TORC_RETURNED TORC_ANY_HANDLE void *owned);
/** Number of open scopes on this thread (0: only the outermost), those counted that torc opened around a callback. */
TORC_API TORC_NEVER_FAILS int torc_scope_depth(void);
/** Number of handles that the innermost scope lends. A warning is given once when an outermost scope holds 100,000. */
TORC_API TORC_NEVER_FAILS int64_t torc_scope_count(void);

/** Put `value` into a variable that keeps its handle beyond scopes: keeps the new one, lets go of the one before. For what a
 *  loop carries from one round to the next:
 *      torc_tensor h = NULL;                                 // begins as NULL
 *      for (int t = 0; t < steps; t++)
 *          TORC_SCOPE { torc_assign(&h, step(h, inputs)); }
 *      …
 *      torc_release(h);                                      // the last one goes
 *  `slot` is the address of a variable of any handle type. Returns `value`. The variable stays as it is if the value is refused, and
 *  if it is NULL while an error sticks, as what comes of a call that failed. */
TORC_API TORC_BORROWED void *torc_assign(void *slot, TORC_NULLABLE TORC_RETURNED TORC_ANY_HANDLE void *value);

/** Handles that are used after they died: while this is on, the memory of dead handles is not used again (or after tens of
 *  millions of others), so that every function that is given one says so (": it is gone, has its scope ended?"), instead
 *  of finding another tensor in its place, as may happen while it is off. Costs memory and some time, and nothing when off.
 *  TORC_DEBUG_HANDLES=1 in the environment turns it on from the start; handles made before are not watched. Process-wide:
 *  turned on for the first time while no other thread calls torc.
 *  false and OUT_OF_MEMORY if the addresses cannot be had. */
TORC_API bool torc_set_debug_handles(bool enabled);

#ifndef __cplusplus
#define torc_assign(slot, value)                                                                                  \
    (__extension__({                                                                                              \
         _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic error \"-Wincompatible-pointer-types\"") if (0) * \
             (slot) = (value);                                                                                    \
         _Pragma("GCC diagnostic pop")(void) 0;                                                                   \
     }),                                                                                                          \
     torc_assign((slot), (value)))
/** TORC_SCOPE { … }: the block in a scope of its own. With gcc and clang it may be left by break or continue (which leave the
 *  block only, not a loop around it), return or goto: the scope ends. Other compilers: do not; use torc_scope_begin and
 *  torc_scope_end there. What is to live on is handed out in the block with torc_scope_escape:
 *      torc_tensor y = NULL;
 *      TORC_SCOPE { y = torc_scope_escape(torc_mul(torc_sin(x), x)); } */
static inline void torc_scope_leave_(const int64_t *mark) { (void)torc_scope_end(*mark); }
#define TORC_SCOPE TORC_GUARDED_(int64_t, torc_scope_begin(), torc_scope_leave_)
/* begin; the block; leave(&what begin gave), however the block is left. No condition is asked, so that compilers see that the block is
 * entered: one that returns needs no return behind it. While gcc does not optimize, all ways that it knows out of the block look to it like
 * one, so there the end of the block leaves it in a way that it does not know. A switch and no `if`, since an `else` behind that could be
 * another one's, of which compilers warn: `if (wanted) TORC_SCOPE { … }`. */
#define TORC_GUARDED_(T, begin, leave) TORC_GUARDED2_(TORC_NAME_(torc_done_), TORC_NAME_(torc_begun_), T, begin, leave)
#if defined(__GNUC__) && !defined(__clang__) && !defined(__OPTIMIZE__) && defined(__x86_64__)
#define TORC_LEAVE_(done, begun, leave)   \
    (leave)(&begun);                      \
    __asm__ goto("jmp %l0" : : : : done); \
    __builtin_unreachable();
#elif defined(__GNUC__) && !defined(__clang__) && !defined(__OPTIMIZE__) && defined(__aarch64__)
#define TORC_LEAVE_(done, begun, leave) \
    (leave)(&begun);                    \
    __asm__ goto("b %l0" : : : : done); \
    __builtin_unreachable();
#else
#define TORC_LEAVE_(done, begun, leave) goto done;
#endif
#if defined(__GNUC__)
#define TORC_GUARDED2_(done, begun, T, begin, leave)                       \
    switch (0)                                                             \
    done:                                                                  \
        for (; 0;) default:                                                \
            for (T begun __attribute__((cleanup(leave), unused)) = begin;; \
                 __extension__({TORC_LEAVE_(done, begun, leave)}))
#else
#define TORC_GUARDED2_(once, begun, T, begin, leave) \
    for (T begun = begin, *once = &begun; once; leave(once), once = NULL)
#endif
#endif

/* --------------------------------------------------------------------------------- telling of errors, warnings */

/* -------------------------------------------------------------------------------------------- a binding's objects
 *
 * A binding of another language gives its programs an object for each handle. Here it remembers which: each handle, of any kind, has
 * a place for one object. The object owns one reference of the handle. As long as anybody else owns one too (a module its
 * parameter, a graph what it saved), torc keeps the object, so that the program gets the same one back, with all that was put
 * on it. When only the object's own reference is left, torc lets go of the object, which dies if the program has no more use
 * for it either. Handles that nothing is bound to pay nothing for it. What CPython's binding does, all of it with the GIL held:
 *
 *     static bool keep(const torc_bound_place *place, void *data) {   // perhaps in a thread without the GIL
 *         PyGILState_STATE gil = PyGILState_Ensure();
 *         PyObject *object = place->object;                 // NULL: dealloc was quicker
 *         Py_XINCREF(object);
 *         PyGILState_Release(gil);
 *         return object != NULL;
 *     }
 *     static void let_go(void *object, void *data) { …Ensure(); Py_DECREF(object); …Release(); }
 *     static const torc_binding python = {.struct_size = sizeof python, .keep = keep, .let_go = let_go};
 *
 *     PyObject *wrap(torc_tensor lent) {                    // what a function of torc has returned
 *         PyObject *object = torc_handle_bound(lent, &python);
 *         if (object) return Py_INCREF(object), object;     // lent is still the scope's
 *         object = tensor_type.tp_alloc(&tensor_type, 0);
 *         ((Tensor *)object)->handle = torc_scope_take(lent);
 *         torc_handle_bind(((Tensor *)object)->handle, &python, object);
 *         return object;
 *     }
 *     static void tp_dealloc(PyObject *object) {
 *         torc_handle_unbind(((Tensor *)object)->handle, &python, object);
 *         torc_release(((Tensor *)object)->handle);
 *         Py_TYPE(object)->tp_free(object);
 *     } */

/** Where a bound object stands. */
typedef struct torc_bound_place {
    TORC_NULLABLE void *object; /**< NULL: there is none now */
} torc_bound_place;

/** What torc asks of a binding. Its address is what the binding is known by: it stays valid, and as it is, as long as the process
 *  lives. `keep` and `let_go` come together; without them the object is only remembered, and owns what it likes. */
typedef struct torc_binding {
    size_t struct_size; /**< sizeof(torc_binding) */
    /** Somebody else owns the handle now, too: count one more use of the object, and return true. The object lives, but for one
     *  case: torc looks for a handle that it knows without owning it, while another thread lets the object die. So look at the
     *  place under the lock that deaths of objects take; false if it is NULL there. Must not call torc. */
    TORC_NULLABLE TORC_ANSWER bool (*keep)(const torc_bound_place *place, void *data);
    /** Nobody else owns the handle any more: take that use back. The object may die of it, in this call. It may call torc; an
     *  error of this thread is put aside meanwhile. Comes in whatever thread lets go last. */
    TORC_NULLABLE void (*let_go)(void *object, void *data);
    /** The handle is gone while the object was still bound to it, as happens without `keep`. */
    TORC_NULLABLE void (*destroy)(void *object, void *data);
    torc_context
        context; /**< what these functions get; its `destroy` is NULL, since a binding is there as long as the process */
} torc_binding;

/** Bind an object to a handle. Returns the object that is bound now: another one if another thread was quicker, whose object then is
 *  the one to use. If it is `object`, one reference of the caller's to the handle is the object's from now on. RUNTIME if
 *  the handle was bound by another binding before. */
TORC_API TORC_BORROWED void *torc_handle_bind(TORC_ANY_HANDLE void *handle, const torc_binding *binding, void *object);
/** The object that this binding has bound to the handle; NULL if there is none. Lives at least as long as the caller owns a
 *  reference of the handle, or the object itself. */
TORC_API TORC_BORROWED TORC_NULLABLE void *torc_handle_bound(TORC_ANY_HANDLE const void *handle,
                                                             const torc_binding *binding);
/** The object is not the handle's any more: the first thing that it does as it dies, before it releases the handle. Works while an
 *  error sticks. VALUE if another object, or none, is bound. */
TORC_API bool torc_handle_unbind(TORC_ANY_HANDLE void *handle, const torc_binding *binding, void *object);

/** To find where errors come from: TORC_ERRORS=print in the environment writes each to stderr at the moment it is found, and
 *  the operator when that is known; TORC_ERRORS=abort ends the process there, for a debugger or a core dump; TORC_ERRORS=quiet
 *  writes nothing, not even an error that nobody asked for. Asking is to call one of the functions above, from torc_error to
 *  torc_error_clear.
 *
 *  Receives an error, once, at the moment it is found: in its thread, in the midst of the call that fails. It may call the
 *  functions above, but not torc_error_clear, which does nothing there, and nothing else of torc; torc_error_call is not known yet.
 *  What it begins, takes or sets ends when it returns, as in other functions of the program's. It must return, unless it ends
 *  the process. `message` is valid during the call only. An error that was told so is not written at the
 *  end. */
typedef void (*torc_error_handler)(torc_error_code code, const char *message, void *data);
/** Tell `handler` of every error from now on, of all threads; NULL: nobody. The handler before is let go of; that must not
 *  happen while a thread may be calling it. */
TORC_API void torc_set_error_handler(TORC_NULLABLE torc_error_handler handler, torc_context context);
/** Does nothing: the place for a debugger's breakpoint (`break torc_error_breakpoint`, which is pending until the library is loaded). Called for every error at the moment it
 *  is found, before anybody is told. */
TORC_API void torc_error_breakpoint(torc_error_code code, TORC_NULLABLE const char *message);

/** What a warning is in Python. Values are ABI: append only. */
#define TORC_WARNING_MAP(X)                 \
    X(USER, 0, "UserWarning")               \
    X(DEPRECATION, 1, "DeprecationWarning") \
    X(RUNTIME, 2, "RuntimeWarning")
typedef enum torc_warning_category {
#define TORC_WARNING_ENUM_(name, value, python) TORC_WARNING_##name = value,
    TORC_WARNING_MAP(TORC_WARNING_ENUM_)
#undef TORC_WARNING_ENUM_
} torc_warning_category;
/** The Python class of a category: "UserWarning"; "" with the error VALUE for what is no category. Static storage, never NULL. */
TORC_API TORC_STATIC TORC_OR_EMPTY const char *torc_warning_python(torc_warning_category category);
/** Receives a warning: what PyTorch hands to Python's `warnings`. Called in the thread that caused it, in the midst of the
 *  call. It may call torc, like other functions of the program's: an error that sticks is put aside meanwhile, and one that it
 *  leaves is forgotten. Warnings of what it does itself are written to stderr. `message` is valid during the call only. */
typedef void (*torc_warning_handler)(torc_warning_category category, const char *message, void *data);
/** Send warnings to `handler` instead of stderr, for the whole process; NULL restores the default, which writes each
 *  distinct text once and nothing while TORC_WARNINGS=0 is in the environment. The handler before is let go of; that must
 *  not happen while a thread may be calling it. */
TORC_API void torc_set_warning_handler(TORC_NULLABLE torc_warning_handler handler, torc_context context);
/** Some warnings are given the first time only; true: every time (torch.set_warn_always). For the whole process. Returns what was
 *  set before. */
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_set_warn_always(bool always);
TORC_API TORC_ANSWER TORC_NEVER_FAILS bool torc_is_warn_always_enabled(void);

/* ------------------------------------------------------------------------------------------------- owners */

/** Name the part of the program that this thread works for until the matching pop: the path of a module, such as
 *  "model.blocks.3.mlp.up". Errors name it (torc_error_module), and so do out-of-memory messages and snapshots of memory, for what
 *  was allocated under it; in backward it is named for what its forward is differentiated. Torc's own modules do this by
 *  themselves, and continue the path. The innermost name counts; `path` is copied, whatever its length. A function of the program's
 *  that torc calls cannot pop what was pushed outside of it (RUNTIME, as without any push), and what it leaves is popped when it
 *  returns. */
TORC_API bool torc_owner_push(const char *path);
/** Works while an error sticks. */
TORC_API bool torc_owner_pop(void);
/** The same for a front end that has modules of its own, at the cost of a store: the number of a name, for torc_owner_enter. Memory is
 *  named after `path` ("blocks.3.mlp.up"), errors name `place` and `class_name`, "" if the place says it ("Model.blocks.3.mlp.up", "Linear":
 *  "Model.blocks.3.mlp.up (Linear)"). The same texts have the same number, as long as the process lives; 0 is no name. Works while an error
 *  sticks. */
TORC_API TORC_OR_0 int64_t torc_owner_number(const char *path, const char *place, const char *class_name);
/** This thread works for the name of that number. The number before, to be entered again afterwards; what a function of the program's
 *  that torc calls enters ends with it. */
TORC_API TORC_NEVER_FAILS int64_t torc_owner_enter(int64_t number);
/** The path that memory is named after, and the place that errors name, of such a number, also of those that torc's own modules have; "" for 0. */
TORC_API TORC_STATIC TORC_NEVER_FAILS const char *torc_owner_path(int64_t number);
TORC_API TORC_STATIC TORC_NEVER_FAILS const char *torc_owner_place(int64_t number);

/* -------------------------------------------------------------------------------------------- host allocator */

/** Where torc takes host memory from. All three functions must be set; `realloc` and `free` see only pointers of this allocator, or of
 *  the one before. Used by tests to inject failures, by programs to account. */
typedef struct torc_allocator {
    size_t struct_size;                                  /**< sizeof(torc_allocator) */
    TORC_OWNED void *(*alloc)(void *data, size_t bytes); /**< 64-byte aligned, or NULL */
    /** p may be NULL; alignment at least that of malloc */
    TORC_OWNED void *(*realloc)(void *data, TORC_NULLABLE void *p, size_t bytes);
    void (*free)(void *data, TORC_NULLABLE void *p); /**< p may be NULL */
    torc_context context; /**< destroyed when the allocator is replaced, from when on nothing of it is called */
} torc_allocator;

/** Replace the host allocator, NULL restores the default. Call while no torc object exists (no handle is held, no scope lends
 *  any, no operator runs, and no CUDA device was used) or while the new one can free what the old one gave. Threads that have
 *  used torc may go on: what they and the library keep for themselves does not come from it. Returns false (and sets VALUE)
 *  if a callback is missing. */
TORC_API bool torc_set_host_allocator(TORC_NULLABLE const torc_allocator *allocator);

/** Number of threads that CPU kernels use (default: the cores this process may run on; OMP_NUM_THREADS is honoured). They
 *  are OpenMP's, which after a call wait for the next one spinning: where other programs want the same cores, start yours with
 *  OMP_WAIT_POLICY=passive in the environment, or set fewer threads. */
TORC_API TORC_NEVER_FAILS int torc_get_num_threads(void);
/** n >= 1, else VALUE. Counts for calls that begin afterwards, in all threads of the program; calls that run keep theirs.
 *  After fork, the child of a process whose kernels have used several threads goes on with one, whatever is set: OpenMP's
 *  threads stay behind with the parent. */
TORC_API bool torc_set_num_threads(int n);

/* ------------------------------------------------------------------------------------------------- dtypes */

/** Element types. Values are ABI: append only. NONE in an options struct means "the default".
 *  An element of a complex dtype is its real part, then its imaginary part: C's `float _Complex` is one of COMPLEX64. As in PyTorch,
 *  few operators compute with UINT16 to UINT64, FLOAT8_E5M2, FLOAT8_E4M3FN and COMPLEX32: all of them copy, convert, view, index and
 *  print them. docs/support.md says which operator takes which dtype.
 *  X(NAME, value, bytes, "torch name", is_floating, is_signed) */
#define TORC_DTYPE_MAP(X)                          \
    X(BOOL, 1, 1, "bool", 0, 0)                    \
    X(UINT8, 2, 1, "uint8", 0, 0)                  \
    X(INT8, 3, 1, "int8", 0, 1)                    \
    X(INT16, 4, 2, "int16", 0, 1)                  \
    X(INT32, 5, 4, "int32", 0, 1)                  \
    X(INT64, 6, 8, "int64", 0, 1)                  \
    X(FLOAT16, 7, 2, "float16", 1, 1)              \
    X(BFLOAT16, 8, 2, "bfloat16", 1, 1)            \
    X(FLOAT32, 9, 4, "float32", 1, 1)              \
    X(FLOAT64, 10, 8, "float64", 1, 1)             \
    X(COMPLEX32, 11, 4, "complex32", 0, 1)         \
    X(COMPLEX64, 12, 8, "complex64", 0, 1)         \
    X(COMPLEX128, 13, 16, "complex128", 0, 1)      \
    X(FLOAT8_E5M2, 14, 1, "float8_e5m2", 1, 1)     \
    X(FLOAT8_E4M3FN, 15, 1, "float8_e4m3fn", 1, 1) \
    X(UINT16, 16, 2, "uint16", 0, 0)               \
    X(UINT32, 17, 4, "uint32", 0, 0)               \
    X(UINT64, 18, 8, "uint64", 0, 0)

typedef enum torc_dtype {
    TORC_DTYPE_NONE = 0,
#define TORC_DTYPE_ENUM_(name, value, bytes, text, fl, sg) TORC_##name = value,
    TORC_DTYPE_MAP(TORC_DTYPE_ENUM_)
#undef TORC_DTYPE_ENUM_
        TORC_DTYPE_COUNT = 19 /**< one past the last dtype of this version */
} torc_dtype;

/** Bytes of one element; 0 for NONE, and with the error VALUE for what is no dtype. */
TORC_API TORC_OR_0 size_t torc_dtype_size(torc_dtype dtype);
/** "float32" and so on; "none" for NONE, "" with the error VALUE for what is no dtype. Static storage. */
TORC_API TORC_STATIC TORC_OR_EMPTY const char *torc_dtype_name(torc_dtype dtype);
/** What PyTorch's messages and older names call it: "Float", as in torch.FloatTensor, "ComplexDouble"; "None" for NONE, "" with the error
 *  VALUE for what is no dtype. Static storage. */
TORC_API TORC_STATIC TORC_OR_EMPTY const char *torc_dtype_scalar_name(torc_dtype dtype);
/** The dtype named "float32", "torch.float32", or an alias of PyTorch's ("float", "half", "long"…); NONE if unknown. */
TORC_API TORC_NEVER_FAILS torc_dtype torc_dtype_from_name(TORC_NULLABLE const char *name);
/** VALUE and false for what is no dtype. */
TORC_API TORC_ANSWER bool torc_dtype_is_floating_point(torc_dtype dtype);
TORC_API TORC_ANSWER bool torc_dtype_is_complex(torc_dtype dtype);
TORC_API TORC_ANSWER bool torc_dtype_is_signed(torc_dtype dtype);
/** Smallest type both convert to without changing category (torch.promote_types). VALUE and NONE if either is no dtype; RUNTIME and
 *  NONE where PyTorch has none: UINT16 to UINT64 with any but themselves and FLOAT16 to FLOAT64, 8-bit floats with any other. */
TORC_API TORC_OR_0 torc_dtype torc_promote_types(torc_dtype a, torc_dtype b);
/** May a result of dtype `from` be stored in a tensor of dtype `to`? (torch.can_cast) VALUE and false if either is no dtype. */
TORC_API TORC_ANSWER bool torc_can_cast(torc_dtype from, torc_dtype to);
/** The floating dtype of factories and of integer inputs to float functions: FLOAT32 unless changed. */
TORC_API TORC_NEVER_FAILS torc_dtype torc_get_default_dtype(void);
/** Floating dtypes only, else TYPE. Process-wide. */
TORC_API bool torc_set_default_dtype(torc_dtype dtype);

/* ------------------------------------------------------------------------------------------- optional arguments
 *
 * Every function with optional arguments takes them as a struct, torc_NAME_options, that begins with its size. Its fields are
 * plain int64_t, double, torc_flag and so on; none of its bytes is padding. In C the macro torc_NAME fills it, first with the
 * defaults and then with what the call says. Elsewhere torc_NAME_options_init(&options) fills in the defaults, and then the
 * fields are set that shall differ; NULL instead of a struct stands for all defaults. A struct_size of another version of the
 * library is understood: missing fields take their defaults, unknown ones must be zero. */

/** Every struct of options has one field `by_name` of this pointer, which stays NULL: where Python takes arguments by their names
 *  only, else behind the last one of this version. So a value too many in a call does not compile, neither torc_zeros(SHAPE(2), 3)
 *  nor torc_argmax(x, 0, true, 1), and what later versions append has to be named. C takes a literal 0, false or NULL for that
 *  pointer: one of these too many goes unnoticed. Where four reserved bytes come before it, a number too many is VALUE. */
struct torc_by_name;

/** What the functions torc_NAME_with take of functions that have no optional arguments yet: NULL, or a struct of any size whose
 *  bytes behind struct_size are zero. So programs that were compiled before a function got its first option go on to link. They are
 *  declared in torc/bindings.h, since C has no use for them. Every function has options or such a form, but for seven kinds, which get an
 *  option, if ever, by a function of another name: what takes or fills a struct that begins with its size, and grows with that; what
 *  keeps this thread's error; what cannot fail, and so could not refuse an option; answers that are given while an error sticks, too; what counts references or keeps
 *  scopes; what ends something that another function began; and what tells the address of something that is there. torc.json says it of
 *  each (`closed`). */
typedef struct torc_no_options {
    size_t struct_size;
} torc_no_options;

/** A bool of an options struct: 0 or 1, anything else is refused. Eight bytes, so that there is no padding. */
typedef int64_t torc_flag;

/** None, in every field of options that may be None; functions say None of a double or number otherwise, TORC_NONE_FLOAT.
 *  An operand is never None, so there it is a number as any other: torc_add(x, TORC_NONE) adds -2^63. */
#define TORC_NONE INT64_MIN
/** None of a double or torc_number: a NaN with the bits TORC_NUMBER_NONE. Other NaNs are numbers. Where TORC_NONE became a
 *  double, -2^63, it is None too. */
#define TORC_NONE_FLOAT __builtin_nan("0x746f72630000")

/* -------------------------------------------------------------------------------------------------- numbers */

/** What a torc_number is: the bits of its first eight bytes. All other bits are a double, the number itself or its real part. */
#define TORC_NUMBER_NONE INT64_C(0x7ff8746f72630000)
#define TORC_NUMBER_BOOL INT64_C(0x7ff8746f72630001)
#define TORC_NUMBER_INT INT64_C(0x7ff8746f72630002)
#define TORC_NUMBER_FLOAT INT64_C(0x7ff8746f72630003)
#define TORC_NUMBER_COMPLEX INT64_C(0x7ff8746f72630004)
/** A Python-like number: None, a bool, an int, a float or a complex. Functions that take one are macros in C which take any number of
 *  C as it is, torc_full(SHAPE(2), 0.5). In a field of options a plain number stands for an int if it is whole, else for a
 *  float: `.alpha = 2`, `.min = 0.5`; one with an imaginary part is complex: `.alpha = 0.5 * I`. To say which, or for ints beyond
 *  2^53: NUM(2.0), NUM(n).
 *
 *  24 bytes: either a double, its imaginary part, which is 0 of all but complex numbers, and eight bytes that mean nothing; or
 *  TORC_NUMBER_BOOL, _INT, _FLOAT or _COMPLEX, an int64_t (a bool is 0 or 1) or double, and an imaginary part, which means
 *  nothing of the first three. */
typedef union torc_number {
    __extension__ double _Complex literal; /**< first, so that a plain number initializes it: its two parts */
    __extension__ struct {
        int64_t kind;
        union {
            int64_t i;
            double d;
        } as;        /**< i for BOOL and INT, d for FLOAT and for the real part of COMPLEX */
        double imag; /**< of COMPLEX */
    };
} torc_number;

TORC_API TORC_NEVER_FAILS torc_number torc_number_int(int64_t value);
TORC_API TORC_NEVER_FAILS torc_number torc_number_float(double value);
TORC_API TORC_NEVER_FAILS torc_number torc_number_bool(bool value);
TORC_API TORC_NEVER_FAILS torc_number torc_number_complex(double real, double imag);
/** The number as double (NaN for none) / int64 (truncated, saturated; 0 for none). Of a complex number its real part, and NaN / 0 if
 *  the imaginary part is not 0. */
TORC_API TORC_OR_NAN double torc_number_to_double(torc_number n);
TORC_API TORC_OR_0 int64_t torc_number_to_int(torc_number n);

/* ------------------------------------------------------------------------------------------ shapes, int lists */

#define TORC_MAX_DIMS 16

/** How many numbers a torc_ints holds itself. */
#define TORC_INTS_FEW 8
/** torc_ints.tag: the list is `count` numbers at `data`, or in `few`. */
#define TORC_INTS_AT (INT64_MIN + 1)
#define TORC_INTS_HERE (INT64_MIN + 2)
/** A list of sizes, dimensions or strides, or one number where a list may stand: `.padding = 1`, `.dim = 0`. SHAPE(2, 3)
 *  and its kin hold up to eight numbers themselves, so they may be returned and kept; torc_ints_of(p, n) borrows n numbers
 *  at p. A list of count 0 is the empty list, whatever its address. `one` that is TORC_NONE: None, or not given. */
typedef union torc_ints {
    int64_t one; /**< first, so that a plain number initializes it */
    __extension__ struct {
        int64_t tag;
        int64_t count;
        union {
            const int64_t *data;
            int64_t few[TORC_INTS_FEW];
        };
    };
} torc_ints;
/** The list of n numbers at p, which must stay valid as long as the list is used. A negative n: VALUE where it is used. */
static inline torc_ints torc_ints_of(const int64_t *p, int64_t n) {
    torc_ints list;
    list.tag = TORC_INTS_AT;
    list.count = n;
    list.data = p;
    return list;
}
/** The one number n, which stands for n in every dimension where a list of several is wanted. */
static inline torc_ints torc_ints_one(int64_t n) {
    torc_ints list;
    list.one = n;
    list.count = -1; /* should n be a tag: no such list */
    return list;
}
/** The numbers of a list, wherever it has them, for functions of your own that take one: they are valid as long as *list and
 *  what it borrows. *count: how many; -1 and NULL for None. A single number is a list of one. */
static inline const int64_t *torc_ints_data(const torc_ints *list, int64_t *count) {
    *count = list->tag == TORC_NONE ? -1 : list->tag == TORC_INTS_AT || list->tag == TORC_INTS_HERE ? list->count : 1;
    return list->tag == TORC_NONE        ? NULL
           : list->tag == TORC_INTS_AT   ? list->data
           : list->tag == TORC_INTS_HERE ? list->few
                                         : &list->one;
}
/** A list of numbers, borrowed. */
typedef struct torc_numbers {
    const torc_number *data;
    int64_t count;
} torc_numbers;
/** A list of tensors, borrowed. Entries may be NULL only where a function says so. One that a function returns after an
 *  error has count 0, and NULL in the first TORC_NO_ENTRIES places: torc_chunk(x, 2).data[0] may be written before the error
 *  is asked for. Lists of names have "" and NULL there. */
typedef struct torc_tensors {
    const torc_tensor *data;
    int64_t count;
} torc_tensors;
/** The list of n tensors at p, borrowed. */
static inline torc_tensors torc_tensors_of(const torc_tensor *p, int64_t n) {
    torc_tensors list;
    list.data = p;
    list.count = n;
    return list;
}
#define TORC_NO_ENTRIES 64
/** A copy of `list` that lives as long as the innermost scope, as the tensors in it do: for functions that return a list, to
 *  torc_checkpoint, torc_gradcheck, torc_cuda_make_graphed: `return torc_tensors_lend(TENSORS(y, z));`. TENSORS(y, z) alone
 *  ends with the block it stands in. No entries on error. */
TORC_API TORC_NULLABLE_ENTRIES torc_tensors torc_tensors_lend(TORC_NULLABLE_ENTRIES torc_tensors list);

#ifndef __cplusplus
/* A call with ints that no macro names, since a literal with commas, which is no argument of a macro, may stand before them. It is
 * written down once more, where it is never run and a float that would be cut is an error. */
#ifdef __clang__
#define TORC_UNCUT_CLANG_ _Pragma("GCC diagnostic error \"-Wliteral-conversion\"")
#else
#define TORC_UNCUT_CLANG_
#endif
#define TORC_UNCUT_(...)                                                                                         \
    ((void)(__extension__({                                                                                      \
         _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wshadow\"")                           \
             _Pragma("GCC diagnostic error \"-Wfloat-conversion\"") TORC_UNCUT_CLANG_ if (0)(void)(__VA_ARGS__); \
         _Pragma("GCC diagnostic pop") 0;                                                                        \
     })),                                                                                                        \
     __VA_ARGS__)
#define torc_ints_of(...) TORC_UNCUT_(torc_ints_of(__VA_ARGS__))
#define torc_ints_one(n) torc_ints_one(TORC_INT_(n))
#define torc_tensors_of(...) TORC_UNCUT_(torc_tensors_of(__VA_ARGS__))
/* An int as an int64_t; a float does not compile. */
#define TORC_INT_(x) ((int64_t)((x) | 0))
/* The same of parameters of other types: converted, and warned of, as without a macro. */
#define TORC_WHOLE_(x) ((x) | 0)
/* An enumerator, as it is, so that compilers warn of those of another enumeration; a float, which C would cut, does not compile. */
#define TORC_ENUM_(x)                              \
    _Generic((x), float                            \
             : TORC_NO_ENUM_, double               \
             : TORC_NO_ENUM_, long double          \
             : TORC_NO_ENUM_, float _Complex       \
             : TORC_NO_ENUM_, double _Complex      \
             : TORC_NO_ENUM_, long double _Complex \
             : TORC_NO_ENUM_, default              \
             : (x))
#define TORC_NO_ENUM_ ((struct torc_float_for_an_enumerator_){0})
struct torc_float_for_an_enumerator_ {
    int none;
};
/* Any number of C, or a torc_number, as a torc_number. TORC_NUMBERS_MORE_: of what else the library itself makes one. */
#ifndef TORC_NUMBERS_MORE_
#define TORC_NUMBERS_MORE_
#endif
/* clang-format off */
#define TORC_NUMBERS_OF_C_                                                                                        \
    TORC_NUMBERS_MORE_ torc_number: torc_number_same_,                                                            \
    TORC_NUMBER_KINDS_(torc_number_float, torc_number_bool, torc_number_int, torc_number_unsigned_, torc_number_complex_)
#define TORC_NUMBER_KINDS_(f, b, i, u, c)                                                                         \
    float: f, double: f, long double: f, _Bool: b, float _Complex: c, double _Complex: c, long double _Complex: c,   \
    TORC_INTS_OF_C_(i, u)
/* u is for those that an int64_t may not hold, which the conversion would be warned of. */
#define TORC_INTS_OF_C_(f, u)                                                                                     \
    char: f, signed char: f, unsigned char: f, short: f, unsigned short: f, int: f, unsigned: f, long: f,         \
    unsigned long: u, long long: f, unsigned long long: u
#define TORC_NUMBER_(x) _Generic((x), TORC_NUMBERS_OF_C_)(x)
/* An int or a torc_ints as a torc_ints. */
#define TORC_INTS_(x) _Generic((x), torc_ints: torc_ints_same_, TORC_INTS_OF_C_(torc_ints_one, torc_ints_unsigned_))(x)
/* TORC_EACH_(m, a, b): m(a), m(b). TORC_COUNT_(a, b): 2. At most 8; up to 16 say so, and more do not compile either. */
#define TORC_EACH_(m, ...) TORC_PICK_(__VA_ARGS__, TORC_X_, TORC_X_, TORC_X_, TORC_X_, TORC_X_, TORC_X_, TORC_X_, TORC_X_, \
    TORC_8_, TORC_7_, TORC_6_, TORC_5_, TORC_4_, TORC_3_, TORC_2_, TORC_1_, )(m, __VA_ARGS__)
#define TORC_COUNT_(...) TORC_PICK_(__VA_ARGS__, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, )
#define TORC_PICK_(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, picked, ...) picked
#define TORC_1_(m, a) m(a)
#define TORC_2_(m, a, ...) m(a), TORC_1_(m, __VA_ARGS__)
#define TORC_3_(m, a, ...) m(a), TORC_2_(m, __VA_ARGS__)
#define TORC_4_(m, a, ...) m(a), TORC_3_(m, __VA_ARGS__)
#define TORC_5_(m, a, ...) m(a), TORC_4_(m, __VA_ARGS__)
#define TORC_6_(m, a, ...) m(a), TORC_5_(m, __VA_ARGS__)
#define TORC_7_(m, a, ...) m(a), TORC_6_(m, __VA_ARGS__)
#define TORC_8_(m, a, ...) m(a), TORC_7_(m, __VA_ARGS__)
#define TORC_X_(m, ...)                                                                                           \
    sizeof(struct { int torc_; _Static_assert(0, "more than eight numbers: put them into an array, and write "    \
                                                 "torc_ints_of(array, count)"); })
/* clang-format on */
static inline torc_number torc_number_same_(torc_number n) { return n; }
/* What is beyond int64_t is a float. */
static inline torc_number torc_number_unsigned_(unsigned long long n) {
    return n > INT64_MAX ? torc_number_float((double)n) : torc_number_int((int64_t)n);
}
static inline torc_number torc_number_complex_(double _Complex z) {
    return torc_number_complex(__builtin_creal(z), __builtin_cimag(z));
}
static inline torc_ints torc_ints_unsigned_(unsigned long long n) { return torc_ints_one((int64_t)n); }
static inline torc_ints torc_ints_same_(torc_ints list) { return list; }
#endif

#ifndef __cplusplus
/** The same as SHAPE(2, 3) where C wants an initializer that is constant: static const torc_ints shape = TORC_INTS_INIT(2, 3); */
#define TORC_INTS_INIT(...)                                                                                     \
    {                                                                                                           \
        .tag = TORC_INTS_HERE, .count = TORC_COUNT_(__VA_ARGS__), .few = { TORC_EACH_(TORC_INT_, __VA_ARGS__) } \
    }
#endif

#if !defined(__cplusplus) && !defined(TORC_NO_SHORT_NAMES)
/** NUM(x): the number x, of the kind that x has in C (an int for C17's `true`; a float for 2.0). */
#define NUM(x) TORC_NUMBER_(x)
/** SHAPE(2, 3), DIMS(0, -1), INTS(...): a list of up to eight ints, by value; SHAPE0 is the shape of a 0-dim tensor. */
#define INTS(...) ((torc_ints)TORC_INTS_INIT(__VA_ARGS__))
#define SHAPE(...) INTS(__VA_ARGS__)
#define DIMS(...) INTS(__VA_ARGS__)
#define SHAPE0 ((torc_ints){.tag = TORC_INTS_HERE, .count = 0})
/** NUMBERS(2, 0.5): a list of up to eight numbers of this expression. */
#define NUMBERS(...) \
    ((torc_numbers){(const torc_number[]){TORC_EACH_(TORC_NUMBER_, __VA_ARGS__)}, TORC_COUNT_(__VA_ARGS__)})
/** FLOATS(1, 2.5), DOUBLES(…), INT64S(…): elements for torc_tensor_from, as in torch.tensor([1, 2.5]), converted as C converts them
 *  and as torch.tensor([1.5], dtype=torch.int64) does:
 *      torc_tensor t = torc_tensor_from(FLOATS(1, 2, 3, 4, 5, 6), SHAPE(2, 3)); */
#define FLOATS(...) ((const float[]){__VA_ARGS__})
#define DOUBLES(...) ((const double[]){__VA_ARGS__})
#define INT64S(...) ((const int64_t[]){__VA_ARGS__})
/** TENSORS(a, b, c): a tensor list of this expression; to return one from a function: torc_tensors_lend. */
#define TENSORS(...)                                              \
    ((torc_tensors){(const torc_tensor[]){NULL, __VA_ARGS__} + 1, \
                    (int64_t)(sizeof((const torc_tensor[]){NULL, __VA_ARGS__}) / sizeof(torc_tensor)) - 1})
#endif

/* --------------------------------------------------------------------------------- how the macros fill options
 *
 * torc_NAME(required…, options…) becomes a block that makes a struct and calls torc_NAME_with. The defaults come first, then
 * .struct_size, the first field, so that plain values which follow are the options in their order. Fields are set twice on
 * purpose, and a union by a plain number, so the warnings of that are off; to give an int field a float with
 * a fraction, or a variable that is one, is an error. Of a field of an enumeration no compiler says that, so if there are any,
 * what the call says is written down once more, where it is never run: in a struct with ints in their place. */
#ifndef __cplusplus
#ifdef __clang__
#define TORC_STRICT_CLANG_ \
    _Pragma("GCC diagnostic error \"-Wliteral-conversion\"") _Pragma("GCC diagnostic error \"-Wexcess-initializers\"")
#else
#define TORC_STRICT_CLANG_
#endif
/* clang-format off */
#define TORC_BEGIN_                                                                                               \
    _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Woverride-init\"")                          \
    _Pragma("GCC diagnostic ignored \"-Wmissing-braces\"")                                                        \
    _Pragma("GCC diagnostic ignored \"-Wmissing-field-initializers\"")                                            \
    _Pragma("GCC diagnostic ignored \"-Wshadow\"") _Pragma("GCC diagnostic error \"-Wincompatible-pointer-types\"")                                              \
    _Pragma("GCC diagnostic error \"-Wint-conversion\"")           \
    _Pragma("GCC diagnostic error \"-Wfloat-conversion\"") _Pragma("GCC diagnostic error \"-Wenum-conversion\"") TORC_STRICT_CLANG_
#define TORC_BLOCK_ _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wshadow\"")
#define TORC_END_ _Pragma("GCC diagnostic pop")
/* gcc remembers that braces were missing until the next initializer begins, and would say so of the one that the call stands in:
 * `struct block b = {torc_nn_conv2d(1, 4, 3, .padding = 1), 0.5};`. So one begins. */
#define TORC_BRACES_ (void)sizeof((const char[]){0});
/* What a call keeps, evaluated outside of the block, where a literal lives on, and taken over into it before the options. */
static _Thread_local torc_context torc_held_ __attribute__((unused));
#define TORC_TAKE_HELD_ const torc_context torc_given_ = torc_held_;
#define TORC_HELD_DATA_ torc_held_.data /* not said in a macro with a parameter of that name */
#define TORC_GIVEN_DATA_ torc_given_.data
/* given: (the options). call: the call, in which they are torc_options_. more: (fields that the macro itself fills in,). */
#define TORC_CALL_(T, given, call) TORC_CALL_AND_(T, , (), given, call)
#define TORC_CALL_ENUMS_(T, given, call) TORC_CALL_AND_(T, TORC_AS_INTS_(T, TORC_BARE_ given), (), given, call)
#define TORC_CALL_AND_(T, as_ints, more, given, call)                                                             \
    __extension__({ TORC_BEGIN_ as_ints const T torc_options_ = {TORC_DEFAULTS_##T TORC_BARE_ more                \
                        .struct_size = sizeof(T), TORC_BARE_ given}; TORC_END_ TORC_BRACES_ call; })
#define TORC_AS_INTS_(T, ...)                                                                                     \
    if (0) {                                                                                                      \
        const struct T##_as_ints_ torc_as_ints_ = {.struct_size = 0, __VA_ARGS__};                                \
        (void)torc_as_ints_;                                                                                      \
    }
/* The same of options of which the first, if there is one, must be given by its name. `{.torc_ .start = 2}` is an initializer,
 * `{.torc_ 2}` is none, nor is `{.torc_ 0}`, which as a value would do for the pointer by_name. */
#define TORC_CALL_BY_NAME_(T, given, call) TORC_CALL_AND_(T, , TORC_NAMED_(T, given), given, call)
#define TORC_CALL_ENUMS_BY_NAME_(T, given, call)                                                                  \
    TORC_CALL_AND_(T, TORC_AS_INTS_(T, TORC_BARE_ given), TORC_NAMED_(T, given), given, call)
#define TORC_NAMED_(T, given)                                                                                     \
    (.by_name = ((void)sizeof((struct { T torc_; }){.torc_.struct_size = 0, TORC_FIRST_NAMED_(TORC_BARE_ given, )}), (void *)0),)
#define TORC_FIRST_NAMED_(...) TORC_FIRST_NAMED2_(__VA_ARGS__)
#define TORC_FIRST_NAMED2_(first, ...) TORC_SECOND_(TORC_COMMA_ first (), .torc_, , ) first
#define TORC_SECOND_(...) TORC_SECOND2_(__VA_ARGS__)
#define TORC_SECOND2_(a, b, ...) b
#define TORC_COMMA_() ,
#define TORC_BARE_(...) __VA_ARGS__
/* An operand that may be a number: torc_operand_ in `call`, which is of f for a tensor, of g for a number. The tensor beside it, torc_self_
 * there, may not be one. */
#define TORC_WITH_OPERAND_(self, operand, call)                                                                   \
    __extension__({ TORC_BLOCK_ _Pragma("GCC diagnostic error \"-Wint-conversion\"") \
                    _Pragma("GCC diagnostic error \"-Wincompatible-pointer-types\"") torc_tensor torc_self_ = (self); \
                    __auto_type torc_operand_ = (operand); TORC_END_ call; })
#define TORC_EITHER_(f, g) _Generic(torc_operand_, torc_tensor: f, void *: f, default: g)
#define TORC_OPERAND_                                                                                             \
    _Generic(torc_operand_, torc_tensor: torc_tensor_same_, void *: torc_tensor_same_, TORC_NUMBERS_OF_C_)(torc_operand_)
/* clang-format on */
static inline torc_tensor torc_tensor_same_(torc_tensor t) { return t; }
#endif

/* ------------------------------------------------------------------------------------------------- devices */

typedef enum torc_device_type {
    TORC_DEVICE_NONE = 0,
    TORC_DEVICE_CPU = 1,
    TORC_DEVICE_CUDA = 2,
    TORC_DEVICE_PRIVATEUSE1 = 3, /**< "privateuseone": a backend that is not the library's own; none is registered */
    TORC_DEVICE_TYPE_COUNT       /**< one past the last type of this version */
} torc_device_type;
/** A device by value: TORC_CPU, TORC_CUDA(1). All zeros, of type NONE: the default device. index -1: the current device of that type.
 *  In C a plain number, .device = 1, is no device, nor is {1, 0} without names: clang has an error for them, gcc a warning that
 *  no flag of its own turns off (excess elements), and drops them. */
typedef struct torc_device {
#ifndef __cplusplus
    __extension__ struct torc_no_plain_number_ {
    } torc_; /* of no size: a value without a name would go here, and finds nothing to initialize */
#endif
    int16_t type;
    int16_t index;
} torc_device;
#ifndef __cplusplus
#define TORC_CPU ((torc_device)TORC_CPU_INIT)
#define TORC_CUDA(i) ((torc_device)TORC_CUDA_INIT(i))
/** The same where C wants an initializer that is constant: static const torc_device first = TORC_CUDA_INIT(0); */
#define TORC_CPU_INIT \
    { .type = TORC_DEVICE_CPU }
#define TORC_CUDA_INIT(i) \
    { .type = TORC_DEVICE_CUDA, .index = (int16_t)((i) | 0) }
#endif

/** Parse "cpu", "cuda", "cuda:1", "privateuseone". On a malformed text: RUNTIME and a device of type NONE. */
TORC_API torc_device torc_device_parse(const char *text);
/** Write "cpu" or "cuda:0" into buffer (at most `size` bytes, always terminated); returns buffer, "" if that is NULL.
 *  "none" for a device of no type; "" with the error VALUE for a type that there is none of. */
TORC_API TORC_OR_EMPTY const char *torc_device_format(torc_device device, TORC_NULLABLE TORC_RETURNED char *buffer,
                                                      size_t size);
/** The device of factories when none is given: the CPU unless changed. Per thread. */
TORC_API TORC_NEVER_FAILS torc_device torc_get_default_device(void);
TORC_API bool torc_set_default_device(torc_device device);

/* ----------------------------------------------------------------------------------------- tensor metadata */

typedef enum torc_memory_format {
    TORC_PRESERVE_FORMAT = 0,
    TORC_CONTIGUOUS_FORMAT = 1,
    TORC_CHANNELS_LAST = 2,   /**< 4-dim NCHW stored as NHWC */
    TORC_CHANNELS_LAST_3D = 3 /**< 5-dim NCDHW stored as NDHWC */
} torc_memory_format;
/** How the elements of a tensor are kept (torch.layout): at strides, as those of all tensors are. */
typedef enum torc_layout { TORC_LAYOUT_NONE = 0, TORC_STRIDED = 1 } torc_layout;

/* These never fail on a valid handle. On NULL they set VALUE and return 0 / NONE / NULL, or TORC_MAX_DIMS zeros. */

TORC_API TORC_KNOWN TORC_OR_0 int64_t torc_dim(torc_tensor t);
TORC_API TORC_KNOWN TORC_OR_0 int64_t torc_numel(torc_tensor t);
/** Size / stride (in elements) of one dimension, which may count from the end (-1). IndexError if out of range. */
TORC_API TORC_OR_0 int64_t torc_size(torc_tensor t, int64_t dim);
TORC_API TORC_OR_0 int64_t torc_stride(torc_tensor t, int64_t dim);
/** All sizes / strides: torc_dim(t) numbers, valid while t lives and is not resized. */
TORC_API TORC_BORROWED TORC_OR_EMPTY const int64_t *torc_sizes(torc_tensor t);
TORC_API TORC_BORROWED TORC_OR_EMPTY const int64_t *torc_strides(torc_tensor t);
TORC_API TORC_KNOWN TORC_OR_0 int64_t torc_storage_offset(torc_tensor t);
TORC_API TORC_KNOWN TORC_OR_0 torc_dtype torc_tensor_dtype(torc_tensor t);
TORC_API TORC_KNOWN torc_device torc_tensor_device(torc_tensor t);
TORC_API TORC_KNOWN TORC_OR_0 torc_layout torc_tensor_layout(torc_tensor t);
typedef struct torc_is_contiguous_options {
    size_t struct_size;
    torc_memory_format memory_format;   /**< default contiguous_format */
    int32_t reserved0;                  /**< 0 */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_is_contiguous_options;
TORC_API TORC_ANSWER bool torc_is_contiguous_with(torc_tensor t, const torc_is_contiguous_options *options);
/** Same sizes, strides, offset and storage, and the same answers to the next two. */
TORC_API TORC_ANSWER bool torc_is_same_view(torc_tensor a, torc_tensor b);
/** Are its elements those in memory conjugated (torc_conj), negated (torc_imag of such)? Only who looks at the memory itself, through
 *  torc_data_ptr, needs to ask: torc_resolve_conj and torc_resolve_neg give a tensor whose memory is as it reads. */
TORC_API TORC_ANSWER bool torc_is_conj(torc_tensor t);
TORC_API TORC_ANSWER bool torc_is_neg(torc_tensor t);
/** Do a and b share bytes of one storage handle? */
TORC_API TORC_ANSWER bool torc_shares_storage(torc_tensor a, torc_tensor b);
/** Incremented by every in-place change of the tensor's bytes; shared by all views. A tensor that is given other memory
 *  (torc_set_, torc_set_data) keeps its counter and shares it with the views it had, not with other tensors over that memory. */
TORC_API TORC_KNOWN TORC_OR_0 int64_t torc_tensor_version(torc_tensor t);
/** The storage handle, borrowed from t until it is given another one. */
TORC_API TORC_BORROWED torc_storage torc_tensor_storage(torc_tensor t);
/** Address of the first element: host memory for CPU tensors, a device address for CUDA tensors. NULL if numel is 0.
 *  Valid until the tensor's storage is released or resized. Takes the memory of a tensor from torc_empty that was not used yet: that is
 *  taken on first use, so running out of it shows there. Writing through it does not bump the version. */
TORC_API TORC_BORROWED TORC_NULLABLE void *torc_data_ptr(torc_tensor t);

/* Values on the host. Each waits for the device that computes them. */

/** The only element of t (Tensor.item) as a double: false is 0, true 1. RUNTIME unless numel is 1, and of a complex number whose
 *  imaginary part is not 0 (torc_item_number gives both parts). NaN on error. */
TORC_API TORC_OR_NAN double torc_item(torc_tensor t);
/** The same as an int64 (truncated, saturated): exact for integers, of which a double holds 53 bits. 0 on error, so that
 *  torc_error() must tell whether it is one. */
TORC_API TORC_OR_0 int64_t torc_item_int64(torc_tensor t);
/** The same with its kind, for bindings: bool, int, float or complex as in Python. Of kind NONE on error. An element of a uint64
 *  tensor above 2^63 - 1 is an int of the same bits, which is negative. */
TORC_API torc_number torc_item_number(torc_tensor t);
/** Is the only element of t different from 0? RUNTIME unless numel is 1. */
TORC_API TORC_ANSWER TORC_COMPUTED bool torc_is_nonzero(torc_tensor t);
/** The dtype of what an operator makes of these tensors and numbers (torch.result_type), of which one at least must be given. Those with
 *  dimensions decide, then 0-dim tensors, then numbers, but for what is of a higher category: bool, integer, floating, complex. TYPE, VALUE
 *  or RUNTIME and NONE on error, where PyTorch promotes nothing as torc_promote_types. */
TORC_API TORC_OR_0 torc_dtype torc_result_type(torc_tensors tensors, torc_numbers numbers);
/** All elements in row-major order into `dst`, which has exactly numel * itemsize bytes, else VALUE. */
TORC_API bool torc_copy_to_host(torc_tensor t, void *dst, size_t bytes);
/** Same shape and same values (torch.equal); NaN differs from NaN. False also on error. */
TORC_API TORC_ANSWER TORC_COMPUTED bool torc_equal(torc_tensor a, torc_tensor b);
typedef struct torc_allclose_options {
    size_t struct_size;
    double rtol;                        /**< default of torc_isclose */
    double atol;                        /**< default of torc_isclose */
    torc_flag equal_nan;                /**< default of torc_isclose */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_allclose_options;
/** Is |a - b| <= atol + rtol * |b| everywhere (torch.allclose)? False also on error. */
TORC_API TORC_ANSWER TORC_COMPUTED bool torc_allclose_with(torc_tensor a, torc_tensor b,
                                                           const torc_allclose_options *options);

/* ----------------------------------------------------------------------------------------- tensors from memory */

typedef struct torc_blob_options {
    size_t struct_size;
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype;                   /**< required */
    torc_device device;                 /**< where the memory is; default CPU */
    torc_context owner;      /**< whose memory it is: destroyed when the last tensor over it is gone, or on error */
    torc_ints strides;       /**< in elements; default contiguous. Negative strides are refused. */
    torc_flag requires_grad; /**< default false */
    torc_flag read_only;     /**< default false; nothing is written there: calls that would are RUNTIME errors */
} torc_blob_options;

/** A tensor over memory the caller owns, without a copy (torch.from_blob). The bytes must stay valid until `owner` is
 *  destroyed (without one, until the last tensor over them is gone): with malloc'ed ones, .owner = TORC_CONTEXT(data, free).
 *  `data` is aligned to an element's size; on the host complex numbers only as their parts are, as in C and NumPy. */
TORC_API torc_tensor torc_from_blob_with(void *data, torc_ints shape, const torc_blob_options *options);

typedef struct torc_tensor_from_options {
    size_t struct_size;
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_dtype dtype;                   /**< of the result; default: that of the elements */
    torc_device device;
    torc_flag requires_grad; /**< default false */
    torc_dtype data_dtype; /**< of the elements `data` points to; default: what the pointer's C type says, else dtype */
    torc_dtype pointer_dtype; /**< set by the macro from the C type of `data`: float * is FLOAT32 and so on */
    int64_t
        data_bytes; /**< how many bytes there are at `data`; default -1: nobody knows. Set by the macro for an array */
} torc_tensor_from_options;

/** A tensor of `shape` with a copy of the caller's elements, row-major (torch.tensor). `data` may go at once.
 *      float v[] = {1, 2, 3}, m[2][3] = {{1, 2, 3}, {4, 5, 6}};
 *      torc_tensor a = torc_tensor_from(v, 3), b = torc_tensor_from(m, SHAPE(2, 3)), c = torc_tensor_from(INT64S(0, 2), 2);
 *  Any other literal with commas needs parentheses around all of it, since torc_tensor_from is a macro:
 *      torc_tensor d = torc_tensor_from(((bool[]){true, false}), SHAPE(2));
 *  float, double, bool, int8_t to int64_t, uint8_t to uint64_t and C's complex types say their dtype; other pointers need .dtype (TYPE otherwise). An array,
 *  of one or two dimensions, must have as many elements as the shape says (VALUE); of a pointer C does not know. */
TORC_API torc_tensor torc_tensor_from_with(const void *data, torc_ints shape, const torc_tensor_from_options *options);
#ifndef __cplusplus
#define torc_tensor_from(...) TORC_TENSOR_FROM_(__VA_ARGS__, )
/* clang-format off */
#define TORC_TENSOR_FROM_(data, shape, ...)                                                                       \
    TORC_CALL_AND_(torc_tensor_from_options,                                                                      \
                   TORC_AS_INTS_(torc_tensor_from_options, TORC_BARE_ (__VA_ARGS__)),                             \
                   (.pointer_dtype = TORC_POINTER_DTYPE_(data), .data_bytes = TORC_ARRAY_BYTES_(data),),          \
                   (__VA_ARGS__), torc_tensor_from_with(data, TORC_INTS_(shape), &torc_options_))
/* The size of an array, -1 of a pointer: only of a pointer is the type the same once it stands in an expression. */
#define TORC_ARRAY_BYTES_(p) \
    (__builtin_types_compatible_p(__typeof__(p), __typeof__(1 ? (p) : (p))) ? -1 : (int64_t)sizeof(__typeof__(p)))
#define TORC_POINTER_DTYPE_(p)                                                                                    \
    _Generic((p), TORC_POINTER_(float, FLOAT32), TORC_POINTER_(double, FLOAT64), TORC_POINTER_(long long, INT64), \
             TORC_POINTER_(long, LONG_), TORC_POINTER_(int, INT32), TORC_POINTER_(int16_t, INT16), TORC_POINTER_(int8_t, INT8),           \
             TORC_POINTER_(uint8_t, UINT8), TORC_POINTER_(_Bool, BOOL), TORC_POINTER_(uint16_t, UINT16),          \
             TORC_POINTER_(unsigned, UINT32), TORC_POINTER_(unsigned long long, UINT64), TORC_POINTER_(unsigned long, ULONG_),                                    \
             TORC_POINTER_(float _Complex, COMPLEX64), TORC_POINTER_(double _Complex, COMPLEX128),                \
             default: TORC_DTYPE_NONE)
#define TORC_LONG_ (sizeof(long) == 8 ? TORC_INT64 : TORC_INT32)
#define TORC_ULONG_ (sizeof(long) == 8 ? TORC_UINT64 : TORC_UINT32)
#define TORC_POINTER_(T, dtype) \
    T *: TORC_##dtype, const T *: TORC_##dtype, T (*)[]: TORC_##dtype, const T (*)[]: TORC_##dtype
/* clang-format on */
#endif

/* --------------------------------------------------------------------------------------------------- storages
 *
 * Bytes on a device, which the tensors over them share (torch.UntypedStorage). A tensor's is torc_tensor_storage(t). */

typedef struct torc_storage_options {
    size_t struct_size;
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
    torc_device device;                 /**< default CPU, whatever the default device of factories is */
    int32_t reserved0;                  /**< 0 */
    torc_flag pin_memory;               /**< default false; of the CPU, page-locked */
} torc_storage_options;
/** A storage of so many bytes, whose values are undefined. */
TORC_API torc_storage torc_storage_new_with(size_t nbytes, const torc_storage_options *options);
/** VALUE and 0 for what is no storage. */
TORC_API TORC_KNOWN TORC_OR_0 size_t torc_storage_nbytes(torc_storage s);
TORC_API TORC_KNOWN torc_device torc_storage_device(torc_storage s);
/** Address of the first byte, on its device; NULL if there is none. Valid until the storage is released or resized. What is
 *  written through it counts up no tensor's version. */
TORC_API TORC_BORROWED TORC_NULLABLE void *torc_storage_data_ptr(torc_storage s);
/** Give the storage another number of bytes, the first of which are as before; what is new is undefined. It moves: all tensors over it
 *  see the new bytes, and addresses are not valid any more. A tensor that reaches beyond the bytes left is RUNTIME when it is
 *  used, until they are there again. RUNTIME for memory that torc did not make (torc_from_blob, from_dlpack) or whose
 *  address others rely on: what was handed to DLPack, what a CUDA graph replays on, and what torc_storage_set_resizable says so of. */
TORC_API bool torc_storage_resize_(torc_storage s, size_t nbytes);
TORC_API TORC_KNOWN TORC_ANSWER bool torc_storage_is_resizable(torc_storage s);
/** Memory that somebody handed out so (torc_from_blob, from_dlpack): nothing is written there. */
TORC_API TORC_KNOWN TORC_ANSWER bool torc_storage_is_read_only(torc_storage s);
/** false: somebody relies on the address from now on. RUNTIME for `true` of a storage that cannot be. */
TORC_API bool torc_storage_set_resizable(torc_storage s, bool resizable);
/** All bytes of src, which has as many (else RUNTIME), on any device. A src of the host may be changed again when this is back. */
TORC_API bool torc_storage_copy_(torc_storage s, torc_storage src);
/** Each byte becomes `value`, of which the lowest eight bits count. */
TORC_API bool torc_storage_fill_(torc_storage s, int value);
/** Some of the bytes to and from the host; waits for the device. INDEX where they are not in the storage. */
TORC_API bool torc_storage_copy_to_host(torc_storage s, size_t offset, void *dst, size_t bytes);
TORC_API bool torc_storage_copy_from_host(torc_storage s, size_t offset, const void *src, size_t bytes);

typedef struct torc_tensor_over_options {
    size_t struct_size;
    torc_dtype dtype;                   /**< required */
    int32_t reserved0;                  /**< 0 */
    int64_t storage_offset;             /**< default 0; in elements */
    torc_ints strides;                  /**< in elements; default contiguous */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_tensor_over_options;
/** A tensor over a storage: torch.empty(0, dtype=…).set_(storage, storage_offset, shape, strides). It counts its versions alone. A
 *  storage that is too small is resized, as by torc_storage_resize_. Of a storage of CUDA it is on that device. */
TORC_API torc_tensor torc_tensor_over_with(torc_storage s, torc_ints shape, const torc_tensor_over_options *options);

/** A 0-dim CPU tensor holding a Python-like number: in promotion it only decides its category, as in `tensor * 2`. */
TORC_API torc_tensor torc_wrapped_number(torc_number n);
#ifndef __cplusplus
/* A tensor, or any number of C as one: torc_where(c, x, 0). */
#define TORC_WRAPPED_(x) \
    _Generic((x), torc_tensor: torc_tensor_same_, void *: torc_tensor_same_, torc_number: torc_wrapped_number,    \
             TORC_NUMBER_KINDS_(torc_wrapped_float_, torc_wrapped_bool_, torc_wrapped_int_, torc_wrapped_unsigned_,   \
                                torc_wrapped_complex_))(x)
static inline torc_tensor torc_wrapped_float_(double x) { return torc_wrapped_number(torc_number_float(x)); }
static inline torc_tensor torc_wrapped_bool_(bool x) { return torc_wrapped_number(torc_number_bool(x)); }
static inline torc_tensor torc_wrapped_complex_(double _Complex x) {
    return torc_wrapped_number(torc_number_complex_(x));
}
static inline torc_tensor torc_wrapped_int_(int64_t x) { return torc_wrapped_number(torc_number_int(x)); }
static inline torc_tensor torc_wrapped_unsigned_(unsigned long long x) {
    return torc_wrapped_number(torc_number_unsigned_(x));
}
#endif

/** A tensor under a name, and a list of them in order: what state dicts and files are made of. A list that a function
 *  returns is borrowed from the scope together with its names and tensors; torc_retain(list.handle) keeps all of it.
 *  A list of the caller's own has handle NULL. */
typedef struct torc_named_tensor {
    const char *name;
    torc_tensor tensor;
} torc_named_tensor;
typedef struct torc_named_tensors {
    const torc_named_tensor *data;
    int64_t count;
    TORC_NULLABLE TORC_ANY_HANDLE void *handle;
} torc_named_tensors;

/* ------------------------------------------------------------------------------------------------- generators */

/** Seed the generators of all devices (torch.manual_seed). On the CPU the stream is PyTorch's own (mt19937). */
TORC_API bool torc_manual_seed(uint64_t seed);
/** The device's default generator, borrowed for the life of the process. */
TORC_API TORC_BORROWED torc_generator torc_default_generator(torc_device device);
/** Seed the generators of all devices with a number that is never the same (torch.seed), which it returns. 0 on error. */
TORC_API TORC_OR_0 uint64_t torc_seed(void);
/** The seed that the CPU's default generator was given last (torch.initial_seed). */
TORC_API TORC_OR_0 uint64_t torc_initial_seed(void);
/** A new generator, seeded with 67280421310721 as PyTorch's. Borrowed from the scope. */
TORC_API torc_generator torc_generator_new(torc_device device);
TORC_API bool torc_generator_manual_seed(torc_generator g, uint64_t seed);
TORC_API TORC_OR_0 uint64_t torc_generator_initial_seed(torc_generator g);
/** Seed it with a number that is never the same (Generator.seed), which it returns: of 64 bits on the CPU, of 53 elsewhere. */
TORC_API TORC_OR_0 uint64_t torc_generator_seed(torc_generator g);
TORC_API torc_device torc_generator_device(torc_generator g);
/** Another generator of the same device in the same state (Generator.clone_state). */
TORC_API torc_generator torc_generator_clone_state(torc_generator g);
/** How many numbers of the seed's stream were drawn, a multiple of 4: Philox's, so of generators that are not the CPU's (RUNTIME).
 *  To ask waits for the device. */
TORC_API TORC_OR_0 uint64_t torc_generator_get_offset(torc_generator g);
TORC_API bool torc_generator_set_offset(torc_generator g, uint64_t offset);
/** State as bytes in a uint8 CPU tensor, and back. A state of another device or a damaged one: RUNTIME. */
TORC_API torc_tensor torc_generator_get_state(torc_generator g);
TORC_API bool torc_generator_set_state(torc_generator g, torc_tensor state);
/** A generator that draws from the very state that g has, not from a copy: what one draws, the other does not draw again, until one
 *  of them is given another state (Generator.graphsafe_get_state). No device is waited for, so it can be kept and put back in the
 *  midst of a capture. Not of the CPU's generators (NOT_IMPLEMENTED), as in PyTorch. */
TORC_API torc_generator torc_generator_graphsafe_get_state(torc_generator g);
/** Let g draw from the state that the generator `state` has, of the same device, from now on; the one it had stays with those who have
 *  it (Generator.graphsafe_set_state). A graph draws from the states that its generators had as they were registered. */
TORC_API bool torc_generator_graphsafe_set_state(torc_generator g, torc_generator state);

/* --------------------------------------------------------------------------------------------------- text */

/** What Python's repr(t) shows in PyTorch ("tensor([1., 2.])"), as a text that lives as long as the innermost scope. Of large
 *  tensors the middle of long dimensions is left out (torc_set_printoptions). Waits for the device of t. */
TORC_API TORC_LENT TORC_OR_EMPTY const char *torc_tensor_to_string(torc_tensor t);
/** How tensors are written (torch.set_printoptions), for the whole process. What is None stays as it is, but for sci_mode. */
typedef struct torc_set_printoptions_options {
    size_t struct_size;
    int64_t precision;   /**< default None; digits behind the point: 4 at first */
    int64_t threshold;   /**< default None; tensors of more elements are shown in part: above 1000 at first */
    int64_t edgeitems;   /**< default None; how many are shown at either end of a dimension then: 3 at first */
    int64_t linewidth;   /**< default None; where lines are broken: 80 at first */
    const char *profile; /**< default None; "default", "short" or "full": set first, all but sci_mode */
    torc_flag sci_mode;  /**< default None: scientific notation if the numbers call for it; or always, or never */
    const struct torc_by_name *by_name; /**< NULL: what follows is given by its name only */
} torc_set_printoptions_options;
/** Negative numbers are refused (VALUE), and so are profiles that there are none of; then nothing changes. A threshold of
 *  INT64_MAX is Python's inf. */
TORC_API bool torc_set_printoptions_with(const torc_set_printoptions_options *options);
/** As they are. Fields are appended in later versions. */
typedef struct torc_printoptions {
    size_t struct_size; /**< set by the caller to sizeof(torc_printoptions) */
    int64_t precision, threshold, edgeitems, linewidth;
    torc_flag sci_mode;
} torc_printoptions;
/** Fill `*options` up to the struct_size it comes with. VALUE if that is 0 or `options` is NULL. */
TORC_API bool torc_get_printoptions(torc_printoptions *options);

/** Print t: that text, whole, and the end of the line, to standard output (stdout, not flushed). IO if it cannot be written. */
TORC_API bool torc_print(torc_tensor t);

#ifdef __cplusplus
}
#else
#include "torc/macros/core.h"
#endif
#endif

/* test_no_compile.c - what must not compile, beside what must: a literal of the wrong kind is an error of the compiler, not
 * another value. Every pair differs in one thing only, so that a snippet cannot fail for another reason; the good halves
 * compile without a warning in all standards of C. Asked are the compiler of this build and, where they are found, gcc and
 * clang. */
/* labels: compiler */
/* timeout: 300 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include <cmocka.h>

#include "folder.h"

/* What the snippets may use: the headers, and in a function of each, with a number in its name, these variables. */
static const char headers[] = "#include <torc/ops_private.h>\n#include <torc/torc.h>\n";
#define GIVEN "(torc_tensor x, torc_tensors l, double d, int i, int64_t n, size_t u, const float *p)"
static const char before[] =
    "void f%d" GIVEN ";\nvoid f%d" GIVEN " {\n    (void)x, (void)l, (void)d, (void)i, (void)n, (void)u, (void)p;\n";

static const struct {
    const char *bad, *good;
    const char *says; /* what the compiler says of the bad one, if torc has a word in it */
    const char *flags;
} pairs[] = {
#define PAIR(bad, good) \
    { bad, good, "", "" }
    /* floats, texts and handles where ints belong */
    PAIR("torc_argmax(x, .dim = 1.5)", "torc_argmax(x, .dim = 1)"),
    PAIR("torc_argmax(x, .dim = d)", "torc_argmax(x, .dim = n)"),
    PAIR("torc_argmax(x, 1.5)", "torc_argmax(x, 1)"),
    PAIR("torc_argmax(x, \"a\")", "torc_argmax(x, i)"),
    PAIR("torc_sum(x, .dim = 1.5)", "torc_sum(x, .dim = 1)"),
    PAIR("torc_sum(x, .dim = \"a\")", "torc_sum(x, .dim = DIMS(0, 1))"),
    PAIR("torc_sum(x, x)", "torc_sum(x, 0)"),
    PAIR("torc_sum(x, DIMS(0), x)", "torc_sum(x, DIMS(0), true)"),
    PAIR("torc_sum(x, .keepdim = 0.5)", "torc_sum(x, .keepdim = false)"),
    PAIR("torc_sum(x, .keepdim = \"yes\")", "torc_sum(x, .keepdim = true)"),
    PAIR("torc_sum(x, .dims = 0)", "torc_sum(x, .dim = 0)"),
    PAIR("torc_softmax(x, 0.5)", "torc_softmax(x, -1)"),
    PAIR("torc_transpose(x, d, 1)", "torc_transpose(x, 0, i)"),
    PAIR("torc_conv2d(x, x, .stride = 2.5)", "torc_conv2d(x, x, .stride = 2, .padding = SHAPE(1, 2))"),
    PAIR("torc_max_pool2d(x, 2.5)", "torc_max_pool2d(x, 2)"),
    PAIR("torc_zeros(0.5)", "torc_zeros(3)"),
    PAIR("torc_zeros(SHAPE(1.5))", "torc_zeros(SHAPE(2, i, n))"),
    PAIR("torc_zeros(SHAPE(\"a\"))", "torc_zeros(SHAPE0)"),
    PAIR("torc_zeros(SHAPE(2), \"float32\")", "torc_zeros(SHAPE(2), .dtype = TORC_FLOAT32)"),
    PAIR("torc_zeros(2, 3)", "torc_zeros(SHAPE(2, 3))"),
    PAIR("torc_sum(x, 0, true, true)", "torc_sum(x, 0, true, .dtype = TORC_FLOAT64)"),
    PAIR("torc_add(x, x, 2)", "torc_add(x, x, .alpha = 2)"),
    PAIR("torc_mul(2, x)", "torc_mul(x, 2)"),
    PAIR("torc_add(i, x, .alpha = 2)", "torc_add(x, i, .alpha = 2)"),
    PAIR("torc_add(torc_sub(1, x), x)", "torc_add(torc_rsub(x, 1), x)"),
    PAIR("torc_pow(d, x)", "torc_pow(x, d)"),
    PAIR("torc_lerp(x, x, p)", "torc_lerp(x, x, d)"),
    PAIR("torc_clamp_min(p, x)", "torc_clamp_min(x, x)"),
    PAIR("torc_nn_linear(2.5, 3)", "torc_nn_linear(2, 3)"),
    PAIR("torc_nn_linear(2, 3, .bias = \"no\")", "torc_nn_linear(2, 3, .bias = false)"),
    PAIR("torc_nn_conv2d(1, 2, 3, .groups = 0.5)", "torc_nn_conv2d(1, 2, 3, .groups = 1)"),
    PAIR("torc_cross_entropy(x, x, .ignore_index = 0.5)", "torc_cross_entropy(x, x, .ignore_index = 0)"),
    PAIR("torc_size(x, 0.5)", "torc_size(x, 0)"),
    PAIR("torc_manual_seed(1.5)", "torc_manual_seed(u)"),
    PAIR("torc_manual_seed(1.0)", "torc_manual_seed(1)"),
    PAIR("torc_set_num_threads(1.5)", "torc_set_num_threads(1)"),
    PAIR("torc_set_num_threads(d)", "torc_set_num_threads(i)"),
    PAIR("torc_set_grad_enabled(0.5)", "torc_set_grad_enabled(i == 0)"),
    PAIR("torc_cuda_synchronize(0.5)", "torc_cuda_synchronize(-1)"),
    PAIR("torc_zeros(1, .device = TORC_CUDA(0.5))", "torc_zeros(1, .device = TORC_CUDA(i))"),
    /* numbers where devices belong: gcc has an error for them with -pedantic-errors alone, else a warning that no flag turns off */
    {"torc_zeros(1, .device = 1)", "torc_zeros(1, .device = TORC_CUDA(1))", "", "-Werror"},
    {"torc_zeros(1, .device = 0)", "torc_zeros(1, .device = TORC_CPU)", "", "-Werror"},
    {"torc_zeros(1, .device = i, .requires_grad = true)",
     "torc_zeros(1, .device = TORC_CUDA(i), .requires_grad = true)", "", "-Werror"},
    {"torc_nn_linear(2, 3, .dtype = TORC_FLOAT64, .device = 0)",
     "torc_nn_linear(2, 3, .dtype = TORC_FLOAT64, .device = {.type = TORC_DEVICE_CPU})", "", "-Werror"},
    {"torc_from_blob(&d, 1, .dtype = TORC_FLOAT64, .device = {1, 0})",
     "torc_from_blob(&d, 1, .dtype = TORC_FLOAT64, .device = {.type = TORC_DEVICE_CPU, .index = 0})", "", "-Werror"},
    {"torc_to(x, .device = 1, .copy = true)", "torc_to(x, .device = torc_tensor_device(x), .copy = true)", "",
     "-Werror"},
    /* a device where Python has it behind the others, and by its name */
    PAIR("torc_nn_linear(2, 3, true, TORC_CPU)", "torc_nn_linear(2, 3, true, .device = TORC_CPU)"),
    PAIR("torc_nn_conv2d(1, 2, 3, 1, 0, 1, 1, true, NULL, TORC_FLOAT32)",
         "torc_nn_conv2d(1, 2, 3, 1, 0, 1, 1, true, NULL, .dtype = TORC_FLOAT32)"),
    PAIR("torc_nn_batch_norm2d(2, 0.1, 0.1, true, true, TORC_FLOAT32)",
         "torc_nn_batch_norm2d(2, 0.1, 0.1, true, true)"),
    PAIR("torc_nn_layer_norm(2, 0.1, true, true, TORC_FLOAT32)", "torc_nn_layer_norm(2, 0.1, true, true)"),
    PAIR("torc_nn_group_norm(2, 2, 0.1, true, TORC_FLOAT32)", "torc_nn_group_norm(2, 2, 0.1, true)"),
    PAIR("torc_from_blob(&d, 1, TORC_FLOAT64)", "torc_from_blob(&d, 1, .dtype = TORC_FLOAT64)"),
    PAIR("torc_storage_new(8, TORC_CPU)", "torc_storage_new(8, .device = TORC_CPU)"),
    /* texts and handles where numbers belong */
    PAIR("torc_sgd(l, .lr = \"a\")", "torc_sgd(l, .lr = 1e-3, .weight_decay = 0, .momentum = 0.9f)"),
    PAIR("torc_adam(l, x)", "torc_adam(l, 1e-3)"),
    PAIR("torc_nn_dropout(.p = x)", "torc_nn_dropout(.p = 0)"),
    PAIR("torc_add(x, \"a\")", "torc_add(x, 2)"),
    PAIR("torc_add(x, l)", "torc_add(x, x)"),
    PAIR("torc_where(x, x, \"a\")", "torc_where(x, x, 0)"),
    PAIR("torc_where(x, l, d)", "torc_where(x, u, d)"),
    PAIR("torc_where(x, l, x)", "torc_where(x, NUM(n), x)"),
    PAIR("torc_mul(x, &u)", "torc_mul(x, u)"),
    PAIR("torc_zeros(&u)", "torc_zeros(u)"),
    PAIR("torc_full(SHAPE(2), &u)", "torc_full(SHAPE(u), u)"),
    PAIR("torc_add(x, p)", "torc_add(x, d)"),
    PAIR("torc_add(x, 1, .alpha = \"2\")", "torc_add(x, 1, .alpha = 2)"),
    PAIR("torc_add(x, 1, .alpha = x)", "torc_add(x, x, .alpha = 0.5)"),
    PAIR("torc_full(SHAPE(2), \"a\")", "torc_full(SHAPE(2), (_Bool)1)"),
    PAIR("torc_full(SHAPE(2), x)", "torc_full(SHAPE(2), 2.5f)"),
    PAIR("torc_clamp(x, .min = x)", "torc_clamp(x, .min = 0, .max = 0.5)"),
    PAIR("torc_arange(\"5\")", "torc_arange(5)"),
    PAIR("torc_wrapped_number(x)", "torc_wrapped_number(NUM(n))"),
    /* what Python reads otherwise than in C's order: arange(start, end), randint(low, high, size), random_(to) */
    PAIR("torc_arange(0, 5)", "torc_arange(5, .start = 0)"),
    PAIR("torc_arange(0, 5, 1)", "torc_arange(5, .start = 0, .step = 1)"),
    PAIR("torc_arange(n, d)", "torc_arange(d, .start = NUM(n))"),
    PAIR("torc_randint(5, 10, 3)", "torc_randint(10, 3, .low = 5)"),
    PAIR("torc_randint(5, 10, SHAPE(3))", "torc_randint(10, SHAPE(3), .low = 5)"),
    PAIR("torc_randint_like(x, 5, 10)", "torc_randint_like(x, 10, .low = 5)"),
    PAIR("torc_random_(x, 5)", "torc_random_(x, .to = 5)"),
    PAIR("torc_arange(10, 0, -1)", "torc_arange(0, .start = 10, .step = -1)"),
    PAIR("torc_arange(0, 0)", "torc_arange(0, .dtype = TORC_INT64, .start = 0)"),
    PAIR("torc_arange_out(x, 0, n)", "torc_arange_out(x, n)"),
    PAIR("torc_random_(x, 0)", "torc_random_(x)"),
    PAIR("torc_random_(x, (5))", "torc_random_(x, .generator = NULL)"),
    PAIR("torc_random_(x, 0, 5)", "torc_random_(x, .from = 0, .to = 5)"),
    /* too many, or too few */
    {"torc_sum(x, DIMS(0, 1, 2, 3, 4, 5, 6, 7, 8))", "torc_sum(x, DIMS(0, 1, 2, 3, 4, 5, 6, 7))",
     "more than eight numbers", ""},
    {"torc_zeros(SHAPE(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1))", "torc_zeros(torc_ints_of(&n, 1))",
     "more than eight numbers", ""},
    PAIR("torc_zeros(SHAPE(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1))", "torc_zeros(SHAPE(1))"),
    PAIR("torc_pow(x, 2, 3)", "torc_pow(x, 2)"),
    PAIR("torc_transpose(x, 0)", "torc_transpose(x, 0, 1)"),
    PAIR("torc_cat(TENSORS(x, x), 1, 2)", "torc_cat(TENSORS(x, x), 1)"),
    PAIR("torc_to(x, TORC_FLOAT64, false, true)", "torc_to(x, TORC_FLOAT64, .non_blocking = false, .copy = true)"),
    PAIR("torc_set_default_dtype((long double _Complex){9})", "torc_set_default_dtype(TORC_FLOAT32)"),
    PAIR("torc_argmax(x, 0, true, 1)", "torc_argmax(x, 0, true)"),
    PAIR("torc_argmax(x, 0, true, 0.5)", "torc_argmax(x, 0)"),
    PAIR("torc_argmax(x, 0, true, x)", "torc_argmax(x, 0, .keepdim = true)"),
    PAIR("torc_argmax(x, 0, true, i)", "torc_argmax(x, i, i == 0)"),
    PAIR("torc_nn_dropout(0.5, true, 1)", "torc_nn_dropout(0.5, true)"),
    PAIR("torc_nn_linear(2, 3, true, TORC_FLOAT32)", "torc_nn_linear(2, 3, true, .dtype = TORC_FLOAT32)"),
    PAIR("torc_nn_embedding(2, 3, 1, 2.5)", "torc_nn_embedding(2, 3, 1, .scale_grad_by_freq = true)"),
    PAIR("torc_nn_max_pool2d(2, 2, 0, 1, true)", "torc_nn_max_pool2d(2, 2, 0, 1, .ceil_mode = true)"),
    PAIR("torc_sgd(l, 0.1, 0.9, 0, 0, true, true)", "torc_sgd(l, 0.1, 0.9, 0, 0, true, .maximize = true)"),
    PAIR("torc_clip_grad_norm_(l, 1, 2, false, true)", "torc_clip_grad_norm_(l, 1, 2, false)"),
    PAIR("torc_backward(x, x, true, false, l, 1)", "torc_backward(x, x, true, false, l)"),
    /* lists of nothing */
    PAIR("torc_nn_sequential(l)", "torc_nn_sequential()"),
    PAIR("torc_nn_module_list(MODULES(1.5))", "torc_nn_module_list(MODULES())"),
    PAIR("torc_cat(TENSORS(1.5))", "torc_cat(TENSORS())"),
    PAIR("torc_tensor_from(p)", "torc_tensor_from(p, SHAPE(2, 3))"),
    /* floats for counts of arrays */
    PAIR("torc_ints_of(((int64_t[]){1, 2}), 1.5)", "torc_ints_of((int64_t[]){1, 2}, 2)"),
    PAIR("torc_ints_of(&n, (double){1})", "torc_ints_of(&n, 1)"),
    PAIR("torc_ints_one(2.0)", "torc_ints_one(2)"),
    PAIR("torc_tensors_of(&x, 1.5)", "torc_tensors_of(&x, n)"),
    PAIR("torc_modules_of(NULL, 1.5f)", "torc_modules_of(NULL, 1)"),
    PAIR("torc_schedulers_of(NULL, 1.5)", "torc_schedulers_of(NULL, 0)"),
    PAIR("torc_zeros(torc_ints_of(&n, 1.5))", "torc_zeros(torc_ints_of(&n, 1))"),
    PAIR("torc_cummax_out((torc_cummax_result){x, x}, x, 1.5)", "torc_cummax_out((torc_cummax_result){x, x}, x, 1)"),
/* floats for ints, lists of ints and enumerators, of every parameter and option */
#include "generated/no_floats.h"
};
enum { PAIRS = sizeof pairs / sizeof *pairs };

static folder files;
static char source[64], log_file[64];

/* Does it compile? What the compiler says is in `log_file`. */
static bool compiles(const char *compiler, const char *flags, const char *text) {
    FILE *f = fopen(source, "w");
    assert_non_null(f);
    fputs(text, f);
    assert_int_equal(fclose(f), 0);
    char command[2048];
    const int root = (int)(strlen(TORC_TEST_DATA) - strlen("/tests/data"));
    snprintf(command, sizeof command, "'%s' %s -I'%.*s/include' %s '%s' >'%s' 2>&1", compiler,
             strstr(flags, "-c ") ? "" : "-fsyntax-only", root, TORC_TEST_DATA, flags, source, log_file);
    const int status = system(command);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) != 126 && WEXITSTATUS(status) != 127);
    return WEXITSTATUS(status) == 0;
}
static const char *said(void) {
    static char text[1 << 22];
    FILE *f = fopen(log_file, "r");
    text[f ? fread(text, 1, sizeof text - 1, f) : 0] = 0;
    if (f) fclose(f);
    return text;
}

static const char *const compilers[] = {TORC_TEST_CC, "gcc", "clang"};
enum { COMPILERS = sizeof compilers / sizeof *compilers };
static bool clang; /* is the one that was found last? */
/* Is compilers[c] there, and no other name of the first? */
static bool found(size_t c) {
    static char first[256];
    char command[512];
    snprintf(command, sizeof command, "'%s' --version >'%s' 2>&1", compilers[c], log_file);
    if (system(command) != 0) return false;
    const char *version = strchr(said(), ' '); /* behind its name */
    clang = strstr(said(), "clang") != NULL;
    if (c != 0) return !version || strncmp(version, first, sizeof first - 1) != 0;
    snprintf(first, sizeof first, "%s", version ? version : "");
    return true;
}

/* A function around the bad half of pair k, which compilers take to lie in a file pair<k>. */
static int bad_function(char *text, size_t size, int k) {
    int used = snprintf(text, size, before, k, k);
    return used + snprintf(text + used, size - (size_t)used, "# 1 \"pair%d\"\n(void)(%s);\n}\n", k, pairs[k].bad);
}
/* Which bad halves with these flags are wrong? Compilers name all of one text at once: named[k] becomes true. */
static void name_bad_halves(const char *compiler, const char *flags, bool *named) {
    static char text[1 << 20];
    size_t used = (size_t)snprintf(text, sizeof text, "%s", headers);
    for (int k = 0; k < PAIRS; k++)
        if (!strcmp(pairs[k].flags, flags)) used += (size_t)bad_function(text + used, sizeof text - used, k);
    assert_true(used < sizeof text - 1);
    char all[256];
    snprintf(all, sizeof all, "%s %s", flags, clang ? "-ferror-limit=0 -fmacro-backtrace-limit=0" : "-fmax-errors=0");
    if (compiles(compiler, all, text)) return;
    bool error = false; /* an error, or what is noted of it: it may lie in a macro of the headers */
    for (const char *line = said(), *end; (end = strchr(line, '\n')); line = end + 1) {
        const char *colon = memmem(line, (size_t)(end - line), ": ", 2);
        if (colon && !strncmp(colon, ": error:", 8)) error = true;
        if (colon && !strncmp(colon, ": warning:", 10)) error = false;
        int k;
        if (error && sscanf(line, "pair%d:1:", &k) == 1 && k >= 0 && k < PAIRS) named[k] = true;
    }
}
static void bad_halves(const char *compiler) {
    int accepted = 0;
    bool named[PAIRS] = {false};
    for (int k = 0; k < PAIRS; k++)
        if (!named[k] && (k == 0 || strcmp(pairs[k].flags, pairs[k - 1].flags) != 0))
            name_bad_halves(compiler, pairs[k].flags, named);
    for (int k = 0; k < PAIRS; k++) { /* what was not named, or is to be told in words, alone */
        if (named[k] && !*pairs[k].says) continue;
        char text[2048];
        const int used = snprintf(text, sizeof text, "%s", headers);
        bad_function(text + used, sizeof text - (size_t)used, k);
        if (compiles(compiler, pairs[k].flags, text)) {
            fprintf(stderr, "%s compiles this: %s\n", compiler, pairs[k].bad);
            accepted++;
        } else if (!strstr(said(), pairs[k].says)) {
            fprintf(stderr, "%s does not say '%s' of this: %s\n%s\n", compiler, pairs[k].says, pairs[k].bad, said());
            accepted++;
        }
    }
    assert_int_equal(accepted, 0);
}
static void good_halves(const char *compiler) {
    static char text[1 << 18];
    size_t used = (size_t)snprintf(text, sizeof text, "%s", headers);
    used += (size_t)snprintf(text + used, sizeof text - used, before, 0, 0);
    for (int k = 0; k < PAIRS; k++)
        used += (size_t)snprintf(text + used, sizeof text - used, "    (void)(%s);\n", pairs[k].good);
    /* no warning of braces, though a number stands where a list may */
    used += (size_t)snprintf(text + used, sizeof text - used,
                             "    struct block { torc_module conv; double scale; } *at;\n"
                             "    struct block b = {torc_nn_conv2d(1, 4, 3, .padding = 1), 0.5};\n"
                             "    at = &(struct block){torc_nn_conv2d(1, 4, 3, .padding = 1), 0.5};\n"
                             "    (void)b, (void)at;\n");
    assert_true(used + 3 < sizeof text);
    snprintf(text + used, sizeof text - used, "}\n");
    static const char *const standards[] = {"c11", "c17", "c2x", "gnu17"};
    for (size_t s = 0; s < sizeof standards / sizeof *standards; s++) {
        char flags[256];
        snprintf(flags, sizeof flags,
                 "-std=%s -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wcast-qual -Wmissing-prototypes -Werror",
                 standards[s]);
        if (!compiles(compiler, flags, text)) fail_msg("%s -std=%s:\n%s", compiler, standards[s], said());
    }
}
static void literals(void **state) {
    (void)state;
    assert_true(found(0));
    for (size_t c = 0; c < COMPILERS; c++) {
        if (!found(c)) continue;
        good_halves(compilers[c]);
        bad_halves(compilers[c]);
    }
}

/* A block that returns is the end of its function, and an if may be without braces around one. A list of fixed numbers is a constant. */
static const char blocks[] =
    "#include <torc/torc.h>\n"
    "double f(void);\n"
    "double f(void) { TORC_SCOPE { return 1; } }\n"
    "int g(int c);\n"
    "int g(int c) { TORC_NO_GRAD TORC_SCOPE { if (c) return 1; else return 2; } }\n"
    "int h(int c);\n"
    "int h(int c) { if (c) TORC_SCOPE { return 1; } else TORC_NO_GRAD { return 2; } }\n"
    "static const torc_ints fixed = TORC_INTS_INIT(2, 3);\n"
    "torc_tensor l(void);\n"
    "torc_tensor l(void) { return torc_ones(fixed); }\n"
    "void i(int c);\n"
    "void i(int c) { if (c) TORC_SCOPE { f(); } if (c) TORC_NO_GRAD { f(); } }\n"
    "torc_tensor k(torc_tensor x);\n"
    "torc_tensor k(torc_tensor x) { TORC_SCOPE TORC_SCOPE { return torc_scope_escape(torc_exp(x)); } }\n";
static void blocks_that_return(void **state) {
    (void)state;
    for (size_t c = 0; c < COMPILERS; c++) {
        if (!found(c)) continue;
        if (!compiles(compilers[c], "-c -O1 -o /dev/null -Wall -Wextra -Wpedantic -Wshadow -Werror", blocks))
            fail_msg("%s: %s", compilers[c], said());
    }
}

static int make_folder(void **state) {
    (void)state;
    if (!folder_make(&files)) return 1;
    snprintf(source, sizeof source, "%s/snippet.c", files.path);
    snprintf(log_file, sizeof log_file, "%s/said", files.path);
    return 0;
}
static int remove_folder(void **state) {
    (void)state;
    return folder_remove(&files) ? 0 : 1;
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(literals), cmocka_unit_test(blocks_that_return)};
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}

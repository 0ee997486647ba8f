/* link: shared */
/* labels: threads, exits */
/* options: -g */
/* test_errors.c - errors cannot hide: what is read after one, who is told, and what is known of where it comes from. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>

#include "../warnings.h"
#include "errors.h"
#include "torc/ops_private.h"

static int64_t scope;
static int begin(void **state) {
    (void)state;
    scope = torc_scope_begin();
    return torc_error() == TORC_ERROR_OK ? 0 : -1;
}
static int end(void **state) {
    (void)state;
    torc_scope_end(scope);
    const bool clean = torc_error() == TORC_ERROR_OK;
    torc_error_clear();
    return clean ? 0 : -1;
}
static void fails(int line) {
    if (torc_error() == TORC_ERROR_OK) fail_msg("line %d: no error", line);
    torc_error_clear();
}
#define FAILS() fails(__LINE__)

/* ------------------------------------------------------------------------------------------ what is read after one */
#define IS_NAN(call)                                                                 \
    do {                                                                             \
        assert_true(isnan(call));                                                    \
        FAILS();                                                                     \
        torc_error_raise(TORC_ERROR_INDEX, "it sticks");                             \
        assert_true(isnan(call)); /* after another call's error, whatever is read */ \
        FAILS();                                                                     \
    } while (0)

static void numbers_are_nan(void **state) {
    (void)state;
    torc_tensor w = torc_ones(SHAPE(3), .requires_grad = true);
    torc_optimizer opt = torc_sgd(TENSORS(w), .lr = 0.5);
    torc_scheduler scheduler = torc_step_lr(opt, 2);
    assert_non_null(scheduler);
    IS_NAN(torc_item(w));
    IS_NAN(torc_item(NULL));
    IS_NAN(torc_optimizer_get_lr(opt, 7));
    IS_NAN(torc_optimizer_get_lr(NULL, 0));
    IS_NAN(torc_optimizer_get(opt, 0, "warmth"));
    IS_NAN(torc_scheduler_get_last_lr(scheduler, -1));
    IS_NAN(torc_scheduler_get_last_lr(NULL, 0));
    IS_NAN(torc_init_calculate_gain("tangent", (torc_number){0}));
    IS_NAN(torc_cuda_event_elapsed_time(NULL, NULL));
    if (!torc_cuda_is_available()) IS_NAN(torc_cuda_get_per_process_memory_fraction(0));
    torc_error_raise(TORC_ERROR_INDEX, "it sticks"); /* good arguments are no better then */
    assert_true(isnan(torc_item(torc_select(w, 0, 0))));
    assert_true(isnan(torc_optimizer_get_lr(opt, 0)) && isnan(torc_optimizer_get(opt, 0, "momentum")));
    assert_true(isnan(torc_scheduler_get_last_lr(scheduler, 0)));
    assert_true(isnan(torc_init_calculate_gain("relu", (torc_number){0})));
    assert_true(torc_item_int64(w) == 0 && torc_item_number(w).kind == TORC_NUMBER_NONE);
    assert_true(isnan(torc_number_to_double(torc_item_number(w))));
    FAILS();
    assert_true(torc_optimizer_get_lr(opt, 0) == 0.5 && torc_scheduler_get_last_lr(scheduler, 0) == 0.5);
}

static void item_is_a_double(void **state) {
    (void)state;
    const int64_t large = (INT64_C(1) << 53) + 1;
    torc_tensor yes = torc_eq(torc_ones(SHAPE0), torc_ones(SHAPE0)), n = torc_tensor_from(&large, SHAPE0);
    assert_true(_Generic(torc_item(yes), double : true, default : false));
    assert_true(torc_item(yes) == 1 && torc_item(torc_logical_not(yes)) == 0);
    assert_true(torc_item(torc_full(SHAPE(1, 1), NUM(-2.5))) == -2.5 && torc_item(n) == 0x1p53);
    assert_true(torc_item_int64(n) == large && torc_item_number(n).as.i == large);
    assert_true(torc_item_number(yes).kind == TORC_NUMBER_BOOL && torc_item_number(n).kind == TORC_NUMBER_INT);
}

static void no_entries(int line, torc_tensors list) {
    if (list.count) fail_msg("line %d: %d entries", line, (int)list.count);
    for (int k = 0; k < TORC_NO_ENTRIES; k++)
        if (list.data[k]) fail_msg("line %d: entry %d", line, k);
    FAILS();
}
#define NO_ENTRIES(call) no_entries(__LINE__, call)
static void no_names(int line, torc_named_tensors list) {
    if (list.count || list.handle) fail_msg("line %d: %d entries", line, (int)list.count);
    for (int k = 0; k < TORC_NO_ENTRIES; k++)
        if (*list.data[k].name || list.data[k].tensor) fail_msg("line %d: entry %d", line, k);
    FAILS();
}
#define NO_NAMES(call) no_names(__LINE__, call)
static void no_modules(int line, torc_named_modules list) {
    if (list.count) fail_msg("line %d: %d entries", line, (int)list.count);
    for (int k = 0; k < TORC_NO_ENTRIES; k++)
        if (*list.data[k].name || list.data[k].module) fail_msg("line %d: entry %d", line, k);
    FAILS();
}

/* A message as printf writes it, of whatever length. */
static void raised_with_a_format(void **state) {
    (void)state;
    torc_error_raisef(TORC_ERROR_INDEX, "%d of %s", 3, "five");
    assert_int_equal(torc_error(), TORC_ERROR_INDEX);
    assert_string_equal(torc_error_message(), "3 of five");
    torc_error_clear();
    torc_error_raisef(TORC_ERROR_VALUE, "%0*d", 5000, 7);
    assert_int_equal(strlen(torc_error_message()), 5000);
    assert_int_equal(torc_error_message()[4999], '7');
    torc_error_clear();
}

static torc_tensors refuses(torc_tensors inputs, void *context) {
    (void)inputs, (void)context;
    torc_error_raise(TORC_ERROR_VALUE, "no");
    return (torc_tensors){NULL, 0};
}

static void lists_can_be_indexed(void **state) {
    (void)state;
    torc_tensor x = torc_ones(SHAPE(4), .requires_grad = true), scalar = torc_ones(SHAPE0);
    NO_ENTRIES(torc_chunk(scalar, 2));
    NO_ENTRIES(torc_chunk(NULL, 2));
    NO_ENTRIES(torc_split(x, -1));
    NO_ENTRIES(torc_unbind(scalar));
    NO_ENTRIES(torc_tensor_split(x, 0));
    NO_ENTRIES(torc_split_with_sizes(x, INTS(1, 1)));
    NO_ENTRIES(torc_broadcast_tensors(TENSORS(x, torc_ones(SHAPE(3)))));
    NO_ENTRIES(torc_broadcast_tensors(((torc_tensors){NULL, 2})));
    NO_ENTRIES(torc__foreach_exp(TENSORS(x, NULL)));
    NO_ENTRIES(torc_tensors_lend((torc_tensors){NULL, 3}));
    NO_ENTRIES(torc_autograd_grad(TENSORS(x), ((torc_tensors){NULL, 0})));
    NO_ENTRIES(torc_autograd_grad(TENSORS(scalar), TENSORS(x)));
    NO_ENTRIES(torc_function_apply(NULL, NULL, NULL, TORC_NO_CONTEXT, TENSORS(x)));
    NO_ENTRIES(torc_checkpoint(NULL, TORC_NO_CONTEXT, TENSORS(x)));
    NO_ENTRIES(torc_checkpoint(refuses, TORC_NO_CONTEXT, TENSORS(x)));
    NO_ENTRIES(torc_optimizer_group_params(NULL, 0));
    NO_ENTRIES(torc_module_parameters(NULL));
    NO_ENTRIES(torc_cuda_graphed_call(NULL, TENSORS(x)));
    NO_NAMES(torc_module_named_parameters(NULL));
    NO_NAMES(torc_module_named_buffers(NULL));
    NO_NAMES(torc_module_state_dict(NULL));
    NO_NAMES(torc_optimizer_state_dict(NULL));
    NO_NAMES(torc_scheduler_state_dict(NULL));
    NO_NAMES(torc_named_tensors_make(NULL, NULL, 2));
    NO_NAMES(torc_named_tensors_concat(NULL, 2));
    NO_NAMES(torc_named_tensors_prefix((torc_named_tensors){NULL, 2, NULL}, "a."));
    NO_NAMES(torc_named_tensors_select((torc_named_tensors){NULL, 2, NULL}, "a."));
    NO_NAMES(torc_safetensors_load("/nowhere/at/all"));
    NO_NAMES(torc_safetensors_load_memory("", 0));
    no_modules(__LINE__, torc_module_named_modules(NULL));
    no_modules(__LINE__, torc_module_named_children(NULL));
    torc_error_raise(TORC_ERROR_INDEX, "it sticks");
    assert_null(torc_add(torc_chunk(x, 2).data[0], torc_chunk(x, 2).data[1]));
    FAILS();
    /* an empty list is not an error, but as harmless */
    torc_module relu = torc_nn_relu();
    assert_string_equal(torc_module_named_parameters(relu).data[0].name, "");
    assert_null(torc_module_named_children(relu).data[0].module);
    /* several results */
    assert_true(!torc_sort(NULL).values && !torc_sort(NULL).indices && !torc_max_dim(x, 5).values);
    FAILS();
}

static void sizes_are_zeros(void **state) {
    (void)state;
    torc_tensor failed = torc_reshape(torc_ones(SHAPE(2)), SHAPE(5));
    assert_null(failed);
    for (int k = 0; k < TORC_MAX_DIMS; k++)
        assert_true(torc_sizes(failed)[k] == 0 && torc_strides(failed)[k] == 0 && torc_size(failed, k) == 0);
    FAILS();
}

/* ------------------------------------------------------------------------------------------ errors that nobody asked for */
static void one_error(void) { torc_reshape(torc_ones(SHAPE(2)), SHAPE(5)); }
static void nothing_wrong(void) { torc_reshape(torc_ones(SHAPE(2)), SHAPE(2)); }
static void two_errors(void) {
    one_error();
    torc_add(torc_ones(SHAPE(3)), torc_ones(SHAPE(4)));
}
static void error_code(void) { one_error(), (void)torc_error(); }
static void error_message(void) { one_error(), (void)torc_error_message(); }
static void error_cleared(void) { one_error(), torc_error_clear(); }
static void asked_before(void) {
    (void)torc_error();
    error_cleared();
    one_error();
}
static void *in_a_thread(void *f) {
    ((void (*)(void))(uintptr_t)f)();
    return NULL;
}
static void thread_ends(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, in_a_thread, (void *)(uintptr_t)one_error);
    pthread_join(thread, NULL);
    fputs("joined\n", stderr);
}
static void thread_that_asks_ends(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, in_a_thread, (void *)(uintptr_t)error_code);
    pthread_join(thread, NULL);
}
static pthread_barrier_t both;
static void *sleeps_with_an_error(void *unused) {
    one_error();
    pthread_barrier_wait(&both);
    for (;;) pause();
    return unused;
}
static void thread_goes_on(void) {
    pthread_t thread;
    pthread_barrier_init(&both, NULL, 2);
    pthread_create(&thread, NULL, sleeps_with_an_error, NULL);
    pthread_detach(thread);
    pthread_barrier_wait(&both);
}
static void ends_the_process(void *unused) {
    (void)unused;
    exit(0);
}
static void ends_the_thread(void *unused) {
    (void)unused;
    pthread_exit(NULL);
}
/* While the error is put aside for a function of the program's. */
static void process_ends_within(void) {
    one_error();
    torc_set_error_handler(NULL, TORC_CONTEXT(NULL, ends_the_process));
}
static void process_ends_quickly(void) {
    one_error();
    quick_exit(0);
}
static void *calls_what_ends_it(void *unused) {
    one_error();
    torc_set_error_handler(NULL, TORC_CONTEXT(NULL, ends_the_thread));
    return unused;
}
static void thread_ends_within(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, calls_what_ends_it, NULL);
    pthread_join(thread, NULL);
    fputs("joined\n", stderr);
}

/* Found by a rule of a gradient, where no operator's call is to blame: that the node is named is no asking. */
static void error_in_backward(void) {
    torc_tensor r = torc_ones(SHAPE(2), .requires_grad = true), y = torc_exp(r);
    torc_add_(y, 1);
    torc_backward(torc_sum(y));
}

static void unasked_errors_are_reported(void **state) {
    (void)state;
    const char *shape = "RuntimeError: shape '[5]' is invalid for input of size 2";
    int status;
    const char *text = written_by(one_error, NULL, &status);
    assert_int_equal(times(text, "torc: the error of this thread was never asked for: "), 1);
    assert_int_equal(times(text, shape), 1);
    assert_int_equal(times(text, "\n    in reshape(float32[2])\n"), 1);
    assert_int_equal(times(text, "\n    called from "), 1);
    text = written_by(error_in_backward, NULL, &status);
    assert_true(times(text, "never asked for") == 1 && times(text, "modified by an inplace operation") == 1);
    text = written_by(two_errors, NULL, &status); /* the first is what sticks */
    assert_true(times(text, "never asked for") == 1 && times(text, shape) == 1);
    text = written_by(asked_before, NULL, &status);
    assert_int_equal(times(text, "never asked for"), 1);
    assert_string_equal(written_by(nothing_wrong, NULL, &status), "");
    assert_string_equal(written_by(error_code, NULL, &status), "");
    assert_string_equal(written_by(error_message, NULL, &status), "");
    assert_string_equal(written_by(error_cleared, NULL, &status), "");
    assert_string_equal(written_by(one_error, "quiet", &status), "");
    assert_true(WIFEXITED(status) && !WEXITSTATUS(status));
    text = written_by(thread_ends, NULL, &status); /* when the thread does, not the process */
    assert_int_equal(times(text, "the error of this thread was never asked for"), 1);
    assert_string_equal(strstr(text, "joined"), "joined\n");
    assert_string_equal(written_by(thread_that_asks_ends, NULL, &status), "");
    text = written_by(thread_goes_on, NULL, &status);
    assert_int_equal(times(text, "the error of a thread was never asked for"), 1);
    text = written_by(process_ends_within, NULL, &status);
    assert_true(times(text, "the error of this thread was never asked for") == 1 && times(text, shape) == 1);
    text = written_by(process_ends_quickly, NULL, &status);
    assert_true(times(text, "the error of this thread was never asked for") == 1 && times(text, shape) == 1);
    text = written_by(thread_ends_within, NULL, &status);
    assert_true(times(text, "the error of this thread was never asked for") == 1 && times(text, shape) == 1);
    assert_string_equal(strstr(text, "joined"), "joined\n");
}

/* ------------------------------------------------------------------------------------------ telling */
static int told;
static torc_error_code told_code;
static char told_message[200], told_caller[400], told_module[100];
static void note_error(torc_error_code code, const char *message, void *context) {
    (*(int *)context)++;
    told_code = code;
    snprintf(told_message, sizeof told_message, "%s", message);
    snprintf(told_caller, sizeof told_caller, "%s", torc_error_caller());
    snprintf(told_module, sizeof told_module, "%s", torc_error_module());
}

static void a_handler_is_told(void **state) {
    (void)state;
    told = 0;
    torc_set_error_handler(note_error, TORC_CONTEXT(&told));
    two_errors();
    assert_int_equal(told, 1);
    assert_int_equal(told_code, TORC_ERROR_RUNTIME);
    assert_string_equal(told_message, "shape '[5]' is invalid for input of size 2");
    assert_true(*told_caller);
    torc_error_clear();
    torc_error_raise(TORC_ERROR_INDEX, "mine");
    assert_int_equal(told, 2);
    assert_string_equal(told_message, "mine");
    torc_error_clear();
    nothing_wrong();
    torc_set_error_handler(NULL, TORC_NO_CONTEXT);
    one_error();
    assert_int_equal(told, 2);
    FAILS();
}
static int outer_handles;
static void meddle(torc_error_code code, const char *message, void *mark) {
    (void)code, (void)message;
    torc_error_clear(); /* does nothing here */
    (void)torc_scope_end(*(int64_t *)mark);
    (void)torc_scope_begin();
    (void)torc_no_grad_begin();
    (void)torc_owner_push("handler");
    for (int i = 0; i < 3; i++) (void)torc_scope_take(NULL);
}
static void a_handler_leaves_all_as_it_was(void **state) {
    (void)state;
    int64_t mark = torc_scope_begin();
    torc_tensor x = torc_ones(SHAPE(2), .requires_grad = true);
    outer_handles = (int)torc_scope_count();
    const int depth = torc_scope_depth();
    torc_set_error_handler(meddle, TORC_CONTEXT(&mark));
    assert_null(torc_reshape(x, SHAPE(5)));
    assert_int_equal(torc_error(), TORC_ERROR_RUNTIME); /* it sticks, whatever the handler did */
    assert_string_equal(torc_error_message(), "shape '[5]' is invalid for input of size 2");
    torc_error_clear();
    assert_int_equal(torc_error(), TORC_ERROR_OK);
    torc_set_error_handler(NULL, TORC_NO_CONTEXT);
    assert_int_equal(torc_scope_depth(), depth);
    assert_int_equal(torc_scope_count(), outer_handles);
    assert_true(torc_is_grad_enabled());
    torc_reshape(x, SHAPE(5));
    assert_string_equal(torc_error_module(), "");
    torc_error_clear();
    assert_true(torc_scope_end(mark));
}
static void told_and_not_asked(void) {
    torc_set_error_handler(note_error, TORC_CONTEXT(&told));
    one_error();
}
static void says_nothing(torc_error_code code, const char *message, void *context) {
    (void)code, (void)message, (void)context;
}
static void told_in_silence(void) {
    torc_set_error_handler(says_nothing, TORC_NO_CONTEXT);
    one_error();
}
static void warns(void) {
    torc_set_warning_handler(note_warning, TORC_NO_CONTEXT);
    error_code();
    fputs(last_warning, stderr);
}

static void warns_and_never_asks(void) {
    torc_set_warning_handler(note_warning, TORC_NO_CONTEXT);
    one_error();
}

static torc_tensor warns_here(void) {
    return torc_l1_loss(torc_ones(SHAPE(3, 1)), torc_ones(SHAPE(3, 3)));
} /* and nowhere else */
static void twice(void) { (void)warns_here(), (void)warns_here(); }
static void twice_always(void) {
    torc_set_warn_always(true);
    twice();
}
static void warnings_on_stderr(void **state) {
    (void)state;
    int status;
    assert_int_equal(times(written_by(twice, NULL, &status), "torc: warning: Using a target size (torch.Size([3, 3]))"),
                     1);
    assert_int_equal(
        times(written_by(twice_always, NULL, &status), "torc: warning: Using a target size (torch.Size([3, 3]))"), 2);
}

static void the_environment_says(void **state) {
    (void)state;
    int status;
    const char *text = written_by(two_errors, "print", &status);
    assert_true(strstr(text, "torc: RuntimeError: shape '[5]' is invalid for input of size 2\n") == text);
    assert_int_equal(times(text, "\ntorc:     in reshape(float32[2])\n"), 1);
    assert_int_equal(times(text, "Error: "),
                     1); /* neither the second, which is an echo, nor the first again at the end */
    assert_true(WIFEXITED(status) && !WEXITSTATUS(status));
    text = written_by(error_code, "abort", &status);
    assert_true(strstr(text, "torc: RuntimeError: shape '[5]' is invalid for input of size 2\n") == text);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
    assert_string_equal(written_by(told_and_not_asked, NULL, &status), "");
    assert_string_equal(written_by(told_in_silence, NULL, &status), "");
    assert_string_equal(written_by(nothing_wrong, "abort", &status), "");
    assert_true(WIFEXITED(status));
    text = written_by(warns, "prnit", &status);
    assert_true(strstr(text, "TORC_ERRORS=prnit") && strstr(text, "print") && strstr(text, "abort") &&
                strstr(text, "quiet"));
    assert_int_equal(times(written_by(warns_and_never_asks, "prnit", &status), "was never asked for"), 1);
    assert_true(WIFEXITED(status) && !WEXITSTATUS(status)); /* the handler is not called when the process ends */
}

/* A breakpoint is an instruction that stops the process, written over the function's first; the thread sanitizer keeps no
 * notes on code. */
#if defined(__x86_64__)
__attribute__((no_sanitize("thread"))) static void with_a_breakpoint(void) {
    unsigned char *at = (unsigned char *)(uintptr_t)dlsym(RTLD_DEFAULT, "torc_error_breakpoint");
    const uintptr_t page = (uintptr_t)at & ~(uintptr_t)4095;
    if (!at || mprotect((void *)page, 8192, PROT_READ | PROT_WRITE | PROT_EXEC) != 0) exit(77);
    nothing_wrong();
    *at = 0xcc;
    nothing_wrong();
    fputs("so far", stderr);
    one_error();
}
static void a_breakpoint_stops(void **state) {
    (void)state;
    int status;
    const char *text = written_by(with_a_breakpoint, NULL, &status);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 77) skip(); /* a system that lets nobody write code */
    assert_string_equal(text, "so far");
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGTRAP);
}
#endif

/* ------------------------------------------------------------------------------------------ where it comes from */
static void the_caller_is_known(void **state) {
    (void)state;
    assert_int_equal(caller_is_told("errors.h"), 0);
}
static void is_module(int line, const char *want) {
    if (torc_error() == TORC_ERROR_OK) fail_msg("line %d: no error", line);
    if (strcmp(torc_error_module(), want) != 0)
        fail_msg("line %d: '%s', wanted '%s' (%s)", line, torc_error_module(), want, torc_error_message());
    torc_error_clear();
    if (*torc_error_module()) fail_msg("line %d: a module after the error is gone", line);
}
#define IS_MODULE(call, want) ((void)(call), is_module(__LINE__, want))

static torc_tensor refuses_to_run(torc_module m, torc_tensor input, void *context) {
    (void)m, (void)context, (void)input;
    torc_error_raise(TORC_ERROR_VALUE, "not today");
    return NULL;
}
static torc_tensor runs_its_body(torc_module m, torc_tensor input, void *context) {
    (void)context;
    return torc_module_forward(torc_module_get_submodule(m, "body"), input);
}
static const torc_module_class stubborn = {
    .struct_size = sizeof(torc_module_class), .name = "Stubborn", .forward = refuses_to_run};
static const torc_module_class outer = {
    .struct_size = sizeof(torc_module_class), .name = "Outer", .forward = runs_its_body};

static void forwards_name_the_module(void **state) {
    (void)state;
    torc_tensor x = torc_ones(SHAPE(2, 4));
    torc_module inner = torc_nn_sequential(torc_nn_relu(), torc_nn_linear(7, 3)),
                net = torc_nn_sequential(torc_nn_relu(), torc_nn_flatten(), torc_nn_linear(5, 3), inner);
    IS_MODULE(torc_module_forward(net, x), "Sequential.2 (Linear)");
    for (int again = 0; again < 2; again++) { /* found, then remembered: its place depends on what is around it */
        IS_MODULE(torc_module_forward(inner, x), "Sequential.1 (Linear)");
        IS_MODULE(torc_module_forward(torc_module_get_submodule(inner, "1"), x), "Linear");
    }
    torc_module wrapped = torc_module_new(&outer, TORC_NO_CONTEXT), hidden = torc_module_new(&outer, TORC_NO_CONTEXT);
    assert_true(torc_module_register_module(wrapped, "body", inner) &&
                torc_module_register_module(hidden, "body", net));
    IS_MODULE(torc_module_forward(wrapped, x), "Outer.body.1 (Linear)");
    IS_MODULE(torc_module_forward(hidden, x), "Outer.body.2 (Linear)");
    IS_MODULE(torc_module_forward(hidden, torc_ones(SHAPE(2, 5))), "Outer.body.3.1 (Linear)");
    /* by no operator */
    torc_module no = torc_nn_sequential(torc_nn_relu(), torc_module_new(&stubborn, TORC_NO_CONTEXT));
    IS_MODULE(torc_module_forward(no, x), "Sequential.1 (Stubborn)");
    IS_MODULE(torc_module_forward(net, (torc_tensor)(void *)net), "Sequential");
    IS_MODULE(torc_add(x, torc_ones(SHAPE(3))), "");
    assert_true(torc_owner_push("training"));
    IS_MODULE(torc_add(x, torc_ones(SHAPE(3))), "training");
    IS_MODULE(torc_module_forward(inner, x), "training.Sequential.1 (Linear)");
    assert_true(torc_owner_pop());
    /* the handler is told at once */
    torc_set_error_handler(note_error, TORC_CONTEXT(&told));
    torc_module_forward(net, x);
    torc_set_error_handler(NULL, TORC_NO_CONTEXT);
    assert_string_equal(told_module, "Sequential.2 (Linear)");
    torc_error_clear();
}

static torc_tensors refuses_backward(torc_function_context ctx, torc_tensors grads, void *context) {
    (void)ctx, (void)grads, (void)context;
    torc_error_raise(TORC_ERROR_VALUE, "no gradient today");
    return (torc_tensors){NULL, 0};
}
static torc_tensors passes(torc_function_context ctx, torc_tensors inputs, void *context) {
    (void)ctx, (void)context;
    return torc_tensors_lend(TENSORS(torc_clone(inputs.data[0])));
}
static torc_tensor no_way_back(torc_module m, torc_tensor input, void *context) {
    (void)m, (void)context;
    return torc_function_apply("OneWay", passes, refuses_backward, TORC_NO_CONTEXT, TENSORS(input)).data[0];
}
static void backward_names_the_module_of_forward(void **state) {
    (void)state;
    const torc_module_class one_way = {
        .struct_size = sizeof(torc_module_class), .name = "OneWay", .forward = no_way_back};
    torc_module net =
        torc_nn_sequential(torc_nn_linear(4, 3), torc_module_new(&one_way, TORC_NO_CONTEXT), torc_nn_relu());
    torc_tensor y = torc_sum(torc_module_forward(net, torc_ones(SHAPE(2, 4))));
    assert_non_null(y);
    IS_MODULE(torc_backward(y), "Sequential.1 (OneWay)");
}

static void loaders_name_the_entry(void **state) {
    (void)state;
    torc_module net = torc_nn_sequential(torc_nn_relu(), torc_nn_linear(5, 3)),
                other = torc_nn_sequential(torc_nn_relu(), torc_nn_linear(4, 3));
    IS_MODULE(torc_module_load_state_dict(net, torc_module_state_dict(other), true), "Sequential.1 (Linear), weight");
    torc_named_tensors all = torc_module_state_dict(net), one = {all.data, 1, NULL};
    IS_MODULE(torc_module_load_state_dict(net, one, true), "Sequential.1 (Linear), bias");
    torc_module linear = torc_nn_linear(5, 2);
    IS_MODULE(torc_module_load_state_dict(linear, ((torc_named_tensors){NULL, 0, NULL}), true), "Linear, weight");
    const torc_tensor more[] = {all.data[0].tensor, all.data[1].tensor, all.data[1].tensor};
    IS_MODULE(torc_module_load_state_dict(
                  net, torc_named_tensors_make((const char *const[]){"1.weight", "1.bias", "2.bias"}, more, 3), true),
              "Sequential");
    torc_tensor w = torc_ones(SHAPE(3), .requires_grad = true);
    torc_optimizer opt = torc_adam(TENSORS(w));
    torc_tensor step = torc_ones(SHAPE0);
    const torc_named_tensors strange =
        torc_named_tensors_make((const char *const[]){"param_groups.0.warmth"}, &step, 1);
    const torc_named_tensors both =
        torc_named_tensors_concat((const torc_named_tensors[]){torc_optimizer_state_dict(opt), strange}, 2);
    IS_MODULE(torc_optimizer_load_state_dict(opt, both), "Adam, param_groups.0.warmth");
    IS_MODULE(torc_optimizer_load_state_dict(opt, (torc_named_tensors){NULL, 0, NULL}), "Adam");
}

static void optimizers_name_the_parameters(void **state) {
    (void)state;
    enum { N = 12 };
    torc_tensor w[N];
    for (int k = 0; k < N; k++) {
        w[k] = torc_ones(SHAPE(3), .requires_grad = true);
        assert_true(torc_set_grad(w[k], torc_ones(SHAPE(3))));
    }
    torc_optimizer many = torc_sgd(((torc_tensors){w, N}));
    torc_optimizer opt = torc_adam(TENSORS(w[0]), .amsgrad = false);
    assert_true(torc_optimizer_add_param_group(opt, TENSORS(w[1], w[2])));
    assert_true(torc_optimizer_step(opt));
    assert_true(torc_optimizer_set(opt, 1, "amsgrad", 1));
    IS_MODULE(torc_optimizer_step(opt), "Adam, group 1, parameter 0");
    assert_true(torc_optimizer_set(opt, 1, "amsgrad", 0));
    /* of a set that is stepped together */
    torc_tensor scale = torc_ones(SHAPE(2));
    IS_MODULE(torc_optimizer_step(opt, .grad_scale = scale), "Adam, group 0, parameter 0");
    IS_MODULE(torc_optimizer_step(many, .grad_scale = scale), "SGD, group 0, parameters 0, 1, 2, 3, 4, 5, 6, 7, …");
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, begin, end)
int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(numbers_are_nan),
        TEST(item_is_a_double),
        TEST(raised_with_a_format),
        TEST(lists_can_be_indexed),
        TEST(sizes_are_zeros),
        TEST(unasked_errors_are_reported),
        TEST(a_handler_is_told),
        TEST(a_handler_leaves_all_as_it_was),
        TEST(the_environment_says),
        TEST(warnings_on_stderr),
#if defined(__x86_64__)
        TEST(a_breakpoint_stops),
#endif
        TEST(the_caller_is_known),
        TEST(forwards_name_the_module),
        TEST(backward_names_the_module_of_forward),
        TEST(loaders_name_the_entry),
        TEST(optimizers_name_the_parameters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

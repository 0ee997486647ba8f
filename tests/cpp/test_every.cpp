/* test_every.cpp - every function of torc.hpp that is written from the headers of C: operators are called, as functions and as
 * methods, without options, with a struct of them and with the first as a value; the error must come from the function of C that
 * is meant. Of the others it is enough that they compile. Without debug information nobody looks for the lines of some two thousand
 * errors, which takes the address sanitizer a minute; and what is called once is compiled faster than it could be made to run. */
/* options: -g0 -O0 */
#include <cstring>

#include "check.hpp"

/* What the calls use. Nothing of it is defined. */
static const torc::Tensor t;
static const torc::Module m;
static const torc::optim::Optimizer optimizer;
static const torc::optim::Scheduler scheduler;
static const torc::GradScaler scaler;
static const torc::cuda::Stream stream;
static const torc::cuda::Event event;
static const torc::cuda::MemPool pool;
static const torc::cuda::Graph graph(torc::adopt, nullptr);

static int wrong;

/* Called with no tensor at all, an operator fails, and the error says which it was: "add_(None)". Those that make tensors of
 * nothing succeed. */
static void call(const char *name, const char *text, void (*f)()) {
    try {
        f();
        if (std::strncmp(text, "t.", 2) == 0 || std::strstr(text, "(t") || std::strstr(text, "({t}"))
            wrong++, print_error("%s did not fail\n", text);
    } catch (const torc::Error &e) {
        const size_t n = std::strlen(name);
        if (std::strncmp(e.call(), name, n) != 0 || e.call()[n] != '(')
            wrong++, print_error("%s failed in '%s', not in %s: %s\n", text, e.call(), name, e.message());
    }
}
#define CALL(name, expression) call(name, #expression, [] { (void)expression; })
#define COMPILED(expression) \
    (void)[] { (void)expression; }

static void every_function_is_the_one_of_c(void **) {
#include "generated/calls.h"
    assert_int_equal(wrong, 0);
    assert_int_equal(torc_scope_count(), 0);
}

int main() {
    const CMUnitTest tests[] = {cmocka_unit_test(every_function_is_the_one_of_c)};
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}

/* test_caller.cpp - errors name the program's line, and not that of torc.hpp, whether its functions have frames or not. */
/* options: -g */
#include <dlfcn.h>

#include "check.hpp"

static int line;
__attribute__((noinline)) static void fails(const torc::Tensor &x) {
    line = __LINE__ + 1;
    x.reshape({5});
    __asm__ volatile("" : : "r"(&x)); /* or the call might be a jump */
}
__attribute__((noinline)) static void fails_in_operator(const torc::Tensor &x) {
    line = __LINE__ + 1;
    const torc::Tensor y = x + torc::ones({3});
    __asm__ volatile("" : : "r"(&y));
}

static void the_caller_is_in_this_file(void **) {
    const bool lines = dlopen("libdw.so.1", RTLD_NOW) != nullptr;
    for (const auto f : {fails, fails_in_operator}) try {
            f(torc::ones({2}));
            fail_msg("nothing was thrown");
        } catch (const torc::Error &e) {
            const std::string at = "test_caller.cpp:" + std::to_string(line) + ")";
            /* Without libdw, functions that no symbol of the program's names are offsets. */
            if (!has(e.caller(), lines ? "fails" : "test_cpp_caller+") || has(e.caller(), "_Z") ||
                has(e.caller(), "torc.hpp"))
                fail_msg("called by '%s'", e.caller());
            if (lines && (!has(e.caller(), at.c_str()) || !has(e.what(), at.c_str())))
                fail_msg("called by '%s', not in '%s'", e.caller(), at.c_str());
        }
}

int main() {
    const CMUnitTest tests[] = {cmocka_unit_test(the_caller_is_in_this_file)};
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}

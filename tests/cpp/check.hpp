/* check.hpp - what the tests of torc.hpp share: cmocka from C++, and exceptions that are expected. */
#ifndef TORC_TESTS_CPP_CHECK_HPP
#define TORC_TESTS_CPP_CHECK_HPP

#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

extern "C" {
#include <cmocka.h>
}

#include <torc/torc.hpp>

/* The message of the E that f throws; fails if it throws nothing or something else. */
template <class E, class F> std::string thrown_by(F f) {
    std::string message;
    bool other = false;
    try {
        f();
        fail_msg("nothing was thrown");
    } catch (const E &e) {
        message = e.what();
    } catch (...) {
        other = true;
    }
    if (other) fail_msg("something else was thrown");
    assert_int_equal(torc_error(), TORC_ERROR_OK); /* it became the exception, and is gone */
    return message;
}
inline bool has(const std::string &text, const char *part) { return text.find(part) != std::string::npos; }
inline std::vector<double> values(const torc::Tensor &t) { return t.to_vector<double>(); }
inline bool are(const torc::Tensor &t, const std::vector<double> &expected) { return values(t) == expected; }

/* Does f leave nothing in the scope, however often it runs? */
template <class F> void leaves_nothing(int times, F f) {
    f();
    const int64_t before = torc_scope_count(), depth = torc_scope_depth();
    for (int i = 0; i < times; i++) f();
    assert_int_equal(torc_scope_count(), before);
    assert_int_equal(torc_scope_depth(), depth);
}

#endif

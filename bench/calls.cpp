/* calls.cpp - what a call costs from C++: the same small calls in C, in a scope of their own each, and through torc.hpp, whose
 * results own themselves. */
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

#include "torc/torc.hpp"

static double now() {
    timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

/* Nanoseconds of one f(), the least of several rounds. */
template <class F> static double nanoseconds(F f) {
    constexpr int calls = 200000;
    double least = 1e9;
    for (int round = 0; round < 9; round++) {
        const double start = now();
        for (int i = 0; i < calls; i++) f();
        least = std::min(least, (now() - start) / calls * 1e9);
    }
    return least;
}

int main() {
    torc::Tensor a = torc::ones({4}), b = torc::ones({4}), m = torc::ones({2, 2});
    const auto line = [](const char *what, double c, double cpp) {
        std::printf("%-12s %6.1f %6.1f %+6.1f\n", what, c, cpp, cpp - c);
    };
    const auto in_scope = [](auto f) {
        return [f] {
            const int64_t scope = torc_scope_begin();
            f();
            torc_scope_end(scope);
        };
    };
    std::printf("%-12s %6s %6s   (ns)\n", "", "C", "C++");
    line("add", nanoseconds(in_scope([&] { torc_add_with(a.get(), b.get(), nullptr); })),
         nanoseconds([&] { torc::add(a, b); }));
    line("a + b", nanoseconds(in_scope([&] { torc_add_with(a.get(), b.get(), nullptr); })),
         nanoseconds([&] { a + b; }));
    line("a * 2", nanoseconds(in_scope([&] { torc_mul_scalar(a.get(), torc_number_int(2)); })),
         nanoseconds([&] { a * 2; }));
    line("a *= 1", nanoseconds(in_scope([&] { torc_mul_scalar_(a.get(), torc_number_int(1)); })),
         nanoseconds([&] { a *= 1; }));
    torc_sum_options o;
    torc_sum_options_init(&o);
    o.dim = torc_ints_one(0);
    line("sum(dim)", nanoseconds(in_scope([&] { torc_sum_with(m.get(), &o); })), nanoseconds([&] { m.sum(0); }));
    line("chunk", nanoseconds(in_scope([&] { torc_chunk_with(m.get(), 2, nullptr); })),
         nanoseconds([&] { m.chunk(2); }));
}

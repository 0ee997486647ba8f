/* consumer.cpp - consumer.c in C++: a user's program over an installed torc.hpp. */
#include <cstdio>
#include <torc/torc.hpp>

int main() {
    if (torc::version() != std::to_string(TORC_VERSION_MAJOR) + "." + std::to_string(TORC_VERSION_MINOR) + "." +
                               std::to_string(TORC_VERSION_PATCH))
        return std::fprintf(stderr, "headers of another version than %s\n", torc::version()), 1;
    const torc::Tensor x = torc::tensor({{1.0, 2.0, 3.0}, {4.0, 5.0, 6.0}});
    const torc::Tensor y = torc::tensor({{1.0, 0.0}, {2.0, 1.0}, {0.0, 3.0}});
    if (torc::mm(x, y).to_vector<float>() != std::vector<float>{5, 11, 14, 23})
        return std::fprintf(stderr, "wrong product: %s\n", torc::mm(x, y).str().c_str()), 1;
    try {
        torc::mm(x, x);
    } catch (const torc::Error &) {
        return 0;
    }
    return std::fprintf(stderr, "2x3 times 2x3 was not refused\n"), 1;
}

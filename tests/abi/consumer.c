/* consumer.c - a user's program: built against an installed torc, by every way there is to find it.
 *
 * One product through the operator table shows that kernels came along (also out of the static archive),
 * one error that the messages did. */
#include <stdio.h>
#include <string.h>
#include <torc/torc.h>

int main(void) {
    char version[32];
    snprintf(version, sizeof version, "%d.%d.%d", TORC_VERSION_MAJOR, TORC_VERSION_MINOR, TORC_VERSION_PATCH);
    if (strcmp(version, torc_version())) return fprintf(stderr, "headers %s, library %s\n", version, torc_version()), 1;

    float a[] = {1, 2, 3, 4, 5, 6}, b[] = {1, 0, 2, 1, 0, 3};
    const float expected[] = {5, 11, 14, 23};
    int64_t scope = torc_scope_begin();
    torc_tensor x = torc_from_blob(a, SHAPE(2, 3), .dtype = TORC_FLOAT32);
    torc_tensor y = torc_from_blob(b, SHAPE(3, 2), .dtype = TORC_FLOAT32);
    torc_tensor product = torc_mm(x, y);
    const float *values = product ? torc_data_ptr(product) : NULL;
    if (!values) return fprintf(stderr, "torc_mm: %s (%s)\n", torc_error_message(), torc_error_where()), 1;
    for (int i = 0; i < 4; i++)
        if (values[i] != expected[i]) return fprintf(stderr, "element %d: %g, not %g\n", i, values[i], expected[i]), 1;

    if (torc_mm(x, x) || torc_error() != TORC_ERROR_RUNTIME)
        return fprintf(stderr, "2x3 times 2x3 was not refused\n"), 1;
    torc_error_clear();
    torc_scope_end(scope);
    return 0;
}

/* link: shared */
/* test_dlopen.c - the shared library must open at run time too, as a Python extension's import does: its thread-local
 * segment has to fit into what the loader keeps for that. The child starts afresh, so that this program's own copy does
 * not count. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

#include "torc/torc.h"

static void opens_in_a_fresh_process(void **state) {
    (void)state;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    skip(); /* their runtime must be loaded first */
#endif
    Dl_info info;
    assert_true(dladdr((void *)(uintptr_t)&torc_version, &info) && info.dli_fname);
    char command[4096];
    snprintf(
        command, sizeof command,
        "python3 -c \"import ctypes; l = ctypes.CDLL('%s'); l.torc_version.restype = ctypes.c_char_p; assert l.torc_version() == b'%s'\"",
        info.dli_fname, torc_version());
    assert_int_equal(system(command), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(opens_in_a_fresh_process)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

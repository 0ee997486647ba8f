/* The kernels that the build embedded, as the driver lists them: each is named after its file, by the longest name that fits,
 * since that is how it is looked up (cuda/code/module.h). */
#include <dlfcn.h>

#include "compare.h"

#ifdef TORC_HAVE_CUDA
#include "cuda/libraries/loader.h"
#include "cuda/code/module.h"

typedef CUresult count_fn(unsigned *count, CUlibrary library);
typedef CUresult enumerate_fn(CUkernel *kernels, unsigned count, CUlibrary library);
typedef CUresult name_fn(const char **name, CUkernel kernel);
static void *symbol(const char *name) {
    static void *library;
    if (!library) library = dlopen("libcuda.so.1", RTLD_NOW);
    return library ? dlsym(library, name) : NULL;
}
static const char *image_of(const char *kernel) {
    const char *best = "";
    for (const cuda_image *m = cuda_images; m->name; m++) {
        const size_t n = strlen(m->name);
        if (n > strlen(best) && strncmp(kernel, m->name, n) == 0 && (kernel[n] == '_' || !kernel[n])) best = m->name;
    }
    return best;
}

static void test_kernels_are_named_after_their_files(void **state) {
    (void)state;
    NEEDS_CUDA();
    void *addresses[3] = {symbol("cuLibraryGetKernelCount"), symbol("cuLibraryEnumerateKernels"),
                          symbol("cuKernelGetName")};
    count_fn *count_of;
    enumerate_fn *enumerate;
    name_fn *name_of;
    if (!addresses[0] || !addresses[1] || !addresses[2]) skip(); /* drivers before 12.4 */
    memcpy(&count_of, &addresses[0], sizeof count_of);
    memcpy(&enumerate, &addresses[1], sizeof enumerate);
    memcpy(&name_of, &addresses[2], sizeof name_of);
    assert_true(torc_cuda_init() && torc_cuda_synchronize(0));
    int64_t all = 0, wrong = 0;
    for (const cuda_image *m = cuda_images; m->name; m++) {
        CUlibrary library;
        unsigned count = 0;
        assert_int_equal(cuda_driver_table->cuLibraryLoadData(&library, m->data, NULL, NULL, 0, NULL, NULL, 0),
                         CUDA_SUCCESS);
        assert_int_equal(count_of(&count, library), CUDA_SUCCESS);
        CUkernel *kernels = calloc(count + 1, sizeof *kernels);
        assert_non_null(kernels);
        assert_int_equal(enumerate(kernels, count, library), CUDA_SUCCESS);
        for (unsigned i = 0; i < count; i++) {
            const char *name = NULL;
            assert_int_equal(name_of(&name, kernels[i]), CUDA_SUCCESS);
            all++;
            if (strcmp(image_of(name), m->name) == 0) continue;
            print_error("%s of %s.cu is looked for in \"%s\"\n", name, m->name, image_of(name));
            wrong++;
        }
        free(kernels);
        assert_int_equal(cuda_driver_table->cuLibraryUnload(library), CUDA_SUCCESS);
    }
    assert_true(all > 500);
    assert_int_equal(wrong, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_kernels_are_named_after_their_files)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
#else
int main(void) { return 0; }
#endif

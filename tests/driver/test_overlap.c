/* Which kernels may start before the kernel in front of them on the stream has ended: Note [Kernels that overlap] of cuda/code/module.h. */
#ifdef TORC_HAVE_CUDA
#include "cuda_case.h"
#include "executor.h"

#include "cuda/code/module.h"

static const fake_cuda_controls *fake;
#define ON(d) .device = TORC_CUDA(d)

/* Kernels of torc's are taken for translated for 9.0, unless `ptx` says something else. */
static void start(const char *ptx) {
    fake = cuda_case_controls();
    setenv("FAKE_CUDA_PTX", ptx ? ptx : "90", 1);
}
static void finish(void) {
    REQUIRE(torc_error() == TORC_ERROR_OK);
    if (fake->violations()) fprintf(stderr, "%s\n", fake->violation());
    REQUIRE(fake->violations() == 0);
}
/* Does torc's kernel of an operator start early? */
static bool overlaps_on(int device) {
    torc_tensor x = torc_empty(SHAPE(100), ON(device));
    const int64_t before = fake->calls("cuLaunchKernel") + fake->calls("cuLaunchKernelEx");
    REQUIRE(RUNS(torc_neg(x)));
    REQUIRE(fake->calls("cuLaunchKernel") + fake->calls("cuLaunchKernelEx") == before + 1);
    return fake->last_launch()->overlaps;
}

CASE(kernels_translated_for_90_overlap) {
    start(NULL);
    REQUIRE(overlaps_on(0));
    const int64_t asked = fake->calls("cuFuncGetAttribute");
    REQUIRE(overlaps_on(0) && overlaps_on(0));
    REQUIRE(fake->calls("cuFuncGetAttribute") == asked); /* once */
    finish();
}

CASE(kernels_translated_for_less_do_not) {
    start("89"); /* machine code for 9.0, as the double says, is not enough */
    REQUIRE(!overlaps_on(0) && fake->calls("cuLaunchKernelEx") == 0);
    finish();
}

CASE(each_device_has_its_answer) {
    setenv("FAKE_CUDA_DEVICES", "2", 1);
    start("80");
    REQUIRE(!overlaps_on(1));
    start("90"); /* as if the second device were the only one that runs PTX */
    REQUIRE(overlaps_on(0) && !overlaps_on(1) && overlaps_on(0));
    finish();
}

CASE(captured_kernels_overlap) {
    start(NULL);
    torc_tensor x = torc_ones(SHAPE(100), ON(0));
    torc_cuda_graph graph = torc_cuda_graph_new(.keep_graph = false);
    TORC_CUDA_GRAPH(graph) {
        for (int i = 0; i < 3; i++) REQUIRE(RUNS(torc_neg_(x)) && fake->last_launch()->overlaps);
    }
    for (int i = 0; i < 3; i++) REQUIRE(torc_cuda_graph_replay(graph));
    REQUIRE(torc_cuda_synchronize(0));
    finish();
}

/* torc's kernels fill in the keys and take the result; those between them are CUB's. */
CASE(kernels_of_cub_do_not) {
    start(NULL);
    torc_tensor x = torc_zeros(SHAPE(100000), ON(0));
    REQUIRE(x && exec_settle());
    const int64_t overlap = fake->calls("cuLaunchKernelEx"), others = fake->calls("cuLaunchKernel");
    REQUIRE(RUNS(torc_sort(x).values));
    REQUIRE(fake->calls("cuLaunchKernelEx") == overlap + 2 && fake->calls("cuLaunchKernel") >= others + 4);
    REQUIRE(fake->last_launch()->overlaps);
    finish();
}

CASE(kernels_of_the_program_do_not) {
    start(NULL);
    torc_cuda_kernel k = torc_cuda_kernel_from_image("fake: theirs", sizeof "fake: theirs", "theirs");
    torc_tensor x = torc_zeros(SHAPE(8), ON(0));
    REQUIRE(k && torc_cuda_kernel_launch(k, KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(x)), DIMS(1), DIMS(32)));
    REQUIRE(exec_settle() && strcmp(fake->last_launch()->kernel, "theirs") == 0 && !fake->last_launch()->overlaps);
    REQUIRE(torc_cuda_kernel_launch(k, KERNEL_ARGUMENTS(KERNEL_TENSOR_OUT(x)), DIMS(1), DIMS(32), .cooperative = true));
    REQUIRE(exec_settle() && strcmp(fake->last_launch()->kernel, "theirs") == 0 && !fake->last_launch()->overlaps);
    finish();
}

CASE(kernels_of_added_images_do_not) {
    static cuda_kernel_slot added = CUDA_KERNEL_SLOT("added_one");
    start(NULL);
    REQUIRE(cuda_image_register("added", "fake: added_one"));
    REQUIRE(cuda_launch_slot(&added, 0, 1, 1, 1, 32, 1, 1, 0, NULL));
    REQUIRE(strcmp(fake->last_launch()->kernel, "added_one") == 0 && !fake->last_launch()->overlaps);
    REQUIRE(overlaps_on(0));
    const CUfunction f = cuda_kernel(0, fake->last_launch()->kernel); /* torc's own, but not from a slot */
    REQUIRE(f && cuda_launch(f, 0, 1, 1, 1, 32, 1, 1, 0, NULL) && !fake->last_launch()->overlaps);
    finish();
}

CASE(the_environment_turns_it_off) {
    setenv("TORC_CUDA_OVERLAP", "0", 1);
    start(NULL);
    REQUIRE(!overlaps_on(0));
    setenv("TORC_CUDA_OVERLAP", "1", 1); /* it was read */
    REQUIRE(!overlaps_on(0) && RUNS(torc_abs(torc_ones(SHAPE(3), ON(0)))) && !fake->last_launch()->overlaps);
    finish();
}

CASE(the_environment_leaves_it_on) {
    setenv("TORC_CUDA_OVERLAP", "1", 1);
    start(NULL);
    REQUIRE(overlaps_on(0));
    finish();
}

CASE(launches_that_are_waited_for_do_not) {
    setenv("CUDA_LAUNCH_BLOCKING", "1", 1);
    start(NULL);
    REQUIRE(!overlaps_on(0));
    finish();
}

CASE(drivers_before_12_3_do_not) {
    setenv("FAKE_CUDA_VERSION", "12020", 1);
    start(NULL);
    REQUIRE(!overlaps_on(0));
    finish();
}

CASE(drivers_from_12_3_on_do) {
    setenv("FAKE_CUDA_VERSION", "12030", 1);
    start(NULL);
    REQUIRE(overlaps_on(0));
    finish();
}

CASE(a_question_that_fails_is_asked_again) {
    start(NULL);
    torc_tensor x = torc_empty(SHAPE(100), ON(0));
    REQUIRE(x && exec_settle());
    fake->inject("cuFuncGetAttribute", 1, 1, 999);
    REQUIRE(!RUNS(torc_neg(x)));
    REQUIRE(strstr(torc_error_message(), "kernel pointwise_"));
    REQUIRE_ERROR(CUDA, "cuFuncGetAttribute");
    REQUIRE(overlaps_on(0));
    finish();
}

int main(int argc, char **argv) {
    (void)argc;
    cuda_case_find_fakes(argv[0]);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kernels_translated_for_90_overlap),
        cmocka_unit_test(kernels_translated_for_less_do_not),
        cmocka_unit_test(each_device_has_its_answer),
        cmocka_unit_test(captured_kernels_overlap),
        cmocka_unit_test(kernels_of_cub_do_not),
        cmocka_unit_test(kernels_of_the_program_do_not),
        cmocka_unit_test(kernels_of_added_images_do_not),
        cmocka_unit_test(the_environment_turns_it_off),
        cmocka_unit_test(the_environment_leaves_it_on),
        cmocka_unit_test(launches_that_are_waited_for_do_not),
        cmocka_unit_test(drivers_before_12_3_do_not),
        cmocka_unit_test(drivers_from_12_3_on_do),
        cmocka_unit_test(a_question_that_fails_is_asked_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
#else
int main(void) { return 0; }
#endif

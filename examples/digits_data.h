/* digits_data.h - the handwritten digits of examples/data/digits.bin, ready for training.
 *
 *     digits d;
 *     char error[256];
 *     if (!digits_load("examples/data/digits.bin", &d, error, sizeof error)) { fprintf(stderr, "%s\n", error); … }
 *     … d.train_images is (d.train_count, 1, 8, 8), d.train_labels is (d.train_count) …
 *     digits_free(&d);
 *
 * The pictures are put into a fixed random order, the same on every machine, and the last fifth is held out:
 * 1,438 to train on, 359 to test on.
 */
#ifndef EXAMPLES_DIGITS_DATA_H
#define EXAMPLES_DIGITS_DATA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct digits {
    int64_t count;                   /**< all pictures: train_count + test_count */
    int64_t channels, height, width; /**< 1, 8, 8 */
    int64_t classes;                 /**< 10 */
    int64_t train_count, test_count; /**< test_count is count / 5 */

    float *images;      /**< (count, channels, height, width), contiguous, in [0, 1]: 0 is paper, 1 is ink */
    int64_t *labels;    /**< (count), 0 .. classes-1 */
    int64_t *positions; /**< (count): which picture of the file each one is */

    /* The two parts of the arrays above; nothing to free. */
    float *train_images, *test_images;
    int64_t *train_labels, *test_labels;
} digits;

/** Read a digits file. On failure: false, *d is all zero, and a sentence is in error (cut to error_size bytes; error
 * may be NULL). Release with digits_free. */
bool digits_load(const char *path, digits *d, char *error, size_t error_size);

/** The same from bytes in memory, which need not outlive the call. */
bool digits_parse(const void *bytes, size_t size, digits *d, char *error, size_t error_size);

/** Free what digits_load or digits_parse allocated and zero *d. Accepts an all-zero *d and NULL. */
void digits_free(digits *d);

#ifdef __cplusplus
}
#endif
#endif

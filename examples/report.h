/* report.h - one picture of a training run of an image classifier.
 *
 * The picture (a PNG of 1800x1380 pixels) has four parts: the loss over the run, the held-out accuracy after each
 * epoch, the confusion matrix of the held-out images, and those of them that were classified wrongly.  Everything comes
 * in as plain arrays, which the caller owns and which only need to live during the call.
 */
#ifndef EXAMPLES_REPORT_H
#define EXAMPLES_REPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Texts are UTF-8; beside ASCII the report's own font has → × · – — and ….  What is NULL or 0 is left out. */
typedef struct report {
    const char *title;    /**< default "Training report" */
    const char *subtitle; /**< a line below it: model, optimizer, device, time */

    /* The run. */
    const double *train_loss; /**< (train_loss_count): after every step, in order; NaN where it was not measured */
    int64_t train_loss_count;
    int64_t steps_per_epoch;     /**< steps of one epoch, 1 if train_loss has one number per epoch; default 1 */
    const double *test_loss;     /**< (epochs): on the held-out images after every epoch; optional */
    const double *test_accuracy; /**< (epochs): the same, 0 .. 1; optional */
    int64_t epochs;
    bool log_loss; /**< a logarithmic loss axis (losses that are not positive are then left out) */

    /* The held-out images and what the finished model says about them. */
    int64_t classes;                /**< 2 .. 64 */
    const char *const *class_names; /**< (classes), short; default "0", "1", … */
    int64_t test_count;
    const float *test_images;          /**< (test_count, 1, image_height, image_width), 0 is paper, 1 is ink */
    int64_t image_height, image_width; /**< 1 .. 512 */
    const int64_t *test_labels;        /**< (test_count): 0 .. classes-1 */
    const int64_t *test_predictions;   /**< (test_count): 0 .. classes-1 */
} report;

/** Draw the report and write it to `path`, replacing what is there. The same report gives the same bytes. On failure:
 *  false, and a sentence is in error (cut to error_size bytes; error may be NULL); the file is untouched unless writing
 *  itself failed half way. */
bool report_write_png(const char *path, const report *r, char *error, size_t error_size);

#ifdef __cplusplus
}
#endif
#endif

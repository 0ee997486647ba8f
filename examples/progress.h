/* progress.h - how training is going, on a terminal or in a log file.
 *
 *     progress p;
 *     progress_begin(&p, stdout, epochs, steps_per_epoch);
 *     for (int64_t epoch = 0; epoch < epochs; epoch++) {
 *         for (int64_t step = 0; step < steps_per_epoch; step++) { … progress_step(&p, batch_size, loss); }
 *         progress_epoch(&p, held_out_accuracy);
 *     }
 *     progress_end(&p);
 *
 * On a terminal, one line is rewritten in place:
 *     epoch  7/20  ━━━━━━━━━━╾─────  62%  loss 0.0412  accuracy 97.49%  184k img/s  0:02 left
 * Anywhere else (a file, a pipe, TERM=dumb) each epoch prints one line when it is done.
 */
#ifndef EXAMPLES_PROGRESS_H
#define EXAMPLES_PROGRESS_H

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

/** No loss is minus infinity. */
#define PROGRESS_LOSS_UNKNOWN (-INFINITY)

/** The fields are for reading; the functions below keep them. Times are seconds of a clock that only goes forward. */
typedef struct progress {
    FILE *out;
    bool terminal; /**< out is a terminal that can rewrite its line; may be changed after progress_begin */
    bool unicode;  /**< the locale is UTF-8: draw with box characters instead of '#' and '-'; may be changed */
    int64_t epochs, steps_per_epoch;
    int64_t epoch, step;      /**< finished epochs; finished steps of the running epoch */
    int64_t resumed;          /**< epochs that were finished before this run; set it and `epoch` after progress_begin */
    int64_t images;           /**< images of the running epoch so far */
    int64_t loss_images;      /**< those of them whose loss is known */
    double loss_sum;          /**< sum over them of loss * images */
    double loss;              /**< mean loss of the running epoch (of the last one until a loss is known) */
    double accuracy;          /**< of the last finished epoch, 0 .. 1; NaN before */
    double images_per_second; /**< of the running epoch, over its steps */
    double began, epoch_began; /**< when progress_begin was called, when the running epoch began */
    double shown;              /**< when the line was last written */
    bool open_line;            /**< a line stands on the terminal without its newline */
} progress;

/** Start the clock. out is not closed by any of these functions. Counts below 1 are taken as 1. */
void progress_begin(progress *p, FILE *out, int64_t epochs, int64_t steps_per_epoch);
/** One training step over `images` images is done; `loss` is its mean loss. The terminal is written to 20 times a
 * second at most, so this costs next to nothing. Reading a loss from a device waits for it: pass PROGRESS_LOSS_UNKNOWN
 * on steps whose loss was not read, and they do not count in the mean. A loss that is NaN counts: the line then says
 * so. */
void progress_step(progress *p, int64_t images, double loss);
/** The epoch is done; `accuracy` (0 .. 1) is that on the held-out images, NAN if it was not measured. */
void progress_epoch(progress *p, double accuracy);
/** Leave the last line standing, with the time the whole run took. Call it on errors too, before printing them. */
void progress_end(progress *p);

/** The terminal's line as text of at most `columns` columns, without control characters; progress_step prints this.
 *  Returns its length in bytes (the text is cut to size - 1 bytes). */
size_t progress_line(const progress *p, double now, int columns, char *text, size_t size);

#ifdef __cplusplus
}
#endif
#endif

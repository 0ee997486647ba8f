/* progress.c - a progress line that costs nothing and never spoils a log.
 *
 * Two readers, two behaviours.  A person at a terminal wants one line that moves; a log file wants lines that stay, few
 * of them and without control characters.  So who reads is asked once (isatty), and the rest follows.
 *
 * The line must never wrap: a carriage return goes back to the start of the last row only, so a wrapped line would
 * leave its upper half behind at every update.  The width is therefore asked anew each time (windows are resized), the
 * bar takes what the numbers leave, and on narrow terminals the numbers go too, least important first.
 *
 * Time left is extrapolated from everything so far rather than from the last few steps: on a GPU the host runs ahead of
 * the device, so single steps seem free until the queue is full, while the long average is honest.
 */
#if !defined(_WIN32) && !defined(_POSIX_C_SOURCE)
#define _POSIX_C_SOURCE 200809L
#endif
#include "progress.h"

#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/ioctl.h>
#endif

enum { UPDATES_PER_SECOND = 20, LINE_BYTES = 1024, WIDEST_BAR = 40, NARROWEST_BAR = 8, FALLBACK_COLUMNS = 80 };

static double seconds(void) {
    struct timespec t;
    if (clock_gettime(CLOCK_MONOTONIC, &t) != 0) return 0;
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static bool locale_is_utf8(void) {
    static const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"}; /* the first one set decides, as in setlocale */
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const char *value = getenv(names[i]);
        if (value && *value)
            return strstr(value, "UTF-8") || strstr(value, "utf-8") || strstr(value, "UTF8") || strstr(value, "utf8");
    }
    return false;
}

static int terminal_columns(FILE *out) {
#ifdef TIOCGWINSZ
    struct winsize w;
    if (ioctl(fileno(out), TIOCGWINSZ, &w) == 0 && w.ws_col > 0) return w.ws_col;
#endif
    (void)out;
    const char *text = getenv("COLUMNS");
    long columns = text ? strtol(text, NULL, 10) : 0;
    return columns > 0 && columns < 10000 ? (int)columns : FALLBACK_COLUMNS;
}

/* ---------------------------------------------------------------------------------------------- text, piece by piece
 */

typedef struct line {
    char *text;
    size_t size, used;
    int columns;
} line;

static void append(line *l, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void append(line *l, const char *format, ...) {
    char piece[128];
    va_list args;
    va_start(args, format);
    int n = vsnprintf(piece, sizeof piece, format, args);
    va_end(args);
    if (n <= 0) return;
    for (const char *c = piece; *c && l->used + 1 < l->size; c++) {
        l->text[l->used++] = *c;
        if (((unsigned char)*c & 0xC0) != 0x80) l->columns++; /* UTF-8: later bytes of a character take no column */
    }
    l->text[l->used] = '\0';
}

static void append_duration(line *l, double s) {
    /* Beyond 99 days nobody reads the minutes, and the cast stays in range whatever the extrapolation says. */
    if (!(s >= 0)) s = 0;
    int64_t t = s < 8.5e6 ? (int64_t)(s + 0.5) : 8500000;
    if (t >= 3600)
        append(l, "%d:%02d:%02d", (int)(t / 3600), (int)(t / 60 % 60), (int)(t % 60));
    else
        append(l, "%d:%02d", (int)(t / 60), (int)(t % 60));
}

static void append_rate(line *l, double rate) {
    if (rate < 1e3)
        append(l, "%.0f img/s", rate);
    else if (rate < 1e4)
        append(l, "%.1fk img/s", rate / 1e3);
    else if (rate < 1e6)
        append(l, "%.0fk img/s", rate / 1e3);
    else
        append(l, "%.1fM img/s", rate / 1e6);
}

static void append_loss(line *l, double loss) {
    if (isfinite(loss) && (fabs(loss) >= 1e4 || (loss != 0 && fabs(loss) < 1e-4)))
        append(l, "loss %.2e", loss);
    else
        append(l, "loss %.4f", loss);
}

static int digits_of(int64_t n) {
    int digits = 1;
    for (; n >= 10; n /= 10) digits++;
    return digits;
}

static double fraction_done(const progress *p) {
    double epochs = (double)p->epoch + (double)p->step / (double)p->steps_per_epoch;
    return fmin(1.0, epochs / (double)p->epochs);
}

/* The bar shows the whole run, in half columns where the characters for it exist. */
static void append_bar(line *l, const progress *p, int width) {
    int halves = (int)(fraction_done(p) * 2 * width + 1e-9);
    for (int i = 0; i < width; i++) {
        bool full = halves >= 2 * i + 2, half = halves == 2 * i + 1;
        if (p->unicode)
            append(l, "%s", full ? "\u2501" : half ? "\u257E" : "\u2500");
        else
            append(l, "%s", full ? "#" : "-");
    }
}

size_t progress_line(const progress *p, double now, int columns, char *text, size_t size) {
    if (size == 0) return 0;
    if (columns < 1) columns = 1;
    double done = fraction_done(p), before = (double)p->resumed / (double)p->epochs, elapsed = now - p->began;
    int64_t epoch = p->epoch < p->epochs ? p->epoch + 1 : p->epochs;

    /* Each piece stays or goes as a whole; `rank` says which go first (the largest). */
    enum { EPOCH, LOSS, ACCURACY, RATE, LEFT, PIECES };
    static const int rank[PIECES] = {0, 1, 2, 4, 3};
    char bytes[PIECES][96];
    line piece[PIECES];
    for (int i = 0; i < PIECES; i++) {
        piece[i] = (line){.text = bytes[i], .size = sizeof bytes[i]};
        bytes[i][0] = '\0';
    }
    append(&piece[EPOCH], "epoch %*lld/%lld", digits_of(p->epochs), (long long)epoch, (long long)p->epochs);
    if (p->loss != PROGRESS_LOSS_UNKNOWN) append_loss(&piece[LOSS], p->loss);
    if (!isnan(p->accuracy)) append(&piece[ACCURACY], "accuracy %.2f%%", 100 * p->accuracy);
    if (p->images_per_second > 0) append_rate(&piece[RATE], p->images_per_second);
    if (done >= 1) {
        append_duration(&piece[LEFT], elapsed);
        append(&piece[LEFT], " in all");
    } else if (done > before) {
        append_duration(&piece[LEFT], elapsed * (1 - done) / (done - before));
        append(&piece[LEFT], " left");
    }

    int percent_columns = 5; /* " 100%" */
    int wanted = 0, kept = PIECES;
    for (;; kept--) { /* drop pieces of rank >= kept until the rest fits beside the narrowest bar */
        wanted = 2 + percent_columns;
        for (int i = 0; i < PIECES; i++)
            if (rank[i] < kept && piece[i].columns) wanted += piece[i].columns + (i == EPOCH ? 0 : 2);
        if (kept == 0 || wanted + NARROWEST_BAR <= columns) break;
    }
    int bar = columns - wanted;
    if (bar > WIDEST_BAR) bar = WIDEST_BAR;

    line l = {.text = text, .size = size};
    text[0] = '\0';
    if (kept == 0) { /* too narrow for words: the percentage alone, or as much of it as fits */
        char alone[8];
        snprintf(alone, sizeof alone, "%d%%", (int)(100 * done));
        append(&l, "%.*s", columns, alone);
        return l.used;
    }
    append(&l, "%s  ", piece[EPOCH].text);
    append_bar(&l, p, bar);
    append(&l, " %3d%%", (int)(100 * done + 1e-9));
    for (int i = EPOCH + 1; i < PIECES; i++)
        if (rank[i] < kept && piece[i].columns) append(&l, "  %s", piece[i].text);
    return l.used;
}

/* ------------------------------------------------------------------------------------------------------- the run */

static void show(progress *p, double now) {
    char text[LINE_BYTES];
    int columns = terminal_columns(p->out);
    /* The last column stays free: many terminals wrap as soon as it is written. */
    progress_line(p, now, columns > 1 ? columns - 1 : 1, text, sizeof text);
    fprintf(p->out, "\r%s\033[K", text);
    fflush(p->out);
    p->shown = now;
    p->open_line = true;
}

void progress_begin(progress *p, FILE *out, int64_t epochs, int64_t steps_per_epoch) {
    const char *term = getenv("TERM");
    memset(p, 0, sizeof *p);
    p->out = out;
    p->terminal = isatty(fileno(out)) == 1 && term && *term && strcmp(term, "dumb") != 0;
    p->unicode = locale_is_utf8();
    p->epochs = epochs > 0 ? epochs : 1;
    p->steps_per_epoch = steps_per_epoch > 0 ? steps_per_epoch : 1;
    p->loss = PROGRESS_LOSS_UNKNOWN;
    p->accuracy = NAN;
    p->began = p->epoch_began = seconds();
    p->shown = -1;
}

void progress_step(progress *p, int64_t images, double loss) {
    double now = seconds();
    if (p->step < p->steps_per_epoch) p->step++;
    if (images > 0) {
        p->images += images;
        if (now > p->epoch_began) p->images_per_second = (double)p->images / (now - p->epoch_began);
        if (loss != PROGRESS_LOSS_UNKNOWN) {
            p->loss_images += images;
            p->loss_sum += loss * (double)images;
            p->loss = p->loss_sum / (double)p->loss_images;
        }
    }
    if (p->terminal && (p->shown < 0 || now - p->shown >= 1.0 / UPDATES_PER_SECOND)) show(p, now);
}

void progress_epoch(progress *p, double accuracy) {
    double now = seconds();
    if (p->epoch < p->epochs) p->epoch++;
    p->step = 0;
    p->accuracy = accuracy;
    if (p->terminal) {
        show(p, now);
    } else {
        char text[LINE_BYTES];
        line l = {.text = text, .size = sizeof text};
        append(&l, "epoch %*lld/%lld", digits_of(p->epochs), (long long)p->epoch, (long long)p->epochs);
        if (p->loss_images > 0) {
            append(&l, "  ");
            append_loss(&l, p->loss);
        }
        if (!isnan(accuracy)) append(&l, "  accuracy %6.2f%%", 100 * accuracy);
        if (p->images_per_second > 0) {
            append(&l, "  ");
            append_rate(&l, p->images_per_second);
        }
        append(&l, "  time ");
        append_duration(&l, now - p->began);
        fprintf(p->out, "%s\n", text);
        fflush(p->out); /* a log that is being followed shows the epoch now, not 4 KB later */
    }
    p->images = p->loss_images = 0;
    p->loss_sum = 0;
    p->epoch_began = seconds();
}

void progress_end(progress *p) {
    if (p->open_line) {
        show(p, seconds());
        fputc('\n', p->out);
        fflush(p->out);
        p->open_line = false;
    }
}

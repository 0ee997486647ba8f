/* test_example_parts.c - the parts of examples/ that are not torc: the digits loader, the PNG report, the progress
 * line.
 *
 * A data file is hostile until shown otherwise, so the loader sees every truncation and every kind of bit error, always
 * from a buffer of exactly the file's size, where an address sanitizer notices a byte read too many.  Pictures are read
 * back with libpng and looked at by counting the pixels of colours that only one thing is painted in. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>
#include <png.h>

#include "../../examples/digits_data.h"
#include "../../examples/progress.h"
#include "../../examples/report.h"
#include "folder.h"

static unsigned char *good; /* the bytes of examples/data/digits.bin */
static size_t good_size;
static folder files;
static char png_path[128];

static const char *data_path(void) {
    static char path[4096];
    const int root = (int)(strlen(TORC_TEST_DATA) - strlen("/tests/data"));
    snprintf(path, sizeof path, "%.*s/examples/data/digits.bin", root, TORC_TEST_DATA);
    return path;
}

static unsigned char *read_file(const char *path, size_t *size) {
    FILE *in = fopen(path, "rb");
    if (!in) return NULL;
    fseek(in, 0, SEEK_END);
    *size = (size_t)ftell(in);
    rewind(in);
    unsigned char *bytes = malloc(*size ? *size : 1);
    if (bytes && fread(bytes, 1, *size, in) != *size) {
        free(bytes);
        bytes = NULL;
    }
    fclose(in);
    return bytes;
}

static void write_file(const char *path, const void *bytes, size_t size) {
    FILE *out = fopen(path, "wb");
    assert_non_null(out);
    assert_int_equal(fwrite(bytes, 1, size, out), size);
    assert_int_equal(fclose(out), 0);
}

static int setup(void **state) {
    (void)state;
    good = read_file(data_path(), &good_size);
    if (!good || !folder_make(&files)) return -1;
    snprintf(png_path, sizeof png_path, "%s/report.png", files.path);
    return 0;
}

static int teardown(void **state) {
    (void)state;
    free(good);
    return folder_remove(&files) ? 0 : 1;
}

/* ------------------------------------------------------------------------------------------------------- the digits */

static uint32_t crc_of_file(const unsigned char *p, size_t size) {
    uint32_t crc = 0xFFFFFFFF;
    for (size_t i = 0; i < size; i++) {
        if (i >= 28 && i < 32) continue;
        crc ^= p[i];
        for (int bit = 0; bit < 8; bit++) crc = crc & 1 ? crc >> 1 ^ 0xEDB88320 : crc >> 1;
    }
    return ~crc;
}

static void put_u32(unsigned char *p, uint32_t v) {
    for (int i = 0; i < 4; i++) p[i] = (unsigned char)(v >> (8 * i));
}

/* Parse a copy that ends where its allocation ends. */
static bool parse(const unsigned char *bytes, size_t size, char error[256]) {
    unsigned char *copy = malloc(size ? size : 1);
    assert_non_null(copy);
    memcpy(copy, bytes, size);
    digits d;
    error[0] = '\0';
    bool ok = digits_parse(copy, size, &d, error, 256);
    free(copy);
    if (ok) {
        digits_free(&d);
    } else {
        digits zero;
        memset(&zero, 0, sizeof zero);
        assert_memory_equal(&d, &zero, sizeof d);
        assert_true(error[0] != '\0');
    }
    return ok;
}

static void digits_are_those_of_the_set(void **state) {
    (void)state;
    digits d;
    char error[256] = "";
    assert_true(digits_load(data_path(), &d, error, sizeof error));
    assert_int_equal(d.count, 1797);
    assert_int_equal(d.channels, 1);
    assert_int_equal(d.height, 8);
    assert_int_equal(d.width, 8);
    assert_int_equal(d.classes, 10);
    assert_int_equal(d.train_count, 1438);
    assert_int_equal(d.test_count, 359);
    assert_ptr_equal(d.train_images, d.images);
    assert_ptr_equal(d.test_images, d.images + 1438 * 64);
    assert_ptr_equal(d.test_labels, d.labels + 1438);

    static const int64_t histogram[10] = {178, 182, 177, 183, 181, 182, 181, 179, 174, 180};
    int64_t seen[10] = {0}, held_out[10] = {0};
    bool taken[1797] = {false};
    for (int64_t i = 0; i < d.count; i++) {
        seen[d.labels[i]]++;
        if (i >= d.train_count) held_out[d.labels[i]]++;
        assert_in_range(d.positions[i], 0, 1796);
        assert_false(taken[d.positions[i]]);
        taken[d.positions[i]] = true;
    }
    double sum = 0;
    for (int64_t i = 0; i < d.count * 64; i++) {
        assert_true(d.images[i] >= 0 && d.images[i] <= 1);
        assert_true(d.images[i] * 16 == floorf(d.images[i] * 16));
        sum += d.images[i] * 16.0;
    }
    assert_true(sum == 561718); /* of all pixels of the set */
    for (int k = 0; k < 10; k++) {
        assert_int_equal(seen[k], histogram[k]);
        assert_in_range(held_out[k], 18, 60);
    }
    /* The first picture of the set is this 0, wherever the shuffle put it. */
    static const float first_row[8] = {0, 0, 5, 13, 9, 1, 0, 0};
    for (int64_t i = 0; i < d.count; i++)
        if (d.positions[i] == 0) {
            assert_int_equal(d.labels[i], 0);
            for (int x = 0; x < 8; x++) assert_true(d.images[i * 64 + x] == first_row[x] / 16);
        }
    /* The split is part of what the file format promises: these are recorded. */
    static const int64_t first[6] = {1438, 721, 1152, 153, 667, 249};
    for (int i = 0; i < 6; i++) assert_int_equal(d.positions[i], first[i]);
    digits_free(&d);
    assert_null(d.images);
    digits_free(&d);
    digits_free(NULL);
}

static void digits_truncated(void **state) {
    (void)state;
    char error[256];
    for (size_t size = 0; size < 64; size++) assert_false(parse(good, size, error));
    for (size_t size = 64; size < good_size; size += 1009) assert_false(parse(good, size, error));
    assert_false(parse(good, good_size - 1, error));
    assert_non_null(strstr(error, "truncated"));
    assert_true(parse(good, good_size, error));

    char path[160];
    snprintf(path, sizeof path, "%s/short.bin", files.path);
    write_file(path, good, good_size / 2);
    digits d;
    assert_false(digits_load(path, &d, error, sizeof error));
    assert_non_null(strstr(error, "short.bin"));
    assert_non_null(strstr(error, "truncated"));
    assert_false(digits_load(path, &d, NULL, 0));
    char tiny[4] = "xyz";
    assert_false(digits_load(path, &d, tiny, sizeof tiny));
    assert_int_equal(tiny[3], 0);
    unlink(path);
}

static void digits_other_files(void **state) {
    (void)state;
    char error[256];
    digits d;
    unsigned char *longer = calloc(good_size + 1, 1);
    assert_non_null(longer);
    memcpy(longer, good, good_size);
    assert_false(parse(longer, good_size + 1, error));
    assert_non_null(strstr(error, "extra"));
    longer[0] ^= 0x20;
    assert_false(parse(longer, good_size, error));
    assert_non_null(strstr(error, "magic"));
    free(longer);

    assert_false(digits_load("/no/such/file.bin", &d, error, sizeof error));
    assert_non_null(strstr(error, "/no/such/file.bin"));
    assert_null(d.images);
    assert_false(digits_load(files.path, &d, error, sizeof error)); /* a directory opens but cannot be read */
    assert_null(d.images);
}

static void digits_bit_flips(void **state) {
    (void)state;
    char error[256];
    unsigned char *copy = malloc(good_size);
    assert_non_null(copy);
    memcpy(copy, good, good_size);
    for (size_t i = 0; i < good_size; i += i < 32 ? 1 : 2003)
        for (int bit = 0; bit < 8; bit++) {
            if (i >= 32 && bit != (int)(i % 8)) continue;
            copy[i] ^= (unsigned char)(1 << bit);
            assert_false(parse(copy, good_size, error));
            copy[i] ^= (unsigned char)(1 << bit);
        }
    copy[good_size - 1] ^= 1;
    assert_false(parse(copy, good_size, error));
    assert_non_null(strstr(error, "checksum"));
    free(copy);
}

/* Files whose checksum is right and whose content is not. */
static void digits_wrong_content(void **state) {
    (void)state;
    enum { COUNT = 5, SIZE = 32 + COUNT + COUNT * 4 };
    static const struct {
        size_t at;
        uint32_t value;
        size_t bytes;
        bool ok;
    } changes[] = {
        {32, 1, 1, true},          {32, 2, 1, false},         {32 + 4, 255, 1, false},    {37, 16, 1, true},
        {37, 17, 1, false},        {SIZE - 1, 255, 1, false}, {8, 0, 4, false},           {8, 4, 4, false},
        {8, 0xFFFFFFFF, 4, false}, {12, 0, 4, false},         {16, 0xFFFFFFFF, 4, false}, {20, 1, 4, false},
        {20, 257, 4, false},       {24, 0, 4, false},         {24, 256, 4, false},        {12, 0x80000000, 4, false},
    };
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        unsigned char file[SIZE] = "DIGITS1\n";
        char error[256];
        put_u32(file + 8, COUNT);
        put_u32(file + 12, 2);
        put_u32(file + 16, 2);
        put_u32(file + 20, 2);
        put_u32(file + 24, 16);
        put_u32(file + 28, crc_of_file(file, SIZE));
        assert_true(parse(file, SIZE, error));
        if (changes[i].bytes == 4)
            put_u32(file + changes[i].at, changes[i].value);
        else
            file[changes[i].at] = (unsigned char)changes[i].value;
        put_u32(file + 28, crc_of_file(file, SIZE));
        assert_int_equal(parse(file, SIZE, error), changes[i].ok);
    }
}

/* ------------------------------------------------------------------------------------------------------- the report */

typedef struct picture {
    unsigned width, height;
    unsigned char *rgb;
} picture;

static picture read_png(const char *path) {
    png_image image;
    memset(&image, 0, sizeof image);
    image.version = PNG_IMAGE_VERSION;
    assert_int_not_equal(png_image_begin_read_from_file(&image, path), 0);
    image.format = PNG_FORMAT_RGB;
    picture p = {image.width, image.height, malloc(PNG_IMAGE_SIZE(image))};
    assert_non_null(p.rgb);
    assert_int_not_equal(png_image_finish_read(&image, NULL, p.rgb, 0, NULL), 0);
    assert_int_equal(image.warning_or_error, 0);
    return p;
}

/* Pixels of exactly this colour in a part of the picture, given in per cent. */
static int64_t count_colour(const picture *p, uint32_t colour, unsigned x0, unsigned y0, unsigned x1, unsigned y1) {
    int64_t count = 0;
    for (unsigned y = p->height * y0 / 100; y < p->height * y1 / 100; y++)
        for (unsigned x = p->width * x0 / 100; x < p->width * x1 / 100; x++) {
            const unsigned char *q = p->rgb + 3 * ((size_t)y * p->width + x);
            count += ((uint32_t)q[0] << 16 | (uint32_t)q[1] << 8 | q[2]) == colour;
        }
    return count;
}

enum { EPOCHS = 10, STEPS = 20, TESTS = 100 };
enum { BLUE = 0x2F6DB5, ORANGE = 0xD9822B, GREEN = 0x2A8F7B, RED = 0xC4483A, NIGHT = 0x1D3557 };

typedef struct run {
    double train_loss[EPOCHS * STEPS], test_loss[EPOCHS], accuracy[EPOCHS];
    float images[TESTS * 64];
    int64_t labels[TESTS], predictions[TESTS];
    report r;
} run;

static run *new_run(int wrong) {
    run *x = calloc(1, sizeof *x);
    assert_non_null(x);
    for (int i = 0; i < EPOCHS * STEPS; i++) x->train_loss[i] = 2.3 * exp(-i / 40.0) + 0.02 * (i % 7);
    for (int i = 0; i < EPOCHS; i++) x->test_loss[i] = 2.3 * exp(-i / 2.0) + 0.3, x->accuracy[i] = 0.98 - 0.4 * exp(-i);
    for (int i = 0; i < TESTS * 64; i++) x->images[i] = (float)(i % 17) / 16;
    for (int i = 0; i < TESTS; i++) {
        x->labels[i] = i % 10;
        x->predictions[i] = i < wrong ? (i + 1) % 10 : i % 10;
    }
    x->r = (report){.title = "Test",
                    .subtitle = "of the report · 8×8 → 10",
                    .train_loss = x->train_loss,
                    .train_loss_count = EPOCHS * STEPS,
                    .steps_per_epoch = STEPS,
                    .test_loss = x->test_loss,
                    .test_accuracy = x->accuracy,
                    .epochs = EPOCHS,
                    .classes = 10,
                    .test_count = TESTS,
                    .test_images = x->images,
                    .image_height = 8,
                    .image_width = 8,
                    .test_labels = x->labels,
                    .test_predictions = x->predictions};
    return x;
}

static picture draw(const report *r) {
    char error[256] = "";
    bool ok = report_write_png(png_path, r, error, sizeof error);
    assert_string_equal(error, "");
    assert_true(ok);
    return read_png(png_path);
}

static void report_shows_the_run(void **state) {
    (void)state;
    run *x = new_run(7);
    picture p = draw(&x->r);
    assert_int_equal(p.width, 1800);
    assert_int_equal(p.height, 1380);
    assert_true(count_colour(&p, BLUE, 5, 18, 55, 40) > 500);    /* the training loss */
    assert_true(count_colour(&p, ORANGE, 5, 18, 55, 40) > 500);  /* the held-out loss */
    assert_true(count_colour(&p, GREEN, 60, 15, 98, 45) > 500);  /* the accuracy */
    assert_true(count_colour(&p, BLUE, 3, 50, 40, 97) > 3000);   /* the diagonal of the confusion matrix */
    assert_true(count_colour(&p, NIGHT, 43, 50, 98, 97) > 3000); /* ink of the misclassified images */
    assert_true(count_colour(&p, RED, 43, 50, 98, 97) > 100);    /* what they were taken for */
    free(p.rgb);

    /* The same report, the same bytes. */
    size_t size = 0, again = 0;
    unsigned char *bytes = read_file(png_path, &size);
    assert_true(report_write_png(png_path, &x->r, NULL, 0));
    unsigned char *second = read_file(png_path, &again);
    assert_non_null(bytes);
    assert_non_null(second);
    assert_int_equal(size, again);
    assert_memory_equal(bytes, second, size);
    free(bytes);
    free(second);
    free(x);
}

static void report_without_mistakes_or_curves(void **state) {
    (void)state;
    run *x = new_run(0);
    x->r.test_loss = NULL;
    picture p = draw(&x->r);
    assert_int_equal(count_colour(&p, RED, 0, 0, 100, 100), 0);
    assert_int_equal(count_colour(&p, NIGHT, 0, 0, 100, 100), 0);
    assert_int_equal(count_colour(&p, ORANGE, 0, 0, 100, 100), 0);
    assert_true(count_colour(&p, BLUE, 5, 18, 55, 40) > 500);
    free(p.rgb);

    report nothing = {0};
    p = draw(&nothing);
    assert_int_equal(count_colour(&p, BLUE, 0, 0, 100, 100), 0);
    assert_int_equal(count_colour(&p, GREEN, 0, 0, 100, 100), 0);
    free(p.rgb);
    free(x);
}

/* Far more steps than pixels, far more mistakes than tiles. */
static void report_of_many_steps(void **state) {
    (void)state;
    enum { MANY = 300000 };
    double *loss = malloc(MANY * sizeof *loss);
    run *x = new_run(TESTS);
    assert_non_null(loss);
    for (int i = 0; i < MANY; i++) loss[i] = 2 * exp(-i / (MANY / 4.0)) + (i % 2) * 0.1;
    x->r.train_loss = loss;
    x->r.train_loss_count = MANY;
    x->r.steps_per_epoch = MANY / EPOCHS;
    picture p = draw(&x->r);
    assert_true(count_colour(&p, BLUE, 5, 18, 55, 40) > 500);
    free(p.rgb);
    free(loss);
    free(x);
}

static void report_of_odd_numbers(void **state) {
    (void)state;
    static const double odd[] = {NAN, INFINITY, -INFINITY, 0, -0.0, -5, 1e-320, 1e308, -1e308, 1e29, 3.5, 1e-12};
    enum { ODD = sizeof odd / sizeof odd[0] };
    for (int shape = 0; shape < 4 * ODD; shape++) {
        run *x = new_run(3);
        for (int i = 0; i < EPOCHS * STEPS; i++)
            if (shape % 2 || i % 9 == 0) x->train_loss[i] = odd[(shape / 4 + (shape % 2 ? 0 : i)) % ODD];
        for (int i = 0; i < EPOCHS; i++) x->accuracy[i] = x->test_loss[i] = odd[(shape + i) % ODD];
        x->images[5] = NAN;
        x->images[6] = INFINITY;
        x->images[7] = -1e30f;
        x->r.log_loss = shape / 2 % 2;
        x->r.title = "\xFF\xC3 \xE2\x86\x92 \xF0\x9F\x98\x80 \xE2\x86"; /* broken UTF-8, up to the end */
        picture p = draw(&x->r);
        assert_int_equal(p.width, 1800);
        free(p.rgb);
        free(x);
        if (shape > 6) shape += 2; /* every odd value alone, not every mixture */
    }
}

static void report_of_other_shapes(void **state) {
    (void)state;
    static const int64_t shapes[][3] = {{2, 1, 1}, {64, 512, 3}, {11, 3, 200}, {40, 28, 28}};
    static const char *names[64] = {"a very long class name", NULL, "→"};
    float *pixels = calloc((size_t)TESTS * 512 * 3, sizeof *pixels);
    assert_non_null(pixels);
    for (int i = 0; i < 4; i++) {
        run *x = new_run(TESTS);
        x->r.classes = shapes[i][0];
        x->r.image_height = shapes[i][1];
        x->r.image_width = shapes[i][2];
        x->r.test_images = pixels;
        x->r.class_names = names;
        x->r.steps_per_epoch = i;
        for (int k = 0; k < TESTS; k++) {
            x->labels[k] = k % shapes[i][0];
            x->predictions[k] = (k + 1) % shapes[i][0];
        }
        picture p = draw(&x->r);
        assert_true(count_colour(&p, RED, 43, 50, 98, 97) > 50);
        free(p.rgb);
        free(x);
    }
    free(pixels);
}

static void report_errors(void **state) {
    (void)state;
    run *x = new_run(1);
    char error[256] = "";
    assert_false(report_write_png("/no/such/directory/report.png", &x->r, error, sizeof error));
    assert_non_null(strstr(error, "/no/such/directory/report.png"));
    assert_false(report_write_png(files.path, &x->r, error, sizeof error));
    assert_non_null(strstr(error, files.path));
    if (access("/dev/full", W_OK) == 0) { /* opens, and fails when written to */
        error[0] = '\0';
        assert_false(report_write_png("/dev/full", &x->r, error, sizeof error));
        assert_non_null(strstr(error, "/dev/full"));
    }

    /* What cannot be drawn leaves the old file alone. */
    write_file(png_path, "old", 3);
#define REFUSED(change)                                                    \
    do {                                                                   \
        report r = x->r;                                                   \
        r.change;                                                          \
        error[0] = '\0';                                                   \
        assert_false(report_write_png(png_path, &r, error, sizeof error)); \
        assert_true(error[0] != '\0');                                     \
        assert_false(report_write_png(png_path, &r, NULL, 0));             \
    } while (0)
    REFUSED(classes = 1);
    REFUSED(classes = 9); /* labels go up to 9 */
    REFUSED(classes = 65);
    REFUSED(image_width = 0);
    REFUSED(image_height = 513);
    REFUSED(test_count = -1);
    REFUSED(epochs = -1);
    REFUSED(steps_per_epoch = -1);
    REFUSED(train_loss_count = -1);
    REFUSED(train_loss = NULL);
    REFUSED(test_images = NULL);
    REFUSED(test_labels = NULL);
    REFUSED(test_predictions = NULL);
    x->predictions[TESTS - 1] = -1;
    REFUSED(classes = 10);
    size_t size = 0;
    unsigned char *bytes = read_file(png_path, &size);
    assert_non_null(bytes);
    assert_int_equal(size, 3);
    assert_memory_equal(bytes, "old", 3);
    free(bytes);
    free(x);
}

/* ----------------------------------------------------------------------------------------------------- the progress */

static int columns_of(const char *text) {
    int columns = 0;
    for (; *text; text++) columns += ((unsigned char)*text & 0xC0) != 0x80;
    return columns;
}

static void progress_in_a_log(void **state) {
    (void)state;
    FILE *log = tmpfile();
    assert_non_null(log);
    progress p;
    progress_begin(&p, log, 3, 4);
    assert_false(p.terminal);
    for (int epoch = 0; epoch < 3; epoch++) {
        for (int step = 0; step < 4; step++) progress_step(&p, 10, step == 1 ? PROGRESS_LOSS_UNKNOWN : 0.5 * step);
        progress_epoch(&p, epoch == 2 ? (double)NAN : 0.25 + epoch / 2.0);
    }
    progress_end(&p);
    rewind(log);
    char text[4][256];
    for (int i = 0; i < 3; i++) assert_non_null(fgets(text[i], sizeof text[i], log));
    assert_null(fgets(text[3], sizeof text[3], log));
    fclose(log);
    assert_ptr_equal(strstr(text[0], "epoch 1/3  loss 0.8333  accuracy  25.00%"), text[0]); /* (0 + 1 + 1.5) / 3 */
    assert_ptr_equal(strstr(text[1], "epoch 2/3  loss 0.8333  accuracy  75.00%"), text[1]);
    assert_ptr_equal(strstr(text[2], "epoch 3/3  loss 0.8333"), text[2]);
    assert_null(strstr(text[2], "accuracy"));
    for (int i = 0; i < 3; i++) assert_null(strpbrk(text[i], "\r\033"));
}

/* A resumed run goes on counting, and guesses from its own epochs what is left. */
static void progress_resumes(void **state) {
    (void)state;
    FILE *log = tmpfile();
    assert_non_null(log);
    progress p;
    progress_begin(&p, log, 4, 2);
    p.epoch = p.resumed = 2;
    char text[256];
    progress_line(&p, p.began + 10, 200, text, sizeof text);
    assert_null(strstr(text, "left"));
    progress_step(&p, 10, 1);
    progress_step(&p, 10, 1);
    progress_epoch(&p, 0.5);
    progress_line(&p, p.began + 10, 200, text, sizeof text);
    assert_non_null(strstr(text, "epoch 4/4"));
    assert_non_null(strstr(text, " 75%"));
    assert_non_null(strstr(text, "0:10 left"));
    rewind(log);
    assert_non_null(fgets(text, sizeof text, log));
    fclose(log);
    assert_ptr_equal(strstr(text, "epoch 3/4"), text);
}

static void progress_never_wraps(void **state) {
    (void)state;
    FILE *out = tmpfile();
    assert_non_null(out);
    progress p;
    progress_begin(&p, out, 20, 50);
    p.epoch = 6;
    for (int i = 0; i < 25; i++) progress_step(&p, 64, 0.25);
    p.accuracy = 0.975;
    p.images_per_second = 184000;
    for (int mode = 0; mode < 4; mode++) {
        char text[512];
        p.unicode = mode % 2;
        if (mode == 2) p.loss = NAN;
        for (int columns = 1; columns < 200; columns++) {
            size_t length = progress_line(&p, p.began + 13, columns, text, sizeof text);
            assert_int_equal(length, strlen(text));
            assert_in_range(columns_of(text), 1, columns);
        }
        assert_non_null(strstr(text, "epoch  7/20"));
        assert_non_null(strstr(text, " 32%"));
        assert_non_null(strstr(text, mode < 2 ? "loss 0.2500" : "loss nan"));
        assert_non_null(strstr(text, "accuracy 97.50%"));
        assert_non_null(strstr(text, "184k img/s"));
        assert_non_null(strstr(text, "0:27 left")); /* 13 s for 0.325 of the run */
        for (size_t size = 0; size < 40; size++) {  /* a buffer that is too small */
            char *small = malloc(size ? size : 1);
            assert_non_null(small);
            assert_true(progress_line(&p, p.began + 13, 120, small, size) < (size ? size : 1));
            free(small);
        }
    }
    fclose(out);
}

static void progress_on_a_terminal(void **state) {
    (void)state;
    FILE *out = tmpfile();
    assert_non_null(out);
    progress p;
    progress_begin(&p, out, 2, 5);
    p.terminal = true; /* as if it were one */
    for (int epoch = 0; epoch < 2; epoch++) {
        for (int step = 0; step < 5; step++) progress_step(&p, 8, 1);
        progress_epoch(&p, 0.5);
    }
    progress_end(&p);
    progress_end(&p);
    rewind(out);
    static char text[1 << 16];
    size_t size = fread(text, 1, sizeof text - 1, out), newlines = 0;
    fclose(out);
    text[size] = '\0';
    assert_int_equal(text[0], '\r');
    for (size_t i = 0; i < size; i++) newlines += text[i] == '\n';
    assert_int_equal(newlines, 1);
    assert_int_equal(text[size - 1], '\n');
    const char *last = strrchr(text, '\r');
    assert_non_null(last);
    assert_non_null(strstr(last, "epoch 2/2"));
    assert_non_null(strstr(last, "100%"));
    assert_non_null(strstr(last, "accuracy 50.00%"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(digits_are_those_of_the_set),
        cmocka_unit_test(digits_truncated),
        cmocka_unit_test(digits_other_files),
        cmocka_unit_test(digits_bit_flips),
        cmocka_unit_test(digits_wrong_content),
        cmocka_unit_test(report_shows_the_run),
        cmocka_unit_test(report_without_mistakes_or_curves),
        cmocka_unit_test(report_of_many_steps),
        cmocka_unit_test(report_of_odd_numbers),
        cmocka_unit_test(report_of_other_shapes),
        cmocka_unit_test(report_errors),
        cmocka_unit_test(progress_in_a_log),
        cmocka_unit_test(progress_resumes),
        cmocka_unit_test(progress_never_wraps),
        cmocka_unit_test(progress_on_a_terminal),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}

/* digits_data.c - reading examples/data/digits.bin (format: tools/make_digits.py).
 *
 * A data file is input like any other: it may be cut short by a download, be another file, or have a bad bit.  So the
 * whole file is read first, then every number in the header is checked against the number of bytes that are really
 * there before anything is allocated from it, and the checksum is checked before a label can be used as an index.  A
 * wrong label would otherwise be an index out of range many calls later, in the loss, where nobody looks for a bad
 * file.
 *
 * The split must be the same on every machine, compiler and run, or accuracies could not be compared.  rand() promises
 * none of that, so the shuffle has its own generator (SplitMix64) with a fixed seed.  Shuffling before cutting matters:
 * the file lists the digits writer by writer and mostly in counting order.
 */
#include "digits_data.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HEADER_BYTES = 32, CHECKSUM_AT = 28, HELD_OUT_ONE_IN = 5 };
#define SPLIT_SEED UINT64_C(0x6469676974733031) /* "digits01" */
#define LARGEST_FILE ((size_t)256 << 20)

static bool fail(char *error, size_t size, const char *format, ...) __attribute__((format(printf, 3, 4)));

static bool fail(char *error, size_t size, const char *format, ...) {
    if (error && size > 0) {
        va_list args;
        va_start(args, format);
        vsnprintf(error, size, format, args);
        va_end(args);
    }
    return false;
}

static uint32_t read_u32(const unsigned char *p) {
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

/* CRC-32 as zlib and PNG have it. Bit by bit: 117 KB take about a millisecond, a table would be more to read. */
static uint32_t crc32_update(uint32_t crc, const unsigned char *p, size_t size) {
    for (size_t i = 0; i < size; i++) {
        crc ^= p[i];
        for (int bit = 0; bit < 8; bit++) crc = (crc >> 1) ^ (UINT32_C(0xEDB88320) & (0U - (crc & 1U)));
    }
    return crc;
}

static uint64_t splitmix64(uint64_t *state) {
    uint64_t z = (*state += UINT64_C(0x9E3779B97F4A7C15));
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

/* Fisher-Yates. The remainder favours small numbers by less than count / 2^64, which no one can measure. */
static void shuffle(int64_t *order, int64_t count) {
    uint64_t state = SPLIT_SEED;
    for (int64_t i = 0; i < count; i++) order[i] = i;
    for (int64_t i = count - 1; i > 0; i--) {
        int64_t j = (int64_t)(splitmix64(&state) % (uint64_t)(i + 1)), t = order[i];
        order[i] = order[j];
        order[j] = t;
    }
}

void digits_free(digits *d) {
    if (!d) return;
    free(d->images);
    free(d->labels);
    free(d->positions);
    memset(d, 0, sizeof *d);
}

bool digits_parse(const void *bytes, size_t size, digits *d, char *error, size_t error_size) {
    const unsigned char *p = bytes;
    memset(d, 0, sizeof *d);
    if (size < 8 || memcmp(p, "DIGITS1\n", 8) != 0) return fail(error, error_size, "not a digits file (wrong magic)");
    if (size < HEADER_BYTES)
        return fail(error, error_size, "digits file is truncated: %zu bytes, the header alone has %d", size,
                    HEADER_BYTES);

    uint64_t count = read_u32(p + 8), height = read_u32(p + 12), width = read_u32(p + 16);
    uint64_t classes = read_u32(p + 20), maximum = read_u32(p + 24);
    if (height < 1 || height > 1024 || width < 1 || width > 1024 || classes < 2 || classes > 256 || maximum < 1 ||
        maximum > 255 || count < HELD_OUT_ONE_IN)
        return fail(error, error_size,
                    "digits file has an impossible header: %llu images of %llux%llu pixels 0..%llu in %llu classes",
                    (unsigned long long)count, (unsigned long long)height, (unsigned long long)width,
                    (unsigned long long)maximum, (unsigned long long)classes);

    /* count < 2^32 and height * width <= 2^20: no overflow in 64 bits. */
    uint64_t pixels = height * width, expected = HEADER_BYTES + count + count * pixels;
    if ((uint64_t)size != expected)
        return fail(error, error_size, "digits file %s: %zu bytes, its header promises %llu",
                    (uint64_t)size < expected ? "is truncated" : "has extra bytes", size, (unsigned long long)expected);

    uint32_t crc = crc32_update(UINT32_C(0xFFFFFFFF), p, CHECKSUM_AT);
    crc = crc32_update(crc, p + HEADER_BYTES, size - HEADER_BYTES) ^ UINT32_C(0xFFFFFFFF);
    if (crc != read_u32(p + CHECKSUM_AT))
        return fail(error, error_size, "digits file is damaged: checksum %08lx, expected %08lx", (unsigned long)crc,
                    (unsigned long)read_u32(p + CHECKSUM_AT));

    /* A correct checksum only says that the writer meant these bytes, not that the writer was right. */
    const unsigned char *labels = p + HEADER_BYTES, *images = labels + count;
    for (uint64_t i = 0; i < count; i++)
        if (labels[i] >= classes)
            return fail(error, error_size, "digits file has label %d at image %llu, labels are 0..%llu", labels[i],
                        (unsigned long long)i, (unsigned long long)classes - 1);
    for (uint64_t i = 0; i < count * pixels; i++)
        if (images[i] > maximum)
            return fail(error, error_size, "digits file has a pixel of value %d in image %llu, pixels are 0..%llu",
                        images[i], (unsigned long long)(i / pixels), (unsigned long long)maximum);

    /* The products fit: the file, which is in memory, has count * pixels bytes, and size_t counts at least 8 times it
     * on 64-bit machines; calloc checks the rest. */
    d->images = calloc((size_t)(count * pixels), sizeof *d->images);
    d->labels = calloc((size_t)count, sizeof *d->labels);
    d->positions = calloc((size_t)count, sizeof *d->positions);
    if (!d->images || !d->labels || !d->positions) {
        digits_free(d);
        return fail(error, error_size, "out of memory for %llu images", (unsigned long long)count);
    }

    shuffle(d->positions, (int64_t)count);
    for (uint64_t i = 0; i < count; i++) {
        uint64_t from = (uint64_t)d->positions[i];
        d->labels[i] = labels[from];
        for (uint64_t k = 0; k < pixels; k++)
            d->images[i * pixels + k] = (float)images[from * pixels + k] / (float)maximum;
    }
    d->count = (int64_t)count;
    d->channels = 1;
    d->height = (int64_t)height;
    d->width = (int64_t)width;
    d->classes = (int64_t)classes;
    d->test_count = d->count / HELD_OUT_ONE_IN;
    d->train_count = d->count - d->test_count;
    d->train_images = d->images;
    d->train_labels = d->labels;
    d->test_images = d->images + (uint64_t)d->train_count * pixels;
    d->test_labels = d->labels + d->train_count;
    return true;
}

/* The whole stream in memory, without asking for its size first: that also works for pipes, and a file that grows or
 * shrinks meanwhile does no harm. */
static unsigned char *read_all(FILE *in, size_t *size, const char **why) {
    unsigned char *bytes = NULL;
    size_t used = 0, room = 0;
    for (;;) {
        if (used == room) {
            size_t wanted = room ? room * 2 : (size_t)1 << 18;
            unsigned char *larger = wanted <= LARGEST_FILE ? realloc(bytes, wanted) : NULL;
            if (!larger) {
                *why = wanted <= LARGEST_FILE ? "out of memory" : "the file is too large";
                free(bytes);
                return NULL;
            }
            bytes = larger;
            room = wanted;
        }
        size_t got = fread(bytes + used, 1, room - used, in);
        used += got;
        if (got == 0) break;
    }
    if (ferror(in)) {
        *why = strerror(errno);
        free(bytes);
        return NULL;
    }
    *size = used;
    return bytes;
}

bool digits_load(const char *path, digits *d, char *error, size_t error_size) {
    memset(d, 0, sizeof *d);
    FILE *in = fopen(path, "rb");
    if (!in)
        return fail(error, error_size, "cannot open %s: %s (--data FILE says where the digits are)", path,
                    strerror(errno));
    size_t size = 0;
    const char *why = "";
    unsigned char *bytes = read_all(in, &size, &why);
    fclose(in);
    if (!bytes) return fail(error, error_size, "cannot read %s: %s", path, why);

    char text[200];
    bool ok = digits_parse(bytes, size, d, text, sizeof text);
    free(bytes);
    return ok || fail(error, error_size, "%s: %s", path, text);
}

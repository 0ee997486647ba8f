/* report.c - draws the picture of a training run and writes it as a PNG.
 *
 * There is no plotting library here on purpose: the example shall need nothing but libpng, and what a report needs of
 * one is little.  Everything that is not a plain rectangle goes the same way: a shape writes how much of each pixel it
 * covers into a mask (capsules, discs and rounded boxes know their distance to a pixel's centre, which gives smooth
 * edges for free), shapes that belong together take the larger coverage, and ink() then colours the mask once.  So a
 * curve made of a thousand short pieces has no darker spots where the pieces meet, whatever its opacity.
 *
 * The font follows from that.  A glyph is a few pen strokes on a small grid, straight or rounded, drawn with the same
 * capsules as the curves: legible at every size and weight, and ninety-five letters fit on a page (see "the font").
 *
 * The PNG is encoded in memory before the file is opened: a report that cannot be drawn leaves an older one alone.
 */
#include "report.h"

#include <errno.h>
#include <math.h>
#include <png.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PICTURE_WIDTH = 1800, PICTURE_HEIGHT = 1380, MARGIN = 48, GAP = 24, PAD = 32 };
enum { MOST_CLASSES = 64, MOST_TILES_ACROSS = 10 };

typedef uint32_t colour; /* 0xRRGGBB */
static const colour PAGE = 0xF4F5F7, CARD = 0xFFFFFF, BORDER = 0xE2E5EA, GRID = 0xEBEDF1, AXIS = 0xC3C9D2;
static const colour INK = 0x1E2733, SOFT = 0x667281, FAINT = 0xB4BBC6;
static const colour BLUE = 0x2F6DB5, ORANGE = 0xD9822B, GREEN = 0x2A8F7B, RED = 0xC4483A;
static const colour NIGHT = 0x1D3557, PAPER = 0xEEF1F5; /* the ink and the ground of the images */

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

/* ------------------------------------------------------------------------------------------------------ the canvas */

typedef struct canvas {
    int width, height;
    uint8_t *rgb;              /* height x width x 3 */
    uint8_t *mask;             /* height x width: coverage that no ink has been given yet */
    int left, top, right, low; /* the part of the mask that may not be zero: [left, right) x [top, low) */
} canvas;

static double clamp(double x, double low, double high) { return x < low ? low : x > high ? high : x; }

static colour mix(colour a, colour b, double t) {
    colour out = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
        double from = (double)(a >> shift & 255), to = (double)(b >> shift & 255);
        out |= (colour)(from + (to - from) * clamp(t, 0, 1) + 0.5) << shift;
    }
    return out;
}

static void blend(uint8_t *pixel, colour ink, int coverage) {
    for (int i = 0; i < 3; i++) {
        int to = (int)(ink >> (16 - 8 * i) & 255);
        pixel[i] = (uint8_t)((pixel[i] * (255 - coverage) + to * coverage + 127) / 255);
    }
}

/* Pixels that [x0, x1] x [y0, y1] touches, cut to the canvas and added to the dirty part; false if there are none. */
static bool reach(canvas *c, double x0, double y0, double x1, double y1, int box[4]) {
    if (!(x0 <= x1 && y0 <= y1)) return false; /* NaN too */
    box[0] = (int)floor(clamp(x0, 0, c->width));
    box[1] = (int)floor(clamp(y0, 0, c->height));
    box[2] = (int)ceil(clamp(x1, 0, c->width));
    box[3] = (int)ceil(clamp(y1, 0, c->height));
    if (box[0] >= box[2] || box[1] >= box[3]) return false;
    if (box[0] < c->left) c->left = box[0];
    if (box[1] < c->top) c->top = box[1];
    if (box[2] > c->right) c->right = box[2];
    if (box[3] > c->low) c->low = box[3];
    return true;
}

static void cover(canvas *c, int x, int y, double coverage) {
    uint8_t *m = &c->mask[(size_t)y * (size_t)c->width + (size_t)x];
    int value = (int)(255 * clamp(coverage, 0, 1) + 0.5);
    if (value > *m) *m = (uint8_t)value;
}

/* Colour what the shapes since the last ink() cover. */
static void ink(canvas *c, colour colour_, double opacity) {
    int alpha = (int)(256 * clamp(opacity, 0, 1) + 0.5);
    for (int y = c->top; y < c->low; y++) {
        uint8_t *m = &c->mask[(size_t)y * (size_t)c->width], *p = &c->rgb[3 * (size_t)y * (size_t)c->width];
        for (int x = c->left; x < c->right; x++)
            if (m[x]) {
                blend(p + 3 * (size_t)x, colour_, m[x] * alpha >> 8);
                m[x] = 0;
            }
    }
    c->left = c->width;
    c->top = c->height;
    c->right = c->low = 0;
}

/* Everything within `radius` of the line from a to b: a stroke with round ends. */
static void capsule(canvas *c, double ax, double ay, double bx, double by, double radius) {
    int box[4];
    double r = radius + 1, dx = bx - ax, dy = by - ay, length2 = dx * dx + dy * dy;
    if (!reach(c, fmin(ax, bx) - r, fmin(ay, by) - r, fmax(ax, bx) + r, fmax(ay, by) + r, box)) return;
    for (int y = box[1]; y < box[3]; y++)
        for (int x = box[0]; x < box[2]; x++) {
            double px = x + 0.5 - ax, py = y + 0.5 - ay;
            double t = length2 > 0 ? clamp((px * dx + py * dy) / length2, 0, 1) : 0;
            cover(c, x, y, radius + 0.5 - hypot(px - t * dx, py - t * dy));
        }
}

static void disc(canvas *c, double x, double y, double radius) { capsule(c, x, y, x, y, radius); }

static void rounded_box(canvas *c, double x0, double y0, double w, double h, double radius) {
    int box[4];
    if (!reach(c, x0, y0, x0 + w, y0 + h, box)) return;
    for (int y = box[1]; y < box[3]; y++)
        for (int x = box[0]; x < box[2]; x++) {
            double qx = fabs(x + 0.5 - x0 - w / 2) - w / 2 + radius, qy = fabs(y + 0.5 - y0 - h / 2) - h / 2 + radius;
            double outside = hypot(fmax(qx, 0), fmax(qy, 0)), inside = fmin(fmax(qx, qy), 0);
            cover(c, x, y, radius + 0.5 - outside - inside);
        }
}

/* A box on whole pixels, at once. */
static void fill(canvas *c, int x0, int y0, int w, int h, colour colour_) {
    for (int y = y0 < 0 ? 0 : y0; y < y0 + h && y < c->height; y++)
        for (int x = x0 < 0 ? 0 : x0; x < x0 + w && x < c->width; x++)
            blend(&c->rgb[3 * ((size_t)y * (size_t)c->width + (size_t)x)], colour_, 255);
}

/* -------------------------------------------------------------------------------------------------------- the font
 *
 * A glyph is strokes separated by spaces, a stroke is points, a point is two characters: x and y on a grid where the
 * capitals are 12 high ('0' is the top, 'c' the baseline, 'g' the deepest descender; '4' is the top of an x).  A stroke
 * of one point is a dot.  A stroke that begins with '~' is rounded: a quadratic B-spline, which starts at the first
 * point, ends at the last and touches the middle of every side between the others.  So a square with its corners as
 * control points is a round o.  Figures are all 7 wide so that columns of numbers line up. */

typedef struct glyph {
    uint32_t code;
    int width;
    const char *strokes;
} glyph;

static const glyph glyphs[] = {
    {' ', 2, ""},
    {'!', 0, "0008 0c"},
    {'"', 3, "0003 3033"},
    {'#', 8, "301c 705c 0484 0878"},
    {'$', 8, "~8381010686 8b0b09 404d"},
    {'%', 9, "~0201004044040200 811b ~5a58989c5c5a"},
    {'&', 8, "~8c14106064070c6c87"},
    {'\'', 0, "0003"},
    {'(', 3, "~30040a3e"},
    {')', 3, "~00343a0e"},
    {'*', 6, "3137 0266 0662"},
    {'+', 8, "434b 0787"},
    {',', 1, "1b0e"},
    {'-', 4, "0747"},
    {'.', 0, "0c"},
    {'/', 5, "500d"},
    {'0', 7, "~0600707c0c06"},
    {'1', 7, "1340 404c"},
    {'2', 7, "~030070760c0c 0c7c"},
    {'3', 7, "~0200606636 ~36767c0c0a"},
    {'4', 7, "5c500878"},
    {'5', 7, "601005 ~0524747c0c0a"},
    {'6', 7, "~60200408 ~0805757c0c08"},
    {'7', 7, "00702c"},
    {'8', 7, "~131060661613 ~0906767c0c09"},
    {'9', 7, "~747707007074 ~74785c1c"},
    {':', 0, "05 0c"},
    {';', 1, "15 1b0e"},
    {'<', 6, "63076b"},
    {'=', 7, "0575 0979"},
    {'>', 6, "03670b"},
    {'?', 6, "~030060653538 3c"},
    {'@', 10, "~8c0c00a0a97974 ~767434397976"},
    {'A', 8, "0c408c 1878"},
    {'B', 8, "000c ~003070763606 ~0646868c4c0c"},
    {'C', 8, "~8380000c8c89"},
    {'D', 8, "000c ~0030808c3c0c"},
    {'E', 7, "70000c7c 0656"},
    {'F', 7, "70000c 0656"},
    {'G', 8, "~8380000c8c87 8747"},
    {'H', 8, "000c 808c 0686"},
    {'I', 0, "000c"},
    {'J', 6, "~60686c0c09"},
    {'K', 8, "000c 7007 348c"},
    {'L', 6, "000c6c"},
    {'M', 8, "0c0047808c"},
    {'N', 8, "0c008c80"},
    {'O', 8, "~40808c0c0040"},
    {'P', 8, "000c ~004080874707"},
    {'Q', 8, "~40808c0c0040 599d"},
    {'R', 8, "000c ~004080874707 478c"},
    {'S', 8, "~83800006868c0c09"},
    {'T', 8, "0080 404c"},
    {'U', 8, "~00080c8c8880"},
    {'V', 8, "004c80"},
    {'W', 10, "002c538ca0"},
    {'X', 8, "008c 800c"},
    {'Y', 8, "004680 464c"},
    {'Z', 8, "00800c8c"},
    {'[', 3, "30000e3e"},
    {'\\', 5, "005d"},
    {']', 3, "00303e0e"},
    {'^', 6, "043064"},
    {'_', 7, "0e7e"},
    {'`', 2, "0023"},
    {'a', 6, "~6864040c6c68 646c"},
    {'b', 6, "000c ~0804646c0c08"},
    {'c', 6, "~6664040c6c6a"},
    {'d', 6, "606c ~6864040c6c68"},
    {'e', 6, "0868 ~6864040c6c6a"},
    {'f', 5, "~5020242c 0444"},
    {'g', 6, "~6864040c6c68 ~646c6g0g0f"},
    {'h', 6, "000c ~080464686c"},
    {'i', 0, "040c 00"},
    {'j', 3, "~343c3g0g 30"},
    {'k', 6, "000c 5409 276c"},
    {'l', 2, "~000a0c2c"},
    {'m', 10, "040c ~080454585c ~5854a4a8ac"},
    {'n', 6, "040c ~080464686c"},
    {'o', 6, "~0804646c0c08"},
    {'p', 6, "040g ~0804646c0c08"},
    {'q', 6, "646g ~6864040c6c68"},
    {'r', 4, "040c ~080444"},
    {'s', 6, "~65640408686c0c0b"},
    {'t', 5, "~212a2c5c 0454"},
    {'u', 6, "~04080c6c68 646c"},
    {'v', 6, "043c64"},
    {'w', 8, "042c456c84"},
    {'x', 6, "046c 640c"},
    {'y', 6, "043c 641g"},
    {'z', 6, "04640c6c"},
    {'{', 4, "~40202707 ~07272e4e"},
    {'|', 0, "000e"},
    {'}', 4, "~00202747 ~47272e0e"},
    {'~', 8, "~08246a86"},
    {0xB7, 0, "07"},
    {0xD7, 6, "046a 640a"},
    {0x2013, 6, "0767"},
    {0x2014, 10, "07a7"},
    {0x2026, 8, "0c 4c 8c"},
    {0x2192, 9, "0797 64976a"},
};

enum { CAP_UNITS = 12, LETTER_GAP = 4, SPACE_ADVANCE = 6, MOST_POINTS = 16, CURVE_PIECES = 8 };

static const glyph *glyph_of(uint32_t code) {
    static const glyph missing = {0, 8, "0080 808c 8c0c 0c00"};
    for (size_t i = 0; i < sizeof glyphs / sizeof glyphs[0]; i++)
        if (glyphs[i].code == code) return &glyphs[i];
    return &missing;
}

/* The next character of UTF-8 text; a malformed byte counts as one unknown character. */
static uint32_t next_code(const char **text) {
    const unsigned char *p = (const unsigned char *)*text;
    int more = p[0] < 0x80 ? 0 : (p[0] & 0xE0) == 0xC0 ? 1 : (p[0] & 0xF0) == 0xE0 ? 2 : (p[0] & 0xF8) == 0xF0 ? 3 : -1;
    uint32_t code = more <= 0 ? p[0] : p[0] & (0x3FU >> more);
    for (int i = 1; i <= more; i++) {
        if ((p[i] & 0xC0) != 0x80) {
            more = -1; /* this also stops at the end of the text */
            break;
        }
        code = code << 6 | (p[i] & 0x3F);
    }
    *text += more < 0 ? 1 : more + 1;
    return more < 0 ? 0xFFFD : code;
}

static double advance_of(uint32_t code) { return code == ' ' ? SPACE_ADVANCE : glyph_of(code)->width + LETTER_GAP; }

static double text_width(double size, const char *text) {
    double units = 0;
    while (*text) units += advance_of(next_code(&text));
    return units > 0 ? (units - LETTER_GAP) * size / CAP_UNITS : 0;
}

static int grid_value(char c) { return c >= 'a' ? c - 'a' + 10 : c - '0'; }

/* Where glyphs land: grid (x, y) goes to (ox + ux * x + vx * y, oy + uy * x + vy * y). */
typedef struct placing {
    double ox, oy, ux, uy, vx, vy, radius;
} placing;

static void pen(canvas *c, const placing *p, const double *from, const double *to) {
    capsule(c, p->ox + p->ux * from[0] + p->vx * from[1], p->oy + p->uy * from[0] + p->vy * from[1],
            p->ox + p->ux * to[0] + p->vx * to[1], p->oy + p->uy * to[0] + p->vy * to[1], p->radius);
}

static void stroke(canvas *c, const placing *p, const double (*point)[2], int count, bool rounded) {
    if (count == 1) { /* a dot as wide as the pen looks too small beside strokes */
        placing dot = *p;
        dot.radius *= 1.3;
        pen(c, &dot, point[0], point[0]);
    }
    if (!rounded || count < 3) {
        for (int i = 0; i + 1 < count; i++) pen(c, p, point[i], point[i + 1]);
        return;
    }
    double last[2] = {point[0][0], point[0][1]};
    for (int i = 1; i + 1 < count; i++) { /* one parabola per inner control point */
        double start[2] = {last[0], last[1]}, end[2];
        for (int k = 0; k < 2; k++) end[k] = i + 2 == count ? point[i + 1][k] : (point[i][k] + point[i + 1][k]) / 2;
        for (int j = 1; j <= CURVE_PIECES; j++) {
            double t = (double)j / CURVE_PIECES, s = 1 - t, at[2];
            for (int k = 0; k < 2; k++) at[k] = s * s * start[k] + 2 * s * t * point[i][k] + t * t * end[k];
            pen(c, p, last, at);
            last[0] = at[0];
            last[1] = at[1];
        }
    }
}

static void draw_glyph(canvas *c, const placing *p, const char *strokes) {
    while (*strokes) {
        double point[MOST_POINTS][2];
        int count = 0;
        bool rounded = *strokes == '~';
        strokes += rounded;
        for (; strokes[0] && strokes[0] != ' ' && count < MOST_POINTS; strokes += 2, count++) {
            point[count][0] = grid_value(strokes[0]);
            point[count][1] = grid_value(strokes[1]);
        }
        stroke(c, p, (const double(*)[2])point, count, rounded);
        strokes += *strokes == ' ';
    }
}

typedef enum weight { LIGHT, REGULAR, BOLD } weight;
typedef enum align { LEFT, CENTER, RIGHT } align;

/* `size` is the height of the capitals; (x, y) is the left end, middle or right end of the baseline. Upward text reads
 * from low to high. Returns the width. */
static double write_text(canvas *c, double x, double y, double size, weight w, align a, bool upward, colour colour_,
                         const char *text) {
    static const double thickness[] = {0.105, 0.125, 0.175};
    double scale = size / CAP_UNITS, width = text_width(size, text),
           start = a == LEFT     ? 0
                   : a == CENTER ? width / 2
                                 : width;
    placing p = {x - start, y - size, scale, 0, 0, scale, fmax(0.6, size * thickness[w] / 2)};
    if (upward) p = (placing){x - size, y + start, 0, -scale, scale, 0, p.radius};
    while (*text) {
        uint32_t code = next_code(&text);
        draw_glyph(c, &p, glyph_of(code)->strokes);
        p.ox += p.ux * advance_of(code);
        p.oy += p.uy * advance_of(code);
    }
    ink(c, colour_, 1);
    return width;
}

static double label(canvas *c, double x, double y, double size, align a, colour colour_, const char *text) {
    return write_text(c, x, y, size, REGULAR, a, false, colour_, text);
}

/* Text cut to `room` with an ellipsis. */
static void label_within(canvas *c, double x, double y, double size, weight w, colour colour_, double room,
                         const char *text) {
    char cut[512];
    size_t used = 0;
    if (text_width(size, text) <= room) {
        write_text(c, x, y, size, w, LEFT, false, colour_, text);
        return;
    }
    for (const char *p = text; *p;) {
        const char *from = p;
        next_code(&p);
        size_t bytes = (size_t)(p - from);
        if (used + bytes + sizeof "\u2026" > sizeof cut) break;
        memcpy(cut + used, from, bytes);
        memcpy(cut + used + bytes, "\u2026", sizeof "\u2026");
        if (text_width(size, cut) > room) {
            memcpy(cut + used, "\u2026", sizeof "\u2026");
            break;
        }
        used += bytes;
    }
    write_text(c, x, y, size, w, LEFT, false, colour_, used ? cut : "");
}

/* -------------------------------------------------------------------------------------------------------- the axes */

typedef struct box {
    int x, y, w, h;
} box;

static box card(canvas *c, box b, const char *title, const char *note) {
    rounded_box(c, b.x, b.y, b.w, b.h, 14);
    ink(c, BORDER, 1);
    rounded_box(c, b.x + 1.5, b.y + 1.5, b.w - 3, b.h - 3, 12.5);
    ink(c, CARD, 1);
    write_text(c, b.x + PAD, b.y + 46, 17, BOLD, LEFT, false, INK, title);
    if (note && *note) label_within(c, b.x + PAD, b.y + 73, 12, REGULAR, SOFT, b.w - 2 * PAD, note);
    return (box){b.x + PAD, b.y + 96, b.w - 2 * PAD, b.h - 96 - PAD};
}

/* The smallest of 1, 2, 5 times a power of ten that cuts `span` into at most `most` parts. */
static double nice_step(double span, int most) {
    double least = span / most, power = pow(10, floor(log10(least)));
    for (int i = 0; i < 3; i++) {
        static const double multiple[] = {1, 2, 5};
        if (multiple[i] * power >= least * (1 - 1e-9)) return multiple[i] * power;
    }
    return 10 * power;
}

/* A number as an axis of this step writes it. */
static void format_tick(char text[32], double value, double step) {
    int decimals = step >= 1 ? 0 : (int)ceil(-log10(step) - 1e-9);
    if (fabs(value) < step * 1e-6) value = 0;
    if (fabs(value) >= 1e6 || decimals > 5)
        snprintf(text, 32, "%.2g", value);
    else
        snprintf(text, 32, "%.*f", decimals, value);
}

typedef struct plot {
    box at;           /* the inside of the axes */
    double x_end;     /* x runs from 0 to x_end (epochs) */
    double low, high; /* y; of log10(y) if `logarithmic` */
    bool logarithmic;
} plot;

static double plot_x(const plot *p, double x) { return p->at.x + p->at.w * x / p->x_end; }

static double plot_y(const plot *p, double y) {
    double v = p->logarithmic ? log10(y) : y;
    return p->at.y + p->at.h * (1 - (v - p->low) / (p->high - p->low));
}

/* The bound keeps differences of what is drawn finite; a loss beyond it has nothing left to show. */
static bool drawable(const plot *p, double y) { return fabs(y) < 1e30 && (!p->logarithmic || y > 1e-30); }

static void grid_line(canvas *c, const plot *p, double y, const char *text) {
    int row = (int)lround(plot_y(p, y));
    fill(c, p->at.x, row, p->at.w, 1, GRID);
    label(c, p->at.x - 12, row + 6, 11.5, RIGHT, SOFT, text);
}

static void x_axis(canvas *c, const plot *p) {
    double step = fmax(1, nice_step(p->x_end, p->at.w / 90));
    fill(c, p->at.x, p->at.y + p->at.h, p->at.w, 2, AXIS);
    for (int64_t i = 0; (double)i * step <= p->x_end * (1 + 1e-9); i++) {
        char text[32];
        int column = (int)lround(plot_x(p, (double)i * step));
        format_tick(text, (double)i * step, step);
        fill(c, column - (column > p->at.x), p->at.y + p->at.h, 2, 8, AXIS);
        label(c, column, p->at.y + p->at.h + 27, 11.5, CENTER, SOFT, text);
    }
    label(c, p->at.x + p->at.w / 2.0, p->at.y + p->at.h + 52, 11.5, CENTER, SOFT, "epoch");
}

/* Points (x, y) as one curve; it has gaps where y cannot be drawn, and a lone point between two gaps is a dot. */
typedef struct trace {
    bool down;
    double x, y, radius;
} trace;

static void trace_to(canvas *c, trace *t, bool visible, double x, double y) {
    if (visible) {
        if (!t->down) t->x = x, t->y = y;
        capsule(c, t->x, t->y, x, y, t->radius);
    }
    t->down = visible;
    t->x = x;
    t->y = y;
}

/* A curve of any number of points. Where several share a column of pixels, what can be seen of them is how low and how
 * high they reach, so that is what is drawn: a million steps take no longer than a thousand. */
static void curve(canvas *c, const plot *p, const double *y, int64_t count, double per_unit, double radius) {
    trace t = {.radius = radius};
    for (int64_t i = 0; i < count;) {
        double x = plot_x(p, (double)(i + 1) / per_unit), column = floor(x), low = 0, high = 0, end = 0;
        int64_t first = i, seen = 0;
        for (; i < count && floor(plot_x(p, (double)(i + 1) / per_unit)) == column; i++) {
            if (!drawable(p, y[i])) continue;
            end = plot_y(p, y[i]);
            if (!seen++) {
                trace_to(c, &t, true, x, end);
                low = high = end;
            }
            low = fmin(low, end);
            high = fmax(high, end);
        }
        if (!seen) {
            trace_to(c, &t, false, x, 0);
        } else if (i - first > 1) {
            trace_to(c, &t, true, x, low);
            trace_to(c, &t, true, x, high);
            trace_to(c, &t, true, x, end);
        }
    }
}

static void legend_entry(canvas *c, double *right, double y, colour colour_, double opacity, const char *text) {
    *right -= label(c, *right, y, 12, RIGHT, SOFT, text) + 10;
    capsule(c, *right - 22, y - 6, *right, y - 6, 2.5);
    ink(c, colour_, opacity);
    *right -= 22 + 26;
}

/* ------------------------------------------------------------------------------------------------- the four parts */

static void include(double *low, double *high, const plot *p, const double *y, int64_t count) {
    for (int64_t i = 0; i < count; i++)
        if (drawable(p, y[i])) {
            *low = fmin(*low, y[i]);
            *high = fmax(*high, y[i]);
        }
}

/* The mean of up to `half` neighbours on each side, gaps left out. The window is centred, so that it does not lag
 * behind a falling loss; near the start it shrinks on both sides (there the loss falls fastest), at the end only on the
 * far one. */
static double *smoothed(const double *y, int64_t count, int64_t half) {
    double *out = malloc((size_t)count * sizeof *out), sum = 0;
    int64_t low = 0, high = 0, seen = 0; /* the window so far: [low, high) */
    for (int64_t i = 0; out && i < count; i++) {
        int64_t reach_ = half < i ? half : i;
        for (; high <= i + reach_ && high < count; high++)
            if (isfinite(y[high])) sum += y[high], seen++;
        for (; low < i - reach_; low++)
            if (isfinite(y[low])) sum -= y[low], seen--;
        out[i] = isfinite(y[i]) ? sum / (double)seen : NAN;
    }
    return out;
}

/* The last value that can be drawn, or NaN. */
static double last_of(const plot *p, const double *y, int64_t count) {
    for (int64_t i = count - 1; i >= 0; i--)
        if (drawable(p, y[i])) return y[i];
    return NAN;
}

static void loss_axis(canvas *c, plot *p, double low, double high) {
    char text[32];
    if (p->logarithmic) {
        p->low = log10(low);
        p->high = log10(high);
        double room = fmax(0.05, 0.04 * (p->high - p->low));
        p->low -= room;
        p->high += room;
        double decades = p->high - p->low;
        for (int e = (int)floor(p->low); e <= (int)ceil(p->high); e++)
            for (int i = 0; i < 3; i++) {
                static const double multiple[] = {1, 2, 5};
                double v = multiple[i] * pow(10, e);
                if ((i && decades > 3) || log10(v) < p->low || log10(v) > p->high) continue;
                if (e % ((int)(decades / 10) + 1)) continue; /* hundreds of decades: few of them */
                bool plain = e >= -4 && e < 6;
                snprintf(text, sizeof text, plain ? "%.*f" : "%.*e", plain && e < 0 ? -e : 0, v);
                grid_line(c, p, v, text);
            }
        return;
    }
    if (low >= 0 && low < 0.6 * high) low = 0;     /* a loss is read against zero unless that hides it */
    if (high - low <= fabs(high) * 1e-9 + 1e-30) { /* flat */
        double around = fmax(fabs(high) * 0.1, 1e-3);
        low -= around;
        high += around;
    }
    double step = nice_step(high - low, 6);
    p->low = floor(low / step + 1e-9) * step;
    p->high = fmax(ceil(high / step - 1e-9) * step, p->low + step);
    for (int i = 0; i <= (int)lround((p->high - p->low) / step); i++) {
        format_tick(text, p->low + i * step, step);
        grid_line(c, p, p->low + i * step, text);
    }
}

static void end_label(canvas *c, double x, double y, colour colour_, double value) {
    char text[32];
    snprintf(text, sizeof text, fabs(value) >= 1e-3 && fabs(value) < 1e3 ? "%.3f" : "%.1e", value);
    write_text(c, x, y, 12.5, BOLD, LEFT, false, colour_, text);
}

static bool draw_loss(canvas *c, box b, const report *r, double x_end) {
    int64_t twelfth = r->train_loss_count / 12, span = r->steps_per_epoch < twelfth ? r->steps_per_epoch : twelfth;
    bool noisy = span >= 3, held_out = r->test_loss && r->epochs > 0;
    box in = card(c, b, "Loss", r->log_loss ? "cross-entropy, logarithmic" : "cross-entropy");
    plot p = {.at = {in.x + 52, in.y + 4, in.w - 52 - 76, in.h - 50}, .x_end = x_end, .logarithmic = r->log_loss};
    double low = INFINITY, high = -INFINITY;
    include(&low, &high, &p, r->train_loss, r->train_loss_count);
    if (held_out) include(&low, &high, &p, r->test_loss, r->epochs);
    if (!(low <= high)) {
        label(c, in.x + in.w / 2.0, in.y + in.h / 2.0, 14, CENTER, SOFT, "no loss was recorded");
        return true;
    }
    loss_axis(c, &p, low, high);
    x_axis(c, &p);

    double per_epoch = (double)r->steps_per_epoch, train_end = last_of(&p, r->train_loss, r->train_loss_count);
    if (noisy) {
        double *mean = smoothed(r->train_loss, r->train_loss_count, span / 3);
        if (!mean) return false;
        curve(c, &p, r->train_loss, r->train_loss_count, per_epoch, 0.7);
        ink(c, BLUE, 0.3);
        curve(c, &p, mean, r->train_loss_count, per_epoch, 1.6);
        ink(c, BLUE, 1);
        train_end = last_of(&p, mean, r->train_loss_count);
        free(mean);
    } else {
        curve(c, &p, r->train_loss, r->train_loss_count, per_epoch, 1.6);
        ink(c, BLUE, 1);
    }
    double test_end = NAN;
    if (held_out) {
        curve(c, &p, r->test_loss, r->epochs, 1, 1.6);
        ink(c, ORANGE, 1);
        test_end = last_of(&p, r->test_loss, r->epochs);
    }

    double x = p.at.x + p.at.w + 12, train_y = 0, test_y = 0;
    if (!isnan(train_end)) train_y = plot_y(&p, train_end) + 6;
    if (!isnan(test_end)) test_y = plot_y(&p, test_end) + 6;
    if (!isnan(train_end) && !isnan(test_end) && fabs(train_y - test_y) < 22) { /* apart, and above the axis */
        double middle = fmin((train_y + test_y) / 2, p.at.y + p.at.h - 8), up = test_y <= train_y ? -11 : 11;
        test_y = middle + up;
        train_y = middle - up;
    }
    if (!isnan(train_end)) end_label(c, x, train_y, BLUE, train_end);
    if (!isnan(test_end)) end_label(c, x, test_y, ORANGE, test_end);

    double right = b.x + b.w - PAD;
    if (held_out) legend_entry(c, &right, b.y + 46, ORANGE, 1, "held out");
    if (r->train_loss_count > 0)
        legend_entry(c, &right, b.y + 46, BLUE, 1, noisy ? "training, running mean" : "training");
    if (noisy) legend_entry(c, &right, b.y + 46, BLUE, 0.35, "training, each step");
    return true;
}

static void draw_accuracy(canvas *c, box b, const report *r, double x_end) {
    box in = card(c, b, "Accuracy", "on the held-out images after each epoch");
    plot p = {.at = {in.x + 58, in.y + 4, in.w - 58 - 76, in.h - 50}, .x_end = x_end};
    double low = INFINITY, high = -INFINITY;
    if (r->test_accuracy) include(&low, &high, &p, r->test_accuracy, r->epochs);
    if (!(low <= high)) {
        label(c, in.x + in.w / 2.0, in.y + in.h / 2.0, 14, CENTER, SOFT, "no accuracy was recorded");
        return;
    }
    low = clamp(low, 0, 1);
    double step = nice_step(fmax(1 - low, 0.02), 5);
    p.high = 1;
    p.low = fmax(0, 1 - step * ceil((1 - low + 0.15 * step) / step));
    for (int i = 0; 1 - i * step >= p.low - 1e-9; i++) {
        char text[32], number[32];
        format_tick(number, 100 * (1 - i * step), 100 * step);
        snprintf(text, sizeof text, "%.28s%%", number);
        grid_line(c, &p, 1 - i * step, text);
    }
    x_axis(c, &p);

    curve(c, &p, r->test_accuracy, r->epochs, 1, 1.6);
    int64_t best = -1;
    for (int64_t e = 0; e < r->epochs; e++) {
        if (!drawable(&p, r->test_accuracy[e])) continue;
        if (best < 0 || r->test_accuracy[e] > r->test_accuracy[best]) best = e;
        if (p.at.w / p.x_end >= 12) disc(c, plot_x(&p, (double)e + 1), plot_y(&p, r->test_accuracy[e]), 3.6);
    }
    ink(c, GREEN, 1);

    double x = plot_x(&p, (double)best + 1), y = plot_y(&p, r->test_accuracy[best]),
           last = last_of(&p, r->test_accuracy, r->epochs);
    char text[64];
    disc(c, x, y, 7);
    ink(c, GREEN, 1);
    disc(c, x, y, 4);
    ink(c, CARD, 1);
    snprintf(text, sizeof text, "%.1f%%", 100 * last);
    write_text(c, p.at.x + p.at.w + 12, plot_y(&p, last) + 6, 12.5, BOLD, LEFT, false, GREEN, text);
    snprintf(text, sizeof text, "best %.2f%% in epoch %lld", 100 * r->test_accuracy[best], (long long)best + 1);
    label(c, b.x + b.w - PAD, b.y + 46, 12, RIGHT, GREEN, text);
}

static const char *class_name(const report *r, int64_t k, char number[24]) {
    if (r->class_names && r->class_names[k]) return r->class_names[k];
    snprintf(number, 24, "%lld", (long long)k);
    return number;
}

/* The text size, made smaller where the text would be wider than `room`. */
static double fitting(double size, const char *text, double room) {
    double width = text_width(size, text);
    return width > room ? size * room / width : size;
}

static void draw_confusion(canvas *c, box b, const report *r, const int64_t *counts) {
    int n = (int)r->classes;
    box in = card(c, b, "Confusion matrix", "how many held-out images of each class were taken for which");
    char text[32];
    double longest = 16;
    for (int k = 0; k < n; k++) longest = fmax(longest, text_width(13, class_name(r, k, text)));
    longest = fmin(longest, 120);
    int beside = 42 + (int)longest, left = in.x + beside, top = in.y + 46;
    int room = in.w - beside - 72 < in.h - 40 ? in.w - beside - 72 : in.h - 40;
    int pitch = room / n, cell = pitch > 12 ? pitch - 3 : pitch > 5 ? pitch - 1 : pitch;
    double size = clamp(pitch * 0.25, 6, 13);
    bool words = pitch >= 22;

    label(c, left + n * pitch / 2.0, in.y + 8, 11.5, CENTER, SOFT, "predicted");
    write_text(c, in.x + 10, top + n * pitch / 2.0, 11.5, REGULAR, CENTER, true, SOFT, "true");
    if (words) label(c, left + n * pitch + 66, in.y + 34, 11.5, RIGHT, SOFT, "recall");
    for (int row = 0; row < n; row++) {
        int64_t all = 0;
        for (int k = 0; k < n; k++) all += counts[row * n + k];
        double middle = top + row * pitch + cell / 2.0;
        if (words) {
            const char *name = class_name(r, row, text);
            double fit = fitting(size, name, longest);
            label(c, left - 12, middle + fit / 2, fit, RIGHT, INK, name);
            label(c, left + row * pitch + cell / 2.0, in.y + 34, fitting(size, name, cell - 2), CENTER, INK, name);
            if (all > 0)
                snprintf(text, sizeof text, "%.1f%%", 100 * (double)counts[row * n + row] / (double)all);
            else
                snprintf(text, sizeof text, "\u2013");
            label(c, left + n * pitch + 66, middle + size / 2, fmin(size, 11.5), RIGHT, SOFT, text);
        }
        for (int k = 0; k < n; k++) {
            int64_t count = counts[row * n + k];
            double share = all > 0 ? (double)count / (double)all : 0, x = left + k * pitch;
            /* A single mistake must be seen beside forty right answers: mistakes have their own colour, and start pale
             * but not invisible. */
            double heat = 0.22 + 2.2 * share;
            colour paint = mix(CARD, GRID, 0.6);
            if (k == row)
                paint = mix(mix(CARD, BLUE, 0.12), BLUE, share);
            else if (count)
                paint = mix(CARD, RED, heat);
            rounded_box(c, x, top + row * pitch, cell, cell, pitch > 12 ? 5 : 0);
            ink(c, paint, 1);
            if (!words) continue;
            snprintf(text, sizeof text, "%lld", (long long)count);
            double fit = fitting(size, text, cell - 6);
            bool dark = k == row ? share > 0.5 : heat > 0.62;
            write_text(c, x + cell / 2.0, middle + fit / 2, fit, count ? BOLD : LIGHT, CENTER, false,
                       !count ? FAINT
                       : dark ? CARD
                              : INK,
                       text);
        }
    }
}

static void draw_digit(canvas *c, double x0, double y0, int side, const report *r, int64_t index) {
    int64_t h = r->image_height, w = r->image_width, larger = h > w ? h : w;
    const float *image = r->test_images + index * h * w;
    int pad = side / 14, inner = side - 2 * pad, pixel = (int)(inner / larger);
    rounded_box(c, x0, y0, side, side, 8);
    ink(c, PAPER, 1);
    if (pixel >= 1) { /* whole screen pixels per image pixel, so that all are equally large */
        int x1 = (int)x0 + (int)(side - pixel * w) / 2, y1 = (int)y0 + (int)(side - pixel * h) / 2;
        for (int64_t y = 0; y < h; y++)
            for (int64_t x = 0; x < w; x++) {
                double v = image[y * w + x];
                fill(c, x1 + (int)x * pixel, y1 + (int)y * pixel, pixel, pixel, mix(PAPER, NIGHT, v > 0 ? v : 0));
            }
        return;
    }
    for (int y = 0; y < inner; y++) /* images larger than their tile: the nearest pixel */
        for (int x = 0; x < inner; x++) {
            int64_t iy = y * larger / inner - (larger - h) / 2, ix = x * larger / inner - (larger - w) / 2;
            double v = iy >= 0 && iy < h && ix >= 0 && ix < w ? image[iy * w + ix] : 0;
            fill(c, (int)x0 + pad + x, (int)y0 + pad + y, 1, 1, mix(PAPER, NIGHT, v > 0 ? v : 0));
        }
}

static void draw_mistakes(canvas *c, box b, const report *r, int64_t wrong) {
    enum { CAPTION = 38, APART = 22, FEWEST_ACROSS = 4 };
    box in = {b.x + PAD, b.y + 96, b.w - 2 * PAD, b.h - 96 - PAD};
    int across = FEWEST_ACROSS, rows = 0, side = 0;
    for (;; across++) { /* the largest tiles that all fit */
        side = (in.w - (across - 1) * APART) / across;
        rows = (in.h + APART) / (side + CAPTION + APART);
        if ((int64_t)rows * across >= wrong || across == MOST_TILES_ACROSS) break;
    }
    int64_t shown = wrong < (int64_t)rows * across ? wrong : (int64_t)rows * across;
    char note[160], name[24];
    if (shown < wrong)
        snprintf(note, sizeof note, "%lld of %lld held-out images, the first %lld of them shown: true → predicted",
                 (long long)wrong, (long long)r->test_count, (long long)shown);
    else if (wrong > 0)
        snprintf(note, sizeof note, "%lld of %lld held-out images: true → predicted", (long long)wrong,
                 (long long)r->test_count);
    else
        snprintf(note, sizeof note, "of %lld held-out images", (long long)r->test_count);
    card(c, b, "Misclassified", note);
    if (wrong == 0) {
        label(c, in.x + in.w / 2.0, in.y + in.h / 2.0, 16, CENTER, r->test_count ? GREEN : SOFT,
              r->test_count ? "none: every one was recognized" : "no held-out images");
        return;
    }

    int64_t tile = 0;
    for (int64_t i = 0; i < r->test_count && tile < shown; i++) {
        if (r->test_labels[i] == r->test_predictions[i]) continue;
        int x = in.x + (int)(tile % across) * (side + APART),
            y = in.y + (int)(tile / across) * (side + CAPTION + APART);
        tile++;
        draw_digit(c, x, y, side, r, i);
        double size = clamp(side / 9.0, 10, 15), gap = size * 0.8, arrow = text_width(size, "→");
        char other[24];
        const char *truth = class_name(r, r->test_labels[i], name),
                   *taken = class_name(r, r->test_predictions[i], other);
        double widths = text_width(size, truth) + text_width(size, taken) + arrow + 2 * gap;
        if (widths > side) { /* long class names */
            size *= side / widths, gap *= side / widths, arrow = text_width(size, "→");
            widths = side;
        }
        double at = x + (side - widths) / 2, base = y + side + 14 + size;
        at += write_text(c, at, base, size, BOLD, LEFT, false, INK, truth) + gap;
        label(c, at, base, size, LEFT, FAINT, "→");
        write_text(c, at + arrow + gap, base, size, BOLD, LEFT, false, RED, taken);
    }
}

static void headline(canvas *c, double right, const char *value, const char *what, colour colour_) {
    write_text(c, right, MARGIN + 34, 26, BOLD, RIGHT, false, colour_, value);
    label(c, right, MARGIN + 64, 12, RIGHT, SOFT, what);
}

static bool draw(canvas *c, const report *r, const int64_t *counts, int64_t wrong) {
    char text[64];
    double right = PICTURE_WIDTH - MARGIN;
    fill(c, 0, 0, c->width, c->height, PAGE);
    if (r->test_count > 0) {
        snprintf(text, sizeof text, "%.2f%%", 100 * (double)(r->test_count - wrong) / (double)r->test_count);
        headline(c, right, text, "held-out accuracy", GREEN);
        right -= 220;
        snprintf(text, sizeof text, "%lld / %lld", (long long)wrong, (long long)r->test_count);
        headline(c, right, text, "mistakes", wrong ? RED : GREEN);
        right -= 220;
    }
    label_within(c, MARGIN, MARGIN + 34, 26, BOLD, INK, right - MARGIN - GAP, r->title ? r->title : "Training report");
    if (r->subtitle) label_within(c, MARGIN, MARGIN + 64, 13, REGULAR, SOFT, right - MARGIN - GAP, r->subtitle);

    double x_end = fmax((double)r->epochs, (double)r->train_loss_count / (double)r->steps_per_epoch);
    if (!(x_end > 0)) x_end = 1;
    enum {
        TOP = MARGIN + 94,
        FIRST_ROW = 510,
        WIDTH = PICTURE_WIDTH - 2 * MARGIN,
        LOSS_WIDTH = 1010,
        MATRIX_WIDTH = 690
    };
    enum { SECOND_TOP = TOP + FIRST_ROW + GAP, SECOND_ROW = PICTURE_HEIGHT - MARGIN - SECOND_TOP };
    if (!draw_loss(c, (box){MARGIN, TOP, LOSS_WIDTH, FIRST_ROW}, r, x_end)) return false;
    draw_accuracy(c, (box){MARGIN + LOSS_WIDTH + GAP, TOP, WIDTH - LOSS_WIDTH - GAP, FIRST_ROW}, r, x_end);
    draw_confusion(c, (box){MARGIN, SECOND_TOP, MATRIX_WIDTH, SECOND_ROW}, r, counts);
    draw_mistakes(c, (box){MARGIN + MATRIX_WIDTH + GAP, SECOND_TOP, WIDTH - MATRIX_WIDTH - GAP, SECOND_ROW}, r, wrong);
    return true;
}

/* --------------------------------------------------------------------------------------------------------- the PNG */

typedef struct sink {
    unsigned char *bytes;
    size_t used, room;
    jmp_buf out;
    char message[128];
} sink;

static void on_error(png_structp png, png_const_charp message) {
    sink *s = png_get_error_ptr(png);
    snprintf(s->message, sizeof s->message, "%s", message);
    longjmp(s->out, 1);
}

static void on_warning(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static void on_write(png_structp png, png_bytep data, size_t size) {
    sink *s = png_get_io_ptr(png);
    if (size > s->room - s->used) {
        size_t room = (s->room + size) * 2;
        unsigned char *larger = realloc(s->bytes, room);
        if (!larger) png_error(png, "out of memory");
        s->bytes = larger;
        s->room = room;
    }
    memcpy(s->bytes + s->used, data, size);
    s->used += size;
}

static void on_flush(png_structp png) { (void)png; }

/* All that is live across the longjmp is in *s and *c, so no local variable can come back with an old value. */
static bool encode(sink *s, const canvas *c) {
    png_structp volatile png = png_create_write_struct(PNG_LIBPNG_VER_STRING, s, on_error, on_warning);
    png_infop volatile info = png ? png_create_info_struct(png) : NULL;
    png_structp destroy_png = png;
    png_infop destroy_info = info;
    if (!info || setjmp(s->out)) {
        if (!s->message[0]) snprintf(s->message, sizeof s->message, "out of memory");
        destroy_png = png;
        destroy_info = info;
        png_destroy_write_struct(&destroy_png, &destroy_info);
        return false;
    }
    png_set_write_fn(png, s, on_write, on_flush);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE); /* flat colours: filters only make them larger */
    png_set_IHDR(png, info, (png_uint_32)c->width, (png_uint_32)c->height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_write_info(png, info);
    for (int y = 0; y < c->height; y++) png_write_row(png, c->rgb + 3 * (size_t)y * (size_t)c->width);
    png_write_end(png, info);
    destroy_png = png;
    destroy_info = info;
    png_destroy_write_struct(&destroy_png, &destroy_info);
    return true;
}

static bool save(const char *path, const sink *s, char *error, size_t error_size) {
    FILE *out = fopen(path, "wb");
    if (!out) return fail(error, error_size, "cannot write %s: %s", path, strerror(errno));
    bool ok = fwrite(s->bytes, 1, s->used, out) == s->used;
    int why = errno;
    if (fclose(out) != 0 && ok) {
        ok = false;
        why = errno;
    }
    return ok || fail(error, error_size, "cannot write %s: %s", path, strerror(why));
}

static bool check(const report *r, char *error, size_t size) {
    if (r->train_loss_count < 0 || r->epochs < 0 || r->test_count < 0 || r->steps_per_epoch < 0)
        return fail(error, size, "a report cannot have a negative count");
    if (r->train_loss_count > 0 && !r->train_loss) return fail(error, size, "train_loss is missing");
    if (r->test_count == 0) return true;
    if (r->classes < 2 || r->classes > MOST_CLASSES)
        return fail(error, size, "a report can have 2 to %d classes, not %lld", MOST_CLASSES, (long long)r->classes);
    if (!r->test_images || !r->test_labels || !r->test_predictions)
        return fail(error, size, "test_images, test_labels or test_predictions is missing");
    if (r->image_height < 1 || r->image_height > 512 || r->image_width < 1 || r->image_width > 512)
        return fail(error, size, "images can have 1 to 512 rows and columns, not %lldx%lld", (long long)r->image_height,
                    (long long)r->image_width);
    for (int64_t i = 0; i < r->test_count; i++) {
        int64_t truth = r->test_labels[i], taken = r->test_predictions[i];
        if (truth < 0 || truth >= r->classes || taken < 0 || taken >= r->classes)
            return fail(error, size, "image %lld: label %lld, prediction %lld, but classes are 0..%lld", (long long)i,
                        (long long)truth, (long long)taken, (long long)r->classes - 1);
    }
    return true;
}

bool report_write_png(const char *path, const report *given, char *error, size_t error_size) {
    report r = *given;
    if (!check(&r, error, error_size)) return false;
    if (r.steps_per_epoch == 0) r.steps_per_epoch = 1;
    if (r.test_count == 0 && (r.classes < 2 || r.classes > MOST_CLASSES)) r.classes = 2;

    canvas c = {.width = PICTURE_WIDTH, .height = PICTURE_HEIGHT, .left = PICTURE_WIDTH, .top = PICTURE_HEIGHT};
    size_t pixels = (size_t)c.width * (size_t)c.height;
    int64_t *counts = calloc((size_t)(r.classes * r.classes), sizeof *counts), wrong = 0;
    sink s = {0};
    c.rgb = calloc(pixels, 3);
    c.mask = calloc(pixels, 1);
    bool ok = counts && c.rgb && c.mask;
    for (int64_t i = 0; ok && i < r.test_count; i++) {
        counts[r.test_labels[i] * r.classes + r.test_predictions[i]]++;
        wrong += r.test_labels[i] != r.test_predictions[i];
    }
    if (!ok || !draw(&c, &r, counts, wrong))
        ok = fail(error, error_size, "out of memory for a picture of %dx%d pixels", c.width, c.height);
    else if (!encode(&s, &c))
        ok = fail(error, error_size, "cannot encode %s: %s", path, s.message);
    else
        ok = save(path, &s, error, error_size);
    free(counts);
    free(c.rgb);
    free(c.mask);
    free(s.bytes);
    return ok;
}

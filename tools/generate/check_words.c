/* check_words.c - which constants a field of a row may be made of. To C all of them are ints, so `.forms = TORCH | METHOD` compiles and
 * says something else than what it reads. Here a row is looked at as text, as it stands in its file. */
#include <ctype.h>
#include <string.h>

#include "rows.h"

/* What the enumerations of rows.h have, by field; a function-like macro with what stands in its brackets. */
static const struct {
    const char *field, *words;
} constants[] = {
    {"in", "TORCH METHOD NN LINALG FFT SPECIAL C_ONLY INTERNAL"},
    {"inplace_in", "TORCH METHOD NN LINALG FFT SPECIAL"},
    {"forms", "FUNCTION INPLACE OUT SCALAR"},
    {"dtypes", "ARITH NOBOOL FLOAT FLOATING INTBOOL INT COMPARE LOGICAL WHERE KEEP KEEP_ALL"},
    {"dtype2", "INT32"},
    {"also", "UNSIGNED E5M2 E4M3FN FLOAT8 COMPLEX COMPLEX32 UNUSUAL"},
    {"out", "CONVERTS SAME ANYTHING BOOL_OR_BYTE FLOATING_ONLY LONG_ONLY"},
    {"out_with_number", "CONVERTS SAME ANYTHING BOOL_OR_BYTE FLOATING_ONLY LONG_ONLY"},
    {"out_error", "RUNTIME_ERROR TYPE_ERROR"},
    {"shares", "FREELY ELEMENTWISE SAME_OR_NONE NEVER_SHARED COPIED"},
    {"shares_later", "FREELY ELEMENTWISE SAME_OR_NONE NEVER_SHARED COPIED"},
    {"autocast", "ALL CUDA CUDA_CPU NONE LOWER F32 PROMOTE REFUSED ALONE"},
    {"differentiable", "NEVER IN_PLACE_ONLY NOT_IMPLEMENTED"},
    {"effects", "PURE RANDOM WAITS UNORDERED CHECKS"},
    {"traits",
     "MIXED_DEVICES UNIFORM LEAVES_INFERENCE PASSES_ON WRITABLE_PIECES OWN_LENGTHS UNNAMED REAL_RESULT FLIPS_CONJ "
     "FLIPS_NEG COPIES REAL_GRADIENT OPTIONAL OWN_LAYOUT NUMBERS_FOR_TENSORS WIDE_OUT CASTS_INSIDE "
     "ANY_SIZES UNTRACKED NUMPY_NAMES SELF_DTYPE CONVERTS_FIRST FACTOR_FIRST"},
    {"numbers", "ROUNDED TRUTH_OF_BOOL BYTE_OF_BYTE WIDE_FACTOR WIDE_WEIGHT NO_ZERO"},
    {"reduces", "ALL_DIMS DIMS DIMS_OR_NONE"},
    {"layout", "CONTIGUOUS"},
    {"saves", "INPUT INPUTS_FROM OUTPUT WHEN NOTHING"},
};
enum { CONSTANTS = sizeof constants / sizeof *constants };

static const char *past_text(const char *c) {
    for (c++; *c && *c != '"'; c++)
        if (*c == '\\' && c[1]) c++;
    return *c ? c + 1 : c;
}
/* The end of what a field is set to: the next comma outside of brackets and texts. */
static const char *value_end(const char *c) {
    for (int depth = 0; *c && (depth || *c != ',');) {
        depth += (*c == '(' || *c == '[' || *c == '{') - (*c == ')' || *c == ']' || *c == '}');
        c = *c == '"' ? past_text(c) : c + 1;
    }
    return c;
}

const char *row_words(const char *name, const char *text) {
    for (const char *c = text; *c; c = *c ? c + 1 : c) {
        const char *const end = value_end(c);
        while (*c == ' ') c++;
        const size_t n = *c == '.' ? strspn(c + 1, "abcdefghijklmnopqrstuvwxyz_0123456789") : 0;
        const char *words = NULL;
        for (int k = 0; k < CONSTANTS; k++)
            if (n && strlen(constants[k].field) == n && !strncmp(constants[k].field, c + 1, n))
                words = constants[k].words;
        const char *at = c + 1 + n;
        while (words && at < end) {
            char word[40];
            size_t length = 0;
            while (at + length < end && (isalnum((unsigned char)at[length]) || at[length] == '_')) length++;
            if (length && isdigit((unsigned char)*at)) { /* a number, with what follows it */
                at += length;
                continue;
            }
            if (length &&
                (snprintf(word, sizeof word, "%.*s", (int)length, at) != (int)length || !word_in(words, word)))
                return refuse("%s: '%s' is no constant of .%.*s", name, word, (int)n, c + 1);
            at += length ? length : 1;
        }
        c = end;
    }
    return NULL;
}

void words_nonsense(void) {
    char text[100];
    for (int k = 0; k < CONSTANTS; k++)
        for (int other = 0; other < CONSTANTS; other++)
            for (const char *w = constants[other].words; *w; w += strspn(w, " ")) {
                const size_t n = strcspn(w, " ");
                char word[40];
                snprintf(word, sizeof word, "%.*s", (int)n, w);
                w += n;
                if (word_in(constants[k].words, word)) continue;
                snprintf(text, sizeof text, ".doc = \"A, (b.\", .%s = {%.*s | %s}, .kind = 1", constants[k].field,
                         (int)strcspn(constants[k].words, " "), constants[k].words, word);
                expect_text_refused(text, word);
            }
}

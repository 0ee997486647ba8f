/* json.c - a strict reader of JSON in memory.
 *
 * The header of a file is read by its caller's expectations ("now an object, now a string"), so there is no tree and no
 * recursion: a hostile header can neither nest deeply nor make us allocate more than its own size. Everything RFC 8259
 * forbids is refused: control characters and bad UTF-8 in strings, lone surrogates, leading zeros, trailing commas. The
 * NUL character, which C strings cannot hold, is refused too. */
#include "io/json.h"

bool json_problem(json *j, const char *problem) {
    if (!j->problem) j->problem = problem;
    return false;
}

void json_begin(json *j, const char *text, size_t bytes) { *j = (json){text, text, text + bytes, NULL}; }

static void skip_space(json *j) {
    while (j->at < j->end && (*j->at == ' ' || *j->at == '\t' || *j->at == '\n' || *j->at == '\r')) j->at++;
}
char json_peek(json *j) {
    if (j->problem) return 0;
    skip_space(j);
    return j->at < j->end ? *j->at : 0;
}
bool json_take(json *j, char c) {
    if (j->problem || !c || json_peek(j) != c) return false;
    j->at++;
    return true;
}
bool json_expect(json *j, char c) {
    static const char *const texts[] = {"expected '{'", "expected '}'", "expected '['",
                                        "expected ']'", "expected ':'", "expected ','"};
    if (json_take(j, c)) return true;
    const char *known = "{}[]:,", *which = strchr(known, c);
    return json_problem(j, which ? texts[which - known] : "unexpected character");
}
bool json_finished(json *j) {
    if (j->problem) return false;
    skip_space(j);
    return j->at == j->end || json_problem(j, "text after the end of the object");
}

/* Length of the UTF-8 sequence at s (n bytes left), 0 if it is not one. */
static int utf8_length(const unsigned char *s, size_t n) {
    if (s[0] < 0x80) return 1;
    int len = s[0] >= 0xc2 && s[0] <= 0xdf ? 2 : (s[0] & 0xf0) == 0xe0 ? 3 : s[0] >= 0xf0 && s[0] <= 0xf4 ? 4 : 0;
    if (!len || (size_t)len > n) return 0;
    for (int i = 1; i < len; i++)
        if ((s[i] & 0xc0) != 0x80) return 0;
    if (s[0] == 0xe0 && s[1] < 0xa0) return 0; /* overlong */
    if (s[0] == 0xed && s[1] > 0x9f) return 0; /* surrogates */
    if (s[0] == 0xf0 && s[1] < 0x90) return 0; /* overlong */
    if (s[0] == 0xf4 && s[1] > 0x8f) return 0; /* beyond U+10FFFF */
    return len;
}
bool utf8_valid(const char *s, size_t n) {
    for (size_t i = 0; i < n;) {
        int len = utf8_length((const unsigned char *)s + i, n - i);
        if (!len) return false;
        i += (size_t)len;
    }
    return true;
}

static bool hex4(json *j, unsigned *value) {
    *value = 0;
    for (int i = 0; i < 4; i++) {
        if (j->at >= j->end) return json_problem(j, "a string that does not end");
        char c = *j->at;
        int digit = c >= '0' && c <= '9'   ? c - '0'
                    : c >= 'a' && c <= 'f' ? c - 'a' + 10
                    : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                           : -1;
        if (digit < 0) return json_problem(j, "a bad \\u escape");
        *value = *value << 4 | (unsigned)digit;
        j->at++;
    }
    return true;
}

static char *put_utf8(char *to, unsigned u) {
    if (u < 0x80)
        *to++ = (char)u;
    else if (u < 0x800)
        *to++ = (char)(0xc0 | u >> 6), *to++ = (char)(0x80 | (u & 0x3f));
    else if (u < 0x10000)
        *to++ = (char)(0xe0 | u >> 12), *to++ = (char)(0x80 | (u >> 6 & 0x3f)), *to++ = (char)(0x80 | (u & 0x3f));
    else
        *to++ = (char)(0xf0 | u >> 18), *to++ = (char)(0x80 | (u >> 12 & 0x3f)), *to++ = (char)(0x80 | (u >> 6 & 0x3f)),
        *to++ = (char)(0x80 | (u & 0x3f));
    return to;
}

/* After the backslash. */
static bool escape(json *j, char **to) {
    if (j->at >= j->end) return json_problem(j, "a string that does not end");
    static const char from[] = "\"\\/bfnrt", into[] = "\"\\/\b\f\n\r\t";
    char c = *j->at;
    const char *simple = c ? strchr(from, c) : NULL;
    if (simple) {
        *(*to)++ = into[simple - from];
        j->at++;
        return true;
    }
    if (c != 'u') return json_problem(j, "a bad escape");
    j->at++;
    unsigned u, low;
    if (!hex4(j, &u)) return false;
    if (u == 0) return json_problem(j, "a NUL character in a string");
    if (u >= 0xdc00 && u <= 0xdfff) return json_problem(j, "a lone surrogate");
    if (u >= 0xd800 && u <= 0xdbff) {
        if (j->end - j->at < 2 || j->at[0] != '\\' || j->at[1] != 'u') return json_problem(j, "a lone surrogate");
        j->at += 2;
        if (!hex4(j, &low)) return false;
        if (low < 0xdc00 || low > 0xdfff) return json_problem(j, "a lone surrogate");
        u = 0x10000 + ((u - 0xd800) << 10) + (low - 0xdc00);
    }
    *to = put_utf8(*to, u);
    return true;
}

char *json_string(json *j) {
    if (json_peek(j) != '"') {
        json_problem(j, "expected a string");
        return NULL;
    }
    j->at++;
    const char *stop = j->at; /* decoding never lengthens: the raw length is enough room */
    while (stop < j->end && *stop != '"') stop += *stop == '\\' && stop + 1 < j->end ? 2 : 1;
    if (stop >= j->end) {
        json_problem(j, "a string that does not end");
        return NULL;
    }
    char *text = base_alloc((size_t)(stop - j->at) + 1), *to = text;
    if (!text) {
        json_problem(j, "no memory");
        return NULL;
    }
    while (j->at < stop) {
        unsigned char c = (unsigned char)*j->at;
        if (c == '\\') {
            j->at++;
            if (!escape(j, &to)) goto bad;
        } else if (c < 0x20) {
            json_problem(j, "a control character in a string");
            goto bad;
        } else {
            int len = utf8_length((const unsigned char *)j->at, (size_t)(stop - j->at));
            if (!len) {
                json_problem(j, "text that is not UTF-8");
                goto bad;
            }
            memcpy(to, j->at, (size_t)len);
            to += len;
            j->at += len;
        }
    }
    j->at = stop + 1;
    *to = 0;
    return text;
bad:
    base_free(text);
    return NULL;
}

bool json_uint(json *j, uint64_t *value) {
    char c = json_peek(j);
    if (c < '0' || c > '9') return json_problem(j, "expected an unsigned integer");
    uint64_t v = 0;
    const char *first = j->at;
    for (; j->at < j->end && *j->at >= '0' && *j->at <= '9'; j->at++)
        if (__builtin_mul_overflow(v, (uint64_t)10, &v) || __builtin_add_overflow(v, (uint64_t)(*j->at - '0'), &v))
            return json_problem(j, "an integer that does not fit 64 bits");
    if (*first == '0' && j->at - first > 1) return json_problem(j, "an integer with leading zeros");
    if (j->at < j->end && (*j->at == '.' || *j->at == 'e' || *j->at == 'E'))
        return json_problem(j, "expected an unsigned integer");
    *value = v;
    return true;
}

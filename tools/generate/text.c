/* text.c - the files the generator writes. Each is written beside its place and put there only if its text changed. */
#include "rows.h"

#include <stdlib.h>
#include <string.h>

const char *root = ".";
bool text_hashed;
unsigned long long text_hash;
static char path[4096], fresh[4096 + 8];
static char *text;
static size_t length;

FILE *create(const char *name) {
    if (text_hashed) {
        FILE *f = open_memstream(&text, &length);
        if (!f) die("no memory");
        return f;
    }
    snprintf(path, sizeof path, "%s/%s", root, name);
    snprintf(fresh, sizeof fresh, "%s.new", path);
    FILE *f = fopen(fresh, "w");
    if (!f) die("cannot write %s", fresh);
    return f;
}

void finish(FILE *f) {
    if (text_hashed) {
        fclose(f);
        for (size_t i = 0; i < length; i++) text_hash = (text_hash ^ (unsigned char)text[i]) * 1099511628211ull;
        free(text);
        return;
    }
    if (fclose(f)) die("cannot write %s", fresh);
    FILE *a = fopen(fresh, "rb"), *b = fopen(path, "rb");
    bool same = a && b;
    while (same) {
        const int x = getc(a), y = getc(b);
        if (x != y) same = false;
        if (x == EOF) break;
    }
    if (a) fclose(a);
    if (b) fclose(b);
    if (same)
        remove(fresh);
    else if (rename(fresh, path))
        die("cannot rename %s", fresh);
}

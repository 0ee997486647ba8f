/* text.c - the files the generator writes. Each is written beside its place and put there only if its text changed. */
#include "rows.h"

#include <string.h>

const char *root = ".";
static char path[4096], fresh[4096 + 8];

FILE *create(const char *name) {
    snprintf(path, sizeof path, "%s/%s", root, name);
    snprintf(fresh, sizeof fresh, "%s.new", path);
    FILE *f = fopen(fresh, "w");
    if (!f) die("cannot write %s", fresh);
    return f;
}

void finish(FILE *f) {
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

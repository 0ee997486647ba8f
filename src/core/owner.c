/* owner.c - on whose behalf a thread works: the tag of this thread, and the names it refers to.
 *
 * A tag is copied into every block of device memory, so it must be small: a name is a number. Names live as long as the
 * process, because a tag may be read long after whoever pushed it is gone; there are as many of them as modules have
 * paths, which is few. They come from malloc, not from the replaceable host allocator: a name is nobody's to give back. */
#include "core/owner.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/seams.h"
#include "base/lock.h"

HOT_THREAD_LOCAL owner_tag owner_now = {.op = -1};

static thread_part reader = {.bytes = sizeof(const char *)};
const char *owner_reader(void) {
    const char *const *own = thread_seen(&reader);
    return own ? *own : NULL;
}
bool owner_reads_for(const char *caller) {
    const char **own = thread_own(&reader);
    if (own) *own = caller;
    return own != NULL;
}

enum { TEXTS = 3, NAME_BYTES = 64, TEXT_BYTES = 192 }; /* a name that memory is named after; any text */

typedef struct entry {
    char *text[TEXTS]; /* path, place, class, in one block */
} entry;
/* A child of a fork may find the lock held by nobody: one store makes known what is new. */
typedef struct table {
    uint32_t capacity;
    uint32_t *slots; /* hash table of numbers, 0: empty */
    entry names[];   /* names[0] is unused */
} table;
static base_lock lock;
static table *all;
static uint32_t count = 1;

static uint32_t hash(char *const text[TEXTS]) { /* FNV-1a */
    uint32_t h = 2166136261u;
    for (int k = 0; k < TEXTS; k++)
        for (const char *s = text[k];; s++) {
            h = (h ^ (unsigned char)*s) * 16777619u;
            if (!*s) break;
        }
    return h;
}
static bool same(char *const a[TEXTS], char *const b[TEXTS]) {
    for (int k = 0; k < TEXTS; k++)
        if (strcmp(a[k], b[k]) != 0) return false;
    return true;
}

static bool grow(void) {
    uint32_t more = all ? all->capacity * 2 : 64;
    table *t = malloc(sizeof *t + more * sizeof *t->names), *before = all;
    uint32_t *s = calloc(2 * (size_t)more, sizeof *s);
    if (!t || !s) {
        free(t);
        free(s);
        return false;
    }
    t->capacity = more;
    t->slots = s;
    for (uint32_t k = 1; k < count; k++) {
        t->names[k] = before->names[k];
        uint32_t i = hash(t->names[k].text) & (2 * more - 1);
        while (s[i]) i = (i + 1) & (2 * more - 1);
        s[i] = k;
    }
    base_ordered();
    all = t;
    base_ordered();
    if (before) free(before->slots);
    free(before);
    return true;
}

static bool keep(entry *to, char *const text[TEXTS]) {
    size_t bytes = 0;
    for (int k = 0; k < TEXTS; k++) bytes += strlen(text[k]) + 1;
    char *block = malloc(bytes);
    for (int k = 0; block && k < TEXTS; k++) {
        const size_t length = strlen(text[k]) + 1;
        to->text[k] = memcpy(block, text[k], length);
        block += length;
    }
    return block != NULL;
}

static void cut(char *to, size_t size, const char *text) {
    size_t length = strnlen(text, size - 1);
    while (length && length == size - 1 && (text[length] & 0xC0) == 0x80) length--; /* not within a character */
    memcpy(to, text, length);
    to[length] = 0;
}

uint32_t owner_intern_module(const char *path, const char *place, const char *class_name) {
    char name[TEXTS][TEXT_BYTES], *text[TEXTS];
    const char *const given[TEXTS] = {path, place, class_name};
    for (int k = 0; k < TEXTS; k++) {
        cut(name[k], k ? TEXT_BYTES : NAME_BYTES, given[k]);
        text[k] = name[k];
    }
    lock_take(&lock);
    uint32_t found = 0;
    if ((all && count < all->capacity) || grow()) {
        uint32_t mask = 2 * all->capacity - 1, i = hash(text) & mask;
        while (all->slots[i] && !same(all->names[all->slots[i]].text, text)) i = (i + 1) & mask;
        if (!all->slots[i] && keep(&all->names[count], text)) {
            base_ordered();
            all->slots[i] = count; /* with the number not taken yet, it is another text's at worst, which is compared */
            base_ordered();
            count++;
        }
        found = all->slots[i];
    }
    lock_release(&lock);
    return found;
}
uint32_t owner_intern(const char *name) { return name && *name ? owner_intern_module(name, name, "") : 0; }

static const char *text_of(uint32_t module, int k) {
    lock_take(&lock);
    const char *text = module && module < count ? all->names[module].text[k] : "";
    lock_release(&lock);
    return text;
}
const char *owner_module_name(uint32_t module) { return text_of(module, 0); }
const char *owner_module_place(uint32_t module) { return text_of(module, 1); }
void owner_module_text(uint32_t module, char *text, size_t size) {
    const char *class_name = text_of(module, 2);
    snprintf(text, size, *class_name ? "%s (%s)" : "%s", text_of(module, 1), class_name);
}
void owner_describe(char *text, size_t size) { owner_module_text(owner_now.module, text, size); }

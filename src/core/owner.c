/* owner.c - on whose behalf a thread works: the tag of this thread, and the names it refers to.
 *
 * A tag is copied into every block of device memory, so it must be small: a name is a number. Names live as long as the
 * process, because a tag may be read long after whoever pushed it is gone; there are as many of them as modules have
 * paths, which is few. They come from malloc, not from the replaceable host allocator: a name is nobody's to give back. */
#include "core/owner.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/callback.h"
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

enum { TEXTS = 3 };

/* A name; one that was pushed also knows what was current before, so that pops need no stack. */
typedef struct entry {
    char *text[TEXTS]; /* path, place, class, in one block */
    uint32_t before;
    bool pushed;
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

static uint32_t hash(const entry *e) { /* FNV-1a */
    uint32_t h = 2166136261u ^ (e->before * 2 + e->pushed);
    for (int k = 0; k < TEXTS; k++)
        for (const char *s = e->text[k];; s++) {
            h = (h ^ (unsigned char)*s) * 16777619u;
            if (!*s) break;
        }
    return h;
}
static bool same(const entry *a, const entry *b) {
    for (int k = 0; k < TEXTS; k++)
        if (strcmp(a->text[k], b->text[k]) != 0) return false;
    return a->before == b->before && a->pushed == b->pushed;
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
        uint32_t i = hash(&t->names[k]) & (2 * more - 1);
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

static bool keep(entry *to, const entry *from) {
    size_t bytes = 0;
    for (int k = 0; k < TEXTS; k++) bytes += strlen(from->text[k]) + 1;
    char *block = malloc(bytes);
    *to = *from;
    for (int k = 0; block && k < TEXTS; k++) {
        const size_t length = strlen(from->text[k]) + 1;
        to->text[k] = memcpy(block, from->text[k], length);
        block += length;
    }
    return block != NULL;
}

static uint32_t intern(const entry *e) {
    lock_take(&lock);
    uint32_t found = 0;
    if ((all && count < all->capacity) || grow()) {
        uint32_t mask = 2 * all->capacity - 1, i = hash(e) & mask;
        while (all->slots[i] && !same(&all->names[all->slots[i]], e)) i = (i + 1) & mask;
        if (!all->slots[i] && keep(&all->names[count], e)) {
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
static entry entry_of(const char *path, const char *place, const char *class_name) {
    return (entry){.text = {(char *)(uintptr_t)path, (char *)(uintptr_t)place, (char *)(uintptr_t)class_name}};
}
uint32_t owner_intern_module(const char *path, const char *place, const char *class_name) {
    const entry e = entry_of(path, place, class_name);
    return intern(&e);
}
uint32_t owner_intern(const char *name) { return name && *name ? owner_intern_module(name, name, "") : 0; }

uint32_t owner_mark(void) { return owner_now.module; }
void owner_back(uint32_t mark) { owner_now.module = mark; }

/* Both also work while an error sticks, so that they stay a pair. */
bool torc_owner_push(const char *path) {
    if (!path) return FAIL(VALUE, "owner_push: the path is NULL");
    entry e = entry_of(path, path, "");
    e.before = owner_now.module;
    e.pushed = true;
    const uint32_t now = intern(&e);
    if (!now) return FAIL(OUT_OF_MEMORY, "owner_push: no memory for a path of %zu bytes", strlen(path));
    owner_now.module = now;
    return true;
}
bool torc_owner_pop(void) {
    const uint32_t now = owner_now.module;
    const bool others =
        callback_running() && now == callback_owner(); /* nothing was pushed in the function that runs */
    lock_take(&lock);
    const bool pushed = !others && now && now < count && all->names[now].pushed;
    const uint32_t before = pushed ? all->names[now].before : 0;
    lock_release(&lock);
    if (!pushed) return FAIL(RUNTIME, "owner_pop: there is no path to pop that was pushed here");
    owner_now.module = before;
    return true;
}

/* Numbers are kept by whoever asked for them, so that a call of a module is two stores. */
int64_t torc_owner_number(const char *path, const char *place, const char *class_name) {
    if (!path || !place || !class_name) return FAIL(VALUE, "owner_number: a text is NULL"), 0;
    const uint32_t number = owner_intern_module(path, place, class_name);
    if (!number) FAIL(OUT_OF_MEMORY, "owner_number: no memory for a path of %zu bytes", strlen(path));
    return number;
}
int64_t(torc_owner_enter)(int64_t number) {
    const uint32_t before = owner_now.module;
    owner_now.module = number >= 0 && number <= UINT32_MAX ? (uint32_t)number : 0; /* one that is none has no text */
    return before;
}

static const char *text_of(uint32_t module, int k) {
    lock_take(&lock);
    const char *text = module && module < count ? all->names[module].text[k] : "";
    lock_release(&lock);
    return text;
}
const char *owner_module_name(uint32_t module) { return text_of(module, 0); }
const char *owner_module_place(uint32_t module) { return text_of(module, 1); }
static const char *text_of_number(int64_t number, int k) {
    return text_of(number >= 0 && number <= UINT32_MAX ? (uint32_t)number : 0, k);
}
const char *(torc_owner_path)(int64_t number) { return text_of_number(number, 0); }
const char *(torc_owner_place)(int64_t number) { return text_of_number(number, 1); }
const char *owner_module_text(uint32_t module) {
    const char *place = text_of(module, 1), *class_name = text_of(module, 2);
    return *class_name ? base_say("%s (%s)", place, class_name) : place;
}
void owner_describe(const char **place, const char **class_name) {
    *place = text_of(owner_now.module, 1);
    *class_name = text_of(owner_now.module, 2);
}

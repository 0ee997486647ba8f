/* owner.c - whose memory it is: the tag of this thread, and the names it refers to.
 *
 * A tag is copied into every block of device memory, so it must be small: a name is a number. Names live as long as the
 * process, because a tag may be read long after whoever pushed it is gone; there are as many of them as modules have
 * paths, which is few. They come from malloc, not from the replaceable host allocator: a name is nobody's to give back. */
#include "core/owner.h"

#include <pthread.h>
#include <stdlib.h>

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

enum { NAME_BYTES = 64 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char **names;    /* names[0] is unused */
static uint32_t *slots; /* hash table of numbers, 0: empty */
static uint32_t count = 1, capacity;

static uint32_t hash(const char *s) { /* FNV-1a */
    uint32_t h = 2166136261u;
    for (; *s; s++) h = (h ^ (unsigned char)*s) * 16777619u;
    return h;
}

static bool grow(void) {
    uint32_t more = capacity ? capacity * 2 : 64;
    char **n = realloc(names, more * sizeof *n);
    if (!n) return false;
    names = n;
    uint32_t *s = calloc(2 * (size_t)more, sizeof *s);
    if (!s) return false;
    for (uint32_t k = 1; k < count; k++) {
        uint32_t i = hash(names[k]) & (2 * more - 1);
        while (s[i]) i = (i + 1) & (2 * more - 1);
        s[i] = k;
    }
    free(slots);
    slots = s;
    capacity = more;
    return true;
}

uint32_t owner_intern(const char *text) {
    if (!text || !*text) return 0;
    char name[NAME_BYTES] = "";
    size_t length = strnlen(text, NAME_BYTES - 1);
    while (length && length == NAME_BYTES - 1 && (text[length] & 0xC0) == 0x80) length--; /* not within a character */
    memcpy(name, text, length);
    pthread_mutex_lock(&lock);
    uint32_t found = 0;
    if (count < capacity || grow()) {
        uint32_t mask = 2 * capacity - 1, i = hash(name) & mask;
        while (slots[i] && strcmp(names[slots[i]], name) != 0) i = (i + 1) & mask;
        if (!slots[i] && (names[count] = strdup(name)) != NULL) slots[i] = count++;
        found = slots[i];
    }
    pthread_mutex_unlock(&lock);
    return found;
}

const char *owner_module_name(uint32_t module) {
    pthread_mutex_lock(&lock);
    const char *name = module && module < count ? names[module] : "";
    pthread_mutex_unlock(&lock);
    return name;
}

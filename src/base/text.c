/* text.c - texts that functions return, of any length: objects of the scope, like the handles beside them. */
#include "base/base.h"

typedef struct lent_text {
    object obj;
    char text[];
} lent_text;
static void text_destroy(void *o) { base_free(o); }
static OBJECT_CLASS text_class = {"text", text_destroy};

char *text_lend(size_t length) {
    lent_text *t = base_alloc(sizeof(lent_text) + length + 1);
    if (!t) return NULL;
    object_init(&t->obj, &text_class);
    t->text[length] = 0;
    return scope_lend(t) ? t->text : NULL;
}

/* owner.h - on whose behalf this thread works: what errors, out-of-memory messages and snapshots name.
 *
 * Three words that change at every operator call, so they are stores and nothing more. Modules set their path, programs push
 * theirs (torc_owner_push), the engine and the optimizers set their category, and the executor the operator. */
#ifndef TORC_CORE_OWNER_H
#define TORC_CORE_OWNER_H

#include "base/base.h"

typedef enum owner_category {
    OWNER_OTHER,     /* results of operators outside of anything below: activations, mostly */
    OWNER_PARAMETER, /* made by module constructors */
    OWNER_GRADIENT,  /* made while backward runs */
    OWNER_OPTIMIZER, /* optimizer state */
    OWNER_SCRATCH,   /* kernels' working memory, freed when they are queued */
    OWNER_CATEGORY_COUNT
} owner_category;

typedef struct owner_tag {
    int16_t op;       /* op_id, -1: none */
    uint8_t category; /* owner_category */
    uint8_t unused;
    uint32_t module; /* owner_module_name's number; 0: none */
} owner_tag;
extern HOT_THREAD_LOCAL owner_tag owner_now;
/* The call for which this thread is reading values on the host ("item", "nonzero"), for messages that refuse that; NULL mostly.
 * To set it: false + OUT_OF_MEMORY. */
const char *owner_reader(void);
bool owner_reads_for(const char *caller);

/* Interned names: the same texts give the same number, for the life of the process. 0 when memory for them is lacking (no
 * error). A program's name for a part of itself is one text; a module has three: the path that memory is named after, its
 * place, which is the path from the outermost module with that one's class before it, and its class, "" where the place
 * says it. */
uint32_t owner_intern(const char *name);
uint32_t owner_intern_module(const char *path, const char *place, const char *class_name);
const char *owner_module_name(uint32_t module);  /* the name or the path; "" for 0 */
const char *owner_module_place(uint32_t module); /* the name or the place */
/* As errors name it: "Sequential.2 (Linear)". */
const char *owner_module_text(uint32_t module);
#endif

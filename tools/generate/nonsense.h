/* nonsense.h - rows that must be refused: a good row with one thing changed, by hand (nonsense.c, nonsense_schema.c) or in every
 * row there is (graft.c and its like). */
#ifndef TORC_GENERATE_NONSENSE_H
#define TORC_GENERATE_NONSENSE_H

#include "rows.h"

row row_of(const char *name);
/* Counts the case; it must be refused, in a text that begins with the row's name and has `words` in it. */
void expect_refused(const row *r, const char *change, const char *words);
void rows_graft(void);           /* graft.c */
void schemas_nonsense(void);     /* nonsense_schema.c: one by one, */
void schemas_graft(void);        /* and from every row */
void expressions_nonsense(void); /* nonsense_expression.c: the same */
void expressions_graft(void);
void overloads_graft(void);

void sense_nonsense(void); /* nonsense_sense.c: the same */
void sense_graft(void);

/* `change` is a statement about r, which begins as the row `of`. */
#define CASE(of, words, ...)                     \
    do {                                         \
        row r = row_of(#of);                     \
        __VA_ARGS__;                             \
        expect_refused(&r, #__VA_ARGS__, words); \
    } while (0)
#define SCHEMA(of, words, text) CASE(of, words, r.schema = text)
#endif

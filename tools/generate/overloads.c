/* overloads.c - takes the signatures apart that a row lists beside its schema (rows.h says what they look like). */
#include "rows.h"

#include <ctype.h>
#include <string.h>

static const char *const places[] = {"torch", "method", "nn", "linalg", "fft", "special"};

static const char *field; /* which of the row is read */

static bool word(const char *s) {
    if (!*s || isdigit((unsigned char)*s)) return false;
    while (isalnum((unsigned char)*s) || *s == '_') s++;
    return !*s;
}

static void copy(const op *o, char *to, size_t room, const char *text) {
    if (!*text) die("%s: .%s: an argument has no name, no type or no default", o->r->name, field);
    if (strlen(text) >= room) die("%s: .%s: '%.80s' is too long", o->r->name, field, text);
    snprintf(to, room, "%s", text);
}
static void known_argument(op *o, argument *a) {
    for (int k = 0; k < o->np; k++)
        if (!strcmp(o->p[k].name, a->name)) {
            a->from = OF_SCHEMA;
            a->which = k;
            return;
        }
    for (int k = 0; k < o->ngone; k++)
        if (!strcmp(o->gone[k].name, a->name)) {
            a->from = OF_LEGACY;
            a->which = k;
            return;
        }
    if (strcmp(a->name, "out"))
        die("%s: .%s: an overload names '%s', which the schema has not", o->r->name, field, a->name);
    a->from = GIVEN_OUT;
}

/* One argument, as it stands between two commas. */
static void read_argument(op *o, overload *to, char *text, bool keyword) {
    if (to->na == MAX_ARGUMENTS)
        die("%s: .%s: an overload of more than %d arguments", o->r->name, field, MAX_ARGUMENTS);
    argument *a = &to->a[to->na++];
    *a = (argument){.keyword = keyword};
    if (*text == '*') a->spread = true, text++;
    char *equals = strchr(text, '=');
    if (equals) {
        *equals = 0;
        a->has_default = true;
        copy(o, a->def, sizeof a->def, equals + 1);
    }
    const size_t n = strlen(text);
    const bool needed = n && text[n - 1] == '!';
    if (needed) text[n - 1] = 0;
    char *space = strrchr(text, ' ');
    if (space) {
        *space = 0;
        copy(o, a->type, sizeof a->type, text);
        a->from = strcmp(text, "legacy") ? OWN : OF_LEGACY;
        a->which = -1;
        text = space + 1;
    }
    copy(o, a->name, sizeof a->name, text);
    if (!word(a->name)) die("%s: .%s: '%s' is no name of an argument", o->r->name, field, text);
    const char *why = strcmp(a->name, "from") ? python_name(a->name) : NULL; /* as in schemas: by position */
    if (why) die("%s: .%s: the argument '%s' is %s", o->r->name, field, a->name, why);
    if (a->from == OF_LEGACY && a->has_default && !default_of_any(a->def))
        die("%s: .%s: the default of the legacy argument '%s', %s, is no number, True, False, None or text", o->r->name,
            field, a->name, a->def);
    const param *tensor = a->from == OWN && !strcmp(a->type, "Scalar") ? find_param(o, a->name) : NULL;
    if (tensor && tensor->type == TENSOR) {
        a->number = true;
        a->from = OF_SCHEMA;
        a->which = (int)(tensor - o->p);
        return;
    }
    if (space) return;
    known_argument(o, a);
    if (needed && a->from == GIVEN_OUT) die("%s: .%s: 'out!': what is written may be left out", o->r->name, field);
    if (needed && a->from == OF_SCHEMA && !o->p[a->which].has_default)
        die("%s: .%s: '%s!' must be given anyway: leave out the mark", o->r->name, field, a->name);
    if (needed || a->has_default || a->from == GIVEN_OUT) return;
    const bool parameter = a->from == OF_SCHEMA;
    a->has_default = parameter ? o->p[a->which].has_default : o->gone[a->which].has_default;
    snprintf(a->def, sizeof a->def, "%s", parameter ? o->p[a->which].def : o->gone[a->which].def);
}

/* `...`: all that the schema takes by keyword only. */
static void read_rest(op *o, overload *to) {
    const int before = to->na;
    for (int k = 0, g = 0; k <= o->np; k++) {
        char name[64];
        for (; g < o->ngone && o->gone[g].before == k; g++) {
            if (!o->gone[g].keyword) continue;
            snprintf(name, sizeof name, "%s", o->gone[g].name);
            read_argument(o, to, name, true);
        }
        if (k == o->np || !o->p[k].keyword) continue;
        snprintf(name, sizeof name, "%s", o->p[k].name);
        read_argument(o, to, name, true);
    }
    if (to->na == before)
        die("%s: .%s: ... stands for what .schema has behind *, and it has nothing", o->r->name, field);
}

/* Is every parameter that has no default among the arguments, or said by `with`? */
static void complete(const op *o, const overload *to) {
    for (int k = 0; k < o->np; k++) {
        const char *name = o->p[k].name;
        bool said = o->p[k].has_default;
        for (int i = 0; i < to->na; i++) said |= to->a[i].from == OF_SCHEMA && to->a[i].which == k;
        for (const char *s = to->with; s && !said; s = strchr(s, ','), s += s ? 1 + (s[1] == ' ') : 0)
            said = !strncmp(s, name, strlen(name)) && s[strlen(name)] == '=';
        if (!said) die("%s: .%s: an overload leaves '%s' open", o->r->name, field, name);
    }
}

static void read_one(op *o, overload *to, const char *text) {
    char head[80];
    const char *c = strchr(text, '('), *end = c, *with = " with ";
    if (!c) die("%s: .%s: the overload '%s' has no arguments", o->r->name, field, text);
    if ((size_t)(c - text) >= sizeof head) die("%s: .%s: '%.80s' is too long", o->r->name, field, text);
    snprintf(head, sizeof head, "%.*s", (int)(c - text), text);
    for (int depth = 0; *end; end++) {
        depth += (*end == '(') - (*end == ')');
        if (!depth) break;
    }
    if (!*end) die("%s: .%s: the overload '%s' does not end", o->r->name, field, text);
    static const char *const without[] = {" without out", " without inplace"};
    static const int forms[] = {OUT, INPLACE};
    bool *const absent[] = {&to->no_out, &to->no_inplace};
    const char *behind = end + 1;
    for (int k = 0; k < 2; k++) {
        const size_t n = strlen(without[k]);
        if (strncmp(behind, without[k], n)) continue;
        if (!(o->r->forms & forms[k]))
            die("%s: .%s: an overload%s, a form that the row has not", o->r->name, field, without[k]);
        *absent[k] = true;
        behind += n;
    }
    if (*behind) {
        if (strncmp(behind, with, strlen(with))) die("%s: .%s: '%s' behind an overload", o->r->name, field, behind);
        to->with = behind + strlen(with);
        const char *tuple = strstr(to->with, "as_tuple=");
        to->as_tuple = tuple != NULL;
        if (tuple && strcmp(tuple, "as_tuple=True"))
            die("%s: .%s: as_tuple=True comes last behind `with`", o->r->name, field);
    }
    char *dot = strchr(head, '.');
    if (dot) *dot = 0;
    for (int k = 0; k < 6; k++)
        if (!strcmp(head, places[k])) to->place = 1 << k;
    if (*head && !to->place) die("%s: .%s: an overload at '%s'", o->r->name, field, head);
    if (dot && !word(dot + 1)) die("%s: .%s: '%s' is no name of an operator", o->r->name, field, dot + 1);
    snprintf(to->name, sizeof to->name, "%s", dot ? dot + 1 : o->base);
    if (!dot && to->place && !(o->in & to->place))
        die("%s: .%s: an overload at '%s', which is not in .in", o->r->name, field, head);
    bool keyword = false, whole = false;
    for (c++; c < end;) {
        char one[PARAM_TEXT];
        const char *const start = c;
        c = next_param(c, end, one);
        const size_t n = strlen(one);
        if (start[n] != ',' && start + n != end)
            die("%s: .%s: '%.80s' is too long, or a space too many is in it", o->r->name, field, start);
        if (c < end && (*c != ' ' || c[1] == ' ' || c + 1 == end))
            die("%s: .%s: behind '%s,' one space is expected, and an argument", o->r->name, field, one);
        if (c == end && start[n] == ',') die("%s: .%s: nothing stands behind '%s,'", o->r->name, field, one);
        c += c < end;
        if (whole) die("%s: .%s: behind ... stands '%s'", o->r->name, field, one);
        if (!strcmp(one, "*")) {
            if (keyword) die("%s: .%s: '*' stands there twice", o->r->name, field);
            if (c == end) die("%s: .%s: nothing stands behind '*'", o->r->name, field);
            keyword = true;
        } else if (!strcmp(one, "...")) {
            whole = true;
            read_rest(o, to);
        } else
            read_argument(o, to, one, keyword);
    }
    complete(o, to);
}

/* A row without a list has one signature: its schema. */
void overloads_read(op *o) {
    field = "older";
    for (int k = 0; k < MAX_OLDER && o->r->older[k]; k++) {
        overload *to = &o->older[o->nolder++];
        read_one(o, to, o->r->older[k]);
        if (to->place || strcmp(to->name, o->base))
            die("%s: .older: '%s' is for no place in particular, and of the row's own name", o->r->name,
                o->r->older[k]);
    }
    field = "overloads";
    for (int k = 0; k < MAX_OVERLOADS && o->r->overloads[k]; k++)
        read_one(o, &o->calls[o->ncalls++], o->r->overloads[k]);
    if (o->ncalls) return;
    overload *to = &o->calls[o->ncalls++];
    snprintf(to->name, sizeof to->name, "%s", o->base);
    for (int k = 0, g = 0; k <= o->np; k++) {
        for (; g < o->ngone && o->gone[g].before == k; g++) {
            argument *a = &to->a[to->na++];
            *a = (argument){
                .from = OF_LEGACY, .which = g, .has_default = o->gone[g].has_default, .keyword = o->gone[g].keyword};
            snprintf(a->name, sizeof a->name, "%s", o->gone[g].name);
            snprintf(a->def, sizeof a->def, "%s", o->gone[g].def);
        }
        if (k == o->np) break;
        argument *a = &to->a[to->na++];
        *a = (argument){.from = OF_SCHEMA, .which = k, .has_default = o->p[k].has_default, .keyword = o->p[k].keyword};
        snprintf(a->name, sizeof a->name, "%s", o->p[k].name);
        snprintf(a->def, sizeof a->def, "%s", o->p[k].def);
    }
}

bool is_call_at(const op *o, const overload *call, int place) {
    bool own = false; /* has the place signatures of its own? */
    for (int k = 0; k < o->ncalls; k++) own |= o->calls[k].place == 1 << place && !strcmp(o->calls[k].name, o->base);
    return !strcmp(call->name, o->base) && call->place == (own ? 1 << place : 0);
}

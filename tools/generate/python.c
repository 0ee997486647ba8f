/* python.c - python/src/generated/signatures.h: what Python's extension knows of the operators beyond their schemas; and the stubs of its modules.
 *
 * A program finds an operator by one of several names, in up to six places, with signatures that may differ from the schema's: arguments
 * left out, renamed, or such that only Python has. rows.h says how rows tell that. Here each name of each place becomes an entry of a
 * table with its signatures in the order of the rows (lists of numbers first, single numbers last), and each argument of a signature knows the parameter of the schema that it is.
 * The schemas themselves the extension asks the library for (torc/op.h). The file is a list of macros, which bind.c expands. */
#include "rows.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_WITH = 4, WITH_TEXT = 200 };
static const char *const place_names[PLACES] = {"TORCH", "TENSOR", "NN", "LINALG", "FFT", "SPECIAL"};
static const int METHODS = 1, FUNCTIONS_OF_NN = 2;

/* The types of the extension's binder, by enum type. What may be None says so beside. */
static const char *const binder_types[TYPES] = {
    [TENSOR] = "TENSOR",      [TENSOR_OPT] = "TENSOR", [TENSORS] = "TENSORS", [TENSORS_OPT] = "TENSORS",
    [P_INT] = "INT",          [INT_OPT] = "INT",       [P_FLOAT] = "FLOAT",   [FLOAT_OPT] = "FLOAT",
    [P_BOOL] = "BOOL",        [BOOL_OPT] = "BOOL",     [P_SCALAR] = "NUMBER", [SCALAR_OPT] = "NUMBER",
    [INTS] = "INTS",          [INTS_OPT] = "INTS",     [SCALARS] = "NUMBERS", [STR] = "STR",
    [STR_OPT] = "STR",        [DTYPE] = "DTYPE",       [DEVICE] = "DEVICE",   [FORMAT] = "FORMAT",
    [GENERATOR] = "GENERATOR"};
static bool may_be_none(type t) {
    return t == TENSOR_OPT || t == INT_OPT || t == FLOAT_OPT || t == BOOL_OPT || t == SCALAR_OPT || t == INTS_OPT ||
           t == STR_OPT || t == DTYPE || t == DEVICE || t == FORMAT || t == GENERATOR;
}

/* Arguments of factories that are bool in the schemas, and of which Python may say None, for the default. */
static bool none_is_default(const param *p, const char *name) {
    return p->type == P_BOOL && (!strcmp(name, "requires_grad") || !strcmp(name, "pin_memory"));
}

/* One name of one place, and what of one row it leads to. */
typedef struct entry {
    char name[64];
    int place;
    bool in_place, older;
    const op *o;
    int op; /* its public number */
    const overload *call;
    int order;
} entry;
static entry *entries;
static int entry_count, entry_room;

static bool is_older(const op *o, const overload *call) { return call >= o->older && call < o->older + MAX_OLDER; }
static void add(const op *o, int number, int place, const char *name, const overload *call, bool in_place) {
    if (entry_count == entry_room)
        if (!(entries = realloc(entries, (size_t)(entry_room = 2 * entry_room + 256) * sizeof *entries)))
            die("no memory");
    entry *e = &entries[entry_count];
    *e = (entry){.place = place, .in_place = in_place, .o = o, .op = number, .call = call, .order = entry_count};
    e->older = is_older(o, call);
    const bool underscored = in_place && name[strlen(name) - 1] != '_';
    snprintf(e->name, sizeof e->name, "%s%s", name_at(place, name), underscored ? "_" : "");
    entry_count++;
}
static bool in_place_at(const op *o, int place, const overload *call) {
    const int places = o->r->inplace_in ? o->r->inplace_in : TORCH | METHOD | NN;
    return o->forms & INPLACE && places & 1 << place && !call->no_inplace && !(call->na && call->a[0].number);
}
static void add_forms(const op *o, int number, int place, const char *name, const overload *call) {
    if (place == METHODS && call->na && call->a[0].number) return; /* a method is called on a tensor */
    if (o->forms & FUNCTION) add(o, number, place, name, call, false);
    if (in_place_at(o, place, call)) add(o, number, place, name, call, true);
}

/* Its own name and its aliases, with the signatures of that place, or those of no place in particular. */
static void own_names(const op *o, int number, int place) {
    for (int k = 0; k < o->ncalls; k++) {
        const overload *call = &o->calls[k];
        if (!is_call_at(o, call, place)) continue;
        if (o->in & 1 << place) add_forms(o, number, place, o->base, call);
        for (int a = 0; a < MAX_ALIASES && o->r->aliases[a]; a++) {
            const char *alias = alias_at(o, place, o->r->aliases[a]);
            if (alias) add_forms(o, number, place, alias, call);
        }
    }
}
static void collect(void) {
    for (int i = 0, number = 0; i < op_count; i++) {
        const op *o = &ops[i];
        if (internal(o)) continue;
        if (!(o->in & C_ONLY))
            for (int place = 0; place < PLACES; place++) {
                own_names(o, number, place);
                for (int k = 0; k < o->ncalls; k++)
                    if (o->calls[k].place == 1 << place && strcmp(o->calls[k].name, o->base))
                        add_forms(o, number, place, o->calls[k].name, &o->calls[k]);
                for (int k = 0; k < o->nolder && o->in & 1 << place; k++)
                    add_forms(o, number, place, o->base, &o->older[k]);
            }
        number++;
    }
}
/* A list of numbers is asked for before a list of tensors, which any list could be: what is wrong inside of one is said when it is read.
 * With a list, a number is asked for after a tensor, as in PyTorch: a 0-dim tensor would be one too, but the host would wait for its value. */
static int turn_of(const op *o) {
    int turn = 1;
    for (int k = 0; k < o->np; k++) {
        if (o->p[k].type == SCALARS) return 0;
        if (o->p[k].type == P_SCALAR && !o->p[k].keyword && o->r->foreach_of) turn = 2;
    }
    return turn;
}
static int by_name(const void *a, const void *b) {
    const entry *x = a, *y = b;
    if (x->place != y->place) return x->place - y->place;
    const int names = strcmp(x->name, y->name), turns = turn_of(x->o) - turn_of(y->o);
    return names ? names : x->older != y->older ? x->older - y->older : turns ? turns : x->order - y->order;
}

static void quoted(FILE *f, const char *s) {
    putc('"', f);
    for (; *s; s++) {
        if (*s == '"' || *s == '\\') putc('\\', f);
        putc(*s, f);
    }
    putc('"', f);
}

/* `parameter=expression` of an overload. */
typedef struct with {
    int parameter,
        unless_none; /* unless_none: the argument that is the value unless it is None; -1: there is no such */
    char text[WITH_TEXT];
} with;
static int argument_named(const overload *call, const char *name) {
    for (int k = 0; k < call->na; k++)
        if (!strcmp(call->a[k].name, name)) return k;
    return -1;
}
/* What is no more than another name for a parameter is noted in `parameters`, by argument. */
static int read_with(const op *o, const overload *call, int *parameters, with *list) {
    int n = 0;
    const char *c = call->with, *end = c ? c + strlen(c) : NULL;
    while (c && c < end) {
        char text[PARAM_TEXT];
        c = next_param(c, end, text);
        char *equals = strchr(text, '=');
        if (!equals) die("%s: '%s' behind `with`", o->r->name, text);
        *equals = 0;
        const char *expression = equals + 1;
        if (call->as_tuple && !strcmp(text, "as_tuple")) continue;
        const param *p = find_param(o, text);
        if (!p) die("%s: `with` names '%s', which the schema has not", o->r->name, text);
        const int same = argument_named(call, expression);
        if (same >= 0) {
            parameters[same] = (int)(p - o->p);
            continue;
        }
        if (n == MAX_WITH) die("%s: more than %d expressions behind `with`", o->r->name, MAX_WITH);
        with *w = &list[n++];
        *w = (with){.parameter = (int)(p - o->p), .unless_none = -1};
        snprintf(w->text, sizeof w->text, "%s", expression);
        for (int k = 0; k < call->na; k++) {
            char tail[160];
            snprintf(tail, sizeof tail, " if %s is None else %s", call->a[k].name, call->a[k].name);
            const size_t whole = strlen(expression), part = strlen(tail);
            if (whole > part && !strcmp(expression + whole - part, tail)) w->unless_none = k;
        }
    }
    return n;
}

/* A type that an overload writes beside an argument of its own. */
static const char *own_type(const op *o, const argument *a, bool *none, int *length) {
    static const struct {
        const char *text, *type;
        int length;
    } known[] = {{"Tensor", "TENSOR", 0},      {"int", "INT", 0},          {"bool", "BOOL", 0},
                 {"float", "FLOAT", 0},        {"int[]", "INTS", 0},       {"str", "STR", 0},
                 {"Scalar", "NUMBER", 0},      {"float|str", "ANY", 0},    {"int[1]", "INTS", 1},
                 {"int[2]", "INTS", 2},        {"Tensor[]", "TENSORS", 0}, {"int|bool", "ANY", 0},
                 {"int|list|Tensor", "ANY", 0}};
    char plain[24];
    snprintf(plain, sizeof plain, "%s", a->type);
    const size_t n = strlen(plain);
    *none = n && plain[n - 1] == '?';
    if (*none) plain[n - 1] = 0;
    for (size_t k = 0; k < sizeof known / sizeof *known; k++)
        if (!strcmp(plain, known[k].text)) return *length = known[k].length, known[k].type;
    die("%s: python.c does not know the type '%s' of an overload's argument", o->r->name, a->type);
}

/* The operand that may be a number in the form SCALAR; -1: there is none. */
static int second_tensor(const op *o) {
    for (int k = 0, tensors = 0; k < o->np && o->forms & SCALAR; k++)
        if (is_tensor(&o->p[k]) && ++tensors == 2) return k;
    return -1;
}
/* May a number be given for a tensor, in a signature that does not say for which? */
static bool number_too(const op *o, const overload *call, const argument *a) {
    for (int k = 0; k < call->na; k++)
        if (call->a[k].number) return false;
    return a->from == OF_SCHEMA && is_tensor(&o->p[a->which]) &&
           (o->r->traits & NUMBERS_FOR_TENSORS || a->which == second_tensor(o));
}

/* A function that is Python in PyTorch: arguments have no other names there. */
static bool own_names_only(const entry *e) {
    return e->place == FUNCTIONS_OF_NN && !e->in_place && !(e->o->r->traits & NUMPY_NAMES);
}

static void write_argument(FILE *f, const entry *e, const argument *a, int parameter) {
    const op *o = e->o;
    const char *type = "ANY", *name = a->name;
    bool none = a->has_default && !strcmp(a->def, "None");
    int length = 0;
    if (a->from == OF_SCHEMA) {
        const param *p = &o->p[a->which];
        type = binder_types[p->type];
        none |= may_be_none(p->type) || none_is_default(p, name);
        length = p->fixed;
        if (a->number)
            type = "NUMBER";
        else if (e->place != METHODS && !strcmp(name, "self"))
            name = "input";
    } else if (a->from == OWN) {
        bool marked;
        type = own_type(o, a, &marked, &length);
        none |= marked;
    } else if (a->from == OF_LEGACY) {
        none = true;
        if (!strcmp(name, "layout")) type = "LAYOUT";
        if (!strcmp(name, "inplace") || !strcmp(name, "return_indices") || !strcmp(name, "as_tuple")) type = "BOOL";
        if (!strcmp(name, "size_average") || !strcmp(name, "reduce")) type = "BOOL";
    } else {
        type = o->nresults > 1 ? "TENSORS" : "TENSOR";
        none = true;
    }
    const char *from = a->from == OF_LEGACY ? "LEGACY" : a->from == GIVEN_OUT ? "WRITTEN" : "VALUE";
    fprintf(f, "A(\"%s\", %s, %s, %d, %d, %d, ", name, type, from, parameter, length,
            (none ? 1 : 0) | (a->keyword ? 2 : 0) | (a->has_default || a->from == GIVEN_OUT ? 4 : 0) |
                (a->spread ? 8 : 0) | (a->number ? 16 : 0) | (number_too(o, e->call, a) ? 32 : 0) |
                (own_names_only(e) ? 64 : 0));
    if (a->has_default)
        quoted(f, a->def);
    else
        fputs("NULL", f);
    fputs(")\n", f);
}

static bool writes_out(const entry *e) {
    return e->place != METHODS && !e->in_place && !e->call->as_tuple && !e->call->no_out && e->o->forms & OUT;
}

/* Of lists in place Python gets the very list that it gave. */
static bool gives_first(const entry *e) { return e->in_place && e->o->r->foreach_of; }

/* Writes the arguments of one signature to `arguments`, and the signature to `signatures`. */
static void write_signature(FILE *arguments, FILE *signatures, FILE *withs, const entry *e, int *argument_count,
                            int *with_count) {
    const op *o = e->o;
    const overload *call = e->call;
    int parameters[MAX_ARGUMENTS], self = -1, n = 0;
    for (int k = 0; k < call->na; k++) parameters[k] = call->a[k].from == OF_SCHEMA ? call->a[k].which : -1;
    with list[MAX_WITH];
    const int nwith = read_with(o, call, parameters, list);
    bool has_out = false;
    const int first = *argument_count;
    for (int k = 0; k < call->na; k++) {
        const argument *a = &call->a[k];
        if (e->place == METHODS && self < 0 && (!strcmp(a->name, "self") || (k == 0 && parameters[0] == 0))) {
            self = parameters[k];
            continue;
        }
        /* what the form says, Python does not ask for */
        if (e->in_place && (a->from == GIVEN_OUT || (a->from == OF_LEGACY && !strcmp(a->name, "inplace")))) continue;
        if (a->from == GIVEN_OUT) {
            if (!writes_out(e)) continue;
            has_out = true;
        }
        write_argument(arguments, e, a, parameters[k]);
        n++;
    }
    if (writes_out(e) && !has_out) {
        const argument out = {.from = GIVEN_OUT, .name = "out", .def = "None", .keyword = true, .has_default = true};
        write_argument(arguments, e, &out, -1);
        n++;
    }
    *argument_count += n;
    for (int k = 0; k < nwith; k++) {
        fprintf(withs, "W(%d, %d, ", list[k].parameter, list[k].unless_none);
        quoted(withs, list[k].text);
        fputs(")\n", withs);
    }
    fprintf(signatures, "S(%d, \"%s\", %d, %d, %d, %d, %d, %d, %d, %d, %d)\n", e->op, o->r->name, first, n, self,
            *with_count, nwith, second_tensor(o), o->r->traits & UNNAMED || o->nresults < 2 ? 0 : 1, call->as_tuple,
            gives_first(e));
    *with_count += nwith;
}

static void write_doc(FILE *f, const entry *from, int count) {
    char text[1600];
    fputs("\"", f);
    for (int k = 0; k < count; k++) {
        const entry *e = &from[k];
        snprintf(text, sizeof text, "%s%s(", k ? "\\n" : "", e->name);
        fputs(text, f);
        bool first = true, keyword = false;
        for (int a = 0; a < e->call->na; a++) {
            const argument *x = &e->call->a[a];
            if (x->from == GIVEN_OUT || (e->place == METHODS && !strcmp(x->name, "self"))) continue;
            if (x->keyword && !keyword) fprintf(f, "%s*", first ? "" : ", "), keyword = true, first = false;
            fprintf(f, "%s%s", first ? "" : ", ",
                    e->place != METHODS && !strcmp(x->name, "self") && !x->number ? "input" : x->name);
            if (x->has_default) {
                fputs("=", f);
                for (const char *c = x->def; *c; c++) {
                    if (*c == '"' || *c == '\\') putc('\\', f);
                    putc(*c, f);
                }
            }
            first = false;
        }
        if (writes_out(e)) fprintf(f, "%s%sout=None", first ? "" : ", ", keyword ? "" : "*, ");
        fputs(")", f);
    }
    /* What is Python in PyTorch has a signature there (inspect.signature): CPython finds it in front of this line. */
    fputs(count == 1 && from->place == FUNCTIONS_OF_NN ? "\\n--\\n\\n" : "\\n\\n", f);
    for (const char *c = from->o->doc; *c; c++) {
        if (*c == '"' || *c == '\\') putc('\\', f);
        putc(*c, f);
    }
    fputs("\"", f);
}

/* ------------------------------------------------------------------------------------------ stubs
 * What type checkers and editors read: the same signatures as annotations. Functions of a place are the stub of its module; those of
 * torch, and the methods, are modules of their own, which the stubs written by hand (python/torc/__init__.pyi, _C.pyi) take in. */
static const char *annotation(type t) {
    static const char *const texts[TYPES] = {[TENSOR] = "Tensor",
                                             [TENSOR_OPT] = "Tensor",
                                             [TENSORS] = "Sequence[Tensor]",
                                             [TENSORS_OPT] = "Sequence[Tensor | None]",
                                             [P_INT] = "int",
                                             [INT_OPT] = "int",
                                             [P_FLOAT] = "float",
                                             [FLOAT_OPT] = "float",
                                             [P_BOOL] = "bool",
                                             [BOOL_OPT] = "bool",
                                             [P_SCALAR] = "Number",
                                             [SCALAR_OPT] = "Number",
                                             [INTS] = "Sequence[int]",
                                             [INTS_OPT] = "Sequence[int]",
                                             [SCALARS] = "Sequence[Number]",
                                             [STR] = "str",
                                             [STR_OPT] = "str",
                                             [DTYPE] = "dtype",
                                             [DEVICE] = "device | str | int",
                                             [FORMAT] = "memory_format",
                                             [GENERATOR] = "Generator"};
    return texts[t];
}
static bool is_keyword(const char *name) {
    static const char *const words[] = {"from", "lambda", "in", "is", "as", "if", "or", "and", "not", "for", "def"};
    for (size_t k = 0; k < sizeof words / sizeof *words; k++)
        if (!strcmp(name, words[k])) return true;
    return false;
}
static void stub_argument(FILE *f, const entry *e, const argument *a, bool varied) {
    const op *o = e->o;
    const bool renamed = a->from == OF_SCHEMA && e->place != METHODS && !strcmp(a->name, "self") && !a->number;
    const char *name = renamed ? "input" : a->name, *text = "Any";
    bool none = a->has_default && !strcmp(a->def, "None");
    if (a->from == OF_SCHEMA) {
        const param *p = &o->p[a->which];
        text = annotation(p->type);
        none |= may_be_none(p->type) || none_is_default(p, name);
        if (number_too(o, e->call, a)) text = "Tensor | Number";
        if (a->number) text = "Number";
        if (p->fixed && (p->type == INTS || p->type == INTS_OPT)) text = "Sequence[int] | int";
    } else if (a->from == GIVEN_OUT) {
        text = o->nresults > 1 ? "Sequence[Tensor]" : "Tensor";
        none = true;
    } else if (a->from == OWN && !strcmp(a->type, "Tensor"))
        text = "Tensor";
    else if (a->from == OWN && (!strcmp(a->type, "int") || !strcmp(a->type, "bool")))
        text = a->type;
    else if (a->from == OWN && !strcmp(a->type, "int[]"))
        text = "Sequence[int]";
    if (varied || a->spread) {
        fprintf(f, "*%s: %s", name, varied ? "int" : "Tensor");
        return;
    }
    fprintf(f, "%s%s: %s%s%s", name, is_keyword(name) ? "_" : "", text, none && strcmp(text, "Any") ? " | None" : "",
            a->has_default || a->from == GIVEN_OUT ? " = ..." : "");
}
/* Several results with names: a type of torch.return_types, which has them as attributes. */
static bool has_named_results(const op *o) { return o->nresults > 1 && !o->returns_list && !(o->r->traits & UNNAMED); }
static void stub(FILE *f, const entry *e, bool overloaded, bool varied) {
    const op *o = e->o;
    const char *indent = e->place == METHODS ? "    " : "";
    bool keyword = false, first = true, self = false, has_out = false, starred = varied;
    if (overloaded) fprintf(f, "%s@overload\n", indent);
    fprintf(f, "%sdef %s(", indent, e->name);
    for (int k = 0; k < e->call->na; k++) {
        const argument *a = &e->call->a[k];
        if (e->place == METHODS && !self && (!strcmp(a->name, "self") || k == 0)) {
            fputs("self", f);
            self = true, first = false;
            continue;
        }
        if (e->in_place && (a->from == GIVEN_OUT || (a->from == OF_LEGACY && !strcmp(a->name, "inplace")))) continue;
        if (a->from == GIVEN_OUT && !writes_out(e)) continue;
        has_out |= a->from == GIVEN_OUT;
        if (a->keyword && !keyword) {
            if (!starred) fprintf(f, "%s*", first ? "" : ", "), first = false;
            keyword = true;
        }
        if (!first) fputs(", ", f);
        stub_argument(f, e, a, varied && !a->keyword);
        starred |= a->spread;
        first = false;
    }
    if (writes_out(e) && !has_out)
        fprintf(f, "%s%sout: %s | None = ...", first ? "" : ", ", keyword || starred ? "" : "*, ",
                o->nresults > 1 ? "Sequence[Tensor]" : "Tensor");
    fputs(") -> ", f);
    if (e->in_place)
        fputs(gives_first(e) ? "Sequence[Tensor]" : o->returns_nothing ? "None" : "Tensor", f);
    else if (o->returns_list)
        fputs("tuple[Tensor, ...]", f);
    else if (o->returns_nothing)
        fputs("None", f);
    else if (has_named_results(o) && o->in & TORCH)
        fprintf(f, "results_of_%s", e->name);
    else if (o->nresults > 1) {
        fputs("tuple[", f);
        for (int k = 0; k < o->nresults; k++) fprintf(f, "%sTensor", k ? ", " : "");
        fputs("]", f);
    } else
        fputs("Tensor", f);
    fputs(": ...\n", f);
}
/* x.view(2, 3) beside x.view((2, 3)) */
static bool takes_ints(const entry *e) {
    int positional = 0;
    const argument *only = NULL;
    for (int k = 0; k < e->call->na; k++) {
        const argument *a = &e->call->a[k];
        if (a->keyword || (e->place == METHODS && k == 0)) continue;
        positional++, only = a;
    }
    return positional == 1 && only->from == OF_SCHEMA &&
           (e->o->p[only->which].type == INTS || e->o->p[only->which].type == INTS_OPT);
}
/* Methods that the stub written by hand has in its class Tensor, because C's own take more than the rows say. */
static bool is_own_method(const char *name) {
    static char text[1 << 17];
    if (!text[0]) {
        char file[4096];
        snprintf(file, sizeof file, "%s/python/torc/_C.pyi", root);
        FILE *f = fopen(file, "r");
        if (!f || !fread(text, 1, sizeof text - 1, f)) die("cannot read %s", file);
        fclose(f);
    }
    const char *class = strstr(text, "\nclass Tensor("), *end = class ? strstr(class + 1, "\nclass ") : NULL;
    if (!class) die("python/torc/_C.pyi: there is no class Tensor");
    char method[80];
    snprintf(method, sizeof method, "\n    def %s(", name);
    const char *there = strstr(class, method);
    return there && (!end || there < end);
}
static const entry *next_named_results(int *at) {
    for (; *at < entry_count; ++*at) {
        const entry *e = &entries[*at];
        if (e->place || e->in_place || e->older || !has_named_results(e->o)) continue;
        for (++*at; *at < entry_count && !entries[*at].place && !strcmp(entries[*at].name, e->name);) ++*at;
        return e;
    }
    return NULL;
}
static void write_return_types(void) {
    FILE *f = create("python/torc/return_types.pyi");
    fputs("# Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`.\n"
          "from collections.abc import Iterable\nfrom typing import Final, Self\n\nfrom torc._C import Tensor\n",
          f);
    int at = 0;
    for (const entry *e; (e = next_named_results(&at)) != NULL;) {
        fprintf(f, "\nclass %s(tuple[", e->name);
        for (int k = 0; k < e->o->nresults; k++) fprintf(f, "%sTensor", k ? ", " : "");
        fputs("]):\n", f);
        for (int k = 0; k < e->o->nresults; k++)
            fprintf(f, "    @property\n    def %s(self) -> Tensor: ...\n", e->o->results[k]);
        fputs("    n_fields: Final[int]\n    n_sequence_fields: Final[int]\n    n_unnamed_fields: Final[int]\n"
              "    def __new__(cls, sequence: Iterable[Tensor]) -> Self: ...\n",
              f);
    }
    finish(f);
}
static void write_stubs(void) {
    write_return_types();
    static const char *const files[PLACES] = {"_operators", "_methods", "nn/functional", "linalg", "fft", "special"};
    for (int place = 0; place < PLACES; place++) {
        char path[64];
        snprintf(path, sizeof path, "python/torc/%s.pyi", files[place]);
        FILE *f = create(path);
        fputs("# Written by tools/generate from the rows in src/ops: change the rows, then `./run generate`.\n", f);
        fprintf(f, "# mypy: disable-error-code=\"overload-cannot-match,overload-overlap%s\"\n",
                place == FUNCTIONS_OF_NN ? ",no-redef" : "");
        fputs("from collections.abc import Sequence\nfrom typing import Any, overload\n\n"
              "from torc._C import Generator, Number, Tensor, device, dtype, memory_format\n",
              f);
        /* not `from torc import return_types`, with which torc._C would be in one circle with all other modules */
        int at = 0;
        for (const entry *e; place <= METHODS && (e = next_named_results(&at)) != NULL;)
            fprintf(f, "from torc.return_types import %s as results_of_%s\n", e->name, e->name);
        putc('\n', f);
        if (place == FUNCTIONS_OF_NN) /* some of which stand before operators of their names */
            fputs("from torc.nn._attention import *\nfrom torc.nn._functions import *\n\n", f);
        if (place == METHODS) fputs("class Methods:\n", f);
        if (place == 3) fputs("class LinAlgError(RuntimeError): ...\n", f);
        for (int i = 0; i < entry_count;) {
            int n = 0, forms = 0;
            if (entries[i].older) {
                i++;
                continue;
            }
            while (i + n < entry_count && entries[i + n].place == entries[i].place &&
                   !strcmp(entries[i + n].name, entries[i].name) && !entries[i + n].older)
                forms += 1 + takes_ints(&entries[i + n]), n++;
            if (entries[i].place == place && !(place == METHODS && is_own_method(entries[i].name)))
                for (int k = 0; k < n; k++) {
                    stub(f, &entries[i + k], forms > 1, false);
                    if (takes_ints(&entries[i + k])) stub(f, &entries[i + k], true, true);
                }
            i += n;
        }
        finish(f);
    }
}

void write_python(void) {
    char *texts[4] = {NULL};
    size_t lengths[4];
    FILE *parts[4]; /* arguments, expressions, signatures, names */
    for (int k = 0; k < 4; k++)
        if (!(parts[k] = open_memstream(&texts[k], &lengths[k]))) die("no memory");
    collect();
    if (entry_count) qsort(entries, (size_t)entry_count, sizeof *entries, by_name);
    int arguments = 0, withs = 0, names = 0;
    for (int i = 0; i < entry_count;) {
        int n = 0, older = 0;
        while (i + n < entry_count && entries[i + n].place == entries[i].place &&
               !strcmp(entries[i + n].name, entries[i].name))
            older += entries[i + n].older, n++;
        for (int k = 0; k < n; k++) write_signature(parts[0], parts[2], parts[1], &entries[i + k], &arguments, &withs);
        fprintf(parts[3], "N(%d, \"%s\", %s, %s, %d, %d, %d, ", names++, entries[i].name, place_names[entries[i].place],
                entries[i].in_place ? "INPLACE" : "FUNCTION", i, n - older, older);
        write_doc(parts[3], &entries[i], n - older);
        fputs(")\n", parts[3]);
        i += n;
    }
    for (int k = 0; k < 4; k++) fclose(parts[k]);
    FILE *f = create("python/src/generated/signatures.h");
    fputs(
        BANNER
        "/* clang-format off */\n"
        "/* A(name, type, what it is, the schema's parameter or -1, N of int[N], 1 may be None | 2 keyword only | 4 has a\n"
        " * default | 8 takes all positional arguments, default) */\n#ifdef A\n",
        f);
    fputs(texts[0], f);
    fputs(
        "#endif\n\n/* W(parameter, argument that is the value unless it is None or -1, expression of Python) */\n#ifdef W\n",
        f);
    fputs(texts[1], f);
    fputs(
        "#endif\n\n/* S(operator, its name in C, first argument, how many, parameter that `self` of a method is or -1, first expression, how\n"
        " * many, parameter that may be a number or -1, or 64: all may be one, have the results names,\n"
        " * are they the columns of the operator's, is the first argument given back) */\n#ifdef S\n",
        f);
    fputs(texts[2], f);
    fputs(
        "#endif\n\n/* N(number, name, place, form, first signature, how many, how many older ones behind them, text) */\n#ifdef N\n",
        f);
    fputs(texts[3], f);
    fputs("#endif\n", f);
    fprintf(f, "#define NAME_COUNT %d\n", names);
    finish(f);
    for (int k = 0; k < 4; k++) free(texts[k]);
    write_stubs();
    free(entries);
    entries = NULL;
    entry_count = entry_room = 0;
}

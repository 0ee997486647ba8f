/* module.h - modules as the nn room sees them, and what layers are written with. */
#ifndef TORC_NN_MODULE_H
#define TORC_NN_MODULE_H

#include "nn/generated/options.h"
#include "base/base.h"
#include "base/lock.h"
#include "ops/call.h"
#include "ops/generated/attrs.h"
#include "ops/pack.h"
#include "torc/nn.h"
#include "torc/autograd.h"
#include "torc/ops.h"

typedef struct module_entry {
    char *name;      /* allocated */
    void *value;     /* owned tensor or module; NULL: None */
    bool persistent; /* of buffers: in the state dict */
    bool optional;   /* of buffers: may be missing in a state dict that is loaded */
} module_entry;

typedef VEC(module_entry) module_entries;

struct module_hooks; /* module.c */

struct torc_module_s {
    object obj;
    torc_module_class class_;
    _Atomic bool training;
    void *context;
    void (*destroy)(void *context);
    module_entries parameters, buffers, children;
    _Atomic uint64_t owner_path;                     /* see path_of in module.c */
    base_lock lock;                                  /* of who replaces or takes these: */
    struct module_hooks *_Atomic pre, *_Atomic post; /* owned; NULL: none */
};

bool module_given(const void *m, const char *function); /* VALUE if it is not a module */
/* A module of a built-in class: `context` is copied. Lent to the scope. */
torc_module module_make(const torc_module_class *class_, const void *context);
/* The last line of a layer's constructor, which opened a scope: hand m outwards, or NULL if anything failed. */
torc_module module_finish(int64_t scope, torc_module m);
bool module_buffer_optional(torc_module m, const char *name);

/* Own tensors by the order in which they were registered. NULL: None. */
static inline torc_tensor module_parameter(torc_module m, int k) {
    return k < m->parameters.count ? m->parameters.data[k].value : NULL;
}
static inline torc_tensor module_buffer(torc_module m, int k) {
    return k < m->buffers.count ? m->buffers.data[k].value : NULL;
}
/* For containers that hand several children to one operator: is m exactly torc_nn_linear's class, or torc_nn_gelu's with the
 * approximation by tanh? */
bool module_is_linear(torc_module m);
/* The error that sticks is of this child of the module that runs, though its forward was not called. */
void module_blame(torc_module m);
bool module_is_gelu_tanh(torc_module m);
/* A new parameter of that shape without values, registered. NULL + error. */
torc_tensor module_new_parameter(torc_module m, const char *name, torc_ints shape, torc_dtype dtype,
                                 torc_device device);

/* m and everything below in PyTorch's order, with dotted names: the one walk of this room. */
typedef VEC(torc_named_module) module_walk;
bool module_walk_all(torc_module m, bool unique, module_walk *walk); /* false + error: walk is empty */
void module_walk_free(module_walk *walk);

/* A set of pointers. */
typedef struct pointer_set {
    const void **slots;
    int64_t count, capacity;
} pointer_set;
bool pointer_set_add(pointer_set *s, const void *p, bool *added); /* false: no memory */
void pointer_set_free(pointer_set *s);

/* ---------------------------------------------------------------------------------------- text of extra_repr
 * piece() appends to what an extra_repr function got; repr.length is its result. */
typedef struct repr {
    char *buffer;
    size_t size;
    int length;
} repr;
void repr_add(repr *r, const char *format, ...) PRINTF_LIKE(2, 3);
/* A list of ints that a layer keeps, with an entry for each dimension at most. */
typedef struct layer_list {
    int64_t count;
    int64_t v[TORC_MAX_DIMS];
} layer_list;
/* Numbers and tuples as Python prints them; each uses one of several buffers of the thread. */
const char *python_float(double x);
const char *python_number(attr_number n);      /* None, True, 2, 0.5 */
const char *python_tuple(const layer_list *v); /* "(3, 3)", "(3,)" */
const char *python_ints(const layer_list *v);  /* one number without parentheses */
static inline const char *python_bool(bool b) { return b ? "True" : "False"; }

/* ---------------------------------------------------------------------------------------- options of layers */
/* The attributes of an operator if nothing is said: DEFAULTS(layer_norm)->eps. */
#define DEFAULTS(op) ((const op##_attrs *)op_rows[OP_##op].defaults)
/* The caller's options, or the defaults, as `o`. */
#define LAYER_OPTIONS(T, name) \
    T o;                       \
    if (FAILED() || !options_take(name, options, &o, &layout_##T)) return NULL
static inline const char *text_or(const char *text, const attr_str *otherwise) { return text ? text : otherwise->s; }
static inline layer_list layer_list_of(const attr_ints *a) {
    layer_list l = {.count = MIN(a->count, TORC_MAX_DIMS)};
    for (int64_t i = 0; i < l.count; i++) l.v[i] = a->v[i];
    return l;
}
static inline torc_ints list_of(const layer_list *v) { return torc_ints_of(v->v, MAX(v->count, 0)); }
/* Copy an int list of one or `dims` numbers (expand: a single one is repeated). None: *otherwise in every place; VALUE if that is
 * NULL, and on another length. */
bool layer_ints(const char *layer, const char *name, layer_list *to, const torc_ints *list, int dims, bool expand,
                const int64_t *otherwise);

/* bias ~ U(-1/sqrt(fan_in), 1/sqrt(fan_in)) after weight ~ kaiming_uniform(a=sqrt(5)): linear and convolution. */
bool layer_reset_uniform(torc_tensor weight, torc_tensor bias);
/* What functions that list modules return after an error. */
extern const torc_named_module no_named_modules[TORC_NO_ENTRIES];
#define NO_NAMED_MODULES ((torc_named_modules){no_named_modules, 0})

#endif

/* test_failures_optim.c - failing memory, bad arguments and sticking errors, for torc/optim.h, torc/io.h and the loss scaling of
 * torc/amp.h. */
/* labels: slow */
/* timeout: 120 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "failures.h"
#include "io/dlpack.h"

/* ------------------------------------------------------------------------------------------ optimizers, lists, files */
/* Two parameters with gradients; `tensors` are the parameters. */
static bool make_parameters(argument *a) {
    static torc_tensor list[4][2];
    static int next;
    torc_tensor *p = list[next++ & 3];
    for (int k = 0; k < 2; k++) {
        p[k] = torc_ones(SHAPE(2, 3), .requires_grad = true);
        torc_set_grad(p[k], torc_full(SHAPE(2, 3), 0.5));
    }
    a->tensors = (torc_tensors){p, 2};
    return torc_error() == TORC_ERROR_OK;
}
static bool make_list(const char *word, argument *a) { return !strcmp(word, "-") || make_parameters(a); }
static bool make_optimizer(const char *word, argument *a) {
    make_parameters(a);
    torc_optimizer o;
    if (!strcmp(word, "sgd"))
        o = torc_sgd(a->tensors, .momentum = 0.9);
    else if (!strcmp(word, "adamw"))
        o = torc_adamw(a->tensors, .amsgrad = true);
    else
        o = torc_adam(a->tensors);
    if (!strcmp(word, "used")) torc_optimizer_step(o);
    a->p = o;
    return o != NULL;
}
static bool make_scheduler(const char *word, argument *a) {
    argument o = {0};
    make_optimizer("sgd", &o);
    if (!strcmp(word, "two")) {
        torc_scheduler parts[2] = {torc_step_lr(o.p, 2), torc_exponential_lr(o.p, 0.5)};
        a->p = torc_sequential_lr(o.p, torc_schedulers_of(parts, 2), INTS(1));
    } else
        a->p = torc_step_lr(o.p, 1);
    a->bytes = (size_t)(uintptr_t)o.p;
    return a->p != NULL;
}
/* Of it and of its optimizer: "new", "scaled" once, or "stepped" with that optimizer. */
static torc_optimizer scaled_optimizer;
static bool make_scaler(const char *word, argument *a) {
    argument o = {0};
    make_optimizer("adam", &o);
    scaled_optimizer = o.p;
    a->p = torc_grad_scaler_new(4, .growth_interval = 1);
    if (strcmp(word, "new")) torc_grad_scaler_scale(a->p, o.tensors.data[0]);
    if (!strcmp(word, "stepped")) torc_grad_scaler_step(a->p, o.p);
    return a->p != NULL && torc_error() == TORC_ERROR_OK;
}
static uint64_t digest_named(uint64_t h, torc_named_tensors list, bool live) {
    torc_tensor kept[64];
    int64_t n = list.count < 64 ? list.count : 64;
    for (int64_t i = 0; i < n; i++) {
        h = digest_bytes(h, list.data[i].name, strlen(list.data[i].name));
        kept[i] = list.data[i].tensor;
        h = digest_bytes(h, torc_data_ptr(kept[i]), torc_storage_nbytes(torc_tensor_storage(kept[i])));
        (void)live;
    }
    return h;
}
static uint64_t digest_optimizer(const argument *a) {
    uint64_t h = 1;
    for (int64_t i = 0; i < a->tensors.count; i++)
        h = digest_bytes(h, torc_data_ptr(a->tensors.data[i]), 24) + (uint64_t)torc_tensor_version(a->tensors.data[i]);
    int64_t scope = torc_scope_begin();
    for (int64_t i = 0; i < a->tensors.count; i++) {
        torc_tensor g = torc_grad(a->tensors.data[i]);
        h = g ? digest_bytes(h, torc_data_ptr(g), 24) : h * 31;
    }
    if (a->p) h = digest_named(h + (uint64_t)torc_refcount(a->p), torc_optimizer_state_dict(a->p), true);
    torc_scope_end(scope);
    return h;
}
static uint64_t digest_scheduler(const argument *a) {
    if (!a->p) return 0;
    int64_t scope = torc_scope_begin();
    uint64_t h = digest_named((uint64_t)torc_refcount(a->p), torc_scheduler_state_dict(a->p), false);
    double lr = torc_optimizer_get_lr((torc_optimizer)(uintptr_t)a->bytes, 0);
    torc_scope_end(scope);
    return digest_bytes(h, &lr, sizeof lr);
}
static uint64_t digest_scaler(const argument *a) {
    if (!a->p) return 0;
    int64_t scope = torc_scope_begin();
    uint64_t h = digest_named((uint64_t)torc_refcount(a->p), torc_grad_scaler_state_dict(a->p), false);
    torc_scope_end(scope);
    return h;
}
static bool make_named(const char *word, argument *a) {
    if (!strcmp(word, "-")) return true;
    torc_tensor t[2] = {torc_ones(SHAPE(2)), torc_zeros(SHAPE(3))};
    a->named = torc_named_tensors_make(
        !strcmp(word, "other") ? (const char *const[]){"b.x", "b.y"} : (const char *const[]){"a.x", "a.y"}, t, 2);
    return a->named.count == 2;
}
static uint64_t digest_named_argument(const argument *a) {
    return a->named.data && a->named.count > 0 && a->named.count < 9 ? digest_named(1, a->named, false) : 0;
}
/* More entries than there are cannot be noticed by anybody. */
static int64_t at_most_two(int64_t n) { return n > 2 ? 2 : n; }
static const sample_maker makers[] = {{"Params", make_list, digest_optimizer, NULL},
                                      {"Optimizer", make_optimizer, digest_optimizer, NULL},
                                      {"Scheduler", make_scheduler, digest_scheduler, NULL},
                                      {"Scaler", make_scaler, digest_scaler, NULL},
                                      {"Named", make_named, digest_named_argument, NULL}};

#define O ((torc_optimizer)a[0].p)
#define S ((torc_scheduler)a[0].p)
/* Make it, and take a step with it. */
static void stepped(outcome *r, torc_optimizer o) {
    give_pointer(r, o);
    if (o) give_int(r, torc_optimizer_num_groups(o));
}
CALL(sgd_with) {
    OPTIONS(torc_sgd_options);
    GIVEN(1, lr, d);
    GIVEN(2, lr_tensor, tensor);
    GIVEN(3, momentum, d);
    GIVEN(4, dampening, d);
    GIVEN(5, weight_decay, d);
    GIVEN(6, nesterov, flag);
    GIVEN(7, maximize, flag);
    stepped(r, torc_sgd_with(a[0].tensors, options_as_wanted(&o)));
}
#define ADAM(name)                                                    \
    CALL(name) {                                                      \
        OPTIONS(torc_adam_options);                                   \
        GIVEN(1, lr, d);                                              \
        GIVEN(2, lr_tensor, tensor);                                  \
        GIVEN(3, beta1, d);                                           \
        GIVEN(4, beta2, d);                                           \
        GIVEN(5, eps, d);                                             \
        GIVEN(6, weight_decay, d);                                    \
        GIVEN(7, amsgrad, flag);                                      \
        GIVEN(8, maximize, flag);                                     \
        stepped(r, torc_##name(a[0].tensors, options_as_wanted(&o))); \
    }
ADAM(adam_with)
ADAM(adamw_with)
CALL(sgd_lists) { give_pointer(r, torc_sgd(a[0].tensors)); }
CALL(optimizer_add_param_group_with) {
    OPTIONS(torc_param_group_options);
    GIVEN(2, lr, d);
    GIVEN(3, lr_tensor, tensor);
    GIVEN(4, beta1, d);
    give_bool(r, torc_optimizer_add_param_group_with(O, a[1].tensors, options_as_wanted(&o)));
}
CALL(optimizer_step_with) {
    OPTIONS(torc_optimizer_step_options);
    GIVEN(1, grad_scale, tensor);
    GIVEN(2, found_inf, tensor);
    give_bool(r, torc_optimizer_step_with(O, options_as_wanted(&o)));
}
CALL(optimizer_zero_grad_with) {
    OPTIONS(torc_optimizer_zero_grad_options);
    GIVEN(1, set_to_none, flag);
    give_bool(r, torc_optimizer_zero_grad_with(O, options_as_wanted(&o)));
}
CALL(optimizer_name) { give_text(r, torc_optimizer_name(O)); }
CALL(optimizer_num_groups) { give_int(r, torc_optimizer_num_groups(O)); }
CALL(optimizer_group_params) { give_list(r, torc_optimizer_group_params(O, a[1].i)), r->list = false; }
CALL(optimizer_get_lr) { give_double(r, torc_optimizer_get_lr(O, a[1].i)); }
CALL(optimizer_set_lr) { give_bool(r, torc_optimizer_set_lr(O, a[1].i, a[2].d)); }
CALL(optimizer_get) { give_double(r, torc_optimizer_get(O, a[1].i, a[2].s)); }
CALL(optimizer_set) { give_bool(r, torc_optimizer_set(O, a[1].i, a[2].s, a[3].d)); }
CALL(optimizer_state_dict) { give_int(r, torc_optimizer_state_dict(O).count); }
CALL(optimizer_load_state_dict) {
    torc_named_tensors state = a[1].p ? torc_optimizer_state_dict(a[1].p) : a[2].named;
    if (a[1].p && !state.count) return;
    give_bool(r, torc_optimizer_load_state_dict(O, state));
}

static double constant(int64_t epoch, int64_t group, void *context) {
    (void)epoch, (void)group, (void)context;
    return 0.5;
}
CALL(lambda_lr) { give_pointer(r, torc_lambda_lr(O, a[1].b ? constant : NULL, TORC_NO_CONTEXT)); }
CALL(step_lr_with) {
    OPTIONS(torc_step_lr_options);
    GIVEN(2, gamma, d);
    give_pointer(r, torc_step_lr_with(O, a[1].i, options_as_wanted(&o)));
}
CALL(multi_step_lr_with) {
    OPTIONS(torc_step_lr_options);
    GIVEN(2, gamma, d);
    give_pointer(r, torc_multi_step_lr_with(O, a[1].ints, options_as_wanted(&o)));
}
CALL(exponential_lr) { give_pointer(r, torc_exponential_lr(O, a[1].d)); }
CALL(constant_lr_with) {
    OPTIONS(torc_constant_lr_options);
    GIVEN(1, factor, d);
    GIVEN(2, total_iters, i);
    give_pointer(r, torc_constant_lr_with(O, options_as_wanted(&o)));
}
CALL(linear_lr_with) {
    OPTIONS(torc_linear_lr_options);
    GIVEN(1, start_factor, d);
    GIVEN(2, end_factor, d);
    GIVEN(3, total_iters, i);
    give_pointer(r, torc_linear_lr_with(O, options_as_wanted(&o)));
}
CALL(cosine_annealing_lr_with) {
    OPTIONS(torc_cosine_annealing_lr_options);
    GIVEN(2, eta_min, d);
    give_pointer(r, torc_cosine_annealing_lr_with(O, a[1].i, options_as_wanted(&o)));
}
CALL(one_cycle_lr_with) {
    static const double rates[4] = {1, 1, 1, 1};
    OPTIONS(torc_one_cycle_lr_options);
    GIVEN(2, total_steps, i);
    GIVEN(3, epochs, i);
    GIVEN(4, steps_per_epoch, i);
    GIVEN(5, pct_start, d);
    GIVEN(6, anneal_strategy, s);
    GIVEN(7, cycle_momentum, flag);
    GIVEN(8, base_momentum, d);
    GIVEN(9, max_momentum, d);
    GIVEN(10, div_factor, d);
    GIVEN(11, final_div_factor, d);
    o.max_lrs = a[12].i > 0 ? rates : NULL;
    o.max_lrs_count = a[12].i > 4 ? 4 : a[12].i;
    give_pointer(r, torc_one_cycle_lr_with(O, a[1].d, options_as_wanted(&o)));
}
CALL(sequential_lr) {
    torc_scheduler parts[2] = {O ? torc_step_lr(O, 2) : NULL, O ? torc_exponential_lr(O, 0.5) : NULL};
    if (O && (!parts[0] || !parts[1])) return;
    give_pointer(r, torc_sequential_lr(O, torc_schedulers_of(a[3].b ? parts : NULL, at_most_two(a[1].i)), a[2].ints));
}
CALL(scheduler_step) { give_bool(r, torc_scheduler_step(S)); }
CALL(scheduler_get_last_lr) { give_double(r, torc_scheduler_get_last_lr(S, a[1].i)); }
CALL(scheduler_last_epoch) { give_int(r, torc_scheduler_last_epoch(S)); }
CALL(scheduler_state_dict) { give_int(r, torc_scheduler_state_dict(S).count); }
CALL(scheduler_load_state_dict) {
    torc_named_tensors state = a[1].p ? torc_scheduler_state_dict(a[1].p) : a[2].named;
    if (a[1].p && !state.count) return;
    give_bool(r, torc_scheduler_load_state_dict(S, state));
}
CALL(autocast_begin_with) {
    give_bool(r, torc_autocast_begin((torc_device_type)a[0].i, a[1].dtype));
    if (!r->empty) torc_autocast_end();
}
CALL(autocast_begin_without) {
    give_bool(r, torc_autocast_begin((torc_device_type)a[0].i, .enabled = false));
    if (!r->empty) torc_autocast_end();
}
CALL(set_autocast_enabled) {
    give_bool(r, torc_set_autocast_enabled((torc_device_type)a[0].i, a[1].b));
    if (!r->empty) torc_set_autocast_enabled((torc_device_type)a[0].i, false);
}
CALL(set_autocast_dtype) {
    give_bool(r, torc_set_autocast_dtype((torc_device_type)a[0].i, a[1].dtype));
    if (!r->empty) torc_set_autocast_dtype((torc_device_type)a[0].i, TORC_DTYPE_NONE);
}
CALL(autocast_end) { (void)a, torc_autocast_end(), give_nothing(r); }
CALL(is_autocast_enabled) { give_bool(r, torc_is_autocast_enabled((torc_device_type)a[0].i)); }
CALL(get_autocast_dtype) { give_int(r, torc_get_autocast_dtype((torc_device_type)a[0].i)); }
#define G ((torc_grad_scaler)a[0].p)
CALL(grad_scaler_new_with) {
    OPTIONS(torc_grad_scaler_options);
    GIVEN(0, init_scale, d);
    GIVEN(1, growth_factor, d);
    GIVEN(2, backoff_factor, d);
    GIVEN(3, growth_interval, i);
    GIVEN(4, enabled, flag);
    give_pointer(r, torc_grad_scaler_new_with(options_as_wanted(&o)));
}
CALL(grad_scaler_scale) { give_pointer(r, torc_grad_scaler_scale(G, a[1].tensor)); }
CALL(grad_scaler_unscale_) { give_bool(r, torc_grad_scaler_unscale_(G, a[1].b ? scaled_optimizer : NULL)); }
CALL(grad_scaler_step) { give_bool(r, torc_grad_scaler_step(G, a[1].b ? scaled_optimizer : NULL)); }
CALL(grad_scaler_update_with) {
    OPTIONS(torc_grad_scaler_update_options);
    GIVEN(1, new_scale, d);
    GIVEN(2, new_scale_tensor, tensor);
    give_bool(r, torc_grad_scaler_update_with(G, options_as_wanted(&o)));
}
CALL(grad_scaler_is_enabled) { give_bool(r, torc_grad_scaler_is_enabled(G)); }
CALL(grad_scaler_get_scale) { give_double(r, torc_grad_scaler_get_scale(G)); }
CALL(grad_scaler_get_growth_factor) { give_double(r, torc_grad_scaler_get_growth_factor(G)); }
CALL(grad_scaler_set_growth_factor) { give_bool(r, torc_grad_scaler_set_growth_factor(G, a[1].d)); }
CALL(grad_scaler_get_backoff_factor) { give_double(r, torc_grad_scaler_get_backoff_factor(G)); }
CALL(grad_scaler_set_backoff_factor) { give_bool(r, torc_grad_scaler_set_backoff_factor(G, a[1].d)); }
CALL(grad_scaler_get_growth_interval) { give_int(r, torc_grad_scaler_get_growth_interval(G)); }
CALL(grad_scaler_set_growth_interval) { give_bool(r, torc_grad_scaler_set_growth_interval(G, a[1].i)); }
CALL(grad_scaler_state_dict) { give_int(r, torc_grad_scaler_state_dict(G).count); }
CALL(grad_scaler_load_state_dict) {
    torc_named_tensors state = a[1].p ? torc_grad_scaler_state_dict(a[1].p) : a[2].named;
    if (a[1].p && !state.count) return;
    give_bool(r, torc_grad_scaler_load_state_dict(G, state));
}
CALL(clip_grad_norm_inplace_with) {
    OPTIONS(torc_clip_grad_norm_options);
    GIVEN(2, norm_type, d);
    GIVEN(3, error_if_nonfinite, flag);
    give_tensor(r, torc_clip_grad_norm_inplace_with(a[0].tensors, a[1].d, options_as_wanted(&o)));
}
CALL(clip_grad_value_) { give_bool(r, torc_clip_grad_value_(a[0].tensors, a[1].d)); }

/* ------------------------------------------------------------------------------------------ io */
static char path[] = P_tmpdir "/torc-test-failures-XXXXXX";
static unsigned char file[4096];
static size_t file_size;
CALL(named_tensors_make) {
    const char *names[2] = {a[0].s, "second"};
    torc_tensor t[2] = {a[1].tensor, a[1].tensor};
    give_int(r, torc_named_tensors_make(a[3].b ? names : NULL, a[4].b ? t : NULL, at_most_two(a[2].i)).count);
}
CALL(named_tensors_prefix) { give_int(r, torc_named_tensors_prefix(a[0].named, a[1].s).count); }
CALL(named_tensors_select) { give_int(r, torc_named_tensors_select(a[0].named, a[1].s).count); }
CALL(named_tensors_concat) {
    torc_named_tensors lists[2] = {a[0].named, a[1].named};
    give_int(r, torc_named_tensors_concat(a[3].b ? lists : NULL, at_most_two(a[2].i)).count);
}
CALL(named_tensors_find) { give_pointer(r, torc_named_tensors_find(a[0].named, a[1].s)); }
CALL(safetensors_load_with) {
    OPTIONS(torc_safetensors_load_options);
    GIVEN(1, device, device);
    GIVEN(2, mmap, flag);
    torc_named_tensors list =
        torc_safetensors_load_with(a[0].s && !strcmp(a[0].s, "file") ? path : a[0].s, options_as_wanted(&o));
    give_int(r, list.count);
}
CALL(safetensors_load_memory_with) {
    OPTIONS(torc_safetensors_load_options);
    GIVEN(1, device, device);
    give_int(r, torc_safetensors_load_memory_with(a[0].b ? file : NULL,
                                                  (size_t)a[2].i > file_size ? file_size : (size_t)a[2].i,
                                                  options_as_wanted(&o))
                    .count);
}
CALL(safetensors_metadata) {
    (void)a;
    torc_named_tensors list = torc_safetensors_load_memory(file, file_size);
    if (!list.count) return;
    give_int(r, torc_safetensors_metadata(list).count);
}
CALL(safetensors_metadata_of) { give_int(r, torc_safetensors_metadata(a[0].named).count); }
CALL(safetensors_save_with) {
    torc_metadata_entry entries[1] = {{a[2].s, a[3].s}};
    OPTIONS(torc_safetensors_save_options);
    o.metadata = (torc_metadata){entries, a[2].s || a[3].s ? 1 : 0};
    give_bool(r, torc_safetensors_save_with(a[1].s && !strcmp(a[1].s, "file") ? path : a[1].s, a[0].named,
                                            options_as_wanted(&o)));
}
CALL(to_dlpack_with) {
    OPTIONS(torc_to_dlpack_options);
    GIVEN(1, stream, i);
    GIVEN(2, copy, flag);
    dl_versioned *m = torc_to_dlpack_with(a[0].tensor, options_as_wanted(&o));
    give_pointer(r, m);
    if (m) m->deleter(m);
}
CALL(to_dlpack_unversioned_with) {
    OPTIONS(torc_to_dlpack_options);
    GIVEN(1, stream, i);
    GIVEN(2, copy, flag);
    dl_managed *m = torc_to_dlpack_unversioned_with(a[0].tensor, options_as_wanted(&o));
    give_pointer(r, m);
    if (m) m->deleter(m);
}
static int let_go; /* how often a deleter was called */
static void delete_versioned(dl_versioned *m) {
    (void)m;
    let_go++;
}
static void delete_managed(dl_managed *m) {
    (void)m;
    let_go++;
}
/* Called once on error, and not before the tensor is gone: reported as something coming back. */
static void give_taken(outcome *r, torc_tensor t) {
    give_tensor(r, t);
    if (let_go != !t) r->empty = !r->empty;
}
CALL(from_dlpack) {
    static float x[4];
    static int64_t shape[TORC_MAX_DIMS] = {4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    static dl_versioned m;
    m = (dl_versioned){.version = {(uint32_t)a[1].i, 0},
                       .deleter = delete_versioned,
                       .tensor = {x, {(int32_t)a[2].i, 0}, (int32_t)a[3].i, {2, (uint8_t)a[4].i, 1}, shape, NULL, 0}};
    let_go = !a[0].b;
    give_taken(r, torc_from_dlpack(a[0].b ? &m : NULL));
}
CALL(from_dlpack_unversioned) {
    static float x[4];
    static int64_t shape[TORC_MAX_DIMS] = {4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    static dl_managed m;
    m = (dl_managed){.deleter = delete_managed,
                     .tensor = {x, {(int32_t)a[1].i, 0}, (int32_t)a[2].i, {2, (uint8_t)a[3].i, 1}, shape, NULL, 0}};
    let_go = !a[0].b;
    give_taken(r, torc_from_dlpack_unversioned(a[0].b ? &m : NULL));
}
CALL(dlpack_device) {
    int32_t type, id;
    give_bool(r, torc_dlpack_device(a[0].tensor, a[1].b ? &type : NULL, a[2].b ? &id : NULL));
}

enum { ANSWER = MAY_BE_EMPTY | ERROR_IS_FINE };
#define E(name, parameters, samples, flags) \
    { "torc_" #name, parameters, call_##name, samples, flags }
#define AS(symbol, name, parameters, samples, flags) \
    { "torc_" #symbol, parameters, call_##name, samples, flags }
#define ADAM_PARAMETERS \
    "Params p, float lr=, Tensor lr_tensor=, float beta1=, float beta2=, float eps=, float decay=, bool amsgrad=, bool maximize="
static const entry table[] = {
    E(sgd_with,
      "Params p, float lr=, Tensor lr_tensor=, float momentum=, float dampening=, float decay=, bool nesterov=, bool maximize=",
      "x 0.1", 0),
    E(adam_with, ADAM_PARAMETERS, "x 0.1", 0),
    E(adamw_with, ADAM_PARAMETERS, "x 0.1", 0),
    AS(sgd_with, sgd_lists, "Tensor[] p", "F34|F4", NO_MEMORY),
    E(optimizer_add_param_group_with,
      "Optimizer o, Params? p, float lr=, Tensor lr_tensor=, float beta1=", "adam x 0.1", WRITES | ONCE),
    E(optimizer_step_with, "Optimizer o, Tensor scale=, Tensor inf=", "sgd", WRITES),
    AS(optimizer_step_with, optimizer_step_with, "Optimizer o, Tensor scale=, Tensor inf=", "adam Z Z", WRITES),
    AS(optimizer_step_with, optimizer_step_with, "Optimizer o, Tensor scale=, Tensor inf=", "adamw", WRITES),
    AS(optimizer_step_with, optimizer_step_with, "Optimizer o, Tensor scale=, Tensor inf=", "used", WRITES),
    E(optimizer_zero_grad_with, "Optimizer o, bool none=", "sgd 0", WRITES),
    AS(optimizer_zero_grad_with, optimizer_zero_grad_with, "Optimizer o, bool none=", "sgd 1", WRITES),
    E(optimizer_name, "Optimizer o", "sgd", ERROR_IS_FINE),
    E(optimizer_num_groups, "Optimizer o", "sgd", ERROR_IS_FINE),
    E(optimizer_group_params, "Optimizer o, int group", "sgd 0", ERROR_IS_FINE),
    E(optimizer_get_lr, "Optimizer o, int group", "sgd 0", 0),
    E(optimizer_set_lr, "Optimizer o, int group, float lr", "sgd 0 0.5", WRITES),
    E(optimizer_get, "Optimizer o, int group, str name", "sgd 0 momentum", 0),
    E(optimizer_set, "Optimizer o, int group, str name, float v", "sgd 0 momentum 0.5", WRITES),
    E(optimizer_state_dict, "Optimizer o", "used", 0),
    E(optimizer_load_state_dict, "Optimizer o, Optimizer? from, Named? state", "adam used -", WRITES),
    AS(optimizer_load_state_dict, optimizer_load_state_dict, "Optimizer o, Optimizer? from, Named? state",
       "used used -", WRITES),
    E(lambda_lr, "Optimizer o, bool lambda", "sgd 1", WRITES),
    E(step_lr_with, "Optimizer o, int size, float gamma=", "sgd 2", WRITES),
    E(multi_step_lr_with, "Optimizer o, int[] milestones, float gamma=", "sgd 1,2", WRITES),
    E(exponential_lr, "Optimizer o, float gamma", "sgd 0.5", WRITES),
    E(constant_lr_with, "Optimizer o, float factor=, int total=", "sgd 0.5", WRITES),
    E(linear_lr_with, "Optimizer o, float start=, float end=, int total=", "sgd", WRITES),
    E(cosine_annealing_lr_with, "Optimizer o, int T, float eta=", "sgd 10", WRITES),
    E(one_cycle_lr_with,
      "Optimizer o, float max, int total=, int epochs=, int steps=, float pct=, str anneal=, bool cycle=, float base=, float maxm=, float div=, float final=, int rates=",
      "sgd 1 10", WRITES),
    E(sequential_lr, "Optimizer o, int count, int[] milestones, bool given", "sgd 2 1 1", WRITES | CHANGES_ON_ERROR),
    E(scheduler_step, "Scheduler s", "one", WRITES),
    AS(scheduler_step, scheduler_step, "Scheduler s", "two", WRITES),
    E(scheduler_get_last_lr, "Scheduler s, int group", "one 0", 0),
    E(scheduler_last_epoch, "Scheduler s", "one", ANSWER),
    E(scheduler_state_dict, "Scheduler s", "two", 0),
    E(scheduler_load_state_dict, "Scheduler s, Scheduler? from, Named? state", "two two -", WRITES),
    E(autocast_begin_with, "int device, ScalarType dtype", "1 bfloat16", ERROR_IS_FINE),
    AS(autocast_begin_with, autocast_begin_without, "int device", "1", ERROR_IS_FINE),
    E(set_autocast_enabled, "int device, bool enabled", "1 True", ERROR_IS_FINE),
    E(set_autocast_dtype, "int device, ScalarType dtype", "1 bfloat16", ERROR_IS_FINE),
    E(autocast_end, "", NULL, ANSWER),
    E(is_autocast_enabled, "int device", "1", ANSWER),
    E(get_autocast_dtype, "int device", "1", ANSWER),
    E(grad_scaler_new_with, "float init=, float growth=, float backoff=, int interval=, bool enabled=", NULL, 0),
    E(grad_scaler_scale, "Scaler s, Tensor t", "scaled f34", 0),
    AS(grad_scaler_scale, grad_scaler_scale, "Scaler s, Tensor t", "new f34", WRITES),
    E(grad_scaler_unscale_, "Scaler s, bool given", "scaled 1", WRITES | CHANGES_ON_ERROR),
    E(grad_scaler_step, "Scaler s, bool given", "scaled 1", WRITES),
    E(grad_scaler_update_with, "Scaler s, float scale=, Tensor scale=", "stepped", WRITES),
    AS(grad_scaler_update_with, grad_scaler_update_with, "Scaler s, float scale=, Tensor scale=", "stepped 2", WRITES),
    AS(grad_scaler_update_with, grad_scaler_update_with, "Scaler s, float scale=, Tensor scale=", "stepped - Z",
       WRITES),
    E(grad_scaler_is_enabled, "Scaler s", "new", ANSWER),
    E(grad_scaler_get_scale, "Scaler s", "scaled", 0),
    E(grad_scaler_get_growth_factor, "Scaler s", "new", 0),
    E(grad_scaler_set_growth_factor, "Scaler s, float v", "new 2", WRITES),
    E(grad_scaler_get_backoff_factor, "Scaler s", "new", 0),
    E(grad_scaler_set_backoff_factor, "Scaler s, float v", "new 0.5", WRITES),
    E(grad_scaler_get_growth_interval, "Scaler s", "new", 0),
    E(grad_scaler_set_growth_interval, "Scaler s, int v", "new 5", WRITES),
    E(grad_scaler_state_dict, "Scaler s", "scaled", 0),
    E(grad_scaler_load_state_dict, "Scaler s, Scaler? from, Named? state", "scaled stepped -", WRITES),
    E(clip_grad_norm_inplace_with, "Params? p, float max, float norm=, bool error=", "x 0.1", WRITES),
    E(clip_grad_value_, "Params? p, float v", "x 0.1", WRITES),
    AS(clip_grad_value_, clip_grad_value_, "Tensor[] p, float v", "F34|F4 0.1", WRITES),
    AS(clip_grad_norm_inplace_with, clip_grad_norm_inplace_with,
       "Tensor[] p, float max, float norm=, bool error=", "F34|F4 0.1", WRITES),
    E(named_tensors_make, "str name, Tensor t, int count, bool names, bool tensors", "first f34 2 1 1", MAY_BE_EMPTY),
    E(named_tensors_prefix, "Named? l, str? prefix", "x p.", MAY_BE_EMPTY),
    E(named_tensors_select, "Named? l, str? prefix", "x a.", MAY_BE_EMPTY),
    E(named_tensors_concat, "Named? a, Named? b, int count, bool given", "x other 2 1", MAY_BE_EMPTY),
    E(named_tensors_find, "Named? l, str? name", "x a.x", ANSWER),
    E(safetensors_load_with, "str path, Device device=, bool mmap=", "file", 0),
    AS(safetensors_load_with, safetensors_load_with, "str path, Device device=, bool mmap=", "file - 1", 0),
    E(safetensors_load_memory_with, "bool given, Device device, int size", "1 - 4096", MAY_BE_EMPTY),
    E(safetensors_metadata, "", NULL, 0),
    AS(safetensors_metadata, safetensors_metadata_of, "Named? l", "x", MAY_BE_EMPTY),
    E(safetensors_save_with, "Named? l, str path, str key=, str value=", "x file key value", 0),
    E(to_dlpack_with, "Tensor t, int stream=, bool copy=", "f34 -1 1", 0),
    E(to_dlpack_unversioned_with, "Tensor t, int stream=, bool copy=", "f34 -1 1", 0),
    E(from_dlpack, "bool given, int major, int device, int dims, int bits", "1 1 1 1 32", 0),
    E(from_dlpack_unversioned, "bool given, int device, int dims, int bits", "1 1 1 32", 0),
    E(dlpack_device, "Tensor t, bool type, bool id", "f34 1 1", 0),
};
enum { ENTRIES = sizeof table / sizeof *table };

static int make_file(void **state) {
    (void)state;
    int fd = mkstemp(path);
    if (fd < 0 || close(fd)) return 1;
    torc_tensor t[2] = {torc_ones(SHAPE(2, 3)), torc_zeros(SHAPE(4), .dtype = TORC_INT64)};
    torc_metadata_entry meta = {"format", "pt"};
    if (!torc_safetensors_save(path, torc_named_tensors_make((const char *const[]){"a", "b"}, t, 2),
                               .metadata = {&meta, 1}))
        return 1;
    FILE *f = fopen(path, "rb");
    if (!f) return 1;
    file_size = fread(file, 1, sizeof file, f);
    fclose(f);
    return 0;
}
static int remove_file(void **state) {
    (void)state;
    return remove(path);
}
static void every_function(void **state) {
    (void)state;
    assert_int_equal(run_failures(table, ENTRIES, makers, sizeof makers / sizeof *makers), 0);
}
static void complete(void **state) {
    (void)state;
    assert_int_equal(check_complete((const char *const[]){"optim.h", "io.h", "amp.h", NULL}, table, ENTRIES), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(complete), cmocka_unit_test(every_function)};
    return cmocka_run_group_tests(tests, make_file, remove_file);
}

/* cpp.c - include/torc/torc.hpp: what C++ sees of the functions and structs of api.c.
 *
 * The header is the parts in tools/generate/cpp one after the other. They are C++, with what C++ has of its own: handles that own,
 * errors, lists, callbacks. Where a line begins with `//@`, what follows from the headers is put in:
 *
 *     //@ options HEADER                a struct of C++ for each struct of options
 *     //@ results declared, defined     the same of structs of results, and the methods that return them
 *     //@ operators functions           a function for each function of ops.h; `methods`: those that PyTorch has as methods
 *     //@ methods HEADER TYPE PREFIX    of HEADER's functions whose names begin with PREFIX, those whose first parameter is TYPE
 *     //@ functions HEADER PREFIX SPACE those that no line before has taken, in that namespace
 *
 * A function that has a type which is not known here stands in by_hand, so that none is forgotten: the parts have it, or C++
 * programs call it as C. */
#include "api.h"
#include "rows.h"

#include <stdlib.h>
#include <string.h>

static const char *const parts[] = {"base", "tensor", "autograd", "nn", "cuda", NULL};

/* Functions outside of ops.h that the parts wrap themselves, or that are left to C; those with names that end in * begin so. */
static const char *const by_hand[] = {
    /* core.h: all of it */
    "core.h",
    /* operators as data, and kernels of one's own, are called as C */
    "op.h", "cuda_kernel.h",
    /* what has callbacks or lists of its own, and pairs of functions that are guards */
    "torc_backward_with", "torc_backward_many_with", "torc_autograd_grad_with", "torc_no_grad_*", "torc_enable_grad_*",
    "torc_inference_mode_*", "torc_grad_fn", "torc_grad_fn_kept_by_object", "torc_node_*", "torc_gradient_node",
    "torc_backward_visits", "torc_backward_edges_with", "torc_autograd_grad_edges_with", "torc_register_*",
    "torc_saved_tensors_hooks_*", "torc_function_*", "torc_checkpoint_with", "torc_gradcheck_with",
    "torc_gradgradcheck_with", "torc_autocast_*", "torc_grad_scaler_new_with", "torc_grad_scaler_state_dict",
    "torc_grad_scaler_load_state_dict", "io.h", "torc_module_forward", "torc_module_forward_many", "torc_loss_forward",
    "torc_module_train_with", "torc_module_eval", "torc_module_requires_grad_inplace_with",
    "torc_module_zero_grad_with", "torc_module_named_*", "torc_module_state_dict", "torc_module_load_state_dict_with",
    "torc_module_to_with", "torc_module_apply", "torc_module_class_name", "torc_module_to_string",
    "torc_module_register_*", "torc_module_new", "torc_module_context", "torc_parameter", "torc_nn_sequential_list",
    "torc_nn_lambda", "torc_optimizer_step_with", "torc_optimizer_zero_grad_with", "torc_optimizer_get*",
    "torc_optimizer_set*", "torc_optimizer_state_dict", "torc_optimizer_load_state_dict", "torc_scheduler_get_last_lr",
    "torc_scheduler_state_dict", "torc_scheduler_load_state_dict", "torc_lambda_lr", "torc_sequential_lr",
    "torc_cuda_mempool_new", "torc_cuda_use_mem_pool_*", "torc_cuda_stream_new_with", "torc_cuda_stream_guard_*",
    "torc_cuda_device_guard_begin", "torc_cuda_stream_handle", "torc_cuda_stream_query", "torc_cuda_stream_equal",
    "torc_cuda_stream_record_event", "torc_cuda_stream_wait_event", "torc_cuda_event_new_with",
    "torc_cuda_event_record", "torc_cuda_event_wait", "torc_cuda_event_query", "torc_cuda_event_elapsed_time",
    "torc_cuda_event_device", "torc_cuda_graph_new_with", "torc_cuda_graph_pool", "torc_cuda_graph_guard_*",
    "torc_cuda_make_graphed_with", "torc_cuda_graphed_call",
    /* cuda.h: memory as such, figures that are written to the caller's arrays, other libraries' handles */
    "torc_cuda_get_device_capability", "torc_cuda_get_device_properties", "torc_cuda_list_gpu_processes",
    "torc_cuda_mem_get_info", "torc_cuda_memory_stats", "torc_cuda_memory_summary", "torc_cuda_memory_snapshot",
    "torc_cuda_caching_allocator_*", "torc_cuda_change_current_allocator", "torc_cuda_host_register",
    "torc_cuda_host_unregister", "torc_cuda_host_memory_stats", "torc_cuda_external_stream",
    "torc_cuda_stream_priority_range", "torc_cuda_event_ipc_handle", "torc_cuda_event_from_ipc_handle",
    "torc_cuda_event_handle", "torc_cuda_graph_raw_*", "torc_record_stream", "torc_storage_is_pinned", NULL};
/* Structs of options that have no struct of C++: the parts take what they say as arguments, or they are of C's functions. */
static const char *const no_struct[] = {"torc_no_options",
                                        "torc_backward_edges_options",
                                        "torc_autograd_grad_edges_options",
                                        "torc_function_apply_options",
                                        "torc_is_contiguous_options",
                                        "torc_allclose_options",
                                        "torc_autocast_options",
                                        "torc_module_train_options",
                                        "torc_module_requires_grad_options",
                                        "torc_module_zero_grad_options",
                                        "torc_module_load_state_dict_options",
                                        "torc_module_register_buffer_options",
                                        "torc_optimizer_zero_grad_options",
                                        "torc_cuda_stream_options",
                                        "torc_cuda_graph_options",
                                        "torc_blob_options",
                                        "torc_tensor_from_options",
                                        "torc_storage_options",
                                        "torc_tensor_over_options",
                                        "torc_safetensors_load_options",
                                        "torc_safetensors_save_options",
                                        "torc_cuda_compile_options",
                                        "torc_cuda_launch_options",
                                        NULL};
static bool *taken; /* by function */

static bool listed(const char *name, const char *const *list) {
    for (; *list; list++) {
        const size_t n = strlen(*list);
        if ((*list)[n - 1] == '*' ? !strncmp(name, *list, n - 1) : !strcmp(name, *list)) return true;
    }
    return false;
}
static bool is_by_hand(const api_function *a) {
    return listed(a->header, by_hand) || listed(a->name, by_hand) || ends_with(a->name, "_options_init");
}
static bool is_answer(const api_function *a) { return a->result.words & (API_ANSWER | API_CANNOT_FAIL); }

/* ------------------------------------------------------------------------------------------ names and types */

/* torc_nn_conv_options, torc_nn_: ConvOptions */
static void camel(const char *name, const char *prefix, char to[96]) {
    const char *const general = "torc_";
    const char *s = name + strlen(strncmp(name, prefix, strlen(prefix)) ? general : prefix);
    size_t n = 0;
    for (bool up = true; *s; s++) {
        if (*s == '_')
            up = true;
        else
            to[n++] = up && *s >= 'a' && *s <= 'z' ? (char)(*s - 'a' + 'A') : *s, up = false;
    }
    to[n] = 0;
}
static const char *prefix_of(const char *header) {
    return !strcmp(header, "nn.h") ? "torc_nn_" : !strcmp(header, "cuda.h") ? "torc_cuda_" : "torc_";
}
static void struct_name(const api_struct *s, char to[96]) { camel(s->name, prefix_of(s->header), to); }

/* A type of C as a parameter of C++, as a result, and how an argument `%s` is handed on; NULL: not as that. And a value of it for
 * tests. */
static const struct {
    const char *c, *parameter, *result, *argument, *value;
} types[] = {
    {"torc_tensor", "const Tensor &", "Tensor", "%s.get()", "t"},
    {"torc_tensors", "const std::vector<Tensor> &", "std::vector<Tensor>", "detail::TensorList(%s)", "{t}"},
    {"torc_ints", "const Ints &", NULL, "%s", "{2}"},
    {"torc_number", "Number ", "Number", "%s", "2"},
    {"torc_numbers", "const std::vector<Number> &", NULL, "detail::Numbers(%s)", "{2}"},
    {"int64_t", "Int ", "int64_t", "%s", "1"},
    {"double", "double ", "double", "%s", "0.5"},
    {"bool", "Bool ", "bool", "%s", "true"},
    {"const char *", "const Text &", "std::string", "%s", "\"a\""},
    {"torc_dtype", "Dtype ", "Dtype", "%s", "torc::float32"},
    {"torc_device", "Device ", "Device", "%s", "\"cpu\""},
    {"torc_memory_format", "MemoryFormat ", "MemoryFormat", "%s", "torc::channels_last"},
    {"torc_generator", "const Generator &", "Generator", "%s.get()", "torc::Generator()"},
    {"torc_storage", "const Storage &", "Storage", "%s.get()", "torc::Storage()"},
    {"torc_module", "const Module &", "Module", "%s.get()", "m"},
    {"torc_modules", "const std::vector<Module> &", NULL, "detail::ModuleList(%s)", "{m}"},
    {"torc_optimizer", "const optim::Optimizer &", "Optimizer", "%s.get()", "optimizer"},
    {"torc_scheduler", "const Scheduler &", "Scheduler", "%s.get()", "scheduler"},
    {"torc_grad_scaler", "const GradScaler &", "GradScaler", "%s.get()", "scaler"},
    {"torc_cuda_stream", "const Stream &", "Stream", "%s.get()", "stream"},
    {"torc_cuda_event", "const Event &", "Event", "%s.get()", "event"},
    {"torc_cuda_graph", "const Graph &", "Graph", "%s.get()", "graph"},
    {"torc_cuda_mempool", "const MemPool &", "MemPool", "%s.get()", "pool"},
    {"int", "int ", "int", "%s", "1"},
    {"uint64_t", "uint64_t ", "uint64_t", "%s", "1"},
    {"size_t", "size_t ", "size_t", "%s", "1"},
    {"torc_device_type", "torc_device_type ", "torc_device_type", "%s", "TORC_DEVICE_CPU"},
    {"torc_cuda_sync_debug", "torc_cuda_sync_debug ", "torc_cuda_sync_debug", "%s", "TORC_CUDA_SYNC_WARN"},
    {"void", NULL, "void", NULL, NULL},
};
static int type_of(const char *c) {
    for (int k = 0; k < (int)(sizeof types / sizeof *types); k++)
        if (!strcmp(types[k].c, c)) return k;
    return -1;
}
static bool is_handle(int type) {
    return type >= 0 && types[type].argument && ends_with(types[type].argument, ".get()");
}

static const op *result_of(const char *c) { /* torc_max_dim_result: the operator max_dim */
    for (int i = 0; ends_with(c, "_result") && i < op_count; i++) {
        char name[160];
        snprintf(name, sizeof name, "torc_%s_result", ops[i].r->name);
        if (!strcmp(name, c)) return &ops[i];
    }
    return NULL;
}

/* ------------------------------------------------------------------------------------------ options */

static bool is_reserved(const api_param *f) {
    return f->reserved || !strcmp(f->name, "struct_size") || !strcmp(f->name, "by_name");
}

/* "{1}" or "1.0": 1; what is no whole number as it is. */
static void number_text(const char *def, char to[64]) {
    char *end;
    const char *s = def + (*def == '{');
    const double value = strtod(s, &end);
    if (end == s)
        snprintf(to, 64, "0");
    else if (value == (double)(long long)value)
        snprintf(to, 64, "%lld", (long long)value);
    else
        snprintf(to, 64, "%.*s", (int)(end - s), s);
}

enum { AS = 128 };
/* The type of a field, its default, and what C gets. false: there is no such type. */
static bool field(const api_param *f, char type[64], char def[72], char as[AS]) {
    const bool none = strstr(f->def, "TORC_NONE") != NULL;
    snprintf(as, AS, "%s", f->name);
    char number[64];
    number_text(f->def, number);
    const char *t = NULL, *d = none ? "std::nullopt" : number;
    if (!strcmp(f->type, "torc_ints"))
        t = "Ints";
    else if (!strcmp(f->type, "torc_number"))
        t = "Number";
    else if (!strcmp(f->type, "int64_t"))
        t = none ? "OptionalInt" : "Int";
    else if (!strcmp(f->type, "double")) {
        t = none ? "OptionalFloat" : "Float";
        if (!none && strstr(f->def, "/")) d = f->def;
        if (!strcmp(f->def, "__builtin_inf()")) d = f->def;
    } else if (!strcmp(f->type, "torc_flag")) {
        t = none ? "OptionalBool" : "Bool";
        if (!none) d = *f->def ? "true" : "false";
    } else if (!strcmp(f->type, "const char *"))
        t = "Text", d = "std::nullopt";
    else if (!strcmp(f->type, "torc_dtype") || !strcmp(f->type, "torc_device"))
        t = !strcmp(f->type, "torc_dtype") ? "Dtype" : "Device", d = "{}";
    else if (!strcmp(f->type, "torc_memory_format"))
        t = "MemoryFormat", d = *f->def ? f->def : "TORC_PRESERVE_FORMAT";
    else if (!strcmp(f->type, "torc_cuda_capture_mode"))
        t = "torc_cuda_capture_mode", d = "TORC_CUDA_CAPTURE_GLOBAL";
    else if (!strcmp(f->type, "torc_tensor"))
        t = "OptionalTensor", d = "std::nullopt", snprintf(as, AS, "%s.get()", f->name);
    else if (!strcmp(f->type, "torc_generator") || !strcmp(f->type, "torc_cuda_mempool"))
        t = f->type[5] == 'g' ? "Generator" : "MemPool", d = "{}", snprintf(as, AS, "%s.get()", f->name);
    else if (!strcmp(f->type, "torc_tensors"))
        t = "OptionalTensors", d = "{}", *as = 0;
    else if (!strcmp(f->type, "const double *"))
        t = "std::vector<double>", d = "{}", snprintf(as, AS, "%s.data()", f->name);
    if (!t) return false;
    snprintf(type, 64, "%s", t);
    snprintf(def, 72, "%s", d);
    return true;
}
/* `count` of the list before it, which a vector has itself. */
static bool is_count(const api_struct *s, int k) {
    char name[104];
    if (!k || strcmp(s->f[k - 1].type, "const double *")) return false;
    snprintf(name, sizeof name, "%s_count", s->f[k - 1].name);
    return !strcmp(name, s->f[k].name);
}

static void write_struct(FILE *f, const api_struct *s) {
    char name[96], type[64], def[72], as[AS];
    struct_name(s, name);
    bool guarded = false, written = false, lists = false; /* what stands behind by_name is given by its name only */
    fprintf(f, "struct %s {\n", name);
    for (int k = 0; k < s->nf; k++) {
        guarded |= !strcmp(s->f[k].name, "by_name");
        if (is_reserved(&s->f[k]) || is_count(s, k)) continue;
        if (guarded && !written) fputs("    detail::ByName by_name = {};\n", f);
        written |= guarded;
        if (!field(&s->f[k], type, def, as))
            die("%s.%s: C++ has no type for a '%s'", s->name, s->f[k].name, s->f[k].type);
        lists |= !*as;
        fprintf(f, "    %s %s = %s;\n", type, s->f[k].name, def);
    }
    if (!lists) { /* a function with lists has to keep them somewhere, so it is written by hand */
        fprintf(f, "    %s c() const {\n        %s c{};\n        c.struct_size = sizeof c;\n", s->name, s->name);
        for (int k = 0; k < s->nf; k++) {
            if (is_count(s, k))
                fprintf(f, "        c.%s = static_cast<int64_t>(%s.size());\n", s->f[k].name, s->f[k - 1].name);
            if (is_reserved(&s->f[k]) || is_count(s, k)) continue;
            field(&s->f[k], type, def, as);
            fprintf(f, "        c.%s = %s;\n", s->f[k].name, as);
        }
        fputs("        return c;\n    }\n", f);
    }
    fputs("};\n", f);
}
/* Structs whose first option stands before an argument in PyTorch, as the start in arange(start, end): what are values in their order
 * there would be something else here, so the parts have functions with the arguments as PyTorch has them. */
static const char *const not_last[] = {"torc_arange_options", "torc_randint_options", "torc_randint_like_options",
                                       NULL};
/* Its options may be given as values in their order: the first; NULL if they may not. */
static const char *first_field(const api_struct *s) {
    if (listed(s->name, not_last)) return NULL;
    for (int k = 0; k < s->nf; k++) {
        if (!strcmp(s->f[k].name, "by_name")) return NULL;
        if (!is_reserved(&s->f[k])) return s->f[k].name;
    }
    return NULL;
}

/* Is it dimensions? Then ints in braces are a list of them, x.sum({0, 1}), and not the first option and the second. */
static bool begins_with_dims(const api_struct *s) {
    for (int k = 0; first_field(s) && k < s->nf; k++)
        if (!strcmp(s->f[k].name, first_field(s)))
            return !strcmp(s->f[k].type, "torc_ints") && !strncmp(s->f[k].name, "dim", 3);
    return false;
}

/* ------------------------------------------------------------------------------------------ functions */

enum { FREE, IN_CLASS, DECLARED, DEFINED }; /* the last two: a method that is declared there, and defined behind it */
enum { TEXT = 1600 };
static void add(char to[TEXT], const char *text) {
    if (strlen(to) + strlen(text) >= TEXT) die("torc.hpp: '%.40s…' is too long", to);
    strcat(to, text);
}

/* NULL, or the type that C++ has not. */
static const char *unknown_type(const api_function *a) {
    if (!result_of(a->result.type) && (type_of(a->result.type) < 0 || !types[type_of(a->result.type)].result))
        return a->result.type;
    for (int p = 0; p < a->np - a->options; p++)
        if (!result_of(a->p[p].type) && (type_of(a->p[p].type) < 0 || !types[type_of(a->p[p].type)].argument))
            return a->p[p].type;
    return NULL;
}

/* self: the parameter that a method is called on, -1 of functions. */
static void write_function(FILE *f, const api_function *a, const char *name, int how, int self) {
    char parameters[TEXT] = "", arguments[TEXT] = "", passed[TEXT] = "", options[96] = "", result[128], one[2 * TEXT];
    const bool method = how != FREE;
    const char *const indent = how == IN_CLASS || how == DECLARED ? "    " : "";
    const char *const before = how == FREE || how == DEFINED ? "inline " : "";
    const char *const class_ = how == DEFINED ? "Tensor::" : "";
    const int np = a->np - a->options;
    bool hidden = false; /* by a parameter of the same name */
    for (int p = 0; p < np; p++) {
        const api_param *q = &a->p[p];
        const op *many = result_of(q->type);
        if (p) add(arguments, ", ");
        hidden |= !strcmp(q->name, name);
        if (p == self) {
            add(arguments, "get()");
            continue;
        }
        if (*parameters) add(parameters, ", "), add(passed, ", ");
        add(passed, q->name);
        if (many) {
            char camels[96];
            camel(q->type, "torc_", camels);
            snprintf(one, sizeof one, "const %s &%s", camels, q->name);
            add(parameters, one);
            snprintf(one, sizeof one, "%s{", q->type);
            add(arguments, one);
            for (int r = 0; r < many->nresults; r++) {
                snprintf(one, sizeof one, "%s%s.%s.get()", r ? ", " : "", q->name, many->results[r]);
                add(arguments, one);
            }
            add(arguments, "}");
            continue;
        }
        const int type = type_of(q->type);
        snprintf(one, sizeof one, "%s%s", types[type].parameter, q->name);
        add(parameters, one);
        snprintf(one, sizeof one, types[type].argument, q->name);
        add(arguments, one);
    }
    const api_struct *s = a->options ? api_options_of(a) : NULL;
    if (s) {
        struct_name(s, options);
        add(arguments, *arguments ? ", &c" : "&c");
    }
    const op *many = result_of(a->result.type);
    if (many)
        camel(a->result.type, "torc_", result);
    else
        snprintf(result, sizeof result, "%s",
                 !strcmp(a->result.type, "bool") && !is_answer(a) ? "void" : types[type_of(a->result.type)].result);

    /* with options by name, and then as values */
    const char *const comma = *parameters && s ? ", " : "";
    fprintf(f, "%s%s%s %s%s(%s%s", indent, before, result, class_, name, parameters, comma);
    if (s) fprintf(f, "const %s &options%s", options, how == DEFINED ? "" : " = {}");
    fputs(method ? ") const" : ")", f);
    if (how == DECLARED)
        fputs(";\n", f);
    else {
        fputs(" {\n", f);
        if (s) fprintf(f, "%s    const %s c = options.c();\n", indent, s->name);
        const int type = many ? -1 : type_of(a->result.type);
        const bool lent = !(a->result.words & API_BORROWED);
        char call[TEXT];
        snprintf(call, sizeof call, "%s(%.*s)", a->name, TEXT - 120, arguments);
        if (many) {
            fprintf(f, "%s    const %s r = %s;\n%s    return {", indent, a->result.type, call, indent);
            for (int r = 0; r < many->nresults; r++)
                fprintf(f, "%sdetail::owned<Tensor>(r.%s)", r ? ", " : "", many->results[r]);
            fputs("};\n", f);
        } else if (is_handle(type)) {
            fprintf(f, "%s    return detail::%s<%s>(%s);\n", indent, lent ? "owned" : "shared", result, call);
        } else if (!strcmp(a->result.type, "torc_tensors"))
            fprintf(f, "%s    const detail::Scope scope;\n%s    return detail::tensors(%s);\n", indent, indent, call);
        else if (!strcmp(a->result.type, "bool"))
            fprintf(f, "%s    %s(%s);\n", indent, is_answer(a) ? "return detail::answer" : "detail::done", call);
        else if (!strcmp(a->result.type, "const char *"))
            fprintf(f, "%s    return detail::text(%s);\n", indent, call);
        else if (!strcmp(a->result.type, "void"))
            fprintf(f, "%s    %s;\n%s    detail::check_error();\n", indent, call, indent);
        else
            fprintf(f, "%s    return detail::checked(%s);\n", indent, call);
        fprintf(f, "%s}\n", indent);
    }
    if (!s || !first_field(s)) return;
    const char *const on = method ? "this->" : hidden ? "torc::" : "";
    fprintf(f, "%stemplate <class A, class... B, detail::when_positional<%s, decltype(%s::%s), A>%s>\n", indent,
            options, options, first_field(s), how == DEFINED ? "" : " = 0");
    fprintf(f, "%s%s %s%s(%s%sA &&first, B &&...more)%s", indent, result, class_, name, parameters, comma,
            method ? " const" : "");
    if (how == DECLARED)
        fputs(";\n", f);
    else
        fprintf(f, " {\n%s    return %s%s(%s%s%s{std::forward<A>(first), std::forward<B>(more)...});\n%s}\n", indent,
                on, name, passed, comma, options, indent);
    if (!begins_with_dims(s)) return;
    fprintf(f, "%stemplate <class... B> %s %s%s(%s%sstd::initializer_list<detail::Dim> first, B &&...more)%s", indent,
            result, class_, name, parameters, comma, method ? " const" : "");
    if (how == DECLARED)
        fputs(";\n", f);
    else
        fprintf(f, " {\n%s    return %s%s(%s%s%s{detail::dims(first, %s().%s), std::forward<B>(more)...});\n%s}\n",
                indent, on, name, passed, comma, options, options, first_field(s), indent);
}

/* ------------------------------------------------------------------------------------------ what tests call */

/* Lines `CALL("add", torc::add(t, t))`, of each way to call a function: without options, with a struct of them, with the first
 * one as a value, and with a list of dimensions in braces; and the same of functions that no operator stands behind, COMPILED(…). */
static FILE *calls;

/* before: "torc::", or "t." of a method, whose own parameter is `self`. */
static void write_call(const api_function *a, const char *name, const char *before, int self) {
    const api_struct *s = a->options ? api_options_of(a) : NULL;
    const char *const space = !strcmp(a->header, "nn.h")         ? "nn::"
                              : !strcmp(a->header, "cuda.h")     ? "cuda::"
                              : !strcmp(a->header, "backends.h") ? "backends::"
                                                                 : "";
    for (int way = 0; way < 4; way++) {
        if (way && (!s || (way == 2 && !first_field(s)) || (way == 3 && !begins_with_dims(s)))) continue;
        char c[128], camels[96];
        api_macro_name(a, c);
        for (int k = 0; a->is_twin && k < api_function_count; k++) /* errors call it as Python does */
            if (api_functions[k].twin == a - api_functions && api_functions[k].row == a->row)
                api_macro_name(&api_functions[k], c);
        if (a->row)
            fprintf(calls, "    CALL(\"%s\", %s%s(", c + 5, before, name);
        else
            fprintf(calls, "    COMPILED(%s%s(", before, name);
        bool first = true;
        for (int p = 0; p < a->np - a->options; p++) {
            if (p == self) continue;
            const char *type = a->p[p].type;
            fputs(first ? "" : ", ", calls);
            first = false;
            if (result_of(type)) {
                camel(type, "torc_", camels);
                fprintf(calls, "torc::%s{}", camels);
            } else
                fputs(types[type_of(type)].value, calls);
        }
        if (way == 3)
            fprintf(calls, "%s{0, 1}", first ? "" : ", ");
        else if (way) {
            struct_name(s, camels);
            fprintf(calls, "%storc::%s%s{}", first ? "" : ", ", !strcmp(s->header, "optim.h") ? "optim::" : space,
                    camels);
            if (way == 2) fprintf(calls, ".%s", first_field(s));
        }
        fputs("));\n", calls);
    }
}

/* What a function is called in C++, behind its prefix. */
static void cpp_name(const api_function *a, const char *prefix, char to[96]) {
    const api_function *main = a;
    for (int k = 0; a->is_twin && k < api_function_count; k++)
        if (api_functions[k].twin >= 0 && &api_functions[api_functions[k].twin] == a) main = &api_functions[k];
    char name[96];
    api_macro_name(main, name);
    if (strncmp(name, prefix, strlen(prefix))) prefix = "torc_";
    /* words of C++, and a dtype: to_float, and to_half with them */
    static const char words[] = " float double half bfloat16 long int short char byte bool ";
    char word[98];
    snprintf(word, sizeof word, " %s ", name + strlen(prefix));
    snprintf(to, 96, "%s%s", strstr(words, word) ? "to_" : "", name + strlen(prefix));
}

/* ------------------------------------------------------------------------------------------ operators */

static const api_function *function_of(const op *o, form k) {
    for (int i = 0; i < api_function_count; i++)
        if (api_functions[i].row == o && api_functions[i].form == (int)k && !api_functions[i].later)
            return &api_functions[i];
    die("torc.hpp: %s lacks a function", o->r->name);
}
static int self_of(const api_function *a) {
    for (int p = 0; p < a->np; p++)
        if (!strcmp(a->p[p].name, "self") && !strcmp(a->p[p].type, "torc_tensor")) return p;
    return -1;
}
/* Also what is an attribute of tensors in Python, as .equals says, and a view that is in its grammar. */
static bool has_method(const op *o, form k, const api_function *a) {
    const char *same = o->r->equals;
    const bool attribute = same && !strncmp(same, "self.", 5) && !strchr(same, '(');
    const bool grammar = o->in & C_ONLY && o->r->kind == VIEW; /* x[1:3] */
    return (o->in & METHOD || attribute || grammar) && k != F_OUT && self_of(a) >= 0;
}
/* which: IN_CLASS, in the class; DEFINED, behind it, those that return structs; FREE. */
static void write_operators(FILE *f, int which) {
    for (int i = 0; i < op_count; i++) {
        const op *o = &ops[i];
        if (internal(o)) continue;
        bool told = false;
        for (form k = 0; k < FORMS; k++) {
            if (!has_form(o, k)) continue;
            const api_function *a = function_of(o, k);
            const char *wrong = unknown_type(a);
            if (wrong) die("torc.hpp: %s has a '%s', which C++ has not", a->name, wrong);
            char name[96], schema[1600];
            cpp_name(a, "torc_", name);
            taken[a - api_functions] = true;
            if (which == FREE) {
                if (!told) fprintf(f, "/** %s\n *  %s */\n", c_schema(o, schema), o->doc);
                told = true;
                write_function(f, a, name, FREE, -1);
                write_call(a, name, "torc::", -1);
                if (has_method(o, k, a)) write_call(a, name, "t.", self_of(a));
            } else if (has_method(o, k, a) && (which == IN_CLASS || result_of(a->result.type)))
                write_function(f, a, name, which == IN_CLASS && result_of(a->result.type) ? DECLARED : which,
                               self_of(a));
        }
    }
}
static void write_results(FILE *f, bool declared) {
    for (int i = 0; i < op_count; i++) {
        const op *o = &ops[i];
        if (internal(o) || o->nresults < 2) continue;
        char type[160], name[96];
        snprintf(type, sizeof type, "torc_%s_result", o->r->name);
        camel(type, "torc_", name);
        fprintf(f, "struct %s%s", name, declared ? ";\n" : " {\n    Tensor ");
        if (declared) continue;
        for (int r = 0; r < o->nresults; r++) fprintf(f, "%s%s", r ? ", " : "", o->results[r]);
        fputs(";\n};\n", f);
    }
    if (!declared) write_operators(f, DEFINED);
}

/* ------------------------------------------------------------------------------------------ the file */

static void write_listed(FILE *f, const char *header, const char *type, const char *prefix, const char *space) {
    for (int k = 0; k < api_function_count; k++) {
        const api_function *a = &api_functions[k];
        if (strcmp(a->header, header) || taken[k] || a->later || is_by_hand(a)) continue;
        if (type && (a->np == 0 || strcmp(a->p[0].type, type))) continue;
        if (type && !strcmp(prefix, "torc_") && !strncmp(a->name, "torc_cuda_", 10)) continue;
        if (strncmp(a->name, prefix, strlen(prefix)) && strcmp(header, "backends.h")) continue;
        const char *wrong = unknown_type(a);
        if (wrong)
            die("torc.hpp: %s has a '%s': C++ has no such type, so the function is to be written by hand", a->name,
                wrong);
        char name[96];
        cpp_name(a, prefix, name);
        taken[k] = true;
        write_function(f, a, name, type ? IN_CLASS : FREE, type ? 0 : -1);
        char before[64];
        snprintf(before, sizeof before, "%s", space);
        if (type) snprintf(before, sizeof before, "%s.", types[type_of(type)].value);
        write_call(a, name, before, type ? 0 : -1);
    }
}

static void write_calls(const char *text) {
    FILE *f = create("tests/cpp/generated/calls.h");
    fputs(
        "/* Written by tools/generate from the public headers: a call of every function of torc.hpp that is written from them. */\n",
        f);
    fputs(text, f);
    finish(f);
}

static void put_in(FILE *f, const char *line) {
    char what[5][64] = {{0}};
    const int n = sscanf(line, " //@ %63s %63s %63s %63s", what[0], what[1], what[2], what[3]);
    if (n == 2 && !strcmp(what[0], "options")) {
        for (int k = 0; k < api_struct_count; k++)
            if (!strcmp(api_structs[k].header, what[1]) && api_structs[k].kind == API_OPTIONS &&
                !listed(api_structs[k].name, no_struct))
                write_struct(f, &api_structs[k]);
    } else if (n == 2 && !strcmp(what[0], "results"))
        write_results(f, !strcmp(what[1], "declared"));
    else if (n == 2 && !strcmp(what[0], "operators"))
        write_operators(f, !strcmp(what[1], "methods") ? IN_CLASS : FREE);
    else if (n == 4 && !strcmp(what[0], "methods"))
        write_listed(f, what[1], what[2], what[3], "");
    else if (n == 4 && !strcmp(what[0], "functions"))
        write_listed(f, what[1], NULL, what[2], what[3]);
    else
        die("tools/generate/cpp: '%s' is not understood", line);
}

void write_cpp(void) {
    taken = calloc((size_t)api_function_count, sizeof *taken);
    if (!taken) die("no memory");
    char *text = NULL;
    size_t length = 0;
    calls = open_memstream(&text, &length);
    if (!calls) die("no memory");
    FILE *f = create("include/torc/torc.hpp");
    fputs(
        "/* Written by tools/generate from the public headers and tools/generate/cpp: change those, then `./run generate`. */\n",
        f);
    for (int k = 0; parts[k]; k++) {
        char path[4200], line[400];
        snprintf(path, sizeof path, "%s/tools/generate/cpp/%s.hpp", root, parts[k]);
        FILE *part = fopen(path, "r");
        if (!part) { /* where the output goes elsewhere: the tree's own */
            snprintf(path, sizeof path, "tools/generate/cpp/%s.hpp", parts[k]);
            part = fopen(path, "r");
        }
        if (!part) die("cannot read %s", path);
        while (fgets(line, sizeof line, part)) {
            if (!strncmp(line + strspn(line, " "), "//@", 3))
                put_in(f, line);
            else
                fputs(line, f);
        }
        fclose(part);
    }
    finish(f);
    fclose(calls);
    write_calls(text);
    free(text);
    for (int k = 0; k < api_function_count; k++)
        if (!taken[k] && !api_functions[k].later && !is_by_hand(&api_functions[k]))
            die("torc.hpp: %s is left out", api_functions[k].name);
    free(taken);
}

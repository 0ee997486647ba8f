/* with.c - what is there for bindings alone: the forms torc_NAME_with of functions that have no options yet, and torc_NAME_options_init. It
 * writes the headers that declare them (torc/bindings), defines the forms, and writes a test of each. */
#include "api.h"
#include "rows.h"

#include <string.h>

/* What of the library the forms of a room need beside the headers. */
static const struct {
    const char *room, *includes;
} rooms[] = {
    {"ops", "#include \"core/tensor_list.h\"\n#include \"core/values.h\"\n"},
    {"core", "#include \"core/tensor_list.h\"\n#include \"core/values.h\"\n"},
    {"autograd", "#include \"base/callback.h\"\n#include \"core/tensor_list.h\"\n#include \"core/values.h\"\n"},
    {"io", "#include \"core/values.h\"\n#include \"io/named.h\"\n"},
    {"amp", "#include \"core/values.h\"\n#include \"io/named.h\"\n"},
    {"nn",
     "#include \"base/callback.h\"\n#include \"core/tensor_list.h\"\n#include \"core/values.h\"\n#include \"io/named.h\"\n#include \"nn/module.h\"\n"},
    {"optim", "#include \"base/callback.h\"\n#include \"core/values.h\"\n#include \"io/named.h\"\n"},
    {"cuda", "#include \"core/tensor_list.h\"\n#include \"core/values.h\"\n"},
};
/* The room that has a function: its header's, unless a room above implements it. */
static const char *room_of(const api_function *a) {
    static const char *const above[][2] = {
        {"torc_print", "io"},       {"torc_tensor_to_string", "io"}, {"torc_item", "ops"},
        {"torc_is_nonzero", "ops"}, {"torc_copy_to_host", "ops"},    {"torc_storage_copy_", "ops"},
        {"torc_equal", "ops"},      {"torc_storage_fill_", "ops"},   {"torc_wrapped_number", "ops"}};
    static const char *const headers[][2] = {
        {"op.h", "ops"}, {"ops_private.h", "ops"}, {"backends.h", "core"}, {"cuda_kernel.h", "cuda"}};
    static char room[32];
    for (size_t k = 0; k < sizeof above / sizeof *above; k++)
        if (!strncmp(a->name, above[k][0], strlen(above[k][0]))) return above[k][1];
    for (size_t k = 0; k < sizeof headers / sizeof *headers; k++)
        if (!strcmp(a->header, headers[k][0])) return headers[k][1];
    snprintf(room, sizeof room, "%.*s", (int)strcspn(a->header, "."), a->header);
    return room;
}
static bool pointer(const char *type) { return type[strlen(type) - 1] == '*'; }

/* What messages call it: as PyTorch does. `plain` is its name without _with. */
static const char *told_as(const char *plain) {
    static const struct {
        const char *c, *python;
    } names[] = {{"torc_module_new", "Module"},
                 {"torc_module_forward_many", "Module.forward"},
                 {"torc_loss_forward", "Module.forward"},
                 {"torc_module_to_string", "Module.__repr__"},
                 {"torc_parameter", "Parameter"},
                 {"torc_nn_sequential_list", "Sequential"},
                 {"torc_generator_new", "Generator"},
                 {"torc_generator_", "Generator."},
                 {"torc_storage_", "UntypedStorage."},
                 {"torc_backends_cuda_", "torch.backends.cuda."},
                 {"torc_backends_cudnn_", "torch.backends.cudnn."},
                 {"torc_tensor_to_string", "Tensor.__repr__"},
                 {"torc_cuda_external_stream", "torch.cuda.ExternalStream"},
                 {"torc_cuda_mempool_new", "torch.cuda.MemPool"},
                 {"torc_cuda_graphed_call", "graphed_callable"},
                 {"torc_nn_", NULL}, /* NULL: a class, whose name follows from what is behind the prefix */
                 {"torc_lambda_lr", "LambdaLR"},
                 {"torc_exponential_lr", "ExponentialLR"},
                 {"torc_sequential_lr", "SequentialLR"},
                 {"torc_cuda_graph_", "CUDAGraph."},
                 {"torc_cuda_", "torch.cuda."},
                 {"torc_module_", "Module."},
                 {"torc_optimizer_", "Optimizer."},
                 {"torc_scheduler_", "LRScheduler."},
                 {"torc_grad_scaler_", "GradScaler."},
                 {"torc_node_", "Node."},
                 {"torc_init_", ""},
                 {"torc_", ""}};
    static char told[160];
    for (size_t k = 0; k < sizeof names / sizeof *names; k++) {
        const size_t n = strlen(names[k].c);
        const bool prefix = names[k].c[n - 1] == '_';
        if (prefix ? strncmp(plain, names[k].c, n) != 0 : strcmp(plain, names[k].c) != 0) continue;
        if (names[k].python) {
            snprintf(told, sizeof told, "%s%s", names[k].python, prefix ? plain + n : "");
            return told;
        }
        size_t used = 0;
        bool up = true;
        for (const char *s = plain + n; *s; s++) {
            if (*s != '_') told[used++] = up && *s >= 'a' && *s <= 'z' ? (char)(*s - 'a' + 'A') : *s;
            up = *s == '_';
        }
        told[used] = 0;
        return told;
    }
    return plain;
}

/* What the function gives on error, as its words say. */
static void write_failure(FILE *f, const api_param *result) {
    const char *type = result->type;
    const api_struct *s = api_struct_named(type, (int)strlen(type));
    if (!strcmp(type, "torc_tensors"))
        fputs("NO_TENSORS", f);
    else if (!strcmp(type, "torc_named_tensors"))
        fputs("NO_NAMED_TENSORS", f);
    else if (!strcmp(type, "torc_named_modules"))
        fputs("NO_NAMED_MODULES", f);
    else if (!strcmp(type, "torc_number"))
        fputs("(torc_number){.kind = TORC_NUMBER_NONE}", f);
    else if (!strcmp(type, "torc_device"))
        fputs("(torc_device){.type = TORC_DEVICE_NONE}", f);
    else if (s)
        fprintf(f, "(%s){0}", type);
    else if (api_is_enum(type))
        fprintf(f, "(%s)0", type);
    else
        fputs(!strcmp(type, "bool")         ? "false"
              : result->words & API_NAN     ? "__builtin_nan(\"\")"
              : result->words & API_MINUS_1 ? "-1"
              : result->words & API_EMPTY   ? "\"\""
              : result->words & API_ZERO    ? "0"
                                            : "NULL",
              f);
}

static void write_form(FILE *f, const api_function *a) {
    const char *context = NULL;
    char plain[128];
    api_plain_name(a, plain);
    const char *told = told_as(plain);
    fprintf(f, "\n%s%s%s(", a->result.type, pointer(a->result.type) ? "" : " ", a->name);
    for (int p = 0; p < a->np; p++) {
        if (!strcmp(a->p[p].type, "torc_context")) context = a->p[p].name;
        fprintf(f, "%s%s%s%s", p ? ", " : "", a->p[p].type, pointer(a->p[p].type) ? "" : " ", a->p[p].name);
    }
    fputs(") {\n", f);
    if (!strncmp(plain, "torc_from_dlpack", 16)) { /* what is handed over to these is let go of where an error sticks */
        fprintf(f, "    (void)no_options(\"%s\", options);\n    return %s(%s);\n}\n", told, plain, a->p[0].name);
        return;
    }
    if (context) /* it is torc's from the call on */
        fprintf(f,
                "    if (!no_options(\"%s\", options)) return callback_destroy(%s, \"the destroy function of %s\"), ",
                told, context, told);
    else
        fprintf(f, "    return no_options(\"%s\", options) ? ", told);
    if (context) {
        write_failure(f, &a->result);
        fputs(";\n    return ", f);
    }
    fprintf(f, "(%s)(", plain);
    for (int p = 0; p + 1 < a->np; p++) fprintf(f, "%s%s", p ? ", " : "", a->p[p].name);
    fputs(")", f);
    if (!context) {
        fputs(" : ", f);
        write_failure(f, &a->result);
    }
    fputs(";\n}\n", f);
}

static void write_room(const char *room, const char *includes) {
    char path[96];
    snprintf(path, sizeof path, "src/%s/generated/with.c", room);
    FILE *f = create(path);
    fputs(BANNER "/* Forms that can take options later. */\n", f);
    for (int h = 0; api_headers[h]; h++) {
        bool any = false;
        for (int k = 0; k < api_function_count && !any; k++)
            any = api_functions[k].later && !strcmp(api_functions[k].header, api_headers[h]) &&
                  !strcmp(room_of(&api_functions[k]), room);
        if (any) fprintf(f, "#include \"torc/bindings/%s\"\n", api_headers[h]);
    }
    fprintf(f, "\n%s", includes);
    for (int k = 0; k < api_function_count; k++)
        if (api_functions[k].later && !strcmp(room_of(&api_functions[k]), room)) write_form(f, &api_functions[k]);
    finish(f);
}

/* torc/bindings/core.h of torc/core.h, and so on; torc/bindings.h of all. */
static void write_declarations(const char *header) {
    char path[128], guard[64], name[64];
    api_bindings_header(header, name);
    snprintf(path, sizeof path, "include/torc/%s", name);
    snprintf(guard, sizeof guard, "%s", name);
    for (char *s = guard; *s; s++)
        *s = *s == '.' || *s == '/' ? '_' : *s >= 'a' && *s <= 'z' ? (char)(*s - 'a' + 'A') : *s;
    FILE *f = create(path);
    fprintf(f,
            "/* Written by tools/generate from torc/%s: what bindings need beside it, as torc/bindings.h says. */\n"
            "#ifndef TORC_%s\n#define TORC_%s\n#include \"torc/%s\"\n\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n"
            "/* clang-format off */\n\n",
            header, guard, guard, header);
    for (int k = 0; k < api_function_count; k++) {
        const api_function *a = &api_functions[k];
        if (strcmp(a->header, header) || !(a->later || a->init)) continue;
        fprintf(f, "TORC_API %s%s%s(", a->result.type, pointer(a->result.type) ? "" : " ", a->name);
        for (int p = 0; p < a->np; p++)
            fprintf(f, "%s%s%s%s", p ? ", " : "", a->p[p].type, pointer(a->p[p].type) ? "" : " ", a->p[p].name);
        fputs(");\n", f);
    }
    fputs("\n/* clang-format on */\n#ifdef __cplusplus\n}\n#endif\n#endif\n", f);
    finish(f);
}
static void write_umbrella(void) {
    FILE *f = create("include/torc/bindings.h");
    fputs(
        "/* torc/bindings.h - what bindings of other languages need beside torc/torc.h, and programs in C do not: here the macros do it.\n"
        " * Written by tools/generate; torc.json describes these functions with all others.\n"
        " *\n"
        " *   torc_NAME_options_init(&options)  fills in the defaults of a struct of options, before fields are set that shall differ.\n"
        " *   torc_NAME_with(…, options)        of a function that has no options yet: does what torc_NAME does. `options` is NULL, or a\n"
        " *                                     torc_no_options. A program that calls it links, and does the same, when the function\n"
        " *                                     has got options. In place, torc_NAME_, it is torc_NAME_inplace_with. */\n"
        "#ifndef TORC_BINDINGS_H\n#define TORC_BINDINGS_H\n",
        f);
    for (int h = 0; api_headers[h]; h++) {
        char name[64];
        api_bindings_header(api_headers[h], name);
        fprintf(f, "#include \"torc/%s\"\n", name);
    }
    fputs("#endif\n", f);
    finish(f);
}

/* Each with options that there are none of, and nothing else: they are looked at first. */
static void write_refusals(void) {
    FILE *f = create("tests/unit/generated/later_options.h");
    fputs(BANNER
          "#include \"torc/bindings.h\"\n\n"
          "/* X(its name in messages, how many contexts it is given, the call) */\n#define LATER_OPTIONS(X) \\\n",
          f);
    for (int k = 0; k < api_function_count; k++) {
        const api_function *a = &api_functions[k];
        if (!a->later) continue;
        char plain[128];
        api_plain_name(a, plain);
        int contexts = 0;
        for (int p = 0; p < a->np; p++) contexts += !strcmp(a->p[p].type, "torc_context");
        fprintf(f, "    X(\"%s()\", %d, %s(", told_as(plain), contexts, a->name);
        for (int p = 0; p + 1 < a->np; p++)
            if (!strcmp(a->p[p].type, "torc_context"))
                fputs("counted, ", f);
            else
                api_zeros(f, a->p[p].type), fputs(", ", f);
        fputs("options)) \\\n", f);
    }
    fputs("/* end */\n", f);
    finish(f);
}

void write_later(void) {
    for (int h = 0; api_headers[h]; h++) write_declarations(api_headers[h]);
    write_umbrella();
    for (size_t r = 0; r < sizeof rooms / sizeof *rooms; r++) write_room(rooms[r].room, rooms[r].includes);
    write_refusals();
}

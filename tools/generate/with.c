/* with.c - the forms torc_NAME_with of functions that have no options yet: what the headers declare is defined by what is written
 * here, with a test of each. */
#include "api.h"
#include "rows.h"

#include <string.h>

/* The room of a header's functions, and what of the library they need beside the header. */
static const struct {
    const char *header, *room, *includes;
} rooms[] = {
    {"ops.h", "ops", "#include \"core/tensor_list.h\"\n#include \"core/values.h\"\n"},
    {"core.h", "core", "#include \"core/values.h\"\n"},
    {"autograd.h", "autograd", "#include \"base/callback.h\"\n#include \"core/values.h\"\n"},
    {"amp.h", "amp", "#include \"core/values.h\"\n#include \"io/named.h\"\n"},
    {"nn.h", "nn",
     "#include \"base/callback.h\"\n#include \"core/tensor_list.h\"\n#include \"core/values.h\"\n#include \"io/named.h\"\n"},
    {"optim.h", "optim", "#include \"base/callback.h\"\n#include \"core/values.h\"\n#include \"io/named.h\"\n"},
    {"cuda.h", "cuda",
     "#include \"core/tensor_list.h\"\n#include \"core/values.h\"\n#include \"torc/cuda_kernel.h\"\n"},
};
/* Where a room above implements a function of core.h. */
static bool by_hand(const api_function *f) {
    return !strcmp(f->name, "torc_print_with") || !strcmp(f->name, "torc_tensor_to_string_with");
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
                 {"torc_tensor_to_string", "Tensor.__repr__"},
                 {"torc_autocast_begin", "autocast"},
                 {"torc_autocast_disable_begin", "autocast"},
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

/* What the function gives on error. Of anything else than these and pointers the compiler says that it does not fit. */
static void write_failure(FILE *f, const char *type) {
    if (ends_with(type, "_result"))
        fprintf(f, "(%s){0}", type);
    else
        fputs(!strcmp(type, "bool")                 ? "false"
              : !strcmp(type, "int64_t")            ? "-1"
              : !strcmp(type, "uint64_t")           ? "0"
              : !strcmp(type, "const char *")       ? "\"\""
              : !strcmp(type, "torc_tensors")       ? "NO_TENSORS"
              : !strcmp(type, "torc_named_tensors") ? "NO_NAMED_TENSORS"
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
    if (context) /* it is torc's from the call on */
        fprintf(f,
                "    if (!no_options(\"%s\", options)) return callback_destroy(%s, \"the destroy function of %s\"), ",
                told, context, told);
    else
        fprintf(f, "    return no_options(\"%s\", options) ? ", told);
    if (context) {
        write_failure(f, a->result.type);
        fputs(";\n    return ", f);
    }
    fprintf(f, "(%s)(", plain);
    for (int p = 0; p + 1 < a->np; p++) fprintf(f, "%s%s", p ? ", " : "", a->p[p].name);
    fputs(")", f);
    if (!context) {
        fputs(" : ", f);
        write_failure(f, a->result.type);
    }
    fputs(";\n}\n", f);
}

/* cuda_kernel.h goes with cuda.h. */
static bool of_header(const api_function *a, const char *header) {
    return !strcmp(a->header, header) || (!strcmp(a->header, "cuda_kernel.h") && !strcmp(header, "cuda.h"));
}
static void write_room(const char *header, const char *room, const char *includes) {
    char path[96];
    snprintf(path, sizeof path, "src/%s/generated/with.c", room);
    FILE *f = create(path);
    fprintf(f, BANNER "/* Forms that can take options later. */\n#include \"torc/%s\"\n\n%s", header, includes);
    for (int k = 0; k < api_function_count; k++) {
        const api_function *a = &api_functions[k];
        if (of_header(a, header) && a->later && !by_hand(a)) write_form(f, a);
    }
    finish(f);
}

/* Each with options that there are none of, and nothing else: they are looked at first. */
static void write_refusals(void) {
    FILE *f = create("tests/unit/generated/later_options.h");
    fputs(BANNER
          "#include \"torc/cuda.h\"\n#include \"torc/cuda_kernel.h\"\n#include \"torc/torc.h\"\n\n"
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
    for (size_t r = 0; r < sizeof rooms / sizeof *rooms; r++)
        write_room(rooms[r].header, rooms[r].room, rooms[r].includes);
    write_refusals();
}

/* options.c - what the library knows of the structs of options: sizes, defaults, and where fields begin, one file for each room. */
#include "api.h"
#include "rows.h"

#include <string.h>

static const struct {
    const char *room, *headers[3];
} rooms[] = {{"core", {"core.h", "backends.h"}},
             {"ops", {"ops.h", "ops_private.h"}},
             {"autograd", {"autograd.h"}},
             {"nn", {"nn.h"}},
             {"optim", {"optim.h"}},
             {"amp", {"amp.h"}},
             {"io", {"io.h"}},
             {"cuda", {"cuda.h", "cuda_kernel.h"}}};

static void write_layout(FILE *f, const api_struct *s) {
    fprintf(f, "\nstatic const %s %s_defaults = {TORC_DEFAULTS_%s .struct_size = sizeof(%s)};\n", s->name, s->name,
            s->name, s->name);
    fprintf(f, "void %s_init(%s *options) {\n    if (options) *options = %s_defaults;\n}\n", s->name, s->name, s->name);
    fprintf(
        f, "const options_layout layout_%s = {\n    .size = sizeof(%s),\n    .defaults = &%s_defaults,\n    .starts = ",
        s->name, s->name, s->name);
    for (int k = 0; k < s->nf; k++) fprintf(f, "%sSTART(%s, %s)", k ? " | " : "", s->name, s->f[k].name);
    const char *bar = "";
    fputs(",\n    .flags = ", f);
    for (int k = 0; k < s->nf; k++)
        if (!strcmp(s->f[k].type, "torc_flag")) fprintf(f, "%sSTART(%s, %s)", bar, s->name, s->f[k].name), bar = " | ";
    if (!*bar) putc('0', f);
    const char *reserved = NULL; /* of operators', which may have more, the wrappers look at all */
    for (int k = 0; k < s->nf; k++) {
        if (strncmp(s->f[k].name, "reserved", 8)) continue;
        if (reserved && !of_rows(s->header))
            die("include/torc/%s: %s: the library looks at one reserved field only", s->header, s->name);
        reserved = s->f[k].name;
    }
    fputs(",\n    .reserved = ", f);
    if (reserved)
        fprintf(f, "offsetof(%s, %s)", s->name, reserved);
    else
        putc('0', f);
    fprintf(f, ",\n    .by_name = offsetof(%s, by_name)", s->name);
    for (int k = 0; k < s->nf; k++)
        if (!strcmp(s->f[k].type, "torc_context"))
            fprintf(f, ",\n    .context = offsetof(%s, %s)", s->name, s->f[k].name);
    fputs(",\n    .flag_names = \"", f);
    for (int k = 0; k < s->nf; k++)
        if (!strcmp(s->f[k].type, "torc_flag")) fprintf(f, "%s\\0", s->f[k].name);
    fputs("\"};\n", f);
    api_no_padding(f, s);
}

static bool in_room(size_t room, const api_struct *s) {
    for (int h = 0; s->init && rooms[room].headers[h]; h++)
        if (!strcmp(s->header, rooms[room].headers[h])) return true;
    return false;
}

/* Where the fields of structs begin that are no options and begin with their size, for base/sized.h. */
static void write_sized(void) {
    FILE *f = create("src/base/generated/sized.h");
    fputs(BANNER "/* Where the fields of public structs begin that begin with their size (base/sized.h). */\n"
                 "#ifndef TORC_BASE_GENERATED_SIZED_H\n#define TORC_BASE_GENERATED_SIZED_H\n",
          f);
    for (int k = 0; k < api_struct_count; k++) {
        const api_struct *s = &api_structs[k];
        if (s->kind == API_OPTIONS || strcmp(s->f[0].name, "struct_size")) continue;
        if (s->size > 512) die("include/torc/%s: %s has more than 64 words", s->header, s->name);
        fprintf(f, "#define STARTS_%s (", s->name);
        for (int p = 0; p < s->nf; p++)
            if (!strchr(s->f[p].name, '.')) fprintf(f, "%sSTART(%s, %s)", p ? " | " : "", s->name, s->f[p].name);
        fputs(")\n", f);
    }
    fputs("#endif\n", f);
    finish(f);
}

void write_options(void) {
    write_sized();
    for (size_t r = 0; r < sizeof rooms / sizeof *rooms; r++) {
        char path[96], guard[32];
        snprintf(guard, sizeof guard, "%s", rooms[r].room);
        for (char *c = guard; *c; c++) *c = (char)(*c - 'a' + 'A');
        snprintf(path, sizeof path, "src/%s/generated/options.h", rooms[r].room);
        FILE *f = create(path);
        fprintf(f, BANNER "#ifndef TORC_%s_OPTIONS_H\n#define TORC_%s_OPTIONS_H\n#include \"core/values.h\"\n\n", guard,
                guard);
        for (int k = 0; k < api_struct_count; k++)
            if (in_room(r, &api_structs[k]))
                fprintf(f, "extern const options_layout layout_%s;\n", api_structs[k].name);
        fputs("#endif\n", f);
        finish(f);
        snprintf(path, sizeof path, "src/%s/generated/options.c", rooms[r].room);
        f = create(path);
        fprintf(f, BANNER "#include \"%s/generated/options.h\"\n\n", rooms[r].room);
        for (int h = 0; rooms[r].headers[h]; h++) fprintf(f, "#include \"torc/bindings/%s\"\n", rooms[r].headers[h]);
        for (int k = 0; k < api_struct_count; k++)
            if (in_room(r, &api_structs[k])) write_layout(f, &api_structs[k]);
        finish(f);
    }
}

/* caller.c - who called torc: the line of the program that an error is to be looked for at.
 *
 * torc's functions do not know the lines they are called from, and to be told would cost every call. An error is rare, so
 * it looks back instead: along the return addresses on the stack to the first that are not torc's own. Those are addresses;
 * what they are called is found out only when somebody asks. The compiler's own library walks the stack; like everything that
 * is not always needed, it is opened when first used, and so is what reads names and lines.
 *
 * Note [Which addresses are torc's]
 * In the shared library: those of the loaded file that this function is in. The static library is a part of some other
 * file, so its code lies in sections of its own name (cmake/TorcPackage.cmake renames them), whose bounds the linker tells.
 *
 * Note [Lines]
 * The dynamic loader knows the names of exported functions only. Lines and the names of all others are in the program's
 * debug information, which elfutils' libdw reads where it is installed. Only what the program's own files have is read:
 * nothing is looked for elsewhere, and no server asked.
 *
 * Note [Callers in C++]
 * The functions of torc.hpp are compiled into the program, and are not who called. Those that have frames on the stack are known by
 * their names, which is why a few addresses are kept; those that were put into another function are known by the file that their
 * lines are in, and the debug information tells the line of the call. */
#include <dlfcn.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <unwind.h>

#include "base/base.h"
#include "base/lock.h"

typedef struct range {
    uintptr_t begin, end;
} range;
static range own[2]; /* see Note [Which addresses are torc's] */
static base_once own_once;
static _Unwind_Reason_Code (*walk)(_Unwind_Trace_Fn each, void *argument); /* NULL: there is no such library */
static uintptr_t (*address_of)(struct _Unwind_Context *frame);

/* The linker defines these where there are such sections. */
#define BOUND extern const char __attribute__((weak, visibility("hidden")))
BOUND __start_torc_text[], __stop_torc_text[], __start_torc_text_cold[], __stop_torc_text_cold[];

static int own_module(struct dl_phdr_info *module, size_t size, void *unused) {
    (void)size, (void)unused;
    range all = {UINTPTR_MAX, 0};
    for (int i = 0; i < module->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &module->dlpi_phdr[i];
        if (p->p_type != PT_LOAD) continue;
        const uintptr_t begin = (uintptr_t)(module->dlpi_addr + p->p_vaddr);
        all.begin = MIN(all.begin, begin);
        all.end = MAX(all.end, begin + (uintptr_t)p->p_memsz);
    }
    const uintptr_t here = (uintptr_t)own;
    if (here < all.begin || here >= all.end) return 0;
    if (module->dlpi_name && *module->dlpi_name) own[0] = all; /* the program itself is not all torc */
    return 1;
}
static void find_own(void *unused) {
    (void)unused;
    static const char *const names[] = {"_Unwind_Backtrace", "_Unwind_GetIP"};
    void *library = dlopen("libgcc_s.so.1", RTLD_NOW | RTLD_LOCAL), *found[2];
    for (int k = 0; k < 2; k++)
        if (!library || !(found[k] = dlsym(library, names[k]))) return;
    memcpy(&walk, &found[0], sizeof walk);
    memcpy(&address_of, &found[1], sizeof address_of);
    if (__start_torc_text) {
        own[0] = (range){(uintptr_t)__start_torc_text, (uintptr_t)__stop_torc_text};
        own[1] = (range){(uintptr_t)__start_torc_text_cold, (uintptr_t)__stop_torc_text_cold};
    } else
        dl_iterate_phdr(own_module, NULL);
}

typedef struct search {
    base_callers found;
    int count;
} search;
static _Unwind_Reason_Code look(struct _Unwind_Context *frame, void *of) {
    search *s = of;
    const uintptr_t address = address_of(frame);
    if (!address) return _URC_END_OF_STACK;
    for (int k = 0; k < COUNT_OF(own); k++) /* a call may be the last instruction: what returns lies one further */
        if (address - 1 >= own[k].begin && address - 1 < own[k].end)
            return s->count ? _URC_END_OF_STACK : _URC_NO_REASON; /* beyond is whoever called torc, which called this */
    s->found.address[s->count++] = (const void *)(address - 1);
    return s->count < BASE_CALLERS ? _URC_NO_REASON : _URC_END_OF_STACK;
}

base_callers base_caller(void) {
    search s = {0};
    base_call_once(&own_once, find_own, NULL);
    if (own[0].end) walk(look, &s);
    return s.found;
}

/* Is it a function of torc.hpp, by its mangled name? See Note [Callers in C++]. */
static bool is_wrapper(const char *name) {
    return name && name[0] == '_' && name[1] == 'Z' && !strncmp(name + strspn(name, "_ZNK"), "4torc", 5);
}

/* ------------------------------------------------------------------------------------------ names and lines
 * The part of elfutils' libdwfl.h and libdw.h that is used, as of its first release with a stable ABI. */
typedef struct Dwfl Dwfl;
typedef struct Dwfl_Module Dwfl_Module;
typedef struct Dwarf_Die {
    void *address, *unit, *abbreviation;
    long padding;
} Dwarf_Die;
typedef struct Dwarf_Attribute {
    unsigned code, form;
    void *value, *unit;
} Dwarf_Attribute;
typedef struct Dwarf_Line Dwarf_Line;
typedef struct Dwarf_Files Dwarf_Files;
enum { INLINED = 0x1d, CALL_FILE = 0x58, CALL_LINE = 0x59 }; /* DW_TAG_inlined_subroutine, DW_AT_… */
typedef struct Dwfl_Callbacks {
    void *find_elf; /* function pointers that are only handed on */
    int (*find_debuginfo)(Dwfl_Module *, void **, const char *, uint64_t, const char *, const char *, uint32_t,
                          char **);
    void *section_address;
    char **debuginfo_path;
} Dwfl_Callbacks;
static struct {
    Dwfl *(*begin)(const Dwfl_Callbacks *callbacks);
    void (*end)(Dwfl *session);
    int (*linux_proc_report)(Dwfl *session, pid_t process);
    int (*report_end)(Dwfl *session, void *removed, void *argument);
    Dwfl_Module *(*addrmodule)(Dwfl *session, uint64_t address);
    const char *(*module_addrname)(Dwfl_Module *module, uint64_t address);
    Dwarf_Die *(*module_nextcu)(Dwfl_Module *module, Dwarf_Die *last, uint64_t *moved);
    int (*haspc)(Dwarf_Die *unit, uint64_t address);
    Dwarf_Line *(*getsrc_die)(Dwarf_Die *unit, uint64_t address);
    const char *(*linesrc)(Dwarf_Line *line, uint64_t *time, uint64_t *size);
    int (*lineno)(Dwarf_Line *line, int *number);
    int (*getscopes)(Dwarf_Die *unit, uint64_t address, Dwarf_Die **scopes);
    int (*getscopes_die)(Dwarf_Die *die, Dwarf_Die **scopes);
    int (*tag)(Dwarf_Die *die);
    Dwarf_Attribute *(*attr)(Dwarf_Die *die, unsigned name, Dwarf_Attribute *to);
    int (*formudata)(Dwarf_Attribute *attribute, uint64_t *to);
    int (*getsrcfiles)(Dwarf_Die *unit, Dwarf_Files **files, size_t *count);
    const char *(*filesrc)(Dwarf_Files *files, size_t k, uint64_t *time, uint64_t *size);
    void *linux_proc_find_elf;
} dwfl;
static bool dwfl_here;
static base_once dwfl_once;
static base_lock dwfl_lock; /* libdw is not made for several threads; every use begins anew */

static int no_debuginfo(Dwfl_Module *module, void **data, const char *name, uint64_t base, const char *file,
                        const char *link, uint32_t crc, char **path) {
    (void)module, (void)data, (void)name, (void)base, (void)file, (void)link, (void)crc, (void)path;
    return -1;
}

static void open_dwfl(void *unused) {
    (void)unused;
    void *library = dlopen("libdw.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    const struct {
        const char *name;
        void *to;
    } wanted[] = {{"dwfl_begin", &dwfl.begin},
                  {"dwfl_end", &dwfl.end},
                  {"dwfl_linux_proc_report", &dwfl.linux_proc_report},
                  {"dwfl_report_end", &dwfl.report_end},
                  {"dwfl_addrmodule", &dwfl.addrmodule},
                  {"dwfl_module_addrname", &dwfl.module_addrname},
                  {"dwfl_module_nextcu", &dwfl.module_nextcu},
                  {"dwarf_haspc", &dwfl.haspc},
                  {"dwarf_getsrc_die", &dwfl.getsrc_die},
                  {"dwarf_linesrc", &dwfl.linesrc},
                  {"dwarf_lineno", &dwfl.lineno},
                  {"dwarf_getscopes", &dwfl.getscopes},
                  {"dwarf_getscopes_die", &dwfl.getscopes_die},
                  {"dwarf_tag", &dwfl.tag},
                  {"dwarf_attr", &dwfl.attr},
                  {"dwarf_formudata", &dwfl.formudata},
                  {"dwarf_getsrcfiles", &dwfl.getsrcfiles},
                  {"dwarf_filesrc", &dwfl.filesrc},
                  {"dwfl_linux_proc_find_elf", &dwfl.linux_proc_find_elf}};
    for (int k = 0; k < COUNT_OF(wanted); k++) {
        void *function = dlsym(library, wanted[k].name);
        if (!function) return;
        memcpy(wanted[k].to, &function, sizeof function);
    }
    dwfl_here = true;
}

static bool in_torc_hpp(const char *file) {
    const size_t n = file ? strlen(file) : 0;
    return n >= 13 && !strcmp(file + n - 13, "torc/torc.hpp");
}
/* See Note [Callers in C++]: of functions that were put into each other, the file and line of the first call outside of torc.hpp. */
static const char *line_of_call(Dwarf_Die *unit, uint64_t address, const char *file, int *number) {
    Dwarf_Die *innermost = NULL, *scopes = NULL; /* the second: with those that it was put into */
    Dwarf_Files *files;
    Dwarf_Attribute a;
    uint64_t line, which;
    size_t count;
    int n = dwfl.getsrcfiles(unit, &files, &count) == 0 ? dwfl.getscopes(unit, address, &innermost) : 0;
    if (n > 0) n = dwfl.getscopes_die(innermost, &scopes);
    for (int k = 0; k < n && in_torc_hpp(file); k++) {
        if (dwfl.tag(&scopes[k]) != INLINED || !dwfl.attr(&scopes[k], CALL_LINE, &a) ||
            dwfl.formudata(&a, &line) != 0 || !dwfl.attr(&scopes[k], CALL_FILE, &a) ||
            dwfl.formudata(&a, &which) != 0 || which >= count)
            continue;
        file = dwfl.filesrc(files, (size_t)which, NULL, NULL);
        *number = (int)line;
    }
    free(scopes);
    free(innermost);
    return file;
}

/* The file and line of an address. Each compilation unit of the module is asked for it: files of LLVM's compilers have no table
 * (.debug_aranges) that tells which unit an address belongs to. */
static const char *line_of(Dwfl_Module *module, uintptr_t address, int *number) {
    uint64_t moved = 0;
    for (Dwarf_Die *unit = NULL; (unit = dwfl.module_nextcu(module, unit, &moved)) != NULL;) {
        if (dwfl.haspc(unit, address - moved) <= 0) continue;
        Dwarf_Line *line = dwfl.getsrc_die(unit, address - moved);
        const char *file = line && dwfl.lineno(line, number) == 0 ? dwfl.linesrc(line, NULL, NULL) : NULL;
        return in_torc_hpp(file) ? line_of_call(unit, address - moved, file, number) : file;
    }
    return NULL;
}

/* From malloc; NULL without memory. */
PRINTF_LIKE(1, 2) static char *made(const char *format, ...) {
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    const int n = vsnprintf(NULL, 0, format, args);
    char *text = n < 0 ? NULL : malloc((size_t)n + 1);
    if (text) vsnprintf(text, (size_t)n + 1, format, again);
    va_end(again);
    va_end(args);
    return text;
}

/* With the lock held: "train (train.c:42)", or if the lines are not known "train", which goes to *name. NULL: neither is. *caller: which
 * address it is. */
static char *from_debug_information(const base_callers *callers, int *caller, char **name) {
    const Dwfl_Callbacks callbacks = {.find_elf = dwfl.linux_proc_find_elf, .find_debuginfo = no_debuginfo};
    Dwfl *session = dwfl.begin(&callbacks);
    if (!session) return NULL;
    char *text = NULL;
    /* Of the thread, since the process has no memory any more when its first thread has ended. */
    if (dwfl.linux_proc_report(session, (pid_t)syscall(SYS_gettid)) == 0 && dwfl.report_end(session, NULL, NULL) == 0) {
        Dwfl_Module *module;
        const char *function;
        uintptr_t address;
        for (int k = 0;; k++) {
            address = (uintptr_t)callers->address[k];
            module = dwfl.addrmodule(session, address);
            function = module ? dwfl.module_addrname(module, address) : NULL;
            *caller = k;
            if (!is_wrapper(function) || k + 1 == BASE_CALLERS || !callers->address[k + 1]) break;
        }
        int number = 0;
        const char *file = module ? line_of(module, address, &number) : NULL;
        if (function && file) text = made("%s (%s:%d)", function, file, number);
        if (function && !file) *name = made("%s", function);
    }
    dwfl.end(session);
    return text;
}

char *base_caller_text(const base_callers *callers) {
    if (!callers->address[0]) return NULL;
    int caller = -1;
    char *name = NULL, *text = NULL;
    base_call_once(&dwfl_once, open_dwfl, NULL);
    if (dwfl_here) {
        lock_take(&dwfl_lock);
        text = from_debug_information(callers, &caller, &name);
        lock_release(&dwfl_lock);
        if (text) return text;
    }
    Dl_info in = {0};
    const void *address = callers->address[MAX(caller, 0)];
    int known = dladdr(address, &in);
    for (int k = 1; caller < 0 && known && is_wrapper(in.dli_sname) && k < BASE_CALLERS && callers->address[k]; k++)
        known = dladdr(address = callers->address[k], &in);
    if (known && in.dli_fname) {
        const char *slash = strrchr(in.dli_fname, '/'), *file = slash ? slash + 1 : in.dli_fname;
        if (in.dli_sname && !name)
            text = made("%s+0x%zx (%s)", in.dli_sname, (size_t)((uintptr_t)address - (uintptr_t)in.dli_saddr), file);
        else { /* the offset is what addr2line -e FILE wants */
            const size_t offset = (size_t)((uintptr_t)address - (uintptr_t)in.dli_fbase);
            text = name ? made("%s (%s+0x%zx)", name, file, offset) : made("%s+0x%zx", file, offset);
        }
    }
    free(name);
    return text;
}

/* opener.c - a program that is not linked with torc and opens it while it runs, as Python does with an extension.
 *
 *     opener tls LIBRARY        the library's thread-local bytes are of the kind that is reserved when a library is opened, and
 *                               reached without a call; they must be few: the loader has about 1,600 such bytes for all that
 *                               a process opens
 *     opener copies LIBRARY     many copies of the file, opened beside each other, each with its own state
 *     opener close LIBRARY      threads that computed end after the library was closed */
#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "torc/core.h"

enum { COPIES = 10, THREADS = 4, MOST_BYTES = 64 };

typedef struct library {
    void *handle;
    torc_tensor (*ones)(torc_ints shape, const void *options), (*sum)(torc_tensor, const void *);
    bool (*copy)(torc_tensor, void *, size_t);
    void (*raise)(torc_error_code, const char *), (*clear)(void);
    torc_error_code (*error)(void);
    const char *(*message)(void);
} library;

static int fail(const char *what, const char *why) {
    fprintf(stderr, "%s: %s\n", what, why ? why : "?");
    return 1;
}

static bool open_library(library *l, const char *file) {
    *l = (library){.handle = dlopen(file, RTLD_NOW | RTLD_LOCAL)};
    if (!l->handle) return fail(file, dlerror()), false;
    const struct {
        const char *name;
        void *to;
    } functions[] = {
        {"torc_ones_with", &l->ones},        {"torc_sum_with", &l->sum},      {"torc_copy_to_host", &l->copy},
        {"torc_error_raise", &l->raise},     {"torc_error_clear", &l->clear}, {"torc_error", &l->error},
        {"torc_error_message", &l->message},
    };
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        void *address = dlsym(l->handle, functions[i].name);
        if (!address) return fail(functions[i].name, dlerror()), false;
        memcpy(functions[i].to, &address, sizeof address);
    }
    return true;
}

/* The sum of n ones; large ones go over several threads of the library. What it makes stays with the thread that calls. */
static bool computes(const library *l, int64_t n) {
    float sum = 0;
    const bool ok = l->copy(l->sum(l->ones(torc_ints_of(&n, 1), NULL), NULL), &sum, sizeof sum) && sum == (float)n;
    if (!ok) fprintf(stderr, "the sum of %lld ones is %g: %s\n", (long long)n, (double)sum, l->message());
    return ok;
}

/* ------------------------------------------------------------------------------------------------- tls
 * Where a compiler links its C++ runtime into libraries (a build with CUDA has some C++: CUB), the variables of that runtime are the
 * library's too, and are reached by calls. They are told by their names in the file's table of symbols, and not counted. */
static bool tls_found, tls_static, tls_called;
static size_t tls_bytes;

/* An entry of the dynamic section, as an address: some loaders have made it one, others leave it as it is in the file. */
static const void *at(const struct dl_phdr_info *info, const ElfW(Dyn) * d) {
    return (const void *)(d->d_un.d_ptr < info->dlpi_addr ? info->dlpi_addr + d->d_un.d_ptr : d->d_un.d_ptr);
}
/* Does the library need that function from another one? Symbols that it needs come before those that its hash table lists. */
static bool needs(const struct dl_phdr_info *info, const ElfW(Dyn) * d, const char *name) {
    const ElfW(Sym) *symbols = NULL;
    const char *texts = NULL;
    const uint32_t *hash = NULL;
    for (; d->d_tag != DT_NULL; d++) {
        if (d->d_tag == DT_SYMTAB) symbols = at(info, d);
        if (d->d_tag == DT_STRTAB) texts = at(info, d);
        if (d->d_tag == DT_GNU_HASH) hash = at(info, d);
    }
    for (uint32_t i = 1; symbols && texts && hash && i < hash[1]; i++)
        if (!strcmp(texts + symbols[i].st_name, name)) return true;
    return !symbols || !texts || !hash;
}

static int look(struct dl_phdr_info *info, size_t size, void *name) {
    (void)size;
    if (strcmp(info->dlpi_name, name) != 0) return 0;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &info->dlpi_phdr[i];
        if (p->p_type == PT_TLS) {
            tls_found = true;
            tls_bytes = p->p_memsz;
        }
        if (p->p_type != PT_DYNAMIC) continue;
        const ElfW(Dyn) *d = (const ElfW(Dyn) *)(info->dlpi_addr + p->p_vaddr);
        tls_called = needs(info, d, "__tls_get_addr");
        for (; d->d_tag != DT_NULL; d++)
            if (d->d_tag == DT_FLAGS && d->d_un.d_val & DF_STATIC_TLS) tls_static = true;
    }
    return 1;
}

/* Bytes of thread-local variables that C++ named. */
static size_t of_cpp(const char *file) {
    FILE *f = fopen(file, "rb");
    ElfW(Ehdr) head;
    size_t bytes = 0;
    ElfW(Shdr) *sections = NULL;
    if (f && fread(&head, sizeof head, 1, f) == 1 && (sections = calloc(head.e_shnum, sizeof *sections)) != NULL &&
        !fseek(f, (long)head.e_shoff, SEEK_SET) && fread(sections, sizeof *sections, head.e_shnum, f) == head.e_shnum)
        for (int k = 0; k < head.e_shnum; k++) {
            if (sections[k].sh_type != SHT_SYMTAB || sections[k].sh_link >= head.e_shnum) continue;
            const size_t count = sections[k].sh_size / sizeof(ElfW(Sym)),
                         text_bytes = sections[sections[k].sh_link].sh_size;
            ElfW(Sym) *symbols = calloc(count, sizeof *symbols);
            char *texts = calloc(text_bytes + 1, 1);
            if (symbols && texts && !fseek(f, (long)sections[k].sh_offset, SEEK_SET) &&
                fread(symbols, sizeof *symbols, count, f) == count &&
                !fseek(f, (long)sections[sections[k].sh_link].sh_offset, SEEK_SET) &&
                fread(texts, 1, text_bytes, f) == text_bytes)
                for (size_t i = 0; i < count; i++)
                    if ((symbols[i].st_info & 15) == STT_TLS && symbols[i].st_name < text_bytes &&
                        !strncmp(texts + symbols[i].st_name, "_Z", 2))
                        bytes += symbols[i].st_size;
            free(symbols);
            free(texts);
        }
    free(sections);
    if (f) fclose(f);
    return bytes;
}

static int tls(const char *file) {
    library l;
    if (!open_library(&l, file)) return 1;
    struct link_map *map = NULL;
    if (dlinfo(l.handle, RTLD_DI_LINKMAP, &map) != 0) return fail(file, dlerror());
    if (!dl_iterate_phdr(look, map->l_name) || !tls_found) return fail(file, "no thread-local segment was found");
    const size_t cpp = of_cpp(file);
    printf("%zu thread-local bytes, %zu of them of C++\n", tls_bytes, cpp);
    if (!tls_static || (tls_called && !cpp))
        return fail(
            file,
            "a thread-local variable is reached by a call: make it HOT_THREAD_LOCAL, or a field of a thread_part");
    return tls_bytes - (cpp + 15) / 16 * 16 > MOST_BYTES
               ? fail(file, "these are too many: see Note [Thread-local bytes] in src/base/own.c")
               : 0;
}

/* ------------------------------------------------------------------------------------------------- copies */
static bool copy_file(const char *from, const char *to) {
    FILE *in = fopen(from, "rb"), *out = in ? fopen(to, "wb") : NULL;
    static char bytes[1 << 16];
    size_t n = 0;
    bool ok = out != NULL;
    while (ok && (n = fread(bytes, 1, sizeof bytes, in)) > 0) ok = fwrite(bytes, 1, n, out) == n;
    if (out) ok &= fclose(out) == 0;
    if (in) fclose(in);
    return ok;
}

static library opened[COPIES];
static void *computes_in_all(void *failed) {
    for (int k = 0; k < COPIES; k++)
        if (!computes(&opened[k], 10 + k)) *(_Atomic int *)failed = 1;
    return NULL;
}

static int copies(const char *file) {
    char folder[] = "/tmp/torc_copies_XXXXXX", path[64];
    if (!mkdtemp(folder)) return fail(folder, "cannot be made");
    _Atomic int failed = 0;
    for (int k = 0; k < COPIES && !failed; k++) {
        snprintf(path, sizeof path, "%s/%d.so", folder, k);
        failed = !copy_file(file, path) || !open_library(&opened[k], path);
        unlink(path);
    }
    rmdir(folder);
    if (failed) return fail(file, "not all copies could be opened");
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++)
        if (pthread_create(&threads[i], NULL, computes_in_all, &failed) != 0) return fail("pthread_create", "failed");
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    opened[1].raise(TORC_ERROR_VALUE, "of one copy only");
    if (opened[0].error() || opened[2].error()) failed = fail(file, "copies share an error");
    if (opened[1].error() != TORC_ERROR_VALUE) failed = fail(file, "a copy lost its error");
    opened[1].clear();
    computes_in_all(&failed);
    return failed;
}

/* ------------------------------------------------------------------------------------------------- close */
static pthread_barrier_t computed, closed;
static library closing;
static void *computes_and_outlives(void *failed) {
    if (!computes(&closing, 1000)) *(_Atomic int *)failed = 1;
    closing.raise(TORC_ERROR_VALUE, "left behind");
    pthread_barrier_wait(&computed);
    pthread_barrier_wait(&closed);
    return NULL;
}

static int close_library(const char *file) {
    for (int round = 0; round < 3; round++) {
        _Atomic int failed = 0;
        if (!open_library(&closing, file)) return 1;
        pthread_barrier_init(&computed, NULL, THREADS + 1);
        pthread_barrier_init(&closed, NULL, THREADS + 1);
        pthread_t threads[THREADS];
        for (int i = 0; i < THREADS; i++)
            if (pthread_create(&threads[i], NULL, computes_and_outlives, &failed) != 0)
                return fail("pthread_create", "failed");
        if (!computes(&closing, 200000)) failed = 1;
        pthread_barrier_wait(&computed);
        if (dlclose(closing.handle) != 0) return fail("dlclose", dlerror());
        pthread_barrier_wait(&closed);
        for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
        if (failed) return 1;
    }
    return 0;
}

int main(int argc, char **argv) {
    if (argc == 3 && !strcmp(argv[1], "tls")) return tls(argv[2]);
    if (argc == 3 && !strcmp(argv[1], "copies")) return copies(argv[2]);
    if (argc == 3 && !strcmp(argv[1], "close")) return close_library(argv[2]);
    return fail("opener tls|copies|close LIBRARY", "wrong arguments");
}

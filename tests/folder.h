/* folder.h - a folder for the files that a test writes: a fresh one, removed at the end with all that is in it. */
#ifndef TORC_TESTS_FOLDER_H
#define TORC_TESTS_FOLDER_H

#include <fcntl.h>
#include <ftw.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

typedef struct folder {
    char path[40];
    int before; /* the folder that the program worked in before, or -1 */
} folder;

static inline bool folder_make(folder *f) {
    f->before = -1;
    snprintf(f->path, sizeof f->path, P_tmpdir "/torc-test-XXXXXX");
    return mkdtemp(f->path) != NULL;
}
/* The same, and the program works in it until it is removed: names without a folder are those of files there. */
static inline bool folder_enter(folder *f) {
    if (!folder_make(f)) return false;
    f->before = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    return f->before >= 0 && chdir(f->path) == 0;
}
static inline int folder_remove_entry(const char *path, const struct stat *status, int type, struct FTW *at) {
    (void)status, (void)type, (void)at;
    return remove(path);
}
static inline bool folder_remove(folder *f) {
    const bool back = f->before < 0 || (fchdir(f->before) == 0 && close(f->before) == 0);
    return nftw(f->path, folder_remove_entry, 8, FTW_DEPTH | FTW_PHYS) == 0 && back;
}
#endif

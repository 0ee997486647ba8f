/* fake_nvrtc.c - a double of NVRTC, built as libnvrtc.so.13: its "machine code" is a text that the driver's double
 * takes, "fake: NAME" and then the options and the source, so that a test can look at what was compiled.
 *
 * A source with #error is refused, with a log; so are a kernel whose name does not occur in it, an option --bad…, and
 * an #include "name" of no header that was given. Names of templates are changed as C++ does it, roughly.
 * FAKE_NVRTC_ARCHITECTURES=75,80,90 are those it compiles for; for a virtual one there is PTX only.
 * fake_nvrtc_fail_nth_call(n, result) lets the n-th call from now fail; fake_nvrtc_call_count counts them. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PUBLIC __attribute__((visibility("default")))
enum {
    OK = 0,
    NO_MEMORY = 1,
    INVALID_INPUT = 3,
    INVALID_PROGRAM = 4,
    INVALID_OPTION = 5,
    COMPILATION = 6,
    NOT_COMPILED = 9,
    NAME_NOT_VALID = 10
};

typedef struct program {
    uint64_t magic;
    char *source, *code, *lowered;
    char expression[1100], log[6000];
    char headers[8][64];
    int nheaders;
    bool compiled, virtual;
} program;
static const uint64_t MAGIC = 0x6e7672746370726f;

PUBLIC void fake_nvrtc_fail_nth_call(int64_t nth, int result);
PUBLIC int64_t fake_nvrtc_call_count(void);
PUBLIC int64_t fake_nvrtc_programs(void);
PUBLIC int nvrtcVersion(int *major, int *minor);
PUBLIC const char *nvrtcGetErrorString(int result);
PUBLIC int nvrtcGetNumSupportedArchs(int *count);
PUBLIC int nvrtcGetSupportedArchs(int *architectures);
PUBLIC int nvrtcCreateProgram(program **p, const char *source, const char *name, int headers, const char *const *texts,
                              const char *const *names);
PUBLIC int nvrtcDestroyProgram(program **p);
PUBLIC int nvrtcAddNameExpression(program *p, const char *expression);
PUBLIC int nvrtcCompileProgram(program *p, int count, const char *const *options);
PUBLIC int nvrtcGetLoweredName(program *p, const char *expression, const char **name);
PUBLIC int nvrtcGetProgramLogSize(program *p, size_t *bytes);
PUBLIC int nvrtcGetProgramLog(program *p, char *text);
PUBLIC int nvrtcGetCUBINSize(program *p, size_t *bytes);
PUBLIC int nvrtcGetCUBIN(program *p, char *code);
PUBLIC int nvrtcGetPTXSize(program *p, size_t *bytes);
PUBLIC int nvrtcGetPTX(program *p, char *text);

static int64_t calls, fail_in, live;
static int fail_result;
void fake_nvrtc_fail_nth_call(int64_t nth, int result) {
    fail_in = nth;
    fail_result = result;
}
int64_t fake_nvrtc_call_count(void) { return calls; }
int64_t fake_nvrtc_programs(void) { return live; }
static int enter(void) {
    calls++;
    return fail_in > 0 && --fail_in == 0 ? fail_result : OK;
}
#define ENTER(condition)                        \
    do {                                        \
        int result_ = enter();                  \
        if (result_) return result_;            \
        if (!(condition)) return INVALID_INPUT; \
    } while (0)
#define ENTER_PROGRAM() ENTER(p && p->magic == MAGIC)

int nvrtcVersion(int *major, int *minor) {
    ENTER(major && minor);
    *major = 13;
    *minor = 0;
    return OK;
}

const char *nvrtcGetErrorString(int result) {
    static const char *const names[] = {"NVRTC_SUCCESS",
                                        "NVRTC_ERROR_OUT_OF_MEMORY",
                                        "NVRTC_ERROR_PROGRAM_CREATION_FAILURE",
                                        "NVRTC_ERROR_INVALID_INPUT",
                                        "NVRTC_ERROR_INVALID_PROGRAM",
                                        "NVRTC_ERROR_INVALID_OPTION",
                                        "NVRTC_ERROR_COMPILATION",
                                        "NVRTC_ERROR_BUILTIN_OPERATION_FAILURE"};
    return result >= 0 && result < (int)(sizeof names / sizeof *names) ? names[result] : "NVRTC_ERROR unknown";
}

static int architectures(int *list) {
    const char *text = getenv("FAKE_NVRTC_ARCHITECTURES");
    int n = 0;
    for (const char *at = text ? text : "75,80,90"; *at && n < 16; at += strcspn(at, ","), at += *at == ',')
        list[n++] = atoi(at);
    return n;
}
int nvrtcGetNumSupportedArchs(int *count) {
    ENTER(count);
    int list[16];
    *count = architectures(list);
    return OK;
}
int nvrtcGetSupportedArchs(int *list) {
    ENTER(list);
    int all[16], n = architectures(all);
    memcpy(list, all, (size_t)n * sizeof *list);
    return OK;
}

int nvrtcCreateProgram(program **out, const char *source, const char *name, int headers, const char *const *texts,
                       const char *const *names) {
    ENTER(out && source && name && headers >= 0 && headers <= 8 && (!headers || (texts && names)));
    program *p = calloc(1, sizeof *p);
    if (!p || !(p->source = strdup(source))) return free(p), NO_MEMORY;
    p->magic = MAGIC;
    for (int i = 0; i < headers; i++) snprintf(p->headers[i], sizeof p->headers[i], "%s", names[i]);
    p->nheaders = headers;
    live++;
    *out = p;
    return OK;
}
int nvrtcDestroyProgram(program **p) {
    if (!p || !*p || (*p)->magic != MAGIC) return INVALID_PROGRAM;
    (*p)->magic = 0;
    free((*p)->source);
    free((*p)->code);
    free((*p)->lowered);
    free(*p);
    *p = NULL;
    live--;
    return OK;
}
int nvrtcAddNameExpression(program *p, const char *expression) {
    ENTER_PROGRAM();
    snprintf(p->expression, sizeof p->expression, "%s", expression);
    return OK;
}

static int refuse(program *p, int result, const char *why, const char *what) {
    snprintf(p->log, sizeof p->log, "kernel.cu(1): error: %s%s", why, what);
    return result;
}

static bool includes_are_given(program *p) {
    for (const char *at = p->source; (at = strstr(at, "#include \"")); at++) {
        bool found = false;
        for (int i = 0; i < p->nheaders; i++) {
            size_t n = strlen(p->headers[i]);
            found = found || (!strncmp(at + 10, p->headers[i], n) && at[10 + n] == '"');
        }
        if (!found) return false;
    }
    return true;
}

int nvrtcCompileProgram(program *p, int count, const char *const *options) {
    ENTER_PROGRAM();
    char all[4096] = "";
    for (int i = 0; i < count; i++) {
        if (!strncmp(options[i], "--bad", 5)) return refuse(p, INVALID_OPTION, "unrecognized option ", options[i]);
        if (strstr(options[i], "arch") && strstr(options[i], "compute_")) p->virtual = true;
        snprintf(all + strlen(all), sizeof all - strlen(all), " %s", options[i]);
    }
    const char *error = strstr(p->source, "#error");
    if (error) return refuse(p, COMPILATION, "", error);
    if (!includes_are_given(p)) return refuse(p, COMPILATION, "cannot open source file", "");
    char plain[1100];
    snprintf(plain, sizeof plain, "%s", p->expression);
    plain[strcspn(plain, "<")] = 0;
    if (!strstr(p->source, plain)) return refuse(p, NAME_NOT_VALID, "undefined name expression ", p->expression);
    p->lowered = malloc(strlen(p->expression) + 8);
    if (!p->lowered) return NO_MEMORY;
    strcpy(p->lowered, strchr(p->expression, '<') ? "_Z" : "");
    strcat(p->lowered, p->expression);
    for (char *c = p->lowered; *c; c++)
        if (strchr("<>:, ", *c)) *c = '_';
    size_t n = strlen(p->lowered) + strlen(all) + strlen(p->source) + 64;
    if (!(p->code = malloc(n))) return NO_MEMORY;
    snprintf(p->code, n, "fake: %s \noptions:%s\n%s", p->lowered, all, p->source);
    p->compiled = true;
    return OK;
}
int nvrtcGetLoweredName(program *p, const char *expression, const char **name) {
    ENTER_PROGRAM();
    if (!p->compiled) return NOT_COMPILED;
    if (strcmp(expression, p->expression) != 0) return NAME_NOT_VALID;
    *name = p->lowered;
    return OK;
}
int nvrtcGetProgramLogSize(program *p, size_t *bytes) {
    ENTER_PROGRAM();
    *bytes = strlen(p->log) + 1;
    return OK;
}
int nvrtcGetProgramLog(program *p, char *text) {
    ENTER_PROGRAM();
    strcpy(text, p->log);
    return OK;
}
int nvrtcGetCUBINSize(program *p, size_t *bytes) {
    ENTER_PROGRAM();
    *bytes = p->code && !p->virtual ? strlen(p->code) + 1 : 0;
    return OK;
}
int nvrtcGetCUBIN(program *p, char *code) {
    ENTER(p && p->magic == MAGIC && p->code && !p->virtual);
    strcpy(code, p->code);
    return OK;
}
int nvrtcGetPTXSize(program *p, size_t *bytes) {
    ENTER(p && p->magic == MAGIC && p->code);
    *bytes = strlen(p->code) + 1;
    return OK;
}
int nvrtcGetPTX(program *p, char *text) {
    ENTER(p && p->magic == MAGIC && p->code);
    strcpy(text, p->code);
    return OK;
}

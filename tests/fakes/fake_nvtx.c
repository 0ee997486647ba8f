/* A profiler that NVTX finds through NVTX_INJECTION64_PATH: it writes down what it is told, one letter and a name each:
 * "<" push, ">" pop, "!" mark, "[" start, "]" end. A test reads the text through dlsym("fake_nvtx_text"). */
#include <nvtx3/nvToolsExt.h>

#include <stdio.h>
#include <string.h>

#define PUBLIC __attribute__((visibility("default")))
PUBLIC const char *fake_nvtx_text(void);
PUBLIC int InitializeInjectionNvtx2(NvtxGetExportTableFunc_t get_table);

static char text[1 << 16];
static int depth;
static void note(char kind, const char *name) {
    size_t n = strlen(text);
    snprintf(text + n, sizeof text - n, "%c%s\n", kind, name);
}
const char *fake_nvtx_text(void) { return text; }

static int NVTX_API push(const char *name) {
    note('<', name);
    return depth++;
}
static int NVTX_API pop(void) {
    note('>', "");
    return --depth;
}
static void NVTX_API mark(const char *name) { note('!', name); }
static nvtxRangeId_t NVTX_API start(const char *name) {
    note('[', name);
    return 7;
}
static void NVTX_API end(nvtxRangeId_t id) { note(']', id == 7 ? "7" : "?"); }

int InitializeInjectionNvtx2(NvtxGetExportTableFunc_t get_table) {
    const NvtxExportTableCallbacks *callbacks = get_table(NVTX_ETID_CALLBACKS);
    NvtxFunctionTable table = NULL;
    unsigned size = 0;
    if (!callbacks || !callbacks->GetModuleFunctionTable(NVTX_CB_MODULE_CORE, &table, &size) ||
        size <= NVTX_CBID_CORE_RangePop)
        return 0;
    *table[NVTX_CBID_CORE_RangePushA] = (NvtxFunctionPointer)push;
    *table[NVTX_CBID_CORE_RangePop] = (NvtxFunctionPointer)pop;
    *table[NVTX_CBID_CORE_MarkA] = (NvtxFunctionPointer)mark;
    *table[NVTX_CBID_CORE_RangeStartA] = (NvtxFunctionPointer)start;
    *table[NVTX_CBID_CORE_RangeEnd] = (NvtxFunctionPointer)end;
    return 1;
}

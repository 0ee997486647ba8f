/* fake_old_cuda.c - a libcuda.so.1 that lacks most functions, for the error that a too old driver gives. */
__attribute__((visibility("default"))) int cuInit(unsigned flags);
int cuInit(unsigned flags) { return (int)flags; }
__attribute__((visibility("default"))) int cuDriverGetVersion(int *version);
int cuDriverGetVersion(int *version) {
    *version = 9000;
    return 0;
}

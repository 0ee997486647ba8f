/* fake_old.c - a libcuda.so.1 and a libnvidia-ml.so.1 that lack nearly every function: for the error that a too old driver
 * gives, and, found first, to hide the driver that the machine has (torc refuses the first it finds and looks no further). */
__attribute__((visibility("default"))) int cuInit(unsigned flags);
int cuInit(unsigned flags) { return (int)flags; }
__attribute__((visibility("default"))) int cuDriverGetVersion(int *version);
int cuDriverGetVersion(int *version) {
    *version = 9000;
    return 0;
}

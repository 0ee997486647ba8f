/* cub_sort.cu - stable radix sort of (key, payload) pairs: CUB's, behind C functions.
 *
 * Keys are unsigned and only their lowest `bits` bits are looked at: whoever calls has mapped values to numbers whose order
 * is the wanted one (kernels/sort.cu). Three instantiations serve every dtype. The pairs move between two pairs of arrays;
 * *where says in which they ended. Nothing is allocated: with temp NULL, *bytes becomes what is needed. Results are
 * cudaError_t values. Calls stand between cuda_runtime_begin and cuda_runtime_ended (code/runtime.h): what CUB calls of
 * CUDA's runtime is there, and nothing of it may be called that runtime.syms does not name. */
#include <cub/device/device_radix_sort.cuh>

namespace {
template <typename K, typename V, typename N>
int sort_pairs(void *temp, size_t *bytes, void *const *keys, void *const *payload, long long n, int bits, int *where,
               cudaStream_t stream) {
    cub::DoubleBuffer<K> k((K *)keys[0], (K *)keys[1]);
    cub::DoubleBuffer<V> v((V *)payload[0], (V *)payload[1]);
    const cudaError_t e = cub::DeviceRadixSort::SortPairs(temp, *bytes, k, v, (N)n, 0, bits, stream);
    if (temp) *where = k.selector;
    return (int)e;
}
} // namespace

/* Key and payload of 32 bits; n below 2^32, as in the next one. */
extern "C" int cub_sort_32(void *temp, size_t *bytes, void *const *keys, void *const *payload, long long n, int bits,
                           int *where, cudaStream_t stream) {
    return sort_pairs<unsigned int, unsigned int, unsigned int>(temp, bytes, keys, payload, n, bits, where, stream);
}
/* Keys of 64 bits, payload of 32. */
extern "C" int cub_sort_64(void *temp, size_t *bytes, void *const *keys, void *const *payload, long long n, int bits,
                           int *where, cudaStream_t stream) {
    return sort_pairs<unsigned long long, unsigned int, unsigned int>(temp, bytes, keys, payload, n, bits, where,
                                                                      stream);
}
/* Both of 64 bits. */
extern "C" int cub_sort_large(void *temp, size_t *bytes, void *const *keys, void *const *payload, long long n, int bits,
                              int *where, cudaStream_t stream) {
    return sort_pairs<unsigned long long, unsigned long long, unsigned long long>(temp, bytes, keys, payload, n, bits,
                                                                                  where, stream);
}

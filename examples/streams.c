/* streams.c - copies and computation at the same time, on CUDA streams.
 *
 * Batches lie on the host; each is copied to the GPU, worked on, and its result copied back. On one stream the three
 * happen one after the other. On three streams, one per batch in turn, the GPU copies one batch while it works on
 * another. That takes two things: page-locked ("pinned") memory on the host, from which the GPU copies by itself while
 * the program goes on, and streams. Nothing in here says what must wait for what: torc knows which stream wrote a
 * tensor. */
#include <math.h>
#include <stdio.h>
#include <torc/torc.h>

enum { BATCHES = 24, SIZE = 2048, LAYERS = 12 };

/* All batches, on `n` streams in turn. Milliseconds on the GPU's own clock. */
static double work(const torc_tensor *in, const torc_tensor *out, torc_tensor weight, const torc_cuda_stream *streams,
                   int n) {
    torc_cuda_event start = torc_cuda_event_new(.enable_timing = true),
                    end = torc_cuda_event_new(.enable_timing = true);
    torc_cuda_synchronize(-1);
    torc_cuda_stream_record_event(streams[0], start);
    for (int i = 1; i < n; i++) torc_cuda_stream_wait_event(streams[i], start);

    for (int i = 0; i < BATCHES; i++)
        TORC_CUDA_STREAM(streams[i % n]) TORC_SCOPE { /* calls inside go to this stream; then to the one before again */
            torc_tensor x = torc_to(in[i], .device = TORC_CUDA(0), .non_blocking = true);
            for (int layer = 0; layer < LAYERS; layer++) x = torc_tanh(torc_mm(x, weight));
            torc_copy_(out[i], x, .non_blocking = true);
        } /* x dies here; its memory is used again only when its stream has passed */

    for (int i = 1; i < n; i++) torc_cuda_stream_wait_stream(streams[0], streams[i]);
    torc_cuda_stream_record_event(streams[0], end);
    torc_cuda_event_synchronize(end); /* results that were copied without waiting are there when this returns */
    return torc_cuda_event_elapsed_time(start, end);
}

int main(void) {
    if (!torc_cuda_is_available()) {
        puts("streams needs a CUDA device");
        return 77;
    }
    int64_t scope = torc_scope_begin();
    torc_manual_seed(1);
    torc_tensor in[BATCHES], out[BATCHES], first[BATCHES];
    for (int i = 0; i < BATCHES; i++) {
        in[i] = torc_pin_memory(torc_randn(SHAPE(SIZE, SIZE)));
        out[i] = torc_pin_memory(torc_empty(SHAPE(SIZE, SIZE)));
    }
    torc_tensor weight = torc_div(torc_randn(SHAPE(SIZE, SIZE), .device = TORC_CUDA(0)), sqrt(SIZE));
    torc_cuda_stream streams[3];
    for (int i = 0; i < 3; i++) streams[i] = torc_cuda_stream_new(-1);

    work(in, out, weight, streams, 3); /* once for nothing: libraries are loaded, memory is taken */
    double one = work(in, out, weight, streams, 1);
    for (int i = 0; i < BATCHES; i++) first[i] = torc_clone(out[i]);
    double three = work(in, out, weight, streams, 3);
    bool same = true;
    for (int i = 0; i < BATCHES; i++) same = same && torc_equal(first[i], out[i]);
    printf("one stream: %.1f ms   three streams: %.1f ms (%.2f times as fast)   same results: %s\n", one, three,
           one / three, same ? "yes" : "no");
    if (torc_error()) fprintf(stderr, "streams: %s\n", torc_error_message());
    bool failed = torc_error() || !same;
    torc_scope_end(scope);
    return failed;
}

/* optim_body.h - steps of Adam and of SGD in one dtype; optim_simd.c includes it for each.
 * Parameters: NAME of the dtype; S, how an element lies in memory; T, the type that is computed in, V, the beginning of the names of its vectors, and W,
 * how many elements they have.
 *
 * Everything in one pass; a factor of 1 changes nothing. What is wanted of the changes is the same for all elements, so a processor foresees it. */
#define PASTE_(a, b) a##b
#define PASTE(a, b) PASTE_(a, b)
#define NAMED(name) PASTE(name, NAME)
#define VECTOR PASTE(V, W)
#define PLACES PASTE(PASTE(V, _places), W)
#define LOAD PASTE(PASTE(NAMED(load_), x), W)
#define STORE PASTE(PASTE(NAMED(store_), x), W)
#define ROOT PASTE(PASTE(root_, V), W)

/* n is a multiple of W. */
INLINE void NAMED(adam_vectors_)(S *p, S *g, S *m, S *v, S *top, const step_coefficients *c, int64_t n) {
    const T shrink = (T)c->shrink, lerp = (T)c->lerp, keep = (T)(1 - c->lerp), beta2 = (T)c->beta2, grad2 = (T)c->grad2;
    const T per_root = (T)c->per_root, eps = (T)c->eps, size = (T)-c->step_size, scale = (T)c->scale;
    const T sign = c->maximize ? -1 : 1, decay = (T)c->weight_decay;
    const bool low = c->lerp < 0.5, scaled = c->scaled;
    for (int64_t i = 0; i < n; i += W) {
        VECTOR param, h, first, second, root;
        LOAD(&param, p + i), LOAD(&h, g + i), LOAD(&first, m + i), LOAD(&second, v + i);
        if (scaled) {
            h /= scale;
            STORE(g + i, &h);
        }
        h *= sign;
        if (decay != 0) h += decay * param;
        first = low ? first + lerp * (h - first) : h - (h - first) * keep;
        second = second * beta2 + grad2 * h * h;
        STORE(m + i, &first), STORE(v + i, &second);
        if (top) {
            VECTOR largest;
            LOAD(&largest, top + i);
            const PLACES stays = (largest > second) | (largest != largest); /* NaN stays */
            second = (VECTOR)((stays & (PLACES)largest) | (~stays & (PLACES)second));
            STORE(top + i, &second);
        }
        root = second;
        ROOT(&root);
        param = param * shrink + size * first / (root * per_root + eps);
        STORE(p + i, &param);
    }
}
INLINE void NAMED(sgd_vectors_)(S *p, S *g, S *b, const step_coefficients *c, int64_t n) {
    const T lr = (T)-c->lr, momentum = (T)c->momentum, dampen = (T)c->dampen, scale = (T)c->scale;
    const T sign = c->maximize ? -1 : 1, decay = (T)c->weight_decay;
    const bool first = c->first_step, nesterov = c->nesterov, scaled = c->scaled;
    for (int64_t i = 0; i < n; i += W) {
        VECTOR param, h;
        LOAD(&param, p + i), LOAD(&h, g + i);
        if (scaled) {
            h /= scale;
            STORE(g + i, &h);
        }
        h *= sign;
        if (decay != 0) h += decay * param;
        if (b) {
            VECTOR kept = h;
            if (!first) {
                LOAD(&kept, b + i);
                kept = kept * momentum + dampen * h;
            }
            STORE(b + i, &kept);
            h = nesterov ? h + momentum * kept : kept;
        }
        param = param + lr * h;
        STORE(p + i, &param);
    }
}

/* Elements that fill no vector go into one that has room for them. */
#define STEP(name, roles, ...)                                                                                     \
    static void NAMED(name##_)(void *const *x, const step_coefficients *c, int64_t n) {                            \
        const int64_t whole = n / W * W, rest = n - whole;                                                         \
        S *at[roles], few[roles][W] = {{0}};                                                                       \
        for (int k = 0; k < roles; k++) at[k] = x[k];                                                              \
        NAMED(name##_vectors_)(__VA_ARGS__, c, whole);                                                             \
        if (rest == 0) return;                                                                                     \
        for (int k = 0; k < roles; k++) {                                                                          \
            if (!x[k]) continue;                                                                                   \
            memcpy(few[k], (S *)x[k] + whole, (size_t)rest * sizeof(S));                                           \
            at[k] = few[k];                                                                                        \
        }                                                                                                          \
        NAMED(name##_vectors_)(__VA_ARGS__, c, W);                                                                 \
        for (int k = 0; k < roles; k++)                                                                            \
            if (x[k] && (k != GRADIENT || c->scaled)) memcpy((S *)x[k] + whole, few[k], (size_t)rest * sizeof(S)); \
    }
STEP(adam, MAX_ROLES, at[PARAM], at[GRADIENT], at[FIRST], at[SECOND], at[LARGEST])
STEP(sgd, FIRST + 1, at[PARAM], at[GRADIENT], at[FIRST])

#undef STEP
#undef PASTE_
#undef PASTE
#undef NAMED
#undef VECTOR
#undef PLACES
#undef LOAD
#undef STORE
#undef ROOT
#undef NAME
#undef W
#undef S
#undef T
#undef V

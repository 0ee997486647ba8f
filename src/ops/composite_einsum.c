/* composite_einsum.c - einsum and tensordot: products of tensors over any of their dimensions.
 *
 * einsum brings all operands to one order of dimensions, those of the result first, then those summed over; where an operand has not
 * a dimension it has size 1 there. Two of them at a time, from left to right, are then one batched product of matrices: dimensions
 * that both have and that stay are the batch, those that both have and nobody after them are summed. */
#include "core/shape.h"
#include "core/tensor.h"
#include "ops/generated/compose.h"
#include "torc/ops.h"

typedef long long ll;

/* Letters, then the ellipsis. */
enum { LETTERS = 52, ELLIPSIS = LETTERS, MOST_DIMS = LETTERS + TORC_MAX_DIMS };

static int letter_number(char c) { return c >= 'a' ? c - 'a' + 26 : c - 'A'; }
static char letter_of(int number) { return (char)(number < 26 ? 'A' + number : 'a' + number - 26); }
static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

typedef struct equation {
    const char *output;     /* behind the arrow; NULL: there is none */
    int left;               /* characters before it */
    uint8_t *labels;        /* of all operands, one after the other */
    int *start;             /* where those of an operand begin; one more, for their end */
    int count[LETTERS];     /* how often a letter stands among them */
    int place[LETTERS];     /* its dimension in the common order; -1: none yet */
    int covered;            /* the most dimensions that an ellipsis stands for */
    int ellipsis;           /* where these begin in the common order */
    int kept, dims;         /* dimensions of the result; all */
    int holders[MOST_DIMS]; /* operands not yet multiplied that are larger than 1 there */
} equation;

/* Three dots at text[*i], which then is at the last. */
static bool three_dots(const char *text, int end, int *i) {
    if (*i + 2 >= end || text[*i + 1] != '.' || text[*i + 2] != '.') return false;
    *i += 2;
    return true;
}

static bool read_operands(equation *e, const char *text, torc_tensors operands) {
    int current = 0, n = 0;
    bool dots = false;
    e->start[0] = 0;
    for (int i = 0; i < e->left; i++) {
        const char c = text[i];
        if (c == ' ') continue;
        if (c == '.') {
            if (dots)
                return FAIL(RUNTIME, "einsum(): found '.' for operand %d for which an ellipsis was already found",
                            current);
            if (!three_dots(text, e->left, &i))
                return FAIL(RUNTIME, "einsum(): found '.' for operand %d that is not part of any ellipsis", current);
            e->labels[n++] = ELLIPSIS;
            dots = true;
        } else if (c == ',') {
            if (++current >= operands.count)
                return FAIL(RUNTIME, "einsum(): fewer operands were provided than specified in the equation");
            e->start[current] = n;
            dots = false;
        } else if (is_letter(c)) {
            e->labels[n++] = (uint8_t)letter_number(c);
        } else
            return FAIL(
                RUNTIME,
                "einsum(): invalid subscript given at index %d in the equation string, subscripts must be in [a-zA-Z]",
                i);
    }
    if (current != operands.count - 1)
        return FAIL(RUNTIME, "einsum(): more operands were provided than specified in the equation");
    e->start[operands.count] = n;
    for (int k = 0; k < operands.count; k++) {
        const int ndim = operands.data[k]->ndim;
        int letters = 0;
        bool ellipsis = false;
        for (int i = e->start[k]; i < e->start[k + 1]; i++) {
            if (e->labels[i] == ELLIPSIS)
                ellipsis = true;
            else
                e->count[e->labels[i]]++, letters++;
        }
        if (ellipsis ? letters > ndim : letters != ndim)
            return FAIL(
                RUNTIME,
                "einsum(): the number of subscripts in the equation (%d%s number of dimensions (%d) for operand %d%s",
                letters, ellipsis ? ") is more than the" : ") does not match the", ndim, k,
                ellipsis ? "" : " and no ellipsis was given");
        if (ellipsis) e->covered = MAX(e->covered, ndim - letters);
    }
    return true;
}

/* Which dimension of the common order a letter is: those of the result, then the others. */
static bool read_output(equation *e) {
    bool dots = !e->output;
    for (int s = 0; s < LETTERS; s++) e->place[s] = -1;
    if (!e->output) { /* the ellipsis, then the letters that stand once */
        e->dims = e->covered;
        for (int s = 0; s < LETTERS; s++)
            if (e->count[s] == 1) e->place[s] = e->dims++;
    } else {
        const int end = (int)strlen(e->output);
        for (int i = 0; i < end; i++) {
            const char c = e->output[i];
            if (c == ' ') continue;
            if (c == '.') {
                if (dots)
                    return FAIL(RUNTIME, "einsum(): found '.' for output but an ellipsis (...) was already found");
                if (!three_dots(e->output, end, &i))
                    return FAIL(RUNTIME, "einsum(): found '.' for output that is not part of any ellipsis (...)");
                e->ellipsis = e->dims;
                e->dims += e->covered;
                dots = true;
                continue;
            }
            if (!is_letter(c))
                return FAIL(
                    RUNTIME,
                    "einsum(): invalid subscript given at index %d in the equation string, subscripts must be in [a-zA-Z]",
                    e->left + 2 + i);
            const int s = letter_number(c);
            if (!e->count[s] || e->place[s] >= 0)
                return FAIL(RUNTIME, "einsum(): output subscript %c %s", c,
                            e->place[s] >= 0 ? "appears more than once in the output"
                                             : "does not appear in the equation for any input operand");
            e->place[s] = e->dims++;
        }
    }
    e->kept = e->dims;
    if (!dots) {
        e->ellipsis = e->dims;
        e->dims += e->covered;
    }
    for (int s = 0; s < LETTERS; s++)
        if (e->count[s] && e->place[s] < 0) e->place[s] = e->dims++;
    return true;
}

/* Operand k in the common order: diagonals taken where a letter stands twice, size 1 where it has not the dimension. */
static torc_tensor aligned(equation *e, torc_tensor t, int k, int64_t *letter_size, int64_t *covered_size) {
    int64_t order[MOST_DIMS], dim = 0;
    const int labels = e->start[k + 1] - e->start[k], whole = t->ndim;
    for (int d = 0; d < e->dims; d++) order[d] = -1;
    for (int i = e->start[k]; i < e->start[k + 1]; i++) {
        const int s = e->labels[i];
        if (s == ELLIPSIS) {
            for (int j = e->covered - (whole - (labels - 1)); j < e->covered; j++, dim++) {
                const int64_t size = t->sizes[dim];
                order[e->ellipsis + j] = dim;
                if (size == 1) continue;
                if (covered_size[j] != 1 && covered_size[j] != size)
                    return FAIL_NULL(
                        RUNTIME,
                        "einsum(): dimension %lld covered by ellipsis in operand %d has size %lld which does not broadcast with "
                        "previously seen ellipsis with size %lld for the respective dimension",
                        (ll)dim, k, (ll)size, (ll)covered_size[j]);
                covered_size[j] = size;
                e->holders[e->ellipsis + j]++;
            }
        } else if (order[e->place[s]] < 0) {
            const int64_t size = t->sizes[dim];
            order[e->place[s]] = dim++;
            if (size == 1) continue;
            if (letter_size[s] != 1 && letter_size[s] != size)
                return FAIL_NULL(
                    RUNTIME,
                    "einsum(): subscript %c has size %lld for operand %d which does not broadcast with previously "
                    "seen size %lld",
                    letter_of(s), (ll)size, k, (ll)letter_size[s]);
            letter_size[s] = size;
            e->holders[e->place[s]]++;
        } else {
            const int64_t before = order[e->place[s]];
            if (t->sizes[dim] != t->sizes[before])
                return FAIL_NULL(
                    RUNTIME,
                    "einsum(): subscript %c is repeated for operand %d but the sizes don't match, %lld != %lld",
                    letter_of(s), k, (ll)t->sizes[dim], (ll)t->sizes[before]);
            t = torc_movedim(torc_diagonal(t, .offset = 0, .dim1 = before, .dim2 = dim), DIMS(-1), DIMS(before));
            if (!t) return NULL;
        }
    }
    for (int d = 0; d < e->dims; d++) {
        if (order[d] >= 0) continue;
        if (!(t = torc_unsqueeze(t, dim))) return NULL;
        order[d] = dim++;
    }
    return torc_permute(t, torc_ints_of(order, e->dims));
}

/* a and b multiplied, and summed over the dimensions in `summed`, which keep size 1. All of these are larger than 1 in both. */
static torc_tensor product(torc_tensor a, torc_tensor b, uint32_t summed) {
    if (!summed) return torc_mul(a, b);
    int64_t of_a[TORC_MAX_DIMS], of_b[TORC_MAX_DIMS], back[TORC_MAX_DIMS], shape[TORC_MAX_DIMS];
    int64_t groups[4][TORC_MAX_DIMS], size[4] = {1, 1, 1, 1};
    enum { BATCH, ONLY_A, SUMMED, ONLY_B }; /* dimensions of size 1 in both are counted with the last */
    int n[4] = {0};
    for (int d = 0; d < a->ndim; d++) {
        const bool in_a = a->sizes[d] != 1, in_b = b->sizes[d] != 1;
        const int g = summed >> d & 1 ? SUMMED : in_a && in_b ? BATCH : in_a ? ONLY_A : ONLY_B;
        groups[g][n[g]++] = d;
        size[g] *= g == ONLY_B ? b->sizes[d] : a->sizes[d];
    }
    static const int left[] = {BATCH, ONLY_A, SUMMED, ONLY_B}, right[] = {BATCH, SUMMED, ONLY_B, ONLY_A};
    for (int g = 0, k = 0, j = 0; g < 4; g++) {
        for (int i = 0; i < n[left[g]]; i++, k++) {
            const int64_t d = groups[left[g]][i];
            of_a[k] = d;
            shape[k] = left[g] == SUMMED ? 1 : left[g] == ONLY_B ? b->sizes[d] : a->sizes[d];
            back[d] = k;
        }
        for (int i = 0; i < n[right[g]]; i++) of_b[j++] = groups[right[g]][i];
    }
    torc_tensor x =
        torc_reshape(torc_permute(a, torc_ints_of(of_a, a->ndim)), SHAPE(size[BATCH], size[ONLY_A], size[SUMMED]));
    torc_tensor y =
        torc_reshape(torc_permute(b, torc_ints_of(of_b, b->ndim)), SHAPE(size[BATCH], size[SUMMED], size[ONLY_B]));
    return torc_permute(torc_view(torc_bmm(x, y), torc_ints_of(shape, a->ndim)), torc_ints_of(back, a->ndim));
}

/* The next two operands as one. What only they have is summed now: in one of them before the product, in both by it. */
static torc_tensor contracted(equation *e, torc_tensor a, torc_tensor b) {
    uint32_t both = 0;
    int64_t in_a[TORC_MAX_DIMS], in_b[TORC_MAX_DIMS];
    int na = 0, nb = 0;
    for (int d = e->kept; d < e->dims; d++) {
        if (a->sizes[d] != 1 && b->sizes[d] != 1) {
            if (--e->holders[d] > 1) continue;
            both |= 1u << d;
        } else if (e->holders[d] != 1)
            continue;
        else if (a->sizes[d] != 1)
            in_a[na++] = d;
        else if (b->sizes[d] != 1)
            in_b[nb++] = d;
        else
            continue;
        e->holders[d] = 0;
    }
    if (na) a = torc_sum(a, .dim = torc_ints_of(in_a, na), .keepdim = true);
    if (nb) b = torc_sum(b, .dim = torc_ints_of(in_b, nb), .keepdim = true);
    return a && b ? product(a, b, both) : NULL;
}

static torc_tensor evaluated(equation *e, torc_tensors operands, torc_tensor *list) {
    int64_t letter_size[LETTERS], covered_size[TORC_MAX_DIMS], rest[TORC_MAX_DIMS];
    for (int s = 0; s < LETTERS; s++) letter_size[s] = 1;
    for (int j = 0; j < TORC_MAX_DIMS; j++) covered_size[j] = 1;
    for (int k = 0; k < operands.count; k++)
        if (!(list[k] = aligned(e, operands.data[k], k, letter_size, covered_size))) return NULL;
    torc_tensor result = list[0];
    for (int64_t k = 1; result && k < operands.count; k++) result = contracted(e, result, list[k]);
    if (!result || e->dims == e->kept) return result;
    /* After a product what was to be summed has size 1. */
    if (operands.count > 1) return torc_view(result, torc_ints_of(result->sizes, e->kept));
    for (int d = e->kept; d < e->dims; d++) rest[d - e->kept] = d;
    return torc_sum(result, .dim = torc_ints_of(rest, e->dims - e->kept));
}

torc_tensor compose_einsum(torc_tensors tensors, const einsum_attrs *a) {
    const char *text = a->equation.s, *arrow = strstr(text, "->");
    const size_t length = strlen(text);
    if (!tensors.count) return FAIL_NULL(RUNTIME, "einsum(): must provide at least one operand");
    if (length > INT16_MAX || tensors.count > INT16_MAX)
        return FAIL_NULL(VALUE, "einsum(): an equation of %zu characters for %lld operands", length, (ll)tensors.count);
    equation e = {.output = arrow ? arrow + 2 : NULL, .left = arrow ? (int)(arrow - text) : (int)length};
    e.labels = base_alloc(length + 1);
    e.start = base_calloc((size_t)tensors.count + 1, sizeof *e.start);
    torc_tensor *list = base_calloc((size_t)tensors.count, sizeof *list), result = NULL;
    if (e.labels && e.start && list && read_operands(&e, text, tensors) && read_output(&e))
        result = evaluated(&e, tensors, list);
    base_free(list);
    base_free(e.start);
    base_free(e.labels);
    return result;
}

/* ------------------------------------------------------------------------------------------ tensordot */
/* A dimension that is named, wrapped; which are is noted. */
static bool dim_named(torc_tensor t, int64_t given, int64_t *dim, uint32_t *seen, bool *twice) {
    *dim = given;
    if (!dim_wrap(dim, t->ndim)) return false;
    if (!t->ndim) return FAIL(INDEX, "Dimension specified as %lld but tensor has no dimensions", (ll)given);
    *twice |= *seen >> *dim & 1;
    *seen |= 1u << *dim;
    return true;
}

torc_tensor compose_tensordot(torc_tensor self, torc_tensor other, const tensordot_attrs *a) {
    const int64_t n = a->dims_self.count;
    if (n != a->dims_other.count) return FAIL_NULL(RUNTIME, "both dimension lists should have same length");
    if (self->dtype != other->dtype) return FAIL_NULL(RUNTIME, "both inputs should have same dtype");
    int64_t of_self[TORC_MAX_DIMS], of_other[TORC_MAX_DIMS], shape[2 * TORC_MAX_DIMS], inner = 1, rows = 1, columns = 1;
    uint32_t in_self = 0, in_other = 0;
    bool twice = false;
    const torc_dtype dtype = (torc_dtype)self->dtype;
    for (int64_t k = 0; k < n; k++) {
        if (!dim_named(self, a->dims_self.v[k], &of_self[k], &in_self, &twice) ||
            !dim_named(other, a->dims_other.v[k], &of_other[k], &in_other, &twice))
            return NULL;
        const int64_t x = self->sizes[of_self[k]], y = other->sizes[of_other[k]];
        if (y == 1) { /* a size of 1 broadcasts: the other's dimension is summed */
            self = torc_sum(self, .dim = DIMS(of_self[k]), .keepdim = true, .dtype = dtype);
        } else if (x == 1) {
            other = torc_sum(other, .dim = DIMS(of_other[k]), .keepdim = true, .dtype = dtype);
        } else if (x != y) {
            return FAIL_NULL(
                RUNTIME,
                "contracted dimensions need to match, but first has size %lld in dim %lld and second has size %lld "
                "in dim %lld",
                (ll)x, (ll)a->dims_self.v[k], (ll)y, (ll)a->dims_other.v[k]);
        } else
            inner *= x;
        if (!self || !other) return NULL;
    }
    if (twice) return FAIL_NULL(RUNTIME, "a dimension appears multiple times in the list of dims");
    int64_t left[TORC_MAX_DIMS], right[TORC_MAX_DIMS];
    int kept = 0, taken = 0, ndim = 0;
    for (int d = 0; d < self->ndim; d++) {
        if (in_self >> d & 1) continue;
        left[kept++] = d;
        rows *= self->sizes[d];
        shape[ndim++] = self->sizes[d];
    }
    for (int64_t k = 0; k < n; k++) left[kept++] = of_self[k], right[taken++] = of_other[k];
    for (int d = 0; d < other->ndim; d++) {
        if (in_other >> d & 1) continue;
        right[taken++] = d;
        columns *= other->sizes[d];
        shape[ndim++] = other->sizes[d];
    }
    if (!ndim) { /* one number */
        torc_tensor x = torc_reshape(torc_permute(self, torc_ints_of(left, kept)), SHAPE(inner));
        torc_tensor y = torc_reshape(torc_permute(other, torc_ints_of(right, taken)), SHAPE(inner));
        return torc_view(torc_dot(x, y), torc_ints_of(shape, 0));
    }
    torc_tensor x = torc_reshape(torc_permute(self, torc_ints_of(left, kept)), SHAPE(rows, inner));
    torc_tensor y = torc_reshape(torc_permute(other, torc_ints_of(right, taken)), SHAPE(inner, columns));
    return torc_reshape(torc_mm(x, y), torc_ints_of(shape, ndim));
}

/* nonsense.c - rows that make no sense, each a good row with one thing changed: every one must be refused, in words that
 * name the row and what is wrong with it; more of them stand in nonsense_schema.c, nonsense_expression.c and
 * nonsense_sense.c. And headers with a declaration that the generator does not know, or that leaves open what torc.json
 * has to say. */
#include <string.h>

#include "api.h"
#include "nonsense.h"

static int cases, missed;
row row_of(const char *name) {
    for (int i = 0; i < op_count; i++)
        if (!strcmp(ops[i].r->name, name)) return *ops[i].r;
    die("nonsense.c: there is no row '%s'", name);
}

void expect_refused(const row *r, const char *change, const char *words) {
    static op o;
    jmp_buf refusal;
    static const char *says;
    says = "nothing";
    memset(&o, 0, sizeof o);
    trap = &refusal;
    if (setjmp(refusal))
        says = trapped;
    else {
        row_read(&o, r);
        for (int i = 0; i < op_count; i++) {
            const char *why = strcmp(ops[i].r->name, r->name) ? op_beside(&o, &ops[i]) : NULL;
            if (why) die("%s", why);
        }
    }
    trap = NULL;
    cases++;
    const size_t n = strlen(r->name);
    if (!strncmp(says, r->name, n) && strstr(says, words)) return;
    fprintf(stderr, "generate: %s with %s: the refusal is '%s', without '%s'\n", r->name, change, says, words);
    missed++;
}

void expect_text_refused(const char *text, const char *word) {
    const char *why = row_words("a_row", text);
    cases++;
    if (why && strstr(why, word)) return;
    fprintf(stderr, "generate: a row with %s: the refusal is '%s'\n", text, why ? why : "nothing");
    missed++;
}

static void kinds(void) {
    CASE(inner, ".node", r.node = "InnerBackward0");
    CASE(div, ".shares", r.shares[0] = NEVER_SHARED);
    CASE(layer_norm, ".traits UNIFORM", r.traits = UNIFORM);
    CASE(softmax, ".traits UNNAMED", r.traits = UNNAMED);
    CASE(outer, ".traits MIXED_DEVICES", r.traits = MIXED_DEVICES);
    CASE(outer, ".traits WRITABLE_PIECES", r.traits = WRITABLE_PIECES);
    CASE(outer, ".traits PASSES_ON", r.traits = PASSES_ON, r.forms = FUNCTION, r.out = 0);
    CASE(outer, ".differentiable", r.differentiable = NOT_IMPLEMENTED);
    CASE(outer, ".traits OWN_LENGTHS", r.traits = OWN_LENGTHS);
    CASE(add, ".traits PASSES_ON is for", r.traits = PASSES_ON);
    CASE(_foreach_add, "needs .foreach_of", r.foreach_of = NULL);
    CASE(_foreach_add, "needs .traits PASSES_ON", r.traits = 0);
    CASE(add, "WRITABLE_PIECES", r.traits = WRITABLE_PIECES);
    CASE(add, ".infer", r.infer = "infer_add");
    CASE(softmax_backward, ".forms is for rows without .gradient_of", r.forms = FUNCTION);
    CASE(softmax_backward, ".autocast", r.autocast = 0);
    CASE(softmax_backward, ".effects", r.effects = 0);
    CASE(zeros, ".out", r.out = 0);
    CASE(view, ".effects", r.effects = PURE);
}

static void forms_and_rules(void) {
    CASE(zeros, ".forms INPLACE", r.forms |= INPLACE, r.traits = 0);
    CASE(exp, ".forms SCALAR", r.forms |= SCALAR);
    CASE(add, ".forms SCALAR needs FUNCTION", r.forms = OUT | SCALAR);
    CASE(exp, ".gradient has 2", r.gradient[1] = "GRAD");
    CASE(logaddexp2, ".gradient has 1 of 2", r.gradient[1] = NULL);
    CASE(exp, ".gradient has a gap", r.gradient[0] = NULL, r.gradient[1] = "GRAD");
    CASE(exp, "IN(1)", r.gradient[0] = "torc_mul(GRAD, IN(1))");
    CASE(exp, "OUT(1)", r.gradient[0] = "torc_mul(GRAD, OUT(1))");
    CASE(exp, "IN(k)", r.gradient[0] = "torc_mul(GRAD, IN(k))");
    CASE(exp, "a->alpha", r.gradient[0] = "scaled(GRAD, a->alpha)");
    CASE(exp, "'y'", r.formula = "x + y");
    CASE(exp, "'p0'", r.formula = "x + p0");
    CASE(exp, "NO_GRADIENT", r.gradient[0] = NO_GRADIENT);
    CASE(softmax_backward, "INPUT(2)", r.saves = INPUT(2));
    CASE(softmax_backward, "OUTPUT(1)", r.saves = OUTPUT(1));
    CASE(softmax_backward, "WHEN(k, j) is for k below", r.saves = INPUT(0) | WHEN(7, 0));
    CASE(softmax_backward, "NOTHING", r.saves = NOTHING | INPUT(0));
    CASE(outer, "known number", r.forms = FUNCTION, r.out = r.shares[0] = 0,
         r.schema = "outer(Tensor self, Tensor vec2) -> Tensor[]", r.backward = "backward_b", r.saves = NOTHING);
    CASE(smooth_l1_loss, "needs .saves", r.saves = 0);
    CASE(smooth_l1_loss, ".saves is read", r.backward = NULL, r.gradient[0] = "torc_mul(GRAD, IN(0))");
    CASE(smooth_l1_loss, "INPUT(2)", r.saves = INPUT(2));
    CASE(smooth_l1_loss, "OUTPUT(1)", r.saves = OUTPUT(1));
    CASE(smooth_l1_loss, "exclude each other", r.gradient[0] = "GRAD");
    CASE(smooth_l1_loss, "contradicts its rule", r.differentiable = NEVER);
    CASE(smooth_l1_loss, "IN(2)", r.backward = NULL, r.saves = 0, r.gradient[0] = "torc_mul(GRAD, IN(2))");
    CASE(smooth_l1_loss, "a->delta", r.backward = NULL, r.saves = 0, r.gradient[0] = "times(GRAD, a->delta)");
    CASE(smooth_l1_loss, "PASSES_ON for INPLACE", r.forms |= INPLACE);
    CASE(reshape, "is for new results", r.backward = "backward_b", r.saves = NOTHING);
    CASE(softmax, "needs .saves", r.saves = 0, r.backward = "backward_b", r.gradient[0] = NULL);
}

/* What a row says of other rows, and what it has in common with them, as far as graft.c does not make it from every row. */
static void links(void) {
    CASE(pow, "has the number 2 twice", r.faster[1].number = 2);
    CASE(pow, "'gelu_erf' takes no complex numbers", r.faster[0].row = "gelu_erf");
    CASE(pow, "'clamp_min' is not", r.faster[0].row = "clamp_min");
    CASE(exp, ".faster is for", r.faster[0].number = 2, r.faster[0].row = "square");
    CASE(_foreach_abs, "'foreach_norms' has not this row's parameters", r.together = "foreach_norms");
    CASE(_foreach_norm, "computes formulas", r.together = "foreach_apply");
    CASE(_foreach_abs, "has 'threshold', which is another number", r.name = "_foreach_softplus",
         r.schema = "_foreach_softplus(Tensor[] self) -> Tensor[]", r.foreach_of = "softplus");
    CASE(_foreach_abs, "has 'eps', which is float?", r.name = "_foreach_logit",
         r.schema = "_foreach_logit(Tensor[] self) -> Tensor[]", r.foreach_of = "logit");
    CASE(_foreach_pow_scalar_and_tensor, "takes a list first, and 'self' is none", r.together = "foreach_apply");
    CASE(_foreach_add_scalar, "nothing goes to 'weight'", r.name = "_foreach_lerp_few", r.foreach_of = "lerp",
         r.values = NULL, r.complex = NULL, r.schema = "_foreach_lerp.few(Tensor[] self, Tensor[] end) -> Tensor[]");
    CASE(_foreach_copy_, "has not the form FUNCTION", r.forms = FUNCTION, r.traits = 0,
         r.schema = "_foreach_copy_(Tensor(a!)[] self, Tensor[] src, bool non_blocking=False) -> Tensor[]");
    CASE(tanh_backward, "'exp' does not call op_tanh_backward", r.gradient_of = "exp");
    CASE(tanh_backward, "the .gradient of 'tanh' calls", r.gradient_of = "cumsum");
    CASE(native_layer_norm_backward, "gives 3 gradients", r.gradient_of = "cumsum");
    CASE(rsub, "torc_add_scalar", r.name = "add_scalar",
         r.schema = "add.Scalar(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor");
    CASE(angle, "torc_exp_out", r.name = "exp_out", r.schema = "exp_out(Tensor self) -> Tensor");
    CASE(diagonal, "is for no place", r.overloads[0] = "(self, offset)", r.overloads[2] = "torch(self)",
         r.overloads[3] = "method(self)");
    CASE(diagonal, "'self' is an argument, and", r.overloads[1] = "linalg(self, Tensor A) with self=A");
    CASE(diagonal, "nothing behind `with` reads it", r.overloads[1] = "linalg(self, int k=0) with offset=1");
    CASE(split, "'self' twice in one signature", r.overloads[1] = "method(self, self, split_size, dim)");
    CASE(split, "'*dim' takes all", r.overloads[1] = "method(self, split_size, *dim)");
    CASE(split, "'out' is for", r.overloads[1] = "method(self, split_size, dim, out)");
    CASE(split, "'k' has the type Banana", r.overloads[1] = "method(self, Banana k, dim) with split_size=k");
    CASE(split, "does not end", r.overloads[1] = "method(self, int k, dim) with split_size=(k");
    CASE(split, "does not end", r.overloads[1] = "method(self, int k, dim) with split_size=k+");
    CASE(split, "'split_size!' must be given anyway", r.overloads[1] = "method(self, split_size!, dim)");
    CASE(split, "... stands for", r.overloads[1] = "method(self, split_size, dim, *, ...)");
    CASE(split, "'if' is a word", r.overloads[2] = "torch.if(self, split_size, dim)");
    CASE(exp, "'if' is no name", r.aliases[0] = "if");
    CASE(diagonal, "the entries at one place", r.overloads[1] = "linalg(self, offset, dim1, dim2)");
    CASE(_foreach_exp, "is not named in _foreach_exp", r.foreach_of = "sin");
    CASE(exp, ".formula", r.formula = "t_exp(x) +");
    CASE(exp, ".formula", r.formula = "x = t_exp(x)");
    CASE(exp, ".formula", r.formula = "t_exp(x);");
    CASE(exp, ".formula", r.formula = "t_exp(x");
    CASE(exp, ".formula", r.formula = "T x");
    CASE(exp, "is not one expression", r.gradient[0] = "GRAD; return NULL");
    CASE(exp, "is not one expression", r.gradient[0] = "GRAD GRAD");
    CASE(exp, "is not one expression", r.gradient[0] = "(GRAD");
    CASE(exp, ".node is 'ExpBackward0'", r.node = "ExpBackward0");
    CASE(exp, ".node_of", r.node_of = "number(0) ? \"ExpBackward1\" : NULL");
    CASE(exp, ".node is 'SinBackward'", r.node = "SinBackward");
    CASE(exp, ".doc", r.doc = "...");
    CASE(add, "which is a value of a POINTWISE row anyway", r.values = "alpha");
    CASE(exp, ".shares says what holds anyway", r.shares[0] = ELEMENTWISE);
    CASE(mm, ".shares says what holds anyway", r.shares[0] = FREELY);
    CASE(mm, ".out_error RUNTIME_ERROR", r.out_error = RUNTIME_ERROR);
    CASE(split, "'split' with the same signature",
         r.overloads[0] = "torch(Tensor tensor, int[] split_size_or_sections, dim) with self=tensor, "
                          "split_size=split_size_or_sections[0]");
}

/* Numbers, dtypes, places and out tensors of rows in which there are none of these. */
static void operands(void) {
    CASE(exp, ".numbers WIDE_FACTOR", r.numbers = WIDE_FACTOR);
    CASE(eq, ".numbers WIDE_FACTOR", r.numbers = WIDE_FACTOR);
    CASE(true_divide, ".numbers NO_ZERO", r.numbers |= NO_ZERO);
    CASE(bitwise_and, ".numbers ROUNDED", r.numbers = ROUNDED);
    CASE(exp, ".numbers ROUNDED", r.numbers = ROUNDED);
    CASE(mul, ".numbers TRUTH_OF_BOOL", r.numbers = TRUTH_OF_BOOL);
    CASE(add, ".complex is for", r.also = 0);
    CASE(exp, ".out_with_number is for", r.out_with_number = SAME);
    CASE(add, ".out_with_number is what .out says", r.out_with_number = CONVERTS);
    CASE(exp, "need .out_says", r.out = BOOL_OR_BYTE);
    CASE(mm, ".out_error needs .out_says", r.out_error = TYPE_ERROR);
    CASE(mm, ".out_says is never said", r.out = ANYTHING, r.out_says = "no");
    CASE(add, ".out_says is never said", r.out_with_number = ANYTHING, r.out_says = "no");
    CASE(kthvalue, ".out_says_later is for words", r.out_says_later = r.out_says);
    CASE(kthvalue, ".out_says_later is for words", r.out_says = NULL);
    CASE(exp, ".out BOOL_OR_BYTE of", r.out = BOOL_OR_BYTE, r.out_says = "no");
    CASE(exp, ".out LONG_ONLY of", r.out = LONG_ONLY, r.out_says = "no");
    CASE(eq, ".out FLOATING_ONLY of", r.out = FLOATING_ONLY, r.out_says = "no");
    CASE(exp, ".also COMPLEX32 is for", r.also = COMPLEX32);
    CASE(exp, ".autocast PROMOTE", r.autocast = ALL(PROMOTE));
    CASE(bitwise_and, ".autocast of .dtypes INT", r.autocast = ALL(F32));
    CASE(isnan, ".dtypes WHERE", r.dtypes = WHERE);
    CASE(exp, "conj_of", r.gradient[0] = "torc_mul(GRAD, OUT(0))");
    CASE(exp, "reads no input", r.formula = "(T)1");
    CASE(frexp, ".formula2 reads no input", r.formula2 = "(T)1");
    CASE(softmax, ".effects RANDOM needs a Generator", r.effects = RANDOM);
    CASE(sum, ".traits COPIES", r.traits = COPIES);
    CASE(mm, ".traits COPIES", r.traits = COPIES);
    CASE(flip, ".traits COPIES", r.traits = COPIES);
    CASE(flip, ".traits MIXED_DEVICES", r.traits = MIXED_DEVICES);
    CASE(flip, ".traits LEAVES_INFERENCE", r.traits = LEAVES_INFERENCE);
    CASE(normal_, ".traits UNIFORM", r.traits = UNIFORM);
    CASE(transpose, ".traits FLIPS_CONJ", r.traits = FLIPS_CONJ);
    CASE(detach, ".traits FLIPS_CONJ", r.traits = FLIPS_CONJ);
    CASE(_conj, ".traits FLIPS_CONJ and FLIPS_NEG", r.traits |= FLIPS_NEG);
    CASE(exp, ".traits REAL_GRADIENT", r.traits = REAL_GRADIENT);
    CASE(cumsum, ".traits UNIFORM", r.traits = UNIFORM);
    CASE(where, "begins with NO_GRADIENT", r.gradient[0] = "GRAD");
    CASE(exp, ".differentiable IN_PLACE_ONLY", r.differentiable = IN_PLACE_ONLY);
    CASE(hstack, ".foreach_of is for", r.foreach_of = "exp");
    CASE(outer, ".reduces", r.reduces = DIMS);
    CASE(view, ".reduces", r.reduces = DIMS);
    CASE(softmax, ".reduces", r.reduces = DIMS);
    CASE(exp, ".in INTERNAL and C_ONLY", r.in |= C_ONLY, r.equals = r.equals_inplace = "self.exp()",
         r.equals_out = "self.exp(out=out)");
    CASE(exp, ".in is SPECIAL alone", r.in = SPECIAL);
    CASE(special_zeta, "has SPECIAL", r.in = TORCH);
    CASE(cosine_similarity, "result is a tensor that is written",
         r.schema = "cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor(a!)");
    CASE(softmax_backward, "WHEN(0, 3)", r.saves = INPUT(0) | WHEN(0, 3));
}

/* What loops over elements cannot take or give. */
static void elementwise(void) {
    SCHEMA(exp, "'other' is Tensor?", "exp(Tensor self, Tensor? other=None) -> Tensor");
    SCHEMA(exp, "'others' is Tensor[]", "exp(Tensor self, Tensor[] others) -> Tensor");
    SCHEMA(exp, "'mode' is str", "exp(Tensor self, *, str mode='none') -> Tensor");
    SCHEMA(exp, "'dim' is int[]", "exp(Tensor self, int[] dim=[]) -> Tensor");
    SCHEMA(exp, "'generator' is Generator?", "exp(Tensor self, *, Generator? generator=None) -> Tensor");
    SCHEMA(exp, "does not write 'self'", "exp(Tensor(a!) self) -> Tensor(a!)");
    SCHEMA(exp, "a view is said by its result", "exp(Tensor(a) self) -> Tensor(a)");
    CASE(exp, "returns new tensors", r.forms = FUNCTION, r.out = 0, r.schema = "exp(Tensor self) -> Tensor[]");
    SCHEMA(exp, "1 to 3 tensors", "exp(Tensor self, Tensor a1, Tensor a2, Tensor a3) -> Tensor");
    CASE(exp, "1 to 3 tensors", r.forms = FUNCTION, r.out = 0, r.autocast = NONE, r.in = TORCH, r.gradient[0] = NULL,
         r.differentiable = NEVER, r.schema = "exp(Scalar number) -> Tensor");
    CASE(exp, "at most 4 numbers", r.also = 0,
         r.schema = "exp(Tensor self, int a0, int a1, int a2, int a3, int a4) -> Tensor");
    CASE(exp, "at most 4 numbers, 3 if", r.also = COMPLEX,
         r.schema = "exp(Tensor self, int a0, int a1, int a2, int a3) -> Tensor");
    CASE(lt, ".differentiable = IN_PLACE_ONLY", r.differentiable = 0);
    CASE(bitwise_and, ".also of .dtypes INT and INTBOOL", r.also = COMPLEX);
    CASE(bitwise_and, ".gradient of .dtypes INT and INTBOOL", r.differentiable = 0, r.gradient[0] = "GRAD",
         r.gradient[1] = NO_GRADIENT);
    CASE(logaddexp2, ".also UNSIGNED", r.also = UNSIGNED);
}

/* What a name, a place or an effect promises, and the schema does not keep. */
static void promises(void) {
    CASE(add, ".autocast REFUSED", r.autocast = ALL(REFUSED));
    CASE(softmax, ".autocast REFUSED", r.autocast = CUDA_CPU(REFUSED, F32));
    CASE(softmax, ".autocast ALONE", r.autocast = CUDA_CPU(ALONE, NONE));
    CASE(view, ".autocast of a VIEW row", r.autocast = NONE);
    CASE(view, ".forms of a VIEW row", r.forms |= OUT, r.out = CONVERTS);
    CASE(unbind, "returns a list", r.forms |= INPLACE);
    CASE(view_dtype, "INPLACE of a VIEW row", r.forms |= INPLACE);
    CASE(_conj, "with the form FUNCTION", r.forms |= INPLACE);
    CASE(bernoulli, ".effects", r.effects = PURE);
    CASE(uniform_, "mark it (a!)", r.schema = "uniform_(Tensor self, *, Generator? generator=None) -> Tensor",
         r.values = NULL);
    CASE(uniform_, "is INPLACE", r.forms |= FUNCTION);
    CASE(zeros, ".in METHOD", r.in |= METHOD);
    CASE(outer, ".structure names 'self'", r.structure = "self");
    CASE(sum, ".structure names 'keepdim'", r.structure = "keepdim");
    CASE(outer, ".values names 'vec2'", r.values = "vec2");
    CASE(sum, ".values names 'keepdim'", r.values = "keepdim");
    CASE(argmax, ".values names 'dim'", r.values = "dim");
    CASE(diagonal, ".overloads: the default of 'offset'", r.overloads[0] = "(self, offset='fro', dim1, dim2)",
         r.overloads[1] = NULL);
    CASE(diagonal, ".overloads: the default of 'k'", r.overloads[0] = "(self, int|bool k=None) with offset=k",
         r.overloads[1] = NULL);
}

static void values(void) {
    CASE(add, ".dtypes has the value 99", r.dtypes = 99);
    CASE(add, ".out has the value 99", r.out = 99);
    CASE(add, ".also has the value 64", r.also = 64);
    CASE(outer, ".also is for POINTWISE, STRIDED and DENSE rows", r.also = COMPLEX);
    CASE(add, ".complex names 'other'", r.complex = "other");
    CASE(add, ".complex names no parameter", r.complex = "alpha banana");
    CASE(add, ".out_with_number has the value 99", r.out_with_number = 99);
    CASE(add, ".out_error has the value 9", r.out_error = 9);
    CASE(add, ".autocast has the value 3000", r.autocast = 3000);
    CASE(add, ".autocast has the value -1", r.autocast = -1);
    CASE(add, ".in has the value", r.in = 256);
    CASE(add, ".forms has the value", r.forms = 16);
    CASE(add, ".numbers has the value", r.numbers = 64);
    CASE(add, ".layout has the value", r.layout = 2);
    CASE(sum, ".reduces has the value", r.reduces = 99);
    CASE(add, ".shares has the value", r.shares[0] = COPIED + 1);
    CASE(outer, ".effects has the value", r.effects = 32);
    CASE(outer, ".traits has the value", r.traits = 1 << 30);
    CASE(outer, ".traits REAL_RESULT", r.traits = REAL_RESULT);
    CASE(outer, ".traits OPTIONAL", r.traits = OPTIONAL);
    CASE(add, ".traits OPTIONAL", r.traits = OPTIONAL);
    CASE(add, ".traits OWN_LAYOUT", r.traits = OWN_LAYOUT);
    CASE(softmax_backward, ".traits CASTS_INSIDE", r.traits = CASTS_INSIDE);
    CASE(outer, ".traits ANY_SIZES", r.traits = ANY_SIZES);
    CASE(add, ".traits NUMPY_NAMES", r.traits = NUMPY_NAMES);
    CASE(exp, ".traits SELF_DTYPE", r.traits = SELF_DTYPE);
    CASE(exp, ".traits CONVERTS_FIRST", r.traits = CONVERTS_FIRST);
    CASE(exp, ".traits FACTOR_FIRST", r.traits = FACTOR_FIRST);
    CASE(linear, ".older", r.older[0] = "(bias!, input, weight)");
    CASE(addmv, ".older: an overload names 'factor'", r.older[0] = "(factor, self, mat, vec)");
    CASE(addmv, ".older: 'method(beta!, self, mat, vec)' is for no place",
         r.older[0] = "method(beta!, self, mat, vec)");
    CASE(nonzero, "as_tuple", r.overloads[1] = "torch.where(Tensor condition) with self=condition, as_tuple=False");
    CASE(add, ".nondeterministic", r.nondeterministic = "add");
    CASE(mm, ".nondeterministic", r.nondeterministic = "mm");
    CASE(convolution, ".nondeterministic is empty", r.nondeterministic = "");
    CASE(outer, ".traits FLIPS_CONJ", r.traits = FLIPS_CONJ);
    CASE(add, ".traits FLIPS_NEG", r.traits = FLIPS_NEG);
    CASE(add, ".traits COPIES", r.traits = COPIES);
    CASE(outer, ".traits REAL_GRADIENT", r.traits = REAL_GRADIENT);
    CASE(softmax, ".differentiable", r.differentiable = 4, r.backward = NULL, r.saves = 0);
    CASE(add, ".out BOOL_OR_BYTE", r.out = BOOL_OR_BYTE);
    CASE(add, "LONG_ONLY", r.out = LONG_ONLY);
    CASE(add, ".doc", r.doc = "");
    CASE(add, ".doc", r.doc = "  ");
    CASE(add, ".check", r.check = "");
}

static void schemas(void) {
    SCHEMA(outer, "does not fit int", "outer(Tensor self, Tensor vec2, int k=1.5) -> Tensor");
    SCHEMA(outer, "does not fit int", "outer(Tensor self, Tensor vec2, int dim=banana) -> Tensor");
    SCHEMA(outer, "does not fit bool", "outer(Tensor self, Tensor vec2, bool b=7) -> Tensor");
    CASE(outer, "does not fit float", r.schema = "outer(Tensor self, Tensor vec2, float f=abc) -> Tensor",
         r.values = "f");
    SCHEMA(outer, "does not fit str", "outer(Tensor self, Tensor vec2, str s='a\"b') -> Tensor");
    SCHEMA(outer, "is of that length and of any", "outer(Tensor self, Tensor vec2, int[2*] s) -> Tensor");
    SCHEMA(outer, "does not fit str", "outer(Tensor self, Tensor vec2, str s=None) -> Tensor");
    SCHEMA(outer, "does not fit int[]", "outer(Tensor self, Tensor vec2, int[2] s=[1,2,3]) -> Tensor");
    SCHEMA(outer, "does not fit Tensor", "outer(Tensor self, Tensor vec2=None) -> Tensor");
    SCHEMA(outer, "does not fit ScalarType?", "outer(Tensor self, Tensor vec2, ScalarType? d=float32) -> Tensor");
    SCHEMA(outer, "two parameters", "outer(Tensor self, Tensor self) -> Tensor");
    SCHEMA(outer, "keyword", "outer(Tensor self, Tensor register) -> Tensor");
    SCHEMA(outer, "keyword", "outer(Tensor self, Tensor template) -> Tensor");
    SCHEMA(outer, "functions use", "outer(Tensor self, Tensor in) -> Tensor");
    SCHEMA(outer, "is no name", "outer(Tensor self, Tensor 2) -> Tensor");
    SCHEMA(outer, "required behind", "outer(Tensor self, int k=1, int n) -> Tensor");
    CASE(arange, "required behind", memset(r.overloads, 0, sizeof r.overloads));
    CASE(exp, "two results", r.kind = DENSE, r.dtypes = 0, r.formula = NULL, r.gradient[0] = NULL, r.infer = "infer_i",
         r.backward = "backward_b", r.saves = NOTHING, r.forms = FUNCTION, r.effects = PURE, r.out = 0, r.numbers = 0,
         r.schema = "exp(Tensor self) -> (Tensor a, Tensor a)");
    CASE(outer, "at most 4 results", r.forms = FUNCTION | OUT, r.out = CONVERTS,
         r.schema = "outer(Tensor self) -> (Tensor a, Tensor b, Tensor c, Tensor d, Tensor e)");
}

static void names(void) {
    CASE(outer, "'outer' is the row's own name", r.aliases[0] = "outer");
    CASE(special_zeta, "'special.zeta' is the row's own name", r.aliases[0] = "special.zeta");
    CASE(outer, "has 'torch.ger' twice", r.aliases[1] = "torch.ger");
    CASE(outer, "'nowhere.ger' is no name", r.aliases[0] = "nowhere.ger");
    CASE(outer, "'2' is no name", r.aliases[0] = "2");
    CASE(outer, "'dot' is the name of the row 'dot'", r.aliases[0] = "dot");
    CASE(outer, "'special.zeta' is the name of the row 'special_zeta'", r.aliases[0] = "special.zeta");
    CASE(outer, "'multiply' is an alias of the row 'mul' too", r.aliases[0] = "multiply");
    CASE(outer, "'swapaxes' leads to the row 'transpose' already", r.aliases[0] = "swapaxes");
    SCHEMA(lerp_scalar, "has the name and overload lerp.Tensor too",
           "lerp.Tensor(Tensor self, Tensor end, Scalar weight) -> Tensor");
}

/* A header of this text beside the others. */
static void header(const char *text, const char *words) {
    jmp_buf refusal;
    static const char *says;
    const int functions = api_function_count, callbacks = api_callback_count, structs = api_struct_count,
              enums = api_enum_count, handles = api_handle_count, constants = api_constant_count;
    says = "nothing";
    trap = &refusal;
    if (setjmp(refusal))
        says = trapped;
    else {
        api_parse("nonsense.h", text);
        api_complete();
    }
    trap = NULL;
    api_function_count = functions, api_callback_count = callbacks, api_struct_count = structs;
    api_enum_count = enums, api_handle_count = handles, api_constant_count = constants;
    cases++;
    if (strstr(says, "nonsense.h") && strstr(says, words)) return;
    fprintf(stderr, "generate: a header with '%s': the refusal is '%s', without '%s'\n", text, says, words);
    missed++;
}

#define OPTIONS(fields)                                           \
    "typedef struct torc_x_options { size_t struct_size; " fields \
    " const struct torc_by_name *by_name; } torc_x_options;"
static void headers(void) {
    api_read();
    header("int torc_x(void);", "does not know");
    header("TORC_API bool torc_x(torc_unknown t);", "is not known");
    header("TORC_API torc_unknown torc_x(void);", "is not known");
    header("TORC_API bool torc_x(int64_t);", "without a name");
    header("TORC_API bool torc_x;", "a function is expected");
    header("#define TORC_X something", "no number");
    header("#if TORC_X", "directive");
    header("typedef struct torc_x_s *torc_y;", "a handle is");
    header("typedef long torc_x;", "typedef");
    header("typedef enum torc_x { TORC_A = B } torc_x;", "the value of an enumerator is expected");
    header("typedef struct torc_x { int a : 3; } torc_x;", "';' is expected");
    header("typedef struct torc_x { int a; } torc_y;", "name of its typedef");
    header("TORC_API void torc_x(void);\n\nTORC_API /**< behind nothing */ void torc_y(void);", "behind nothing");
    header("TORC_API int torc_x(void);", "TORC_OR_");
    header("TORC_API double torc_x(void);", "TORC_OR_");
    header("TORC_API torc_dtype torc_x(void);", "TORC_OR_");
    header("TORC_API const char *torc_x(void);", "who owns");
    header("TORC_API void *torc_x(void);", "who owns");
    header("typedef int (*torc_x)(void *data);", "TORC_OR_");
    header("typedef void (*torc_x)(int64_t n);", "one parameter is");
    header("typedef void (*torc_x)(void *data, void *data);", "one parameter is");
    header("typedef struct torc_x { int (*f)(void *data); } torc_x;", "TORC_OR_");
    header("TORC_API TORC_OR_NAN int64_t torc_x(void);", "cannot be NaN");
    header("TORC_API TORC_OR_0 TORC_OR_MINUS_1 int torc_x(void);", "one word");
    header("TORC_API TORC_OWNED TORC_STATIC const char *torc_x(void);", "one word");
    header("TORC_API TORC_OWNED bool torc_x(void);", "nobody owns");
    header("TORC_API TORC_KNOWN TORC_OR_0 int64_t torc_x(int64_t n);", "not one handle");
    header("TORC_API TORC_KNOWN TORC_NEVER_FAILS int64_t torc_x(torc_tensor t);", "not one handle");
    header("TORC_API TORC_LENT torc_tensor torc_x(void);", "its type says that");
    header("TORC_API TORC_STATIC const char *torc_x(void);", "a text is empty after an error");
    header("TORC_API TORC_LENT TORC_STATIC const char *torc_x(void);", "one word");
    header("TORC_API TORC_ANSWER torc_tensor torc_x(void);", "no bool");
    header("TORC_API TORC_COMPUTED bool torc_x(void);", "no answer that");
    header("TORC_API TORC_ANSWER TORC_KNOWN TORC_COMPUTED bool torc_x(torc_tensor t);", "no answer that");
    header("TORC_API bool torc_x(TORC_NULLABLE int64_t n);", "cannot be NULL");
    header("TORC_API bool torc_x(TORC_NULLABLE_ENTRIES torc_tensor t);", "no entries");
    header("TORC_API bool torc_x(TORC_RETURNED torc_tensor t);", "the result is another");
    header("TORC_API bool torc_x(TORC_ANY_HANDLE torc_tensor t);", "its type says that");
    header("TORC_API bool torc_x(TORC_STATIC torc_tensor t);", "a word for results");
    header("TORC_API TORC_RETURNED torc_tensor torc_x(void);", "a word for parameters");
    header("typedef struct torc_x { TORC_OWNED torc_tensor t; } torc_x;", "a word for functions");
    header("typedef struct torc_x_options { size_t struct_size; } torc_x_options;", "one field is by_name");
    header(OPTIONS("const struct torc_by_name *by_name;"), "one field is by_name");
    header("TORC_API bool torc_x_with(const torc_no_options *options);", "the generator declares it");
    header(OPTIONS("") "\nTORC_API void torc_x_options_init(torc_x_options *options);", "the generator declares it");
    header("TORC_API bool torc_x_with(bool a);", "is of a function with options");
    header(OPTIONS("int64_t n;"), "does not say its default");
    header(OPTIONS("int64_t n; /**< default many */"), "does not say its default");
    header(OPTIONS("double n; /**< default of torc_banana */"), "no such operator");
    header(OPTIONS("double n; /**< default of torc_leaky_relu */"), "no such operator");
    header(OPTIONS("const char *mode;"), "does not say its default");
}

int rows_nonsense(void) {
    kinds();
    forms_and_rules();
    elementwise();
    links();
    operands();
    promises();
    values();
    schemas();
    names();
    schemas_nonsense();
    expressions_nonsense();
    sense_nonsense();
    const int single = cases;
    rows_graft();
    schemas_graft();
    expressions_graft();
    overloads_graft();
    sense_graft();
    words_nonsense();
    const int rows = cases;
    headers();
    printf("%d rows, %d more made from all rows, and %d headers that make no sense, %d not refused\n", single,
           rows - single, cases - rows, missed);
    return missed;
}

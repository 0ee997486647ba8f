/* nonsense_sense.c - rows that say what no call could mean (check_sense.c), one by one and made from every real row. */
#include <string.h>

#include "nonsense.h"

static void formulas(void) {
    CASE(lt, "'<' orders numbers", r.also = COMPLEX);
    CASE(maximum, "'t_max' is not in ops/scalar_complex.h", r.also = COMPLEX);
    CASE(exp, "'t_gcd' is for integers", r.formula = "t_gcd(x, x)");
    CASE(add, "'t_exp' is for floats", r.also = 0, r.complex = NULL, r.formula = "x + t_exp(p0 * y)");
    CASE(gcd, "'t_exp' is for floats", r.formula = "t_gcd(x, t_exp(y))");
    CASE(exp, "'>' orders numbers", r.formula = "x > 0 ? x : x + x");
    CASE(mul, "'t_max' is not in ops/scalar_complex.h", r.formula = "t_max(x, y)");
    CASE(exp, "'t_exp' is for floats", r.dtypes = INT, r.gradient[0] = NULL, r.differentiable = NEVER, r.also = 0,
         r.autocast = NONE, r.numbers = 0);
    CASE(exp, ".gradient: 'torc_isnan(GRAD)': a gradient is a tensor", r.gradient[0] = "torc_isnan(GRAD)");
    CASE(exp, "torc_bernoulli draws numbers", r.gradient[0] = "torc_bernoulli(GRAD)");
    CASE(add, ".faster is for rows of two tensors and nothing else", r.faster[0].number = 2,
         r.faster[0].row = "square");
    CASE(pow, ".faster: inf is no number", r.faster[0].number = 1e308 * 10);
}

static void schemas(void) {
    SCHEMA(view, "is its only tensor", "view(Tensor self, Tensor other, int[] size) -> Tensor(a)");
    CASE(view, ".schema", r.gradient[0] = NULL, r.backward = NULL, r.saves = 0, r.differentiable = NEVER, r.in = TORCH,
         r.schema = "view(int[] size) -> Tensor(a)");
    SCHEMA(reshape, "it gives nothing, ()", "reshape(Tensor self, int[] shape) -> ()");
    CASE(reshape, "there is no required tensor", r.in = TORCH, r.schema = "reshape(int[] shape) -> Tensor(a)");
    SCHEMA(reshape, "'shape' is bool?", "reshape(Tensor self, bool? shape=None) -> Tensor(a)");
    SCHEMA(reshape, "'out' has a name with a meaning",
           "reshape(Tensor self, int[] shape, legacy out=None) -> Tensor(a)");
    SCHEMA(reshape, "'input' has a name with a meaning",
           "reshape(Tensor self, int[] shape, legacy input=None) -> Tensor(a)");
    SCHEMA(reshape, "asks for the form INPLACE",
           "reshape(Tensor self, int[] shape, legacy inplace=False) -> Tensor(a)");
    SCHEMA(elu, "asks for the form INPLACE", "elu(Tensor self, Scalar alpha=1.0, legacy inplace=7) -> Tensor");
    SCHEMA(reshape, "'dtype' is ScalarType?", "reshape(Tensor self, str dtype='x') -> Tensor(a)");
    SCHEMA(reshape, "'generator' is Generator?", "reshape(Tensor self, bool generator) -> Tensor(a)");
    SCHEMA(reshape, "'dim' is an int", "reshape(Tensor self, str dim) -> Tensor(a)");
    SCHEMA(reshape, "'keepdim' is bool", "reshape(Tensor self, int keepdim=0) -> Tensor(a)");
    SCHEMA(outer, "'device' is Device?", "outer(Tensor self, Tensor vec2, str device='cpu') -> Tensor");
    SCHEMA(outer, "a Device? is called 'device'", "outer(Tensor self, Tensor vec2, Device d=None) -> Tensor");
    CASE(reshape, "'self' is a tensor", r.in = TORCH, r.schema = "reshape(Tensor other, int self) -> Tensor(a)");
    CASE(_foreach_exp, "a result for each entry", r.schema = "_foreach_exp(Tensor[] self) -> Tensor");
    CASE(_foreach_exp, "it gives nothing, ()", r.schema = "_foreach_exp(Tensor[] self) -> ()");
    CASE(_foreach_exp, ".autocast of a row with .foreach_of", r.autocast = ALL(F32));
    CASE(_foreach_exp, ".differentiable is not for rows with .foreach_of", r.differentiable = NEVER);
    CASE(zeros, "is_inference", r.name = "is_inference", r.schema = "is_inference(Tensor self) -> Tensor",
         r.in = TORCH);
    CASE(exp, "'equal' is in Python's modules without the row", r.name = "equal",
         r.schema = "equal(Tensor self) -> Tensor");
    CASE(exp, "torc_item, which is in torc/", r.name = "item", r.schema = "item(Tensor self) -> Tensor");
}

static void fields(void) {
    CASE(exp, ".doc has a space too many", r.doc = "Two  spaces.");
    CASE(exp, ".doc has a space too many", r.doc = "A space before the end .");
    CASE(exp, ".doc is not UTF-8", r.doc = "Not \xff UTF-8.");
    CASE(exp, ".doc is not UTF-8", r.doc = "Cut off \xe2\x82.");
    CASE(exp, ".doc: a ` is not closed", r.doc = "Of `self.");
    CASE(neg, ".out_says is not UTF-8", r.out_says = "{out} \xc0\x80");
    CASE(mode, ".out_says_later is not UTF-8", r.out_says_later = "{out} \xc0\x80");
    CASE(exp, ".node NotImplemented is for rows without", r.node = "NotImplemented");
    CASE(exp, "has a 0 before its number", r.node = "SinBackward01");
    CASE(remainder, "which it is anyway", r.node_of = "number(1) ? \"RemainderBackward1\" : NULL");
    CASE(remainder, "twice", r.node_of = "number(1) ? \"RemainderBackward0\" : \"RemainderBackward0\"");
    CASE(remainder, "CALL_OUT", r.node_of = "c->variant == CALL_OUT ? \"RemainderBackward0\" : NULL");
    CASE(rsub, "CALL_INPLACE", r.node_of = "c->variant == CALL_INPLACE ? \"RsubBackward1\" : NULL");
    CASE(gcd, ".differentiable NOT_IMPLEMENTED", r.differentiable = NOT_IMPLEMENTED);
    CASE(isnan, ".differentiable NOT_IMPLEMENTED", r.differentiable = NOT_IMPLEMENTED);
    CASE(smooth_l1_loss, ".saves: INPUTS_FROM(k) begins behind", r.saves = INPUTS_FROM(2));
    CASE(exp, ".shares COPIED", r.shares[0] = COPIED);
    CASE(eq, ".autocast of .dtypes COMPARE and LOGICAL", r.autocast = ALL(LOWER));
    CASE(logical_and, ".autocast of .dtypes COMPARE and LOGICAL", r.autocast = ALL(F32));
    CASE(clamp_between, "writes nothing in place", r.equals_inplace = "torch.clamp(self, min, max)");
    CASE(clamp_between, "writes in place", r.equals = "self.clamp_(min, max)");
    CASE(clamp_between, "does not give out=out", r.equals_out = "torch.clamp(self, min, max) if out else out");
    CASE(remainder, "a method is called on a tensor", r.overloads[1] = "method(Scalar self, other)");
    CASE(remainder, "numbers for all of its tensors", r.overloads[1] = "(Scalar self, Scalar other) without out");
    CASE(split, "a method is called on its first argument", r.overloads[1] = "method(split_size, self, dim)");
    CASE(cat, "stands behind what takes all arguments", r.overloads[0] = "(*tensors, dim)");
}

static void more(void) {
    CASE(bitwise_and, ".numbers NO_ZERO is for formulas that divide", r.numbers = NO_ZERO);
    SCHEMA(outer, "differ in capitals only", "outer(Tensor self, Tensor Self) -> Tensor");
    SCHEMA(outer, "differ in capitals only", "outer(Tensor self, Tensor vec2, int N, int n) -> Tensor");
    SCHEMA(outer, "does not fit str", "outer(Tensor self, Tensor vec2, str s='a\?\?/') -> Tensor");
    SCHEMA(outer, "does not fit str", "outer(Tensor self, Tensor vec2, str s='\x01') -> Tensor");
    SCHEMA(outer, "does not fit str", "outer(Tensor self, Tensor vec2, str s='\xff') -> Tensor");
    SCHEMA(outer, "is no name of an overload", "outer._(Tensor self, Tensor vec2) -> Tensor");
    SCHEMA(outer, "a method of Python's tuples", "outer(Tensor self, Tensor vec2) -> (Tensor x, Tensor count)");
    CASE(exp, "and not a device", r.gradient[0] = "torc_to(GRAD, .dtype = IN_SPEC(0)->device)");
    CASE(pow, "of every input is INPUT(0) alone", r.saves |= WHEN(0, 0) | WHEN(0, 1));
    CASE(tanh_backward, ".doc says what it is anyway", r.doc = "Gradient of tanh.");
    CASE(exp, ".overloads says what .schema does", r.overloads[0] = "(self)");
    CASE(exp, ".overloads says what .schema does", r.overloads[0] = "torch(self)", r.overloads[1] = "method(self)");
    CASE(exp, "'out!'", r.overloads[0] = "(self, out!)");
    CASE(exp, "is always the same choice", r.gradient[0] = "1 ? NULL : GRAD");
    CASE(exp, "at a place that .in says", r.overloads[0] = "torch(self)");
    CASE(exp, "'out' has a name with a meaning", r.overloads[0] = "(self, legacy out=1)");
    CASE(exp, "'input' has a name with a meaning", r.overloads[0] = "(self, legacy input=1)");
    CASE(exp, "is required behind 'out'", r.overloads[0] = "(out, self)");
    CASE(exp, "'out' has no default", r.overloads[0] = "(self, out=3)");
    CASE(exp, "'str x' is given for 'self'", r.overloads[0] = "(str x) with self=x");
    CASE(diagonal, "'str k' is given for 'offset'", r.overloads[0] = "(self, str k) with offset=k",
         r.overloads[1] = NULL);
    CASE(exp, "is given by position", r.overloads[0] = "(*, self)");
    CASE(exp, "as_tuple=True is for rows", r.overloads[0] = "(self) with as_tuple=True");
    CASE(gelu_erf, "'self' is no function", r.equals = "F.gelu(self(self))");
    CASE(gelu_erf, "'F' is no function", r.equals = "F(self)");
    CASE(_foreach_exp, ".effects says more", r.effects = WAITS);
    CASE(_foreach_exp, ".in of a row with .foreach_of", r.in |= NN);
    CASE(_foreach_exp, ".forms of a row with .foreach_of", r.forms |= OUT);
    CASE(exp, ".in FFT of a name", r.in |= FFT);
}

void sense_nonsense(void) {
    more();
    formulas();
    schemas();
    fields();
}

/* ------------------------------------------------------------------------------------------ from every row */
enum { TEXT = 2000 };
/* `entry` before the first parameter by keyword, or at the end of the parameters. */
static void with_entry(const op *o, const char *entry, const char *words) {
    char text[TEXT];
    const char *const whole = o->r->schema, *at = strstr(whole, ", *, ");
    if (!at) at = strstr(whole, ") -> ");
    row r = *o->r;
    snprintf(text, sizeof text, "%.*s%s%s%s", (int)(at - whole), whole, o->np + o->ngone ? ", " : "", entry, at);
    r.schema = text;
    if (!strstr(whole, "(*, ")) expect_refused(&r, text, words);
}
static void entries(const op *o) {
    static const struct {
        const char *name, *entry, *words;
    } all[] = {{"device", "str device='cpu'", "'device' is Device?"},
               {"dtype", "int dtype=0", "'dtype' is ScalarType?"},
               {"generator", "int generator=0", "'generator' is Generator?"},
               {"keepdim", "int keepdim=0", "'keepdim' is bool"},
               {"dim", "str dim='x'", "'dim' is an int"},
               {"non_blocking", "int non_blocking=0", "'non_blocking' is bool"},
               {"zz", "Device? zz=None", "is called 'device' everywhere"},
               {"zz", "ScalarType? zz=None", "is called 'dtype' everywhere"},
               {"out", "legacy out=None", "a name with a meaning"},
               {"self", "legacy self=None", "a name with a meaning"},
               {"inplace", "legacy inplace=True", "asks for the form INPLACE"}};
    if (o->r->kind == POINTWISE || o->r->reduces || o->r->overloads[0] || o->r->together ||
        o->r->traits & (FLIPS_CONJ | FLIPS_NEG) || strstr(o->r->schema, "gradients(")) /* of another refusal's */
        return;
    for (size_t k = 0; k < sizeof all / sizeof *all; k++) {
        bool there = find_param(o, all[k].name) != NULL;
        for (int j = 0; j < o->ngone; j++) there |= !strcmp(o->gone[j].name, all[k].name);
        const bool view = o->r->kind == VIEW && o->forms & INPLACE;
        if (!there && !view && !(o->r->kind == STRIDED && o->r->traits & COPIES))
            with_entry(o, all[k].entry, all[k].words);
    }
}
static void said(const op *o) {
    char text[TEXT];
    row r = *o->r;
    if (!r.gradient_of && !(r.in & (INTERNAL | C_ONLY)) && strncmp(o->base, "fft_", 4)) {
        r.in |= FFT;
        expect_refused(&r, "FFT", ".in ");
        r = *o->r;
    }
    if (r.foreach_of) {
        r.forms |= OUT;
        r.traits |= PASSES_ON;
        expect_refused(&r, "OUT", ".forms");
        r = *o->r;
    }
    if (r.doc) {
        r.doc = "A  doc.";
        expect_refused(&r, r.doc, ".doc");
        r.doc = "Of \xf8.";
        expect_refused(&r, r.doc, ".doc");
        r = *o->r;
    }
    if (r.node_of && strchr(r.node_of, '"')) {
        const char *name = strchr(r.node_of, '"');
        snprintf(text, sizeof text, "c->nin == 1 ? %.*s : %s", (int)strcspn(name + 1, "\"") + 2, name, r.node_of);
        r.node_of = text;
        expect_refused(&r, text, "twice");
        r = *o->r;
    }
    if (r.equals_out) {
        r.equals_out = "torch.zeros(out)";
        expect_refused(&r, r.equals_out, ".equals_out");
        r = *o->r;
    }
    if (r.equals_inplace && r.equals && strncmp(r.equals, "none", 4)) {
        r.equals = r.equals_inplace;
        expect_refused(&r, r.equals, ".equals");
        r = *o->r;
        r.equals_inplace = r.equals;
        expect_refused(&r, r.equals_inplace, ".equals_inplace");
        r = *o->r;
    }
    if (r.foreach_of) {
        r.autocast = ALL(F32);
        expect_refused(&r, "F32", ".autocast");
        r = *o->r;
        r.differentiable = NEVER;
        expect_refused(&r, "NEVER", ".differentiable");
    }
}
/* Functions of other dtypes than the row's, and sense that complex numbers have not. */
static void dtypes(const op *o) {
    char text[TEXT];
    row r = *o->r;
    if (!r.formula) return;
    r.formula = text;
    const bool truth = r.dtypes == COMPARE || r.dtypes == LOGICAL, integers = r.dtypes == INT || r.dtypes == INTBOOL;
    const bool floats = r.dtypes == FLOAT || r.dtypes == FLOATING || r.dtypes == KEEP || r.dtypes == KEEP_ALL;
    if (!integers) {
        snprintf(text, sizeof text, truth ? "(%s) && t_gcd(x, x) == 1" : "(%s) + t_gcd(x, x)", o->r->formula);
        expect_refused(&r, text, ".formula");
    }
    if (!floats) {
        snprintf(text, sizeof text, truth ? "(%s) && t_exp(x) == 1" : "(%s) + t_exp(x)", o->r->formula);
        expect_refused(&r, text, ".formula");
    }
    if (r.also & COMPLEX) {
        snprintf(text, sizeof text, truth ? "(%s) && x < 1" : "(%s) + (x < 1 ? 1 : 2)", o->r->formula);
        expect_refused(&r, text, ".formula");
        snprintf(text, sizeof text, truth ? "(%s) && t_max(x, x) == 1" : "(%s) + t_max(x, x)", o->r->formula);
        expect_refused(&r, text, ".formula");
    }
    snprintf(text, sizeof text, truth ? "(T)(%s)" : "(%s) == 1", o->r->formula);
    expect_refused(&r, text, ".formula");
}

void sense_graft(void) {
    for (int i = 0; i < op_count; i++) {
        entries(&ops[i]);
        said(&ops[i]);
        dtypes(&ops[i]);
    }
}

/* pointwise3.cu - pointwise rows with 3 input(s), all variants. */
#include "cuda/kernels/pointwise.cuh"

#define PW_ROW_1(name, class_, formula)
#define PW_ROW_2(name, class_, formula)
#define PW_ROW_3(name, class_, formula)
#undef PW_ROW_3
#define PW_ROW_3(name, class_, formula) PW_FUNCTOR(name, formula) PW_##class_(name, 3)
#define POINTWISE(name, inputs, sig, class_, flags, cast, formula, save, backward, doc) PW_ROW_##inputs(name, class_, formula)
#define OP(name, sig, kind, flags, cast, infer, save, backward, doc)
#include "ops/pointwise.def"

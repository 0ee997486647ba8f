/* generate - everything that follows from the operator rows, written as text.
 *
 *     generate FOLDER     writes below FOLDER, as if it were the root of the tree:
 *         include/torc/ops.h                   public prototypes, option structs and documentation; ops_private.h too
 *         include/torc/bindings.h              what bindings need beside, with a header for each (torc/bindings)
 *         include/torc/macros/                  the C macros over the functions of all public headers
 *         include/torc/torc.json               all public headers as data, for bindings
 *         include/torc/torc.hpp                C++, from all public headers and tools/generate/cpp
 *         src/ROOM/generated/options.*         sizes, defaults and fields of the structs of options, for rooms that have some
 *         src/ROOM/generated/with.c            forms that can take options later
 *         src/base/generated/sized.h           where the fields of structs begin that begin with their size
 *         src/ops/generated/ids.h              enum op_id
 *         src/ops/generated/attrs.h            one attributes struct per operator
 *         src/ops/generated/internal.h         prototypes of internal operators (all parameters positional)
 *         src/ops/generated/compose.h          prototypes of the bodies of composites
 *         src/ops/generated/functions.h        prototypes of the functions that rows name: .infer, .check, .backward, ...
 *         src/ops/generated/table.c            op_rows[]
 *         src/ops/generated/wrappers.c         the public functions, each a call into the spine
 *         src/ops/generated/formulas.def       the formulas of pointwise rows, for both backends
 *         src/ops/generated/together.def       which operators are done for whole lists at once
 *         src/autograd/generated/gradients.c   the rules that stand in rows
 *         docs/operators.md                    reference of all operators
 *         python/src/generated/signatures.h    the names and signatures of Python, for its extension
 *         python/torc/ (some .pyi)             what type checkers read of operators
 *         tests/unit/generated/public_ops.h    a call of every public operator, for tests that call them all
 *         tests/unit/generated/later_options.h a call of every such form with options that there are none of
 *         tests/cpp/generated/calls.h          a call of every function of torc.hpp
 *         tests/unit/generated/option_macros.h every macro over a public function, expanded
 *         tests/unit/generated/no_floats.h     a float for each int and enumerator, which must not compile
 *     generate --mutate   takes every field, entry and flag from every row: each must be missed (mutate.c)
 *     generate --nonsense gives rows fields that contradict each other, and headers what they must not have: each must be refused
 *                         (nonsense.c)
 *
 * The output is committed; `./run test` fails when it is stale. */
#include "api.h"
#include "rows.h"

#include <string.h>

int main(int argc, char **argv) {
    rows_read();
    if (argc > 1 && !strcmp(argv[1], "--mutate")) return rows_mutate() != 0;
    if (argc > 1 && !strcmp(argv[1], "--nonsense")) return rows_nonsense() != 0;
    if (argc > 2 || (argc > 1 && argv[1][0] == '-')) {
        fprintf(stderr, "usage: generate [FOLDER | --mutate | --nonsense]\n");
        return 2;
    }
    if (argc > 1) root = argv[1];
    write_headers();
    api_read();
    write_macros();
    write_cpp();
    write_options();
    write_later();
    write_table();
    write_wrappers();
    write_tests();
    write_docs();
    write_json();
    write_python();
    printf("%d operators\n", op_count);
    return 0;
}

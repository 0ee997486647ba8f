/* call_by_name.c - call an operator whose name the compiler never saw.
 *
 *     build/release/examples/call_by_name                        names all operators
 *     build/release/examples/call_by_name max.dim                shows one
 *     build/release/examples/call_by_name max.dim 1,5,3/4,2,6 1  calls it
 *
 * Arguments come in the order of the signature; `-`, and those left out at the end, take their defaults. What text means the
 * schema decides: for a Tensor "1,2/3,4" is a matrix, for an int[] "1,2" and for a Scalar[] "1,0.5" a list, for a bool there are
 * true and false. Bindings of other languages do the same with their own objects; nothing in here knows an operator. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <torc/torc.h>

enum { MANY = 4096, LISTED = 64, ARGUMENTS = 64 };

/* "1,2,3" into numbers[]; *end is what follows it. */
static int read_doubles(const char *text, double *numbers, int room, const char **end) {
    int n = 0;
    for (;;) {
        char *stop;
        double number = strtod(text, &stop);
        if (stop == text || n == room) break;
        numbers[n++] = number;
        text = stop;
        if (*text != ',') break;
        text++;
    }
    *end = text;
    return n;
}

/* "5" is 0-dim, "1,2" has one dimension, "1,2/3,4" two. Whole numbers make integers where no point is written. */
static torc_tensor read_tensor(const char *text) {
    double numbers[MANY];
    int64_t n = 0, rows = 0, columns = 0;
    for (const char *at = text;; at++) {
        const int row = read_doubles(at, numbers + n, (int)(MANY - n), &at);
        if (!row || (rows && row != columns)) return NULL;
        n += row, rows++, columns = row;
        if (!*at) break;
        if (*at != '/') return NULL;
    }
    const torc_ints shape = rows > 1 ? SHAPE(rows, columns) : strchr(text, ',') ? SHAPE(columns) : SHAPE0;
    return torc_tensor_from(&numbers[0], shape, .dtype = strpbrk(text, ".e") ? TORC_FLOAT32 : TORC_INT64,
                            .data_dtype = TORC_FLOAT64);
}

/* "1,2;3,4": tensors, with a semicolon between them. */
static torc_tensors read_tensors(const char *text) {
    torc_tensor list[LISTED];
    int64_t n = 0;
    char copy[MANY];
    snprintf(copy, sizeof copy, "%s", text);
    for (char *one = strtok(copy, ";"); one && n < LISTED; one = strtok(NULL, ";")) list[n++] = read_tensor(one);
    return torc_tensors_lend((torc_tensors){list, n});
}

static torc_value read_ints(const char *text) {
    static int64_t lists[ARGUMENTS][TORC_MAX_DIMS]; /* they must live until the call */
    static int next;
    double numbers[TORC_MAX_DIMS];
    const char *end;
    int64_t *list = lists[next++ % ARGUMENTS];
    const int n = read_doubles(text, numbers, TORC_MAX_DIMS, &end);
    for (int i = 0; i < n; i++) list[i] = (int64_t)numbers[i];
    return (torc_value){TORC_VALUE_INTS, {.ints = {list, n}}};
}

static torc_number read_number(const char *text) {
    if (!strcmp(text, "true") || !strcmp(text, "false")) return torc_number_bool(text[0] == 't');
    char *end;
    const long long whole = strtoll(text, &end, 10);
    if (!*end) return NUM(whole);
    const double number = strtod(text, &end);
    return *end ? (torc_number){TORC_NONE_FLOAT} : NUM(number);
}

/* "2,0.5": what is no number stays one of kind NONE, which the call refuses. */
static torc_numbers read_numbers(const char *text) {
    static torc_number lists[ARGUMENTS][LISTED]; /* they must live until the call */
    static int next;
    torc_number *list = lists[next++ % ARGUMENTS];
    int64_t n = 0;
    char copy[MANY];
    snprintf(copy, sizeof copy, "%s", text);
    for (char *one = strtok(copy, ","); one && n < LISTED; one = strtok(NULL, ",")) list[n++] = read_number(one);
    return (torc_numbers){list, n};
}

/* Text as the value that this parameter takes. What is none stays text, which the call refuses in plain words. */
static torc_value read_value(const torc_op_parameter *parameter, const char *text) {
    torc_value v = {.kind = TORC_VALUE_NONE};
    if (!strcmp(text, "-")) return v;
    switch (parameter->type) {
    case TORC_OP_TYPE_TENSOR:
        v.as.tensor = read_tensor(text);
        if (v.as.tensor) v.kind = TORC_VALUE_TENSOR;
        break;
    case TORC_OP_TYPE_TENSORS:
        v.as.tensors = read_tensors(text);
        if (v.as.tensors.count) v.kind = TORC_VALUE_TENSORS;
        break;
    case TORC_OP_TYPE_BOOL:
    case TORC_OP_TYPE_INT:
    case TORC_OP_TYPE_FLOAT:
    case TORC_OP_TYPE_NUMBER:
        v.as.number = read_number(text);
        if (v.as.number.kind) v.kind = TORC_VALUE_NUMBER;
        break;
    case TORC_OP_TYPE_INTS:
        v = read_ints(text);
        if (!v.as.ints.count) v.kind = TORC_VALUE_NONE;
        break;
    case TORC_OP_TYPE_NUMBERS:
        v.as.numbers = read_numbers(text);
        if (v.as.numbers.count) v.kind = TORC_VALUE_NUMBERS;
        break;
    case TORC_OP_TYPE_DTYPE:
        v.as.dtype = torc_dtype_from_name(text);
        if (v.as.dtype) v.kind = TORC_VALUE_DTYPE;
        break;
    case TORC_OP_TYPE_DEVICE: v.kind = TORC_VALUE_DEVICE, v.as.device = torc_device_parse(text); break;
    default: break;
    }
    if (v.kind == TORC_VALUE_NONE) v.kind = TORC_VALUE_STR, v.as.str = text;
    return v;
}

/* "max.dim" is PyTorch's name and overload, "max_dim" the same operator's name in C. */
static int64_t find(const char *text) {
    char name[100];
    const int64_t op = torc_op_find(text, NULL);
    if (op >= 0) return op;
    const size_t length = strcspn(text, ".");
    snprintf(name, sizeof name, "%.*s", (int)length, text);
    return torc_op_find(name, text[length] ? text + length + 1 : "");
}

static void print(const char *name, torc_tensor t) {
    if (*name) printf("%s = ", name);
    torc_print(t);
}

static int call(int64_t op, const torc_op_info *info, char **texts, int count) {
    torc_value arguments[ARGUMENTS], results[TORC_OP_MAX_RESULTS];
    for (int k = 0; k < count; k++) {
        torc_op_parameter parameter = {.struct_size = sizeof parameter};
        arguments[k].kind = TORC_VALUE_NONE; /* one too many: the call will say so */
        if (k < info->nparameters && torc_op_schema_parameter(op, k, &parameter))
            arguments[k] = read_value(&parameter, texts[k]);
    }
    /* Those that exist in place only write their first argument, which is made from the text here. */
    const torc_op_form form = info->forms & TORC_OP_FUNCTION ? TORC_OP_FUNCTION : TORC_OP_INPLACE;
    const int64_t n = torc_op_call(op, form, arguments, count, (torc_tensors){NULL, 0}, results, TORC_OP_MAX_RESULTS);
    for (int64_t k = 0; k < n; k++) switch (results[k].kind) {
        case TORC_VALUE_TENSOR: print(info->results[k], results[k].as.tensor); break;
        case TORC_VALUE_TENSORS:
            for (int64_t i = 0; i < results[k].as.tensors.count; i++) print("", results[k].as.tensors.data[i]);
            break;
        default: puts("None");
        }
    if (!torc_error()) return 0;
    fprintf(stderr, "%s: %s\n", torc_error_python(torc_error()), torc_error_message());
    return 1;
}

int main(int argc, char **argv) {
    torc_op_info info = {.struct_size = sizeof info};
    if (argc < 2) {
        for (int64_t op = 0; op < torc_op_count() && torc_op_schema(op, &info); op++) puts(info.signature);
        return 0;
    }
    const int64_t op = find(argv[1]);
    if (op < 0) {
        fprintf(stderr, "there is no operator '%s'\n", argv[1]);
        return 1;
    }
    torc_op_schema(op, &info);
    if (argc == 2) {
        printf("%s\n%s\n", info.signature, info.doc);
        return 0;
    }
    if (argc - 2 > ARGUMENTS) {
        fputs("too many arguments\n", stderr);
        return 1;
    }
    int64_t scope = torc_scope_begin();
    const int status = call(op, &info, argv + 2, argc - 2);
    torc_scope_end(scope);
    return status;
}

/* unpickle.c - the unpickler of torch.load(weights_only=True).
 *
 * It reads what torch.save writes and PyTorch's own restricted unpickler takes: numbers, texts, containers, and calls of what an allow list
 * names. It imports nothing: names are given to a function of Python, which knows that list (_weights_only.py), and only what that function
 * gave out is ever called.
 *
 * The bytes are nobody's friend. Each operation asks first whether the bytes, the values on the stack and the marks that it wants are there;
 * no size that a file states is allocated before as many bytes are seen to follow; and tuples are only nested so deep that hashing them, which
 * is a recursion of C in CPython, cannot run out of stack. */
#include "py.h"

enum { DEEPEST = 500 };
typedef struct {
    PyObject *object; /* owned */
    int depth;        /* of tuples in tuples */
} value;
typedef struct {
    value *all;
    size_t count, room;
} values;
typedef struct {
    const unsigned char *at, *end;
    values stack, memo; /* of the memo, NULL where nothing was put */
    size_t *marks, mark_count, mark_room;
    PyObject *find, *persistent_load, *ordered_dict, *counter, *error;
    PyObject *allowed; /* dict: address of what `find` gave out -> the object */
    const char *encoding;
    size_t length;
} reader;

/* ------------------------------------------------------------------------------------------ bytes, stack, memo */
static bool refuse(const reader *r, const char *text) { return PyErr_SetString(r->error, text), false; }
static const unsigned char *take(reader *r, size_t n) {
    if ((size_t)(r->end - r->at) < n) return refuse(r, "pickle data was truncated"), NULL;
    r->at += n;
    return r->at - n;
}
static bool number(reader *r, int bytes, uint64_t *n) {
    const unsigned char *b = take(r, (size_t)bytes);
    if (!b) return false;
    *n = 0;
    for (int k = 0; k < bytes; k++) *n |= (uint64_t)b[k] << 8 * k;
    return true;
}
static bool grow(void **all, size_t *room, size_t wanted, size_t size) {
    if (wanted <= *room) return true;
    const size_t more = wanted * 2 > 64 ? wanted * 2 : 64;
    void *moved = PyMem_Realloc(*all, more * size);
    if (!moved) return PyErr_NoMemory(), false;
    memset((char *)moved + *room * size, 0, (more - *room) * size);
    *all = moved;
    *room = more;
    return true;
}
/* Takes over the reference, also where it fails; NULL: there is an exception already. */
static bool push(reader *r, PyObject *o, int depth) {
    if (!o) return false;
    if (depth > DEEPEST) return Py_DECREF(o), refuse(r, "tuples are nested too deeply");
    if (!grow((void **)&r->stack.all, &r->stack.room, r->stack.count + 1, sizeof(value))) return Py_DECREF(o), false;
    r->stack.all[r->stack.count++] = (value){o, depth};
    return true;
}
/* How many values lie above the last mark: an operation reaches no others. */
static size_t above(const reader *r) { return r->stack.count - (r->mark_count ? r->marks[r->mark_count - 1] : 0); }
static bool want(reader *r, size_t n) { return above(r) >= n || refuse(r, "unpickling stack underflow"); }
static value pop(reader *r) { return r->stack.all[--r->stack.count]; }
static value *top(reader *r) { return &r->stack.all[r->stack.count - 1]; }
static void drop_above(reader *r, size_t first) {
    while (r->stack.count > first) Py_DECREF(r->stack.all[--r->stack.count].object);
}
/* The last mark is taken away; what lies above it begins at *first. */
static bool unmark(reader *r, size_t *first) {
    if (!r->mark_count) return refuse(r, "could not find MARK");
    *first = r->marks[--r->mark_count];
    return true;
}
static bool put(reader *r, uint64_t index) {
    if (!want(r, 1)) return false;
    if (index >= r->length) return refuse(r, "the memo has an index that no pickle of this length has");
    if (!grow((void **)&r->memo.all, &r->memo.room, (size_t)index + 1, sizeof(value))) return false;
    value *v = &r->memo.all[index], before = *v;
    *v = *top(r);
    Py_INCREF(v->object);
    Py_XDECREF(before.object);
    return true;
}
static bool get(reader *r, uint64_t index) {
    if (index < r->memo.room && r->memo.all[index].object)
        return push(r, Py_NewRef(r->memo.all[index].object), r->memo.all[index].depth);
    return PyErr_Format(r->error, "Memo value not found at index %llu", (unsigned long long)index), false;
}

/* ------------------------------------------------------------------------------------------ values */
static bool tuple(reader *r, size_t first) {
    const size_t n = r->stack.count - first;
    PyObject *t = PyTuple_New((Py_ssize_t)n);
    if (!t) return false;
    int depth = 0;
    for (size_t k = 0; k < n; k++) {
        const value *v = &r->stack.all[first + k];
        if (v->depth > depth) depth = v->depth;
        PyTuple_SetItem(t, (Py_ssize_t)k, v->object);
    }
    r->stack.count = first;
    return push(r, t, depth + 1);
}
static PyObject *text(reader *r, uint64_t length, const char *encoding, const char *errors) {
    const unsigned char *b = take(r, (size_t)length);
    if (!b) return NULL;
    if (!encoding) return PyBytes_FromStringAndSize((const char *)b, (Py_ssize_t)length);
    return PyUnicode_Decode((const char *)b, (Py_ssize_t)length, encoding, errors);
}
static PyObject *integer(reader *r, uint64_t length) {
    const unsigned char *b = take(r, (size_t)length);
    if (!b) return NULL;
    if (length <= 8) {
        uint64_t n = length && b[length - 1] & 128 ? UINT64_MAX : 0;
        for (size_t k = (size_t)length; k--;) n = n << 8 | b[k];
        return PyLong_FromLongLong((long long)n);
    }
    PyObject *from = PyObject_GetAttrString((PyObject *)&PyLong_Type, "from_bytes");
    PyObject *args = Py_BuildValue("(y#s)", (const char *)b, (Py_ssize_t)length, "little"),
             *words = Py_BuildValue("{s:O}", "signed", Py_True);
    PyObject *n = from && args && words ? PyObject_Call(from, args, words) : NULL;
    Py_XDECREF(from), Py_XDECREF(args), Py_XDECREF(words);
    return n;
}
static PyObject *floating(reader *r) {
    const unsigned char *b = take(r, 8);
    if (!b) return NULL;
    uint64_t bits = 0;
    double d;
    for (int k = 0; k < 8; k++) bits = bits << 8 | b[k];
    memcpy(&d, &bits, sizeof d);
    return PyFloat_FromDouble(d);
}

/* ------------------------------------------------------------------------------------------ names and calls */
static PyObject *line(reader *r) {
    const unsigned char *end = memchr(r->at, '\n', (size_t)(r->end - r->at));
    if (!end) return refuse(r, "pickle data was truncated"), NULL;
    PyObject *text = PyUnicode_DecodeUTF8((const char *)r->at, end - r->at, NULL);
    r->at = end + 1;
    return text;
}
static bool is_allowed(const reader *r, PyObject *o) {
    PyObject *address = PyLong_FromVoidPtr(o);
    const bool is = address && PyDict_GetItemWithError(r->allowed, address) == o;
    Py_XDECREF(address);
    return is;
}
static bool global(reader *r) {
    PyObject *module = line(r), *name = module ? line(r) : NULL;
    PyObject *found = name ? PyObject_CallFunctionObjArgs(r->find, module, name, NULL) : NULL;
    Py_XDECREF(module), Py_XDECREF(name);
    if (!found) return false;
    PyObject *address = PyLong_FromVoidPtr(found);
    const bool kept = address && PyDict_SetItem(r->allowed, address, found) == 0;
    Py_XDECREF(address);
    if (!kept) return Py_DECREF(found), false;
    return push(r, found, 0);
}
/* `function` called with a tuple takes its place and that of the tuple on the stack. */
static bool call(reader *r, PyObject *function, PyObject *args, int depth) {
    PyObject *made = PyObject_Call(function, args, NULL);
    if (!made) return false;
    drop_above(r, r->stack.count - 2);
    return push(r, made, depth + 1);
}
static bool reduce(reader *r) {
    if (!want(r, 2)) return false;
    const value args = r->stack.all[r->stack.count - 1];
    PyObject *function = r->stack.all[r->stack.count - 2].object;
    if (!is_allowed(r, function)) {
        if (!PyErr_Occurred()) PyErr_Format(r->error, "Trying to call reduce for unrecognized function %R", function);
        return false;
    }
    if (!PyTuple_Check(args.object)) return refuse(r, "what a function is called with is no tuple");
    return call(r, function, args.object, args.depth);
}
static bool new_object(reader *r) {
    if (!want(r, 2)) return false;
    const value args = r->stack.all[r->stack.count - 1];
    PyObject *class = r->stack.all[r->stack.count - 2].object;
    if (!is_allowed(r, class) || !PyType_Check(class)) {
        if (!PyErr_Occurred())
            PyErr_Format(
                r->error,
                "Can only create new object for nn.Parameter or classes allowlisted via `add_safe_globals` but got %S",
                class);
        return false;
    }
    if (!PyTuple_Check(args.object)) return refuse(r, "what a class is called with is no tuple");
    if ((PyTypeObject *)class == parameter_type) return call(r, class, args.object, args.depth);
    PyObject *new = PyObject_GetAttrString(class, "__new__"), *first = Py_BuildValue("(O)", class);
    PyObject *all = new &&first ? PySequence_Concat(first, args.object) : NULL;
    const bool done = all && call(r, new, all, args.depth);
    Py_XDECREF(new), Py_XDECREF(first), Py_XDECREF(all);
    return done;
}
static bool update_dict(PyObject *object, PyObject *state) {
    PyObject *dict = PyObject_GetAttrString(object, "__dict__");
    const bool done = dict && PyDict_Check(dict) && PyDict_Update(dict, state) == 0;
    if (dict && !done && !PyErr_Occurred()) PyErr_SetString(PyExc_TypeError, "the object has no __dict__ of its own");
    Py_XDECREF(dict);
    return done;
}
/* As pickle does where a class says nothing: attributes from a dict, and those of slots from another. */
static bool set_attributes(PyObject *object, PyObject *state) {
    PyObject *slots = NULL;
    if (PyTuple_Check(state) && PyTuple_Size(state) == 2) {
        slots = PyTuple_GetItem(state, 1);
        state = PyTuple_GetItem(state, 0);
    }
    const int some = PyObject_IsTrue(state), more = slots ? PyObject_IsTrue(slots) : 0;
    if (some < 0 || more < 0 || (some && !update_dict(object, state))) return false;
    if (!more) return true;
    if (!PyDict_Check(slots)) return PyErr_SetString(PyExc_TypeError, "the state of slots is no dict"), false;
    PyObject *name, *attribute;
    for (Py_ssize_t at = 0; PyDict_Next(slots, &at, &name, &attribute);)
        if (PyObject_SetAttr(object, name, attribute) < 0) return false;
    return true;
}
static bool set_state(reader *r, PyObject *object, PyObject *state) {
    PyObject *type = (PyObject *)Py_TYPE(object), *done = NULL;
    if (type == r->ordered_dict) return update_dict(object, state);
    if (Py_TYPE(object) == tensor_type || Py_TYPE(object) == parameter_type || is_allowed(r, type)) {
        PyObject *method = PyObject_GetAttrString(object, "__setstate__");
        if (!method) {
            if (!PyErr_ExceptionMatches(PyExc_AttributeError)) return false;
            PyErr_Clear();
            return set_attributes(object, state);
        }
        done = PyObject_CallFunctionObjArgs(method, state, NULL);
        Py_DECREF(method);
    } else if (!PyErr_Occurred())
        PyErr_Format(
            r->error,
            "Can only build Tensor, Parameter, OrderedDict or types allowlisted via `add_safe_globals`, but got %S",
            type);
    Py_XDECREF(done);
    return done != NULL;
}
static bool build(reader *r) {
    if (!want(r, 2)) return false;
    if (!set_state(r, r->stack.all[r->stack.count - 2].object, top(r)->object)) return false;
    drop_above(r, r->stack.count - 1);
    return true;
}
static bool persistent(reader *r) {
    if (!want(r, 1)) return false;
    PyObject *id = top(r)->object, *first = PyTuple_Check(id) && PyTuple_Size(id) ? PyTuple_GetItem(id, 0) : NULL;
    if (!PyTuple_Check(id) && !PyLong_Check(id)) {
        PyErr_Format(r->error, "persistent_load id must be tuple or int, but got %S", (PyObject *)Py_TYPE(id));
        return false;
    }
    const bool storage =
        !first || (PyUnicode_Check(first) && !PyUnicode_CompareWithASCIIString(first, "storage")) ||
        (PyBytes_Check(first) && PyBytes_Size(first) == 7 && !memcmp(PyBytes_AsString(first), "storage", 7));
    if (!storage) {
        PyErr_Format(r->error, "Only persistent_load of storage is allowed, but got %S", (PyObject *)Py_TYPE(first));
        return false;
    }
    PyObject *made = PyObject_CallFunctionObjArgs(r->persistent_load, id, NULL);
    if (!made) return false;
    drop_above(r, r->stack.count - 1);
    return push(r, made, 0);
}

/* ------------------------------------------------------------------------------------------ containers */
/* The values from `first` on go into the list below them. */
static bool append(reader *r, size_t first, const char *how) {
    if (first == (r->mark_count ? r->marks[r->mark_count - 1] : 0)) return refuse(r, "unpickling stack underflow");
    PyObject *list = r->stack.all[first - 1].object;
    if (!PyList_CheckExact(list)) {
        PyErr_Format(r->error, "Can only %s lists, but got %S", how, (PyObject *)Py_TYPE(list));
        return false;
    }
    for (size_t k = first; k < r->stack.count; k++)
        if (PyList_Append(list, r->stack.all[k].object) < 0) return false;
    drop_above(r, first);
    return true;
}
static bool set_items(reader *r, size_t first, const char *operation) {
    if (first == (r->mark_count ? r->marks[r->mark_count - 1] : 0)) return refuse(r, "unpickling stack underflow");
    PyObject *dict = r->stack.all[first - 1].object, *type = (PyObject *)Py_TYPE(dict);
    const bool plain = PyDict_CheckExact(dict);
    if (!plain && type != r->ordered_dict && type != r->counter) {
        PyErr_Format(r->error, "Can only %s for dict, collections.OrderedDict, collections.Counter, but got %S",
                     operation, type);
        return false;
    }
    if ((r->stack.count - first) % 2) return refuse(r, "odd number of items for a dict");
    for (size_t k = first; k < r->stack.count; k += 2) {
        PyObject *key = r->stack.all[k].object, *item = r->stack.all[k + 1].object;
        if ((plain ? PyDict_SetItem(dict, key, item) : PyObject_SetItem(dict, key, item)) < 0) return false;
    }
    drop_above(r, first);
    return true;
}
static bool mark(reader *r) {
    if (!grow((void **)&r->marks, &r->mark_room, r->mark_count + 1, sizeof *r->marks)) return false;
    r->marks[r->mark_count++] = r->stack.count;
    return true;
}

/* ------------------------------------------------------------------------------------------ one operation after the other */
static bool protocol(reader *r) {
    uint64_t n;
    if (!number(r, 1, &n)) return false;
    return n == 2 ||
           PyErr_WarnFormat(
               PyExc_UserWarning, 1,
               "Detected pickle protocol %d in the checkpoint, which was not the default pickle protocol used by `torch.load` (2). The weights_only Unpickler might not support all instructions implemented by this protocol, please file an issue for adding support if you encounter this.",
               (int)n) == 0;
}
/* What it reads is what PyTorch's reads: the operations of protocol 2 that torch.save leaves in its files. */
static bool step(reader *r, unsigned char operation) {
    uint64_t n;
    size_t first;
    switch (operation) {
    case 0x80: return protocol(r);
    case 'c': return global(r);
    case 'R': return reduce(r);
    case 0x81: return new_object(r);
    case 'b': return build(r);
    case 'Q': return persistent(r);
    case 'a': return want(r, 2) && append(r, r->stack.count - 1, "append to");
    case 'e': return unmark(r, &first) && append(r, first, "extend");
    case 's': return want(r, 3) && set_items(r, r->stack.count - 2, "SETITEM");
    case 'u': return unmark(r, &first) && set_items(r, first, "SETITEMS");
    case '(': return mark(r);
    case 't': return unmark(r, &first) && tuple(r, first);
    case 0x85: return want(r, 1) && tuple(r, r->stack.count - 1);
    case 0x86: return want(r, 2) && tuple(r, r->stack.count - 2);
    case 0x87: return want(r, 3) && tuple(r, r->stack.count - 3);
    case 'N': return push(r, Py_NewRef(Py_None), 0);
    case 0x89: return push(r, Py_NewRef(Py_False), 0);
    case 0x88: return push(r, Py_NewRef(Py_True), 0);
    case ')': return push(r, PyTuple_New(0), 0);
    case ']': return push(r, PyList_New(0), 0);
    case '}': return push(r, PyDict_New(), 0);
    case 0x8f: return push(r, PySet_New(NULL), 0);
    case 'J': return number(r, 4, &n) && push(r, PyLong_FromLong((int32_t)(uint32_t)n), 0);
    case 'K': return number(r, 1, &n) && push(r, PyLong_FromLong((long)n), 0);
    case 'M': return number(r, 2, &n) && push(r, PyLong_FromLong((long)n), 0);
    case 'G': return push(r, floating(r), 0);
    case 'X': return number(r, 4, &n) && push(r, text(r, n, "utf-8", "surrogatepass"), 0);
    case 'U': return number(r, 1, &n) && push(r, text(r, n, r->encoding, "strict"), 0);
    case 'h': return number(r, 1, &n) && get(r, n);
    case 'j': return number(r, 4, &n) && get(r, n);
    case 'q': return number(r, 1, &n) && put(r, n);
    case 'r': return number(r, 4, &n) && put(r, n);
    case 0x8a: return number(r, 1, &n) && push(r, integer(r, n), 0);
    default: return PyErr_Format(r->error, "Unsupported operand %d", (int)operation), false;
    }
}
static PyObject *load(reader *r) {
    for (int64_t count = 1;; count++) {
        if (r->at == r->end) return PyErr_SetString(PyExc_EOFError, "Ran out of input"), NULL;
        if (count % 65536 == 0 && PyErr_CheckSignals() < 0) return NULL;
        const unsigned char operation = *r->at++;
        if (operation == '.') return want(r, 1) ? pop(r).object : NULL;
        if (!step(r, operation)) return NULL;
    }
}
static void forget(values *v, size_t count) {
    for (size_t k = count; k--;) Py_XDECREF(v->all[k].object);
    PyMem_Free(v->all);
}
/* _unpickle(data, at, find, persistent_load, ordered_dict, counter, error, encoding): the object of the pickle that begins there, and where it ends. */
static PyObject *unpickle(PyObject *module, PyObject *args) {
    Py_buffer data;
    Py_ssize_t at;
    reader r = {0};
    (void)module;
    if (!PyArg_ParseTuple(args, "y*nOOOOOz:_unpickle", &data, &at, &r.find, &r.persistent_load, &r.ordered_dict,
                          &r.counter, &r.error, &r.encoding))
        return NULL;
    PyObject *object = NULL, *both = NULL;
    const unsigned char *first = data.buf;
    if (at < 0 || at > data.len)
        PyErr_SetString(PyExc_ValueError, "a pickle begins within its bytes");
    else if ((r.allowed = PyDict_New())) {
        r.at = first + at;
        r.end = first + data.len;
        r.length = (size_t)(data.len - at);
        if (r.encoding && !strcmp(r.encoding, "bytes")) r.encoding = NULL;
        object = load(&r);
    }
    const Py_ssize_t end = r.at ? r.at - first : 0;
    forget(&r.stack, r.stack.count);
    forget(&r.memo, r.memo.room);
    PyMem_Free(r.marks);
    Py_XDECREF(r.allowed);
    PyBuffer_Release(&data);
    if (object) both = Py_BuildValue("(Nn)", object, end);
    return both;
}
static PyMethodDef functions[] = {{"_unpickle", unpickle, METH_VARARGS, NULL}, {0}};
bool unpickle_init(PyObject *module) { return PyModule_AddFunctions(module, functions) == 0; }

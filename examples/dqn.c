/* dqn.c - deep Q-learning: a network learns to balance a pole on a cart by trying.
 *
 *     ./dqn [--device cpu|cuda] [--quick]
 *
 * The cart is simulated here (the equations of Barto, Sutton and Anderson, 1983). Every step that the pole stands is
 * worth 1; an episode ends when it falls, when the cart leaves the track, or after LIMIT steps. What happened is written
 * into C arrays, over which tensors lie without a copy; random batches of it train the network (double DQN, with a target
 * network that follows slowly). pytorch/dqn.py is the same program in PyTorch. */
#include <math.h>
#include <stdio.h>
#include <torc/torc.h>

#include "example_options.h"

enum { LIMIT = 200, EPISODES = 400, TRIALS = 20, MEMORY = 50000, WARM = 500, BATCH = 64, WIDTH = 64 };
static const double DISCOUNT = 0.99, FOLLOW = 0.01;

typedef struct cart {
    double x, speed, angle, turning;
} cart;

static cart start(void) {
    cart c;
    torc_copy_to_host(torc_uniform_(torc_empty(4), -0.05, 0.05), &c, sizeof c);
    return c;
}

/* Pushes left (0) or right (1) for a fiftieth of a second. Does the pole still stand? */
static bool push(cart *c, int64_t action) {
    const double sine = sin(c->angle), cosine = cos(c->angle);
    const double force = ((action ? 10 : -10) + 0.05 * c->turning * c->turning * sine) / 1.1;
    const double turn = (9.8 * sine - cosine * force) / (0.5 * (4.0 / 3 - 0.1 * cosine * cosine / 1.1));
    const double move = force - 0.05 * turn * cosine / 1.1;
    *c = (cart){c->x + 0.02 * c->speed, c->speed + 0.02 * move, c->angle + 0.02 * c->turning, c->turning + 0.02 * turn};
    return fabs(c->x) < 2.4 && fabs(c->angle) < 0.2095;
}

/* What happened, the newest over the oldest. */
static cart before[MEMORY], after[MEMORY];
static int64_t action[MEMORY], seen;
static double stood[MEMORY]; /* 1 or 0 */

typedef struct agent {
    torc_module q, target;
    torc_optimizer optimizer;
    torc_tensor before, action, after, stood; /* the arrays: (MEMORY, 4), (MEMORY, 1) */
    torc_device device;
} agent;

static torc_module make_network(torc_device device) {
    torc_module m = torc_nn_sequential(torc_nn_linear(4, WIDTH), torc_nn_relu(), torc_nn_linear(WIDTH, WIDTH),
                                       torc_nn_relu(), torc_nn_linear(WIDTH, 2));
    return torc_module_to(m, .device = device);
}

static agent make_agent(torc_device device) {
    agent a = {.q = make_network(device), .device = device};
    a.target = make_network(device);
    torc_module_load_state_dict(a.target, torc_module_state_dict(a.q));
    a.optimizer = torc_adam(torc_module_parameters(a.q), .lr = 1e-3);
    a.before = torc_from_blob(before, SHAPE(MEMORY, 4), .dtype = TORC_FLOAT64);
    a.after = torc_from_blob(after, SHAPE(MEMORY, 4), .dtype = TORC_FLOAT64);
    a.action = torc_from_blob(action, SHAPE(MEMORY, 1), .dtype = TORC_INT64);
    a.stood = torc_from_blob(stood, SHAPE(MEMORY, 1), .dtype = TORC_FLOAT64);
    return a;
}

static torc_tensor pick(const agent *a, torc_tensor from, torc_tensor rows) {
    return torc_to(torc_index_select(from, 0, rows), .device = a->device);
}

static void learn(const agent *a) {
    torc_tensor rows = torc_randint(seen < MEMORY ? seen : MEMORY, SHAPE(BATCH)), goal = NULL;
    TORC_NO_GRAD {
        torc_tensor next = pick(a, a->after, rows);
        torc_tensor best = torc_argmax(torc_module_forward(a->q, next), 1, true);
        torc_tensor worth = torc_gather(torc_module_forward(a->target, next), 1, best);
        goal = torc_add(torc_mul(torc_mul(worth, pick(a, a->stood, rows)), DISCOUNT), 1);
    }
    torc_tensor worths = torc_module_forward(a->q, pick(a, a->before, rows));
    torc_tensor loss = torc_smooth_l1_loss(torc_gather(worths, 1, pick(a, a->action, rows)), goal);
    torc_optimizer_zero_grad(a->optimizer);
    torc_backward(loss);
    torc_optimizer_step(a->optimizer);
    torc_tensors slow = torc_module_parameters(a->target), fast = torc_module_parameters(a->q);
    TORC_NO_GRAD {
        for (int64_t i = 0; i < slow.count; i++) torc_lerp_(slow.data[i], fast.data[i], FOLLOW);
    }
}

/* One episode, with actions at random in a share of epsilon of the steps. How long did the pole stand? */
static int play(const agent *a, double epsilon, bool training) {
    cart c = start();
    for (int step = 0; step < LIMIT && !torc_error(); step++) {
        TORC_SCOPE {
            const int64_t at = seen % MEMORY;
            before[at] = c;
            if (torc_item(torc_rand(1)) < epsilon)
                action[at] = torc_item_int64(torc_randint(2, 1));
            else {
                TORC_NO_GRAD {
                    torc_tensor state = torc_tensor_from(&c.x, SHAPE(1, 4), .device = a->device);
                    action[at] = torc_item_int64(torc_argmax(torc_module_forward(a->q, state)));
                }
            }
            const bool stands = push(&c, action[at]);
            if (training) {
                after[at] = c;
                stood[at] = stands;
                if (++seen >= WARM) learn(a);
            }
            if (!stands) return step + 1;
        }
    }
    return LIMIT;
}

static double mean_length(const agent *a) {
    double sum = 0;
    for (int i = 0; i < TRIALS; i++) sum += play(a, 0, false);
    return sum / TRIALS;
}

int main(int argc, char **argv) {
    options o = options_of(argc, argv);
    torc_set_default_dtype(TORC_FLOAT64);
    torc_manual_seed(1);
    agent a = make_agent(o.device);
    const double enough = o.quick ? 100 : 195;
    double length = 0;
    for (int episode = 1; episode <= EPISODES && length < enough && !torc_error(); episode++) {
        play(&a, fmax(0.05, 1 - (double)episode / 50), true);
        if (episode % 10) continue;
        length = mean_length(&a);
        printf("episode %3d, %5d steps: the pole stands for %.1f steps\n", episode, (int)seen, length);
    }
    if (length >= enough) length = mean_length(&a); /* not by luck */
    if (torc_error()) return fprintf(stderr, "%s\n", torc_error_message()), 1;
    printf("%.1f of %d steps, in %d new episodes\n", length, LIMIT, TRIALS);
    return length >= enough ? 0 : 1;
}

/* numeric.c - numeric work without a network: small problems whose answers are known.
 *
 *     ./numeric [--device cpu|cuda] [--quick]
 *
 * Everything is float64, which one line at the start makes the default. Values that a loop carries from one round to the
 * next are kept by torc_assign; all else that a round makes goes with its scope. pytorch/numeric.py is the same program in
 * PyTorch. */
#include <math.h>
#include <stdio.h>
#include <torc/torc.h>

#include "example_options.h"

static const double PI = 3.14159265358979323846;
static int wrong;

static void check(const char *what, double got, double known, double tolerance) {
    const bool right = fabs(got - known) <= tolerance;
    printf("%-34s %18.15f  known %18.15f  %s\n", what, got, known, right ? "ok" : "WRONG");
    wrong += !right;
}

/* The coefficients of y = 1 - 2 x + 3 x^2, found again from points of it. */
static void least_squares(void) {
    torc_tensor x = torc_linspace(-1, 1, 50);
    torc_tensor a = torc_stack(TENSORS(torc_ones_like(x), x, torc_square(x)), .dim = 1);
    torc_tensor y = torc_mv(a, torc_tensor_from(DOUBLES(1, -2, 3), 3));

    /* by the gradient of the mean of squares */
    torc_tensor w = torc_zeros(3, .requires_grad = true);
    torc_optimizer sgd = torc_sgd(TENSORS(w), .lr = 0.5, .momentum = 0.9);
    for (int i = 0; i < 500; i++) {
        TORC_SCOPE {
            torc_optimizer_zero_grad(sgd);
            torc_backward(torc_mse_loss(torc_mv(a, w), y));
            torc_optimizer_step(sgd);
        }
    }
    check("least squares, gradient descent", torc_item(torc_select(w, 0, 2)), 3, 1e-9);

    /* by the normal equations a.T a s = a.T y, with conjugate gradients */
    torc_tensor m = torc_mm(torc_t(a), a), s = torc_zeros(3), r = torc_mv(torc_t(a), y), p = r;
    for (int i = 0; i < 3; i++) {
        torc_tensor mp = torc_mv(m, p), rr = torc_dot(r, r), step = torc_div(rr, torc_dot(p, mp));
        s = torc_add(s, torc_mul(step, p));
        r = torc_sub(r, torc_mul(step, mp));
        p = torc_add(r, torc_mul(torc_div(torc_dot(r, r), rr), p));
    }
    check("least squares, conjugate gradients", torc_item(torc_select(s, 0, 1)), -2, 1e-12);
}

/* The largest eigenvalue of the second difference on n places, by power iteration. */
static void power_iteration(void) {
    const int64_t n = 10;
    torc_tensor a = torc_mul(torc_eye(n), 2), v = NULL;
    torc_fill_(torc_diagonal(a, 1), -1);
    torc_fill_(torc_diagonal(a, -1), -1);
    torc_assign(&v, torc_rand(n));
    for (int i = 0; i < 300; i++) {
        TORC_SCOPE {
            torc_tensor w = torc_mv(a, v);
            torc_assign(&v, torc_div(w, torc_norm(w)));
        }
    }
    check("power iteration", torc_item(torc_dot(v, torc_mv(a, v))), 2 - 2 * cos((double)n * PI / (double)(n + 1)),
          1e-12);
    torc_release(v);
}

/* A rod that is held at 0 at both ends cools: u_t = u_xx, in steps of an explicit scheme made of slices. */
static void heat(void) {
    const int64_t n = 100;
    const double h = 1.0 / (double)n, dt = 0.4 * h * h;
    torc_tensor u = torc_sin(torc_mul(torc_linspace(0, 1, n + 1), PI));
    torc_tensor inner = torc_slice(u, .start = 1, .end = -1);
    torc_tensor left = torc_slice(u, .end = -2), right = torc_slice(u, .start = 2);
    int steps = 0;
    for (; steps * dt < 0.1; steps++) {
        TORC_SCOPE {
            torc_tensor bend = torc_sub(torc_add(left, right), inner, .alpha = 2);
            torc_add_(inner, bend, .alpha = dt / (h * h));
        }
    }
    check("heat equation", torc_item(torc_amax(u)), exp(-PI * PI * steps * dt), 1e-4);
}

/* Dots in a square that fall into the circle; its share is pi / 4. */
static void monte_carlo(int64_t n) {
    torc_tensor radius = torc_norm(torc_rand(SHAPE(n, 2)), .dim = 1);
    double pi = 4 * torc_item(torc_mean(torc_lt(radius, 1), .dtype = TORC_FLOAT64));
    check("Monte Carlo", pi, PI, 5 * sqrt(PI * (4 - PI) / (double)n));
}

/* How fast neighbours part under x -> 4 x (1 - x): by a factor of 2 a round. */
static void logistic_map(int64_t n) {
    const int rounds = 100;
    torc_tensor x = torc_square(torc_sin(torc_mul(torc_rand(n), PI / 2))),
                sum = torc_zeros(n); /* as it spreads in the end */
    for (int i = 0; i < rounds; i++) {
        TORC_SCOPE {
            torc_add_(sum, torc_log(torc_abs(torc_rsub(torc_mul(x, 8), 4))));
            torc_mul_(x, torc_mul(torc_rsub(x, 1), 4));
        }
    }
    check("logistic map, Lyapunov exponent", torc_item(torc_mean(sum)) / rounds, log(2), 1e-3);
}

/* How angle and speed of a pendulum change. */
static torc_tensor swing(torc_tensor y) {
    return torc_stack(TENSORS(torc_select(y, 0, 1), torc_neg(torc_sin(torc_select(y, 0, 0)))));
}

/* It is let go at an angle of 2, and back after a period, by the method of Runge and Kutta. */
static void pendulum(void) {
    double a = 1, g = cos(1);
    for (int i = 0; i < 6; i++) { /* the period is 2 pi by this mean of means */
        const double mean = (a + g) / 2;
        g = sqrt(a * g);
        a = mean;
    }
    const int steps = 1000;
    const double dt = 2 * PI / a / steps;
    torc_tensor y = torc_tensor_from(DOUBLES(2, 0), 2);
    for (int i = 0; i < steps; i++) {
        TORC_SCOPE {
            torc_tensor k1 = swing(y), k2 = swing(torc_add(y, k1, .alpha = dt / 2));
            torc_tensor k3 = swing(torc_add(y, k2, .alpha = dt / 2)), k4 = swing(torc_add(y, k3, .alpha = dt));
            torc_add_(y, torc_add(torc_add(k1, k4), torc_add(k2, k3), .alpha = 2), .alpha = dt / 6);
        }
    }
    check("pendulum, Runge-Kutta", torc_item(torc_select(y, 0, 0)), 2, 1e-9);
}

/* Where planets are: Kepler's equation E - 0.8 sin E = M by Halley's method, which wants two derivatives of it. */
static void kepler(void) {
    torc_tensor known = torc_linspace(0, 2 * PI, 1000);
    torc_tensor m = torc_sub(known, torc_mul(torc_sin(known), 0.8));
    torc_tensor e = torc_requires_grad_(torc_clone(m));
    for (int i = 0; i < 10; i++) {
        TORC_SCOPE {
            torc_tensor f = torc_sub(torc_sub(e, torc_mul(torc_sin(e), 0.8)), m);
            torc_tensor slope = torc_autograd_grad(TENSORS(torc_sum(f)), TENSORS(e), .create_graph = true).data[0];
            torc_tensor bend = torc_autograd_grad(TENSORS(torc_sum(slope)), TENSORS(e)).data[0];
            TORC_NO_GRAD {
                torc_tensor below = torc_sub(torc_mul(torc_square(slope), 2), torc_mul(f, bend));
                torc_sub_(e, torc_div(torc_mul(torc_mul(f, slope), 2), below));
            }
        }
    }
    check("Kepler's equation, largest error", torc_item(torc_amax(torc_abs(torc_sub(e, known)))), 0, 1e-12);
}

int main(int argc, char **argv) {
    options o = options_of(argc, argv);
    torc_set_default_dtype(TORC_FLOAT64);
    torc_set_default_device(o.device);
    torc_manual_seed(1);
    least_squares();
    power_iteration();
    heat();
    monte_carlo(o.quick ? 100000 : 10000000);
    logistic_map(o.quick ? 10000 : 1000000);
    pendulum();
    kepler();
    if (torc_error()) return fprintf(stderr, "%s\n", torc_error_message()), 1;
    return wrong ? 1 : 0;
}

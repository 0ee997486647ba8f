/* gelu.h - what gelu shares with its layer. */
#ifndef TORC_OPS_GELU_H
#define TORC_OPS_GELU_H

#include <stdbool.h>

/* Is the text `approximate` "tanh"? false + RUNTIME if it is not "none" either. */
bool gelu_approximated(const char *approximate, bool *tanh);
#endif

/* grid.h - how grid_sampler reads between places and beyond the edges: the values of its attributes interpolation_mode and padding_mode. Plain
 * C and CUDA C++ read it. */
#ifndef TORC_OPS_GRID_H
#define TORC_OPS_GRID_H

enum { GRID_LINEAR, GRID_NEAREST, GRID_CUBIC };
enum { PAD_ZEROS, PAD_BORDER, PAD_REFLECTION };
#endif

/* element.h - one number as an element. */
#ifndef TORC_CPU_ELEMENT_H
#define TORC_CPU_ELEMENT_H

#include "core/values.h"

void element_from_number(void *p, int dtype, attr_number n); /* of any kind but None; as copy_ converts it */
#endif

/* element.h - one number as an element. */
#ifndef TORC_HOST_ELEMENT_H
#define TORC_HOST_ELEMENT_H

#include "core/values.h"

void element_from_number(void *p, int dtype, attr_number n); /* of any kind but None; as copy_ converts it */
#endif

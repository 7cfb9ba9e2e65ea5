/// The width of characters according to the installed C library, which Swift cannot ask.

#ifndef CSYSTEMWIDTH_H
#define CSYSTEMWIDTH_H

#include <stdbool.h>
#include <stdint.h>

/// Whether the library is glibc 2.36, on which the program's own table is based.
bool system_width_is_the_model(void);

/// The cells of a character in C.UTF-8; -1 if it cannot be printed.
int system_width(uint32_t scalar);

#endif

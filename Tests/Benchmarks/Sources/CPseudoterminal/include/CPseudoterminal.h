#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <sys/types.h>

// Starts a program on a pseudoterminal of the given size. `arguments` ends with NULL and begins
// with the path. Returns the process and sets `terminal` to our side of the pseudoterminal; -1 on
// failure.
pid_t start_in_terminal(char *const arguments[], int columns, int rows, int *terminal);

#endif

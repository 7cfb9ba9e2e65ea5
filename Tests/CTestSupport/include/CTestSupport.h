// What tests need of the system and Swift cannot see.

#ifndef CTESTSUPPORT_H
#define CTESTSUPPORT_H

#include <sys/types.h>

// Starts a program as the leader of a process group, with default signals and no descriptor but
// the three given, which become its 0, 1 and 2. The directory may be NULL for the current one.
// Returns 0 and the process's id, or an error number.
int ctest_spawn(
    pid_t *process, char *const arguments[], char *const environment[], const char *directory,
    int input, int output, int errors);

#endif

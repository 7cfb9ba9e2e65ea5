// What tests need of the system and Swift cannot see, or sees through unsafe pointers only.

#ifndef CTESTSUPPORT_H
#define CTESTSUPPORT_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// Starts a program as the leader of a process group, with default signals and no descriptor but
// the three given, which become its 0, 1 and 2. The directory may be NULL for the current one.
// Returns 0 and the process's id, or an error number.
int ctest_spawn(
    pid_t *process, char *const arguments[], char *const environment[], const char *directory,
    int input, int output, int errors);

// Listens on an ephemeral port of 127.0.0.1. Returns the descriptor and the port, or -1.
int ctest_listen(uint16_t *port);

// Waits for the next connection. Returns its descriptor, or -1 once the listener was shut down.
int ctest_accept(int listener);

// Sends all bytes, without SIGPIPE. Returns whether the other side took them.
int ctest_send(int connection, const void *bytes, size_t count);

// Waits for bytes and returns their number; 0 when the other side has closed, -1 for a failure.
ssize_t ctest_receive(int connection, void *buffer, size_t capacity);

// Waits whether the other side closes; bytes that come meanwhile are thrown away.
// Returns 1 when it has closed, 0 when the time has passed first. -1 milliseconds wait for ever.
int ctest_closes_within(int connection, int milliseconds);

// Closes a connection in such a way that the other side gets a reset.
void ctest_reset(int connection);

// The bytes that the process has allocated and not freed, as malloc counts them.
size_t ctest_allocated_bytes(void);

/// Opens a terminal of a size and returns the end that a person would sit at, which never waits; -1 on
/// failure.
int ctest_open_terminal(int columns, int rows);

/// Gives a terminal another size.
void ctest_resize_terminal(int terminal, int columns, int rows);

/// Starts a program in a session of its own whose terminal this is; returns an error number or 0.
int ctest_spawn_in_terminal(
    pid_t *process, int terminal, char *const arguments[], char *const environment[]);

#endif

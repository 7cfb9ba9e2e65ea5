// System functions that tests need and Swift cannot see, or only through unsafe pointers.

#ifndef CTESTSUPPORT_H
#define CTESTSUPPORT_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "CLoader.h"

// Starts a program as the leader of a process group, with default signals and no descriptors except
// the three given, which become its 0, 1 and 2. The directory may be NULL for the current one.
// Returns 0 and the process id, or an error number.
int ctest_spawn(
    pid_t *process, char *const arguments[], char *const environment[], const char *directory,
    int input, int output, int errors);

// Listens on an ephemeral port of 127.0.0.1. Returns the descriptor and the port, or -1.
int ctest_listen(uint16_t *port);

// Waits for the next connection. Returns its descriptor, or -1 once the listener is shut down.
int ctest_accept(int listener);

// Sends all bytes, without SIGPIPE. Returns whether the other side accepted them.
int ctest_send(int connection, const void *bytes, size_t count);

// Waits for bytes and returns their number; 0 if the other side has closed, -1 on failure.
ssize_t ctest_receive(int connection, void *buffer, size_t capacity);

// Waits for the other side to close and discards any bytes until then. Returns 1 if it has closed,
// 0 if the time is over. -1 milliseconds means for ever.
int ctest_closes_within(int connection, int milliseconds);

// Closes a connection so that the other side gets a reset.
void ctest_reset(int connection);

// From now on this machine has no such library; to be called before the first use of it.
void ctest_lose(cloader_library *library);

// The bytes that the process has allocated and not freed, according to malloc.
size_t ctest_allocated_bytes(void);

/// Opens a terminal of the given size and returns the user's end of it, which never blocks; -1 on
/// failure.
int ctest_open_terminal(int columns, int rows);

/// Resizes a terminal, whose cells have no size in pixels.
void ctest_resize_terminal(int terminal, int columns, int rows);

/// Resizes a terminal, and tells its size in pixels.
void ctest_resize_terminal_in_pixels(int terminal, int columns, int rows, int width, int height);

/// Starts a program in a new session with this terminal; returns an error number or 0.
int ctest_spawn_in_terminal(
    pid_t *process, int terminal, char *const arguments[], char *const environment[]);

#endif

/// The bytes waiting to be sent to the terminal.
///
/// Nothing waits for a terminal that does not read. Bytes it has not accepted are kept, in order,
/// until it reads again.

#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "internal.h"

enum {
  /// The most bytes kept: more than the largest frame has.
  MOST_KEPT = 64 << 20,
  /// How many milliseconds a terminal gets for the last bytes.
  PATIENCE = 250,
};

/// The kept bytes are those from `start` to `end`.
static char *bytes;
static size_t start, end, capacity;

/// Makes room for more bytes after the last one.
static bool reserve(size_t count) {
  if (start == end) start = end = 0;
  if (count > MOST_KEPT - end) return false;
  if (end + count <= capacity) return true;
  size_t wanted = capacity > 0 ? capacity : 4096;
  while (wanted < end + count) wanted *= 2;
  char *larger = realloc(bytes, wanted);
  if (!larger) return false;
  bytes = larger;
  capacity = wanted;
  return true;
}

bool ct_flush(void) {
  while (start < end) {
    ssize_t written = write(ct_output_descriptor(), bytes + start, end - start);
    if (written > 0) start += (size_t)written;
    if (written < 0 && errno == EAGAIN) return false;
    // A terminal that is gone accepts nothing more; reading its input will reveal that.
    if (written < 0 && errno != EINTR) start = end;
  }
  return true;
}

bool ct_append(const void *more, size_t count) {
  if (!reserve(count)) return false;
  memcpy(bytes + end, more, count);
  end += count;
  return true;
}

bool ct_append_file(int descriptor, size_t count) {
  if (!reserve(count) || pread(descriptor, bytes + end, count, 0) != (ssize_t)count) return false;
  end += count;
  return true;
}

bool ct_write(const void *more, size_t count) {
  if (!ct_append(more, count)) return false;
  ct_flush();
  return true;
}

bool ct_finish_writing(void) {
  struct pollfd ready = {.fd = ct_output_descriptor(), .events = POLLOUT};
  for (int waited = 0; !ct_flush(); waited += 10) {
    if (waited >= PATIENCE) {
      // The rest is dropped in favour of the few bytes that restore the terminal.
      start = end;
      tcflush(ct_output_descriptor(), TCOFLUSH);
      ct_restore_write();
      return false;
    }
    poll(&ready, 1, 10);
  }
  return true;
}

void ct_output_close(void) {
  free(bytes);
  bytes = NULL;
  start = end = capacity = 0;
}

/// Waiting for the terminal and for the main queue at the same time.

#define _GNU_SOURCE
#include <poll.h>

#include "internal.h"

#ifdef __linux__

#include <sys/eventfd.h>

// libdispatch exports these for the run loops of others, as CoreFoundation's is, but its headers in
// the toolchain leave them out.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *ignored);

bool ct_can_wait(void) { return true; }

ct_ready ct_wait(int descriptor, int milliseconds) {
  struct pollfd waiting[] = {
      {.fd = descriptor, .events = POLLIN},
      {.fd = _dispatch_get_main_queue_handle_4CF(), .events = POLLIN},
  };
  if (poll(waiting, 2, milliseconds) <= 0) return 0;
  return (waiting[0].revents ? CT_READY_INPUT : 0) | (waiting[1].revents ? CT_READY_MAIN_QUEUE : 0);
}

void ct_run_main_queue(void) {
  // The descriptor counts what has come: it stays ready until it is read.
  eventfd_t count;
  eventfd_read(_dispatch_get_main_queue_handle_4CF(), &count);
  _dispatch_main_queue_callback_4CF(NULL);
}

#else

bool ct_can_wait(void) { return false; }
ct_ready ct_wait(int descriptor, int milliseconds) { return 0; }
void ct_run_main_queue(void) {}

#endif

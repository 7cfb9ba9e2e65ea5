/// Signals as bytes in a pipe, so that they are handled where any function may be called.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include "CTerminal.h"

static const int caught_signals[] = {SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT};
enum { CAUGHT_SIGNALS = sizeof caught_signals / sizeof *caught_signals };

static int pipe_ends[2] = {-1, -1};

/// Writes the number. If the pipe is full, the reader has enough to do already.
static void note(int number) {
  int error = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t written = write(pipe_ends[1], &byte, 1);
  (void)written;
  errno = error;
}

static bool open_pipe(void) {
  if (pipe(pipe_ends) != 0) return false;
  for (int end = 0; end < 2; end++) {
    fcntl(pipe_ends[end], F_SETFD, FD_CLOEXEC);
    fcntl(pipe_ends[end], F_SETFL, O_NONBLOCK);
  }
  return true;
}

int ct_catch_signals(void) {
  if (pipe_ends[0] < 0 && !open_pipe()) return -1;
  struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < CAUGHT_SIGNALS; i++) {
    struct sigaction old;
    sigaction(caught_signals[i], NULL, &old);
    if (old.sa_handler != SIG_IGN) sigaction(caught_signals[i], &action, NULL);
  }
  return pipe_ends[0];
}

void ct_release_signals(void) {
  for (int i = 0; i < CAUGHT_SIGNALS; i++) {
    struct sigaction now;
    sigaction(caught_signals[i], NULL, &now);
    if (now.sa_handler == note) signal(caught_signals[i], SIG_DFL);
  }
}

bool ct_can_stop(void) {
  struct sigaction now;
  sigaction(SIGTSTP, NULL, &now);
  return now.sa_handler != SIG_IGN;
}

void ct_stop(void) {
  struct sigaction standard = {.sa_handler = SIG_DFL}, stopping, continuing;
  sigemptyset(&standard.sa_mask);
  sigaction(SIGTSTP, &standard, &stopping);
  // A continuation that is awaited right here need not be reported.
  sigaction(SIGCONT, &standard, &continuing);
  kill(0, SIGTSTP);
  sigaction(SIGCONT, &continuing, NULL);
  sigaction(SIGTSTP, &stopping, NULL);
}

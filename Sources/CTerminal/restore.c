/// The way back for a process that ends without closing the screen: by `exit`, by a crash, or by a
/// signal without a handler.

#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "internal.h"

#ifdef SIGRTMAX
#define LAST_SIGNAL SIGRTMAX
#else
#define LAST_SIGNAL (NSIG - 1)
#endif

enum { MOST_SIGNALS = 128 };

static volatile sig_atomic_t is_armed;
static int terminal;
static struct termios saved_settings;
static char reset[512];
static size_t reset_length;
static struct sigaction previous[MOST_SIGNALS];

/// Calls only functions that are allowed in a signal handler.
void ct_restore_write(void) {
  size_t written = 0;
  while (written < reset_length) {
    ssize_t count = write(terminal, reset + written, reset_length - written);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    written += (size_t)count;
  }
}

/// Restores the terminal. Calls only functions that are allowed in a signal handler; each step runs
/// whatever became of the one before.
static void restore_now(void) {
  if (!is_armed) return;
  is_armed = 0;
  int error = errno;
  // Pending output may fill the terminal's buffer, and a terminal that does not read never drains
  // it.
  struct pollfd ready = {.fd = terminal, .events = POLLOUT};
  if (poll(&ready, 1, 100) == 0) tcflush(terminal, TCOFLUSH);
  ct_restore_write();
  tcsetattr(terminal, TCSANOW, &saved_settings);
  errno = error;
}

/// Restores the terminal, and lets the signal take its usual effect once the handler returns.
static void restore_and_raise(int number) {
  restore_now();
  sigaction(number, &previous[number], NULL);
  raise(number);
}

/// Whether a signal ends the process if it is not handled.
static bool ends_the_process(int number) {
  switch (number) {
    case SIGCHLD:
    case SIGCONT:
    case SIGKILL:
    case SIGSTOP:
    case SIGTSTP:
    case SIGTTIN:
    case SIGTTOU:
    case SIGURG:
    case SIGWINCH:
      return false;
    default:
      return true;
  }
}

static bool is_crash(int number) {
  return number == SIGILL || number == SIGTRAP || number == SIGABRT || number == SIGSEGV ||
         number == SIGBUS || number == SIGFPE;
}

/// Catches everything that would end the process: crashes, and all signals without a handler.
static void catch_ends(void) {
  static char stack[64 * 1024];
  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&alternate, NULL);
  struct sigaction action = {.sa_handler = restore_and_raise, .sa_flags = SA_ONSTACK};
  sigfillset(&action.sa_mask);
  for (int number = 1; number <= LAST_SIGNAL && number < MOST_SIGNALS; number++) {
    // Some numbers are reserved by the C library, which does not let others handle them.
    if (!ends_the_process(number) || sigaction(number, NULL, &previous[number]) != 0) continue;
    bool is_free = previous[number].sa_handler == SIG_DFL;
    if (is_crash(number) || is_free) sigaction(number, &action, NULL);
  }
}

void ct_restore_prepare(int descriptor, const struct termios *settings, const char *bytes) {
  static bool is_installed;
  terminal = descriptor;
  saved_settings = *settings;
  reset_length = strnlen(bytes, sizeof reset);
  memcpy(reset, bytes, reset_length);
  if (is_installed) return;
  is_installed = true;
  catch_ends();
  atexit(restore_now);
}

void ct_restore_arm(bool armed) { is_armed = armed; }

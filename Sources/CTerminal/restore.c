/// The way back for a process that ends without closing the screen: by `exit` or by a crash.

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "internal.h"

static const int crash_signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
enum { CRASH_SIGNALS = sizeof crash_signals / sizeof *crash_signals };

static volatile sig_atomic_t is_armed;
static int terminal;
static struct termios saved_settings;
static char reset[512];
static size_t reset_length;
static struct sigaction previous[CRASH_SIGNALS];

/// Puts the terminal back. Calls only what a signal handler may call; each step runs whatever
/// became of the one before.
static void restore_now(void) {
  if (!is_armed) return;
  is_armed = 0;
  int error = errno;
  size_t written = 0;
  while (written < reset_length) {
    ssize_t count = write(terminal, reset + written, reset_length - written);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    written += (size_t)count;
  }
  tcsetattr(terminal, TCSANOW, &saved_settings);
  errno = error;
}

/// Restores, and lets the signal do what it would have done without us once the handler is left.
static void restore_and_raise(int number) {
  restore_now();
  for (int i = 0; i < CRASH_SIGNALS; i++) {
    if (crash_signals[i] == number) sigaction(number, &previous[i], NULL);
  }
  raise(number);
}

static void catch_crashes(void) {
  static char stack[64 * 1024];
  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&alternate, NULL);
  struct sigaction action = {.sa_handler = restore_and_raise, .sa_flags = SA_ONSTACK};
  sigfillset(&action.sa_mask);
  for (int i = 0; i < CRASH_SIGNALS; i++) sigaction(crash_signals[i], &action, &previous[i]);
}

void ct_restore_prepare(int descriptor, const struct termios *settings, const char *bytes) {
  static bool is_installed;
  terminal = descriptor;
  saved_settings = *settings;
  reset_length = strnlen(bytes, sizeof reset);
  memcpy(reset, bytes, reset_length);
  if (is_installed) return;
  is_installed = true;
  catch_crashes();
  atexit(restore_now);
}

void ct_restore_arm(bool armed) { is_armed = armed; }

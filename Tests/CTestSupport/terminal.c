#define _GNU_SOURCE
#include "CTestSupport.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

int ctest_open_terminal(int columns, int rows) {
  int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  if (terminal < 0) return -1;
  if (grantpt(terminal) == 0 && unlockpt(terminal) == 0) {
    ctest_resize_terminal(terminal, columns, rows);
    return terminal;
  }
  close(terminal);
  return -1;
}

void ctest_resize_terminal(int terminal, int columns, int rows) {
  ctest_resize_terminal_in_pixels(terminal, columns, rows, 0, 0);
}

void ctest_resize_terminal_in_pixels(int terminal, int columns, int rows, int width, int height) {
  struct winsize size = {
      .ws_col = (unsigned short)columns,
      .ws_row = (unsigned short)rows,
      .ws_xpixel = (unsigned short)width,
      .ws_ypixel = (unsigned short)height};
  ioctl(terminal, TIOCSWINSZ, &size);
}

int ctest_spawn_in_terminal(
    pid_t *process, int terminal, char *const arguments[], char *const environment[]) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t every, none;
  sigfillset(&every);
  sigemptyset(&none);
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  // The first terminal that a session leader opens becomes its controlling terminal.
  posix_spawn_file_actions_addopen(&actions, 0, ptsname(terminal), O_RDWR, 0);
  posix_spawn_file_actions_adddup2(&actions, 0, 1);
  posix_spawn_file_actions_adddup2(&actions, 0, 2);
#ifdef __linux__
  posix_spawn_file_actions_addclosefrom_np(&actions, 3);
#endif
  posix_spawnattr_setsigdefault(&attributes, &every);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(
      &attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  int code = posix_spawnp(process, arguments[0], &actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return code;
}

#define _GNU_SOURCE
#include "CPseudoterminal.h"

#include <sys/ioctl.h>
#include <unistd.h>
#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

pid_t start_in_terminal(char *const arguments[], int columns, int rows, int *terminal) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  pid_t process = forkpty(terminal, NULL, NULL, &size);
  if (process == 0) {
    execv(arguments[0], arguments);
    _exit(127);
  }
  return process;
}

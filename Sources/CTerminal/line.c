/// A terminal whose keys arrive one by one and without echo, for a line that the program edits
/// itself, with pasted text between marks. Nothing else about the terminal changes.

#define _GNU_SOURCE
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "internal.h"

static struct termios saved_settings;
static bool is_open;

#define PASTE_ON "\033[?2004h"
#define PASTE_OFF "\033[?2004l"

/// A failed write is ignored: the next read will reveal it. A terminal that does not read loses its
/// pending output.
static void say(const char *sequence) {
  struct pollfd ready = {.fd = STDOUT_FILENO, .events = POLLOUT};
  if (poll(&ready, 1, 100) == 0) tcflush(STDOUT_FILENO, TCOFLUSH);
  ssize_t written = write(STDOUT_FILENO, sequence, strlen(sequence));
  (void)written;
}

static bool has(const char *name) {
  const char *value = tigetstr(name);
  return value && value != (char *)-1 && *value;
}

/// Whether the type in TERM can move back to the start of a line and by one cell.
static bool can_go_back(void) {
  int found = 0;
  const char *term = getenv("TERM");
  if (!term || !*term || setupterm(NULL, STDOUT_FILENO, &found) != OK) return false;
  bool result = has("cr") && has("cub1");
  del_curterm(cur_term);
  return result;
}

bool ct_line_open(void) {
  if (is_open || !isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO) || !can_go_back()) return false;
  if (tcgetattr(STDIN_FILENO, &saved_settings) != 0) return false;
  ct_restore_prepare(STDIN_FILENO, &saved_settings, PASTE_OFF);
  is_open = true;
  ct_line_resume();
  return true;
}

void ct_line_suspend(void) {
  if (!is_open) return;
  say(PASTE_OFF);
  tcsetattr(STDIN_FILENO, TCSADRAIN, &saved_settings);
  ct_restore_arm(false);
}

void ct_line_resume(void) {
  if (!is_open) return;
  struct termios settings = saved_settings;
  settings.c_iflag &= ~(tcflag_t)(ICRNL | INLCR | IGNCR);
  // ISIG as well: for a signal key, the system discards the input typed before it that has not been
  // read yet.
  settings.c_lflag &= ~(tcflag_t)(ICANON | ECHO | IEXTEN | ISIG);
  settings.c_cc[VMIN] = 1;
  settings.c_cc[VTIME] = 0;
  ct_restore_arm(true);
  tcsetattr(STDIN_FILENO, TCSADRAIN, &settings);
  say(PASTE_ON);
}

void ct_line_close(void) {
  ct_line_suspend();
  is_open = false;
}

void ct_line_write(const void *bytes, size_t count) {
  if (!is_open) return;
  ssize_t written = write(STDOUT_FILENO, bytes, count);
  (void)written;
}

long ct_line_read(void *bytes, size_t capacity) {
  return ct_read_from(STDIN_FILENO, bytes, capacity);
}

/// The terminal device: its descriptors, its settings, its size, and its input.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "internal.h"

static int input = -1, output = -1;
static struct termios saved_settings;

/// The standard stream if it is a terminal, else the controlling terminal; always a new descriptor.
static int open_input(void) {
  return isatty(STDIN_FILENO) ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
                              : open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC);
}

/// A descriptor for writing that returns instead of waiting.
///
/// The terminal is opened again for that: everyone who shares an open file shares the flag, so the
/// shell would see it, too. If it cannot be opened by name, a blocking duplicate is used instead.
static int open_output(void) {
  const int flags = O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC;
  char name[256];
  if (!isatty(STDOUT_FILENO)) return open("/dev/tty", flags);
  int opened = ttyname_r(STDOUT_FILENO, name, sizeof name) == 0 ? open(name, flags) : -1;
  return opened >= 0 ? opened : fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
}

bool ct_terminal_open(void) {
  input = open_input();
  output = open_output();
  if (input >= 0 && output >= 0 && tcgetattr(output, &saved_settings) == 0) return true;
  ct_terminal_close();
  return false;
}

void ct_terminal_close(void) {
  if (input >= 0) close(input);
  if (output >= 0) close(output);
  input = output = -1;
}

int ct_input_descriptor(void) { return input; }

int ct_output_descriptor(void) { return output; }

const struct termios *ct_terminal_settings(void) { return &saved_settings; }

void ct_terminal_take(void) {
  struct termios settings = saved_settings;
  settings.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | IGNCR | INLCR | ISTRIP | IXON | PARMRK);
  settings.c_oflag &= ~(tcflag_t)OPOST;
  settings.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN | ISIG);
  settings.c_cc[VMIN] = 1;
  settings.c_cc[VTIME] = 0;
  tcsetattr(output, TCSADRAIN, &settings);
}

void ct_terminal_give_back(void) {
  bool is_read = ct_finish_writing();
  // A terminal that does not read would keep us waiting for ever.
  tcsetattr(output, is_read ? TCSADRAIN : TCSANOW, &saved_settings);
}

static int number_in_environment(const char *name) {
  const char *text = getenv(name);
  long number = text ? strtol(text, NULL, 10) : 0;
  return number > 0 && number <= MOST_COLUMNS ? (int)number : 0;
}

static int first_of(int first, int second, int third) {
  return first > 0 ? first : second > 0 ? second : third;
}

static int at_most(int limit, int number) { return number < limit ? number : limit; }

void ct_size(int *columns, int *rows) {
  struct winsize size;
  bool is_told = ioctl(output, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0;
  // LINES and COLUMNS count only if the terminal reports no size, as on serial lines: a shell that
  // exports them exports the size at some earlier time.
  *columns = is_told ? size.ws_col : number_in_environment("COLUMNS");
  *rows = is_told ? size.ws_row : number_in_environment("LINES");
  *columns = at_most(MOST_COLUMNS, first_of(*columns, ct_capability_number("cols"), 80));
  *rows = at_most(MOST_ROWS, first_of(*rows, ct_capability_number("lines"), 24));
}

void ct_cell_pixels(int *width, int *height) {
  struct winsize size;
  bool is_told = ioctl(output, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0;
  *width = is_told ? size.ws_xpixel / size.ws_col : 0;
  *height = is_told ? size.ws_ypixel / size.ws_row : 0;
}

long ct_read_from(int descriptor, void *bytes, size_t capacity) {
  struct pollfd ready = {.fd = descriptor, .events = POLLIN};
  if (poll(&ready, 1, 0) <= 0) return -1;
  ssize_t count = read(descriptor, bytes, capacity);
  if (count < 0 && (errno == EINTR || errno == EAGAIN)) return -1;
  return count > 0 ? count : 0;
}

long ct_read(void *bytes, size_t capacity) { return ct_read_from(input, bytes, capacity); }

/// Opening and closing the screen, its size, its modes, and bytes in and out.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "internal.h"

static SCREEN *screen;
static FILE *input, *output;
static struct termios saved_settings;
static bool is_unicode, is_active;
static int colors_shown;
static bool modes[CT_MODES];
static const char *const mode_numbers[CT_MODES] = {"2004", "1000;1006", "1004"};

/// The standard stream where it is a terminal, else the terminal that controls the process; always
/// a descriptor of our own.
static FILE *open_stream(int standard, const char *how) {
  int descriptor = isatty(standard) ? fcntl(standard, F_DUPFD_CLOEXEC, 3)
                                    : open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (descriptor < 0) return NULL;
  FILE *stream = fdopen(descriptor, how);
  if (!stream) close(descriptor);
  return stream;
}

static void close_streams(void) {
  if (input) fclose(input);
  if (output) fclose(output);
  input = output = NULL;
}

bool ct_choose_unicode(void) {
  static const char *const locales[] = {"", "C.UTF-8", "C.utf8", "en_US.UTF-8", "UTF-8"};
  for (size_t i = 0; i < sizeof locales / sizeof *locales; i++) {
    if (setlocale(LC_CTYPE, locales[i]) && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return true;
  }
  setlocale(LC_CTYPE, "C");
  return false;
}

static const char *capability(const char *name) {
  const char *value = tigetstr(name);
  return value && value != (char *)-1 ? value : "";
}

/// Looks the type up before ncurses starts, which would print and exit instead of refusing.
static ct_outcome check_type(void) {
  int found = 0;
  const char *term = getenv("TERM");
  if (!term || !*term || setupterm(NULL, fileno(output), &found) != OK) return CT_UNKNOWN_TYPE;
  bool is_usable = *capability("cup") && *capability("clear");
  del_curterm(cur_term);
  return is_usable ? CT_OPEN : CT_UNUSABLE_TYPE;
}

/// The size that the terminal tells; some, such as serial lines, tell none.
static bool read_size(struct winsize *size) {
  return ioctl(fileno(output), TIOCGWINSZ, size) == 0 && size->ws_row > 0 && size->ws_col > 0;
}

/// Lets LINES and COLUMNS count only where the terminal tells no size: a shell that exports them
/// exports the size that it had at some time before.
static void choose_source_of_size(void) {
  struct winsize size;
  bool is_told = read_size(&size);
  use_env(!is_told);
  use_tioctl(is_told);
}

/// Starts ncurses with the type in TERM.
static ct_outcome start(void) {
  ct_outcome outcome = check_type();
  if (outcome != CT_OPEN) return outcome;
  screen = newterm(NULL, output, input);
  return screen ? CT_OPEN : CT_FAILED;
}

static ct_outcome start_with_best_type(bool colors) {
  if (colors && ct_offer_direct_color()) {
    ct_outcome outcome = start();
    ct_withdraw_direct_color();
    if (outcome == CT_OPEN) return CT_OPEN;
  }
  return start();
}

/// What leaves the alternate screen, or a fresh line where there is no such screen.
static const char *leave_screen(void) {
  const char *leave = capability("rmcup");
  return *leave ? leave : "\r\n";
}

static void prepare_restore(void) {
  char reset[512];
  snprintf(
      reset, sizeof reset, "\033[?2026l\033[?2004l\033[?1000;1006l\033[?1004l%s%s%s%s",
      capability("sgr0"), capability("op"), capability("cnorm"), leave_screen());
  ct_restore_prepare(fileno(output), &saved_settings, reset);
}

/// Some types reset the palette when the screen is left, which the user may have set.
static void keep_palette(void) {
  char *reset_palette = tigetstr("oc");
  if (reset_palette && reset_palette != (char *)-1) *reset_palette = 0;
}

static void set_up(bool colors) {
  raw();
  noecho();
  nonl();
  intrflush(stdscr, FALSE);
  typeahead(-1);
  keep_palette();
  colors_shown = 0;
  if (colors && has_colors()) {
    start_color();
    use_default_colors();
    colors_shown = COLORS;
  }
  ct_pairs_open();
  // ncurses writes after every cursor movement until the screen was left and entered once.
  def_prog_mode();
  endwin();
  reset_prog_mode();
}

ct_outcome ct_open(bool colors, bool unicode) {
  if (screen) return CT_FAILED;
  input = open_stream(STDIN_FILENO, "r");
  output = open_stream(STDOUT_FILENO, "w");
  if (!input || !output || tcgetattr(fileno(output), &saved_settings) != 0) {
    close_streams();
    return CT_NO_TERMINAL;
  }
  is_unicode = unicode && ct_choose_unicode();
  choose_source_of_size();
  ct_outcome outcome = start_with_best_type(colors);
  if (outcome != CT_OPEN) {
    close_streams();
    return outcome;
  }
  prepare_restore();
  ct_restore_arm(true);
  set_up(colors);
  is_active = true;
  return CT_OPEN;
}

static void write_mode(ct_mode mode, bool on) {
  char sequence[32];
  int length =
      snprintf(sequence, sizeof sequence, "\033[?%s%c", mode_numbers[mode], on ? 'h' : 'l');
  ct_write(sequence, (size_t)length);
}

static void write_modes(bool on) {
  for (int mode = 0; mode < CT_MODES; mode++) {
    if (modes[mode]) write_mode((ct_mode)mode, on);
  }
}

void ct_set_mode(ct_mode mode, bool on) {
  if (modes[mode] == on) return;
  modes[mode] = on;
  if (is_active) write_mode(mode, on);
}

void ct_suspend(void) {
  if (!is_active) return;
  is_active = false;
  write_modes(false);
  endwin();
  if (!*capability("rmcup")) ct_write("\r\n", 2);
  tcsetattr(fileno(output), TCSADRAIN, &saved_settings);
  ct_restore_arm(false);
}

void ct_resume(void) {
  if (!screen) return;
  is_active = true;
  ct_restore_arm(true);
  reset_prog_mode();
  write_modes(true);
  ct_resize();
}

void ct_close(void) {
  if (!screen) return;
  ct_suspend();
  memset(modes, 0, sizeof modes);
  ct_set_synchronized(false);
  ct_forget_cursor();
  delscreen(screen);
  screen = NULL;
  close_streams();
}

int ct_input_descriptor(void) { return input ? fileno(input) : -1; }

int ct_colors(void) { return colors_shown; }

bool ct_is_unicode(void) { return is_unicode; }

void ct_size(int *columns, int *rows) {
  *columns = COLS;
  *rows = LINES;
}

void ct_resize(void) {
  struct winsize size;
  if (read_size(&size)) resize_term(size.ws_row, size.ws_col);
  ct_forget_cursor();
  clearok(curscr, TRUE);
}

bool ct_write(const void *bytes, size_t count) {
  const char *rest = bytes;
  while (count > 0) {
    ssize_t written = write(fileno(output), rest, count);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    rest += written;
    count -= (size_t)written;
  }
  return true;
}

long ct_read_from(int descriptor, void *bytes, size_t capacity) {
  struct pollfd ready = {.fd = descriptor, .events = POLLIN};
  if (poll(&ready, 1, 0) <= 0) return -1;
  ssize_t count = read(descriptor, bytes, capacity);
  if (count < 0 && (errno == EINTR || errno == EAGAIN)) return -1;
  return count > 0 ? count : 0;
}

long ct_read(void *bytes, size_t capacity) {
  return ct_read_from(fileno(input), bytes, capacity);
}

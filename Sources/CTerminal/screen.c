/// Opening and closing the screen, its size and its modes.

#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

static SCREEN *screen;
static bool is_unicode, is_active;
static int colors_shown;
static bool modes[CT_MODES];
static const char *const mode_numbers[CT_MODES] = {"2004", "1000;1006", "1004"};

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

/// Looks up the type before ncurses starts, which would print a message and exit instead of
/// failing.
static ct_outcome check_type(void) {
  int found = 0;
  const char *term = getenv("TERM");
  if (!term || !*term || setupterm(NULL, ct_output_descriptor(), &found) != OK)
    return CT_UNKNOWN_TYPE;
  bool is_usable = *capability("cup") && *capability("clear");
  del_curterm(cur_term);
  return is_usable ? CT_OPEN : CT_UNUSABLE_TYPE;
}

/// Names all of 256 colours in the one way that fits them all, where the type has shorter ways for
/// the first sixteen: ncurses evaluates its conditions for every change of colour, and a poster has
/// a thousand changes.
static void simplify_colors(void) {
  static char foreground[] = "\033[38;5;%p1%dm", background[] = "\033[48;5;%p1%dm";
  if (strcmp(capability("setaf"),
             "\033[%?%p1%{8}%<%t3%p1%d%e%p1%{16}%<%t9%p1%{8}%-%d%e38;5;%p1%d%;m") == 0)
    set_a_foreground = foreground;
  if (strcmp(capability("setab"),
             "\033[%?%p1%{8}%<%t4%p1%d%e%p1%{16}%<%t10%p1%{8}%-%d%e48;5;%p1%d%;m") == 0)
    set_a_background = background;
}

/// Starts ncurses with the type in TERM; it knows no terminal, only the file for frames.
static ct_outcome start(FILE *frame) {
  ct_outcome outcome = check_type();
  if (outcome != CT_OPEN) return outcome;
  screen = newterm(NULL, frame, frame);
  if (!screen) return CT_FAILED;
  simplify_colors();
  return CT_OPEN;
}

static ct_outcome start_with_best_type(FILE *frame, bool colors) {
  if (colors && ct_offer_direct_color()) {
    ct_outcome outcome = start(frame);
    ct_withdraw_direct_color();
    if (outcome == CT_OPEN) return CT_OPEN;
  }
  return start(frame);
}

static void tell_number(const char *name, int number) {
  char text[16];
  snprintf(text, sizeof text, "%d", number);
  if (number > 0) {
    setenv(name, text, 1);
  } else {
    unsetenv(name);
  }
}

/// Tells ncurses the terminal's size through the variables that it reads whenever it enters the
/// screen: it has no terminal to ask, and values exported by a shell may be anything.
static void tell_size(void) {
  int columns, rows;
  bool is_known = ct_terminal_size(&columns, &rows);
  tell_number("COLUMNS", is_known ? columns : 0);
  tell_number("LINES", is_known ? rows : 0);
  if (is_known && screen) resize_term(rows, columns);
}

/// The sequence that leaves the alternate screen, or a new line if there is no such screen.
static const char *leave_screen(void) {
  const char *leave = capability("rmcup");
  return *leave ? leave : "\r\n";
}

/// The sequence that ends a control string cut in the middle, such as an image: some terminals would
/// take everything after it for its rest. What is for the terminal around tmux has two ends.
static const char *end_control_string(void) {
  const char *term = getenv("TERM");
  bool is_tmux = getenv("TMUX") || (term && strncmp(term, "tmux", 4) == 0);
  return is_tmux ? "\033\\\033\\\033Ptmux;\033\033\\\033\\" : "\033\\";
}

static void prepare_restore(void) {
  char reset[512];
  snprintf(
      reset, sizeof reset, "%s\033[?2026l\033[?2004l\033[?1000;1006l\033[?1004l%s%s%s%s",
      end_control_string(), capability("sgr0"), capability("op"), capability("cnorm"),
      leave_screen());
  ct_restore_prepare(ct_output_descriptor(), ct_terminal_settings(), reset);
}

/// Keeps the palette, which the user may have set: some types reset it on leaving the screen.
static void keep_palette(void) {
  char *reset_palette = tigetstr("oc");
  if (reset_palette && reset_palette != (char *)-1) *reset_palette = 0;
}

static void set_up(bool colors) {
  nonl();
  typeahead(-1);
  keep_palette();
  colors_shown = 0;
  if (colors && has_colors()) {
    start_color();
    use_default_colors();
    colors_shown = COLORS;
  }
  ct_pairs_open();
  // ncurses writes after every cursor movement until it has left and entered the screen once. That
  // output is not a frame: the first frame enters the screen.
  endwin();
  ct_frame_drop();
}

/// Releases what `ct_open` acquired before it failed.
static ct_outcome refuse(ct_outcome outcome) {
  ct_frame_close();
  ct_terminal_close();
  return outcome;
}

ct_outcome ct_open(bool colors, bool unicode) {
  if (screen) return CT_FAILED;
  if (!ct_terminal_open()) return CT_NO_TERMINAL;
  is_unicode = unicode && ct_choose_unicode();
  use_env(TRUE);
  use_tioctl(FALSE);
  tell_size();
  FILE *frame = ct_frame_open();
  ct_outcome outcome = frame ? start_with_best_type(frame, colors) : CT_FAILED;
  if (outcome != CT_OPEN) return refuse(outcome);
  prepare_restore();
  ct_restore_arm(true);
  ct_terminal_take();
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
  if (ct_frame_was_shown()) {
    ct_frame_send();
    if (!*capability("rmcup")) ct_write("\r\n", 2);
  }
  ct_frame_drop();
  ct_terminal_give_back();
  ct_restore_arm(false);
}

void ct_resume(void) {
  if (!screen) return;
  is_active = true;
  ct_restore_arm(true);
  ct_terminal_take();
  write_modes(true);
  ct_resize();
}

void ct_close(void) {
  if (!screen) return;
  ct_suspend();
  memset(modes, 0, sizeof modes);
  delscreen(screen);
  screen = NULL;
  ct_output_close();
  refuse(CT_OPEN);
}

int ct_colors(void) { return colors_shown; }

bool ct_is_unicode(void) { return is_unicode; }

void ct_size(int *columns, int *rows) {
  *columns = COLS;
  *rows = LINES;
}

void ct_resize(void) {
  tell_size();
  ct_forget_cursor();
  clearok(curscr, TRUE);
}

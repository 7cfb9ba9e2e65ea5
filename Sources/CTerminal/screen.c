/// Opening and closing the screen, and its modes.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

static bool is_open, is_active;
static bool modes[CT_MODES];
static const char *const mode_numbers[CT_MODES] = {"2004", "1000;1006", "1004", "2031"};

/// The sequence that leaves the alternate screen, or a new line if there is no such screen.
static const char *leave_screen(void) {
  const char *leave = ct_capability("rmcup");
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
      reset, sizeof reset, "%s\033[?2026l\033[?2004l\033[?1000;1006l\033[?1004l\033[?2031l%s%s%s%s",
      end_control_string(), ct_capability("sgr0"), ct_capability("op"), ct_capability("cnorm"),
      leave_screen());
  ct_restore_prepare(ct_output_descriptor(), ct_terminal_settings(), reset);
}

ct_outcome ct_open(const char *like, ct_coloring coloring) {
  if (is_open) return CT_FAILED;
  if (!ct_terminal_open()) return CT_NO_TERMINAL;
  const char *type;
  ct_outcome outcome = ct_type_choose(like, &type);
  if (outcome == CT_OPEN) outcome = ct_paint_open(type, coloring);
  if (outcome != CT_OPEN) {
    ct_terminal_close();
    return outcome;
  }
  prepare_restore();
  ct_restore_arm(true);
  ct_terminal_take();
  is_open = is_active = true;
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
  ct_paint_leave();
  ct_terminal_give_back();
  ct_restore_arm(false);
}

void ct_resume(void) {
  if (!is_open) return;
  is_active = true;
  ct_restore_arm(true);
  ct_terminal_take();
  write_modes(true);
}

void ct_resize(void) {
  if (is_open) ct_paint_resize();
}

void ct_close(void) {
  if (!is_open) return;
  ct_suspend();
  is_open = false;
  memset(modes, 0, sizeof modes);
  ct_paint_close();
  ct_output_close();
  ct_terminal_close();
}

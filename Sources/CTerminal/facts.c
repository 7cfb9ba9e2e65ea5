/// Facts that can be known without opening the screen.

#include "CTerminal.h"

#include <curses.h>
#include <term.h>
#include <unistd.h>

const char *ct_library_version(void) { return curses_version(); }

int ct_type_colors(const char *type) {
  int found = 0;
  if (setupterm(type, STDOUT_FILENO, &found) != OK) return -1;
  int colors = tigetnum("colors");
  del_curterm(cur_term);
  return colors > 0 ? colors : 0;
}

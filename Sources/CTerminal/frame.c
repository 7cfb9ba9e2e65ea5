/// Drawing a frame: cells are put into the window of ncurses, which shows what changed.

#include "internal.h"

static int cursor_is_visible = -1;
static bool is_synchronized;

void ct_set_synchronized(bool on) { is_synchronized = on; }

void ct_forget_cursor(void) { cursor_is_visible = -1; }

void ct_erase(void) { werase(stdscr); }

static attr_t attributes(const ct_cell *cell) {
  attr_t attributes = A_NORMAL;
  if (cell->attributes & CT_BOLD) attributes |= A_BOLD;
  if (cell->attributes & CT_DIM) attributes |= A_DIM;
#ifdef A_ITALIC
  if (cell->attributes & CT_ITALIC) attributes |= A_ITALIC;
#endif
  if (cell->attributes & CT_UNDERLINE) attributes |= A_UNDERLINE;
  if (cell->attributes & CT_REVERSE) attributes |= A_REVERSE;
  return attributes;
}

static void convert(const ct_cell *cell, cchar_t *character) {
  wchar_t text[] = {(wchar_t)cell->scalar, (wchar_t)cell->mark1, (wchar_t)cell->mark2, 0};
  int pair = ct_pair(cell->foreground, cell->background);
#if defined(NCURSES_VERSION_PATCH) && NCURSES_VERSION_PATCH >= 20170401
  setcchar(character, text, attributes(cell), 0, &pair);
#else
  setcchar(character, text, attributes(cell), (short)pair, NULL);
#endif
}

void ct_put(int column, int row, const ct_cell *cells, int count) {
  enum { MOST_AT_ONCE = 256 };
  cchar_t characters[MOST_AT_ONCE];
  int length = 0, start = column;
  for (int i = 0; i < count; i++) {
    // A right half is there once the character before it is.
    if (cells[i].scalar == 0) continue;
    if (length == 0) start = column + i;
    convert(&cells[i], &characters[length++]);
    if (length == MOST_AT_ONCE) {
      mvwadd_wchnstr(stdscr, row, start, characters, length);
      length = 0;
    }
  }
  if (length > 0) mvwadd_wchnstr(stdscr, row, start, characters, length);
}

static void show_cursor(bool visible) {
  if (cursor_is_visible == visible) return;
  cursor_is_visible = visible;
  curs_set(visible);
}

void ct_show(int cursor_column, int cursor_row) {
  bool has_cursor =
      cursor_column >= 0 && cursor_column < COLS && cursor_row >= 0 && cursor_row < LINES;
  leaveok(stdscr, !has_cursor);
  if (has_cursor) wmove(stdscr, cursor_row, cursor_column);
  if (is_synchronized) ct_write("\033[?2026h", 8);
  if (!has_cursor) show_cursor(false);
  wrefresh(stdscr);
  if (has_cursor) show_cursor(true);
  if (is_synchronized) ct_write("\033[?2026l", 8);
}

void ct_redraw_all(void) { clearok(curscr, TRUE); }

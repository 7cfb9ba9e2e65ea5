/// Drawing a frame: only what changed since the last one is handed to ncurses.

#include <stdlib.h>
#include <string.h>

#include "internal.h"

static ct_cell *last_frame;
static int last_columns, last_rows;
static cchar_t *line;
static int cursor_is_visible = -1;
static bool is_synchronized;

static int smaller(int a, int b) { return a < b ? a : b; }

void ct_set_synchronized(bool on) { is_synchronized = on; }

void ct_frame_forget(void) {
  free(last_frame);
  free(line);
  last_frame = NULL;
  line = NULL;
  last_columns = last_rows = 0;
  cursor_is_visible = -1;
}

/// Makes the last frame one of blanks of the given size, which is what ncurses is told to show.
static bool start_over(int columns, int rows) {
  ct_frame_forget();
  size_t count = (size_t)columns * (size_t)rows;
  last_frame = malloc(count * sizeof *last_frame + 1);
  line = malloc((size_t)columns * sizeof *line + 1);
  if (!last_frame || !line) {
    ct_frame_forget();
    return false;
  }
  for (size_t i = 0; i < count; i++) {
    last_frame[i] = (ct_cell){.scalar = ' ', .foreground = -1, .background = -1};
  }
  last_columns = columns;
  last_rows = rows;
  werase(stdscr);
  return true;
}

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

/// Hands the changed part of a row to ncurses. `columns` is what the frame has, of which the screen
/// may show less.
static void draw_row(int row, const ct_cell *cells, int columns) {
  ct_cell *last = last_frame + (size_t)row * (size_t)last_columns;
  int start = 0, end = last_columns;
  while (start < end && memcmp(&cells[start], &last[start], sizeof *cells) == 0) start++;
  while (start < end && memcmp(&cells[end - 1], &last[end - 1], sizeof *cells) == 0) end--;
  if (start == end) return;
  if (start > 0 && cells[start].scalar == 0) start--;
  int count = 0;
  for (int column = start; column < end; column++) {
    if (cells[column].scalar == 0 && column > start) continue;
    ct_cell cell = cells[column];
    bool is_last = column + 1 == last_columns && column + 1 < columns;
    bool is_cut = is_last && cells[column + 1].scalar == 0;
    if (is_cut || cell.scalar == 0) {
      cell.scalar = ' ';
      cell.mark1 = cell.mark2 = 0;
    }
    convert(&cell, &line[count++]);
  }
  mvwadd_wchnstr(stdscr, row, start, line, count);
  memcpy(last + start, cells + start, (size_t)(end - start) * sizeof *cells);
}

static void draw_rows(const ct_cell *cells, int columns) {
  for (int row = 0; row < last_rows; row++) {
    draw_row(row, cells + (size_t)row * (size_t)columns, columns);
  }
}

static void show_cursor(bool visible) {
  if (cursor_is_visible == visible) return;
  cursor_is_visible = visible;
  curs_set(visible);
}

void ct_draw(const ct_cell *cells, int columns, int rows, int cursor_column, int cursor_row) {
  int shown_columns = smaller(columns, COLS), shown_rows = smaller(rows, LINES);
  if (shown_columns != last_columns || shown_rows != last_rows) {
    if (!start_over(shown_columns, shown_rows)) return;
  }
  draw_rows(cells, columns);
  if (ct_pairs_are_exhausted()) {
    ct_pairs_forget();
    if (!start_over(shown_columns, shown_rows)) return;
    clearok(curscr, TRUE);
    draw_rows(cells, columns);
  }
  bool has_cursor = cursor_column >= 0 && cursor_column < shown_columns && cursor_row >= 0 &&
                    cursor_row < shown_rows;
  leaveok(stdscr, !has_cursor);
  if (has_cursor) wmove(stdscr, cursor_row, cursor_column);
  if (is_synchronized) ct_write("\033[?2026h", 8);
  if (!has_cursor) show_cursor(false);
  wrefresh(stdscr);
  if (has_cursor) show_cursor(true);
  if (is_synchronized) ct_write("\033[?2026l", 8);
}

void ct_redraw_all(void) { clearok(curscr, TRUE); }

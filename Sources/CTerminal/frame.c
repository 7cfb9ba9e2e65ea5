/// Drawing a frame: cells are put into the ncurses window, and ncurses computes the bytes that show
/// the changes.
///
/// ncurses writes them into a file in memory, from which they are sent to the terminal in one piece,
/// without what it knows already: on its own, ncurses would block on a terminal that does not read,
/// deaf to everything else.

#define _GNU_SOURCE
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

#include "internal.h"

static FILE *file;
static int cursor_is_visible = -1;
static bool is_synchronized;
/// Whether a frame has been shown since ncurses last left the screen.
static bool was_shown;

FILE *ct_frame_open(void) {
#ifdef MFD_CLOEXEC
  int descriptor = memfd_create("movies-tui frame", MFD_CLOEXEC);
  if (descriptor >= 0 && !(file = fdopen(descriptor, "w"))) close(descriptor);
#endif
  if (!file) file = tmpfile();
  return file;
}

void ct_frame_close(void) {
  if (file) fclose(file);
  file = NULL;
  cursor_is_visible = -1;
  is_synchronized = false;
}

/// How many bytes ncurses has written since the last call.
static size_t length(void) {
  off_t end = lseek(fileno(file), 0, SEEK_CUR);
  return end > 0 ? (size_t)end : 0;
}

bool ct_frame_was_shown(void) { return was_shown; }

void ct_frame_drop(void) {
  lseek(fileno(file), 0, SEEK_SET);
  was_shown = false;
}

void ct_frame_send(void) {
  size_t count = length();
  char *room = ct_output_room(count);
  if (room && pread(fileno(file), room, count, 0) == (ssize_t)count)
    ct_output_add(ct_reduce_styles(room, count, move_standout_mode));
  lseek(fileno(file), 0, SEEK_SET);
}

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

static bool is_ascii(const ct_cell *cell) {
  return cell->scalar >= ' ' && cell->scalar <= '~' && cell->mark1 == 0;
}

static bool look_alike(const ct_cell *cell, const ct_cell *other) {
  return cell->foreground == other->foreground && cell->background == other->background &&
         cell->attributes == other->attributes;
}

void ct_put(int column, int row, const ct_cell *cells, int count) {
  enum { MOST_AT_ONCE = 256 };
  cchar_t characters[MOST_AT_ONCE];
  int length = 0, start = column;
  // The last plain character that was converted: those that look alike differ in one number.
  const ct_cell *model = NULL;
  cchar_t converted;
  for (int i = 0; i < count; i++) {
    // A right half is put together with the character before it.
    if (cells[i].scalar == 0) continue;
    if (length == 0) start = column + i;
    if (!is_ascii(&cells[i])) {
      convert(&cells[i], &characters[length++]);
    } else {
      if (!model || !look_alike(&cells[i], model)) {
        model = &cells[i];
        convert(model, &converted);
      }
      converted.chars[0] = (wchar_t)cells[i].scalar;
      characters[length++] = converted;
    }
    if (length == MOST_AT_ONCE) {
      mvwadd_wchnstr(stdscr, row, start, characters, length);
      length = 0;
    }
  }
  if (length > 0) mvwadd_wchnstr(stdscr, row, start, characters, length);
}

bool ct_clears_in_color(void) { return back_color_erase; }

static void show_cursor(bool visible) {
  if (cursor_is_visible == visible) return;
  cursor_is_visible = visible;
  curs_set(visible);
}

bool ct_show(int cursor_column, int cursor_row) {
  bool has_cursor =
      cursor_column >= 0 && cursor_column < COLS && cursor_row >= 0 && cursor_row < LINES;
  leaveok(stdscr, !has_cursor);
  if (has_cursor) wmove(stdscr, cursor_row, cursor_column);
  if (!has_cursor) show_cursor(false);
  wrefresh(stdscr);
  if (has_cursor) show_cursor(true);
  bool is_marked = is_synchronized && length() > 0;
  if (is_marked) ct_output_append("\033[?2026h", 8);
  ct_frame_send();
  was_shown = true;
  if (is_marked) ct_output_append("\033[?2026l", 8);
  return ct_flush();
}

void ct_redraw_all(void) { clearok(curscr, TRUE); }

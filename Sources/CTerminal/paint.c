/// Painting: cells go into ncurses' window, and ncurses computes the bytes that show the changes.
///
/// ncurses writes into a file in memory, whose bytes are then sent to the terminal in one piece: on
/// its own it would block on a terminal that does not read, deaf to everything else.

#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wchar.h>

#include "internal.h"

/// What stands in for a character that the C library counts otherwise.
enum { REPLACEMENT = 0xFFFD };

static SCREEN *screen;
static FILE *file;
static int cursor_is_visible = -1;
static bool marks_frames;
/// Whether a frame has been shown since ncurses last left the screen.
static bool was_shown;

static FILE *open_file(void) {
#ifdef MFD_CLOEXEC
  int descriptor = memfd_create("movies-tui frame", MFD_CLOEXEC);
  FILE *in_memory = descriptor >= 0 ? fdopen(descriptor, "w") : NULL;
  if (in_memory) return in_memory;
  if (descriptor >= 0) close(descriptor);
#endif
  return tmpfile();
}

/// How many bytes ncurses has written.
static size_t written(void) {
  off_t end = lseek(fileno(file), 0, SEEK_CUR);
  return end > 0 ? (size_t)end : 0;
}

static void drop(void) { lseek(fileno(file), 0, SEEK_SET); }

static void send_written(void) {
  ct_append_file(fileno(file), written());
  drop();
}

/// Keeps the palette, which the user may have set: some types reset it on leaving the screen, and
/// the Linux console's way swallows what follows in other terminals.
static void keep_palette(void) {
  char *reset_palette = tigetstr("oc");
  if (reset_palette && reset_palette != (char *)-1) *reset_palette = 0;
}

static void set_up(bool colors) {
  nonl();
  typeahead(-1);
  keep_palette();
  if (colors && has_colors()) {
    start_color();
    use_default_colors();
  }
  // ncurses writes after every movement of the cursor until it has left the screen once. That
  // output is no frame: the first frame enters the screen.
  endwin();
  drop();
}

ct_outcome ct_paint_open(const char *type, ct_coloring coloring) {
  file = open_file();
  if (!file) return CT_FAILED;
  // The environment is not asked for the size. The file is, but is no terminal: ncurses begins with
  // some size, also for types that have none, and is told the real one below.
  use_env(FALSE);
  use_tioctl(TRUE);
  if (coloring == CT_DIRECT_COLOR) screen = ct_direct_color_open(file);
  if (!screen) screen = newterm(type, file, file);
  if (!screen) {
    ct_paint_close();
    return CT_FAILED;
  }
  set_up(coloring != CT_NO_COLOR);
  ct_paint_resize();
  return CT_OPEN;
}

void ct_paint_close(void) {
  if (screen) delscreen(screen);
  if (file) fclose(file);
  screen = NULL;
  file = NULL;
  marks_frames = was_shown = false;
}

void ct_paint_resize(void) {
  int columns, rows;
  ct_size(&columns, &rows);
  resize_term(rows, columns);
  cursor_is_visible = -1;
}

void ct_paint_leave(void) {
  endwin();
  if (was_shown) {
    send_written();
    if (!*ct_capability("rmcup")) ct_write("\r\n", 2);
  }
  drop();
  was_shown = false;
}

int ct_colors(void) { return COLORS > 0 ? COLORS : 0; }

int ct_pairs(void) { return COLORS > 0 ? COLOR_PAIRS : 0; }

void ct_define_pair(int pair, int foreground, int background) {
#if defined(NCURSES_VERSION_PATCH) && NCURSES_VERSION_PATCH >= 20170401
  init_extended_pair(pair, foreground, background);
#else
  init_pair((short)pair, (short)foreground, (short)background);
#endif
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

static void convert(const ct_cell *cell, uint32_t scalar, cchar_t *character) {
  wchar_t text[CCHARW_MAX + 1] = {(wchar_t)scalar};
  for (int mark = 0; mark < CT_MARKS && scalar == cell->scalar; mark++)
    text[1 + mark] = (wchar_t)cell->marks[mark];
  int pair = cell->pair;
#if defined(NCURSES_VERSION_PATCH) && NCURSES_VERSION_PATCH >= 20170401
  setcchar(character, text, attributes(cell), 0, &pair);
#else
  setcchar(character, text, attributes(cell), (short)pair, NULL);
#endif
}

/// Whether ncurses, which asks the C library, gives a character as many cells as we do.
static bool has_width(uint32_t scalar, int width) {
  return (scalar >= ' ' && scalar <= '~' && width == 1) || wcwidth((wchar_t)scalar) == width;
}

void ct_put(int column, int row, const ct_cell *cells, int count) {
  cchar_t characters[MOST_COLUMNS];
  int length = 0;
  for (int i = 0; i < count && length < MOST_COLUMNS; i++) {
    const ct_cell *cell = &cells[i];
    bool is_wide = i + 1 < count && cells[i + 1].scalar == 0;
    if (has_width(cell->scalar, is_wide ? 2 : 1)) {
      convert(cell, cell->scalar, &characters[length++]);
      if (is_wide) i++;
    } else {
      convert(cell, cell->scalar ? REPLACEMENT : ' ', &characters[length++]);
    }
  }
  // Of the last cell of the screen ncurses says that it failed, and paints it all the same.
  mvwadd_wchnstr(stdscr, row, column, characters, length);
}

static void show_cursor(bool visible) {
  if (cursor_is_visible == visible) return;
  cursor_is_visible = visible;
  curs_set(visible);
}

bool ct_show(int column, int row) {
  bool has_cursor = column >= 0 && column < COLS && row >= 0 && row < LINES;
  leaveok(stdscr, !has_cursor);
  if (has_cursor) wmove(stdscr, row, column);
  if (!has_cursor) show_cursor(false);
  wnoutrefresh(stdscr);
  doupdate();
  if (has_cursor) show_cursor(true);
  was_shown = true;
  bool is_marked = marks_frames && written() > 0;
  if (is_marked) ct_append("\033[?2026h", 8);
  send_written();
  if (is_marked) ct_append("\033[?2026l", 8);
  return ct_flush();
}

void ct_mark_frames(bool on) { marks_frames = on; }

void ct_start_over(void) {
  werase(stdscr);
  clearok(curscr, TRUE);
}

// A list in a terminal with the details of the chosen row beside it, painted by ncurses alone: each
// step changes two rows of the list and some twenty rows of details, as the program's does. What a
// key costs the program is compared with this.
#include <curses.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>

enum { ROW_COUNT = 1000, LONGEST_ROW = 200, LONGEST_LINE = 400, FIRST_PLOT = 8, LAST_PLOT = 22 };

static char rows[ROW_COUNT][LONGEST_ROW];
static const char *const words[] = {
    "a",    "captain", "who",   "never", "sleeps", "meets", "the",   "last",  "keeper", "of",   "an",
    "empty", "harbour", "and",   "finds", "letters", "from", "his",  "own",   "future", "while", "it",
    "rains",
};
enum { WORD_COUNT = sizeof words / sizeof *words };

static void make_rows(void) {
  for (int row = 0; row < ROW_COUNT; row++)
    snprintf(
        rows[row], LONGEST_ROW, "%4d  A Film With a Name, Number %04d (19%02d) * %d.%d", row + 1,
        row * 7919 % 10000, row % 100, 5 + row % 5, row % 10);
}

/// Fills a line with words that depend on the chosen row.
static void make_line(char *line, int width, unsigned *seed) {
  int length = 0;
  while (length < width - 12) {
    *seed = *seed * 1103515245 + 12345;
    length += snprintf(
        line + length, (size_t)(LONGEST_LINE - length), "%s ", words[(*seed >> 16) % WORD_COUNT]);
  }
}

static void draw_details(int chosen, int column, int width) {
  char line[LONGEST_LINE];
  unsigned seed = (unsigned)chosen * 2654435761u + 1;
  attron(A_BOLD);
  mvprintw(1, column, "A Film With a Name, Number %04d", chosen * 7919 % 10000);
  attroff(A_BOLD);
  clrtoeol();
  mvprintw(2, column, "%d · %d min · drama, crime", 1900 + chosen % 120, 80 + chosen % 90);
  clrtoeol();
  attron(COLOR_PAIR(1));
  mvprintw(4, column, "IMDb  %d.%d  ########--  %d", 5 + chosen % 5, chosen % 10, chosen * 7919);
  attroff(COLOR_PAIR(1));
  clrtoeol();
  mvprintw(5, column, "Tomatoes %d%%", chosen * 31 % 100);
  clrtoeol();
  mvprintw(6, column, "Metacritic %d", chosen * 17 % 100);
  clrtoeol();
  for (int row = FIRST_PLOT; row < LAST_PLOT && row < LINES - 1; row++) {
    make_line(line, width, &seed);
    mvaddnstr(row, column, line, width);
    clrtoeol();
  }
  mvprintw(23, column, "Director  Somebody %d", chosen);
  clrtoeol();
  mvprintw(24, column, "Cast      Another %d, a Third %d, a Fourth %d", chosen, chosen + 1, chosen + 2);
  clrtoeol();
}

static void draw(int chosen, int top) {
  int height = LINES - 2, width = COLS * 45 / 100;
  erase();
  attron(A_BOLD);
  mvprintw(0, 0, "films  %d results", ROW_COUNT);
  attroff(A_BOLD);
  for (int row = 0; row < height && top + row < ROW_COUNT; row++) {
    if (top + row == chosen) attron(A_REVERSE);
    mvprintw(1 + row, 0, "%-*.*s", width - 2, width - 2, rows[top + row]);
    if (top + row == chosen) attroff(A_REVERSE);
  }
  draw_details(chosen, width, COLS - width);
  mvprintw(LINES - 1, 0, "%d/%d  q quit", chosen + 1, ROW_COUNT);
  refresh();
}

int main(void) {
  setlocale(LC_ALL, "");
  make_rows();
  initscr();
  cbreak();
  noecho();
  start_color();
  use_default_colors();
  init_pair(1, COLOR_YELLOW, -1);
  curs_set(0);
  keypad(stdscr, TRUE);
  int chosen = 0, top = 0;
  draw(chosen, top);
  for (int key = getch(); key != 'q' && key != ERR; key = getch()) {
    if (key == 'j' && chosen < ROW_COUNT - 1) chosen++;
    if (key == 'k' && chosen > 0) chosen--;
    if (chosen < top) top = chosen;
    if (chosen >= top + LINES - 2) top = chosen - LINES + 3;
    draw(chosen, top);
  }
  endwin();
  return 0;
}

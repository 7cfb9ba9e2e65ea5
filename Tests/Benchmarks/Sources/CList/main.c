// The smallest list possible in a terminal: ncurses, linked with libcurl like the program, a
// header, rows, a footer, and a selection that the arrow keys move. The program is compared with
// it.
#include <curl/curl.h>
#include <curses.h>
#include <locale.h>

enum { ROW_COUNT = 33 };

static void draw(int selection) {
  erase();
  mvprintw(0, 2, "batman");
  mvhline(1, 1, ACS_HLINE, COLS - 2);
  for (int row = 0; row < ROW_COUNT && row < LINES - 4; row++) {
    if (row == selection) attron(A_REVERSE);
    mvprintw(row + 2, 1, "%-*s", COLS - 2, "  Batman Returns                                 1992");
    if (row == selection) attroff(A_REVERSE);
  }
  mvhline(LINES - 2, 1, ACS_HLINE, COLS - 2);
  mvprintw(LINES - 1, 2, "any year");
  refresh();
}

int main(void) {
  setlocale(LC_ALL, "");
  curl_version_info(CURLVERSION_NOW);
  initscr();
  cbreak();
  noecho();
  curs_set(0);
  keypad(stdscr, TRUE);
  int selection = 0;
  draw(selection);
  for (int key = getch(); key != 'q' && key != ERR; key = getch()) {
    if (key == 'j' && selection < ROW_COUNT - 1) selection++;
    if (key == 'k' && selection > 0) selection--;
    draw(selection);
  }
  endwin();
  return 0;
}

/// Declarations shared by the files of this target.

#ifndef CTERMINAL_INTERNAL_H
#define CTERMINAL_INTERNAL_H

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <term.h>

#undef lines
#undef columns

#include <stdio.h>
#include <termios.h>

#include "CTerminal.h"

enum {
  /// No real terminal is larger.
  MOST_COLUMNS = 1000,
  MOST_ROWS = 500,
};

// output.c

/// Adds bytes to the pending ones. Returns false if there is no room for them.
bool ct_append(const void *bytes, size_t count);
/// Adds the first bytes of a file to the pending ones. Returns false if there is no room for them.
bool ct_append_file(int descriptor, size_t count);
/// Sends the pending bytes. A terminal that does not read gets a quarter of a second; then the rest
/// is dropped and the terminal is restored with a few bytes. Returns false in that case.
bool ct_finish_writing(void);
void ct_output_close(void);

// terminal.c

/// Opens the terminal of standard input and output, or else the controlling terminal, and saves its
/// settings. Returns false if there is none.
bool ct_terminal_open(void);
void ct_terminal_close(void);
/// The saved settings.
const struct termios *ct_terminal_settings(void);
/// Switches to keys one by one, without echo, and to unprocessed output.
void ct_terminal_take(void);
/// Restores the saved settings.
void ct_terminal_give_back(void);
/// Reads from a descriptor, as `ct_read` does.
long ct_read_from(int descriptor, void *bytes, size_t capacity);

// type.c

/// Looks up the type in TERM, or else another one; NULL for none. Stores its name if it is usable.
ct_outcome ct_type_choose(const char *like, const char **type);
/// The string of a capability of the terminal's type, by its name in terminfo, without marks for
/// delays; empty if the type does not have it. Needs a type that is read, which owns it.
const char *ct_capability(const char *name);
/// The number of a capability; 0 if the type does not have it. Needs a type that is read.
int ct_capability_number(const char *name);

// paint.c

/// Starts ncurses with a type that is known and usable. Nothing is sent yet.
ct_outcome ct_paint_open(const char *type, ct_coloring coloring);
/// Ends ncurses, which must have left the screen.
void ct_paint_close(void);
/// Tells ncurses the terminal's size.
void ct_paint_resize(void);
/// Leaves the screen until the next frame.
void ct_paint_leave(void);

// direct_color.c

/// Starts ncurses for a terminal with direct colour; NULL where ncurses is too old for that.
SCREEN *ct_direct_color_open(FILE *file);

// restore.c

/// Prepares the way back: what to write to the descriptor and which settings to restore. From now
/// on the terminal is restored when the process ends or crashes.
void ct_restore_prepare(int descriptor, const struct termios *settings, const char *bytes);
/// Sets whether there is something to restore.
void ct_restore_arm(bool armed);
/// Writes the bytes that restore the terminal, as many as it accepts at once.
void ct_restore_write(void);

#endif

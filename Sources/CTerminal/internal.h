/// Declarations shared by the files of this target.

#ifndef CTERMINAL_INTERNAL_H
#define CTERMINAL_INTERNAL_H

#include <curses.h>
#include <term.h>

#undef lines
#undef columns

#include <termios.h>

#include "CTerminal.h"

// output.c

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

/// Looks up the type in TERM, or else another one; NULL for none.
ct_outcome ct_type_open(const char *like);
void ct_type_close(void);

// restore.c

/// Prepares the way back: what to write to the descriptor and which settings to restore. From now
/// on the terminal is restored when the process ends or crashes.
void ct_restore_prepare(int descriptor, const struct termios *settings, const char *bytes);
/// Sets whether there is something to restore.
void ct_restore_arm(bool armed);
/// Writes the bytes that restore the terminal, as many as it accepts at once.
void ct_restore_write(void);

#endif

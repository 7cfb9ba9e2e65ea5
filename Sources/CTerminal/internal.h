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

// direct_color.c

/// Offers ncurses a direct-colour terminal type under the terminal's own TERM, if the environment
/// says that the terminal supports it. Must be undone right after ncurses has read it.
bool ct_offer_direct_color(void);
void ct_withdraw_direct_color(void);

// pairs.c

/// Starts with an empty table of colour pairs.
void ct_pairs_open(void);
/// The number of a colour pair; 0 if the table is full.
int ct_pair(int foreground, int background);

// frame.c

/// Opens the file that ncurses writes frames to; NULL on failure.
FILE *ct_frame_open(void);
void ct_frame_close(void);
/// Passes the output of ncurses on to the bytes for the terminal.
void ct_frame_send(void);
/// Discards the output of ncurses and the fact that a frame was shown.
void ct_frame_drop(void);
/// Whether a frame has been shown, so that there is a screen to leave.
bool ct_frame_was_shown(void);
/// Forgets whether the cursor is visible: the next frame sets it again.
void ct_forget_cursor(void);

// output.c

/// Room for this many bytes after the pending ones; NULL if there is none.
char *ct_output_room(size_t count);
/// Adds this many bytes of that room to the pending ones.
void ct_output_add(size_t count);
/// Adds bytes to the pending ones, without sending them yet.
bool ct_output_append(const void *bytes, size_t count);
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
/// The size to draw in; false if neither the terminal nor the environment tells it.
bool ct_terminal_size(int *columns, int *rows);
/// Reads from a descriptor, as `ct_read` does.
long ct_read_from(int descriptor, void *bytes, size_t capacity);

// restore.c

/// Prepares the way back: what to write to the descriptor and which settings to restore. From now
/// on the terminal is restored when the process ends or crashes.
void ct_restore_prepare(int descriptor, const struct termios *settings, const char *bytes);
/// Sets whether there is something to restore.
void ct_restore_arm(bool armed);
/// Writes the bytes that restore the terminal, as many as it accepts at once.
void ct_restore_write(void);

#endif

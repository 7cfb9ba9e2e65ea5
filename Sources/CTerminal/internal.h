/// What the files of this target share.

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

/// Makes a terminal type with direct colour known to ncurses under its own TERM, where the
/// environment says that the terminal shows it. To be undone right after ncurses has read it.
bool ct_offer_direct_color(void);
void ct_withdraw_direct_color(void);

// pairs.c

/// Starts with an empty table of colour pairs.
void ct_pairs_open(void);
/// The number of a colour pair; 0 where the table is full.
int ct_pair(int foreground, int background);

// frame.c

/// Opens the file that ncurses writes frames to; NULL on failure.
FILE *ct_frame_open(void);
void ct_frame_close(void);
/// Hands on what ncurses has written to the bytes for the terminal.
void ct_frame_send(void);
/// Drops what ncurses has written, and that a frame was shown.
void ct_frame_drop(void);
/// Whether a frame was shown, so that there is a screen to leave.
bool ct_frame_was_shown(void);
/// Forgets whether the cursor is seen: the next frame says it again.
void ct_forget_cursor(void);

// output.c

/// Room for so many bytes behind those that are kept for the terminal; NULL where there is none.
char *ct_output_room(size_t count);
/// Takes so many bytes of that room into what is kept.
void ct_output_add(size_t count);
/// Keeps bytes for the terminal, without sending them yet.
bool ct_output_append(const void *bytes, size_t count);
/// Sends what is kept. A terminal that does not read gets a quarter of a second; then the rest is
/// given up, and it is put back in a few bytes. False where that happened.
bool ct_finish_writing(void);
void ct_output_close(void);

// terminal.c

/// Opens the terminal of standard input and output, or the one that controls the process, and notes
/// its settings. False where there is none.
bool ct_terminal_open(void);
void ct_terminal_close(void);
/// The settings that it was found with.
const struct termios *ct_terminal_settings(void);
/// Has keys come one by one, unseen, and output go out as it is.
void ct_terminal_take(void);
/// Puts the settings back as they were found.
void ct_terminal_give_back(void);
/// The size to draw in; false where neither the terminal nor the environment tells one.
bool ct_terminal_size(int *columns, int *rows);
/// Reads what came in on a descriptor, as `ct_read` does.
long ct_read_from(int descriptor, void *bytes, size_t capacity);

// restore.c

/// Prepares the way back: what to write and which settings to give to the descriptor. From now on
/// the terminal is put back at the end of the process and on a crash.
void ct_restore_prepare(int descriptor, const struct termios *settings, const char *bytes);
/// Says whether there is something to put back.
void ct_restore_arm(bool armed);
/// Writes the bytes that put the terminal back, as many as it takes at once.
void ct_restore_write(void);

#endif

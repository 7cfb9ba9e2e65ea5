/// What the files of this target share.

#ifndef CTERMINAL_INTERNAL_H
#define CTERMINAL_INTERNAL_H

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <term.h>

#undef lines
#undef columns

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

/// Forgets whether the cursor is seen: the next frame says it again.
void ct_forget_cursor(void);

// screen.c

/// Reads what came in on a descriptor, as `ct_read` does.
long ct_read_from(int descriptor, void *bytes, size_t capacity);

// restore.c

/// Prepares the way back: what to write and which settings to give to the descriptor. From now on
/// the terminal is put back at the end of the process and on a crash.
void ct_restore_prepare(int descriptor, const struct termios *settings, const char *bytes);
/// Says whether there is something to put back.
void ct_restore_arm(bool armed);

#endif

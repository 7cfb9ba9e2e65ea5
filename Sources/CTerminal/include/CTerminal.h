/// A small plain-C interface to the terminal: its descriptors and modes, the way back, and ncurses,
/// which paints.
///
/// There is one screen per process, owned by one thread. Nothing of curses.h is visible here: bytes
/// come in, cells go out.

#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
  /// The screen is open.
  CT_OPEN,
  /// Neither standard input and output nor /dev/tty is a terminal.
  CT_NO_TERMINAL,
  /// The terminal database does not know TERM.
  CT_UNKNOWN_TYPE,
  /// The cursor of this TERM cannot be moved, or not in the way of ECMA-48.
  CT_UNUSABLE_TYPE,
  /// The system refused: no memory, no descriptor.
  CT_FAILED,
} ct_outcome;

/// Modes of the terminal that can be switched while the screen is open.
typedef enum {
  /// Pasted text arrives between marks.
  CT_BRACKETED_PASTE,
  /// Buttons and wheel are reported.
  CT_MOUSE,
  /// Gaining and losing the focus is reported.
  CT_FOCUS,
  /// Reports of a change between dark and light colours.
  CT_COLOR_SCHEME,
  CT_MODES,
} ct_mode;

/// How the colours of cells are told.
typedef enum {
  /// Not at all.
  CT_NO_COLOR,
  /// As numbers of the palette that the type has.
  CT_PALETTE,
  /// As 0xRRGGBB from 256 on, where the numbers below are the palette's; as in the palette where
  /// ncurses is too old.
  CT_DIRECT_COLOR,
} ct_coloring;

/// What a cell has besides colours.
enum { CT_BOLD = 1, CT_DIM = 2, CT_ITALIC = 4, CT_UNDERLINE = 8, CT_REVERSE = 16 };

/// How many marks a character can have.
enum { CT_MARKS = 3 };

/// A character with its marks, and how it looks.
typedef struct {
  /// The character; 0 for the right half of a wide one.
  uint32_t scalar;
  /// Combining marks; 0 for none.
  uint32_t marks[CT_MARKS];
  /// The number of a pair of colours; 0 for the terminal's own.
  int32_t pair;
  uint32_t attributes;
} ct_cell;

/// Opens the screen: raw input, and handlers that restore the terminal whatever happens. Nothing is
/// written yet. `like` is a type to take in place of one that the terminal database does not know;
/// NULL for none. Signals that the program catches itself have to be caught before: ncurses catches
/// the others.
ct_outcome ct_open(const char *like, ct_coloring coloring);

/// Restores the terminal. Does nothing if no screen is open.
void ct_close(void);

/// The descriptor from which the terminal's bytes are read.
int ct_input_descriptor(void);

/// How many colours the open screen has; 0 for none.
int ct_colors(void);

/// How many pairs of colours can be defined, counting pair 0; 0 for none.
int ct_pairs(void);

/// Gives the pair with this number, from 1 on, two colours; -1 is the terminal's own. Cells that
/// are shown with it keep their look only after `ct_start_over`.
void ct_define_pair(int pair, int foreground, int background);

/// Puts cells of a row side by side, beginning with a whole character. Shown with `ct_show`.
void ct_put(int column, int row, const ct_cell *cells, int count);

/// Shows what was put since the last time, and the cursor, or none if it is outside. Returns false
/// if the terminal has not accepted everything yet.
bool ct_show(int column, int row);

/// Whether frames are marked so that the terminal shows each at once.
void ct_mark_frames(bool on);

/// Forgets what is on the screen: the next frame begins with blanks, and everything is painted.
void ct_start_over(void);

/// Reads the size again after a change; the next frame has to start over.
void ct_resize(void);

/// The descriptor to which the terminal's bytes are written, to learn when it reads again.
int ct_output_descriptor(void);

/// The current size: that of the terminal, but at most 1,000 columns and 500 rows. If nobody tells
/// it, that of the type, or else 80 columns and 24 rows.
void ct_size(int *columns, int *rows);

/// The size of a cell in pixels, as far as the terminal tells it: 0 for both if it does not.
void ct_cell_pixels(int *width, int *height);

/// Sends the pending bytes without waiting. Returns false if some are still left.
bool ct_flush(void);

/// Switches a mode; it is switched off while the screen is suspended or closed.
void ct_set_mode(ct_mode mode, bool on);

/// Writes bytes to the terminal unchanged, after the pending ones, in one piece and without waiting.
/// Returns false if there is no room for them.
bool ct_write(const void *bytes, size_t count);

/// Reads the terminal's bytes without waiting. Returns their number, 0 at the end of file or when
/// the terminal is gone, or -1 if there is nothing to read now.
long ct_read(void *bytes, size_t capacity);

/// Restores the terminal until `ct_resume`.
void ct_suspend(void);

/// Takes the terminal again after `ct_suspend` or after a stop; its size may be another one.
void ct_resume(void);

/// Whether the process may be stopped: false if SIGTSTP was ignored when it started.
bool ct_can_stop(void);

/// Stops this process and its group, as ^Z does in a shell; returns when it continues.
void ct_stop(void);

/// Catches SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP and SIGCONT, except those that are
/// ignored. Returns a descriptor from which their numbers can be read as bytes, or -1 on failure.
/// Later calls return the same descriptor.
int ct_catch_signals(void);

/// Restores the default handling of the signals caught by `ct_catch_signals`.
void ct_release_signals(void);

/// Chooses a locale that can print characters beyond ASCII, preferably that of the environment, and
/// returns whether there is one. The C library's handling of numbers and dates is unchanged. Must
/// be called on the main thread.
bool ct_choose_unicode(void);

/// The version of ncurses, such as "ncurses 6.4.20221231".
const char *ct_library_version(void);

/// The number of colours of a terminal type in terminfo: 0 for none, -1 for an unknown type. Must
/// not be called while the screen is open.
int ct_type_colors(const char *type);

/// Takes the terminal of standard input and output for editing a line: keys arrive one by one and
/// are not echoed, pasted text arrives between marks. Returns false if there is no terminal, or one
/// that cannot move back in a line.
bool ct_line_open(void);

/// Restores the terminal for a while.
void ct_line_suspend(void);

/// Takes the terminal again after `ct_line_suspend` or after a stop.
void ct_line_resume(void);

/// Restores the terminal. Does nothing if it has not been taken.
void ct_line_close(void);

/// Reads like `ct_read`, from the terminal whose line is being edited.
long ct_line_read(void *bytes, size_t capacity);

/// Writes bytes to the terminal whose line is being edited, unchanged. A failure is ignored: the
/// next read will reveal it.
void ct_line_write(const void *bytes, size_t count);

/// Prevents a crash from writing the process's memory to a file.
void ct_forbid_core_dumps(void);

#endif

/// A small plain-C face of ncursesw.
///
/// There is one screen in a process, and one thread owns it. Nothing of curses.h is visible here:
/// bytes come in, whole frames of cells go out.

#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
  CT_BOLD = 1,
  CT_DIM = 2,
  CT_ITALIC = 4,
  CT_UNDERLINE = 8,
  CT_REVERSE = 16,
};

/// One cell.
typedef struct {
  /// The character, or 0 for the right half of the wide one before it.
  uint32_t scalar;
  /// Combining marks on it, or 0.
  uint32_t mark1, mark2;
  /// -1 for the terminal's own colour, else a number below `ct_colors()`; with direct colour
  /// 0xRRGGBB, where 0 to 7 mean the basic colours.
  int32_t foreground, background;
  /// A sum of `CT_BOLD` and its like.
  uint32_t attributes;
} ct_cell;

typedef enum {
  /// The screen is open.
  CT_OPEN,
  /// Neither standard input and output nor /dev/tty are a terminal.
  CT_NO_TERMINAL,
  /// The terminal database does not know the TERM.
  CT_UNKNOWN_TYPE,
  /// The TERM has no cursor that can be moved.
  CT_UNUSABLE_TYPE,
  /// The system refused: no memory, no descriptor.
  CT_FAILED,
} ct_outcome;

/// Modes of the terminal that can be switched while the screen is open.
typedef enum {
  /// Pasted text comes between marks.
  CT_BRACKETED_PASTE,
  /// Buttons and wheel are reported.
  CT_MOUSE,
  /// Gaining and losing the focus is reported.
  CT_FOCUS,
  CT_MODES,
} ct_mode;

/// Opens the screen: raw input, the alternate screen, handlers that put the terminal back whatever
/// happens; the first frame shows it. Without `colors` none are used; without `unicode` characters beyond ASCII are not.
ct_outcome ct_open(bool colors, bool unicode);

/// Puts the terminal back as it was. Does nothing where no screen is open.
void ct_close(void);

/// The descriptor that the terminal's bytes are read from.
int ct_input_descriptor(void);

/// How many colours there are: 0, 8, 16, 88, 256 or 0x1000000.
int ct_colors(void);

/// Whether characters beyond ASCII can be shown.
bool ct_is_unicode(void);

/// Where the terminal's bytes are written to, to learn when it reads again.
int ct_output_descriptor(void);

/// The size now: that of the terminal, and at most 1,000 columns and 500 rows.
void ct_size(int *columns, int *rows);

/// Reads the size of the terminal again; the next frame repaints everything.
void ct_resize(void);

/// Makes the next frame one of blanks.
void ct_erase(void);

/// Puts cells into a row of the next frame, from a column on; all of them must lie on the screen, and
/// the first must not be the right half of a wide character.
void ct_put(int column, int row, const ct_cell *cells, int count);

/// Whether a cell was put whose colours found no place beside all that were in use.
bool ct_lacks_colors(void);

/// Forgets which colours are in use. Everything must be put again, and is painted again.
void ct_forget_colors(void);

/// Shows the frame, as one write, with the cursor where it is inside, else without it. False where the
/// terminal has not taken all of it yet: `ct_flush` sends the rest.
bool ct_show(int cursor_column, int cursor_row);

/// Sends what the terminal has not taken yet, without waiting. False where there is still a rest.
bool ct_flush(void);

/// Makes the next frame repaint everything.
void ct_redraw_all(void);

/// Switches a mode; it is switched off while the screen is suspended or closed.
void ct_set_mode(ct_mode mode, bool on);

/// Puts frames between the marks of synchronized output, which the terminal must know.
void ct_set_synchronized(bool on);

/// Writes bytes to the terminal as they are, behind what it has not taken yet, without waiting. False
/// where there is no room for them.
bool ct_write(const void *bytes, size_t count);

/// Reads what the terminal sent, without waiting: the number of bytes, 0 at the end of file or when
/// the terminal is gone, -1 where there is nothing to read now.
long ct_read(void *bytes, size_t capacity);

/// Puts the terminal back, to come again with `ct_resume`.
void ct_suspend(void);

/// Takes the terminal again after `ct_suspend` or after a stop, with its size read anew.
void ct_resume(void);

/// Whether the process may be stopped: not where SIGTSTP was ignored when it started.
bool ct_can_stop(void);

/// Stops this process and those of its group, as ^Z does in a shell; returns when it continues.
void ct_stop(void);

/// Catches SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP and SIGCONT, except those that are
/// ignored. Their numbers can be read as bytes from the descriptor that is returned; -1 on failure.
/// Called again it returns the same descriptor.
int ct_catch_signals(void);

/// Lets the signals that `ct_catch_signals` caught do again what they do by themselves.
void ct_release_signals(void);

/// Chooses a locale in which characters beyond ASCII can be printed, that of the environment where it
/// is one, and tells whether there is one at all. The C library's idea of numbers and dates stays
/// what it was. To be called on the main thread.
bool ct_choose_unicode(void);

/// What ncurses calls itself, such as "ncurses 6.4.20221231".
const char *ct_library_version(void);

/// How many colours a type of terminal has by terminfo: 0 for none, -1 for an unknown type. Not to be
/// asked while the screen is open.
int ct_type_colors(const char *type);

/// Takes the terminal of standard input and output for editing a line: keys come one by one and
/// unseen, pasted text between marks. False where they are no terminal or one that cannot go back in
/// a line.
bool ct_line_open(void);

/// Puts the terminal back for a while.
void ct_line_suspend(void);

/// Takes the terminal again after `ct_line_suspend` or after a stop.
void ct_line_resume(void);

/// Puts the terminal back as it was. Does nothing where it is not taken.
void ct_line_close(void);

/// Reads as `ct_read` does, from the terminal whose line is edited.
long ct_line_read(void *bytes, size_t capacity);

/// Lets a crash leave no file with what the process held in memory.
void ct_forbid_core_dumps(void);

#endif

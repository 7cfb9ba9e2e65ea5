/// Leaving out of a frame what the terminal knows already about its style.
///
/// ncurses names both colours whenever one of them changes, and all of a style again when bold text
/// begins or ends. Of the sequences between two texts only what they change together is kept, as
/// one sequence. Moves of the cursor and blanks in the same background wait for none of them.

#include <stdlib.h>
#include <string.h>

#include "internal.h"

enum {
  /// Room for the numbers of a colour, such as 38;2;255;255;255.
  COLOR_LENGTH = 20,
  /// The greatest number of an attribute: 1 is bold, 9 struck out; 20 more ends it.
  LAST_ATTRIBUTE = 9,
  /// The attributes that nobody sees in a blank: bold, dim and italic.
  UNSEEN_IN_BLANKS = 1 << 1 | 1 << 2 | 1 << 3,
};

typedef struct {
  /// The numbers that set the colour; empty for the terminal's own.
  char foreground[COLOR_LENGTH], background[COLOR_LENGTH];
  /// A bit for the number of each attribute.
  unsigned attributes;
} style;

static const style plain;

/// A frame on its way.
typedef struct passage {
  char *end;
  /// What the terminal shows, and what it is to show from here on.
  style shown, wanted;
  /// Whether the terminal may show more than is known: what is to end it is kept.
  bool is_uncertain;
  /// Whether everything was ended since the last text.
  bool was_reset;
  /// Whether letters were told to stand for themselves.
  bool has_letters;
  /// Whether something came that is not understood here: from there on everything is kept.
  bool is_lost;
} passage;

static void append(passage *passage, const char *bytes, size_t count) {
  memmove(passage->end, bytes, count);
  passage->end += count;
}

/// Appends numbers to a sequence that begins at `start`.
static void append_number(passage *passage, const char *start, const char *number) {
  if (passage->end > start + 2) append(passage, ";", 1);
  append(passage, number, strlen(number));
}

static void append_attributes(
    passage *passage, const char *start, unsigned attributes, int offset) {
  for (int attribute = 1; attribute <= LAST_ATTRIBUTE; attribute++) {
    char number[] = {(char)('0' + offset), (char)('0' + attribute), 0};
    if (attributes & 1u << attribute) append_number(passage, start, offset ? number : number + 1);
  }
}

static void append_color(
    passage *passage, const char *start, const char *shown, const char *wanted, const char *own) {
  if (strcmp(shown, wanted) != 0) append_number(passage, start, *wanted ? wanted : own);
}

/// Whether something ends on the way from one style to another.
static bool ends_something(const style *from, const style *to) {
  return from->attributes & ~to->attributes || (*from->foreground && !*to->foreground) ||
         (*from->background && !*to->background);
}

/// Tells the terminal what has changed since the last text, before the next one. That takes no more
/// bytes than what it stands for.
static void tell_changes(passage *passage) {
  char *start = passage->end;
  style *shown = &passage->shown, *wanted = &passage->wanted;
  bool resets =
      passage->was_reset && (passage->is_uncertain || ends_something(shown, wanted));
  if (resets) {
    *shown = plain;
    passage->is_uncertain = false;
  }
  passage->was_reset = false;
  if (!resets && memcmp(shown, wanted, sizeof *shown) == 0) return;
  append(passage, "\033[", 2);
  if (resets && memcmp(wanted, &plain, sizeof plain) != 0) append_number(passage, start, "0");
  append_attributes(passage, start, shown->attributes & ~wanted->attributes, 2);
  append_attributes(passage, start, wanted->attributes & ~shown->attributes, 0);
  append_color(passage, start, shown->foreground, wanted->foreground, "39");
  append_color(passage, start, shown->background, wanted->background, "49");
  append(passage, "m", 1);
  *shown = *wanted;
}

/// Reads the numbers of a colour. Returns where they end, or NULL if they are no colour.
static const char *read_color(const char *numbers, char *color) {
  if (numbers[2] != ';') return NULL;
  char *end;
  long kind = strtol(numbers + 3, &end, 10);
  int rest = kind == 5 ? 1 : kind == 2 ? 3 : 0;
  if (rest == 0) return NULL;
  for (; rest > 0 && *end == ';'; rest--) strtol(end + 1, &end, 10);
  size_t length = (size_t)(end - numbers);
  if (rest > 0 || length >= COLOR_LENGTH) return NULL;
  memset(color, 0, COLOR_LENGTH);
  memcpy(color, numbers, length);
  return end;
}

static void set_color(char *color, const char *number, size_t length) {
  memset(color, 0, COLOR_LENGTH);
  memcpy(color, number, length);
}

/// Reads one change of a style. Returns where it ends, or NULL if it is not known here.
static const char *read_change(passage *passage, const char *number) {
  style *wanted = &passage->wanted;
  char *end;
  long value = strtol(number, &end, 10);
  size_t length = (size_t)(end - number);
  if (length == 0 && *end == ';') return NULL;
  if (value == 0) {
    *wanted = plain;
    passage->was_reset = true;
  } else if (value <= LAST_ATTRIBUTE) {
    wanted->attributes |= 1u << value;
  } else if (value > 22 && value <= 20 + LAST_ATTRIBUTE) {
    wanted->attributes &= ~(1u << (value - 20));
  } else if (value == 38 || value == 48) {
    return read_color(number, value == 38 ? wanted->foreground : wanted->background);
  } else if (value == 39 || value == 49) {
    set_color(value == 39 ? wanted->foreground : wanted->background, "", 0);
  } else if ((value >= 30 && value < 38) || (value >= 90 && value < 98)) {
    set_color(wanted->foreground, number, length);
  } else if ((value >= 40 && value < 48) || (value >= 100 && value < 108)) {
    set_color(wanted->background, number, length);
  } else {
    return NULL;
  }
  return end;
}

/// Reads a sequence that changes the style. Returns where it ends, or NULL if there is none here.
static const char *read_sequence(passage *passage, const char *bytes, const char *end) {
  if (end - bytes < 3 || bytes[0] != '\033' || bytes[1] != '[') return NULL;
  const char *last = bytes + 2;
  while (last < end && *last >= '0' && *last <= ';') last++;
  if (last == end || *last != 'm') return NULL;
  const struct passage before = *passage;
  const char *number = bytes + 2;
  do {
    number = read_change(passage, number);
  } while (number && *number++ == ';');
  if (number && number > last) return last + 1;
  *passage = before;
  passage->is_lost = true;
  return NULL;
}

/// Reads what makes letters stand for themselves and not for line graphics, which are never used:
/// many types have it in the end of every style. Returns where it ends, or NULL.
static const char *read_letters(passage *passage, const char *bytes, const char *end) {
  static const char *const sequences[] = {"\033(B", "\017"};
  for (size_t i = 0; i < sizeof sequences / sizeof *sequences; i++) {
    size_t length = strlen(sequences[i]);
    if ((size_t)(end - bytes) < length || memcmp(bytes, sequences[i], length) != 0) continue;
    if (!passage->has_letters) append(passage, bytes, length);
    passage->has_letters = true;
    return bytes + length;
  }
  return NULL;
}

/// Whether a blank looks the same before the changes of the style as after them.
static bool blanks_look_alike(const passage *passage) {
  const style *shown = &passage->shown, *wanted = &passage->wanted;
  unsigned seen = (shown->attributes | wanted->attributes) & ~(unsigned)UNSEEN_IN_BLANKS;
  return !passage->is_uncertain && seen == 0 &&
         strcmp(shown->background, wanted->background) == 0;
}

static bool is_one_of(const char *bytes, char byte) { return byte && strchr(bytes, byte); }

/// Reads what looks the same whether the changes of the style are told before it or behind it.
/// Returns where it ends, or NULL.
static const char *read_unstyled(
    const passage *passage, const char *bytes, const char *end, bool moves_in_style) {
  if (*bytes == '\r' || *bytes == '\b') return moves_in_style ? bytes + 1 : NULL;
  if (*bytes == ' ') return blanks_look_alike(passage) ? bytes + 1 : NULL;
  if (end - bytes < 3 || bytes[0] != '\033' || bytes[1] != '[') return NULL;
  const char *last = bytes + 2;
  while (last < end && *last >= '0' && *last <= ';') last++;
  if (last == end) return NULL;
  bool moves = moves_in_style && is_one_of("ABCDGHd", *last);
  bool clears = is_one_of("KX", *last) && blanks_look_alike(passage);
  return moves || clears ? last + 1 : NULL;
}

/// Where a text ends that begins at `bytes`: at the next sequence.
static const char *end_of_text(const char *bytes, const char *end) {
  do {
    bytes++;
  } while (bytes < end && *bytes != '\033' && *bytes != '\017');
  return bytes;
}

size_t ct_reduce_styles(char *bytes, size_t count, bool moves_in_style) {
  passage passage = {.end = bytes, .is_uncertain = true};
  const char *end = bytes + count;
  for (const char *next = bytes, *rest; next < end; next = rest) {
    if (!passage.is_lost) {
      if ((rest = read_sequence(&passage, next, end))) continue;
      if ((rest = read_letters(&passage, next, end))) continue;
    }
    rest = passage.is_lost ? NULL : read_unstyled(&passage, next, end, moves_in_style);
    if (!rest) {
      tell_changes(&passage);
      rest = end_of_text(next, end);
    }
    append(&passage, next, (size_t)(rest - next));
  }
  tell_changes(&passage);
  return (size_t)(passage.end - bytes);
}

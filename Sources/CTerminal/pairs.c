/// The colour pairs in use: our own table, because pairs allocated by ncurses are never released.

#include <string.h>

#include "internal.h"

enum {
  /// More than the cells of a screen of 300 columns by 50 lines, each of which may have its own.
  MOST_PAIRS = 16384,
  /// A power of two, at least twice the number of pairs, so that a free slot is always near.
  SLOTS = 32768,
};

static struct {
  uint64_t key;
  int pair;
} slots[SLOTS];

static int capacity, used;
static bool is_exhausted;

static void define(int pair, int foreground, int background) {
#if defined(NCURSES_VERSION_PATCH) && NCURSES_VERSION_PATCH >= 20170401
  init_extended_pair(pair, foreground, background);
#else
  init_pair((short)pair, (short)foreground, (short)background);
#endif
}

static void forget(void) {
  memset(slots, 0, sizeof slots);
  used = 0;
  is_exhausted = false;
}

void ct_pairs_open(void) {
  forget();
  capacity = COLOR_PAIRS < MOST_PAIRS ? COLOR_PAIRS : MOST_PAIRS;
  // The highest number is defined first: growing the table of ncurses later moves entries in use.
  if (has_colors()) define(capacity - 1, COLOR_WHITE, COLOR_BLACK);
}

bool ct_lacks_colors(void) { return is_exhausted; }

void ct_forget_colors(void) {
  forget();
  // The pair numbers of the cells on the screen now mean other colours.
  clearok(curscr, TRUE);
}

int ct_pair(int foreground, int background) {
  if (foreground < 0 && background < 0) return 0;
  uint64_t key = (uint64_t)(uint32_t)(foreground + 2) << 32 | (uint32_t)(background + 2);
  size_t slot = (size_t)(key * 0x9E3779B97F4A7C15u >> 49);
  while (slots[slot].key && slots[slot].key != key) slot = (slot + 1) % SLOTS;
  if (slots[slot].key) return slots[slot].pair;
  if (used + 1 >= capacity) {
    is_exhausted = true;
    return 0;
  }
  define(++used, foreground, background);
  slots[slot].key = key;
  slots[slot].pair = used;
  return used;
}

/// What terminfo knows about the type of the terminal.

#include <stdlib.h>
#include <string.h>

#include "internal.h"

/// Takes the marks for delays out of a string, such as `$<50>`: they are for terminals on a serial
/// line of their time.
static void leave_out_delays(char *string) {
  for (char *mark; (mark = strstr(string, "$<"));) {
    char *rest = strchr(mark, '>');
    if (!rest) return;
    memmove(mark, rest + 1, strlen(rest));
  }
}

const char *ct_capability(const char *name) {
  // The entry that was read owns the string, and may be changed: it is in memory.
  char *value = tigetstr((char *)name);
  if (!value || value == (char *)-1) return "";
  leave_out_delays(value);
  return value;
}

int ct_capability_number(const char *name) {
  int number = tigetnum((char *)name);
  return number > 0 ? number : 0;
}

/// Whether the cursor moves, and everything else works, in the way of ECMA-48: as in all terminals
/// since the VT100, and in those that act as one.
static bool follows_the_standard(void) {
  static const char beginning[] = "\033[%i%p1";
  const char *move = ct_capability("cup");
  return strncmp(move, beginning, strlen(beginning)) == 0 && *ct_capability("clear");
}

/// Reads the entry of a type, without a message and without an end of the process.
static bool read_entry(const char *type) {
  int found = 0;
  return type && *type && setupterm((char *)type, ct_output_descriptor(), &found) == OK;
}

ct_outcome ct_type_choose(const char *like, const char **type) {
  const char *own = getenv("TERM");
  bool is_known = read_entry(own);
  if (!is_known && !read_entry(like)) return CT_UNKNOWN_TYPE;
  *type = is_known ? own : like;
  bool is_usable = follows_the_standard();
  del_curterm(cur_term);
  return is_usable ? CT_OPEN : CT_UNUSABLE_TYPE;
}

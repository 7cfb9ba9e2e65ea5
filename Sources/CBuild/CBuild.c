#include "CBuild.h"

#ifndef MOVIES_TUI_COMMIT
#define MOVIES_TUI_COMMIT ""
#endif

#ifndef MOVIES_TUI_SWIFT
#define MOVIES_TUI_SWIFT ""
#endif

const char *cbuild_commit(void) { return MOVIES_TUI_COMMIT; }

const char *cbuild_swift(void) { return MOVIES_TUI_SWIFT; }

/// The characters that can be printed.

#include <langinfo.h>
#include <locale.h>
#include <string.h>

#include "CTerminal.h"

bool ct_choose_unicode(void) {
  static const char *const locales[] = {"", "C.UTF-8", "C.utf8", "en_US.UTF-8", "UTF-8"};
  for (size_t i = 0; i < sizeof locales / sizeof *locales; i++) {
    if (setlocale(LC_CTYPE, locales[i]) && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return true;
  }
  setlocale(LC_CTYPE, "C");
  return false;
}

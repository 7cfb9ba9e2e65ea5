#define _GNU_SOURCE
#include "CSystemWidth.h"

#include <locale.h>
#include <string.h>
#include <wchar.h>

#ifdef __GLIBC__
#include <gnu/libc-version.h>

bool system_width_is_the_model(void) { return strcmp(gnu_get_libc_version(), "2.36") == 0; }
#else
bool system_width_is_the_model(void) { return false; }
#endif

int system_width(uint32_t scalar) {
  static locale_t unicode;
  if (!unicode) unicode = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
  locale_t before = uselocale(unicode);
  int width = wcwidth((wchar_t)scalar);
  uselocale(before);
  return width;
}

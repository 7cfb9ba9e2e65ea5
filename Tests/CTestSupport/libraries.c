#include "CTestSupport.h"

void ctest_lose(cloader_library *library) {
  static const char *const files[] = {"library-of-nobody.so", NULL};
  library->files = files;
}

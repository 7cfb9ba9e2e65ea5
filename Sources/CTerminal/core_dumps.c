/// Keeps the contents of the process's memory out of files.

#include <sys/resource.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include "CTerminal.h"

void ct_forbid_core_dumps(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_CORE, &limit) == 0) {
    limit.rlim_cur = 0;
    setrlimit(RLIMIT_CORE, &limit);
  }
#ifdef __linux__
  // A core dump handler set in the kernel receives dumps whatever the limit is.
  prctl(PR_SET_DUMPABLE, 0);
#endif
}

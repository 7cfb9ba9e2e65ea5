/// Keeps what the process holds in memory out of files.

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
  // A program that the kernel hands core dumps to gets them whatever the limit is.
  prctl(PR_SET_DUMPABLE, 0);
#endif
}

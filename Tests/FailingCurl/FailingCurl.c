#define _GNU_SOURCE
#include "FailingCurl.h"

#include <dlfcn.h>
#include <stdatomic.h>

#include "CCurl.h"

typedef CURLM *(*multi_init)(void);
typedef CURLMcode (*multi_poll)(CURLM *, struct curl_waitfd[], unsigned int, int, int *);

static atomic_bool is_broken;

void failing_curl_break(void) { atomic_store(&is_broken, 1); }

__attribute__((visibility("default"))) CURLM *curl_multi_init(void) {
  if (atomic_load(&is_broken)) return NULL;
  multi_init next = (multi_init)dlsym(RTLD_NEXT, "curl_multi_init");
  return next();
}

__attribute__((visibility("default"))) CURLMcode curl_multi_poll(
    CURLM *multi, struct curl_waitfd extra[], unsigned int count, int timeout, int *ready) {
  if (atomic_load(&is_broken)) return CURLM_INTERNAL_ERROR;
  multi_poll next = (multi_poll)dlsym(RTLD_NEXT, "curl_multi_poll");
  return next(multi, extra, count, timeout, ready);
}

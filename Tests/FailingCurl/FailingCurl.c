#include "FailingCurl.h"

#include "CCurl.h"

static CURLM *cannot_init(void) { return NULL; }

static CURLMcode cannot_poll(
    CURLM *multi, struct curl_waitfd extra[], unsigned int count, int timeout, int *ready) {
  (void)multi, (void)extra, (void)count, (void)timeout, (void)ready;
  return CURLM_INTERNAL_ERROR;
}

void failing_curl_break(void) {
  static ccurl_functions broken;
  const ccurl_functions *sound = ccurl_functions_in_use();
  if (!sound) return;
  broken = *sound;
  broken.multi_init = cannot_init;
  broken.multi_poll = cannot_poll;
  ccurl_use(&broken);
}

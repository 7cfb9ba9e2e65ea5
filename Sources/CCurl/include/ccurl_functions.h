// The functions of libcurl that CCurl calls, in one table: for CCurl itself, and for tests.

#ifndef CCURL_FUNCTIONS_H
#define CCURL_FUNCTIONS_H

#include <curl/curl.h>

// Each function without the `curl_` of its name.
#define CCURL_FUNCTIONS(each)                                                                    \
  each(easy_cleanup) each(easy_getinfo) each(easy_init) each(easy_setopt) each(easy_strerror)    \
  each(free) each(global_init)                                                                   \
  each(multi_add_handle) each(multi_cleanup) each(multi_info_read) each(multi_init)              \
  each(multi_perform) each(multi_poll) each(multi_remove_handle) each(multi_setopt)              \
  each(multi_strerror) each(multi_wakeup)                                                        \
  each(share_cleanup) each(share_init) each(share_setopt)                                        \
  each(slist_append) each(slist_free_all)                                                        \
  each(url) each(url_cleanup) each(url_get) each(url_set)                                        \
  each(version_info)

// Pointers of the types that the library's header declares.
typedef struct {
#define CCURL_FIELD(name) __typeof__(curl_##name) *name;
  CCURL_FUNCTIONS(CCURL_FIELD)
#undef CCURL_FIELD
} ccurl_functions;

#pragma GCC visibility push(hidden)

/// The functions in use, from a library that is loaded now if it has not been; NULL without one.
const ccurl_functions *ccurl_functions_in_use(void);

/// For tests: calls go to these functions from now on. They are kept for as long as the program
/// runs.
void ccurl_use(const ccurl_functions *functions);

#pragma GCC visibility pop

#endif

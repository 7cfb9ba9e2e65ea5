#include "CCurl.h"

#include <stdatomic.h>

static ccurl_functions loaded;

cloader_library *ccurl_library(void) {
#ifdef __APPLE__
  static const char *const files[] = {"/usr/lib/libcurl.4.dylib", NULL};
#else
  static const char *const files[] = {"libcurl.so.4", NULL};
#endif
#define NAME(name) "curl_" #name,
  static const char *const names[] = {CCURL_FUNCTIONS(NAME) NULL};
#undef NAME
  static cloader_library library = {
      .files = files, .functions = names, .table = &loaded, .lock = PTHREAD_MUTEX_INITIALIZER};
  _Static_assert(
      sizeof names / sizeof *names == sizeof loaded / sizeof(void *) + 1,
      "The table has a place for each function.");
  return &library;
}

/// The functions that calls go to; NULL until the library is loaded.
static _Atomic(const ccurl_functions *) in_use;

void ccurl_use(const ccurl_functions *functions) { atomic_store(&in_use, functions); }

/// For everything that comes after the library was loaded.
static const ccurl_functions *curl(void) { return atomic_load(&in_use); }

const ccurl_functions *ccurl_functions_in_use(void) {
  const ccurl_functions *none = NULL;
  if (!curl() && cloader_file(ccurl_library()))
    atomic_compare_exchange_strong(&in_use, &none, &loaded);
  return curl();
}

const curl_version_info_data *ccurl_version(void) {
  const ccurl_functions *curl = ccurl_functions_in_use();
  return curl ? curl->version_info(CURLVERSION_NOW) : NULL;
}

CURLcode ccurl_global_init(long flags) {
  const ccurl_functions *curl = ccurl_functions_in_use();
  return curl ? curl->global_init(flags) : CURLE_FAILED_INIT;
}

void ccurl_free(void *memory) { curl()->free(memory); }

static const char *const missing = "libcurl cannot be loaded";

const char *ccurl_easy_strerror(CURLcode code) {
  const ccurl_functions *curl = ccurl_functions_in_use();
  return curl ? curl->easy_strerror(code) : missing;
}

const char *ccurl_multi_strerror(CURLMcode code) {
  const ccurl_functions *curl = ccurl_functions_in_use();
  return curl ? curl->multi_strerror(code) : missing;
}

CURL *ccurl_easy_init(void) {
  const ccurl_functions *curl = ccurl_functions_in_use();
  return curl ? curl->easy_init() : NULL;
}

void ccurl_easy_cleanup(CURL *easy) { curl()->easy_cleanup(easy); }

// The kind of an option or an info is encoded in its number.
static int option_kind(int option) { return option / 10000 * 10000; }
static int info_kind(CURLINFO info) { return (int)info & CURLINFO_TYPEMASK; }

CURLcode ccurl_easy_set_long(CURL *easy, CURLoption option, long value) {
  if (option_kind(option) != CURLOPTTYPE_LONG) return CURLE_BAD_FUNCTION_ARGUMENT;
  return curl()->easy_setopt(easy, option, value);
}

CURLcode ccurl_easy_set_offset(CURL *easy, CURLoption option, curl_off_t value) {
  if (option_kind(option) != CURLOPTTYPE_OFF_T) return CURLE_BAD_FUNCTION_ARGUMENT;
  return curl()->easy_setopt(easy, option, value);
}

CURLcode ccurl_easy_set_string(CURL *easy, CURLoption option, const char *value) {
  if (option_kind(option) != CURLOPTTYPE_OBJECTPOINT) return CURLE_BAD_FUNCTION_ARGUMENT;
  return curl()->easy_setopt(easy, option, value);
}

CURLcode ccurl_easy_set_list(CURL *easy, CURLoption option, const struct curl_slist *value) {
  if (option_kind(option) != CURLOPTTYPE_OBJECTPOINT) return CURLE_BAD_FUNCTION_ARGUMENT;
  return curl()->easy_setopt(easy, option, value);
}

CURLcode ccurl_easy_set_pointer(CURL *easy, CURLoption option, const void *value) {
  if (option_kind(option) != CURLOPTTYPE_OBJECTPOINT) return CURLE_BAD_FUNCTION_ARGUMENT;
  return curl()->easy_setopt(easy, option, value);
}

CURLcode ccurl_easy_set_write_function(CURL *easy, curl_write_callback function) {
  return curl()->easy_setopt(easy, CURLOPT_WRITEFUNCTION, function);
}

CURLcode ccurl_easy_set_header_function(CURL *easy, curl_write_callback function) {
  return curl()->easy_setopt(easy, CURLOPT_HEADERFUNCTION, function);
}

CURLcode ccurl_easy_get_long(CURL *easy, CURLINFO info, long *value) {
  if (info_kind(info) != CURLINFO_LONG) return CURLE_BAD_FUNCTION_ARGUMENT;
  return curl()->easy_getinfo(easy, info, value);
}

CURLcode ccurl_easy_get_offset(CURL *easy, CURLINFO info, curl_off_t *value) {
  if (info_kind(info) != CURLINFO_OFF_T) return CURLE_BAD_FUNCTION_ARGUMENT;
  return curl()->easy_getinfo(easy, info, value);
}

CURLcode ccurl_easy_get_pointer(CURL *easy, CURLINFO info, void **value) {
  // CURLINFO_PRIVATE is numbered among the strings, but is a pointer.
  if (info != CURLINFO_PRIVATE && info_kind(info) != CURLINFO_PTR)
    return CURLE_BAD_FUNCTION_ARGUMENT;
  return curl()->easy_getinfo(easy, info, value);
}

struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *text) {
  const ccurl_functions *curl = ccurl_functions_in_use();
  return curl ? curl->slist_append(list, text) : NULL;
}

void ccurl_slist_free_all(struct curl_slist *list) {
  if (list) curl()->slist_free_all(list);
}

CURLM *ccurl_multi_init(void) {
  const ccurl_functions *curl = ccurl_functions_in_use();
  return curl ? curl->multi_init() : NULL;
}

void ccurl_multi_cleanup(CURLM *multi) { curl()->multi_cleanup(multi); }

CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  if (option_kind(option) != CURLOPTTYPE_LONG) return CURLM_BAD_FUNCTION_ARGUMENT;
  return curl()->multi_setopt(multi, option, value);
}

CURLMcode ccurl_multi_add_handle(CURLM *multi, CURL *easy) {
  return curl()->multi_add_handle(multi, easy);
}

CURLMcode ccurl_multi_remove_handle(CURLM *multi, CURL *easy) {
  return curl()->multi_remove_handle(multi, easy);
}

CURLMcode ccurl_multi_perform(CURLM *multi, int *running) {
  return curl()->multi_perform(multi, running);
}

CURLMcode ccurl_multi_poll(
    CURLM *multi, struct curl_waitfd extra[], unsigned int count, int timeout, int *ready) {
  return curl()->multi_poll(multi, extra, count, timeout, ready);
}

CURLMcode ccurl_multi_wakeup(CURLM *multi) { return curl()->multi_wakeup(multi); }

CURLMsg *ccurl_multi_info_read(CURLM *multi, int *left) {
  return curl()->multi_info_read(multi, left);
}

CURLSH *ccurl_share_init(void) {
  const ccurl_functions *curl = ccurl_functions_in_use();
  return curl ? curl->share_init() : NULL;
}

void ccurl_share_cleanup(CURLSH *share) { curl()->share_cleanup(share); }

CURLSHcode ccurl_share_data(CURLSH *share, curl_lock_data data) {
  return curl()->share_setopt(share, CURLSHOPT_SHARE, data);
}

CURLU *ccurl_url(void) {
  const ccurl_functions *curl = ccurl_functions_in_use();
  return curl ? curl->url() : NULL;
}

void ccurl_url_cleanup(CURLU *url) { curl()->url_cleanup(url); }

CURLUcode ccurl_url_get(CURLU *url, CURLUPart part, char **text, unsigned int flags) {
  return curl()->url_get(url, part, text, flags);
}

CURLUcode ccurl_url_set(CURLU *url, CURLUPart part, const char *text, unsigned int flags) {
  return curl()->url_set(url, part, text, flags);
}

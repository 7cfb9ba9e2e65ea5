#include "CCurl.h"

// The kind of an option or an info is encoded in its number.
static int option_kind(int option) { return option / 10000 * 10000; }
static int info_kind(CURLINFO info) { return (int)info & CURLINFO_TYPEMASK; }

CURLcode ccurl_easy_set_long(CURL *easy, CURLoption option, long value) {
  if (option_kind(option) != CURLOPTTYPE_LONG) return CURLE_BAD_FUNCTION_ARGUMENT;
  return curl_easy_setopt(easy, option, value);
}

CURLcode ccurl_easy_set_offset(CURL *easy, CURLoption option, curl_off_t value) {
  if (option_kind(option) != CURLOPTTYPE_OFF_T) return CURLE_BAD_FUNCTION_ARGUMENT;
  return curl_easy_setopt(easy, option, value);
}

CURLcode ccurl_easy_set_string(CURL *easy, CURLoption option, const char *value) {
  if (option_kind(option) != CURLOPTTYPE_OBJECTPOINT) return CURLE_BAD_FUNCTION_ARGUMENT;
  return curl_easy_setopt(easy, option, value);
}

CURLcode ccurl_easy_set_list(CURL *easy, CURLoption option, const struct curl_slist *value) {
  if (option_kind(option) != CURLOPTTYPE_OBJECTPOINT) return CURLE_BAD_FUNCTION_ARGUMENT;
  return curl_easy_setopt(easy, option, value);
}

CURLcode ccurl_easy_set_pointer(CURL *easy, CURLoption option, const void *value) {
  if (option_kind(option) != CURLOPTTYPE_OBJECTPOINT) return CURLE_BAD_FUNCTION_ARGUMENT;
  return curl_easy_setopt(easy, option, value);
}

CURLcode ccurl_easy_set_write_function(CURL *easy, curl_write_callback function) {
  return curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, function);
}

CURLcode ccurl_easy_set_header_function(CURL *easy, curl_write_callback function) {
  return curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, function);
}

CURLcode ccurl_easy_get_long(CURL *easy, CURLINFO info, long *value) {
  if (info_kind(info) != CURLINFO_LONG) return CURLE_BAD_FUNCTION_ARGUMENT;
  return curl_easy_getinfo(easy, info, value);
}

CURLcode ccurl_easy_get_offset(CURL *easy, CURLINFO info, curl_off_t *value) {
  if (info_kind(info) != CURLINFO_OFF_T) return CURLE_BAD_FUNCTION_ARGUMENT;
  return curl_easy_getinfo(easy, info, value);
}

CURLcode ccurl_easy_get_pointer(CURL *easy, CURLINFO info, void **value) {
  // CURLINFO_PRIVATE is numbered among the strings, but is a pointer.
  if (info != CURLINFO_PRIVATE && info_kind(info) != CURLINFO_PTR)
    return CURLE_BAD_FUNCTION_ARGUMENT;
  return curl_easy_getinfo(easy, info, value);
}

CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  if (option_kind(option) != CURLOPTTYPE_LONG) return CURLM_BAD_FUNCTION_ARGUMENT;
  return curl_multi_setopt(multi, option, value);
}

CURLSHcode ccurl_share_data(CURLSH *share, curl_lock_data data) {
  return curl_share_setopt(share, CURLSHOPT_SHARE, data);
}

const curl_version_info_data *ccurl_version(void) { return curl_version_info(CURLVERSION_NOW); }

// Typed wrappers for libcurl's variadic functions: one function per kind of value.
//
// Swift cannot call variadic C functions, and C would not notice an `int` where libcurl reads a
// `long`. Each function here accepts exactly one kind of value. For an option of another kind it
// returns CURLE_BAD_FUNCTION_ARGUMENT (CURLM_BAD_FUNCTION_ARGUMENT for a multi handle) instead of
// passing it on. Functions that are not variadic are used as libcurl declares them.

#ifndef CCURL_H
#define CCURL_H

#include <curl/curl.h>

// Options of an easy handle. Strings are copied by libcurl; lists and pointers are not, and have to
// outlive the handle's use of them.
CURLcode ccurl_easy_set_long(CURL *easy, CURLoption option, long value);
CURLcode ccurl_easy_set_offset(CURL *easy, CURLoption option, curl_off_t value);
CURLcode ccurl_easy_set_string(CURL *easy, CURLoption option, const char *value);
CURLcode ccurl_easy_set_list(CURL *easy, CURLoption option, const struct curl_slist *value);
CURLcode ccurl_easy_set_pointer(CURL *easy, CURLoption option, const void *value);

// The one function that receives the body, and the one that receives header lines.
CURLcode ccurl_easy_set_write_function(CURL *easy, curl_write_callback function);
CURLcode ccurl_easy_set_header_function(CURL *easy, curl_write_callback function);

// Information about a transfer.
CURLcode ccurl_easy_get_long(CURL *easy, CURLINFO info, long *value);
CURLcode ccurl_easy_get_offset(CURL *easy, CURLINFO info, curl_off_t *value);
CURLcode ccurl_easy_get_pointer(CURL *easy, CURLINFO info, void **value);

// Options of a multi handle.
CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value);

// Makes the easy handles of a share handle use one collection of the given data.
CURLSHcode ccurl_share_data(CURLSH *share, curl_lock_data data);

// The features of the libcurl in use. Swift does not see the macro for the newest layout.
const curl_version_info_data *ccurl_version(void);

#endif

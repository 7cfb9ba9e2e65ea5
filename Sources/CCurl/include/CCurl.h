// libcurl, loaded with the first call that needs it, through functions with names of their own.
//
// Swift cannot call variadic C functions, and C would not notice an `int` where libcurl reads a
// `long`. Each function here that sets an option or gets an information accepts exactly one kind
// of value. For an option of another kind it returns CURLE_BAD_FUNCTION_ARGUMENT
// (CURLM_BAD_FUNCTION_ARGUMENT for a multi handle) instead of passing it on. The others are
// libcurl's own, under the same names with a further `c` in front.
//
// Without the library nothing can be made: functions that make something return NULL, and others
// CURLE_FAILED_INIT. Everything that needs something made before assumes that the library is there.

#ifndef CCURL_H
#define CCURL_H

#include <curl/curl.h>

#include "CLoader.h"
#include "ccurl_functions.h"

#pragma GCC visibility push(hidden)

/// libcurl as a library to load.
cloader_library *ccurl_library(void);

/// The features of the libcurl in use, or NULL. Swift does not see the macro for the newest layout.
const curl_version_info_data *ccurl_version(void);
CURLcode ccurl_global_init(long flags);
void ccurl_free(void *memory);

// Without the library both say so.
const char *ccurl_easy_strerror(CURLcode code);
const char *ccurl_multi_strerror(CURLMcode code);

CURL *ccurl_easy_init(void);
void ccurl_easy_cleanup(CURL *easy);

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

struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *text);
void ccurl_slist_free_all(struct curl_slist *list);

CURLM *ccurl_multi_init(void);
void ccurl_multi_cleanup(CURLM *multi);
CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value);
CURLMcode ccurl_multi_add_handle(CURLM *multi, CURL *easy);
CURLMcode ccurl_multi_remove_handle(CURLM *multi, CURL *easy);
CURLMcode ccurl_multi_perform(CURLM *multi, int *running);
CURLMcode ccurl_multi_poll(
    CURLM *multi, struct curl_waitfd extra[], unsigned int count, int timeout, int *ready);
CURLMcode ccurl_multi_wakeup(CURLM *multi);
CURLMsg *ccurl_multi_info_read(CURLM *multi, int *left);

CURLSH *ccurl_share_init(void);
void ccurl_share_cleanup(CURLSH *share);
// Makes the easy handles of a share handle use one collection of the given data.
CURLSHcode ccurl_share_data(CURLSH *share, curl_lock_data data);

CURLU *ccurl_url(void);
void ccurl_url_cleanup(CURLU *url);
CURLUcode ccurl_url_get(CURLU *url, CURLUPart part, char **text, unsigned int flags);
CURLUcode ccurl_url_set(CURLU *url, CURLUPart part, const char *text, unsigned int flags);

#pragma GCC visibility pop

#endif

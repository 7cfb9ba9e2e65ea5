// A libcurl for the whole test program that can be made to fail.
//
// The functions that the program calls by these names are found here first; until libcurl is broken
// they hand everything on.

#ifndef FAILINGCURL_H
#define FAILINGCURL_H

// From now on, and for good, no multi handle can be made, and none can wait.
void failing_curl_break(void);

#endif

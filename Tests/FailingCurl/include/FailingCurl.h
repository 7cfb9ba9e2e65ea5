// A libcurl for the whole test program that can be made to fail.
//
// Calls to these functions by the program arrive here first; until libcurl is broken they are
// passed on.

#ifndef FAILINGCURL_H
#define FAILINGCURL_H

// From now on, permanently, no multi handle can be made, and none can wait.
void failing_curl_break(void);

#endif

// A libcurl for the whole test program that can be made to fail.

#ifndef FAILINGCURL_H
#define FAILINGCURL_H

// From now on, permanently, no multi handle can be made, and none can wait.
void failing_curl_break(void);

#endif

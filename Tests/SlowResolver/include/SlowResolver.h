// A getaddrinfo for the whole test program that is slow for some names.
//
// Names that end in ".slow.test" are answered when a test says so, with "no such name"; all others
// go to the C library at once. libcurl, a shared library, finds this function first, since the
// program exports it.

#ifndef SLOWRESOLVER_H
#define SLOWRESOLVER_H

// How many slow names are being resolved now.
int slow_resolver_waiting(void);

// Answers all slow names that are being resolved now.
void slow_resolver_release(void);

#endif

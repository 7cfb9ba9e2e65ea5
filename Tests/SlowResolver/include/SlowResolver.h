// A getaddrinfo for the whole test program that is slow for some names.
//
// Names that end in ".slow.test" are answered after five seconds, with "no such name"; all others
// go to the C library at once. libcurl, a shared library, finds this function first, since the
// program exports it.

#ifndef SLOWRESOLVER_H
#define SLOWRESOLVER_H

// The number of slow names requested so far.
int slow_resolver_questions(void);

#endif

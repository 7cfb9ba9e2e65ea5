#define _GNU_SOURCE
#include "SlowResolver.h"

#include <dlfcn.h>
#include <netdb.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

typedef int (*resolver)(
    const char *, const char *, const struct addrinfo *, struct addrinfo **);

static atomic_int questions;

int slow_resolver_questions(void) { return atomic_load(&questions); }

static int is_slow(const char *name) {
  static const char suffix[] = ".slow.test";
  size_t length = name ? strlen(name) : 0, tail = sizeof suffix - 1;
  return length > tail && strcmp(name + length - tail, suffix) == 0;
}

__attribute__((visibility("default"))) int getaddrinfo(
    const char *name, const char *service, const struct addrinfo *hints,
    struct addrinfo **addresses) {
  if (is_slow(name)) {
    atomic_fetch_add(&questions, 1);
    sleep(5);
    return EAI_NONAME;
  }
  resolver next = (resolver)dlsym(RTLD_NEXT, "getaddrinfo");
  return next(name, service, hints, addresses);
}

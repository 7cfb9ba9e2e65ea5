#define _GNU_SOURCE
#include "SlowResolver.h"

#include <dlfcn.h>
#include <netdb.h>
#include <pthread.h>
#include <string.h>
#include <time.h>

typedef int (*resolver)(
    const char *, const char *, const struct addrinfo *, struct addrinfo **);

// A test that fails before it lets the names go must not hang.
static const time_t longest_wait_in_seconds = 20;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int waiting, releases;

int slow_resolver_waiting(void) {
  pthread_mutex_lock(&lock);
  int count = waiting;
  pthread_mutex_unlock(&lock);
  return count;
}

void slow_resolver_release(void) {
  pthread_mutex_lock(&lock);
  releases += 1;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
}

static void wait_for_release(void) {
  struct timespec end;
  clock_gettime(CLOCK_REALTIME, &end);
  end.tv_sec += longest_wait_in_seconds;
  pthread_mutex_lock(&lock);
  waiting += 1;
  int before = releases, timed_out = 0;
  while (releases == before && !timed_out) {
    timed_out = pthread_cond_timedwait(&changed, &lock, &end) != 0;
  }
  waiting -= 1;
  pthread_mutex_unlock(&lock);
}

static int is_slow(const char *name) {
  static const char suffix[] = ".slow.test";
  size_t length = name ? strlen(name) : 0, tail = sizeof suffix - 1;
  return length > tail && strcmp(name + length - tail, suffix) == 0;
}

__attribute__((visibility("default"))) int getaddrinfo(
    const char *name, const char *service, const struct addrinfo *hints,
    struct addrinfo **addresses) {
  if (is_slow(name)) {
    wait_for_release();
    return EAI_NONAME;
  }
  resolver next = (resolver)dlsym(RTLD_NEXT, "getaddrinfo");
  return next(name, service, hints, addresses);
}

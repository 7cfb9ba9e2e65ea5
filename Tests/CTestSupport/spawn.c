#define _GNU_SOURCE
#include "CTestSupport.h"

#include <signal.h>
#include <spawn.h>

static void set_actions(
    posix_spawn_file_actions_t *actions, const char *directory, int input, int output, int errors) {
  posix_spawn_file_actions_adddup2(actions, input, 0);
  posix_spawn_file_actions_adddup2(actions, output, 1);
  posix_spawn_file_actions_adddup2(actions, errors, 2);
#ifdef __linux__
  posix_spawn_file_actions_addclosefrom_np(actions, 3);
#endif
  if (directory) posix_spawn_file_actions_addchdir_np(actions, directory);
}

static void set_attributes(posix_spawnattr_t *attributes) {
  sigset_t every, none;
  sigfillset(&every);
  sigemptyset(&none);
  posix_spawnattr_setsigdefault(attributes, &every);
  posix_spawnattr_setsigmask(attributes, &none);
  short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
#ifdef POSIX_SPAWN_CLOEXEC_DEFAULT
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  posix_spawnattr_setflags(attributes, flags);
}

int ctest_spawn(
    pid_t *process, char *const arguments[], char *const environment[], const char *directory,
    int input, int output, int errors) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  set_actions(&actions, directory, input, output, errors);
  set_attributes(&attributes);
  int code = posix_spawnp(process, arguments[0], &actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return code;
}

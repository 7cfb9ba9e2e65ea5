// For dladdr.
#define _GNU_SOURCE

#include "CLoader.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

/// Adds the system's reason to those of the files before.
static void explain(cloader_library *library) {
  const char *reason = dlerror();
  size_t length = strlen(library->problem);
  snprintf(
      library->problem + length, sizeof library->problem - length, "%s%s", length ? "; " : "",
      reason ? reason : "unknown reason");
}

/// Finds every function of a library in one of its files; false at the first that is not there.
static bool find_functions(cloader_library *library, void *handle) {
  char *place = library->table;
  for (const char *const *name = library->functions; *name; name++) {
    void *address = dlsym(handle, *name);
    if (!address) return false;
    // The places are pointers to functions, which must not be written as pointers to data.
    memcpy(place, &address, sizeof address);
    place += sizeof address;
  }
  return true;
}

static void load(cloader_library *library) {
  for (const char *const *file = library->files; *file; file++) {
    // Everything is resolved at once, so that a damaged library fails here and not in a call; and
    // its symbols are visible to nobody else.
    void *handle = dlopen(*file, RTLD_NOW | RTLD_LOCAL);
    if (handle && find_functions(library, handle)) {
      library->file = *file;
      return;
    }
    explain(library);
    if (handle) dlclose(handle);
  }
}

const char *cloader_file(cloader_library *library) {
  pthread_mutex_lock(&library->lock);
  if (!library->was_tried) load(library);
  library->was_tried = true;
  pthread_mutex_unlock(&library->lock);
  return library->file;
}

const char *cloader_problem(cloader_library *library) {
  return cloader_file(library) ? NULL : library->problem;
}

const char *cloader_path(cloader_library *library) {
  if (!cloader_file(library)) return NULL;
  void *function;
  memcpy(&function, library->table, sizeof function);
  Dl_info place;
  return dladdr(function, &place) ? place.dli_fname : NULL;
}

// Libraries of the system that are loaded when they are first needed, and not with the program.
//
// What the program does not need for its first frame costs nothing before it, and a library that
// is missing or damaged costs what it is for and no more.

#ifndef CLOADER_H
#define CLOADER_H

#include <pthread.h>
#include <stdbool.h>

#pragma GCC visibility push(hidden)

/// A library and the functions that are called in it.
typedef struct {
  /// The names of its file to try in turn, and then NULL. On Linux they have no folder: the file
  /// comes from where the system looks for libraries, as if it were linked.
  const char *const *files;
  /// The names of the functions, and then NULL.
  const char *const *functions;
  /// As many pointers, which point to the functions once the library is loaded.
  void *table;
  /// The rest belongs to the loader. Held while it looks at the rest, and the table is written.
  pthread_mutex_t lock;
  bool was_tried;
  const char *file;
  char problem[256];
} cloader_library;

/// The file of a library in use, which the first call loads; NULL if it cannot be loaded. Any
/// thread may call this.
const char *cloader_file(cloader_library *library);

/// Why a library cannot be loaded, in the system's words; NULL if it can.
const char *cloader_problem(cloader_library *library);

/// Where the file of a library is that is in use; NULL if it cannot be loaded or found.
const char *cloader_path(cloader_library *library);

#pragma GCC visibility pop

#endif

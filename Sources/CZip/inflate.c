#include "inflate.h"

// Pointers of the types that the library's header declares.
static struct {
  __typeof__(inflateInit2_) *begin;
  __typeof__(inflate) *inflate;
  __typeof__(inflateReset) *reset;
  __typeof__(inflateEnd) *end;
} zlib;

cloader_library *cinflate_library(void) {
#ifdef __APPLE__
  static const char *const files[] = {"/usr/lib/libz.1.dylib", NULL};
#else
  static const char *const files[] = {"libz.so.1", NULL};
#endif
  static const char *const names[] = {"inflateInit2_", "inflate", "inflateReset", "inflateEnd", NULL};
  static cloader_library library = {
      .files = files, .functions = names, .table = &zlib, .lock = PTHREAD_MUTEX_INITIALIZER};
  _Static_assert(
      sizeof names / sizeof *names == sizeof zlib / sizeof(void *) + 1,
      "The table has a place for each function.");
  return &library;
}

int cinflate_begin(z_stream *stream) {
  if (!cloader_file(cinflate_library())) return Z_STREAM_ERROR;
  // The largest window, and 16 more for gzip's header and trailer.
  return zlib.begin(stream, MAX_WBITS + 16, ZLIB_VERSION, sizeof *stream);
}

int cinflate(z_stream *stream, int flush) { return zlib.inflate(stream, flush); }

int cinflate_reset(z_stream *stream) { return zlib.reset(stream); }

int cinflate_end(z_stream *stream) { return zlib.end(stream); }

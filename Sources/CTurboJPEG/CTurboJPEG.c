#include "CTurboJPEG.h"

// Each function without the `tj` of its name.
#define FUNCTIONS(each)                                                                          \
  each(BufSize) each(Compress2) each(Decompress2) each(DecompressHeader3) each(Destroy)          \
  each(GetScalingFactors) each(InitCompress) each(InitDecompress)

// Pointers of the types that the library's header declares.
static struct {
#define FIELD(name) __typeof__(tj##name) *name;
  FUNCTIONS(FIELD)
} tj;

cloader_library *cturbojpeg_library(void) {
#ifdef __APPLE__
  static const char *const files[] = {
      "/opt/homebrew/lib/libturbojpeg.0.dylib", "/usr/local/lib/libturbojpeg.0.dylib", NULL};
#else
  static const char *const files[] = {"libturbojpeg.so.0", NULL};
#endif
#define NAME(name) "tj" #name,
  static const char *const names[] = {FUNCTIONS(NAME) NULL};
  static cloader_library library = {
      .files = files, .functions = names, .table = &tj, .lock = PTHREAD_MUTEX_INITIALIZER};
  _Static_assert(
      sizeof names / sizeof *names == sizeof tj / sizeof(void *) + 1,
      "The table has a place for each function.");
  return &library;
}

static bool is_loaded(void) { return cloader_file(cturbojpeg_library()) != NULL; }

tjhandle ctjInitCompress(void) { return is_loaded() ? tj.InitCompress() : NULL; }

tjhandle ctjInitDecompress(void) { return is_loaded() ? tj.InitDecompress() : NULL; }

int ctjDestroy(tjhandle handle) { return tj.Destroy(handle); }

tjscalingfactor *ctjGetScalingFactors(int *count) {
  *count = 0;
  return is_loaded() ? tj.GetScalingFactors(count) : NULL;
}

int ctjDecompressHeader3(
    tjhandle handle, const unsigned char *file, unsigned long size, int *width, int *height,
    int *sampling, int *colors) {
  return tj.DecompressHeader3(handle, file, size, width, height, sampling, colors);
}

int ctjDecompress2(
    tjhandle handle, const unsigned char *file, unsigned long size, unsigned char *pixels,
    int width, int pitch, int height, int format, int flags) {
  return tj.Decompress2(handle, file, size, pixels, width, pitch, height, format, flags);
}

unsigned long ctjBufSize(int width, int height, int sampling) {
  return tj.BufSize(width, height, sampling);
}

int ctjCompress2(
    tjhandle handle, const unsigned char *pixels, int width, int pitch, int height, int format,
    unsigned char **file, unsigned long *size, int sampling, int quality, int flags) {
  return tj.Compress2(
      handle, pixels, width, pitch, height, format, file, size, sampling, quality, flags);
}

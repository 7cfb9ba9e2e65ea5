#include "CZip.h"

// Each function without the `zip_` of its name.
#define FUNCTIONS(each)                                                                          \
  each(discard) each(fclose) each(fopen_index) each(fread) each(get_name)                        \
  each(get_num_entries) each(open_from_source) each(source_buffer_create) each(source_free)      \
  each(stat_index)

// Pointers of the types that the library's header declares.
static struct {
#define FIELD(name) __typeof__(zip_##name) *name;
  FUNCTIONS(FIELD)
} zip;

cloader_library *czip_library(void) {
#ifdef __APPLE__
  static const char *const files[] = {
      "/opt/homebrew/lib/libzip.5.dylib", "/usr/local/lib/libzip.5.dylib", NULL};
#else
  // What is called here is the same in both.
  static const char *const files[] = {"libzip.so.5", "libzip.so.4", NULL};
#endif
#define NAME(name) "zip_" #name,
  static const char *const names[] = {FUNCTIONS(NAME) NULL};
  static cloader_library library = {
      .files = files, .functions = names, .table = &zip, .lock = PTHREAD_MUTEX_INITIALIZER};
  _Static_assert(
      sizeof names / sizeof *names == sizeof zip / sizeof(void *) + 1,
      "The table has a place for each function.");
  return &library;
}

zip_source_t *czip_source_buffer_create(
    const void *bytes, zip_uint64_t count, int is_owned, zip_error_t *error) {
  if (!cloader_file(czip_library())) return NULL;
  return zip.source_buffer_create(bytes, count, is_owned, error);
}

void czip_source_free(zip_source_t *source) { zip.source_free(source); }

zip_t *czip_open_from_source(zip_source_t *source, int flags, zip_error_t *error) {
  return zip.open_from_source(source, flags, error);
}

void czip_discard(zip_t *archive) { zip.discard(archive); }

zip_int64_t czip_get_num_entries(zip_t *archive, zip_flags_t flags) {
  return zip.get_num_entries(archive, flags);
}

const char *czip_get_name(zip_t *archive, zip_uint64_t index, zip_flags_t flags) {
  return zip.get_name(archive, index, flags);
}

int czip_stat_index(zip_t *archive, zip_uint64_t index, zip_flags_t flags, zip_stat_t *facts) {
  return zip.stat_index(archive, index, flags, facts);
}

zip_file_t *czip_fopen_index(zip_t *archive, zip_uint64_t index, zip_flags_t flags) {
  return zip.fopen_index(archive, index, flags);
}

zip_int64_t czip_fread(zip_file_t *file, void *buffer, zip_uint64_t count) {
  return zip.fread(file, buffer, count);
}

int czip_fclose(zip_file_t *file) { return zip.fclose(file); }

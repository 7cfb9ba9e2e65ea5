// libzip, loaded with the first archive: its own functions, under the same names with a further
// `c` in front.
//
// Without the library no source can be made; everything else needs one that was made before.

#ifndef CZIP_H
#define CZIP_H

#include <zip.h>

#include "inflate.h"
#include "CLoader.h"

#pragma GCC visibility push(hidden)

/// libzip as a library to load.
cloader_library *czip_library(void);

zip_source_t *czip_source_buffer_create(
    const void *bytes, zip_uint64_t count, int is_owned, zip_error_t *error);
void czip_source_free(zip_source_t *source);
zip_t *czip_open_from_source(zip_source_t *source, int flags, zip_error_t *error);
void czip_discard(zip_t *archive);
zip_int64_t czip_get_num_entries(zip_t *archive, zip_flags_t flags);
const char *czip_get_name(zip_t *archive, zip_uint64_t index, zip_flags_t flags);
int czip_stat_index(zip_t *archive, zip_uint64_t index, zip_flags_t flags, zip_stat_t *facts);
zip_file_t *czip_fopen_index(zip_t *archive, zip_uint64_t index, zip_flags_t flags);
zip_int64_t czip_fread(zip_file_t *file, void *buffer, zip_uint64_t count);
int czip_fclose(zip_file_t *file);

#pragma GCC visibility pop

#endif

// zlib, loaded with the first file that it unpacks: its own functions, under the same names with a
// further `c` in front.
//
// Without the library no unpacking can begin; everything else needs one that has begun.

#ifndef CINFLATE_H
#define CINFLATE_H

#include <zlib.h>

#include "CLoader.h"

#pragma GCC visibility push(hidden)

/// zlib as a library to load.
cloader_library *cinflate_library(void);

/// Prepares a stream, all zeros, for a member of a gzip file, whose checksum is compared.
int cinflate_begin(z_stream *stream);
int cinflate(z_stream *stream, int flush);
/// Prepares a stream for the next member.
int cinflate_reset(z_stream *stream);
int cinflate_end(z_stream *stream);

#pragma GCC visibility pop

#endif

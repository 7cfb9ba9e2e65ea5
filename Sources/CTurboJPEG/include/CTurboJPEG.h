// TurboJPEG, loaded with the first picture: its own functions, under the same names with `ctj` in
// place of `tj`.
//
// Without the library no compressor and no decompressor can be made, and there are no scales;
// everything else needs one that was made before.

#ifndef CTURBOJPEG_H
#define CTURBOJPEG_H

#include <turbojpeg.h>

#include "CLoader.h"

#pragma GCC visibility push(hidden)

/// TurboJPEG as a library to load.
cloader_library *cturbojpeg_library(void);

tjhandle ctjInitCompress(void);
tjhandle ctjInitDecompress(void);
int ctjDestroy(tjhandle handle);

/// The list belongs to the library, which never releases it.
tjscalingfactor *ctjGetScalingFactors(int *count);

int ctjDecompressHeader3(
    tjhandle handle, const unsigned char *file, unsigned long size, int *width, int *height,
    int *sampling, int *colors);
int ctjDecompress2(
    tjhandle handle, const unsigned char *file, unsigned long size, unsigned char *pixels,
    int width, int pitch, int height, int format, int flags);

unsigned long ctjBufSize(int width, int height, int sampling);
int ctjCompress2(
    tjhandle handle, const unsigned char *pixels, int width, int pitch, int height, int format,
    unsigned char **file, unsigned long *size, int sampling, int quality, int flags);

#pragma GCC visibility pop

#endif

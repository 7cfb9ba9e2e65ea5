// How the program was built, as far as whoever built it has said so: see Package.swift.
//
// In C, because the manifest can hand texts to no other compiler.

#ifndef CBUILD_H
#define CBUILD_H

#pragma GCC visibility push(hidden)

/// The commit, with `-dirty` behind it if files differed from it; empty if nobody has said.
const char *cbuild_commit(void);

/// The version of Swift that compiled the program, such as `6.3.1`; empty if nobody has said.
const char *cbuild_swift(void);

#pragma GCC visibility pop

#endif

/// The libraries that the program may load before its first frame, by their names on Linux up to
/// `.so`.
enum StartLibraries {
  static let all: Set = [
    "ld-linux-aarch64", "ld-linux-x86-64", "libc", "libgcc_s", "libm", "libncursesw", "libsqlite3",
    "libstdc++", "libtinfo", "linux-vdso",
  ]

  static let advice = """
    Each library that is loaded before the first frame makes the user wait. Load this one with its \
    first use, through a shim like CZip; or, if the first frame needs it, name it here.
    """
}

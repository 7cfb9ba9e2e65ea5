import Files

/// The contents of a file in the cache: a poster, and after it a checksum.
///
/// So the file is still a JPEG that other programs can show.
enum PosterEntry {
  /// The bytes of a file beyond the poster's own.
  static let overhead = 64

  /// The contents of the file for a poster.
  static func contents(for bytes: [UInt8], named name: String) -> [UInt8] {
    bytes + checksum(of: bytes[...], named: name).utf8
  }

  /// The poster in a file's contents; `nil` if they are damaged, or were written for another name.
  static func bytes(in contents: [UInt8], named name: String) -> [UInt8]? {
    let bytes = contents.dropLast(overhead)
    let checksum = checksum(of: bytes, named: name)
    return contents.suffix(overhead).elementsEqual(checksum.utf8) ? Array(bytes) : nil
  }

  private static func checksum(of bytes: ArraySlice<UInt8>, named name: String) -> String {
    SHA256.hexadecimal(of: Array(name.utf8) + bytes)
  }
}

import Foundation
import MoviesSession

/// The reading of small files as a whole.
enum TextFile {
  /// Reads the bytes of a file; throws if there are more than `limit`.
  ///
  /// A pipe is accepted only if `mayBePipe` is set (see ``InputFile/open(_:mayBePipe:)``) and it is
  /// not empty.
  static func bytes(
    of path: String, limit: Int, mayBePipe: Bool = false
  ) throws(InputFile.Unreadable) -> [UInt8] {
    let descriptor = try InputFile.open(path, mayBePipe: mayBePipe)
    defer { close(descriptor) }
    let bytes = try bytes(of: descriptor, limit: limit)
    guard !bytes.isEmpty || !isPipe(descriptor) else {
      throw InputFile.Unreadable(
        reason: "it is an empty pipe", isNoFile: true)
    }
    return bytes
  }

  private static func isPipe(_ descriptor: Int32) -> Bool {
    lseek(descriptor, 0, SEEK_CUR) == -1 && errno == ESPIPE
  }

  /// Reads a descriptor to its end.
  private static func bytes(
    of descriptor: Int32, limit: Int
  ) throws(InputFile.Unreadable) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 16 << 10)
    while bytes.count <= limit {
      let count = read(descriptor, &block, block.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += block.prefix(count)
      } else if errno != EINTR {
        throw InputFile.Unreadable(errno)
      }
    }
    throw InputFile.Unreadable(reason: "it has more than \(limit) bytes")
  }
}

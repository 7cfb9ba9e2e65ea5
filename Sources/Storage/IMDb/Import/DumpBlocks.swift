import Files
import Foundation

/// The unpacked contents of a dump, block by block; the file is read only as far as needed.
struct DumpBlocks: ~Copyable {
  /// A block of contents, and the position in the file where it ends.
  struct Block: Sendable {
    var bytes: [UInt8]
    /// The number of bytes of the file read so far.
    var position: Int
  }

  /// The descriptor of the file, owned by this value.
  private let file: Int32
  private var gzip: GzipStream?
  private var packed = [UInt8](repeating: 0, count: Self.size)
  private var unread = 0..<0
  private var position = 0
  private var isAtEnd = false

  private static let size = 1 << 18

  /// Opens a dump, gzipped or not.
  ///
  /// - Throws: An ``IMDbDumpFault``, or ``IMDbImportError/withoutUnpacker``.
  init(_ path: String) throws {
    // Opening a pipe would otherwise wait for a writer.
    file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    var status = stat()
    guard file >= 0, fstat(file, &status) == 0 else {
      throw IMDbDumpFault.unreadable(reason: SystemError.last(.read).reason)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw IMDbDumpFault.notAnOrdinaryFile }
    try fill()
    if unread.isEmpty { throw IMDbDumpFault.empty }
    if packed[unread].starts(with: [0x1F, 0x8B]) { gzip = try GzipStream() }
  }

  deinit { if file >= 0 { close(file) } }

  /// Reads the next block.
  ///
  /// - Returns: The block, never empty; `nil` at the end.
  /// - Throws: An ``IMDbDumpFault``.
  mutating func next() throws(IMDbDumpFault) -> Block? {
    if gzip == nil { return try nextUnpacked() }
    let bytes = try unpackedBytes()
    return bytes.isEmpty ? nil : Block(bytes: bytes, position: position - unread.count)
  }

  private mutating func nextUnpacked() throws(IMDbDumpFault) -> Block? {
    try fill()
    defer { unread = 0..<0 }
    return unread.isEmpty ? nil : Block(bytes: Array(packed[unread]), position: position)
  }

  /// Returns a full block of unpacked bytes, or the rest of them.
  private mutating func unpackedBytes() throws(IMDbDumpFault) -> [UInt8] {
    var fault: IMDbDumpFault?
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.size) { buffer, count in
      count = 0
      do throws(IMDbDumpFault) {
        while count < buffer.count {
          try fill()
          guard !unread.isEmpty else { break }
          let room = UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
          count += try unpack(into: room)
        }
      } catch { fault = error }
    }
    if let fault { throw fault }
    if bytes.isEmpty, gzip?.isBetweenMembers == false { throw .cutOff }
    return bytes
  }

  private mutating func unpack(
    into room: UnsafeMutableRawBufferPointer
  ) throws(IMDbDumpFault) -> Int {
    var fault: IMDbDumpFault?
    var count = 0
    packed.withUnsafeBytes { packed in
      var input = packed[unread]
      do throws(IMDbDumpFault) {
        count = try gzip?.unpack(&input, into: room) ?? 0
      } catch { fault = error }
      unread = input.startIndex..<input.endIndex
    }
    if let fault { throw fault }
    return count
  }

  /// Reads more of the file if all bytes read so far are used up.
  private mutating func fill() throws(IMDbDumpFault) {
    guard unread.isEmpty, !isAtEnd else { return }
    let count = packed.withUnsafeMutableBytes { packed in
      var count = read(file, packed.baseAddress, packed.count)
      while count < 0, errno == EINTR { count = read(file, packed.baseAddress, packed.count) }
      return count
    }
    guard count >= 0 else { throw .unreadable(reason: SystemError.last(.read).reason) }
    isAtEnd = count == 0
    position += count
    unread = 0..<count
  }
}

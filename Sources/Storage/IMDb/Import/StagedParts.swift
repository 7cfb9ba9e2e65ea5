import Files
import Foundation

/// Records that are written in any order and read part by part; each part fits in memory.
///
/// All are in one file, which is unlinked at once, so that nothing is left however the program
/// ends.
struct StagedParts {
  private let file: StagedFile
  private var parts: [Int: StagedPart] = [:]
  private var size = 0

  /// The number of bytes of a part to gather before they are written.
  private static let bufferSize = 1 << 15

  /// Makes the file.
  ///
  /// - Parameter folder: The folder for the file.
  /// - Throws: A ``SystemError``.
  init(in folder: String) throws(SystemError) {
    file = try StagedFile(in: folder)
  }

  /// Appends a record to a part.
  ///
  /// - Parameters:
  ///   - part: The number of the part.
  ///   - write: Appends bytes to those of the part.
  /// - Throws: A ``SystemError``.
  mutating func append(
    to part: Int, _ write: (inout [UInt8]) -> Void
  ) throws(SystemError) {
    write(&parts[part, default: StagedPart()].rest)
    guard let bytes = parts[part]?.rest, bytes.count >= Self.bufferSize else { return }
    try file.write(bytes, at: size)
    parts[part]?.places.append(size..<size + bytes.count)
    parts[part]?.rest = []
    size += bytes.count
  }

  /// The written records, to be read on any thread.
  var finished: FinishedParts { FinishedParts(file: file, parts: parts) }
}

/// Staged records that are complete.
struct FinishedParts: Sendable {
  fileprivate let file: StagedFile
  fileprivate let parts: [Int: StagedPart]

  /// The numbers of the parts with records, in ascending order.
  var numbers: [Int] { parts.keys.sorted() }

  /// Reads a part.
  ///
  /// - Returns: All records of the part, in the order in which they were appended.
  /// - Throws: A ``SystemError``.
  func records(of part: Int) throws(SystemError) -> [UInt8] {
    guard let part = parts[part] else { return [] }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(part.places.map(\.count).reduce(part.rest.count, +))
    for place in part.places { try bytes.append(contentsOf: file.read(place)) }
    return bytes + part.rest
  }
}

private struct StagedPart: Sendable {
  /// The ranges of the part's bytes in the file.
  var places: [Range<Int>] = []
  /// The bytes that are not yet in the file.
  var rest: [UInt8] = []
}

/// A file without a name.
private final class StagedFile: Sendable {
  /// The descriptor of the file, owned by this object.
  private let descriptor: Int32

  init(in folder: String) throws(SystemError) {
    // `mkstemp` writes into the array, which ends with a zero byte and outlives both calls.
    var name = Array("\(folder)/staging-XXXXXX".utf8CString)
    descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw .last(.open) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(name)
  }

  deinit { close(descriptor) }

  func write(_ bytes: [UInt8], at place: Int) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
        return pwrite(descriptor, rest.baseAddress, rest.count, off_t(place + done))
      }
      guard count >= 0 || errno == EINTR else { throw .last(.write) }
      done += max(count, 0)
    }
  }

  func read(_ place: Range<Int>) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: place.count) { buffer, done in
      done = 0
      while done < place.count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[done..<place.count])
        let count = pread(descriptor, rest.baseAddress, rest.count, off_t(place.lowerBound + done))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          failure = count < 0 ? .last(.read) : SystemError(.read, code: EIO)
          return
        }
        done += count
      }
    }
    if let failure { throw failure }
    return bytes
  }
}

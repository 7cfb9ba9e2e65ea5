import CSystemZlib
import Foundation

/// A file that is written through zlib at its fastest level, or as it is.
public final class PackedFile {
  private let file: UnsafeMutablePointer<FILE>
  /// Owned by this object; `nil` for a file that is not packed.
  private let stream: UnsafeMutablePointer<z_stream>?
  private var output = [UInt8](repeating: 0, count: 1 << 18)
  private var sinceMember = 0
  var text = DumpText()

  /// How many bytes are gathered before they are packed.
  private static let gathered = 1 << 18
  /// How many unpacked bytes are in a member of the file.
  private let memberSize: Int

  public struct Failure: Error {}

  init(_ path: String, isPacked: Bool, memberSize: Int) throws {
    guard let file = fopen(path, "w") else { throw Failure() }
    self.file = file
    self.memberSize = memberSize
    guard isPacked else {
      stream = nil
      return
    }
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let gzip = MAX_WBITS + 16
    deflateInit2_(
      stream, Z_BEST_SPEED, Z_DEFLATED, gzip, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    self.stream = stream
  }

  deinit {
    fclose(file)
    guard let stream else { return }
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Writes a packed file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - members: What is in each member.
  /// - Throws: A ``Failure`` if nothing can be written there.
  public static func write(_ path: String, members: [[UInt8]]) throws {
    let file = try PackedFile(path, isPacked: true, memberSize: .max)
    for member in members {
      file.text.bytes = member
      try file.endMember()
    }
    guard fflush(file.file) == 0 else { throw Failure() }
  }

  /// Writes what was gathered, once it is much.
  func writeIfMuch() throws {
    guard text.bytes.count >= Self.gathered else { return }
    sinceMember += text.bytes.count
    if sinceMember >= memberSize { try endMember() } else { try write(isLast: false) }
  }

  private func endMember() throws {
    try write(isLast: true)
    if let stream { deflateReset(stream) }
    sinceMember = 0
  }

  func finish() throws {
    try write(isLast: true)
    guard fflush(file) == 0 else { throw Failure() }
  }

  private func write(isLast: Bool) throws {
    defer { text.bytes.removeAll(keepingCapacity: true) }
    guard let stream else { return try put(text.bytes[...]) }
    try text.bytes.withUnsafeMutableBufferPointer { input in
      stream.pointee.next_in = input.baseAddress
      stream.pointee.avail_in = UInt32(input.count)
      repeat {
        let room = output.count
        output.withUnsafeMutableBufferPointer { output in
          stream.pointee.next_out = output.baseAddress
          stream.pointee.avail_out = UInt32(room)
          deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
        }
        try put(output[..<(room - Int(stream.pointee.avail_out))])
      } while stream.pointee.avail_out == 0
    }
  }

  private func put(_ bytes: ArraySlice<UInt8>) throws {
    let written = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    guard written == bytes.count else { throw Failure() }
  }
}

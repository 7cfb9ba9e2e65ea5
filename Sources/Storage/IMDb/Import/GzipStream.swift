import CZip

/// The state of zlib while it unpacks a gzip file, which may have several members.
struct GzipStream: ~Copyable {
  /// The stream, owned by this value; zlib keeps its address.
  private let stream: UnsafeMutablePointer<z_stream>
  /// Whether the input so far consists of whole members with correct checksums.
  private(set) var isBetweenMembers = false
  private var hasMembers = false

  /// Prepares for the first member.
  ///
  /// - Throws: ``IMDbImportError/withoutUnpacker`` if zlib cannot be loaded.
  init() throws(IMDbImportError) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    guard cinflate_begin(stream) == Z_OK else {
      stream.deallocate()
      throw .withoutUnpacker
    }
  }

  deinit {
    _ = cinflate_end(stream)
    stream.deallocate()
  }

  /// Unpacks some bytes.
  ///
  /// - Parameters:
  ///   - input: The packed bytes; used ones are removed.
  ///   - output: The room for unpacked bytes.
  /// - Returns: The number of unpacked bytes.
  /// - Throws: ``IMDbDumpFault/damaged``.
  mutating func unpack(
    _ input: inout Slice<UnsafeRawBufferPointer>, into output: UnsafeMutableRawBufferPointer
  ) throws(IMDbDumpFault) -> Int {
    if isBetweenMembers, try !beginsMember(in: &input) { return 0 }
    stream.pointee.next_in = UnsafeMutablePointer(
      mutating: UnsafeRawBufferPointer(rebasing: input).bindMemory(to: UInt8.self).baseAddress)
    stream.pointee.avail_in = UInt32(input.count)
    stream.pointee.next_out = output.bindMemory(to: UInt8.self).baseAddress
    stream.pointee.avail_out = UInt32(output.count)
    let outcome = cinflate(stream, Z_NO_FLUSH)
    input = input.suffix(Int(stream.pointee.avail_in))
    switch outcome {
    case Z_OK, Z_BUF_ERROR: break
    case Z_STREAM_END:
      isBetweenMembers = true
      hasMembers = true
    default: throw .damaged
    }
    return output.count - Int(stream.pointee.avail_out)
  }

  /// Begins the next member; returns `false` if nothing but padding zeros follows.
  private mutating func beginsMember(
    in input: inout Slice<UnsafeRawBufferPointer>
  ) throws(IMDbDumpFault) -> Bool {
    input = input.drop { $0 == 0 }
    guard !input.isEmpty else { return false }
    guard cinflate_reset(stream) == Z_OK else { throw .damaged }
    isBetweenMembers = false
    return true
  }
}

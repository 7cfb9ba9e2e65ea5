import CTurboJPEG

extension Raster {
  /// The picture as a JPEG file; empty if TurboJPEG cannot be loaded, or has no memory.
  var jpeg: [UInt8] {
    // The encoder belongs to this call, which destroys it.
    guard let encoder = ctjInitCompress() else { return [] }
    defer { ctjDestroy(encoder) }
    let sampling = Int32(TJSAMP_444.rawValue)
    let largest = Int(ctjBufSize(Int32(width), Int32(height), sampling))
    return Array(unsafeUninitializedCapacity: largest) { buffer, count in
      // The array keeps its buffer: the encoder may neither replace nor free it.
      var file = buffer.baseAddress
      var size = UInt(largest)
      let failed = pixels.withUnsafeBytes { bytes in
        ctjCompress2(
          encoder, bytes.bindMemory(to: UInt8.self).baseAddress, Int32(width), 0, Int32(height),
          Int32(TJPF_BGRX.rawValue), &file, &size, sampling, Self.quality, TJFLAG_NOREALLOC)
      }
      count = failed == 0 ? Int(size) : 0
    }
  }

  /// The quality of the JPEG, from 1 to 100; with a lower one, the edges of large letters would not
  /// stay clean.
  private static let quality: Int32 = 88
}

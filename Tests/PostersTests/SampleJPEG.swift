import CTurboJPEG
import Pictures

/// JPEG files made for tests by TurboJPEG's compressor.
enum SampleJPEG {
  /// A picture with red growing to the right, green growing downwards, and some blue.
  static func gradient(width: Int, height: Int) -> [UInt8] {
    (0..<width * height).flatMap { index -> [UInt8] in
      [UInt8(index % width * 255 / width), UInt8(index / width * 255 / height), 64]
    }
  }

  /// The file of a gradient.
  static func file(
    width: Int, height: Int, sampling: TJSAMP = TJSAMP_420, flags: Int32 = 0
  ) -> [UInt8] {
    let pixels = gradient(width: width, height: height)
    return compress(pixels, width, height, TJPF_RGB, sampling, flags)
  }

  /// The file of an evenly grey picture in the four inks of print.
  static func fourInks(width: Int, height: Int) -> [UInt8] {
    let pixels = [UInt8](repeating: 128, count: width * height * 4)
    return compress(pixels, width, height, TJPF_CMYK, TJSAMP_444, 0)
  }

  /// A file whose header tells other dimensions than its own.
  static func file(claiming width: Int, by height: Int) -> [UInt8] {
    var bytes = file(width: 16, height: 16)
    // Baseline's start of frame: length, precision, then height and width with two bytes each.
    guard let frame = bytes.firstRange(of: [0xFF, 0xC0])?.upperBound else { return [] }
    bytes.replaceSubrange(
      frame + 3..<frame + 7,
      with: [height >> 8, height, width >> 8, width].map(UInt8.init(truncatingIfNeeded:)))
    return bytes
  }

  private static func compress(
    _ pixels: [UInt8], _ width: Int, _ height: Int, _ format: TJPF, _ sampling: TJSAMP,
    _ flags: Int32
  ) -> [UInt8] {
    let compressor = ctjInitCompress()
    defer { ctjDestroy(compressor) }
    let capacity = Int(ctjBufSize(Int32(width), Int32(height), Int32(sampling.rawValue)))
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      // The array owns the memory: the library only fills it.
      var start = buffer.baseAddress
      var size = UInt(capacity)
      let result = ctjCompress2(
        compressor, pixels, Int32(width), 0, Int32(height), Int32(format.rawValue), &start, &size,
        Int32(sampling.rawValue), 90, flags | TJFLAG_NOREALLOC)
      count = result == 0 ? Int(size) : 0
    }
  }
}

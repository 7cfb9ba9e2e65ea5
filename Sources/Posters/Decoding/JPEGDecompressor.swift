import CTurboJPEG
internal import Titles

/// TurboJPEG's decompressor; it exists while this value lives.
struct JPEGDecompressor: ~Copyable {
  /// The size of a picture in pixels.
  struct Dimensions {
    var width: Int
    var height: Int

    /// The number of pixels.
    var area: Int { width * height }

    /// The size after decoding at a scale, as TurboJPEG rounds it.
    func scaled(by scale: tjscalingfactor) -> Dimensions {
      let (share, whole) = (Int(scale.num), Int(scale.denom))
      return Dimensions(
        width: (width * share + whole - 1) / whole, height: (height * share + whole - 1) / whole)
    }
  }

  /// The scales that do not enlarge.
  static let scales: [tjscalingfactor] = {
    var count: Int32 = 0
    // The list belongs to the library, which never releases it.
    let list = UnsafeBufferPointer(start: ctjGetScalingFactors(&count), count: Int(count))
    return list.filter { $0.num <= $0.denom }
  }()

  /// Owned by this value.
  private let handle: tjhandle

  /// - Throws: `.withoutDecoder` if TurboJPEG cannot be loaded, `.damaged` if there is no memory.
  init() throws(PosterError) {
    guard cloader_file(cturbojpeg_library()) != nil else { throw .withoutDecoder }
    guard let handle = ctjInitDecompress() else { throw .damaged }
    self.handle = handle
  }

  deinit { ctjDestroy(handle) }

  /// The size that a file's header tells: both sides from 1 to 65,500.
  ///
  /// - Throws: `.damaged` if there is no such header.
  borrowing func dimensions(of bytes: [UInt8]) throws(PosterError) -> Dimensions {
    var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let result = ctjDecompressHeader3(
      handle, bytes, UInt(bytes.count), &width, &height, &sampling, &colors)
    guard result == 0, (1...65_500).contains(width), (1...65_500).contains(height) else {
      throw .damaged
    }
    return Dimensions(width: Int(width), height: Int(height))
  }

  /// Decodes a file whose dimensions are known.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - size: Its dimensions, scaled by one of ``scales``.
  /// - Returns: Red, green and blue, row after row.
  /// - Throws: `.damaged` at the first error or warning, such as an early end.
  borrowing func pixels(
    of bytes: [UInt8], scaledTo size: Dimensions
  ) throws(PosterError) -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: size.area * 3)
    let flags = TJFLAG_LIMITSCANS | TJFLAG_FASTDCT | TJFLAG_STOPONWARNING
    let result = ctjDecompress2(
      handle, bytes, UInt(bytes.count), &pixels, Int32(size.width), 0, Int32(size.height),
      Int32(TJPF_RGB.rawValue), flags)
    guard result == 0 else { throw .damaged }
    return pixels
  }
}

import CTurboJPEG
public import Pictures
public import Titles

/// Turns the bytes of a JPEG into pixels.
///
/// The bytes may be anything. Nothing is allocated before the picture's dimensions are known and
/// have been checked, and a file that is cut short is damaged, not half a picture.
public enum JPEGDecoder {
  /// Decodes a picture for a size on the screen.
  ///
  /// Decoding at a smaller scale is faster, and is done in eighths: the result is the smallest
  /// picture that is at least as large as requested, but never larger than the original.
  ///
  /// - Parameters:
  ///   - bytes: The file: colour (YCbCr or RGB) or grey, baseline or progressive.
  ///   - width: The width that is needed, in pixels.
  ///   - height: The height that is needed, in pixels.
  /// - Returns: The picture, in the shape of the original.
  /// - Throws: `PosterError.notAPicture` if the bytes do not begin like a JPEG, `.tooManyPixels`
  ///   above ``PosterLimits/pixels``, and `.damaged` if they cannot be decoded, which includes the
  ///   four inks of CMYK; `.withoutDecoder` if TurboJPEG cannot be loaded.
  public static func picture(
    from bytes: [UInt8], covering width: Int, height: Int
  ) throws(PosterError) -> Picture {
    if let impostor = PosterImpostor(insteadOfJPEG: bytes) { throw .notAPicture(impostor) }
    let decompressor = try JPEGDecompressor()
    let original = try decompressor.dimensions(of: bytes)
    guard original.area <= PosterLimits.pixels else { throw .tooManyPixels }
    let enough = JPEGDecompressor.scales.map(original.scaled).filter {
      $0.width >= width && $0.height >= height
    }
    let size = enough.min { $0.area < $1.area } ?? original
    let pixels = try decompressor.pixels(of: bytes, scaledTo: size)
    guard let picture = Picture(width: size.width, height: size.height, pixels: pixels) else {
      throw .damaged
    }
    return picture
  }
}

/// TurboJPEG's decompressor; it exists while this value lives.
struct JPEGDecompressor: ~Copyable {
  /// The size of a picture in pixels.
  struct Dimensions {
    var width: Int
    var height: Int

    /// The number of pixels.
    var area: Int { width * height }

    /// Returns the size after decoding at a scale, as TurboJPEG rounds it.
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

  /// The library's handle, owned by this value.
  private let handle: tjhandle

  /// Makes a decompressor.
  ///
  /// - Throws: `.withoutDecoder` if TurboJPEG cannot be loaded, `.damaged` if there is no memory.
  init() throws(PosterError) {
    guard cloader_file(cturbojpeg_library()) != nil else { throw .withoutDecoder }
    guard let handle = ctjInitDecompress() else { throw .damaged }
    self.handle = handle
  }

  deinit { ctjDestroy(handle) }

  /// Returns the size in a file's header: both sides are from 1 to 65,500.
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

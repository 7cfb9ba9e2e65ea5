public import Pictures
public import Titles

/// Turns the bytes of a JPEG into pixels.
///
/// The bytes may be anything. Nothing is allocated before the picture's dimensions are known and
/// have been checked, and a file that is cut short is damaged, not half a picture.
public enum JPEGDecoder {
  /// Decodes a picture for a size on the screen.
  ///
  /// Decoding it smaller is faster, and is done in eighths: the result is the smallest that is at
  /// least as large as asked for, and never larger than the original.
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

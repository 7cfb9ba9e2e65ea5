import CTurboJPEG

/// A JPEG file, read with TurboJPEG.
struct DecodedPicture: Equatable {
  var width: Int
  var height: Int
  /// Red, green and blue of each pixel; empty if only the header could be read.
  var pixels: [UInt8] = []

  /// Reads a file; `nil` if it has no header of a JPEG file.
  init?(_ file: [UInt8], isHeaderEnough: Bool = false) {
    // The decoder belongs to this call, which destroys it.
    guard let decoder = ctjInitDecompress() else { return nil }
    defer { ctjDestroy(decoder) }
    let size = UInt(file.count)
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard ctjDecompressHeader3(decoder, file, size, &width, &height, &sampling, &space) == 0
    else { return nil }
    self.width = Int(width)
    self.height = Int(height)
    guard !isHeaderEnough else { return }
    var pixels = [UInt8](repeating: 0, count: self.width * self.height * 3)
    let format = Int32(TJPF_RGB.rawValue)
    // A cut file is decoded as far as it goes, with a warning, which counts as a failure here.
    let failed = ctjDecompress2(
      decoder, file, size, &pixels, width, 0, height, format, TJFLAG_STOPONWARNING)
    if failed == 0 { self.pixels = pixels }
  }
}

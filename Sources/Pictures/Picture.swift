/// A picture as pixels: red, green and blue, one byte each (sRGB).
public struct Picture: Sendable, Hashable {
  /// In pixels, at least 1.
  public let width: Int
  /// In pixels, at least 1.
  public let height: Int
  /// Three bytes for each pixel, row after row from the top, each from left to right.
  public private(set) var pixels: [UInt8]

  /// A picture of these pixels; `nil` unless both sides are at least 1 and the pixels are exactly
  /// as many as they say.
  ///
  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - pixels: Three bytes for each pixel, row after row.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width > 0, height > 0 else { return nil }
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, pixels.count % 3 == 0, pixels.count / 3 == area else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A picture of pixels that are known to be as many as its sides say.
  init(width: Int, height: Int, counted pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

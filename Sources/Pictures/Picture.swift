/// A picture as pixels: red, green and blue, one byte each (sRGB).
public struct Picture: Sendable, Hashable {
  /// The width in pixels, at least 1.
  public let width: Int
  /// The height in pixels, at least 1.
  public let height: Int
  /// The bytes of the pixels, three for each: row after row from the top, each from left to right.
  public private(set) var pixels: [UInt8]

  /// Makes a picture of pixels; `nil` unless both sides are at least 1 and their product is the
  /// number of pixels.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - pixels: Three bytes for each pixel, row after row.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width > 0, height > 0 else { return nil }
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, pixels.count % 3 == 0, pixels.count / 3 == area else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Makes a picture of pixels whose number is known to match its sides.
  init(width: Int, height: Int, counted pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

extension Picture {
  /// Returns the picture scaled to another size: every pixel is the mean of the area that it
  /// covers.
  ///
  /// This is the box filter with exact coverage: a pixel at the edge of an area counts by its part
  /// inside. It is separable, so rows are averaged first, then columns; the means are those of the
  /// plain sRGB values, as in most programs that scale pictures. A larger picture keeps its pixels
  /// as rectangles, with mixed edges where the new pixels do not divide the old ones.
  ///
  /// - Parameters:
  ///   - newWidth: The new width in pixels; less than 1 counts as 1.
  ///   - newHeight: The new height in pixels; less than 1 counts as 1.
  /// - Returns: A picture of exactly that size.
  /// - Complexity: O(*n*) in the number of old and of new pixels.
  public func scaled(toWidth newWidth: Int, height newHeight: Int) -> Picture {
    let (newWidth, newHeight) = (max(1, newWidth), max(1, newHeight))
    if newWidth == width, newHeight == height { return self }
    var scaled: [UInt8] = []
    scaled.reserveCapacity(newWidth * newHeight * 3)
    var line = LineOfSums(width: width, newWidth: newWidth, scale: 1 / Double(width * height))
    for overlap in Overlap.dividing(height, into: newHeight) {
      line.add(row: overlap.old, of: self, times: overlap.length)
      if overlap.completesNew { line.appendMeans(to: &scaled) }
    }
    return Picture(width: newWidth, height: newHeight, counted: scaled)
  }
}

/// A new row while it is computed, as sums over the old pixels in each column.
private struct LineOfSums {
  private let overlaps: [Overlap]
  /// One over the area of a new pixel.
  private let scale: Double
  /// The sums, three for each old column; 32 bits hold the sum of 16 million rows.
  private var sums: [UInt32]

  init(width: Int, newWidth: Int, scale: Double) {
    overlaps = Overlap.dividing(width, into: newWidth)
    self.scale = scale
    sums = Array(repeating: 0, count: width * 3)
  }

  mutating func add(row: Int, of picture: Picture, times length: Int) {
    let weight = UInt32(truncatingIfNeeded: length)
    let start = row * sums.count
    let pixels = picture.pixels.span.extracting(start..<start + sums.count)
    var sums = sums.mutableSpan
    for index in 0..<sums.count { sums[index] &+= UInt32(pixels[index]) &* weight }
  }

  /// Ends the row: appends its pixels, and begins the next one.
  mutating func appendMeans(to pixels: inout [UInt8]) {
    var (red, green, blue) = (0, 0, 0)
    for overlap in overlaps {
      red &+= Int(sums[overlap.old * 3]) &* overlap.length
      green &+= Int(sums[overlap.old * 3 + 1]) &* overlap.length
      blue &+= Int(sums[overlap.old * 3 + 2]) &* overlap.length
      guard overlap.completesNew else { continue }
      pixels.append(mean(red))
      pixels.append(mean(green))
      pixels.append(mean(blue))
      (red, green, blue) = (0, 0, 0)
    }
    for index in sums.indices { sums[index] = 0 }
  }

  private func mean(_ sum: Int) -> UInt8 { UInt8(Double(sum) * scale + 0.5) }
}

/// The part that an old and a new pixel share when a line of pixels is scaled.
struct Overlap {
  let old: Int
  let new: Int
  /// The length of the shared part, a whole number: an old pixel is as long as there are new ones,
  /// and a new pixel as long as there are old ones.
  let length: Int
  /// Whether this is the last part of the new pixel.
  let completesNew: Bool

  /// Returns all overlaps along a line, in order.
  ///
  /// - Complexity: O(*old* + *new*), which also bounds the number of overlaps.
  static func dividing(_ old: Int, into new: Int) -> [Overlap] {
    var overlaps: [Overlap] = []
    overlaps.reserveCapacity(old + new)
    var (oldPixel, newPixel, start) = (0, 0, 0)
    while newPixel < new {
      let (oldEnd, newEnd) = ((oldPixel + 1) * new, (newPixel + 1) * old)
      let end = min(oldEnd, newEnd)
      overlaps.append(
        Overlap(old: oldPixel, new: newPixel, length: end - start, completesNew: end == newEnd))
      if end == oldEnd { oldPixel += 1 }
      if end == newEnd { newPixel += 1 }
      start = end
    }
    return overlaps
  }
}

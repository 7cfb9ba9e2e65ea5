/// The common part of an old and a new pixel, when a line of pixels is divided anew.
struct Overlap {
  let old: Int
  let new: Int
  /// The line is as long as its old pixels times its new ones, so that all lengths are whole: an
  /// old pixel is as long as there are new ones, and the other way round.
  let length: Int
  /// Whether this is the last part of the new pixel.
  let completesNew: Bool

  /// All overlaps along a line, in order.
  ///
  /// - Complexity: O(*old* + *new*), which is also the largest number of them.
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

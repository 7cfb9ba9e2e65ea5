/// A picture being drawn.
struct Raster {
  let width: Int
  let height: Int
  /// The colours of the pixels, such as `0xFF8800`, row after row.
  private(set) var pixels: [UInt32]
  private let scale: Double

  /// Makes a picture of one colour with the shape of a poster; the width in pixels determines the
  /// height.
  init(width: Int, colour: UInt32) {
    self.width = width
    scale = Double(width) / Box.poster.width
    height = Int((Box.poster.height * scale).rounded())
    pixels = Array(repeating: colour, count: width * height)
  }

  /// Fills a shape, smooth at its edges.
  ///
  /// The covered part of each pixel is computed exactly, by area: every edge adds the area between
  /// it and the pixel's right side to the pixels that it crosses, and the rest of its height to the
  /// next ones. The sums along a row are the covered parts.
  mutating func fill(_ path: Path, _ colour: UInt32) {
    guard let bounds = path.bounds else { return }
    var changes = [Float](repeating: 0, count: (width + 2) * height)
    for outline in path.outlines {
      for (start, end) in zip(outline, outline.dropFirst() + outline.prefix(1)) {
        add(start * scale, end * scale, to: &changes)
      }
    }
    let rows = Int(bounds.top * scale)..<Int(bounds.bottom * scale) + 1
    for row in rows.clamped(to: 0..<height) {
      var covered: Float = 0
      for column in 0..<width {
        covered += changes[row * (width + 2) + column]
        let share = UInt32(min(abs(covered), 1) * 256 + 0.5)
        guard share > 0 else { continue }
        let place = row * width + column
        pixels[place] = share == 256 ? colour : Self.mixture(pixels[place], colour, share)
      }
    }
  }

  /// Adds an edge, row by row and column by column.
  private func add(_ start: Point, _ end: Point, to changes: inout [Float]) {
    let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
    let (top, bottom) = (max(upper.y, 0), min(lower.y, Double(height)))
    guard top < bottom else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    for row in Int(top)..<Int(bottom.rounded(.up)) {
      let (high, low) = (max(top, Double(row)), min(bottom, Double(row + 1)))
      let depth = start.y < end.y ? high - low : low - high
      let one = min(max(upper.x + slope * (high - upper.y), 0), Double(width))
      let other = min(max(upper.x + slope * (low - upper.y), 0), Double(width))
      let (left, right) = (min(one, other), max(one, other))
      var x = left
      repeat {
        let next = min(right, x.rounded(.down) + 1)
        let part = left < right ? depth * (next - x) / (right - left) : depth
        let beyond = part * ((x + next) / 2 - x.rounded(.down))
        let place = row * (width + 2) + Int(x)
        changes[place] += Float(part - beyond)
        changes[place + 1] += Float(beyond)
        x = next
      } while x < right
    }
  }

  /// Mixes two colours, given the second one's share in parts of 256; red and blue take one
  /// multiplication.
  private static func mixture(_ one: UInt32, _ other: UInt32, _ share: UInt32) -> UInt32 {
    let outer = (one & 0xFF_00FF) &* (256 - share) &+ (other & 0xFF_00FF) &* share
    let inner = (one & 0x00_FF00) &* (256 - share) &+ (other & 0x00_FF00) &* share
    return outer >> 8 & 0xFF_00FF | inner >> 8 & 0x00_FF00
  }
}

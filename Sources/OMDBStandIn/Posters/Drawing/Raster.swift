/// A picture being drawn.
struct Raster {
  let width: Int
  let height: Int
  /// Red, green, blue and an unused byte for each pixel, from the lowest byte up, row after row.
  private(set) var pixels: [UInt32]
  private let scale: Double

  /// An empty black picture of a poster.
  ///
  /// - Parameter width: In pixels; the height follows from it.
  init(width: Int) {
    self.width = width
    scale = Double(width) / Box.poster.width
    height = Int((Box.poster.height * scale).rounded())
    pixels = Array(repeating: 0, count: width * height)
  }

  /// Fills a shape, smooth at its edges.
  mutating func fill(_ path: Path, _ paint: Paint) {
    let coverage = Coverage(path.map { $0 * scale }, width: width, height: height)
    let ramp = paint.ramp(Self.rampCount).map { Ink($0) }
    let course = paint.course
    let last = Double(ramp.count - 1)
    let side = 1 / scale
    for row in coverage.rows {
      var covered: Float = 0
      let y = (Double(row) + 0.5) * side
      var column = coverage.columns.lowerBound
      for change in coverage.changes(inRow: row) {
        covered += change
        let part = min(abs(covered), 1)
        if part > 0.002 {
          let place = row * width + column
          var step = 0
          if last > 0 {
            let progress = course.progress(at: Point((Double(column) + 0.5) * side, y))
            step = Int(min(max(progress, 0), 1) * last + 0.5)
          }
          pixels[place] = ramp[step].over(pixels[place], part)
        }
        column += 1
      }
    }
  }

  mutating func fill(_ path: Path, _ colour: Colour) { fill(path, .plain(colour)) }

  /// Steps of a gradient: as many as a channel has.
  private static let rampCount = 256
}

/// A colour ready to be laid over pixels.
private struct Ink {
  private let colour: UInt32
  private let opacity: Float

  init(_ colour: Colour) {
    self.colour =
      UInt32(colour.red * 255 + 0.5) | UInt32(colour.green * 255 + 0.5) << 8
      | UInt32(colour.blue * 255 + 0.5) << 16
    opacity = Float(colour.opacity)
  }

  /// This colour over another; red and blue are mixed in one multiplication.
  func over(_ other: UInt32, _ part: Float) -> UInt32 {
    let share = UInt32(part * opacity * 256 + 0.5)
    guard share < 256 else { return colour }
    let rest = 256 - share
    let outer = (colour & 0xFF_00FF) &* share &+ (other & 0xFF_00FF) &* rest
    let inner = (colour & 0x00_FF00) &* share &+ (other & 0x00_FF00) &* rest
    return outer >> 8 & 0xFF_00FF | inner >> 8 & 0x00_FF00
  }
}

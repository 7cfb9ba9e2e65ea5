/// How much of each pixel a shape covers, exactly by area.
///
/// Every edge adds, to the pixels that it crosses, the area between it and the pixel's right side,
/// and to the next ones the rest of its height; summed up along a row, these are the covered parts.
struct Coverage {
  /// The pixels that can be covered; both are empty for a shape outside the picture.
  let columns: Range<Int>
  let rows: Range<Int>
  private let stride: Int
  private var changes: [Float]

  /// The coverage of a shape given in pixels.
  init(_ path: Path, width: Int, height: Int) {
    let bounds = path.bounds ?? Box(left: 0, top: 0, right: 0, bottom: 0)
    columns = Self.pixels(bounds.left, bounds.right, of: width)
    rows = Self.pixels(bounds.top, bounds.bottom, of: height)
    stride = columns.count + 2
    changes = Array(repeating: 0, count: stride * rows.count)
    guard !columns.isEmpty else { return }
    for outline in path.outlines {
      var last = outline.last ?? Point(0, 0)
      for point in outline {
        add(last, point)
        last = point
      }
    }
  }

  /// The changes of the coverage along a row, one for each column.
  func changes(inRow row: Int) -> ArraySlice<Float> {
    let start = (row - rows.lowerBound) * stride
    return changes[start..<(start + columns.count)]
  }

  private static func pixels(_ start: Double, _ end: Double, of count: Int) -> Range<Int> {
    let limit = Double(count)
    let first = Int(min(max(start.rounded(.down), 0), limit))
    return first..<max(first, Int(min(max(end.rounded(.up), 0), limit)))
  }

  private mutating func add(_ start: Point, _ end: Point) {
    guard start.y != end.y else { return }
    let isFalling = start.y < end.y
    let (upper, lower) = isFalling ? (start, end) : (end, start)
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let top = max(upper.y, Double(rows.lowerBound))
    let bottom = min(lower.y, Double(rows.upperBound))
    guard top < bottom else { return }
    let origin = upper.x - Double(columns.lowerBound) - slope * upper.y
    for row in Int(top)..<Int(bottom.rounded(.up)) {
      let (high, low) = (max(top, Double(row)), min(bottom, Double(row + 1)))
      let height = Float(isFalling ? low - high : high - low)
      add(
        height: height, from: Float(origin + slope * high), to: Float(origin + slope * low),
        start: (row - rows.lowerBound) * stride)
    }
  }

  /// Adds a piece of an edge within one row, column by column.
  private mutating func add(height: Float, from start: Float, to end: Float, start place: Int) {
    let limit = Float(columns.count)
    let left = min(max(min(start, end), 0), limit)
    let right = min(max(max(start, end), 0), limit)
    var column = Int(left)
    guard right - left > 0.001 else { return add(height, at: left, column, place) }
    let steepness = height / (right - left)
    var x = left
    while x < right {
      let next = min(right, Float(column + 1))
      add(steepness * (next - x), at: (x + next) / 2, column, place)
      x = next
      column += 1
    }
  }

  private mutating func add(_ height: Float, at x: Float, _ column: Int, _ place: Int) {
    let beyond = height * (x - Float(column))
    changes[place + column] -= height - beyond
    changes[place + column + 1] -= beyond
  }
}

/// A rectangle along the axes.
struct Box: Hashable, Sendable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The whole poster.
  static let poster = Box(left: 0, top: 0, right: 100, bottom: 148)

  var width: Double { right - left }
  var height: Double { bottom - top }
  var centre: Point { Point((left + right) / 2, (top + bottom) / 2) }

  func contains(_ other: Box) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  func inset(by margin: Double) -> Box {
    Box(
      left: left + margin, top: top + margin, right: right - margin, bottom: bottom - margin)
  }
}

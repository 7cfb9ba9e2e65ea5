/// A place on a poster, or a step from one place to another.
///
/// Posters are drawn in units of a hundredth of their width; `x` grows to the right, `y` downwards.
struct Point: Hashable, Sendable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

  var length: Double { (x * x + y * y).squareRoot() }

  /// The step of length 1 in the same direction.
  var unit: Point { self * (1 / length) }

  static func + (left: Point, right: Point) -> Point { Point(left.x + right.x, left.y + right.y) }
  static func - (left: Point, right: Point) -> Point { Point(left.x - right.x, left.y - right.y) }
  static func * (point: Point, factor: Double) -> Point {
    Point(point.x * factor, point.y * factor)
  }
}

/// A rectangle along the axes.
struct Box: Hashable, Sendable {
  var left = 0.0
  var top: Double
  var right = 100.0
  var bottom: Double

  /// The whole poster.
  static let poster = Box(top: 0, bottom: 148)

  var width: Double { right - left }
  var height: Double { bottom - top }
  var centre: Point { Point((left + right) / 2, (top + bottom) / 2) }
}

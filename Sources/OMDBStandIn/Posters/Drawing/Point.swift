/// A place on a poster, or a step from one place to another.
///
/// Posters are drawn in units of a hundredth of their width, `x` to the right, `y` downwards.
struct Point: Hashable, Sendable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  static func + (left: Point, right: Point) -> Point { Point(left.x + right.x, left.y + right.y) }
  static func - (left: Point, right: Point) -> Point { Point(left.x - right.x, left.y - right.y) }
  static func * (point: Point, factor: Double) -> Point {
    Point(point.x * factor, point.y * factor)
  }

  /// The product that is 0 for two steps at right angles.
  func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// The product that is 0 for two steps along the same line.
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  var length: Double { dot(self).squareRoot() }

  /// The step of length 1 to the left of this one; no step at all if this one is none.
  var normal: Point { length > 0 ? Point(y, -x) * (1 / length) : self }

  /// The point at a part of the way, 0 being this point and 1 the other.
  func towards(_ other: Point, _ part: Double) -> Point { self + (other - self) * part }
}

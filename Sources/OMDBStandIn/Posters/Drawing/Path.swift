import Foundation

/// A shape of closed outlines, which turn right around filled areas and left around holes.
///
/// Overlapping outlines form one shape.
struct Path: Hashable, Sendable {
  var outlines: [[Point]]

  /// Makes a polygon from its corners, given in either direction.
  init(_ corners: [Point]) {
    let edges = zip(corners, corners.dropFirst() + corners.prefix(1))
    let area = edges.reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x }
    outlines = [area < 0 ? corners.reversed() : corners]
  }

  init(_ box: Box) {
    let (left, top, right, bottom) = (box.left, box.top, box.right, box.bottom)
    self.init([Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)])
  }

  /// Joins shapes into one.
  init(joining paths: some Sequence<Path>) { outlines = paths.flatMap(\.outlines) }

  /// Returns a slice of a disc between two angles in turns: 0 is on the right, and angles grow
  /// clockwise.
  static func slice(_ centre: Point, _ radius: Double, from start: Double, to end: Double) -> Path {
    let steps = max(2, Int((96 * abs(end - start)).rounded(.up)))
    return Path(
      [centre]
        + (0...steps).map { step in
          let angle = 2 * Double.pi * (start + (end - start) * Double(step) / Double(steps))
          return centre + Point(cos(angle), sin(angle)) * radius
        })
  }

  static func disc(_ centre: Point, _ radius: Double) -> Path {
    slice(centre, radius, from: 0, to: 1)
  }

  /// Returns a disc with a round hole in its middle.
  static func ring(_ centre: Point, outer: Double, inner: Double) -> Path {
    var path = disc(centre, outer)
    path.outlines += disc(centre, inner).outlines.map { $0.reversed() }
    return path
  }

  /// Returns a line of some thickness with square ends and pointed corners.
  static func line(_ points: [Point], thickness: Double, isClosed: Bool) -> Path {
    let count = points.count
    let ends: [(Point, Point)] = points.indices.map { place in
      let isFirst = !isClosed && place == 0
      let isLast = !isClosed && place == count - 1
      let (last, next) = (points[(place + count - 1) % count], points[(place + 1) % count])
      let (before, after) = (points[place] - last, next - points[place])
      let middle = (isFirst ? after : before).unit + (isLast ? before : after).unit
      let stretch = max((middle.x * middle.x + middle.y * middle.y) / 2, 0.4)
      let side = Point(middle.y, -middle.x) * (thickness / 2 / stretch)
      let beyond = middle * (isFirst ? -thickness / 4 : isLast ? thickness / 4 : 0)
      return (points[place] + beyond + side, points[place] + beyond - side)
    }
    return Path(
      joining: (0..<(isClosed ? count : count - 1)).map { start in
        let end = (start + 1) % count
        return Path([ends[start].0, ends[end].0, ends[end].1, ends[start].1])
      })
  }

  func map(_ change: (Point) -> Point) -> Path {
    var path = self
    path.outlines = outlines.map { $0.map(change) }
    return path
  }

  /// The smallest box around the shape; `nil` for a shape without points.
  var bounds: Box? {
    let (across, down) = (outlines.joined().map(\.x), outlines.joined().map(\.y))
    guard let left = across.min(), let right = across.max(), let top = down.min(),
      let bottom = down.max()
    else { return nil }
    return Box(left: left, top: top, right: right, bottom: bottom)
  }
}

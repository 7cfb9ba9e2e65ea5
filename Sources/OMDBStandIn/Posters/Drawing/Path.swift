import Foundation

/// A shape: closed outlines, turning right around what is inside and left around holes.
///
/// Outlines that overlap are one shape together.
struct Path: Hashable, Sendable {
  var outlines: [[Point]]

  init(outlines: [[Point]] = []) { self.outlines = outlines }

  /// A polygon, whichever way around its corners are given.
  init(_ corners: [Point]) {
    let edges = zip(corners, corners.dropFirst() + corners.prefix(1))
    let area = edges.reduce(0) { $0 + $1.0.cross($1.1) }
    outlines = [area < 0 ? corners.reversed() : corners]
  }

  /// Some shapes as one.
  init(joining paths: some Sequence<Path>) { outlines = paths.flatMap(\.outlines) }

  init(_ box: Box) {
    self.init([
      Point(box.left, box.top), Point(box.right, box.top), Point(box.right, box.bottom),
      Point(box.left, box.bottom),
    ])
  }

  static func disc(_ centre: Point, _ radius: Double) -> Path {
    ellipse(centre, radius, radius)
  }

  static func ellipse(_ centre: Point, _ width: Double, _ height: Double) -> Path {
    Path(arc(centre, width, height, from: 0, to: 1))
  }

  /// A disc with a round hole in its middle.
  static func ring(_ centre: Point, outer: Double, inner: Double) -> Path {
    disc(centre, outer).without(disc(centre, inner))
  }

  /// A slice of a disc between two parts of a turn, which begins on the right and goes downwards.
  static func slice(_ centre: Point, _ radius: Double, from start: Double, to end: Double) -> Path {
    Path([centre] + arc(centre, radius, radius, from: start, to: end))
  }

  /// Points along an ellipse between two parts of a turn, which begins on the right and goes
  /// downwards.
  static func arc(
    _ centre: Point, _ width: Double, _ height: Double, from start: Double, to end: Double
  ) -> [Point] {
    let steps = max(4, Int((72 * abs(end - start)).rounded(.up)))
    return (0...steps).map { step in
      let angle = 2 * Double.pi * (start + (end - start) * Double(step) / Double(steps))
      return centre + Point(cos(angle) * width, sin(angle) * height)
    }
  }

  /// A line of some thickness, cut off straight at its ends, its corners pointed.
  static func line(_ points: [Point], thickness: Double, isClosed: Bool = false) -> Path {
    let count = points.count
    let sides: [Point] = points.indices.map { place in
      let last = isClosed ? points[(place + count - 1) % count] : points[max(place - 1, 0)]
      let next = isClosed ? points[(place + 1) % count] : points[min(place + 1, count - 1)]
      let (before, after) = ((points[place] - last).normal, (next - points[place]).normal)
      let middle = before.length == 0 ? after : after.length == 0 ? before : before + after
      let stretch = max(middle.dot(middle) / 2, 0.4)
      let isEnd = before.length == 0 || after.length == 0
      return middle * (thickness / 2 * (isEnd ? 1 : 1 / stretch))
    }
    return Path(
      joining: (0..<(isClosed ? count : count - 1)).lazy.map { start in
        let end = (start + 1) % count
        return Path([
          points[start] + sides[start], points[end] + sides[end], points[end] - sides[end],
          points[start] - sides[start],
        ])
      })
  }

  func with(_ other: Path) -> Path { Path(outlines: outlines + other.outlines) }

  /// This shape with a hole, which is wholly inside it.
  func without(_ hole: Path) -> Path {
    Path(outlines: outlines + hole.outlines.map { $0.reversed() })
  }

  func map(_ change: (Point) -> Point) -> Path {
    Path(outlines: outlines.map { $0.map(change) })
  }

  func moved(by step: Point) -> Path { map { $0 + step } }

  /// This shape around another size and direction; the turn goes to the right.
  func placed(at centre: Point, scale: Double = 1, turn: Double = 0) -> Path {
    let (cosine, sine) = (cos(2 * .pi * turn) * scale, sin(2 * .pi * turn) * scale)
    return map {
      centre + Point($0.x * cosine - $0.y * sine, $0.x * sine + $0.y * cosine)
    }
  }

  /// This shape on the other side of an upright line.
  func mirrored(at x: Double) -> Path {
    Path(outlines: outlines.map { $0.reversed().map { Point(2 * x - $0.x, $0.y) } })
  }

  /// The edges of this shape as lines.
  func outline(thickness: Double) -> Path {
    Path(joining: outlines.lazy.map { .line($0, thickness: thickness, isClosed: true) })
  }

  /// The smallest box around the shape; `nil` for a shape without points.
  var bounds: Box? {
    let points = outlines.joined()
    guard let left = points.lazy.map(\.x).min(), let right = points.lazy.map(\.x).max(),
      let top = points.lazy.map(\.y).min(), let bottom = points.lazy.map(\.y).max()
    else { return nil }
    return Box(left: left, top: top, right: right, bottom: bottom)
  }
}

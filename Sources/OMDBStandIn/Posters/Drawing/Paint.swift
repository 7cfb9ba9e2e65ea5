/// How a shape is filled.
enum Paint: Hashable, Sendable {
  case plain(Colour)
  /// Colours at even distances from one point to another, and beyond them as at the ends.
  case gradient([Colour], from: Point, to: Point)
  /// Colours at even distances from a centre outwards, and beyond the radius as at its end.
  case glow([Colour], centre: Point, radius: Double)

  /// From the top of a box to its bottom.
  static func falling(_ colours: [Colour], in box: Box) -> Paint {
    .gradient(colours, from: Point(0, box.top), to: Point(0, box.bottom))
  }

  /// The colours on the way from the beginning to the end, in even steps.
  func ramp(_ count: Int) -> [Colour] {
    switch self {
    case .plain(let colour): [colour]
    case .gradient(let colours, _, _), .glow(let colours, _, _):
      (0..<count).map { step in
        let place = Double(step) / Double(count - 1) * Double(colours.count - 1)
        let start = min(Int(place), max(colours.count - 2, 0))
        return colours[start].mixed(
          with: colours[min(start + 1, colours.count - 1)], place - Double(start))
      }
    }
  }

  /// The way that the colours take.
  var course: Course {
    switch self {
    case .plain: return .nowhere
    case .gradient(_, let start, let end):
      let way = end - start
      return .along(start, step: way * (1 / way.dot(way)))
    case .glow(_, let centre, let radius): return .around(centre, radius: radius)
    }
  }

  /// The way from the first colour to the last, without the colours: it is asked for every pixel.
  enum Course {
    case nowhere
    case along(Point, step: Point)
    case around(Point, radius: Double)

    /// How far a point is on the way from the beginning (0) to the end (1); can lie outside.
    func progress(at point: Point) -> Double {
      switch self {
      case .nowhere: 0
      case .along(let start, let step): (point - start).dot(step)
      case .around(let centre, let radius): (point - centre).length / radius
      }
    }
  }
}

import Foundation

/// A cut of the posters' own lettering: the skeletons of ``Glyph`` with a thickness and a width.
struct Face: Hashable, Sendable {
  /// The thickness of strokes; this and all other measures are parts of the letters' height.
  var weight: Double
  /// The width of a usual letter.
  var width: Double
  /// How round the corners are, from 0 for sharp ones to 1 for half circles.
  var roundness: Double
  /// The space between two letters.
  var spacing: Double

  /// The space between two words, besides the spaces to their letters.
  private var wordSpace: Double { 0.12 + width * 0.3 }

  /// The width of a line of letters.
  func width(of text: String) -> Double {
    text.reduce(-spacing) { $0 + advance(of: $1) }
  }

  /// The width at which a line is just as wide as it may be.
  func filling(_ extent: Double, with text: String) -> Face {
    var face = self
    let slope = width(of: text, atWidth: 1) - width(of: text, atWidth: 0)
    face.width = slope > 0 ? (extent - width(of: text, atWidth: 0)) / slope : width
    return face
  }

  /// The shape of a line of letters, its upper left corner at the origin.
  func path(of text: String, height: Double) -> Path {
    var path = Path()
    var left = 0.0
    for sign in text {
      if let glyph = Glyph(sign) {
        path.outlines += self.path(of: glyph).map { Point($0.x + left, $0.y) * height }.outlines
      }
      left += advance(of: sign)
    }
    return path
  }

  private func width(of text: String, atWidth width: Double) -> Double {
    var face = self
    face.width = width
    return face.width(of: text)
  }

  private func advance(of sign: Character) -> Double {
    spacing + (Glyph(sign).map(width) ?? wordSpace)
  }

  private func width(of glyph: Glyph) -> Double { weight + (width - weight) * glyph.breadth }

  /// Letters that are narrow or have many strokes have thinner ones, or they would close up.
  private func thickness(of glyph: Glyph) -> Double {
    min(weight, width * 0.37) * (glyph.breadth > 1.4 ? 0.86 : 1)
  }

  private func path(of glyph: Glyph) -> Path {
    let weight = thickness(of: glyph)
    let box = Box(left: 0, top: 0, right: width(of: glyph), bottom: 1)
    let skeleton = box.inset(by: weight / 2)
    return glyph.strokes.reduce(Path()) { path, stroke in
      switch stroke {
      case .line(let corners):
        path.with(
          .line(
            extended(rounded(corners, in: skeleton, isClosed: false), by: weight),
            thickness: weight))
      case .loop(let corners):
        path.with(
          .line(
            rounded(corners, in: skeleton, isClosed: true), thickness: weight, isClosed: true))
      case .slant(let start, let end): path.with(slant(start, end, weight: weight, in: box))
      }
    }
  }

  /// The points along some corners, with arcs in the place of round ones.
  private func rounded(_ corners: [Glyph.Corner], in box: Box, isClosed: Bool) -> [Point] {
    let places = corners.map {
      Point(box.left + $0.place.x * box.width, box.top + $0.place.y * box.height)
    }
    let count = corners.count
    return corners.indices.flatMap { index -> [Point] in
      let place = places[index]
      let isEnd = !isClosed && (index == 0 || index == count - 1)
      guard corners[index].isRound, !isEnd else { return [place] }
      let reaches = [(index + count - 1) % count, (index + 1) % count].map { other in
        (places[other] - place).length * (corners[other].isRound ? 0.5 : 1)
      }
      // Less than the whole way to a neighbour, so that a line keeps its direction at its end.
      let largest = min(reaches[0], reaches[1]) * 0.95
      let radius = min(largest, max(weight / 2, roundness * largest))
      let before = place.towards(
        places[(index + count - 1) % count],
        radius / reaches[0]
          * (corners[(index + count - 1) % count].isRound ? 0.5 : 1))
      let after = place.towards(
        places[(index + 1) % count],
        radius / reaches[1]
          * (corners[(index + 1) % count].isRound ? 0.5 : 1))
      return Self.bend(from: before, around: place, to: after)
    }
  }

  /// A quarter of an ellipse from one point to another.
  private static func bend(from start: Point, around corner: Point, to end: Point) -> [Point] {
    let centre = start + end - corner
    return quarter.map { centre + (start - centre) * $0.x + (end - centre) * $0.y }
  }

  /// A quarter of a circle of radius 1, in few points: letters have many.
  private static let quarter = (0...8).map { step in
    let angle = Double.pi / 2 * Double(step) / 8
    return Point(cos(angle), sin(angle))
  }

  /// A line with square ends: longer at both by half of its thickness.
  private func extended(_ points: [Point], by weight: Double) -> [Point] {
    guard points.count > 1 else { return points }
    func beyond(_ end: Point, from inner: Point) -> Point {
      let step = end - inner
      return end + step * (weight / 2 / step.length)
    }
    let first = beyond(points[0], from: points[1])
    let last = beyond(points[points.count - 1], from: points[points.count - 2])
    return [first] + points.dropFirst().dropLast() + [last]
  }

  /// A sloping stroke: a parallelogram with level ends, wide enough to look as thick as the others.
  private func slant(_ start: Point, _ end: Point, weight: Double, in box: Box) -> Path {
    let reach = weight * 0.55
    func place(_ point: Point) -> Point {
      Point(box.left + reach + point.x * (box.width - 2 * reach), point.y)
    }
    let (start, end) = (place(start), place(end))
    let way = end - start
    let breadth = abs(way.y) > 0 ? min(weight * way.length / abs(way.y), 2 * reach) / 2 : reach
    let side = Point(max(breadth, reach), 0)
    return Path([start + side, end + side, end - side, start - side])
  }
}

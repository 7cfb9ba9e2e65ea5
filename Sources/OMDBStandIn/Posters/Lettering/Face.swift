import Foundation

/// A typeface of the posters: the skeletons of ``Glyph`` with a thickness and a width.
struct Face: Hashable, Sendable {
  /// The thickness of strokes; this and all other measures are fractions of the letters' height.
  var weight: Double
  /// The roundness of the corners, from 0 for sharp ones to 1 for half circles.
  var roundness: Double
  /// The width of an ordinary letter.
  var width = 0.5
  /// The space between two letters.
  var spacing = 0.075

  /// Returns the lettering that was in fashion in a year.
  static func fashion(of year: Int) -> Face {
    switch year {
    case ..<1960: Face(weight: 0.18, roundness: 1)
    case ..<1980: Face(weight: 0.215, roundness: 0.8)
    case ..<2000: Face(weight: 0.19, roundness: 0.35)
    default: Face(weight: 0.2, roundness: 0.6)
    }
  }

  /// The face of small print.
  static let small = Face(weight: 0.2, roundness: 0.6, width: 0.55, spacing: 0.17)

  /// Returns the width of a line of letters.
  func width(of text: String) -> Double {
    text.reduce(-spacing) { $0 + advance(of: $1) }
  }

  /// Returns the width of an ordinary letter that makes a line fill an extent.
  func width(filling extent: Double, with text: String) -> Double {
    var wider = self
    wider.width += 1
    let growth = wider.width(of: text) - width(of: text)
    return growth > 0 ? width + (extent - width(of: text)) / growth : width
  }

  /// Returns the shape of a line of letters, with its upper left corner at the origin.
  func path(of text: String, height: Double) -> Path {
    var left = 0.0
    return Path(
      joining: text.map { sign in
        defer { left += advance(of: sign) }
        return Glyph.all[sign].map(path)?.map { Point($0.x + left, $0.y) * height }
          ?? Path(joining: [])
      })
  }

  private func advance(of sign: Character) -> Double {
    spacing + (Glyph.all[sign].map(width) ?? 0.12 + width * 0.3)
  }

  private func width(of glyph: Glyph) -> Double { weight + (width - weight) * glyph.breadth }

  private func path(of glyph: Glyph) -> Path {
    // Narrow letters and those with many strokes get thinner strokes, so that they do not close up.
    let weight = min(weight, width * 0.37) * (glyph.breadth > 1.4 ? 0.86 : 1)
    let extent = width(of: glyph)
    return Path(
      joining: glyph.strokes.map { stroke in
        if stroke.kind == .slant { return slant(stroke.corners, weight, extent) }
        let corners = stroke.corners.map { place, isRound in
          let (x, y) = (place.x * (extent - weight), place.y * (1 - weight))
          return (Point(x + weight / 2, y + weight / 2), isRound)
        }
        return .line(rounded(corners), thickness: weight, isClosed: stroke.kind == .loop)
      })
  }

  /// Returns the points along the corners of a stroke, with arcs in place of the round corners.
  private func rounded(_ corners: [Glyph.Corner]) -> [Point] {
    corners.indices.flatMap { index -> [Point] in
      let (corner, count) = (corners[index], corners.count)
      guard corner.isRound else { return [corner.place] }
      let neighbours = [count - 1, 1].map { corners[(index + $0) % count] }
      let ways = neighbours.map { $0.place - corner.place }
      // Less than the whole way to a neighbour, so that a line keeps its direction at its end.
      let reaches = zip(ways, neighbours).map { $0.length * ($1.isRound ? 0.475 : 0.95) }
      let reach = reaches.min() ?? 0
      let radius = min(reach, max(weight / 2, roundness * reach))
      return (0...8).map { step in
        let angle = Double.pi / 2 * Double(step) / 8
        let (before, after) = (1 - sin(angle), 1 - cos(angle))
        return corner.place + ways[0] * (before * radius / ways[0].length)
          + ways[1] * (after * radius / ways[1].length)
      }
    }
  }

  /// Returns a sloping stroke: a parallelogram with level ends, wide enough to look as thick as
  /// other strokes.
  private func slant(_ corners: [Glyph.Corner], _ weight: Double, _ extent: Double) -> Path {
    let reach = weight * 0.55
    let ends = corners.map { Point(reach + $0.place.x * (extent - 2 * reach), $0.place.y) }
    let side = Point(reach, 0)
    return Path(ends.map { $0 + side } + ends.reversed().map { $0 - side })
  }
}

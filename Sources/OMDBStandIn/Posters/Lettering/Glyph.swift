/// The skeleton of a capital letter, a digit or a sign: the middle lines of its strokes.
///
/// Places are parts of the letter's box, from 0 at its left and top to 1 at its right and bottom. A
/// ``Face`` gives the skeleton its flesh.
struct Glyph: Sendable {
  /// A corner of a stroke, which faces with round letters turn into an arc unless it is sharp.
  struct Corner: Sendable {
    var place: Point
    var isRound: Bool
  }

  enum Stroke: Sendable {
    /// A line along corners, with square ends.
    case line([Corner])
    /// A line back to where it begins.
    case loop([Corner])
    /// A sloping line, cut off level at the top and at the foot of the letter.
    case slant(Point, Point)
  }

  var strokes: [Stroke]
  /// How much of a usual letter's width this one takes; 0 for a single upright.
  var breadth: Double

  init(_ breadth: Double = 1, _ strokes: Stroke...) {
    self.strokes = strokes
    self.breadth = breadth
  }

  /// The glyph of a sign; `nil` if the face has none for it.
  init?(_ sign: Character) {
    guard let glyph = Self.letters[sign] ?? Self.signs[sign] else { return nil }
    self = glyph
  }
}

extension Glyph.Corner {
  static func round(_ x: Double, _ y: Double) -> Glyph.Corner {
    Glyph.Corner(place: Point(x, y), isRound: true)
  }

  static func sharp(_ x: Double, _ y: Double) -> Glyph.Corner {
    Glyph.Corner(place: Point(x, y), isRound: false)
  }
}

extension Glyph.Stroke {
  static func upright(_ x: Double, from top: Double = 0, to bottom: Double = 1) -> Glyph.Stroke {
    .line([.sharp(x, top), .sharp(x, bottom)])
  }

  static func bar(_ y: Double, from left: Double = 0, to right: Double = 1) -> Glyph.Stroke {
    .line([.sharp(left, y), .sharp(right, y)])
  }

  static func slant(_ x: Double, _ y: Double, to endX: Double, _ endY: Double) -> Glyph.Stroke {
    .slant(Point(x, y), Point(endX, endY))
  }

  static func dot(_ y: Double) -> Glyph.Stroke { .upright(0.5, from: y - 0.02, to: y) }
}

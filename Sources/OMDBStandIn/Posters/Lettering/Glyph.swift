/// The skeleton of a capital letter, a digit or a sign: the middle lines of its strokes.
///
/// Places are fractions of the letter's box, from 0 at its left and top to 1 at its right and
/// bottom. A ``Face`` gives the strokes their thickness.
struct Glyph: Sendable {
  enum Stroke: Character {
    /// A line along corners, with square ends.
    case line = "-"
    /// A line back to where it begins.
    case loop = "@"
    /// A sloping line from one corner to another, cut off level at both.
    case slant = "/"
  }

  /// A corner of a stroke, which faces with round letters turn into an arc unless it is sharp.
  typealias Corner = (place: Point, isRound: Bool)

  /// The width in relation to an ordinary letter's; 0 for a single upright stroke.
  let breadth: Double
  let strokes: [(kind: Stroke, corners: [Corner])]

  /// Reads the words after a character in ``table``: the breadth and the strokes.
  ///
  /// A corner such as `93,47o` has an `o` if it is round.
  private init(_ words: ArraySlice<Substring>) {
    breadth = (words.first.flatMap { Double($0) } ?? 100) / 100
    strokes = words.dropFirst().compactMap { word in
      let corners = word.dropFirst().split(separator: ";").map { corner in
        let parts = corner.split { $0 == "," || $0 == "o" }.map { (Double($0) ?? 0) / 100 }
        return (Point(parts.first ?? 0, parts.last ?? 0), corner.hasSuffix("o"))
      }
      return word.first.flatMap(Stroke.init).map { ($0, corners) }
    }
  }

  /// The glyphs by the characters that they show.
  static let all = Dictionary(
    table.split { $0 == "|" || $0.isNewline }.compactMap { line -> (Character, Glyph)? in
      let words = line.split(separator: " ")
      return words.first?.first.map { ($0, Glyph(words.dropFirst())) }
    }, uniquingKeysWith: { first, _ in first })
}

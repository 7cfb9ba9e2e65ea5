import Titles

/// One-character words that stand for facts among the words of a title.
///
/// They take less than half the space of words made of letters. No other word begins with one, so a
/// search for a letter does not go through all titles of a genre. They come from Unicode's private
/// use area, which the words of names never contain.
enum IMDbSigns {
  /// Returns the signs of genres, in the order of their bits, with single spaces between them.
  static func text(of genres: IMDbGenres) -> String {
    genres.bits.map(genre(ofBit:)).joined(separator: " ")
  }

  /// Returns the sign of the genre at a bit's index.
  static func genre(ofBit bit: Int) -> String { sign(firstGenre, bit) }

  /// Returns the sign of a year; `nil` for an impossible year.
  static func year(_ year: Int) -> String? {
    Years.possible.contains(year) ? sign(firstYear, year - Years.possible.lowerBound) : nil
  }

  private static let firstGenre: UInt32 = 0xE000
  private static let firstYear: UInt32 = 0xE100

  private static func sign(_ first: UInt32, _ place: Int) -> String {
    Unicode.Scalar(first + UInt32(place)).map { String($0) } ?? ""
  }
}

extension IMDbGenres {
  /// The indexes of the set bits.
  var bits: [Int] { Self.names.indices.filter { rawValue & 1 << $0 != 0 } }
}

import Titles

/// Words of one sign that stand for facts among the words of a title.
///
/// They take less than half of the space that words of letters take. No other word begins with one:
/// where a letter is typed, nobody walks past all titles of a genre. They are Unicode's for private
/// use, which the words of names never have.
enum IMDbSigns {
  /// The signs of some genres, in the order of the bits, with single spaces between them.
  static func text(of genres: IMDbGenres) -> String {
    genres.bits.map(genre(ofBit:)).joined(separator: " ")
  }

  /// The sign of a genre, given the place of its bit.
  static func genre(ofBit bit: Int) -> String { sign(firstGenre, bit) }

  /// The sign of a year; `nil` for one that nobody can ask for.
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
  /// The places of the bits that are set.
  var bits: [Int] { Self.names.indices.filter { rawValue & 1 << $0 != 0 } }
}

import Titles

/// The place of a title in the index, which sorts the titles of a source, the best known first.
///
/// The number is that of the row, so that a search for words returns its hits in this order and can
/// stop at any of them. A title whose popularity changes moves to another place.
struct TitlePlace: Hashable, Sendable {
  let number: Int64

  /// The number of bits that distinguish titles of the same popularity.
  ///
  /// They are enough for decades of requests; more would make the index longer.
  private static let sequenceBits = 26
  private static let scopeBits = 44
  private static let bestPopularity = TitleDetail.popularity(votes: .max)

  /// Makes a place that no other title has.
  ///
  /// - Parameters:
  ///   - scope: The number of the source.
  ///   - popularity: The popularity of the title.
  ///   - sequence: The number of the title among those of its source, in the order of learning.
  init(scope: Int64, popularity: Int, sequence: Int64) {
    let step = Int64(Self.bestPopularity - popularity)
    number = scope << Self.scopeBits | step << Self.sequenceBits | sequence
  }

  init(number: Int64) { self.number = number }

  /// The number of the source.
  var scope: Int64 { number >> Self.scopeBits }

  /// Returns the place of the title with another popularity.
  func moved(to popularity: Int) -> TitlePlace {
    let sequence = number & (1 << Self.sequenceBits - 1)
    return TitlePlace(
      scope: scope, popularity: popularity, sequence: sequence)
  }

  /// Returns all places of a source.
  static func all(of scope: Int64) -> ClosedRange<Int64> {
    scope << scopeBits...(scope + 1) << scopeBits - 1
  }
}

import Titles

extension LibraryMark {
  /// The sign in a list: `+` for a title to see, `✓` for one that was seen, and the user's rating.
  ///
  /// It takes ``signWidth`` cells.
  var sign: String {
    let sign = viewings > 0 ? "✓" : isOnWatchlist ? "+" : " "
    let rating = rating.map { String($0) } ?? ""
    return sign + String(repeating: " ", count: 2 - rating.count) + rating
  }

  /// How many cells the sign takes.
  static let signWidth = 3
}

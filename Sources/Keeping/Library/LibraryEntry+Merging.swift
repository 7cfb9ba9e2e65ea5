public import Titles

extension LibraryEntry {
  /// The entry with what another program kept about the same title.
  ///
  /// Nothing that the user has is lost: of two ratings the later one counts, and everything else is
  /// added to what is there. That a title was rated does not mean that it was seen. What is merged
  /// once more changes nothing. The facts stay as they are.
  ///
  /// - Parameter other: What is kept elsewhere.
  /// - Returns: What is kept about the title then.
  public func merged(with other: some LibraryRecord) -> LibraryEntry {
    var entry = self
    entry.merge(other)
    return entry
  }
}

extension LibraryRecord {
  /// Adds what another record says about the same title: see `LibraryEntry.merged(with:)`.
  package mutating func merge(_ other: some LibraryRecord) {
    onWatchlistSince = Moment.earlier(onWatchlistSince, other.onWatchlistSince)
    viewings = viewings.merged(with: other.viewings)
    if other.isRatedLater(than: self) {
      rating = other.rating
      ratedOn = other.ratedOn
    } else if rating == other.rating {
      ratedOn = ratedOn ?? other.ratedOn
    }
    note = Note.joined(note, other.note)
    tags = tags.united(with: other.tags)
    lists = lists.united(with: other.lists)
  }

  /// Whether this has another rating, from a later day.
  fileprivate func isRatedLater(than other: some LibraryRecord) -> Bool {
    guard rating != nil, rating != other.rating else { return false }
    return other.rating == nil || ratedOn.isLater(than: other.ratedOn)
  }
}

/// A time at which something was put on the watchlist, in seconds since 1970.
private enum Moment {
  /// The earlier one of two.
  ///
  /// Files of services tell no more than a day: a moment of that day, wherever on earth it was, is
  /// neither earlier nor later.
  static func earlier(_ one: Int?, _ other: Int?) -> Int? {
    guard let one, let other else { return one ?? other }
    if isWholeDay(other), isAround(other, one) { return one }
    if isWholeDay(one), isAround(one, other) { return other }
    return min(one, other)
  }

  private static func isWholeDay(_ moment: Int) -> Bool { moment.isMultiple(of: day) }

  /// Whether it is on that day in any zone.
  private static func isAround(_ midnight: Int, _ moment: Int) -> Bool {
    let (distance, overflow) = moment.subtractingReportingOverflow(midnight)
    return !overflow && (-day / 2...day / 2 * 3).contains(distance)
  }

  private static let day = 86_400
}

extension [String] {
  /// These, and then those of the others that are not among them.
  func united(with others: [String]) -> [String] {
    guard !others.isEmpty else { return self }
    var known = Set(self)
    return self + others.filter { known.insert($0).inserted }
  }
}
